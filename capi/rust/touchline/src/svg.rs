//! How an SVG looks.
use touchline_sys as sys;

/// How an SVG looks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SvgOptions {
    /// The dark theme.
    pub dark: bool,
    /// Seen from the other side of the board.
    pub flip: bool,
    /// Mark what the mover can do.
    pub targets: bool,
}

impl SvgOptions {
    pub(crate) fn raw(self) -> sys::tl_svg_options {
        sys::tl_svg_options {
            dark: self.dark.into(),
            flip: self.flip.into(),
            targets: self.targets.into(),
            reserved0: 0,
            reserved: [0; 4],
        }
    }
}
