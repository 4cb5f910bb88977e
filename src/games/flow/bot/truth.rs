//! Whether a reason is true: derived from the rules alone, by playing each order of the flow.

use super::super::{Action, Card, Effect, Phase, Piece, Place, Play, State};
use super::gain::{Gain, Reason};
use crate::engine::{Event, Game, Seat, Step, Turn};

/// A turn played to its end.
struct Played {
    end: State,
    effects: Vec<Effect>,
}

/// Every end of the turn of this seat from here on, without cards. `effects` have led here.
fn play_out(state: &State, seat: Seat, effects: Vec<Effect>, all: &mut Vec<Played>) {
    let is_on = state.turn_of() == Some(seat) && !state.is_ludo(seat);
    let mut events = Vec::new();
    match state.turn() {
        Turn::Decide(by) if is_on && by == seat => {
            let mut legal = Vec::new();
            state.legal(&mut legal);
            let flows = |action: &Action| matches!(action, Action::Flow | Action::Advance { .. });
            events.extend(legal.into_iter().filter(flows).map(|action| Event::decision(seat, action)));
        }
        Turn::Chance if is_on => {
            let mut chances = Vec::new();
            state.chances(&mut chances);
            events.extend(chances.into_iter().take(1).map(|(chance, _)| Event::chance(chance)));
        }
        _ => {}
    }
    if events.is_empty() {
        all.push(Played { end: *state, effects });
        return;
    }
    for event in events {
        let Ok(step) = Step::new(state, event) else { continue };
        play_out(&step.after, seat, effects.iter().copied().chain(step.effects).collect(), all);
    }
}

/// Every end of the turn that begins with this action.
fn played(before: &State, seat: Seat, action: &Action) -> Vec<Played> {
    let mut all = Vec::new();
    if let Ok(step) = Step::new(before, Event::decision(seat, *action)) {
        play_out(&step.after, seat, step.effects, &mut all);
    }
    all
}

/// Every end of the turn without this action: a card is not played, or another action comes first.
fn avoided(before: &State, seat: Seat, action: &Action) -> Vec<Played> {
    let mut legal = Vec::new();
    before.legal(&mut legal);
    let is_other = |other: &Action| match action {
        Action::Play(_) => *other == Action::Flow,
        _ => other != action,
    };
    legal.iter().filter(|other| is_other(other)).flat_map(|other| played(before, seat, other)).collect()
}

impl Played {
    /// The effects up to the end of the turn.
    fn effects(&self) -> impl Iterator<Item = &Effect> {
        self.effects.iter().take_while(|effect| !matches!(effect, Effect::TurnEnds { .. }))
    }

    /// The number of cards earned.
    fn earned(&self, by: Seat) -> usize {
        let earns = |effect: &&Effect| match effect {
            Effect::Earns { seat, .. } | Effect::DrawIsDue { seat } => *seat == by,
            _ => false,
        };
        // A card that is drawn was due before.
        let is_random = self.effects().any(|effect| matches!(effect, Effect::DrawIsDue { .. }));
        let drawn = |effect: &&Effect| is_random && matches!(effect, Effect::Earns { .. });
        self.effects().filter(earns).filter(|effect| !drawn(effect)).count()
    }

    /// Whether this piece comes onto this position and earns this card there.
    fn earns_there(&self, piece: Piece, at: u8, card: Option<Card>) -> bool {
        let mut last = None;
        self.effects().any(|effect| {
            match *effect {
                Effect::Steps { piece, to } => last = Some((piece, to)),
                Effect::ComesIn { piece, at } => last = Some((piece, Place::Ring(at))),
                _ => {}
            }
            let is_it = match *effect {
                Effect::Earns { seat, card: earned } => seat == piece.seat && card == Some(earned),
                Effect::DrawIsDue { seat } => seat == piece.seat && card.is_none(),
                _ => false,
            };
            is_it && last == Some((piece, Place::Ring(at)))
        })
    }

    /// The positions that the pieces have flown.
    fn steps(&self) -> i16 {
        self.effects().filter(|effect| matches!(effect, Effect::Steps { .. })).count() as i16
    }
}

/// Whether this reason for an action is true of the states around it.
pub(super) fn holds(reason: &Reason, seat: Seat, action: &Action, before: &State, after: &State) -> bool {
    let play = if let Action::Play(play) = action { Some(*play) } else { None };
    if reason.cards != play.map_or(0, |play| play.with().total()) {
        return false;
    }
    let (with, without) = (played(before, seat, action), avoided(before, seat, action));
    if without.is_empty() {
        return false;
    }
    let gains = |is: &dyn Fn(&Played) -> bool| with.iter().any(is) && !without.iter().any(is);
    // It grows to a figure that no turn without the action reaches.
    let grows = |figure: &dyn Fn(&State) -> u8| {
        let most = without.iter().map(|played| figure(&played.end)).max();
        with.iter().any(|played| Some(figure(&played.end)) > most)
    };
    match reason.gain {
        Gain::Wins => gains(&|played| matches!(played.end.phase(), Phase::Over { winner } if winner == seat)),
        Gain::GoesIn => grows(&|end| end.home(seat).count()),
        Gain::Throws { seat: of } => of != seat && grows(&|end| end.waiting(of).count()),
        Gain::Opens => gains(&|played| played.end.entrance().is_some()),
        Gain::ComesIn => grows(&|end| end.on_ring(seat).count() + end.home(seat).count()),
        Gain::Earns { piece: number, at, card } => {
            let most = without.iter().map(|played| played.earned(seat)).max().unwrap_or_default();
            let enough = most + usize::from(reason.cards).max(1);
            let piece = Piece { seat, number };
            with.iter().any(|played| played.earned(seat) >= enough && played.earns_there(piece, at, card))
        }
        Gain::ToGo { positions } => {
            let is_near = |played: &Played| played.end.nearest(seat).is_some_and(|near| near <= positions);
            with.iter().any(|played| played.end.nearest(seat) == Some(positions)) && !without.iter().any(is_near)
        }
        Gain::Closes { seat: of } => {
            let is_near = |played: &Played| {
                let near = played.end.nearest(of);
                near.is_some() && played.end.nearest(seat).is_none_or(|own| near <= Some(own))
            };
            of != seat && gains(&|played| played.end.entrance().is_none()) && without.iter().any(is_near)
        }
        Gain::Hinders { seat: of } => {
            let far = without.iter().map(|played| played.end.nearest(of)).max().flatten();
            of != seat && far.is_some() && with.iter().any(|played| played.end.nearest(of) > far)
        }
        Gain::Unlocks { speed } => {
            (2..=3).contains(&speed)
                && with.iter().any(|played| played.end.speed() == speed && played.end.entrance().is_none())
                && without.iter().all(|played| matches!(played.end.speed(), 1 | 4))
        }
        Gain::Admits => {
            let can_enter = |state: &State| {
                let mut legal = Vec::new();
                state.list_legal(&mut legal);
                legal.iter().any(|action| matches!(action, Action::Play(Play::Enter { .. })))
            };
            play.is_some() && !can_enter(before) && can_enter(after)
        }
        Gain::Further { positions } => {
            let most = without.iter().map(Played::steps).max().unwrap_or_default();
            // A card that goes back takes its own steps back.
            let back = if let Some(Play::Move { steps: steps @ ..0, .. }) = play { 2 * i16::from(steps) } else { 0 };
            positions > 0 && with.iter().any(|played| played.steps() + back == most + i16::from(positions))
        }
        Gain::InFront | Gain::LongestWay => {
            let mut legal = Vec::new();
            before.list_legal(&mut legal);
            let number = |action: &Action| match *action {
                Action::Step { piece } | Action::Shield { piece } => Some(Piece { seat, number: piece }),
                _ => None,
            };
            let far = |action: &Action| match reason.gain {
                Gain::InFront => number(action).and_then(|piece| before.come(piece)),
                _ => number(action).and_then(|piece| before.way_in(piece)),
            };
            far(action).is_some() && legal.iter().all(|other| other == action || far(other) < far(action))
        }
    }
}
