//! The place of the next action: cards and what to pay for them, the pieces that can go, the die. Everything that the board offers is
//! here once more as a button of a finger's size.

use super::cards::{payment, picture, stack};
use super::select::{Lit, Selection, Touched, tap_card, tap_payment, tap_piece};
use crate::engine::{Game, Seat, Turn};
use crate::games::flow::text::{Name, card_effect, clauses, consequences, off_ring, piece_name, place_name, words};
use crate::games::flow::{Action, Card, Phase, Piece, Place, Play, Preview, Rules, State};
use crate::i18n::{Lang, Names};
use crate::session::{Moment, SeatInfo, Session};
use crate::signals::{Callback, RwSignal, document, request_animation_frame};
use crate::ui::{Die, DieFace, Node, Property, Throw, el, of, roll_button, shape};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// What the buttons do.
#[derive(Clone, Copy)]
pub struct Hands {
    /// The game.
    pub session: Session<State>,
    /// What has been touched.
    pub selection: RwSignal<Selection>,
    /// What a touch comes to.
    pub touched: Callback<Touched>,
    /// Lets what is left go by itself.
    pub rest: Callback<()>,
}

impl Hands {
    /// Does what a touch means in the state that is shown.
    pub fn touch(self, read: impl FnOnce(&State, Selection) -> Touched) {
        let selection = self.selection.get_untracked();
        self.touched.run(self.session.with_untracked(|moment| read(&moment.state, selection)));
    }

    fn button(self, label: &str, action: Action) -> Node {
        of("button", "button accent large").text(label).press(move || self.session.decide(action))
    }
}

/// Cards, pieces, dice and buttons.
pub fn actions(
    moment: &Moment<State>,
    lit: &Lit,
    preview: Option<&(Option<Action>, Preview)>,
    seats: &[SeatInfo],
    names: &Names,
    lang: Lang,
    hands: Hands,
) -> Node {
    let words = words(lang);
    let state = &moment.state;
    let selection = hands.selection.get();
    let asked = state.to_act();
    let flows = asked.is_some_and(|seat| state.rules(seat) == Rules::Flow);
    let decides = matches!(state.turn(), Turn::Decide(_)) && moment.tumbling.is_none();

    let cards = asked.filter(|_| flows && decides && state.phase() == Phase::Cards).map(|seat| {
        let hand = state.hand_of(seat);
        let card = |card: Card| {
            let selected = matches!(selection, Selection::Card { card: chosen, .. } if chosen == card);
            let touch = move || hands.touch(|state, selection| tap_card(state, selection, card));
            stack(card, hand.of(card), lit.cards.contains(&card), selected, lang).press(touch)
        };
        of("div", "fl-cards")
            .attr("role", "group")
            .attr("aria-label", words.hand)
            .children(Card::ALL.into_iter().map(card))
    });
    let chosen = asked.filter(|_| decides).and_then(|seat| chosen(state, seat, lit, selection, seats, lang, hands));
    let outcome = preview.filter(|_| moment.tumbling.is_none()).zip(asked).map(|((_, preview), seat)| {
        of("p", "fl-outcome").attr("role", "status").text(consequences(&clauses(state, seat, preview), lang, names))
    });
    let throwing = state.throw_is_active().then(|| {
        of("p", "fl-throwing").test_id("throwing").child(picture(Some(Card::Throw))).text(words.throw_is_active)
    });
    let closed =
        state.off_ring().filter(|_| chosen.is_none() && flows).map(|why| of("p", "fl-why").text(off_ring(why, lang)));

    let die = (state.is_hybrid() && asked.is_some_and(|_| !flows || state.die().is_some())
        || moment.tumbling.is_some())
    .then(|| {
        let tumbling = match moment.tumbling {
            Some(crate::games::flow::Chance::Die(roll)) => Some(roll),
            _ => None,
        };
        let die = Die { face: DieFace::Pips, value: tumbling.or(state.die()), throw: Throw::of(tumbling.is_some()) };
        of("div", "dice").child(die.draw())
    });
    let colour = asked.and_then(|seat| seats.get(seat.index())).map(|info| info.colour);
    let roll = moment.awaits_dice.then(|| roll_button(words.roll, colour, move || hands.session.roll()));
    let intended = preview.filter(|_| decides).and_then(|(action, _)| *action);
    let confirm = intended.and_then(|action| {
        let label = match action {
            Action::Play(play) => format!("{} ✓", crate::games::flow::text::card_name(play.card(), lang)),
            Action::ComeIn => words.come_in.to_owned(),
            Action::Advance { .. } => words.advance.to_owned(),
            Action::Step { .. } | Action::Shield { .. } => "✓".to_owned(),
            Action::Flow => return None,
        };
        Some(hands.button(&label, action).test_id("confirm"))
    });
    let flow = (lit.flow && decides && intended.is_none())
        .then(|| hands.button(words.flow, Action::Flow).test_id("flow").class_if("accent", true));
    let rest = (state.order_is_settled() && decides && state.to_advance().count() > 1)
        .then(|| of("button", "button large").test_id("rest").text(words.rest).press(move || hands.rest.run(())));
    let buttons = of("div", "action-buttons").child(roll).child(confirm).child(flow).child(rest);
    of("div", "actions-inside")
        .child(
            of("div", "fl-actions").child(cards).child(throwing).child(chosen).child(outcome).child(closed).child(die),
        )
        .child(buttons)
}

/// The list of what can be given closes when something of it is chosen: the keyboard goes to its head.
fn to_payments() {
    if let Ok(Some(head)) = document().query_selector(".fl-pay summary") {
        let _ = head.unchecked_ref::<HtmlElement>().focus();
    }
}

fn suit_of(card: Card) -> Node {
    picture(Some(card)).class_if(crate::games::flow::view::board::suit(Some(card)), true)
}

/// What is still to be chosen: how to pay, which piece, how far.
fn chosen(
    state: &State,
    seat: Seat,
    lit: &Lit,
    selection: Selection,
    seats: &[SeatInfo],
    lang: Lang,
    hands: Hands,
) -> Option<Node> {
    let words = words(lang);
    let pieces = || {
        let piece = |piece: &Piece| {
            let piece = *piece;
            let selected = match selection {
                Selection::Piece(selected) => selected == piece,
                Selection::Card { piece: number, .. } => number == Some(piece.number),
                Selection::Nothing => false,
            };
            let name = piece_name(Name::of(state, piece), lang);
            let place = match state.place(piece) {
                Place::Waiting => words.waiting.to_owned(),
                place => place_name(place, lang),
            };
            let colour = seats.get(piece.seat.index()).map(|info| info.colour);
            let picture = colour.map(|colour| {
                of("svg", "piece-picture")
                    .attr("viewBox", "-44 -44 88 88")
                    .attr("aria-hidden", "true")
                    .child(shape(colour, 40))
            });
            of("button", "button fl-choice")
                .class_if("chosen", selected)
                .attr("aria-pressed", selected)
                .attr("data-piece", piece.number)
                .child(picture)
                .child(el("span").child(el("b").text(name)).child(el("small").text(place)))
                .press(move || hands.touch(|state, selection| tap_piece(state, selection, piece)))
        };
        of("div", "fl-choices").children(lit.pieces.iter().map(piece))
    };
    let Selection::Card { card, with, piece } = selection else {
        let moves = !matches!(state.phase(), Phase::Cards);
        return (moves && lit.pieces.len() > 1).then(pieces);
    };
    let payments = state.payments(card);
    let pay = (payments.len() > 1).then(|| {
        let choice = |paid: &crate::games::flow::Cards| {
            let paid = *paid;
            payment(paid, with == Some(paid), lang).press(move || {
                hands.touch(|state, selection| tap_payment(state, selection, paid));
                request_animation_frame(to_payments);
            })
        };
        // Closed, it shows what is given; where there is a choice to be made it stands open.
        let given = with.map(|with| of("span", "fl-given").children(with.iter().map(suit_of)));
        of("details", "fl-pay")
            .test_id("payments")
            .property("open", Property::Flag(with.is_none()))
            .child(el("summary").text(words.discard).child(given))
            .child(of("div", "fl-choices").children(payments.iter().map(choice)))
    });
    let which = matches!(card, Card::Swap | Card::Move).then(pieces).filter(|_| with.is_some());
    let targets = (piece.is_some() && !lit.targets.is_empty()).then(|| {
        let target = |target: &super::select::Target| {
            let steps = match target.action {
                Action::Play(Play::Move { steps, .. }) => steps,
                _ => 0,
            };
            let sign = if steps < 0 { "−" } else { "+" };
            let steps_text = format!("{sign}{}", steps.unsigned_abs());
            let place = place_name(Place::Ring(target.position), lang);
            let action = target.action;
            of("button", "button fl-choice")
                .attr("data-steps", steps)
                .attr("aria-label", format!("{steps_text}, {place}"))
                .child(el("b").text(steps_text))
                .press(move || hands.session.decide(action))
        };
        of("div", "fl-choices fl-steps").children(lit.targets.iter().map(target))
    });
    let _ = seat;
    let effect = of("p", "fl-effect").child(picture(Some(card))).text(card_effect(card, lang));
    Some(of("div", "fl-chosen").child(effect).child(pay).child(which).child(targets))
}
