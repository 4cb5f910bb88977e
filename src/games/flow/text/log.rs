//! The log: its entries as sentences.

use super::{Called, Clause, Headline, LogEntry, Name, Words, pictures};
use crate::engine::{Seat, Step};
use crate::games::flow::{Cards, State};
use crate::games::{GameLog, Icon, Picture};
use crate::i18n::{Lang, Names};

impl GameLog for State {
    type LogEntry = LogEntry;

    fn log_entry(step: &Step<Self>) -> LogEntry {
        LogEntry::of(step)
    }

    fn describe(entry: &LogEntry, lang: Lang, names: &Names) -> String {
        let headline = headline(entry, Words::of(lang), names);
        let rest = consequences(&entry.clauses, lang, names);
        if rest.is_empty() { headline } else { [headline, rest].join(" ") }
    }

    fn icon(entry: &LogEntry) -> Icon {
        if entry.clauses.iter().any(|clause| matches!(clause, Clause::Wins { .. })) {
            return Icon::Crown;
        }
        match entry.headline {
            Headline::Plays { .. } | Headline::Draws { .. } => Icon::Card,
            Headline::Flows | Headline::Advances | Headline::Steps { .. } => Icon::Hand,
            Headline::Rolls { .. } => Icon::Die,
            Headline::Shields => Icon::Shield,
        }
    }

    fn pictures(entry: &LogEntry) -> Vec<Picture> {
        pictures::of(entry)
    }

    fn turn_of(entry: &LogEntry) -> Option<Seat> {
        Some(entry.turn)
    }

    fn names_places(entry: &LogEntry) -> bool {
        !entry.spots().is_empty()
    }

    fn describe_turn(entries: &[LogEntry], lang: Lang, names: &Names) -> String {
        let Some(turn) = entries.first().map(|entry| entry.turn) else { return String::new() };
        let (mut cards, mut rolls) = (Cards::NONE, Vec::new());
        for entry in entries {
            match entry.headline {
                Headline::Plays { card, .. } => cards = cards.and(Cards::one(card)),
                Headline::Rolls { roll } => rolls.push(roll.to_string()),
                _ => {}
            }
        }
        let (words, player) = (Words::of(lang), names.of(turn));
        let head = if !cards.is_empty() {
            words.turn_cards(player, &words.cards(cards))
        } else if !rolls.is_empty() {
            words.log_rolls(player, &lang.list(rolls))
        } else {
            words.log_flows(player)
        };
        let told = |kind: Kind| {
            let of_turn =
                entries.iter().flat_map(|entry| entry.clauses.iter().filter_map(move |each| retold(entry, *each)));
            let clauses: Vec<Clause> = of_turn.filter(|(other, _)| *other == kind).map(|(_, clause)| clause).collect();
            let count = clauses.len() as u32;
            match kind {
                Kind::ComesIn if count > 1 => vec![words.turn_come_in(count)],
                Kind::IsThrown if count > 1 => vec![words.turn_are_thrown(count)],
                Kind::GoesIn if count > 1 => vec![words.turn_go_in(count)],
                _ => clauses.into_iter().map(|each| clause(each, words, names)).collect(),
            }
        };
        let kinds = [Kind::ComesIn, Kind::Goes, Kind::IsThrown, Kind::GoesIn, Kind::Last];
        std::iter::once(head).chain(kinds.into_iter().flat_map(told)).collect::<Vec<_>>().join(" ")
    }
}

fn headline(entry: &LogEntry, words: Words, names: &Names) -> String {
    let player = names.of(entry.seat);
    match entry.headline {
        Headline::Plays { card, for_two: None } => words.log_plays(player, words.card(card)),
        Headline::Plays { card, for_two: Some(discard) } => {
            words.log_plays_for_two(player, &words.cards(discard), words.card(card))
        }
        Headline::Flows => words.log_flows(player),
        Headline::Advances => words.log_advances(player),
        Headline::Draws { card } => words.log_draws(player, words.card(card)),
        Headline::Rolls { roll } => words.log_rolls(player, roll),
        Headline::Steps { roll } => words.log_steps(player, roll),
        Headline::Shields => words.log_shields(player),
    }
}

/// The grammatical role of a piece in its sentence.
#[derive(Clone, Copy)]
pub(super) enum GrammaticalRole {
    /// The subject, at the beginning.
    First,
    /// The subject, in a later position.
    Subject,
    /// The object: the piece in the way.
    Object,
}

pub(super) fn piece(Called { of, name }: Called, role: GrammaticalRole, words: Words, names: &Names) -> String {
    use GrammaticalRole::{First, Object, Subject};
    match (name, of.map(|of| names.of(of)), role) {
        (Name::Master, None, First) => words.piece_master_first().to_owned(),
        (Name::Master, None, Subject) => words.piece_master_subject().to_owned(),
        (Name::Master, None, Object) => words.piece_master_object().to_owned(),
        (Name::Master, Some(player), First) => words.piece_master_of_first(player),
        (Name::Master, Some(player), Subject) => words.piece_master_of_subject(player),
        (Name::Master, Some(player), Object) => words.piece_master_of_object(player),
        (Name::Ordinary(number), None, First) => words.piece_ordinary_first(number),
        (Name::Ordinary(number), None, Subject) => words.piece_ordinary_subject(number),
        (Name::Ordinary(number), None, Object) => words.piece_ordinary_object(number),
        (Name::Ordinary(number), Some(player), First) => words.piece_ordinary_of_first(player, number),
        (Name::Ordinary(number), Some(player), Subject) => words.piece_ordinary_of_subject(player, number),
        (Name::Ordinary(number), Some(player), Object) => words.piece_ordinary_of_object(player, number),
    }
}

fn clause(clause: Clause, words: Words, names: &Names) -> String {
    let first = |called| piece(called, GrammaticalRole::First, words, names);
    let subject = |called| piece(called, GrammaticalRole::Subject, words, names);
    let object = |called| piece(called, GrammaticalRole::Object, words, names);
    match clause {
        Clause::ThrowIsActive => words.then_throw_is_active().to_owned(),
        Clause::ComesIn { piece, at } => words.then_comes_in(&first(piece), at),
        Clause::Goes { piece, from, to } => words.then_goes(&first(piece), &words.departure(from), &words.arrival(to)),
        Clause::GoesBack { piece, from, to } => {
            words.then_goes_back(&first(piece), &words.departure(from), &words.arrival(to))
        }
        Clause::StaysBefore { piece, by } => words.then_stays_before(&first(piece), &object(by)),
        Clause::StopsBefore { by } => words.then_stops_before(&object(by)),
        Clause::Swaps { at, other, other_at } => {
            let master = Called { name: Name::Master, ..other };
            words.then_swaps(&first(master), at, &subject(other), other_at)
        }
        Clause::IsThrown { piece, from } => words.then_is_thrown(&first(piece), from),
        Clause::Faster { to } => words.then_faster(to),
        Clause::Slower { to } => words.then_slower(to),
        Clause::EntranceAt { at } => words.then_entrance_at(at),
        Clause::EntranceLeaves => words.then_entrance_leaves().to_owned(),
        Clause::Earns { card } => words.then_earns(words.card(card)),
        Clause::EarnsNothing { card: Some(card) } => words.then_earns_nothing(words.card(card)),
        Clause::EarnsNothing { card: None } => words.then_earns_nothing_at_all().to_owned(),
        Clause::DrawIsDue => words.then_draw_is_due().to_owned(),
        Clause::GoesIn { piece } => words.then_goes_in(&first(piece)),
        Clause::RollIsLost => words.then_roll_is_lost().to_owned(),
        Clause::ShieldIsDue { owner } => words.then_shield_is_due(names.of(owner)),
        Clause::ThrowWasIdle => words.then_throw_was_idle().to_owned(),
        Clause::LastRace { at } => words.then_last_race(at),
        Clause::Wins { seat } => words.then_wins(names.of(seat)),
    }
}

/// Consequences in sentences, from the [`clauses`](super::clauses) of a preview.
pub fn consequences(clauses: &[Clause], lang: Lang, names: &Names) -> String {
    let words = Words::of(lang);
    clauses.iter().map(|each| clause(*each, words, names)).collect::<Vec<_>>().join(" ")
}

/// The kinds of clauses in the line of a turn. Several pieces that come in, are thrown or go into the heart are only counted.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    ComesIn,
    IsThrown,
    GoesIn,
    Goes,
    Last,
}

/// The clause of an entry as it appears in the line of the whole turn, from the point of view of the seat whose turn it was.
fn retold(entry: &LogEntry, clause: Clause) -> Option<(Kind, Clause)> {
    let seen = |piece: Called| {
        let owner = piece.of.unwrap_or(entry.seat);
        Called { of: (owner != entry.turn).then_some(owner), ..piece }
    };
    match clause {
        Clause::ComesIn { piece, at } => Some((Kind::ComesIn, Clause::ComesIn { piece: seen(piece), at })),
        Clause::IsThrown { piece, from } => Some((Kind::IsThrown, Clause::IsThrown { piece: seen(piece), from })),
        Clause::GoesIn { piece } => Some((Kind::GoesIn, Clause::GoesIn { piece: seen(piece) })),
        // With a die the movement is the only decision.
        Clause::Goes { piece, from, to } if matches!(entry.headline, Headline::Steps { .. }) => {
            Some((Kind::Goes, Clause::Goes { piece: seen(piece), from, to }))
        }
        Clause::LastRace { .. } | Clause::Wins { .. } => Some((Kind::Last, clause)),
        _ => None,
    }
}
