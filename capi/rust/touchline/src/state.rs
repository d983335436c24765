//! States of games.
use std::fmt;
use std::hash::{Hash, Hasher};
use std::ptr::NonNull;
use std::str::FromStr;

use touchline_sys as sys;

use crate::error::{check, Code, Error, Result};
use crate::out;
use crate::perft;
use crate::{
    Action, Event, Game, GameResult, PerftOptions, Rng, Seat, SvgOptions, TextOptions, TurnOptions, Turns, View, Viewer, WinningTurn,
};

/// Who decides next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mover {
    /// A seat.
    Seat(Seat),
    /// A chance event is next.
    Chance,
    /// The game is finished.
    Nobody,
}

impl Mover {
    pub(crate) fn of(raw: i32) -> Mover {
        match raw {
            sys::TL_CHANCE => Mover::Chance,
            seat => out::seat_or_none(seat).map_or(Mover::Nobody, Mover::Seat),
        }
    }
}

/// A state of a game: the position and all else that can still matter, with the rules.
///
/// A value: clones are independent, equal states have equal futures and equal hashes. Its text is a picture of
/// characters.
///
/// ```
/// use touchline::{Game, Mover};
///
/// let mut state = Game::find("draughts")?.start("")?;
/// let before = state.clone();
/// state.apply_text("11-15")?;
/// assert_eq!(state.mover(), Mover::Seat(1));
/// assert_ne!(state, before);
/// # Ok::<(), touchline::Error>(())
/// ```
#[repr(transparent)] // batch.rs hands lists of states over as they are
pub struct State(NonNull<sys::tl_state>);

// A state refers to nothing outside, and reading it changes nothing.
unsafe impl Send for State {}
unsafe impl Sync for State {}

/// Making and comparing.
impl State {
    pub(crate) fn made(call: impl FnOnce(*mut *mut sys::tl_state) -> sys::tl_status) -> Result<State> {
        out::expect_version();
        out::object(call).map(State)
    }

    /// Reads a state document of any game, strictly; at most 1 MiB.
    pub fn from_json(json: &str) -> Result<State> {
        let (text, length) = out::bytes(json);
        State::made(|place| unsafe { sys::tl_state_from_json(text, length, place) })
    }

    /// The first state of a game by the same rules.
    pub fn start_again(&self) -> State {
        out::always(State::made(|place| unsafe { sys::tl_state_start_again(self.as_ptr(), place) }))
    }

    /// Whether the two are of one game by the same rules.
    pub fn same_rules(&self, other: &State) -> bool {
        out::always(out::flag(|same| unsafe { sys::tl_state_same_rules(self.as_ptr(), other.as_ptr(), same) }))
    }

    /// 64 bits of the whole state, the same on every platform.
    pub fn state_hash(&self) -> u64 {
        out::always(out::number(|hash| unsafe { sys::tl_state_hash(self.as_ptr(), hash) }))
    }

    /// 64 bits of board and mover, for search.
    pub fn position_hash(&self) -> u64 {
        out::always(out::number(|hash| unsafe { sys::tl_state_position_hash(self.as_ptr(), hash) }))
    }

    /// 64 bits of what a viewer sees. `OutOfRange` if there is no such seat.
    pub fn view_hash(&self, viewer: Viewer) -> Result<u64> {
        out::number(|hash| unsafe { sys::tl_state_view_hash(self.as_ptr(), out::viewer(viewer), hash) })
    }

    pub(crate) fn as_ptr(&self) -> *const sys::tl_state {
        self.0.as_ptr()
    }

    fn as_mut(&mut self) -> *mut sys::tl_state {
        self.0.as_ptr()
    }
}

/// How it stands.
impl State {
    /// The game that it is of.
    pub fn game(&self) -> Game {
        out::always(Game::made(|place| unsafe { sys::tl_state_game(self.as_ptr(), place) }))
    }

    /// The number of seats under its rules.
    pub fn seats(&self) -> usize {
        let seats = out::always(out::number(|seats| unsafe { sys::tl_state_seats(self.as_ptr(), seats) }));
        out::seat_or_none(seats).unwrap_or(0)
    }

    /// Who decides next.
    pub fn mover(&self) -> Mover {
        Mover::of(out::always(out::number(|mover| unsafe { sys::tl_state_mover(self.as_ptr(), mover) })))
    }

    /// Whether the game is finished.
    pub fn is_finished(&self) -> bool {
        self.mover() == Mover::Nobody
    }

    /// Whether the last action left its turn unfinished.
    pub fn mid_turn(&self) -> bool {
        out::always(out::flag(|mid_turn| unsafe { sys::tl_state_mid_turn(self.as_ptr(), mid_turn) }))
    }

    /// How the game ended; `None` while it goes on.
    pub fn result(&self) -> Option<GameResult> {
        let mut raw = std::mem::MaybeUninit::<sys::tl_result>::uninit();
        out::always(check(unsafe { sys::tl_state_result(self.as_ptr(), raw.as_mut_ptr()) }));
        GameResult::of(&unsafe { raw.assume_init() })
    }

    /// The number of dense action ids under its rules; `None` where they are not dense.
    pub fn action_count(&self) -> Option<u64> {
        match out::number(|count| unsafe { sys::tl_state_action_count(self.as_ptr(), count) }) {
            Err(error) if error.code() == Code::Unsupported => None,
            other => Some(out::always(other)),
        }
    }
}

/// Actions and events.
impl State {
    /// The legal actions in rising order: the host's list, chance outcomes included, empty exactly when the game is
    /// finished.
    pub fn legal(&self) -> Vec<Action> {
        out::always(out::actions(|actions, capacity, count| unsafe {
            sys::tl_state_legal_actions(self.as_ptr(), actions, capacity, count)
        }))
    }

    /// What a seat may choose now: nothing unless it is to act. `OutOfRange` if there is no such seat.
    pub fn legal_for(&self, seat: Seat) -> Result<Vec<Action>> {
        out::actions(|actions, capacity, count| unsafe {
            sys::tl_state_seat_actions(self.as_ptr(), out::seat(seat), actions, capacity, count)
        })
    }

    /// Whether an action is legal now.
    pub fn is_legal(&self, action: Action) -> bool {
        out::always(out::flag(|legal| unsafe { sys::tl_state_is_legal(self.as_ptr(), action.0, legal) }))
    }

    /// The weight of a chance outcome, a positive number; 0 for anything else.
    pub fn weight(&self, outcome: Action) -> u64 {
        out::always(out::number(|weight| unsafe { sys::tl_state_weight(self.as_ptr(), outcome.0, weight) }))
    }

    /// A random outcome by weight at a chance event, else any legal action with the same likelihood. `GameOver` when
    /// there is none.
    pub fn random_action(&self, rng: &mut Rng) -> Result<Action> {
        out::number(|action| unsafe { sys::tl_state_random_action(self.as_ptr(), rng.as_mut(), action) }).map(Action)
    }

    /// Plays a legal action. `IllegalAction`, `GameOver`.
    pub fn apply(&mut self, action: Action) -> Result<()> {
        check(unsafe { sys::tl_state_apply(self.as_mut(), action.0) })
    }

    /// Plays an action or brings in a host event.
    pub fn apply_event(&mut self, event: Event) -> Result<()> {
        let raw = event.raw();
        check(unsafe { sys::tl_state_apply_event(self.as_mut(), &raw) })
    }

    /// Plays what a text means, all of it or nothing: an action, a host event, or several actions as a whole line-up
    /// is.
    pub fn apply_text(&mut self, text: &str) -> Result<()> {
        self.apply_all(&self.parse_events(text)?)
    }

    fn apply_all(&mut self, events: &[Event]) -> Result<()> {
        let mut after = self.clone();
        for event in events {
            after.apply_event(*event)?;
        }
        *self = after;
        Ok(())
    }

    /// Ends the game: the seat, its side or team, loses.
    pub fn forfeit(&mut self, seat: Seat) -> Result<()> {
        check(unsafe { sys::tl_state_forfeit(self.as_mut(), out::seat(seat)) })
    }

    /// Ends the game as drawn by agreement.
    pub fn agree_draw(&mut self) -> Result<()> {
        check(unsafe { sys::tl_state_agree_draw(self.as_mut()) })
    }

    /// Penalises a team. `Unsupported` in games without penalties.
    pub fn penalize(&mut self, team: usize) -> Result<()> {
        check(unsafe { sys::tl_state_penalize(self.as_mut(), out::seat(team)) })
    }

    /// The text of a legal action, `22x15x8`.
    pub fn text(&self, action: Action) -> Result<String> {
        out::text(|text, capacity, length| unsafe {
            sys::tl_state_action_text(self.as_ptr(), action.0, text, capacity, length)
        })
    }

    /// The text of an event: an action's, `forfeit 1`, `draw`, `penalty 0`.
    pub fn event_text(&self, event: Event) -> Result<String> {
        let raw = event.raw();
        out::text(|text, capacity, length| unsafe {
            sys::tl_state_event_text(self.as_ptr(), &raw, text, capacity, length)
        })
    }

    /// The legal action that a text means; spaces, case and short forms as people type them are accepted.
    pub fn parse(&self, text: &str) -> Result<Action> {
        let (text, length) = out::bytes(text);
        out::number(|action| unsafe { sys::tl_state_parse_action(self.as_ptr(), text, length, action) }).map(Action)
    }

    /// The events that a text means: one, or all actions of a text that stands for several.
    pub fn parse_events(&self, text: &str) -> Result<Vec<Event>> {
        let (text, length) = out::bytes(text);
        let raw = out::list(|events, capacity, count| unsafe {
            sys::tl_state_parse_events(self.as_ptr(), text, length, events, capacity, count)
        })?;
        raw.into_iter().map(Event::of).collect()
    }
}

/// Turns of several actions: `Unsupported` in games without them.
impl State {
    /// The whole turns from here, found one by one.
    ///
    /// ```
    /// use touchline::{Game, TurnOptions};
    ///
    /// let state = Game::find("draughts")?.start("")?;
    /// let turns: Result<Vec<_>, _> = state.turns(&TurnOptions::default())?.collect();
    /// assert_eq!(turns?.len(), 7);
    /// # Ok::<(), touchline::Error>(())
    /// ```
    pub fn turns(&self, options: &TurnOptions) -> Result<Turns> {
        Turns::new(self.as_ptr(), options)
    }

    /// A legal turn as text, `K6-G9-G11`.
    pub fn turn_text(&self, turn: &[Action]) -> Result<String> {
        let (actions, action_count) = out::ids(turn);
        out::text(|text, capacity, length| unsafe {
            sys::tl_state_turn_text(self.as_ptr(), actions, action_count, text, capacity, length)
        })
    }

    /// The actions of the turn that a text means.
    pub fn parse_turn(&self, text: &str) -> Result<Vec<Action>> {
        let (text, length) = out::bytes(text);
        out::actions(|actions, capacity, count| unsafe {
            sys::tl_state_parse_turn(self.as_ptr(), text, length, actions, capacity, count)
        })
    }

    /// Plays every action of a turn, or none of them.
    pub fn apply_turn(&mut self, turn: &[Action]) -> Result<()> {
        let events: Vec<Event> = turn.iter().copied().map(Event::Action).collect();
        self.apply_all(&events)
    }

    /// Whether the mover can end this turn with a goal, looking at no more than `node_limit` jumps or steps (0: no
    /// limit).
    pub fn winning_turn(&self, node_limit: u64) -> Result<WinningTurn> {
        WinningTurn::of(self.as_ptr(), node_limit)
    }
}

/// Views, documents, pictures, perft.
impl State {
    /// What a viewer sees. `OutOfRange` if there is no such seat.
    pub fn observe(&self, viewer: Viewer) -> Result<View> {
        View::made(|place| unsafe { sys::tl_state_observe(self.as_ptr(), out::viewer(viewer), place) })
    }

    /// The canonical state document.
    pub fn to_json(&self) -> String {
        out::always(out::text(|text, capacity, length| unsafe {
            sys::tl_state_to_json(self.as_ptr(), text, capacity, length)
        }))
    }

    /// The canonical document of its rules.
    pub fn rules_json(&self) -> String {
        out::always(out::text(|text, capacity, length| unsafe {
            sys::tl_state_rules_json(self.as_ptr(), text, capacity, length)
        }))
    }

    /// The result object as canonical JSON; `null` while the game goes on.
    pub fn result_json(&self) -> String {
        out::always(out::text(|text, capacity, length| unsafe {
            sys::tl_state_result_json(self.as_ptr(), text, capacity, length)
        }))
    }

    /// The line of text for the position. `Unsupported`, `GameOver`, `BadState`.
    pub fn position_text(&self) -> Result<String> {
        out::text(|text, capacity, length| unsafe {
            sys::tl_state_position_text(self.as_ptr(), text, capacity, length)
        })
    }

    /// A picture of characters; `to_string` gives the plain one.
    pub fn text_board(&self, options: &TextOptions) -> String {
        let options = options.raw();
        out::always(out::text(|text, capacity, length| unsafe {
            sys::tl_state_text_board_with(self.as_ptr(), &options, text, capacity, length)
        }))
    }

    /// A picture as SVG.
    pub fn svg(&self, options: &SvgOptions) -> String {
        let options = options.raw();
        out::always(out::text(|text, capacity, length| unsafe {
            sys::tl_state_svg(self.as_ptr(), &options, text, capacity, length)
        }))
    }

    /// The same with the turn shown that led here from the state before it.
    pub fn svg_after(&self, options: &SvgOptions, before: &State, turn: &[Action]) -> Result<String> {
        let options = options.raw();
        let (actions, count) = out::ids(turn);
        out::text(|text, capacity, length| unsafe {
            sys::tl_state_svg_after(self.as_ptr(), &options, before.as_ptr(), actions, count, text, capacity, length)
        })
    }

    /// Counts the leaves `depth` (at most 100) plies below.
    ///
    /// ```
    /// use touchline::{Game, PerftOptions};
    ///
    /// let start = Game::find("draughts")?.start("")?;
    /// assert_eq!(start.perft(5, &PerftOptions::default())?, 7361);
    /// # Ok::<(), touchline::Error>(())
    /// ```
    pub fn perft(&self, depth: u32, options: &PerftOptions) -> Result<u64> {
        perft::count(self.as_ptr(), depth, options)
    }

    /// The same with a report now and then, `progress(nodes, share)`, perhaps from another thread; when it returns
    /// false the count stops, and the answer is `None`.
    pub fn perft_with<F>(&self, depth: u32, options: &PerftOptions, progress: F) -> Result<Option<u64>>
    where
        F: FnMut(u64, f64) -> bool + Send,
    {
        perft::count_with(self.as_ptr(), depth, options, progress)
    }

    /// The leaves below each first move, in the order of listing. `depth` is at least 1.
    pub fn divide(&self, depth: u32, options: &PerftOptions) -> Result<Vec<(String, u64)>> {
        if depth == 0 {
            return Err(Error::out_of_range("must be at least 1", "depth"));
        }
        perft::divide(self.as_ptr(), depth, options)
    }
}

impl Drop for State {
    fn drop(&mut self) {
        unsafe { sys::tl_state_free(self.0.as_ptr()) }
    }
}

impl Clone for State {
    fn clone(&self) -> State {
        out::always(State::made(|place| unsafe { sys::tl_state_clone(self.as_ptr(), place) }))
    }

    /// Allocates nothing.
    fn clone_from(&mut self, from: &State) {
        out::always(check(unsafe { sys::tl_state_assign(self.as_mut(), from.as_ptr()) }));
    }
}

impl PartialEq for State {
    fn eq(&self, other: &State) -> bool {
        out::always(out::flag(|equal| unsafe { sys::tl_state_equal(self.as_ptr(), other.as_ptr(), equal) }))
    }
}

impl Eq for State {}

impl Hash for State {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.state_hash().hash(hasher);
    }
}

/// Reads a state document.
impl FromStr for State {
    type Err = Error;

    fn from_str(json: &str) -> Result<State> {
        State::from_json(json)
    }
}

/// The picture of characters.
impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&out::always(out::text(|text, capacity, length| unsafe {
            sys::tl_state_text_board(self.as_ptr(), text, capacity, length)
        })))
    }
}

impl fmt::Debug for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "State({})", self.to_json())
    }
}
