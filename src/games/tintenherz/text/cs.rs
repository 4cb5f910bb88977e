//! Czech. Names of characters stand beside the word for card, which is declined in their place.

use super::advice::Look;
use super::{LogEntry, Prompt, Sentences, Words};
use crate::games::tintenherz::Illegal;
use crate::games::tintenherz::bot::Reason;
use crate::i18n::Forms;

pub(super) const WORDS: Words = Words {
    how: ["Nejvíc bodů má {0}: {1}. Druhé místo: {2}, {3}.", "{0} mají stejně bodů: {1}."],
    highlights: ["Kostky, které se nejčastěji hodily", "Nejvíc karet od ostatních", "Nejčastěji bez karty"],
    roll: "Hodit",
    roll_again: "Hodit znovu obě",
    roll_one_again: "Hodit znovu jen {0}",
    pass: "Ukončit tah",
    dice: "Kostky",
    keep_die: "zůstává ležet",
    reroll_die: "hodit znovu",
    middle: "Uprostřed",
    pile: "Balíček",
    open: "Vyložené",
    secured: "Pod hradem",
    matches: "hodí se k hodu",
    percent: "{0}\u{a0}%",
    hearts: Forms::three("srdce", "srdce", "srdcí"),
    shown: "Vyhovující karty",
    points: Forms::three("bod", "body", "bodů"),
    score_now: "Kdyby hra skončila teď",
    score: "Body",
    both: "s hradem {0}, bez něj {1}",
    with_castle: "S hradem",
    without_castle: "Bez hradu",
    hearts_option: "Kdo má srdce?",
    hearts_villains: ("Padouši", "Každý padouch má srdce, kladné postavy žádné."),
    hearts_humble: (
        "Padouši a skromní",
        "Srdce mají i kladné postavy 1, 2 a 3, takže se může vyplatit vzdát se hradu.",
    ),
    board: "Stůl se čtyřmi kartami uprostřed a všemi hrady",
};

pub(super) const SENTENCES: Sentences = Sentences {
    characters: [
        "Capricorn",
        "Stín",
        "Mortola",
        "Basta",
        "Cockerell",
        "Flachnase",
        "Darius",
        "Gwin",
        "Resa",
        "Farid",
        "Staubfinger",
        "Fenoglio",
        "Elinor",
        "Roxane",
        "Meggie",
        "Mo",
    ],
    shadow: "Stín",
    shadow_as_object: "Stín",
    shadow_first: "Stín",
    wins: ["{0} vyhrává", "{0} se dělí o vítězství"],
    end: "{0} Balíček je prázdný. {1}: {2}.",
    won_with: WORDS.points,
    prompt,
    describe,
    refuse,
    reason,
    look,
    remarks: [
        ["Šup do mé knihy!", "Mám holt čarovný jazyk.", "Co je přečteno, to je moje."],
        ["Vrať mi to!", "Někdo se asi přeřekl.", "List se ještě obrátí."],
    ],
};

fn prompt(prompt: &Prompt) -> &'static str {
    match prompt {
        Prompt::Deal => "Vyložte doprostřed čtyři karty.",
        Prompt::Roll(_) => "{0}: hoď oběma kostkami.",
        Prompt::Choose(_) => "{0}: vyber kartu, která se hodí, nebo hoď znovu.",
        Prompt::Must(_) => "{0}: teď vyber jednu z karet, které se hodí.",
        Prompt::Nothing(_) => "{0}: nic se nehodí. Hoď znovu, nebo ukonči tah.",
        Prompt::RollAgain(_) => "{0}: hoď znovu.",
        Prompt::Draw(_) => "Otočte další kartu z balíčku, doplní mezeru.",
        Prompt::Over(_) => "{0}.",
    }
}

fn describe(entry: &LogEntry) -> &'static str {
    match entry {
        LogEntry::Deal { .. } => "Uprostřed leží: {1}.",
        LogEntry::Roll { again, matches, .. } => match (again, matches) {
            (false, true) => "{0} hází {1} a {2}.",
            (false, false) => "{0} hází {1} a {2}: nic se nehodí.",
            (true, true) => "{0} napodruhé hází {1} a {2}.",
            (true, false) => "{0} napodruhé hází {1} a {2}: nic se nehodí, tah končí.",
        },
        LogEntry::Reroll { kept: None, .. } => "{0} bere znovu obě kostky.",
        LogEntry::Reroll { kept: Some(_), .. } => "{0} si nechává {1} a druhou kostku bere znovu.",
        LogEntry::Take { from: Some(_), .. } => "{0} bere kartu {1}, {2} o ni přichází.",
        LogEntry::Take { card, .. } if card.is_hero() => "{0} bere zprostředka kartu {1}.",
        LogEntry::Take { .. } => "{0} bere kartu {1}: rovnou pod hrad.",
        LogEntry::Secure { .. } => "{0} ukrývá kartu {1} do bezpečí pod hrad.",
        LogEntry::Draw { .. } => "Nově uprostřed: {1}.",
        LogEntry::Pass { .. } => "{0} končí tah.",
    }
}

fn refuse(illegal: &Illegal) -> &'static str {
    match illegal {
        Illegal::Over => "Hra skončila.",
        Illegal::NotYourTurn { .. } => "Na tahu je {0}.",
        Illegal::DealIsDue => "Nejdřív se vyloží čtyři karty doprostřed.",
        Illegal::DealCards => "Vykládají se čtyři různé karty.",
        Illegal::RollIsDue => "Nejdřív se hází oběma kostkami.",
        Illegal::RollValues => "Na kostce je 1 až 6.",
        Illegal::ChoiceIsDue => "Nejdřív se rozhodni: kartu, nebo další hod?",
        Illegal::OneCardATurn => "Za tah je jen jedna karta.",
        Illegal::NotThere { .. } => "{0}: taková karta na stole neleží.",
        Illegal::OwnCard { .. } => "{0}: ta karta už je tvoje, můžeš ji jen ukrýt.",
        Illegal::TakeUnmatched { .. } | Illegal::SecureUnmatched { .. } => {
            "{0}: číslo {1} není na žádné kostce a nedává ho ani součet."
        }
        Illegal::UnderCastle { .. } => "{0}: co leží pod hradem, už nikdo nevezme.",
        Illegal::DrawIsDue => "Nejdřív se doplní mezera uprostřed.",
        Illegal::NotInPile { .. } => "{0}: taková karta v balíčku není.",
        Illegal::NotOpenHere { .. } => "{0}: ukrýt lze jen postavu, která leží vyložená před tebou.",
        Illegal::RerollIsDue => "Nejdřív se hodí kostkami, které jsou v ruce.",
        Illegal::NoDie => "Na další hod vezmi aspoň jednu kostku.",
        Illegal::KeptDie => "Kostka, kterou si necháváš, zůstává, jak leží.",
        Illegal::RerolledAlready => "Znovu se hází jen jednou za tah.",
        Illegal::MustAct => "Po druhém hodu musíš vzít nebo ukrýt kartu, která se hodí.",
        Illegal::PassWithMatch => "Něco se hodí: vezmi to, ukryj to, nebo hoď znovu.",
    }
}

fn reason(reason: &Reason) -> &'static str {
    match reason {
        Reason::Risk { .. } => "na {0}\u{a0}% ji ostatní hodí hned na první pokus",
        Reason::From { .. } => "{1} už ji mít nebude; na {0}\u{a0}% ji ostatní hodí hned na první pokus",
        Reason::Safe => "odtud už ji nikdo nevezme",
        Reason::Points { .. } => "{0} podle současného stavu",
        Reason::Free => "podle současného stavu to nic nestojí",
        Reason::Fits { .. } => "na {0}\u{a0}% se pak něco hodí",
        Reason::Higher { .. } => "na {0}\u{a0}% se pak hodí vyšší karta",
    }
}

fn look(look: Look) -> &'static str {
    match look {
        Look::OthersOpen => "Podívej se, co leží vyložené u ostatních.",
        Look::Middle => "Podívej se na čtyři karty uprostřed.",
        Look::OwnOpen => "Podívej se, co leží vyložené u tebe.",
        Look::Dice => "Podívej se na své kostky.",
    }
}
