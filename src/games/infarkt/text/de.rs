//! German.

use super::{Act, Clause, Prompt, Words, cards, effect, indicators, list, parts_list};
use crate::engine::{Outcome, Seat};
use crate::games::infarkt::{
    Action, Cause, Deck, Deed, Design, Due, Illegal, Liaison, Place, Shopping, Special, To, Training,
};
use crate::i18n::{Forms, Lang, Names};

const LANG: Lang = Lang::De;

pub(super) const WORDS: Words = Words {
    tagline: "Arbeiten, essen, Feste feiern: und die Nachbarschaft überleben, die auch feiert.",
    goal: "Kein Wert darf auf 10 steigen. Wer zuletzt noch lebt, gewinnt.",
    indicators: ["Cholesterin", "Blutdruck", "Übergewicht", "Depression", "Diabetes", "Krebs"],
    places: [
        "Büro",
        "Supermarkt",
        "Apotheke",
        "Flohmarkt",
        "Zuhause",
        "Fitnessstudio",
        "Schwarzmarkt",
        "Nachtleben",
        "Affäre",
        "Familie",
        "Karriere",
    ],
    kinds: ["Essen", "Getränk", "Tabak", "Medikament", "Ereignis"],
    diets: ["gesund", "ungesund"],
    decks: ["Waren", "Medikamente", "Ereignisse"],
    euros: Forms::two("Euro", "Euro"),
    family_chips: Forms::two("Familienchip", "Familienchips"),
    career_chips: Forms::two("Karrierechip", "Karrierechips"),
    rounds: Forms::two("Runde", "Runden"),
    extensions: ("Erweiterungen", "Bis zu drei Orte mehr; der erste ersetzt das Fitnessstudio."),
    extension: [
        ("Schwarzmarkt", "Jede Runde ein paar Waren für je einen Euro, ohne Fragen."),
        ("Nachtleben", "Führt irgendwen aus, auf eine Runde Qualm und etwas Ungesundes."),
        ("Affäre", "Romantik senkt den Blutdruck, aber nicht die Sorgen."),
        ("Familie", "Zeit mit der Familie gibt Chips, die spätere Schläge dämpfen."),
        ("Karriere", "Jede Sprosse der Leiter hebt den Lohn im Büro, und den Puls."),
    ],
    planning: (
        "Wie wird geplant?",
        [
            ("Geheim", "Niemand sieht die Pläne der anderen, bevor alle fertig sind."),
            ("Offen", "Alle sehen die Pläne, während sie entstehen."),
        ],
    ),
    other_world: (
        "Spielen die Toten weiter?",
        [
            ("Sie ruhen", "Wer gestorben ist, schaut den anderen zu."),
            ("Das Jenseits", "Die Toten sehen sich die nächsten Ereignisse an und nehmen einige davon weg."),
        ],
    ),
    grave: "Grab",
    forecast: "Ende der Runde",
    diary: "Tagebuch",
    hand: "Hand",
    offer: "Ereignisse",
    planned: "Plan steht",
    banned: "diese Runde nicht",
    dead: "ist gestorben",
    beginner: "beginnt",
    accept: "Kommen lassen",
    leave: "Weiter",
    set: "Figuren setzen",
    keep: "Diese zwei behalten",
    give: "Abgeben",
    take: "Nehmen",
    board: "Die Stadt mit ihren Orten, dem Markt und der Gesundheit aller",
};

pub(super) fn deed(deed: Deed) -> &'static str {
    match deed {
        Deed::Work => "Arbeiten",
        Deed::BuyDrug => "Medikament kaufen",
        Deed::Train(Training::A) => "Leichtes Training",
        Deed::Train(Training::B) => "Training mit Betreuung",
        Deed::Shop(Shopping::A) => "Eine Sache kaufen",
        Deed::Shop(Shopping::B) => "Zwei Sachen kaufen",
        Deed::Shop(Shopping::C) => "Kaufrausch",
        Deed::Restock => "Andere Ware zeigen lassen",
        Deed::Trade(1) => "Eine Karte tauschen",
        Deed::Trade(2) => "Zwei Karten tauschen",
        Deed::Trade(_) => "Drei Karten tauschen",
        Deed::Rest => "Füße hochlegen",
        Deed::Cook => "Für sich kochen",
        Deed::Party => "Ein Fest geben",
        Deed::Buy => "Unter der Hand kaufen",
        Deed::Invite => "Jemanden ausführen",
        Deed::Affair(Liaison::Lover) => "Kerzenschein",
        Deed::Affair(Liaison::Paid) => "Begleitung auf Rechnung",
        Deed::Family(1) => "Eine Stunde für die Familie",
        Deed::Family(_) => "Ein Tag für die Familie",
        Deed::Career => "Die Leiter hinauf",
    }
}

pub(super) fn special(special: Special) -> Option<&'static str> {
    Some(match special {
        Special::Refrigerator => "Alles Essen und alle Getränke sind verloren. Tabak hält sich.",
        Special::Robbed => "Alle Medikamente und aller Tabak sind weg.",
        Special::PaidLeave => "Diese Runde kein Büro und auch keine Karriere.",
        Special::BusinessTrip => "Diese Runde nicht zu Hause.",
        Special::Divorce => "Die Hälfte des Geldes ist weg, aufgerundet; auch die Hälfte der Familienchips.",
        Special::Grandma => "Ein Familienchip geht verloren.",
        Special::Promotion => "Ein Karrierechip, wenn noch einer da ist.",
        Special::LabourDispute => "Ein Karrierechip geht verloren.",
        Special::Diarrhoea => return None,
    })
}

fn card(card: Design) -> String {
    format!("„{}“", cards::name(card, LANG))
}

fn card_list(of: &[Design]) -> String {
    list(&of.iter().map(|one| card(*one)).collect::<Vec<_>>(), "und")
}

fn place_list(places: impl IntoIterator<Item = Place>) -> String {
    let names: Vec<String> = places.into_iter().map(|place| WORDS.place(place).to_owned()).collect();
    list(&names, "und")
}

const fn pile(deck: Deck) -> &'static str {
    match deck {
        Deck::Goods => "Waren",
        Deck::Drugs => "Medikamente",
        Deck::Events => "Ereignisse",
    }
}

pub(super) fn cause(cause: Cause, names: &Names) -> String {
    match cause {
        Cause::Decay => "das Ende der Runde".to_owned(),
        Cause::Event(of) | Cause::Meal(of) | Cause::Drug(of) => card(of),
        Cause::Work => "ein Tag im Büro".to_owned(),
        Cause::Pharmacy => "die Apotheke".to_owned(),
        Cause::Training(_) => "das Fitnessstudio".to_owned(),
        Cause::Shopping => "der Supermarkt".to_owned(),
        Cause::Frenzy => "ein Kaufrausch".to_owned(),
        Cause::Restock | Cause::Trade => "der Flohmarkt".to_owned(),
        Cause::Rest => "ein ruhiger Abend".to_owned(),
        Cause::Party { host, card: of } => format!("{} beim Fest von {}", card(of), names.of(host)),
        Cause::BlackMarket => "der Schwarzmarkt".to_owned(),
        Cause::Nightlife { host } => format!("Qualm beim Ausgehen mit {}", names.of(host)),
        Cause::Treat { host, card: of } => format!("{} beim Ausgehen mit {}", card(of), names.of(host)),
        Cause::Affair(Liaison::Lover) => "ein Abend bei Kerzenschein".to_owned(),
        Cause::Affair(Liaison::Paid) => "Begleitung auf Rechnung".to_owned(),
        Cause::Family | Cause::Chips => "die Familie".to_owned(),
        Cause::Career => "eine Sprosse der Karriereleiter".to_owned(),
        Cause::Shock { of } => format!("der Schock beim Tod von {}", names.of(of)),
        Cause::Funeral { of } => format!("das Begräbnis von {}", names.of(of)),
        Cause::Death => "der Tod".to_owned(),
    }
}

pub(super) fn prompt(prompt: &Prompt, names: &Names) -> String {
    match prompt {
        Prompt::Deal(Deck::Goods) => "Waren werden ausgelegt.".to_owned(),
        Prompt::Deal(Deck::Drugs) => "Ein Medikament wird ausgelegt.".to_owned(),
        Prompt::Deal(Deck::Events) => "Die Ereignisse der Runde werden ausgelegt.".to_owned(),
        Prompt::Draw(seat) => format!("Eine Karte für {}.", names.of(*seat)),
        Prompt::Treat(seat) => format!("{} bekommt etwas von der Bar.", names.of(*seat)),
        Prompt::Prepare => "Im Jenseits werden die nächsten Ereignisse angesehen.".to_owned(),
        Prompt::Ask(seat, due) => {
            let name = names.of(*seat);
            match due {
                Due::Event => format!("{name}: such dir ein Ereignis aus."),
                Due::Plan => format!("{name}: setz deine Figuren auf drei Orte."),
                Due::Go => format!("{name}: wohin jetzt?"),
                Due::Visit(place) => format!("{name} ({}): was machst du?", WORDS.place(*place)),
                Due::Keep => format!("{name}: behalte zwei von diesen dreien."),
                Due::Stock => format!("{name}: welches Medikament bleibt auf dem Markt?"),
                Due::Remove => format!("{name}: erspare den Lebenden ein Ereignis."),
                Due::Answer => format!("{name}: etwas dagegen?"),
            }
        }
        Prompt::Answer(pending) => {
            let (name, why) = (names.of(pending.seat), cause(pending.cause, names));
            if pending.effect.is_none() {
                format!("{name}: davon ist nichts übrig ({why}).")
            } else {
                format!("{name}: {} ({why}). Etwas dagegen?", effect(pending.effect, LANG))
            }
        }
        Prompt::Over(outcome) => format!("{}.", wins(outcome, names)),
    }
}

fn wins(Outcome { winners }: &Outcome, names: &Names) -> String {
    let list = names.list(winners.iter(), "und");
    if winners.iter().len() == 1 {
        format!("{list} gewinnt")
    } else {
        format!("{list} gewinnen gemeinsam, im Jenseits")
    }
}

/// The beginning of a sentence: a full stop or the changes follow.
pub(super) fn act(seat: Seat, act: &Act, names: &Names) -> String {
    let name = names.of(seat);
    match act {
        Act::Planned => format!("{name} hat die Figuren gesetzt"),
        Act::Secret => format!("{name} überlegt noch"),
        Act::Chips(of) => format!("Die Familie hilft {name} gegen {}", indicators(of, LANG)),
        Act::Party { cards, guests } => {
            let guests = names.list(guests.iter().copied().flatten(), "und");
            format!("{name} gibt ein Fest für {guests}: {}", card_list(cards))
        }
        Act::Open(action) => match action {
            Action::Event { card: of } => format!("{name} nimmt {}", card(*of)),
            Action::Plan(plan) => format!("{name} plant: {}", place_list(plan.iter().copied())),
            Action::Go(place) => format!("{name} {}", goes(*place)),
            Action::Leave => format!("{name} zieht weiter"),
            Action::Work => format!("{name} arbeitet einen Tag"),
            Action::BuyDrug => format!("{name} kauft ein Medikament"),
            Action::Train(Training::A) => format!("{name} trainiert ein wenig"),
            Action::Train(Training::B) => format!("{name} trainiert mit Betreuung"),
            Action::Shop(Shopping::A) => format!("{name} kauft eine Sache"),
            Action::Shop(Shopping::B) => format!("{name} kauft zwei Sachen"),
            Action::Shop(Shopping::C) => format!("{name} verfällt in einen Kaufrausch"),
            Action::Keep(of) => {
                format!("{name} behält {}; die dritte Karte kommt zurück auf den Stapel", card_list(of))
            }
            Action::Restock => format!("{name} lässt sich andere Ware zeigen"),
            Action::StockDrug(of) => format!("{name} lässt {} auf dem Markt", card(*of)),
            Action::Trade { give, take } => format!("{name} tauscht {} gegen {}", card_list(give), card_list(take)),
            Action::Rest => format!("{name} ruht sich aus"),
            Action::Cook(of) => format!("{name} kocht zu Hause: {}", card_list(of)),
            Action::Party(of) => format!("{name} gibt ein Fest: {}", card_list(of)),
            Action::Buy(of) => format!("{name} kauft {}", card(*of)),
            Action::Invite(guest) => format!("{name} führt {} aus", names.of(*guest)),
            Action::Affair(Liaison::Lover) => format!("{name} speist bei Kerzenschein"),
            Action::Affair(Liaison::Paid) => format!("{name} hat Begleitung, auf Rechnung"),
            Action::Family(_) => format!("{name} hat Zeit für die Familie"),
            Action::Career => format!("{name} nimmt eine Sprosse der Leiter"),
            Action::Drug(of) => format!("{name} nimmt {}", card(*of)),
            Action::Chips(of) => format!("Die Familie hilft {name} gegen {}", indicators(of, LANG)),
            Action::Accept => format!("{name} lässt es kommen"),
            Action::Remove(_) => format!("{name} nimmt ein Ereignis weg, und niemand wird wissen, welches"),
        },
    }
}

const fn goes(place: Place) -> &'static str {
    match place {
        Place::Office => "geht ins Büro",
        Place::Supermarket => "geht in den Supermarkt",
        Place::Pharmacy => "geht in die Apotheke",
        Place::Fleamarket => "geht auf den Flohmarkt",
        Place::Home => "geht nach Hause",
        Place::Fitness => "geht ins Fitnessstudio",
        Place::BlackMarket => "schleicht zum Schwarzmarkt",
        Place::Nightlife => "stürzt sich ins Nachtleben",
        Place::Affair => "hat eine Verabredung",
        Place::Family => "wendet sich der Familie zu",
        Place::Career => "denkt an die Karriere",
    }
}

pub(super) fn clause(clause: &Clause, names: &Names) -> String {
    match clause {
        Clause::Drawn { card: of, to } => match to {
            To::Hand(seat) => format!("{} bekommt {}.", names.of(*seat), card(*of)),
            To::Market => format!("Neu auf dem Flohmarkt: {}.", card(*of)),
            To::BlackMarket => format!("Neu auf dem Schwarzmarkt: {}.", card(*of)),
            To::Offer => format!("Ein Ereignis liegt aus: {}.", card(*of)),
            To::Looking(seat) => format!("{} besieht sich {}.", names.of(*seat), card(*of)),
            To::Pub(seat) => format!("Von der Bar für {}: {}.", names.of(*seat), card(*of)),
        },
        Clause::Prepared => "Im Jenseits sieht sich jemand eine Karte an.".to_owned(),
        Clause::LaidOut(of) => format!("Die Ereignisse liegen aus: {}.", card_list(of)),
        Clause::Shuffled(deck) => format!("Der Ablagestapel wird neu gemischt: {}.", pile(*deck)),
        Clause::Diaries => "Alle Tagebücher werden neu gemischt: Alles kann noch einmal geschehen.".to_owned(),
        Clause::NoCard(deck) => format!("Keine Karte ist mehr da: {}.", pile(*deck)),
        Clause::Change { seat, cause, parts } => {
            let (name, parts) = (names.of(*seat), parts_list(parts, LANG));
            match cause {
                Cause::Meal(of) | Cause::Party { card: of, .. } | Cause::Treat { card: of, .. } => {
                    format!("{name} bekommt {}: {parts}.", card(*of))
                }
                Cause::Nightlife { .. } => format!("{name} atmet den Qualm: {parts}."),
                Cause::Shock { .. } => format!("Der Schock trifft {name}: {parts}."),
                Cause::Funeral { .. } => format!("{name} hat kein Geld für Blumen: {parts}."),
                _ => format!("{name}: {parts}."),
            }
        }
        Clause::Paid(seats) => match seats.as_slice() {
            [seat] => format!("{} bringt Blumen für einen Euro.", names.of(*seat)),
            seats => format!("{} bringen Blumen für je einen Euro.", names.list(seats.iter().copied(), "und")),
        },
        Clause::Lost { seat, cards } => format!("{} verliert {}.", names.of(*seat), card_list(cards)),
        Clause::Banned { seat, places } => {
            format!("Diese Runde nichts für {}: {}.", names.of(*seat), place_list(places.iter().copied()))
        }
        Clause::NothingEaten(seat) => format!("Für {} gibt es nichts Ungesundes mehr.", names.of(*seat)),
        Clause::Died { seat, of, cause } => {
            let at = match cause {
                _ if cause.is_party() => " in bester Gesellschaft",
                Cause::Funeral { .. } => " auf dem Begräbnis",
                _ => "",
            };
            format!("{} stirbt{at}: {} auf 10.", names.of(*seat), indicators(of, LANG))
        }
        Clause::Funeral(of) => format!("Das Begräbnis von {}.", names.of(*of)),
        Clause::PlansOpen => "Alle Pläne stehen.".to_owned(),
        Clause::Plan { seat, plan } => format!("{}: {}.", names.of(*seat), place_list(plan.iter())),
        Clause::TookInSecret { seat, card: of } => format!("{} hat {} genommen.", names.of(*seat), card(*of)),
        Clause::RoundOver(_) => "Die Runde ist zu Ende.".to_owned(),
        Clause::Round(round) => format!("Runde {round} beginnt."),
        Clause::Beginner(seat) => format!("Ab jetzt beginnt {}.", names.of(*seat)),
        Clause::Over(outcome) => format!("{}!", wins(outcome, names)),
    }
}

pub(super) fn refuse(illegal: Illegal, names: &Names) -> String {
    let place = |place: Place| WORDS.place(place);
    match illegal {
        Illegal::Over => "Das Spiel ist zu Ende.".to_owned(),
        Illegal::DrawIsDue { deck } => format!("Zuerst wird eine Karte gezogen: {}.", pile(deck)),
        Illegal::NotYourTurn { turn, .. } => format!("Zuerst entscheidet {}.", names.of(turn)),
        Illegal::OtherIsDue { turn, due } => format!("Das muss warten. {}", prompt(&Prompt::Ask(turn, due), names)),
        Illegal::WrongDeck { deck } => format!("Gezogen wird jetzt hier: {}.", pile(deck)),
        Illegal::NotInPile { card: of } => format!("{} ist nicht im Stapel.", card(of)),
        Illegal::OtherOnTop { .. } => "Oben auf dem Stapel liegt eine andere Karte.".to_owned(),
        Illegal::NotOffered { card: of } => format!("{} liegt nicht bei den Ereignissen.", card(of)),
        Illegal::ThreePlaces => "Drei Figuren kommen auf drei verschiedene Orte.".to_owned(),
        Illegal::NotInGame { place: at } => format!("Diesen Ort gibt es in diesem Spiel nicht: {}.", place(at)),
        Illegal::Banned { place: at } => format!("Ein Ereignis hält dich diese Runde fern: {}.", place(at)),
        Illegal::Rivals { place: Place::Career } => "Büro und Karriere gehen nicht in einer Runde.".to_owned(),
        Illegal::Rivals { .. } => "Flohmarkt und Schwarzmarkt gehen nicht in einer Runde.".to_owned(),
        Illegal::NotPlanned { place: at } => format!("Dort steht keine deiner Figuren: {}.", place(at)),
        Illegal::StillAt { place: at } => format!("Du bist noch hier beschäftigt: {}. Zieh erst weiter.", place(at)),
        Illegal::Nowhere => "Geh zuerst an einen deiner Orte.".to_owned(),
        Illegal::Elsewhere { place: at } => format!("Das geht anderswo: {}.", place(at)),
        Illegal::DoneAlready { .. } => "Das hast du bei diesem Besuch schon getan.".to_owned(),
        Illegal::Poor { price } => {
            format!("Das kostet {}, mehr als du hast.", LANG.count(u32::from(price), WORDS.euros))
        }
        Illegal::UnevenTrade => {
            "Getauscht werden ein bis drei Karten: Waren gegen Waren, Medikamente gegen Medikamente.".to_owned()
        }
        Illegal::NotOnMarket { card: of } => format!("{} liegt nicht auf dem Flohmarkt.", card(of)),
        Illegal::NotInHand { card: of, .. } => format!("{} hast du nicht, oder nicht so oft.", card(of)),
        Illegal::NoMeal => "Eine Mahlzeit besteht aus zwei Waren mit verschiedenen Symbolen.".to_owned(),
        Illegal::NotForSale { card: of } => format!("{} liegt nicht auf dem Schwarzmarkt.", card(of)),
        Illegal::NoGuest => "Ausführen kann man nur andere, und nur Lebende.".to_owned(),
        Illegal::OneOrTwo => "Die Familie gibt einen Chip oder zwei.".to_owned(),
        Illegal::NoChipsLeft => "So viele Familienchips sind nicht mehr da, oder du hättest mehr als vier.".to_owned(),
        Illegal::TooFewChips => "So viele Familienchips hast du nicht.".to_owned(),
        Illegal::NoChips => "Gib wenigstens einen Familienchip ab, oder lass es kommen.".to_owned(),
        Illegal::TooManyChips { indicator } => {
            format!("Mehr Chips, als es abzuwenden gibt: {}.", WORDS.indicator(indicator))
        }
        Illegal::NoSuchDrug { card: of } => format!("{} hast du nicht.", card(of)),
        Illegal::NotTheseTwo => "Behalte zwei der drei Karten, die du dir angesehen hast.".to_owned(),
        Illegal::NotDrawn { card: of } => format!("{} ist keines der beiden Medikamente.", card(of)),
        Illegal::NotPrepared { card: of } => format!("{} ist nicht bei den kommenden Ereignissen.", card(of)),
    }
}
