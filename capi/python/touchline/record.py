"""Whole games."""
from collections.abc import MutableMapping
from ctypes import byref, c_char_p, c_int32, c_size_t
from typing import Any, Iterable, Iterator, List, Optional, Sequence, Tuple, Union

from . import _header as c
from ._library import call
from ._values import (Handle, actions_in, flag_out, handle_out, number_in, number_out, seat_in, size_in, svg_options, text_in, text_out,
                      viewer_in)
from .errors import UnknownName, check
from .event import Event, event_in, event_out
from ._game import GAMES, Game
from .state import Action, State, Turn

__all__ = ["Record", "Tags"]


class Tags(MutableMapping):  # type: ignore[type-arg]
    """The tags of a record, free facts about the game, as a mapping of texts: `record.tags["Event"] = "Club match"`."""

    def __init__(self, record: "Record") -> None:
        self._record = record

    def __getitem__(self, name: str) -> str:
        try:
            return text_out(call.tl_record_tag, self._record._handle, *text_in(name))
        except UnknownName:
            raise KeyError(name) from None

    def __setitem__(self, name: str, value: str) -> None:
        check(call.tl_record_set_tag(self._record._handle, *text_in(name), *text_in(value)))

    def __delitem__(self, name: str) -> None:
        self[name]  # KeyError if it is not there
        check(call.tl_record_remove_tag(self._record._handle, *text_in(name)))

    def __iter__(self) -> Iterator[str]:
        return iter([text_out(call.tl_record_tag_name, self._record._handle, i) for i in range(len(self))])

    def __len__(self) -> int:
        return number_out(c_size_t, call.tl_record_tag_count, self._record._handle)

    def __repr__(self) -> str:
        return repr(dict(self))


class Record(Handle):
    """A whole game: rules, start, events, tags and comments, and a position in it that can be moved.

    A sequence of its events. A value: it can be copied, compared and pickled; the position is not compared.

    >>> import touchline
    >>> record = touchline.Record(touchline.State("draughts"))
    >>> for move in ("11-15", "22-18", "15x22"):
    ...     record.apply(move)
    >>> record.undo(), record.position, len(record)
    (True, 2, 3)
    >>> record.state.legal_texts()
    ['15x22']
    >>> print(record.to_game_text().strip().splitlines()[-1])
    1. 11-15 22-18 2. 15x22 *
    """

    __slots__ = ()
    _free = staticmethod(call.tl_record_free)

    def __init__(self, start: State) -> None:
        super().__init__(handle_out(call.tl_record_new, start._handle))

    # Playing

    @property
    def game(self) -> Game:
        """The game that it is of."""
        return GAMES[handle_out(call.tl_record_game, self._handle)]

    @property
    def start(self) -> State:
        """A copy of the state that it starts from."""
        return State._of(handle_out(call.tl_record_start, self._handle))

    @property
    def state(self) -> State:
        """A copy of the state at its position."""
        return State._of(handle_out(call.tl_record_state, self._handle))

    def state_at(self, position: int) -> State:
        """A copy of the state after so many events."""
        return State._of(handle_out(call.tl_record_state_at, self._handle, size_in(position)))

    @property
    def position(self) -> int:
        """How many events have happened. The others were undone and can be redone."""
        return number_out(c_size_t, call.tl_record_position, self._handle)

    def apply(self, action: Action) -> None:
        """Plays on from the current state, as `State.apply`; what could be redone is forgotten."""
        if isinstance(action, str):
            self._apply_all(self.state.parse_events(action))
        elif isinstance(action, Event):
            check(call.tl_record_apply_event(self._handle, byref(event_in(action))))
        else:
            check(call.tl_record_apply(self._handle, number_in(action)))

    def _apply_all(self, events: List[Event]) -> None:
        """Every event, or none."""
        if len(events) == 1:
            self.apply(events[0])
        else:
            check(call.tl_record_apply_turn(self._handle, *actions_in(event.action or 0 for event in events)))

    def apply_turn(self, turn: Turn) -> None:
        """Plays every action of a turn, given as text or actions, or none of them."""
        actions = self.state.parse_turn(turn) if isinstance(turn, str) else turn
        check(call.tl_record_apply_turn(self._handle, *actions_in(actions)))

    def undo(self) -> bool:
        """Goes one event back; False at the start."""
        return flag_out(call.tl_record_undo, self._handle)

    def redo(self) -> bool:
        """Goes one event on; False at the end."""
        return flag_out(call.tl_record_redo, self._handle)

    def undo_turn(self) -> bool:
        """Goes back to the beginning of the turn that led here; False at the start."""
        return flag_out(call.tl_record_undo_turn, self._handle)

    def redo_turn(self) -> bool:
        """Goes on to the end of the turn that follows; False at the end."""
        return flag_out(call.tl_record_redo_turn, self._handle)

    def jump(self, position: int) -> None:
        """Goes to the state after so many events."""
        check(call.tl_record_jump(self._handle, size_in(position)))

    # The events

    def __len__(self) -> int:
        return number_out(c_size_t, call.tl_record_length, self._handle)

    def _event(self, index: int) -> Event:
        raw = c.tl_event()
        check(call.tl_record_event(self._handle, index, byref(raw)))
        return event_out(raw)

    def __getitem__(self, index: Union[int, slice]) -> Any:
        indices = range(len(self))[index]  # IndexError outside
        return self._event(indices) if isinstance(indices, int) else [self._event(i) for i in indices]

    def __iter__(self) -> Iterator[Event]:
        return iter(self[:])

    def texts(self) -> List[str]:
        """The texts of all events."""
        state, texts = self.start, []
        for event in self:
            texts.append(state.text(event))
            state.apply(event)
        return texts

    # Names, tags, comments

    @property
    def names(self) -> List[str]:
        """Names of the players by seat: none, or one for each seat; may be set."""
        count = number_out(c_size_t, call.tl_record_name_count, self._handle)
        return [text_out(call.tl_record_name, self._handle, seat) for seat in range(count)]

    @names.setter
    def names(self, names: Sequence[str]) -> None:
        data = [text_in(name) for name in names]
        check(call.tl_record_set_names(self._handle, (c_char_p * len(data))(*(text for text, _ in data)),
                                       (c_size_t * len(data))(*(length for _, length in data)), len(data)))

    @property
    def tags(self) -> Tags:
        """Free facts about the game.

        >>> import touchline
        >>> record = touchline.Record(touchline.State("draughts"))
        >>> record.tags["Event"] = "Club match"
        >>> dict(record.tags)
        {'Event': 'Club match'}
        """
        return Tags(self)

    @property
    def comments(self) -> List[Tuple[int, str]]:
        """Remarks, each with the number of events before it, in rising order."""
        count = number_out(c_size_t, call.tl_record_comment_count, self._handle)
        return [(number_out(c_size_t, call.tl_record_comment_position, self._handle, i),
                 text_out(call.tl_record_comment, self._handle, i)) for i in range(count)]

    def add_comment(self, position: int, comment: str) -> None:
        """Adds a remark with so many events before it, after those already there."""
        check(call.tl_record_add_comment(self._handle, size_in(position), *text_in(comment)))

    # Documents

    @staticmethod
    def from_json(text: str) -> "Record":
        """Reads a record document of any game, strictly, and replays it to its end; at most 16 MiB."""
        return Record._of(handle_out(call.tl_record_from_json, *text_in(text)))

    def to_json(self) -> str:
        """The canonical record document, of all events."""
        return text_out(call.tl_record_to_json, self._handle)

    def to_json_for(self, viewer: Optional[int] = None) -> str:
        """The record as a seat, or an onlooker (None), may know it: hidden deals are covered."""
        return text_out(call.tl_record_to_json_for, self._handle, viewer_in(viewer))

    def to_game_text(self) -> str:
        """The game in the game's own text format (draughts: PDN). Unsupported in games without `text_format`."""
        return text_out(call.tl_record_to_game_text, self._handle)

    # Pictures

    def svg(self, *, dark: bool = False, flip: bool = False, targets: bool = False, adapt: bool = False) -> str:
        """The state at its position as SVG, with the turn shown that led there; the options are those of `State.svg`."""
        return text_out(call.tl_record_svg, self._handle, svg_options(dark, flip, targets, adapt))

    def film(self, *, strip: bool = False, milliseconds: int = 1200, columns: int = 4, covered: bool = False,
             viewer: Optional[int] = None, start: int = 0, stop: Optional[int] = None, dark: bool = False,
             flip: bool = False, targets: bool = False, adapt: bool = False) -> str:
        """A picture after each turn as one SVG: one that moves, or a `strip` of them in so many `columns`; from `start`
        to `stop` events; `covered` as `viewer` sees it, a seat or an onlooker (None).

        >>> import touchline
        >>> record = touchline.Record(touchline.State("draughts"))
        >>> record.apply("11-15")
        >>> record.film(strip=True).count("<svg")
        3
        """
        options = c.tl_film_options(form=c.TL_FILM_STRIP if strip else c.TL_FILM_ANIMATION,
                                    milliseconds=seat_in(milliseconds), columns=seat_in(columns), covered=covered,
                                    viewer=viewer_in(viewer), part=True, first=size_in(start),
                                    last=size_in(len(self) if stop is None else stop))
        return text_out(call.tl_record_film, self._handle, svg_options(dark, flip, targets, adapt), byref(options))

    # Copies and comparison

    def copy(self) -> "Record":
        """An independent copy."""
        return Record._of(handle_out(call.tl_record_clone, self._handle))

    def __copy__(self) -> "Record":
        return self.copy()

    def __deepcopy__(self, memo: Any) -> "Record":
        return self.copy()

    def __reduce__(self) -> Any:
        return record_at, (self.to_json(), self.position)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Record):
            return NotImplemented
        return flag_out(call.tl_record_equal, self._handle, other._handle)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<touchline.Record of {self.game.name}: {self.position} of {len(self)} events>"


def record_at(text: str, position: int) -> Record:
    """A record document, with the position there."""
    record = Record.from_json(text)
    record.jump(position)
    return record
