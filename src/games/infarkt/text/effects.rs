//! Effects, their causes, and deaths.

use super::{ChangePart, Words, card, cards};
use crate::games::infarkt::{Cause, Change, Chip, Death, Design, Health, Indicator, Liaison, Special};
use crate::i18n::{Lang, Names, sign};

/// The further effect of an event in a sentence; `None` if there is none. The part that depends on an extension is given only in games with
/// it.
pub fn special(special: &Special, extended: bool, lang: Lang) -> Option<&'static str> {
    let words = Words::of(lang);
    Some(match special {
        Special::Refrigerator => words.special_refrigerator(),
        Special::Robbed => words.special_robbed(),
        Special::PaidLeave if extended => words.special_paid_leave_extended(),
        Special::PaidLeave => words.special_paid_leave(),
        Special::BusinessTrip => words.special_business_trip(),
        Special::Divorce if extended => words.special_divorce_extended(),
        Special::Divorce => words.special_divorce(),
        Special::Grandma => words.special_grandma(),
        Special::Promotion => words.special_promotion(),
        Special::LabourDispute => words.special_labour_dispute(),
        Special::Diarrhoea => return None,
    })
}

/// The further effect of an event in few words, short enough for its card; `None` if there is none.
pub fn brief(special: &Special, lang: Lang) -> Option<&'static str> {
    let words = Words::of(lang);
    Some(match special {
        Special::Refrigerator => words.special_refrigerator_brief(),
        Special::Robbed => words.special_robbed_brief(),
        Special::PaidLeave => words.special_paid_leave_brief(),
        Special::BusinessTrip => words.special_business_trip_brief(),
        Special::Divorce => words.special_divorce_brief(),
        Special::Grandma => words.special_grandma_brief(),
        Special::Promotion => words.special_promotion_brief(),
        Special::LabourDispute => words.special_labour_dispute_brief(),
        Special::Diarrhoea => return None,
    })
}

/// A cause in a few words.
pub fn cause(cause: Cause, lang: Lang, names: &Names) -> String {
    let words = Words::of(lang);
    let text = match cause {
        Cause::Event(of) | Cause::Meal(of) | Cause::Drug(of) => return card(of, lang),
        Cause::Party { host, card: of } => return words.cause_party(&card(of, lang), names.of(host)),
        Cause::Nightlife { host } => return words.cause_nightlife(names.of(host)),
        Cause::Treat { host, card: of } => return words.cause_treat(&card(of, lang), names.of(host)),
        Cause::Shock { of } => return words.cause_shock(names.of(of)),
        Cause::Funeral { of } => return words.cause_funeral(names.of(of)),
        Cause::Decay => words.cause_decay(),
        Cause::Work => words.cause_work(),
        Cause::Pharmacy => words.cause_pharmacy(),
        Cause::Training(_) => words.cause_training(),
        Cause::Shopping => words.cause_shopping(),
        Cause::Frenzy => words.cause_frenzy(),
        Cause::Restock | Cause::Trade => words.cause_flea_market(),
        Cause::Rest => words.cause_rest(),
        Cause::BlackMarket => words.cause_black_market(),
        Cause::Affair(Liaison::Lover) => words.cause_affair_lover(),
        Cause::Affair(Liaison::Paid) => words.cause_affair_paid(),
        Cause::Family | Cause::Chips => words.cause_family(),
        Cause::Career => words.cause_career(),
        Cause::Death => words.cause_death(),
    };
    text.to_owned()
}

/// The causes and the round of a death.
pub fn died(death: &Death, health: Health, lang: Lang) -> String {
    let words = Words::of(lang);
    let of = health.causes().map(|indicator| words.killer(indicator).to_owned());
    words.died(&lang.list(of), death.round)
}

/// The same with the cause of the fatal effect, if that is more than the end of a round.
pub fn ending(death: &Death, health: Health, lang: Lang, names: &Names) -> String {
    let died = died(death, health, lang);
    match death.cause {
        Cause::Decay => died,
        of => Words::of(lang).ending(&died, &cause(of, lang, names)),
    }
}

/// The line of a card, as the last words of a player.
pub fn last_words(card: Design, lang: Lang) -> String {
    Words::of(lang).last_words(cards::flavour(card, lang))
}

/// An effect as a list: `depression +2, obesity −1`.
pub fn effect(change: Change, lang: Lang) -> String {
    let parts: Vec<ChangePart> = change.iter().map(|(indicator, by)| ChangePart::Indicator(indicator, by)).collect();
    changes(&parts, lang)
}

/// The effect of this number of family chips on an indicator; without chips, the name of the indicator.
pub fn spares(indicator: Indicator, chips: u8, lang: Lang) -> String {
    match chips {
        0 => Words::of(lang).indicator(indicator).to_owned(),
        _ => effect(Change::one(indicator, -(chips as i8)), lang),
    }
}

/// Several changes as a list.
pub(super) fn changes(parts: &[ChangePart], lang: Lang) -> String {
    let words = Words::of(lang);
    let part = |part: &ChangePart| match *part {
        ChangePart::Indicator(indicator, by) => {
            words.change_indicator(words.indicator(indicator), sign(by.into()), by.unsigned_abs())
        }
        ChangePart::Euro(by) => words.change_euros(sign(by), by.unsigned_abs()),
        ChangePart::Chips(Chip::Family, by) => words.change_family_chips(sign(by.into()), by.unsigned_abs()),
        ChangePart::Chips(Chip::Career, by) => words.change_career_chips(sign(by.into()), by.unsigned_abs()),
    };
    parts.iter().map(part).collect::<Vec<_>>().join(", ")
}

/// Indicators by name as a list, each with its number of occurrences.
pub(super) fn indicators(of: &[Indicator], lang: Lang) -> String {
    let words = Words::of(lang);
    let times = |indicator: Indicator| {
        let name = words.indicator(indicator);
        match of.iter().filter(|other| **other == indicator).count() {
            0 => None,
            1 => Some(name.to_owned()),
            times => Some(words.indicator_times(name, times as u32)),
        }
    };
    lang.list(Indicator::ALL.into_iter().filter_map(times))
}
