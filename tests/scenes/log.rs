//! The log: turns that are folded into one line, and the places that its sentences name.

use std::ops::Range;

use heartbox::engine::{Event, Game, Playthrough, Seat};
use heartbox::games::flow::State;
use heartbox::games::flow::text::{Clause, Headline, LogEntry};
use heartbox::games::log_pages::Events;
use heartbox::games::{GameScene, GameText, GameVisitor, IDS, with_game};
use heartbox::i18n::{Lang, Names};

use super::random::{Random, tables};

/// Of each game so many events are looked at.
const LOOKED_AT: usize = 400;

/// `look` at a random game at every table, with its log and in whose turn each event happened, as the state has it.
fn every_log<G: GameScene>(mut look: impl FnMut(&Playthrough<G>, &[G::LogEntry], &[G])) {
    for (players, options) in tables::<G>() {
        for (number, seating) in (0..).zip(G::seatings(players)) {
            let mut random = Random::<G>::seated(&options, &seating, number);
            while random.game.events().len() < LOOKED_AT && random.step() {}
            let mut state = random.game.state_at(0);
            let (mut log, mut states) = (Vec::new(), vec![state.clone()]);
            for event in random.game.events() {
                let before = state.clone();
                state.apply(event).expect("it was played");
                log.push(G::log_entry(&before, event, &state));
                states.push(state.clone());
            }
            look(&random.game, &log, &states);
        }
    }
}

fn names<G: Game>(game: &Playthrough<G>) -> Names {
    // Without numbers, which sentences have of their own.
    Names::new(game.setup().seats.map(|seat, _| format!("Q{}", char::from(b'a' + seat.number()))))
}

fn events<G: GameScene>(log: &[G::LogEntry]) -> Events<impl Fn(usize) -> Option<Seat>> {
    Events { length: log.len(), turn_of: |index| log.get(index).and_then(G::turn_of) }
}

#[test]
fn no_event_is_lost_in_turns_that_are_folded() {
    struct Folds;
    impl GameVisitor for Folds {
        type Output = ();

        fn visit<G: GameScene>(self) {
            every_log::<G>(|game, log, _| {
                let events = events::<G>(log);
                let lines = events.folded(0..log.len());
                let all: Vec<usize> = lines.iter().flat_map(Range::clone).collect();
                assert!(all.into_iter().eq(0..log.len()), "every event once, in its order: {lines:?}");
                for line in &lines {
                    let seat = G::turn_of(&log[line.start]);
                    assert!(seat.is_some() || line.len() == 1, "what belongs to no turn is a line of its own");
                    assert!(log[line.clone()].iter().all(|entry| G::turn_of(entry) == seat), "of one turn: {line:?}");
                    assert!(line.clone().all(|index| events.turn(index) == *line));
                    if line.len() > 1 {
                        let names = names(game);
                        let told = Lang::ALL.map(|lang| G::describe_turn(&log[line.clone()], lang, &names));
                        let ends = |told: &String| told.ends_with(['.', '!']) && !told.contains(['{', '}']);
                        assert!(told.iter().all(ends), "{told:?}");
                        assert!(told[0] != told[1] && told[1] != told[2] && told[0] != told[2], "{told:?}");
                    }
                }
                // What is shown of it, page by page, is all of it as well.
                let mut page = None;
                let mut shown = events.on_page(page);
                let mut count = shown.len();
                while shown.start > 0 {
                    page = events.turned(page, heartbox::games::log_pages::LogTurn::Earlier);
                    shown = events.on_page(page);
                    count += shown.len();
                }
                assert_eq!(count, log.len());
            });
        }
    }
    for id in IDS {
        with_game(id, Folds).expect("a game of the table");
    }
}

#[test]
fn a_line_of_flow_is_what_happens_in_the_turn_of_one_seat() {
    every_log::<State>(|game, log, states| {
        for line in events::<State>(log).folded(0..log.len()) {
            let turn = states[line.start].turn_of();
            assert!(turn.is_some());
            assert!(states[line.clone()].iter().all(|state| state.turn_of() == turn), "{line:?}");
            assert!(line.end == log.len() || states[line.end].turn_of() != turn, "the turn goes on after {line:?}");
            let others = game.events()[line]
                .iter()
                .any(|event| matches!(event, Event::Decision { by, .. } if Some(*by) != turn));
            assert!(
                !others || game.state().is_hybrid(),
                "only who shields a master decides in the turn of somebody else"
            );
        }
    });
}

#[test]
fn a_turn_is_told_by_its_cards_or_dice_and_by_who_comes_and_goes() {
    every_log::<State>(|game, log, _| {
        let names = names(game);
        for line in events::<State>(log).folded(0..log.len()) {
            let entries = &log[line];
            let told = State::describe_turn(entries, Lang::En, &names);
            assert!(told.starts_with(names.of(entries[0].turn)), "{told}");
            let count = |wanted: fn(&Clause) -> bool| {
                entries.iter().flat_map(|entry| &entry.clauses).filter(|clause| wanted(clause)).count()
            };
            let tells = |count: usize, one: &str, several: &str| match count {
                0 => assert!(!told.contains(one) && !told.contains(several), "{told}"),
                1 => assert!(told.contains(one) && !told.contains(several), "{told}"),
                _ => assert!(told.contains(&format!("{count}\u{a0}{several}")), "{told}"),
            };
            let comes_in = count(|clause| matches!(clause, Clause::ComesIn { .. }));
            tells(comes_in, "comes in at", "pieces come in");
            tells(count(|clause| matches!(clause, Clause::IsThrown { .. })), "is thrown off", "pieces are thrown");
            tells(count(|clause| matches!(clause, Clause::GoesIn { .. })), "goes into", "pieces go into");
            let rolls = entries.iter().filter(|entry| matches!(entry.headline, Headline::Rolls { .. })).count();
            assert_eq!(told.contains(" rolls "), rolls > 0, "{told}");
            let plays = entries.iter().any(|entry| matches!(entry.headline, Headline::Plays { .. }));
            assert_eq!(told.contains(" plays "), plays, "{told}");
        }
    });
}

#[test]
fn whose_piece_is_thrown_is_told_as_whoever_has_the_turn_sees_it() {
    every_log::<State>(|game, log, _| {
        let names = names(game);
        let shields = |entry: &&LogEntry| entry.headline == Headline::Shields;
        for entry in log.iter().filter(shields) {
            let told = State::describe_turn(std::slice::from_ref(entry), Lang::En, &names);
            for clause in &entry.clauses {
                if let Clause::IsThrown { piece, .. } = clause {
                    let owner = names.of(piece.of.unwrap_or(entry.seat));
                    assert!(told.contains(&format!("{owner}’s piece")), "{told}");
                }
            }
        }
    });
}
