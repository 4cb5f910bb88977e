//! Advice: what speaks for an action, and where to look for it; and what is said in good and bad moments.

use super::{called, sentences, words};
use crate::engine::Seat;
use crate::games::tintenherz::bot::Reason;
use crate::games::tintenherz::{Action, Card, State};
use crate::i18n::{Lang, Names, fill};

pub(super) fn explain(reason: &Reason, lang: Lang, names: &Names) -> String {
    let sentence = lang.pick(match reason {
        Reason::Risk { .. } => [
            "{0}\u{a0}% to lose it again",
            "mit {0}\u{a0}% geht die Karte wieder verloren",
            "na {0}\u{a0}% o ni zase přijde",
        ],
        Reason::From { .. } => [
            "{1} has it no more; {0}\u{a0}% to lose it again",
            "{1} hat die Karte dann nicht mehr; mit {0}\u{a0}% geht sie wieder verloren",
            "{1} už ji mít nebude; na {0}\u{a0}% se zase ztratí",
        ],
        Reason::Safe => ["nobody can take it away any more", "dort holt sie niemand mehr", "odtud už ji nikdo nevezme"],
        Reason::Points { .. } => ["{0} as things stand", "{0} nach jetzigem Stand", "{0} podle současného stavu"],
        Reason::Better { .. } => [
            "{0}\u{a0}% for a better choice",
            "mit {0}\u{a0}% gibt es etwas Besseres",
            "na {0}\u{a0}% přijde něco lepšího",
        ],
        Reason::LittleUse => ["what fits is of little use", "was passt, nützt wenig", "co se hodí, moc nepomůže"],
        Reason::Nothing => ["nothing fits", "nichts passt", "nic se nehodí"],
    });
    let (number, name) = match reason {
        Reason::Risk { percent } | Reason::Better { percent } => (percent.to_string(), ""),
        Reason::From { seat, percent } => (percent.to_string(), names.of(*seat)),
        Reason::Points { by } => {
            let noun = words(lang).points.pick(lang.plural(u32::from(by.unsigned_abs())));
            (format!("{}{}\u{a0}{noun}", if *by < 0 { '\u{2212}' } else { '+' }, by.unsigned_abs()), "")
        }
        Reason::Safe | Reason::LittleUse | Reason::Nothing => (String::new(), ""),
    };
    fill(sentence, &[&number, name])
}

pub(super) fn hint(state: &State, action: &Action, lang: Lang) -> [String; 2] {
    let card = |card: Card| called(card, sentences(lang).shadow_first, lang);
    let (look, what) = match *action {
        Action::Take { card: taken } if state.open_with(taken).is_some() => (
            [
                "Look at what lies open in front of the others.",
                "Schau, was bei den anderen offen liegt.",
                "Podívej se, co leží otevřené u ostatních.",
            ],
            card(taken),
        ),
        Action::Take { card: taken } => (
            [
                "Look at the four cards in the middle.",
                "Schau dir die vier Karten in der Mitte an.",
                "Podívej se na čtyři karty uprostřed.",
            ],
            card(taken),
        ),
        Action::Secure { card: own } => (
            [
                "Look at what lies open in front of you.",
                "Schau, was bei dir offen liegt.",
                "Podívej se, co leží otevřené u tebe.",
            ],
            card(own),
        ),
        Action::Reroll { dice } => {
            let shown = state.dice().unwrap_or_default();
            let which = shown.iter().zip(dice).filter(|(_, again)| *again).map(|(die, _)| die.to_string());
            (DICE, lang.list(which))
        }
        Action::Pass => (DICE, words(lang).pass.to_owned()),
    };
    [lang.pick(look).to_owned(), what]
}

const DICE: [&str; 3] = ["Look at your dice.", "Schau dir deine Würfel an.", "Podívej se na své kostky."];

/// Whoever takes an open card is glad, and whoever had it is not.
pub(super) fn moment(before: &State, after: &State) -> [Option<Seat>; 2] {
    let lost = before.seats().find_map(|seat| {
        let gone = before.open(seat) - after.open(seat);
        let card = gone.iter().next()?;
        let by = before.seats().find(|other| *other != seat && after.open(*other).contains(card))?;
        Some((by, seat))
    });
    [lost.map(|(by, _)| by), lost.map(|(_, from)| from)]
}

pub(super) fn remarks(lang: Lang) -> [[&'static str; 3]; 2] {
    lang.pick([
        [
            ["Into my book with you!", "Silver-tongued, that’s me.", "What is read out is mine."],
            ["Give that back!", "Somebody must have read me wrong.", "The page will turn again."],
        ],
        [
            ["Ab in mein Buch!", "Ich habe eben eine Zauberzunge.", "Vorgelesen ist vorgelesen."],
            ["Gib das zurück!", "Da hat sich jemand verlesen.", "Das Blatt wendet sich noch."],
        ],
        [
            ["Šup do mé knihy!", "Mám holt čarovný jazyk.", "Co je přečteno, to je moje."],
            ["Vrať mi to!", "Někdo se asi přeřekl.", "List se ještě obrátí."],
        ],
    ])
}
