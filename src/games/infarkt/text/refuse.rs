//! Refusals.

use super::{Words, card};
use crate::games::infarkt::{Activity, Due, Illegal, Place};
use crate::i18n::{Lang, Names};

/// The reason for a refusal, addressed to the player.
pub(super) fn refuse(illegal: &Illegal, lang: Lang, names: &Names) -> String {
    let words = Words::of(lang);
    let text = match *illegal {
        Illegal::Over => words.refuse_over(),
        Illegal::DrawIsDue { deck } => return words.refuse_draw_is_due(words.pile(deck)),
        Illegal::NotYourTurn { turn, .. } => return words.refuse_not_your_turn(names.of(turn)),
        Illegal::OtherIsDue { due, .. } => other_is_due(due, words),
        Illegal::WrongDeck { deck } => return words.refuse_wrong_deck(words.pile(deck)),
        Illegal::NotInPile { card: of } => return words.refuse_not_in_pile(&card(of, lang)),
        Illegal::OtherOnTop { .. } => words.refuse_other_on_top(),
        Illegal::NotOffered { card: of } => return words.refuse_not_offered(&card(of, lang)),
        Illegal::ThreePlaces => words.refuse_three_places(),
        Illegal::NotInGame { place } => return words.refuse_not_in_game(words.place_within(place)),
        Illegal::Banned { place } => return words.refuse_banned(words.place_within(place)),
        Illegal::Rivals { place: Place::Career } => words.refuse_rivals_career(),
        Illegal::Rivals { .. } => words.refuse_rivals_market(),
        Illegal::NotPlanned { place } => return words.refuse_not_planned(words.place_within(place)),
        Illegal::StillAt { place } => return words.refuse_still_at(words.place_within(place)),
        Illegal::Nowhere => words.refuse_nowhere(),
        Illegal::Conflict { place } => return words.refuse_conflict(words.place_within(place)),
        Illegal::DoneAlready { .. } => words.refuse_done_already(),
        Illegal::Poor { price } => return words.refuse_poor(&words.euros(price)),
        Illegal::UnevenTrade => words.refuse_uneven_trade(),
        Illegal::NotOnMarket { card: of } => return words.refuse_not_on_market(&card(of, lang)),
        Illegal::NotInHand { card: of, .. } => return words.refuse_not_in_hand(&card(of, lang)),
        Illegal::TooFewCards { .. } => words.refuse_too_few_cards(),
        Illegal::NoMeal { meal: Activity::Party } => words.refuse_no_party(),
        Illegal::NoMeal { .. } => words.refuse_no_meal(),
        Illegal::NotForSale { card: of } => return words.refuse_not_for_sale(&card(of, lang)),
        Illegal::NoGuest => words.refuse_no_guest(),
        Illegal::OneOrTwo => words.refuse_one_or_two(),
        Illegal::NoChipsLeft => words.refuse_no_chips_left(),
        Illegal::TooFewChips => words.refuse_too_few_chips(),
        Illegal::NoChips => words.refuse_no_chips(),
        Illegal::TooManyChips { indicator } => return words.refuse_too_many_chips(words.indicator(indicator)),
        Illegal::NoSuchDrug { card: of } => return words.refuse_no_such_drug(&card(of, lang)),
        Illegal::NotTheseTwo => words.refuse_not_these_two(),
        Illegal::NotDrawn { card: of } => return words.refuse_not_drawn(&card(of, lang)),
        Illegal::NotPrepared { card: of } => return words.refuse_not_prepared(&card(of, lang)),
    };
    text.to_owned()
}

fn other_is_due(due: Due, words: Words) -> &'static str {
    match due {
        Due::Event => words.refuse_other_is_due_event(),
        Due::Plan => words.refuse_other_is_due_plan(),
        Due::Go => words.refuse_other_is_due_go(),
        Due::Visit(_) => words.refuse_other_is_due_visit(),
        Due::Keep => words.refuse_other_is_due_keep(),
        Due::Stock => words.refuse_other_is_due_stock(),
        Due::Remove => words.refuse_other_is_due_remove(),
        Due::Answer => words.refuse_other_is_due_answer(),
    }
}
