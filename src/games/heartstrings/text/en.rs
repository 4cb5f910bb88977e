//! English.

use super::{Clause, Landing, Line, Prompt, Words};
use crate::games::heartstrings::Illegal;
use crate::i18n::{Forms, Lang, Names};

pub(super) const WORDS: Words = Words {
    tagline: "Move in by the luck of the dice, fight for rooms, and keep the last bead on your string.",
    goal: "Whoever still has beads when all others have none wins.",
    beads: Forms::two("bead", "beads"),
    tokens: Forms::two("token", "tokens"),
    pool: "Bead pool",
    supply: "Supply",
    roll: "Roll",
    keep: "Keep them all",
    out: "out",
    empty: "empty",
    board: "The heart with its twelve rooms",
};

/// Room, attacker, defender, bead.
pub(super) const ROOM: (&str, &str, &str, &str) = ("Room", "attacker", "defender", "bead on arrival");

pub(super) fn prompt(prompt: Prompt, names: &Names) -> String {
    match prompt {
        Prompt::Order { again: false } => "Who begins? All roll, the highest starts.".to_owned(),
        Prompt::Order { again: true } => "A tie! Those who share the lead roll again.".to_owned(),
        Prompt::Room(seat) => format!("{}: roll for a room.", names.of(seat)),
        Prompt::Relocate(seat) => {
            format!("{}: no tokens left. Touch a room to pick one of yours up.", names.of(seat))
        }
        Prompt::Attack { attacker, defender, room } => {
            format!("{} attacks {} in room {}. Roll!", names.of(attacker), names.of(defender), room.0)
        }
        Prompt::Defend { defender, tokens: 1 } => format!("{} defends the last token. Roll!", names.of(defender)),
        Prompt::Defend { defender, tokens } => {
            format!("{} defends, {tokens} tokens stand. Roll!", names.of(defender))
        }
        Prompt::Sacrifice(seat) => format!("{}: trade a token for a bead? Touch its room.", names.of(seat)),
        Prompt::Over(seat) => format!("{} wins.", names.of(seat)),
    }
}

pub(super) fn tell(line: &Line, names: &Names) -> String {
    match line {
        Line::Order { rolls, first } => {
            let list: Vec<String> = rolls.iter().map(|(seat, roll)| format!("{} {roll}", names.of(*seat))).collect();
            let list = list.join(", ");
            match first {
                Some(first) => format!("{list}: {} begins.", names.of(*first)),
                None => format!("{list}: a tie, once more."),
            }
        }
        Line::Room { seat, room, landing } => {
            let (name, room) = (names.of(*seat), room.0);
            match landing {
                Landing::Calm { bead: false } => format!("{name} rolls {room} and moves in."),
                Landing::Calm { bead: true } => format!("{name} rolls {room}, moves in and finds a bead."),
                Landing::Back => format!("{name} rolls {room}: the token goes back where it was."),
                Landing::Invasion { defender, tokens } => format!(
                    "{name} rolls {room} and invades: {} holds it with {}.",
                    names.of(*defender),
                    Lang::En.count(u32::from(*tokens), WORDS.tokens)
                ),
            }
        }
        Line::Attack { seat, throw } => format!("{} attacks with {}.", names.of(*seat), throw.spelled_out()),
        Line::Defence { blow, .. } => {
            blow.clauses().map(|clause| tell_clause(clause, names)).collect::<Vec<_>>().join(" ")
        }
        Line::Relocate { seat, room } => format!("{} picks up a token from room {}.", names.of(*seat), room.0),
        Line::Sacrifice { seat, room } => {
            format!("{} gives a token from room {} for a bead.", names.of(*seat), room.0)
        }
        Line::Keep { seat } => format!("{} keeps all tokens.", names.of(*seat)),
    }
}

fn tell_clause(clause: Clause, names: &Names) -> String {
    match clause {
        Clause::Sums(attack, defence) => format!("{} against {}:", attack.spelled_out(), defence.spelled_out()),
        Clause::Tie { loser } => format!("a tie, {} loses the token.", names.of(loser)),
        Clause::Loss { loser, damage } => format!("{} loses the token, damage {damage}.", names.of(loser)),
        Clause::Out { seat } => format!("{} is out.", names.of(seat)),
        Clause::Taken { attacker } => format!("The room goes to {}.", names.of(attacker)),
        Clause::Held { defender } => format!("{} holds the room.", names.of(defender)),
        Clause::Bead { seat } => format!("{} finds a bead.", names.of(seat)),
        Clause::Wins { seat } => format!("{} wins!", names.of(seat)),
    }
}

pub(super) fn refuse(illegal: Illegal, names: &Names) -> String {
    match illegal {
        Illegal::Over => "The game is over.".to_owned(),
        Illegal::NotYourTurn { turn: Some(seat) } => format!("It is {}’s turn.", names.of(seat)),
        Illegal::NotYourTurn { turn: None } | Illegal::OrderIsDue => "First the dice say who begins.".to_owned(),
        Illegal::RoomRollIsDue => "First the room selector is rolled.".to_owned(),
        Illegal::RelocateIsDue => "The supply is empty: first pick up one of your own tokens.".to_owned(),
        Illegal::CombatRollIsDue => "There is a fight going on: first the combat dice.".to_owned(),
        Illegal::SacrificeIsDue => "First decide whether to trade a token for a bead.".to_owned(),
        Illegal::OrderRolls { expected } => format!("That takes {expected} rolls from 1 to 12."),
        Illegal::RoomRoll => "The room selector shows 1 to 12.".to_owned(),
        Illegal::CombatRoll => "A combat die shows 1 to 6.".to_owned(),
        Illegal::SupplyLeft => "There are still tokens in your supply; new ones come from there.".to_owned(),
        Illegal::NoTokenToMove => "None of your tokens is in that room.".to_owned(),
        Illegal::NotTwoTokens => "Only a room with two or more of your tokens can give one up.".to_owned(),
        Illegal::NoSacrificeNow => {
            "A token can be traded for a bead after the room, once a turn, while the pool has beads.".to_owned()
        }
    }
}
