//! What screen readers announce at the table.

use heartbox::games::{GameVisitor, IDS, TableGame, with_game};
use heartbox::i18n::Lang;
use heartbox::table::{Announced, AnyTable, Input, TextContext};

use crate::common::driven::Driven;

/// The announcement of a table, in English.
fn announced<G: TableGame>(driven: &Driven<G>) -> Announced {
    let names = driven.table.names(Lang::En);
    driven.table.announced(TextContext { lang: Lang::En, names: &names, is_quiet: true })
}

struct UndoIsHeard;
impl GameVisitor for UndoIsHeard {
    type Output = ();

    fn visit<G: TableGame>(self) {
        let mut driven = Driven::<G>::new(*G::FACTS.seats.start(), &[]);
        for number in 0..20 {
            driven.rest(usize::MAX);
            driven.play_at_random(number);
        }
        driven.rest(usize::MAX);
        let there = announced(&driven);
        driven.input(Input::Undo);
        let undone = announced(&driven).text;
        assert!(undone.starts_with("Taken back."), "{}: {undone}", G::FACTS.id);
        driven.input(Input::Redo);
        let redone = announced(&driven);
        let all = format!("{} {}", redone.text, redone.rest);
        assert!(all.contains("Done again."), "{}: {all}", G::FACTS.id);
        assert_ne!(redone, there);
        driven.play_at_random(20);
        let played = announced(&driven);
        assert!(!format!("{}{}", played.text, played.rest).contains("Done again."), "{played:?}");
    }
}

#[test]
fn undo_and_redo_are_not_heard_as_moves() {
    for id in IDS {
        with_game(id, UndoIsHeard).expect("a game of the registry");
    }
}

/// Plays a game with touches that end the pauses, and checks that each event is announced. Returns the greatest number of events at once.
struct AllIsHeard;
impl GameVisitor for AllIsHeard {
    type Output = usize;

    fn visit<G: TableGame>(self) -> usize {
        let mut driven = Driven::<G>::new(*G::FACTS.seats.start(), &[]);
        let mut most = 0;
        for number in 0..400 {
            let before = driven.told();
            if driven.wakes.is_some() {
                driven.input(Input::Skip);
            } else if !driven.table.is_over() {
                driven.play_at_random(number);
            }
            let Announced { events, text, rest, .. } = announced(&driven);
            let names = driven.table.names(Lang::En);
            let context = TextContext { lang: Lang::En, names: &names, is_quiet: true };
            for event in before..events {
                let sentence = driven.table.entry_of(event, context).expect("an event").text;
                assert!(format!("{text} {rest}").contains(&sentence), "{sentence:?} in {text:?} and {rest:?}");
            }
            most = most.max(events.saturating_sub(before));
        }
        most
    }
}

#[test]
fn events_that_are_displayed_together_are_all_heard() {
    let most: Vec<usize> = IDS.iter().map(|id| with_game(id, AllIsHeard).expect("a game of the registry")).collect();
    assert!(most.iter().any(|most| *most > 1), "{most:?}");
}
