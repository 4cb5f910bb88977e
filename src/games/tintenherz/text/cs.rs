//! Czech. Names of characters stand beside the word for card, which is declined in their place.

use super::{End, Line, Prompt, Words, called, list};
use crate::engine::Outcome;
use crate::games::tintenherz::cards::{CARDS, Card};
use crate::games::tintenherz::{Illegal, text};
use crate::i18n::{Forms, Lang, Names};

pub(super) const WORDS: Words = Words {
    tagline: "Vyhraj v kostkách postavy z knihy, ukryj je pod hrad a pamatuj: srdce mají padouši.",
    goal: "Karty pod hradem krát srdce na nich: nejvíc bodů vyhrává.",
    roll: "Hodit",
    roll_again: "Hodit znovu",
    pass: "Ukončit tah",
    dice: "Kostky",
    keep_die: "zůstává ležet",
    reroll_die: "hodit znovu",
    middle: "Uprostřed",
    pile: "Balíček",
    open: "Vyložené",
    secured: "Pod hradem",
    matches: "hodí se k hodu",
    hearts: Forms::three("srdce", "srdce", "srdcí"),
    points: Forms::three("bod", "body", "bodů"),
    score_now: "Kdyby hra skončila teď",
    score: "Body",
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

/// By value.
pub(super) const CHARACTERS: [&str; CARDS] = [
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
];

fn card(card: Card) -> String {
    called(card, text::card_name(card, Lang::Cs))
}

pub(super) fn prompt(prompt: &Prompt, names: &Names) -> String {
    match prompt {
        Prompt::Deal => "Vyložte doprostřed čtyři karty.".to_owned(),
        Prompt::Roll(seat) => format!("{}: hoď oběma kostkami.", names.of(*seat)),
        Prompt::Choose(seat) => format!("{}: vyber kartu, která se hodí, nebo hoď znovu.", names.of(*seat)),
        Prompt::Must(seat) => format!("{}: teď vyber jednu z karet, které se hodí.", names.of(*seat)),
        Prompt::Nothing(seat) => format!("{}: nic se nehodí. Hoď znovu, nebo ukonči tah.", names.of(*seat)),
        Prompt::RollAgain(seat) => format!("{}: hoď znovu.", names.of(*seat)),
        Prompt::Draw(_) => "Otočte další kartu z balíčku, doplní mezeru.".to_owned(),
        Prompt::Over(outcome) => format!("{}.", wins(outcome, names)),
    }
}

fn wins(Outcome { winners }: &Outcome, names: &Names) -> String {
    let list = names.list(winners.iter(), "a");
    if winners.iter().len() == 1 { format!("{list} vyhrává") } else { format!("{list} se dělí o vítězství") }
}

pub(super) fn tell(line: &Line, names: &Names) -> String {
    match line {
        Line::Deal { cards } => {
            let cards: Vec<String> = cards.iter().map(|dealt| card(*dealt)).collect();
            format!("Uprostřed leží: {}.", list(&cards, "a"))
        }
        Line::Roll { seat, dice: [one, other], again, matches } => {
            let name = names.of(*seat);
            match (again, matches) {
                (false, true) => format!("{name} hází {one} a {other}."),
                (false, false) => format!("{name} hází {one} a {other}: nic se nehodí."),
                (true, true) => format!("{name} napodruhé hází {one} a {other}."),
                (true, false) => format!("{name} napodruhé hází {one} a {other}: nic se nehodí, tah končí."),
            }
        }
        Line::Reroll { seat, kept: None } => format!("{} bere znovu obě kostky.", names.of(*seat)),
        Line::Reroll { seat, kept: Some(kept) } => {
            format!("{} si nechává {kept} a druhou kostku bere znovu.", names.of(*seat))
        }
        Line::Take { seat, card: taken, from, end } => {
            let (name, card) = (names.of(*seat), card(*taken));
            let taken = match from {
                Some(from) => format!("{name} bere kartu {card}, {} o ni přichází.", names.of(*from)),
                None if taken.is_hero() => format!("{name} bere zprostřed kartu {card}."),
                None => format!("{name} bere kartu {card}: rovnou pod hrad."),
            };
            match end {
                None => taken,
                Some(End { outcome, score }) => format!(
                    "{taken} Balíček je prázdný. {}: {}.",
                    wins(outcome, names),
                    Lang::Cs.count(*score, WORDS.points)
                ),
            }
        }
        Line::Secure { seat, card: secured } => {
            format!("{} ukrývá kartu {} do bezpečí pod hrad.", names.of(*seat), card(*secured))
        }
        Line::Draw { card: drawn } => format!("Nově uprostřed: {}.", card(*drawn)),
        Line::Pass { seat } => format!("{} končí tah.", names.of(*seat)),
    }
}

pub(super) fn refuse(illegal: Illegal, names: &Names) -> String {
    match illegal {
        Illegal::Over => "Hra skončila.".to_owned(),
        Illegal::NotYourTurn { turn } => format!("Na tahu je {}.", names.of(turn)),
        Illegal::DealIsDue => "Nejdřív se vyloží čtyři karty doprostřed.".to_owned(),
        Illegal::DealCards => "Vykládají se čtyři různé karty.".to_owned(),
        Illegal::RollIsDue => "Nejdřív se hází oběma kostkami.".to_owned(),
        Illegal::RollValues => "Na kostce je 1 až 6.".to_owned(),
        Illegal::ChoiceIsDue => "Nejdřív se rozhodni: kartu, nebo další hod?".to_owned(),
        Illegal::OneCardATurn => "Za tah je jen jedna karta.".to_owned(),
        Illegal::NotThere { card: of } => format!("{}: taková karta na stole neleží.", card(of)),
        Illegal::OwnCard { card: of } => format!("{}: ta karta už je tvoje, můžeš ji jen ukrýt.", card(of)),
        Illegal::TakeUnmatched { card: of } | Illegal::SecureUnmatched { card: of } => {
            format!("{}: číslo {} není na žádné kostce a nedává ho ani součet.", card(of), of.face())
        }
        Illegal::UnderCastle { card: of } => format!("{}: co leží pod hradem, už nikdo nevezme.", card(of)),
        Illegal::DrawIsDue => "Nejdřív se doplní mezera uprostřed.".to_owned(),
        Illegal::NotInPile { card: of } => format!("{}: taková karta v balíčku není.", card(of)),
        Illegal::NotOpenHere { card: of } => {
            format!("{}: ukrýt lze jen postavu, která leží vyložená před tebou.", card(of))
        }
        Illegal::RerollIsDue => "Nejdřív se hodí kostkami, které jsou v ruce.".to_owned(),
        Illegal::NoDie => "Na další hod vezmi aspoň jednu kostku.".to_owned(),
        Illegal::KeptDie => "Kostka, kterou si necháváš, zůstává, jak leží.".to_owned(),
        Illegal::RerolledAlready => "Znovu se hází jen jednou za tah.".to_owned(),
        Illegal::MustAct => "Po druhém hodu musíš vzít nebo ukrýt kartu, která se hodí.".to_owned(),
        Illegal::PassWithMatch => "Něco se hodí: vezmi to, ukryj to, nebo hoď znovu.".to_owned(),
    }
}
