//! Tests of what is not visible from outside: how often a table lists the legal actions.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::json;

use super::{AnyTable, Input, Table, Tempo, TextContext};
use crate::bots::SelfPlaySeed;
use crate::engine::{Control, EventOf, Seat, Timeline, Turn, listings};
use crate::games::{self, GameVisitor, IDS, TableGame};
use crate::i18n::Lang;

/// The number of inputs in a game.
const INPUTS: usize = 400;

/// A game of people only, played at random.
struct Played;
impl GameVisitor for Played {
    type Output = ();

    fn visit<G: TableGame>(self) {
        let players = *G::FACTS.seats.start();
        let self_play = SelfPlaySeed::new(1, u64::from(players));
        let setup = serde_json::from_value(self_play.setup::<G>(players, &json!({}))).expect("a setup");
        let mut game = Timeline::<G>::new(setup).expect("a game");
        Seat::all(players).for_each(|seat| game.hand_over(seat, Control::Human));
        let mut table = Table::new(game, self_play.seed.dice(), Vec::new(), &self_play.seed);
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let tempo = Tempo::default();
        table.input(Input::Open, tempo);
        listings::take();
        for _ in 0..INPUTS {
            let asked = table.past.asked();
            if table.readiness() == super::Readiness::Busy {
                table.input(Input::Wake, tempo);
            } else if let Turn::Decide(seat) = asked.turn {
                let action = asked.legal[rng.random_range(0..asked.legal.len())].clone();
                table.play(EventOf::<G>::decision(seat, action), tempo);
            } else if let Some(event) = table.timeline.roll(&table.dice) {
                table.play(event, tempo);
            }
            // What the page displays after every input.
            let names = table.names(Lang::En);
            let context = TextContext { lang: Lang::En, names: &names, is_quiet: false };
            table.scene();
            table.status(context);
            table.announced(context);
            AnyTable::can_ask_hint(&table);
            table.trails();
        }
        while table.readiness() == super::Readiness::Busy {
            table.input(Input::Wake, tempo);
        }
        let listed = listings::take();
        let game = table.timeline();
        let decides = |at: &usize| matches!(game.state_at(*at).turn(), Turn::Decide(_));
        let decisions = (1..=game.events().len()).filter(decides).count();
        assert!(decisions > 20, "{}: {decisions} decisions", G::FACTS.id);
        assert_eq!(listed as usize, decisions, "{}: once for each state in which somebody decides", G::FACTS.id);
        // Undo leads to a state that has not been kept.
        table.input(Input::Undo, tempo);
        table.scene();
        assert!(listings::take() <= 1, "{}", G::FACTS.id);
    }
}

#[test]
fn the_legal_actions_of_a_state_are_listed_once() {
    for id in IDS {
        games::with_game(id, Played).expect("a game of the registry");
    }
}
