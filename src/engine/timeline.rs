//! A game being played: its setup, its events, and a position among them.

use super::dice::Dice;
use super::game::{EventOf, Game, Setup, Turn};
use super::seat::Seat;
use super::setup::{Control, SetupError};
use super::step::Step;

/// The number of events between two checkpoints.
const STRIDE: usize = 32;

/// A game being played: the setup, the events, and the position up to which they count.
///
/// The events behind the position were undone; they are the redo list. Every event is legal where it stands. The state at any position costs
/// at most 31 applied events, whatever the length of the game.
#[derive(Clone, Debug)]
pub struct Timeline<G: Game> {
    setup: Setup<G>,
    /// All events: those before the position, then those that were undone.
    events: Vec<EventOf<G>>,
    /// The position: how many of the events count.
    at: usize,
    /// The moment at the position.
    now: Moment<G>,
    /// The moments after every [`STRIDE`] events, the start first, as far as there are events.
    checkpoints: Vec<Moment<G>>,
}

/// A state, and how many of the events that led to it were chance.
#[derive(Clone, Debug)]
struct Moment<G> {
    state: G,
    chances: u32,
}

impl<G: Game> Moment<G> {
    fn apply(&mut self, event: &EventOf<G>) -> Result<(), G::Illegal> {
        self.state.apply(event)?;
        self.chances += u32::from(event.is_chance());
        Ok(())
    }
}

/// Equal setups, events and positions; everything else follows from these.
impl<G: Game> PartialEq for Timeline<G> {
    fn eq(&self, other: &Self) -> bool {
        self.setup == other.setup && self.at == other.at && self.events == other.events
    }
}

impl<G: Game> Timeline<G> {
    /// A game before its first event.
    ///
    /// # Errors
    /// When the setup breaks a rule.
    pub fn new(setup: Setup<G>) -> Result<Self, SetupError> {
        let start = Moment { state: G::setup(&setup)?, chances: 0 };
        Ok(Self { setup, events: Vec::new(), at: 0, now: start.clone(), checkpoints: vec![start] })
    }

    /// Plays an event at the position and moves the position behind it. The events that were undone are dropped, unless the first of them
    /// is this very event.
    ///
    /// # Errors
    /// The rule that forbids it; then nothing has changed.
    pub fn play(&mut self, event: EventOf<G>) -> Result<(), G::Illegal> {
        self.now.apply(&event)?;
        self.note_event(event);
        Ok(())
    }

    /// Moves the position behind this event, which has just been applied.
    fn note_event(&mut self, event: EventOf<G>) {
        if self.events.get(self.at) != Some(&event) {
            self.events.truncate(self.at);
            self.checkpoints.truncate(self.at / STRIDE + 1);
            self.events.push(event);
        }
        self.at += 1;
        if self.at.is_multiple_of(STRIDE) && self.checkpoints.len() == self.at / STRIDE {
            self.checkpoints.push(self.now.clone());
        }
    }

    /// Plays an event like [`Timeline::play`] and returns what it did.
    ///
    /// # Errors
    /// The rule that forbids it; then nothing has changed.
    pub fn step(&mut self, event: EventOf<G>) -> Result<Step<G>, G::Illegal> {
        let step = Step::new(&self.now.state, event)?;
        self.now.state = step.after.clone();
        self.now.chances += u32::from(step.event.is_chance());
        self.note_event(step.event.clone());
        Ok(step)
    }

    /// Appends events behind the end without moving the position, as redo events from a save. The first one that is not legal there ends it.
    /// Returns whether all of them were appended.
    pub fn append(&mut self, events: impl IntoIterator<Item = EventOf<G>>) -> bool {
        let at = self.at;
        self.go_to(self.events.len());
        let all = events.into_iter().all(|event| self.play(event).is_ok());
        self.go_to(at);
        all
    }

    /// Moves the position: back (undo), or forwards over events that were undone (redo). Behind the last event it stays at the end.
    pub fn go_to(&mut self, at: usize) {
        let at = at.min(self.events.len());
        // From here, if that is on the way from the last checkpoint before.
        if !(at / STRIDE * STRIDE..=at).contains(&self.at) {
            self.at = at / STRIDE * STRIDE;
            self.now = self.checkpoints[at / STRIDE].clone();
        }
        while self.at < at {
            let accepted = self.now.apply(&self.events[self.at]);
            debug_assert!(accepted.is_ok(), "{:?} was accepted before", self.events[self.at]);
            self.at += 1;
        }
    }

    /// The state after the first `at` events, undone ones included; after the last one where there are fewer.
    pub fn state_at(&self, at: usize) -> G {
        let at = at.min(self.events.len());
        if at == self.at {
            return self.now.state.clone();
        }
        let mut state = self.checkpoints[at / STRIDE].state.clone();
        for event in &self.events[at / STRIDE * STRIDE..at] {
            let accepted = state.apply(event);
            debug_assert!(accepted.is_ok(), "{event:?} was accepted before");
        }
        state
    }

    /// The chance event that these dice give now: the same at the same number of chance events.
    pub fn roll(&self, dice: &Dice) -> Option<EventOf<G>> {
        self.now.state.sample(&mut dice.at(self.now.chances)).map(EventOf::<G>::chance)
    }

    /// The chance events that these dice give from the position on until a decision is due, such as the cards of a deal. Ends before the
    /// first event for which `by_itself` returns `false`.
    pub fn chance_run(&self, dice: &Dice, by_itself: impl Fn(&G, &EventOf<G>) -> bool) -> Vec<EventOf<G>> {
        let mut run = Vec::new();
        if self.now.state.turn() != Turn::Chance {
            return run;
        }
        let mut now = self.now.clone();
        while let Some(event) = now.state.sample(&mut dice.at(now.chances)).map(EventOf::<G>::chance) {
            if !by_itself(&now.state, &event) || now.apply(&event).is_err() {
                break;
            }
            run.push(event);
        }
        run
    }

    /// The number of chance events directly before the position.
    pub fn latest_chance(&self) -> usize {
        self.events().iter().rev().take_while(|event| event.is_chance()).count()
    }

    /// How the game was set up.
    pub fn setup(&self) -> &Setup<G> {
        &self.setup
    }

    /// Sets who decides for a seat from now on. The rules do not read it: the game stays as it is.
    pub fn hand_over(&mut self, seat: Seat, control: Control) {
        if self.setup.seats.has(seat) {
            self.setup.seats[seat].control = control;
        }
    }

    /// The state at the position.
    pub fn state(&self) -> &G {
        &self.now.state
    }

    /// The events before the position.
    pub fn events(&self) -> &[EventOf<G>] {
        &self.events[..self.at]
    }

    /// The events behind the position, which were undone: the next one to redo first.
    pub fn undone(&self) -> &[EventOf<G>] {
        &self.events[self.at..]
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;
    use serde_json::json;

    use super::*;
    use crate::bots::{SelfPlaySeed, random_event};
    use crate::engine::Event;
    use crate::games::heartstrings::{Action, Chance, State as Heartstrings};
    use crate::games::{GameVisitor, IDS, TableGame, with_game};

    fn begin<G: Game>(players: u8, number: u64) -> (Timeline<G>, Dice) {
        let self_play = SelfPlaySeed::new(number, u64::from(players));
        let setup = self_play.setup::<G>(players, &json!({}));
        let game = Timeline::new(serde_json::from_value(setup).expect("a setup")).expect("a setup of the app");
        (game, self_play.seed.dice())
    }

    /// The next event of a random game.
    fn due<G: Game>(game: &Timeline<G>, dice: &Dice, bot: &mut ChaCha8Rng) -> Option<EventOf<G>> {
        game.roll(dice).or_else(|| random_event(game.state(), bot, &mut Vec::new()))
    }

    /// A random game of up to `most` events.
    fn played<G: Game>(players: u8, number: u64, most: usize) -> (Timeline<G>, Dice) {
        let (mut game, dice) = begin::<G>(players, number);
        let mut bot = ChaCha8Rng::seed_from_u64(number);
        while game.events().len() < most
            && let Some(event) = due(&game, &dice, &mut bot)
        {
            game.play(event).expect("legal");
        }
        (game, dice)
    }

    #[test]
    fn every_position_has_the_state_of_a_replay_and_the_dice_that_belong_to_it() {
        struct Positions;
        impl GameVisitor for Positions {
            type Output = ();

            fn visit<G: TableGame>(self) {
                let (whole, dice) = played::<G>(*G::FACTS.seats.end(), 5, 200);
                let mut replay = vec![(whole.state_at(0), 0)];
                for event in whole.events() {
                    let (mut state, chances) = replay[replay.len() - 1].clone();
                    state.apply(event).expect("legal");
                    replay.push((state, chances + u32::from(event.is_chance())));
                }
                let end = whole.events().len();
                let mut game = whole.clone();
                // Near and far, back and forth, over checkpoints and beside them.
                for step in 0..end {
                    for at in [step, end - step, step * 37 % (end + 1), step + 1] {
                        game.go_to(at);
                        assert_eq!((game.events(), game.undone()), whole.events().split_at(at));
                        let (state, chances) = &replay[at];
                        assert_eq!(game.state(), state, "at {at}");
                        assert_eq!(&game.state_at(step), &replay[step].0);
                        assert_eq!(&whole.state_at(at), state);
                        let rolled = state.sample(&mut dice.at(*chances)).map(EventOf::<G>::chance);
                        assert_eq!(game.roll(&dice), rolled);
                    }
                }
                game.go_to(usize::MAX);
                assert_eq!(game, whole, "behind the end is the end");
                assert_eq!(game.state_at(usize::MAX), *whole.state());
            }
        }
        for id in IDS {
            with_game(id, Positions).expect("a game of the registry");
        }
    }

    #[test]
    fn another_event_drops_what_was_undone_and_the_same_event_keeps_it() {
        struct Branches;
        impl GameVisitor for Branches {
            type Output = ();

            fn visit<G: TableGame>(self) {
                let (whole, dice) = played::<G>(*G::FACTS.seats.end(), 6, 150);
                let mut others = 0;
                for at in 0..whole.events().len() {
                    let mut again = whole.clone();
                    again.go_to(at);
                    again.play(whole.events()[at].clone()).expect("legal");
                    assert_eq!((again.events().len(), again.undone()), (at + 1, &whole.events()[at + 1..]));

                    let mut other = whole.clone();
                    other.go_to(at);
                    let mut legal = Vec::new();
                    other.state().legal(&mut legal);
                    let Turn::Decide(seat) = other.state().turn() else { continue };
                    let events = legal.into_iter().map(|action| EventOf::<G>::decision(seat, action));
                    let Some(event) = events.into_iter().find(|event| *event != whole.events()[at]) else { continue };
                    other.play(event).expect("legal");
                    assert!(other.undone().is_empty());
                    // The checkpoints of the dropped events are gone with them.
                    let mut bot = ChaCha8Rng::seed_from_u64(at as u64);
                    for _ in 0..40 {
                        let Some(event) = due(&other, &dice, &mut bot) else { break };
                        other.play(event).expect("legal");
                    }
                    let mut fresh = Timeline::new(other.setup().clone()).expect("a setup");
                    assert!(fresh.append(other.events().to_vec()));
                    for position in at..=other.events().len() {
                        assert_eq!(other.state_at(position), fresh.state_at(position));
                    }
                    others += 1;
                }
                assert!(others > 10, "there is a choice often enough");
            }
        }
        for id in IDS {
            with_game(id, Branches).expect("a game of the registry");
        }
    }

    #[test]
    fn redo_events_of_a_save_are_checked_and_end_where_one_is_illegal() {
        let wrong: [EventOf<Heartstrings>; 4] = [
            Event::chance(Chance::Defend(3)),
            Event::chance(Chance::Room(13)),
            Event::decision(crate::engine::Seat::FIRST, Action::Keep),
            Event::chance(Chance::Order([7, 7, 7].into())),
        ];
        let (game, dice) = begin::<Heartstrings>(2, 1);
        let first = game.roll(&dice).expect("dice");
        for event in wrong {
            let mut alone = game.clone();
            assert!(!alone.append([event.clone()]));
            assert_eq!(alone, game, "nothing has happened, and there is nothing to redo");

            let mut second = game.clone();
            assert!(!second.append([first.clone(), event, first.clone()]));
            assert_eq!((second.events().len(), second.undone()), (0, [first.clone()].as_slice()));
            second.go_to(1);
            assert_eq!((second.events(), second.undone().len()), ([first.clone()].as_slice(), 0));
        }
        // Behind events that were undone already.
        let (whole, _) = played::<Heartstrings>(2, 1, 60);
        let mut half = Timeline::new(whole.setup().clone()).expect("a setup");
        assert!(half.append(whole.events()[..20].to_vec()));
        half.go_to(7);
        assert!(half.append(whole.events()[20..].to_vec()));
        assert_eq!(half.events().len(), 7);
        half.go_to(60);
        assert_eq!(half, whole);
    }

    #[test]
    fn dice_belong_to_the_position_whatever_was_decided_before() {
        let (mut game, dice) = begin::<Heartstrings>(2, 1);
        let mut bot = ChaCha8Rng::seed_from_u64(1);
        let position =
            |game: &Timeline<Heartstrings>| game.events().iter().filter(|event| event.is_chance()).count() as u32;
        while let Some(event) = due(&game, &dice, &mut bot) {
            if let Event::Decision { by, action: Action::Sacrifice { .. } } = event {
                // Decided otherwise, the next dice are thrown by the same numbers.
                let mut kept = game.clone();
                kept.play(Event::decision(by, Action::Keep)).expect("legal");
                let mut given = game.clone();
                given.play(event.clone()).expect("legal");
                assert_eq!(position(&kept), position(&given));
                assert_eq!(kept.roll(&dice), given.roll(&dice));
                given.go_to(game.events().len());
                given.play(Event::decision(by, Action::Keep)).expect("legal");
                assert_eq!(given, kept, "what was undone is forgotten");
            }
            let thrown = game.state().sample(&mut dice.at(position(&game))).map(EventOf::<Heartstrings>::chance);
            assert_eq!(game.roll(&dice), thrown, "only the number of dice events before counts");
            game.play(event).expect("legal");
        }
        assert_eq!(game.roll(&dice), None, "at the end there are no dice");
    }
}
