"""What touchline.h declares, for ctypes. Written by capi/bindings.py: change the header instead."""
from ctypes import (CFUNCTYPE, POINTER, Structure, c_char_p, c_double, c_int32, c_int64, c_size_t,
                    c_uint8, c_uint32, c_uint64, c_void_p)

TL_VERSION_MAJOR = 0
TL_VERSION_MINOR = 1
TL_VERSION_PATCH = 0
TL_ABI_VERSION = 0
TL_MAX_SEATS = 10
TL_MAX_PERFT_DEPTH = 100
TL_OK = 0
TL_ERROR_NULL = 1
TL_ERROR_SHORT_BUFFER = 2
TL_ERROR_ILLEGAL_ACTION = 3
TL_ERROR_GAME_OVER = 4
TL_ERROR_BAD_TEXT = 5
TL_ERROR_AMBIGUOUS_TEXT = 6
TL_ERROR_BAD_JSON = 7
TL_ERROR_BAD_RULES = 8
TL_ERROR_BAD_STATE = 9
TL_ERROR_UNKNOWN_NAME = 10
TL_ERROR_UNSUPPORTED = 11
TL_ERROR_LIMIT_EXCEEDED = 12
TL_ERROR_OUT_OF_RANGE = 13
TL_ERROR_OUT_OF_MEMORY = 14
TL_ERROR_SYSTEM = 15
TL_ERROR_INTERNAL = 16
TL_CHANCE = -1
TL_NOBODY = -2
TL_ONLOOKER = -3
TL_REASON_NONE = 0
TL_REASON_NO_MOVES = 1
TL_REASON_REPETITION = 2
TL_REASON_FORTY_MOVES = 3
TL_REASON_GOAL = 4
TL_REASON_MAX_TURNS = 5
TL_REASON_GOALS_TO_WIN = 6
TL_REASON_FULL_TIME = 7
TL_REASON_REGULATION = 8
TL_REASON_OVERTIME = 9
TL_REASON_MAX_HANDS = 10
TL_REASON_FORFEIT = 11
TL_REASON_AGREEMENT = 12
TL_EVENT_ACTION = 0
TL_EVENT_FORFEIT = 1
TL_EVENT_DRAW = 2
TL_EVENT_PENALTY = 3
TL_GAME_CHANCE = 1
TL_GAME_HIDDEN = 2
TL_GAME_TURNS = 4
TL_GAME_WINNING_TURN = 8
TL_GAME_POSITION_TEXT = 16
TL_GAME_TEXTS = 32
TL_GAME_PENALTIES = 64
TL_GAME_STATISTICS = 128
TL_LISTING_COMPLETE = 0
TL_LISTING_STOPPED = 1
TL_LISTING_CUT = 2
TL_WINNING_TURN = 0
TL_WINNING_NONE = 1
TL_WINNING_UNKNOWN = 2
TL_PERFT_STANDARD = 0
TL_PERFT_ACTIONS = 1
TL_PERFT_TURNS = 2
TL_PERFT_STEPS = 3
TL_FILM_ANIMATION = 0
TL_FILM_STRIP = 1

tl_turn_visitor = CFUNCTYPE(c_int32, c_void_p, POINTER(c_uint64), c_size_t)
tl_perft_progress = CFUNCTYPE(c_int32, c_void_p, c_uint64, c_double)
tl_divide_visitor = CFUNCTYPE(None, c_void_p, c_void_p, c_size_t, c_uint64)


class tl_result(Structure):
    pass


tl_result._fields_ = [
    ("finished", c_int32),
    ("reason", c_int32),
    ("seats", c_int32),
    ("winners", c_uint32),
    ("scores", c_int32 * TL_MAX_SEATS),
    ("has_teams", c_int32),
    ("team_scores", c_int32 * 2),
    ("winning_team", c_int32),
    ("mvp", c_int32),
    ("reserved", c_int32 * 7),
]


class tl_event(Structure):
    pass


tl_event._fields_ = [
    ("kind", c_int32),
    ("who", c_int32),
    ("action", c_uint64),
]


class tl_turn_options(Structure):
    pass


tl_turn_options._fields_ = [
    ("limit", c_uint64),
    ("memory", c_uint64),
    ("unique", c_int32),
    ("reserved0", c_int32),
    ("reserved", c_uint64 * 4),
]


class tl_svg_options(Structure):
    pass


tl_svg_options._fields_ = [
    ("dark", c_int32),
    ("flip", c_int32),
    ("targets", c_int32),
    ("adapt", c_int32),
    ("reserved", c_uint64 * 4),
]


class tl_text_options(Structure):
    pass


tl_text_options._fields_ = [
    ("flip", c_int32),
    ("colour", c_int32),
    ("reserved", c_uint64 * 3),
]


class tl_perft_options(Structure):
    pass


tl_perft_options._fields_ = [
    ("unit", c_int32),
    ("unique", c_int32),
    ("threads", c_uint32),
    ("reserved0", c_uint32),
    ("hash_mib", c_uint64),
    ("progress", tl_perft_progress),
    ("user", c_void_p),
    ("reserved", c_uint64 * 4),
]


class tl_film_options(Structure):
    pass


tl_film_options._fields_ = [
    ("form", c_int32),
    ("milliseconds", c_int32),
    ("columns", c_int32),
    ("covered", c_int32),
    ("viewer", c_int32),
    ("part", c_int32),
    ("first", c_uint64),
    ("last", c_uint64),
    ("reserved", c_uint64 * 4),
]


class tl_text(Structure):
    pass


tl_text._fields_ = [
    ("text", c_void_p),
    ("length", c_size_t),
]


class tl_game_text(Structure):
    pass


tl_game_text._fields_ = [
    ("number", c_size_t),
    ("line", c_size_t),
    ("record", c_void_p),
    ("fault_line", c_size_t),
    ("fault_move", c_size_t),
    ("fault_reason", tl_text),
    ("fault_legal", POINTER(tl_text)),
    ("fault_legal_count", c_size_t),
    ("result", tl_text),
    ("warnings", POINTER(tl_text)),
    ("warning_count", c_size_t),
]


tl_game_text_visitor = CFUNCTYPE(c_int32, c_void_p, POINTER(tl_game_text))

# Each function: what it returns, and what it takes.
FUNCTIONS = {
    "tl_abi_version": (c_uint32, []),
    "tl_version": (c_char_p, []),
    "tl_status_name": (c_char_p, [c_int32]),
    "tl_status_description": (c_char_p, [c_int32]),
    "tl_last_error_code": (c_int32, []),
    "tl_last_error_message": (c_char_p, []),
    "tl_last_error_place": (c_char_p, []),
    "tl_reason_name": (c_char_p, [c_int32]),
    "tl_game_count": (c_int32, [c_void_p]),
    "tl_game_at": (c_int32, [c_size_t, c_void_p]),
    "tl_game_find": (c_int32, [c_char_p, c_size_t, c_void_p]),
    "tl_game_name": (c_int32, [c_void_p, c_void_p, c_size_t, c_void_p]),
    "tl_game_title": (c_int32, [c_void_p, c_void_p, c_size_t, c_void_p]),
    "tl_game_seats": (c_int32, [c_void_p, c_void_p]),
    "tl_game_flags": (c_int32, [c_void_p, c_void_p]),
    "tl_game_perft_unit": (c_int32, [c_void_p, c_void_p, c_size_t, c_void_p]),
    "tl_game_action_count": (c_int32, [c_void_p, c_char_p, c_size_t, c_void_p]),
    "tl_game_rules_json": (c_int32, [c_void_p, c_char_p, c_size_t, c_void_p, c_size_t, c_void_p]),
    "tl_game_canonical_rules": (c_int32, [c_void_p, c_char_p, c_size_t, c_void_p, c_size_t, c_void_p]),
    "tl_game_schema": (c_int32, [c_void_p, c_char_p, c_size_t, c_void_p, c_size_t, c_void_p]),
    "tl_rules_new": (c_int32, [c_void_p, c_char_p, c_size_t, c_void_p]),
    "tl_rules_free": (None, [c_void_p]),
    "tl_rules_field_count": (c_int32, [c_void_p, c_void_p]),
    "tl_rules_field_name": (c_int32, [c_void_p, c_size_t, c_void_p, c_size_t, c_void_p]),
    "tl_rules_set_integer": (c_int32, [c_void_p, c_char_p, c_size_t, c_int64]),
    "tl_rules_set_boolean": (c_int32, [c_void_p, c_char_p, c_size_t, c_int32]),
    "tl_rules_set_text": (c_int32, [c_void_p, c_char_p, c_size_t, c_char_p, c_size_t]),
    "tl_rules_set_json": (c_int32, [c_void_p, c_char_p, c_size_t, c_char_p, c_size_t]),
    "tl_rules_get_integer": (c_int32, [c_void_p, c_char_p, c_size_t, c_void_p]),
    "tl_rules_get_boolean": (c_int32, [c_void_p, c_char_p, c_size_t, c_void_p]),
    "tl_rules_get_text": (c_int32, [c_void_p, c_char_p, c_size_t, c_void_p, c_size_t, c_void_p]),
    "tl_rules_get_json": (c_int32, [c_void_p, c_char_p, c_size_t, c_void_p, c_size_t, c_void_p]),
    "tl_rules_check": (c_int32, [c_void_p]),
    "tl_rules_fields": (c_int32, [c_void_p, c_void_p, c_size_t, c_void_p]),
    "tl_rules_to_json": (c_int32, [c_void_p, c_void_p, c_size_t, c_void_p]),
    "tl_rng_new": (c_int32, [c_uint64, c_uint64, c_void_p]),
    "tl_rng_clone": (c_int32, [c_void_p, c_void_p]),
    "tl_rng_free": (None, [c_void_p]),
    "tl_rng_next": (c_int32, [c_void_p, c_void_p]),
    "tl_rng_below": (c_int32, [c_void_p, c_uint64, c_void_p]),
    "tl_rng_pick": (c_int32, [c_void_p, c_void_p, c_size_t, c_void_p]),
    "tl_rng_save": (c_int32, [c_void_p, c_void_p]),
    "tl_rng_restore": (c_int32, [c_void_p, c_void_p]),
    "tl_state_new": (c_int32, [c_void_p, c_char_p, c_size_t, c_void_p]),
    "tl_state_new_by_rules": (c_int32, [c_void_p, c_void_p]),
    "tl_state_from_json": (c_int32, [c_char_p, c_size_t, c_void_p]),
    "tl_state_from_position": (c_int32, [c_void_p, c_char_p, c_size_t, c_char_p, c_size_t, c_void_p]),
    "tl_state_start_again": (c_int32, [c_void_p, c_void_p]),
    "tl_state_clone": (c_int32, [c_void_p, c_void_p]),
    "tl_state_assign": (c_int32, [c_void_p, c_void_p]),
    "tl_state_free": (None, [c_void_p]),
    "tl_state_game": (c_int32, [c_void_p, c_void_p]),
    "tl_state_seats": (c_int32, [c_void_p, c_void_p]),
    "tl_state_equal": (c_int32, [c_void_p, c_void_p, c_void_p]),
    "tl_state_same_rules": (c_int32, [c_void_p, c_void_p, c_void_p]),
    "tl_state_hash": (c_int32, [c_void_p, c_void_p]),
    "tl_state_position_hash": (c_int32, [c_void_p, c_void_p]),
    "tl_state_view_hash": (c_int32, [c_void_p, c_int32, c_void_p]),
    "tl_state_mover": (c_int32, [c_void_p, c_void_p]),
    "tl_state_mid_turn": (c_int32, [c_void_p, c_void_p]),
    "tl_state_result": (c_int32, [c_void_p, c_void_p]),
    "tl_state_result_json": (c_int32, [c_void_p, c_void_p, c_size_t, c_void_p]),
    "tl_state_legal_actions": (c_int32, [c_void_p, c_void_p, c_size_t, c_void_p]),
    "tl_state_seat_actions": (c_int32, [c_void_p, c_int32, c_void_p, c_size_t, c_void_p]),
    "tl_state_is_legal": (c_int32, [c_void_p, c_uint64, c_void_p]),
    "tl_state_action_count": (c_int32, [c_void_p, c_void_p]),
    "tl_state_weight": (c_int32, [c_void_p, c_uint64, c_void_p]),
    "tl_state_random_action": (c_int32, [c_void_p, c_void_p, c_void_p]),
    "tl_state_apply": (c_int32, [c_void_p, c_uint64]),
    "tl_state_apply_event": (c_int32, [c_void_p, c_void_p]),
    "tl_state_forfeit": (c_int32, [c_void_p, c_int32]),
    "tl_state_agree_draw": (c_int32, [c_void_p]),
    "tl_state_penalize": (c_int32, [c_void_p, c_int32]),
    "tl_state_action_text": (c_int32, [c_void_p, c_uint64, c_void_p, c_size_t, c_void_p]),
    "tl_state_parse_action": (c_int32, [c_void_p, c_char_p, c_size_t, c_void_p]),
    "tl_state_event_text": (c_int32, [c_void_p, c_void_p, c_void_p, c_size_t, c_void_p]),
    "tl_state_parse_event": (c_int32, [c_void_p, c_char_p, c_size_t, c_void_p]),
    "tl_state_parse_events": (c_int32, [c_void_p, c_char_p, c_size_t, c_void_p, c_size_t, c_void_p]),
    "tl_state_visit_turns": (c_int32, [c_void_p, c_void_p, tl_turn_visitor, c_void_p, c_void_p]),
    "tl_state_turn_text": (c_int32, [c_void_p, c_void_p, c_size_t, c_void_p, c_size_t, c_void_p]),
    "tl_state_parse_turn": (c_int32, [c_void_p, c_char_p, c_size_t, c_void_p, c_size_t, c_void_p]),
    "tl_state_winning_turn": (c_int32, [c_void_p, c_uint64, c_void_p, c_size_t, c_void_p, c_void_p, c_void_p]),
    "tl_turns_new": (c_int32, [c_void_p, c_void_p, c_void_p]),
    "tl_turns_free": (None, [c_void_p]),
    "tl_turns_next": (c_int32, [c_void_p, c_void_p, c_size_t, c_void_p]),
    "tl_turns_ending": (c_int32, [c_void_p, c_void_p]),
    "tl_state_to_json": (c_int32, [c_void_p, c_void_p, c_size_t, c_void_p]),
    "tl_state_rules_json": (c_int32, [c_void_p, c_void_p, c_size_t, c_void_p]),
    "tl_state_position_text": (c_int32, [c_void_p, c_void_p, c_size_t, c_void_p]),
    "tl_state_text_board": (c_int32, [c_void_p, c_void_p, c_size_t, c_void_p]),
    "tl_state_svg": (c_int32, [c_void_p, c_void_p, c_void_p, c_size_t, c_void_p]),
    "tl_state_svg_after": (c_int32, [c_void_p, c_void_p, c_void_p, c_void_p, c_size_t, c_void_p, c_size_t, c_void_p]),
    "tl_state_text_board_with": (c_int32, [c_void_p, c_void_p, c_void_p, c_size_t, c_void_p]),
    "tl_state_perft": (c_int32, [c_void_p, c_int32, c_void_p, c_void_p, c_void_p]),
    "tl_state_divide": (c_int32, [c_void_p, c_int32, c_void_p, tl_divide_visitor, c_void_p, c_void_p, c_void_p]),
    "tl_state_observe": (c_int32, [c_void_p, c_int32, c_void_p]),
    "tl_view_from_json": (c_int32, [c_char_p, c_size_t, c_void_p]),
    "tl_view_free": (None, [c_void_p]),
    "tl_view_game": (c_int32, [c_void_p, c_void_p]),
    "tl_view_viewer": (c_int32, [c_void_p, c_void_p]),
    "tl_view_to_json": (c_int32, [c_void_p, c_void_p, c_size_t, c_void_p]),
    "tl_view_text_board": (c_int32, [c_void_p, c_void_p, c_size_t, c_void_p]),
    "tl_view_svg": (c_int32, [c_void_p, c_void_p, c_void_p, c_size_t, c_void_p]),
    "tl_view_text_board_with": (c_int32, [c_void_p, c_void_p, c_void_p, c_size_t, c_void_p]),
    "tl_view_redeal": (c_int32, [c_void_p, c_void_p, c_void_p]),
    "tl_statistics_new": (c_int32, [c_void_p, c_void_p]),
    "tl_statistics_free": (None, [c_void_p]),
    "tl_statistics_add": (c_int32, [c_void_p, c_void_p, c_uint64, c_void_p]),
    "tl_statistics_add_all": (c_int32, [c_void_p, c_void_p]),
    "tl_statistics_size": (c_int32, [c_void_p, c_void_p]),
    "tl_statistics_line": (c_int32, [c_void_p, c_size_t, c_void_p, c_size_t, c_void_p, c_void_p, c_void_p]),
    "tl_record_new": (c_int32, [c_void_p, c_void_p]),
    "tl_record_from_json": (c_int32, [c_char_p, c_size_t, c_void_p]),
    "tl_record_clone": (c_int32, [c_void_p, c_void_p]),
    "tl_record_free": (None, [c_void_p]),
    "tl_record_equal": (c_int32, [c_void_p, c_void_p, c_void_p]),
    "tl_record_game": (c_int32, [c_void_p, c_void_p]),
    "tl_record_start": (c_int32, [c_void_p, c_void_p]),
    "tl_record_state": (c_int32, [c_void_p, c_void_p]),
    "tl_record_state_at": (c_int32, [c_void_p, c_size_t, c_void_p]),
    "tl_record_length": (c_int32, [c_void_p, c_void_p]),
    "tl_record_position": (c_int32, [c_void_p, c_void_p]),
    "tl_record_event": (c_int32, [c_void_p, c_size_t, c_void_p]),
    "tl_record_apply": (c_int32, [c_void_p, c_uint64]),
    "tl_record_apply_event": (c_int32, [c_void_p, c_void_p]),
    "tl_record_apply_turn": (c_int32, [c_void_p, c_void_p, c_size_t]),
    "tl_record_undo": (c_int32, [c_void_p, c_void_p]),
    "tl_record_redo": (c_int32, [c_void_p, c_void_p]),
    "tl_record_undo_turn": (c_int32, [c_void_p, c_void_p]),
    "tl_record_redo_turn": (c_int32, [c_void_p, c_void_p]),
    "tl_record_jump": (c_int32, [c_void_p, c_size_t]),
    "tl_record_set_names": (c_int32, [c_void_p, c_void_p, c_void_p, c_size_t]),
    "tl_record_name_count": (c_int32, [c_void_p, c_void_p]),
    "tl_record_name": (c_int32, [c_void_p, c_int32, c_void_p, c_size_t, c_void_p]),
    "tl_record_set_tag": (c_int32, [c_void_p, c_char_p, c_size_t, c_char_p, c_size_t]),
    "tl_record_remove_tag": (c_int32, [c_void_p, c_char_p, c_size_t]),
    "tl_record_tag": (c_int32, [c_void_p, c_char_p, c_size_t, c_void_p, c_size_t, c_void_p]),
    "tl_record_tag_count": (c_int32, [c_void_p, c_void_p]),
    "tl_record_tag_name": (c_int32, [c_void_p, c_size_t, c_void_p, c_size_t, c_void_p]),
    "tl_record_add_comment": (c_int32, [c_void_p, c_size_t, c_char_p, c_size_t]),
    "tl_record_comment_count": (c_int32, [c_void_p, c_void_p]),
    "tl_record_comment_position": (c_int32, [c_void_p, c_size_t, c_void_p]),
    "tl_record_comment": (c_int32, [c_void_p, c_size_t, c_void_p, c_size_t, c_void_p]),
    "tl_record_to_json": (c_int32, [c_void_p, c_void_p, c_size_t, c_void_p]),
    "tl_record_to_json_for": (c_int32, [c_void_p, c_int32, c_void_p, c_size_t, c_void_p]),
    "tl_record_to_game_text": (c_int32, [c_void_p, c_void_p, c_size_t, c_void_p]),
    "tl_record_svg": (c_int32, [c_void_p, c_void_p, c_void_p, c_size_t, c_void_p]),
    "tl_record_film": (c_int32, [c_void_p, c_void_p, c_void_p, c_void_p, c_size_t, c_void_p]),
    "tl_game_text_format": (c_int32, [c_void_p, c_void_p, c_size_t, c_void_p]),
    "tl_game_text_extension": (c_int32, [c_void_p, c_void_p, c_size_t, c_void_p]),
    "tl_game_read_texts": (c_int32, [c_void_p, c_char_p, c_size_t, tl_game_text_visitor, c_void_p]),
    "tl_batch_new": (c_int32, [c_void_p, c_size_t, c_void_p]),
    "tl_batch_clone": (c_int32, [c_void_p, c_size_t, c_void_p]),
    "tl_batch_free": (None, [c_void_p, c_size_t]),
    "tl_batch_rngs_new": (c_int32, [c_uint64, c_uint64, c_size_t, c_void_p]),
    "tl_batch_rngs_free": (None, [c_void_p, c_size_t]),
    "tl_batch_apply": (c_int32, [c_void_p, c_void_p, c_size_t, c_uint32, c_void_p]),
    "tl_batch_random_step": (c_int32, [c_void_p, c_void_p, c_size_t, c_uint32, c_void_p, c_void_p]),
    "tl_batch_movers": (c_int32, [c_void_p, c_size_t, c_uint32, c_void_p]),
    "tl_batch_results": (c_int32, [c_void_p, c_size_t, c_uint32, c_void_p]),
    "tl_batch_legal_masks": (c_int32, [c_void_p, c_size_t, c_uint32, c_void_p, c_size_t]),
    "tl_batch_legal_actions": (c_int32, [c_void_p, c_size_t, c_uint32, c_void_p, c_size_t, c_void_p, c_void_p]),
    "tl_batch_views": (c_int32, [c_void_p, c_void_p, c_size_t, c_uint32, c_void_p, c_size_t, c_void_p, c_void_p]),
}
