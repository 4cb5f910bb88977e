//! Advice: the reasons for an action, where to look for them, and the remarks at good and bad moments. The words are with those of each
//! language.

use super::{card, card_list, indicators, place, place_list, sentences, words};
use crate::engine::Seat;
use crate::games::infarkt::bot::Reason;
use crate::games::infarkt::{Action, State};
use crate::i18n::{Lang, Names, fill};

/// The place to which a hint directs attention.
#[derive(Clone, Copy, Debug)]
pub(super) enum Look {
    /// At the events on offer.
    Events,
    /// At the own health, money and hand.
    Health,
    /// At the own pieces on the board.
    Pieces,
    /// At the cards in the hand.
    Hand,
    /// At the health of the others.
    Others,
    /// At the pending effect.
    Coming,
    /// At what the place offers.
    Here,
    /// At the cards to choose from.
    Choice,
}

pub(super) fn explain(reason: &Reason, lang: Lang, names: &Names) -> String {
    let sentence = (sentences(lang).reason)(reason);
    let value = |value: &u8| value.to_string();
    let (of, from, to, who) = match reason {
        Reason::Helps { indicator, values: [from, to] } | Reason::Spares { indicator, values: [from, to] } => {
            (Some(indicator), value(from), value(to), None)
        }
        Reason::Saves { indicator } => (Some(indicator), String::new(), String::new(), None),
        Reason::Harms { seat, indicator, to } => (Some(indicator), String::new(), value(to), Some(*seat)),
        Reason::Kills { seat } => (None, String::new(), String::new(), Some(*seat)),
        _ => (None, String::new(), String::new(), None),
    };
    let of = of.map_or("", |of| words(lang).indicator(*of));
    fill(sentence, &[of, &from, &to, who.map_or("", |who| names.of(who))])
}

pub(super) fn hint(action: &Action, lang: Lang, names: &Names) -> [String; 2] {
    let activity = || action.activity().map_or("", |activity| super::activity(activity, lang)).to_owned();
    let (look, what) = match action {
        Action::Event { card: of } | Action::Remove(of) => (Look::Events, card(*of, lang)),
        Action::Plan(plan) => (
            Look::Health,
            // The first only: the other places are the last step of the hint.
            place_list(plan.iter().copied().take(1), lang),
        ),
        Action::Go(to) => (Look::Pieces, place(*to, lang)),
        Action::Drug(of) => (Look::Coming, card(*of, lang)),
        Action::Chips(of) => (Look::Coming, indicators(of, lang)),
        Action::Accept => (Look::Coming, words(lang).accept.to_owned()),
        Action::Leave => (Look::Here, words(lang).leave.to_owned()),
        Action::Keep(of) => (Look::Choice, card_list(of, lang)),
        Action::StockDrug(of) | Action::Buy(of) => (Look::Choice, card(*of, lang)),
        Action::Trade { take, .. } => (Look::Choice, card_list(take, lang)),
        Action::Cook(_) | Action::Party(_) => (Look::Hand, activity()),
        Action::Invite(guest) => (Look::Others, names.of(*guest).to_owned()),
        _ => (Look::Here, activity()),
    };
    [(sentences(lang).look)(look).to_owned(), what]
}

/// The players whose indicators fall or rise the most, each by at least 3 points in sum.
pub(super) fn moment(before: &State, after: &State) -> [Option<Seat>; 2] {
    let sum = |state: &State, seat: Seat| state.health(seat).iter().map(|(_, value)| i32::from(value)).sum::<i32>();
    let change = |seat: &Seat| sum(after, *seat) - sum(before, *seat);
    let living = || before.seats().filter(|seat| before.is_alive(*seat));
    let best = living().min_by_key(change).filter(|seat| change(seat) <= -3);
    let worst = living().max_by_key(change).filter(|seat| change(seat) >= 3);
    [best, worst]
}

pub(super) fn remarks(lang: Lang) -> [[&'static str; 3]; 2] {
    sentences(lang).remarks
}
