//! Flow at the table: what is offered, what would come of it, and what the heart says, at moments of played games.

use heartbox::engine::{Seat, Timeline};
use heartbox::games::flow::scene::select::Touch;
use heartbox::games::flow::{Card, Cards, Piece, State};
use heartbox::table::Input;
use serde_json::{Value, json};

use super::html::Html;
use super::shown::Played;

const TWO: &str = include_str!("../web/fixtures-flow/two.json");
const EIGHT: &str = include_str!("../web/fixtures-flow/eight.json");
const HYBRID: &str = include_str!("../web/fixtures-flow/hybrid.json");
/// What the tables of the records show after each event, as in a trace; see `tests/web/flow.ts`.
const STATES: [(&str, &str); 2] = [
    (TWO, include_str!("../web/fixtures-flow/two.states.txt")),
    (HYBRID, include_str!("../web/fixtures-flow/hybrid.states.txt")),
];

fn record(record: &str) -> Timeline<State> {
    Timeline::read(serde_json::from_str(record).expect("JSON")).expect("a record")
}

fn at(text: &str, events: usize) -> Played<State> {
    Played::at(&record(text), events)
}

fn piece(seat: u8, number: u8) -> Touch {
    Touch::Piece(Piece { seat: Seat::new(seat).expect("a seat"), number })
}

/// The events played after this number of them.
fn since(played: &Played<State>, events: usize) -> Value {
    let timeline = played.driven.table.timeline();
    json!(timeline.events()[events..])
}

/// The texts of all elements that match a selector.
fn texts(html: &Html, selector: &str) -> Vec<String> {
    html.all(selector).map(|element| element.text()).collect()
}

/// The labels of all elements that match a selector.
fn labels(html: &Html, selector: &str) -> Vec<String> {
    html.all(selector).map(|element| element.name()).collect()
}

/// The sentence about the consequences of the selection; empty if there is none.
fn outcome(html: &Html) -> String {
    texts(html, ".fl-outcome").concat()
}

/// The ways to pay, and which of them are chosen.
fn payments(html: &Html) -> (Vec<String>, Vec<String>) {
    (labels(html, "button.fl-payment"), labels(html, "button.fl-payment[aria-pressed=true]"))
}

/// The heart, pieces and hands as in a trace.
fn shown(html: &Html, players: usize) -> String {
    let heart = html.one(".fl-middle").name();
    let after =
        |text: &str| heart.split_once(text).and_then(|(_, rest)| rest.split([' ', '.']).next().map(str::to_owned));
    let mut seats = vec![Vec::new(); players];
    for piece in html.all("g.fl-piece") {
        let part = piece.attribute("data-place").expect("a place");
        let seat: usize = part.split('-').nth(1).expect("a seat").parse().expect("a number");
        let label = piece.name();
        let told = label.split("; ").next().expect("a text");
        let place = told.rsplit(": ").next().expect("a place").split(", ").next().expect("a place");
        let place = match (place, place.strip_prefix("Goal ")) {
            (_, Some(field)) => format!("g{}", field.parse::<u8>().expect("a field") - 1),
            ("Waiting", _) => "w".to_owned(),
            ("Heart", _) => "h".to_owned(),
            _ => place.replace("Position ", ""),
        };
        seats[seat].push(place);
    }
    let hands = html.all("div.seat").map(|seat| {
        let counts = seat.inside().filter(|element| element.is(".fl-stack b")).map(|count| count.text());
        Some(counts.collect::<String>()).filter(|hand| !hand.is_empty()).unwrap_or_else(|| "0000".to_owned())
    });
    let parts = [after("Heart speed ").expect("a speed"), after("Heart entrance ").unwrap_or_else(|| "-".to_owned())];
    let places = seats.into_iter().map(|places| places.join(","));
    parts.into_iter().chain(places).chain(hands).collect::<Vec<_>>().join(" ")
}

#[test]
fn the_table_says_the_same_as_the_rules_after_every_event() {
    for (text, states) in STATES {
        let game = record(text);
        let mut played = Played::begin(&game, 0);
        for (index, state) in states.trim_end().lines().enumerate() {
            let html = played.html();
            assert_eq!(shown(&html, 2), state, "after {index} events");
            // Only the pieces of the seat that decides are lit.
            let asked = played.driven.status().active_seat.map(|seat| format!("piece-{}-", seat.number()));
            for piece in html.all("g.fl-piece.lit") {
                let part = piece.attribute("data-touch").expect("a part");
                assert!(
                    asked.as_ref().is_some_and(|asked| part.starts_with(asked.as_str())),
                    "{part} after {index} events"
                );
            }
            if let Some(event) = game.events().get(index) {
                played.driven.play(event.clone());
            }
        }
        assert!(played.driven.status().outcome.is_some());
    }
}

#[test]
fn only_what_the_hand_has_is_offered_and_a_pair_is_played() {
    // Bo has two Enters and two Swaps.
    let mut played = at(TWO, 33);
    assert_eq!(played.html().count("button.fl-card[aria-disabled=false]"), 4, "all four kinds can be played");
    // There is no Throw: what is given for it has to be chosen before anything is said or done.
    let html = played.press(Touch::Card(Card::Throw));
    let pairs = ["2 × Enter", "Enter and Swap", "2 × Swap"];
    assert_eq!(payments(&html), (pairs.map(str::to_owned).to_vec(), vec![]));
    assert!(html.one("details.fl-pay").attribute("open").is_some());
    assert!(!html.has_button("confirm"));
    assert_eq!(outcome(&html), "");

    // An Enter costs an Enter unless somebody says otherwise.
    let html = played.press(Touch::Card(Card::Enter));
    let (ways, chosen) = payments(&html);
    assert_eq!(ways, ["Enter", "2 × Enter", "Enter and Swap", "2 × Swap"]);
    assert_eq!(chosen, ["Enter"]);
    assert!(html.one("details.fl-pay").attribute("open").is_none());
    assert!(outcome(&html).contains("comes in at 10. The heart speeds up to 3."), "{}", outcome(&html));
    assert_eq!(since(&played, 33), json!([]), "looking is free");

    // Another pair can be chosen as long as nothing is played.
    played.press(Touch::Card(Card::Throw));
    played.press(Touch::Payment(Cards::two(Card::Enter, Card::Swap)));
    let html = played.press(Touch::Payment(Cards::two(Card::Swap, Card::Swap)));
    assert_eq!(payments(&html).1, ["2 × Swap"]);
    assert_eq!(outcome(&html), "Whoever is in the way gets thrown this turn.");
    assert!(html.has_button("confirm"));
    let html = played.press(Touch::Confirm);
    assert_eq!(since(&played, 33), json!([{"by": 1, "do": {"play": {"card": "throw", "with": ["swap", "swap"]}}}]));
    assert_eq!(shown(&html, 2).rsplit(' ').next(), Some("0200"));
    assert!(played.told(33).starts_with("Bo gives 2 × Swap for Throw. "), "{}", played.told(33));
    assert_eq!(html.one("[data-testid=throwing]").text(), "Throw is active", "it can be seen that it lasts");
}

#[test]
fn a_card_is_paid_with_one_of_its_kind_or_with_any_pair() {
    let mut played = at(TWO, 0);
    for (card, name) in [(Card::Throw, "Throw"), (Card::Move, "Move")] {
        let (ways, chosen) = payments(&played.press(Touch::Card(card)));
        assert_eq!(ways[0], name);
        let pairs = [
            "Throw and Enter",
            "Throw and Swap",
            "Throw and Move",
            "Enter and Swap",
            "Enter and Move",
            "Swap and Move",
        ];
        assert_eq!(ways[1..], pairs);
        assert_eq!(chosen, [name]);
    }
    // The own master stands on the start, and a Swap takes another piece on the ring: nothing that is given helps.
    let html = played.html();
    for kind in ["enter", "swap"] {
        assert_eq!(html.one(&format!("button.fl-card[data-testid={kind}]")).attribute("aria-disabled"), Some("true"));
    }
}

#[test]
fn where_there_is_one_way_to_pay_nothing_is_asked() {
    let mut played = at(TWO, 47);
    assert!(shown(&played.html(), 2).ends_with(" 0010"), "one Swap is left");
    let html = played.press(Touch::Card(Card::Swap));
    assert_eq!(html.count("details.fl-pay"), 0);
    assert_eq!(html.count("[data-piece]"), 0, "nor is the only piece");
    assert!(html.has_button("confirm"));
    for card in [Card::Throw, Card::Enter, Card::Move] {
        assert_eq!(html.count("button.fl-card[aria-disabled=true]"), 3);
        played.press(Touch::Card(card));
        let refused = played.driven.status().refused.expect("a refusal");
        assert!(refused.text.ends_with("costs one card of its kind, or any two."), "{}", refused.text);
        assert_eq!(refused.rule.expect("a rule").to_string(), "FL-8");
        played.driven.input(Input::Dismiss);
    }
}

#[test]
fn tries_for_a_6_are_marks_beside_the_die_and_both_are_read_together() {
    for (events, made) in [(8, 0), (10, 1)] {
        let html = at(HYBRID, events).html();
        assert_eq!(html.one(".fl-tries").name(), format!("Tries used: {made} of 3."));
        assert_eq!((html.count(".fl-tries .fl-try"), html.count(".fl-tries .fl-try.made")), (3, made));
    }
    assert_eq!(at(HYBRID, 10).html().one(".fl-die").name(), "Bo rolls 1. Tries used: 1 of 3.");
}

#[test]
fn what_is_touched_shows_what_would_come_of_it() {
    let mut played = at(TWO, 0);
    assert_eq!(outcome(&played.html()), "");
    // A piece, where the flow would carry it, also of somebody else; touched again it is left alone.
    let html = played.press(piece(1, 0));
    assert_eq!(outcome(&html), "The master goes from 10 to 14.");
    assert_eq!(html.count(".fl-ghost"), 1);
    assert!(!html.has_button("confirm"), "nothing is confirmed");
    assert!(!html.has_button("flow"), "the flow does not begin in the middle of a choice");
    assert!(played.press(Touch::Cancel).has_button("flow"));
    played.press(piece(1, 0));
    assert_eq!(outcome(&played.press(piece(1, 0))), "");
    assert_eq!(outcome(&played.press(piece(0, 0))), "Ada’s master goes from 0 to 4.");
    assert_eq!(outcome(&played.press(piece(0, 0))), "");

    // A Move: every position that the only piece on the ring can reach.
    let html = played.press(Touch::Card(Card::Move));
    assert_eq!(html.one("[data-touch=piece-1-0]").attribute("aria-pressed"), Some("true"));
    assert_eq!(html.count("[data-piece]"), 0);
    assert_eq!(html.count(".fl-target"), 4);
    assert_eq!(texts(&html, "[data-steps]"), ["−2", "−1", "+1", "+2"]);
    assert_eq!(since(&played, 0), json!([]));

    // Enter: where, what for, and what the heart would beat at.
    let html = at(TWO, 8).press(Touch::Card(Card::Enter));
    assert_eq!(outcome(&html), "Piece 2 comes in at 10. That earns a card: Enter.");
    let mut played = at(TWO, 33);
    assert_eq!(played.press(Touch::Card(Card::Enter)).one(".fl-heart-number").text(), "2 → 3");
    // The second touch plays it.
    assert_eq!(played.press(Touch::Card(Card::Enter)).one(".fl-heart-number").text(), "3");

    // Pieces that would be thrown are marked.
    let html = at(EIGHT, 133).press(piece(3, 1));
    let thrown: Vec<_> = html.all("g.fl-piece").filter(|piece| piece.name().contains("is thrown")).collect();
    let parts: Vec<_> = thrown.iter().filter_map(|piece| piece.attribute("data-touch")).collect();
    assert_eq!(parts, ["piece-4-2", "piece-4-3"]);
    assert!(thrown.iter().all(|piece| piece.inside().any(|each| each.is(".fl-thrown[d]"))));
    let says = outcome(&html);
    assert!(says.contains("Eli’s piece 2 is thrown off 40. ") && says.contains("The heart slows to 2."), "{says}");
}

#[test]
fn the_heart_says_why_it_is_closed() {
    let closed = |mut played: Played<State>, sentence: &str, shortly: &str| {
        let html = played.html();
        let label = html.one(".fl-middle").name();
        let own = label.strip_prefix(sentence).unwrap_or_else(|| panic!("{label}"));
        // The player to act has a card that opens it, or has none.
        assert!(own.is_empty() || own.contains(" can play ") || own.ends_with(" has no card for that now."), "{label}");
        assert_eq!(html.one(".fl-opens-words").text(), shortly);
        assert_eq!((html.count(".fl-says"), html.count(".fl-lock"), html.count(".fl-lock.open")), (0, 1, 0));
        // A touch on it says so below it, and what opens it; another one ends that.
        let html = played.tap("heart");
        assert_eq!(html.one(".fl-says").text(), label);
        assert_eq!(html.count(".fl-opens"), 0);
        assert_eq!(played.tap("heart").count(".fl-says"), 0);
        own.to_owned()
    };
    let speed = "Opens at 2 or 3, by a Swap";
    let said = "Heart speed 4. At speed 4 the heart is closed. Every piece that is thrown makes it slower; at 2 or 3 a Swap opens it.";
    assert_eq!(closed(at(TWO, 0), said, speed), " Bo can play Throw now: that makes it slower.");
    let said = "Heart speed 1. At speed 1 the heart is closed. Every piece that enters makes it faster; at 2 or 3 a Swap opens it.";
    closed(at(EIGHT, 138), said, speed);
    let said = "Heart speed 2. The heart is closed until somebody plays Swap. It opens right under the master that changes places.";
    closed(at(TWO, 33), said, "A Swap opens it");
    let html = at(TWO, 51).html();
    assert_eq!(html.one(".fl-middle").name(), "Heart speed 3. Heart entrance 24");
    assert_eq!((html.count(".fl-opens"), html.count(".fl-entrance"), html.count(".fl-lock.open")), (0, 1, 1));
}

/// The part of the target on the board whose label begins and ends so.
fn goal(html: &Html, how: &str, position: u8) -> String {
    let end = format!(" {position}");
    let target = html.all(".fl-target").find(|target| target.name().starts_with(how) && target.name().ends_with(&end));
    target
        .and_then(|target| target.attribute("data-touch"))
        .unwrap_or_else(|| panic!("no {how} to {position}"))
        .to_owned()
}

#[test]
fn a_piece_is_touched_and_then_the_place() {
    let mut played = at(TWO, 0);
    let move_by = |with: [&str; 1], steps: i8| json!([{"by": 1, "do": {"play": {"card": "move", "with": with, "piece": 0, "steps": steps}}}]);
    // Where it flows to, and every place that a Move could bring it to, each with its sign and in words.
    let html = played.tap("piece-1-0");
    assert_eq!(html.count(".fl-ghost"), 1);
    let mut targets = labels(&html, ".fl-target");
    targets.sort();
    let moves = [11, 12, 8, 9].map(|position| format!("Move: Position {position}"));
    assert_eq!(targets, [&["Flow: Position 14".to_owned()], &moves[..]].concat());
    for target in html.all(".fl-target") {
        let sign = if target.has_class("move") { "#fl-move" } else { "#fl-flow" };
        assert!(target.inside().any(|each| each.attribute("href") == Some(sign)), "{target}");
    }
    played.tap("position-11");
    assert_eq!(since(&played, 0), move_by(["move"], 1));
    played.driven.input(Input::Undo);
    let html = played.tap("piece-1-0");
    played.tap(html.one(".fl-target.flow").attribute("data-touch").expect("a part"));
    assert_eq!(since(&played, 0), json!([{"by": 1, "do": "flow"}, {"by": 1, "do": {"advance": {"piece": 0}}}]));
    assert_eq!(played.driven.status().prompt, "Ada: play cards, or let the pieces flow.");
    played.driven.input(Input::Undo);

    // Other cards can be given for it.
    let html = played.tap("piece-1-0");
    assert_eq!(html.one("details.fl-pay summary").text(), "Give other cards");
    let html = played.press(Touch::Payment(Cards::two(Card::Enter, Card::Swap)));
    assert_eq!(html.one("button.fl-card[data-testid=move]").attribute("aria-pressed"), Some("true"));
    played.tap(&goal(&html, "Move", 12));
    let with = json!({"card": "move", "with": ["enter", "swap"], "piece": 0, "steps": 2});
    assert_eq!(since(&played, 0), json!([{"by": 1, "do": {"play": with}}]));

    // Where the flow leads as well, the Move has a mark of its own beside it.
    let mut played = at(TWO, 33);
    let html = played.tap("piece-1-0");
    assert!(labels(&html, ".fl-target").contains(&"Flow: Position 18".to_owned()));
    played.tap(&goal(&html, "Move (Enter and Swap)", 18));
    assert_eq!(since(&played, 33), json!([{"by": 1, "do": {"play": with}}]));

    // A piece that waits asks for the card that brings it in.
    for again in [false, true] {
        let mut played = at(TWO, 8);
        let html = played.tap("piece-1-2");
        assert_eq!(html.one("button.fl-card[data-testid=enter]").attribute("aria-pressed"), Some("true"));
        let part = if again { "piece-1-2".to_owned() } else { goal(&html, "Enter", 10) };
        played.tap(&part);
        let entered = since(&played, 8);
        assert_eq!(entered[0], json!({"by": 1, "do": {"play": {"card": "enter", "with": ["enter"]}}}));
    }
}

#[test]
fn a_button_that_is_hovered_marks_where_it_leads() {
    let mut played = at(TWO, 0);
    played.press(Touch::Card(Card::Move));
    let mut places = Vec::new();
    for steps in [-2, -1, 1, 2] {
        let html = played.html_under(Some(Touch::Steps(steps)));
        places.push(html.one(".fl-target.aimed").attribute("data-touch").expect("a part").to_owned());
    }
    places.dedup();
    assert_eq!(places.len(), 4);
    assert_eq!(played.html().count(".aimed"), 0);
    // A piece: the one that is meant, of all that can be chosen.
    let played = at(EIGHT, 133);
    for number in [0, 3] {
        let html = played.html_under(Some(piece(3, number)));
        assert_eq!(html.one(".fl-piece.aimed").attribute("data-place"), Some(format!("piece-3-{number}").as_str()));
    }
}

#[test]
fn a_master_that_is_hit_is_shielded_by_a_piece_that_its_owner_chooses() {
    let game = record(HYBRID);
    // The 6 has to bring a piece in, and on its start stands a master.
    let mut played = Played::at(&game, 27);
    played.press(Touch::Roll);
    assert_eq!(played.driven.status().prompt, "Ada: Bo is about to hit your master. Which piece takes its place?");
    let html = played.html();
    let lit: Vec<_> = html.all("g.fl-piece.lit").filter_map(|piece| piece.attribute("data-touch")).collect();
    assert_eq!(lit, ["piece-0-1", "piece-0-2", "piece-0-3"]);
    played.tap("piece-0-0");
    assert_eq!(played.driven.status().refused.and_then(|refused| refused.rule).expect("a rule").to_string(), "FL-35");
    let html = played.tap("piece-0-1");
    let says = "The master is now at 11, piece 1 at 10. Bo’s piece 2 comes in at 10. Piece 1 is thrown off 10.";
    assert!(outcome(&html).contains(says), "{}", outcome(&html));
    let html = played.tap("piece-0-1");
    assert_eq!(Some(shown(&html, 2).as_str()), STATES[1].1.lines().nth(30));
}

#[test]
fn undo_and_redo_go_across_thrown_pieces_the_heart_random_cards_and_rolls() {
    for (text, from, to) in [(TWO, 31, 34), (TWO, 43, 46), (EIGHT, 137, 141), (HYBRID, 37, 40)] {
        let game = record(text);
        let mut played = Played::at(&game, from);
        let look =
            |played: &Played<State>| (played.html().texts(), played.driven.status().prompt, played.driven.lines());
        let mut moments = vec![look(&played)];
        while played.driven.events() < to {
            let event = game.events()[played.driven.events()].clone();
            played.driven.play(event);
            played.driven.rest(to);
            moments.push(look(&played));
        }
        assert!(moments.len() > 1 && !played.driven.status().can_redo);
        for moment in moments[..moments.len() - 1].iter().rev() {
            played.driven.input(Input::Undo);
            assert!(look(&played) == *moment, "back at event {}", played.driven.events());
        }
        for moment in &moments[1..] {
            played.driven.input(Input::Redo);
            assert!(look(&played) == *moment, "again at event {}", played.driven.events());
        }
        assert!(!played.driven.status().can_redo);
    }
}

#[test]
fn the_rest_flows_by_itself_where_the_order_does_not_matter() {
    // One is behind the other: who goes first decides how far they come.
    assert_eq!(at(TWO, 10).html().one("[data-testid=rest]").text(), "All, front first");
    let mut played = at(TWO, 52);
    assert_eq!(played.html().one("[data-testid=rest]").text(), "Let the rest flow");
    let html = played.press(Touch::Rest);
    // Bo’s pieces stay until Bo says so.
    assert_eq!(played.driven.status().prompt, "Bo: which piece flows next? 2\u{a0}pieces to go.");
    assert_eq!(Some(shown(&html, 2).as_str()), STATES[0].1.lines().nth(55));
    played.driven.input(Input::Undo);
    assert_eq!(played.driven.events(), 52);
    // The order has gone with what it did.
    assert!(!played.driven.go_on());
}

#[test]
fn the_corner_of_the_seat_on_turn_is_marked() {
    let game = record(TWO);
    let mut played = Played::begin(&game, 0);
    for event in game.events() {
        let status = played.driven.status();
        let (html, seat) = (played.html(), status.active_seat);
        let marked: Vec<_> = html.all(".fl-corner.asked").collect();
        if let Some(seat) = seat {
            assert_eq!(marked.len(), 1);
            assert_eq!(marked[0].attribute("data-touch"), Some(format!("home-{}", seat.number()).as_str()));
        }
        played.driven.play(event.clone());
    }
}
