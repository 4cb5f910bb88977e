//! Every word of Heartstrings.

mod cs;
mod de;
mod en;
mod line;

use super::action::Illegal;
use super::rooms::{Buff, Room};
use super::state::State;
use crate::engine::{EventOf, Seat};
use crate::games::{Icon, Told};
use crate::i18n::{Forms, Lang, Names};

pub use line::{Blow, Clause, Landing, Line, Throw};

/// What is due, for the place of the next action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prompt {
    /// All roll for who begins.
    Order {
        /// Some tied, and roll again.
        again: bool,
    },
    /// Roll the room selector.
    Room(Seat),
    /// Pick up a token first.
    Relocate(Seat),
    /// The attacker rolls.
    Attack {
        /// Who attacks.
        attacker: Seat,
        /// Whose room it is.
        defender: Seat,
        /// Where.
        room: Room,
    },
    /// The defender rolls for one token.
    Defend {
        /// Who defends.
        defender: Seat,
        /// How many tokens are still in the room.
        tokens: u8,
    },
    /// Sacrifice a token or keep all.
    Sacrifice(Seat),
    /// The game is over.
    Over(Seat),
}

/// The words that stand on the board and in the rules of thumb around it.
#[derive(Debug)]
pub struct Words {
    /// One sentence about the game, for the shelf.
    pub tagline: &'static str,
    /// How the game is won, in a few words, for the new game screen.
    pub goal: &'static str,
    /// Beads.
    pub beads: Forms,
    /// Tokens.
    pub tokens: Forms,
    /// The bead pool.
    pub pool: &'static str,
    /// A player's tokens that are not on the board.
    pub supply: &'static str,
    /// The button that rolls.
    pub roll: &'static str,
    /// The button that sacrifices nothing.
    pub keep: &'static str,
    /// Of a player without beads.
    pub out: &'static str,
    /// Of an empty room.
    pub empty: &'static str,
    /// The board, as a name for screen readers.
    pub board: &'static str,
}

/// The words of a language.
pub fn words(lang: Lang) -> &'static Words {
    match lang {
        Lang::En => &en::WORDS,
        Lang::De => &de::WORDS,
        Lang::Cs => &cs::WORDS,
    }
}

/// What is due, in words.
pub fn prompt(prompt: Prompt, lang: Lang, names: &Names) -> String {
    match lang {
        Lang::En => en::prompt(prompt, names),
        Lang::De => de::prompt(prompt, names),
        Lang::Cs => cs::prompt(prompt, names),
    }
}

/// The name of a room with what is special about it.
pub fn room_name(room: Room, lang: Lang) -> String {
    let (name, attacker, defender, bead) = match lang {
        Lang::En => en::ROOM,
        Lang::De => de::ROOM,
        Lang::Cs => cs::ROOM,
    };
    let number = room.0;
    match room.buff() {
        Buff::Plain => format!("{name} {number}"),
        Buff::Attacker(bonus) => format!("{name} {number}, {attacker} +{bonus}"),
        Buff::Defender(bonus) => format!("{name} {number}, {defender} +{bonus}"),
        Buff::Bead => format!("{name} {number}, {bead}"),
    }
}

impl Told for State {
    type Line = Line;

    fn line(before: &Self, event: &EventOf<Self>, after: &Self) -> Line {
        line::of(before, event, after)
    }

    fn tell(line: &Line, lang: Lang, names: &Names) -> String {
        match lang {
            Lang::En => en::tell(line, names),
            Lang::De => de::tell(line, names),
            Lang::Cs => cs::tell(line, names),
        }
    }

    fn icon(line: &Line) -> Icon {
        match line {
            Line::Order { .. } | Line::Room { .. } => Icon::Die,
            Line::Attack { .. } => Icon::Sword,
            Line::Defence { blow, .. } if blow.wins_the_game() => Icon::Crown,
            Line::Defence { .. } => Icon::Shield,
            Line::Relocate { .. } | Line::Keep { .. } => Icon::Hand,
            Line::Sacrifice { .. } => Icon::Bead,
        }
    }

    fn prompt(&self, lang: Lang, names: &Names) -> String {
        prompt(State::prompt(self), lang, names)
    }

    fn refuse(illegal: &Illegal, lang: Lang, names: &Names) -> String {
        match lang {
            Lang::En => en::refuse(*illegal, names),
            Lang::De => de::refuse(*illegal, names),
            Lang::Cs => cs::refuse(*illegal, names),
        }
    }
}
