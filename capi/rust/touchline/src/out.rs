//! Values between Rust and C: texts, lists, numbers and objects.
use std::ffi::CStr;
use std::os::raw::c_char;
use std::ptr::{self, NonNull};
use std::sync::Once;

use touchline_sys as sys;

use crate::error::{check, Result};
use crate::{Action, Seat, Viewer};

/// What most texts and lists need: tried before their size is asked for.
const FEW: usize = 256;

/// A text of the library's that it keeps: in UTF-8, not NULL.
pub(crate) fn static_text<'a>(text: *const c_char) -> &'a str {
    unsafe { CStr::from_ptr(text) }.to_str().unwrap_or("")
}

/// A list out: `call(items, capacity, count)`.
pub(crate) fn list<T>(mut call: impl FnMut(*mut T, usize, &mut usize) -> sys::tl_status) -> Result<Vec<T>> {
    let mut items = Vec::with_capacity(FEW);
    let mut count = 0;
    let mut status = call(items.as_mut_ptr(), items.capacity(), &mut count);
    if status == sys::TL_ERROR_SHORT_BUFFER {
        items = Vec::with_capacity(count);
        status = call(items.as_mut_ptr(), items.capacity(), &mut count);
    }
    check(status)?;
    unsafe { items.set_len(count) };
    Ok(items)
}

/// A text out: `call(text, capacity, length)`.
pub(crate) fn text(mut call: impl FnMut(*mut c_char, usize, *mut usize) -> sys::tl_status) -> Result<String> {
    let bytes = list(|items: *mut u8, capacity, length| {
        let status = call(items.cast(), capacity, &mut *length);
        if status == sys::TL_ERROR_SHORT_BUFFER {
            *length += 1; // the NUL
        }
        status
    })?;
    Ok(String::from_utf8(bytes).unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned()))
}

/// A list of actions out.
pub(crate) fn actions(mut call: impl FnMut(*mut u64, usize, *mut usize) -> sys::tl_status) -> Result<Vec<Action>> {
    list(|items: *mut Action, capacity, count| call(items.cast(), capacity, count))
}

/// A number out: `call(number)`.
pub(crate) fn number<T: Default>(call: impl FnOnce(*mut T) -> sys::tl_status) -> Result<T> {
    let mut number = T::default();
    check(call(&mut number))?;
    Ok(number)
}

/// A yes or no out.
pub(crate) fn flag(call: impl FnOnce(*mut i32) -> sys::tl_status) -> Result<bool> {
    Ok(number(call)? != 0)
}

/// An object out: `call(place)`.
pub(crate) fn object<T>(call: impl FnOnce(*mut *mut T) -> sys::tl_status) -> Result<NonNull<T>> {
    let mut made = ptr::null_mut();
    check(call(&mut made))?;
    Ok(NonNull::new(made).expect("a successful call has made an object"))
}

/// What a call gives that nothing but a lack of memory, or a fault of the library, can refuse.
pub(crate) fn always<T>(result: Result<T>) -> T {
    match result {
        Ok(value) => value,
        Err(error) => panic!("touchline: {}", error),
    }
}

/// A text in: pointer and length.
pub(crate) fn bytes(text: &str) -> (*const c_char, usize) {
    (text.as_ptr().cast(), text.len())
}

/// A list of actions in: pointer and length.
pub(crate) fn ids(actions: &[Action]) -> (*const u64, usize) {
    (actions.as_ptr().cast(), actions.len())
}

/// A seat as C counts it; one that does not fit becomes one that there is not.
pub(crate) fn seat(seat: Seat) -> i32 {
    i32::try_from(seat).unwrap_or(i32::MAX)
}

/// A viewer as C counts it.
pub(crate) fn viewer(viewer: Viewer) -> i32 {
    viewer.map_or(sys::TL_ONLOOKER, seat)
}

/// A seat or team, or nobody.
pub(crate) fn seat_or_none(number: i32) -> Option<Seat> {
    usize::try_from(number).ok()
}

/// Makes sure, once, that the library is of the version that this crate was written for.
pub(crate) fn expect_version() {
    static CHECKED: Once = Once::new();
    CHECKED.call_once(|| {
        let found = unsafe { sys::tl_abi_version() };
        assert_eq!(found, sys::TL_ABI_VERSION, "libtouchline-capi has another ABI version than this crate needs");
    });
}
