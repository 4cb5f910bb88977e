//! The draft of a new game.

use heartbox::engine::Colour::{self, Black, Blue, Green, Orange, Red, Yellow};
use heartbox::shell::draft::{Draft, LOT_STEPS, Limits, Person, Places, Wish};
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};

const COLOURS: &[Colour] = &[Green, Blue, Yellow, Red];

/// A game for two to four people who sit where they like.
fn free() -> Limits {
    let places = Places { colours: COLOURS, are_in_order: false };
    Limits { least: 2, most: 4, colours: COLOURS, places: vec![places; 5], roles: 2, levels: 1..=3 }
}

/// The same, but two people have other colours than three or four, and these sit in the order of the colours.
fn seated() -> Limits {
    let pair = Places { colours: &[Green, Yellow], are_in_order: true };
    let all = Places { colours: COLOURS, are_in_order: true };
    Limits { places: vec![all, all, pair, all, all], ..free() }
}

fn wish(name: &str, colour: Option<Colour>) -> Wish {
    Wish { name: name.to_owned(), colour, ..Wish::default() }
}

/// The draft with people of these names.
fn draft(limits: Limits, names: &[&str]) -> Draft {
    Draft::new(limits, names.iter().map(|name| wish(name, None)).collect())
}

fn seats(draft: &Draft) -> Vec<(&str, Colour)> {
    draft.people().iter().map(|person| (person.name.as_str(), person.colour)).collect()
}

#[test]
fn people_are_as_many_as_the_game_allows_and_in_its_colours() {
    type Case<'a> = (&'a [Wish], &'a [(&'a str, Colour)]);
    let wishes: [Case<'_>; 6] = [
        (&[], &[("", Green), ("", Blue)]),
        (&[wish("a", Some(Red))], &[("a", Red), ("", Green)]),
        (&[wish("a", Some(Blue)), wish("b", Some(Blue)), wish("c", None)], &[("a", Blue), ("b", Green), ("c", Yellow)]),
        // Not in this game.
        (&[wish("a", Some(Black)), wish("b", Some(Orange))], &[("a", Green), ("b", Blue)]),
        // The first takes the colour that the second wishes.
        (&[wish("a", None), wish("b", Some(Green))], &[("a", Green), ("b", Blue)]),
        (
            &[const { Wish { name: String::new(), colour: None, bot: None, role: 0 } }; 9],
            &[("", Green), ("", Blue), ("", Yellow), ("", Red)],
        ),
    ];
    for (wishes, expected) in wishes {
        assert_eq!(seats(&Draft::new(free(), wishes.to_vec())), expected, "{wishes:?}");
    }
}

#[test]
fn levels_and_roles_are_those_of_the_game() {
    for (bot, role, expected) in [
        (None, 0, (None, 0)),
        (Some(1), 1, (Some(1), 1)),
        (Some(3), 2, (Some(3), 0)),
        (Some(4), usize::MAX, (None, 0)),
        (Some(0), 1, (None, 1)),
    ] {
        let draft = Draft::new(free(), vec![Wish { bot, role, ..Wish::default() }]);
        let Person { bot, role, .. } = draft.people()[0];
        assert_eq!((bot, role), expected);
    }
    // Also where the places change as others come: what was wished stays with the person.
    let bot = Wish { bot: Some(2), role: 1, ..wish("bot", Some(Green)) };
    let draft = Draft::new(seated(), vec![wish("a", Some(Yellow)), bot]);
    let roles: Vec<_> = draft.people().iter().map(|person| (person.name.as_str(), person.bot, person.role)).collect();
    assert_eq!(roles, [("bot", Some(2), 1), ("a", None, 0)]);
}

#[test]
fn people_come_and_go_within_the_limits() {
    let mut draft = draft(free(), &["a", "b"]);
    draft.remove(0);
    assert_eq!(seats(&draft), [("a", Green), ("b", Blue)], "two are the fewest");
    assert!(draft.add(wish("c", None)) && draft.add(wish("d", None)));
    assert!(!draft.add(wish("e", None)));
    assert_eq!(seats(&draft), [("a", Green), ("b", Blue), ("c", Yellow), ("d", Red)], "four are the most");
    draft.remove(9);
    draft.remove(1);
    assert_eq!(seats(&draft), [("a", Green), ("c", Yellow), ("d", Red)]);
    assert!(draft.add(wish("e", Some(Red))));
    assert_eq!(seats(&draft)[3], ("e", Blue), "the colour that has become free");
    let mut keys: Vec<u32> = draft.people().iter().map(|person| person.key).collect();
    keys.sort_unstable();
    keys.dedup();
    assert_eq!(keys.len(), 4);
}

#[test]
fn whoever_changes_the_place_takes_the_colour_along_unless_it_belongs_to_the_place() {
    let mut free = draft(free(), &["a", "b", "c"]);
    free.swap(0, 1);
    assert_eq!(seats(&free), [("b", Blue), ("a", Green), ("c", Yellow)]);
    free.swap(1, 3);
    assert_eq!(seats(&free)[1], ("a", Green), "there is no such place");
    // The second got another colour while there were two.
    let mut seated = draft(seated(), &["a", "b", "c"]);
    assert_eq!(seats(&seated), [("a", Green), ("c", Blue), ("b", Yellow)]);
    seated.swap(0, 1);
    assert_eq!(seats(&seated), [("c", Green), ("a", Blue), ("b", Yellow)]);
}

#[test]
fn a_colour_is_exchanged_with_whoever_has_it() {
    let mut plain = draft(free(), &["a", "b", "c"]);
    assert_eq!(plain.paint(0, Blue), Some(0));
    assert_eq!(seats(&plain), [("a", Blue), ("b", Green), ("c", Yellow)]);
    assert_eq!(plain.paint(0, Red), Some(0));
    assert_eq!(seats(&plain), [("a", Red), ("b", Green), ("c", Yellow)], "nobody had it");
    assert_eq!(plain.paint(1, Black), Some(1));
    assert_eq!(plain.paint(7, Red), None);
    assert_eq!(seats(&plain), [("a", Red), ("b", Green), ("c", Yellow)]);
    // Where colours belong to places, the person moves.
    let mut seated = draft(seated(), &["a", "b", "c"]);
    assert_eq!(seated.paint(0, Red), Some(2));
    assert_eq!(seats(&seated), [("c", Blue), ("b", Yellow), ("a", Red)]);
    // Two people have other colours.
    seated.remove(0);
    assert_eq!(seats(&seated), [("a", Green), ("b", Yellow)]);
    assert_eq!(seated.paint(0, Blue), Some(0), "not at this table");
    assert_eq!(seats(&seated), [("a", Green), ("b", Yellow)]);
}

#[test]
fn bots_keep_their_level_and_people_their_names() {
    let mut draft = draft(free(), &["a", "b", "c"]);
    draft.set_bot(1, Some(3));
    draft.set_bot(9, Some(3));
    draft.leave_to_bots(2);
    let bots: Vec<Option<u8>> = draft.people().iter().map(|person| person.bot).collect();
    assert_eq!(bots, [None, Some(3), Some(2)]);
    let typed = |draft: &Draft| draft.people()[1].typed_name().to_owned();
    assert_eq!(typed(&draft), "", "a bot has its own name");
    draft.set_bot(1, None);
    assert_eq!(typed(&draft), "b");
    draft.rename(1, "x".to_owned());
    draft.rename(9, "y".to_owned());
    assert_eq!(typed(&draft), "x");
    draft.set_role(1, 1);
    draft.set_role(1, 2);
    draft.set_role(9, 1);
    assert_eq!(draft.people()[1].role, 1, "there is no third role");
}

#[test]
fn whoever_begins_still_begins_on_another_place() {
    let mut draft = draft(free(), &["a", "b", "c"]);
    assert_eq!(draft.first(), 0);
    draft.begin_with(1);
    draft.begin_with(9);
    assert_eq!(draft.first(), 1);
    draft.swap(1, 2);
    assert_eq!(draft.first(), 2);
    draft.remove(0);
    assert_eq!(draft.first(), 1);
    draft.add(wish("d", None));
    draft.remove(1);
    assert_eq!(draft.first(), 0, "whoever was to begin has gone");
}

/// The places that a lot visits, and its times on them.
fn visit(draft: &mut Draft, winner: usize, steps: usize) -> (Vec<usize>, Vec<u32>) {
    let (mut places, mut times) = (vec![], vec![]);
    let mut lot = Some(draft.draw_lot(winner, steps));
    assert!(!draft.has_lot_fallen());
    while let Some(next) = lot.take() {
        let passed = draft.pass_lot(next);
        places.push(draft.first());
        assert_eq!(draft.has_lot_fallen(), passed.is_none());
        lot = passed.map(|(time, lot)| {
            times.push(time);
            lot
        });
    }
    (places, times)
}

#[test]
fn the_lot_goes_round_slower_and_slower_and_falls_on_the_winner() {
    for people in 2..=4 {
        let mut draft = draft(free(), &["a", "b", "c", "d"][..people]);
        for winner in 0..people {
            let (places, times) = visit(&mut draft, winner, LOT_STEPS);
            assert_eq!((places.len(), times.len()), (LOT_STEPS + 1, LOT_STEPS));
            assert_eq!(places.last(), Some(&winner));
            assert!(places.is_sorted_by(|one, next| (one + 1) % people == *next), "{places:?}");
            assert!(times[0] == 110 && times.is_sorted_by(|one, next| one < next), "{times:?}");
            // With reduced motion.
            assert_eq!(visit(&mut draft, winner, 0), (vec![winner], vec![]));
        }
        draft.begin_with(0);
        assert!(!draft.has_lot_fallen(), "it is chosen");
    }
}

#[test]
fn a_lot_for_somebody_who_has_gone_changes_nothing_else() {
    let mut draft = draft(free(), &["a", "b", "c"]);
    let lot = draft.draw_lot(1, 0);
    draft.remove(1);
    assert_eq!(draft.pass_lot(lot), None);
    assert_eq!((draft.first(), draft.has_lot_fallen()), (0, true));
}

#[test]
fn the_setup_is_as_in_records() {
    let mut draft = draft(free(), &["a", "b"]);
    let names = || vec!["Ann".to_owned(), "Bot".to_owned()];
    draft.set_bot(1, Some(2));
    draft.set_role(0, 1);
    draft.begin_with(1);
    draft.choose("long", json!(true));
    draft.choose("deck", json!(["x"]));
    draft.choose("deck", json!(["x", "y"]));
    let seats = |role: Option<&str>| {
        let mut seats = json!([
            { "name": "Ann", "colour": "green", "control": "human" },
            { "name": "Bot", "colour": "blue", "control": "bot:2" },
        ]);
        if let Some(role) = role {
            seats[0]["role"] = json!(role);
        }
        seats
    };
    let roles = || Some(("role", vec![json!("usual"), json!("other")]));
    let options = json!({ "long": true, "deck": ["x", "y"] });
    let setup = |draft: &Draft, fixed: &[&str], is_first_chosen| draft.setup(names(), roles(), fixed, is_first_chosen);
    assert_eq!(setup(&draft, &[], true), json!({ "seats": seats(None), "first": 1, "options": options }));
    draft.set_mixed(true);
    let fixed = json!({ "deck": ["x", "y"] });
    let expected = json!({ "seats": seats(Some("other")), "first": Value::Null, "options": fixed });
    assert_eq!(setup(&draft, &["long", "none"], false), expected);
    assert_eq!(draft.setup(names(), None, &[], true)["seats"], seats(None), "there are no roles");
}

/// What always holds.
fn check(draft: &Draft, limits: &Limits) {
    let people = draft.people();
    assert!((limits.least..=limits.most).contains(&people.len()));
    let places = limits.places[people.len()];
    for (index, person) in people.iter().enumerate() {
        assert!(places.colours.contains(&person.colour), "{draft:?}");
        let others = people.iter().skip(index + 1);
        assert!(others.clone().all(|other| other.colour != person.colour && other.key != person.key), "{draft:?}");
        assert!(person.role < limits.roles && person.bot.is_none_or(|bot| limits.levels.contains(&bot)));
    }
    let place = |person: &Person| places.colours.iter().position(|colour| *colour == person.colour);
    assert!(!places.are_in_order || people.iter().is_sorted_by_key(place), "{draft:?}");
    assert!(draft.first() < people.len());
}

#[test]
fn nothing_that_is_entered_breaks_the_limits() {
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    for limits in [free(), seated()] {
        let mut draft = draft(limits.clone(), &[]);
        let (mut counts, mut firsts) = ([0; 5], [0; 4]);
        for _ in 0..5000 {
            enter(&mut draft, &mut rng);
            check(&draft, &limits);
            counts[draft.people().len()] += 1;
            firsts[draft.first()] += 1;
        }
        assert!(counts[2..].iter().chain(&firsts).all(|count| *count > 100), "{counts:?} {firsts:?}");
    }
}

fn enter(draft: &mut Draft, rng: &mut impl Rng) {
    let colours = [Green, Blue, Yellow, Red, Orange];
    let (one, other) = (rng.random_range(0..5), rng.random_range(0..5));
    match rng.random_range(0..8) {
        0 | 1 => {
            draft.add(wish("x", Some(colours[one])));
        }
        2 => draft.remove(one),
        3 => draft.swap(one, other),
        4 => {
            draft.paint(one, colours[other]);
        }
        5 => draft.begin_with(one),
        6 => draft.set_role(one, other),
        _ => draft.set_bot(one, Some(2)),
    }
}
