//! What holds on every table in every state, for all games of the list.

use std::collections::BTreeSet;

use heartbox::engine::{Control, Seat, Timeline};
use heartbox::games::seam::scores::ScoreCell;
use heartbox::games::seam::ui::GameUi;
use heartbox::games::{Reading, Size, Touched, names};
use heartbox::i18n::Lang;
use heartbox::table::{AnyTable, TextContext};

use super::driven::Driven;
use super::fixtures::SAVES;
use super::html::{Element, Html};
use super::random::{Random, tables};
use super::shown::{Looked, score_details, selected, table};

/// Roles of what can be touched or focused.
const ROLES: [&str; 8] = ["button", "link", "summary", "combobox", "input", "slider", "img", "group"];
/// Elements that can be used, if they have no role.
const USED: [&str; 5] = ["button", "summary", "select", "input", "a"];
/// The number of events of random games that are played.
const PLAYED: usize = 60;
/// The number of moments of each game that are looked at, evenly over all of its tables.
const MOMENTS: usize = 250;

/// A moment of a game: the table, the state that it displays, and the seat that looks at it.
pub struct Moment<'a, G: GameUi> {
    pub driven: &'a Driven<G>,
    /// The scene with an empty selection.
    pub scene: G::Scene,
    /// Number of the moment, over all games.
    pub number: usize,
}

impl<G: GameUi> Moment<'_, G> {
    fn state(&self) -> &G {
        self.driven.table.state()
    }

    fn timeline(&self) -> &Timeline<G> {
        self.driven.table.timeline()
    }

    /// The table in this language.
    fn table(&self, lang: Lang) -> Html {
        table::<G>(self.timeline().setup(), &self.scene, Looked::played(lang))
    }

    /// The game, its number of players, and the number of its events, for messages.
    fn when(&self) -> String {
        let game = self.timeline();
        format!("{} of {}, after {} events", G::FACTS.id, game.setup().seats.count(), game.events().len())
    }
}

/// Calls `look` with moments of the released game, and of the beginning of a random one at every table.
pub fn every_moment<G: GameUi>(mut look: impl FnMut(&Moment<'_, G>)) {
    let fixture = SAVES.iter().rfind(|fixture| fixture.game == G::FACTS.id);
    let released = fixture.map(|fixture| serde_json::from_str(fixture.record).expect("JSON"));
    let released = released.map(|record| Timeline::<G>::read(record).expect("a record"));
    let random = tables::<G>().flat_map(|(players, options)| {
        let seatings = G::seatings(players).into_iter().map(move |seating| (options.clone(), seating));
        seatings.map(|(options, seating)| {
            let mut random = Random::<G>::seated(&options, &seating, 1);
            while random.game.events().len() < PLAYED && random.step() {}
            random.game
        })
    });
    let games: Vec<Timeline<G>> = released.into_iter().chain(random).collect();
    let total: usize = games.iter().map(|game| game.events().len() + 1).sum();
    let step = total.div_ceil(MOMENTS);
    let (mut passed, mut number) = (0, 0);
    for game in games {
        let mut start = game.clone();
        for seat in Seat::all(game.setup().seats.count()) {
            start.hand_over(seat, Control::Human);
        }
        start.go_to(0);
        let mut driven = Driven::opened(start);
        let mut events = game.events().iter();
        loop {
            // The end of each game, and every `step`-th moment.
            if passed % step == 0 || driven.table.state().outcome().is_some() {
                look(&Moment { driven: &driven, scene: driven.table.scene(), number });
                number += 1;
            }
            passed += 1;
            let Some(event) = events.next() else { break };
            driven.play(event.clone());
            if driven.table.timeline().state().outcome().is_some() {
                // What is told before the result.
                driven.rest(usize::MAX);
            }
        }
    }
    assert!(number > 100, "{}: {number} moments", G::FACTS.id);
}

/// Whether something can be touched or focused.
fn is_used(element: Element<'_>) -> bool {
    let by_role = matches!(element.attribute("role"), Some("button" | "slider" | "link"));
    by_role || USED.contains(&element.tag()) || element.attribute("tabindex").is_some()
}

/// Whether it is there for somebody who uses it.
fn is_there(element: Element<'_>) -> bool {
    element.attribute("disabled").is_none() && !element.is_hidden()
}

/// Faults that need nothing but the HTML.
fn faults(html: &Html) -> Vec<String> {
    let mut found = Vec::new();
    let ids: Vec<&str> = html.elements().filter_map(|element| element.attribute("id")).collect();
    if ids.iter().collect::<BTreeSet<_>>().len() < ids.len() {
        found.push(format!("an id twice: {ids:?}"));
    }
    for element in html.elements() {
        let mut fault = |what: &str| found.push(format!("{what}: {element}"));
        if is_used(element) && is_there(element) {
            if !element.role().is_some_and(|role| ROLES.contains(&role)) {
                fault("no role");
            }
            if !element.name().chars().any(char::is_alphanumeric) && element.name() != "✓" {
                fault("no name");
            }
        }
        if matches!(element.role(), Some("img" | "group")) && !element.is_hidden() && element.name().is_empty() {
            fault("a picture without a name");
        }
        for (name, value) in element.attributes().filter(|(name, _)| name.starts_with("aria-")) {
            let is_valid = match name {
                "aria-hidden" => ["true", "false"].contains(&value),
                "aria-disabled" | "aria-expanded" | "aria-selected" | "aria-pressed" | "aria-checked" => {
                    ["true", "false"].contains(&value) && element.role().is_some()
                }
                "aria-current" => ["true", "false", "page", "step"].contains(&value),
                "aria-label" => !value.trim().is_empty() || element.is_hidden(),
                "aria-labelledby" | "aria-describedby" | "aria-controls" => {
                    !value.is_empty() && value.split(' ').all(|id| ids.contains(&id))
                }
                "aria-live" => ["polite", "off", "assertive"].contains(&value),
                "aria-valuenow" | "aria-valuemin" | "aria-valuemax" => value.parse::<i32>().is_ok(),
                "aria-valuetext" | "aria-roledescription" => !value.is_empty(),
                _ => false,
            };
            if !is_valid {
                fault(name);
            }
        }
        for (name, value) in element.attributes() {
            if ["NaN", "undefined", "None", "Some(", "{ ", "\u{fffd}"].iter().any(|bad| value.contains(bad)) {
                fault(name);
            }
        }
    }
    for text in html.texts() {
        if ["NaN", "undefined", "None", "Some(", "{", "}", "  "].iter().any(|bad| text.contains(bad)) {
            found.push(format!("a text: {text}"));
        }
    }
    found
}

/// Everything that can be used has a role and a name, and what is said about it is valid.
pub fn names_and_roles<G: GameUi>() {
    every_moment::<G>(|moment| {
        let html = moment.table(Lang::ALL[moment.number % Lang::ALL.len()]);
        assert_eq!(faults(&html), Vec::<String>::new(), "{}", moment.when());
    });
}

/// The parts of the board that can be touched, each with whether it says that it is available.
fn parts<'a>(html: &'a Html) -> impl Iterator<Item = (Element<'a>, &'a str, Option<bool>)> {
    html.all(".board [data-touch]").filter_map(|element| {
        let available = element.attribute("aria-disabled").map(|disabled| disabled == "false");
        Some((element, element.attribute("data-touch")?, available))
    })
}

/// What plays something when it is touched says that it is available, and what is lit is available and not refused.
pub fn touches<G: GameUi>() {
    let [mut available, mut refused, mut lit] = [0; 3];
    every_moment::<G>(|moment| {
        let (state, html) = (moment.state(), moment.table(Lang::En));
        // While an event comes by itself nothing is offered, though a touch would be right.
        let asks = state.asks() && !moment.driven.status().tumbling;
        for (element, part, says) in parts(&html) {
            let when = || format!("{}: {element}", moment.when());
            let touch = G::touch_of(part).unwrap_or_else(|| panic!("no touch, {}", when()));
            let touched = state.touch(&G::Selection::default(), &touch);
            let acts = matches!(
                touched,
                Touched::Act(_) | Touched::ActAll(_) | Touched::ActAndRoll(_) | Touched::Roll | Touched::Order(_)
            );
            match says {
                Some(true) => available += usize::from(acts),
                Some(false) if acts => assert!(!asks, "it acts, {}", when()),
                Some(false) => refused += usize::from(matches!(touched, Touched::Refused(_))),
                None => {}
            }
            if element.has_class("lit") {
                assert_ne!(says, Some(false), "lit, {}", when());
                assert!(!matches!(touched, Touched::Refused(_)), "it is refused, {}", when());
                lit += 1;
            }
        }
    });
    assert!(
        available > 20 && refused > 20 && (lit > 20 || G::FACTS.id == "infarkt"),
        "{}: {available}, {refused}, {lit}",
        G::FACTS.id
    );
}

/// What the touch of an available part selects is seen, and what is drawn then keeps the laws of names and roles.
pub fn selections<G: GameUi>() {
    let [mut touched, mut count] = [0; 2];
    every_moment::<G>(|moment| {
        if moment.number % 2 != 0 || !moment.state().asks() {
            return;
        }
        let state = moment.state();
        let viewer = state.active_seat();
        let setup = moment.timeline().setup();
        let before = table::<G>(setup, &state.scene(viewer), Looked::played(Lang::En));
        let parts: BTreeSet<&str> =
            parts(&before).filter(|(.., says)| *says == Some(true)).map(|(_, part, _)| part).collect();
        for part in parts {
            touched += 1;
            let touch = G::touch_of(part).expect("a part");
            let Some(scene) = selected(state, viewer, &touch) else { continue };
            let lang = Lang::ALL[count % Lang::ALL.len()];
            let after = table::<G>(setup, &scene, Looked::played(lang));
            assert_eq!(faults(&after), Vec::<String>::new(), "{part}, {}", moment.when());
            count += 1;
            if lang == Lang::En {
                assert_ne!(after.source(), before.source(), "{part} is not seen, {}", moment.when());
            }
        }
    });
    assert!(touched > 20, "{}: {touched} parts", G::FACTS.id);
    // Where a touch of the board always acts at once, none selects.
    assert!(count == 0 || count > 20, "{}: {count} selections", G::FACTS.id);
}

/// While a bot decides nothing on the board is available; a board that is looked at has the same words and nothing to touch.
pub fn watched<G: GameUi>() {
    every_moment::<G>(|moment| {
        if moment.number % 2 != 0 {
            return;
        }
        let (setup, scene) = (moment.timeline().setup(), &moment.scene);
        let watched = table::<G>(setup, scene, Looked { watched: true, ..Looked::played(Lang::En) });
        for (element, _, says) in parts(&watched) {
            assert_ne!(says, Some(true), "{}: {element}", moment.when());
        }
        let stops = watched
            .elements()
            .filter(|element| element.is("[tabindex=0]") && element.attribute("aria-disabled").is_none());
        for stop in stops.filter(|stop| stop.around().any(|around| around.is("section.board"))) {
            assert_ne!(stop.role(), Some("button"), "{}: {stop}", moment.when());
        }
        for size in [Size::Table, Size::Picture] {
            let shown = table::<G>(setup, scene, Looked { touchable: false, size, ..Looked::played(Lang::En) });
            for element in shown.elements() {
                assert!(!is_used(element) && element.attribute("data-touch").is_none(), "{}: {element}", moment.when());
            }
            let board = shown.one("div[role=group]");
            assert_eq!(board.is_hidden(), size == Size::Picture, "{}: a picture is no part of the page", moment.when());
        }
    });
}

/// All that can be touched or read says what it is and what it does.
pub fn readings<G: GameUi>() {
    let mut read = 0;
    every_moment::<G>(|moment| {
        let lang = Lang::ALL[moment.number % Lang::ALL.len()];
        let names = names(moment.timeline().setup(), lang);
        let html = moment.table(lang);
        let mut asked = BTreeSet::new();
        for element in html.elements() {
            let Some(part) = element.attribute("data-read").or(element.attribute("data-touch")) else { continue };
            if !is_there(element)
                || !asked.insert(part)
                || ["away", "gone"].iter().any(|class| element.has_class(class))
            {
                continue;
            }
            let reading = G::read_part(&moment.scene, part, lang, &names);
            let Some(Reading { title, sentences, groups, .. }) = reading else {
                panic!("{}: {element}", moment.when())
            };
            let items = groups.iter().flat_map(|group| &group.items).map(|item| &item.text);
            let says = sentences.iter().chain(items).any(|text| words(text, 2) >= 4);
            // A name and numbers say nothing that the table does not show.
            assert!(!title.is_empty() && says, "{title} says nothing, {}: {element}", moment.when());
            read += 1;
        }
    });
    assert!(read > 100, "{}: {read}", G::FACTS.id);
}

/// The number of words of at least this many letters.
fn words(text: &str, letters: usize) -> usize {
    let word = |word: &&str| word.chars().count() >= letters;
    text.split(|sign: char| !sign.is_alphabetic()).filter(word).count()
}

/// No sentence is left in another language.
pub fn languages<G: GameUi>() {
    every_moment::<G>(|moment| {
        if moment.number % 5 != 0 {
            return;
        }
        let said = Lang::ALL.map(|lang| {
            moment.table(lang).texts().into_iter().filter(|text| words(text, 4) >= 3).collect::<BTreeSet<String>>()
        });
        for (index, one) in said.iter().enumerate() {
            for other in &said[index + 1..] {
                let same: Vec<&String> = one.intersection(other).collect();
                assert!(same.is_empty(), "{same:?} in two languages, {}", moment.when());
            }
        }
    });
}

/// The HTML for a seat has no secret: it stays the same if everything that the seat does not know is drawn again at random.
pub fn secrets<G: GameUi>() {
    use rand::SeedableRng;
    let mut rng = rand_chacha::ChaCha8Rng::seed_from_u64(1);
    every_moment::<G>(|moment| {
        // Only while a decision is secret: all others are made in the open.
        if moment.state().secret().is_none() {
            return;
        }
        let (state, setup) = (moment.state(), moment.timeline().setup());
        for seat in Seat::all(setup.seats.count()) {
            let other = state.sampled_for(seat, &mut rng);
            for viewer in [Some(seat), None] {
                let [one, two] =
                    [state, &other].map(|state| table::<G>(setup, &state.scene(viewer), Looked::played(Lang::En)));
                let differs = one.texts().into_iter().zip(two.texts()).find(|(one, two)| one != two);
                assert!(
                    one.source() == two.source(),
                    "{viewer:?} sees what {seat:?} does not know, {}: {differs:?}",
                    moment.when()
                );
            }
        }
    });
}

/// The score table has a row for each player in the order of their places, with the winners first, words in every cell, and what is drawn in
/// them has names.
pub fn score_tables<G: GameUi>() {
    let mut over = 0;
    every_moment::<G>(|moment| {
        let Some(outcome) = moment.state().outcome() else { return };
        over += 1;
        for lang in Lang::ALL {
            let (setup, names) = (moment.timeline().setup(), moment.driven.table.names(lang));
            let context = TextContext { lang, names: &names, is_quiet: true };
            let places = moment.driven.table.summary(context).expect("a game that is over").places;
            let scores = G::scores(&moment.scene, &places, lang, &names);
            let rows: Vec<_> = scores.rows.iter().map(|row| (row.place, row.seat)).collect();
            assert_eq!(rows, places, "{}", moment.when());
            for row in &scores.rows {
                assert_eq!(row.place == 1, outcome.winners.contains(row.seat), "{}", moment.when());
                assert!(scores.titles.is_empty() || scores.titles.len() == row.cells.len(), "{}", moment.when());
                for cell in &row.cells {
                    let (ScoreCell::Text(text)
                    | ScoreCell::Way { text, .. }
                    | ScoreCell::Total(text)
                    | ScoreCell::Drawn(text)) = cell;
                    assert_ne!(text, "", "{}", moment.when());
                }
                let html = score_details::<G>(setup, &moment.scene, row.seat, lang);
                assert_eq!(faults(&html), Vec::<String>::new(), "{}", moment.when());
            }
        }
    });
    assert!(over > 0, "{}: no game is over", G::FACTS.id);
}

macro_rules! laws {
    ($($game:ident),*) => {
        $(mod $game {
            use heartbox::games::$game::State;

            #[test]
            fn names_and_roles() {
                super::names_and_roles::<State>();
            }

            #[test]
            fn touches() {
                super::touches::<State>();
            }

            #[test]
            fn selections() {
                super::selections::<State>();
            }

            #[test]
            fn watched() {
                super::watched::<State>();
            }

            #[test]
            fn readings() {
                super::readings::<State>();
            }

            #[test]
            fn languages() {
                super::languages::<State>();
            }

            #[test]
            fn secrets() {
                super::secrets::<State>();
            }

            #[test]
            fn score_tables() {
                super::score_tables::<State>();
            }
        })*
    };
}

heartbox::for_each_game!(laws);
