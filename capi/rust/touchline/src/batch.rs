//! Many states at once: one call for all of them, by several threads if wanted.
//!
//! `threads` more than one (at most 1024) shares the work; the outcome is the same for any number. States may be of
//! different games. Lists that belong together have the same length (`OutOfRange`).
//!
//! ```
//! use touchline::{batch, Game};
//!
//! let start = Game::find("draughts")?.start("")?;
//! let mut states = batch::copies(&start, 100)?;
//! let mut rngs = batch::rngs(1, 0, 100)?;
//! while !states.iter().all(|state| state.is_finished()) {
//!     batch::random_step(&mut states, &mut rngs, 2)?;
//! }
//! assert!(batch::results(&states, 2)?.iter().all(|result| result.is_some()));
//! # Ok::<(), touchline::Error>(())
//! ```
use std::mem::MaybeUninit;

use touchline_sys as sys;

use crate::error::{check, Code, Error, Result};
use crate::out;
use crate::{Action, GameResult, Mover, Rng, State, Viewer};

/// How it went with one state of a batch: what its own call would have given, but for the message.
pub type Outcome<T> = std::result::Result<T, Code>;

fn handles(states: &[State]) -> *const *mut sys::tl_state {
    states.as_ptr().cast() // State is transparent
}

fn same_length(count: usize, expected: usize, place: &str) -> Result<()> {
    if count == expected {
        return Ok(());
    }
    Err(Error::out_of_range(&format!("has {} entries, there are {} states", count, expected), place))
}

/// A list of a known length out, written whole by a call that succeeds.
fn filled<T>(count: usize, call: impl FnOnce(*mut T) -> sys::tl_status) -> Result<Vec<T>> {
    let mut items = Vec::with_capacity(count);
    check(call(items.as_mut_ptr()))?;
    unsafe { items.set_len(count) };
    Ok(items)
}

fn outcome<T>(status: sys::tl_status, value: T) -> Outcome<T> {
    if status == sys::TL_OK {
        Ok(value)
    } else {
        Err(Code::of(status))
    }
}

/// Makes `count` states equal to `start`, in one call.
pub fn copies(start: &State, count: usize) -> Result<Vec<State>> {
    filled(count, |states: *mut State| unsafe { sys::tl_batch_new(start.as_ptr(), count, states.cast()) })
}

/// Makes a copy of each state, in one call.
pub fn clones(states: &[State]) -> Result<Vec<State>> {
    filled(states.len(), |copies: *mut State| unsafe {
        sys::tl_batch_clone(handles(states), states.len(), copies.cast())
    })
}

/// Makes generators number `stream`, `stream` + 1 and so on of the run seeded with `seed`.
pub fn rngs(seed: u64, stream: u64, count: usize) -> Result<Vec<Rng>> {
    out::expect_version();
    filled(count, |rngs: *mut Rng| unsafe { sys::tl_batch_rngs_new(seed, stream, count, rngs.cast()) })
}

/// Plays action i in state i where it is legal.
pub fn apply(states: &mut [State], actions: &[Action], threads: u32) -> Result<Vec<Outcome<()>>> {
    same_length(actions.len(), states.len(), "actions")?;
    let (ids, count) = out::ids(actions);
    let statuses =
        filled(count, |statuses| unsafe { sys::tl_batch_apply(handles(states), ids, count, threads, statuses) })?;
    Ok(statuses.into_iter().map(|status| outcome(status, ())).collect())
}

/// Picks an action in each state with generator i, as [`State::random_action`], and plays it: the actions. `GameOver`
/// where a game is finished.
pub fn random_step(states: &mut [State], rngs: &mut [Rng], threads: u32) -> Result<Vec<Outcome<Action>>> {
    same_length(rngs.len(), states.len(), "rngs")?;
    let mut actions = vec![Action(0); states.len()];
    let statuses = filled(states.len(), |statuses| unsafe {
        let generators = rngs.as_mut_ptr().cast(); // Rng is transparent
        sys::tl_batch_random_step(
            handles(states),
            generators,
            states.len(),
            threads,
            actions.as_mut_ptr().cast(),
            statuses,
        )
    })?;
    Ok(statuses.into_iter().zip(actions).map(|(status, action)| outcome(status, action)).collect())
}

/// Who decides next in each state.
pub fn movers(states: &[State], threads: u32) -> Result<Vec<Mover>> {
    let movers =
        filled(states.len(), |movers| unsafe { sys::tl_batch_movers(handles(states), states.len(), threads, movers) })?;
    Ok(movers.into_iter().map(Mover::of).collect())
}

/// How each game ended; `None` while it goes on.
pub fn results(states: &[State], threads: u32) -> Result<Vec<Option<GameResult>>> {
    let results = filled(states.len(), |results: *mut MaybeUninit<sys::tl_result>| unsafe {
        sys::tl_batch_results(handles(states), states.len(), threads, results.cast())
    })?;
    Ok(results.iter().map(|raw| GameResult::of(unsafe { raw.assume_init_ref() })).collect())
}

/// The legal actions of many states as bits: action a of a state is bit a % 8 of byte a / 8 of its row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Masks {
    /// The rows end to end.
    pub bytes: Vec<u8>,
    /// The bytes of a row: enough for the most actions that a state has.
    pub stride: usize,
}

impl Masks {
    /// Whether an action is legal in state number `state`.
    pub fn has(&self, state: usize, action: Action) -> bool {
        let byte = usize::try_from(action.0 / 8).unwrap_or(usize::MAX);
        byte < self.stride
            && self.bytes.get(state * self.stride + byte).map_or(false, |bits| bits >> (action.0 % 8) & 1 == 1)
    }
}

/// The legal actions of each state as bits. `Unsupported` where a state has no dense ids.
pub fn legal_masks(states: &[State], threads: u32) -> Result<Masks> {
    let most = states.iter().filter_map(State::action_count).max().unwrap_or(0);
    let stride = usize::try_from((most + 7) / 8).unwrap_or(usize::MAX);
    let mut bytes = vec![0; states.len() * stride];
    check(unsafe { sys::tl_batch_legal_masks(handles(states), states.len(), threads, bytes.as_mut_ptr(), stride) })?;
    Ok(Masks { bytes, stride })
}

/// The legal actions of each state in rising order.
pub fn legal(states: &[State], threads: u32) -> Result<Vec<Vec<Action>>> {
    let mut offsets = vec![0_usize; states.len() + 1];
    let all = out::actions(|actions, capacity, total| unsafe {
        sys::tl_batch_legal_actions(
            handles(states),
            states.len(),
            threads,
            actions,
            capacity,
            total,
            offsets.as_mut_ptr(),
        )
    })?;
    Ok(offsets.windows(2).map(|range| all[range[0]..range[1]].to_vec()).collect())
}

/// What viewer i sees of state i, as canonical view documents. `OutOfRange` if there is no such seat.
pub fn views(states: &[State], viewers: &[Viewer], threads: u32) -> Result<Vec<String>> {
    same_length(viewers.len(), states.len(), "viewers")?;
    let viewers: Vec<i32> = viewers.iter().copied().map(out::viewer).collect();
    let mut offsets = vec![0_usize; states.len() + 1];
    let all = out::text(|text, capacity, length| unsafe {
        sys::tl_batch_views(
            handles(states),
            viewers.as_ptr(),
            states.len(),
            threads,
            text,
            capacity,
            length,
            offsets.as_mut_ptr(),
        )
    })?;
    Ok(offsets.windows(2).map(|range| all[range[0]..range[1]].to_string()).collect())
}
