//! The moments of a game that are displayed: a person is called to act, and the game ends.

use heartbox::engine::{Control, MAX_SEATS, Seat, Seed, Step, Timeline};
use heartbox::games::heartstrings::{Effect, State as Heartstrings};
use heartbox::games::infarkt::{Options, State as Infarkt};
use heartbox::games::tintenherz::State as Tintenherz;
use heartbox::games::{GameVisitor, IDS, TableGame, with_game};
use heartbox::i18n::Lang;
use heartbox::table::{AnyTable, Command, Input, Pace, Since, Status, Table, Tempo, TextContext};

use crate::common::driven::{AT_ONCE, Driven, status};
use crate::common::fixtures::SAVES;

/// The pause of the last [`Command::Wake`] that has not been cancelled.
fn pause(commands: &[Command]) -> Option<u32> {
    commands.iter().rev().find_map(|command| match command {
        Command::Wake(pause) => Some(Some(*pause)),
        Command::CancelWake => Some(None),
        _ => None,
    })?
}

struct LastEvent;
impl GameVisitor for LastEvent {
    type Output = ();

    fn visit<G: TableGame>(self) {
        let played = SAVES.iter().rev().find(|played| played.game == G::FACTS.id).expect("a game that was played");
        let record = serde_json::from_str(played.record).expect("a record");
        let whole = Timeline::<G>::read(record).expect("a game that was played");
        let last = whole.events().last().expect("an event").clone();
        let dice = Seed::from_bytes([7; 32]).dice();
        let open = |events| {
            let mut game = whole.clone();
            game.go_to(events);
            for seat in Seat::all(game.setup().seats.count()) {
                game.hand_over(seat, Control::Human);
            }
            let mut table = Table::new(game, dice.clone(), Vec::new(), &Seed::from_bytes([7; 32]));
            table.input(Input::Open, AT_ONCE);
            table
        };
        let count = whole.events().len();
        for is_still in [true, false] {
            let tempo = Tempo { pace: Pace::AtOnce, is_still, ..Tempo::default() };
            // The result is true and saved at once, and nothing covers the last event.
            let end = || {
                let mut table = open(count - 1);
                let mut commands = table.play(last.clone(), tempo);
                assert!(commands.iter().any(|command| matches!(command, Command::SaveChange)));
                assert!(table.timeline().state().outcome().is_some());
                // Dice tumble before, and what leads to the end is told.
                while !status(&table).ending {
                    commands = table.input(Input::Wake, tempo);
                }
                let Status { ending, tumbling, outcome, .. } = status(&table);
                assert!(ending && tumbling && outcome.is_some(), "{}", G::FACTS.id);
                assert!(pause(&commands).is_some_and(|pause| pause >= 1800), "{}: {commands:?}", G::FACTS.id);
                table
            };
            for input in [Input::Wake, Input::Skip] {
                let mut table = end();
                let revision = table.revision();
                let commands = table.input(input, tempo);
                let Status { ending, tumbling, outcome, .. } = status(&table);
                assert!(!ending && !tumbling && outcome.is_some());
                assert_eq!((pause(&commands), table.revision()), (None, revision), "the displayed state is the same");
            }
            let mut table = end();
            table.input(Input::Undo, tempo);
            let Status { ending, outcome, can_undo, .. } = status(&table);
            assert!(!ending && outcome.is_none() && table.timeline().events().len() < count, "undone: {can_undo}");
            while status(&table).can_redo {
                table.input(Input::Redo, tempo);
            }
            let Status { ending, outcome, .. } = status(&table);
            assert!(!ending && outcome.is_some(), "{}: redo does not play it again", G::FACTS.id);
        }
        let Status { ending, tumbling, outcome, .. } = status(&open(count));
        assert!(!ending && !tumbling && outcome.is_some(), "a finished game is opened with its result");
    }
}

#[test]
fn the_end_of_a_game_is_seen_before_the_result() {
    for id in IDS {
        with_game(id, LastEvent).expect("a game of the registry");
    }
}

#[test]
fn a_person_is_called_when_a_turn_begins_and_at_no_step_of_a_bot() {
    let mut driven = Driven::<Tintenherz>::new(3, &[]);
    driven.input(Input::HandOver(Seat::new(2).expect("a seat"), Control::Bot(1)));
    let (mut called, mut asked) = (Vec::new(), None);
    for number in 0..60 {
        driven.rest(usize::MAX);
        let Status { called: now, active_seat, outcome, .. } = driven.status();
        if outcome.is_some() {
            break;
        }
        // Between two decisions of a turn nobody is called again.
        let goes_on = asked == active_seat;
        assert_eq!(now.map(|(_, seat)| seat), active_seat.filter(|_| !goes_on), "decision {number}");
        asked = active_seat;
        called.extend(now);
        driven.play_at_random(number);
        assert_ne!(driven.status().called.map(|(_, seat)| seat.index()), Some(2), "a bot");
    }
    assert!(called.len() > 4, "{called:?}");
    let moments = called.iter().map(|(events, _)| *events).collect::<std::collections::BTreeSet<_>>();
    assert_eq!(moments.len(), called.len(), "each is another moment");
}

struct Called;
impl GameVisitor for Called {
    type Output = ();

    fn visit<G: TableGame>(self) {
        let mut driven = Driven::<G>::new(*G::FACTS.seats.start(), &[]);
        let mut asked = None;
        let mut calls = 0;
        for number in 0..120 {
            driven.rest(usize::MAX);
            let Status { called, active_seat, outcome, .. } = driven.status();
            if outcome.is_some() {
                break;
            }
            let state = driven.table.timeline().state();
            if let Some((_, seat)) = called {
                assert_eq!(Some(seat), active_seat, "{}", G::FACTS.id);
                assert_ne!(Some(seat), asked, "{}: asked before", G::FACTS.id);
                calls += 1;
            } else if asked != active_seat && state.secret().is_none() {
                assert_eq!(state.turn_owner(), active_seat, "{}: back in the own turn", G::FACTS.id);
            }
            asked = active_seat;
            driven.play_at_random(number);
        }
        assert!(calls > 1, "{}", G::FACTS.id);
    }
}

#[test]
fn the_person_asked_after_somebody_else_is_called() {
    for id in IDS {
        with_game(id, Called).expect("a game of the registry");
    }
}

/// What a table tells about the time since the last turn of the person whose turn begins.
fn since<G: TableGame>(table: &Table<G>) -> Option<Since> {
    let names = table.names(Lang::En);
    table.since(TextContext { lang: Lang::En, names: &names, is_quiet: true })
}

struct SinceLastTurn;
impl GameVisitor for SinceLastTurn {
    type Output = ();

    fn visit<G: TableGame>(self) {
        let id = G::FACTS.id;
        let mut told = 0;
        for game in 0..8 {
            let mut driven = Driven::<G>::at_tempo(AT_ONCE, &vec![None; usize::from(*G::FACTS.seats.start())], game);
            // The number of events before the last decision of each seat in its own turn.
            let mut asked = [None; MAX_SEATS];
            for _ in 0..250 {
                driven.rest(usize::MAX);
                let Status { active_seat, outcome, .. } = driven.status();
                if outcome.is_some() {
                    break;
                }
                // All roll together for the first turn.
                let Some(seat) = active_seat else {
                    driven.play_as(2);
                    continue;
                };
                let before = driven.events();
                if driven.table.handoff().is_some() {
                    assert_eq!(since(&driven.table), None, "{id}: the device is passed on");
                    driven.input(Input::Reveal);
                }
                if let Some(Since { seat: of, events, lines }) = since(&driven.table) {
                    assert_eq!((of, events), (seat, before), "{id}");
                    let own = asked[seat.index()].expect("it has had a turn before");
                    assert!((1..=3).contains(&lines.len()), "{id}: {lines:?}");
                    for line in &lines {
                        assert!(line.index > own && line.index < before, "{id}: {line:?} at {before} after {own}");
                        let owner = driven.table.timeline().state_at(line.index).turn_owner();
                        assert_ne!(owner, Some(seat), "{id}: {line:?}");
                        assert!(!line.text.is_empty(), "{id}");
                    }
                    let timeline = driven.table.timeline();
                    let step_at = |event: usize| {
                        let state = timeline.state_at(event);
                        Step::new(&state, timeline.events()[event].clone()).expect("a step of the game")
                    };
                    let concerns = |event: &usize| {
                        let step = step_at(*event);
                        step.before.turn_owner() != Some(seat) && G::happens_to(&step).contains(seat)
                    };
                    let (great, others): (Vec<usize>, Vec<usize>) =
                        (own..before).filter(concerns).partition(|event| G::strikes(&step_at(*event)).contains(seat));
                    let indices: Vec<usize> = lines.iter().map(|line| line.index).collect();
                    let great = &great[great.len().saturating_sub(3)..];
                    let others = &others[others.len().saturating_sub(3 - great.len())..];
                    let all = [great, others].concat();
                    let is_out = !timeline.state().obituary(seat, Lang::En, &driven.table.names(Lang::En)).is_empty();
                    let all = if is_out && !great.is_empty() { great.to_vec() } else { all };
                    assert_eq!(indices, all, "{id}: the greatest first, then the newest, and none is missing");
                    told += lines.len();
                }
                if driven.table.timeline().state().turn_owner() == Some(seat) {
                    asked[seat.index()] = Some(before);
                }
                driven.play_as(2);
            }
        }
        assert!(told > 0, "{id}");
    }
}

#[test]
fn a_person_hears_what_has_happened_to_them_since_their_last_turn() {
    for id in IDS {
        with_game(id, SinceLastTurn).expect("a game of the registry");
    }
}

#[test]
fn what_was_lost_is_told_to_the_person_who_lost_it() {
    let mut driven = Driven::<Heartstrings>::new(2, &[]);
    let (mut lost, mut told) = (0, 0);
    for number in 0..200 {
        driven.rest(usize::MAX);
        let Some(Since { lines, .. }) = since(&driven.table) else {
            driven.play_at_random(number);
            continue;
        };
        for line in lines {
            let state = driven.table.timeline().state_at(line.index);
            let event = driven.table.timeline().events()[line.index].clone();
            let step = Step::new(&state, event).expect("a step of the game");
            let seat = driven.status().active_seat;
            lost += usize::from(step.effects.iter().any(|effect| match effect {
                Effect::Leaves { seat: of, .. }
                | Effect::LosesBeads { seat: of, .. }
                | Effect::EarnsBead { seat: of } => Some(*of) == seat,
                Effect::Takes { from, .. } => Some(*from) == seat,
                _ => false,
            }));
            told += 1;
        }
        driven.play_at_random(number);
    }
    assert!(told > 0 && lost == told, "{lost} of {told}");
}

/// In the other world the dead hear of their death first, and not of what they ate before it.
#[test]
fn the_dead_hear_of_their_death() {
    let mut told = 0;
    for number in 0..12 {
        let options = Options { other_world: true, ..Options::default() };
        let mut driven = Driven::<Infarkt>::with_options(AT_ONCE, &[None; 4], number, &options);
        for turn in 0..400 {
            driven.rest(usize::MAX);
            if driven.table.is_over() {
                break;
            }
            driven.input(Input::Reveal);
            let state = driven.table.timeline().state();
            let asked = driven.status().active_seat;
            if let (Some(Since { seat, lines, .. }), Some(asked)) = (since(&driven.table), asked)
                && !state.is_alive(asked)
            {
                let line = lines.last().expect("a line");
                let before = driven.table.timeline().state_at(line.index);
                let event = driven.table.timeline().events()[line.index].clone();
                let step = Step::new(&before, event).expect("a step of the game");
                assert!(seat == asked && before.is_alive(seat) && !step.after.is_alive(seat), "{lines:?}");
                told += 1;
            }
            driven.play_at_random(turn);
        }
    }
    assert!(told > 0, "{told}");
}
