//! Closures that C calls: a panic in one must not pass through C, so it waits until the call has returned.
use std::any::Any;
use std::ffi::c_void;
use std::panic::{catch_unwind, resume_unwind, AssertUnwindSafe};

/// A closure with the panic that it ended in, if it did.
pub(crate) struct Callback<F> {
    closure: F,
    panic: Option<Box<dyn Any + Send>>,
}

impl<F> Callback<F> {
    pub(crate) fn new(closure: F) -> Callback<F> {
        Callback { closure, panic: None }
    }

    /// What C hands to the function that it calls.
    pub(crate) fn user(&mut self) -> *mut c_void {
        (self as *mut Callback<F>).cast()
    }

    /// Runs `body` with the closure behind `user`; true if it may be called again.
    ///
    /// # Safety
    /// `user` comes from `user()` of a callback of this type that is still there, and is not in use.
    pub(crate) unsafe fn run(user: *mut c_void, body: impl FnOnce(&mut F) -> bool) -> bool {
        let callback = &mut *user.cast::<Callback<F>>();
        if callback.panic.is_some() {
            return false;
        }
        match catch_unwind(AssertUnwindSafe(|| body(&mut callback.closure))) {
            Ok(go_on) => go_on,
            Err(panic) => {
                callback.panic = Some(panic);
                false
            }
        }
    }

    /// Goes on with the panic, if there was one, now that C has returned.
    pub(crate) fn finish(self) {
        if let Some(panic) = self.panic {
            resume_unwind(panic);
        }
    }
}
