//! English.

use super::{Called, Clause, Deed, Line, Name, Prompt, Words, card_list, card_name};
use crate::games::flow::{Card, Illegal, Place};
use crate::i18n::{Forms, Lang, Names};

pub(super) const WORDS: Words = Words {
    tagline: "Flow around a ring at the pace of a beating heart, and slip in before it changes its mind.",
    goal: "Bring all four pieces into the heart, the master last.",
    board: "The ring around the heart",
    and: "and",
    cards: ["Throw", "Enter", "Swap", "Move"],
    effects: [
        "For the rest of your turn your pieces throw whoever is in their way.",
        "Your next waiting piece comes onto your start, and the heart speeds up.",
        "Your master and another of your pieces change places, and the entrance follows the master.",
        "One of your pieces goes 1 or 2 positions, forward or back.",
    ],
    card_count: Forms::two("card", "cards"),
    hand: "Cards",
    stacks: "Stacks",
    random_card: "a random card",
    discard: "What do you give for it?",
    any_two: "Any two cards count as any one.",
    back: "Back",
    choose_piece: "Which piece?",
    flow: "Let it flow",
    rest: "The rest by itself",
    advance: "Flow",
    roll: "Roll",
    come_in: "Bring a piece in",
    ring: "Ring",
    position: "Position",
    start: "Start",
    heart: "Heart",
    speed: "Heart speed",
    entrance: "Heart entrance",
    entrance_off: "no entrance",
    too_slow: "At speed 1 the heart is closed.",
    too_fast: "At speed 4 the heart is closed.",
    waits_for_swap: "The heart is closed until somebody plays Swap.",
    throw_is_active: "Throw is active",
    piece: "Piece",
    piece_count: Forms::two("piece", "pieces"),
    master: "Master",
    waiting: "Waiting",
    lane: "Goal",
    to_advance: "still to flow",
    ends_here: "ends here",
    would_be_thrown: "is thrown",
    flow_seat: "Flow",
    ludo_seat: "Ludo",
    die: "Die",
    balance: ("Better balance", "Every start earns a random card instead of its own kind."),
    balance_is_on: "With more than four players it is always on.",
    slow_end: ("Slower end game", "Only a piece that stands on the entrance when the turn ends goes into the heart."),
    hybrid: ("Hybrid", "Some play Ludo with a die on the same ring, while the others play Flow."),
    one_flow_seat: "At least one seat plays Flow.",
    more_players: "With five to eight players the ring grows by one start each.",
    colours_are_places: "Colours are places on the ring: seats follow one another as their starts do.",
    colour_for_more: "This colour joins in when more play.",
};

pub(super) fn prompt(prompt: Prompt, names: &Names) -> String {
    match prompt {
        Prompt::Cards { seat, empty: false } => format!("{}: play cards, or let the pieces flow.", names.of(seat)),
        Prompt::Cards { seat, empty: true } => format!("{}: no cards, so let the pieces flow.", names.of(seat)),
        Prompt::Advance { seat, left } => {
            format!(
                "{}: which piece flows next? {} to go.",
                names.of(seat),
                Lang::En.count(u32::from(left), WORDS.piece_count)
            )
        }
        Prompt::Draw { seat } => format!("{} draws a card.", names.of(seat)),
        Prompt::Roll { seat, more: 0 } => format!("{}: roll the die.", names.of(seat)),
        Prompt::Roll { seat, more } => {
            let more = Lang::En.count(u32::from(more), Forms::two("more try", "more tries"));
            format!("{}: roll a 6 to come in, {more} after this.", names.of(seat))
        }
        Prompt::Step { seat, roll } => format!("{}: move a piece by {roll}.", names.of(seat)),
        Prompt::ComeIn { seat } => format!("{}: a 6! A piece comes in.", names.of(seat)),
        Prompt::Shield { seat, by } => {
            format!("{}: {} is about to hit your master. Which piece takes its place?", names.of(seat), names.of(by))
        }
        Prompt::Over { winner } => format!("{} wins.", names.of(winner)),
    }
}

pub(super) fn deed(line: &Line, names: &Names) -> String {
    let name = names.of(line.seat);
    match line.deed {
        Deed::Plays { card, for_two: None } => format!("{name} plays {}.", card_name(card, Lang::En)),
        Deed::Plays { card, for_two: Some(with) } => {
            format!("{name} gives {} for {}.", card_list(with, Lang::En), card_name(card, Lang::En))
        }
        Deed::Flows => format!("{name} lets the pieces flow."),
        Deed::Advances => format!("{name} flows on."),
        Deed::Draws { card } => format!("{name} draws a card: {}.", card_name(card, Lang::En)),
        Deed::Rolls { roll } => format!("{name} rolls {roll}."),
        Deed::Steps { roll } => format!("{name} uses the {roll}."),
        Deed::Shields => format!("{name} shields the master."),
    }
}

/// In the middle of a sentence.
fn piece(piece: Called, names: &Names) -> String {
    let name = match piece.name {
        Name::Master => "master".to_owned(),
        Name::Ordinary(number) => format!("piece\u{a0}{number}"),
    };
    match (piece.of, piece.name) {
        (Some(of), _) => format!("{}’s {name}", names.of(of)),
        (None, Name::Master) => format!("the {name}"),
        (None, Name::Ordinary(_)) => name,
    }
}

/// At the beginning of a sentence.
fn first(called: Called, names: &Names) -> String {
    match (called.of, called.name) {
        (None, Name::Master) => "The master".to_owned(),
        (None, Name::Ordinary(number)) => format!("Piece\u{a0}{number}"),
        (Some(_), _) => piece(called, names),
    }
}

fn place(place: Place) -> String {
    match place {
        Place::Ring(position) => position.to_string(),
        Place::Goal(field) => format!("goal\u{a0}{}", field + 1),
        Place::Waiting | Place::Heart => super::place_name(place, Lang::En),
    }
}

fn card(card: Card) -> &'static str {
    card_name(card, Lang::En)
}

pub(super) fn clause(clause: Clause, names: &Names) -> String {
    match clause {
        Clause::ThrowIsActive => "Whoever is in the way gets thrown this turn.".to_owned(),
        Clause::ComesIn { piece, at } => format!("{} comes in at {at}.", first(piece, names)),
        Clause::Goes { piece, from, to } => {
            format!("{} goes from {} to {}.", first(piece, names), place(from), place(to))
        }
        Clause::GoesBack { piece, from, to } => {
            format!("{} goes back from {} to {}.", first(piece, names), place(from), place(to))
        }
        Clause::StaysBefore { piece: stays, by } => {
            format!("{} stays where it is, behind {}.", first(stays, names), piece(by, names))
        }
        Clause::StopsBefore { by } => format!("It stops at {}.", piece(by, names)),
        Clause::Swaps { at, other, other_at } => {
            let master = Called { name: Name::Master, ..other };
            format!("{} is at {at} now, {} at {other_at}.", first(master, names), piece(other, names))
        }
        Clause::IsThrown { piece, from } => format!("{} is thrown off {from}.", first(piece, names)),
        Clause::Faster { to } => format!("The heart speeds up to {to}."),
        Clause::Slower { to } => format!("The heart slows to {to}."),
        Clause::EntranceAt { at } => format!("The entrance is at {at}."),
        Clause::EntranceLeaves => "The entrance leaves the ring.".to_owned(),
        Clause::Earns { card: earned } => format!("That earns a card: {}.", card(earned)),
        Clause::EarnsNothing { card: Some(out) } => format!("The {} stack is empty.", card(out)),
        Clause::EarnsNothing { card: None } => "All stacks are empty.".to_owned(),
        Clause::DrawIsDue => "That earns a random card.".to_owned(),
        Clause::GoesIn { piece } => format!("{} goes into the heart.", first(piece, names)),
        Clause::RollIsLost => "Nothing can move.".to_owned(),
        Clause::ShieldIsDue { owner } => {
            format!("There stands a master: {} chooses a piece to take its place.", names.of(owner))
        }
        Clause::ThrowWasIdle => "Throw threw nobody, so the card itself slows the heart.".to_owned(),
        Clause::LastRace { at } => {
            format!("The last race: the heart beats at 2 and opens again, with the entrance at {at}.")
        }
        Clause::Wins { seat } => format!("{} wins!", names.of(seat)),
    }
}

pub(super) fn refuse(illegal: Illegal, names: &Names) -> String {
    match illegal {
        Illegal::Over => "The game is over.".to_owned(),
        Illegal::NotYourTurn { turn } => format!("It is for {} to decide now.", names.of(turn)),
        Illegal::NoSuchPiece => "There is no such piece.".to_owned(),
        Illegal::DrawIsDue => "First the card that was earned is drawn.".to_owned(),
        Illegal::NoDrawIsDue => "No card is to be drawn now.".to_owned(),
        Illegal::NotInStacks { card: of } => format!("No {} is left in the stacks.", card(of)),
        Illegal::RollIsDue => "First the die is rolled.".to_owned(),
        Illegal::NoRollIsDue => "No die is to be rolled now.".to_owned(),
        Illegal::RollValue => "A die shows 1 to 6.".to_owned(),
        Illegal::LudoSeat => "This seat plays Ludo: it has a die, and neither cards nor flow.".to_owned(),
        Illegal::FlowSeat => "This seat plays Flow: it has cards, and no die.".to_owned(),
        Illegal::CardsAreOver => "The pieces are flowing already; cards come before that.".to_owned(),
        Illegal::CardsFirst => "First say that you have played your cards.".to_owned(),
        Illegal::Payment { card: of } => format!("{} costs one card of its kind, or any two.", card(of)),
        Illegal::NotInHand => "You do not have these cards.".to_owned(),
        Illegal::ThrowIsActive => "Throw is active already, and it lasts until your turn ends.".to_owned(),
        Illegal::NoneWaits => "None of your pieces is waiting.".to_owned(),
        Illegal::StartIsTaken { by } => {
            format!("Your start is taken by {}; with Throw the way would be free.", names.of(by))
        }
        Illegal::MasterOnStart { by } => {
            format!("A master of {} stands on your start, and masters are never thrown.", names.of(by))
        }
        Illegal::SwapWithMaster => "The master changes places with another piece, not with itself.".to_owned(),
        Illegal::SwapOffRing => "Swap needs another piece of yours that is on the ring.".to_owned(),
        Illegal::MoveOffRing => "Only a piece on the ring can move.".to_owned(),
        Illegal::MoveSteps => "Move goes 1 or 2 positions, forward or back.".to_owned(),
        Illegal::MoveIsBlocked { by } => format!("A piece of {} is in the way; Throw would clear it.", names.of(by)),
        Illegal::MoveMeetsMaster { by } => {
            format!("A master of {} is in the way, and masters are never thrown.", names.of(by))
        }
        Illegal::NoAdvanceLeft => "This piece has nothing left to flow this turn.".to_owned(),
        Illegal::ComeInNeedsSix => "A piece comes in on a 6 only.".to_owned(),
        Illegal::NoneComesIn => "None of your pieces is waiting to come in.".to_owned(),
        Illegal::OwnPieceOnStart => "A piece of yours still stands on the start.".to_owned(),
        Illegal::MustComeIn => "With this 6 a waiting piece has to come in.".to_owned(),
        Illegal::MustLeaveStart => "The piece on your start has to make room first, while others wait.".to_owned(),
        Illegal::StepOfWaiting => "This piece is not on the board; it comes in on a 6.".to_owned(),
        Illegal::StepOnOwn => "A piece of yours stands there already.".to_owned(),
        Illegal::StepTooFar => "The roll is too high: it has to end within the goal.".to_owned(),
        Illegal::StepOverOwn => "In the goal pieces do not pass one another.".to_owned(),
        Illegal::Barred { by } => {
            format!("The master of {} stands there, and no other piece can take its place.", names.of(by))
        }
        Illegal::ShieldIsDue => "First choose the piece that takes the master’s place.".to_owned(),
        Illegal::NoShieldIsDue => "No master is about to be hit.".to_owned(),
        Illegal::NoShield => "Only another piece of yours on the ring can take the master’s place.".to_owned(),
    }
}
