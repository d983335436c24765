/** @file
 * touchline: the rules of tabletop games, for C and for every language that can call C.
 *
 * A short tour, errors left out:
 *
 *   const tl_game* game;
 *   tl_state* state;
 *   uint64_t action;
 *   tl_game_find("draughts", 8, &game);
 *   tl_state_new(game, NULL, 0, &state);
 *   tl_state_parse_action(state, "11-15", 5, &action);
 *   tl_state_apply(state, action);
 *   tl_state_free(state);
 *
 * What holds for every function here, unless its comment says otherwise:
 *
 * - Status. A call that can fail returns a tl_status. TL_OK is 0. After a failure nothing has changed: no object that
 *   was passed in, and no output. One output is written all the same: the size needed, with TL_ERROR_SHORT_BUFFER.
 *   What went wrong and where is kept for the thread: tl_last_error_message, tl_last_error_place.
 * - Errors that any call may return are not repeated below: TL_ERROR_NULL (a pointer is NULL), TL_ERROR_OUT_OF_RANGE (a
 *   seat, an option or a length outside its range), TL_ERROR_OUT_OF_MEMORY, and TL_ERROR_INTERNAL, which would be a
 *   fault of this library. "Errors:" in a comment lists what comes on top.
 * - NULL. No pointer may be NULL but where "or NULL" is said. An input that has a length may be NULL when it is 0.
 * - Text in: UTF-8, a pointer and a length in bytes; no NUL is needed at the end. A text that is not a JSON document or
 *   a file of games is at most 1 MiB (TL_ERROR_LIMIT_EXCEEDED).
 * - Text out: `text`, `capacity`, `length`. The text is written to `text` with a NUL after it, and its length, which
 *   does not count the NUL, to `*length`. `capacity` must be at least the length + 1, else TL_ERROR_SHORT_BUFFER. With
 *   `text` NULL and `capacity` 0 only `*length` is written, and TL_OK returned: the size query.
 * - Lists out: `items`, `capacity`, `count` in the same way, without the NUL.
 * - Objects. What a call makes is the caller's, to be given to the `_free` of its type once; that accepts NULL. Objects
 *   do not refer to one another: a record keeps copies of the states that it was made from, and so on. Games belong to
 *   the library and live as long as the process.
 * - Threads. Everything is safe to call from any thread; there is no global state to set up. One object may be read
 *   (passed as const) by many threads at once; while one thread changes or frees it, no other may use it.
 * - Callbacks run in the calling thread before the call returns, but for a progress callback with several threads. They
 *   may call other functions of this header, but must not change or free the objects of the call that they are in, nor
 *   leave by longjmp or an exception.
 * - Structs of options: a zeroed one asks for the defaults. `reserved` must be zero.
 *
 * Nothing here prints, exits or aborts. Compatibility: numbers, structs and functions are only ever added to, as long
 * as TL_ABI_VERSION stays the same.
 */
#ifndef TOUCHLINE_H
#define TOUCHLINE_H

#include <stddef.h>
#include <stdint.h>

/** @def TL_API
 * Marks the functions that the shared library exports. Define TL_STATIC for a library that is linked in. */
#if defined(TL_STATIC)
#define TL_API
#elif defined(_WIN32)
#if defined(TL_BUILDING)
#define TL_API __declspec(dllexport)
#else
#define TL_API __declspec(dllimport)
#endif
#elif defined(__GNUC__)
#define TL_API __attribute__((visibility("default")))
#else
#define TL_API
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Version ---------------------------------------------------------------------------------------------------- */

/** The version of the header; tl_version gives that of the library. */
/** @{ */
#define TL_VERSION_MAJOR 0
#define TL_VERSION_MINOR 1
#define TL_VERSION_PATCH 0
/** @} */
/** Changes when a program built against an older header would no longer work. */
#define TL_ABI_VERSION 0

/** The TL_ABI_VERSION that the library was built with: compare it with the header's before anything else. */
TL_API uint32_t tl_abi_version(void);

/** The version of the library, "0.1.0". The text is static. */
TL_API const char* tl_version(void);

/* ---- Status and errors ------------------------------------------------------------------------------------------ */

/** One of TL_OK, TL_ERROR_…. The numbers never change; later versions may add some. */
typedef int32_t tl_status;

enum {
  TL_OK = 0,
  TL_ERROR_NULL = 1,            /**< a pointer that must not be NULL is */
  TL_ERROR_SHORT_BUFFER = 2,    /**< the result does not fit; the size needed has been written */
  TL_ERROR_ILLEGAL_ACTION = 3,  /**< the action, turn or event is not possible now */
  TL_ERROR_GAME_OVER = 4,       /**< the game is finished */
  TL_ERROR_BAD_TEXT = 5,        /**< a move, position or other text cannot be read */
  TL_ERROR_AMBIGUOUS_TEXT = 6,  /**< a short text fits more than one legal action */
  TL_ERROR_BAD_JSON = 7,        /**< not JSON, or JSON of the wrong shape */
  TL_ERROR_BAD_RULES = 8,       /**< rules out of range or at odds with each other */
  TL_ERROR_BAD_STATE = 9,       /**< a state that play could not have produced, or that cannot be written this way */
  TL_ERROR_UNKNOWN_NAME = 10,   /**< no game, field, tag or kind of that name */
  TL_ERROR_UNSUPPORTED = 11,    /**< this game, or this game under these rules, does not offer that */
  TL_ERROR_LIMIT_EXCEEDED = 12, /**< larger, deeper or longer than the stated limit */
  TL_ERROR_OUT_OF_RANGE = 13,   /**< an argument outside its documented range */
  TL_ERROR_OUT_OF_MEMORY = 14,  /**< an allocation failed */
  TL_ERROR_SYSTEM = 15,         /**< the system refused a thread */
  TL_ERROR_INTERNAL = 16        /**< a fault of this library: please report it */
};

/** The name of a status, as in JSON: "ok", "illegal_action"; "unknown" for any other number. The text is static. */
TL_API const char* tl_status_name(tl_status status);

/** What a status means, in a sentence for people, "the game is finished". The text is static. */
TL_API const char* tl_status_description(tl_status status);

/** The status of the last call on this thread that failed; TL_OK if none has. Successful calls leave it alone. */
TL_API tl_status tl_last_error_code(void);

/** The reason of the last failure on this thread and what would have been right, UTF-8; "" if none. Never NULL. Valid
 * until the next call on this thread that fails. A reason beyond 4 KiB is cut and ends in "…". */
TL_API const char* tl_last_error_message(void);

/** Where the mistake is: a JSON Pointer ("/state/men/3"), a text, or the name of a parameter of the function; "" when
 * the message says it all. Never NULL. Valid as the message is; at most 1 KiB. */
TL_API const char* tl_last_error_place(void);

/* ---- Seats and results ------------------------------------------------------------------------------------------ */

/** The most seats that any game has. Seats are numbered from 0. */
#define TL_MAX_SEATS 10

/** What stands in place of a seat. */
enum {
  TL_CHANCE = -1,  /**< as a mover: a chance event is next */
  TL_NOBODY = -2,  /**< as a mover: the game is finished; in a result: no such seat or team */
  TL_ONLOOKER = -3 /**< as a viewer: somebody without a seat */
};

/** Why a game ended. The numbers never change. */
enum {
  TL_REASON_NONE = 0, /**< it goes on */
  TL_REASON_NO_MOVES = 1,
  TL_REASON_REPETITION = 2,
  TL_REASON_FORTY_MOVES = 3,
  TL_REASON_GOAL = 4,
  TL_REASON_MAX_TURNS = 5,
  TL_REASON_GOALS_TO_WIN = 6,
  TL_REASON_FULL_TIME = 7,
  TL_REASON_REGULATION = 8,
  TL_REASON_OVERTIME = 9,
  TL_REASON_MAX_HANDS = 10,
  TL_REASON_FORFEIT = 11,
  TL_REASON_AGREEMENT = 12
};

/** The text of a reason, as in JSON: "no_moves"; "none" for TL_REASON_NONE and any other number. Static. */
TL_API const char* tl_reason_name(int32_t reason);

/** How a game stands. While it goes on, `winning_team` and `mvp` are TL_NOBODY and all else is 0. */
typedef struct tl_result {
  int32_t finished;             /**< 1 or 0 */
  int32_t reason;               /**< TL_REASON_… */
  int32_t seats;                /**< how many of `scores` count */
  uint32_t winners;             /**< bit n set: seat n is among the winners; 0 in a draw */
  int32_t scores[TL_MAX_SEATS]; /**< by seat */
  int32_t has_teams;            /**< 1 in games with teams: then the two below count */
  int32_t team_scores[2];       /**< of teams 0 and 1 */
  int32_t winning_team;         /**< or TL_NOBODY */
  int32_t mvp;                  /**< the seat of the most valuable player, or TL_NOBODY */
  int32_t reserved[7];          /**< 0 */
} tl_result;

/* ---- Events ----------------------------------------------------------------------------------------------------- */

enum {
  TL_EVENT_ACTION = 0,  /**< `action` was played, or came up as a chance outcome */
  TL_EVENT_FORFEIT = 1, /**< seat `who` lost by refusal, resignation or time */
  TL_EVENT_DRAW = 2,    /**< the players agreed to a draw */
  TL_EVENT_PENALTY = 3  /**< the host penalised team `who` (games that have penalties) */
};

/** What a record holds: an action, or an event that the host brings in. Fields that a kind does not use are 0 when
 * written by the library and ignored when read. */
typedef struct tl_event {
  int32_t kind;    /**< TL_EVENT_… */
  int32_t who;     /**< the seat that forfeits, the team that is penalised; else 0 */
  uint64_t action; /**< only of TL_EVENT_ACTION */
} tl_event;

/* ---- Games ------------------------------------------------------------------------------------------------------ */

/** A game of this library. Never freed, never changed; compare by pointer. */
typedef struct tl_game tl_game;

/** What a game has, as bits of tl_game_flags. */
enum {
  TL_GAME_CHANCE = 1,         /**< chance events */
  TL_GAME_HIDDEN = 2,         /**< something that not everybody may see */
  TL_GAME_TURNS = 4,          /**< turns of several actions: tl_state_visit_turns and its kin */
  TL_GAME_WINNING_TURN = 8,   /**< tl_state_winning_turn */
  TL_GAME_POSITION_TEXT = 16, /**< a line of text for a position: tl_state_from_position, tl_state_position_text */
  TL_GAME_TEXTS = 32,         /**< a text format for records: tl_game_read_texts, tl_record_to_game_text */
  TL_GAME_PENALTIES = 64,     /**< tl_state_penalize */
  TL_GAME_STATISTICS = 128    /**< tl_statistics_new */
};

/** How many games there are. */
TL_API tl_status tl_game_count(size_t* count);

/** Game number `index` in rising order of names. Errors: TL_ERROR_OUT_OF_RANGE at the end of the list. */
TL_API tl_status tl_game_at(size_t index, const tl_game** game);

/** The game of that name. Errors: TL_ERROR_UNKNOWN_NAME, with the names that there are in the message. */
TL_API tl_status tl_game_find(const char* name, size_t name_length, const tl_game** game);

/** The name as in JSON, "draughts". */
TL_API tl_status tl_game_name(const tl_game* game, char* text, size_t capacity, size_t* length);

/** The title for people, "English draughts". */
TL_API tl_status tl_game_title(const tl_game* game, char* text, size_t capacity, size_t* length);

/** The number of seats under the default rules. */
TL_API tl_status tl_game_seats(const tl_game* game, int32_t* seats);

/** What the game has: TL_GAME_… bits. */
TL_API tl_status tl_game_flags(const tl_game* game, uint32_t* flags);

/** What perft counts unless told otherwise: "moves", "turns" or "actions". */
TL_API tl_status tl_game_perft_unit(const tl_game* game, char* text, size_t capacity, size_t* length);

/** The number of dense action ids, 0 to `*count` - 1, under these rules; `rules` as for tl_state_new.
 * Errors: TL_ERROR_UNSUPPORTED where the ids are not dense; TL_ERROR_BAD_JSON, TL_ERROR_BAD_RULES. */
TL_API tl_status tl_game_action_count(const tl_game* game, const char* rules, size_t rules_length, uint64_t* count);

/** All fields of the rules as a canonical JSON document; `rules` as for tl_state_new, so {} gives the defaults.
 * Errors: TL_ERROR_BAD_JSON, TL_ERROR_BAD_RULES. */
TL_API tl_status tl_game_rules_json(const tl_game* game, const char* rules, size_t rules_length, char* text,
                                    size_t capacity, size_t* length);

/** Reads a whole rules document strictly and writes it in canonical form. Errors: TL_ERROR_BAD_JSON,
 * TL_ERROR_BAD_RULES, TL_ERROR_LIMIT_EXCEEDED. */
TL_API tl_status tl_game_canonical_rules(const tl_game* game, const char* document, size_t document_length, char* text,
                                         size_t capacity, size_t* length);

/** The JSON Schema of a kind of document: "state", "rules", "record" or "view". Errors: TL_ERROR_UNKNOWN_NAME. */
TL_API tl_status tl_game_schema(const tl_game* game, const char* kind, size_t kind_length, char* text, size_t capacity,
                                size_t* length);

/* ---- Rules ------------------------------------------------------------------------------------------------------ */

/** The rules of a game, to be read and changed field by field. The names and ranges of the fields are those of the
 * game's page in docs/rules. A field that is set is only checked together with all others, by tl_rules_check and by
 * whatever uses the rules, so that the order of changes does not matter. */
typedef struct tl_rules tl_rules;

/** Makes rules: the defaults, with the fields of the JSON object `fields` changed (empty: none).
 * Errors: TL_ERROR_BAD_JSON, TL_ERROR_BAD_RULES. */
TL_API tl_status tl_rules_new(const tl_game* game, const char* fields, size_t fields_length, tl_rules** rules);

/** Frees rules; NULL is accepted. */
TL_API void tl_rules_free(tl_rules* rules);

/** The number of fields, and the name of field number `index` in byte order of names. */
/** @{ */
TL_API tl_status tl_rules_field_count(const tl_rules* rules, size_t* count);
TL_API tl_status tl_rules_field_name(const tl_rules* rules, size_t index, char* text, size_t capacity, size_t* length);
/** @} */

/** Sets a field: to an integer, to true (1) or false (0), to a text (the value of an enumeration), or to any JSON
 * value. Errors: TL_ERROR_UNKNOWN_NAME, with the names that there are; TL_ERROR_BAD_TEXT for a text that is not UTF-8;
 * TL_ERROR_BAD_JSON. */
/** @{ */
TL_API tl_status tl_rules_set_integer(tl_rules* rules, const char* name, size_t name_length, int64_t value);
TL_API tl_status tl_rules_set_boolean(tl_rules* rules, const char* name, size_t name_length, int32_t value);
TL_API tl_status tl_rules_set_text(tl_rules* rules, const char* name, size_t name_length, const char* value,
                                   size_t value_length);
TL_API tl_status tl_rules_set_json(tl_rules* rules, const char* name, size_t name_length, const char* value,
                                   size_t value_length);
/** @} */

/** Reads a field of that type; as JSON, of any type.
 * Errors: TL_ERROR_UNKNOWN_NAME; TL_ERROR_BAD_JSON if the field is of another type. */
/** @{ */
TL_API tl_status tl_rules_get_integer(const tl_rules* rules, const char* name, size_t name_length, int64_t* value);
TL_API tl_status tl_rules_get_boolean(const tl_rules* rules, const char* name, size_t name_length, int32_t* value);
TL_API tl_status tl_rules_get_text(const tl_rules* rules, const char* name, size_t name_length, char* text,
                                   size_t capacity, size_t* length);
TL_API tl_status tl_rules_get_json(const tl_rules* rules, const char* name, size_t name_length, char* text,
                                   size_t capacity, size_t* length);
/** @} */

/** Whether the fields make valid rules: TL_OK, or the reason. Errors: TL_ERROR_BAD_JSON, TL_ERROR_BAD_RULES. */
TL_API tl_status tl_rules_check(const tl_rules* rules);

/** The bare JSON object of all fields: what the `rules` parameters of other functions take. Not checked. */
TL_API tl_status tl_rules_fields(const tl_rules* rules, char* text, size_t capacity, size_t* length);

/** The canonical rules document. Errors: as tl_rules_check. */
TL_API tl_status tl_rules_to_json(const tl_rules* rules, char* text, size_t capacity, size_t* length);

/* ---- Random numbers --------------------------------------------------------------------------------------------- */

/** A generator (xoshiro256**) that gives the same numbers on every platform. For one thread at a time. */
typedef struct tl_rng tl_rng;

/** Generator number `stream` of the run seeded with `seed`; game i of a parallel run uses stream i. */
TL_API tl_status tl_rng_new(uint64_t seed, uint64_t stream, tl_rng** rng);

/** An independent generator that continues alike. */
TL_API tl_status tl_rng_clone(const tl_rng* rng, tl_rng** copy);

/** Frees a generator; NULL is accepted. */
TL_API void tl_rng_free(tl_rng* rng);

/** The next 64 random bits. */
TL_API tl_status tl_rng_next(tl_rng* rng, uint64_t* number);

/** A number from 0 to `bound` - 1, each as likely as any other; 0 when `bound` is 0. */
TL_API tl_status tl_rng_below(tl_rng* rng, uint64_t bound, uint64_t* number);

/** An index into `weights`, each in proportion to its weight.
 * Errors: TL_ERROR_OUT_OF_RANGE if the sum is 0 or does not fit 64 bits. */
TL_API tl_status tl_rng_pick(tl_rng* rng, const uint64_t* weights, size_t count, size_t* index);

/** Writes the state of the generator, four words, to `words`; and sets it from such words. All four zero is no state of
 * this generator: they become those of seed 0. */
/** @{ */
TL_API tl_status tl_rng_save(const tl_rng* rng, uint64_t* words);
TL_API tl_status tl_rng_restore(tl_rng* rng, const uint64_t* words);
/** @} */

/* ---- States: making and comparing ------------------------------------------------------------------------------- */

/** A state of a game: the position and all else that can still matter, with the rules. Copies are independent. */
typedef struct tl_state tl_state;

/** Makes the first state of a game. `rules` is empty for the default rules, or a JSON object of the fields to change,
 * {"unit":"step"}. Errors: TL_ERROR_BAD_JSON, TL_ERROR_BAD_RULES, TL_ERROR_LIMIT_EXCEEDED. */
TL_API tl_status tl_state_new(const tl_game* game, const char* rules, size_t rules_length, tl_state** state);

/** Makes the first state of a game by these rules. Errors: TL_ERROR_BAD_JSON, TL_ERROR_BAD_RULES. */
TL_API tl_status tl_state_new_by_rules(const tl_rules* rules, tl_state** state);

/** Reads a state document of any game, strictly; at most 1 MiB.
 * Errors: TL_ERROR_BAD_JSON, TL_ERROR_BAD_RULES, TL_ERROR_BAD_STATE, TL_ERROR_UNKNOWN_NAME, TL_ERROR_LIMIT_EXCEEDED. */
TL_API tl_status tl_state_from_json(const char* json, size_t json_length, tl_state** state);

/** Reads the line of text for a position (draughts: FEN); `rules` as for tl_state_new.
 * Errors: TL_ERROR_BAD_TEXT, TL_ERROR_BAD_STATE, TL_ERROR_BAD_JSON, TL_ERROR_BAD_RULES; TL_ERROR_UNSUPPORTED in games
 * without TL_GAME_POSITION_TEXT. */
TL_API tl_status tl_state_from_position(const tl_game* game, const char* position, size_t position_length,
                                        const char* rules, size_t rules_length, tl_state** state);

/** Makes the first state of a game by the rules of `state`. */
TL_API tl_status tl_state_start_again(const tl_state* state, tl_state** start);

/** Makes an independent copy. */
TL_API tl_status tl_state_clone(const tl_state* state, tl_state** copy);

/** Makes `state` equal to `from`, which may be of another game. Allocates nothing for the games of this library. */
TL_API tl_status tl_state_assign(tl_state* state, const tl_state* from);

/** Frees a state; NULL is accepted. */
TL_API void tl_state_free(tl_state* state);

/** The game that the state is of. */
TL_API tl_status tl_state_game(const tl_state* state, const tl_game** game);

/** The number of seats under its rules. */
TL_API tl_status tl_state_seats(const tl_state* state, int32_t* seats);

/** 1 if the two states are equal (of one game, by the same rules, with equal futures), else 0. */
TL_API tl_status tl_state_equal(const tl_state* a, const tl_state* b, int32_t* equal);

/** 1 if the two states are of one game by the same rules, else 0. */
TL_API tl_status tl_state_same_rules(const tl_state* a, const tl_state* b, int32_t* same);

/** Hashes, the same on every platform. Of the whole state: equal states have equal hashes. */
TL_API tl_status tl_state_hash(const tl_state* state, uint64_t* hash);
/** Of board and mover, for search. */
TL_API tl_status tl_state_position_hash(const tl_state* state, uint64_t* hash);
/** Of what `viewer`, a seat or TL_ONLOOKER, sees. */
TL_API tl_status tl_state_view_hash(const tl_state* state, int32_t viewer, uint64_t* hash);

/* ---- States: how it stands -------------------------------------------------------------------------------------- */

/** Who decides next: a seat, TL_CHANCE, or TL_NOBODY when the game is finished. */
TL_API tl_status tl_state_mover(const tl_state* state, int32_t* mover);

/** 1 if the last action left its turn unfinished, else 0. */
TL_API tl_status tl_state_mid_turn(const tl_state* state, int32_t* mid_turn);

/** How the game ended, or that it goes on. */
TL_API tl_status tl_state_result(const tl_state* state, tl_result* result);

/** The same as canonical JSON: the result object, or null while the game goes on. */
TL_API tl_status tl_state_result_json(const tl_state* state, char* text, size_t capacity, size_t* length);

/* ---- States: actions and events --------------------------------------------------------------------------------- */

/** Writes the legal actions of `state` in rising order to `actions`: the host's list, chance outcomes included. Their
 * number goes to `*count`. There is none exactly when the game is finished. A list out. */
TL_API tl_status tl_state_legal_actions(const tl_state* state, uint64_t* actions, size_t capacity, size_t* count);

/** What `seat` may choose now: none unless it is to act. A list out. */
TL_API tl_status tl_state_seat_actions(const tl_state* state, int32_t seat, uint64_t* actions, size_t capacity,
                                       size_t* count);

/** 1 if the action is legal now, else 0. Any number may be asked for. */
TL_API tl_status tl_state_is_legal(const tl_state* state, uint64_t action, int32_t* legal);

/** The number of dense action ids under the rules of this state. Errors: TL_ERROR_UNSUPPORTED where they are not dense.
 */
TL_API tl_status tl_state_action_count(const tl_state* state, uint64_t* count);

/** The weight of a chance outcome, a positive integer; 0 for anything else. */
TL_API tl_status tl_state_weight(const tl_state* state, uint64_t outcome, uint64_t* weight);

/** A random outcome by weight at a chance event, else any legal action with the same likelihood. Changes only `rng`.
 * Errors: TL_ERROR_GAME_OVER. */
TL_API tl_status tl_state_random_action(const tl_state* state, tl_rng* rng, uint64_t* action);

/** Plays a legal action. Errors: TL_ERROR_ILLEGAL_ACTION, TL_ERROR_GAME_OVER; the state is as it was. */
TL_API tl_status tl_state_apply(tl_state* state, uint64_t action);

/** Plays an action or brings in a host event. Errors: as tl_state_apply and the three below. */
TL_API tl_status tl_state_apply_event(tl_state* state, const tl_event* event);

/** Ends the game: `seat`, its side or team, loses. Errors: TL_ERROR_GAME_OVER. */
TL_API tl_status tl_state_forfeit(tl_state* state, int32_t seat);

/** Ends the game as drawn by agreement. Errors: TL_ERROR_GAME_OVER. */
TL_API tl_status tl_state_agree_draw(tl_state* state);

/** Penalises a team. Errors: TL_ERROR_UNSUPPORTED in games without TL_GAME_PENALTIES, TL_ERROR_ILLEGAL_ACTION,
 * TL_ERROR_GAME_OVER. */
TL_API tl_status tl_state_penalize(tl_state* state, int32_t team);

/** The text of a legal action, "22x15x8". Errors: TL_ERROR_ILLEGAL_ACTION, TL_ERROR_GAME_OVER. */
TL_API tl_status tl_state_action_text(const tl_state* state, uint64_t action, char* text, size_t capacity,
                                      size_t* length);

/** The legal action that a text means; spaces, case and short forms as people type them are accepted.
 * Errors: TL_ERROR_BAD_TEXT, TL_ERROR_ILLEGAL_ACTION, TL_ERROR_AMBIGUOUS_TEXT, TL_ERROR_GAME_OVER; the message says
 * what would be legal. */
TL_API tl_status tl_state_parse_action(const tl_state* state, const char* action_text, size_t action_text_length,
                                       uint64_t* action);

/** The text of an event: an action's, "forfeit 1", "draw", "penalty 0"; and the event that a text means.
 * Errors: as the two above. */
/** @{ */
TL_API tl_status tl_state_event_text(const tl_state* state, const tl_event* event, char* text, size_t capacity,
                                     size_t* length);
TL_API tl_status tl_state_parse_event(const tl_state* state, const char* event_text, size_t event_text_length,
                                      tl_event* event);
/** @} */

/** The events that a text means which may stand for several actions, as a whole line-up does: each is legal after those
 * before it. Of any other text the one event of tl_state_parse_event. A list out. Errors: as there. */
TL_API tl_status tl_state_parse_events(const tl_state* state, const char* event_text, size_t event_text_length,
                                       tl_event* events, size_t capacity, size_t* count);

/* ---- States: turns ---------------------------------------------------------------------------------------------- */
/* TL_ERROR_UNSUPPORTED, in games without TL_GAME_TURNS, may come from every function here. */

/** How whole turns are listed. Zeroed: all of them. */
typedef struct tl_turn_options {
  uint64_t limit;       /**< turns delivered at most; 0: no limit */
  uint64_t memory;      /**< bytes that `unique` may use; 0: 1 GiB */
  int32_t unique;       /**< 1: one turn for each different result, the first met */
  int32_t reserved0;    /**< 0 */
  uint64_t reserved[4]; /**< 0 */
} tl_turn_options;

/** How a listing ended. */
enum {
  TL_LISTING_COMPLETE = 0, /**< everything was delivered */
  TL_LISTING_STOPPED = 1,  /**< the visitor said stop */
  TL_LISTING_CUT = 2       /**< there was more than `limit` */
};

/** Receives a whole turn as its actions, which are valid during the call. Returns 0 to go on, anything else to stop. */
typedef int32_t (*tl_turn_visitor)(void* user, const uint64_t* actions, size_t count);

/** Visits the legal turns from here, `user` handed through. `options` or NULL. `*ending` gets a TL_LISTING_….
 * Errors: TL_ERROR_LIMIT_EXCEEDED when `unique` needs more memory than it may use; turns may have been visited then. */
TL_API tl_status tl_state_visit_turns(const tl_state* state, const tl_turn_options* options, tl_turn_visitor visitor,
                                      void* user, int32_t* ending);

/** A turn as text, "K6-G9-G11". `actions` must be a legal turn from here.
 * Errors: TL_ERROR_ILLEGAL_ACTION, TL_ERROR_GAME_OVER. */
TL_API tl_status tl_state_turn_text(const tl_state* state, const uint64_t* actions, size_t action_count, char* text,
                                    size_t capacity, size_t* length);

/** The actions of the turn that a text means. A list out. Errors: as tl_state_parse_action. */
TL_API tl_status tl_state_parse_turn(const tl_state* state, const char* turn_text, size_t turn_text_length,
                                     uint64_t* actions, size_t capacity, size_t* count);

/** Answers of tl_state_winning_turn. */
enum {
  TL_WINNING_TURN = 0,   /**< here it is */
  TL_WINNING_NONE = 1,   /**< there is none */
  TL_WINNING_UNKNOWN = 2 /**< the limit was reached before one was found */
};

/** Whether the mover can end this turn with a goal, looking at no more than `node_limit` nodes (0: no limit). Writes
 * the turn as a list out (empty without one), the answer, and the nodes used. With a short buffer, and in the size
 * query, only `*count` is written. Errors: TL_ERROR_UNSUPPORTED in games without TL_GAME_WINNING_TURN. */
TL_API tl_status tl_state_winning_turn(const tl_state* state, uint64_t node_limit, uint64_t* actions, size_t capacity,
                                       size_t* count, int32_t* answer, uint64_t* nodes);

/** A cursor that gives the turns of a state one by one. It holds a copy of the state and at most some 16 MiB of turns
 * read ahead; to pass a chunk it lists the turns again from the first, so that visiting is faster where there are
 * millions. For one thread at a time. */
typedef struct tl_turns tl_turns;

/** Makes a cursor before the first turn. `options` or NULL. */
TL_API tl_status tl_turns_new(const tl_state* state, const tl_turn_options* options, tl_turns** turns);

/** Frees a cursor; NULL is accepted. */
TL_API void tl_turns_free(tl_turns* turns);

/** Writes the actions of the next turn and goes past it; writes `*count` 0 at the end. A list out: the size query and
 * TL_ERROR_SHORT_BUFFER do not go past the turn. Errors: TL_ERROR_LIMIT_EXCEEDED as tl_state_visit_turns. */
TL_API tl_status tl_turns_next(tl_turns* turns, uint64_t* actions, size_t capacity, size_t* count);

/** How far the cursor has come: TL_LISTING_STOPPED before tl_turns_next has written 0; then TL_LISTING_COMPLETE if all
 * turns were given, or TL_LISTING_CUT if there are more than `limit`. */
TL_API tl_status tl_turns_ending(const tl_turns* turns, int32_t* ending);

/* ---- States: documents and pictures ----------------------------------------------------------------------------- */

/** The canonical state document; and the canonical document of its rules. */
/** @{ */
TL_API tl_status tl_state_to_json(const tl_state* state, char* text, size_t capacity, size_t* length);
TL_API tl_status tl_state_rules_json(const tl_state* state, char* text, size_t capacity, size_t* length);
/** @} */

/** The line of text for a position. Errors: TL_ERROR_UNSUPPORTED in games without TL_GAME_POSITION_TEXT,
 * TL_ERROR_GAME_OVER, TL_ERROR_BAD_STATE for a state that the line cannot hold. */
TL_API tl_status tl_state_position_text(const tl_state* state, char* text, size_t capacity, size_t* length);

/** A picture of characters for a terminal, with line feeds. */
TL_API tl_status tl_state_text_board(const tl_state* state, char* text, size_t capacity, size_t* length);

/** How an SVG looks. */
typedef struct tl_svg_options {
  int32_t dark;         /**< 1: the dark theme */
  int32_t flip;         /**< 1: seen from the other side of the board */
  int32_t targets;      /**< 1: mark what the mover can do */
  int32_t adapt;        /**< 1: light or dark as whoever looks prefers, whatever `dark` is */
  uint64_t reserved[4]; /**< 0 */
} tl_svg_options;

/** A picture as SVG. `options` or NULL. */
TL_API tl_status tl_state_svg(const tl_state* state, const tl_svg_options* options, char* text, size_t capacity,
                              size_t* length);

/** The same with the turn shown that led here: the state before it and its actions.
 * Errors: TL_ERROR_OUT_OF_RANGE if `before` is of another game; TL_ERROR_ILLEGAL_ACTION, TL_ERROR_GAME_OVER. */
TL_API tl_status tl_state_svg_after(const tl_state* state, const tl_svg_options* options, const tl_state* before,
                                    const uint64_t* actions, size_t action_count, char* text, size_t capacity,
                                    size_t* length);

/** How a picture of characters looks. */
typedef struct tl_text_options {
  int32_t flip;         /**< 1: seen from the other side of the board */
  int32_t colour;       /**< 1: with the escape sequences that colour text on terminals */
  uint64_t reserved[3]; /**< 0 */
} tl_text_options;

/** A picture of characters that looks like that. `options` or NULL. */
TL_API tl_status tl_state_text_board_with(const tl_state* state, const tl_text_options* options, char* text,
                                          size_t capacity, size_t* length);

/* ---- States: perft ---------------------------------------------------------------------------------------------- */

/** What perft counts. */
enum {
  TL_PERFT_STANDARD = 0, /**< the game's own: tl_game_perft_unit */
  TL_PERFT_ACTIONS = 1,
  TL_PERFT_TURNS = 2,
  TL_PERFT_STEPS = 3
};

/** Called now and then, from one thread at a time but not always the caller's: the nodes counted so far and the share
 * of the work done, 0 to 1. Returns 0 to go on, anything else to stop. Called after each part of the work; in whole
 * turns of soccer also within a part, many times a second. */
typedef int32_t (*tl_perft_progress)(void* user, uint64_t nodes, double share);

/** With what means perft counts. Zeroed: the game's own unit, one thread, no table. */
typedef struct tl_perft_options {
  int32_t unit;               /**< TL_PERFT_… */
  int32_t unique;             /**< 1: one child for each different result (games that have it) */
  uint32_t threads;           /**< 0 or 1: the calling thread; at most 1024; the count is the same for any number */
  uint32_t reserved0;         /**< 0 */
  uint64_t hash_mib;          /**< MiB of memory for positions already counted; 0: none; at most 1048576 */
  tl_perft_progress progress; /**< or NULL */
  void* user;                 /**< handed to `progress` */
  uint64_t reserved[4];       /**< 0 */
} tl_perft_options;

/** The most plies that perft accepts. */
#define TL_MAX_PERFT_DEPTH 100

/** Counts the leaves `depth` (0 to TL_MAX_PERFT_DEPTH) plies below the state. `options` or NULL. `*complete` is 1, or 0
 * when `progress` stopped the count. Errors: TL_ERROR_UNSUPPORTED for a unit that the game lacks; TL_ERROR_SYSTEM. */
TL_API tl_status tl_state_perft(const tl_state* state, int32_t depth, const tl_perft_options* options, uint64_t* nodes,
                                int32_t* complete);

/** Receives the text of a first move, with a NUL after it and valid during the call, and the leaves below it. */
typedef void (*tl_divide_visitor)(void* user, const char* text, size_t length, uint64_t nodes);

/** As tl_state_perft, and then visits each first move in the order of listing. */
TL_API tl_status tl_state_divide(const tl_state* state, int32_t depth, const tl_perft_options* options,
                                 tl_divide_visitor visitor, void* user, uint64_t* nodes, int32_t* complete);

/* ---- Views ------------------------------------------------------------------------------------------------------ */

/** What a seat or an onlooker sees of a state. Never changes. */
typedef struct tl_view tl_view;

/** What `viewer`, a seat or TL_ONLOOKER, sees. */
TL_API tl_status tl_state_observe(const tl_state* state, int32_t viewer, tl_view** view);

/** Reads a view document of any game, strictly. Errors: as tl_state_from_json. */
TL_API tl_status tl_view_from_json(const char* json, size_t json_length, tl_view** view);

/** Frees a view; NULL is accepted. */
TL_API void tl_view_free(tl_view* view);

/** The game, and the seat that sees this, or TL_ONLOOKER. */
/** @{ */
TL_API tl_status tl_view_game(const tl_view* view, const tl_game** game);
TL_API tl_status tl_view_viewer(const tl_view* view, int32_t* viewer);
/** @} */

/** The canonical view document; the picture of characters; the picture as SVG, `options` or NULL. */
/** @{ */
TL_API tl_status tl_view_to_json(const tl_view* view, char* text, size_t capacity, size_t* length);
TL_API tl_status tl_view_text_board(const tl_view* view, char* text, size_t capacity, size_t* length);
TL_API tl_status tl_view_svg(const tl_view* view, const tl_svg_options* options, char* text, size_t capacity,
                             size_t* length);
/** @} */

/** The picture of characters that looks like that. `options` or NULL. */
TL_API tl_status tl_view_text_board_with(const tl_view* view, const tl_text_options* options, char* text,
                                         size_t capacity, size_t* length);

/** Makes a state that agrees with the view, what is unseen dealt again at random. */
TL_API tl_status tl_view_redeal(const tl_view* view, tl_rng* rng, tl_state** state);

/* ---- Statistics -------------------------------------------------------------------------------------------------- */

/** What a game counts over any number of games beside their results: drives, touchdowns, downs that were cut. */
typedef struct tl_statistics tl_statistics;

/** Makes a count of nothing yet. Errors: TL_ERROR_UNSUPPORTED in games without TL_GAME_STATISTICS. */
TL_API tl_status tl_statistics_new(const tl_game* game, tl_statistics** statistics);

/** Frees a count; NULL is accepted. */
TL_API void tl_statistics_free(tl_statistics* statistics);

/** Counts an action by the states before and after it. Errors: TL_ERROR_OUT_OF_RANGE for states of another game,
 * TL_ERROR_ILLEGAL_ACTION for an action that is not legal before. */
TL_API tl_status tl_statistics_add(tl_statistics* statistics, const tl_state* before, uint64_t action,
                                   const tl_state* after);

/** Adds what `other` has counted. Errors: TL_ERROR_OUT_OF_RANGE for the count of another game. */
TL_API tl_status tl_statistics_add_all(tl_statistics* statistics, const tl_statistics* other);

/** How many lines there are: the same for a game at all times. */
TL_API tl_status tl_statistics_size(const tl_statistics* statistics, size_t* size);

/** Line `index`: its name; `*sum` is a count, or where `*over` is not 0 a mean is `*sum` / `*over`. In the size query
 * and with a short buffer only `*length` is written. */
TL_API tl_status tl_statistics_line(const tl_statistics* statistics, size_t index, char* text, size_t capacity,
                                    size_t* length, uint64_t* sum, uint64_t* over);

/* ---- Records: making and playing -------------------------------------------------------------------------------- */

/** A whole game: rules, start, events, tags and comments, and a position in it that can be moved. */
typedef struct tl_record tl_record;

/** Makes a record that starts from a copy of `start`. */
TL_API tl_status tl_record_new(const tl_state* start, tl_record** record);

/** Reads a record document of any game, strictly, and replays it to its end; at most 16 MiB.
 * Errors: as tl_state_from_json; TL_ERROR_ILLEGAL_ACTION and the like for what cannot be replayed; TL_ERROR_UNSUPPORTED
 * for a record in which hidden deals are covered. */
TL_API tl_status tl_record_from_json(const char* json, size_t json_length, tl_record** record);

/** Makes an independent copy. */
TL_API tl_status tl_record_clone(const tl_record* record, tl_record** copy);

/** Frees a record; NULL is accepted. */
TL_API void tl_record_free(tl_record* record);

/** 1 if the two records are equal, else 0. */
TL_API tl_status tl_record_equal(const tl_record* a, const tl_record* b, int32_t* equal);

/** The game that it is of. */
TL_API tl_status tl_record_game(const tl_record* record, const tl_game** game);

/** Makes a copy of the start; of the current state; of the state after `position` events.
 * Errors: TL_ERROR_OUT_OF_RANGE beyond the end. */
/** @{ */
TL_API tl_status tl_record_start(const tl_record* record, tl_state** state);
TL_API tl_status tl_record_state(const tl_record* record, tl_state** state);
TL_API tl_status tl_record_state_at(const tl_record* record, size_t position, tl_state** state);
/** @} */

/** The number of all events, also of those that were undone and can be redone; and how many have happened. */
/** @{ */
TL_API tl_status tl_record_length(const tl_record* record, size_t* length);
TL_API tl_status tl_record_position(const tl_record* record, size_t* position);
/** @} */

/** Event number `index`, from 0. Errors: TL_ERROR_OUT_OF_RANGE at the end. */
TL_API tl_status tl_record_event(const tl_record* record, size_t index, tl_event* event);

/** Plays on from the current state; what could be redone is forgotten. Errors: as tl_state_apply. */
/** @{ */
TL_API tl_status tl_record_apply(tl_record* record, uint64_t action);
TL_API tl_status tl_record_apply_event(tl_record* record, const tl_event* event);
/** @} */
/** Plays every action of a turn, or none of them. */
TL_API tl_status tl_record_apply_turn(tl_record* record, const uint64_t* actions, size_t action_count);

/** Goes one event back or on. `*moved` is 1, or 0 where there was none. */
/** @{ */
TL_API tl_status tl_record_undo(tl_record* record, int32_t* moved);
TL_API tl_status tl_record_redo(tl_record* record, int32_t* moved);
/** @} */

/** Goes back to the beginning of the turn that led here, or on to the end of the turn that follows. */
/** @{ */
TL_API tl_status tl_record_undo_turn(tl_record* record, int32_t* moved);
TL_API tl_status tl_record_redo_turn(tl_record* record, int32_t* moved);
/** @} */

/** Goes to the state after `position` events. Errors: TL_ERROR_OUT_OF_RANGE beyond the end. */
TL_API tl_status tl_record_jump(tl_record* record, size_t position);

/* ---- Records: names, tags, comments ----------------------------------------------------------------------------- */

/** Names the players by seat: no names, or one for each seat; `names` and `lengths` have `count` entries.
 * Errors: TL_ERROR_OUT_OF_RANGE for another number; TL_ERROR_BAD_TEXT for what is not UTF-8. */
TL_API tl_status tl_record_set_names(tl_record* record, const char* const* names, const size_t* lengths, size_t count);

/** How many names there are: 0 or the number of seats; and the name of a seat. Errors: TL_ERROR_OUT_OF_RANGE. */
/** @{ */
TL_API tl_status tl_record_name_count(const tl_record* record, size_t* count);
TL_API tl_status tl_record_name(const tl_record* record, int32_t seat, char* text, size_t capacity, size_t* length);
/** @} */

/** Sets a tag, a free fact about the game: "Event", "Date". Errors: TL_ERROR_BAD_TEXT for what is not UTF-8. */
TL_API tl_status tl_record_set_tag(tl_record* record, const char* name, size_t name_length, const char* value,
                                   size_t value_length);

/** Removes a tag, if it is there. */
TL_API tl_status tl_record_remove_tag(tl_record* record, const char* name, size_t name_length);

/** The text of a tag. Errors: TL_ERROR_UNKNOWN_NAME. */
TL_API tl_status tl_record_tag(const tl_record* record, const char* name, size_t name_length, char* text,
                               size_t capacity, size_t* length);

/** The number of tags, and the name of tag number `index` in byte order. */
/** @{ */
TL_API tl_status tl_record_tag_count(const tl_record* record, size_t* count);
TL_API tl_status tl_record_tag_name(const tl_record* record, size_t index, char* text, size_t capacity, size_t* length);
/** @} */

/** Adds a remark with `position` events before it, after those already there. Errors: TL_ERROR_OUT_OF_RANGE beyond the
 * end; TL_ERROR_BAD_TEXT for what is not UTF-8. */
TL_API tl_status tl_record_add_comment(tl_record* record, size_t position, const char* comment, size_t comment_length);

/** The number of remarks; and of remark number `index`, in rising order of position: the position, the text. */
/** @{ */
TL_API tl_status tl_record_comment_count(const tl_record* record, size_t* count);
TL_API tl_status tl_record_comment_position(const tl_record* record, size_t index, size_t* position);
TL_API tl_status tl_record_comment(const tl_record* record, size_t index, char* text, size_t capacity, size_t* length);
/** @} */

/* ---- Records: documents ----------------------------------------------------------------------------------------- */

/** The canonical record document, of all events. */
TL_API tl_status tl_record_to_json(const tl_record* record, char* text, size_t capacity, size_t* length);

/** The record as `viewer`, a seat or TL_ONLOOKER, may know it: hidden deals are covered. */
TL_API tl_status tl_record_to_json_for(const tl_record* record, int32_t viewer, char* text, size_t capacity,
                                       size_t* length);

/** The game in the game's own text format (draughts: PDN).
 * Errors: TL_ERROR_UNSUPPORTED in games without TL_GAME_TEXTS, and for what the format cannot say. */
TL_API tl_status tl_record_to_game_text(const tl_record* record, char* text, size_t capacity, size_t* length);

/** The state at the record's position as SVG, with the turn shown that led there. `options` or NULL. */
TL_API tl_status tl_record_svg(const tl_record* record, const tl_svg_options* options, char* text, size_t capacity,
                               size_t* length);

/** What a film of a record is. */
enum {
  TL_FILM_ANIMATION = 0, /**< a picture that moves, without scripts */
  TL_FILM_STRIP = 1      /**< the pictures side by side */
};

/** How a film looks. A struct of zeros is an animation of the whole record as the host sees it. */
typedef struct tl_film_options {
  int32_t form;         /**< TL_FILM_… */
  int32_t milliseconds; /**< that a picture of an animation stands, 50 to 60000; 0: 1200 */
  int32_t columns;      /**< pictures in a row of a strip, 1 to 20; 0: 4 */
  int32_t covered;      /**< 1: hidden things are covered for `viewer` */
  int32_t viewer;       /**< a seat or TL_ONLOOKER; looked at if `covered` is 1 */
  int32_t part;         /**< 1: only from `first` to `last` */
  uint64_t first;       /**< events before the first picture */
  uint64_t last;        /**< events before the last picture */
  uint64_t reserved[4]; /**< 0 */
} tl_film_options;

/** A picture after each turn of the record, wherever its position is, as one SVG. `look`, `options` or NULL. Where a
 * program does not animate, an animation shows its last picture.
 * Errors: TL_ERROR_OUT_OF_RANGE for options beyond what they may be, TL_ERROR_LIMIT_EXCEEDED for more than 1000
 * pictures or about 2 MiB: make a film of a part. */
TL_API tl_status tl_record_film(const tl_record* record, const tl_svg_options* look, const tl_film_options* options,
                                char* text, size_t capacity, size_t* length);

/* ---- Files of games --------------------------------------------------------------------------------------------- */

/** A text with its length; a NUL stands after it. */
typedef struct tl_text {
  const char* text; /**< UTF-8 */
  size_t length;    /**< in bytes */
} tl_text;

/** One game of a file. Everything in it is valid during the call of the visitor only; tl_record_clone keeps a record.
 */
typedef struct tl_game_text {
  size_t number;              /**< from 1 */
  size_t line;                /**< where the game begins, from 1 */
  const tl_record* record;    /**< NULL when something is wrong with the game: */
  size_t fault_line;          /**< where, from 1 */
  size_t fault_move;          /**< the printed move number, else the count of pairs from 1; 0: a bad set-up */
  tl_text fault_reason;       /**< what is wrong, for people */
  const tl_text* fault_legal; /**< what would have been legal there */
  size_t fault_legal_count;   /**< how many texts those are */
  tl_text result;             /**< the file's own result text, "*" if it has none */
  const tl_text* warnings;    /**< "line 3: …": what was passed over */
  size_t warning_count;       /**< how many there are */
} tl_game_text;

/** Receives a game of a file. Returns 0 to go on, anything else to stop. */
typedef int32_t (*tl_game_text_visitor)(void* user, const tl_game_text* item);

/** The name of the game's text format, "pdn", and its usual extension, ".pdn".
 * Errors: TL_ERROR_UNSUPPORTED in games without TL_GAME_TEXTS. */
/** @{ */
TL_API tl_status tl_game_text_format(const tl_game* game, char* text, size_t capacity, size_t* length);
TL_API tl_status tl_game_text_extension(const tl_game* game, char* text, size_t capacity, size_t* length);
/** @} */

/** Reads the text of a file, of any length, game by game, faulty ones included, until the visitor stops. Games before
 * an error have been visited. Errors: TL_ERROR_UNSUPPORTED in games without TL_GAME_TEXTS; TL_ERROR_LIMIT_EXCEEDED for
 * a game of more than 1 MiB. */
TL_API tl_status tl_game_read_texts(const tl_game* game, const char* file_text, size_t file_length,
                                    tl_game_text_visitor visitor, void* user);

/* ---- Many states at once ---------------------------------------------------------------------------------------- */
/* One call for `count` states, so that a language in which calls are dear is not bound by them. `threads` more than one
 * (at most 1024) shares the work among that many, or among fewer where the system has no more to give; the outcome is
 * the same for any number. States may be of different games. With several threads an object that is changed may stand
 * in a list once only (TL_ERROR_OUT_OF_RANGE). Only tl_batch_apply and tl_batch_random_step change states. Lists have
 * `count` entries and may be NULL when that is 0.
 *
 * Where there is a `statuses`, the call itself fails only for its arguments, before anything is changed; how it went
 * with state i is `statuses[i]`, as if its function had been called alone. Which of them the last error is about, if
 * any, is not told.
 */

/** Makes `count` states equal to `start`; and a copy of each state of a list. Each is the caller's: to be freed alone,
 * or together by tl_batch_free, which accepts NULL for a state. On failure none is made. */
/** @{ */
TL_API tl_status tl_batch_new(const tl_state* start, size_t count, tl_state** states);
TL_API tl_status tl_batch_clone(tl_state* const* states, size_t count, tl_state** copies);
TL_API void tl_batch_free(tl_state* const* states, size_t count);
/** @} */

/** Makes generators number `stream`, `stream` + 1 and so on of the run seeded with `seed`, as tl_rng_new; frees such a
 * list, NULL for a generator accepted. */
/** @{ */
TL_API tl_status tl_batch_rngs_new(uint64_t seed, uint64_t stream, size_t count, tl_rng** rngs);
TL_API void tl_batch_rngs_free(tl_rng* const* rngs, size_t count);
/** @} */

/** Plays `actions[i]` in state i, as tl_state_apply. */
TL_API tl_status tl_batch_apply(tl_state* const* states, const uint64_t* actions, size_t count, uint32_t threads,
                                tl_status* statuses);

/** Picks an action with generator i as tl_state_random_action, plays it in state i, and writes it to `actions[i]`,
 * which stays as it was where the status is not TL_OK. */
TL_API tl_status tl_batch_random_step(tl_state* const* states, tl_rng* const* rngs, size_t count, uint32_t threads,
                                      uint64_t* actions, tl_status* statuses);

/** Who decides next in each state, as tl_state_mover; how each stands, as tl_state_result. */
/** @{ */
TL_API tl_status tl_batch_movers(tl_state* const* states, size_t count, uint32_t threads, int32_t* movers);
TL_API tl_status tl_batch_results(tl_state* const* states, size_t count, uint32_t threads, tl_result* results);
/** @} */

/** Writes the legal actions of each state as bits: bit b of byte k of a state is action 8k + b (NumPy's bit order
 * "little"). A state has `stride` bytes, those of state i begin at `masks[i * stride]`; bits beyond the last action are
 * 0. `stride` is at least (tl_state_action_count + 7) / 8.
 * Errors: TL_ERROR_UNSUPPORTED where a state has no dense ids; TL_ERROR_OUT_OF_RANGE for too small a `stride`. */
TL_API tl_status tl_batch_legal_masks(tl_state* const* states, size_t count, uint32_t threads, uint8_t* masks,
                                      size_t stride);

/** Writes the legal actions of all states end to end, a list out, and to `offsets`, which has `count` + 1 entries,
 * where those of each begin: state i has those from `offsets[i]` to before `offsets[i + 1]`. In the size query and with
 * a short buffer only `*total` is written. */
TL_API tl_status tl_batch_legal_actions(tl_state* const* states, size_t count, uint32_t threads, uint64_t* actions,
                                        size_t capacity, size_t* total, size_t* offsets);

/** Writes what `viewers[i]`, a seat or TL_ONLOOKER, sees of state i, as canonical view documents end to end, a text
 * out, and to `offsets`, which has `count` + 1 entries, where each begins. In the size query and with a short buffer
 * only
 * `*length` is written. */
TL_API tl_status tl_batch_views(tl_state* const* states, const int32_t* viewers, size_t count, uint32_t threads,
                                char* text, size_t capacity, size_t* length, size_t* offsets);

#ifdef __cplusplus
}
#endif

#endif
