//! English.

use super::advice::Look;
use super::{LogEntry, Prompt, Sentences, Words};
use crate::games::tintenherz::Illegal;
use crate::games::tintenherz::bot::Reason;
use crate::i18n::Forms;

pub(super) const WORDS: Words = Words {
    how: ["{0} has the most points: {1}, ahead of {2} with {3}.", "{0} have the same number of points: {1}."],
    highlights: ["Dice that matched most often", "Most cards taken from others", "Most turns without a card"],
    roll: "Roll",
    roll_again: "Roll both again",
    roll_one_again: "Roll the {0} again",
    pass: "End the turn",
    dice: "Dice",
    keep_die: "stays",
    reroll_die: "roll again",
    middle: "Middle",
    pile: "Draw pile",
    open: "In the open",
    secured: "Under the castle",
    matches: "matches the dice",
    percent: "{0}%",
    hearts: Forms::two("heart", "hearts"),
    shown: "Cards that match",
    points: Forms::two("point", "points"),
    score_now: "If it ended now",
    score: "Score",
    both: "with castle {0}, without {1}",
    with_castle: "With the castle",
    without_castle: "Castle given up",
    hearts_option: "Who has a heart?",
    hearts_villains: ("Villains", "Each villain has a heart, no hero has one."),
    hearts_humble: (
        "Villains and the humble",
        "The heroes 1, 2 and 3 have a heart too, so giving up the castle can pay.",
    ),
    board: "The table with the four cards in the middle and all castles",
};

pub(super) const SENTENCES: Sentences = Sentences {
    characters: [
        "Capricorn",
        "The Shadow",
        "Mortola",
        "Basta",
        "Cockerell",
        "Flatnose",
        "Darius",
        "Gwin",
        "Resa",
        "Farid",
        "Dustfinger",
        "Fenoglio",
        "Elinor",
        "Roxane",
        "Meggie",
        "Mo",
    ],
    shadow: "the Shadow",
    shadow_as_object: "the Shadow",
    shadow_first: "The Shadow",
    wins: ["{0} wins", "{0} share the win"],
    end: "{0} The pile is empty: {1} with {2}.",
    won_with: WORDS.points,
    prompt,
    describe,
    refuse,
    reason,
    look,
    remarks: [
        ["Into my book with you!", "Silver-tongued, that’s me.", "What is read out is mine."],
        ["Give that back!", "Somebody must have read me wrong.", "The page will turn again."],
    ],
};

fn prompt(prompt: &Prompt) -> &'static str {
    match prompt {
        Prompt::Deal => "Deal four cards to the middle.",
        Prompt::Roll(_) => "{0}: roll both dice.",
        Prompt::Choose(_) => "{0}: choose a card that matches, or roll again.",
        Prompt::Must(_) => "{0}: now choose one of the cards that match.",
        Prompt::Nothing(_) => "{0}: nothing matches. Roll again or end the turn.",
        Prompt::RollAgain(_) => "{0}: roll again.",
        Prompt::Draw(_) => "Turn the next card of the pile to fill the gap.",
        Prompt::Over(_) => "{0}.",
    }
}

fn describe(entry: &LogEntry) -> &'static str {
    match entry {
        LogEntry::Deal { .. } => "In the middle: {1}.",
        LogEntry::Roll { again, matches, .. } => match (again, matches) {
            (false, true) => "{0} rolls {1} and {2}.",
            (false, false) => "{0} rolls {1} and {2}: nothing matches.",
            (true, true) => "On the second try {0} has {1} and {2}.",
            (true, false) => "On the second try {0} has {1} and {2}: nothing matches, the turn is over.",
        },
        LogEntry::Reroll { kept: None, .. } => "{0} picks both dice up again.",
        LogEntry::Reroll { kept: Some(_), .. } => "{0} keeps the {1} and picks the other die up again.",
        LogEntry::Take { from: Some(_), .. } => "{0} takes {1} from {2}.",
        LogEntry::Take { card, .. } if card.is_hero() => "{0} takes {1} from the middle.",
        LogEntry::Take { .. } => "{0} takes {1}: straight under the castle.",
        LogEntry::Secure { .. } => "{0} brings {1} safely under the castle.",
        LogEntry::Draw { .. } => "New in the middle: {1}.",
        LogEntry::Pass { .. } => "{0} ends the turn.",
    }
}

fn refuse(illegal: &Illegal) -> &'static str {
    match illegal {
        Illegal::Over => "The game is over.",
        Illegal::NotYourTurn { .. } => "It is {0}’s turn.",
        Illegal::DealIsDue => "First the four cards of the middle are dealt.",
        Illegal::DealCards => "Four different cards are dealt.",
        Illegal::RollIsDue => "First both dice are rolled.",
        Illegal::RollValues => "A die shows 1 to 6.",
        Illegal::ChoiceIsDue => "First decide: a card, or another roll?",
        Illegal::OneCardATurn => "There is one card a turn, no more.",
        Illegal::NotThere { .. } => "{0}: no such card lies on the table.",
        Illegal::OwnCard { .. } => "{0}: already yours. It can only be secured.",
        Illegal::TakeUnmatched { .. } | Illegal::SecureUnmatched { .. } => {
            "{0}: neither a die nor the sum of both shows {1}."
        }
        Illegal::UnderCastle { .. } => "{0}: what lies under a castle can no longer be taken.",
        Illegal::DrawIsDue => "First the gap in the middle is filled.",
        Illegal::NotInPile { .. } => "{0}: no such card is in the pile.",
        Illegal::NotOpenHere { .. } => "{0}: only a hero that lies open in front of you can be secured.",
        Illegal::RerollIsDue => "First the dice that were picked up are rolled.",
        Illegal::NoDie => "Pick up at least one die to roll again.",
        Illegal::KeptDie => "A die that is kept stays as it lies.",
        Illegal::RerolledAlready => "You can roll again only once a turn.",
        Illegal::MustAct => "After the second roll, a card that matches has to be taken or secured.",
        Illegal::PassWithMatch => "Something matches: take it, secure it, or roll again.",
    }
}

fn reason(reason: &Reason) -> &'static str {
    match reason {
        Reason::Risk { .. } => "{0}% that the others roll it at their first throw",
        Reason::From { .. } => "{1} has it no more; {0}% that the others roll it at their first throw",
        Reason::Safe => "nobody can take it away any more",
        Reason::Points { .. } => "{0} as things stand",
        Reason::Free => "it costs nothing as things stand",
        Reason::Fits { .. } => "{0}% that something fits then",
        Reason::Higher { .. } => "{0}% that a higher card fits then",
    }
}

fn look(look: Look) -> &'static str {
    match look {
        Look::OthersOpen => "Look at what lies open in front of the others.",
        Look::Middle => "Look at the four cards in the middle.",
        Look::OwnOpen => "Look at what lies open in front of you.",
        Look::Dice => "Look at your dice.",
    }
}
