//! Games in links: every game comes back, released links open for ever, and no damaged link is another game.

mod damage;
mod released;

use heartbox::engine::{EventOf, Game, Setup, Timeline, Turn};
use heartbox::games::{GameVisitor, IDS, LinkedGame, TableGame, read_found, with_game};
use heartbox::link::{self, Form, LinkFault};
use serde_json::json;

use crate::common::random::{Random, every_state, tables};

/// The number of events after which a random game is long enough.
const LONG: usize = 300;

/// A random game at a table, of at most `most` events.
fn played<G: Game>(options: &G::Options, seating: &[G::SeatRules], number: u64, most: usize) -> Timeline<G> {
    let mut random = Random::<G>::seated(options, seating, number);
    while random.game.events().len() < most && random.step() {}
    random.game
}

/// The game as a reader of its link has it: without the seed and what was undone.
fn sent<G: Game>(game: &Timeline<G>) -> Timeline<G> {
    let mut sent = Timeline::new(Setup { seed: None, ..game.setup().clone() }).expect("the same setup");
    assert!(sent.append(game.events().to_vec()));
    sent.go_to(usize::MAX);
    sent
}

/// Runs `visit` for every game.
fn each_game<V: GameVisitor>(mut visitor: impl FnMut() -> V) -> Vec<V::Output> {
    IDS.iter().map(|id| with_game(id, visitor()).expect("a game of the registry")).collect()
}

#[test]
fn every_edition_and_seating_comes_back_at_any_position() {
    struct All;
    impl GameVisitor for All {
        type Output = ();

        fn visit<G: TableGame>(self) {
            for (players, options) in tables::<G>() {
                for seating in G::seatings(players) {
                    let mut game = played::<G>(&options, &seating, 3, LONG);
                    let end = game.events().len();
                    for at in [end, end / 2, 1, 0] {
                        game.go_to(at);
                        let payload = link::write(&game).expect("a game of this program");
                        assert_eq!(link::code_of(&payload), Ok(G::FACTS.link_code));
                        assert_eq!(link::read::<G>(&payload), Ok(sent(&game)), "{options:?}, {at} events");
                        for form in [Form::Letters, Form::Digits] {
                            let found = link::find(&link::address(form, &payload)).expect("a link");
                            assert_eq!(found.first(), Some(&payload));
                        }
                    }
                }
            }
        }
    }
    each_game(|| All);
}

#[test]
fn a_game_is_read_from_a_link_that_was_broken_and_quoted() {
    struct Quoted;
    impl GameVisitor for Quoted {
        type Output = ();

        fn visit<G: TableGame>(self) {
            let (players, options) = tables::<G>().next().expect("a table");
            for (seed, seating) in (0..20).zip(G::seatings(players).into_iter().cycle()) {
                let game = played::<G>(&options, &seating, seed, LONG);
                let payload = link::write(&game).expect("a game");
                for form in Form::ALL {
                    let link = format!("https://example.org/{}", link::address(form, &payload));
                    let lines: Vec<&str> =
                        link.as_bytes().chunks(30).map(|line| str::from_utf8(line).expect("ASCII")).collect();
                    let mail = format!("> Look _{}_ and come\n> tonight", lines.join("\n> "));
                    let found = read_found(link::find(&mail).expect("a link"));
                    let LinkedGame { record, timeline } = found.expect("a game").1;
                    assert!(record == sent(&game).record(), "{mail}");
                    assert_eq!(timeline.downcast_ref(), Some(&sent(&game)));
                    let cut = &link[..link.len() - 20];
                    assert!(link::find(cut).and_then(read_found).is_err(), "{cut}");
                }
            }
        }
    }
    each_game(|| Quoted);
}

#[test]
fn everything_that_is_legal_has_a_code() {
    struct Reaches;
    impl GameVisitor for Reaches {
        type Output = ();

        fn visit<G: TableGame>(self) {
            let (mut seen, mut legal) = (0, Vec::new());
            every_state::<G>(1, |game| {
                let Turn::Decide(seat) = game.state().turn() else { return };
                if game.events().len() % 29 != 7 {
                    return;
                }
                legal.clear();
                game.state().legal(&mut legal);
                for action in legal.iter().take(30) {
                    let mut next = game.clone();
                    next.play(EventOf::<G>::decision(seat, action.clone())).expect("legal");
                    let payload = link::write(&next).expect("a legal action");
                    assert_eq!(link::read::<G>(&payload), Ok(sent(&next)), "{action:?}");
                    seen += 1;
                }
            });
            assert!(seen > 3, "{seen}");
        }
    }
    each_game(|| Reaches);
}

#[test]
fn people_bots_and_names_come_back() {
    struct Seats;
    impl GameVisitor for Seats {
        type Output = ();

        fn visit<G: TableGame>(self) {
            let players = *G::FACTS.seats.start();
            let plain = G::seatings(players).swap_remove(0);
            let game = played::<G>(&G::Options::default(), &plain, 1, 0);
            let names = ["A", "Žofie Nováková", "🫀🫀🫀🫀🫀🫀🫀🫀🫀🫀🫀🫀🫀🫀🫀🫀🫀🫀🫀🫀🫀🫀🫀🫀", "محمد"];
            for control in (0..10).map(|level| format!("bot:{level}")).chain(["human".to_owned()]) {
                for name in names {
                    let mut record = game.record();
                    record["setup"]["seats"][1]["name"] = json!(name);
                    record["setup"]["seats"][1]["control"] = json!(control);
                    let game = Timeline::<G>::read(record).expect("a setup");
                    let read = link::read::<G>(&link::write(&game).expect("a game")).expect("its link");
                    assert_eq!(read, sent(&game));
                }
            }
        }
    }
    each_game(|| Seats);
}

#[test]
fn a_link_does_not_tell_the_dice_to_come() {
    struct Seeds;
    impl GameVisitor for Seeds {
        type Output = ();

        fn visit<G: TableGame>(self) {
            let players = *G::FACTS.seats.start();
            let plain = G::seatings(players).swap_remove(0);
            let game = played::<G>(&G::Options::default(), &plain, 1, 40);
            assert!(game.setup().seed.is_some());
            let other = Setup { seed: None, ..game.setup().clone() };
            let mut without = Timeline::new(other).expect("the same setup");
            assert!(without.append(game.events().to_vec()));
            without.go_to(usize::MAX);
            assert_eq!(link::write(&game), link::write(&without));
            let read = link::read::<G>(&link::write(&game).expect("a game")).expect("its link");
            assert_eq!(read.setup().seed, None);
        }
    }
    each_game(|| Seeds);
}

#[test]
fn the_code_of_a_game_is_its_own() {
    struct Code;
    impl GameVisitor for Code {
        type Output = (&'static str, u8);

        fn visit<G: TableGame>(self) -> Self::Output {
            (G::FACTS.id, G::FACTS.link_code)
        }
    }
    // Links are read for ever: these codes stay.
    let codes = each_game(|| Code);
    for known in [("flow", 0), ("heartstrings", 1), ("infarkt", 2), ("tintenherz", 3)] {
        assert!(codes.contains(&known), "{known:?}");
    }
    for (id, code) in &codes {
        assert!(*code < 64);
        assert_eq!(codes.iter().filter(|(_, other)| other == code).count(), 1, "{id}");
    }
}

#[test]
fn what_is_no_link_of_this_version_is_refused_by_name() {
    assert_eq!(link::code_of(&[]), Err(LinkFault::NotALink));
    assert_eq!(link::code_of(&[0, 1, 2, 3, 4, 5]), Err(LinkFault::NotALink));
    assert_eq!(link::code_of(&[2, 1]), Err(LinkFault::LaterVersion(2)));
    assert_eq!(link::code_of(&[1, 1, 2]), Err(LinkFault::CutOff));
    assert_eq!(link::identity(&[1, 1, 2]), Err(LinkFault::CutOff));
    // The highest code of a game, which is not given to any.
    assert_eq!(link::code_of(&[1, 0, 0, 0, 0, 255, 0, 0, 0, 0]), Ok(63));
}
