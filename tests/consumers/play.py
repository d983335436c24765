"""The program of play.cpp through the C interface, from Python's standard library alone.

Usage: play.py LIBRARY
"""
import ctypes
import sys
from ctypes import POINTER, byref, c_char_p, c_int32, c_size_t, c_uint32, c_uint64, c_void_p

ABI_VERSION = 0
touchline = ctypes.CDLL(sys.argv[1])
touchline.tl_last_error_message.restype = c_char_p
touchline.tl_reason_name.restype = c_char_p
touchline.tl_state_free.argtypes = [c_void_p]
touchline.tl_state_free.restype = None


class Result(ctypes.Structure):
    _fields_ = [("finished", c_int32), ("reason", c_int32), ("seats", c_int32), ("winners", c_uint32),
                ("scores", c_int32 * 10), ("has_teams", c_int32), ("team_scores", c_int32 * 2),
                ("winning_team", c_int32), ("mvp", c_int32), ("reserved", c_int32 * 7)]


def call(name, types, *arguments):
    """Calls a function that returns a status."""
    function = touchline[name]
    function.argtypes = types
    if function(*arguments) != 0:
        raise RuntimeError(touchline.tl_last_error_message().decode())


def text_of(text):
    """A text as the C interface takes it: pointer and length."""
    data = text.encode()
    return data, len(data)


def legal_actions(state):
    types = [c_void_p, POINTER(c_uint64), c_size_t, POINTER(c_size_t)]
    count = c_size_t()
    call("tl_state_legal_actions", types, state, None, 0, byref(count))
    actions = (c_uint64 * count.value)()
    call("tl_state_legal_actions", types, state, actions, count.value, byref(count))
    return list(actions)


def action_text(state, action):
    text = ctypes.create_string_buffer(64)
    call("tl_state_action_text", [c_void_p, c_uint64, c_char_p, c_size_t, POINTER(c_size_t)],
         state, action, text, len(text), byref(c_size_t()))
    return text.value.decode()


def main():
    if touchline.tl_abi_version() != ABI_VERSION:
        sys.exit("the library has another ABI version")
    game, state, action, result = c_void_p(), c_void_p(), c_uint64(), Result()
    call("tl_game_find", [c_char_p, c_size_t, POINTER(c_void_p)], *text_of("draughts"), byref(game))
    call("tl_state_new", [c_void_p, c_char_p, c_size_t, POINTER(c_void_p)], game, None, 0, byref(state))
    print("first moves:", len(legal_actions(state)))
    touchline.tl_state_free(state)

    call("tl_state_from_position", [c_void_p, c_char_p, c_size_t, c_char_p, c_size_t, POINTER(c_void_p)],
         game, *text_of("B:W18:B15"), None, 0, byref(state))
    for legal in legal_actions(state):
        print("legal:", action_text(state, legal))
    call("tl_state_parse_action", [c_void_p, c_char_p, c_size_t, POINTER(c_uint64)],
         state, *text_of("15x22"), byref(action))
    call("tl_state_apply", [c_void_p, c_uint64], state, action)
    call("tl_state_result", [c_void_p, POINTER(Result)], state, byref(result))
    print(f"result: {touchline.tl_reason_name(result.reason).decode()}, dark {result.scores[0]}")
    touchline.tl_state_free(state)


if __name__ == "__main__":
    main()
