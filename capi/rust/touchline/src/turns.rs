//! Whole turns.
use std::fmt;
use std::ptr::NonNull;

use touchline_sys as sys;

use crate::error::Result;
use crate::out;
use crate::Action;

/// How whole turns are listed. The default: all of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct TurnOptions {
    /// Turns given at most; 0: no limit.
    pub limit: u64,
    /// One turn for each different result, the first met.
    pub unique: bool,
    /// Bytes that `unique` may use; 0: 1 GiB.
    pub memory: u64,
}

/// How far a listing has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// There may be more.
    Open,
    /// All turns were given.
    Complete,
    /// There are more than the limit.
    Cut,
}

/// The turns of a state, found one by one as they are asked for. Made by [`State::turns`](crate::State::turns).
///
/// An item is an error, `LimitExceeded`, when `unique` needs more memory than it may use; it is the last one.
pub struct Turns {
    cursor: NonNull<sys::tl_turns>,
    failed: bool,
}

// A cursor refers to nothing outside. It is for one thread at a time, which &mut sees to.
unsafe impl Send for Turns {}

impl Turns {
    pub(crate) fn new(state: *const sys::tl_state, options: &TurnOptions) -> Result<Turns> {
        let options = sys::tl_turn_options {
            limit: options.limit,
            memory: options.memory,
            unique: options.unique.into(),
            reserved0: 0,
            reserved: [0; 4],
        };
        let cursor = out::object(|place| unsafe { sys::tl_turns_new(state, &options, place) })?;
        Ok(Turns { cursor, failed: false })
    }

    /// How far it has come.
    pub fn ending(&self) -> Ending {
        match out::always(out::number(|ending| unsafe { sys::tl_turns_ending(self.cursor.as_ptr(), ending) })) {
            sys::TL_LISTING_COMPLETE => Ending::Complete,
            sys::TL_LISTING_CUT => Ending::Cut,
            _ => Ending::Open,
        }
    }
}

impl Iterator for Turns {
    type Item = Result<Vec<Action>>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.failed {
            return None;
        }
        let cursor = self.cursor.as_ptr();
        match out::actions(|actions, capacity, count| unsafe { sys::tl_turns_next(cursor, actions, capacity, count) }) {
            Ok(turn) if turn.is_empty() => None,
            Ok(turn) => Some(Ok(turn)),
            Err(error) => {
                self.failed = true;
                Some(Err(error))
            }
        }
    }
}

impl Drop for Turns {
    fn drop(&mut self) {
        unsafe { sys::tl_turns_free(self.cursor.as_ptr()) }
    }
}

impl fmt::Debug for Turns {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Turns({:?})", self.ending())
    }
}

/// Whether the mover can end a turn with a goal.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Answer {
    /// It can, by this turn.
    Turn(Vec<Action>),
    /// It cannot.
    None,
    /// The limit was reached before a turn was found.
    Unknown,
}

/// The answer of [`State::winning_turn`](crate::State::winning_turn).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct WinningTurn {
    /// The answer.
    pub answer: Answer,
    /// Jumps or steps tried.
    pub nodes: u64,
}

impl WinningTurn {
    pub(crate) fn of(state: *const sys::tl_state, node_limit: u64) -> Result<WinningTurn> {
        let (mut answer, mut nodes) = (sys::TL_WINNING_UNKNOWN, 0);
        let actions = out::actions(|actions, capacity, count| unsafe {
            sys::tl_state_winning_turn(state, node_limit, actions, capacity, count, &mut answer, &mut nodes)
        })?;
        let answer = match answer {
            sys::TL_WINNING_TURN => Answer::Turn(actions),
            sys::TL_WINNING_NONE => Answer::None,
            _ => Answer::Unknown,
        };
        Ok(WinningTurn { answer, nodes })
    }
}
