"""How a game ended."""
from dataclasses import dataclass
from typing import Any, Optional, Tuple

from . import _header as c
from ._library import call
from ._values import name_out

__all__ = ["Result"]


@dataclass(frozen=True)
class Result:
    """Who won, by how much, and why. The fields are those of the JSON object.

    >>> import touchline
    >>> state = touchline.game("draughts").parse_position("B:W18:B15")
    >>> state.apply("15x22")
    >>> state.result
    Result(reason='no_moves', scores=(1, -1), winners=(0,), team_scores=None, winning_team=None, mvp=None)
    """

    #: Why it ended: "no_moves", "goal", "forfeit", …
    reason: str
    #: By seat.
    scores: Tuple[int, ...]
    #: The seats that won; none in a draw.
    winners: Tuple[int, ...]
    #: By team, in games with teams.
    team_scores: Optional[Tuple[int, int]] = None
    #: The team that won, in games with teams; None in a draw.
    winning_team: Optional[int] = None
    #: The seat of the most valuable player, in games that name one.
    mvp: Optional[int] = None

    @property
    def is_draw(self) -> bool:
        """Whether nobody won."""
        return not self.winners


def seat_or_none(number: int) -> Optional[int]:
    """A seat or team, or nobody."""
    return number if number >= 0 else None


def result_out(raw: Any) -> Optional[Result]:
    """The result of a tl_result, or None while the game goes on."""
    if not raw.finished:
        return None
    return Result(
        reason=name_out(call.tl_reason_name, raw.reason),
        scores=tuple(raw.scores[: raw.seats]),
        winners=tuple(seat for seat in range(c.TL_MAX_SEATS) if raw.winners >> seat & 1),
        team_scores=(raw.team_scores[0], raw.team_scores[1]) if raw.has_teams else None,
        winning_team=seat_or_none(raw.winning_team),
        mvp=seat_or_none(raw.mvp),
    )
