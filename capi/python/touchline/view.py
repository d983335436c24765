"""What a seat sees."""
from ctypes import c_int32
from typing import TYPE_CHECKING, Any, Optional

from ._library import call
from ._values import Handle, handle_out, number_out, svg_options, text_in, text_options, text_out
from ._game import GAMES, Game
from .rng import Rng

if TYPE_CHECKING:
    from .state import State

__all__ = ["View"]


class View(Handle):
    """What a seat or an onlooker sees of a state. It never changes, so that many threads may share it.

    >>> import touchline
    >>> view = touchline.State("phutball").observe(1)
    >>> view.viewer, view.game.name
    (1, 'phutball')
    >>> touchline.View.from_json(view.to_json()) == view
    True
    """

    __slots__ = ()
    _free = staticmethod(call.tl_view_free)

    def __init__(self) -> None:
        raise TypeError("views are made by State.observe and View.from_json")

    @staticmethod
    def from_json(text: str) -> "View":
        """Reads a view document of any game, strictly."""
        return View._of(handle_out(call.tl_view_from_json, *text_in(text)))

    def to_json(self) -> str:
        """The canonical view document."""
        return text_out(call.tl_view_to_json, self._handle)

    @property
    def game(self) -> Game:
        """The game that it is of."""
        return GAMES[handle_out(call.tl_view_game, self._handle)]

    @property
    def viewer(self) -> Optional[int]:
        """The seat that sees this, None for an onlooker."""
        seat = number_out(c_int32, call.tl_view_viewer, self._handle)
        return seat if seat >= 0 else None

    def redeal(self, rng: Rng) -> "State":
        """A state that agrees with the view, what is unseen dealt again at random."""
        from .state import State
        return State._of(handle_out(call.tl_view_redeal, self._handle, rng._handle))

    def svg(self, *, dark: bool = False, flip: bool = False, targets: bool = False, adapt: bool = False) -> str:
        """A picture as SVG; the options are those of `State.svg`."""
        return text_out(call.tl_view_svg, self._handle, svg_options(dark, flip, targets, adapt))

    def text_board(self, *, flip: bool = False, colour: bool = False) -> str:
        """A picture of characters; the options are those of `State.text_board`."""
        return text_out(call.tl_view_text_board_with, self._handle, text_options(flip, colour))

    def __str__(self) -> str:
        return text_out(call.tl_view_text_board, self._handle)

    def _repr_svg_(self) -> str:
        return self.svg()

    def __repr__(self) -> str:
        viewer = self.viewer
        return f"<touchline.View of {self.game.name} by {'an onlooker' if viewer is None else f'seat {viewer}'}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return NotImplemented
        return self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash(self.to_json())

    def __copy__(self) -> "View":
        return self

    def __deepcopy__(self, memo: Any) -> "View":
        return self

    def __reduce__(self) -> Any:
        return View.from_json, (self.to_json(),)
