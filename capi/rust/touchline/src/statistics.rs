//! What a game counts.
use std::ptr::NonNull;

use touchline_sys as sys;

use crate::error::{check, Result};
use crate::out;
use crate::{Action, Game, State};

/// What a game counts over any number of games beside their results: drives, touchdowns, downs that were cut.
///
/// ```
/// use touchline::{Game, Rng, Statistics};
///
/// let game = Game::find("checker_football")?;
/// let mut statistics = Statistics::new(game)?;
/// let mut state = game.start("")?;
/// let mut rng = Rng::new(1, 0);
/// while !state.is_finished() {
///     let (before, action) = (state.clone(), state.random_action(&mut rng)?);
///     state.apply(action)?;
///     statistics.add(&before, action, &state)?;
/// }
/// assert!(statistics.lines().iter().any(|line| line.sum > 0));
/// # Ok::<(), touchline::Error>(())
/// ```
pub struct Statistics(NonNull<sys::tl_statistics>);

// A count refers to nothing outside; reading it changes nothing.
unsafe impl Send for Statistics {}
unsafe impl Sync for Statistics {}

/// One thing that is counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StatisticsLine {
    /// What it is.
    pub name: String,
    /// How many there were, or the sum that a mean is of.
    pub sum: u64,
    /// What the sum is divided by for a mean; `None` for a count.
    pub over: Option<u64>,
}

impl Statistics {
    /// A count of nothing yet. `Unsupported` in games that count nothing: see [`Game::has_statistics`].
    pub fn new(game: Game) -> Result<Statistics> {
        out::object(|place| unsafe { sys::tl_statistics_new(game.as_ptr(), place) }).map(Statistics)
    }

    /// Counts an action by the states before and after it. `OutOfRange` for states of another game, `IllegalAction` for
    /// an action that is not legal before.
    pub fn add(&mut self, before: &State, action: Action, after: &State) -> Result<()> {
        check(unsafe { sys::tl_statistics_add(self.0.as_ptr(), before.as_ptr(), action.0, after.as_ptr()) })
    }

    /// Adds what another has counted. `OutOfRange` for the count of another game.
    pub fn add_all(&mut self, other: &Statistics) -> Result<()> {
        check(unsafe { sys::tl_statistics_add_all(self.0.as_ptr(), other.0.as_ptr()) })
    }

    /// All that is counted: the same lines for a game at all times.
    pub fn lines(&self) -> Vec<StatisticsLine> {
        let size: usize = out::always(out::number(|size| unsafe { sys::tl_statistics_size(self.0.as_ptr(), size) }));
        (0..size).map(|index| self.line(index)).collect()
    }

    fn line(&self, index: usize) -> StatisticsLine {
        let (mut sum, mut over) = (0, 0);
        let name = out::always(out::text(|text, capacity, length| unsafe {
            sys::tl_statistics_line(self.0.as_ptr(), index, text, capacity, length, &mut sum, &mut over)
        }));
        StatisticsLine { name, sum, over: if over == 0 { None } else { Some(over) } }
    }
}

impl Drop for Statistics {
    fn drop(&mut self) {
        unsafe { sys::tl_statistics_free(self.0.as_ptr()) }
    }
}
