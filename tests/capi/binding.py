"""The C interface for Python's ctypes, its signatures read from the header: all that a test needs."""
import ctypes
import re
from ctypes import POINTER, Structure, byref, c_char_p, c_int32, c_int64, c_size_t, c_uint32, c_uint64, c_void_p

OK, NULL, SHORT_BUFFER, ILLEGAL_ACTION, GAME_OVER, BAD_TEXT, AMBIGUOUS_TEXT, BAD_JSON = range(8)
BAD_RULES, BAD_STATE, UNKNOWN_NAME, UNSUPPORTED, LIMIT_EXCEEDED, OUT_OF_RANGE = range(8, 14)
CHANCE, NOBODY, ONLOOKER = -1, -2, -3
GAME_CHANCE, GAME_HIDDEN, GAME_TURNS, GAME_WINNING_TURN, GAME_POSITION_TEXT, GAME_TEXTS, GAME_PENALTIES = (
    1 << bit for bit in range(7))

NUMBERS = {"int32_t": c_int32, "uint32_t": c_uint32, "int64_t": c_int64, "uint64_t": c_uint64, "size_t": c_size_t,
           "tl_status": c_int32}
TURN_VISITOR = ctypes.CFUNCTYPE(c_int32, c_void_p, POINTER(c_uint64), c_size_t)
DIVIDE_VISITOR = ctypes.CFUNCTYPE(None, c_void_p, c_char_p, c_size_t, c_uint64)


class Result(Structure):
    _fields_ = [("finished", c_int32), ("reason", c_int32), ("seats", c_int32), ("winners", c_uint32),
                ("scores", c_int32 * 10), ("has_teams", c_int32), ("team_scores", c_int32 * 2),
                ("winning_team", c_int32), ("mvp", c_int32), ("reserved", c_int32 * 7)]


class Event(Structure):
    _fields_ = [("kind", c_int32), ("who", c_int32), ("action", c_uint64)]


class TurnOptions(Structure):
    _fields_ = [("limit", c_uint64), ("memory", c_uint64), ("unique", c_int32), ("reserved0", c_int32),
                ("reserved", c_uint64 * 4)]


class Error(Exception):
    def __init__(self, function, status, place, message):
        super().__init__(f"{function}: status {status}: {place}: {message}")
        self.status, self.place, self.message = status, place, message


def type_of(parameter):
    """Every pointer is a void pointer to ctypes; numbers have their width."""
    if "*" in parameter or parameter.split()[0].endswith(("_visitor", "_progress")):
        return c_void_p
    return NUMBERS[parameter.split()[0]]


class Library:
    """Every function of the header as a method that raises Error for a status that is not TL_OK."""

    def __init__(self, path, header):
        self._library = ctypes.CDLL(path)
        with open(header, encoding="utf-8") as file:
            text = re.sub(r"/\*.*?\*/", "", file.read(), flags=re.S)
        for result, name, parameters in re.findall(r"^TL_API ([^;(]*?)\b(tl_\w+)\(([^;]*)\);", text, flags=re.M):
            self._declare(result.strip(), name, [p for p in parameters.split(",") if p.strip() != "void"])

    def _declare(self, result, name, parameters):
        function = getattr(self._library, name)
        function.argtypes = [type_of(parameter.strip()) for parameter in parameters]
        function.restype = {"void": None, "const char*": c_char_p}.get(result) or NUMBERS.get(result)
        setattr(self, name, self._checked(function, name) if result == "tl_status" else function)

    def _checked(self, function, name):
        def call(*arguments):
            status = function(*arguments)
            if status != OK:
                raise Error(name, status, self.tl_last_error_place().decode(), self.tl_last_error_message().decode())
        return call

    def number(self, name, *arguments, kind=c_uint64):
        """A function whose last parameter is a number out."""
        out = kind()
        getattr(self, name)(*arguments, byref(out))
        return out.value

    def handle(self, name, *arguments):
        """A function whose last parameter is a handle out."""
        return c_void_p(self.number(name, *arguments, kind=c_void_p))

    def text(self, name, *arguments):
        """A text out, by the size query."""
        length = c_size_t()
        getattr(self, name)(*arguments, None, 0, byref(length))
        buffer = ctypes.create_string_buffer(length.value + 1)
        getattr(self, name)(*arguments, buffer, len(buffer), byref(length))
        return buffer.raw[:length.value].decode("utf-8")

    def numbers(self, name, *arguments):
        """A list of actions out, by the size query."""
        count = c_size_t()
        getattr(self, name)(*arguments, None, 0, byref(count))
        items = (c_uint64 * count.value)()
        getattr(self, name)(*arguments, items, count.value, byref(count))
        return list(items)


def text_in(text):
    data = text.encode("utf-8")
    return data, len(data)


def actions_in(actions):
    return (c_uint64 * len(actions))(*actions), len(actions)
