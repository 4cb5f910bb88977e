//! Tests that need a browser: its storage, its entropy, its 32-bit target, the mounted page, and the boards.
#![cfg(all(target_arch = "wasm32", feature = "web"))]

#[path = "browser/boards.rs"]
mod boards;
#[path = "common/fixtures.rs"]
mod fixtures;
#[path = "browser/page.rs"]
mod page;
#[path = "browser/storage.rs"]
mod storage;

use heartbox::engine::Seed;
use heartbox::games::{GameVisitor, IDS, TableGame, with_game};
use heartbox::i18n::{Lang, Messages, use_formats};
use heartbox::page::formats::FORMATS;
use heartbox::storage::SaveId;
use icu_decimal::DecimalFormatter;
use icu_decimal::input::Decimal;
use icu_list::ListFormatter;
use icu_locale_core::Locale;
use icu_plurals::PluralRules;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

use fixtures::{Fixture, Played, SAVES, played, throw_again};

wasm_bindgen_test_configure!(run_in_browser);

/// Loads the messages of the page and of all games in all languages. The page of these tests has no files beside it.
fn load_messages() {
    struct OfGame;

    impl GameVisitor for OfGame {
        type Output = ();

        fn visit<G: TableGame>(self) {
            load::<G::Words>();
        }
    }

    fn load<M: Messages>() {
        for lang in Lang::ALL {
            let file = M::FILES.iter().find(|file| file.tag == lang.tag()).expect("a file for each language");
            assert!(M::texts().load(lang, file.content), "{}", file.name);
        }
    }

    use_formats(FORMATS);
    load::<heartbox::i18n::Words>();
    load::<heartbox::i18n::later::Words>();
    for id in IDS {
        with_game(id, OfGame).expect("a game");
    }
}

/// The storage of the test page, empty.
fn local_storage() -> web_sys::Storage {
    let window = web_sys::window().expect("a window");
    let storage = window.local_storage().expect("allowed").expect("there");
    storage.clear().expect("allowed");
    storage
}

#[wasm_bindgen_test]
fn seeds_and_ids_come_from_entropy() {
    let seeds: Vec<String> = (0..8).map(|_| Seed::from_entropy().expect("entropy").into()).collect();
    let ids: Vec<String> = (0..8).map(|_| SaveId::random().expect("entropy").to_string()).collect();
    for list in [&seeds, &ids] {
        for (index, one) in list.iter().enumerate() {
            assert!(!list[..index].contains(one), "{one}");
        }
    }
    assert!(seeds.iter().all(|seed| seed.len() == 64));
    assert!(ids.iter().all(|id| SaveId::parse(id).is_some()));
}

#[wasm_bindgen_test]
fn the_browser_has_the_plural_rules_of_the_build() {
    for lang in Lang::ALL {
        let locale: Locale = lang.tag().parse().expect("a tag");
        let rules = PluralRules::try_new_cardinal((&locale).into()).expect("rules");
        for count in 0..=200 {
            let expected = format!("{:?}", rules.category_for(count)).to_lowercase();
            assert_eq!((FORMATS.plural)(lang, count).name(), expected, "{count} in {}", lang.tag());
        }
    }
}

#[wasm_bindgen_test]
fn the_browser_formats_lists_and_decimals_as_natively() {
    // No other test has to come first.
    use_formats(FORMATS);
    for lang in Lang::ALL {
        let locale: Locale = lang.locale().parse().expect("a tag");
        let lists = ListFormatter::try_new_and((&locale).into(), Default::default()).expect("a format");
        for count in 1..5 {
            let items: Vec<String> =
                ["Ada", "Ines", "Otto", "Ursula"].into_iter().take(count).map(str::to_owned).collect();
            // Which spaces break differs between versions of CLDR.
            let words = |list: String| list.replace('\u{a0}', " ");
            assert_eq!(
                words(lang.list(items.clone())),
                words(lists.format(items.iter()).to_string()),
                "{}",
                lang.tag()
            );
        }
        let decimals = DecimalFormatter::try_new((&locale).into(), Default::default()).expect("a format");
        for tenths in [0, 5, 10, 34, 120] {
            let mut number = Decimal::from(tenths);
            number.multiply_pow10(-1);
            number.absolute.pad_end(-1);
            assert_eq!((FORMATS.tenths)(lang, tenths), decimals.format(&number).to_string(), "{}", lang.tag());
        }
    }
}

#[wasm_bindgen_test]
fn records_replay_as_they_do_natively() {
    struct Replays<'a>(&'a Fixture);
    impl GameVisitor for Replays<'_> {
        type Output = ();

        fn visit<G: TableGame>(self) {
            let expected: Played = serde_json::from_str(self.0.played).expect("the fixture");
            let record = serde_json::from_str(self.0.record).expect("the fixture");
            let (game, played) = played::<G>(record);
            assert_eq!(played, expected);
            assert_eq!(format!("{}\n", game.record()), self.0.record, "written to the byte as natively");
            throw_again(&game);
        }
    }
    for fixture in &SAVES {
        with_game(fixture.game, Replays(fixture)).expect("a game of the registry");
    }
}
