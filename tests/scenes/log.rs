//! The log: turns folded into one line, and the places named in its sentences.

use std::ops::Range;

use heartbox::engine::{Event, Game, Seat, Step, Timeline};
use heartbox::games::flow::scene::selection::Selection;
use heartbox::games::flow::text::{Called, Clause, Headline, LogEntry, Name, Spot};
use heartbox::games::flow::{Card, Piece, Place, State};
use heartbox::games::log_pages::{Events, LogTurn};
use heartbox::games::{
    GameLog, GameScene, GameVisitor, IDS, Picture, SceneInput, TableGame, heartstrings, infarkt, tintenherz, with_game,
};
use heartbox::i18n::{Lang, Names};

use crate::common::random::{Random, tables};

/// The number of events of each game that are checked.
const LOOKED_AT: usize = 400;

/// Calls `look` with a random game at every table, with its log and the state after each event.
fn every_log<G: TableGame>(mut look: impl FnMut(&Timeline<G>, &[G::LogEntry], &[G])) {
    for (players, options) in tables::<G>() {
        for (number, seating) in (0..).zip(G::seatings(players)) {
            let mut random = Random::<G>::seated(&options, &seating, number);
            while random.game.events().len() < LOOKED_AT && random.step() {}
            let mut state = random.game.state_at(0);
            let (mut log, mut states) = (Vec::new(), vec![state.clone()]);
            for event in random.game.events() {
                let step = Step::new(&state, event.clone()).expect("it was played");
                log.push(G::log_entry(&step));
                state = step.after;
                states.push(state.clone());
            }
            look(&random.game, &log, &states);
        }
    }
}

fn names<G: Game>(game: &Timeline<G>) -> Names {
    // Without digits, since sentences have numbers of their own.
    Names::new(game.setup().seats.map(|seat, _| format!("Q{}", char::from(b'a' + seat.number()))))
}

/// The lines of the log, each of an event or of a turn.
fn lines<G: TableGame>(log: &[G::LogEntry]) -> Vec<Range<usize>> {
    with_events::<G, _>(log, |events| events.folded(0..log.len()))
}

fn with_events<G: TableGame, T>(log: &[G::LogEntry], look: impl FnOnce(Events<'_>) -> T) -> T {
    look(Events {
        length: log.len(),
        turn_of: &|index| log.get(index).and_then(G::turn_of),
        begins_line: &|index| log.get(index).is_some_and(G::begins_line),
    })
}

#[test]
fn no_event_is_lost_in_turns_that_are_folded() {
    struct Folds;
    impl GameVisitor for Folds {
        type Output = ();

        fn visit<G: TableGame>(self) {
            every_log::<G>(|game, log, _| {
                let lines = lines::<G>(log);
                let all: Vec<usize> = lines.iter().flat_map(Range::clone).collect();
                assert!(all.into_iter().eq(0..log.len()), "every event once, in its order: {lines:?}");
                for line in &lines {
                    let seat = G::turn_of(&log[line.start]);
                    assert!(seat.is_some() || line.len() == 1, "what belongs to no turn is a line of its own");
                    assert!(log[line.clone()].iter().all(|entry| G::turn_of(entry) == seat), "of one turn: {line:?}");
                    assert!(with_events::<G, _>(log, |events| line.clone().all(|index| events.turn(index) == *line)));
                    if line.len() > 1 {
                        let names = names(game);
                        let told = Lang::ALL.map(|lang| G::describe_turn(&log[line.clone()], lang, &names));
                        let ends = |told: &String| told.ends_with(['.', '!']) && !told.contains(['{', '}']);
                        assert!(told.iter().all(ends), "{told:?}");
                        assert!(told[0] != told[1] && told[1] != told[2] && told[0] != told[2], "{told:?}");
                    }
                }
                // The pages shown cover the whole log.
                with_events::<G, _>(log, |events| {
                    let mut page = None;
                    let mut shown = events.on_page(page);
                    let mut count = shown.len();
                    while shown.start > 0 {
                        page = events.turned(page, LogTurn::Earlier);
                        shown = events.on_page(page);
                        count += shown.len();
                    }
                    assert_eq!(count, log.len());
                });
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
        for line in lines::<State>(log) {
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
        for line in lines::<State>(log) {
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
fn whose_piece_is_thrown_is_told_as_the_seat_on_turn_sees_it() {
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

/// The numbers in a text.
fn numbers(text: &str) -> Vec<u8> {
    text.split(|sign: char| !sign.is_ascii_digit()).filter_map(|digits| digits.parse().ok()).collect()
}

/// The numbers of a sentence that are not places: of pieces, dice, cards and the speed of the heart.
fn other_numbers(entry: &LogEntry) -> Vec<u8> {
    let called = |piece: Called| match piece.name {
        Name::Ordinary(number) => Some(number),
        Name::Master => None,
    };
    let mut others: Vec<u8> = match entry.headline {
        Headline::Plays { for_two: Some(cards), .. } => {
            Card::ALL.map(|card| cards.of(card)).into_iter().filter(|count| *count > 1).collect()
        }
        Headline::Rolls { roll } | Headline::Steps { roll } => vec![roll],
        _ => Vec::new(),
    };
    for clause in &entry.clauses {
        match *clause {
            Clause::ComesIn { piece, .. }
            | Clause::Goes { piece, .. }
            | Clause::GoesBack { piece, .. }
            | Clause::IsThrown { piece, .. }
            | Clause::GoesIn { piece } => others.extend(called(piece)),
            Clause::Swaps { other, .. } => others.extend(called(other)),
            Clause::StaysBefore { piece, by } => others.extend([piece, by].into_iter().filter_map(called)),
            Clause::StopsBefore { by } => others.extend(called(by)),
            Clause::Faster { to } | Clause::Slower { to } => others.push(to),
            // At the speed of 2.
            Clause::LastRace { .. } => others.push(2),
            _ => {}
        }
    }
    others
}

#[test]
fn every_number_of_a_sentence_of_flow_is_a_place_that_it_can_show() {
    let mut shown = 0;
    every_log::<State>(|game, log, _| {
        let names = names(game);
        for entry in log {
            let spots = entry.spots();
            // People count the fields of a goal from 1.
            let place = |spot: &Spot| match spot {
                Spot::Place(_, Place::Ring(position)) => Some(*position),
                Spot::Place(_, Place::Goal(field)) => Some(field + 1),
                _ => None,
            };
            let mut places: Vec<u8> = spots.iter().filter_map(place).collect();
            places.sort_unstable();
            for lang in Lang::ALL {
                let told = State::describe(entry, lang, &names);
                let mut left = numbers(&told);
                for other in other_numbers(entry) {
                    let at = left.iter().position(|number| *number == other);
                    left.remove(at.unwrap_or_else(|| panic!("{told} does not say {other}")));
                }
                left.sort_unstable();
                assert_eq!(left, places, "{told}");
            }
            assert_eq!(State::names_places(entry), !spots.is_empty());
            shown += places.len();
        }
    });
    assert!(shown > 1000, "places are named");
}

#[test]
fn the_pictures_of_a_line_are_of_what_its_sentence_says() {
    struct Pictures;
    impl GameVisitor for Pictures {
        type Output = usize;

        fn visit<G: TableGame>(self) -> usize {
            let mut pictured = 0;
            every_log::<G>(|game, log, _| {
                let names = names(game);
                for entry in log {
                    let told = G::describe(entry, Lang::En, &names);
                    for picture in G::pictures(entry) {
                        pictured += 1;
                        let is_told = match picture {
                            Picture::Die(roll) => (1..=6).contains(&roll) && told.contains(&roll.to_string()),
                            Picture::Twelve(roll) => (1..=12).contains(&roll) && told.contains(&roll.to_string()),
                            Picture::Symbol(id) => ["fl-", "th-", "ui-"].iter().any(|known| id.starts_with(known)),
                            Picture::File(name) => std::path::Path::new("public").join(&name).exists(),
                            Picture::Piece(_) | Picture::Lost(_) => told.contains('Q'),
                        };
                        assert!(is_told, "{told}: {:?}", G::pictures(entry));
                    }
                }
            });
            pictured
        }
    }
    for id in IDS {
        assert!(with_game(id, Pictures).expect("there is such a game") > 100, "{id}");
    }
}

#[test]
fn a_touched_sentence_marks_the_room_the_cards_or_the_places_that_it_names() {
    every_log::<heartstrings::State>(|_, log, states| {
        for (entry, state) in log.iter().zip(&states[1..]).step_by(3) {
            let input = SceneInput { pointed_out: Some(entry), ..SceneInput::of(state, &None) };
            let pointed = heartstrings::State::scene_of(&input).rooms.into_iter().filter(|room| room.pointed);
            assert!(pointed.map(|room| room.room).eq(entry.room()), "{entry:?}");
            assert_eq!(heartstrings::State::names_places(entry), entry.room().is_some());
        }
    });
    every_log::<tintenherz::State>(|_, log, states| {
        for (entry, state) in log.iter().zip(&states[1..]).step_by(3) {
            let selection = tintenherz::scene::select::Selection::default();
            let scene = tintenherz::State::scene_of(&SceneInput {
                pointed_out: Some(entry),
                ..SceneInput::of(state, &selection)
            });
            assert!(entry.cards().iter().all(|card| scene.points_at(card)), "{entry:?}");
            assert_eq!(scene.named, entry.cards());
        }
    });
    every_log::<infarkt::State>(|_, log, states| {
        for (entry, state) in log.iter().zip(&states[1..]).step_by(9) {
            let selection = infarkt::scene::selection::Selection::default();
            let scene =
                infarkt::State::scene_of(&SceneInput { pointed_out: Some(entry), ..SceneInput::of(state, &selection) });
            let pointed: Vec<_> = scene.places.iter().filter(|look| look.pointed).map(|look| look.place).collect();
            assert!(entry.places().iter().all(|place| pointed.contains(place)), "{entry:?}");
            assert!(pointed.iter().all(|place| entry.places().contains(place)), "{entry:?}");
        }
    });
}

#[test]
fn what_a_sentence_of_flow_names_is_marked_on_the_board_and_nothing_else() {
    every_log::<State>(|_, log, states| {
        for (entry, state) in log.iter().zip(&states[1..]).step_by(3) {
            let selection = Selection::default();
            let input = SceneInput::of(state, &selection);
            assert_eq!(State::scene_of(&input).marked, []);
            let scene = State::scene_of(&SceneInput { pointed_out: Some(entry), ..input });
            let places: Vec<Place> = scene.marked.iter().map(|(_, place)| *place).collect();
            for spot in entry.spots() {
                match spot {
                    Spot::Place(_, place) => assert!(places.contains(&place), "{entry:?}"),
                    Spot::Piece(seat, name) => {
                        let pieces = &scene.seats[seat].pieces;
                        let piece = pieces.iter().find(|piece| piece.name == name).expect("such a piece");
                        assert!(places.contains(&piece.place), "{entry:?}");
                    }
                }
            }
            assert!(scene.marked.len() <= entry.spots().len(), "{entry:?}");
            for (index, mark) in scene.marked.iter().enumerate() {
                assert!(!scene.marked[..index].contains(mark), "each once: {entry:?}");
            }
        }
    });
}

#[test]
fn a_position_that_is_looked_at_and_an_entrance_to_come_are_marked() {
    every_log::<State>(|_, log, states| {
        for state in states.iter().take(log.len()).step_by(7) {
            let at = |selection| State::scene_of(&SceneInput::of(state, &selection)).marked;
            let any = Piece { seat: Seat::FIRST, number: 0 };
            assert_eq!(at(Selection::Position(7)), [(any, Place::Ring(7))]);
            for card in Card::ALL {
                let selection = Selection::Card { card, with: state.payments(card).first().copied(), piece: None };
                let scene = State::scene_of(&SceneInput::of(state, &selection));
                let clauses = scene.outlook.iter().flat_map(|outlook| &outlook.clauses);
                let entrance = clauses.filter_map(|clause| match clause {
                    Clause::EntranceAt { at } | Clause::LastRace { at } => Some((any, Place::Ring(*at))),
                    _ => None,
                });
                assert!(scene.marked.iter().copied().eq(entrance));
            }
        }
    });
}
