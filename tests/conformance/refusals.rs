//! Every illegal event is refused under a rule and changes nothing.

use heartbox::engine::{Event, EventOf, Game, Refusal, Seat, Turn};
use heartbox::games::{GameVisitor, TableGame};
use heartbox::i18n::Names;
use serde_json::{Value, json};

use super::case::{Case, Harvest, each, some};
use super::mutants::mutants;
use super::words::{names, refusal_has_sentences};

#[derive(Clone, Copy)]
pub struct Refusals;

impl GameVisitor for Refusals {
    type Output = ();

    fn visit<G: TableGame>(self) {
        let harvest = Harvest::<G>::new();
        assert!(!harvest.actions.is_empty() && !harvest.chances.is_empty());
        each::<G>(|case| {
            let names = names(case);
            for (at, state) in case.walk() {
                for action in some(&harvest.actions, at, 12) {
                    for seat in some(&Case::<G>::seats().collect::<Vec<_>>(), at, 3).copied().chain(asked(state)) {
                        decision(state, seat, action, &names);
                    }
                }
                for chance in some(&harvest.chances, at, 8) {
                    tried(state, &Event::chance(chance.clone()), &names);
                }
                if at % 5 == 0
                    && let Some(event) = case.game.events().get(at)
                {
                    broken(state, event, &names);
                }
            }
        });
    }
}

fn asked<G: Game>(state: &G) -> Option<Seat> {
    if let Turn::Decide(seat) = state.turn() { Some(seat) } else { None }
}

/// A decision is accepted if it is listed for the seat that is asked, and only then.
fn decision<G: TableGame>(state: &G, by: Seat, action: &G::Action, names: &Names) {
    let mut legal = Vec::new();
    state.legal(&mut legal);
    let listed = asked(state) == Some(by) && legal.contains(action);
    let accepted = tried(state, &Event::decision(by, action.clone()), names);
    assert_eq!(accepted, listed, "{by:?} {action:?}");
}

/// Events that differ slightly from the actual one.
fn broken<G: TableGame>(state: &G, event: &EventOf<G>, names: &Names) {
    for mutant in mutants(&json!(event)) {
        // A mutant without the shape of an event never reaches the rules.
        if let Ok(event) = serde_json::from_value::<EventOf<G>>(mutant)
            && tried(state, &event, names)
            && let Event::Decision { by, action } = &event
        {
            let mut legal = Vec::new();
            state.legal(&mut legal);
            let same = |listed: &G::Action| sorted(json!(listed)) == sorted(json!(action));
            assert!(asked(state) == Some(*by) && legal.iter().any(same), "accepted, but not listed: {event:?}");
        }
    }
}

/// The order of an action's lists is free.
fn sorted(value: Value) -> Value {
    match value {
        Value::Array(mut list) => {
            list.sort_by_cached_key(Value::to_string);
            Value::Array(list)
        }
        Value::Object(fields) => fields.into_iter().map(|(field, value)| (field, sorted(value))).collect(),
        other => other,
    }
}

/// Whether the event is accepted. If not, the state is unchanged, there is a sentence, and the rule id belongs to the game.
fn tried<G: TableGame>(state: &G, event: &EventOf<G>, names: &Names) -> bool {
    let mut after = state.clone();
    let applied = after.apply(event);
    match event {
        Event::Decision { by, action } => assert_eq!(state.check(*by, action), applied, "{event:?}"),
        Event::Chance { .. } => {
            assert!(applied.is_err() || state.turn() == Turn::Chance, "chance is not due: {event:?}");
        }
    }
    if let Err(illegal) = &applied {
        assert_eq!(after, *state, "{event:?} was refused, but something has changed");
        assert_eq!(illegal.rule().game, G::FACTS.seats_rule.game);
        assert!(illegal.rule().number > 0);
        let refused = if let Event::Decision { by, .. } = event { Some(*by) } else { None };
        refusal_has_sentences::<G>(illegal, refused, names);
    }
    applied.is_ok()
}
