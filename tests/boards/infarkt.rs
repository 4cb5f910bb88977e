//! Infarkt at the table: what is seen of bodies, plans, parties, answers and deaths, at moments of played games.

use heartbox::engine::{Event, Timeline};
use heartbox::games::infarkt::State;
use heartbox::games::infarkt::scene::select::Touch;
use heartbox::i18n::Lang;
use heartbox::table::{AnyTable, Input};
use serde_json::{Value, json};

use super::html::{Element, Html};
use super::shown::Played;

const THREE: &str = include_str!("../web/fixtures-infarkt/three.json");
const FIVE: &str = include_str!("../web/fixtures-infarkt/five.json");
const CAREER: &str = include_str!("../web/fixtures-infarkt/career.json");
const WILD: &str = include_str!("../web/fixtures-infarkt/wild.json");
const NEWEST: &str = include_str!("../web/fixtures-infarkt/newest-five.json");
/// What the tables of the records show after each event, as in a trace; see `tests/web/infarkt.ts`.
const STATES: [(&str, &str); 2] = [
    (FIVE, include_str!("../web/fixtures-infarkt/five.states.txt")),
    (NEWEST, include_str!("../web/fixtures-infarkt/newest-five.states.txt")),
];

fn record(record: &str) -> Timeline<State> {
    Timeline::read(serde_json::from_str(record).expect("JSON")).expect("a record")
}

/// The number of the first event of this kind, from this one on.
fn find(game: &Timeline<State>, kind: &str, from: usize) -> usize {
    let is = |event: &Value| event["do"] == json!(kind) || event["do"].get(kind).is_some();
    let events = game.events().iter().enumerate().skip(from);
    let mut found = events.filter(|(_, event)| is(&json!(event)));
    found.next().unwrap_or_else(|| panic!("no {kind} from {from} on")).0
}

/// The table after a number of events, seen by who decides.
fn at(game: &Timeline<State>, events: usize) -> Played<State> {
    let mut played = Played::at(game, events);
    played.driven.input(Input::Reveal);
    played
}

/// The table before the first event, with nothing that comes by itself.
fn begin(game: &Timeline<State>) -> Played<State> {
    Played::begin(game, 0)
}

/// Money and indicators of each seat as in a trace.
fn bodies(html: &Html) -> String {
    let body = |seat: Element<'_>| {
        if seat.count(".in-seat.dead") > 0 {
            return "+".to_owned();
        }
        let leading =
            |text: String| text.split(|sign: char| !sign.is_ascii_digit()).next().unwrap_or_default().to_owned();
        let euros = seat.inside().filter(|element| {
            element.is(".in-counted")
                && element.inside().any(|sign| sign.attribute("style").is_some_and(|style| style.contains("/euro.")))
        });
        let euros: String = euros.map(|euros| euros.text()).collect();
        let gauges = seat.inside().filter(|element| element.is(".in-gauge"));
        format!("{euros}:{}", gauges.map(|gauge| leading(gauge.name())).collect::<Vec<_>>().join(","))
    };
    html.all("div.seat").map(body).collect::<Vec<_>>().join(" ")
}

/// The names at the places, as far as they are shown.
fn pieces(html: &Html) -> Vec<String> {
    let there = |head: Element<'_>| {
        let label = head.name();
        let people =
            label.split(" · ").next().and_then(|people| people.split_once(": ")).map(|(_, people)| people.to_owned());
        people
            .into_iter()
            .flat_map(|people| people.split(", ").map(str::to_owned).collect::<Vec<_>>())
            .collect::<Vec<_>>()
    };
    html.all(".in-head[data-place]").flat_map(there).collect()
}

#[test]
fn the_table_says_the_same_as_the_rules_after_every_event() {
    for (text, states) in STATES {
        let game = record(text);
        let mut played = begin(&game);
        let (mut planned, mut told) = (0, 0);
        for (index, state) in states.trim_end().lines().enumerate() {
            let html = played.html();
            let status = played.driven.status();
            let prompt = status.prompt;
            if prompt.contains("place your three pieces") {
                assert_eq!(
                    pieces(&html),
                    Vec::<String>::new(),
                    "no piece is seen before all are set, after {index} events"
                );
                planned += 1;
            } else if played.driven.table.state() == played.driven.table.timeline().state() {
                // Drugs that are taken while plans are made are seen later.
                assert_eq!(bodies(&html), state, "after {index} events");
                told += 1;
            }
            if let Some(event) = game.events().get(index) {
                if let Event::Decision { by, .. } = event
                    && !status.tumbling
                {
                    let names = played.driven.table.names(Lang::En);
                    assert!(prompt.starts_with(names.of(*by)), "{prompt}: the right one is asked");
                }
                played.driven.play(event.clone());
                played.driven.input(Input::Reveal);
            }
        }
        assert!(planned > 10 && told > 100, "{planned}, {told}");
        played.driven.rest(usize::MAX);
        assert!(played.driven.status().outcome.is_some());
    }
}

/// The shifts of indicators in the elements that match a selector.
fn shifts(html: &Html, selector: &str) -> Vec<String> {
    let shifts = html.all(selector).flat_map(|element| element.inside().filter(|each| each.is(".in-shift")));
    shifts.map(|shift| shift.name()).collect()
}

#[test]
fn who_is_asked_sees_what_would_come_as_it_is_and_with_what_helps_and_takes_that_with_one_touch() {
    let game = record(CAREER);
    let drug = find(&game, "drug", find(&game, "chips", 280));
    let mut played = at(&game, drug);
    let event = json!(game.events()[drug]);
    let card = event["do"]["drug"].as_str().expect("a card");
    let html = played.html();
    let with_it = shifts(&html, &format!("[data-help={card}]"));
    let end = |shifts: &[String]| -> u8 {
        let depression =
            shifts.iter().find(|shift| shift.starts_with("depression ")).map(String::as_str).unwrap_or("0");
        let end = depression.rsplit("→ ").next().expect("a number");
        end.chars().take_while(char::is_ascii_digit).collect::<String>().parse().expect("a number")
    };
    let as_it_is = shifts(&html, ".in-coming");
    assert!(as_it_is.iter().any(|shift| shift.starts_with("depression ") && shift.contains(" → ")), "{as_it_is:?}");
    assert!(with_it.iter().any(|shift| shift.starts_with("depression ")), "{with_it:?}");
    assert!(end(&with_it) < end(&as_it_is), "it makes it milder: {with_it:?}, {as_it_is:?}");
    let help = serde_json::from_value(json!(card)).expect("a card");
    played.press(Touch::Drug(help));
    assert_eq!(json!(played.driven.table.timeline().events()[drug]), event);
}

/// A party at which both guests can do something about both cards, so that there are four questions, two for each guest, in turn.
fn party_of_four(game: &Timeline<State>) -> usize {
    find(game, "party", 70)
}

#[test]
fn a_party_is_told_panel_by_panel_and_remembered_by_the_guests() {
    let game = record(THREE);
    let party = party_of_four(&game);
    let names: Vec<String> = game.setup().seats.iter().map(|(_, seat)| seat.name.as_str().to_owned()).collect();
    let by = |event: usize| names[json!(game.events()[event])["by"].as_u64().expect("a seat") as usize].as_str();
    let host = by(party);
    let mut played = at(&game, party);
    let html = played.html();
    assert_eq!((html.count(".in-piece.guest"), html.count(".in-story")), (0, 0));
    // It is foretold for the guests, not for the host.
    let Value::Array(served) = &json!(game.events()[party])["do"]["party"] else { panic!("a party") };
    let html = played.press(Touch::Activity(heartbox::games::infarkt::Activity::Party));
    assert!(html.count(".in-activity.chosen") > 0);
    let mut html = html;
    for card in served {
        html = played.press(Touch::Own(serde_json::from_value(card.clone()).expect("a card")));
    }
    let foretold: Vec<String> = html.all(".in-outcome .in-effect b").map(|name| name.text()).collect();
    for name in &names {
        assert_eq!(foretold.iter().any(|told| told.contains(name.as_str())), name != host, "{name}: {foretold:?}");
    }
    let html = played.press(Touch::Confirm);
    assert_eq!(played.driven.events(), party + 1);
    // One of the two is asked and marked as who acts.
    assert_eq!((html.count(".in-piece.guest"), html.count(".in-burst")), (1, 1));
    assert!(html.one(".in-story-head").text().contains(host));
    assert_eq!(html.count(".in-story li"), 0);
    // Each answer lets one card come to one guest.
    played.driven.play(game.events()[party + 1].clone());
    played.driven.rest(usize::MAX);
    let html = played.html();
    assert_eq!(html.count(".in-story li"), 1);
    let last = html.all(".in-story li").last().expect("a panel");
    assert!(last.text().contains(by(party + 1)) && last.count(".in-change") > 0, "{}", last.text());
    // The same after the game has been opened again.
    assert_eq!(at(&game, party + 2).html().texts(), html.texts());

    // Who does not want to be asked again is not: the other answer of this one comes by itself.
    let html = played.press(Touch::AcceptAll);
    assert_eq!(played.driven.events(), party + 3, "the other guest is asked all the same");
    assert_eq!(html.count(".in-story li"), 2);
    let html = played.press(Touch::AcceptRound);
    assert_eq!(played.driven.events(), party + 5);
    assert_eq!(json!(played.driven.table.timeline().events()[..party + 5]), json!(game.events()[..party + 5]));
    assert_eq!(html.count(".in-fed-mark"), 2, "both guests");
    for mark in html.all(".in-fed-mark") {
        assert!(
            mark.name().contains(&format!("{host} invites, ")) && mark.name().contains(" eats: "),
            "{}",
            mark.name()
        );
    }
}

#[test]
fn a_death_is_a_panel_of_its_own_with_its_cause_and_stands_on_the_seat() {
    let game = record(FIVE);
    let states: Vec<&str> = STATES[0].1.trim_end().lines().collect();
    let dead = |index: usize| states[index].split(' ').position(|body| body == "+");
    let death = (1..states.len()).find(|index| dead(*index).is_some()).expect("somebody dies");
    let name = game.setup().seats.iter().nth(dead(death).expect("a seat")).expect("a seat").1.name.as_str().to_owned();
    let html = at(&game, death).html();
    let told = html.one(".in-died").text();
    assert!(told.contains(&format!("{name} died of ")) && told.contains(" in round "), "{told}");
    let on_the_seat = html.one(".in-seat.dead").text();
    assert!(on_the_seat.starts_with("died of ") && on_the_seat.contains(" in round "), "{on_the_seat}");
}

#[test]
fn in_the_first_round_signs_are_called_by_their_names_later_they_are_not() {
    let game = record(FIVE);
    let (mut first, mut later) = (0, 0);
    let mut played = begin(&game);
    for event in game.events() {
        played.driven.play(event.clone());
        played.driven.input(Input::Reveal);
        let html = played.html();
        let is_first = html.count(".in-actions.first-round") > 0;
        if html.count(".in-actions .in-shift") == 0 {
            continue;
        }
        assert_eq!(html.count(".in-actions .in-shift .in-indicator"), html.count(".in-actions .in-shift"));
        *(if is_first { &mut first } else { &mut later }) += 1;
        assert!(!is_first || later == 0, "the first round comes first");
    }
    assert!(first > 0 && later > 0, "{first}, {later}");
}

#[test]
fn the_records_of_all_extensions_are_told_to_their_ends() {
    for text in [CAREER, WILD, NEWEST] {
        let game = record(text);
        let mut played = begin(&game);
        for event in game.events() {
            played.driven.play(event.clone());
            played.driven.input(Input::Reveal);
        }
        played.driven.rest(usize::MAX);
        let html = played.html();
        assert_eq!(html.count(".in-head[data-place]"), 8);
        assert_eq!(
            html.count("[data-place=place-fitness]"),
            0,
            "the first extension takes the place of the fitness centre"
        );
        assert!(played.driven.status().outcome.is_some());
    }
}
