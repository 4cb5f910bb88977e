//! The table as a plain value: inputs and commands, without an executor, a clock, a store or a page.

#[path = "common/fixtures.rs"]
mod fixtures;
#[path = "common/random.rs"]
mod random;

use heartbox::bots::{Answer, Question};
use heartbox::engine::{Control, Event, Game, Seat, Seed, Timeline, Turn};
use heartbox::games::tintenherz::State as Tintenherz;
use heartbox::games::{GameScene, GameVisitor, IDS, with_game};
use heartbox::i18n::Lang;
use heartbox::table::{AnyTable, Command, Input, Pace, Status, Table, Tempo, TextContext};
use rand::Rng;

use fixtures::SAVES;
use random::Random;

const TEMPO: Tempo = Tempo { pace: Pace::AtOnce, is_still: true };

/// A table whose commands are carried out at once.
struct Driven<G: GameScene> {
    table: Table<G>,
    /// Whether the table has asked to be woken.
    wakes: bool,
    question: Option<Question>,
    /// All commands so far.
    commands: Vec<Command>,
}

impl<G: GameScene> Driven<G> {
    /// A new game in which bots of these levels play for the first seats, and people for the others.
    fn new(players: u8, levels: &[u8]) -> Self {
        let options = G::editions(players).into_iter().next().expect("each number has an edition");
        let Random { mut game, dice, .. } = Random::<G>::new(players, &options, 1);
        for seat in Seat::all(players) {
            game.hand_over(seat, levels.get(seat.index()).map_or(Control::Human, |level| Control::Bot(*level)));
        }
        let seed = Seed::from_bytes([7; 32]);
        let table = Table::new(game, dice, Vec::new(), &seed);
        let mut driven = Self { table, wakes: false, question: None, commands: Vec::new() };
        driven.input(Input::Open);
        driven
    }

    fn input(&mut self, input: Input) {
        let commands = self.table.input(input, TEMPO);
        self.carry_out(commands);
    }

    fn carry_out(&mut self, commands: Vec<Command>) {
        for command in commands {
            match &command {
                Command::Wake(_) => self.wakes = true,
                Command::Rest => self.wakes = false,
                Command::Think(question) => self.question = Some(question.clone()),
                Command::StopThinking => self.question = None,
                _ => {}
            }
            self.commands.push(command);
        }
    }

    /// Wakes the table and answers its questions until a person has to act, or this many events have been played.
    fn rest(&mut self, limit: usize) {
        while self.table.timeline().events().len() < limit {
            if let Some(question) = self.question.take() {
                let answer = self.answer(&question);
                self.input(Input::Thought(Some(answer)));
            } else if std::mem::take(&mut self.wakes) {
                self.input(Input::Wake);
            } else {
                return;
            }
        }
    }

    fn answer(&self, question: &Question) -> Answer {
        let mut thinker = self.table.thinker(question).expect("a question of this table");
        thinker.step(10);
        Answer::read(&thinker.answer(question.number, true)).expect("an answer")
    }

    fn status(&self) -> Status {
        status(&self.table)
    }

    /// The log in English.
    fn log(&self) -> Vec<String> {
        let names = self.table.names(Lang::En);
        let context = TextContext { lang: Lang::En, names: &names, is_quiet: true };
        let lines = self.table.log(None, context).lines;
        lines.into_iter().flat_map(|line| line.entries).map(|entry| entry.text).collect()
    }

    /// Plays as a person who decides at random.
    fn play_at_random(&mut self, number: u64) {
        let state = self.table.timeline().state();
        let event = match state.turn() {
            Turn::Decide(seat) => {
                let mut legal = Vec::new();
                state.legal(&mut legal);
                let rng = &mut Seed::from_bytes([number as u8; 32]).dice().at(0);
                let place = rng.next_u64() as usize % legal.len();
                Event::Decision { by: seat, action: legal.swap_remove(place) }
            }
            Turn::Chance => {
                let seed = self.table.timeline().setup().seed.as_ref().expect("a seed");
                self.table.timeline().roll(&seed.dice()).expect("chance is due")
            }
            Turn::Over => return,
        };
        let commands = self.table.play(event, TEMPO);
        self.carry_out(commands);
    }
}

fn status<G: GameScene>(table: &Table<G>) -> Status {
    let names = table.names(Lang::En);
    table.status(TextContext { lang: Lang::En, names: &names, is_quiet: true })
}

/// Replays the events of a game from its setup.
fn replayed<G: Game>(game: &Timeline<G>) -> G {
    let mut state = game.state_at(0);
    game.events().iter().for_each(|event| state.apply(event).expect("it was accepted"));
    state
}

struct BotsAlone;
impl GameVisitor for BotsAlone {
    type Output = ();

    fn visit<G: GameScene>(self) {
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

struct UndoAll;
impl GameVisitor for UndoAll {
    type Output = ();

    fn visit<G: GameScene>(self) {
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
            assert!(std::mem::take(&mut driven.wakes));
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
        assert!(std::mem::take(&mut driven.wakes));
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

/// The pause of the last [`Command::Wake`] that has not been cancelled.
fn pause(commands: &[Command]) -> Option<u32> {
    commands.iter().rev().find_map(|command| match command {
        Command::Wake(pause) => Some(Some(*pause)),
        Command::Rest => Some(None),
        _ => None,
    })?
}

struct LastEvent;
impl GameVisitor for LastEvent {
    type Output = ();

    fn visit<G: GameScene>(self) {
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
            table.input(Input::Open, TEMPO);
            table
        };
        let count = whole.events().len();
        for is_still in [true, false] {
            let tempo = Tempo { pace: Pace::AtOnce, is_still };
            // The result is true and saved at once, and nothing covers the last event.
            let end = || {
                let mut table = open(count - 1);
                let mut commands = table.play(last.clone(), tempo);
                assert!(commands.iter().any(|command| matches!(command, Command::SaveChange)));
                assert!(table.timeline().state().outcome().is_some());
                // Dice tumble before.
                if !status(&table).ending {
                    commands = table.input(Input::Wake, tempo);
                }
                let Status { ending, tumbling, outcome, .. } = status(&table);
                assert!(ending && tumbling && outcome.is_some(), "{}", G::FACTS.id);
                assert!(pause(&commands).is_some_and(|pause| pause >= 2400), "{}: {commands:?}", G::FACTS.id);
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

    fn visit<G: GameScene>(self) {
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
fn whoever_is_asked_after_somebody_else_is_called() {
    for id in IDS {
        with_game(id, Called).expect("a game of the registry");
    }
}
