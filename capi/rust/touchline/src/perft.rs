//! Counting leaves.
use std::ffi::c_void;
use std::os::raw::c_char;
use std::{ptr, slice};

use touchline_sys as sys;

use crate::callback::Callback;
use crate::error::{check, Result};

/// What perft counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Unit {
    /// What the game counts by itself: [`Game::perft_unit`](crate::Game::perft_unit).
    #[default]
    Standard,
    /// Actions.
    Actions,
    /// Whole turns.
    Turns,
    /// Steps.
    Steps,
}

/// With what means perft counts. The default: the game's own unit, one thread, no table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PerftOptions {
    /// What is counted.
    pub unit: Unit,
    /// One child for each different result (games that have it).
    pub unique: bool,
    /// 0 or 1: the calling thread; at most 1024. The count is the same for any number.
    pub threads: u32,
    /// MiB of memory for positions already counted; 0: none.
    pub hash_mib: u64,
}

impl PerftOptions {
    fn raw(&self, progress: sys::tl_perft_progress, user: *mut c_void) -> sys::tl_perft_options {
        sys::tl_perft_options {
            unit: match self.unit {
                Unit::Standard => sys::TL_PERFT_STANDARD,
                Unit::Actions => sys::TL_PERFT_ACTIONS,
                Unit::Turns => sys::TL_PERFT_TURNS,
                Unit::Steps => sys::TL_PERFT_STEPS,
            },
            unique: self.unique.into(),
            threads: self.threads,
            reserved0: 0,
            hash_mib: self.hash_mib,
            progress,
            user,
            reserved: [0; 4],
        }
    }
}

/// A depth as C counts it; one that does not fit becomes one beyond the limit.
fn plies(depth: u32) -> i32 {
    i32::try_from(depth).unwrap_or(i32::MAX)
}

pub(crate) fn count(state: *const sys::tl_state, depth: u32, options: &PerftOptions) -> Result<u64> {
    let (mut nodes, mut complete) = (0, 0);
    let options = options.raw(None, ptr::null_mut());
    check(unsafe { sys::tl_state_perft(state, plies(depth), &options, &mut nodes, &mut complete) })?;
    Ok(nodes)
}

pub(crate) fn count_with<F>(
    state: *const sys::tl_state,
    depth: u32,
    options: &PerftOptions,
    progress: F,
) -> Result<Option<u64>>
where
    F: FnMut(u64, f64) -> bool + Send,
{
    unsafe extern "C" fn report<F: FnMut(u64, f64) -> bool>(user: *mut c_void, nodes: u64, share: f64) -> i32 {
        i32::from(!Callback::<F>::run(user, |progress| progress(nodes, share)))
    }
    let mut callback = Callback::new(progress);
    let options = options.raw(Some(report::<F>), callback.user());
    let (mut nodes, mut complete) = (0, 0);
    let status = unsafe { sys::tl_state_perft(state, plies(depth), &options, &mut nodes, &mut complete) };
    callback.finish();
    check(status)?;
    Ok(if complete == 0 { None } else { Some(nodes) })
}

pub(crate) fn divide(state: *const sys::tl_state, depth: u32, options: &PerftOptions) -> Result<Vec<(String, u64)>> {
    unsafe extern "C" fn visit<F: FnMut(String, u64)>(
        user: *mut c_void,
        text: *const c_char,
        length: usize,
        nodes: u64,
    ) {
        Callback::<F>::run(user, |keep| {
            keep(String::from_utf8_lossy(slice::from_raw_parts(text.cast(), length)).into_owned(), nodes);
            true
        });
    }
    fn visitor_of<F: FnMut(String, u64)>(_: &Callback<F>) -> sys::tl_divide_visitor {
        Some(visit::<F>)
    }
    let mut moves = Vec::new();
    let mut callback = Callback::new(|text, nodes| moves.push((text, nodes)));
    let visitor = visitor_of(&callback);
    let options = options.raw(None, ptr::null_mut());
    let (mut nodes, mut complete) = (0, 0);
    let status = unsafe {
        sys::tl_state_divide(state, plies(depth), &options, visitor, callback.user(), &mut nodes, &mut complete)
    };
    callback.finish();
    check(status)?;
    Ok(moves)
}
