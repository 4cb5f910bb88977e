//! Advice: what speaks for an action, and where to look for it; and what is said in good and bad moments.

use super::{Name, card_name, piece_name, words};
use crate::engine::Seat;
use crate::games::flow::bot::Reason;
use crate::games::flow::{Action, Piece, Place, Play, State};
use crate::i18n::{Forms, Lang, Names, fill};

const POSITIONS: [Forms; 3] =
    [Forms::two("position", "positions"), Forms::two("Feld", "Felder"), Forms::three("pole", "pole", "polí")];

pub(super) fn explain(reason: &Reason, lang: Lang, names: &Names) -> String {
    let sentence = lang.pick(match reason {
        Reason::Wins => ["that wins", "das gewinnt", "tím vyhraje"],
        Reason::GoesIn { .. } => [
            "it brings {0} home in this turn",
            "das bringt in diesem Zug {0} ans Ziel",
            "v tomto tahu to do cíle dovede {0}",
        ],
        Reason::Throws { .. } => [
            "it throws a piece of {0}",
            "dabei fliegt eine Figur von {0} hinaus",
            "letí přitom ven figurka, kterou má {0}",
        ],
        Reason::ComesIn => {
            ["one piece more is on its way", "damit ist eine Figur mehr unterwegs", "na cestě je o figurku víc"]
        }
        Reason::Nearer { .. } => ["{0} nearer to the entrance", "{0} näher am Eingang", "ke vchodu je blíž o {0}"],
        Reason::Hinders { .. } => ["{0} has further to go", "{0} hat es dann weiter", "{0} to má dál"],
        Reason::SavesCards => {
            ["the cards bring more later", "die Karten bringen später mehr", "karty se víc hodí později"]
        }
        Reason::NoCards => ["there is no card left", "es ist keine Karte mehr da", "žádná karta už nezbývá"],
        Reason::Order => [
            "so no piece stands in another’s way",
            "so steht keine Figur der anderen im Weg",
            "tak si figurky nepřekážejí",
        ],
        Reason::InFront => ["no other comes as far", "weiter kommt keine andere", "jiná se tak daleko nedostane"],
        Reason::CostsLeast => ["that costs the least", "das kostet am wenigsten", "to stojí nejméně"],
    });
    let what = match reason {
        Reason::GoesIn { pieces } => lang.count(u32::from(*pieces), words(lang).piece_count),
        Reason::Throws { seat } | Reason::Hinders { seat } => names.of(*seat).to_owned(),
        Reason::Nearer { positions } => lang.count(u32::from(*positions), lang.pick(POSITIONS)),
        _ => String::new(),
    };
    fill(sentence, &[&what])
}

pub(super) fn hint(state: &State, action: &Action, lang: Lang) -> [String; 2] {
    let own = |number: u8| state.to_act().map_or(Name::Master, |seat| Name::of(state, Piece { seat, number }));
    let piece = |number: u8| piece_name(own(number), lang);
    let (look, what) = match *action {
        Action::Play(play) => {
            let card = card_name(play.card(), lang).to_owned();
            let what = match play {
                Play::Swap { piece: number, .. } | Play::Move { piece: number, .. } => {
                    format!("{card}: {}", piece(number))
                }
                Play::Throw { .. } | Play::Enter { .. } => card,
            };
            (["Look at your cards.", "Schau dir deine Karten an.", "Podívej se na své karty."], what)
        }
        Action::Flow => (
            [
                "Look at where the flow alone takes everybody.",
                "Schau, wohin das Fließen allein führt.",
                "Podívej se, kam všechny donese samo plynutí.",
            ],
            words(lang).flow.to_owned(),
        ),
        Action::Advance { piece: number } | Action::Step { piece: number } => (
            [
                "Look at your pieces on the ring.",
                "Schau dir deine Figuren auf dem Ring an.",
                "Podívej se na své figurky na okruhu.",
            ],
            piece(number),
        ),
        Action::ComeIn => (
            [
                "Look at your waiting pieces.",
                "Schau dir deine wartenden Figuren an.",
                "Podívej se na své čekající figurky.",
            ],
            words(lang).come_in.to_owned(),
        ),
        Action::Shield { piece: number } => (
            [
                "Look at who could take the blow.",
                "Schau, wer den Stoß abfangen kann.",
                "Podívej se, kdo může ránu zachytit.",
            ],
            piece(number),
        ),
    };
    [lang.pick(look).to_owned(), what]
}

/// Whoever brings a piece home is glad, and so is whoever throws one; whoever loses one is not.
pub(super) fn moment(before: &State, after: &State) -> [Option<Seat>; 2] {
    let at = |state: &State, seat: Seat, home: bool| {
        let is_there = |place: Place| match place {
            Place::Heart | Place::Goal(_) => home,
            Place::Ring(_) => !home,
            Place::Waiting => false,
        };
        Piece::all(seat).filter(|piece| is_there(state.place(*piece))).count()
    };
    let glad = before.seats().find(|seat| at(after, *seat, true) > at(before, *seat, true));
    let lost = |seat: &Seat| {
        at(after, *seat, false) < at(before, *seat, false) && at(after, *seat, true) == at(before, *seat, true)
    };
    let sad = before.seats().find(lost);
    [glad.or(sad.and_then(|sad| before.to_act().filter(|seat| *seat != sad))), sad]
}

pub(super) fn remarks(lang: Lang) -> [[&'static str; 3]; 2] {
    lang.pick([
        [
            ["In the flow!", "Straight to the heart.", "The current is with me."],
            ["Back to the bank.", "A little clot, it will pass.", "I did not see that wave coming."],
        ],
        [
            ["Das fließt!", "Direkt ins Herz.", "Die Strömung ist auf meiner Seite."],
            ["Zurück ans Ufer.", "Ein kleiner Stau, das gibt sich.", "Diese Welle kam unerwartet."],
        ],
        [
            ["To plyne!", "Rovnou do srdce.", "Proud je se mnou."],
            ["Zpátky na břeh.", "Malá zácpa, to přejde.", "Tahle vlna mě zaskočila."],
        ],
    ])
}
