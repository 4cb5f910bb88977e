//! The last events of bots: their trails until a person acts, and their display once more.

use heartbox::games::flow::State as Flow;
use heartbox::games::infarkt::State as Infarkt;
use heartbox::games::tintenherz::State as Tintenherz;
use heartbox::games::{GameVisitor, IDS, TableGame, Trail, with_game};
use heartbox::table::{AnyTable, Command, Input};

use crate::common::driven::{Driven, NORMAL};

/// A game of one person against bots of level 1, in which the person has been asked after decisions of bots.
fn after_bots<G: TableGame>(number: u64) -> Driven<G> {
    let players = *G::FACTS.seats.start().max(&2);
    let levels: Vec<_> = (0..players).map(|seat| (seat > 0).then_some(1)).collect();
    let mut driven = Driven::<G>::at_tempo(NORMAL, &levels, number);
    for number in 0..40 {
        driven.rest(usize::MAX);
        if driven.status().can_replay && !driven.table.trails().is_empty() {
            return driven;
        }
        driven.play_at_random(number);
    }
    panic!("{}: no bot has left a trail", G::FACTS.id)
}

struct OnceMore;
impl GameVisitor for OnceMore {
    type Output = ();

    fn visit<G: TableGame>(self) {
        let mut driven = after_bots::<G>(1);
        let (game, log, trails) = (driven.table.timeline().clone(), driven.log(), driven.table.trails());
        let now = game.events().len();
        driven.commands.clear();
        driven.input(Input::Replay);
        assert!(driven.table.trails().is_empty(), "{}", G::FACTS.id);
        // Each state is displayed in its turn, with the log up to it.
        let mut shown = Vec::new();
        loop {
            let at = driven.told();
            // While an event is told, the state before it is displayed.
            let is_at = |at: usize| driven.table.state() == &game.state_at(at);
            assert!(is_at(at) || at > 0 && is_at(at - 1), "{}: after {at} events", G::FACTS.id);
            if shown.last() != Some(&at) {
                shown.push(at);
            }
            assert!(shown.len() <= now + 1, "{}: it ends", G::FACTS.id);
            if at == now {
                break;
            }
            assert!(driven.status().tumbling, "a touch only ends it");
            assert!(!driven.status().can_replay);
            let pause = driven.wakes.take().expect("it goes on by itself");
            assert!(pause <= 3000, "{}: {pause} ms", G::FACTS.id);
            driven.input(Input::Wake);
        }
        assert_eq!(shown, (shown[0]..=now).collect::<Vec<_>>(), "{}", G::FACTS.id);
        assert!(shown.len() > 1);
        assert_eq!(driven.table.timeline(), &game, "the game stays where it is");
        let is_saved = |command: &Command| matches!(command, Command::SaveChange | Command::SaveWhole);
        assert!(!driven.commands.iter().any(is_saved), "there is nothing to save");
        assert_eq!(driven.log(), log, "{}", G::FACTS.id);
        assert_eq!(driven.table.trails(), trails, "{}", G::FACTS.id);
        assert!(driven.status().can_replay);
    }
}

#[test]
fn the_last_events_of_bots_are_displayed_once_more() {
    for id in IDS {
        with_game(id, OnceMore).expect("a game of the registry");
    }
}

struct Ended;
impl GameVisitor for Ended {
    type Output = ();

    fn visit<G: TableGame>(self) {
        for end in [Input::Skip, Input::FastForward, Input::Undo] {
            let mut driven = after_bots::<G>(2);
            let game = driven.table.timeline().clone();
            driven.input(Input::Replay);
            assert_ne!(driven.told(), game.events().len());
            let is_undone = matches!(end, Input::Undo);
            driven.input(end);
            let after = driven.table.timeline();
            assert_eq!(driven.table.state(), after.state(), "{}: the game as it is", G::FACTS.id);
            assert_eq!(driven.told(), after.events().len());
            assert_eq!(is_undone, after != &game);
        }
    }
}

#[test]
fn a_touch_ends_it_at_once_and_so_does_undo() {
    for id in IDS {
        with_game(id, Ended).expect("a game of the registry");
    }
}

struct PersonActs;
impl GameVisitor for PersonActs {
    type Output = ();

    fn visit<G: TableGame>(self) {
        let mut driven = after_bots::<G>(3);
        let persons = driven.table.timeline().setup().seats.iter().filter(|(_, seat)| seat.control.is_human());
        let persons: Vec<_> = persons.map(|(seat, _)| seat).collect();
        assert!(driven.table.trails().iter().all(|trail| !persons.contains(&trail.seat)), "{}", G::FACTS.id);
        // Each says what its bot did, in sentences of the log or in its lines.
        let log = [driven.log(), driven.lines()].concat();
        let trails = driven.table.trails();
        for (index, trail) in trails.iter().enumerate() {
            let reading = driven.read_trail(index).expect("a trail can be read");
            assert_eq!(reading.seat, Some(trail.seat));
            assert!(!reading.sentences.is_empty(), "{}: {trail:?}", G::FACTS.id);
            assert!(reading.sentences.iter().all(|sentence| log.contains(sentence)), "{}: {reading:?}", G::FACTS.id);
        }
        assert_eq!(driven.read_trail(trails.len()), None);
        let at = driven.events();
        driven.play_at_random(7);
        assert!(driven.events() > at);
        assert!(driven.table.trails().is_empty(), "{}: until a person acts", G::FACTS.id);
    }
}

#[test]
fn trails_are_those_of_bots_and_stay_until_a_person_acts() {
    for id in IDS {
        with_game(id, PersonActs).expect("a game of the registry");
    }
}

#[test]
fn a_table_without_bots_has_no_trails_and_no_second_display() {
    let mut driven = Driven::<Tintenherz>::at_tempo(NORMAL, &[None, None], 1);
    for number in 0..20 {
        driven.rest(usize::MAX);
        assert!(driven.table.trails().is_empty());
        assert!(!driven.status().can_replay);
        driven.input(Input::Replay);
        assert_eq!(driven.told(), driven.events());
        driven.play_at_random(number);
    }
}

/// A trail tells what was done at the places, not only that they were visited.
#[test]
fn a_trail_tells_what_was_done() {
    let mut told = 0;
    for number in 1..=6 {
        let driven = after_bots::<Infarkt>(number);
        for index in 0..driven.table.trails().len() {
            let reading = format!("{:?}", driven.read_trail(index).expect("a trail"));
            assert!(!driven.table.trails()[index].places.is_empty());
            // Every job earns money.
            told += usize::from(reading.contains('€'));
        }
    }
    assert!(told > 0, "no trail tells of work");
}

#[test]
fn a_piece_has_one_trail_from_its_first_place_to_its_last() {
    let mut longest = 0;
    for number in 1..=12 {
        let trails = after_bots::<Flow>(number).table.trails();
        for (index, trail) in trails.iter().enumerate() {
            let ends = [trail.places.first(), trail.places.last()];
            let goes_on = |other: &Trail| other.piece == trail.piece && other.places.first() == ends[1];
            assert!(!trails[index + 1..].iter().any(goes_on), "{trails:?}");
            let mut places = trail.places.clone();
            places.sort();
            places.dedup();
            assert_eq!(places.len(), trail.places.len(), "nothing is passed twice: {trail:?}");
            longest = longest.max(places.len());
        }
    }
    // A flow alone has five places at the most.
    assert!(longest > 5, "no card and flow made one trail");
}
