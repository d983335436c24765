"""The games of the library."""
import json
from ctypes import c_int32, c_size_t, c_uint32, c_uint64, string_at
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Dict, List, Optional, Tuple

from . import _header as c
from ._library import call
from ._values import Rules, handle_out, number_out, rules_in, text_in, text_out
from .errors import Unsupported, check

if TYPE_CHECKING:
    from .record import Record
    from .state import State

__all__ = ["Game", "GameText", "game", "games"]


class Game:
    """A game of the library: what can be asked without a state. There is one object for each game.

    Rules are given as a mapping of the fields to change, as a JSON object of them, or as None for the defaults.

    >>> import touchline
    >>> draughts = touchline.game("draughts")
    >>> draughts.title, draughts.seats, draughts.has_turns
    ('English draughts', 2, True)
    >>> draughts.start({"unit": "step"}).action_count
    128
    """

    __slots__ = ("_handle", "name", "title", "seats", "_flags")

    #: As in JSON.
    name: str
    #: For people.
    title: str
    #: The number of seats under the default rules.
    seats: int
    _handle: int
    _flags: int

    def __init__(self, name: str) -> None:
        raise TypeError("games are made by touchline.game(name) and touchline.games()")

    def start(self, rules: Rules = None) -> "State":
        """The first state."""
        from .state import State
        return State._of(handle_out(call.tl_state_new, self._handle, *rules_in(rules)))

    def parse_position(self, text: str, rules: Rules = None) -> "State":
        """The state of a line of text (draughts: FEN). Unsupported in games without `has_position_text`."""
        from .state import State
        return State._of(handle_out(call.tl_state_from_position, self._handle, *text_in(text), *rules_in(rules)))

    def rules(self, rules: Rules = None) -> Dict[str, Any]:
        """All fields of the rules.

        >>> import touchline
        >>> touchline.game("draughts").rules({"draws": "none"})
        {'draws': 'none', 'unit': 'move'}
        """
        return dict(json.loads(self.rules_json(rules))["rules"])

    def rules_json(self, rules: Rules = None) -> str:
        """All fields of the rules as a canonical document."""
        return text_out(call.tl_game_rules_json, self._handle, *rules_in(rules))

    def canonical_rules(self, document: str) -> str:
        """Reads a whole rules document strictly and writes it in canonical form."""
        return text_out(call.tl_game_canonical_rules, self._handle, *text_in(document))

    def action_count(self, rules: Rules = None) -> Optional[int]:
        """The number of dense action ids, 0 to this - 1; None where they are not dense."""
        try:
            return number_out(c_uint64, call.tl_game_action_count, self._handle, *rules_in(rules))
        except Unsupported:
            return None

    def schema(self, kind: str) -> Dict[str, Any]:
        """The JSON Schema of a kind of document: "state", "rules", "record" or "view"."""
        return dict(json.loads(text_out(call.tl_game_schema, self._handle, *text_in(kind))))

    @property
    def has_chance(self) -> bool:
        """Whether there are chance events."""
        return bool(self._flags & c.TL_GAME_CHANCE)

    @property
    def has_hidden(self) -> bool:
        """Whether there is something that not everybody may see."""
        return bool(self._flags & c.TL_GAME_HIDDEN)

    @property
    def has_turns(self) -> bool:
        """Whether there are turns of several actions: `State.turns` and its kin."""
        return bool(self._flags & c.TL_GAME_TURNS)

    @property
    def has_winning_turn(self) -> bool:
        """Whether there is `State.winning_turn`."""
        return bool(self._flags & c.TL_GAME_WINNING_TURN)

    @property
    def has_position_text(self) -> bool:
        """Whether a position has a line of text: `Game.parse_position`, `State.position_text`."""
        return bool(self._flags & c.TL_GAME_POSITION_TEXT)

    @property
    def has_penalties(self) -> bool:
        """Whether there is `State.penalize`."""
        return bool(self._flags & c.TL_GAME_PENALTIES)

    @property
    def has_statistics(self) -> bool:
        """Whether there is `Statistics` of it."""
        return bool(self._flags & c.TL_GAME_STATISTICS)

    @property
    def text_format(self) -> Optional[str]:
        """The name of the text format for whole games, "pdn"; None if there is none."""
        return text_out(call.tl_game_text_format, self._handle) if self._flags & c.TL_GAME_TEXTS else None

    @property
    def text_extension(self) -> Optional[str]:
        """The usual extension of files in that format, ".pdn"."""
        return text_out(call.tl_game_text_extension, self._handle) if self._flags & c.TL_GAME_TEXTS else None

    @property
    def perft_unit(self) -> str:
        """What perft counts unless told otherwise: "moves", "turns" or "actions"."""
        return text_out(call.tl_game_perft_unit, self._handle)

    def read_texts(self, text: str) -> List["GameText"]:
        """The games of a file in the game's text format, faulty ones included.

        >>> import touchline
        >>> for item in touchline.game("draughts").read_texts("1. 11-15 23-19 *  1. 11-15 23-20 *"):
        ...     print(item.number, item.record is not None, item.fault and item.fault.line)
        1 True None
        2 False 1
        """
        found: List[GameText] = []
        failures: List[BaseException] = []

        def keep(_: int, item: Any) -> int:
            try:
                found.append(game_text_out(item.contents))
            except BaseException as failure:  # must not pass through C
                failures.append(failure)
            return len(failures)

        status = call.tl_game_read_texts(self._handle, *text_in(text), c.tl_game_text_visitor(keep), None)
        if failures:
            raise failures[0]
        check(status)
        return found

    def __reduce__(self) -> Any:
        return game, (self.name,)

    def __repr__(self) -> str:
        return f"touchline.game({self.name!r})"


@dataclass(frozen=True)
class Fault:
    """What is wrong with a game of a file."""

    #: Where, from 1.
    line: int
    #: The printed move number, else the count of pairs from 1; 0: a bad set-up.
    move: int
    #: The reason.
    reason: str
    #: What would have been legal there.
    legal: Tuple[str, ...]


@dataclass(frozen=True)
class GameText:
    """One game of a file: a record, or what is wrong with it."""

    #: From 1.
    number: int
    #: Where the game begins, from 1.
    line: int
    #: The game, or None when something is wrong with it.
    record: Optional["Record"]
    #: What is wrong, or None.
    fault: Optional[Fault]
    #: The file's own result text, "*" if it has none.
    result: str
    #: What was passed over, "line 3: …".
    warnings: Tuple[str, ...] = field(default=())


def plain(text: Any) -> str:
    """A tl_text."""
    return string_at(text.text, text.length).decode("utf-8", "replace") if text.length else ""


def game_text_out(item: Any) -> GameText:
    """A tl_game_text, with a copy of its record."""
    from .record import Record
    record = fault = None
    if item.record:
        record = Record._of(handle_out(call.tl_record_clone, item.record))
    else:
        legal = tuple(plain(item.fault_legal[i]) for i in range(item.fault_legal_count))
        fault = Fault(item.fault_line, item.fault_move, plain(item.fault_reason), legal)
    warnings = tuple(plain(item.warnings[i]) for i in range(item.warning_count))
    return GameText(item.number, item.line, record, fault, plain(item.result), warnings)


def make(handle: int) -> Game:
    """The object of a game."""
    made = Game.__new__(Game)
    made._handle = handle
    made.name = text_out(call.tl_game_name, handle)
    made.title = text_out(call.tl_game_title, handle)
    made.seats = number_out(c_int32, call.tl_game_seats, handle)
    made._flags = number_out(c_uint32, call.tl_game_flags, handle)
    return made


GAMES: Dict[int, Game] = {
    handle: make(handle) for handle in
    (handle_out(call.tl_game_at, index) for index in range(number_out(c_size_t, call.tl_game_count)))}


def games() -> Tuple[Game, ...]:
    """All games, in rising order of their names.

    >>> import touchline
    >>> "phutball" in [game.name for game in touchline.games()]
    True
    """
    return tuple(GAMES.values())


def game(name: str) -> Game:
    """The game of that name; UnknownName, with the names that there are, if there is none."""
    return GAMES[handle_out(call.tl_game_find, *text_in(name))]
