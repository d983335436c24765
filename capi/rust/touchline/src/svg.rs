//! How pictures look.
use touchline_sys as sys;

use crate::out;
use crate::Viewer;

/// How an SVG looks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SvgOptions {
    /// The dark theme.
    pub dark: bool,
    /// Seen from the other side of the board.
    pub flip: bool,
    /// Mark what the mover can do.
    pub targets: bool,
    /// Light or dark as whoever looks prefers, whatever `dark` is.
    pub adapt: bool,
}

impl SvgOptions {
    pub(crate) fn raw(self) -> sys::tl_svg_options {
        sys::tl_svg_options {
            dark: self.dark.into(),
            flip: self.flip.into(),
            targets: self.targets.into(),
            adapt: self.adapt.into(),
            reserved: [0; 4],
        }
    }
}

/// How a board of text looks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct TextOptions {
    /// Seen from the other side of the board.
    pub flip: bool,
    /// With the escape sequences that colour text on terminals.
    pub colour: bool,
}

impl TextOptions {
    pub(crate) fn raw(self) -> sys::tl_text_options {
        sys::tl_text_options { flip: self.flip.into(), colour: self.colour.into(), reserved: [0; 3] }
    }
}

/// What a film of a record is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FilmForm {
    /// A picture that moves, without scripts.
    Animation,
    /// The pictures side by side.
    Strip,
}

/// Which turns of a record a film shows, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FilmOptions {
    /// Moving or side by side.
    pub form: FilmForm,
    /// Milliseconds that a picture of an animation stands, 50 to 60000.
    pub milliseconds: u32,
    /// Pictures in a row of a strip, 1 to 20.
    pub columns: u32,
    /// Who looks, where hidden things are covered; else the host.
    pub viewer: Option<Viewer>,
    /// Events before the first picture.
    pub first: usize,
    /// Events before the last picture, or all there are.
    pub last: Option<usize>,
}

impl Default for FilmOptions {
    fn default() -> FilmOptions {
        FilmOptions { form: FilmForm::Animation, milliseconds: 1200, columns: 4, viewer: None, first: 0, last: None }
    }
}

impl FilmOptions {
    pub(crate) fn raw(self, events: usize) -> sys::tl_film_options {
        // What C takes for a default is refused here.
        let number = |number: u32| if number == 0 { -1 } else { i32::try_from(number).unwrap_or(-1) };
        sys::tl_film_options {
            form: if self.form == FilmForm::Strip { sys::TL_FILM_STRIP } else { sys::TL_FILM_ANIMATION },
            milliseconds: number(self.milliseconds),
            columns: number(self.columns),
            covered: self.viewer.is_some().into(),
            viewer: self.viewer.map_or(0, out::viewer),
            part: 1,
            first: self.first as u64,
            last: self.last.unwrap_or(events) as u64,
            reserved: [0; 4],
        }
    }
}
