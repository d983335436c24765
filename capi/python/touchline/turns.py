"""Whole turns, one by one."""
from ctypes import byref, c_int32, c_size_t, c_uint64
from dataclasses import dataclass
from typing import Any, Optional, Tuple

from . import _header as c
from ._library import call
from ._values import FEW, Handle, handle_out, number_out, size_in
from .errors import OutOfRange, check

__all__ = ["Turns", "WinningTurn"]

Turn = Tuple[int, ...]
ENDINGS = {c.TL_LISTING_COMPLETE: "complete", c.TL_LISTING_STOPPED: "open", c.TL_LISTING_CUT: "cut"}


class Turns(Handle):
    """The turns of a state, each a tuple of actions. Made by `State.turns`; they are found as they are asked for.

    >>> import touchline
    >>> state = touchline.State("draughts")
    >>> turns = state.turns(limit=2)
    >>> [state.turn_text(turn) for turn in turns], turns.ending
    (['9-13', '9-14'], 'cut')
    """

    __slots__ = ("_buffer",)
    _free = staticmethod(call.tl_turns_free)

    def __init__(self, state: Handle, limit: Optional[int], unique: bool, memory: int) -> None:
        options = c.tl_turn_options(limit=limit_in(limit, "limit"), unique=unique, memory=size_in(memory))
        super().__init__(handle_out(call.tl_turns_new, state._handle, byref(options)))
        self._buffer: Any = (c_uint64 * FEW)()

    def __iter__(self) -> "Turns":
        return self

    def __next__(self) -> Turn:
        count = c_size_t()
        status = call.tl_turns_next(self._handle, self._buffer, len(self._buffer), byref(count))
        if status == c.TL_ERROR_SHORT_BUFFER:
            self._buffer = (c_uint64 * count.value)()
            status = call.tl_turns_next(self._handle, self._buffer, len(self._buffer), byref(count))
        check(status)
        if count.value == 0:
            raise StopIteration
        return tuple(self._buffer[: count.value])

    @property
    def ending(self) -> str:
        """"open" while there may be more, then "complete", or "cut" if there are more turns than `limit`."""
        return ENDINGS[number_out(c_int32, call.tl_turns_ending, self._handle)]


@dataclass(frozen=True)
class WinningTurn:
    """The answer of `State.winning_turn`."""

    #: "turn", "none", or "unknown" if the limit was reached before one was found.
    answer: str
    #: The turn; empty without one.
    actions: Turn
    #: Jumps or steps tried.
    nodes: int


def limit_in(limit: Optional[int], name: str) -> int:
    """A limit of at least 1, or None for none."""
    if limit is not None and limit < 1:
        raise OutOfRange("out_of_range", "must be at least 1, or None for no limit", name)
    return size_in(limit or 0)
