"""What can happen in a game: actions, and what a host brings in."""
from dataclasses import dataclass
from typing import Any, Optional

from . import _header as c
from ._values import number_in, seat_in
from .errors import OutOfRange

__all__ = ["Event"]

KINDS = {"action": c.TL_EVENT_ACTION, "forfeit": c.TL_EVENT_FORFEIT, "draw": c.TL_EVENT_DRAW,
         "penalty": c.TL_EVENT_PENALTY}
NAMES = {number: name for name, number in KINDS.items()}


@dataclass(frozen=True)
class Event:
    """An entry of a record: an action, or a host event.

    >>> import touchline
    >>> state = touchline.State("draughts")
    >>> state.apply(touchline.Event.forfeit(0))
    >>> state.result.winners
    (1,)
    """

    #: "action", "forfeit", "draw" or "penalty".
    kind: str
    #: The action that was played or came up, for kind "action".
    action: Optional[int] = None
    #: The seat of a forfeit, the team of a penalty.
    who: Optional[int] = None

    @staticmethod
    def play(action: int) -> "Event":
        """An action, or a chance outcome."""
        return Event("action", action=action)

    @staticmethod
    def forfeit(seat: int) -> "Event":
        """`seat` lost by refusal, resignation or time."""
        return Event("forfeit", who=seat)

    @staticmethod
    def draw() -> "Event":
        """The players agreed to a draw."""
        return Event("draw")

    @staticmethod
    def penalty(team: int) -> "Event":
        """The host penalised a team (games that have penalties)."""
        return Event("penalty", who=team)


def event_in(event: Event) -> Any:
    """The tl_event of an event."""
    if event.kind not in KINDS:
        raise OutOfRange("out_of_range", "there is no such kind of event", event.kind)
    return c.tl_event(KINDS[event.kind], seat_in(event.who or 0), number_in(event.action or 0))


def event_out(raw: Any) -> Event:
    """The event of a tl_event."""
    name = NAMES[raw.kind]
    return Event(name, action=raw.action if name == "action" else None,
                 who=raw.who if name in ("forfeit", "penalty") else None)
