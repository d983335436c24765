"""What a game counts over many games beside their results."""
from ctypes import byref, c_size_t, c_uint64
from typing import Dict, Tuple

from ._game import Game
from ._library import call
from ._values import Handle, handle_out, number_in, number_out, text_out
from .errors import check
from .state import State

__all__ = ["Statistics"]


class Statistics(Handle):
    """Counts over any number of games; `Unsupported` for a game that counts nothing.

    >>> import touchline
    >>> statistics = touchline.Statistics(touchline.game("power_poker_football"))
    >>> statistics.lines()["drives"]
    (0, 0)
    """

    __slots__ = ()
    _free = staticmethod(call.tl_statistics_free)

    def __init__(self, game: Game) -> None:
        super().__init__(handle_out(call.tl_statistics_new, game._handle))

    def add(self, before: State, action: int, after: State) -> None:
        """Counts an action by the states before and after it."""
        check(call.tl_statistics_add(self._handle, before._handle, number_in(action), after._handle))

    def add_all(self, other: "Statistics") -> None:
        """Adds what `other`, of the same game, has counted."""
        check(call.tl_statistics_add_all(self._handle, other._handle))

    def lines(self) -> Dict[str, Tuple[int, int]]:
        """By name two numbers: a count and 0, or a sum and what to divide it by to have the mean."""
        lines = {}
        total, over = c_uint64(), c_uint64()
        for index in range(number_out(c_size_t, call.tl_statistics_size, self._handle)):
            name = text_out(lambda *text: call.tl_statistics_line(self._handle, index, *text, byref(total), byref(over)))
            lines[name] = total.value, over.value
        return lines

    def __repr__(self) -> str:
        return f"<touchline.Statistics {self.lines()}>"
