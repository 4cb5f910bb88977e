//! German.

use super::{Called, Clause, Deed, Line, Name, Prompt, Words, card_list, card_name};
use crate::games::flow::{Card, Illegal, Place};
use crate::i18n::{Forms, Lang, Names};

pub(super) const WORDS: Words = Words {
    tagline: "Fließ im Takt eines klopfenden Herzens um den Ring und schlüpf hinein, solange es offen steht.",
    goal: "Bring alle vier Figuren ins Herz, die Hauptfigur zuletzt.",
    board: "Der Ring um das Herz",
    and: "und",
    cards: ["Werfen", "Einsetzen", "Tauschen", "Ziehen"],
    effects: [
        "Bis zum Ende deines Zugs werfen deine Figuren hinaus, wer ihnen im Weg steht.",
        "Deine nächste wartende Figur kommt auf dein Startfeld, und das Herz schlägt schneller.",
        "Deine Hauptfigur tauscht den Platz mit einer anderen deiner Figuren, und der Eingang folgt ihr.",
        "Eine deiner Figuren geht 1 oder 2 Felder, vor oder zurück.",
    ],
    card_count: Forms::two("Karte", "Karten"),
    hand: "Karten",
    stacks: "Stapel",
    random_card: "eine zufällige Karte",
    discard: "Was gibst du dafür her?",
    any_two: "Zwei beliebige Karten gelten als jede andere.",
    back: "Zurück",
    choose_piece: "Welche Figur?",
    flow: "Fließen lassen",
    rest: "Der Rest von selbst",
    advance: "Fließen",
    roll: "Würfeln",
    come_in: "Figur hereinbringen",
    ring: "Ring",
    position: "Feld",
    start: "Startfeld",
    heart: "Herz",
    speed: "Herztempo",
    entrance: "Herzeingang",
    entrance_off: "kein Eingang",
    too_slow: "Bei Tempo 1 ist das Herz geschlossen.",
    too_fast: "Bei Tempo 4 ist das Herz geschlossen.",
    waits_for_swap: "Das Herz bleibt geschlossen, bis jemand Tauschen spielt.",
    throw_is_active: "Werfen wirkt",
    piece: "Figur",
    piece_count: Forms::two("Figur", "Figuren"),
    master: "Hauptfigur",
    waiting: "Wartet",
    lane: "Zielfeld",
    to_advance: "fließt noch",
    ends_here: "endet hier",
    would_be_thrown: "fliegt hinaus",
    flow_seat: "Flow",
    ludo_seat: "Mensch ärgere dich nicht",
    die: "Würfel",
    balance: ("Mehr Ausgleich", "Jedes Startfeld bringt eine zufällige Karte statt immer der gleichen."),
    balance_is_on: "Ab fünf Personen gilt das immer.",
    slow_end: ("Langsamer Schluss", "Ins Herz geht nur, wer am Ende des Zugs auf dem Eingang steht."),
    hybrid: (
        "Zwei Spiele auf einem Brett",
        "Manche spielen auf demselben Ring Mensch ärgere dich nicht mit einem Würfel.",
    ),
    one_flow_seat: "Wenigstens ein Platz spielt Flow.",
    more_players: "Zu fünft bis zu acht wird der Ring mit jedem Platz um einen Start länger.",
    colours_are_places: "Die Farben haben ihren Ort am Ring: Man sitzt in der Reihenfolge der Startfelder.",
    colour_for_more: "Diese Farbe ist erst in größeren Runden dabei.",
};

pub(super) fn prompt(prompt: Prompt, names: &Names) -> String {
    match prompt {
        Prompt::Cards { seat, empty: false } => {
            format!("{}: spiel Karten aus oder lass die Figuren fließen.", names.of(seat))
        }
        Prompt::Cards { seat, empty: true } => {
            format!("{}: keine Karten, also lass die Figuren fließen.", names.of(seat))
        }
        Prompt::Advance { seat, left: 1 } => format!("{}: die letzte Figur fließt.", names.of(seat)),
        Prompt::Advance { seat, left } => {
            format!("{}: welche Figur fließt als Nächste? Noch {left} Figuren.", names.of(seat))
        }
        Prompt::Draw { seat } => format!("{} zieht eine Karte.", names.of(seat)),
        Prompt::Roll { seat, more: 0 } => format!("{}: wirf den Würfel.", names.of(seat)),
        Prompt::Roll { seat, more } => {
            let more = Lang::De.count(u32::from(more), Forms::two("Versuch", "Versuche"));
            format!("{}: mit einer 6 kommt eine Figur herein, danach bleiben {more}.", names.of(seat))
        }
        Prompt::Step { seat, roll } => format!("{}: geh mit einer Figur {roll} weiter.", names.of(seat)),
        Prompt::ComeIn { seat } => format!("{}: eine 6! Eine Figur kommt herein.", names.of(seat)),
        Prompt::Shield { seat, by } => {
            let (seat, by) = (names.of(seat), names.of(by));
            format!("{seat}: {by} trifft gleich deine Hauptfigur. Welche Figur nimmt ihren Platz ein?")
        }
        Prompt::Over { winner } => format!("{} gewinnt.", names.of(winner)),
    }
}

pub(super) fn deed(line: &Line, names: &Names) -> String {
    let name = names.of(line.seat);
    match line.deed {
        Deed::Plays { card: played, for_two: None } => format!("{name} spielt {}.", card(played)),
        Deed::Plays { card: played, for_two: Some(with) } => {
            format!("{name} gibt {} für {}.", card_list(with, Lang::De), card(played))
        }
        Deed::Flows => format!("{name} lässt die Figuren fließen."),
        Deed::Advances => format!("{name} fließt weiter."),
        Deed::Draws { card: drawn } => format!("{name} zieht eine Karte: {}.", card(drawn)),
        Deed::Rolls { roll } => format!("{name} würfelt {roll}."),
        Deed::Steps { roll } => format!("{name} nutzt die {roll}."),
        Deed::Shields => format!("{name} schützt die Hauptfigur."),
    }
}

/// With the article that the case wants before a master.
fn piece(piece: Called, article: &str, names: &Names) -> String {
    let name = match piece.name {
        Name::Master => format!("{article} Hauptfigur"),
        Name::Ordinary(number) => format!("Figur\u{a0}{number}"),
    };
    match piece.of {
        Some(of) => format!("{name} von {}", names.of(of)),
        None => name,
    }
}

fn place(place: Place) -> String {
    match place {
        Place::Ring(position) => position.to_string(),
        Place::Goal(_) | Place::Waiting | Place::Heart => super::place_name(place, Lang::De),
    }
}

fn card(card: Card) -> &'static str {
    card_name(card, Lang::De)
}

pub(super) fn clause(clause: Clause, names: &Names) -> String {
    // At the beginning of a sentence.
    let first = |called: Called| piece(called, "Die", names);
    match clause {
        Clause::ThrowIsActive => "Wer im Weg steht, fliegt in diesem Zug hinaus.".to_owned(),
        Clause::ComesIn { piece, at } => format!("{} kommt auf {at} herein.", first(piece)),
        Clause::Goes { piece, from, to } => format!("{} geht von {} auf {}.", first(piece), place(from), place(to)),
        Clause::GoesBack { piece, from, to } => {
            format!("{} geht zurück von {} auf {}.", first(piece), place(from), place(to))
        }
        Clause::StaysBefore { piece: stays, by } => {
            format!("{} bleibt hinter {} stehen.", first(stays), piece(by, "der", names))
        }
        Clause::StopsBefore { by } => format!("Vor {} ist Schluss.", piece(by, "der", names)),
        Clause::Swaps { at, other, other_at } => {
            let master = Called { name: Name::Master, ..other };
            format!("{} steht jetzt auf {at}, {} auf {other_at}.", first(master), piece(other, "die", names))
        }
        Clause::IsThrown { piece, from } => format!("{} fliegt von {from} hinaus.", first(piece)),
        Clause::Faster { to } => format!("Das Herz schlägt schneller: {to}."),
        Clause::Slower { to } => format!("Das Herz schlägt langsamer: {to}."),
        Clause::EntranceAt { at } => format!("Der Eingang liegt auf {at}."),
        Clause::EntranceLeaves => "Der Eingang verschwindet vom Ring.".to_owned(),
        Clause::Earns { card: earned } => format!("Das bringt eine Karte: {}.", card(earned)),
        Clause::EarnsNothing { card: Some(out) } => format!("Der Stapel {} ist leer.", card(out)),
        Clause::EarnsNothing { card: None } => "Alle Stapel sind leer.".to_owned(),
        Clause::DrawIsDue => "Das bringt eine zufällige Karte.".to_owned(),
        Clause::GoesIn { piece } => format!("{} geht ins Herz.", first(piece)),
        Clause::RollIsLost => "Damit lässt sich nichts ziehen.".to_owned(),
        Clause::ShieldIsDue { owner } => {
            format!("Dort steht eine Hauptfigur: {} bestimmt, welche Figur ihren Platz einnimmt.", names.of(owner))
        }
        Clause::ThrowWasIdle => "Niemand ist hinausgeflogen, also bremst die Karte selbst das Herz.".to_owned(),
        Clause::LastRace { at } => {
            format!("Das letzte Rennen: Das Herz schlägt mit 2 und geht wieder auf, der Eingang liegt auf {at}.")
        }
        Clause::Wins { seat } => format!("{} gewinnt!", names.of(seat)),
    }
}

pub(super) fn refuse(illegal: Illegal, names: &Names) -> String {
    match illegal {
        Illegal::Over => "Das Spiel ist zu Ende.".to_owned(),
        Illegal::NotYourTurn { turn } => format!("Jetzt entscheidet {}.", names.of(turn)),
        Illegal::NoSuchPiece => "So eine Figur gibt es nicht.".to_owned(),
        Illegal::DrawIsDue => "Zuerst wird die verdiente Karte gezogen.".to_owned(),
        Illegal::NoDrawIsDue => "Jetzt wird keine Karte gezogen.".to_owned(),
        Illegal::NotInStacks { card: of } => format!("Im Stapel {} liegt keine Karte mehr.", card(of)),
        Illegal::RollIsDue => "Zuerst wird gewürfelt.".to_owned(),
        Illegal::NoRollIsDue => "Jetzt wird nicht gewürfelt.".to_owned(),
        Illegal::RollValue => "Ein Würfel zeigt 1 bis 6.".to_owned(),
        Illegal::LudoSeat => {
            "Hier wird Mensch ärgere dich nicht gespielt: mit Würfel, ohne Karten und ohne Fluss.".to_owned()
        }
        Illegal::FlowSeat => "Hier wird Flow gespielt: mit Karten, ohne Würfel.".to_owned(),
        Illegal::CardsAreOver => "Die Figuren fließen schon; Karten kommen davor.".to_owned(),
        Illegal::CardsFirst => "Sag zuerst, dass du mit den Karten fertig bist.".to_owned(),
        Illegal::Payment { card: of } => format!("{} kostet eine Karte dieser Art oder zwei beliebige.", card(of)),
        Illegal::NotInHand => "Diese Karten hast du nicht.".to_owned(),
        Illegal::ThrowIsActive => "Werfen wirkt schon, und zwar bis zum Ende deines Zugs.".to_owned(),
        Illegal::NoneWaits => "Keine deiner Figuren wartet.".to_owned(),
        Illegal::StartIsTaken { by } => {
            format!("Auf deinem Startfeld steht eine Figur von {}; mit Werfen wäre es frei.", names.of(by))
        }
        Illegal::MasterOnStart { by } => {
            format!("Auf deinem Startfeld steht die Hauptfigur von {}, und die fliegt niemals hinaus.", names.of(by))
        }
        Illegal::SwapWithMaster => "Die Hauptfigur tauscht mit einer anderen Figur, nicht mit sich selbst.".to_owned(),
        Illegal::SwapOffRing => "Zum Tauschen muss noch eine andere deiner Figuren auf dem Ring stehen.".to_owned(),
        Illegal::MoveOffRing => "Ziehen lässt sich nur eine Figur auf dem Ring.".to_owned(),
        Illegal::MoveSteps => "Ziehen geht 1 oder 2 Felder weit, vor oder zurück.".to_owned(),
        Illegal::MoveIsBlocked { by } => {
            format!("Eine Figur von {} steht im Weg; mit Werfen ginge es.", names.of(by))
        }
        Illegal::MoveMeetsMaster { by } => {
            format!("Die Hauptfigur von {} steht im Weg, und die fliegt niemals hinaus.", names.of(by))
        }
        Illegal::NoAdvanceLeft => "Diese Figur fließt in diesem Zug nicht mehr.".to_owned(),
        Illegal::ComeInNeedsSix => "Herein kommt eine Figur nur mit einer 6.".to_owned(),
        Illegal::NoneComesIn => "Keine deiner Figuren wartet darauf, hereinzukommen.".to_owned(),
        Illegal::OwnPieceOnStart => "Auf deinem Startfeld steht noch eine eigene Figur.".to_owned(),
        Illegal::MustComeIn => "Mit dieser 6 muss eine wartende Figur hereinkommen.".to_owned(),
        Illegal::MustLeaveStart => {
            "Solange andere warten, muss zuerst die Figur auf deinem Startfeld Platz machen.".to_owned()
        }
        Illegal::StepOfWaiting => "Diese Figur ist nicht auf dem Brett; herein kommt sie mit einer 6.".to_owned(),
        Illegal::StepOnOwn => "Dort steht schon eine eigene Figur.".to_owned(),
        Illegal::StepTooFar => "Die Zahl ist zu hoch: Sie muss im Ziel enden.".to_owned(),
        Illegal::StepOverOwn => "Im Ziel wird nicht überholt.".to_owned(),
        Illegal::Barred { by } => {
            format!(
                "Dort steht die Hauptfigur von {}, und keine andere Figur kann ihren Platz einnehmen.",
                names.of(by)
            )
        }
        Illegal::ShieldIsDue => "Wähle zuerst die Figur, die den Platz der Hauptfigur einnimmt.".to_owned(),
        Illegal::NoShieldIsDue => "Gerade wird keine Hauptfigur getroffen.".to_owned(),
        Illegal::NoShield => "Nur eine andere deiner Figuren auf dem Ring kann den Platz einnehmen.".to_owned(),
    }
}
