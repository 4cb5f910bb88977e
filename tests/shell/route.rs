//! Addresses and routes.

use heartbox::link::{Form, address};
use heartbox::shell::route::{Location, Route};
use heartbox::storage::SaveId;

/// The kinds of games in these tests.
const KINDS: &[&str] = &["chess", "go"];

fn parse(hash: &str) -> Route {
    Route::parse(hash, KINDS)
}

fn id(text: &str) -> SaveId {
    SaveId::parse(text).expect("an id")
}

/// One route of every kind, and its limits.
fn routes() -> Vec<Route> {
    let mut routes = vec![Route::Shelf, Route::Saves, Route::Settings];
    routes.extend(KINDS.iter().flat_map(|kind| [Route::New(kind), Route::Rules(kind)]));
    for id in ["0", "a1b2", &"z".repeat(32)].map(id) {
        let moments = [0, 1, 99, usize::MAX].map(|at| Route::Look(id.clone(), at));
        routes.extend(moments.into_iter().chain([Route::Table(id)]));
    }
    for form in Form::ALL {
        routes.push(Route::Link(address(form, &[1, 2, 3])));
    }
    routes
}

#[test]
fn the_address_of_every_route_leads_to_it() {
    for route in routes() {
        assert_eq!(parse(&route.href()), route);
    }
}

#[test]
fn an_address_may_be_written_in_other_ways() {
    let table = [
        ("", Route::Shelf),
        ("#", Route::Shelf),
        ("#/", Route::Shelf),
        ("///", Route::Shelf),
        ("new/go", Route::New("go")),
        ("#new/go/", Route::New("go")),
        ("#/rules/go/12", Route::Rules("go")),
        ("#/rules/go/12/more", Route::Rules("go")),
        ("#/game/x1/at", Route::Look(id("x1"), 0)),
        ("#/game/x1/at/", Route::Look(id("x1"), 0)),
        ("#/game/x1/at/-1", Route::Look(id("x1"), 0)),
        ("#/game/x1/at/7/8", Route::Look(id("x1"), 7)),
        ("#/games/", Route::Saves),
        ("#/settings/", Route::Settings),
    ];
    for (hash, route) in table {
        assert_eq!(parse(hash), route, "{hash}");
    }
    // What a link holds is read later.
    for form in Form::ALL {
        for prefix in [form.prefix(), form.encoded_prefix()] {
            let hash = format!("{prefix}???");
            assert_eq!(parse(&hash), Route::Link(hash.clone()));
        }
    }
}

#[test]
fn foreign_text_leads_nowhere_and_stays_as_it_is() {
    let foreign = [
        "#/new",
        "#/new/poker",
        "#/new/Go",
        "#/new/go/2",
        "#/new//go",
        "#/rules",
        "#/rules/poker",
        "#/game",
        "#/game/A",
        "#/game/a-b",
        "#/game/ä",
        "#/game/x1/on/3",
        "#/game//at/3",
        "#/games/x1",
        "#/nowhere",
        "# /",
        "#%2F",
        "#top",
        "\u{0}",
        "#/game/123456789012345678901234567890123",
    ];
    for hash in foreign {
        let route = parse(hash);
        assert_eq!(route, Route::Lost(hash.to_owned()));
        assert_eq!(parse(&route.href()), route);
    }
}

#[test]
fn every_text_has_a_route_that_its_address_leads_to() {
    // All short texts of parts of addresses.
    let words = ["#", "/", "new", "game", "games", "rules", "at", "go", "x1", "7", "", " ", "é"];
    let mut texts = vec![String::new()];
    for _ in 0..5 {
        let longer = texts.iter().flat_map(|text| words.iter().map(move |word| format!("{text}{word}")));
        texts = longer.collect();
        texts.sort();
        texts.dedup();
    }
    let mut lost = 0;
    for text in &texts {
        let route = parse(text);
        assert_eq!(parse(&route.href()), route, "{text}");
        lost += usize::from(matches!(route, Route::Lost(_)));
    }
    assert!(lost > 1000 && texts.len() - lost > 500, "{lost} of {}", texts.len());
}

#[test]
fn all_moments_of_a_game_are_one_screen() {
    for route in routes() {
        let screen = route.clone().screen();
        match route {
            Route::Look(id, _) => assert_eq!(screen, Route::Look(id, 0)),
            route => assert_eq!(screen, route),
        }
    }
}

#[test]
fn the_way_back_leaves_out_rules_and_moments() {
    let (table, rules, look) = (Route::Table(id("x")), Route::Rules("go"), Route::Look(id("x"), 3));
    let steps = [
        (Route::New("go"), Route::Shelf),
        (rules.clone(), Route::New("go")),
        // From the rules back to where they were opened, not to the rules.
        (Route::New("go"), Route::New("go")),
        (table.clone(), Route::New("go")),
        (look.clone(), table.clone()),
        (Route::Look(id("x"), 4), table.clone()),
        (rules, table.clone()),
        (Route::Saves, table),
        // From the settings, too.
        (Route::Settings, Route::Saves),
        (Route::Shelf, Route::Saves),
    ];
    let mut location = Location::default();
    for (route, back) in steps {
        location = location.followed_by(route.clone());
        assert_eq!(location, Location { route, back });
    }
}

#[test]
fn rules_and_settings_belong_to_the_table_from_which_they_were_opened() {
    let (table, rules) = (Route::Table(id("x")), Route::Rules("go"));
    let steps = [
        (Route::New("go"), false),
        (rules.clone(), false),
        (table.clone(), true),
        (rules.clone(), true),
        (Route::Settings, true),
        (table, true),
        (Route::Look(id("x"), 3), true),
        (rules.clone(), true),
        (Route::Saves, false),
        (rules, false),
        (Route::Settings, false),
    ];
    let mut location = Location::default();
    for (index, (route, is_at_table)) in steps.into_iter().enumerate() {
        location = location.followed_by(route);
        assert_eq!(location.is_at_table(), is_at_table, "step {index}");
    }
}
