//! The knowledge of a seat: its bot knows no more.

use heartbox::bots::{HIGHEST_LEVEL, Question, Request, bot_event_within};
use heartbox::engine::{Known, Seat, Turn};
use heartbox::games::{GameVisitor, TableGame};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::case::each;

/// Few, since every decision is searched twice: a search that looked at hidden information would do so in each playout.
const PLAYOUTS: u32 = 4;

#[derive(Clone, Copy)]
pub struct Knowledge;

impl GameVisitor for Knowledge {
    type Output = ();

    fn visit<G: TableGame>(self) {
        each::<G>(|case| {
            for (at, state) in case.walk() {
                for seat in Seat::all(case.players()) {
                    same_for(state, seat, at as u64);
                }
            }
        });
    }
}

/// Another state that is indistinguishable for this seat gives the same result: the same questions, the same knowledge, the same choice.
fn same_for<G: TableGame>(state: &G, seat: Seat, number: u64) {
    let rng = |stream: u64| {
        let mut rng = ChaCha8Rng::seed_from_u64(number);
        rng.set_stream(stream);
        rng
    };
    let known = Known::sample(state, seat, &mut rng(0));
    let other: &G = &known;
    assert_eq!(other.turn(), state.turn(), "{seat:?}: whose turn it is, is open");
    assert_eq!(other.outcome(), state.outcome());
    assert_eq!(
        Known::sample(other, seat, &mut rng(1)),
        Known::sample(state, seat, &mut rng(1)),
        "{seat:?}: what is sampled depends on something that was not seen"
    );
    let question = Question::new(1, &known, 1, 1, 1).expect("it can be sent to a worker");
    let Some(Request::Search(sent)) = Request::read(&Request::Search(question.clone()).bytes()) else {
        panic!("a question that is read there")
    };
    assert_eq!(sent.known::<G>().as_ref(), Some(&known), "{seat:?}: it arrives as it was sent");
    if state.turn() != Turn::Decide(seat) {
        return;
    }
    let legal = |state: &G| {
        let mut legal = Vec::new();
        state.legal(&mut legal);
        legal
    };
    assert_eq!(legal(other), legal(state), "{seat:?} has the same decisions");
    for level in 0..=HIGHEST_LEVEL {
        let choice = |state: &G| bot_event_within(state, level, Some(PLAYOUTS), &mut rng(2), &mut Vec::new());
        assert_eq!(choice(other), choice(state), "{seat:?}: a bot of level {level} has seen what it cannot know");
    }
}
