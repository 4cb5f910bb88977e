//! Advice: what speaks for an action, and where to look for it; and what is said in good and bad moments.

use super::{room_name, words};
use crate::engine::Seat;
use crate::games::heartstrings::bot::Reason;
use crate::games::heartstrings::{Action, Room, State};
use crate::i18n::{Lang, fill};

pub(super) fn explain(reason: &Reason, lang: Lang) -> String {
    let sentence = lang.pick(match reason {
        Reason::PaysAgain { .. } => [
            "chamber {0} pays a bead again when a token comes back",
            "Kammer {0} bringt wieder eine Perle, wenn ein Stein zurückkommt",
            "komora {0} dá korálek znovu, až se kámen vrátí",
        ],
        Reason::Guarded { .. } => {
            ["{0} on guard there even so", "auf Wache bleiben dort {0}", "na stráži tam zbývá {0}"]
        }
        Reason::HardToHold { .. } => {
            ["chamber {0} is hard to hold", "Kammer {0} ist schwer zu halten", "komora {0} se těžko brání"]
        }
        Reason::LeastNeeded => {
            ["none can be missed more easily", "kein anderer ist leichter zu entbehren", "žádný jiný nechybí méně"]
        }
        Reason::Bead => [
            "a bead keeps longer than a token",
            "eine Perle hält länger als ein Stein",
            "korálek vydrží déle než kámen",
        ],
        Reason::AllNeeded => [
            "every token is needed where it is",
            "jeder Stein wird gebraucht, wo er liegt",
            "každý kámen je potřeba tam, kde je",
        ],
    });
    let what = match reason {
        Reason::PaysAgain { room } | Reason::HardToHold { room } => room.0.to_string(),
        Reason::Guarded { tokens } => lang.count(u32::from(*tokens), words(lang).tokens),
        Reason::LeastNeeded | Reason::Bead | Reason::AllNeeded => String::new(),
    };
    fill(sentence, &[&what])
}

pub(super) fn hint(action: &Action, lang: Lang) -> [String; 2] {
    let (look, what) = match *action {
        Action::Relocate { from: room } => (
            [
                "Look at your tokens on the board.",
                "Schau dir deine Steine auf dem Brett an.",
                "Podívej se na své kameny na desce.",
            ],
            room_name(room, lang),
        ),
        Action::Sacrifice { room } => (CROWDED, room_name(room, lang)),
        Action::Keep => (CROWDED, words(lang).keep.to_owned()),
    };
    [lang.pick(look).to_owned(), what]
}

const CROWDED: [&str; 3] = [
    "Look at the chambers where you have several tokens.",
    "Schau dir die Kammern an, in denen du mehrere Steine hast.",
    "Podívej se na komory, kde máš víc kamenů.",
];

/// Whoever takes a chamber of somebody else is glad, and whoever held it is not.
pub(super) fn moment(before: &State, after: &State) -> [Option<Seat>; 2] {
    let owner = |state: &State, room: Room| state.held(room).map(|held| held.owner);
    let taken = Room::all().find_map(|room| {
        let (from, by) = (owner(before, room)?, owner(after, room)?);
        (from != by).then_some((by, from))
    });
    [taken.map(|(by, _)| by), taken.map(|(_, from)| from)]
}

pub(super) fn remarks(lang: Lang) -> [[&'static str; 3]; 2] {
    lang.pick([
        [
            ["Right through the heart!", "This chamber beats for me now.", "I am the one who pulls the strings."],
            ["That went to my heart.", "My pulse missed a beat.", "I had grown fond of that chamber."],
        ],
        [
            ["Mitten ins Herz!", "Diese Kammer schlägt jetzt für mich.", "Hier ziehe ich die Fäden."],
            ["Das ging mir zu Herzen.", "Mein Puls setzt kurz aus.", "An der Kammer hing ich so."],
        ],
        [
            ["Rovnou do srdce!", "Tahle komora teď bije pro mě.", "Za nitky tahám já."],
            ["To mě zasáhlo u srdce.", "Vynechal mi tep.", "Ta komora mi bude chybět."],
        ],
    ])
}
