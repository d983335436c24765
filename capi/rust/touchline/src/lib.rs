//! The rules of tabletop games, exactly: legal moves, results, JSON, notations, records and pictures.
//!
//! ```
//! use touchline::{Game, Rng};
//!
//! let mut state = Game::find("draughts")?.start("")?;
//! let mut rng = Rng::new(1, 0);
//! while !state.is_finished() {
//!     let action = state.random_action(&mut rng)?;
//!     state.apply(action)?;
//! }
//! assert_eq!(state.result().unwrap().scores, [-1, 1]);
//! # Ok::<(), touchline::Error>(())
//! ```
//!
//! Everything is a value: a clone is independent, equal states have equal futures. What is refused is an [`Error`], and
//! has changed nothing. Values may be sent to other threads, and be read by many at once. Rules are given as a JSON
//! object of the fields to change, `{"unit":"step"}`; the empty text stands for the defaults.
//!
//! The crate calls the shared library of touchline's C interface. Only a lack of memory, or a fault of that library,
//! makes a call panic whose result is no [`Result`].
#![deny(missing_docs)]

/// The program of the page is tried as a documentation test.
#[cfg(doctest)]
#[doc = include_str!("../../README.md")]
struct Page;

pub mod batch;
mod callback;
mod error;
mod event;
mod game;
mod out;
mod perft;
mod record;
mod result;
mod rng;
mod state;
mod statistics;
mod svg;
mod turns;
mod view;

pub use error::{Code, Error, Result};
pub use event::{Action, Event};
pub use game::{games, Fault, Game, GameText};
pub use perft::{PerftOptions, Unit};
pub use record::Record;
pub use result::{GameResult, Reason};
pub use rng::Rng;
pub use state::{Mover, State};
pub use statistics::{Statistics, StatisticsLine};
pub use svg::{FilmForm, FilmOptions, SvgOptions, TextOptions};
pub use turns::{Answer, Ending, TurnOptions, Turns, WinningTurn};
pub use view::View;

/// A seat, from 0.
pub type Seat = usize;

/// Who looks: a seat, or `None` for an onlooker.
pub type Viewer = Option<Seat>;

/// The version of the library, "0.1.0".
pub fn library_version() -> &'static str {
    out::static_text(unsafe { touchline_sys::tl_version() })
}
