//! Advice in every language: every legal action has a place to look at and a sentence, and every reason given is true, not true of every
//! choice, and has words.

use std::collections::BTreeSet;

use heartbox::bots::reason_for;
use heartbox::engine::{Event, Known, Seat, Step, Turn};
use heartbox::games::{Fortunes, GameVisitor, Hint, Remarks, TableGame};
use heartbox::i18n::{Lang, Names};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::case::each;
use super::words::{agree, differ, has_no_gaps, is_sentence, names};

/// The number of actions tested at each moment.
const ACTIONS: usize = 12;

#[derive(Clone, Copy)]
pub struct Advice;

impl GameVisitor for Advice {
    type Output = ();

    fn visit<G: TableGame>(self) {
        let mut reasons = BTreeSet::new();
        each::<G>(|case| {
            let names = names(case);
            for (at, state) in case.walk() {
                if let Turn::Decide(seat) = state.turn() {
                    decision(state, seat, &names, &mut reasons);
                }
                if let Some(event) = case.game.events().get(at) {
                    moment(&Step::new(state, event.clone()).expect("it was played"), case.players());
                }
            }
        });
        assert!(reasons.len() > 1, "{}: there is more than one thing to say: {reasons:?}", G::FACTS.id);
        let remarks = Lang::ALL.map(|lang| {
            let Remarks { good, bad } = G::remarks(lang);
            [good, bad].concat()
        });
        for at in 0..remarks[0].len() {
            let sentences = remarks.each_ref().map(|remarks| remarks[at].to_owned());
            sentences.iter().for_each(|sentence| is_sentence(sentence, &"a remark"));
            differ(&sentences);
        }
        for all in remarks {
            assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), 6, "each remark is another one: {all:?}");
        }
    }
}

fn decision<G: TableGame>(state: &G, seat: Seat, names: &Names, reasons: &mut BTreeSet<String>) {
    let known = Known::sample(state, seat, &mut ChaCha8Rng::seed_from_u64(1));
    let mut legal = Vec::new();
    known.legal(&mut legal);
    let step = legal.len().div_ceil(ACTIONS).max(1);
    for action in legal.iter().step_by(step) {
        let hints = Lang::ALL.map(|lang| known.hint(action, lang, names));
        for Hint { look, what } in &hints {
            is_sentence(look, action);
            assert!(!what.is_empty(), "{action:?} is about nothing");
            has_no_gaps(what, action);
        }
        let looks = hints.map(|hint| hint.look);
        differ(&looks);
        agree(&looks, action);
        let suggestions = Lang::ALL.map(|lang| known.suggest(seat, action, lang, names));
        suggestions.iter().for_each(|sentence| is_sentence(sentence, action));
        assert!(suggestions.iter().all(|sentence| sentence.contains(names.of(seat))), "{suggestions:?} says who");
        agree(&suggestions, action);
        let Some(reason) = reason_for(&known, action, &legal) else { continue };
        let is_true_of = |action: &G::Action| {
            let mut after = state.clone();
            after.apply(&Event::decision(seat, action.clone())).expect("a legal action");
            G::holds(&reason, seat, action, state, &after)
        };
        assert!(is_true_of(action), "{reason:?} is not true of {action:?}");
        assert!(!legal.iter().all(is_true_of), "{reason:?} is true of every choice, and no reason for {action:?}");
        let words = Lang::ALL.map(|lang| G::explain(&reason, lang, names));
        for text in &words {
            assert!(!text.is_empty() && !text.ends_with('.'), "{text:?} goes on in a sentence");
            has_no_gaps(text, &reason);
        }
        differ(&words);
        // A reason stands on its own line, or continues after a name.
        agree(&words.clone().map(|words| format!("Qzz: {words}.")), &reason);
        // Without names and numbers.
        let is_plain = |word: &&str| word.chars().all(char::is_lowercase);
        reasons.insert(words[0].split(' ').filter(is_plain).collect::<Vec<_>>().join(" "));
    }
}

/// A moment is good or bad for a player at the table, never both for the same player.
fn moment<G: TableGame>(step: &Step<G>, players: u8) {
    let Fortunes { good, bad } = G::moment(step);
    assert!([good, bad].into_iter().flatten().all(|seat| seat.number() < players));
    assert!(good.is_none() || good != bad, "{good:?} is glad and sad at once");
}
