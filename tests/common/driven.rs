//! A table without a page: its commands are carried out at once, and the time that they would take is added up.
#![allow(dead_code, reason = "each test file uses its part")]

use heartbox::bots::{Answer, Question, bot_event};
use heartbox::engine::{Control, Dice, Event, EventOf, Seat, Seed, Timeline, Turn};
use heartbox::games::{Reading, TableGame, think_about};
use heartbox::i18n::Lang;
use heartbox::table::{
    AnyTable, Command, FastForwardTo, Input, Line, LineContent, OwnChance, Pace, Speed, Status, Table, Tempo,
    TextContext,
};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::random::Random;

/// The tempo without pauses.
pub const AT_ONCE: Tempo = Tempo { pace: Pace::AtOnce, is_still: true, ..NORMAL };
/// The default tempo.
pub const NORMAL: Tempo = Tempo {
    pace: Pace::Normal,
    speed: Speed::Normal,
    is_still: false,
    declines_offers: false,
    hands_over: false,
    asks_consent: false,
    confirms: false,
    own_chance: OwnChance { dice: false, cards: false },
};

/// Time that a search of level 3 takes on a tablet unless its patience ends it, in milliseconds.
const SEARCH: u64 = 60;

/// A table whose commands are carried out at once.
pub struct Driven<G: TableGame> {
    pub table: Table<G>,
    pub tempo: Tempo,
    /// The pause after which the table has asked to be woken.
    pub wakes: Option<u32>,
    pub question: Option<Question>,
    /// All commands so far.
    pub commands: Vec<Command>,
    /// The time that pauses and searches would have taken so far, in milliseconds.
    pub time: u64,
    rng: ChaCha8Rng,
}

/// The status of a table, in English.
pub fn status<G: TableGame>(table: &Table<G>) -> Status {
    let names = table.names(Lang::En);
    table.status(TextContext { lang: Lang::En, names: &names, is_quiet: true })
}

impl<G: TableGame> Driven<G> {
    /// A new game without pauses, in which bots of these levels play for the first seats, and people for the others.
    pub fn new(players: u8, levels: &[u8]) -> Self {
        let controls = (0..usize::from(players)).map(|index| levels.get(index).copied()).collect::<Vec<_>>();
        Self::at_tempo(AT_ONCE, &controls, 1)
    }

    /// Game number `number` at this tempo. The seats have bots of these levels, or people.
    pub fn at_tempo(tempo: Tempo, levels: &[Option<u8>], number: u64) -> Self {
        let options = G::editions(levels.len() as u8).into_iter().next().expect("each number has an edition");
        Self::with_options(tempo, levels, number, &options)
    }

    /// The same with these options.
    pub fn with_options(tempo: Tempo, levels: &[Option<u8>], number: u64, options: &G::Options) -> Self {
        let players = levels.len() as u8;
        let Random { mut game, dice, .. } = Random::<G>::new(players, options, number);
        for (seat, level) in Seat::all(players).zip(levels) {
            game.hand_over(seat, level.map_or(Control::Human, Control::Bot));
        }
        Self::of(game, dice, tempo, number)
    }

    /// This game without pauses, as it stands.
    pub fn opened(game: Timeline<G>) -> Self {
        let dice = game.setup().seed.as_ref().expect("a seed").dice();
        Self::of(game, dice, AT_ONCE, 1)
    }

    fn of(game: Timeline<G>, dice: Dice, tempo: Tempo, number: u64) -> Self {
        let seed = Seed::from_bytes([7; 32]);
        let table = Table::new(game, dice, Vec::new(), &seed);
        let rng = ChaCha8Rng::seed_from_u64(number);
        let mut driven = Self { table, tempo, wakes: None, question: None, commands: Vec::new(), time: 0, rng };
        driven.input(Input::Open);
        driven
    }

    pub fn input(&mut self, input: Input) {
        let commands = self.table.input(input, self.tempo);
        self.carry_out(commands);
    }

    fn carry_out(&mut self, commands: Vec<Command>) {
        for command in commands {
            match &command {
                Command::Wake(pause) => self.wakes = Some(*pause),
                Command::CancelWake => self.wakes = None,
                Command::Think(question) => self.question = Some(question.clone()),
                Command::StopThinking => self.question = None,
                _ => {}
            }
            self.commands.push(command);
        }
    }

    /// Wakes the table and answers its questions until a person has to act, or this many events have been played.
    pub fn rest(&mut self, limit: usize) {
        while self.events() < limit && self.go_on() {}
    }

    /// Wakes the table or answers its question; returns `false` while a person has to act, and at the end of the game.
    pub fn go_on(&mut self) -> bool {
        if let Some(question) = self.question.take() {
            self.time += question.patience.min(SEARCH);
            let answer = self.answer(&question);
            self.input(Input::Thought(Some(answer)));
        } else if let Some(pause) = self.wakes.take() {
            self.time += u64::from(pause);
            self.input(Input::Wake);
        } else {
            return false;
        }
        true
    }

    pub fn answer(&self, question: &Question) -> Answer {
        let known = self.table.known(question).expect("a question of this table");
        let mut thinker = think_about(question, known).expect("a question of its game");
        thinker.step(10);
        Answer::read(&thinker.answer(question.number, true)).expect("an answer")
    }

    /// The number of events so far.
    pub fn events(&self) -> usize {
        self.table.timeline().events().len()
    }

    pub fn status(&self) -> Status {
        status(&self.table)
    }

    /// What the bots can be hurried to.
    pub fn ahead(&self) -> Option<FastForwardTo> {
        self.status().ahead
    }

    /// The number of events in the log, up to the last one.
    pub fn told(&self) -> usize {
        let names = self.table.names(Lang::En);
        self.table.announced(TextContext { lang: Lang::En, names: &names, is_quiet: true }).events
    }

    /// The log in English.
    pub fn log(&self) -> Vec<String> {
        let names = self.table.names(Lang::En);
        let context = TextContext { lang: Lang::En, names: &names, is_quiet: true };
        let lines = self.table.log(None, context).lines;
        let entries =
            lines.into_iter().flat_map(|line| line.events).filter_map(|event| self.table.entry_of(event, context));
        entries.map(|entry| entry.text).collect()
    }

    /// The lines of the log in English.
    pub fn lines(&self) -> Vec<String> {
        let names = self.table.names(Lang::En);
        let context = TextContext { lang: Lang::En, names: &names, is_quiet: true };
        let text = |line: Line| match line.content {
            LineContent::Event(entry) => entry.text,
            LineContent::Turn(turn) => turn.text,
        };
        self.table.log(None, context).lines.into_iter().map(text).collect()
    }

    /// What the trail with this index says.
    pub fn read_trail(&self, index: usize) -> Option<Reading> {
        let names = self.table.names(Lang::En);
        self.table.read_trail(index, TextContext { lang: Lang::En, names: &names, is_quiet: true })
    }

    /// Plays as a person who decides at random.
    pub fn play_at_random(&mut self, number: u64) {
        let state = self.table.timeline().state();
        let event = match state.turn() {
            Turn::Decide(seat) => {
                let mut legal = Vec::new();
                state.legal(&mut legal);
                let rng = &mut Seed::from_bytes([number as u8; 32]).dice().at(0);
                let place = rng.next_u64() as usize % legal.len();
                Event::Decision { by: seat, action: legal.swap_remove(place) }
            }
            Turn::Chance => self.roll(),
            Turn::Over => return,
        };
        self.play(event);
    }

    /// Plays as a person who decides as a bot of this level would.
    pub fn play_as(&mut self, level: u8) {
        let state = self.table.timeline().state();
        let event = match state.turn() {
            Turn::Decide(_) => bot_event(state, level, &mut self.rng, &mut Vec::new()).expect("a decision"),
            Turn::Chance => self.roll(),
            Turn::Over => return,
        };
        self.play(event);
    }

    /// Plays as a person, then lets everything happen that comes before a bot plays.
    pub fn play_to_bot(&mut self) {
        self.play_as(2);
        while self.ahead().is_none() && self.go_on() {}
    }

    /// The roll that is due.
    pub fn roll(&self) -> EventOf<G> {
        let seed = self.table.timeline().setup().seed.as_ref().expect("a seed");
        self.table.timeline().roll(&seed.dice()).expect("chance is due")
    }

    pub fn touch(&mut self, touch: &G::Touch) {
        let commands = self.table.touch(touch, self.tempo);
        self.carry_out(commands);
    }

    /// Touches when the table hears touches again, and lets everything happen that comes of it by itself.
    pub fn press(&mut self, touch: &G::Touch) {
        self.input(Input::Settled);
        self.touch(touch);
        self.rest(usize::MAX);
    }

    pub fn play(&mut self, event: EventOf<G>) {
        let commands = self.table.play(event, self.tempo);
        self.carry_out(commands);
    }
}
