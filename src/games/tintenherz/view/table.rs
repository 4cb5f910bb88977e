//! The row of Tintenherz in the table of the page.

use std::rc::Rc;

use crate::signals::*;
use serde_json::json;

use super::actions::{BOTH, actions};
use super::board::board;
use super::layout::{Frame, Layout};
use super::seat::seat;
use super::select::tap_card;
use crate::engine::Game;
use crate::games::GameScene;
use crate::games::tables::{Blurb, GameUi, Parts, Pick, Variant, player_panels};
use crate::games::tintenherz::text::{card_value, words};
use crate::games::tintenherz::{Card, CardSet, Hearts, State};
use crate::i18n::Lang;
use crate::i18n::titles::TINTENHERZ;
use crate::session::{SeatInfo, Session};
use crate::ui::{Node, el, of, paint, piece};

/// Phones get the narrow drawing; the style sheets use the same width.
const NARROW: &str = "(max-width: 40rem)";

impl GameUi for State {
    const MINUTES: u8 = 20;
    const AGE: u8 = 7;

    fn blurb(lang: Lang) -> Blurb {
        let words = words(lang);
        Blurb { title: TINTENHERZ, tagline: words.tagline, goal: words.goal }
    }

    fn variants(lang: Lang, _players: u8) -> Vec<Variant> {
        let words = words(lang);
        let value = |hearts: Hearts, (name, sentence)| (json!(hearts), name, sentence);
        vec![Variant {
            field: "hearts",
            title: words.hearts_option,
            values: vec![value(Hearts::Villains, words.hearts_villains), value(Hearts::Humble, words.hearts_humble)],
            pick: Pick::One,
        }]
    }

    fn parts(session: Session<Self>) -> Parts {
        let lang = session.settings().lang;
        let seats: Rc<[SeatInfo]> = SeatInfo::of(&session.setup()).into();
        let narrow = media(NARROW);
        let again = RwSignal::new(BOTH);
        // Both dice are picked up anew for every first roll.
        effect(move |_| {
            if session.with(|moment| moment.state.dice().is_none()) {
                again.set(BOTH);
            }
        });
        let touch = Callback::new(move |card: Card| {
            session.tap(session.with_untracked(|moment| tap_card(&moment.state, card)));
        });
        let at_deed = seats.clone();
        let player_panels =
            player_panels(&seats, move |number| session.with(|moment| seat(&moment.state, number, lang.get())));
        let scene = session.scene();
        Parts {
            board: paint(move || {
                let frame = if narrow.get() { Frame::Narrow } else { Frame::Broad };
                let layout = Layout::new(frame, seats.len());
                scene.with(|scene| board(scene, &layout, &seats, lang.get(), Some(touch)))
            }),
            actions: paint(move || session.with(|moment| actions(moment, again, &at_deed, lang.get(), session))),
            player_panels,
        }
    }

    fn score_table(state: &Self, lang: Lang, seats: &[SeatInfo]) -> Node {
        let words = words(lang);
        let winners = state.outcome();
        let row = |info: &SeatInfo| {
            let castle = state.castle(info.seat);
            let sums = state.sums_now(info.seat);
            let heroes: CardSet = castle.iter().filter(|card| card.is_hero()).collect();
            let with_castle = sum(castle, state.hearts_with_castle(info.seat), sums.with_castle);
            let given_up = sum(heroes, heroes.iter().map(|card| state.hearts_of(card)).sum(), sums.given_up);
            let winner = winners.as_ref().is_some_and(|outcome| outcome.winners.contains(info.seat));
            el("tr")
                .class_if("winner", winner)
                .child(el("th").attr("scope", "row").child(piece(info.colour)).text(&info.name))
                .child(el("td").class_if("chosen", !sums.gives_up()).text(with_castle))
                .child(el("td").class_if("chosen", sums.gives_up()).text(given_up))
                .child(el("td").child(el("b").text(sums.score())))
        };
        let head = [words.with_castle, words.without_castle, words.score];
        let head = head.into_iter().map(|title| el("th").attr("scope", "col").text(title));
        of("table", "th-score_table")
            .child(el("thead").child(el("tr").child(el("td")).children(head)))
            .child(el("tbody").children(seats.iter().map(row)))
    }

    fn picture(state: &Self, seats: &[SeatInfo]) -> Node {
        let layout = Layout::new(Frame::Broad, seats.len());
        board(&state.scene(None), &layout, seats, Lang::default(), None)
    }
}

/// A sum spelled out: `(6 + 4 − 6) × 2 = 8`.
fn sum(cards: CardSet, hearts: u8, result: i16) -> String {
    let mut terms = String::new();
    // Heroes first, as one counts.
    let mut sorted: Vec<_> = cards.iter().collect();
    sorted.reverse();
    for card in sorted {
        match (terms.is_empty(), card.is_hero()) {
            (true, _) => terms.push_str(&card_value(card)),
            (false, true) => terms.push_str(&format!(" + {}", card.face())),
            (false, false) => terms.push_str(&format!(" − {}", card.face())),
        }
    }
    let terms = match cards.len() {
        0 => "0".to_owned(),
        1 => terms,
        _ => format!("({terms})"),
    };
    let sign = if result < 0 { "−" } else { "" };
    format!("{terms} × {hearts} = {sign}{}", result.unsigned_abs())
}
