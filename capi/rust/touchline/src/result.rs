//! How a game ended.
use std::fmt;

use touchline_sys as sys;

use crate::out;
use crate::Seat;

/// Why a game ended. Its text is that of the JSON documents: `no_moves`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Reason(i32);

impl Reason {
    /// The side on move had no legal move.
    pub const NO_MOVES: Reason = Reason(sys::TL_REASON_NO_MOVES);
    /// The same position occurred for the third time.
    pub const REPETITION: Reason = Reason(sys::TL_REASON_REPETITION);
    /// Forty moves of each side without progress.
    pub const FORTY_MOVES: Reason = Reason(sys::TL_REASON_FORTY_MOVES);
    /// A goal that ends the game.
    pub const GOAL: Reason = Reason(sys::TL_REASON_GOAL);
    /// The turn limit of the rules.
    pub const MAX_TURNS: Reason = Reason(sys::TL_REASON_MAX_TURNS);
    /// The goals that win by the rules.
    pub const GOALS_TO_WIN: Reason = Reason(sys::TL_REASON_GOALS_TO_WIN);
    /// Full time.
    pub const FULL_TIME: Reason = Reason(sys::TL_REASON_FULL_TIME);
    /// Regulation time.
    pub const REGULATION: Reason = Reason(sys::TL_REASON_REGULATION);
    /// Overtime.
    pub const OVERTIME: Reason = Reason(sys::TL_REASON_OVERTIME);
    /// The hand limit of the rules.
    pub const MAX_HANDS: Reason = Reason(sys::TL_REASON_MAX_HANDS);
    /// A side resigned, refused to play or ran out of time.
    pub const FORFEIT: Reason = Reason(sys::TL_REASON_FORFEIT);
    /// The players agreed to a draw.
    pub const AGREEMENT: Reason = Reason(sys::TL_REASON_AGREEMENT);

    /// As in JSON.
    pub fn as_str(self) -> &'static str {
        out::static_text(unsafe { sys::tl_reason_name(self.0) })
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Who won, by how much, and why.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct GameResult {
    /// Why it ended.
    pub reason: Reason,
    /// By seat.
    pub scores: Vec<i32>,
    /// The seats that won; none in a draw.
    pub winners: Vec<Seat>,
    /// By team, in games with teams.
    pub team_scores: Option<[i32; 2]>,
    /// The team that won, in games with teams; `None` in a draw.
    pub winning_team: Option<usize>,
    /// The seat of the most valuable player, in games that name one.
    pub mvp: Option<Seat>,
}

impl GameResult {
    /// Whether nobody won.
    pub fn is_draw(&self) -> bool {
        self.winners.is_empty()
    }

    /// The result, or nothing while the game goes on.
    pub(crate) fn of(raw: &sys::tl_result) -> Option<GameResult> {
        if raw.finished == 0 {
            return None;
        }
        let seats = out::seat_or_none(raw.seats).unwrap_or(0).min(raw.scores.len());
        Some(GameResult {
            reason: Reason(raw.reason),
            scores: raw.scores[..seats].to_vec(),
            winners: (0..seats).filter(|seat| raw.winners >> seat & 1 == 1).collect(),
            team_scores: if raw.has_teams == 0 { None } else { Some(raw.team_scores) },
            winning_team: out::seat_or_none(raw.winning_team),
            mvp: out::seat_or_none(raw.mvp),
        })
    }
}
