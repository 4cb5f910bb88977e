//! The place of the next action: what can be done here, what would come of it, and the answer to what is about to come.

use super::parts::{changes, place_sign, sign};
use super::scene::Scene;
use super::select::{Picked, Touch};
use super::story::story;
use crate::engine::{Game, Seat};
use crate::games::GameText;
use crate::games::infarkt::text::{activity as activity_name, cards, cause, special, table_words, words};
use crate::games::infarkt::{Action, Activity, Due, Extension, Place, Special, State};
use crate::i18n::{Lang, Names};
use crate::session::{Moment, SeatInfo, Session};
use crate::signals::{Callback, RwSignal};
use crate::ui::{Node, el, of, piece};

/// What the buttons do.
#[derive(Clone, Copy)]
pub struct Hands {
    /// The game.
    pub session: Session<State>,
    /// What has been chosen.
    pub picked: RwSignal<Picked>,
    /// What a touch on the board does.
    pub touch: Callback<Touch>,
    /// Lets everything come to this player until the party is over.
    pub quiet: Callback<Seat>,
}

/// What is shown at a moment.
pub struct Now<'a> {
    /// The moment.
    pub moment: &'a Moment<State>,
    /// What is where.
    pub scene: &'a Scene,
    /// What has been chosen.
    pub picked: &'a Picked,
    /// Who plays.
    pub seats: &'a [SeatInfo],
    /// Their names.
    pub names: &'a Names,
    /// The language.
    pub lang: Lang,
}

/// Buttons, and what they would do.
pub fn actions(now: &Now, hands: Hands) -> Node {
    let Now { moment, scene, picked, lang, .. } = *now;
    let state = &moment.state;
    let words = words(lang);
    let asked = state.asked();
    let action = picked.action(state);
    let judged = action.zip(asked).map(|(action, (seat, _))| (action, state.check(seat, &action)));
    let buttons: Vec<Node> = match asked {
        Some((_, Due::Go)) => {
            scene.places.iter().filter(|place| place.lit).map(|place| place_button(now, place.place, hands)).collect()
        }
        Some((seat, Due::Visit(place))) => visit(now, seat, place, hands),
        Some((seat, Due::Answer)) => answer(now, seat, hands),
        _ => Vec::new(),
    };
    let confirm = judged.as_ref().and_then(|(action, judged)| {
        let action = *action;
        judged.is_ok().then(|| {
            of("button", "button accent large")
                .test_id("confirm")
                .text(verb(action, lang))
                .press(move || hands.session.decide(action))
        })
    });
    let refused = judged.as_ref().and_then(|(_, judged)| judged.as_ref().err());
    let refused = refused.map(|illegal| of("p", "in-refused").text(State::refuse(illegal, lang, now.names)));
    let outcome = judged
        .zip(asked)
        .filter(|((_, judged), _)| judged.is_ok())
        .map(|((action, _), (seat, _))| outcome(now, seat, &action));
    let leave = matches!(asked, Some((_, Due::Visit(_)))).then(|| {
        of("button", "button large")
            .test_id("leave")
            .text(words.leave)
            .press(move || hands.session.decide(Action::Leave))
    });
    let accept = matches!(asked, Some((_, Due::Answer))).then(|| {
        of("button", "button accent large")
            .test_id("accept")
            .text(words.accept)
            .press(move || hands.session.decide(Action::Accept))
    });
    of("div", "activity-inside")
        .child(
            of("div", "in-activity-place")
                .child(story(now))
                .child(of("div", "in-buttons").children(buttons))
                .child(picked.card.map(|card| about(state, card, lang)))
                .child(refused)
                .child(outcome),
        )
        .child(of("div", "activity-buttons").child(confirm).child(leave).child(accept))
}

/// What the button says that does it.
fn verb(action: Action, lang: Lang) -> String {
    let (words, table) = (words(lang), table_words(lang));
    match action {
        Action::Event { .. } => table.event.to_owned(),
        Action::Remove(_) => table.remove.to_owned(),
        Action::StockDrug(_) => table.stock.to_owned(),
        Action::Drug(_) => table.drug.to_owned(),
        Action::Plan(_) => words.set.to_owned(),
        Action::Keep(_) => words.keep.to_owned(),
        Action::Chips(_) => words.give.to_owned(),
        other => other.actions().map_or(String::new(), |activity| activity_name(activity, lang).to_owned()),
    }
}

/// A card in words: what it is like, and what it does beyond its numbers.
fn about(state: &State, card: crate::games::infarkt::Design, lang: Lang) -> Node {
    let matters = |special: &Special| match special {
        Special::Grandma => state.has(Extension::Family),
        Special::Promotion | Special::LabourDispute => state.has(Extension::Career),
        _ => true,
    };
    let more = card.special().filter(matters).and_then(|told| special(&told, lang));
    of("p", "in-about")
        .child(el("b").text(cards::name(card, lang)))
        .text(" ")
        .child(el("i").text(cards::flavour(card, lang)))
        .child(more.map(|more| el("span").text(format!(" {more}"))))
}

/// Who undergoes what.
fn outcome(now: &Now, seat: Seat, action: &Action) -> Node {
    let state = &now.moment.state;
    let row = |(seat, change, _): &(Seat, crate::games::infarkt::Change, crate::games::infarkt::Cause)| {
        let info = now.seats.get(seat.index());
        let after = state.health(*seat).after(*change);
        of("p", "in-effect")
            .class_if("deadly", after.is_deadly())
            .child(info.map(|info| piece(info.colour)))
            .child(el("b").text(now.names.of(*seat)))
            .child(changes(*change, 0, now.lang))
            .child(after.is_deadly().then(|| sign("grave")))
    };
    let rows: Vec<Node> = state.foreseen_changes(seat, action).iter().map(row).collect();
    of("div", "in-outcome").attr("role", "status").children(rows)
}

fn place_button(now: &Now, place: Place, hands: Hands) -> Node {
    of("button", "button")
        .attr("data-go", place as u8)
        .text(words(now.lang).place(place))
        .press(move || hands.touch.run(Touch::Place(place)))
}

/// What can be done at a place.
fn visit(now: &Now, seat: Seat, place: Place, hands: Hands) -> Vec<Node> {
    let (state, lang) = (&now.moment.state, now.lang);
    let button = |actions: &Activity| {
        let activity = *activity;
        let why_not = state.why_not(seat, activity);
        let balance = state.balance(seat, activity);
        let chosen = now.picked.activity == Some(activity);
        of("button", "button in-do")
            .class_if("chosen", chosen)
            .attr("aria-pressed", chosen)
            .attr("aria-disabled", why_not.is_some())
            .child(el("span").text(activity_name(activity, lang)))
            .child(changes(activity.change(), balance, lang))
            .press(move || hands.touch.run(Touch::Activity(activity)))
    };
    let mut all: Vec<Node> = Activity::at(place).iter().map(button).collect();
    if now.picked.activity == Some(Activity::Invite) {
        let guest = |guest: Seat| {
            let chosen = now.picked.guest == Some(guest);
            let info = now.seats.get(guest.index());
            of("button", "button in-guest")
                .class_if("chosen", chosen)
                .attr("aria-pressed", chosen)
                .child(info.map(|info| piece(info.colour)))
                .text(now.names.of(guest))
                .press(move || hands.picked.update(|picked| picked.guest = Some(guest)))
        };
        all.push(of("p", "in-about").text(table_words(lang).whom));
        all.extend(state.living().filter(|other| *other != seat).map(guest));
    }
    all
}

/// What can be done about an effect that is about to come.
fn answer(now: &Now, seat: Seat, hands: Hands) -> Vec<Node> {
    let (state, lang) = (&now.moment.state, now.lang);
    let Some(pending) = state.pending() else { return Vec::new() };
    let card = pending.cause.card();
    let picture =
        card.map(|card| sign(card.id())).or_else(|| pending.cause.is_party().then(|| place_sign(Place::Nightlife)));
    let why = cause(pending.cause, lang, now.names);
    let coming = of("p", "in-coming")
        .child(picture)
        .child(el("b").text(why))
        .child(changes(pending.effect, 0, lang))
        .child(card.map(|card| el("i").text(cards::flavour(card, lang))));
    let mut all = vec![coming];
    let held = state.chips(seat, crate::games::infarkt::Chip::Family);
    if held > 0 {
        let avoid = |(indicator, by): (crate::games::infarkt::Indicator, i8)| {
            let chosen = now.picked.chips.iter().filter(|other| **other == indicator).count();
            let most = u8::try_from(by).unwrap_or(0).min(held);
            of("button", "button in-do")
                .class_if("chosen", chosen > 0)
                .child(sign("chip-family"))
                .child(el("span").text(format!("{chosen} × {}", words(lang).indicator(indicator))))
                .press(move || hands.picked.update(|picked| picked.chip(indicator, most)))
        };
        all.extend(pending.effect.iter().filter(|(_, by)| *by > 0).map(avoid));
    }
    if state.party().is_some() {
        all.push(
            of("button", "button plain")
                .test_id("quiet")
                .text(table_words(lang).quiet)
                .press(move || hands.quiet.run(seat)),
        );
    }
    all
}
