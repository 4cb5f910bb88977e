//! Tintenherz at the table: cards, dice and sums, at every moment of random games.

use std::collections::BTreeSet;

use heartbox::engine::{Game, Seat};
use heartbox::games::GamePlay;
use heartbox::games::tintenherz::State;
use heartbox::games::tintenherz::scene::select::Touch;
use heartbox::i18n::Lang;
use heartbox::table::{AnyTable, Input};

use super::driven::{AT_ONCE, Driven};
use super::html::{Element, Html};
use super::shown::{Looked, Played, table};

/// A new game of this number with people only, without pauses; the editions take turns from number to number.
fn begin(players: u8, number: u64) -> Played<State> {
    let editions = State::editions(players);
    let options = &editions[number as usize % editions.len()];
    let mut played =
        Played { driven: Driven::with_options(AT_ONCE, &vec![None; usize::from(players)], number, options) };
    played.driven.rest(usize::MAX);
    played
}

/// A card as its label says it.
#[derive(Debug)]
struct CardShown {
    value: i16,
    has_heart: bool,
    /// Whose it is, and whether it lies under the castle; `None` in the middle.
    owner: Option<(String, bool)>,
    is_lit: bool,
    label: String,
}

fn plain(text: &str) -> String {
    text.replace('−', "-")
}

fn card(element: Element<'_>) -> CardShown {
    let label = plain(&element.name());
    let (value, rest) = label.split_once(' ').expect("a value and a name");
    let owner = [("In the open", false), ("Under the castle", true)].into_iter().find_map(|(place, secured)| {
        let (before, _) = rest.split_once(&format!(", {place}"))?;
        Some((before.rsplit(": ").next()?.to_owned(), secured))
    });
    CardShown {
        value: value.parse().unwrap_or_else(|_| panic!("{label}")),
        has_heart: rest.contains(", 1 heart:"),
        owner,
        is_lit: element.has_class("lit"),
        label: label.clone(),
    }
}

/// The cards that lie on the table.
fn cards(html: &Html) -> Vec<CardShown> {
    html.all("g.th-card").filter(|card| !card.has_class("away")).map(card).collect()
}

/// The rules of scoring, from what the labels of the cards say: with the castle, without it.
fn sums(cards: &[CardShown], name: &str) -> [i16; 2] {
    let mine = cards.iter().filter(|card| matches!(&card.owner, Some((owner, true)) if owner == name));
    let mine: Vec<_> = mine.collect();
    let heroes: Vec<_> = mine.iter().filter(|card| card.value > 0).collect();
    let hearts = |has: usize| has as i16;
    let all = mine.iter().map(|card| card.value).sum::<i16>()
        * (hearts(mine.iter().filter(|card| card.has_heart).count()) + 1);
    let some =
        heroes.iter().map(|card| card.value).sum::<i16>() * hearts(heroes.iter().filter(|card| card.has_heart).count());
    [all, some]
}

/// Both sums as the panel of a seat says them, and the score.
fn told(html: &Html, seat: Seat) -> (String, i16) {
    let panel = html.all("div.seat").nth(seat.index()).expect("a panel");
    let [both, score] = [".th-both", "p b"].map(|selector| {
        let text = panel.inside().find(|each| each.is(selector)).expect("a text").text();
        plain(&text)
    });
    (both, score.parse().expect("a number"))
}

#[test]
fn cards_sums_and_dice_are_right_at_every_moment() {
    let [mut matched, mut changed, mut kept] = [0; 3];
    for (players, number) in [(2, 1), (3, 2), (4, 3), (4, 4)] {
        let mut played = begin(players, number);
        for step in 0.. {
            let (html, status) = (played.html(), played.driven.status());
            let cards = cards(&html);
            let names = played.driven.table.names(Lang::En);
            for seat in Seat::all(players) {
                let [with, without] = sums(&cards, names.of(seat));
                let (both, score) = told(&html, seat);
                assert_eq!(score, with.max(without), "{both}: {cards:?}");
                assert!(both.contains(&format!("with castle {with}, without {without}")), "{both}");
            }
            if status.outcome.is_some() {
                break;
            }
            let pile: usize = html.one(".th-pile-count").text().parse().expect("a number");
            assert_eq!(cards.len() + pile, 16, "no card is lost");
            assert!(cards.iter().filter(|card| card.owner.is_none()).count() <= 4);
            let lit: BTreeSet<i16> = cards.iter().filter(|card| card.is_lit).map(|card| card.value).collect();
            let shown: Vec<i16> =
                html.all(".th-shown b").map(|value| value.text().parse().expect("a number")).collect();
            if html.has_button("roll") {
                assert!(lit.is_empty() && shown.is_empty(), "dice are due, no card");
            } else if played.driven.table.state().asks() {
                let open = cards.iter().filter(|card| !matches!(card.owner, Some((_, true))));
                let matching: BTreeSet<i16> =
                    open.filter(|card| shown.contains(&card.value.abs())).map(|card| card.value).collect();
                assert_eq!(lit, matching, "every card that matches");
                assert_eq!(html.has_button("pass"), lit.is_empty(), "the turn can be ended only if nothing matches");
                matched += lit.len();
            }
            // Each card that matches says what it does to both sums.
            let asked = status.active_seat;
            if let (Some(seat), Some(chosen)) = (asked, cards.iter().find(|card| card.is_lit)) {
                let before = sums(&cards, names.of(seat));
                let mut then = Played { driven: Driven::opened(played.driven.table.timeline().clone()) };
                let html = then.tap(&chosen.value.to_string());
                let after = sums(&self::cards(&html), names.of(seat));
                let change = |index: usize| match (before[index], after[index]) {
                    (before, after) if before == after => before.to_string(),
                    (before, after) => format!("from {before} to {after}"),
                };
                let said = format!("with castle {}, without {}", change(0), change(1));
                let label = &chosen.label;
                assert!(label.contains(&said), "{label}: {said}");
                let ends = label.contains("the game ends");
                let later = ["once secured", "heart then", "hearts then"].iter().any(|then| label.contains(then));
                assert!(later || before != after || ends, "{label}");
                assert!(before == after || !label.contains("once secured"), "{label}");
                changed += usize::from(before != after);
                kept += usize::from(before == after);
            }
            played.driven.play_at_random(step);
            played.driven.rest(usize::MAX);
        }
    }
    assert!(matched > 50 && changed > 5 && kept > 5, "{matched}, {changed}, {kept}");
}

#[test]
fn marks_beside_the_dice_say_which_roll_of_the_turn_it_is() {
    let mut seen = BTreeSet::new();
    let mut played = begin(2, 5);
    for step in 0..60 {
        let html = played.html();
        let made = html.count("circle.th-roll.made");
        let says = if made == 0 { "Up to 2 rolls in this turn".to_owned() } else { format!("Roll {made} of 2") };
        assert_eq!(html.one("g.th-rolls").name(), says);
        assert_eq!(html.count("circle.th-roll"), 2);
        if html.has_button("roll") {
            assert_eq!(made, 0, "a turn begins");
        }
        if html.has_button("reroll") {
            assert_eq!(made, 1, "another roll is left");
        }
        seen.insert(made);
        played.driven.play_at_random(step);
        played.driven.rest(usize::MAX);
    }
    assert_eq!(seen.len(), 3);
}

#[test]
fn a_die_can_stay_when_the_other_is_rolled_again_and_both_cannot_stay() {
    let mut played = begin(2, 5);
    let mut step = 0;
    while !played.html().has_button("reroll") {
        played.driven.play_at_random(step);
        played.driven.rest(usize::MAX);
        step += 1;
    }
    let events = played.driven.events();
    let dice = |html: &Html| -> Vec<(String, Option<String>)> {
        let die = |die: Element<'_>| {
            let words = die.name().splitn(3, ' ').nth(2).unwrap_or_default().to_owned();
            (words, die.attribute("aria-pressed").map(str::to_owned))
        };
        html.all("g.th-die").map(die).collect()
    };
    let [again, stays] = [("roll again", "true"), ("stays", "false")]
        .map(|(words, pressed)| (words.to_owned(), Some(pressed.to_owned())));
    assert_eq!(dice(&played.html()), [again.clone(), again.clone()]);
    assert_eq!(dice(&played.tap("die-0")), [stays.clone(), again.clone()]);
    let html = played.tap("die-1");
    assert_eq!(dice(&html), [again.clone(), stays.clone()], "one of them is rolled");
    let html = played.tap("die-0");
    assert_eq!(dice(&html), [stays, again]);
    let kept = html.all("g.th-die").next().expect("a die").name().split(' ').nth(1).expect("a number").to_owned();
    let html = played.press(Touch::RollAgain);
    let lines = [events, events + 1].map(|event| played.told(event));
    assert!(lines[0].ends_with(&format!(" keeps the {kept} and picks the other die up again.")), "{lines:?}");
    assert!(lines[1].contains(&format!(" gets {kept} and ")), "{lines:?}");
    assert!(!html.has_button("reroll"), "once a turn");
    assert_eq!(html.count("g.th-die[aria-pressed]"), 0, "nor can a die be picked up");
}

#[test]
fn a_card_that_does_not_match_says_why_not_by_which_rule() {
    let mut played = begin(2, 5);
    let refusal = |played: &mut Played<State>, card: i16| {
        played.tap(&card.to_string());
        let refused = played.driven.status().refused.expect("a refusal");
        played.driven.input(Input::Dismiss);
        (refused.text, refused.rule.expect("a rule").to_string())
    };
    let first = cards(&played.html())[0].value;
    assert_eq!(refusal(&mut played, first), ("First roll both dice.".to_owned(), "TH-6".to_owned()));
    let html = played.press(Touch::Roll);
    let dark = cards(&html).iter().find(|card| !card.is_lit).expect("a card").value;
    let (text, rule) = refusal(&mut played, dark);
    assert!(text.contains("neither a die nor the sum of both shows "), "{text}");
    assert!(rule.starts_with("TH-"), "{rule}");
}

#[test]
fn the_characters_have_names_in_every_language() {
    let played = begin(2, 1);
    let [english, german, czech] = [Lang::En, Lang::De, Lang::Cs].map(|lang| {
        let html =
            table::<State>(played.driven.table.timeline().setup(), &played.driven.table.scene(), Looked::played(lang));
        let names: Vec<String> = html.all("text.th-name").map(|name| name.text()).collect();
        assert!(names.len() == 16 && names.iter().all(|name| !name.is_empty()), "{names:?}");
        names
    });
    assert!(english != german && german != czech && english != czech);
    assert!(german.contains(&"Staubfinger".to_owned()), "{german:?}");
}
