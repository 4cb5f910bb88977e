//! English.

use super::advice::Look;
use super::{Clause, Landing, LogEntry, Prompt, Sentences, Words};
use crate::games::heartstrings::bot::Reason;
use crate::games::heartstrings::{Buff, Illegal};
use crate::i18n::Forms;

pub(super) const WORDS: Words = Words {
    how: "{0} is the last with beads on the string: {1}.",
    highlights: ["Heaviest blow", "Luckiest die", "Most fights won"],
    beads: Forms::two("bead", "beads"),
    tokens: Forms::two("token", "tokens"),
    pool: "Bead pool",
    supply: "Supply",
    dice: ["Room die", "Attack", "Defence"],
    damage: "damage",
    roll: "Roll",
    keep: "Keep them all",
    out: "out",
    empty: "empty",
    board: "The heart with its twelve rooms",
};

pub(super) const SENTENCES: Sentences = Sentences {
    held_with: WORDS.tokens,
    room,
    prompt,
    describe,
    clause,
    refuse,
    reason,
    look,
    remarks: [
        ["Right through the heart!", "This room beats for me now.", "I am the one who pulls the strings."],
        ["That went to my heart.", "My pulse missed a beat.", "I had grown fond of that room."],
    ],
};

fn room(buff: Buff) -> &'static str {
    match buff {
        Buff::Plain => "Room {0}",
        Buff::Attacker(_) => "Room {0}, attacker +{1}",
        Buff::Defender(_) => "Room {0}, defender +{1}",
        Buff::Bead => "Room {0}, bead on arrival",
    }
}

fn prompt(prompt: Prompt) -> &'static str {
    match prompt {
        Prompt::Order { again: false } => "Who begins? All roll, the highest starts.",
        Prompt::Order { again: true } => "A tie! Those who share the lead roll again.",
        Prompt::Room(_) => "{0}: roll for a room.",
        Prompt::Relocate(_) => "{0}: no tokens left. Touch a room to pick one of yours up.",
        Prompt::Attack { .. } => "{0} attacks {1} in room {2}. Roll!",
        Prompt::Defend { tokens: 1, .. } => "{0} defends the last token. Roll!",
        Prompt::Defend { .. } => "{0} defends, {2} tokens are left. Roll!",
        Prompt::Sacrifice(_) => "{0}: trade a token for a bead? Touch its room.",
        Prompt::Over(_) => "{0} wins.",
    }
}

fn describe(entry: &LogEntry) -> &'static str {
    match entry {
        LogEntry::Order { first: Some(_), .. } => "{1}. {0} begins.",
        LogEntry::Order { first: None, .. } => "{1}. A tie, once more.",
        LogEntry::Room { landing, .. } => match landing {
            Landing::Calm { bead: false } => "{0} rolls {1} and moves in.",
            Landing::Calm { bead: true } => "{0} rolls {1}, moves in and finds a bead.",
            Landing::Back => "{0} rolls {1}: the token goes back where it was.",
            Landing::Invasion { .. } => "{0} rolls {1} and invades: {2} holds it with {3}.",
        },
        LogEntry::Attack { .. } => "{0} attacks with {1}.",
        LogEntry::Defence { .. } => "{1}",
        LogEntry::Relocate { .. } => "{0} picks up a token from room {1}.",
        LogEntry::Sacrifice { .. } => "{0} gives a token from room {1} for a bead.",
        LogEntry::Keep { .. } => "{0} keeps all tokens.",
    }
}

fn clause(clause: Clause) -> &'static str {
    match clause {
        Clause::Sums(..) => "{0} against {1}:",
        Clause::Tie { .. } => "a tie, {0} loses the token.",
        Clause::Loss { .. } => "{0} loses the token, damage {1}.",
        Clause::Out { .. } => "{0} is out.",
        Clause::Taken { .. } => "The room goes to {0}.",
        Clause::Held { .. } => "{0} holds the room.",
        Clause::Bead { .. } => "{0} finds a bead.",
        Clause::Wins { .. } => "{0} wins!",
    }
}

fn refuse(illegal: Illegal) -> &'static str {
    match illegal {
        Illegal::Over => "The game is over.",
        Illegal::NotYourTurn { turn: Some(_) } => "It is {0}’s turn.",
        Illegal::NotYourTurn { turn: None } | Illegal::OrderIsDue => "First the dice say who begins.",
        Illegal::RoomRollIsDue => "First the room selector is rolled.",
        Illegal::RelocateIsDue => "The supply is empty: first pick up one of your own tokens.",
        Illegal::CombatRollIsDue => "There is a fight going on: first the combat dice.",
        Illegal::SacrificeIsDue => "First decide whether to trade a token for a bead.",
        Illegal::OrderRolls { .. } => "That takes {0} rolls from 1 to 12.",
        Illegal::RoomRoll => "The room selector shows 1 to 12.",
        Illegal::CombatRoll => "A combat die shows 1 to 6.",
        Illegal::SupplyLeft => "There are still tokens in your supply; new ones come from there.",
        Illegal::NoTokenToMove => "None of your tokens is in that room.",
        Illegal::NotTwoTokens => "Only a room with two or more of your tokens can give one up.",
        Illegal::NoSacrificeNow => {
            "A token can be traded for a bead after the room, once a turn, while the pool has beads."
        }
    }
}

fn reason(reason: &Reason) -> &'static str {
    match reason {
        Reason::PaysAgain { .. } => "room {0} pays a bead again when a token comes back",
        Reason::Guarded { .. } => "{0} on guard there even so",
        Reason::HardToHold { .. } => "room {0} is hard to hold: attackers have a bonus",
    }
}

fn look(look: Look) -> &'static str {
    match look {
        Look::Tokens => "Look at your tokens on the board.",
        Look::Crowded => "Look at the rooms where you have several tokens.",
    }
}
