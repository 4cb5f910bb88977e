//! The log: its entries as sentences.

use super::{End, LogEntry, Words, called, pictures};
use crate::engine::{Seat, Step};
use crate::games::tintenherz::{Card, State};
use crate::games::{GameLog, Icon, Picture};
use crate::i18n::{Lang, Names};

impl GameLog for State {
    type LogEntry = LogEntry;

    fn log_entry(step: &Step<Self>) -> LogEntry {
        LogEntry::of(step)
    }

    fn describe(entry: &LogEntry, lang: Lang, names: &Names) -> String {
        let words = Words::of(lang);
        let subject = |card: Card| called(card, words.card_shadow_subject(), lang);
        let object = |card: Card| called(card, words.card_shadow_object(), lang);
        match entry {
            LogEntry::Deal { cards } => words.log_deal(&lang.list(cards.iter().map(|card| subject(*card)))),
            LogEntry::Roll { seat, dice: [first, second], again, matches } => {
                let (player, first, second) = (names.of(*seat), *first, *second);
                match (again, matches) {
                    (false, true) => words.log_roll(player, first, second),
                    (false, false) => words.log_roll_no_match(player, first, second),
                    (true, true) => words.log_roll_again(player, first, second),
                    (true, false) => words.log_roll_again_no_match(player, first, second),
                }
            }
            LogEntry::Reroll { seat, kept: None } => words.log_reroll_both(names.of(*seat)),
            LogEntry::Reroll { seat, kept: Some(kept) } => words.log_reroll_one(names.of(*seat), *kept),
            LogEntry::Take { seat, card, from, end } => {
                let (player, name) = (names.of(*seat), object(*card));
                let taken = match from {
                    Some(from) => words.log_take_from(player, &name, names.of(*from)),
                    None if card.is_hero() => words.log_take_hero(player, &name),
                    None => words.log_take_villain(player, &name),
                };
                let end = end.as_ref().map(|end| describe_end(end, lang, names));
                [taken].into_iter().chain(end).collect::<Vec<_>>().join(" ")
            }
            LogEntry::Secure { seat, card } => words.log_secure(names.of(*seat), &object(*card)),
            LogEntry::Draw { card, .. } => words.log_draw(&subject(*card)),
            LogEntry::Pass { seat } => words.log_pass(names.of(*seat)),
        }
    }

    fn icon(entry: &LogEntry) -> Icon {
        match entry {
            LogEntry::Take { end: Some(_), .. } => Icon::Crown,
            LogEntry::Roll { .. } | LogEntry::Reroll { .. } => Icon::Die,
            LogEntry::Deal { .. } | LogEntry::Draw { .. } => Icon::Card,
            LogEntry::Take { .. } | LogEntry::Pass { .. } => Icon::Hand,
            LogEntry::Secure { .. } => Icon::Castle,
        }
    }

    fn pictures(entry: &LogEntry) -> Vec<Picture> {
        pictures::of(entry)
    }

    fn turn_of(entry: &LogEntry) -> Option<Seat> {
        match entry {
            LogEntry::Deal { .. } => None,
            LogEntry::Roll { seat, .. }
            | LogEntry::Reroll { seat, .. }
            | LogEntry::Take { seat, .. }
            | LogEntry::Secure { seat, .. }
            | LogEntry::Draw { seat, .. }
            | LogEntry::Pass { seat } => Some(*seat),
        }
    }

    fn names_places(entry: &LogEntry) -> bool {
        !entry.cards().is_empty()
    }

    fn describe_turn(entries: &[LogEntry], lang: Lang, names: &Names) -> String {
        let is_roll = |entry: &&LogEntry| matches!(entry, LogEntry::Roll { .. } | LogEntry::Reroll { .. });
        // Without a card the last roll is the reason.
        let is_idle = |entry: &LogEntry| is_roll(&entry) || matches!(entry, LogEntry::Pass { .. });
        let last_roll = entries.iter().rposition(|entry| is_roll(&entry)).filter(|_| entries.iter().all(is_idle));
        let told = entries.iter().enumerate().filter(|(index, entry)| !is_roll(entry) || last_roll == Some(*index));
        told.map(|(_, entry)| Self::describe(entry, lang, names)).collect::<Vec<_>>().join(" ")
    }
}

fn describe_end(End { outcome, score }: &End, lang: Lang, names: &Names) -> String {
    let words = Words::of(lang);
    let players = names.list(outcome.winners.iter(), lang);
    let points = words.points_won_with(*score, *score);
    if outcome.winners.len() == 1 { words.log_end(&players, &points) } else { words.log_end_shared(&players, &points) }
}
