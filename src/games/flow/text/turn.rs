//! A turn as one line: the cards played or the rolls, and the consequences for pieces that come in, are thrown or go home.

use super::{Called, Clause, Headline, LogEntry, Words, clause};
use crate::games::flow::Cards;
use crate::i18n::{Lang, Names};

pub(super) fn describe(entries: &[LogEntry], lang: Lang, names: &Names) -> String {
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
