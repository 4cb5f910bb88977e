//! Advice: reasons for actions, and places that hints point to.

use super::{Words, activity, card, card_list, indicators, log, place_list};
use crate::engine::Seat;
use crate::games::infarkt::bot::{Gain, Reason};
use crate::games::infarkt::{Action, State};
use crate::games::{GameAdvice, Hint};
use crate::i18n::{Lang, Names};

impl GameAdvice for State {
    fn explain(Reason { gain, price }: &Reason, lang: Lang, names: &Names) -> String {
        let words = Words::of(lang);
        let mut text = match *gain {
            Gain::Helps { indicator, values: [from, to] } => words.reason_helps(words.indicator(indicator), from, to),
            Gain::Spares { indicator, values: [from, to] } => words.reason_spares(words.indicator(indicator), to, from),
            Gain::Saves { indicator } => words.reason_saves(words.indicator(indicator)),
            Gain::Harms { seat, indicator, to } => words.reason_harms(names.of(seat), words.indicator(indicator), to),
            Gain::Kills { seat } => words.reason_kills(names.of(seat)),
            Gain::Earns { euro } => words.reason_earns(&words.euros(euro)),
            Gain::Stocks => words.reason_stocks().to_owned(),
            Gain::LeastHarm => words.reason_least_harm().to_owned(),
            Gain::Spoils => words.reason_spoils().to_owned(),
        };
        if let Some((indicator, to)) = price.rises {
            text = words.reason_rises(&text, words.indicator(indicator), to);
        }
        if price.euro > 0 {
            text = words.reason_price(&text, &words.euros(price.euro));
        }
        text
    }

    fn hint(&self, action: &Action, lang: Lang, names: &Names) -> Hint {
        let words = Words::of(lang);
        let activity = || action.activity().map_or("", |what| activity(what, lang)).to_owned();
        let (look, what) = match action {
            Action::Event { card: of } | Action::Remove(of) => (words.look_events(), card(*of, lang)),
            // The first only: the other places are the last step of the hint.
            Action::Plan(plan) => (words.look_health(), place_list(plan.iter().copied().take(1), lang)),
            Action::Go(to) => (words.look_pieces(), words.place_within(*to).to_owned()),
            Action::Drug(of) => (words.look_coming(), card(*of, lang)),
            Action::Chips(of) => (words.look_coming(), indicators(of, lang)),
            Action::Accept => (words.look_coming(), words.button_accept().to_owned()),
            Action::Leave => (words.look_here(), words.button_leave().to_owned()),
            Action::Keep(of) => (words.look_choice(), card_list(of, lang)),
            Action::StockDrug(of) | Action::Buy(of) => (words.look_choice(), card(*of, lang)),
            Action::Trade { take, .. } => (words.look_choice(), card_list(take, lang)),
            Action::Cook(_) | Action::Party(_) => (words.look_hand(), activity()),
            Action::Invite(guest) => (words.look_others(), names.of(*guest).to_owned()),
            _ => (words.look_here(), activity()),
        };
        Hint { look: look.to_owned(), what }
    }

    fn suggest(&self, seat: Seat, action: &Action, lang: Lang, names: &Names) -> String {
        Words::of(lang).log_action(&log::action(names.of(seat), action, lang, names))
    }
}
