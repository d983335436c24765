//! What a seat sees.
use std::fmt;
use std::hash::{Hash, Hasher};
use std::ptr::NonNull;

use touchline_sys as sys;

use crate::error::Result;
use crate::out;
use crate::{Game, Rng, State, SvgOptions, TextOptions, Viewer};

/// What a seat or an onlooker sees of a state. It never changes.
///
/// ```
/// use touchline::{Game, View};
///
/// let view = Game::find("phutball")?.start("")?.observe(Some(1))?;
/// assert_eq!(view.viewer(), Some(1));
/// assert_eq!(View::from_json(&view.to_json())?, view);
/// # Ok::<(), touchline::Error>(())
/// ```
pub struct View(NonNull<sys::tl_view>);

// A view refers to nothing outside and never changes.
unsafe impl Send for View {}
unsafe impl Sync for View {}

impl View {
    pub(crate) fn made(call: impl FnOnce(*mut *mut sys::tl_view) -> sys::tl_status) -> Result<View> {
        out::expect_version();
        out::object(call).map(View)
    }

    /// Reads a view document of any game, strictly.
    pub fn from_json(json: &str) -> Result<View> {
        let (text, length) = out::bytes(json);
        View::made(|place| unsafe { sys::tl_view_from_json(text, length, place) })
    }

    /// The canonical view document.
    pub fn to_json(&self) -> String {
        out::always(out::text(|text, capacity, length| unsafe {
            sys::tl_view_to_json(self.as_ptr(), text, capacity, length)
        }))
    }

    /// The game that it is of.
    pub fn game(&self) -> Game {
        out::always(Game::made(|place| unsafe { sys::tl_view_game(self.as_ptr(), place) }))
    }

    /// The seat that sees this, `None` for an onlooker.
    pub fn viewer(&self) -> Viewer {
        out::seat_or_none(out::always(out::number(|viewer| unsafe { sys::tl_view_viewer(self.as_ptr(), viewer) })))
    }

    /// A state that agrees with the view, what is unseen dealt again at random.
    pub fn redeal(&self, rng: &mut Rng) -> Result<State> {
        State::made(|place| unsafe { sys::tl_view_redeal(self.as_ptr(), rng.as_mut(), place) })
    }

    /// A picture of characters; `to_string` gives the plain one.
    pub fn text_board(&self, options: &TextOptions) -> String {
        let options = options.raw();
        out::always(out::text(|text, capacity, length| unsafe {
            sys::tl_view_text_board_with(self.as_ptr(), &options, text, capacity, length)
        }))
    }

    /// A picture as SVG.
    pub fn svg(&self, options: &SvgOptions) -> String {
        let options = options.raw();
        out::always(out::text(|text, capacity, length| unsafe {
            sys::tl_view_svg(self.as_ptr(), &options, text, capacity, length)
        }))
    }

    fn as_ptr(&self) -> *const sys::tl_view {
        self.0.as_ptr()
    }
}

impl Drop for View {
    fn drop(&mut self) {
        unsafe { sys::tl_view_free(self.0.as_ptr()) }
    }
}

impl Clone for View {
    fn clone(&self) -> View {
        out::always(View::from_json(&self.to_json()))
    }
}

impl PartialEq for View {
    fn eq(&self, other: &View) -> bool {
        self.to_json() == other.to_json()
    }
}

impl Eq for View {}

impl Hash for View {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.to_json().hash(hasher);
    }
}

/// The picture of characters.
impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&out::always(out::text(|text, capacity, length| unsafe {
            sys::tl_view_text_board(self.as_ptr(), text, capacity, length)
        })))
    }
}

impl fmt::Debug for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "View({})", self.to_json())
    }
}
