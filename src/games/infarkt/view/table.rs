//! The row of Infarkt in the table of the page.

use std::rc::Rc;

use gloo_timers::callback::Timeout;
use serde_json::json;

use super::actions::{Hands, Now, actions};
use super::board::{board, small};
use super::parts::gauges;
use super::seat::seat;
use super::select::{Picked, touched};
use crate::engine::{Game, Seat};
use crate::games::GameScene;
use crate::games::infarkt::text::{cards, cause, table_words, words};
use crate::games::infarkt::{Action, Due, Extension, State};
use crate::games::tables::{Blurb, GameUi, Parts, Pick, Variant};
use crate::i18n::titles::INFARKT;
use crate::i18n::{Lang, Names};
use crate::session::{SeatInfo, Session, after};
use crate::signals::*;
use crate::ui::{Node, el, of, paint, piece};

/// How long an effect stands before it is let come by itself, in milliseconds.
const LET_COME: u32 = 700;

impl GameUi for State {
    const MINUTES: u8 = 60;
    const AGE: u8 = 12;

    fn blurb(lang: Lang) -> Blurb {
        let words = words(lang);
        Blurb { title: INFARKT, tagline: words.tagline, goal: words.goal }
    }

    fn variants(lang: Lang, _players: u8) -> Vec<Variant> {
        let words = words(lang);
        let extension = |extension: Extension| {
            let (name, sentence) = words.extension(extension);
            (json!(extension), name, sentence)
        };
        let either = |field, (title, [off, on]): (&'static str, [(&'static str, &'static str); 2])| Variant {
            field,
            title,
            values: vec![(json!(false), off.0, off.1), (json!(true), on.0, on.1)],
            pick: Pick::One,
        };
        let extensions = Variant {
            field: "extensions",
            title: words.extensions.0,
            values: Extension::ALL.into_iter().map(extension).collect(),
            pick: Pick::Some(3, table_words(lang).presets),
        };
        vec![extensions, either("open_planning", words.planning), either("other_world", words.other_world)]
    }

    fn parts(session: Session<Self>) -> Parts {
        let lang = session.settings().lang;
        let seats: Rc<[SeatInfo]> = SeatInfo::of(&session.setup()).into();
        let scene = session.scene();
        let picked = RwSignal::new(Picked::default());
        // What was chosen belongs to one moment.
        effect(move |_| {
            scene.track();
            // Said only if it is another: everything that shows what is chosen hears of it.
            if picked.with_untracked(|picked| *picked != Picked::default()) {
                picked.set(Picked::default());
            }
        });
        let quiet: RwSignal<Vec<Seat>> = RwSignal::new(Vec::new());
        let touch = Callback::new(move |touch| {
            let mut now = picked.get_untracked();
            let tap = session.with_untracked(|moment| touched(&moment.state, &mut now, touch));
            match tap {
                Some(tap) => session.tap(tap),
                None => picked.set(now),
            }
        });
        let let_come = Callback::new(move |seat| {
            quiet.update(|quiet| quiet.push(seat));
            session.decide(Action::Accept);
        });
        let hands = Hands { session, picked, touch, quiet: let_come };
        answer_for(session, quiet);

        // Each only when it changes: there are five of them, with much in them.
        let in_strip = |info: &SeatInfo| {
            let number = info.seat;
            let shown = Memo::new(move || scene.with(|scene| (scene.seats[number].clone(), scene.beginner == number)));
            paint(move || shown.with(|(this, begins)| seat(this, *begins, lang.get())))
        };
        let at_deed = seats.clone();
        let names = session.names();
        Parts {
            board: board(scene, hands, seats.clone()),
            actions: paint(move || {
                let lang = lang.get();
                picked.with(|picked| {
                    scene.with(|scene| {
                        session.with(|moment| {
                            let now = Now { moment, scene, picked, seats: &at_deed, names: &names, lang };
                            actions(&now, hands)
                        })
                    })
                })
            }),
            player_panels: seats.iter().map(in_strip).collect(),
        }
    }

    fn score_table(state: &Self, lang: Lang, seats: &[SeatInfo]) -> Node {
        let (words, table) = (words(lang), table_words(lang));
        let winners = state.outcome();
        let names = Names::new(crate::engine::BySeat::new(seats.len() as u8, |seat| {
            seats.get(seat.index()).map_or(String::new(), |info| info.name.clone())
        }));
        let row = |info: &SeatInfo| {
            let death = state.dead().iter().find(|death| death.seat == info.seat);
            let end = match death {
                Some(death) => format!("{}: {}", (table.until)(death.round), cause(death.cause, lang, &names)),
                None => table.alive.to_owned(),
            };
            let diary: Vec<&str> = state.diary(info.seat).iter().map(|card| cards::name(*card, lang)).collect();
            let winner = winners.as_ref().is_some_and(|outcome| outcome.winners.contains(info.seat));
            el("tr")
                .class_if("winner", winner)
                .child(el("th").attr("scope", "row").child(piece(info.colour)).text(&info.name))
                .child(
                    el("td")
                        .child(el("p").text(end))
                        .child(gauges(state.health(info.seat), crate::games::infarkt::Change::NONE, lang))
                        .child(of("p", "in-diary").text(format!("{}: {}", words.diary, diary.join(" · ")))),
                )
        };
        of("table", "in-score_table").child(el("tbody").children(seats.iter().map(row)))
    }

    fn picture(state: &Self, seats: &[SeatInfo]) -> Node {
        small(&state.scene(None), seats)
    }
}

/// Lets effects come to those who do not want to be asked again at this party.
fn answer_for(session: Session<State>, quiet: RwSignal<Vec<Seat>>) {
    let timer: StoredValue<Option<Timeout>> = StoredValue::new(None);
    effect(move |told: Option<usize>| {
        // What was to be answered may have been answered, or taken back.
        timer.set_value(None);
        let (party, asked, telling) =
            session.with(|moment| (moment.state.party().is_some(), moment.state.asked(), moment.lines.len()));
        let taken_back = told.is_some_and(|told| telling < told);
        if (!party || taken_back) && quiet.with_untracked(|quiet| !quiet.is_empty()) {
            quiet.set(Vec::new());
        }
        if let Some((seat, Due::Answer)) = asked
            && quiet.with_untracked(|quiet| quiet.contains(&seat))
        {
            after(timer, LET_COME, move || session.decide(Action::Accept));
        }
        telling
    });
}
