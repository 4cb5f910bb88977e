//! The sentences of the log.

use std::ops::Range;

use super::{
    ChangePart, Clause, Headline, LogEntry, Words, card, card_list, cause, changes, effect, indicators, log_entry,
    pictures, place_list,
};
use crate::engine::{Outcome, Seat, Step};
use crate::games::infarkt::{Action, Cause, Liaison, Pending, Place, Shopping, State, To, Training};
use crate::games::{GameLog, Icon, Picture};
use crate::i18n::{Lang, Names};

impl GameLog for State {
    type LogEntry = LogEntry;

    fn log_entry(step: &Step<Self>) -> LogEntry {
        log_entry::of(step)
    }

    fn log_entry_of_part(step: &Step<Self>, effects: Range<usize>) -> LogEntry {
        log_entry::of_part(step, effects)
    }

    fn describe_part(step: &Step<Self>, effects: Range<usize>, lang: Lang, names: &Names) -> String {
        let entry = log_entry::of_part(step, effects);
        let is_night = |clause: &Clause| matches!(clause, Clause::Change { cause: Cause::Decay, .. });
        match entry.clauses.iter().any(is_night) {
            true => Words::of(lang).part_night().to_owned(),
            false => Self::describe(&entry, lang, names),
        }
    }

    /// The sentences of an entry: the action, then the consequences. If the player's own change comes first, both form one sentence.
    fn describe(entry: &LogEntry, lang: Lang, names: &Names) -> String {
        let words = Words::of(lang);
        if let Some((_, Headline::Comes(pending))) = &entry.headline {
            return comes(pending, &entry.clauses, lang, names);
        }
        let mut clauses = entry.clauses.as_slice();
        let mut all = Vec::new();
        if let Some((seat, done)) = &entry.headline {
            let gains = |part: &ChangePart| match *part {
                ChangePart::Indicator(_, by) => by < 0,
                ChangePart::Euro(by) => by > 0,
                ChangePart::Chips(_, by) => by > 0,
            };
            let is_mixed = clauses.iter().any(|clause| match clause {
                Clause::Change { seat: own, parts, .. } => own == seat && parts.iter().any(gains),
                _ => false,
            });
            let done = match done {
                Headline::Open(Action::Accept) if is_mixed => words.action_accept_mixed(names.of(*seat)),
                _ => headline(*seat, done, lang, names),
            };
            all.push(match clauses {
                [Clause::Change { seat: own, cause, parts }, rest @ ..] if own == seat && joins(*cause) => {
                    clauses = rest;
                    words.log_action_changes(&done, &changes(parts, lang))
                }
                _ => words.log_action(&done),
            });
        }
        all.extend(clauses.iter().map(|each| clause(each, lang, names)));
        all.join(" ")
    }

    fn icon(entry: &LogEntry) -> Icon {
        if entry.clauses.iter().any(|clause| matches!(clause, Clause::Over(_))) {
            return Icon::Crown;
        }
        match entry.headline {
            None | Some((_, Headline::Open(Action::Event { .. } | Action::Trade { .. } | Action::Keep(_)))) => {
                Icon::Card
            }
            Some((
                _,
                Headline::Chips(_)
                | Headline::Comes(_)
                | Headline::Secret
                | Headline::Open(Action::Accept | Action::Drug(_)),
            )) => Icon::Shield,
            Some(_) => Icon::Hand,
        }
    }

    fn pictures(entry: &LogEntry) -> Vec<Picture> {
        pictures::of(entry)
    }

    fn turn_of(entry: &LogEntry) -> Option<Seat> {
        entry.turn
    }

    fn begins_line(entry: &LogEntry) -> bool {
        // Each visit of a place has its own line.
        matches!(entry.headline, Some((_, Headline::Open(Action::Go(_)))))
    }

    const HAS_ROUNDS: bool = true;

    fn begins_round(entry: &LogEntry) -> bool {
        entry.clauses.iter().any(|clause| matches!(clause, Clause::Round(round) if *round > 1))
    }

    fn names_places(entry: &LogEntry) -> bool {
        !entry.places().is_empty()
    }

    /// A visit in short: its activities and their consequences. Coming, going and accepting are only told if nothing else happened.
    fn describe_turn(entries: &[LogEntry], lang: Lang, names: &Names) -> String {
        let told = |entry: &LogEntry| match entry.headline {
            Some((_, Headline::Open(Action::Go(_) | Action::Leave | Action::Accept))) => {
                entry.clauses.iter().map(|each| clause(each, lang, names)).collect::<Vec<_>>().join(" ")
            }
            _ => Self::describe(entry, lang, names),
        };
        let told: Vec<String> = entries.iter().map(told).filter(|told| !told.is_empty()).collect();
        match entries.first() {
            Some(first) if told.is_empty() => Self::describe(first, lang, names),
            _ => told.join(" "),
        }
    }
}

/// The sentences of an effect that could not be answered: what it changes, then the other consequences.
fn comes(pending: &Pending, clauses: &[Clause], lang: Lang, names: &Names) -> String {
    let (words, player) = (Words::of(lang), names.of(pending.seat));
    let why = cause(pending.cause, lang, names);
    let is_own = |each: &Clause| matches!(each, Clause::Change { seat, cause, .. } if *seat == pending.seat && *cause == pending.cause);
    let own = clauses.iter().position(is_own);
    // Told in parts, the change itself may come later.
    let first = match own.and_then(|at| clauses.get(at)) {
        Some(Clause::Change { parts, .. }) => words.prompt_comes(player, &changes(parts, lang), &why),
        _ if pending.effect.is_none() => words.log_nothing_left(player, &why),
        _ => words.prompt_comes(player, &effect(pending.effect, lang), &why),
    };
    let others = clauses.iter().enumerate().filter(|(at, _)| Some(*at) != own);
    std::iter::once(first).chain(others.map(|(_, each)| clause(each, lang, names))).collect::<Vec<_>>().join(" ")
}

/// The action as a sentence; `None` if a card was drawn.
pub fn done(entry: &LogEntry, lang: Lang, names: &Names) -> Option<String> {
    let (seat, done) = entry.headline.as_ref()?;
    Some(Words::of(lang).log_action(&headline(*seat, done, lang, names)))
}

/// Whether a change from this cause is joined with the sentence of the action.
fn joins(cause: Cause) -> bool {
    !matches!(cause, Cause::Meal(_) | Cause::Party { .. } | Cause::Treat { .. } | Cause::Shock { .. })
        && !matches!(cause, Cause::Funeral { .. } | Cause::Decay)
}

/// The beginning of a sentence: a full stop or the changes follow.
fn headline(seat: Seat, headline: &Headline, lang: Lang, names: &Names) -> String {
    let (words, player) = (Words::of(lang), names.of(seat));
    match headline {
        Headline::Open(of) => action(player, of, lang, names),
        Headline::Chips(of) => words.action_chips(player, &indicators(of, lang)),
        Headline::Party { cards, guests } => {
            let guests = names.list(guests.iter().copied().flatten(), lang);
            words.action_party_for(player, &guests, &card_list(cards, lang))
        }
        Headline::Comes(_) => words.action_accept(player),
        Headline::Planned => words.action_planned(player),
        Headline::Secret => words.action_secret(player),
    }
}

pub(super) fn action(player: &str, action: &Action, lang: Lang, names: &Names) -> String {
    let words = Words::of(lang);
    match action {
        Action::Event { card: of } => words.action_event(player, &card(*of, lang)),
        Action::Plan(plan) => words.action_plan(player, &place_list(plan.iter().copied(), lang)),
        Action::Go(place) => goes(player, *place, words),
        Action::Leave => words.action_leave(player),
        Action::Work => words.action_work(player),
        Action::BuyDrug => words.action_buy_drug(player),
        Action::Train(Training::A) => words.action_train_lightly(player),
        Action::Train(Training::B) => words.action_train_with_coach(player),
        Action::Shop(Shopping::A) => words.action_shop_one(player),
        Action::Shop(Shopping::B) => words.action_shop_two(player),
        Action::Shop(Shopping::C) => words.action_shop_frenzy(player),
        Action::Keep(of) => words.action_keep(player, &card_list(of, lang)),
        Action::Restock => words.action_restock(player),
        Action::StockDrug(of) => words.action_stock(player, &card(*of, lang)),
        Action::Trade { give, take } => words.action_trade(player, &card_list(give, lang), &card_list(take, lang)),
        Action::Rest => words.action_rest(player),
        Action::Cook(of) => words.action_cook(player, &card_list(of, lang)),
        Action::Party(of) => words.action_party(player, &card_list(of, lang)),
        Action::Buy(of) => words.action_buy(player, &card(*of, lang)),
        Action::Invite(guest) => words.action_invite(player, names.of(*guest)),
        Action::Affair(Liaison::Lover) => words.action_affair_lover(player),
        Action::Affair(Liaison::Paid) => words.action_affair_paid(player),
        Action::Family(_) => words.action_family(player),
        Action::Career => words.action_career(player),
        Action::Drug(of) => words.action_drug(player, &card(*of, lang)),
        Action::Chips(of) => words.action_chips(player, &indicators(of, lang)),
        Action::Accept => words.action_accept(player),
        Action::Remove(_) => words.action_remove(player),
    }
}

fn goes(player: &str, place: Place, words: Words) -> String {
    match place {
        Place::Office => words.action_go_office(player),
        Place::Supermarket => words.action_go_supermarket(player),
        Place::Pharmacy => words.action_go_pharmacy(player),
        Place::Fleamarket => words.action_go_flea_market(player),
        Place::Home => words.action_go_home(player),
        Place::Fitness => words.action_go_fitness(player),
        Place::BlackMarket => words.action_go_black_market(player),
        Place::Nightlife => words.action_go_nightlife(player),
        Place::Affair => words.action_go_affair(player),
        Place::Family => words.action_go_family(player),
        Place::Career => words.action_go_career(player),
    }
}

fn clause(clause: &Clause, lang: Lang, names: &Names) -> String {
    let words = Words::of(lang);
    match clause {
        Clause::Drawn { card: of, to } => {
            let of = card(*of, lang);
            match to {
                To::Hand(seat) => words.log_drawn(names.of(*seat), &of),
                To::Market => words.log_drawn_market(&of),
                To::BlackMarket => words.log_drawn_black_market(&of),
                To::Offer => words.log_drawn_event(&of),
                To::Looking(seat) => words.log_looking(names.of(*seat), &of),
                To::Pub(seat) => words.log_from_bar(names.of(*seat), &of),
            }
        }
        Clause::Prepared => words.log_prepared().to_owned(),
        Clause::LaidOut(of) => words.log_laid_out(&card_list(of, lang)),
        Clause::Returned(of) => words.log_returned(&card_list(of, lang)),
        Clause::Shuffled(deck) => words.log_shuffled(words.pile(*deck)),
        Clause::Diaries => words.log_diaries().to_owned(),
        Clause::NoCard(deck) => words.log_no_card(words.pile(*deck)),
        Clause::Change { seat, cause, parts } => {
            let (player, changes) = (names.of(*seat), changes(parts, lang));
            match cause {
                Cause::Meal(of) | Cause::Party { card: of, .. } | Cause::Treat { card: of, .. } => {
                    words.log_gets(player, &card(*of, lang), &changes)
                }
                Cause::Nightlife { .. } => words.log_smoke(player, &changes),
                Cause::Shock { .. } => words.log_shock(player, &changes),
                Cause::Funeral { .. } => words.log_no_money(player, &changes),
                _ => words.log_change(player, &changes),
            }
        }
        Clause::Paid(seats) => words.log_paid(&names.list(seats.iter().copied(), lang), seats.len() as u32),
        Clause::Lost { seat, cards } => words.log_lost(names.of(*seat), &card_list(cards, lang), cards.len() as u32),
        Clause::Banned { seat, places } => words.log_banned(names.of(*seat), &place_list(places.iter().copied(), lang)),
        Clause::NothingEaten(seat) => words.log_nothing_eaten(names.of(*seat)),
        Clause::Died { seat, of, cause } => {
            let (player, of) = (names.of(*seat), indicators(of, lang));
            match cause {
                _ if cause.is_party() => words.log_died_party(player, &of),
                Cause::Funeral { .. } => words.log_died_funeral(player, &of),
                _ => words.log_died(player, &of),
            }
        }
        Clause::Funeral(seat) => words.log_funeral(names.of(*seat)),
        Clause::PlansOpen => words.log_plans_open().to_owned(),
        Clause::Plan { seat, plan } => words.log_plan(names.of(*seat), &place_list(plan.iter(), lang)),
        Clause::TookInSecret { seat, card: of } => words.log_took_in_secret(names.of(*seat), &card(*of, lang)),
        Clause::RoundOver(_) => words.log_round_over().to_owned(),
        Clause::Round(round) => words.log_round(*round),
        Clause::Beginner(seat) => words.log_beginner(names.of(*seat)),
        Clause::Over(Outcome { winners }) => words.log_over(&names.list(winners.iter(), lang), winners.len() as u32),
    }
}
