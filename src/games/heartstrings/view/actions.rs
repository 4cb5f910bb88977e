//! The place of the next action: the dice, and the button that throws them.

use super::tray::{Side, Tray};
use crate::engine::{Colour, Seat};
use crate::games::GameScene;
use crate::games::heartstrings::text::words;
use crate::games::heartstrings::{Action, Phase, State};
use crate::i18n::Lang;
use crate::session::{Moment, SeatInfo, Session};
use crate::ui::{Die, DieFace, Node, Throw, icon, of, piece, roll_button};

/// Dice and buttons.
pub fn actions(moment: &Moment<State>, seats: &[SeatInfo], lang: Lang, session: Session<State>) -> Node {
    let words = words(lang);
    let Moment { state, lines, tumbling, awaits_dice, .. } = moment;
    let colour = |seat: Seat| seats.get(seat.index()).map(|info| info.colour);
    let in_the_air = tumbling.is_some();
    let dice: Vec<Node> = match Tray::of(state, lines.last(), tumbling.as_ref()) {
        Tray::Order(rolls) => rolls.into_iter().map(|(seat, roll)| selector(roll, in_the_air, colour(seat))).collect(),
        Tray::Room(roll) => vec![selector(roll, in_the_air, None)],
        Tray::Combat { attack, defence, damage } => {
            let side = |side: Side, symbol| {
                let took = damage.filter(|(seat, damage)| *seat == side.seat && *damage > 0).map(|(_, damage)| damage);
                combat_side(side, symbol, in_the_air, colour(side.seat), took)
            };
            vec![side(attack, "sword"), side(defence, "shield")]
        }
    };
    let roll =
        awaits_dice.then(|| roll_button(words.roll, state.active_seat().and_then(colour), move || session.roll()));
    let keep = (*state.phase() == Phase::Sacrifice && !in_the_air).then(|| {
        let keep = move || session.decide(Action::Keep);
        of("button", "button large").test_id("keep").text(words.keep).press(keep)
    });
    of("div", "actions-inside")
        .child(of("div", "dice hs-dice").children(dice))
        .child(of("div", "action-buttons").child(roll).child(keep))
}

/// A room selector, with its owner where each rolls their own.
fn selector(value: Option<u8>, tumbling: bool, owner: Option<Colour>) -> Node {
    let die = Die { face: DieFace::Twelve, value, throw: Throw::of(tumbling) };
    of("span", "hs-selector").child(owner.map(piece)).child(die.draw())
}

/// One die of a combat with the bonus of the room and the damage that its owner takes.
fn combat_side(side: Side, symbol: &str, in_the_air: bool, colour: Option<Colour>, damage: Option<u8>) -> Node {
    let Side { roll, bonus, next, .. } = side;
    let die = Die { face: DieFace::Pips, value: roll, throw: Throw::of(next && in_the_air) };
    of("span", "hs-side")
        .class_if("next", next)
        .child(of("span", "hs-side-head").child(colour.map(piece)).child(icon(symbol)))
        .child(die.draw())
        .child((bonus > 0).then(|| of("span", "hs-bonus").text(format!("+{bonus}"))))
        .child(damage.map(|damage| of("span", "hs-damage").text(format!("−{damage}"))))
}
