//! Events that are told part by part, and those of bots that are displayed together: nothing tells the end before its beginning.

use heartbox::engine::{Event, Game, Seat, Step, Turn};
use heartbox::games::infarkt::scene::Scene;
use heartbox::games::infarkt::{Action, Cause, Effect, State as Infarkt};
use heartbox::i18n::Lang;
use heartbox::table::{AnyTable, Command, FastForwardTo, Input, TextContext};

use crate::common::driven::{Driven, NORMAL};

/// The sentence above the prompt, in English.
fn latest(driven: &Driven<Infarkt>) -> String {
    let names = driven.table.names(Lang::En);
    let latest = driven.table.latest(TextContext { lang: Lang::En, names: &names, is_quiet: true });
    latest.map(|entry| entry.text).unwrap_or_default()
}

/// The last event of a game.
fn last_step(driven: &Driven<Infarkt>) -> Step<Infarkt> {
    let game = driven.table.timeline();
    let before = game.state_at(game.events().len() - 1);
    Step::new(&before, game.events().last().expect("an event").clone()).expect("it was played")
}

/// Calls `look` with each event of people's games that is told part by part, and with the scenes displayed meanwhile.
fn each_told(games: u64, mut look: impl FnMut(&Step<Infarkt>, &[Scene])) {
    for number in 1..=games {
        let mut driven = Driven::<Infarkt>::at_tempo(NORMAL, &[None; 3], number);
        for turn in 0.. {
            driven.rest(usize::MAX);
            if driven.table.is_over() {
                break;
            }
            driven.play_at_random(turn);
            let mut scenes = Vec::new();
            let mut told = None;
            while driven.table.state() != driven.table.timeline().state() {
                let status = driven.status();
                assert!(status.outcome.is_none() && !status.ending && status.called.is_none() && status.tumbling);
                assert!(!status.prompt.is_empty() && !status.prompt.contains("wins"), "{}", status.prompt);
                let scene = driven.table.scene();
                assert!(!scene.asks && scene.pending.is_none());
                assert!(scene.seats.values().all(|seat| !seat.winner), "nobody has won yet");
                let text = latest(&driven);
                assert!(!text.contains(" wins"), "{text}");
                assert!(!text.contains(&format!("Round {} begins", scene.round + 1)), "{text}");
                scenes.push(scene);
                let now = last_step(&driven);
                assert!(told.as_ref().is_none_or(|told: &Step<Infarkt>| told.event == now.event));
                told = Some(now);
                assert!(driven.wakes.is_some_and(|time| (750..=5000).contains(&time)), "{:?}", driven.wakes);
                driven.go_on();
            }
            if let Some(step) = told {
                look(&step, &scenes);
            }
        }
    }
}

/// The number of the dead.
fn dead(scene: &Scene) -> usize {
    scene.seats.values().filter(|seat| !seat.alive).count()
}

#[test]
fn guests_arrive_and_eat_before_anybody_dies_and_before_anybody_wins() {
    let (mut parties, mut deadly, mut won, mut nights) = (0, 0, 0, 0);
    each_told(16, |step, scenes| {
        let before = step.before.dead().len();
        let deaths = step.after.dead().len() - before;
        assert_eq!(dead(&scenes[0]), before, "the first scene shows no death of this event");
        if deaths > 0 {
            let stone = scenes.iter().position(|scene| dead(scene) > before).expect("the death is displayed");
            let earlier = &scenes[stone - 1];
            assert!(earlier.seats.values().any(|seat| seat.alive && seat.health.is_deadly()), "the indicator is seen");
            assert_eq!(
                dead(&scenes[scenes.len() - 1]),
                before + deaths,
                "every death is displayed before what follows"
            );
            deadly += 1;
            won += usize::from(step.after.turn() == Turn::Over);
        }
        if matches!(step.event, Event::Decision { action: Action::Party(_) | Action::Invite(_), .. }) {
            let first = &scenes[0];
            assert!(first.moment.as_ref().is_some_and(|moment| moment.invites) && !first.flights.is_empty());
            assert!(first.seats.iter().all(|(seat, has)| has.health == step.before.health(seat)), "nobody has eaten");
            assert!(scenes.windows(2).all(|pair| pair[1].flights.is_empty()), "they arrive once");
            parties += 1;
        }
        if step.effects.iter().any(|effect| matches!(effect, Effect::Health { cause: Cause::Decay, .. })) {
            assert!(
                scenes.iter().any(Scene::is_night) && scenes.iter().all(|scene| scene.round == step.before.round())
            );
            nights += 1;
        }
    });
    assert!(parties > 5 && deadly > 5 && won > 2 && nights > 10, "{parties} {deadly} {won} {nights}");
}

/// A touch leads to what is displayed longest, then to the result.
#[test]
fn a_touch_leads_to_a_death_and_another_one_beyond_it() {
    let mut deaths = 0;
    for number in 1..20 {
        let mut driven = Driven::<Infarkt>::at_tempo(NORMAL, &[None; 3], number);
        for turn in 0.. {
            driven.rest(usize::MAX);
            if driven.table.is_over() {
                break;
            }
            driven.play_at_random(turn);
            let before = driven.table.state().dead().len();
            if driven.table.timeline().state().dead().len() == before {
                continue;
            }
            deaths += 1;
            for touch in 0..4 {
                if driven.table.state() == driven.table.timeline().state() {
                    assert!(touch > 1, "the death is displayed after a touch");
                    break;
                }
                driven.input(Input::Skip);
                let moment = driven.table.scene().moment;
                assert!(touch > 0 || moment.is_some_and(|moment| !moment.deaths.is_empty()), "game {number}");
            }
        }
    }
    assert!(deaths > 5, "{deaths}");
}

/// What a bot does on the way to something is displayed together with it, for long enough to be read.
#[test]
fn each_purpose_of_a_bot_is_displayed_once() {
    let (mut lines, mut rounds, mut ways, mut time) = (0, 0, 0, 0);
    for number in 1..=3 {
        let mut driven = Driven::<Infarkt>::at_tempo(NORMAL, &[None, Some(2), Some(2), Some(2)], number);
        for turn in 0..40 {
            driven.play_at_random(turn);
            if driven.table.is_over() || !driven.table.state().is_alive(Seat::FIRST) {
                break;
            }
            let (mut text, mut since) = (latest(&driven), driven.time);
            driven.commands.clear();
            while driven.go_on() {
                let is_shown = driven.commands.drain(..).any(|command| matches!(command, Command::Show));
                if !is_shown {
                    continue;
                }
                let is_of_bot = driven.ahead() == Some(FastForwardTo::Turn) && latest(&driven) != text;
                if is_of_bot {
                    lines += 1;
                    time += driven.time - since;
                    ways += usize::from(text.contains(" moves on.") && text.matches('.').count() == 1);
                }
                (text, since) = (latest(&driven), driven.time);
            }
        }
        rounds += usize::from(driven.table.timeline().state().round());
    }
    assert!(rounds > 4 && lines > 40, "{lines} lines in {rounds} rounds");
    assert!(lines <= 25 * rounds, "{lines} lines in {rounds} rounds");
    assert!(time / lines as u64 >= 500, "{time} ms for {lines} lines");
    assert!(ways * 10 < lines, "{ways} of {lines} lines only tell that somebody moves on");
}

/// The way to the end stays in sight for a person who is out, alone among bots.
#[test]
fn who_is_out_alone_can_go_to_the_end_at_any_time() {
    let mut watched = 0;
    for number in 1..12 {
        let mut driven = Driven::<Infarkt>::at_tempo(NORMAL, &[None, Some(2), Some(2), Some(2)], number);
        for turn in 0.. {
            while driven.status().farewell.is_none() && driven.go_on() {}
            if driven.table.is_over() {
                break;
            }
            if driven.status().farewell.is_none() {
                driven.play_at_random(turn);
                continue;
            }
            assert!(!driven.table.state().is_alive(Seat::FIRST));
            while !driven.table.is_over() {
                let is_ending = driven.table.timeline().state().turn() == Turn::Over;
                assert!(
                    is_ending || driven.ahead() == Some(FastForwardTo::End),
                    "game {number}: {:?}",
                    driven.status()
                );
                assert!(
                    driven.status().called.is_none() && driven.table.handoff().is_none(),
                    "the dead are not called"
                );
                watched += 1;
                assert!(driven.go_on());
            }
            break;
        }
    }
    assert!(watched > 50, "{watched}");
}
