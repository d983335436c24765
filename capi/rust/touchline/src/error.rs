//! What goes wrong.
use std::fmt;

use touchline_sys as sys;

use crate::out::static_text;

/// The result of a call that can be refused.
pub type Result<T> = std::result::Result<T, Error>;

/// What kind of mistake it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Code {
    /// The action, turn or event is not possible now.
    IllegalAction,
    /// The game is finished.
    GameOver,
    /// A move, position or other text cannot be read.
    BadText,
    /// A short text fits more than one legal action.
    AmbiguousText,
    /// Not JSON, or JSON of the wrong shape.
    BadJson,
    /// Rules out of range or at odds with each other.
    BadRules,
    /// A state that play could not have produced, or that cannot be written this way.
    BadState,
    /// No game, field, tag or kind of that name.
    UnknownName,
    /// This game, or this game under these rules, does not offer that.
    Unsupported,
    /// Larger, deeper or longer than the stated limit.
    LimitExceeded,
    /// An argument outside its documented range.
    OutOfRange,
    /// An allocation failed.
    OutOfMemory,
    /// The system refused a thread.
    System,
    /// A fault of the library: please report it.
    Internal,
    /// A code that a later library has added.
    Other(i32),
}

impl Code {
    pub(crate) fn of(status: sys::tl_status) -> Code {
        match status {
            sys::TL_ERROR_ILLEGAL_ACTION => Code::IllegalAction,
            sys::TL_ERROR_GAME_OVER => Code::GameOver,
            sys::TL_ERROR_BAD_TEXT => Code::BadText,
            sys::TL_ERROR_AMBIGUOUS_TEXT => Code::AmbiguousText,
            sys::TL_ERROR_BAD_JSON => Code::BadJson,
            sys::TL_ERROR_BAD_RULES => Code::BadRules,
            sys::TL_ERROR_BAD_STATE => Code::BadState,
            sys::TL_ERROR_UNKNOWN_NAME => Code::UnknownName,
            sys::TL_ERROR_UNSUPPORTED => Code::Unsupported,
            sys::TL_ERROR_LIMIT_EXCEEDED => Code::LimitExceeded,
            sys::TL_ERROR_OUT_OF_RANGE => Code::OutOfRange,
            sys::TL_ERROR_OUT_OF_MEMORY => Code::OutOfMemory,
            sys::TL_ERROR_SYSTEM => Code::System,
            sys::TL_ERROR_INTERNAL => Code::Internal,
            other => Code::Other(other),
        }
    }
}

/// A call was refused and has changed nothing.
///
/// ```
/// use touchline::{Code, Game};
///
/// let mut state = Game::find("draughts")?.start("")?;
/// let error = state.apply_text("11-22").unwrap_err();
/// assert_eq!(error.code(), Code::IllegalAction);
/// assert_eq!(error.place(), "\"11-22\"");
/// # Ok::<(), touchline::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    code: Code,
    message: String,
    place: String,
}

impl Error {
    /// What kind of mistake it is.
    pub fn code(&self) -> Code {
        self.code
    }

    /// The reason, and what would be right.
    pub fn message(&self) -> &str {
        &self.message
    }

    /// Where the mistake is: a JSON Pointer, the text, or the name of a parameter; empty when the message says it all.
    pub fn place(&self) -> &str {
        &self.place
    }

    /// An argument outside its range.
    pub(crate) fn out_of_range(message: &str, place: &str) -> Error {
        Error { code: Code::OutOfRange, message: message.into(), place: place.into() }
    }

    /// The error of a call of this thread that has just failed.
    pub(crate) fn last(status: sys::tl_status) -> Error {
        let (message, place) = unsafe { (sys::tl_last_error_message(), sys::tl_last_error_place()) };
        Error { code: Code::of(status), message: static_text(message).into(), place: static_text(place).into() }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.place.is_empty() {
            write!(f, "{}: ", self.place)?;
        }
        f.write_str(&self.message)
    }
}

impl std::error::Error for Error {}

/// Nothing, or the error of a call that has just failed.
pub(crate) fn check(status: sys::tl_status) -> Result<()> {
    if status == sys::TL_OK {
        Ok(())
    } else {
        Err(Error::last(status))
    }
}
