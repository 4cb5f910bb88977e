//! What an event means to the people at the table. PURE.

use crate::engine::{Game, Seat, Seats, Step};
use crate::i18n::Lang;

/// A game that knows for whom an event was good or bad, and what bots remark on it.
pub trait GameStory: Game {
    /// The seats for which this step was good or bad enough for a remark.
    fn moment(step: &Step<Self>) -> Fortunes;

    /// The seats concerned by this step, the acting one included: if it is in the turn of another seat, a person there is told of it at the
    /// beginning of the next own turn.
    fn happens_to(step: &Step<Self>) -> Seats {
        let _ = step;
        Seats::NONE
    }

    /// The seats among [those concerned](Self::happens_to) for which this is more than an ordinary event: it is told to them first.
    fn strikes(step: &Step<Self>) -> Seats {
        let _ = step;
        Seats::NONE
    }

    /// What bots remark on a step that was good or bad for them.
    fn remarks(lang: Lang) -> Remarks;
}

/// The seats for which a step was good or bad; never the same one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Fortunes {
    /// The seat for which it was good.
    pub good: Option<Seat>,
    /// The seat for which it was bad.
    pub bad: Option<Seat>,
}

/// The sentences from which a remark of a bot is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Remarks {
    /// On a step that was good for the bot.
    pub good: [&'static str; 3],
    /// On a step that was bad for it.
    pub bad: [&'static str; 3],
}
