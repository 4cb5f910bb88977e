//! The log: its entries as sentences.

use super::{Clause, Landing, LogEntry, Throw, Words, pictures};
use crate::engine::{Seat, Step};
use crate::games::heartstrings::State;
use crate::games::{GameLog, Icon, Picture};
use crate::i18n::{Lang, Names};

impl GameLog for State {
    type LogEntry = LogEntry;

    fn log_entry(step: &Step<Self>) -> LogEntry {
        LogEntry::of(step)
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
        told.map(|(_, entry)| Self::describe(entry, lang, names)).collect::<Vec<_>>().join(" ")
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
