//! Whole games.
use std::fmt;
use std::os::raw::c_char;
use std::ptr::NonNull;
use std::str::FromStr;

use touchline_sys as sys;

use crate::error::{check, Code, Error, Result};
use crate::out;
use crate::{Action, Event, FilmOptions, Game, State, SvgOptions, Viewer};

/// A whole game: rules, start, events, tags and comments, and a position in it that can be moved. The position is not
/// compared.
///
/// ```
/// use touchline::{Game, Record};
///
/// let mut record = Record::new(&Game::find("draughts")?.start("")?);
/// record.apply_text("11-15")?;
/// record.apply_text("22-18")?;
/// assert!(record.undo());
/// assert_eq!((record.position(), record.len()), (1, 2));
/// # Ok::<(), touchline::Error>(())
/// ```
pub struct Record(NonNull<sys::tl_record>);

// A record refers to nothing outside, and reading it changes nothing.
unsafe impl Send for Record {}
unsafe impl Sync for Record {}

/// Making and playing.
impl Record {
    pub(crate) fn made(call: impl FnOnce(*mut *mut sys::tl_record) -> sys::tl_status) -> Result<Record> {
        out::expect_version();
        out::object(call).map(Record)
    }

    /// A record that starts from a copy of `start`.
    pub fn new(start: &State) -> Record {
        out::always(Record::made(|place| unsafe { sys::tl_record_new(start.as_ptr(), place) }))
    }

    /// The game that it is of.
    pub fn game(&self) -> Game {
        out::always(Game::made(|place| unsafe { sys::tl_record_game(self.as_ptr(), place) }))
    }

    /// A copy of the state that it starts from.
    pub fn start(&self) -> State {
        out::always(State::made(|place| unsafe { sys::tl_record_start(self.as_ptr(), place) }))
    }

    /// A copy of the state at its position.
    pub fn state(&self) -> State {
        out::always(State::made(|place| unsafe { sys::tl_record_state(self.as_ptr(), place) }))
    }

    /// A copy of the state after so many events. `OutOfRange` beyond the end.
    pub fn state_at(&self, position: usize) -> Result<State> {
        State::made(|place| unsafe { sys::tl_record_state_at(self.as_ptr(), position, place) })
    }

    /// The number of all events, also of those that were undone.
    pub fn len(&self) -> usize {
        out::always(out::number(|length| unsafe { sys::tl_record_length(self.as_ptr(), length) }))
    }

    /// Whether there are no events.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many events have happened. The others were undone and can be redone.
    pub fn position(&self) -> usize {
        out::always(out::number(|position| unsafe { sys::tl_record_position(self.as_ptr(), position) }))
    }

    /// Event number `index`, from 0.
    pub fn event(&self, index: usize) -> Option<Event> {
        let mut raw = sys::tl_event { kind: 0, who: 0, action: 0 };
        check(unsafe { sys::tl_record_event(self.as_ptr(), index, &mut raw) }).ok()?;
        Event::of(raw).ok()
    }

    /// All events.
    pub fn events(&self) -> impl Iterator<Item = Event> + '_ {
        (0..self.len()).map_while(move |index| self.event(index))
    }

    /// Plays on from the current state; what could be redone is forgotten.
    pub fn apply(&mut self, action: Action) -> Result<()> {
        check(unsafe { sys::tl_record_apply(self.as_mut(), action.0) })
    }

    /// The same with an event.
    pub fn apply_event(&mut self, event: Event) -> Result<()> {
        let raw = event.raw();
        check(unsafe { sys::tl_record_apply_event(self.as_mut(), &raw) })
    }

    /// The same with a text, as [`State::apply_text`].
    pub fn apply_text(&mut self, text: &str) -> Result<()> {
        let events = self.state().parse_events(text)?;
        if let [event] = events[..] {
            return self.apply_event(event);
        }
        let action_of = |event: &Event| if let Event::Action(action) = *event { Some(action) } else { None };
        self.apply_turn(&events.iter().filter_map(action_of).collect::<Vec<_>>())
    }

    /// Plays every action of a turn, or none of them.
    pub fn apply_turn(&mut self, turn: &[Action]) -> Result<()> {
        let (actions, count) = out::ids(turn);
        check(unsafe { sys::tl_record_apply_turn(self.as_mut(), actions, count) })
    }

    /// Goes one event back; false at the start.
    pub fn undo(&mut self) -> bool {
        out::always(out::flag(|moved| unsafe { sys::tl_record_undo(self.as_mut(), moved) }))
    }

    /// Goes one event on; false at the end.
    pub fn redo(&mut self) -> bool {
        out::always(out::flag(|moved| unsafe { sys::tl_record_redo(self.as_mut(), moved) }))
    }

    /// Goes back to the beginning of the turn that led here; false at the start.
    pub fn undo_turn(&mut self) -> bool {
        out::always(out::flag(|moved| unsafe { sys::tl_record_undo_turn(self.as_mut(), moved) }))
    }

    /// Goes on to the end of the turn that follows; false at the end.
    pub fn redo_turn(&mut self) -> bool {
        out::always(out::flag(|moved| unsafe { sys::tl_record_redo_turn(self.as_mut(), moved) }))
    }

    /// Goes to the state after so many events. `OutOfRange` beyond the end.
    pub fn jump(&mut self, position: usize) -> Result<()> {
        check(unsafe { sys::tl_record_jump(self.as_mut(), position) })
    }

    fn as_ptr(&self) -> *const sys::tl_record {
        self.0.as_ptr()
    }

    fn as_mut(&mut self) -> *mut sys::tl_record {
        self.0.as_ptr()
    }
}

/// Names, tags, comments.
impl Record {
    /// The names of the players by seat: none, or one for each seat.
    pub fn names(&self) -> Vec<String> {
        let count = out::always(out::number(|count| unsafe { sys::tl_record_name_count(self.as_ptr(), count) }));
        let name = |seat| {
            out::always(out::text(|text, capacity, length| unsafe {
                sys::tl_record_name(self.as_ptr(), out::seat(seat), text, capacity, length)
            }))
        };
        (0..count).map(name).collect()
    }

    /// Names the players: no names, or one for each seat (`OutOfRange` for another number).
    pub fn set_names<S: AsRef<str>>(&mut self, names: &[S]) -> Result<()> {
        let texts: Vec<*const c_char> = names.iter().map(|name| out::bytes(name.as_ref()).0).collect();
        let lengths: Vec<usize> = names.iter().map(|name| name.as_ref().len()).collect();
        check(unsafe { sys::tl_record_set_names(self.as_mut(), texts.as_ptr(), lengths.as_ptr(), names.len()) })
    }

    /// All tags, free facts about the game, in byte order of their names.
    pub fn tags(&self) -> Vec<(String, String)> {
        let count = out::always(out::number(|count| unsafe { sys::tl_record_tag_count(self.as_ptr(), count) }));
        let name = |index| {
            out::always(out::text(|text, capacity, length| unsafe {
                sys::tl_record_tag_name(self.as_ptr(), index, text, capacity, length)
            }))
        };
        (0..count).map(name).filter_map(|name| self.tag(&name).map(|text| (name, text))).collect()
    }

    /// The text of a tag.
    pub fn tag(&self, name: &str) -> Option<String> {
        let (name, name_length) = out::bytes(name);
        match out::text(|text, capacity, length| unsafe {
            sys::tl_record_tag(self.as_ptr(), name, name_length, text, capacity, length)
        }) {
            Err(error) if error.code() == Code::UnknownName => None,
            other => Some(out::always(other)),
        }
    }

    /// Sets a tag: `Event`, `Date`.
    pub fn set_tag(&mut self, name: &str, text: &str) -> Result<()> {
        let (name, name_length) = out::bytes(name);
        let (text, length) = out::bytes(text);
        check(unsafe { sys::tl_record_set_tag(self.as_mut(), name, name_length, text, length) })
    }

    /// Removes a tag, if it is there.
    pub fn remove_tag(&mut self, name: &str) -> Result<()> {
        let (name, length) = out::bytes(name);
        check(unsafe { sys::tl_record_remove_tag(self.as_mut(), name, length) })
    }

    /// The remarks, each with the number of events before it, in rising order.
    pub fn comments(&self) -> Vec<(usize, String)> {
        let count = out::always(out::number(|count| unsafe { sys::tl_record_comment_count(self.as_ptr(), count) }));
        let comment = |index| {
            let position =
                out::number(|position| unsafe { sys::tl_record_comment_position(self.as_ptr(), index, position) });
            let text = out::text(|text, capacity, length| unsafe {
                sys::tl_record_comment(self.as_ptr(), index, text, capacity, length)
            });
            (out::always(position), out::always(text))
        };
        (0..count).map(comment).collect()
    }

    /// Adds a remark with so many events before it, after those already there. `OutOfRange` beyond the end.
    pub fn add_comment(&mut self, position: usize, comment: &str) -> Result<()> {
        let (text, length) = out::bytes(comment);
        check(unsafe { sys::tl_record_add_comment(self.as_mut(), position, text, length) })
    }
}

/// Documents.
impl Record {
    /// Reads a record document of any game, strictly, and replays it to its end; at most 16 MiB.
    pub fn from_json(json: &str) -> Result<Record> {
        let (text, length) = out::bytes(json);
        Record::made(|place| unsafe { sys::tl_record_from_json(text, length, place) })
    }

    /// The canonical record document, of all events.
    pub fn to_json(&self) -> String {
        out::always(out::text(|text, capacity, length| unsafe {
            sys::tl_record_to_json(self.as_ptr(), text, capacity, length)
        }))
    }

    /// The record as a viewer may know it: hidden deals are covered. `OutOfRange` if there is no such seat.
    pub fn to_json_for(&self, viewer: Viewer) -> Result<String> {
        out::text(|text, capacity, length| unsafe {
            sys::tl_record_to_json_for(self.as_ptr(), out::viewer(viewer), text, capacity, length)
        })
    }

    /// The game in the game's own text format (draughts: PDN). `Unsupported` in games without.
    pub fn to_game_text(&self) -> Result<String> {
        out::text(|text, capacity, length| unsafe {
            sys::tl_record_to_game_text(self.as_ptr(), text, capacity, length)
        })
    }
}

/// Pictures.
impl Record {
    /// The state at its position as SVG, with the turn shown that led there.
    pub fn svg(&self, options: &SvgOptions) -> String {
        let options = options.raw();
        out::always(out::text(|text, capacity, length| unsafe {
            sys::tl_record_svg(self.as_ptr(), &options, text, capacity, length)
        }))
    }

    /// A picture after each turn as one SVG. `OutOfRange`; `LimitExceeded` for a film that would be too long.
    ///
    /// ```
    /// use touchline::{FilmForm, FilmOptions, Game, Record, SvgOptions};
    ///
    /// let mut record = Record::new(&Game::find("draughts")?.start("")?);
    /// record.apply_text("11-15")?;
    /// let strip = FilmOptions { form: FilmForm::Strip, ..FilmOptions::default() };
    /// assert_eq!(record.film(&SvgOptions::default(), &strip)?.matches("<svg").count(), 3);
    /// # Ok::<(), touchline::Error>(())
    /// ```
    pub fn film(&self, look: &SvgOptions, options: &FilmOptions) -> Result<String> {
        let (look, options) = (look.raw(), options.raw(self.len()));
        out::text(|text, capacity, length| unsafe {
            sys::tl_record_film(self.as_ptr(), &look, &options, text, capacity, length)
        })
    }
}

impl Drop for Record {
    fn drop(&mut self) {
        unsafe { sys::tl_record_free(self.0.as_ptr()) }
    }
}

impl Clone for Record {
    fn clone(&self) -> Record {
        out::always(Record::made(|place| unsafe { sys::tl_record_clone(self.as_ptr(), place) }))
    }
}

impl PartialEq for Record {
    fn eq(&self, other: &Record) -> bool {
        out::always(out::flag(|equal| unsafe { sys::tl_record_equal(self.as_ptr(), other.as_ptr(), equal) }))
    }
}

impl Eq for Record {}

/// Reads a record document.
impl FromStr for Record {
    type Err = Error;

    fn from_str(json: &str) -> Result<Record> {
        Record::from_json(json)
    }
}

/// The record document.
impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_json())
    }
}

impl fmt::Debug for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Record({} at {})", self.to_json(), self.position())
    }
}
