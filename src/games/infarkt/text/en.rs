//! English.

use super::{Act, Clause, Prompt, Words, cards, effect, indicators, list, parts_list, small};
use crate::engine::{Outcome, Seat};
use crate::games::infarkt::{
    Action, Cause, Deck, Deed, Design, Due, Illegal, Liaison, Place, Shopping, Special, To, Training,
};
use crate::i18n::{Forms, Lang, Names};

const LANG: Lang = Lang::En;

pub(super) const WORDS: Words = Words {
    tagline: "Work, eat, throw a party: and outlive the neighbours who throw theirs.",
    goal: "No indicator may reach 10. The last one alive wins.",
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
    decks: ["Goods", "Drugs", "Events"],
    euros: Forms::two("euro", "euros"),
    family_chips: Forms::two("family chip", "family chips"),
    career_chips: Forms::two("career chip", "career chips"),
    rounds: Forms::two("round", "rounds"),
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
    diary: "Diary",
    hand: "Hand",
    offer: "Events",
    planned: "plan is set",
    banned: "not this round",
    dead: "has died",
    beginner: "begins",
    accept: "Let it come",
    leave: "Move on",
    set: "Set the pieces",
    keep: "Keep these two",
    give: "Give",
    take: "Take",
    board: "The town with its places, the market and everybody’s health",
};

pub(super) fn deed(deed: Deed) -> &'static str {
    match deed {
        Deed::Work => "Work",
        Deed::BuyDrug => "Buy a drug",
        Deed::Train(Training::A) => "Light training",
        Deed::Train(Training::B) => "Training with a coach",
        Deed::Shop(Shopping::A) => "Buy one thing",
        Deed::Shop(Shopping::B) => "Buy two things",
        Deed::Shop(Shopping::C) => "Shopping frenzy",
        Deed::Restock => "See other wares",
        Deed::Trade(1) => "Swap one card",
        Deed::Trade(2) => "Swap two cards",
        Deed::Trade(_) => "Swap three cards",
        Deed::Rest => "Put your feet up",
        Deed::Cook => "Cook for yourself",
        Deed::Party => "Throw a party",
        Deed::Buy => "Buy under the counter",
        Deed::Invite => "Take somebody out",
        Deed::Affair(Liaison::Lover) => "Candlelight",
        Deed::Affair(Liaison::Paid) => "Company with a bill",
        Deed::Family(1) => "An hour for the family",
        Deed::Family(_) => "A day for the family",
        Deed::Career => "Climb the ladder",
    }
}

pub(super) fn special(special: Special) -> Option<&'static str> {
    Some(match special {
        Special::Refrigerator => "All food and beverages are lost. Tobacco keeps.",
        Special::Robbed => "All drugs and all tobacco are gone.",
        Special::PaidLeave => "No office this round, and no career either.",
        Special::BusinessTrip => "Not at home this round.",
        Special::Divorce => "Half of the cash is gone, rounded up; half of the family chips too.",
        Special::Grandma => "One family chip is lost.",
        Special::Promotion => "One career chip, if there is one to be had.",
        Special::LabourDispute => "One career chip is lost.",
        Special::Diarrhoea => return None,
    })
}

fn card(card: Design) -> String {
    format!("“{}”", cards::name(card, LANG))
}

fn card_list(of: &[Design]) -> String {
    list(&of.iter().map(|one| card(*one)).collect::<Vec<_>>(), "and")
}

fn place_list(places: impl IntoIterator<Item = Place>) -> String {
    let names: Vec<String> = places.into_iter().map(|place| small(WORDS.place(place))).collect();
    list(&names, "and")
}

const fn pile(deck: Deck) -> &'static str {
    match deck {
        Deck::Goods => "the goods",
        Deck::Drugs => "the drugs",
        Deck::Events => "the events",
    }
}

pub(super) fn cause(cause: Cause, names: &Names) -> String {
    match cause {
        Cause::Decay => "the end of the round".to_owned(),
        Cause::Event(of) | Cause::Meal(of) | Cause::Drug(of) => card(of),
        Cause::Work => "a day at the office".to_owned(),
        Cause::Pharmacy => "the pharmacy".to_owned(),
        Cause::Training(_) => "the fitness centre".to_owned(),
        Cause::Shopping => "the supermarket".to_owned(),
        Cause::Frenzy => "a shopping frenzy".to_owned(),
        Cause::Restock | Cause::Trade => "the flea market".to_owned(),
        Cause::Rest => "a rest at home".to_owned(),
        Cause::Party { host, card: of } => format!("{} at {}’s party", card(of), names.of(host)),
        Cause::BlackMarket => "the black market".to_owned(),
        Cause::Nightlife { host } => format!("the smoke of a night out with {}", names.of(host)),
        Cause::Treat { host, card: of } => format!("{} on a night out with {}", card(of), names.of(host)),
        Cause::Affair(Liaison::Lover) => "an evening by candlelight".to_owned(),
        Cause::Affair(Liaison::Paid) => "company with a bill".to_owned(),
        Cause::Family | Cause::Chips => "the family".to_owned(),
        Cause::Career => "a step up the ladder".to_owned(),
        Cause::Shock { of } => format!("the shock at {}’s death", names.of(of)),
        Cause::Funeral { of } => format!("{}’s funeral", names.of(of)),
        Cause::Death => "death".to_owned(),
    }
}

pub(super) fn prompt(prompt: &Prompt, names: &Names) -> String {
    match prompt {
        Prompt::Deal(Deck::Goods) => "Goods are laid out.".to_owned(),
        Prompt::Deal(Deck::Drugs) => "A drug is laid out.".to_owned(),
        Prompt::Deal(Deck::Events) => "The events of this round are laid out.".to_owned(),
        Prompt::Draw(seat) => format!("A card for {}.", names.of(*seat)),
        Prompt::Treat(seat) => format!("{} gets something from the bar.", names.of(*seat)),
        Prompt::Prepare => "In the other world, the next events are looked at.".to_owned(),
        Prompt::Ask(seat, due) => {
            let name = names.of(*seat);
            match due {
                Due::Event => format!("{name}: choose your event."),
                Due::Plan => format!("{name}: set your pieces on three places."),
                Due::Go => format!("{name}: where to first?"),
                Due::Visit(place) => format!("{name} ({}): what will you do?", WORDS.place(*place)),
                Due::Keep => format!("{name}: keep two of these three."),
                Due::Stock => format!("{name}: which drug stays on the market?"),
                Due::Remove => format!("{name}: spare the living one event."),
                Due::Answer => format!("{name}: anything against it?"),
            }
        }
        Prompt::Answer(pending) => {
            let (name, why) = (names.of(pending.seat), cause(pending.cause, names));
            if pending.effect.is_none() {
                format!("{name}: nothing is left of it ({why}).")
            } else {
                format!("{name}: {} ({why}). Anything against it?", effect(pending.effect, LANG))
            }
        }
        Prompt::Over(outcome) => format!("{}.", wins(outcome, names)),
    }
}

fn wins(Outcome { winners }: &Outcome, names: &Names) -> String {
    let list = names.list(winners.iter(), "and");
    if winners.iter().len() == 1 { format!("{list} wins") } else { format!("{list} win together, in the next world") }
}

/// The beginning of a sentence: a full stop or the changes follow.
pub(super) fn act(seat: Seat, act: &Act, names: &Names) -> String {
    let name = names.of(seat);
    match act {
        Act::Planned => format!("{name} has set the pieces"),
        Act::Secret => format!("{name} thinks it over"),
        Act::Chips(of) => format!("{name} leans on the family against {}", indicators(of, LANG)),
        Act::Party { cards, guests } => {
            let guests = names.list(guests.iter().copied().flatten(), "and");
            format!("{name} throws a party for {guests}: {}", card_list(cards))
        }
        Act::Open(action) => match action {
            Action::Event { card: of } => format!("{name} takes {}", card(*of)),
            Action::Plan(plan) => format!("{name} plans: {}", place_list(plan.iter().copied())),
            Action::Go(place) => format!("{name} {}", goes(*place)),
            Action::Leave => format!("{name} moves on"),
            Action::Work => format!("{name} puts in a day’s work"),
            Action::BuyDrug => format!("{name} buys a drug"),
            Action::Train(Training::A) => format!("{name} trains a little"),
            Action::Train(Training::B) => format!("{name} trains with a coach"),
            Action::Shop(Shopping::A) => format!("{name} buys one thing"),
            Action::Shop(Shopping::B) => format!("{name} buys two things"),
            Action::Shop(Shopping::C) => format!("{name} falls into a shopping frenzy"),
            Action::Keep(of) => format!("{name} keeps {}; the third goes back on the pile", card_list(of)),
            Action::Restock => format!("{name} asks for other wares"),
            Action::StockDrug(of) => format!("{name} leaves {} on the market", card(*of)),
            Action::Trade { give, take } => format!("{name} swaps {} for {}", card_list(give), card_list(take)),
            Action::Rest => format!("{name} rests"),
            Action::Cook(of) => format!("{name} cooks at home: {}", card_list(of)),
            Action::Party(of) => format!("{name} throws a party: {}", card_list(of)),
            Action::Buy(of) => format!("{name} buys {}", card(*of)),
            Action::Invite(guest) => format!("{name} takes {} out", names.of(*guest)),
            Action::Affair(Liaison::Lover) => format!("{name} dines by candlelight"),
            Action::Affair(Liaison::Paid) => format!("{name} has company, with a bill"),
            Action::Family(_) => format!("{name} has time for the family"),
            Action::Career => format!("{name} climbs the ladder"),
            Action::Drug(of) => format!("{name} takes {}", card(*of)),
            Action::Chips(of) => format!("{name} leans on the family against {}", indicators(of, LANG)),
            Action::Accept => format!("{name} lets it come"),
            Action::Remove(_) => format!("{name} takes one event away, and nobody will know which"),
        },
    }
}

const fn goes(place: Place) -> &'static str {
    match place {
        Place::Office => "goes to the office",
        Place::Supermarket => "goes to the supermarket",
        Place::Pharmacy => "goes to the pharmacy",
        Place::Fleamarket => "goes to the flea market",
        Place::Home => "goes home",
        Place::Fitness => "goes to the fitness centre",
        Place::BlackMarket => "slips off to the black market",
        Place::Nightlife => "goes out for the night",
        Place::Affair => "has a rendezvous",
        Place::Family => "turns to the family",
        Place::Career => "thinks of the career",
    }
}

pub(super) fn clause(clause: &Clause, names: &Names) -> String {
    match clause {
        Clause::Drawn { card: of, to } => match to {
            To::Hand(seat) => format!("{} gets {}.", names.of(*seat), card(*of)),
            To::Market => format!("New on the flea market: {}.", card(*of)),
            To::BlackMarket => format!("New on the black market: {}.", card(*of)),
            To::Offer => format!("An event is laid out: {}.", card(*of)),
            To::Looking(seat) => format!("{} looks at {}.", names.of(*seat), card(*of)),
            To::Pub(seat) => format!("From the bar for {}: {}.", names.of(*seat), card(*of)),
        },
        Clause::Prepared => "In the other world somebody looks at a card.".to_owned(),
        Clause::LaidOut(of) => format!("The events are laid out: {}.", card_list(of)),
        Clause::Shuffled(deck) => format!("The discards of {} are shuffled.", pile(*deck)),
        Clause::Diaries => "All diaries are shuffled: everything can happen again.".to_owned(),
        Clause::NoCard(deck) => format!("No card is left of {}.", pile(*deck)),
        Clause::Change { seat, cause, parts } => {
            let (name, parts) = (names.of(*seat), parts_list(parts, LANG));
            match cause {
                Cause::Meal(of) | Cause::Party { card: of, .. } | Cause::Treat { card: of, .. } => {
                    format!("{name} gets {}: {parts}.", card(*of))
                }
                Cause::Nightlife { .. } => format!("{name} breathes the smoke: {parts}."),
                Cause::Shock { .. } => format!("The shock hits {name}: {parts}."),
                Cause::Funeral { .. } => format!("{name} has no money for flowers: {parts}."),
                _ => format!("{name}: {parts}."),
            }
        }
        Clause::Paid(seats) => match seats.as_slice() {
            [seat] => format!("{} brings flowers for a euro.", names.of(*seat)),
            seats => format!("{} bring flowers, a euro each.", names.list(seats.iter().copied(), "and")),
        },
        Clause::Lost { seat, cards } => format!("{} loses {}.", names.of(*seat), card_list(cards)),
        Clause::Banned { seat, places } => {
            format!("Closed to {} this round: {}.", names.of(*seat), place_list(places.iter().copied()))
        }
        Clause::NothingEaten(seat) => format!("There is nothing unhealthy left for {}.", names.of(*seat)),
        Clause::Died { seat, of, cause } => {
            let at = match cause {
                _ if cause.is_party() => " in good company",
                Cause::Funeral { .. } => " at the funeral",
                _ => "",
            };
            format!("{} dies{at}: {} at 10.", names.of(*seat), indicators(of, LANG))
        }
        Clause::Funeral(of) => format!("The funeral of {}.", names.of(*of)),
        Clause::PlansOpen => "All plans are set.".to_owned(),
        Clause::Plan { seat, plan } => format!("{}: {}.", names.of(*seat), place_list(plan.iter())),
        Clause::TookInSecret { seat, card: of } => format!("{} has taken {}.", names.of(*seat), card(*of)),
        Clause::RoundOver(_) => "The round is over.".to_owned(),
        Clause::Round(round) => format!("Round {round} begins."),
        Clause::Beginner(seat) => format!("{} begins from now on.", names.of(*seat)),
        Clause::Over(outcome) => format!("{}!", wins(outcome, names)),
    }
}

pub(super) fn refuse(illegal: Illegal, names: &Names) -> String {
    let place = |place: Place| small(WORDS.place(place));
    match illegal {
        Illegal::Over => "The game is over.".to_owned(),
        Illegal::DrawIsDue { deck } => format!("First a card is drawn from {}.", pile(deck)),
        Illegal::NotYourTurn { turn, .. } => format!("First {} decides.", names.of(turn)),
        Illegal::OtherIsDue { turn, due } => format!("That has to wait. {}", prompt(&Prompt::Ask(turn, due), names)),
        Illegal::WrongDeck { deck } => format!("Now a card is drawn from {}.", pile(deck)),
        Illegal::NotInPile { card: of } => format!("{} is not in the draw pile.", card(of)),
        Illegal::OtherOnTop { .. } => "Another card lies on top of the pile.".to_owned(),
        Illegal::NotOffered { card: of } => format!("{} is not among the events.", card(of)),
        Illegal::ThreePlaces => "Three pieces go to three different places.".to_owned(),
        Illegal::NotInGame { place: at } => format!("There is no {} in this game.", place(at)),
        Illegal::Banned { place: at } => format!("An event keeps you from there this round: {}.", place(at)),
        Illegal::Rivals { place: Place::Career } => "Office and career do not go together in one round.".to_owned(),
        Illegal::Rivals { .. } => "Flea market and black market do not go together in one round.".to_owned(),
        Illegal::NotPlanned { place: at } => format!("None of your pieces is there: {}.", place(at)),
        Illegal::StillAt { place: at } => format!("You are still busy here: {}. Move on first.", place(at)),
        Illegal::Nowhere => "Go to one of your places first.".to_owned(),
        Illegal::Elsewhere { place: at } => format!("That is done somewhere else: {}.", place(at)),
        Illegal::DoneAlready { .. } => "You have done that already on this visit.".to_owned(),
        Illegal::Poor { price } => {
            format!("That costs {}, more than you have.", LANG.count(u32::from(price), WORDS.euros))
        }
        Illegal::UnevenTrade => "One to three cards are swapped: goods for goods, drugs for drugs.".to_owned(),
        Illegal::NotOnMarket { card: of } => format!("{} is not on the flea market.", card(of)),
        Illegal::NotInHand { card: of, .. } => format!("You do not have {}, or not so many of it.", card(of)),
        Illegal::NoMeal => "A meal takes two goods with different symbols.".to_owned(),
        Illegal::NotForSale { card: of } => format!("{} is not on the black market.", card(of)),
        Illegal::NoGuest => "Only somebody else can be taken out, and only alive.".to_owned(),
        Illegal::OneOrTwo => "The family gives one chip or two.".to_owned(),
        Illegal::NoChipsLeft => "There are not so many family chips left, or you would have more than four.".to_owned(),
        Illegal::TooFewChips => "You do not have so many family chips.".to_owned(),
        Illegal::NoChips => "Give at least one family chip, or let it come.".to_owned(),
        Illegal::TooManyChips { indicator } => {
            format!("More chips than there is to avoid: {}.", WORDS.indicator(indicator))
        }
        Illegal::NoSuchDrug { card: of } => format!("You do not have {}.", card(of)),
        Illegal::NotTheseTwo => "Keep two of the three cards that you looked at.".to_owned(),
        Illegal::NotDrawn { card: of } => format!("{} is not one of the two drugs.", card(of)),
        Illegal::NotPrepared { card: of } => format!("{} is not among the events to come.", card(of)),
    }
}
