//! Log entries: the meaning of events, independent of language.

use arrayvec::ArrayVec;

use crate::engine::{Event, Game, Outcome, Seat, Step};
use crate::games::tintenherz::{Action, CARDS, Card, CardSet, Chance, Effect, Phase, State};

/// An entry of the log.
#[derive(Clone, Debug, PartialEq)]
pub enum LogEntry {
    /// The four cards of the middle were dealt.
    Deal {
        /// The cards, in the order of their places.
        cards: ArrayVec<Card, CARDS>,
    },
    /// The dice were rolled.
    Roll {
        /// The player who rolled.
        seat: Seat,
        /// The values of the dice.
        dice: [u8; 2],
        /// Whether it is the second roll.
        again: bool,
        /// Whether any card matches.
        matches: bool,
    },
    /// Dice were picked up to be rolled again.
    Reroll {
        /// The player who rolls again.
        seat: Seat,
        /// The value of the die that is kept, if one is.
        kept: Option<u8>,
    },
    /// A card was taken.
    Take {
        /// The player who took it.
        seat: Seat,
        /// The card.
        card: Card,
        /// The player from whom it was taken; `None` if it was taken from the middle.
        from: Option<Seat>,
        /// The end of the game, if this was the last card.
        end: Option<End>,
    },
    /// A hero was secured.
    Secure {
        /// The player who secured it.
        seat: Seat,
        /// The hero.
        card: Card,
    },
    /// A card filled the gap.
    Draw {
        /// The player whose turn it was.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A turn ended without a card.
    Pass {
        /// The player whose turn ended.
        seat: Seat,
    },
}

impl LogEntry {
    /// The log entry of an event.
    pub(super) fn of(Step { before, event, effects, after }: &Step<State>) -> Self {
        let seat = before.turn;
        match event {
            Event::Decision { by, action } => match *action {
                Action::Take { card } => {
                    let from = effects.iter().find_map(|effect| match effect {
                        Effect::Taken { from, .. } => *from,
                        _ => None,
                    });
                    LogEntry::Take { seat: *by, card, from, end: end(after) }
                }
                Action::Secure { card } => LogEntry::Secure { seat: *by, card },
                Action::Reroll { dice: again } => {
                    let values = before.dice().into_iter().flatten();
                    let kept = values.zip(again).find(|(_, again)| !again).map(|(die, _)| die);
                    LogEntry::Reroll { seat: *by, kept }
                }
                Action::Pass => LogEntry::Pass { seat: *by },
            },
            Event::Chance { chance } => match chance {
                Chance::Deal(cards) => LogEntry::Deal { cards: cards.clone() },
                Chance::Draw(card) => LogEntry::Draw { seat, card: *card },
                Chance::Roll(dice) => {
                    let again = matches!(before.phase(), Phase::Reroll { .. });
                    LogEntry::Roll { seat, dice: *dice, again, matches: matches(before, *dice) }
                }
            },
        }
    }

    /// The cards that the sentence names.
    pub fn cards(&self) -> CardSet {
        match self {
            Self::Deal { cards } => cards.iter().copied().collect(),
            Self::Take { card, .. } | Self::Secure { card, .. } | Self::Draw { card, .. } => {
                [*card].into_iter().collect()
            }
            Self::Roll { .. } | Self::Reroll { .. } | Self::Pass { .. } => CardSet::EMPTY,
        }
    }
}

/// The end of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct End {
    /// The winners.
    pub outcome: Outcome,
    /// The winning score; never below 0, because a castle can be given up (TH-18).
    pub score: u32,
}

/// Whether any card on the table matches these dice.
pub(super) fn matches(state: &State, dice: [u8; 2]) -> bool {
    let on_table = state.seats().fold(state.middle(), |set, seat| set | state.open(seat));
    !(on_table & CardSet::shown_by(dice)).is_empty()
}

fn end(after: &State) -> Option<End> {
    let outcome = after.outcome()?;
    let best = outcome.winners.iter().map(|seat| after.score_now(seat)).max()?;
    Some(End { outcome, score: u32::from(best.unsigned_abs()) })
}
