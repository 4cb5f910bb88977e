//! The place of the next action: the two dice, and what can be done besides touching a card.

use crate::signals::*;

use crate::engine::{Colour, Game};
use crate::games::GameScene;
use crate::games::tintenherz::text::words;
use crate::games::tintenherz::{Action, Chance, State};
use crate::i18n::Lang;
use crate::session::{Moment, SeatInfo, Session};
use crate::ui::{Die, DieFace, Node, Throw, el, icon, of, roll_button};

/// Which dice are rolled again: both, until somebody keeps one.
pub const BOTH: [bool; 2] = [true, true];

/// Dice and buttons. `again` says which dice are picked up to be rolled again.
pub fn actions(
    moment: &Moment<State>,
    again: RwSignal<[bool; 2]>,
    seats: &[SeatInfo],
    lang: Lang,
    session: Session<State>,
) -> Node {
    let words = words(lang);
    let Moment { state, tumbling, awaits_dice, .. } = moment;
    let in_the_air = match tumbling {
        Some(Chance::Roll(dice)) => Some(*dice),
        _ => None,
    };
    let mut legal = Vec::new();
    if in_the_air.is_none() {
        state.legal(&mut legal);
    }
    let can_reroll = legal.iter().any(|action| matches!(action, Action::Reroll { .. }));
    let picked = again.get();

    let die = |index: usize| {
        let value = in_the_air.or(state.dice()).map(|dice| dice[index]);
        // A die that is kept does not tumble.
        let throw = Throw::of(in_the_air.is_some() && (picked[index] || state.dice().is_none()));
        let fate = if picked[index] { words.reroll_die } else { words.keep_die };
        let fate = if can_reroll { fate } else { "" };
        let shown = value.map(|value| value.to_string()).unwrap_or_default();
        of("button", "th-die")
            .class_if("kept", can_reroll && !picked[index])
            .attr_if("disabled", (!can_reroll).then_some(""))
            .attr_if("aria-pressed", can_reroll.then_some(picked[index]))
            .attr("aria-label", format!("{} {shown} {fate}", words.dice))
            .child(Die { face: DieFace::Pips, value, throw }.draw())
            .child(el("small").text(fate))
            .press(move || again.update(|again| toggle(again, index)))
    };
    // What the dice show, one by one and together.
    let shown = if in_the_air.is_none() { state.shown() } else { Default::default() };
    let shown = of("span", "th-shown").children(shown.into_iter().map(|value| el("b").text(value)));

    let hand: Option<Colour> = state.active_seat().and_then(|seat| seats.get(seat.index())).map(|info| info.colour);
    let roll = awaits_dice.then(|| roll_button(words.roll, hand, move || session.roll()));
    let roll_again = can_reroll.then(|| {
        let act = move || {
            session.decide(Action::Reroll { dice: again.get_untracked() });
            // They are in the hand already.
            session.roll();
        };
        of("button", "button large").test_id("reroll").child(icon("die")).text(words.roll_again).press(act)
    });
    let pass = legal.contains(&Action::Pass).then(|| {
        let act = move || session.decide(Action::Pass);
        of("button", "button large").test_id("pass").text(words.pass).press(act)
    });
    of("div", "actions-inside")
        .child(of("div", "dice").child(die(0)).child(die(1)).child(shown))
        .child(of("div", "action-buttons").child(roll).child(roll_again).child(pass))
}

/// Picks a die up or puts it down; at least one is always in the hand.
fn toggle(again: &mut [bool; 2], index: usize) {
    again[index] = !again[index];
    if *again == [false, false] {
        again[1 - index] = true;
    }
}
