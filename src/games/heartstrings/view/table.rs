//! The row of Heartstrings in the table of the page.

use std::rc::Rc;

use crate::signals::*;

use super::actions::actions;
use super::board::board;
use super::flights::flights;
use super::seat::seat;
use super::select::tap_room;
use crate::games::GameScene;
use crate::games::heartstrings::text::words;
use crate::games::heartstrings::{Room, State};
use crate::games::tables::{Blurb, GameUi, Parts, Variant, player_panels};
use crate::i18n::Lang;
use crate::i18n::titles::HEARTSTRINGS;
use crate::session::{SeatInfo, Session};
use crate::ui::{Flights, Node, el, paint, piece};

impl GameUi for State {
    const MINUTES: u8 = 30;
    const AGE: u8 = 6;

    fn blurb(lang: Lang) -> Blurb {
        let words = words(lang);
        Blurb { title: HEARTSTRINGS, tagline: words.tagline, goal: words.goal }
    }

    fn variants(_lang: Lang, _players: u8) -> Vec<Variant> {
        Vec::new()
    }

    fn parts(session: Session<Self>) -> Parts {
        let lang = session.settings().lang;
        let seats: Rc<[SeatInfo]> = SeatInfo::of(&session.setup()).into();
        let touch = Callback::new(move |room: Room| {
            session.tap(session.with_untracked(|moment| tap_room(&moment.state, room)));
        });
        send_flights(session, seats.clone());
        let at_deed = seats.clone();
        let player_panels =
            player_panels(&seats, move |number| session.with(|moment| seat(&moment.state, number, lang.get())));
        let scene = session.scene();
        Parts {
            board: paint(move || scene.with(|scene| board(scene, &seats, lang.get(), Some(touch)))),
            actions: paint(move || session.with(|moment| actions(moment, &at_deed, lang.get(), session))),
            player_panels,
        }
    }

    fn score_table(state: &Self, lang: Lang, seats: &[SeatInfo]) -> Node {
        let words = words(lang);
        let row = |info: &SeatInfo| {
            let beads = state.beads(info.seat);
            let score = if beads == 0 { words.out.to_owned() } else { lang.count(u32::from(beads), words.beads) };
            el("tr")
                .class_if("winner", beads != 0)
                .child(el("th").attr("scope", "row").child(piece(info.colour)).text(&info.name))
                .child(el("td").text(score))
        };
        el("table").child(el("tbody").children(seats.iter().map(row)))
    }

    fn picture(state: &Self, seats: &[SeatInfo]) -> Node {
        board(&state.scene(None), seats, Lang::default(), None)
    }
}

/// Beads and tokens travel as soon as the board shows what moved them.
fn send_flights(session: Session<State>, seats: Rc<[SeatInfo]>) {
    let air: Flights = expect_context();
    effect(move |before: Option<(usize, State)>| {
        let (count, state, last) =
            session.with(|moment| (moment.lines.len(), moment.state.clone(), moment.lines.last().cloned()));
        // Only a step forward travels: what was undone is simply as it was.
        if let (Some((old_count, old)), Some(line)) = (before, last)
            && count == old_count + 1
            && !session.settings().is_still()
        {
            air.send(flights(&line, &old, &state, &seats));
        }
        (count, state)
    });
}
