//! What an event means to the people at the table.

use super::Words;
use crate::engine::{Seat, Seats, Step};
use crate::games::infarkt::{Cause, Effect, State};
use crate::games::{Fortunes, GameStory, Remarks};
use crate::i18n::Lang;

impl GameStory for State {
    /// The players whose indicators fall or rise the most, each by at least 3 points in sum.
    fn moment(step: &Step<Self>) -> Fortunes {
        let Step { before, after, .. } = step;
        let sum = |state: &State, seat: Seat| state.health(seat).iter().map(|(_, value)| i32::from(value)).sum::<i32>();
        let change = |seat: &Seat| sum(after, *seat) - sum(before, *seat);
        let living = || before.seats().filter(|seat| before.is_alive(*seat));
        let best = living().min_by_key(change).filter(|seat| change(seat) <= -3);
        let worst = living().max_by_key(change).filter(|seat| change(seat) >= 3);
        Fortunes { good: best, bad: worst }
    }

    fn happens_to(step: &Step<Self>) -> Seats {
        // What comes to everybody at the end of each round is not worth a line.
        let whose = |effect: &Effect| match *effect {
            Effect::Health { cause: Cause::Decay, .. } => None,
            Effect::Health { seat, .. } | Effect::Lost { seat, .. } | Effect::Banned { seat, .. } => Some(seat),
            Effect::Died { seat, .. } => Some(seat),
            _ => None,
        };
        step.effects.iter().filter_map(whose).collect()
    }

    fn strikes(step: &Step<Self>) -> Seats {
        let whose = |effect: &Effect| match *effect {
            Effect::Died { seat, .. } | Effect::Lost { seat, .. } => Some(seat),
            _ => None,
        };
        step.effects.iter().filter_map(whose).collect()
    }

    fn remarks(lang: Lang) -> Remarks {
        let words = Words::of(lang);
        Remarks {
            good: [words.remark_good_1(), words.remark_good_2(), words.remark_good_3()],
            bad: [words.remark_bad_1(), words.remark_bad_2(), words.remark_bad_3()],
        }
    }
}
