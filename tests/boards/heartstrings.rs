//! Heartstrings at the table: beads, rooms, and the fight on the board, at every moment of random games.

use heartbox::engine::Seat;
use heartbox::games::heartstrings::scene::select::Touch;
use heartbox::games::heartstrings::scene::tray::DieOf;
use heartbox::games::{GamePlay, heartstrings::State};
use heartbox::i18n::Lang;
use heartbox::table::{AnyTable, Input, TextContext};

use super::driven::Driven;
use super::html::Element;
use super::shown::Played;

/// A new game of this number, with these many people, without pauses.
fn begin(players: u8, number: u64) -> Played<State> {
    let levels = vec![None; usize::from(players)];
    Played { driven: Driven::at_tempo(super::driven::AT_ONCE, &levels, number) }
}

fn number(text: &str) -> u16 {
    text.parse().unwrap_or_else(|_| panic!("a number: {text}"))
}

/// A room: its number, the name that stands in it, and the number of tokens.
fn room(element: Element<'_>, people: &[String]) -> (u16, Option<String>, u16) {
    let part = number(element.attribute("data-touch").expect("a part"));
    let label = element.name();
    let tokens =
        element.inside().find(|each| each.is("text.hs-count")).map_or(1, |count| number(&count.text()["×".len()..]));
    let owner = people.iter().find(|name| label.contains(name.as_str()));
    (part, owner.cloned(), tokens)
}

#[test]
fn beads_are_conserved_and_exactly_the_rooms_that_can_be_chosen_are_lit() {
    let [mut rolled, mut sacrificed] = [0; 2];
    for (players, game) in [(2, 1), (3, 2), (2, 3)] {
        let mut played = begin(players, game);
        for step in 0.. {
            let (html, status) = (played.html(), played.driven.status());
            let beads: u16 = html.all(".hs-bead-count").map(|count| number(&count.text())).sum();
            let pool = number(&html.one(".hs-pool-count").text());
            assert_eq!(beads + pool, 12 * u16::from(players) + 10, "beads are conserved");
            assert_eq!(html.count("circle.hs-bead") - html.count("circle.hs-bead.gone"), usize::from(pool));
            if status.outcome.is_some() {
                break;
            }
            let names = played.driven.table.names(Lang::En);
            let asked = status.active_seat.map(|seat| names.of(seat).to_owned());
            let people: Vec<String> = Seat::all(players).map(|seat| names.of(seat).to_owned()).collect();
            let rooms = html.all("g.hs-room").map(|element| room(element, &people));
            let own: Vec<_> = rooms.filter(|(_, owner, _)| owner.is_some() && *owner == asked).collect();
            let lit: Vec<u16> = html.all("g.hs-room.lit").map(|element| room(element, &people).0).collect();
            if html.has_button("roll") {
                assert_eq!(lit, [0; 0], "dice are due, no room");
                rolled += 1;
            } else if html.has_button("keep") {
                assert!(pool > 0, "a sacrifice earns a bead");
                let several = own.iter().filter(|(.., tokens)| *tokens > 1).map(|(room, ..)| *room);
                assert_eq!(lit, several.collect::<Vec<_>>(), "every room that can give up a token");
                sacrificed += 1;
            } else if played.driven.table.state().asks() {
                assert_eq!(
                    lit,
                    own.iter().map(|(room, ..)| *room).collect::<Vec<_>>(),
                    "every room with a token to pick up"
                );
            }
            played.driven.play_at_random(step);
            played.driven.rest(usize::MAX);
        }
    }
    assert!(rolled > 50 && sacrificed > 5, "{rolled}, {sacrificed}");
}

#[test]
fn each_side_rolls_its_own_die_in_a_fight_and_not_that_of_the_other() {
    let mut fights = 0;
    let mut played = begin(2, 2);
    for step in 0.. {
        let status = played.driven.status();
        if status.outcome.is_some() || fights == 12 {
            break;
        }
        let Some((attacker, rest)) = status.prompt.split_once(" attacks ") else {
            played.driven.play_at_random(step);
            continue;
        };
        let (defender, rest) = rest.split_once(" in room ").expect("a room");
        let room: String = rest.chars().take_while(char::is_ascii_digit).collect();
        let [attacker, defender] = [attacker, defender].map(str::to_owned);
        let html = played.html();
        assert_eq!(html.one(".hs-cloth-number").text(), room);
        let events = |played: &Played<State>| played.driven.events();
        let before = events(&played);
        played.press(Touch::Die(DieOf::Defence));
        assert_eq!(
            played.driven.status().refused.and_then(|refused| refused.rule).expect("a rule").to_string(),
            "HS-10"
        );
        assert_eq!(events(&played), before, "the die of the other side rolls nothing");
        played.driven.input(Input::Dismiss);
        let html = played.tap("die-attack");
        assert_eq!(events(&played), before + 1);
        let line = played.told(before);
        assert!(line.starts_with(&format!("{attacker} attacks with ")), "{line}");
        // The buttons of both sides lie apart.
        assert_eq!(html.count(".action-buttons.hs-defends"), 1);
        played.tap("die-attack");
        assert_eq!(events(&played), before + 1, "a die that lies stays");
        let html = played.tap("die-defence");
        assert!(events(&played) > before + 1);
        let told = played.told(before + 1);
        // The sums as they are told, and who has lost what.
        let (sums, _) = told.split_once(':').expect("sums");
        let (one, other) = sums.split_once(" against ").expect("two sums");
        let sum = |text: &str| text.split('+').map(|part| number(part.trim())).sum::<u16>();
        let (one, other) = (sum(one), sum(other));
        let cloth: Vec<_> = html.all("g.hs-cloth").collect();
        let totals: Vec<_> =
            cloth.iter().flat_map(|cloth| cloth.inside()).filter(|each| each.is(".hs-total")).collect();
        if totals.len() == 2 {
            assert_eq!([number(&totals[0].text()), number(&totals[1].text())], [one, other], "{told}");
            let sign = if one > other {
                ">"
            } else if one < other {
                "<"
            } else {
                "="
            };
            assert_eq!(html.one(".hs-versus").text(), sign, "{told}");
            let damage = one.abs_diff(other).div_ceil(2);
            let loser = if other > one { &attacker } else { &defender };
            let said = format!("damage −{damage}");
            let dice = cloth.iter().flat_map(|cloth| cloth.inside()).filter(|each| each.is(".hs-die"));
            let struck = dice.map(Element::name).find(|name| name.starts_with(loser.as_str())).expect("a die");
            assert_eq!(struck.contains(&said), damage > 0, "{struck}: {told}");
            fights += 1;
        }
    }
    assert!(fights > 5, "{fights}");
}

#[test]
fn a_line_of_the_log_that_is_touched_marks_its_room_and_again_no_longer() {
    let mut played = begin(2, 2);
    let mut marked = 0;
    for step in 0..60 {
        played.driven.play_at_random(step);
        let last = played.driven.events() - 1;
        let names = played.driven.table.names(Lang::En);
        let context = TextContext { lang: Lang::En, names: &names, is_quiet: true };
        if !played.driven.table.entry_of(last, context).is_some_and(|entry| entry.names_places) {
            continue;
        }
        played.driven.input(Input::PointOut(Some(last)));
        assert_eq!(played.html().count("g.hs-room.pointed"), 1);
        played.driven.input(Input::PointOut(None));
        assert_eq!(played.html().count("g.hs-room.pointed"), 0);
        marked += 1;
    }
    assert!(marked > 5, "{marked}");
}
