//! What can happen in a game.
use touchline_sys as sys;

use crate::error::{Error, Result};
use crate::out;
use crate::Seat;

/// An action of a game, by its number: a move, a part of one, or a chance outcome. In games with dense numbers they are
/// indices from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Action(pub u64);

/// An entry of a record: an action, or what the host brings in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Event {
    /// An action was played, or came up as a chance outcome.
    Action(Action),
    /// The seat lost by refusal, resignation or time.
    Forfeit(Seat),
    /// The players agreed to a draw.
    Draw,
    /// The host penalised a team (games that have penalties).
    Penalty(usize),
}

impl From<Action> for Event {
    fn from(action: Action) -> Event {
        Event::Action(action)
    }
}

impl Event {
    pub(crate) fn raw(self) -> sys::tl_event {
        match self {
            Event::Action(action) => sys::tl_event { kind: sys::TL_EVENT_ACTION, who: 0, action: action.0 },
            Event::Forfeit(seat) => sys::tl_event { kind: sys::TL_EVENT_FORFEIT, who: out::seat(seat), action: 0 },
            Event::Draw => sys::tl_event { kind: sys::TL_EVENT_DRAW, who: 0, action: 0 },
            Event::Penalty(team) => sys::tl_event { kind: sys::TL_EVENT_PENALTY, who: out::seat(team), action: 0 },
        }
    }

    pub(crate) fn of(raw: sys::tl_event) -> Result<Event> {
        let who = out::seat_or_none(raw.who).unwrap_or(0);
        match raw.kind {
            sys::TL_EVENT_ACTION => Ok(Event::Action(Action(raw.action))),
            sys::TL_EVENT_FORFEIT => Ok(Event::Forfeit(who)),
            sys::TL_EVENT_DRAW => Ok(Event::Draw),
            sys::TL_EVENT_PENALTY => Ok(Event::Penalty(who)),
            _ => Err(Error::out_of_range("an event of a kind that this crate does not know", "event")),
        }
    }
}
