//! The games of the library.
use std::ffi::c_void;
use std::fmt;
use std::slice;

use touchline_sys as sys;

use crate::callback::Callback;
use crate::error::{check, Code, Result};
use crate::out;
use crate::{Record, State};

/// A game of the library: what can be asked without a state. A small value.
///
/// ```
/// use touchline::Game;
///
/// let draughts = Game::find("draughts")?;
/// assert_eq!(draughts.title(), "English draughts");
/// assert_eq!(draughts.action_count(r#"{"unit":"step"}"#)?, Some(128));
/// # Ok::<(), touchline::Error>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Game(*const sys::tl_game);

// Games never change and live as long as the process.
unsafe impl Send for Game {}
unsafe impl Sync for Game {}

/// All games, in rising order of their names.
pub fn games() -> Vec<Game> {
    out::expect_version();
    let count = out::always(out::number(|count| unsafe { sys::tl_game_count(count) }));
    (0..count).map(|index| out::always(Game::made(|place| unsafe { sys::tl_game_at(index, place) }))).collect()
}

impl Game {
    pub(crate) fn made(call: impl FnOnce(*mut *const sys::tl_game) -> sys::tl_status) -> Result<Game> {
        let mut game = std::ptr::null();
        check(call(&mut game))?;
        Ok(Game(game))
    }

    pub(crate) fn as_ptr(self) -> *const sys::tl_game {
        self.0
    }

    /// The game of that name. `UnknownName`, with the names that there are, if there is none.
    pub fn find(name: &str) -> Result<Game> {
        out::expect_version();
        let (text, length) = out::bytes(name);
        Game::made(|place| unsafe { sys::tl_game_find(text, length, place) })
    }

    /// As in JSON, `draughts`.
    pub fn name(self) -> String {
        out::always(out::text(|text, capacity, length| unsafe { sys::tl_game_name(self.0, text, capacity, length) }))
    }

    /// For people, `English draughts`.
    pub fn title(self) -> String {
        out::always(out::text(|text, capacity, length| unsafe { sys::tl_game_title(self.0, text, capacity, length) }))
    }

    /// The number of seats under the default rules.
    pub fn seats(self) -> usize {
        let seats = out::always(out::number(|seats| unsafe { sys::tl_game_seats(self.0, seats) }));
        out::seat_or_none(seats).unwrap_or(0)
    }

    fn has(self, flag: u32) -> bool {
        out::always(out::number(|flags| unsafe { sys::tl_game_flags(self.0, flags) })) & flag != 0
    }

    /// Whether there are chance events.
    pub fn has_chance(self) -> bool {
        self.has(sys::TL_GAME_CHANCE)
    }

    /// Whether there is something that not everybody may see.
    pub fn has_hidden(self) -> bool {
        self.has(sys::TL_GAME_HIDDEN)
    }

    /// Whether there are turns of several actions: [`State::turns`] and its kin.
    pub fn has_turns(self) -> bool {
        self.has(sys::TL_GAME_TURNS)
    }

    /// Whether there is [`State::winning_turn`].
    pub fn has_winning_turn(self) -> bool {
        self.has(sys::TL_GAME_WINNING_TURN)
    }

    /// Whether a position has a line of text: [`Game::parse_position`], [`State::position_text`].
    pub fn has_position_text(self) -> bool {
        self.has(sys::TL_GAME_POSITION_TEXT)
    }

    /// Whether there is [`State::penalize`].
    pub fn has_penalties(self) -> bool {
        self.has(sys::TL_GAME_PENALTIES)
    }

    /// Whether there are [`Statistics`](crate::Statistics).
    pub fn has_statistics(self) -> bool {
        self.has(sys::TL_GAME_STATISTICS)
    }

    /// The name of the text format for whole games and its usual extension, `("pdn", ".pdn")`, if there is one.
    pub fn text_format(self) -> Option<(String, String)> {
        if !self.has(sys::TL_GAME_TEXTS) {
            return None;
        }
        let format =
            out::text(|text, capacity, length| unsafe { sys::tl_game_text_format(self.0, text, capacity, length) });
        let extension =
            out::text(|text, capacity, length| unsafe { sys::tl_game_text_extension(self.0, text, capacity, length) });
        Some((out::always(format), out::always(extension)))
    }

    /// What perft counts unless told otherwise: `moves`, `turns` or `actions`.
    pub fn perft_unit(self) -> String {
        out::always(out::text(|text, capacity, length| unsafe {
            sys::tl_game_perft_unit(self.0, text, capacity, length)
        }))
    }

    /// The first state by these rules: empty for the defaults, or a JSON object of the fields to change.
    pub fn start(self, rules: &str) -> Result<State> {
        let (text, length) = out::bytes(rules);
        State::made(|place| unsafe { sys::tl_state_new(self.0, text, length, place) })
    }

    /// The state of a line of text (draughts: FEN). `Unsupported` in games without.
    pub fn parse_position(self, position: &str, rules: &str) -> Result<State> {
        let (position, position_length) = out::bytes(position);
        let (rules, rules_length) = out::bytes(rules);
        State::made(|place| unsafe {
            sys::tl_state_from_position(self.0, position, position_length, rules, rules_length, place)
        })
    }

    /// The number of dense action ids by these rules, 0 to this - 1; `None` where they are not dense.
    pub fn action_count(self, rules: &str) -> Result<Option<u64>> {
        let (text, length) = out::bytes(rules);
        match out::number(|count| unsafe { sys::tl_game_action_count(self.0, text, length, count) }) {
            Err(error) if error.code() == Code::Unsupported => Ok(None),
            other => other.map(Some),
        }
    }

    /// All fields of the rules as a canonical document.
    pub fn rules_json(self, rules: &str) -> Result<String> {
        let (fields, fields_length) = out::bytes(rules);
        out::text(|text, capacity, length| unsafe {
            sys::tl_game_rules_json(self.0, fields, fields_length, text, capacity, length)
        })
    }

    /// Reads a whole rules document strictly and writes it in canonical form.
    pub fn canonical_rules(self, document: &str) -> Result<String> {
        let (document, document_length) = out::bytes(document);
        out::text(|text, capacity, length| unsafe {
            sys::tl_game_canonical_rules(self.0, document, document_length, text, capacity, length)
        })
    }

    /// The JSON Schema of a kind of document: `state`, `rules`, `record` or `view`.
    pub fn schema(self, kind: &str) -> Result<String> {
        let (kind, kind_length) = out::bytes(kind);
        out::text(|text, capacity, length| unsafe {
            sys::tl_game_schema(self.0, kind, kind_length, text, capacity, length)
        })
    }

    /// Reads a file in the game's text format game by game, faulty ones included, until `visit` returns false.
    /// `Unsupported` in games without such a format.
    pub fn read_texts<F: FnMut(GameText) -> bool>(self, file_text: &str, visit: F) -> Result<()> {
        unsafe extern "C" fn visitor<F: FnMut(GameText) -> bool>(
            user: *mut c_void,
            item: *const sys::tl_game_text,
        ) -> i32 {
            let go_on = Callback::<F>::run(user, |visit| visit(GameText::of(&*item)));
            i32::from(!go_on)
        }
        let (text, length) = out::bytes(file_text);
        let mut callback = Callback::new(visit);
        let status = unsafe { sys::tl_game_read_texts(self.0, text, length, Some(visitor::<F>), callback.user()) };
        callback.finish();
        check(status)
    }
}

impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name())
    }
}

impl fmt::Debug for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Game({})", self.name())
    }
}

/// What is wrong with a game of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Fault {
    /// Where, from 1.
    pub line: usize,
    /// The printed move number, else the count of pairs from 1; 0: a bad set-up.
    pub number: usize,
    /// The reason.
    pub reason: String,
    /// What would have been legal there.
    pub legal: Vec<String>,
}

/// One game of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct GameText {
    /// From 1.
    pub number: usize,
    /// Where the game begins, from 1.
    pub line: usize,
    /// The game, or what is wrong with it.
    pub record: std::result::Result<Record, Fault>,
    /// The file's own result text, `*` if it has none.
    pub result: String,
    /// What was passed over, `line 3: …`.
    pub warnings: Vec<String>,
}

/// A text that is valid for now.
unsafe fn owned(text: &sys::tl_text) -> String {
    if text.length == 0 {
        return String::new();
    }
    String::from_utf8_lossy(slice::from_raw_parts(text.text.cast(), text.length)).into_owned()
}

unsafe fn all_owned(texts: *const sys::tl_text, count: usize) -> Vec<String> {
    (0..count).map(|i| owned(&*texts.add(i))).collect()
}

impl GameText {
    /// A copy of what C shows during a visit.
    unsafe fn of(item: &sys::tl_game_text) -> GameText {
        let record = if item.record.is_null() {
            Err(Fault {
                line: item.fault_line,
                number: item.fault_move,
                reason: owned(&item.fault_reason),
                legal: all_owned(item.fault_legal, item.fault_legal_count),
            })
        } else {
            Ok(out::always(Record::made(|place| sys::tl_record_clone(item.record, place))))
        };
        GameText {
            number: item.number,
            line: item.line,
            record,
            result: owned(&item.result),
            warnings: all_owned(item.warnings, item.warning_count),
        }
    }
}
