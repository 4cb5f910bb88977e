//! The table as a plain value: inputs and commands, without an executor, a clock, a store or a page.

use heartbox::engine::{Control, Event, Game, Seat, Seed, Step, Timeline, Turn};
use heartbox::games::flow::State as Flow;
use heartbox::games::flow::scene::select::Touch as FlowTouch;
use heartbox::games::heartstrings::scene::select::Touch as HeartstringsTouch;
use heartbox::games::heartstrings::{Action as HeartstringsAction, Phase, State as Heartstrings};
use heartbox::games::infarkt::State as Infarkt;
use heartbox::games::tintenherz::State as Tintenherz;
use heartbox::games::{FlightLook, GameVisitor, IDS, TableGame, with_game};
use heartbox::table::{AnyTable, Command, FastForwardTo, Input, Table, Tempo};

use crate::common::driven::{AT_ONCE, Driven, NORMAL, status};

/// Replays the events of a game from its setup.
fn replayed<G: Game>(game: &Timeline<G>) -> G {
    let mut state = game.state_at(0);
    game.events().iter().for_each(|event| state.apply(event).expect("it was accepted"));
    state
}

struct BotsAlone;
impl GameVisitor for BotsAlone {
    type Output = ();

    fn visit<G: TableGame>(self) {
        let levels = [1, 3];
        let mut one = Driven::<G>::new(2, &levels);
        let mut other = Driven::<G>::new(2, &levels);
        for driven in [&mut one, &mut other] {
            driven.rest(400);
        }
        let game = one.table.timeline();
        assert!(game.events().len() >= 400 || one.table.is_over(), "{}: {} events", G::FACTS.id, game.events().len());
        assert_eq!(&replayed(game), game.state());
        assert_eq!(game, other.table.timeline(), "the same inputs give the same game");
        assert!(one.commands.iter().any(|command| matches!(command, Command::Think(_))), "level 3 searches");
        let mut lines = one.table.lines();
        one.table.follow_lines(&mut lines);
        assert_eq!(lines, one.table.lines());
    }
}

#[test]
fn bots_play_a_whole_game_without_a_page() {
    for id in IDS {
        with_game(id, BotsAlone).expect("a game of the registry");
    }
}

struct PointsOut;
impl GameVisitor for PointsOut {
    type Output = usize;

    fn visit<G: TableGame>(self) -> usize {
        let mut driven = Driven::<G>::new(2, &[1, 1]);
        driven.rest(60);
        let table = &mut driven.table;
        let events = table.timeline().events().to_vec();
        table.input(Input::PointOut(None), NORMAL);
        let still = table.scene();
        let mut state = table.timeline().state_at(0);
        let mut named = 0;
        for (index, event) in events.into_iter().enumerate() {
            let step = Step::new(&state, event).expect("it was accepted");
            if G::names_places(&G::log_entry(&step)) {
                named += 1;
                table.input(Input::PointOut(Some(index)), NORMAL);
                assert_ne!(table.scene(), still, "{}: event {index}", G::FACTS.id);
                table.input(Input::PointOut(None), NORMAL);
                assert_eq!(table.scene(), still);
            }
            state = step.after;
        }
        named
    }
}

#[test]
fn a_touched_line_of_the_log_marks_something_on_the_board() {
    for id in IDS {
        assert!(with_game(id, PointsOut).expect("a game of the registry") > 3, "{id}");
    }
}

struct UndoAll;
impl GameVisitor for UndoAll {
    type Output = ();

    fn visit<G: TableGame>(self) {
        let mut driven = Driven::<G>::new(*G::FACTS.seats.start(), &[]);
        for number in 0..60 {
            driven.rest(usize::MAX);
            driven.play_at_random(number);
        }
        driven.rest(usize::MAX);
        let (game, log) = (driven.table.timeline().clone(), driven.log());
        let mut stops = vec![game.events().len()];
        loop {
            driven.input(Input::Undo);
            let at = driven.table.timeline().events().len();
            if stops.last() == Some(&at) {
                break;
            }
            assert_eq!(driven.table.timeline().state(), &replayed(driven.table.timeline()));
            stops.push(at);
        }
        assert!(stops.len() > 5, "{}: {stops:?}", G::FACTS.id);
        // Secret decisions of several people are undone as a whole, so redo may stop within them.
        while driven.table.timeline().events().len() < game.events().len() {
            let before = driven.table.timeline().events().len();
            driven.input(Input::Redo);
            assert!(driven.table.timeline().events().len() > before, "{}: redo stands still", G::FACTS.id);
        }
        assert_eq!(driven.table.timeline(), &game);
        assert_eq!(driven.log(), log, "{}", G::FACTS.id);
    }
}

#[test]
fn undo_and_redo_go_all_the_way_and_come_back() {
    for id in IDS {
        with_game(id, UndoAll).expect("a game of the registry");
    }
}

#[test]
fn an_answer_to_an_earlier_question_is_ignored() {
    let mut driven = Driven::<Tintenherz>::new(2, &[3, 3]);
    let until_asked = |driven: &mut Driven<Tintenherz>| {
        while driven.question.is_none() {
            assert!(driven.wakes.take().is_some());
            driven.input(Input::Wake);
        }
        let question = driven.question.take().expect("a question");
        driven.answer(&question)
    };
    // Another question has been asked meanwhile, about the same decision.
    let late = until_asked(&mut driven);
    driven.input(Input::HandOver(Seat::FIRST, Control::Bot(4)));
    let answer = until_asked(&mut driven);
    let events = driven.table.timeline().events().len();
    driven.input(Input::Thought(Some(late)));
    assert_eq!(driven.table.timeline().events().len(), events, "the answer is late");
    driven.input(Input::Thought(Some(answer)));
    assert_eq!(driven.table.timeline().events().len(), events + 1, "the search for the other one goes on");

    // Nobody asks any more.
    let answer = until_asked(&mut driven);
    driven.input(Input::HandOver(Seat::FIRST, Control::Human));
    driven.input(Input::HandOver(Seat::new(1).expect("a seat"), Control::Human));
    assert!(driven.commands.iter().any(|command| matches!(command, Command::StopThinking)));
    let before = driven.table.timeline().clone();
    driven.input(Input::Thought(Some(answer)));
    assert_eq!(driven.table.timeline(), &before);
}

#[test]
fn a_search_without_an_answer_does_not_stop_the_game() {
    let mut driven = Driven::<Tintenherz>::new(2, &[4, 4]);
    for _ in 0..100 {
        if driven.question.take().is_some() {
            let before = driven.table.timeline().events().len();
            driven.input(Input::Thought(None));
            assert_eq!(driven.table.timeline().events().len(), before + 1);
            return;
        }
        assert!(driven.wakes.take().is_some());
        driven.input(Input::Wake);
    }
    panic!("no bot searches");
}

/// The commands of an event, in the order in which they are carried out.
#[test]
fn an_event_is_saved_before_it_is_shown() {
    let mut driven = Driven::<Tintenherz>::new(2, &[]);
    driven.rest(usize::MAX);
    driven.commands.clear();
    driven.play_at_random(0);
    let place = |wanted: fn(&Command) -> bool| driven.commands.iter().position(wanted);
    let saved = place(|command| matches!(command, Command::SaveChange)).expect("it is saved");
    let shown = place(|command| matches!(command, Command::Show)).expect("it is shown");
    assert!(saved < shown, "{:?}", driven.commands);
}

#[test]
fn after_a_conflict_nothing_is_played_or_saved() {
    let mut driven = Driven::<Tintenherz>::new(2, &[]);
    driven.rest(usize::MAX);
    driven.input(Input::Conflict);
    driven.commands.clear();
    let before = driven.table.timeline().clone();
    driven.play_at_random(0);
    driven.input(Input::Undo);
    driven.input(Input::HandOver(Seat::FIRST, Control::Bot(1)));
    assert_eq!(driven.table.timeline(), &before);
    assert!(driven.commands.is_empty(), "{:?}", driven.commands);
}

/// The time that a person waits for all bots, in milliseconds.
const TO_TURN: u64 = 1000;
/// The longest time for which the end of a game is displayed before its result: a death, and the winners.
const THE_END: u64 = 4200;
/// The number of states that are displayed on the way to the next turn of a person.
const SHOWN: usize = 3;

struct Hurried;
impl GameVisitor for Hurried {
    type Output = ();

    fn visit<G: TableGame>(self) {
        let bots = usize::from(*G::FACTS.seats.end() - 1).min(3);
        let levels: Vec<_> = std::iter::once(None).chain(vec![Some(4); bots]).collect();
        let mut driven = Driven::<G>::at_tempo(NORMAL, &levels, 1);
        let mut hurried = 0;
        for _ in 0..200 {
            driven.rest(usize::MAX);
            driven.play_to_bot();
            // A bot has begun, and thinks or rolls.
            for _ in 0..hurried % 3 {
                driven.go_on();
            }
            if driven.ahead() != Some(FastForwardTo::Turn) {
                continue;
            }
            hurried += 1;
            driven.commands.clear();
            let (time, played) = (driven.time, driven.events());
            driven.input(Input::FastForward);
            let takes_part = |driven: &Driven<G>| driven.table.timeline().state().takes_part(Seat::FIRST);
            while takes_part(&driven) && driven.go_on() {}
            if !takes_part(&driven) && driven.ahead() == Some(FastForwardTo::End) {
                // The person is out, which is displayed; there is no further turn to hurry to.
                break;
            }
            driven.rest(usize::MAX);
            let time = driven.time - time;
            let most = if driven.table.is_over() { TO_TURN + THE_END } else { TO_TURN };
            assert!(time <= most, "{}: {time} ms for {} events", G::FACTS.id, driven.events() - played);
            let shown = driven.commands.iter().filter(|command| matches!(command, Command::Show)).count();
            assert!(shown <= SHOWN, "{}: {shown} states displayed", G::FACTS.id);
            assert_eq!(driven.ahead(), None, "{}: a person is asked", G::FACTS.id);
            assert_eq!(driven.told(), driven.events(), "{}: every event is in the log", G::FACTS.id);
            assert_eq!(&replayed(driven.table.timeline()), driven.table.state());
        }
        assert!(hurried > 5, "{}: {hurried} times", G::FACTS.id);
    }
}

#[test]
fn bots_are_hurried_to_the_next_turn_of_a_person() {
    for id in IDS {
        with_game(id, Hurried).expect("a game of the registry");
    }
}

#[test]
fn what_was_not_displayed_on_the_way_is_not_displayed_later() {
    for number in 1..=8 {
        let mut driven = Driven::<Infarkt>::at_tempo(NORMAL, &[None, Some(1), Some(1), Some(1)], number);
        while !driven.table.is_over() {
            driven.rest(usize::MAX);
            driven.play_to_bot();
            if driven.ahead() != Some(FastForwardTo::Turn) {
                continue;
            }
            driven.input(Input::FastForward);
            driven.rest(usize::MAX);
            if driven.table.is_over() {
                break;
            }
            // The hint and its end schedule automatic play again.
            driven.input(Input::AskHint);
            driven.rest(usize::MAX);
            driven.input(Input::CloseAdvice);
            assert_eq!(driven.wakes, None, "game {number}");
        }
    }
}

/// The way to the next turn ends where a person is out of the game, so that it is seen.
#[test]
fn a_death_of_a_person_ends_the_hurry_and_is_displayed() {
    let (mut alone, mut among_others) = (0, 0);
    for number in 1..40 {
        for levels in [&[None, Some(1), Some(1)][..], &[None, None, Some(1), Some(1)]] {
            let people = levels.iter().filter(|level| level.is_none()).count();
            let mut driven = Driven::<Infarkt>::at_tempo(NORMAL, levels, number);
            let living = |driven: &Driven<Infarkt>| {
                let state = driven.table.timeline().state();
                Seat::all(people as u8).filter(|seat| state.is_alive(*seat)).count()
            };
            for turn in 0.. {
                driven.rest(usize::MAX);
                if driven.table.is_over() || living(&driven) < people {
                    break;
                }
                driven.play_at_random(turn);
                while driven.ahead().is_none() && driven.go_on() {}
                if driven.ahead() != Some(FastForwardTo::Turn) || living(&driven) < people {
                    continue;
                }
                driven.input(Input::FastForward);
                // Only searches take place on the way.
                while driven.question.is_some() {
                    driven.go_on();
                }
                if living(&driven) < people && !driven.table.is_over() {
                    let scene = driven.table.scene();
                    let deaths = scene.moment.map_or(0, |moment| moment.deaths.len());
                    assert!(deaths > 0 && driven.wakes.is_some_and(|pause| pause >= 2000), "game {number}");
                    let is_last = living(&driven) == 0;
                    driven.go_on();
                    assert!(!is_last || driven.ahead() == Some(FastForwardTo::End), "game {number}");
                    if is_last { alone += 1 } else { among_others += 1 }
                }
            }
        }
    }
    assert!(alone > 0 && among_others > 0, "{alone} and {among_others} deaths on the way");
}

/// Games in which the only person dies before the end, up to the farewell to them.
fn farewells(mut visit: impl FnMut(Driven<Infarkt>)) {
    let mut farewells = 0;
    for number in 1..20 {
        let mut driven = Driven::<Infarkt>::at_tempo(NORMAL, &[None, Some(2), Some(2)], number);
        for turn in 0.. {
            while driven.status().farewell.is_none() && driven.go_on() {}
            if driven.status().farewell.is_some() {
                farewells += 1;
                visit(driven);
                break;
            }
            if driven.table.is_over() {
                break;
            }
            driven.play_at_random(turn);
        }
    }
    assert!(farewells > 3, "{farewells} farewells");
}

/// It waits for a touch, and the game goes on with every way to end it.
#[test]
fn who_is_out_alone_against_bots_gets_a_farewell() {
    let mut number = 0;
    farewells(|mut driven| {
        number += 1;
        let farewell = driven.status().farewell.expect("a farewell");
        let state = driven.table.timeline().state();
        assert!(farewell.seat == Seat::FIRST && !state.is_alive(Seat::FIRST));
        assert!(farewell.lines.len() >= 2 || state.diary(Seat::FIRST).is_empty(), "{farewell:?}");
        assert!(driven.wakes.is_some_and(|pause| pause >= 60_000), "it stays");
        assert!(driven.question.is_none(), "no bot thinks meanwhile");
        assert_eq!(driven.ahead(), Some(FastForwardTo::End));
        let events = driven.events();
        match number % 4 {
            0 => driven.input(Input::Skip),
            1 => driven.input(Input::Wake),
            2 => driven.input(Input::FastForward),
            _ => {
                driven.input(Input::Undo);
                assert!(driven.events() < events);
                assert_eq!(driven.status().farewell, None);
                return;
            }
        }
        assert_eq!(driven.status().farewell, None);
        driven.rest(usize::MAX);
        assert!(driven.table.is_over());
    });
}

struct HurriedToTheEnd;
impl GameVisitor for HurriedToTheEnd {
    type Output = ();

    fn visit<G: TableGame>(self) {
        let players = *G::FACTS.seats.start();
        let mut driven = Driven::<G>::at_tempo(NORMAL, &vec![Some(3); usize::from(players)], 1);
        assert_eq!(driven.ahead(), Some(FastForwardTo::End), "{}", G::FACTS.id);
        driven.input(Input::FastForward);
        driven.rest(usize::MAX);
        assert!(driven.table.is_over(), "{}", G::FACTS.id);
        assert!(driven.time < 10_000, "{}: {} ms", G::FACTS.id, driven.time);
        assert_eq!(driven.told(), driven.events());
    }
}

#[test]
fn bots_alone_are_hurried_to_the_end() {
    for id in IDS {
        with_game(id, HurriedToTheEnd).expect("a game of the registry");
    }
}

/// A person who is out waits for the end, not for a turn.
#[test]
fn who_is_out_is_hurried_to_the_end() {
    for number in 1..20 {
        let mut driven = Driven::<Infarkt>::at_tempo(NORMAL, &[None, Some(2), Some(2)], number);
        for turn in 0.. {
            driven.rest(usize::MAX);
            if driven.table.is_over() {
                break;
            }
            driven.play_at_random(turn);
            let is_dead = |state: &Infarkt| !state.is_alive(Seat::FIRST) && state.turn() != Turn::Over;
            if is_dead(driven.table.timeline().state()) {
                // The death is told first, and not anticipated.
                while !is_dead(driven.table.state()) {
                    assert_ne!(driven.ahead(), Some(FastForwardTo::End), "the death has not been told");
                    assert!(driven.go_on());
                }
                assert_eq!(driven.ahead(), Some(FastForwardTo::End));
                driven.input(Input::FastForward);
                driven.rest(usize::MAX);
                assert!(driven.table.is_over());
                return;
            }
        }
    }
    panic!("nobody died before the end");
}

/// Nothing is offered over the dice of a person while they tumble, although a bot plays next.
struct OwnDice;
impl GameVisitor for OwnDice {
    type Output = usize;

    fn visit<G: TableGame>(self) -> usize {
        let mut thrown = 0;
        for number in 0..4 {
            let mut driven = Driven::<G>::at_tempo(NORMAL, &[None, Some(2)], number);
            while !driven.table.is_over() && driven.events() < 300 {
                if driven.go_on() {
                    continue;
                }
                let rolls = driven.table.timeline().state().turn() == Turn::Chance;
                driven.play_as(2);
                let tumbles = rolls && driven.status().tumbling && driven.told() < driven.events();
                if tumbles {
                    assert_eq!(driven.ahead(), None, "{} after {} events", G::FACTS.id, driven.events());
                    thrown += 1;
                }
            }
        }
        thrown
    }
}

#[test]
fn own_dice_in_the_air_are_not_hurried() {
    let thrown: Vec<usize> = ["heartstrings", "tintenherz"]
        .into_iter()
        .map(|id| with_game(id, OwnDice).expect("a game of the registry"))
        .collect();
    assert!(thrown.iter().all(|thrown| *thrown > 20), "{thrown:?}");
}

#[test]
fn undo_ends_the_hurry() {
    let mut driven = Driven::<Tintenherz>::at_tempo(NORMAL, &[None, Some(3)], 1);
    let to_bot = |driven: &mut Driven<Tintenherz>| {
        while driven.ahead().is_none() {
            driven.rest(usize::MAX);
            driven.play_to_bot();
        }
    };
    driven.rest(usize::MAX);
    to_bot(&mut driven);
    driven.input(Input::FastForward);
    driven.input(Input::Undo);
    assert!(driven.question.is_none() && driven.ahead().is_none(), "the person decides again");
    to_bot(&mut driven);
    assert!(driven.wakes.is_some_and(|pause| pause > 0), "bots pause again");
}

#[test]
fn a_touch_that_changes_nothing_and_says_nothing_is_known_as_such() {
    let mut driven = Driven::<Flow>::new(2, &[]);
    driven.rest(usize::MAX);
    let is_silent = |driven: &mut Driven<Flow>, touch| {
        let commands = driven.table.touch(&touch, NORMAL);
        let says_so = commands.iter().any(|command| matches!(command, Command::Ignore));
        assert_eq!(says_so, commands.len() == 1 && !matches!(commands[0], Command::Show), "{commands:?}");
        says_so
    };
    // Nothing is selected that could be confirmed, and the whole ring can be looked at.
    assert!(is_silent(&mut driven, FlowTouch::Confirm));
    assert!(is_silent(&mut driven, FlowTouch::Cancel));
    assert!(!is_silent(&mut driven, FlowTouch::Heart));
    assert!(!is_silent(&mut driven, FlowTouch::Heart), "a second touch ends the selection");
    assert!(is_silent(&mut driven, FlowTouch::Cancel), "nothing is selected any more");
    assert!(!is_silent(&mut driven, FlowTouch::Roll), "it is refused");
    assert!(!is_silent(&mut driven, FlowTouch::Confirm), "it closes the refusal");
    assert!(is_silent(&mut driven, FlowTouch::Confirm));
    assert!(!is_silent(&mut driven, FlowTouch::Flow));
}

#[test]
fn the_page_knows_whether_a_selection_needs_room() {
    let mut driven = Driven::<Flow>::new(2, &[]);
    driven.rest(usize::MAX);
    assert!(!driven.status().chosen);
    driven.touch(&FlowTouch::Heart);
    assert!(driven.status().chosen);
    driven.touch(&FlowTouch::Cancel);
    assert!(!driven.status().chosen);
    driven.touch(&FlowTouch::Heart);
    driven.touch(&FlowTouch::Flow);
    assert!(!driven.status().chosen, "an event ends the selection");
}

/// A game of Heartstrings in which the setting declines offers, at an offer to a person.
fn at_an_offer() -> Driven<Heartstrings> {
    let mut driven = Driven::<Heartstrings>::new(2, &[]);
    driven.tempo = Tempo { declines_offers: true, ..NORMAL };
    while !matches!(driven.table.timeline().state().phase(), Phase::Sacrifice) || driven.status().tumbling {
        if driven.status().tumbling {
            driven.input(Input::Skip);
        } else {
            driven.play_as(2);
        }
    }
    driven
}

/// The last decision.
fn last_action(driven: &Driven<Heartstrings>) -> HeartstringsAction {
    match driven.table.timeline().events().last() {
        Some(Event::Decision { action, .. }) => *action,
        event => panic!("no decision: {event:?}"),
    }
}

#[test]
fn a_setting_declines_offers_unless_a_touch_accepts_one() {
    let mut driven = at_an_offer();
    let events = driven.events();
    assert!(driven.wakes.is_some_and(|pause| pause >= 1500), "there is time to accept: {:?}", driven.wakes);
    assert!(!driven.status().tumbling, "touches are accepted");
    driven.input(Input::Wake);
    assert_eq!((driven.events(), last_action(&driven)), (events + 1, HeartstringsAction::Keep));

    // After undo the person is asked.
    driven.input(Input::Undo);
    assert_eq!((driven.events(), driven.wakes), (events, None));

    let mut driven = at_an_offer();
    driven.input(Input::Settled);
    let mut legal = Vec::new();
    driven.table.timeline().state().legal(&mut legal);
    let accepted = legal.iter().find_map(|action| match action {
        HeartstringsAction::Sacrifice { room } => Some(*room),
        _ => None,
    });
    let room = accepted.expect("an offer can be accepted");
    driven.touch(&HeartstringsTouch::Room(room));
    assert_eq!(last_action(&driven), HeartstringsAction::Sacrifice { room });

    let mut asked = at_an_offer();
    asked.input(Input::Undo);
    asked.tempo.declines_offers = false;
    asked.input(Input::Redo);
    assert_eq!(asked.wakes, None, "without the setting the person is asked");
}

/// Touches whatever is due in a game of Heartstrings between two people, and keeps all tokens. Returns whether that was asked.
fn keep_or_roll(driven: &mut Driven<Heartstrings>) -> bool {
    driven.input(Input::Settled);
    let scene = driven.table.scene();
    let room = scene.rooms.iter().find(|room| room.is_target).map(|room| HeartstringsTouch::Room(room.room));
    let touch = match room {
        _ if scene.can_keep => HeartstringsTouch::Keep,
        Some(room) => room,
        None => HeartstringsTouch::Roll,
    };
    driven.touch(&touch);
    driven.rest(usize::MAX);
    scene.can_keep
}

#[test]
fn who_keeps_all_tokens_three_times_is_offered_an_order_for_it_and_ends_it_with_one_touch() {
    let mut driven = Driven::<Heartstrings>::new(2, &[]);
    driven.rest(usize::MAX);
    let mut kept = [0; 2];
    while kept[0] < 3 || !(driven.table.scene().can_keep && driven.table.scene().active == Some(Seat::FIRST)) {
        let scene = driven.table.scene();
        let seat = scene.active.filter(|_| scene.can_keep);
        assert_eq!(scene.offers_order, seat.is_some_and(|seat| kept[seat.index()] >= 3), "after {kept:?}");
        assert!(!scene.keeps_all, "nobody has ordered it");
        assert_eq!(keep_or_roll(&mut driven), seat.is_some());
        if let Some(seat) = seat {
            kept[seat.index()] += 1;
        }
    }
    driven.input(Input::Settled);
    driven.touch(&HeartstringsTouch::KeepAll);
    driven.rest(usize::MAX);
    let is_asked = |driven: &Driven<Heartstrings>| {
        let scene = driven.table.scene();
        scene.can_keep && scene.active == Some(Seat::FIRST)
    };
    // The order is seen, and can be ended, whenever its player rolls for a room.
    let mut seen = 0;
    while seen < 3 {
        assert!(!is_asked(&driven), "it is kept without a question");
        let scene = driven.table.scene();
        assert!(!scene.keeps_all || scene.active == Some(Seat::FIRST));
        seen += usize::from(scene.keeps_all);
        keep_or_roll(&mut driven);
    }
    while !driven.table.scene().keeps_all {
        keep_or_roll(&mut driven);
    }
    let events = driven.events();
    driven.input(Input::Settled);
    driven.touch(&HeartstringsTouch::AskAgain);
    assert_eq!((driven.table.scene().keeps_all, driven.events()), (false, events));
    while !is_asked(&driven) {
        keep_or_roll(&mut driven);
    }
    assert!(driven.table.scene().offers_order, "it is offered once more");
}

#[test]
fn nobody_is_called_while_the_end_of_a_fight_is_displayed() {
    let mut driven = Driven::<Heartstrings>::at_tempo(NORMAL, &[None; 3], 1);
    let [mut held, mut called] = [0; 2];
    while !driven.table.is_over() {
        let is_over = |driven: &Driven<Heartstrings>| driven.table.scene().fight.map(|fight| fight.over);
        if driven.status().tumbling {
            // Dice in the air are those of somebody who has been called before.
            let scene = driven.table.scene();
            let is_fight = is_over(&driven) == Some(false) && !scene.tumbling;
            let calls = driven.status().called.is_some();
            assert!(scene.parting.is_none() || !calls, "nobody is called while somebody goes out");
            driven.input(Input::Wake);
            // Its last roll has been seen.
            if is_fight && is_over(&driven) == Some(true) {
                assert!(!calls, "first the board is seen");
                held += 1;
                called += usize::from(driven.status().called.is_some());
            }
        } else {
            driven.play_as(2);
        }
    }
    assert!(held > 5 && called > 0, "{held} {called}");
}

struct LooksBack;
impl GameVisitor for LooksBack {
    type Output = usize;

    fn visit<G: TableGame>(self) -> usize {
        let mut played = Driven::<G>::new(2, &[1, 1]);
        played.rest(300);
        let game = played.table.timeline().clone();
        let length = game.events().len();
        let seed = Seed::from_bytes([0; 32]);
        let mut table = Table::new(game.clone(), seed.dice(), Vec::new(), &seed).looking_at(length);
        // Forwards, backwards, and far.
        let course: Vec<usize> =
            (0..40).chain((0..40).rev()).chain([length, length / 2, length - 1, length + 9]).collect();
        for at in course {
            let commands = table.input(Input::ViewAt(at), NORMAL);
            let is_quiet =
                |command: &Command| matches!(command, Command::Show | Command::Play(_) | Command::CancelWake);
            assert!(commands.iter().all(is_quiet), "nothing is played, saved or searched: {commands:?}");
            let at = at.min(length);
            assert_eq!(table.state(), &game.state_at(at), "{} at {at}", G::FACTS.id);
            assert_eq!(table.timeline(), &game, "the game itself stays");
            assert!(!status(&table).tumbling);
            assert_eq!(table.pointed_out(), at.checked_sub(1));
            assert_eq!(table.length(), length);
        }
        assert!(table.handoff().is_none());
        let marks = table.marks();
        assert!(marks.iter().all(|mark| mark.at <= length));
        assert!(marks.is_sorted_by_key(|mark| mark.at), "{marks:?}");
        marks.iter().filter(|mark| mark.turn.is_some()).count()
    }
}

struct MovesBack;
impl GameVisitor for MovesBack {
    type Output = usize;

    fn visit<G: TableGame>(self) -> usize {
        let mut played = Driven::<G>::new(2, &[1, 1]);
        played.rest(300);
        let game = played.table.timeline().clone();
        let seed = Seed::from_bytes([0; 32]);
        let flights = |table: &Table<G>| -> Vec<(FlightLook, String, String)> {
            let scene = table.scene();
            G::flights(&scene).iter().map(|flight| (flight.look, flight.from.clone(), flight.to.clone())).collect()
        };
        let mut moved = 0;
        let mut table = Table::new(game.clone(), seed.dice(), Vec::new(), &seed).looking_at(0);
        for at in 1..=game.events().len() {
            table.input(Input::ViewAt(at), NORMAL);
            let there = flights(&table);
            table.input(Input::ViewAt(at - 1), NORMAL);
            let back: Vec<_> = flights(&table).into_iter().map(|(look, from, to)| (look, to, from)).collect();
            assert_eq!(back, there, "{} at {at}", G::FACTS.id);
            moved += back.len();
            let still = Tempo { is_still: true, ..NORMAL };
            table.input(Input::ViewAt(at), still);
            table.input(Input::ViewAt(at - 1), still);
            assert_eq!(flights(&table), [], "without motion");
            table.input(Input::ViewAt(at), NORMAL);
        }
        moved
    }
}

#[test]
fn looking_back_by_an_event_moves_its_pieces_backwards() {
    for id in ["heartstrings", "infarkt"] {
        let moved = with_game(id, MovesBack).expect("a game of the registry");
        assert!(moved > 3, "{id}: {moved} flights");
    }
    // The pieces of Flow move along the ring.
    let mut played = Driven::<Flow>::new(2, &[1, 1]);
    played.rest(300);
    let game = played.table.timeline().clone();
    let seed = Seed::from_bytes([0; 32]);
    let mut table = Table::new(game.clone(), seed.dice(), Vec::new(), &seed).looking_at(0);
    let mut moved = 0;
    for at in 1..=game.events().len() {
        table.input(Input::ViewAt(at), NORMAL);
        let there = table.scene().travels;
        table.input(Input::ViewAt(at - 1), NORMAL);
        let back = table.scene().travels;
        assert_eq!(back.len(), there.len(), "at {at}");
        for (there, back) in there.iter().zip(&back) {
            let places: Vec<_> = back.places.iter().rev().copied().collect();
            assert_eq!((back.piece, &places), (there.piece, &there.places), "at {at}");
            moved += 1;
        }
        table.input(Input::ViewAt(at), NORMAL);
    }
    assert!(moved > 20, "{moved}");
}

#[test]
fn the_past_is_looked_at_in_any_order_and_nothing_is_played() {
    for id in IDS {
        let turns = with_game(id, LooksBack).expect("a game of the registry");
        assert!(turns > 3, "{id}: {turns} turns");
    }
}

struct NothingInThePast;
impl GameVisitor for NothingInThePast {
    type Output = usize;

    /// The number of times that dice were tumbling.
    fn visit<G: TableGame>(self) -> usize {
        let mut tumbled = 0;
        for inputs in 0..60 {
            let mut driven = Driven::<G>::at_tempo(NORMAL, &[None, Some(1)], 1);
            for number in 0..inputs {
                if !driven.go_on() {
                    driven.play_at_random(number);
                }
            }
            tumbled += usize::from(driven.told() < driven.events());
            let game = driven.table.timeline().clone();
            let at = driven.events().min(2);
            driven.input(Input::ViewAt(at));
            driven.commands.clear();
            let bot = Input::HandOver(Seat::FIRST, Control::Bot(1));
            for input in [Input::Wake, Input::Skip, Input::FastForward, Input::Replay, Input::Undo, Input::Redo, bot] {
                driven.input(input);
                assert_eq!(driven.table.timeline(), &game, "{}: after {inputs} inputs", G::FACTS.id);
            }
            driven.play_at_random(1);
            assert_eq!(driven.table.timeline(), &game, "{}: after {inputs} inputs", G::FACTS.id);
            assert_eq!((driven.table.state(), driven.told()), (&game.state_at(at), at));
            let whole = driven.table.turns();
            assert_eq!(whole.ends().last(), Some(&game.events().len()), "the log is that of the whole game");
            let status = driven.status();
            assert!(!status.tumbling && !status.ending && status.farewell.is_none() && status.ahead.is_none());
            let is_saved = |command: &Command| matches!(command, Command::SaveChange | Command::SaveWhole);
            assert!(!driven.commands.iter().any(is_saved), "{:?}", driven.commands);
        }
        tumbled
    }
}

#[test]
fn nothing_is_played_from_the_past_wherever_the_game_was() {
    let tumbled = IDS.iter().map(|id| with_game(id, NothingInThePast).expect("a game of the registry"));
    let tumbled: usize = tumbled.sum();
    assert!(tumbled > 3, "dice tumbled {tumbled} times");
}

struct EndsRepetition(Input);
impl GameVisitor for EndsRepetition {
    type Output = usize;

    /// The number of moments of the repetition at which it was ended.
    fn visit<G: TableGame>(self) -> usize {
        let mut ended = 0;
        for displayed in 0..12 {
            let mut driven = Driven::<G>::at_tempo(NORMAL, &[None, Some(1)], 1);
            for number in 0..40 {
                driven.rest(usize::MAX);
                if driven.status().can_replay {
                    break;
                }
                driven.play_at_random(number);
            }
            driven.input(Input::Replay);
            (0..displayed).for_each(|_| {
                driven.go_on();
            });
            if !driven.status().tumbling {
                break;
            }
            ended += 1;
            driven.input(self.0.clone());
            let game = driven.table.timeline();
            assert_eq!((driven.table.state(), driven.told()), (game.state(), game.events().len()), "{}", G::FACTS.id);
            assert!(!driven.status().tumbling, "{}: nothing is due", G::FACTS.id);
            let scene = driven.table.scene();
            assert_eq!(G::flights(&scene), [], "{}: nothing moves there", G::FACTS.id);
        }
        ended
    }
}

#[test]
fn what_ends_the_repetition_leads_to_the_game_as_it_is() {
    for id in IDS {
        for input in [Input::Skip, Input::FastForward, Input::Conflict] {
            let ended = with_game(id, EndsRepetition(input)).expect("a game of the registry");
            assert!(ended > 0, "{id}");
        }
    }
}

struct HandsOver;
impl GameVisitor for HandsOver {
    type Output = ();

    fn visit<G: TableGame>(self) {
        let tempo = Tempo { hands_over: true, ..AT_ONCE };
        let mut driven = Driven::<G>::at_tempo(tempo, &[None, None], 3);
        let mut taken = Vec::new();
        for _ in 0..60 {
            if driven.table.is_over() {
                break;
            }
            let Some(seat) = driven.table.handoff() else {
                driven.play_as(2);
                continue;
            };
            let events = driven.events();
            driven.rest(20);
            assert_eq!(driven.events(), events, "{}: nothing plays before {seat:?} has taken the device", G::FACTS.id);
            assert_eq!(driven.status().called, None, "the name stands on the screen already");
            driven.input(Input::Reveal);
            assert_eq!(driven.table.handoff(), None, "{}: {seat:?} is asked once", G::FACTS.id);
            taken.push(seat);
        }
        let other = taken.windows(2).filter(|two| two[0] != two[1]).count();
        assert!(other >= 4, "{}: the device goes from one to the other: {taken:?}", G::FACTS.id);

        let mut alone = Driven::<G>::at_tempo(tempo, &[None, Some(1)], 3);
        for _ in 0..20 {
            assert_eq!(alone.table.handoff(), None, "{}: nobody takes the device from a bot", G::FACTS.id);
            alone.play_as(2);
        }
    }
}

#[test]
fn where_it_is_always_asked_each_person_takes_the_device() {
    for id in IDS {
        with_game(id, HandsOver).expect("a game of the registry");
    }
}
