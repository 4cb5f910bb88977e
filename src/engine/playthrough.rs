//! A game being played: setup, events, the state that they give, and what was undone.

use super::dice::Dice;
use super::game::{EventOf, Game, Turn};
use super::seat::Seat;
use super::setup::{Control, Setup, SetupError};

/// A game being played. Its state is always the replay of its events.
#[derive(Clone, Debug, PartialEq)]
pub struct Playthrough<G: Game> {
    setup: Setup<G>,
    start: G,
    state: G,
    events: Vec<EventOf<G>>,
    /// Events taken back, the next one to redo last.
    undone: Vec<EventOf<G>>,
}

impl<G: Game> Playthrough<G> {
    /// A game before its first event.
    ///
    /// # Errors
    /// When the setup breaks a rule.
    pub fn new(setup: Setup<G>) -> Result<Self, SetupError> {
        let start = G::setup(&setup)?;
        Ok(Self { setup, state: start.clone(), start, events: Vec::new(), undone: Vec::new() })
    }

    /// Plays an event. What had been undone is forgotten, unless this is the very event that was undone last.
    ///
    /// # Errors
    /// The rule that forbids it; then nothing has changed.
    pub fn play(&mut self, event: EventOf<G>) -> Result<(), G::Illegal> {
        self.state.apply(&event)?;
        if self.undone.last() == Some(&event) {
            self.undone.pop();
        } else {
            self.undone.clear();
        }
        self.events.push(event);
        Ok(())
    }

    /// What chance brings now from these dice: the same whenever the game stands at this number of chance events.
    pub fn roll(&self, dice: &Dice) -> Option<EventOf<G>> {
        self.state.sample(&mut dice.at(self.chance_count())).map(EventOf::<G>::chance)
    }

    /// How many of the events were chance: the position of the dice.
    fn chance_count(&self) -> u32 {
        self.events.iter().filter(|event| event.is_chance()).count() as u32
    }

    /// What chance brings from here on without anybody being asked, as cards that are dealt: up to the first event of which
    /// `by_itself` does not hold.
    pub fn chance_run(&self, dice: &Dice, by_itself: impl Fn(&G, &EventOf<G>) -> bool) -> Vec<EventOf<G>> {
        let mut run = Vec::new();
        if self.state.turn() != Turn::Chance {
            return run;
        }
        let mut state = self.state.clone();
        let mut position = self.chance_count();
        while let Some(event) = state.sample(&mut dice.at(position)).map(EventOf::<G>::chance) {
            if !by_itself(&state, &event) || state.apply(&event).is_err() {
                break;
            }
            position += 1;
            run.push(event);
        }
        run
    }

    /// How many events at the end of the game were chance.
    pub fn latest_chance(&self) -> usize {
        self.events.iter().rev().take_while(|event| event.is_chance()).count()
    }

    /// Takes events back until `count` are left; nothing happens if there are not more than that.
    pub fn undo_to(&mut self, count: usize) {
        if count < self.events.len() {
            self.state = self.state_at(count);
            self.undone.extend(self.events.drain(count..).rev());
        }
    }

    /// Plays the event that was undone last again; `false` if there is none. One that is not legal here, from a save that
    /// somebody has changed, is forgotten with all that follow it.
    pub fn redo(&mut self) -> bool {
        let Some(event) = self.undone.last().cloned() else { return false };
        let played = self.play(event).is_ok();
        if !played {
            self.undone.clear();
        }
        played
    }

    /// The state after the first `count` events (all of them, if there are fewer).
    pub fn state_at(&self, count: usize) -> G {
        let mut state = self.start.clone();
        for event in self.events.iter().take(count) {
            let accepted = state.apply(event);
            debug_assert!(accepted.is_ok(), "{event:?} was accepted before");
        }
        state
    }

    /// How the game was set up.
    pub fn setup(&self) -> &Setup<G> {
        &self.setup
    }

    /// From now on somebody else decides for a seat. The rules do not know of it: the game stays as it is.
    pub fn hand_over(&mut self, seat: Seat, control: Control) {
        if self.setup.seats.has(seat) {
            self.setup.seats[seat].control = control;
        }
    }

    /// The state after the last event.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// The events so far.
    pub fn events(&self) -> &[EventOf<G>] {
        &self.events
    }

    /// What was undone, the next event to redo last.
    pub fn undone(&self) -> &[EventOf<G>] {
        &self.undone
    }

    /// Puts back what a save says was undone. It is not played here: [`Playthrough::redo`] checks each event.
    pub fn set_undone(&mut self, undone: Vec<EventOf<G>>) {
        self.undone = undone;
    }

    /// The only legal decision, where there is exactly one: it is no choice, and the screen plays it by itself.
    pub fn forced(&self) -> Option<EventOf<G>> {
        let Turn::Decide(seat) = self.state.turn() else { return None };
        let mut legal = Vec::new();
        self.state.legal(&mut legal);
        let only = legal.pop().filter(|_| legal.is_empty())?;
        Some(EventOf::<G>::decision(seat, only))
    }
}

impl<G: Game> Playthrough<G> {
    /// The last moment before event number `before` at which `asked` held; where undo leads.
    pub fn moment_before(&self, before: usize, asked: impl Fn(&G) -> bool) -> Option<usize> {
        let mut state = self.start.clone();
        let mut found = asked(&state).then_some(0);
        for (index, event) in self.events.iter().enumerate() {
            if index + 1 >= before {
                break;
            }
            if state.apply(event).is_ok() && asked(&state) {
                found = Some(index + 1);
            }
        }
        found.filter(|moment| *moment < before)
    }

    /// Is somebody asked in this state: a decision with a choice, or a roll that a person starts (`is_manual_chance`)?
    pub fn asks(state: &G, is_manual_chance: impl Fn(&G) -> bool) -> bool {
        match state.turn() {
            Turn::Over => true,
            Turn::Chance => is_manual_chance(state),
            Turn::Decide(_) => {
                let mut legal = Vec::new();
                state.legal(&mut legal);
                legal.len() > 1
            }
        }
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
    use crate::games::tintenherz::State as Tintenherz;
    use crate::games::{GameScene, GameVisitor, IDS, with_game};

    fn begin<G: Game>(players: u8, number: u64) -> (Playthrough<G>, Dice) {
        let self_play = SelfPlaySeed::new(number, u64::from(players));
        let setup = self_play.setup::<G>(players, &json!({}));
        let game = Playthrough::new(serde_json::from_value(setup).expect("a setup")).expect("a setup of the app");
        (game, self_play.seed.dice())
    }

    /// What happens next in a random game.
    fn due<G: Game>(game: &Playthrough<G>, dice: &Dice, bot: &mut ChaCha8Rng) -> Option<EventOf<G>> {
        game.roll(dice).or_else(|| random_event(game.state(), bot, &mut Vec::new()))
    }

    /// As the page does it.
    fn undo<G: GameScene>(game: &mut Playthrough<G>) -> bool {
        let asked = |state: &G| Playthrough::asks(state, G::is_manual_chance);
        let moment = game.moment_before(game.events().len(), asked);
        if let Some(moment) = moment {
            game.undo_to(moment);
        }
        moment.is_some()
    }

    /// As the page does it.
    fn redo<G: GameScene>(game: &mut Playthrough<G>) {
        while game.redo() && !Playthrough::asks(game.state(), G::is_manual_chance) {}
    }

    /// Plays what is not asked for, as the page does it.
    fn go_on<G: GameScene>(game: &mut Playthrough<G>, dice: &Dice) {
        while !Playthrough::asks(game.state(), G::is_manual_chance) {
            let event = game.roll(dice).or_else(|| game.forced()).expect("it plays itself");
            game.play(event).expect("legal");
        }
    }

    #[test]
    fn undo_leads_to_the_last_question_and_redo_back() {
        struct Undo;
        impl GameVisitor for Undo {
            type Output = ();

            fn visit<G: GameScene>(self) {
                let asks = |state: &G| Playthrough::asks(state, G::is_manual_chance);
                for (players, number) in G::FACTS.seats.clone().zip(0..) {
                    let (mut game, dice) = begin::<G>(players, number);
                    let mut bot = ChaCha8Rng::seed_from_u64(number);
                    let mut moments: Vec<usize> = Vec::new();
                    assert!(!undo(&mut game.clone()), "nothing has happened");
                    while game.events().len() < 300 {
                        let mut back = game.clone();
                        assert_eq!(undo(&mut back), !moments.is_empty());
                        if let Some(moment) = moments.last() {
                            assert_eq!(back.events().len(), *moment, "to the last question");
                            assert!(asks(back.state()));
                            let mut again = back.clone();
                            redo(&mut again);
                            assert_eq!(again, game, "undo and redo are one");
                            // What goes on by itself ends where a question is asked, not where undo came from.
                            let before = back.events().len();
                            go_on(&mut back, &dice);
                            assert_eq!(back.events().len(), before, "undo does not stop in between");
                        }
                        if asks(game.state()) {
                            moments.push(game.events().len());
                        }
                        let Some(event) = due(&game, &dice, &mut bot) else { break };
                        game.play(event).expect("legal");
                    }
                    // All the way back, and there it ends; all the way on, and it is the same game.
                    let whole = game.clone();
                    let mut steps = 0;
                    while undo(&mut game) {
                        steps += 1;
                    }
                    let on_a_question = moments.last() == Some(&whole.events().len());
                    assert_eq!(steps, moments.len() - usize::from(on_a_question));
                    assert_eq!(Some(&game.events().len()), moments.first());
                    while !game.undone().is_empty() {
                        redo(&mut game);
                    }
                    assert_eq!(game, whole);
                }
            }
        }
        for id in IDS {
            with_game(id, Undo).expect("a game of the registry");
        }
    }

    #[test]
    fn what_happens_by_itself_is_not_taken_back_by_itself() {
        // The four cards are dealt unasked; after that there is a question, and nothing before it.
        let (mut game, dice) = begin::<Tintenherz>(2, 1);
        go_on(&mut game, &dice);
        assert_eq!(game.events().len(), 1);
        assert!(!undo(&mut game));
        assert_eq!((game.events().len(), game.undone().len()), (1, 0));
    }

    #[test]
    fn moments_are_counted_before_an_event() {
        let (mut game, dice) = begin::<Heartstrings>(2, 1);
        for _ in 0..3 {
            let event = game.roll(&dice).expect("dice");
            game.play(event).expect("legal");
        }
        let before = |count, asked: fn(&Heartstrings) -> bool| game.moment_before(count, asked);
        assert_eq!([0, 1, 2, 3, 9].map(|count| before(count, |_| true)), [None, Some(0), Some(1), Some(2), Some(3)]);
        assert_eq!(before(3, |_| false), None);
        assert_eq!(before(3, |state| state.to_act().is_none()), Some(0));
    }

    #[test]
    fn what_somebody_wrote_among_the_undone_is_refused_and_forgotten() {
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
            alone.set_undone(vec![first.clone(), event.clone()]);
            assert!(!alone.redo());
            assert_eq!(alone, game, "nothing has happened, and nothing is left to redo");

            // What stands before it is played.
            let mut second = game.clone();
            second.set_undone(vec![first.clone(), event, first.clone()]);
            redo(&mut second);
            assert_eq!((second.events(), second.undone().len()), ([first.clone()].as_slice(), 2));
            redo(&mut second);
            assert_eq!((second.events().len(), second.undone().len()), (1, 0));
            redo(&mut second);
            assert_eq!(second.events().len(), 1);
        }
    }

    #[test]
    fn redo_ends_whatever_was_undone() {
        struct Redo;
        impl GameVisitor for Redo {
            type Output = ();

            fn visit<G: GameScene>(self) {
                let limit = G::FACTS.random_play_limit.unwrap_or(u32::MAX) as usize;
                let (mut other, dice) = begin::<G>(*G::FACTS.seats.end(), 3);
                let mut bot = ChaCha8Rng::seed_from_u64(3);
                while other.events().len() < limit
                    && let Some(event) = due(&other, &dice, &mut bot)
                {
                    other.play(event).expect("legal");
                }
                // The events of another game, in both directions, from everywhere.
                let forward: Vec<EventOf<G>> = other.events().to_vec();
                let backward: Vec<EventOf<G>> = other.events().iter().rev().cloned().collect();
                for undone in [forward, backward] {
                    for from in (0..undone.len()).step_by(7) {
                        let (mut game, _) = begin::<G>(*G::FACTS.seats.start(), 4);
                        game.set_undone(undone[from..].to_vec());
                        let mut touches = 0;
                        while !game.undone().is_empty() {
                            let before = game.undone().len();
                            redo(&mut game);
                            assert!(game.undone().len() < before, "every touch does something");
                            touches += 1;
                        }
                        assert!(touches <= undone.len());
                        assert_eq!(game.state(), &game.state_at(game.events().len()));
                    }
                }
            }
        }
        for id in IDS {
            with_game(id, Redo).expect("a game of the registry");
        }
    }

    #[test]
    fn dice_belong_to_the_position_whatever_was_decided_before() {
        let (mut game, dice) = begin::<Heartstrings>(2, 1);
        let mut bot = ChaCha8Rng::seed_from_u64(1);
        let position =
            |game: &Playthrough<Heartstrings>| game.events().iter().filter(|event| event.is_chance()).count() as u32;
        while let Some(event) = due(&game, &dice, &mut bot) {
            if let Event::Decision { by, action: Action::Sacrifice { .. } } = event {
                // Decided otherwise, the next dice are thrown by the same numbers.
                let mut kept = game.clone();
                kept.play(Event::decision(by, Action::Keep)).expect("legal");
                let mut given = game.clone();
                given.play(event.clone()).expect("legal");
                assert_eq!(position(&kept), position(&given));
                assert_eq!(kept.roll(&dice), given.roll(&dice));
                given.undo_to(game.events().len());
                given.play(Event::decision(by, Action::Keep)).expect("legal");
                assert_eq!(given, kept, "what was undone is forgotten");
            }
            let thrown = game.state().sample(&mut dice.at(position(&game))).map(EventOf::<Heartstrings>::chance);
            assert_eq!(game.roll(&dice), thrown, "only the number of dice events before counts");
            game.play(event).expect("legal");
        }
        assert_eq!(game.roll(&dice), None, "at the end there are no dice");
        assert_eq!(game.forced(), None);
        assert!(Playthrough::asks(game.state(), GameScene::is_manual_chance));
    }

    #[test]
    fn what_is_forced_is_the_only_legal_thing() {
        let mut forced = 0;
        for number in 0..6 {
            let (mut game, dice) = begin::<Tintenherz>(2, number);
            let mut bot = ChaCha8Rng::seed_from_u64(number);
            while let Some(event) = due(&game, &dice, &mut bot) {
                let mut legal = Vec::new();
                game.state().legal(&mut legal);
                assert_eq!(game.forced().is_some(), legal.len() == 1);
                if let Some(only) = game.forced() {
                    assert_eq!(only, event);
                    assert!(!Playthrough::asks(game.state(), GameScene::is_manual_chance));
                    forced += 1;
                }
                game.play(event).expect("legal");
            }
        }
        assert!(forced > 0, "it happens");
    }
}
