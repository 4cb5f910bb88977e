//! The table as a plain value: inputs and commands, without an executor, a clock, a store or a page.

#[path = "common/random.rs"]
mod random;

use heartbox::bots::{Answer, Question};
use heartbox::engine::{Control, Event, Game, Seat, Seed, Timeline, Turn};
use heartbox::games::tintenherz::State as Tintenherz;
use heartbox::games::{GameScene, GameVisitor, IDS, with_game};
use heartbox::i18n::Lang;
use heartbox::table::{AnyTable, Command, Input, Pace, Table, Tempo, TextContext};
use rand::Rng;

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
