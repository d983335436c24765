//! Random numbers that are the same everywhere.
use std::fmt;
use std::ptr::NonNull;

use touchline_sys as sys;

use crate::error::{check, Result};
use crate::out;

/// A random number generator (xoshiro256**) that gives the same numbers on every platform. Equal generators continue
/// alike.
///
/// ```
/// use touchline::Rng;
///
/// let (mut one, mut same) = (Rng::new(1, 0), Rng::new(1, 0));
/// assert_eq!(one.below(6), same.below(6));
/// assert_eq!(one, same);
/// ```
#[repr(transparent)] // batch.rs hands lists of generators over as they are
pub struct Rng(NonNull<sys::tl_rng>);

// A generator refers to nothing outside; reading it changes nothing.
unsafe impl Send for Rng {}
unsafe impl Sync for Rng {}

impl Rng {
    /// Generator number `stream` of the run seeded with `seed`; game i of many uses stream i.
    pub fn new(seed: u64, stream: u64) -> Rng {
        out::expect_version();
        Rng(out::always(out::object(|place| unsafe { sys::tl_rng_new(seed, stream, place) })))
    }

    /// The next 64 random bits.
    pub fn next_u64(&mut self) -> u64 {
        out::always(out::number(|number| unsafe { sys::tl_rng_next(self.as_mut(), number) }))
    }

    /// A number from 0 to `bound` - 1, each as likely as any other; 0 when `bound` is 0.
    pub fn below(&mut self, bound: u64) -> u64 {
        out::always(out::number(|number| unsafe { sys::tl_rng_below(self.as_mut(), bound, number) }))
    }

    /// An index into `weights`, each in proportion to its weight. `OutOfRange` if their sum is 0 or does not fit 64
    /// bits.
    pub fn pick(&mut self, weights: &[u64]) -> Result<usize> {
        out::number(|index| unsafe { sys::tl_rng_pick(self.as_mut(), weights.as_ptr(), weights.len(), index) })
    }

    /// The state of the generator.
    pub fn words(&self) -> [u64; 4] {
        let mut words = [0; 4];
        out::always(check(unsafe { sys::tl_rng_save(self.as_ptr(), words.as_mut_ptr()) }));
        words
    }

    /// Sets the state of the generator. All four words zero is no state: they become those of seed 0.
    pub fn set_words(&mut self, words: [u64; 4]) {
        out::always(check(unsafe { sys::tl_rng_restore(self.as_mut(), words.as_ptr()) }));
    }

    pub(crate) fn as_ptr(&self) -> *const sys::tl_rng {
        self.0.as_ptr()
    }

    pub(crate) fn as_mut(&mut self) -> *mut sys::tl_rng {
        self.0.as_ptr()
    }
}

impl Drop for Rng {
    fn drop(&mut self) {
        unsafe { sys::tl_rng_free(self.0.as_ptr()) }
    }
}

impl Clone for Rng {
    fn clone(&self) -> Rng {
        Rng(out::always(out::object(|place| unsafe { sys::tl_rng_clone(self.as_ptr(), place) })))
    }
}

impl PartialEq for Rng {
    fn eq(&self, other: &Rng) -> bool {
        self.words() == other.words()
    }
}

impl Eq for Rng {}

impl fmt::Debug for Rng {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Rng").field(&self.words()).finish()
    }
}
