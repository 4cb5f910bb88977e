//! The words around the board.

use crate::i18n::Lang;

/// Words of the new game screen and of the place of the next action.
#[derive(Debug)]
pub struct TableWords {
    /// Games without an extension, with one, with several: with how many.
    pub presets: &'static [(usize, &'static str)],
    /// Lets everything come until the party is over.
    pub quiet: &'static str,
    /// A drug is taken.
    pub drug: &'static str,
    /// An event is taken.
    pub event: &'static str,
    /// An event is taken out of the game's offer.
    pub remove: &'static str,
    /// A drug stays on the market.
    pub stock: &'static str,
    /// Whom to invite.
    pub whom: &'static str,
    /// How the result was reached: lived until a round.
    pub until: fn(u16) -> String,
    /// Of who is alive at the end.
    pub alive: &'static str,
}

/// The words of a language.
pub fn table_words(lang: Lang) -> &'static TableWords {
    match lang {
        Lang::En => &EN,
        Lang::De => &DE,
        Lang::Cs => &CS,
    }
}

const EN: TableWords = TableWords {
    presets: &[(0, "Basic game"), (1, "Advanced"), (3, "Extreme")],
    quiet: "Don’t ask me again at this party",
    drug: "Take the drug",
    event: "Take this event",
    remove: "Take it away",
    stock: "This one stays",
    whom: "Who comes along?",
    until: |round| format!("until round {round}"),
    alive: "alive and well, more or less",
};

const DE: TableWords = TableWords {
    presets: &[(0, "Grundspiel"), (1, "Fortgeschritten"), (3, "Extrem")],
    quiet: "Auf diesem Fest nicht mehr fragen",
    drug: "Medikament nehmen",
    event: "Dieses Ereignis nehmen",
    remove: "Aus dem Spiel nehmen",
    stock: "Das hier bleibt liegen",
    whom: "Wer kommt mit?",
    until: |round| format!("bis Runde {round}"),
    alive: "lebt, den Umständen entsprechend",
};

const CS: TableWords = TableWords {
    presets: &[(0, "Základní hra"), (1, "Pokročilá"), (3, "Extrémní")],
    quiet: "Na tomto večírku se už neptat",
    drug: "Vzít si lék",
    event: "Vzít tuto událost",
    remove: "Odebrat z nabídky",
    stock: "Tenhle zůstane",
    whom: "Kdo půjde s sebou?",
    until: |round| format!("do {round}. kola"),
    alive: "naživu, jak jen to jde",
};
