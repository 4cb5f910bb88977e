//! Sentences that say what a thing on the table does, for its reading.

use super::{Words, effect};
use crate::games::infarkt::{
    Activity, Change, Chip, Design, GRAVE, Health, Indicator, Kind, Liaison, Place, Shopping, Training,
};
use crate::i18n::Lang;

impl Words {
    /// What a place is for.
    pub fn about_place(self, place: Place) -> &'static str {
        match place {
            Place::Office => self.about_office(),
            Place::Supermarket => self.about_supermarket(),
            Place::Pharmacy => self.about_pharmacy(),
            Place::Fleamarket => self.about_flea_market(),
            Place::Home => self.about_home(),
            Place::Fitness => self.about_fitness(),
            Place::BlackMarket | Place::Nightlife | Place::Affair | Place::Family | Place::Career => {
                place.extension().map_or("", |extension| self.extension(extension).1)
            }
        }
    }

    /// What an activity does. `balance` is the change of money that it brings.
    pub fn about_activity(self, activity: Activity, balance: i16) -> String {
        let about = match activity {
            Activity::Work => return self.deed_work(&self.euros(balance.unsigned_abs())),
            Activity::BuyDrug => self.deed_buy_drug(),
            Activity::Train(Training::A) => self.deed_train_lightly(),
            Activity::Train(Training::B) => self.deed_train_with_coach(),
            Activity::Shop(Shopping::A) => self.deed_shop_one(),
            Activity::Shop(Shopping::B) => self.deed_shop_two(),
            Activity::Shop(Shopping::C) => self.deed_shop_frenzy(),
            Activity::Restock => self.deed_restock(),
            Activity::Trade(1) => self.deed_trade_one(),
            Activity::Trade(2) => self.deed_trade_two(),
            Activity::Trade(_) => self.deed_trade_three(),
            Activity::Rest => self.deed_rest(),
            Activity::Cook => self.deed_cook(),
            Activity::Party => self.deed_party(),
            Activity::Buy => self.deed_buy(),
            Activity::Invite => self.deed_invite(),
            Activity::Affair(Liaison::Lover) => self.deed_affair_lover(),
            Activity::Affair(Liaison::Paid) => self.deed_affair_paid(),
            Activity::Family(1) => self.deed_family_hour(),
            Activity::Family(_) => self.deed_family_day(),
            Activity::Career => self.deed_career(),
        };
        about.to_owned()
    }

    /// What a card is good for.
    pub fn use_of(self, card: Design) -> &'static str {
        match card.kind() {
            Kind::Food | Kind::Beverage | Kind::Tobacco => self.use_goods(),
            Kind::Drug => self.use_drug(),
            Kind::Event => self.use_event(),
        }
    }

    /// What a kind of chips is good for.
    pub fn about_chip(self, chip: Chip) -> &'static str {
        match chip {
            Chip::Family => self.about_family_chip(),
            Chip::Career => self.about_career_chip(),
        }
    }
}

/// The values from which an indicator has an effect at the end of a round, each with the effect.
fn thresholds(indicator: Indicator) -> impl DoubleEndedIterator<Item = (u8, Change)> {
    let thresholds = [indicator.threshold(), indicator.second_threshold()];
    let effect = move |at: u8| (at, Health::default().after(Change::one(indicator, at as i8)).decay());
    thresholds.into_iter().flatten().map(effect)
}

/// What an indicator does, in sentences.
pub fn about_indicator(indicator: Indicator, lang: Lang) -> Vec<String> {
    let words = Words::of(lang);
    let from = thresholds(indicator).map(|(at, change)| words.track_from(at, &effect(change, lang)));
    let end = if indicator.is_lethal() { words.track_deadly(GRAVE) } else { words.track_harmless().to_owned() };
    from.chain([end]).collect()
}

/// What an indicator with this value does to its player, in sentences: now, from the next threshold on, and at the grave.
pub fn about_value(indicator: Indicator, value: u8, lang: Lang) -> Vec<String> {
    let words = Words::of(lang);
    let left = |to: u8| words.points(u32::from(to - value));
    let now = thresholds(indicator).rev().find(|(at, _)| *at <= value);
    let now = now.map(|(_, change)| words.track_adds(&effect(change, lang)));
    let next = thresholds(indicator).find(|(at, _)| *at > value);
    let next = next.map(|(at, change)| words.track_until(&left(at), &effect(change, lang)));
    let end = match indicator.is_lethal() {
        true => (value < GRAVE).then(|| words.track_kills(&left(GRAVE))),
        false => Some(words.track_harmless().to_owned()),
    };
    now.into_iter().chain(next).chain(end).collect()
}

/// An indicator before and after a change, with what that means if it reaches a threshold or the grave.
pub fn shift(indicator: Indicator, before: u8, after: u8, lang: Lang) -> String {
    let words = Words::of(lang);
    let shift = words.shift(words.indicator(indicator), before, after);
    if after == GRAVE && indicator.is_lethal() {
        words.shift_marked(&shift, words.grave())
    } else if crossed(indicator, before, after).is_some() {
        words.shift_marked(&shift, words.crossed())
    } else {
        shift
    }
}

/// The threshold that an indicator reaches with a change.
pub fn crossed(indicator: Indicator, before: u8, after: u8) -> Option<u8> {
    indicator.threshold().filter(|threshold| before < *threshold && *threshold <= after)
}
