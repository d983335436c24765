// What touchline.h declares. Written by capi/bindings.py: change the header instead.

use core::ffi::c_void;
use std::os::raw::c_char;

pub type tl_status = i32;

pub const TL_VERSION_MAJOR: u32 = 0;
pub const TL_VERSION_MINOR: u32 = 1;
pub const TL_VERSION_PATCH: u32 = 0;
pub const TL_ABI_VERSION: u32 = 0;
pub const TL_MAX_SEATS: i32 = 10;
pub const TL_MAX_PERFT_DEPTH: i32 = 100;
pub const TL_OK: tl_status = 0;
pub const TL_ERROR_NULL: tl_status = 1;
pub const TL_ERROR_SHORT_BUFFER: tl_status = 2;
pub const TL_ERROR_ILLEGAL_ACTION: tl_status = 3;
pub const TL_ERROR_GAME_OVER: tl_status = 4;
pub const TL_ERROR_BAD_TEXT: tl_status = 5;
pub const TL_ERROR_AMBIGUOUS_TEXT: tl_status = 6;
pub const TL_ERROR_BAD_JSON: tl_status = 7;
pub const TL_ERROR_BAD_RULES: tl_status = 8;
pub const TL_ERROR_BAD_STATE: tl_status = 9;
pub const TL_ERROR_UNKNOWN_NAME: tl_status = 10;
pub const TL_ERROR_UNSUPPORTED: tl_status = 11;
pub const TL_ERROR_LIMIT_EXCEEDED: tl_status = 12;
pub const TL_ERROR_OUT_OF_RANGE: tl_status = 13;
pub const TL_ERROR_OUT_OF_MEMORY: tl_status = 14;
pub const TL_ERROR_SYSTEM: tl_status = 15;
pub const TL_ERROR_INTERNAL: tl_status = 16;
pub const TL_CHANCE: i32 = -1;
pub const TL_NOBODY: i32 = -2;
pub const TL_ONLOOKER: i32 = -3;
pub const TL_REASON_NONE: i32 = 0;
pub const TL_REASON_NO_MOVES: i32 = 1;
pub const TL_REASON_REPETITION: i32 = 2;
pub const TL_REASON_FORTY_MOVES: i32 = 3;
pub const TL_REASON_GOAL: i32 = 4;
pub const TL_REASON_MAX_TURNS: i32 = 5;
pub const TL_REASON_GOALS_TO_WIN: i32 = 6;
pub const TL_REASON_FULL_TIME: i32 = 7;
pub const TL_REASON_REGULATION: i32 = 8;
pub const TL_REASON_OVERTIME: i32 = 9;
pub const TL_REASON_MAX_HANDS: i32 = 10;
pub const TL_REASON_FORFEIT: i32 = 11;
pub const TL_REASON_AGREEMENT: i32 = 12;
pub const TL_EVENT_ACTION: i32 = 0;
pub const TL_EVENT_FORFEIT: i32 = 1;
pub const TL_EVENT_DRAW: i32 = 2;
pub const TL_EVENT_PENALTY: i32 = 3;
pub const TL_GAME_CHANCE: u32 = 1;
pub const TL_GAME_HIDDEN: u32 = 2;
pub const TL_GAME_TURNS: u32 = 4;
pub const TL_GAME_WINNING_TURN: u32 = 8;
pub const TL_GAME_POSITION_TEXT: u32 = 16;
pub const TL_GAME_TEXTS: u32 = 32;
pub const TL_GAME_PENALTIES: u32 = 64;
pub const TL_GAME_STATISTICS: u32 = 128;
pub const TL_LISTING_COMPLETE: i32 = 0;
pub const TL_LISTING_STOPPED: i32 = 1;
pub const TL_LISTING_CUT: i32 = 2;
pub const TL_WINNING_TURN: i32 = 0;
pub const TL_WINNING_NONE: i32 = 1;
pub const TL_WINNING_UNKNOWN: i32 = 2;
pub const TL_PERFT_STANDARD: i32 = 0;
pub const TL_PERFT_ACTIONS: i32 = 1;
pub const TL_PERFT_TURNS: i32 = 2;
pub const TL_PERFT_STEPS: i32 = 3;
pub const TL_FILM_ANIMATION: i32 = 0;
pub const TL_FILM_STRIP: i32 = 1;

#[repr(C)]
pub struct tl_game {
    _private: [u8; 0],
    _not_send: core::marker::PhantomData<(*mut u8, core::marker::PhantomPinned)>,
}

#[repr(C)]
pub struct tl_rules {
    _private: [u8; 0],
    _not_send: core::marker::PhantomData<(*mut u8, core::marker::PhantomPinned)>,
}

#[repr(C)]
pub struct tl_rng {
    _private: [u8; 0],
    _not_send: core::marker::PhantomData<(*mut u8, core::marker::PhantomPinned)>,
}

#[repr(C)]
pub struct tl_state {
    _private: [u8; 0],
    _not_send: core::marker::PhantomData<(*mut u8, core::marker::PhantomPinned)>,
}

#[repr(C)]
pub struct tl_turns {
    _private: [u8; 0],
    _not_send: core::marker::PhantomData<(*mut u8, core::marker::PhantomPinned)>,
}

#[repr(C)]
pub struct tl_view {
    _private: [u8; 0],
    _not_send: core::marker::PhantomData<(*mut u8, core::marker::PhantomPinned)>,
}

#[repr(C)]
pub struct tl_statistics {
    _private: [u8; 0],
    _not_send: core::marker::PhantomData<(*mut u8, core::marker::PhantomPinned)>,
}

#[repr(C)]
pub struct tl_record {
    _private: [u8; 0],
    _not_send: core::marker::PhantomData<(*mut u8, core::marker::PhantomPinned)>,
}

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct tl_result {
    pub finished: i32,
    pub reason: i32,
    pub seats: i32,
    pub winners: u32,
    pub scores: [i32; TL_MAX_SEATS as usize],
    pub has_teams: i32,
    pub team_scores: [i32; 2],
    pub winning_team: i32,
    pub mvp: i32,
    pub reserved: [i32; 7],
}

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct tl_event {
    pub kind: i32,
    pub who: i32,
    pub action: u64,
}

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct tl_turn_options {
    pub limit: u64,
    pub memory: u64,
    pub unique: i32,
    pub reserved0: i32,
    pub reserved: [u64; 4],
}

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct tl_svg_options {
    pub dark: i32,
    pub flip: i32,
    pub targets: i32,
    pub adapt: i32,
    pub reserved: [u64; 4],
}

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct tl_text_options {
    pub flip: i32,
    pub colour: i32,
    pub reserved: [u64; 3],
}

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct tl_perft_options {
    pub unit: i32,
    pub unique: i32,
    pub threads: u32,
    pub reserved0: u32,
    pub hash_mib: u64,
    pub progress: tl_perft_progress,
    pub user: *mut c_void,
    pub reserved: [u64; 4],
}

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct tl_film_options {
    pub form: i32,
    pub milliseconds: i32,
    pub columns: i32,
    pub covered: i32,
    pub viewer: i32,
    pub part: i32,
    pub first: u64,
    pub last: u64,
    pub reserved: [u64; 4],
}

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct tl_text {
    pub text: *const c_char,
    pub length: usize,
}

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct tl_game_text {
    pub number: usize,
    pub line: usize,
    pub record: *const tl_record,
    pub fault_line: usize,
    pub fault_move: usize,
    pub fault_reason: tl_text,
    pub fault_legal: *const tl_text,
    pub fault_legal_count: usize,
    pub result: tl_text,
    pub warnings: *const tl_text,
    pub warning_count: usize,
}

pub type tl_turn_visitor =
    Option<unsafe extern "C" fn(user: *mut c_void, actions: *const u64, count: usize) -> i32>;

pub type tl_perft_progress =
    Option<unsafe extern "C" fn(user: *mut c_void, nodes: u64, share: f64) -> i32>;

pub type tl_divide_visitor =
    Option<unsafe extern "C" fn(user: *mut c_void, text: *const c_char, length: usize, nodes: u64)>;

pub type tl_game_text_visitor =
    Option<unsafe extern "C" fn(user: *mut c_void, item: *const tl_game_text) -> i32>;

extern "C" {
    pub fn tl_abi_version() -> u32;
    pub fn tl_version() -> *const c_char;
    pub fn tl_status_name(status: tl_status) -> *const c_char;
    pub fn tl_status_description(status: tl_status) -> *const c_char;
    pub fn tl_last_error_code() -> tl_status;
    pub fn tl_last_error_message() -> *const c_char;
    pub fn tl_last_error_place() -> *const c_char;
    pub fn tl_reason_name(reason: i32) -> *const c_char;
    pub fn tl_game_count(count: *mut usize) -> tl_status;
    pub fn tl_game_at(index: usize, game: *mut *const tl_game) -> tl_status;
    pub fn tl_game_find(name: *const c_char, name_length: usize, game: *mut *const tl_game) -> tl_status;
    pub fn tl_game_name(game: *const tl_game, text: *mut c_char, capacity: usize, length: *mut usize) -> tl_status;
    pub fn tl_game_title(game: *const tl_game, text: *mut c_char, capacity: usize, length: *mut usize) -> tl_status;
    pub fn tl_game_seats(game: *const tl_game, seats: *mut i32) -> tl_status;
    pub fn tl_game_flags(game: *const tl_game, flags: *mut u32) -> tl_status;
    pub fn tl_game_perft_unit(game: *const tl_game, text: *mut c_char, capacity: usize, length: *mut usize) -> tl_status;
    pub fn tl_game_action_count(game: *const tl_game, rules: *const c_char, rules_length: usize, count: *mut u64) -> tl_status;
    pub fn tl_game_rules_json(game: *const tl_game, rules: *const c_char, rules_length: usize, text: *mut c_char, capacity: usize, length: *mut usize) -> tl_status;
    pub fn tl_game_canonical_rules(game: *const tl_game, document: *const c_char, document_length: usize, text: *mut c_char, capacity: usize, length: *mut usize) -> tl_status;
    pub fn tl_game_schema(game: *const tl_game, kind: *const c_char, kind_length: usize, text: *mut c_char, capacity: usize, length: *mut usize) -> tl_status;
    pub fn tl_rules_new(game: *const tl_game, fields: *const c_char, fields_length: usize, rules: *mut *mut tl_rules) -> tl_status;
    pub fn tl_rules_free(rules: *mut tl_rules);
    pub fn tl_rules_field_count(rules: *const tl_rules, count: *mut usize) -> tl_status;
    pub fn tl_rules_field_name(rules: *const tl_rules, index: usize, text: *mut c_char, capacity: usize, length: *mut usize) -> tl_status;
    pub fn tl_rules_set_integer(rules: *mut tl_rules, name: *const c_char, name_length: usize, value: i64) -> tl_status;
    pub fn tl_rules_set_boolean(rules: *mut tl_rules, name: *const c_char, name_length: usize, value: i32) -> tl_status;
    pub fn tl_rules_set_text(rules: *mut tl_rules, name: *const c_char, name_length: usize, value: *const c_char, value_length: usize) -> tl_status;
    pub fn tl_rules_set_json(rules: *mut tl_rules, name: *const c_char, name_length: usize, value: *const c_char, value_length: usize) -> tl_status;
    pub fn tl_rules_get_integer(rules: *const tl_rules, name: *const c_char, name_length: usize, value: *mut i64) -> tl_status;
    pub fn tl_rules_get_boolean(rules: *const tl_rules, name: *const c_char, name_length: usize, value: *mut i32) -> tl_status;
    pub fn tl_rules_get_text(rules: *const tl_rules, name: *const c_char, name_length: usize, text: *mut c_char, capacity: usize, length: *mut usize) -> tl_status;
    pub fn tl_rules_get_json(rules: *const tl_rules, name: *const c_char, name_length: usize, text: *mut c_char, capacity: usize, length: *mut usize) -> tl_status;
    pub fn tl_rules_check(rules: *const tl_rules) -> tl_status;
    pub fn tl_rules_fields(rules: *const tl_rules, text: *mut c_char, capacity: usize, length: *mut usize) -> tl_status;
    pub fn tl_rules_to_json(rules: *const tl_rules, text: *mut c_char, capacity: usize, length: *mut usize) -> tl_status;
    pub fn tl_rng_new(seed: u64, stream: u64, rng: *mut *mut tl_rng) -> tl_status;
    pub fn tl_rng_clone(rng: *const tl_rng, copy: *mut *mut tl_rng) -> tl_status;
    pub fn tl_rng_free(rng: *mut tl_rng);
    pub fn tl_rng_next(rng: *mut tl_rng, number: *mut u64) -> tl_status;
    pub fn tl_rng_below(rng: *mut tl_rng, bound: u64, number: *mut u64) -> tl_status;
    pub fn tl_rng_pick(rng: *mut tl_rng, weights: *const u64, count: usize, index: *mut usize) -> tl_status;
    pub fn tl_rng_save(rng: *const tl_rng, words: *mut u64) -> tl_status;
    pub fn tl_rng_restore(rng: *mut tl_rng, words: *const u64) -> tl_status;
    pub fn tl_state_new(game: *const tl_game, rules: *const c_char, rules_length: usize, state: *mut *mut tl_state) -> tl_status;
    pub fn tl_state_new_by_rules(rules: *const tl_rules, state: *mut *mut tl_state) -> tl_status;
    pub fn tl_state_from_json(json: *const c_char, json_length: usize, state: *mut *mut tl_state) -> tl_status;
    pub fn tl_state_from_position(game: *const tl_game, position: *const c_char, position_length: usize, rules: *const c_char, rules_length: usize, state: *mut *mut tl_state) -> tl_status;
    pub fn tl_state_start_again(state: *const tl_state, start: *mut *mut tl_state) -> tl_status;
    pub fn tl_state_clone(state: *const tl_state, copy: *mut *mut tl_state) -> tl_status;
    pub fn tl_state_assign(state: *mut tl_state, from: *const tl_state) -> tl_status;
    pub fn tl_state_free(state: *mut tl_state);
    pub fn tl_state_game(state: *const tl_state, game: *mut *const tl_game) -> tl_status;
    pub fn tl_state_seats(state: *const tl_state, seats: *mut i32) -> tl_status;
    pub fn tl_state_equal(a: *const tl_state, b: *const tl_state, equal: *mut i32) -> tl_status;
    pub fn tl_state_same_rules(a: *const tl_state, b: *const tl_state, same: *mut i32) -> tl_status;
    pub fn tl_state_hash(state: *const tl_state, hash: *mut u64) -> tl_status;
    pub fn tl_state_position_hash(state: *const tl_state, hash: *mut u64) -> tl_status;
    pub fn tl_state_view_hash(state: *const tl_state, viewer: i32, hash: *mut u64) -> tl_status;
    pub fn tl_state_mover(state: *const tl_state, mover: *mut i32) -> tl_status;
    pub fn tl_state_mid_turn(state: *const tl_state, mid_turn: *mut i32) -> tl_status;
    pub fn tl_state_result(state: *const tl_state, result: *mut tl_result) -> tl_status;
    pub fn tl_state_result_json(state: *const tl_state, text: *mut c_char, capacity: usize, length: *mut usize) -> tl_status;
    pub fn tl_state_legal_actions(state: *const tl_state, actions: *mut u64, capacity: usize, count: *mut usize) -> tl_status;
    pub fn tl_state_seat_actions(state: *const tl_state, seat: i32, actions: *mut u64, capacity: usize, count: *mut usize) -> tl_status;
    pub fn tl_state_is_legal(state: *const tl_state, action: u64, legal: *mut i32) -> tl_status;
    pub fn tl_state_action_count(state: *const tl_state, count: *mut u64) -> tl_status;
    pub fn tl_state_weight(state: *const tl_state, outcome: u64, weight: *mut u64) -> tl_status;
    pub fn tl_state_random_action(state: *const tl_state, rng: *mut tl_rng, action: *mut u64) -> tl_status;
    pub fn tl_state_apply(state: *mut tl_state, action: u64) -> tl_status;
    pub fn tl_state_apply_event(state: *mut tl_state, event: *const tl_event) -> tl_status;
    pub fn tl_state_forfeit(state: *mut tl_state, seat: i32) -> tl_status;
    pub fn tl_state_agree_draw(state: *mut tl_state) -> tl_status;
    pub fn tl_state_penalize(state: *mut tl_state, team: i32) -> tl_status;
    pub fn tl_state_action_text(state: *const tl_state, action: u64, text: *mut c_char, capacity: usize, length: *mut usize) -> tl_status;
    pub fn tl_state_parse_action(state: *const tl_state, action_text: *const c_char, action_text_length: usize, action: *mut u64) -> tl_status;
    pub fn tl_state_event_text(state: *const tl_state, event: *const tl_event, text: *mut c_char, capacity: usize, length: *mut usize) -> tl_status;
    pub fn tl_state_parse_event(state: *const tl_state, event_text: *const c_char, event_text_length: usize, event: *mut tl_event) -> tl_status;
    pub fn tl_state_parse_events(state: *const tl_state, event_text: *const c_char, event_text_length: usize, events: *mut tl_event, capacity: usize, count: *mut usize) -> tl_status;
    pub fn tl_state_visit_turns(state: *const tl_state, options: *const tl_turn_options, visitor: tl_turn_visitor, user: *mut c_void, ending: *mut i32) -> tl_status;
    pub fn tl_state_turn_text(state: *const tl_state, actions: *const u64, action_count: usize, text: *mut c_char, capacity: usize, length: *mut usize) -> tl_status;
    pub fn tl_state_parse_turn(state: *const tl_state, turn_text: *const c_char, turn_text_length: usize, actions: *mut u64, capacity: usize, count: *mut usize) -> tl_status;
    pub fn tl_state_winning_turn(state: *const tl_state, node_limit: u64, actions: *mut u64, capacity: usize, count: *mut usize, answer: *mut i32, nodes: *mut u64) -> tl_status;
    pub fn tl_turns_new(state: *const tl_state, options: *const tl_turn_options, turns: *mut *mut tl_turns) -> tl_status;
    pub fn tl_turns_free(turns: *mut tl_turns);
    pub fn tl_turns_next(turns: *mut tl_turns, actions: *mut u64, capacity: usize, count: *mut usize) -> tl_status;
    pub fn tl_turns_ending(turns: *const tl_turns, ending: *mut i32) -> tl_status;
    pub fn tl_state_to_json(state: *const tl_state, text: *mut c_char, capacity: usize, length: *mut usize) -> tl_status;
    pub fn tl_state_rules_json(state: *const tl_state, text: *mut c_char, capacity: usize, length: *mut usize) -> tl_status;
    pub fn tl_state_position_text(state: *const tl_state, text: *mut c_char, capacity: usize, length: *mut usize) -> tl_status;
    pub fn tl_state_text_board(state: *const tl_state, text: *mut c_char, capacity: usize, length: *mut usize) -> tl_status;
    pub fn tl_state_svg(state: *const tl_state, options: *const tl_svg_options, text: *mut c_char, capacity: usize, length: *mut usize) -> tl_status;
    pub fn tl_state_svg_after(state: *const tl_state, options: *const tl_svg_options, before: *const tl_state, actions: *const u64, action_count: usize, text: *mut c_char, capacity: usize, length: *mut usize) -> tl_status;
    pub fn tl_state_text_board_with(state: *const tl_state, options: *const tl_text_options, text: *mut c_char, capacity: usize, length: *mut usize) -> tl_status;
    pub fn tl_state_perft(state: *const tl_state, depth: i32, options: *const tl_perft_options, nodes: *mut u64, complete: *mut i32) -> tl_status;
    pub fn tl_state_divide(state: *const tl_state, depth: i32, options: *const tl_perft_options, visitor: tl_divide_visitor, user: *mut c_void, nodes: *mut u64, complete: *mut i32) -> tl_status;
    pub fn tl_state_observe(state: *const tl_state, viewer: i32, view: *mut *mut tl_view) -> tl_status;
    pub fn tl_view_from_json(json: *const c_char, json_length: usize, view: *mut *mut tl_view) -> tl_status;
    pub fn tl_view_free(view: *mut tl_view);
    pub fn tl_view_game(view: *const tl_view, game: *mut *const tl_game) -> tl_status;
    pub fn tl_view_viewer(view: *const tl_view, viewer: *mut i32) -> tl_status;
    pub fn tl_view_to_json(view: *const tl_view, text: *mut c_char, capacity: usize, length: *mut usize) -> tl_status;
    pub fn tl_view_text_board(view: *const tl_view, text: *mut c_char, capacity: usize, length: *mut usize) -> tl_status;
    pub fn tl_view_svg(view: *const tl_view, options: *const tl_svg_options, text: *mut c_char, capacity: usize, length: *mut usize) -> tl_status;
    pub fn tl_view_text_board_with(view: *const tl_view, options: *const tl_text_options, text: *mut c_char, capacity: usize, length: *mut usize) -> tl_status;
    pub fn tl_view_redeal(view: *const tl_view, rng: *mut tl_rng, state: *mut *mut tl_state) -> tl_status;
    pub fn tl_statistics_new(game: *const tl_game, statistics: *mut *mut tl_statistics) -> tl_status;
    pub fn tl_statistics_free(statistics: *mut tl_statistics);
    pub fn tl_statistics_add(statistics: *mut tl_statistics, before: *const tl_state, action: u64, after: *const tl_state) -> tl_status;
    pub fn tl_statistics_add_all(statistics: *mut tl_statistics, other: *const tl_statistics) -> tl_status;
    pub fn tl_statistics_size(statistics: *const tl_statistics, size: *mut usize) -> tl_status;
    pub fn tl_statistics_line(statistics: *const tl_statistics, index: usize, text: *mut c_char, capacity: usize, length: *mut usize, sum: *mut u64, over: *mut u64) -> tl_status;
    pub fn tl_record_new(start: *const tl_state, record: *mut *mut tl_record) -> tl_status;
    pub fn tl_record_from_json(json: *const c_char, json_length: usize, record: *mut *mut tl_record) -> tl_status;
    pub fn tl_record_clone(record: *const tl_record, copy: *mut *mut tl_record) -> tl_status;
    pub fn tl_record_free(record: *mut tl_record);
    pub fn tl_record_equal(a: *const tl_record, b: *const tl_record, equal: *mut i32) -> tl_status;
    pub fn tl_record_game(record: *const tl_record, game: *mut *const tl_game) -> tl_status;
    pub fn tl_record_start(record: *const tl_record, state: *mut *mut tl_state) -> tl_status;
    pub fn tl_record_state(record: *const tl_record, state: *mut *mut tl_state) -> tl_status;
    pub fn tl_record_state_at(record: *const tl_record, position: usize, state: *mut *mut tl_state) -> tl_status;
    pub fn tl_record_length(record: *const tl_record, length: *mut usize) -> tl_status;
    pub fn tl_record_position(record: *const tl_record, position: *mut usize) -> tl_status;
    pub fn tl_record_event(record: *const tl_record, index: usize, event: *mut tl_event) -> tl_status;
    pub fn tl_record_apply(record: *mut tl_record, action: u64) -> tl_status;
    pub fn tl_record_apply_event(record: *mut tl_record, event: *const tl_event) -> tl_status;
    pub fn tl_record_apply_turn(record: *mut tl_record, actions: *const u64, action_count: usize) -> tl_status;
    pub fn tl_record_undo(record: *mut tl_record, moved: *mut i32) -> tl_status;
    pub fn tl_record_redo(record: *mut tl_record, moved: *mut i32) -> tl_status;
    pub fn tl_record_undo_turn(record: *mut tl_record, moved: *mut i32) -> tl_status;
    pub fn tl_record_redo_turn(record: *mut tl_record, moved: *mut i32) -> tl_status;
    pub fn tl_record_jump(record: *mut tl_record, position: usize) -> tl_status;
    pub fn tl_record_set_names(record: *mut tl_record, names: *const *const c_char, lengths: *const usize, count: usize) -> tl_status;
    pub fn tl_record_name_count(record: *const tl_record, count: *mut usize) -> tl_status;
    pub fn tl_record_name(record: *const tl_record, seat: i32, text: *mut c_char, capacity: usize, length: *mut usize) -> tl_status;
    pub fn tl_record_set_tag(record: *mut tl_record, name: *const c_char, name_length: usize, value: *const c_char, value_length: usize) -> tl_status;
    pub fn tl_record_remove_tag(record: *mut tl_record, name: *const c_char, name_length: usize) -> tl_status;
    pub fn tl_record_tag(record: *const tl_record, name: *const c_char, name_length: usize, text: *mut c_char, capacity: usize, length: *mut usize) -> tl_status;
    pub fn tl_record_tag_count(record: *const tl_record, count: *mut usize) -> tl_status;
    pub fn tl_record_tag_name(record: *const tl_record, index: usize, text: *mut c_char, capacity: usize, length: *mut usize) -> tl_status;
    pub fn tl_record_add_comment(record: *mut tl_record, position: usize, comment: *const c_char, comment_length: usize) -> tl_status;
    pub fn tl_record_comment_count(record: *const tl_record, count: *mut usize) -> tl_status;
    pub fn tl_record_comment_position(record: *const tl_record, index: usize, position: *mut usize) -> tl_status;
    pub fn tl_record_comment(record: *const tl_record, index: usize, text: *mut c_char, capacity: usize, length: *mut usize) -> tl_status;
    pub fn tl_record_to_json(record: *const tl_record, text: *mut c_char, capacity: usize, length: *mut usize) -> tl_status;
    pub fn tl_record_to_json_for(record: *const tl_record, viewer: i32, text: *mut c_char, capacity: usize, length: *mut usize) -> tl_status;
    pub fn tl_record_to_game_text(record: *const tl_record, text: *mut c_char, capacity: usize, length: *mut usize) -> tl_status;
    pub fn tl_record_svg(record: *const tl_record, options: *const tl_svg_options, text: *mut c_char, capacity: usize, length: *mut usize) -> tl_status;
    pub fn tl_record_film(record: *const tl_record, look: *const tl_svg_options, options: *const tl_film_options, text: *mut c_char, capacity: usize, length: *mut usize) -> tl_status;
    pub fn tl_game_text_format(game: *const tl_game, text: *mut c_char, capacity: usize, length: *mut usize) -> tl_status;
    pub fn tl_game_text_extension(game: *const tl_game, text: *mut c_char, capacity: usize, length: *mut usize) -> tl_status;
    pub fn tl_game_read_texts(game: *const tl_game, file_text: *const c_char, file_length: usize, visitor: tl_game_text_visitor, user: *mut c_void) -> tl_status;
    pub fn tl_batch_new(start: *const tl_state, count: usize, states: *mut *mut tl_state) -> tl_status;
    pub fn tl_batch_clone(states: *const *mut tl_state, count: usize, copies: *mut *mut tl_state) -> tl_status;
    pub fn tl_batch_free(states: *const *mut tl_state, count: usize);
    pub fn tl_batch_rngs_new(seed: u64, stream: u64, count: usize, rngs: *mut *mut tl_rng) -> tl_status;
    pub fn tl_batch_rngs_free(rngs: *const *mut tl_rng, count: usize);
    pub fn tl_batch_apply(states: *const *mut tl_state, actions: *const u64, count: usize, threads: u32, statuses: *mut tl_status) -> tl_status;
    pub fn tl_batch_random_step(states: *const *mut tl_state, rngs: *const *mut tl_rng, count: usize, threads: u32, actions: *mut u64, statuses: *mut tl_status) -> tl_status;
    pub fn tl_batch_movers(states: *const *mut tl_state, count: usize, threads: u32, movers: *mut i32) -> tl_status;
    pub fn tl_batch_results(states: *const *mut tl_state, count: usize, threads: u32, results: *mut tl_result) -> tl_status;
    pub fn tl_batch_legal_masks(states: *const *mut tl_state, count: usize, threads: u32, masks: *mut u8, stride: usize) -> tl_status;
    pub fn tl_batch_legal_actions(states: *const *mut tl_state, count: usize, threads: u32, actions: *mut u64, capacity: usize, total: *mut usize, offsets: *mut usize) -> tl_status;
    pub fn tl_batch_views(states: *const *mut tl_state, viewers: *const i32, count: usize, threads: u32, text: *mut c_char, capacity: usize, length: *mut usize, offsets: *mut usize) -> tl_status;
}
