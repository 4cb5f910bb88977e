//! Infarkt: the parts of a round, what is displayed over the board before anything else happens, and what is coming.

use heartbox::engine::{BySeat, Event, Game, Seat, Step, Turn};
use heartbox::games::infarkt::scene::Scene;
use heartbox::games::infarkt::scene::day::Part;
use heartbox::games::infarkt::scene::moment::Moment;
use heartbox::games::infarkt::scene::select::Touch;
use heartbox::games::infarkt::scene::selection::Selection;
use heartbox::games::infarkt::{Action, Cause, Change, Design, Due, Effect, Fixture, Health, Phase, Place, State};
use heartbox::games::{
    GameLog, GamePlay, GameScene, GameTelling, GameTouch, Part as ToldPart, SceneInput, Sound, Told, Touched,
};
use heartbox::i18n::{Lang, Names};

use crate::common::random::every_state;

/// Random games at each table: there are many tables.
const GAMES: u64 = 2;

fn scene_with(state: &State, selection: &Selection) -> Scene {
    State::scene_of(&SceneInput { viewer: state.to_act(), ..SceneInput::of(state, selection) })
}

/// Calls `look` with each step of random games.
fn every_step(mut look: impl FnMut(&Step<State>)) {
    let mut last: Option<State> = None;
    every_state::<State>(GAMES, |game| {
        let before = last.replace(game.state().clone());
        // Each state is visited after its predecessor; a new game starts from the beginning.
        if let (Some(event), Some(before)) = (game.events().last(), before) {
            look(&Step::new(&before, event.clone()).expect("it was played"));
        }
    });
}

#[test]
fn a_round_goes_through_its_parts_in_order() {
    let mut seen = [0; 4];
    every_step(|step| {
        let [before, after] = [&step.before, &step.after].map(|state| state.scene(None));
        assert_eq!(after.part.is_none(), step.after.turn() == Turn::Over);
        let (Some(from), Some(to)) = (before.part, after.part) else { return };
        let order = |part: Part| Part::ALL.iter().position(|other| *other == part).expect("one of them");
        let same_round = before.round == after.round;
        assert!(if same_round { order(from) <= order(to) } else { to == Part::Events }, "{from:?} to {to:?}");
        match after.phase {
            Phase::Planning => assert_eq!(to, Part::Plans),
            Phase::Keep | Phase::Stock | Phase::Actions => assert_eq!(to, Part::Actions),
            _ => {}
        }
        let is_decay = after.pending.is_some_and(|pending| pending.cause == Cause::Decay);
        assert!(!is_decay || to == Part::Night && after.is_night());
        seen[order(to)] += 1;
    });
    assert!(seen.iter().all(|count| *count > 20), "{seen:?}");
}

#[test]
fn deaths_and_nights_are_told_part_by_part() {
    let (mut deaths, mut climbs) = (0, 0);
    every_step(|step| {
        let died = step.effects.iter().filter(|effect| matches!(effect, Effect::Died { .. })).count();
        let worse: i32 = step
            .effects
            .iter()
            .map(|effect| match effect {
                Effect::Health { change, cause: Cause::Decay, .. } => {
                    change.iter().map(|(_, by)| i32::from(by.max(0))).sum()
                }
                _ => 0,
            })
            .sum();
        let nothing = Selection::default();
        let at_rest = SceneInput::of(&step.after, &nothing);
        assert_eq!(State::scene_of(&at_rest).moment, None, "a state at rest has no moment");
        let invites = matches!(step.event, Event::Decision { action: Action::Party(_) | Action::Invite(_), .. });
        let parts = State::parts(step);
        if parts.is_empty() {
            assert_eq!((died, worse, invites), (0, 0, false));
            return;
        }
        let (mut from, mut fallen, mut climbed, mut heard) = (0, 0, 0, 0);
        for (number, ToldPart { until, time }) in parts.into_iter().enumerate() {
            assert!((from < until || from == 0) && until <= step.effects.len(), "{from}..{until}");
            let told = Told { step, from, until };
            let moment = Moment::of(told);
            assert!(moment.time().is_none_or(|of_moment| of_moment == time), "{time}");
            assert!((750..=6000).contains(&time), "{time}");
            let log = [State::log_entry_of_part(step, 0..until)];
            let input = SceneInput { told: Some(told), log: &log, ..SceneInput::of(&step.before, &nothing) };
            let scene = State::scene_of(&input);
            assert!(!scene.asks && scene.places.iter().all(|place| !place.is_target), "a touch only ends it");
            assert_eq!(scene.moment, moment.time().is_some().then(|| moment.clone()));
            assert!(moment.worsened.is_empty() || scene.is_night() && scene.round == step.before.round());
            assert_eq!(moment.invites, invites && number == 0, "the guests arrive in the first part only");
            for dying in &moment.deaths {
                assert!(dying.health.is_deadly() && step.after.dead().contains(&dying.death));
                let has = &scene.seats[dying.death.seat];
                assert_eq!((has.death, has.last_words), (Some(dying.death), dying.last_words));
            }
            for worsened in &moment.worsened {
                assert!(worsened.before < worsened.after && !worsened.by.is_empty(), "{worsened:?}");
                let health = worsened
                    .by
                    .iter()
                    .fold(Health::default(), |health, (of, value)| health.after(Change::one(*of, *value as i8)));
                assert!(health.decay()[worsened.indicator] >= (worsened.after - worsened.before) as i8, "{worsened:?}");
                let has = &scene.seats[worsened.seat];
                assert!(has.alive && has.health[worsened.indicator] == worsened.after, "it climbs before anybody dies");
                assert!(has.worsened[worsened.indicator] > 0);
                climbed += i32::from(worsened.after) - i32::from(worsened.before);
            }
            heard += State::sounds_of_part(step, from..until).iter().filter(|sound| **sound == Sound::Party).count();
            fallen += moment.deaths.len();
            climbs += moment.worsened.len();
            from = until;
        }
        assert_eq!((fallen, climbed), (died, worse));
        assert_eq!(heard, usize::from(invites), "the guests are heard once");
        deaths += died;
    });
    assert!(deaths > 50 && climbs > 200, "{deaths} {climbs}");
}

/// Nobody bears what nobody asked them about, and nobody grins at a holiday.
#[test]
fn only_what_is_accepted_and_only_bad_is_borne() {
    let names = Names::new(BySeat::new(5, |seat| format!("Q{}", seat.index())));
    let (mut borne, mut mixed, mut unasked) = (0, 0, 0);
    every_step(|step| {
        let Event::Decision { by, action: Action::Accept } = &step.event else { return };
        let text = State::describe(&State::log_entry(step), Lang::En, &names);
        assert!(!text.trim().is_empty());
        let grins = text.contains("grins and bears it");
        let gains = step.effects.iter().any(|effect| match effect {
            Effect::Health { seat, change, cause } => {
                seat == by && *cause != Cause::Decay && change.iter().any(|(_, by)| by < 0)
            }
            _ => false,
        });
        if !step.before.can_be_answered() {
            assert!(!grins && !text.contains("takes it as it comes"), "{text}");
            unasked += 1;
        } else if gains && step.before.pending().is_some_and(|pending| pending.cause != Cause::Decay) {
            assert!(!grins, "{text}");
            mixed += 1;
        } else {
            borne += usize::from(grins);
        }
    });
    assert!(borne > 20 && mixed > 2 && unasked > 5, "{borne} {mixed} {unasked}");
}

/// A place that is banned for a guest is not boarded up while they answer there.
#[test]
fn a_place_with_a_party_is_open() {
    let mut answers = 0;
    every_step(|step| {
        let Some((seat, Due::Answer)) = step.after.asked() else { return };
        let scene = step.after.scene(Some(seat));
        assert!(scene.places.iter().all(|place| !place.banned));
        answers += usize::from(!step.after.bans(seat).is_empty());
    });
    assert!(answers > 0, "nobody with a ban has answered");
}

#[test]
fn what_is_coming_is_on_every_track_concerned() {
    let (mut chosen, mut pending) = (0, 0);
    every_state::<State>(GAMES, |game| {
        let state = game.state();
        let Some((seat, due)) = state.asked().filter(|_| state.asks()) else { return };
        if let Some(effect) = state.pending() {
            let scene = scene_with(state, &Selection::default());
            for (other, has) in scene.seats.iter() {
                let comes = if other == seat && effect.cause != Cause::Decay { effect.effect } else { Change::NONE };
                assert_eq!(has.health.after(has.coming), has.health.after(comes));
            }
            pending += 1;
        }
        let mut legal = Vec::new();
        state.legal(&mut legal);
        let shows = |action: &&Action| match due {
            Due::Event => matches!(action, Action::Event { .. }),
            Due::Visit(_) => matches!(action, Action::Party(_) | Action::Drug(_)),
            _ => false,
        };
        for action in legal.iter().filter(shows) {
            let scene = scene_with(state, &State::point_at(state, action));
            let changes = state.previewed_changes(seat, action);
            for (other, has) in scene.seats.iter() {
                let own = changes.iter().filter(|(of, ..)| *of == other);
                let next = own.fold(state.health(other), |health, (_, change, _)| health.after(*change));
                assert_eq!(has.health.after(has.coming), next, "{action:?}");
                assert_eq!(has.is_doomed(), has.alive && (next.is_deadly() || has.ahead().is_deadly()));
                chosen += usize::from(next != state.health(other));
            }
        }
    });
    assert!(chosen > 500 && pending > 50, "{chosen} {pending}");
}

#[test]
fn a_drug_that_could_save_is_offered_to_the_seat_that_would_die() {
    let setup = serde_json::json!({
        "seats": [{"name": "Ada", "colour": "red", "control": "human"}, {"name": "Bo", "colour": "yellow", "control": "human"}],
        "first": 0,
        "options": {},
    });
    let setup = serde_json::from_value(setup).expect("a setup");
    let card = |id: &str| Design::from_id(id).expect("a card");
    let seat = Seat::FIRST;
    let at = |depression: u8, drugs: &[&str]| {
        let fixture = Fixture::new(&setup).expect("a setup").health(seat, [0, 0, 0, depression, 0, 0]);
        let hand = drugs.iter().map(|id| card(id));
        fixture.hand(seat, hand).actions([[Place::Home]; 5])
    };
    let offered = |state: &State| {
        let scene = scene_with(state, &Selection::default());
        scene.pills.iter().filter_map(|pill| pill.drug).collect::<Vec<_>>()
    };
    let state = at(9, &["antidepressant", "beta_blocker"]);
    assert_eq!(offered(&state), [card("antidepressant")], "the other one does not help");
    assert_eq!(offered(&at(8, &["antidepressant"])), [], "nobody dies");
    assert_eq!(offered(&at(9, &[])), []);

    let Touched::Select(selection) = state.touch(&Selection::default(), &Touch::Pill(card("antidepressant"))) else {
        panic!("it is selected")
    };
    let chosen = scene_with(&state, &selection);
    assert_eq!(chosen.proposal.map(|proposal| proposal.action), Some(Action::Drug(card("antidepressant"))));
    assert!(chosen.pills.is_empty(), "it is offered once");
}
