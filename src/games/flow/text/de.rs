//! German.

use super::advice::Look;
use super::{Called, Clause, GrammaticalRole, Headline, Name, Prompt, Sentences, Words};
use crate::games::flow::Illegal;
use crate::games::flow::bot::Reason;
use crate::i18n::Forms;

pub(super) const WORDS: Words = Words {
    how: ["{0} hat zuerst alle vier Figuren im Herzen.", "{0} hat zuerst alle vier Figuren im Ziel."],
    highlights: ["Am meisten hinausgeworfen", "Am häufigsten hinausgeflogen", "Die meisten Karten gespielt"],
    board: "Der Ring um das Herz",
    cards: ["Werfen", "Einsetzen", "Tauschen", "Rücken"],
    effects: [
        "Bis zum Ende deines Zugs werfen deine Figuren hinaus, wer ihnen im Weg steht.",
        "Deine nächste wartende Figur kommt auf dein Startfeld, und das Herz schlägt schneller.",
        "Deine Hauptfigur tauscht den Platz mit einer anderen deiner Figuren, und der Eingang folgt ihr.",
        "Eine deiner Figuren geht 1 oder 2 Felder, vor oder zurück.",
    ],
    turn_cards: "{0} spielt {1}.",
    turn_counts: [
        Forms::two("Figur kommt herein.", "Figuren kommen herein."),
        Forms::two("Figur fliegt hinaus.", "Figuren fliegen hinaus."),
        Forms::two("Figur geht ins Herz.", "Figuren gehen ins Herz."),
    ],
    hand: "Karten",
    random_card: "eine zufällige Karte",
    discard: "Was gibst du dafür her?",
    flow: "Fließen lassen",
    rest: "Den Rest fließen lassen",
    rest_in_order: "Alle, vorn zuerst",
    advance: "Fließen",
    roll: "Würfeln",
    come_in: "Figur hereinbringen",
    ring: "Ring",
    position: "Feld",
    heart: "Herz",
    speed: "Herztempo",
    entrance: "Herzeingang",
    too_slow: "Bei Tempo 1 ist das Herz geschlossen.",
    too_fast: "Bei Tempo 4 ist das Herz geschlossen.",
    waits_for_swap: "Das Herz bleibt geschlossen, bis jemand Tauschen spielt.",
    throw_is_active: "Werfen wirkt",
    about_position: "Feld\u{a0}{0}. Hier steht niemand.",
    about_start: "Feld\u{a0}{0}, das Startfeld von {2}. Wer es betritt, bekommt eine Karte: {1}.",
    about_free_start: "Feld\u{a0}{0}, ein Startfeld, das niemand nutzt. Wer es betritt, bekommt eine Karte: {1}.",
    about_entrance: "Feld\u{a0}{0}, der Herzeingang. Wer ihn betritt, geht ins Herz, die Hauptfigur zuletzt.",
    piece: "Figur",
    piece_count: Forms::two("Figur", "Figuren"),
    master: "Hauptfigur",
    waiting: "Wartet",
    lane: "Zielfeld",
    ahead: "{0} weiter: {1}",
    entrance_ahead: "{0} weiter: der Herzeingang",
    to_advance: "fließt noch",
    would_be_thrown: "fliegt hinaus",
    flow_seat: "Flow",
    ludo_seat: "Mensch ärgere dich nicht",
    die: "Würfel",
    balance: ("Mehr Ausgleich", "Jedes Startfeld bringt eine zufällige Karte statt immer der gleichen."),
    balance_is_on: "Ab fünf Personen gilt das immer.",
    slow_end: ("Langsamer Schluss", "Ins Herz geht nur, wer am Ende des Zugs auf dem Eingang steht."),
    hybrid: (
        "Zwei Spiele auf einem Brett",
        "Manche spielen auf demselben Ring mit einem Würfel „Mensch ärgere dich nicht“.",
    ),
    colours_are_places: "Die Farben haben ihren Ort am Ring: Man sitzt in der Reihenfolge der Startfelder.",
};

pub(super) const SENTENCES: Sentences = Sentences {
    tries: Forms::two("Versuch", "Versuche"),
    from: ["{0}", "Zielfeld\u{a0}{0}"],
    to: ["{0}", "Zielfeld\u{a0}{0}"],
    piece,
    prompt,
    headline,
    clause,
    refuse,
    reason,
    look,
    positions: Forms::two("Feld", "Felder"),
    remarks: [
        ["Das fließt!", "Direkt ins Herz.", "Die Strömung ist auf meiner Seite."],
        ["Zurück ans Ufer.", "Ein kleiner Stau, das gibt sich.", "Diese Welle kam unerwartet."],
    ],
};

fn piece(Called { of, name }: Called, part: GrammaticalRole) -> &'static str {
    match (name, of, part) {
        (Name::Master, None, GrammaticalRole::First) => "Die Hauptfigur",
        (Name::Master, None, GrammaticalRole::Subject) => "die Hauptfigur",
        (Name::Master, None, GrammaticalRole::Object) => "der Hauptfigur",
        (Name::Master, Some(_), GrammaticalRole::First) => "Die Hauptfigur von {1}",
        (Name::Master, Some(_), GrammaticalRole::Subject) => "die Hauptfigur von {1}",
        (Name::Master, Some(_), GrammaticalRole::Object) => "der Hauptfigur von {1}",
        (Name::Ordinary(_), None, _) => "Figur\u{a0}{0}",
        (Name::Ordinary(_), Some(_), _) => "Figur\u{a0}{0} von {1}",
    }
}

fn prompt(prompt: Prompt) -> &'static str {
    match prompt {
        Prompt::Cards { empty: false, .. } => "{0}: Spiel Karten aus oder lass die Figuren fließen.",
        Prompt::Cards { empty: true, .. } => "{0}: Keine Karten, also lass die Figuren fließen.",
        Prompt::Advance { left: 1, .. } => "{0}: Die letzte Figur fließt.",
        Prompt::Advance { .. } => "{0}: Welche Figur fließt als Nächste? Noch {2} Figuren.",
        Prompt::Draw { .. } => "{0} zieht eine Karte.",
        Prompt::Roll { more: 0, .. } => "{0}: Wirf den Würfel.",
        Prompt::Roll { .. } => "{0}: Mit einer 6 kommt eine Figur herein. Danach noch {1}.",
        Prompt::Step { .. } => "{0}: Geh mit einer Figur {1} weiter.",
        Prompt::ComeIn { .. } => "{0}: Eine 6! Eine Figur kommt herein.",
        Prompt::Shield { .. } => "{0}: {1} trifft gleich deine Hauptfigur. Welche Figur nimmt ihren Platz ein?",
        Prompt::Over { .. } => "{0} gewinnt.",
    }
}

fn headline(headline: Headline) -> &'static str {
    match headline {
        Headline::Plays { for_two: None, .. } => "{0} spielt {1}.",
        Headline::Plays { for_two: Some(_), .. } => "{0} gibt {2} für {1}.",
        Headline::Flows => "{0} lässt die Figuren fließen.",
        Headline::Advances => "{0} fließt weiter.",
        Headline::Draws { .. } => "{0} zieht eine Karte: {1}.",
        Headline::Rolls { .. } => "{0} würfelt {1}.",
        Headline::Steps { .. } => "{0} nutzt die {1}.",
        Headline::Shields => "{0} schützt die Hauptfigur.",
    }
}

fn clause(clause: Clause) -> &'static str {
    match clause {
        Clause::ThrowIsActive => "Wer im Weg steht, fliegt in diesem Zug hinaus.",
        Clause::ComesIn { .. } => "{0} kommt auf {1} herein.",
        Clause::Goes { .. } => "{0} geht von {1} auf {2}.",
        Clause::GoesBack { .. } => "{0} geht zurück von {1} auf {2}.",
        Clause::StaysBefore { .. } => "{0} bleibt hinter {1} stehen.",
        Clause::StopsBefore { .. } => "Vor {1} ist Schluss.",
        Clause::Swaps { .. } => "{0} steht jetzt auf {1}, {2} auf {3}.",
        Clause::IsThrown { .. } => "{0} fliegt von {1} hinaus.",
        Clause::Faster { .. } => "Das Herz schlägt schneller: {1}.",
        Clause::Slower { .. } => "Das Herz schlägt langsamer: {1}.",
        Clause::EntranceAt { .. } => "Der Eingang liegt auf {1}.",
        Clause::EntranceLeaves => "Der Eingang verschwindet vom Ring.",
        Clause::Earns { .. } => "Das bringt eine Karte: {1}.",
        Clause::EarnsNothing { card: Some(_) } => "Der Stapel {1} ist leer.",
        Clause::EarnsNothing { card: None } => "Alle Stapel sind leer.",
        Clause::DrawIsDue => "Das bringt eine zufällige Karte.",
        Clause::GoesIn { .. } => "{0} geht ins Herz.",
        Clause::RollIsLost => "Damit kann keine Figur gehen.",
        Clause::ShieldIsDue { .. } => "Dort steht eine Hauptfigur: {0} bestimmt, welche Figur ihren Platz einnimmt.",
        Clause::ThrowWasIdle => "Niemand ist hinausgeflogen, also bremst die Karte selbst das Herz.",
        Clause::LastRace { .. } => {
            "Das letzte Rennen: Das Herz schlägt mit Tempo 2 und geht wieder auf, der Eingang liegt auf {1}."
        }
        Clause::Wins { .. } => "{0} gewinnt!",
    }
}

fn refuse(illegal: Illegal) -> &'static str {
    match illegal {
        Illegal::Over => "Das Spiel ist zu Ende.",
        Illegal::NotYourTurn { .. } => "Jetzt entscheidet {0}.",
        Illegal::NoSuchPiece => "So eine Figur gibt es nicht.",
        Illegal::DrawIsDue => "Zuerst wird die verdiente Karte gezogen.",
        Illegal::NoDrawIsDue => "Jetzt wird keine Karte gezogen.",
        Illegal::NotInStacks { .. } => "Im Stapel {0} liegt keine Karte mehr.",
        Illegal::RollIsDue => "Zuerst wird gewürfelt.",
        Illegal::NoRollIsDue => "Jetzt wird nicht gewürfelt.",
        Illegal::RollValue => "Ein Würfel zeigt 1 bis 6.",
        Illegal::LudoSeat => "Du spielst Mensch ärgere dich nicht: mit Würfel, ohne Karten und ohne Fluss.",
        Illegal::FlowSeat => "Du spielst Flow: mit Karten, ohne Würfel.",
        Illegal::CardsAreOver => "Die Figuren fließen schon; Karten kommen davor.",
        Illegal::CardsFirst => "Sag zuerst, dass du mit den Karten fertig bist.",
        Illegal::Payment { .. } => "{0} kostet eine Karte dieser Art oder zwei beliebige.",
        Illegal::NotInHand => "Diese Karten hast du nicht.",
        Illegal::ThrowIsActive => "Werfen wirkt schon, und zwar bis zum Ende deines Zugs.",
        Illegal::NoneWaits => "Keine deiner Figuren wartet.",
        Illegal::StartIsTaken { by: None } => "Auf dem Startfeld steht eine Figur von dir; mit Werfen wäre es frei.",
        Illegal::StartIsTaken { .. } => "Auf dem Startfeld steht eine Figur von {0}; mit Werfen wäre es frei.",
        Illegal::MasterOnStart { by: None } => {
            "Auf dem Startfeld steht deine Hauptfigur, und die fliegt niemals hinaus."
        }
        Illegal::MasterOnStart { .. } => {
            "Auf dem Startfeld steht die Hauptfigur von {0}, und die fliegt niemals hinaus."
        }
        Illegal::SwapWithMaster => "Die Hauptfigur tauscht mit einer anderen Figur, nicht mit sich selbst.",
        Illegal::SwapOffRing => "Zum Tauschen muss noch eine andere deiner Figuren auf dem Ring stehen.",
        Illegal::MoveOffRing => "Rücken kann nur eine Figur auf dem Ring.",
        Illegal::MoveSteps => "Mit Rücken geht es 1 oder 2 Felder vor oder zurück.",
        Illegal::MoveIsBlocked { by: None } => "Eine Figur von dir steht im Weg; mit Werfen ginge es.",
        Illegal::MoveIsBlocked { .. } => "Eine Figur von {0} steht im Weg; mit Werfen ginge es.",
        Illegal::MoveMeetsMaster { by: None } => "Deine Hauptfigur steht im Weg, und die fliegt niemals hinaus.",
        Illegal::MoveMeetsMaster { .. } => "Die Hauptfigur von {0} steht im Weg, und die fliegt niemals hinaus.",
        Illegal::NoAdvanceLeft => "Diese Figur fließt in diesem Zug nicht mehr.",
        Illegal::ComeInNeedsSix => "Herein kommt eine Figur nur mit einer 6.",
        Illegal::NoneComesIn => "Keine deiner Figuren wartet darauf, hereinzukommen.",
        Illegal::OwnPieceOnStart => "Auf deinem Startfeld steht noch eine eigene Figur.",
        Illegal::MustComeIn => "Mit dieser 6 muss eine wartende Figur hereinkommen.",
        Illegal::MustLeaveStart => "Solange andere warten, muss zuerst die Figur auf deinem Startfeld Platz machen.",
        Illegal::StepOfWaiting => "Diese Figur ist nicht auf dem Brett; herein kommt sie mit einer 6.",
        Illegal::StepOnOwn => "Dort steht schon eine eigene Figur.",
        Illegal::StepTooFar => "Die Zahl ist zu hoch: Die Figur muss im Ziel enden.",
        Illegal::StepOverOwn => "Im Ziel wird nicht überholt.",
        Illegal::Barred { .. } => {
            "Dort steht die Hauptfigur von {0}, und keine andere Figur kann ihren Platz einnehmen."
        }
        Illegal::ShieldIsDue => "Wähle zuerst die Figur, die den Platz der Hauptfigur einnimmt.",
        Illegal::NoShieldIsDue => "Gerade wird keine Hauptfigur getroffen.",
        Illegal::NoShield => "Nur eine andere deiner Figuren auf dem Ring kann den Platz einnehmen.",
    }
}

fn reason(reason: &Reason) -> &'static str {
    match reason {
        Reason::Wins => "das gewinnt",
        Reason::GoesIn => "so kommt eine Figur heim",
        Reason::Throws { .. } => "dabei fliegt eine Figur von {0} hinaus",
        Reason::ComesIn => "damit ist eine Figur mehr unterwegs",
        Reason::Earns => "das bringt eine Karte",
        Reason::Opens => "das öffnet das Herz",
        Reason::Nearer { .. } => "{0} näher am Eingang",
        Reason::ToGo { .. } => "zum Eingang sind es für die nächste Figur noch {0}",
        Reason::Hinders { .. } => "für {0} wird der Weg länger",
        Reason::InTheWay { .. } => "eine Figur von {0} steht im Weg",
        Reason::MakesRoom { .. } => "das macht den Weg frei für {0}",
        Reason::InFront => "keine andere ist so weit gekommen",
        Reason::LongestWay => "sie hatte den längsten Weg vor sich",
    }
}

fn look(look: Look) -> &'static str {
    match look {
        Look::Cards => "Schau dir deine Karten an.",
        Look::Flow => "Schau, wohin das Fließen allein führt.",
        Look::Ring => "Schau dir deine Figuren auf dem Ring an.",
        Look::Waiting => "Schau dir deine wartenden Figuren an.",
        Look::Shields => "Schau, wer den Stoß abfangen kann.",
    }
}
