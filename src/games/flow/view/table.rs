//! The row of Flow to the Heart in the table of the page.

use std::rc::Rc;

use gloo_timers::callback::Timeout;
use serde_json::json;

use super::actions::{Hands, actions};
use super::board::{fields, heart, sheet, veins};
use super::cards::hand;
use super::layout::Layout;
use super::pieces::{Over, Touch, pieces};
use super::scene::Scene;
use super::select::{Lit, Selection, Touched, intended, lit, tap_piece, tap_position};
use super::travel::travel;
use crate::engine::{Event, Seat};
use crate::games::GameScene;
use crate::games::flow::text::words;
use crate::games::flow::{Action, COLOURS, PIECES, Phase, Place, Preview, Rules, State};
use crate::games::tables::{Blurb, GameUi, Parts, Pick, Seating, Variant, player_panels};
use crate::i18n::Lang;
use crate::i18n::titles::FLOW;
use crate::session::{SeatInfo, Session, after};
use crate::signals::*;
use crate::ui::{Node, Part, el, of, paint, piece};

/// From one advance to the next, when they go by themselves, in milliseconds.
const REST: u32 = 450;

impl GameUi for State {
    const MINUTES: u8 = 45;
    const AGE: u8 = 8;

    fn blurb(lang: Lang) -> Blurb {
        let words = words(lang);
        Blurb { title: FLOW, tagline: words.tagline, goal: words.goal }
    }

    fn variants(lang: Lang, players: u8) -> Vec<Variant> {
        let words = words(lang);
        let switch = |field, (title, sentence): (&'static str, &'static str), pick| Variant {
            field,
            title,
            values: vec![(json!(false), "", ""), (json!(true), title, sentence)],
            pick,
        };
        let balance = if players > 4 { Pick::Fixed(1, words.balance_is_on) } else { Pick::Switch };
        vec![switch("balance", words.balance, balance), switch("slow_end", words.slow_end, Pick::Switch)]
    }

    fn seating(lang: Lang, players: u8) -> Seating {
        let count = usize::from(players.max(4)).min(COLOURS.len());
        Seating { colours: &COLOURS[..count], order: Some(words(lang).colours_are_places) }
    }

    fn roles(lang: Lang) -> Option<Variant> {
        let words = words(lang);
        let (title, sentence) = words.hybrid;
        let values = vec![(json!("flow"), words.flow_seat, ""), (json!("ludo"), words.ludo_seat, sentence)];
        Some(Variant { field: "rules", title, values, pick: Pick::One })
    }

    fn parts(session: Session<Self>) -> Parts {
        let lang = session.settings().lang;
        let seats: Rc<[SeatInfo]> = SeatInfo::of(&session.setup()).into();
        let scene = session.scene();
        let layout = Rc::new(Layout::new(scene.with_untracked(|scene| scene.length)));
        let selection = RwSignal::new(Selection::Nothing);
        let resting = RwSignal::new(false);
        let touched = Callback::new(move |touched| match touched {
            Touched::Selected(now) if !session.skip_animation() => selection.set(now),
            Touched::Selected(_) => {}
            Touched::Done(tap) => session.tap(tap),
        });
        let rest = Callback::new(move |()| {
            resting.set(true);
            // The first one goes at once.
            let first = session.with_untracked(|moment| moment.state.to_advance().iter().next());
            if let Some(piece) = first {
                session.decide(Action::Advance { piece });
            }
        });
        let hands = Hands { session, selection, touched, rest };
        // What was touched belongs to one state.
        effect(move |_| {
            scene.track();
            selection.set(Selection::Nothing);
        });
        send(session, layout.clone());
        go_by_itself(session, resting);

        let touch = Callback::new(move |touch| match touch {
            Touch::Piece(piece) => hands.touch(|state, selection| tap_piece(state, selection, piece)),
            Touch::Position(position) => hands.touch(|state, selection| tap_position(state, selection, position)),
        });
        let over = Memo::new(move || {
            scene.track();
            let selection = selection.get();
            session.with_untracked(|moment| looked_at(&moment.state, selection))
        });
        let at_deed = seats.clone();
        let player_panels = player_panels(&seats, move |number| scene.with(|scene| seat(scene, number, lang.get())));
        let names = session.names();
        Parts {
            board: board(scene, over, selection, layout, seats, lang, touch),
            actions: paint(move || {
                over.with(|(lit, preview)| {
                    session.with(|moment| actions(moment, lit, preview.as_ref(), &at_deed, &names, lang.get(), hands))
                })
            }),
            player_panels,
        }
    }

    fn score_table(state: &Self, lang: Lang, seats: &[SeatInfo]) -> Node {
        let words = words(lang);
        let row = |info: &SeatInfo| {
            let home = state.home(info.seat).count();
            let wins = state.winner() == Some(info.seat);
            let place = if state.rules(info.seat) == Rules::Ludo { words.lane } else { words.heart };
            el("tr")
                .class_if("winner", wins)
                .child(el("th").attr("scope", "row").child(piece(info.colour)).text(&info.name))
                .child(el("td").text(format!("{home} / {PIECES}")))
                .child(el("td").text(place))
        };
        el("table").child(el("tbody").children(seats.iter().map(row)))
    }

    fn picture(state: &Self, seats: &[SeatInfo]) -> Node {
        let scene = state.scene(None);
        let layout = Layout::new(scene.length);
        let over = Over { selection: Selection::Nothing, lit: &Lit::default(), preview: None };
        sheet("fl-board small")
            .attr("aria-hidden", "true")
            .child(veins(&scene, &layout))
            .child(heart(&scene, &layout, None, Lang::default()))
            .child(fields(&scene, &layout, seats))
            .child(pieces(&scene, &layout, &over, seats, Lang::default(), None))
    }
}

/// What can be touched, and what would come of what has been: of a decision, or where the flow would carry a piece that is only looked
/// at.
fn looked_at(state: &State, selection: Selection) -> Looked {
    let decision = intended(state, selection).and_then(|action| Some((Some(action), state.preview_of(action).ok()?)));
    let drift = || match selection {
        Selection::Piece(piece) => state.drift(piece).map(|preview| (None, preview)),
        _ => None,
    };
    (lit(state, selection), decision.or_else(drift))
}

type Looked = (Lit, Option<(Option<Action>, Preview)>);

/// The board in sheets that lie on one another: what flows, what beats, what is still, and what is touched.
fn board(
    scene: Memo<Scene>,
    over: Memo<Looked>,
    selection: RwSignal<Selection>,
    layout: Rc<Layout>,
    seats: Rc<[SeatInfo]>,
    lang: RwSignal<Lang>,
    touch: Callback<Touch>,
) -> Part {
    let pace = Memo::new(move || scene.with(|scene| (scene.speed, scene.entrance)));
    let veins = {
        let layout = layout.clone();
        paint(move || {
            pace.track();
            let veins = scene.with_untracked(|scene| veins(scene, &layout));
            sheet("fl-sheet").attr("aria-hidden", "true").child(veins)
        })
    };
    let heart = {
        let layout = layout.clone();
        paint(move || {
            pace.track();
            let heart = over.with(|(_, preview)| {
                let preview = preview.as_ref().map(|(_, preview)| preview);
                scene.with_untracked(|scene| heart(scene, &layout, preview, lang.get()))
            });
            sheet("fl-sheet").child(heart)
        })
    };
    let fields = {
        let (layout, seats) = (layout.clone(), seats.clone());
        let still = Memo::new(move || scene.with(|scene| (scene.entrance, scene.asked)));
        paint(move || {
            still.track();
            let fields = scene.with_untracked(|scene| fields(scene, &layout, &seats));
            sheet("fl-sheet").attr("aria-hidden", "true").child(fields)
        })
    };
    let pieces = paint(move || {
        let all = over.with(|(lit, preview)| {
            let over = Over { selection: selection.get(), lit, preview: preview.as_ref().map(|(_, preview)| preview) };
            scene.with_untracked(|scene| pieces(scene, &layout, &over, &seats, lang.get(), Some(touch)))
        });
        sheet("fl-sheet fl-pieces").child(all)
    });
    paint(move || {
        of("div", "fl-board")
            .attr("role", "group")
            .attr("aria-label", words(lang.get()).board)
            .child(veins.clone())
            .child(heart.clone())
            .child(fields.clone())
            .child(pieces.clone())
    })
}

/// What a seat has, in the player_panels.
fn seat(scene: &Scene, seat: Seat, lang: Lang) -> Node {
    let words = words(lang);
    let this = &scene.seats[seat];
    let home = this.pieces.iter().filter(|piece| matches!(piece.place, Place::Heart | Place::Goal(_))).count();
    let ludo = this.rules == Rules::Ludo;
    let inside = if ludo { el("span").text(words.ludo_seat) } else { hand(this.hand, lang) };
    let place = if ludo { words.lane } else { words.heart };
    of("span", "fl-seat").child(inside).child(
        of("span", "fl-count-home")
            .attr("title", place)
            .child(crate::ui::icon("heart"))
            .text(format!("{home}/{PIECES}")),
    )
}

/// Pieces travel as soon as the board shows where they are.
fn send(session: Session<State>, layout: Rc<Layout>) {
    effect(move |before: Option<(usize, State)>| {
        let (count, state, last) = session.with(|moment| (moment.lines.len(), moment.state, moment.last.clone()));
        // Only a step forward travels: what was undone is simply as it was.
        if let (Some((old_count, old)), Some(event)) = (before, last)
            && count == old_count + 1
            && !session.settings().is_still()
            && !matches!(event, Event::Chance { .. })
            && let Ok(preview) = old.preview(&event)
        {
            travel(&layout, &old.seats().map(|seat| old.start(seat)).collect::<Vec<_>>(), &preview);
        }
        (count, state)
    });
}

/// Lets the pieces that are left advance one after the other, as long as their order does not matter.
fn go_by_itself(session: Session<State>, resting: RwSignal<bool>) {
    let timer: StoredValue<Option<Timeout>> = StoredValue::new(None);
    effect(move |before: Option<usize>| {
        let (count, state) = session.with(|moment| (moment.lines.len(), moment.state));
        let wanted = resting.get() && before.is_none_or(|before| before <= count);
        let goes_on = wanted && matches!(state.phase(), Phase::Flow { .. });
        if !goes_on && resting.get() {
            resting.set(false);
        }
        let next = state.to_advance().iter().next().filter(|_| goes_on && state.draws() == 0);
        match next {
            Some(piece) => after(timer, REST, move || session.decide(Action::Advance { piece })),
            // What was about to go has gone otherwise, or is not to go any more.
            None => timer.set_value(None),
        }
        count
    });
}
