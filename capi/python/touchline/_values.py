"""Values between Python and C: texts, lists and numbers, in and out."""
import json
from ctypes import byref, c_int32, c_size_t, c_uint64, c_void_p, create_string_buffer, string_at
from operator import index
from typing import Any, Callable, Iterable, List, Mapping, Optional, Tuple, Type, TypeVar, Union

from . import _header as c
from ._library import call
from .errors import check

Rules = Union[None, str, Mapping[str, Any]]

Made = TypeVar("Made", bound="Handle")

FEW = 256  # what most lists and texts need: tried before their size is asked for


def text_in(text: str) -> Tuple[bytes, int]:
    """A text as pointer and length. What is not Unicode goes through, for the library to refuse."""
    data = text.encode("utf-8", "surrogatepass")
    return data, len(data)


def rules_in(rules: Rules) -> Tuple[bytes, int]:
    """Rules as the JSON object of the fields that differ."""
    if rules is None:
        return b"", 0
    return text_in(rules if isinstance(rules, str) else json.dumps(dict(rules)))


def actions_in(actions: Iterable[int]) -> Tuple[Any, int]:
    """A list of actions as pointer and length."""
    items = list(map(number_in, actions))
    return (c_uint64 * len(items))(*items), len(items)


def number_in(action: int) -> int:
    """An action as 64 bits. None is that large or negative, so such numbers become one that is never legal."""
    number = index(action)
    return number if 0 <= number < 1 << 64 else (1 << 64) - 1


def size_in(number: int) -> int:
    """A count or position; one that does not fit becomes one beyond any end."""
    return number if 0 <= index(number) < 1 << 62 else 1 << 62


def seat_in(seat: int) -> int:
    """A seat, or another small number; what does not fit becomes one that there is not."""
    number = index(seat)
    return number if 0 <= number < 1 << 30 else 1 << 30


def viewer_in(viewer: Optional[int]) -> int:
    """A seat, or None for an onlooker."""
    return c.TL_ONLOOKER if viewer is None else seat_in(viewer)


def text_out(function: Callable[..., int], *arguments: Any) -> str:
    """A text of the library."""
    length = c_size_t()
    buffer = create_string_buffer(4 * FEW)
    status = function(*arguments, buffer, len(buffer), byref(length))
    if status == c.TL_ERROR_SHORT_BUFFER:
        buffer = create_string_buffer(length.value + 1)
        status = function(*arguments, buffer, len(buffer), byref(length))
    check(status)
    return string_at(buffer, length.value).decode("utf-8")


def list_out(item: Any, function: Callable[..., int], *arguments: Any) -> Tuple[Any, int]:
    """A list of the library, as an array of ctypes that may be longer, and its length."""
    count = c_size_t()
    items = (item * FEW)()
    status = function(*arguments, items, FEW, byref(count))
    if status == c.TL_ERROR_SHORT_BUFFER:
        items = (item * count.value)()
        status = function(*arguments, items, count.value, byref(count))
    check(status)
    return items, count.value


def actions_out(function: Callable[..., int], *arguments: Any) -> List[int]:
    """A list of actions of the library."""
    items, count = list_out(c_uint64, function, *arguments)
    return items[:count]  # type: ignore[no-any-return]


def number_out(kind: Any, function: Callable[..., int], *arguments: Any) -> int:
    """A number of the library."""
    number = kind()
    check(function(*arguments, byref(number)))
    return number.value  # type: ignore[no-any-return]


def flag_out(function: Callable[..., int], *arguments: Any) -> bool:
    """A yes or no of the library."""
    return bool(number_out(c_int32, function, *arguments))


def handle_out(function: Callable[..., int], *arguments: Any) -> int:
    """An object that the library has made."""
    return number_out(c_void_p, function, *arguments)


def name_out(function: Callable[[int], bytes], number: int) -> str:
    """A static name of the library."""
    return function(number).decode()


def svg_options(dark: bool, flip: bool, targets: bool, adapt: bool) -> Any:
    """How an SVG looks."""
    return byref(c.tl_svg_options(dark=dark, flip=flip, targets=targets, adapt=adapt))


def text_options(flip: bool, colour: bool) -> Any:
    """How a board of text looks."""
    return byref(c.tl_text_options(flip=flip, colour=colour))


class Handle:
    """An object of the library, freed with this one. `_free` is kept here so that it is there to the very end."""

    __slots__ = ("_handle", "__weakref__")
    _free: Callable[[int], None]

    def __init__(self, handle: int) -> None:
        self._handle = handle

    @classmethod
    def _of(cls: Type[Made], handle: int) -> Made:
        """Takes over an object that the library has made."""
        self = cls.__new__(cls)
        self._handle = handle
        return self

    def __del__(self) -> None:
        handle = getattr(self, "_handle", None)
        if handle:
            self._free(handle)


