//! The texts of Heartstrings.

mod advice;
mod box_text;
mod log_entry;
mod pictures;
mod summary;
mod words;

use arrayvec::ArrayVec;

use super::{Buff, Chance, Effect, Illegal, Room, State};
use crate::engine::{Event, Seat, Seats, Step};
use crate::games::heartstrings::Action;
use crate::games::heartstrings::bot::Reason;
use crate::games::{BoxText, Figure, Fortunes, GameText, Hint, Icon, MOST_DICE, Picture, Remarks, Summary};
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

fn describe(entry: &LogEntry, lang: Lang, names: &Names) -> String {
    let words = Words::of(lang);
    match entry {
        LogEntry::Order { rolls, first } => {
            let rolls = rolls.iter().map(|(seat, roll)| words.log_roll(names.of(*seat), *roll));
            let rolls = rolls.collect::<Vec<_>>().join(", ");
            match first {
                Some(first) => words.log_order(&rolls, names.of(*first)),
                None => words.log_order_tie(&rolls),
            }
        }
        LogEntry::Room { seat, room, landing } => {
            let (player, room) = (names.of(*seat), room.0);
            match landing {
                Landing::Calm { bead: false } => words.log_room(player, room),
                Landing::Calm { bead: true } => words.log_room_bead(player, room),
                Landing::Back => words.log_room_back(player, room),
                Landing::Invasion { defender, tokens } => {
                    words.log_room_invaded(player, room, names.of(*defender), &words.tokens_that_hold(*tokens))
                }
            }
        }
        LogEntry::Attack { seat, throw } => words.log_attack(names.of(*seat), &throw_text(*throw, words)),
        LogEntry::Defence { blow, .. } => {
            blow.clauses().map(|each| clause(each, words, names)).collect::<Vec<_>>().join(" ")
        }
        LogEntry::Relocate { seat, room } => words.log_relocate(names.of(*seat), room.0),
        LogEntry::Sacrifice { seat, room } => words.log_sacrifice(names.of(*seat), room.0),
        LogEntry::Keep { seat } => words.log_keep(names.of(*seat)),
    }
}

fn clause(clause: Clause, words: Words, names: &Names) -> String {
    match clause {
        Clause::Sums(attack, defence) => words.fight_sums(&throw_text(attack, words), &throw_text(defence, words)),
        Clause::Tie { loser } => words.fight_tie(names.of(loser)),
        Clause::Loss { loser, damage } => words.fight_loss(names.of(loser), damage),
        Clause::Out { seat } => words.fight_out(names.of(seat)),
        Clause::Taken { attacker } => words.fight_taken(names.of(attacker)),
        Clause::Held { defender } => words.fight_held(names.of(defender)),
        Clause::Bead { seat } => words.fight_bead(names.of(seat)),
        Clause::Wins { seat } => words.fight_wins(names.of(seat)),
    }
}

/// The sum written out, `6 + 3`; the die alone if there is no bonus.
fn throw_text(throw: Throw, words: Words) -> String {
    match throw.bonus {
        0 => throw.roll.to_string(),
        bonus => words.throw(throw.roll, bonus),
    }
}

fn refuse(illegal: Illegal, lang: Lang, names: &Names) -> String {
    let words = Words::of(lang);
    let text = match illegal {
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

impl GameText for State {
    const BOX: BoxText = box_text::BOX;

    type Words = Words;

    type LogEntry = LogEntry;

    fn log_entry(step: &Step<Self>) -> LogEntry {
        log_entry::of(step)
    }

    fn describe(entry: &LogEntry, lang: Lang, names: &Names) -> String {
        describe(entry, lang, names)
    }

    fn pictures(entry: &LogEntry) -> Vec<Picture> {
        pictures::of(entry)
    }

    fn turn_of(entry: &LogEntry) -> Option<Seat> {
        match entry {
            LogEntry::Order { .. } => None,
            LogEntry::Defence { attacker: seat, .. }
            | LogEntry::Room { seat, .. }
            | LogEntry::Attack { seat, .. }
            | LogEntry::Relocate { seat, .. }
            | LogEntry::Sacrifice { seat, .. }
            | LogEntry::Keep { seat } => Some(*seat),
        }
    }

    fn names_places(entry: &LogEntry) -> bool {
        entry.room().is_some()
    }

    fn describe_turn(entries: &[LogEntry], lang: Lang, names: &Names) -> String {
        let last_roll = entries.iter().rposition(|entry| matches!(entry, LogEntry::Defence { .. }));
        let is_told = |index: usize, entry: &LogEntry| match entry {
            LogEntry::Order { .. } | LogEntry::Room { .. } | LogEntry::Sacrifice { .. } => true,
            LogEntry::Defence { .. } => last_roll == Some(index),
            // The decisive roll names both sums.
            LogEntry::Attack { .. } => last_roll.is_none(),
            LogEntry::Relocate { .. } | LogEntry::Keep { .. } => false,
        };
        let told = entries.iter().enumerate().filter(|(index, entry)| is_told(*index, entry));
        told.map(|(_, entry)| describe(entry, lang, names)).collect::<Vec<_>>().join(" ")
    }

    fn icon(entry: &LogEntry) -> Icon {
        match entry {
            LogEntry::Order { .. } | LogEntry::Room { .. } => Icon::Die,
            LogEntry::Attack { .. } => Icon::Sword,
            LogEntry::Defence { blow, .. } if blow.wins_the_game() => Icon::Crown,
            LogEntry::Defence { .. } => Icon::Shield,
            LogEntry::Relocate { .. } | LogEntry::Keep { .. } => Icon::Hand,
            LogEntry::Sacrifice { .. } => Icon::Bead,
        }
    }

    fn explain(reason: &Reason, lang: Lang, _: &Names) -> String {
        advice::explain(reason, lang)
    }

    fn hint(&self, action: &Action, lang: Lang, _: &Names) -> Hint {
        advice::hint(action, lang)
    }

    fn moment(step: &Step<Self>) -> Fortunes {
        advice::moment(&step.effects)
    }

    fn happens_to(step: &Step<Self>) -> Seats {
        let whose = |effect: &Effect| match *effect {
            Effect::Takes { from: seat, .. }
            | Effect::Leaves { seat, .. }
            | Effect::LosesBeads { seat, .. }
            | Effect::EarnsBead { seat }
            | Effect::IsOut { seat } => Some(seat),
            _ => None,
        };
        step.effects.iter().filter_map(whose).collect()
    }

    fn strikes(step: &Step<Self>) -> Seats {
        let whose = |effect: &Effect| match *effect {
            Effect::LosesBeads { seat, .. } | Effect::IsOut { seat } => Some(seat),
            _ => None,
        };
        step.effects.iter().filter_map(whose).collect()
    }

    fn remarks(lang: Lang) -> Remarks {
        advice::remarks(lang)
    }

    fn prompt(&self, lang: Lang, names: &Names) -> String {
        prompt(State::prompt(self), lang, names)
    }

    fn summary(&self, log: &[LogEntry], lang: Lang, names: &Names) -> Option<Summary> {
        summary::of(self, log, lang, names)
    }

    fn figures(&self, lang: Lang) -> Vec<Figure> {
        let beads = self.seats().map(|seat| self.beads(seat).into()).collect();
        vec![Figure { label: Words::of(lang).beads_over_game(), values: beads, thresholds: Vec::new() }]
    }

    fn is_out(&self, seat: Seat) -> bool {
        State::is_out(self, seat)
    }

    fn offer(lang: Lang) -> Option<&'static str> {
        Some(Words::of(lang).keep_unless_touched())
    }

    fn rolled(step: &Step<Self>) -> Option<(Seat, ArrayVec<u8, MOST_DICE>)> {
        match step.event {
            Event::Chance { chance: Chance::Attack(roll) | Chance::Defend(roll) } => {
                Some((step.before.to_act()?, [roll].into_iter().collect()))
            }
            _ => None,
        }
    }

    fn refuse(illegal: &Illegal, lang: Lang, names: &Names) -> String {
        refuse(*illegal, lang, names)
    }
}
