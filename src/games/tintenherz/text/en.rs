//! English.

use super::{End, Line, Prompt, Words, called, list};
use crate::engine::Outcome;
use crate::games::tintenherz::cards::{CARDS, Card};
use crate::games::tintenherz::{Illegal, text};
use crate::i18n::{Forms, Lang, Names};

pub(super) const WORDS: Words = Words {
    tagline: "Roll characters out of a book, bring the heroes home, and mind the villains: they have the hearts.",
    goal: "The cards under your castle times the hearts on them: the most points win.",
    roll: "Roll",
    roll_again: "Roll again",
    pass: "End the turn",
    dice: "Dice",
    keep_die: "stays",
    reroll_die: "roll again",
    middle: "Middle",
    pile: "Draw pile",
    open: "In the open",
    secured: "Under the castle",
    matches: "matches the dice",
    hearts: Forms::two("heart", "hearts"),
    points: Forms::two("point", "points"),
    score_now: "If it ended now",
    score: "Score",
    with_castle: "With the castle",
    without_castle: "Castle given up",
    hearts_option: "Who has a heart?",
    hearts_villains: ("Villains", "Each villain has a heart, no hero has one."),
    hearts_humble: (
        "Villains and the humble",
        "The heroes 1, 2 and 3 have a heart too, so giving up the castle can pay.",
    ),
    board: "The table with the four cards in the middle and all castles",
};

/// By value.
pub(super) const CHARACTERS: [&str; CARDS] = [
    "Capricorn",
    "The Shadow",
    "Mortola",
    "Basta",
    "Cockerell",
    "Flachnase",
    "Darius",
    "Gwin",
    "Resa",
    "Farid",
    "Dustfinger",
    "Fenoglio",
    "Elinor",
    "Roxane",
    "Meggie",
    "Mo",
];

/// A card within a sentence.
fn card(card: Card) -> String {
    called(card, if card == Card(-5) { "the Shadow" } else { text::card_name(card, Lang::En) })
}

pub(super) fn prompt(prompt: &Prompt, names: &Names) -> String {
    match prompt {
        Prompt::Deal => "Deal four cards to the middle.".to_owned(),
        Prompt::Roll(seat) => format!("{}: roll both dice.", names.of(*seat)),
        Prompt::Choose(seat) => format!("{}: choose a card that matches, or roll again.", names.of(*seat)),
        Prompt::Must(seat) => format!("{}: now choose one of the cards that match.", names.of(*seat)),
        Prompt::Nothing(seat) => format!("{}: nothing matches. Roll again or end the turn.", names.of(*seat)),
        Prompt::RollAgain(seat) => format!("{}: roll again.", names.of(*seat)),
        Prompt::Draw(_) => "Turn the next card of the pile to fill the gap.".to_owned(),
        Prompt::Over(outcome) => format!("{}.", wins(outcome, names)),
    }
}

fn wins(Outcome { winners }: &Outcome, names: &Names) -> String {
    let list = names.list(winners.iter(), "and");
    if winners.iter().len() == 1 { format!("{list} wins") } else { format!("{list} share the win") }
}

pub(super) fn tell(line: &Line, names: &Names) -> String {
    match line {
        Line::Deal { cards } => {
            let cards: Vec<String> = cards.iter().map(|dealt| card(*dealt)).collect();
            format!("In the middle: {}.", list(&cards, "and"))
        }
        Line::Roll { seat, dice: [one, other], again, matches } => {
            let name = names.of(*seat);
            match (again, matches) {
                (false, true) => format!("{name} rolls {one} and {other}."),
                (false, false) => format!("{name} rolls {one} and {other}: nothing matches."),
                (true, true) => format!("On the second try {name} has {one} and {other}."),
                (true, false) => {
                    format!("On the second try {name} has {one} and {other}: nothing matches, the turn is over.")
                }
            }
        }
        Line::Reroll { seat, kept: None } => format!("{} picks both dice up again.", names.of(*seat)),
        Line::Reroll { seat, kept: Some(kept) } => {
            format!("{} keeps the {kept} and picks the other die up again.", names.of(*seat))
        }
        Line::Take { seat, card: taken, from, end } => {
            let (name, card) = (names.of(*seat), card(*taken));
            let taken = match from {
                Some(from) => format!("{name} takes {card} from {}.", names.of(*from)),
                None if taken.is_hero() => format!("{name} takes {card} from the middle."),
                None => format!("{name} takes {card}: straight under the castle."),
            };
            match end {
                None => taken,
                Some(End { outcome, score }) => format!(
                    "{taken} The pile is empty: {} with {}.",
                    wins(outcome, names),
                    Lang::En.count(*score, WORDS.points)
                ),
            }
        }
        Line::Secure { seat, card: secured } => {
            format!("{} brings {} safely under the castle.", names.of(*seat), card(*secured))
        }
        Line::Draw { card: drawn } => format!("New in the middle: {}.", card(*drawn)),
        Line::Pass { seat } => format!("{} ends the turn.", names.of(*seat)),
    }
}

pub(super) fn refuse(illegal: Illegal, names: &Names) -> String {
    match illegal {
        Illegal::Over => "The game is over.".to_owned(),
        Illegal::NotYourTurn { turn } => format!("It is {}’s turn.", names.of(turn)),
        Illegal::DealIsDue => "First the four cards of the middle are dealt.".to_owned(),
        Illegal::DealCards => "Four different cards are dealt.".to_owned(),
        Illegal::RollIsDue => "First both dice are rolled.".to_owned(),
        Illegal::RollValues => "A die shows 1 to 6.".to_owned(),
        Illegal::ChoiceIsDue => "First decide: a card, or another roll?".to_owned(),
        Illegal::OneCardATurn => "There is one card a turn, no more.".to_owned(),
        Illegal::NotThere { card: of } => format!("{}: no such card lies on the table.", card(of)),
        Illegal::OwnCard { card: of } => format!("{}: already yours. It can only be secured.", card(of)),
        Illegal::TakeUnmatched { card: of } | Illegal::SecureUnmatched { card: of } => {
            format!("{}: neither a die nor the sum of both shows a {}.", card(of), of.face())
        }
        Illegal::UnderCastle { card: of } => {
            format!("{}: what lies under a castle can no longer be taken.", card(of))
        }
        Illegal::DrawIsDue => "First the gap in the middle is filled.".to_owned(),
        Illegal::NotInPile { card: of } => format!("{}: no such card is in the pile.", card(of)),
        Illegal::NotOpenHere { card: of } => {
            format!("{}: only a hero that lies open in front of you can be secured.", card(of))
        }
        Illegal::RerollIsDue => "First the dice that were picked up are rolled.".to_owned(),
        Illegal::NoDie => "Pick up at least one die to roll again.".to_owned(),
        Illegal::KeptDie => "A die that is kept stays as it lies.".to_owned(),
        Illegal::RerolledAlready => "You can roll again only once a turn.".to_owned(),
        Illegal::MustAct => "After the second roll, a card that matches has to be taken or secured.".to_owned(),
        Illegal::PassWithMatch => "Something matches: take it, secure it, or roll again.".to_owned(),
    }
}
