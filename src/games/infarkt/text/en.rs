//! English.

use super::advice::Look;
use super::{Clause, Headline, NextChoice, Prompt, Sentences, Words};
use crate::games::infarkt::bot::Reason;
use crate::games::infarkt::{
    Action, Activity, Cause, Deck, Due, Illegal, Liaison, Place, Shopping, Special, To, Training,
};
use crate::i18n::Forms;

pub(super) const WORDS: Words = Words {
    how: [
        ["{0} is the only one still alive after round {1}.", "{0} are still alive after round {1}."],
        ["{0} lived longest: until round {1}.", "{0} lived longest: until round {1}."],
    ],
    highlights: ["First to go", "Killed by company", "Fullest diary"],
    indicators: ["cholesterol", "blood pressure", "obesity", "depression", "diabetes", "cancer"],
    places: [
        "Office",
        "Supermarket",
        "Pharmacy",
        "Flea market",
        "Home",
        "Fitness centre",
        "Black market",
        "Nightlife",
        "Affair",
        "Family",
        "Career",
    ],
    kinds: ["food", "beverage", "tobacco", "drug", "event"],
    diets: ["healthy", "unhealthy"],
    euros: Forms::two("euro", "euros"),
    family_chips: Forms::two("family chip", "family chips"),
    career_chips: Forms::two("career chip", "career chips"),
    treat: "something unhealthy for the guest",
    extensions: ("Extensions", "Up to three more places; the first one replaces the fitness centre."),
    extension: [
        ("Black market", "Each round a few goods at a euro apiece, no questions asked."),
        ("Nightlife", "Take anybody out for a round of smoke and something unhealthy."),
        ("Affair", "Romance for the blood pressure, at some cost to peace of mind."),
        ("Family", "Time with the family is kept in chips that soften later blows."),
        ("Career", "Every step on the ladder raises the pay at the office, and the pulse."),
    ],
    planning: (
        "How are plans made?",
        [
            ("In secret", "Nobody sees the others’ plans until all are set."),
            ("In the open", "Everybody sees the plans as they are made."),
        ],
    ),
    other_world: (
        "Do the dead play on?",
        [
            ("They rest", "Whoever has died watches the others."),
            ("The other world", "The dead look at the coming events and take some of them away."),
        ],
    ),
    grave: "Grave",
    forecast: "End of the round",
    ahead: "At the end of this round:",
    diary: "Diary",
    hand: "Hand",
    offer: "Events",
    planned: "plan is set",
    banned: "not this round",
    died: "died of {0} in round {1}",
    killers: ["cholesterol", "high blood pressure", "obesity", "depression", "diabetes", "cancer"],
    beginner: "begins",
    accept: "Grin and bear it",
    leave: "Move on",
    set: "Set the pieces",
    keep: "Keep these two",
    give: "Give",
    take: "Take",
    board: "The town with its places, the market and everybody’s health",
    presets: &[(0, "Basic game"), (1, "Advanced"), (3, "Extreme")],
    quiet: "Don’t ask me again tonight",
    quiet_round: "Don’t ask me again this round",
    crossed: "makes matters worse at the end of the round",
    legend: "What do the signs mean?",
    legend_about: "At 10 it is over, but for obesity. From these values on, the end of the round adds:",
    plans: "Who goes where",
    secret_plan: "Secret planning: everybody else looks away.",
    secret_removal: "A look at what is to come: everybody else looks away.",
    drug: "Take the drug",
    event: "Take this event",
    remove: "Take it away",
    stock: "This one stays",
    whom: "Who comes along?",
    alive: "alive and well, more or less",
};

pub(super) const SENTENCES: Sentences = Sentences {
    quoted: "“{0}”",
    euro: "{0}€{1}",
    cards: Forms::two("card", "cards"),
    piles: ["the goods", "the drugs", "the events"],
    wins: ["{0} wins", "{0} win together, in the next world"],
    activity,
    special,
    brief,
    next_choice,
    cause,
    prompt,
    headline,
    clause,
    refuse,
    reason,
    look,
    remarks: [
        ["Fit as a fiddle!", "My doctor will be amazed.", "And it is only Monday."],
        ["I should lie down for a moment.", "Does anybody have a pill?", "It was fun, though."],
    ],
};

const fn activity(activity: Activity) -> &'static str {
    match activity {
        Activity::Work => "Work",
        Activity::BuyDrug => "Buy a drug",
        Activity::Train(Training::A) => "Light training",
        Activity::Train(Training::B) => "Training with a coach",
        Activity::Shop(Shopping::A) => "Buy one thing",
        Activity::Shop(Shopping::B) => "Buy two things",
        Activity::Shop(Shopping::C) => "Shopping frenzy",
        Activity::Restock => "See other wares",
        Activity::Trade(1) => "Swap one card",
        Activity::Trade(2) => "Swap two cards",
        Activity::Trade(_) => "Swap three cards",
        Activity::Rest => "Put your feet up",
        Activity::Cook => "Cook for yourself",
        Activity::Party => "Throw a party",
        Activity::Buy => "Buy under the counter",
        Activity::Invite => "Take somebody out",
        Activity::Affair(Liaison::Lover) => "Candlelight",
        Activity::Affair(Liaison::Paid) => "Company with a bill",
        Activity::Family(1) => "An hour for the family",
        Activity::Family(_) => "A day for the family",
        Activity::Career => "Climb the ladder",
    }
}

const fn special(special: &Special, extended: bool) -> Option<&'static str> {
    Some(match special {
        Special::Refrigerator => "All food and beverages are lost. Tobacco keeps.",
        Special::Robbed => "All drugs and all tobacco are gone.",
        Special::PaidLeave if extended => "No office this round, and no career either.",
        Special::PaidLeave => "No office this round.",
        Special::BusinessTrip => "Not at home this round.",
        Special::Divorce if extended => "Half of the cash is gone, rounded up; half of the family chips too.",
        Special::Divorce => "Half of the cash is gone, rounded up.",
        Special::Grandma => "One family chip is lost.",
        Special::Promotion => "One career chip, if there is one to be had.",
        Special::LabourDispute => "One career chip is lost.",
        Special::Diarrhoea => return None,
    })
}

const fn next_choice(choice: &NextChoice) -> &'static str {
    match choice {
        NextChoice::Plan(0) => "All three are set. Touch one to take it back.",
        NextChoice::Plan(1) => "Touch the third place.",
        NextChoice::Plan(2) => "Touch two more places.",
        NextChoice::Plan(_) => "Touch three places.",
        NextChoice::Meal(0) => "Choose two goods with different symbols. The first one comes first.",
        NextChoice::Meal(1) => "Now one with another symbol.",
        NextChoice::Meal(_) => "Another card takes the place of the second; touch a chosen one to take it back.",
        NextChoice::Trade { give: 0, take: 0 } => {
            "Complete. Another card takes the place of the last; touch a chosen one to take it back."
        }
        NextChoice::Trade { give: 0, .. } => "Now take {1}.",
        NextChoice::Trade { take: 0, .. } => "Now give {0}.",
        NextChoice::Trade { .. } => "Give {0} and take {1}.",
        NextChoice::Keep(0) => "The third card goes back on top of the pile.",
        NextChoice::Keep(1) => "Touch one more that you keep.",
        NextChoice::Keep(_) => "Touch the two that you keep.",
        NextChoice::Buy => "Touch the card that you buy.",
    }
}

const fn brief(special: &Special) -> Option<&'static str> {
    Some(match special {
        Special::Refrigerator => "food and drinks lost",
        Special::Robbed => "drugs and tobacco lost",
        Special::PaidLeave => "no office this round",
        Special::BusinessTrip => "not home this round",
        Special::Divorce => "half the cash lost",
        Special::Grandma => "a family chip lost",
        Special::Promotion => "a career chip gained",
        Special::LabourDispute => "a career chip lost",
        Special::Diarrhoea => return None,
    })
}

fn cause(cause: &Cause) -> &'static str {
    match cause {
        Cause::Decay => "the end of the round",
        Cause::Event(_) | Cause::Meal(_) | Cause::Drug(_) => "{0}",
        Cause::Work => "a day at the office",
        Cause::Pharmacy => "the pharmacy",
        Cause::Training(_) => "the fitness centre",
        Cause::Shopping => "the supermarket",
        Cause::Frenzy => "a shopping frenzy",
        Cause::Restock | Cause::Trade => "the flea market",
        Cause::Rest => "a rest at home",
        Cause::Party { .. } => "{0} at {1}’s party",
        Cause::BlackMarket => "the black market",
        Cause::Nightlife { .. } => "the smoke of a night out with {1}",
        Cause::Treat { .. } => "{0} on a night out with {1}",
        Cause::Affair(Liaison::Lover) => "an evening by candlelight",
        Cause::Affair(Liaison::Paid) => "company with a bill",
        Cause::Family | Cause::Chips => "the family",
        Cause::Career => "a step up the ladder",
        Cause::Shock { .. } => "the shock at {1}’s death",
        Cause::Funeral { .. } => "{1}’s funeral",
        Cause::Death => "death",
    }
}

fn prompt(prompt: &Prompt) -> &'static str {
    match prompt {
        Prompt::Deal(Deck::Goods) => "Goods are laid out.",
        Prompt::Deal(Deck::Drugs) => "A drug is laid out.",
        Prompt::Deal(Deck::Events) => "The events of this round are laid out.",
        Prompt::Draw(_) => "A card for {0}.",
        Prompt::Treat(_) => "{0} gets something from the bar.",
        Prompt::Prepare => "In the other world, the next events are looked at.",
        Prompt::Ask(_, due) => match due {
            Due::Event => "{0}: choose your event.",
            Due::Plan => "{0}: place your three pieces.",
            Due::Go => "{0}: where to?",
            Due::Visit(_) => "{0} ({1}): what will you do?",
            Due::Keep => "{0}: keep two of these three.",
            Due::Stock => "{0}: which drug stays on the market?",
            Due::Remove => "{0}: spare the living one event.",
            Due::Answer => "{0}: do something about it?",
        },
        Prompt::Go(_, 1) => "{0}: on to the last stop.",
        Prompt::Go(_, 2) => "{0}: where to next?",
        Prompt::Go(..) => "{0}: where to first?",
        Prompt::Answer(pending) | Prompt::Comes(pending) if pending.effect.is_none() => {
            "{0}: nothing is left of it ({2})."
        }
        Prompt::Comes(_) => "{0}: {1} ({2}).",
        Prompt::Answer(_) => "{0}: {2}. Do something about it?",
        Prompt::Over(_) => "{1}.",
    }
}

/// The beginning of a sentence: a full stop or the changes follow.
fn headline(headline: &Headline) -> &'static str {
    match headline {
        Headline::Planned => "{0} has placed the pieces",
        Headline::Secret => "{0} thinks it over",
        Headline::Chips(_) => "{0} leans on the family against {1}",
        Headline::Party { .. } => "{0} throws a party for {2}: {1}",
        Headline::Open(action) => match action {
            Action::Event { .. } => "{0} takes {1}",
            Action::Plan(_) => "{0} plans: {1}",
            Action::Go(place) => goes(*place),
            Action::Leave => "{0} moves on",
            Action::Work => "{0} puts in a day’s work",
            Action::BuyDrug => "{0} buys a drug",
            Action::Train(Training::A) => "{0} trains a little",
            Action::Train(Training::B) => "{0} trains with a coach",
            Action::Shop(Shopping::A) => "{0} buys one thing",
            Action::Shop(Shopping::B) => "{0} buys two things",
            Action::Shop(Shopping::C) => "{0} falls into a shopping frenzy",
            Action::Keep(_) => "{0} keeps {1}; the third goes back on the pile",
            Action::Restock => "{0} asks for other wares",
            Action::StockDrug(_) => "{0} leaves {1} on the market",
            Action::Trade { .. } => "{0} swaps {1} for {2}",
            Action::Rest => "{0} rests",
            Action::Cook(_) => "{0} cooks at home: {1}",
            Action::Party(_) => "{0} throws a party: {1}",
            Action::Buy(_) => "{0} buys {1}",
            Action::Invite(_) => "{0} takes {1} out",
            Action::Affair(Liaison::Lover) => "{0} dines by candlelight",
            Action::Affair(Liaison::Paid) => "{0} has company, with a bill",
            Action::Family(_) => "{0} makes time for the family",
            Action::Career => "{0} climbs the ladder",
            Action::Drug(_) => "{0} takes {1}",
            Action::Chips(_) => "{0} leans on the family against {1}",
            Action::Accept => "{0} grins and bears it",
            Action::Remove(_) => "{0} takes one event away, and nobody will know which",
        },
    }
}

const fn goes(place: Place) -> &'static str {
    match place {
        Place::Office => "{0} goes to the office",
        Place::Supermarket => "{0} goes to the supermarket",
        Place::Pharmacy => "{0} goes to the pharmacy",
        Place::Fleamarket => "{0} goes to the flea market",
        Place::Home => "{0} goes home",
        Place::Fitness => "{0} goes to the fitness centre",
        Place::BlackMarket => "{0} slips off to the black market",
        Place::Nightlife => "{0} goes out for the night",
        Place::Affair => "{0} has a rendezvous",
        Place::Family => "{0} turns to the family",
        Place::Career => "{0} thinks of the career",
    }
}

fn clause(clause: &Clause) -> &'static str {
    match clause {
        Clause::Drawn { to, .. } => match to {
            To::Hand(_) => "{0} gets {1}.",
            To::Market => "New on the flea market: {1}.",
            To::BlackMarket => "New on the black market: {1}.",
            To::Offer => "An event is laid out: {1}.",
            To::Looking(_) => "{0} looks at {1}.",
            To::Pub(_) => "From the bar for {0}: {1}.",
        },
        Clause::Prepared => "In the other world somebody looks at a card.",
        Clause::LaidOut(_) => "The events are laid out: {1}.",
        Clause::Shuffled(_) => "The discards of {1} are shuffled.",
        Clause::Diaries => "All diaries are shuffled: everything can happen again.",
        Clause::NoCard(_) => "No card is left of {1}.",
        Clause::Change { cause, .. } => match cause {
            Cause::Meal(_) | Cause::Party { .. } | Cause::Treat { .. } => "{0} gets {2}: {1}.",
            Cause::Nightlife { .. } => "{0} breathes the smoke: {1}.",
            Cause::Shock { .. } => "The shock hits {0}: {1}.",
            Cause::Funeral { .. } => "{0} has no money for flowers: {1}.",
            _ => "{0}: {1}.",
        },
        Clause::Paid(seats) => match seats.as_slice() {
            [_] => "{0} brings flowers for a euro.",
            _ => "{0} bring flowers, a euro each.",
        },
        Clause::Lost { .. } => "{0} loses {1}.",
        Clause::Banned { .. } => "Closed to {0} this round: {1}.",
        Clause::NothingEaten(_) => "There is nothing unhealthy left for {0}.",
        Clause::Died { cause, .. } => match cause {
            _ if cause.is_party() => "{0} dies in good company: {1} at 10.",
            Cause::Funeral { .. } => "{0} dies at the funeral: {1} at 10.",
            _ => "{0} dies: {1} at 10.",
        },
        Clause::Funeral(_) => "The funeral of {0}.",
        Clause::PlansOpen => "All plans are set.",
        Clause::Plan { .. } => "{0}: {1}.",
        Clause::TookInSecret { .. } => "{0} has taken {1}.",
        Clause::RoundOver(_) => "The round is over.",
        Clause::Round(_) => "Round {1} begins.",
        Clause::Beginner(_) => "{0} begins from now on.",
        Clause::Over(_) => "{0}!",
    }
}

fn refuse(illegal: &Illegal) -> &'static str {
    match illegal {
        Illegal::Over => "The game is over.",
        Illegal::DrawIsDue { .. } => "First a card is drawn from {0}.",
        Illegal::NotYourTurn { .. } => "{0} decides first.",
        Illegal::OtherIsDue { .. } => "That has to wait: {0}",
        Illegal::WrongDeck { .. } => "Now a card is drawn from {0}.",
        Illegal::NotInPile { .. } => "{0} is not in the draw pile.",
        Illegal::OtherOnTop { .. } => "Another card lies on top of the pile.",
        Illegal::NotOffered { .. } => "{0} is not among the events.",
        Illegal::ThreePlaces => "Three pieces go to three different places.",
        Illegal::NotInGame { .. } => "There is no {0} in this game.",
        Illegal::Banned { .. } => "An event keeps you from there this round: {0}.",
        Illegal::Rivals { place: Place::Career } => "Office and career do not go together in one round.",
        Illegal::Rivals { .. } => "Flea market and black market do not go together in one round.",
        Illegal::NotPlanned { .. } => "None of your pieces is there: {0}.",
        Illegal::StillAt { .. } => "You are still busy here: {0}. Move on first.",
        Illegal::Nowhere => "Go to one of your places first.",
        Illegal::Conflict { .. } => "That is done somewhere else: {0}.",
        Illegal::DoneAlready { .. } => "You have done that already on this visit.",
        Illegal::Poor { .. } => "That costs {0}, more than you have.",
        Illegal::UnevenTrade => "One to three cards are swapped: goods for goods, drugs for drugs.",
        Illegal::NotOnMarket { .. } => "{0} is not on the flea market.",
        Illegal::NotInHand { .. } => "You do not have {0}, or not that many.",
        Illegal::TooFewCards { .. } => "Too few cards for that: in your hand, or on the table.",
        Illegal::NoMeal { meal: Activity::Party } => "A party takes two goods with different symbols.",
        Illegal::NoMeal { .. } => "A meal takes two goods with different symbols.",
        Illegal::NotForSale { .. } => "{0} is not on the black market.",
        Illegal::NoGuest => "Only somebody else can be taken out, and only alive.",
        Illegal::OneOrTwo => "The family gives one chip or two.",
        Illegal::NoChipsLeft => "There are not that many family chips left, or you would have more than four.",
        Illegal::TooFewChips => "You do not have that many family chips.",
        Illegal::NoChips => "Give at least one family chip, or grin and bear it.",
        Illegal::TooManyChips { .. } => "More chips than there is to avoid: {0}.",
        Illegal::NoSuchDrug { .. } => "You do not have {0}.",
        Illegal::NotTheseTwo => "Keep two of the three cards that you looked at.",
        Illegal::NotDrawn { .. } => "{0} is not one of the two drugs.",
        Illegal::NotPrepared { .. } => "{0} is not among the events to come.",
    }
}

fn reason(reason: &Reason) -> &'static str {
    match reason {
        Reason::Helps { .. } => "{0} from {1} to {2}",
        Reason::Spares { .. } => "{0} only {2} instead of {1}",
        Reason::Saves { .. } => "{0} would be deadly without it",
        Reason::Harms { .. } => "{3}: {0} up to {2}",
        Reason::Kills { .. } => "{3} will not survive it",
        Reason::Earns => "it brings money",
        Reason::Stocks => "that is something for later",
        Reason::LeastHarm => "no other event harms the body less",
        Reason::Spoils => "it would do the living good",
    }
}

fn look(look: Look) -> &'static str {
    match look {
        Look::Events => "Look at the events on offer.",
        Look::Health => "Look at your health, your money and your hand.",
        Look::Pieces => "Look at your pieces on the board.",
        Look::Hand => "Look at the cards in your hand.",
        Look::Others => "Look at how the others are.",
        Look::Coming => "Look at what is coming to you.",
        Look::Here => "Look at what this place offers.",
        Look::Choice => "Look at the cards to choose from.",
    }
}
