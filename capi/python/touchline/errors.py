"""What goes wrong: one exception for each status of the library, all of them an `Error`."""
from typing import Dict, Type

from . import _header as c
from ._library import LibraryNotFound, call

__all__ = ["Error", "IllegalAction", "GameOver", "BadText", "AmbiguousText", "BadJson", "BadRules", "BadState",
           "UnknownName", "Unsupported", "LimitExceeded", "OutOfRange", "OutOfMemory", "SystemRefused", "InternalError",
           "LibraryNotFound"]


class Error(Exception):
    """A call was refused and has changed nothing.

    `code` is the name of the error as in JSON, `message` the reason and what would be right, `place` where the mistake
    is: a JSON Pointer, the text, or the name of a parameter; "" when the message says it all.

    >>> import touchline
    >>> try:
    ...     touchline.State("draughts").apply("11-22")
    ... except touchline.Error as error:
    ...     print(type(error).__name__, error.code, error.place)
    IllegalAction illegal_action "11-22"
    """

    def __init__(self, code: str, message: str, place: str = "") -> None:
        super().__init__(code, message, place)
        self.code, self.message, self.place = code, message, place

    def __str__(self) -> str:
        return f"{self.place}: {self.message}" if self.place else self.message


class IllegalAction(Error, ValueError):
    """The action, turn or event is not possible now."""


class GameOver(Error):
    """The game is finished."""


class BadText(Error, ValueError):
    """A move, position or other text cannot be read."""


class AmbiguousText(BadText):
    """A short text fits more than one legal action."""


class BadJson(Error, ValueError):
    """Not JSON, or JSON of the wrong shape."""


class BadRules(Error, ValueError):
    """Rules out of range or at odds with each other."""


class BadState(Error, ValueError):
    """A state that play could not have produced, or that cannot be written this way."""


class UnknownName(Error, LookupError):
    """No game, field, tag or kind of that name."""


class Unsupported(Error):
    """This game, or this game under these rules, does not offer that."""


class LimitExceeded(Error, ValueError):
    """Larger, deeper or longer than the stated limit."""


class OutOfRange(Error, ValueError):
    """An argument outside its documented range."""


class OutOfMemory(Error, MemoryError):
    """An allocation failed."""


class SystemRefused(Error):
    """The system refused a thread."""


class InternalError(Error):
    """A fault of the library: please report it."""


CLASSES: Dict[int, Type[Error]] = {
    c.TL_ERROR_ILLEGAL_ACTION: IllegalAction,
    c.TL_ERROR_GAME_OVER: GameOver,
    c.TL_ERROR_BAD_TEXT: BadText,
    c.TL_ERROR_AMBIGUOUS_TEXT: AmbiguousText,
    c.TL_ERROR_BAD_JSON: BadJson,
    c.TL_ERROR_BAD_RULES: BadRules,
    c.TL_ERROR_BAD_STATE: BadState,
    c.TL_ERROR_UNKNOWN_NAME: UnknownName,
    c.TL_ERROR_UNSUPPORTED: Unsupported,
    c.TL_ERROR_LIMIT_EXCEEDED: LimitExceeded,
    c.TL_ERROR_OUT_OF_RANGE: OutOfRange,
    c.TL_ERROR_OUT_OF_MEMORY: OutOfMemory,
    c.TL_ERROR_SYSTEM: SystemRefused,
    c.TL_ERROR_INTERNAL: InternalError,
}


def last_error(status: int) -> Error:
    """The exception for a call of this thread that has just failed."""
    kind = CLASSES.get(status, Error)
    return kind(call.tl_status_name(status).decode(), call.tl_last_error_message().decode("utf-8", "replace"),
                call.tl_last_error_place().decode("utf-8", "replace"))


def check(status: int) -> None:
    """Raises the exception of a status that is not TL_OK."""
    if status:
        raise last_error(status)
