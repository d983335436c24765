"""States of games."""
import json
from ctypes import byref, c_int32, c_size_t, c_uint64, string_at
from typing import Any, Callable, Dict, Iterable, List, Optional, Tuple, Union

from . import _header as c
from ._library import call
from ._values import (FEW, Handle, Rules, actions_in, actions_out, flag_out, handle_out, list_out, number_in,
                      number_out, rules_in, seat_in, size_in, svg_options, text_in, text_options, text_out,
                      viewer_in)
from .errors import OutOfRange, Unsupported, check
from .event import Event, event_in, event_out
from ._game import GAMES, Game, game
from .result import Result, result_out
from .rng import Rng
from .turns import Turns, WinningTurn, limit_in
from .view import View

__all__ = ["State", "CHANCE", "NOBODY"]

#: As a mover: a chance event is next.
CHANCE: int = c.TL_CHANCE
#: As a mover: the game is finished.
NOBODY: int = c.TL_NOBODY

Action = Union[int, str, Event]
Turn = Union[str, Iterable[int]]
Progress = Callable[[int, float], Any]
UNITS = {None: c.TL_PERFT_STANDARD, "actions": c.TL_PERFT_ACTIONS, "turns": c.TL_PERFT_TURNS,
         "steps": c.TL_PERFT_STEPS}
ANSWERS = {c.TL_WINNING_TURN: "turn", c.TL_WINNING_NONE: "none", c.TL_WINNING_UNKNOWN: "unknown"}


class State(Handle):
    """A state of a game: the position and all else that can still matter, with the rules.

    A value: copies are independent, equal states have equal futures, and `hash` goes with `==`. Do not change one while
    it is in a set, or a key of a dictionary. What is refused raises an `Error` and changes nothing.
    Many threads may read one state; while one changes it, no other may use it.

    >>> import copy, touchline
    >>> state = touchline.State("draughts")
    >>> state.apply("11-15")
    >>> other = copy.copy(state)
    >>> other.apply("22-18")
    >>> state.mover, other.mover, state == other
    (1, 0, False)
    """

    __slots__ = ()
    _free = staticmethod(call.tl_state_free)

    def __init__(self, of: Union[str, Game], rules: Rules = None) -> None:
        start = of if isinstance(of, Game) else game(of)
        super().__init__(handle_out(call.tl_state_new, start._handle, *rules_in(rules)))

    # Copies and comparison

    def copy(self) -> "State":
        """An independent copy."""
        return State._of(handle_out(call.tl_state_clone, self._handle))

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, memo: Any) -> "State":
        return self.copy()

    def __reduce__(self) -> Any:
        return State.from_json, (self.to_json(),)

    def assign(self, other: "State") -> None:
        """Makes this state equal to another one, which may be of another game."""
        check(call.tl_state_assign(self._handle, other._handle))

    def start_again(self) -> "State":
        """The first state of a game by the same rules."""
        return State._of(handle_out(call.tl_state_start_again, self._handle))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return flag_out(call.tl_state_equal, self._handle, other._handle)

    def __hash__(self) -> int:
        return self.state_hash

    def same_rules(self, other: "State") -> bool:
        """Whether the two are of one game by the same rules."""
        return flag_out(call.tl_state_same_rules, self._handle, other._handle)

    @property
    def state_hash(self) -> int:
        """64 bits of the whole state, the same on every platform."""
        return number_out(c_uint64, call.tl_state_hash, self._handle)

    @property
    def position_hash(self) -> int:
        """64 bits of board and mover, for search."""
        return number_out(c_uint64, call.tl_state_position_hash, self._handle)

    def view_hash(self, viewer: Optional[int] = None) -> int:
        """64 bits of what a seat sees, or an onlooker (None)."""
        return number_out(c_uint64, call.tl_state_view_hash, self._handle, viewer_in(viewer))

    # How it stands

    @property
    def game(self) -> Game:
        """The game that it is of."""
        return GAMES[handle_out(call.tl_state_game, self._handle)]

    @property
    def rules(self) -> Dict[str, Any]:
        """All fields of its rules."""
        return dict(json.loads(text_out(call.tl_state_rules_json, self._handle))["rules"])

    @property
    def seats(self) -> int:
        """The number of seats under its rules. They are numbered from 0."""
        return number_out(c_int32, call.tl_state_seats, self._handle)

    @property
    def mover(self) -> int:
        """Who decides next: a seat, CHANCE, or NOBODY when the game is finished."""
        return number_out(c_int32, call.tl_state_mover, self._handle)

    @property
    def is_finished(self) -> bool:
        """Whether the game is finished."""
        return self.mover == NOBODY

    @property
    def is_chance(self) -> bool:
        """Whether a chance event is next."""
        return self.mover == CHANCE

    @property
    def mid_turn(self) -> bool:
        """Whether the last action left its turn unfinished."""
        return flag_out(call.tl_state_mid_turn, self._handle)

    @property
    def result(self) -> Optional[Result]:
        """How the game ended; None while it goes on."""
        raw = c.tl_result()
        check(call.tl_state_result(self._handle, byref(raw)))
        return result_out(raw)

    @property
    def action_count(self) -> Optional[int]:
        """The number of dense action ids under its rules; None where they are not dense."""
        try:
            return number_out(c_uint64, call.tl_state_action_count, self._handle)
        except Unsupported:
            return None

    # Actions

    def legal(self, seat: Optional[int] = None) -> List[int]:
        """The legal actions in rising order: the host's list, chance outcomes included, empty exactly when the game is
        finished. With `seat` what that seat may choose now: nothing unless it is to act.

        >>> import touchline
        >>> len(touchline.State("draughts").legal()), touchline.State("draughts").legal(1)
        (7, [])
        """
        if seat is None:
            return actions_out(call.tl_state_legal_actions, self._handle)
        return actions_out(call.tl_state_seat_actions, self._handle, seat_in(seat))

    def legal_texts(self, seat: Optional[int] = None) -> List[str]:
        """The same as texts.

        >>> import touchline
        >>> touchline.State("draughts").legal_texts()
        ['9-13', '9-14', '10-14', '10-15', '11-15', '11-16', '12-16']
        """
        return [self.text(action) for action in self.legal(seat)]

    def is_legal(self, action: int) -> bool:
        """Whether an action is legal now. Any number may be asked for."""
        return flag_out(call.tl_state_is_legal, self._handle, number_in(action))

    def weight(self, outcome: int) -> int:
        """The weight of a chance outcome, a positive integer; 0 for anything else."""
        return number_out(c_uint64, call.tl_state_weight, self._handle, number_in(outcome))

    def outcomes(self) -> List[Tuple[int, int]]:
        """The outcomes of a chance event with their weights; empty where none is next."""
        return [(action, self.weight(action)) for action in self.legal()] if self.is_chance else []

    def random_action(self, rng: Rng) -> int:
        """A random outcome by weight at a chance event, else any legal action with the same likelihood."""
        return number_out(c_uint64, call.tl_state_random_action, self._handle, rng._handle)

    def text(self, action: Union[int, Event]) -> str:
        """The text of a legal action, "22x15x8", or of an event, "forfeit 1"."""
        if isinstance(action, Event):
            return text_out(call.tl_state_event_text, self._handle, byref(event_in(action)))
        return text_out(call.tl_state_action_text, self._handle, number_in(action))

    def parse(self, text: str) -> int:
        """The legal action that a text means; spaces, case and short forms as people type them are accepted."""
        return number_out(c_uint64, call.tl_state_parse_action, self._handle, *text_in(text))

    def parse_events(self, text: str) -> List[Event]:
        """The events that a text means: an action or host event, or all actions of a text that stands for several, as a
        whole line-up does."""
        items, count = list_out(c.tl_event, call.tl_state_parse_events, self._handle, *text_in(text))
        return [event_out(items[i]) for i in range(count)]

    def apply(self, action: Action) -> None:
        """Plays a legal action: its number or a text; or brings in a host event.

        >>> import touchline
        >>> state = touchline.State("phutball")
        >>> state.apply("h11")
        >>> state.apply("draw")
        >>> state.result.is_draw
        True
        """
        if isinstance(action, str):
            self._apply_all(self.parse_events(action))
        elif isinstance(action, Event):
            check(call.tl_state_apply_event(self._handle, byref(event_in(action))))
        else:
            check(call.tl_state_apply(self._handle, number_in(action)))

    def _apply_all(self, events: List[Event]) -> None:
        """Every event, or none."""
        if len(events) == 1:
            self.apply(events[0])
            return
        after = self.copy()
        for event in events:
            after.apply(event)
        self.assign(after)

    def after(self, action: Action) -> "State":
        """A copy in which the action has been played."""
        copy = self.copy()
        copy.apply(action)
        return copy

    def forfeit(self, seat: int) -> None:
        """Ends the game: the seat, its side or team, loses."""
        check(call.tl_state_forfeit(self._handle, seat_in(seat)))

    def agree_draw(self) -> None:
        """Ends the game as drawn by agreement."""
        check(call.tl_state_agree_draw(self._handle))

    def penalize(self, team: int) -> None:
        """Penalises a team. Unsupported in games without `has_penalties`."""
        check(call.tl_state_penalize(self._handle, seat_in(team)))

    # Turns of several actions: Unsupported in games without them

    def turns(self, limit: Optional[int] = None, unique: bool = False, memory: int = 0) -> Turns:
        """The whole turns from here, found one by one as they are asked for: at most `limit`, and with `unique` one for
        each different result; that may use `memory` bytes (0: 1 GiB)."""
        return Turns(self, limit, unique, memory)

    def turn_text(self, turn: Iterable[int]) -> str:
        """A legal turn as text, "K6-G9-G11"."""
        return text_out(call.tl_state_turn_text, self._handle, *actions_in(turn))

    def parse_turn(self, text: str) -> Tuple[int, ...]:
        """The actions of the turn that a text means."""
        return tuple(actions_out(call.tl_state_parse_turn, self._handle, *text_in(text)))

    def apply_turn(self, turn: Turn) -> None:
        """Plays every action of a turn, given as text or actions, or none of them.

        >>> import touchline
        >>> state = touchline.game("phutball").parse_position("15x19 O H10 H11")
        >>> state.apply_turn("H10-H12")
        >>> state.mover, state.mid_turn
        (1, False)
        """
        actions = self.parse_turn(turn) if isinstance(turn, str) else list(turn)
        self._apply_all([Event.play(action) for action in actions])

    def winning_turn(self, node_limit: Optional[int] = None) -> WinningTurn:
        """Whether the mover can end this turn with a goal, looking at no more than `node_limit` jumps or steps.
        Unsupported in games without `has_winning_turn`.

        >>> import touchline
        >>> state = touchline.game("phutball").parse_position("15x19 O H18 H19")
        >>> answer = state.winning_turn()
        >>> answer.answer, state.turn_text(answer.actions)
        ('turn', 'H18-H20')
        """
        limit = limit_in(node_limit, "node_limit")
        room = FEW
        while True:
            actions, count, answer, nodes = (c_uint64 * room)(), c_size_t(), c_int32(), c_uint64()
            status = call.tl_state_winning_turn(self._handle, limit, actions, room, byref(count), byref(answer),
                                                byref(nodes))
            if status != c.TL_ERROR_SHORT_BUFFER:
                break
            room = count.value
        check(status)
        return WinningTurn(ANSWERS[answer.value], tuple(actions[: count.value]), nodes.value)

    # Hidden information

    def observe(self, viewer: Optional[int] = None) -> View:
        """What a seat sees, or an onlooker (None)."""
        return View._of(handle_out(call.tl_state_observe, self._handle, viewer_in(viewer)))

    def redeal(self, viewer: Optional[int], rng: Rng) -> "State":
        """A state that looks the same to the viewer, what it does not see dealt again at random."""
        return self.observe(viewer).redeal(rng)

    # Documents and pictures

    @staticmethod
    def from_json(text: str) -> "State":
        """Reads a state document of any game, strictly; at most 1 MiB."""
        return State._of(handle_out(call.tl_state_from_json, *text_in(text)))

    def to_json(self) -> str:
        """The canonical state document."""
        return text_out(call.tl_state_to_json, self._handle)

    def rules_json(self) -> str:
        """The canonical document of its rules."""
        return text_out(call.tl_state_rules_json, self._handle)

    def result_json(self) -> str:
        """The result object as canonical JSON; "null" while the game goes on."""
        return text_out(call.tl_state_result_json, self._handle)

    def position_text(self) -> str:
        """The line of text for the position. Unsupported in games without `has_position_text`.

        >>> import touchline
        >>> touchline.State("draughts").position_text()
        'B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12'
        """
        return text_out(call.tl_state_position_text, self._handle)

    def svg(self, *, dark: bool = False, flip: bool = False, targets: bool = False, adapt: bool = False,
            before: Optional["State"] = None, turn: Iterable[int] = ()) -> str:
        """A picture as SVG: in the dark theme, from the other side of the board, with what the mover can do marked,
        light or dark as whoever looks prefers; and with the turn shown that led here from the state `before` it."""
        look = svg_options(dark, flip, targets, adapt)
        if before is None:
            return text_out(call.tl_state_svg, self._handle, look)
        return text_out(call.tl_state_svg_after, self._handle, look, before._handle, *actions_in(turn))

    def text_board(self, *, flip: bool = False, colour: bool = False) -> str:
        """A picture of characters: from the other side of the board, with the escape sequences that colour text on
        terminals. `str` gives the plain one.

        >>> import touchline
        >>> touchline.State("draughts").text_board(flip=True).splitlines()[0]
        '32    w   w   w   w  29'
        """
        return text_out(call.tl_state_text_board_with, self._handle, text_options(flip, colour))

    def __str__(self) -> str:
        return text_out(call.tl_state_text_board, self._handle)

    def _repr_svg_(self) -> str:
        return self.svg()

    def __repr__(self) -> str:
        mover = self.mover
        next_is = {CHANCE: "chance is next", NOBODY: "finished"}.get(mover, f"seat {mover} to move")
        return f"<touchline.State of {self.game.name}: {next_is}>"

    # Perft

    def perft(self, depth: int, *, unit: Optional[str] = None, unique: bool = False, threads: int = 1,
              hash_mib: int = 0, progress: Optional[Progress] = None) -> Optional[int]:
        """Counts the leaves `depth` plies below: "actions", "turns" or "steps", or what the game counts by itself.
        `progress(nodes, share)` is called now and then; when it returns False the count stops, and the answer is None.

        >>> import touchline
        >>> touchline.State("draughts").perft(5)
        7361
        """
        return self._count(depth, unit, unique, threads, hash_mib, progress, None)

    def divide(self, depth: int, *, unit: Optional[str] = None, unique: bool = False, threads: int = 1,
               hash_mib: int = 0) -> Dict[str, int]:
        """As `perft` with the leaves below each first move, in the order of listing."""
        below: Dict[str, int] = {}

        def keep(_: int, text: int, length: int, nodes: int) -> None:
            below[string_at(text, length).decode("utf-8")] = nodes

        self._count(depth, unit, unique, threads, hash_mib, None, c.tl_divide_visitor(keep))
        return below

    def _count(self, depth: int, unit: Optional[str], unique: bool, threads: int, hash_mib: int,
               progress: Optional[Progress], visit: Any) -> Optional[int]:
        if unit not in UNITS:
            raise OutOfRange("out_of_range", 'must be "actions", "turns", "steps" or None', "unit")
        failures: List[BaseException] = []

        def report(_: int, nodes_so_far: int, share: float) -> int:
            try:
                return progress is not None and progress(nodes_so_far, share) is False
            except BaseException as failure:  # must not pass through C
                failures.append(failure)
                return 1

        options = c.tl_perft_options(unit=UNITS[unit], unique=unique, threads=seat_in(threads),
                                     hash_mib=size_in(hash_mib))
        if progress is not None:
            options.progress = c.tl_perft_progress(report)
        nodes, complete = c_uint64(), c_int32()
        if visit is None:
            status = call.tl_state_perft(self._handle, depth_in(depth), byref(options), byref(nodes), byref(complete))
        else:
            status = call.tl_state_divide(self._handle, depth_in(depth), byref(options), visit, None, byref(nodes),
                                          byref(complete))
        if failures:
            raise failures[0]
        check(status)
        return nodes.value if complete.value else None


def depth_in(depth: int) -> int:
    """A number of plies; what does not fit becomes one beyond the limit."""
    return depth if 0 <= depth <= c.TL_MAX_PERFT_DEPTH else c.TL_MAX_PERFT_DEPTH + 1
