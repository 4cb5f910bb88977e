//! The texts of Heartstrings.

mod advice;
mod box_text;
mod chance;
mod log;
mod log_entry;
mod pictures;
mod story;
mod summary;
mod words;

use super::{Buff, Illegal, Room, State};
use crate::engine::Seat;
use crate::games::{BoxText, GameText};
use crate::i18n::{Lang, Names};

pub use log_entry::{Blow, Clause, Landing, LogEntry, Throw};
pub use words::Words;

/// The prompt: what is due, for the action panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prompt {
    /// All seats roll for the first turn.
    Order {
        /// Whether it is a repeated roll after a tie.
        again: bool,
    },
    /// Roll the room selector.
    Room(Seat),
    /// Pick up a token first.
    Relocate(Seat),
    /// The attacker rolls.
    Attack {
        /// The attacking seat.
        attacker: Seat,
        /// The seat that holds the room.
        defender: Seat,
        /// The attacked room.
        room: Room,
    },
    /// The defender rolls for one token.
    Defend {
        /// The defending seat.
        defender: Seat,
        /// The number of tokens still in the room.
        tokens: u8,
    },
    /// Sacrifice a token or keep all.
    Sacrifice(Seat),
    /// The game is over.
    Over(Seat),
}

/// The prompt, in words.
pub fn prompt(prompt: Prompt, lang: Lang, names: &Names) -> String {
    let words = Words::of(lang);
    match prompt {
        Prompt::Order { again: false } => words.prompt_order().to_owned(),
        Prompt::Order { again: true } => words.prompt_order_again().to_owned(),
        Prompt::Room(seat) => words.prompt_room(names.of(seat)),
        Prompt::Relocate(seat) => words.prompt_relocate(names.of(seat)),
        Prompt::Attack { attacker, defender, room } => {
            words.prompt_attack(names.of(attacker), names.of(defender), room.0)
        }
        Prompt::Defend { defender, tokens: 1 } => words.prompt_defend_last(names.of(defender)),
        Prompt::Defend { defender, tokens } => words.prompt_defend(names.of(defender), tokens),
        Prompt::Sacrifice(seat) => words.prompt_sacrifice(names.of(seat)),
        Prompt::Over(seat) => words.prompt_over(names.of(seat)),
    }
}

/// The name of a room, with its special property.
pub fn room_name(room: Room, lang: Lang) -> String {
    let words = Words::of(lang);
    match room.buff() {
        Buff::Plain => words.room_plain(room.0),
        Buff::Attacker(bonus) => words.room_attacker(room.0, bonus),
        Buff::Defender(bonus) => words.room_defender(room.0, bonus),
        Buff::Bead => words.room_bead(room.0),
    }
}

/// The effects of a room on a token that arrives there, in sentences.
pub fn room_about(room: Room, lang: Lang) -> Vec<String> {
    let words = Words::of(lang);
    let about = match room.buff() {
        Buff::Plain => None,
        Buff::Attacker(bonus) => Some(words.room_attacker_about(bonus)),
        Buff::Defender(bonus) => Some(words.room_defender_about(bonus)),
        Buff::Bead => Some(words.room_bead_about().to_owned()),
    };
    about.into_iter().chain([words.room_plain_about().to_owned()]).collect()
}

impl GameText for State {
    const BOX: BoxText = box_text::BOX;

    type Words = Words;

    fn prompt(&self, lang: Lang, names: &Names) -> String {
        prompt(State::prompt(self), lang, names)
    }

    fn offer(lang: Lang) -> Option<&'static str> {
        Some(Words::of(lang).keep_unless_touched())
    }

    fn refuse(illegal: &Illegal, lang: Lang, names: &Names) -> String {
        let words = Words::of(lang);
        let text = match *illegal {
            Illegal::NotYourTurn { turn: Some(turn) } => return words.refuse_not_your_turn(names.of(turn)),
            Illegal::OrderRolls { expected } => return words.refuse_order_rolls(expected),
            Illegal::Over => words.refuse_over(),
            Illegal::NotYourTurn { turn: None } | Illegal::OrderIsDue => words.refuse_order_is_due(),
            Illegal::RoomRollIsDue => words.refuse_room_roll_is_due(),
            Illegal::RelocateIsDue => words.refuse_relocate_is_due(),
            Illegal::CombatRollIsDue => words.refuse_combat_roll_is_due(),
            Illegal::SacrificeIsDue => words.refuse_sacrifice_is_due(),
            Illegal::RoomRoll => words.refuse_room_roll(),
            Illegal::CombatRoll => words.refuse_combat_roll(),
            Illegal::SupplyLeft => words.refuse_supply_left(),
            Illegal::NoTokenToMove => words.refuse_no_token_to_move(),
            Illegal::NotTwoTokens => words.refuse_not_two_tokens(),
            Illegal::NoSacrificeNow => words.refuse_no_sacrifice_now(),
        };
        text.to_owned()
    }
}
