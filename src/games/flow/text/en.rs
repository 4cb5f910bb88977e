//! English.

use super::advice::Look;
use super::{Called, Clause, GrammaticalRole, Headline, Name, Prompt, Sentences, Words};
use crate::games::flow::Illegal;
use crate::games::flow::bot::Reason;
use crate::i18n::Forms;

pub(super) const WORDS: Words = Words {
    how: ["{0} is the first with all four pieces in the heart.", "{0} is the first with all four pieces at the goal."],
    highlights: ["Most pieces thrown", "Most pieces lost", "Most cards played"],
    board: "The ring around the heart",
    cards: ["Throw", "Enter", "Swap", "Move"],
    effects: [
        "For the rest of your turn your pieces throw whoever is in their way.",
        "Your next waiting piece comes onto your start, and the heart speeds up.",
        "Your master and another of your pieces change places, and the entrance follows the master.",
        "One of your pieces goes 1 or 2 positions, forward or back.",
    ],
    turn_cards: "{0} plays {1}.",
    turn_counts: [
        Forms::two("piece comes in.", "pieces come in."),
        Forms::two("piece is thrown.", "pieces are thrown."),
        Forms::two("piece goes into the heart.", "pieces go into the heart."),
    ],
    hand: "Cards",
    random_card: "a random card",
    discard: "What do you give for it?",
    flow: "Let it flow",
    rest: "The rest by itself",
    rest_in_order: "All, front first",
    advance: "Flow",
    roll: "Roll",
    come_in: "Bring a piece in",
    ring: "Ring",
    position: "Position",
    heart: "Heart",
    speed: "Heart speed",
    entrance: "Heart entrance",
    too_slow: "At speed 1 the heart is closed.",
    too_fast: "At speed 4 the heart is closed.",
    waits_for_swap: "The heart is closed until somebody plays Swap.",
    throw_is_active: "Throw is active",
    about_position: "Position\u{a0}{0}. Nobody stands there.",
    about_start: "Position\u{a0}{0}, the start of {2}. Whoever steps onto it earns a card: {1}.",
    about_free_start: "Position\u{a0}{0}, a start that nobody uses. Whoever steps onto it earns a card: {1}.",
    about_entrance: "Position\u{a0}{0}, the heart entrance. A piece that steps onto it goes into the heart, the master last.",
    piece: "Piece",
    piece_count: Forms::two("piece", "pieces"),
    master: "Master",
    waiting: "Waiting",
    lane: "Goal",
    ahead: "{0} ahead: {1}",
    entrance_ahead: "{0} ahead: the entrance",
    to_advance: "still to flow",
    would_be_thrown: "is thrown",
    flow_seat: "Flow",
    ludo_seat: "Ludo",
    die: "Die",
    balance: ("Better balance", "Every start earns a random card instead of its own kind."),
    balance_is_on: "With more than four players it is always on.",
    slow_end: ("Slower end game", "Only a piece that stands on the entrance when the turn ends goes into the heart."),
    hybrid: ("Hybrid", "Some play Ludo with a die on the same ring, while the others play Flow."),
    colours_are_places: "Colours are places on the ring: seats follow one another as their starts do.",
};

pub(super) const SENTENCES: Sentences = Sentences {
    tries: Forms::two("more try", "more tries"),
    from: ["{0}", "goal\u{a0}{0}"],
    to: ["{0}", "goal\u{a0}{0}"],
    piece,
    prompt,
    headline,
    clause,
    refuse,
    reason,
    look,
    positions: Forms::two("position", "positions"),
    remarks: [
        ["In the flow!", "Straight to the heart.", "The current is with me."],
        ["Back to the bank.", "A little jam, it will clear.", "I did not see that wave coming."],
    ],
};

fn piece(Called { of, name }: Called, part: GrammaticalRole) -> &'static str {
    match (name, of, part) {
        (Name::Master, None, GrammaticalRole::First) => "The master",
        (Name::Master, None, GrammaticalRole::Subject | GrammaticalRole::Object) => "the master",
        (Name::Master, Some(_), _) => "{1}’s master",
        (Name::Ordinary(_), None, GrammaticalRole::First) => "Piece\u{a0}{0}",
        (Name::Ordinary(_), None, GrammaticalRole::Subject | GrammaticalRole::Object) => "piece\u{a0}{0}",
        (Name::Ordinary(_), Some(_), _) => "{1}’s piece\u{a0}{0}",
    }
}

fn prompt(prompt: Prompt) -> &'static str {
    match prompt {
        Prompt::Cards { empty: false, .. } => "{0}: play cards, or let the pieces flow.",
        Prompt::Cards { empty: true, .. } => "{0}: no cards, so let the pieces flow.",
        Prompt::Advance { left: 1, .. } => "{0}: the last piece flows.",
        Prompt::Advance { .. } => "{0}: which piece flows next? {1} to go.",
        Prompt::Draw { .. } => "{0} draws a card.",
        Prompt::Roll { more: 0, .. } => "{0}: roll the die.",
        Prompt::Roll { .. } => "{0}: roll a 6 to come in, {1} after this.",
        Prompt::Step { .. } => "{0}: move a piece by {1}.",
        Prompt::ComeIn { .. } => "{0}: a 6! A piece comes in.",
        Prompt::Shield { .. } => "{0}: {1} is about to hit your master. Which piece takes its place?",
        Prompt::Over { .. } => "{0} wins.",
    }
}

fn headline(headline: Headline) -> &'static str {
    match headline {
        Headline::Plays { for_two: None, .. } => "{0} plays {1}.",
        Headline::Plays { for_two: Some(_), .. } => "{0} gives {2} for {1}.",
        Headline::Flows => "{0} lets the pieces flow.",
        Headline::Advances => "{0} flows on.",
        Headline::Draws { .. } => "{0} draws a card: {1}.",
        Headline::Rolls { .. } => "{0} rolls {1}.",
        Headline::Steps { .. } => "{0} uses the {1}.",
        Headline::Shields => "{0} shields the master.",
    }
}

fn clause(clause: Clause) -> &'static str {
    match clause {
        Clause::ThrowIsActive => "Whoever is in the way gets thrown this turn.",
        Clause::ComesIn { .. } => "{0} comes in at {1}.",
        Clause::Goes { .. } => "{0} goes from {1} to {2}.",
        Clause::GoesBack { .. } => "{0} goes back from {1} to {2}.",
        Clause::StaysBefore { .. } => "{0} stays where it is, behind {1}.",
        Clause::StopsBefore { .. } => "It stops at {1}.",
        Clause::Swaps { .. } => "{0} is at {1} now, {2} at {3}.",
        Clause::IsThrown { .. } => "{0} is thrown off {1}.",
        Clause::Faster { .. } => "The heart speeds up to {1}.",
        Clause::Slower { .. } => "The heart slows to {1}.",
        Clause::EntranceAt { .. } => "The entrance is at {1}.",
        Clause::EntranceLeaves => "The entrance leaves the ring.",
        Clause::Earns { .. } => "That earns a card: {1}.",
        Clause::EarnsNothing { card: Some(_) } => "The {1} stack is empty.",
        Clause::EarnsNothing { card: None } => "All stacks are empty.",
        Clause::DrawIsDue => "That earns a random card.",
        Clause::GoesIn { .. } => "{0} goes into the heart.",
        Clause::RollIsLost => "Nothing can move.",
        Clause::ShieldIsDue { .. } => "There stands a master: {0} chooses a piece to take its place.",
        Clause::ThrowWasIdle => "Throw threw nobody, so the card itself slows the heart.",
        Clause::LastRace { .. } => "The last race: the heart beats at 2 and opens again, with the entrance at {1}.",
        Clause::Wins { .. } => "{0} wins!",
    }
}

fn refuse(illegal: Illegal) -> &'static str {
    match illegal {
        Illegal::Over => "The game is over.",
        Illegal::NotYourTurn { .. } => "{0} decides now.",
        Illegal::NoSuchPiece => "There is no such piece.",
        Illegal::DrawIsDue => "First the card that was earned is drawn.",
        Illegal::NoDrawIsDue => "No card is to be drawn now.",
        Illegal::NotInStacks { .. } => "No {0} is left in the stacks.",
        Illegal::RollIsDue => "First the die is rolled.",
        Illegal::NoRollIsDue => "No die is to be rolled now.",
        Illegal::RollValue => "A die shows 1 to 6.",
        Illegal::LudoSeat => "You play Ludo: you have a die, and neither cards nor flow.",
        Illegal::FlowSeat => "You play Flow: you have cards, and no die.",
        Illegal::CardsAreOver => "The pieces are flowing already; cards come before that.",
        Illegal::CardsFirst => "First say that you have played your cards.",
        Illegal::Payment { .. } => "{0} costs one card of its kind, or any two.",
        Illegal::NotInHand => "You do not have these cards.",
        Illegal::ThrowIsActive => "Throw is active already, and it lasts until your turn ends.",
        Illegal::NoneWaits => "None of your pieces is waiting.",
        Illegal::StartIsTaken { by: None } => "A piece of yours is on the start; with Throw the way would be free.",
        Illegal::StartIsTaken { .. } => "A piece of {0} is on the start; with Throw the way would be free.",
        Illegal::MasterOnStart { by: None } => "Your master is on the start, and masters are never thrown.",
        Illegal::MasterOnStart { .. } => "The master of {0} is on the start, and masters are never thrown.",
        Illegal::SwapWithMaster => "The master changes places with another piece, not with itself.",
        Illegal::SwapOffRing => "Swap needs another piece of yours that is on the ring.",
        Illegal::MoveOffRing => "Only a piece on the ring can move.",
        Illegal::MoveSteps => "Move goes 1 or 2 positions, forward or back.",
        Illegal::MoveIsBlocked { by: None } => "A piece of yours is in the way; Throw would clear it.",
        Illegal::MoveIsBlocked { .. } => "A piece of {0} is in the way; Throw would clear it.",
        Illegal::MoveMeetsMaster { by: None } => "Your master is in the way, and masters are never thrown.",
        Illegal::MoveMeetsMaster { .. } => "A master of {0} is in the way, and masters are never thrown.",
        Illegal::NoAdvanceLeft => "This piece has nothing left to flow this turn.",
        Illegal::ComeInNeedsSix => "A piece comes in on a 6 only.",
        Illegal::NoneComesIn => "None of your pieces is waiting to come in.",
        Illegal::OwnPieceOnStart => "A piece of yours still stands on the start.",
        Illegal::MustComeIn => "With this 6 a waiting piece has to come in.",
        Illegal::MustLeaveStart => "The piece on your start has to make room first, while others wait.",
        Illegal::StepOfWaiting => "This piece is not on the board; it comes in on a 6.",
        Illegal::StepOnOwn => "A piece of yours stands there already.",
        Illegal::StepTooFar => "The roll is too high: the piece has to end within the goal.",
        Illegal::StepOverOwn => "In the goal pieces do not pass one another.",
        Illegal::Barred { .. } => "The master of {0} stands there, and no other piece can take its place.",
        Illegal::ShieldIsDue => "First choose the piece that takes the master’s place.",
        Illegal::NoShieldIsDue => "No master is about to be hit.",
        Illegal::NoShield => "Only another piece of yours on the ring can take the master’s place.",
    }
}

fn reason(reason: &Reason) -> &'static str {
    match reason {
        Reason::Wins => "that wins",
        Reason::GoesIn => "that brings a piece home",
        Reason::Throws { .. } => "it throws a piece of {0}",
        Reason::ComesIn => "one piece more is on its way",
        Reason::Earns => "it earns a card",
        Reason::Opens => "it opens the heart",
        Reason::Nearer { .. } => "{0} nearer to the entrance",
        Reason::ToGo { .. } => "the nearest piece now has {0} to go",
        Reason::Hinders { .. } => "{0} has further to go",
        Reason::InTheWay { .. } => "a piece of {0} is in the way",
        Reason::MakesRoom { .. } => "it makes way for {0}",
        Reason::InFront => "none of the others has come as far",
        Reason::LongestWay => "it had the longest way left",
    }
}

fn look(look: Look) -> &'static str {
    match look {
        Look::Cards => "Look at your cards.",
        Look::Flow => "Look at where the flow alone takes everybody.",
        Look::Ring => "Look at your pieces on the ring.",
        Look::Waiting => "Look at your waiting pieces.",
        Look::Shields => "Look at who could take the blow.",
    }
}
