//! The sounds of events: which there are in each game, and for which effects.

use std::collections::BTreeSet;

use heartbox::engine::{Event, Step};
use heartbox::games::flow::scene::telling::BEATS;
use heartbox::games::{GamePlay, Sound, TableGame, flow, heartstrings, infarkt, tintenherz};

use crate::common::random::{Random, tables};

/// Maximum number of events of a game that are listened to.
const EVENTS: usize = 400;
/// Random games at each table.
const GAMES: u64 = 4;

/// The name of a kind of sound.
fn kind(sound: &Sound) -> &'static str {
    match sound {
        Sound::Dice => "dice",
        Sound::Card => "card",
        Sound::Piece => "piece",
        Sound::Bead => "bead",
        Sound::Coin => "coin",
        Sound::Party => "party",
        Sound::Death => "death",
        Sound::Home => "home",
        Sound::Thrown => "thrown",
        Sound::Win => "win",
        Sound::Heart { .. } => "heart",
    }
}

/// Calls `each` with the steps of random games and their sounds; returns all kinds of sounds.
fn listen<G: TableGame>(mut each: impl FnMut(&Step<G>, &[Sound])) -> Vec<&'static str> {
    let mut kinds = BTreeSet::new();
    for (players, options) in tables::<G>() {
        for number in 0..GAMES {
            let mut random = Random::<G>::new(players, &options, number);
            while let Some(event) = random.due().filter(|_| random.game.events().len() < EVENTS) {
                let step = Step::new(random.game.state(), event.clone()).expect("it is legal");
                let sounds = G::sounds(&step);
                kinds.extend(sounds.iter().map(kind));
                each(&step, &sounds);
                random.game.play(event).expect("it is legal");
            }
        }
    }
    kinds.into_iter().collect()
}

fn count(sounds: &[Sound], of: Sound) -> usize {
    sounds.iter().filter(|sound| **sound == of).count()
}

#[test]
fn flow_sounds_of_cards_of_pieces_and_of_the_heart_at_its_speed() {
    use flow::{Action, Effect, Piece, State};
    let kinds = listen::<State>(|step, sounds| {
        let plays = matches!(step.event, Event::Decision { action: Action::Play(_), .. });
        let earned = step.effects.iter().filter(|effect| matches!(effect, Effect::Earns { .. })).count();
        assert_eq!(count(sounds, Sound::Card), usize::from(plays) + earned);
        let steps = step.effects.iter().filter(|effect| matches!(effect, Effect::Steps { .. })).count();
        assert!(count(sounds, Sound::Piece) >= steps);
        let pieces = || step.before.seats().flat_map(Piece::all);
        let is_home = |state: &State, piece: Piece| state.home(piece.seat).has(piece.number);
        let home = pieces().filter(|piece| is_home(&step.after, *piece) && !is_home(&step.before, *piece)).count();
        assert_eq!(count(sounds, Sound::Home), home, "a piece that comes home sounds");
        let thrown = step.effects.iter().filter(|effect| matches!(effect, Effect::IsThrown { .. })).count();
        assert_eq!(count(sounds, Sound::Thrown), thrown);
        let wins = step.before.winner().is_none() && step.after.winner().is_some();
        assert_eq!(count(sounds, Sound::Win), usize::from(wins));
        let interval = BEATS[usize::from(step.after.speed()) - 1];
        let hearts = sounds.iter().filter(|sound| matches!(sound, Sound::Heart { .. })).count();
        assert_eq!(hearts, count(sounds, Sound::Heart { interval }), "no other pace than the current one");
        assert!(step.before.speed() == step.after.speed() || hearts > 0);
    });
    assert_eq!(kinds, ["card", "heart", "home", "piece", "thrown", "win"]);
}

#[test]
fn the_heart_of_flow_is_heard_at_the_pace_at_which_it_is_seen() {
    let style = std::fs::read_to_string("style/games/flow/board.css").expect("a style sheet");
    let seen: Vec<u16> = style
        .lines()
        .filter_map(|line| line.trim().strip_prefix("--fl-beat: ")?.strip_suffix("s;")?.parse::<f32>().ok())
        .map(|seconds| (seconds * 1000.0) as u16)
        .collect();
    assert_eq!(seen, BEATS);
}

#[test]
fn heartstrings_sounds_of_tokens_and_beads_and_of_who_is_out() {
    use heartstrings::{Effect, State};
    let kinds = listen::<State>(|step, sounds| {
        let beads = step.effects.iter().map(|effect| match effect {
            Effect::LosesBeads { count, .. } => usize::from(*count),
            Effect::EarnsBead { .. } => 1,
            _ => 0,
        });
        assert_eq!(count(sounds, Sound::Bead), beads.sum::<usize>());
        let out = step.effects.iter().any(|effect| matches!(effect, Effect::IsOut { .. }));
        let wins = step.effects.iter().any(|effect| matches!(effect, Effect::Wins { .. }));
        assert_eq!(count(sounds, Sound::Death), usize::from(out && !wins));
        assert_eq!(count(sounds, Sound::Win), usize::from(wins));
    });
    assert_eq!(kinds, ["bead", "death", "piece", "win"]);
}

#[test]
fn tintenherz_sounds_of_cards() {
    let kinds = listen::<tintenherz::State>(|step, sounds| {
        let is_roll = matches!(&step.event, Event::Chance { chance: tintenherz::Chance::Roll(_) });
        assert!(!is_roll || sounds.is_empty());
        assert_eq!(count(sounds, Sound::Win), usize::from(step.after.phase() == tintenherz::Phase::Over));
    });
    assert_eq!(kinds, ["card", "win"]);
}

#[test]
fn infarkt_sounds_of_everything_and_a_death_alone() {
    use infarkt::{Action, Effect, State};
    let kinds = listen::<State>(|step, sounds| {
        let died = step.effects.iter().any(|effect| matches!(effect, Effect::Died { .. }));
        assert_eq!(died, sounds.contains(&Sound::Death));
        if died {
            assert_eq!(sounds, [Sound::Death]);
            return;
        }
        let party = matches!(step.event, Event::Decision { action: Action::Party(_) | Action::Invite(_), .. });
        assert_eq!(count(sounds, Sound::Party), usize::from(party));
        let money = step.effects.iter().filter(|effect| matches!(effect, Effect::Money { .. })).count();
        assert_eq!(count(sounds, Sound::Coin), money);
        // A secret plan has no sound until it is revealed.
        if step.before.secret().is_some() && step.after.secret().is_some() {
            assert!(!sounds.contains(&Sound::Piece));
        }
    });
    assert_eq!(kinds, ["bead", "card", "coin", "death", "heart", "party", "piece"]);
}
