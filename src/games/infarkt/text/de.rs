//! German.

use super::advice::Look;
use super::{Clause, Headline, NextChoice, Prompt, Sentences, Words};
use crate::games::infarkt::bot::Reason;
use crate::games::infarkt::{
    Action, Activity, Cause, Deck, Due, Illegal, Liaison, Place, Shopping, Special, To, Training,
};
use crate::i18n::Forms;

pub(super) const WORDS: Words = Words {
    how: [
        ["Nach Runde {1} lebt nur noch {0}.", "Nach Runde {1} leben noch {0}."],
        ["{0} hat am längsten gelebt: bis Runde {1}.", "{0} haben am längsten gelebt: bis Runde {1}."],
    ],
    highlights: ["Erster Todesfall", "In bester Gesellschaft gestorben", "Dickstes Tagebuch"],
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
    euros: Forms::two("Euro", "Euro"),
    family_chips: Forms::two("Familienchip", "Familienchips"),
    career_chips: Forms::two("Karrierechip", "Karrierechips"),
    treat: "etwas Ungesundes für den Gast",
    extensions: ("Erweiterungen", "Bis zu drei Orte mehr; der erste ersetzt das Fitnessstudio."),
    extension: [
        ("Schwarzmarkt", "Jede Runde ein paar Waren für je einen Euro, ohne Fragen."),
        ("Nachtleben", "Lade jemanden auf eine Runde Qualm und etwas Ungesundes ein."),
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
    ahead: "Am Ende dieser Runde:",
    diary: "Tagebuch",
    hand: "Hand",
    offer: "Ereignisse",
    planned: "Plan steht",
    banned: "diese Runde nicht",
    died: "starb in Runde {1} an {0}",
    killers: ["Cholesterin", "Bluthochdruck", "Übergewicht", "Depression", "Diabetes", "Krebs"],
    beginner: "beginnt",
    accept: "Hinnehmen",
    leave: "Weiter",
    set: "Figuren setzen",
    keep: "Diese zwei behalten",
    give: "Abgeben",
    take: "Nehmen",
    board: "Die Stadt mit ihren Orten, dem Markt und der Gesundheit aller",
    presets: &[(0, "Grundspiel"), (1, "Fortgeschritten"), (3, "Extrem")],
    quiet: "Heute Abend nicht mehr fragen",
    quiet_round: "In dieser Runde nicht mehr fragen",
    crossed: "macht am Ende der Runde alles noch schlimmer",
    legend: "Was bedeuten die Zeichen?",
    legend_about: "Bei 10 ist es aus, nur nicht bei Übergewicht. Ab diesen Werten kommt am Ende der Runde dazu:",
    plans: "Wer wohin geht",
    secret_plan: "Geheime Planung: Alle anderen schauen weg.",
    secret_removal: "Ein Blick auf das, was kommt: Alle anderen schauen weg.",
    drug: "Medikament nehmen",
    event: "Dieses Ereignis nehmen",
    remove: "Aus dem Spiel nehmen",
    stock: "Das hier bleibt liegen",
    whom: "Wer kommt mit?",
    alive: "lebt, den Umständen entsprechend",
};

pub(super) const SENTENCES: Sentences = Sentences {
    quoted: "„{0}“",
    euro: "{0}{1}\u{a0}€",
    cards: Forms::two("Karte", "Karten"),
    piles: ["Waren", "Medikamente", "Ereignisse"],
    wins: ["{0} gewinnt", "{0} gewinnen gemeinsam, im Jenseits"],
    activity,
    special,
    brief,
    next_choice,
    cause,
    prompt,
    headline,
    clause,
    refuse,
    reason,
    look,
    remarks: [
        ["Ich könnte Bäume ausreißen!", "Da wird der Arzt staunen.", "Und das am Montag."],
        ["Ich muss mich kurz hinlegen.", "Hat jemand eine Tablette?", "Schön war es trotzdem."],
    ],
};

const fn activity(activity: Activity) -> &'static str {
    match activity {
        Activity::Work => "Arbeiten",
        Activity::BuyDrug => "Medikament kaufen",
        Activity::Train(Training::A) => "Leichtes Training",
        Activity::Train(Training::B) => "Training mit Betreuung",
        Activity::Shop(Shopping::A) => "Eine Ware kaufen",
        Activity::Shop(Shopping::B) => "Zwei Waren kaufen",
        Activity::Shop(Shopping::C) => "Kaufrausch",
        Activity::Restock => "Andere Ware zeigen lassen",
        Activity::Trade(1) => "Eine Karte tauschen",
        Activity::Trade(2) => "Zwei Karten tauschen",
        Activity::Trade(_) => "Drei Karten tauschen",
        Activity::Rest => "Füße hochlegen",
        Activity::Cook => "Für sich kochen",
        Activity::Party => "Eine Party geben",
        Activity::Buy => "Unter der Hand kaufen",
        Activity::Invite => "Jemanden ausführen",
        Activity::Affair(Liaison::Lover) => "Kerzenschein",
        Activity::Affair(Liaison::Paid) => "Begleitung auf Rechnung",
        Activity::Family(1) => "Eine Stunde Familie",
        Activity::Family(_) => "Ein Tag Familie",
        Activity::Career => "Aufsteigen",
    }
}

const fn special(special: &Special, extended: bool) -> Option<&'static str> {
    Some(match special {
        Special::Refrigerator => "Alles Essen und alle Getränke sind verloren. Tabak hält sich.",
        Special::Robbed => "Alle Medikamente und aller Tabak sind weg.",
        Special::PaidLeave if extended => "Diese Runde kein Büro und auch keine Karriere.",
        Special::PaidLeave => "Diese Runde kein Büro.",
        Special::BusinessTrip => "Diese Runde nicht zu Hause.",
        Special::Divorce if extended => {
            "Die Hälfte des Geldes ist weg, aufgerundet; auch die Hälfte der Familienchips."
        }
        Special::Divorce => "Die Hälfte des Geldes ist weg, aufgerundet.",
        Special::Grandma => "Ein Familienchip geht verloren.",
        Special::Promotion => "Ein Karrierechip, wenn noch einer da ist.",
        Special::LabourDispute => "Ein Karrierechip geht verloren.",
        Special::Diarrhoea => return None,
    })
}

const fn next_choice(choice: &NextChoice) -> &'static str {
    match choice {
        NextChoice::Plan(0) => "Alle drei sind gesetzt. Tippe auf einen Ort, um ihn zurückzunehmen.",
        NextChoice::Plan(1) => "Tippe auf den dritten Ort.",
        NextChoice::Plan(2) => "Tippe auf noch zwei Orte.",
        NextChoice::Plan(_) => "Tippe auf drei Orte.",
        NextChoice::Meal(0) => "Wähle zwei Waren mit verschiedenen Symbolen. Die erste kommt zuerst.",
        NextChoice::Meal(1) => "Nun eine mit einem anderen Symbol.",
        NextChoice::Meal(_) => "Eine andere Karte ersetzt die zweite; tippe auf eine gewählte, um sie zurückzunehmen.",
        NextChoice::Trade { give: 0, take: 0 } => {
            "Vollständig. Eine andere Karte ersetzt die letzte; tippe auf eine gewählte, um sie zurückzunehmen."
        }
        NextChoice::Trade { give: 0, .. } => "Jetzt noch {1} nehmen.",
        NextChoice::Trade { take: 0, .. } => "Jetzt noch {0} abgeben.",
        NextChoice::Trade { .. } => "Gib {0} ab und nimm {1}.",
        NextChoice::Keep(0) => "Die dritte Karte kommt wieder oben auf den Stapel.",
        NextChoice::Keep(1) => "Tippe auf noch eine, die du behältst.",
        NextChoice::Keep(_) => "Tippe auf die zwei, die du behältst.",
        NextChoice::Buy => "Tippe auf die Karte, die du kaufst.",
    }
}

const fn brief(special: &Special) -> Option<&'static str> {
    Some(match special {
        Special::Refrigerator => "Essen und Getränke weg",
        Special::Robbed => "Medikamente und Tabak weg",
        Special::PaidLeave => "diese Runde kein Büro",
        Special::BusinessTrip => "diese Runde nicht zu Hause",
        Special::Divorce => "halbes Bargeld weg",
        Special::Grandma => "ein Familienchip weg",
        Special::Promotion => "ein Karrierechip dazu",
        Special::LabourDispute => "ein Karrierechip weg",
        Special::Diarrhoea => return None,
    })
}

fn cause(cause: &Cause) -> &'static str {
    match cause {
        Cause::Decay => "das Ende der Runde",
        Cause::Event(_) | Cause::Meal(_) | Cause::Drug(_) => "{0}",
        Cause::Work => "ein Tag im Büro",
        Cause::Pharmacy => "die Apotheke",
        Cause::Training(_) => "das Fitnessstudio",
        Cause::Shopping => "der Supermarkt",
        Cause::Frenzy => "ein Kaufrausch",
        Cause::Restock | Cause::Trade => "der Flohmarkt",
        Cause::Rest => "ein ruhiger Abend",
        Cause::Party { .. } => "{0} auf der Party von {1}",
        Cause::BlackMarket => "der Schwarzmarkt",
        Cause::Nightlife { .. } => "Qualm beim Ausgehen mit {1}",
        Cause::Treat { .. } => "{0} beim Ausgehen mit {1}",
        Cause::Affair(Liaison::Lover) => "ein Abend bei Kerzenschein",
        Cause::Affair(Liaison::Paid) => "Begleitung auf Rechnung",
        Cause::Family | Cause::Chips => "die Familie",
        Cause::Career => "eine Sprosse der Karriereleiter",
        Cause::Shock { .. } => "der Schock beim Tod von {1}",
        Cause::Funeral { .. } => "das Begräbnis von {1}",
        Cause::Death => "der Tod",
    }
}

fn prompt(prompt: &Prompt) -> &'static str {
    match prompt {
        Prompt::Deal(Deck::Goods) => "Waren werden ausgelegt.",
        Prompt::Deal(Deck::Drugs) => "Ein Medikament wird ausgelegt.",
        Prompt::Deal(Deck::Events) => "Die Ereignisse der Runde werden ausgelegt.",
        Prompt::Draw(_) => "Eine Karte für {0}.",
        Prompt::Treat(_) => "{0} bekommt etwas an der Bar.",
        Prompt::Prepare => "Im Jenseits werden die nächsten Ereignisse angesehen.",
        Prompt::Ask(_, due) => match due {
            Due::Event => "{0}: Such dir ein Ereignis aus.",
            Due::Plan => "{0}: Setz deine Figuren auf drei Orte.",
            Due::Go => "{0}: Wohin?",
            Due::Visit(_) => "{0} ({1}): Was machst du?",
            Due::Keep => "{0}: Behalte zwei von diesen dreien.",
            Due::Stock => "{0}: Welches Medikament bleibt auf dem Markt?",
            Due::Remove => "{0}: Erspare den Lebenden ein Ereignis.",
            Due::Answer => "{0}: Willst du etwas dagegen tun?",
        },
        Prompt::Go(_, 1) => "{0}: Auf zur letzten Station.",
        Prompt::Go(_, 2) => "{0}: Wohin als Nächstes?",
        Prompt::Go(..) => "{0}: Wohin zuerst?",
        Prompt::Answer(pending) | Prompt::Comes(pending) if pending.effect.is_none() => {
            "{0}: Davon ist nichts übrig ({2})."
        }
        Prompt::Comes(_) => "{0}: {1} ({2}).",
        Prompt::Answer(_) => "{0}: {2}. Willst du etwas dagegen tun?",
        Prompt::Over(_) => "{1}.",
    }
}

/// The beginning of a sentence: a full stop or the changes follow.
fn headline(headline: &Headline) -> &'static str {
    match headline {
        Headline::Planned => "{0} hat die Figuren gesetzt",
        Headline::Secret => "{0} überlegt noch",
        Headline::Chips(_) => "Die Familie hilft {0} gegen {1}",
        Headline::Party { .. } => "{0} gibt eine Party für {2}: {1}",
        Headline::Open(action) => match action {
            Action::Event { .. } => "{0} nimmt {1}",
            Action::Plan(_) => "{0} plant: {1}",
            Action::Go(place) => goes(*place),
            Action::Leave => "{0} zieht weiter",
            Action::Work => "{0} arbeitet einen Tag",
            Action::BuyDrug => "{0} kauft ein Medikament",
            Action::Train(Training::A) => "{0} trainiert ein wenig",
            Action::Train(Training::B) => "{0} trainiert mit Betreuung",
            Action::Shop(Shopping::A) => "{0} kauft eine Ware",
            Action::Shop(Shopping::B) => "{0} kauft zwei Waren",
            Action::Shop(Shopping::C) => "{0} verfällt in einen Kaufrausch",
            Action::Keep(_) => "{0} behält {1}; die dritte Karte kommt zurück auf den Stapel",
            Action::Restock => "{0} lässt sich andere Ware zeigen",
            Action::StockDrug(_) => "{0} lässt {1} auf dem Markt",
            Action::Trade { .. } => "{0} tauscht {1} gegen {2}",
            Action::Rest => "{0} ruht sich aus",
            Action::Cook(_) => "{0} kocht zu Hause: {1}",
            Action::Party(_) => "{0} gibt eine Party: {1}",
            Action::Buy(_) => "{0} kauft {1}",
            Action::Invite(_) => "{0} führt {1} aus",
            Action::Affair(Liaison::Lover) => "{0} speist bei Kerzenschein",
            Action::Affair(Liaison::Paid) => "{0} hat Begleitung, auf Rechnung",
            Action::Family(_) => "{0} nimmt sich Zeit für die Familie",
            Action::Career => "{0} steigt eine Sprosse höher",
            Action::Drug(_) => "{0} nimmt {1}",
            Action::Chips(_) => "Die Familie hilft {0} gegen {1}",
            Action::Accept => "{0} nimmt es hin",
            Action::Remove(_) => "{0} nimmt ein Ereignis weg, und niemand erfährt, welches",
        },
    }
}

const fn goes(place: Place) -> &'static str {
    match place {
        Place::Office => "{0} geht ins Büro",
        Place::Supermarket => "{0} geht in den Supermarkt",
        Place::Pharmacy => "{0} geht in die Apotheke",
        Place::Fleamarket => "{0} geht auf den Flohmarkt",
        Place::Home => "{0} geht nach Hause",
        Place::Fitness => "{0} geht ins Fitnessstudio",
        Place::BlackMarket => "{0} schleicht zum Schwarzmarkt",
        Place::Nightlife => "{0} stürzt sich ins Nachtleben",
        Place::Affair => "{0} hat eine Verabredung",
        Place::Family => "{0} wendet sich der Familie zu",
        Place::Career => "{0} denkt an die Karriere",
    }
}

fn clause(clause: &Clause) -> &'static str {
    match clause {
        Clause::Drawn { to, .. } => match to {
            To::Hand(_) => "{0} bekommt {1}.",
            To::Market => "Neu auf dem Flohmarkt: {1}.",
            To::BlackMarket => "Neu auf dem Schwarzmarkt: {1}.",
            To::Offer => "Ein Ereignis liegt aus: {1}.",
            To::Looking(_) => "{0} sieht sich {1} an.",
            To::Pub(_) => "{0} bekommt an der Bar: {1}.",
        },
        Clause::Prepared => "Im Jenseits sieht sich jemand eine Karte an.",
        Clause::LaidOut(_) => "Die Ereignisse liegen aus: {1}.",
        Clause::Shuffled(_) => "Der Ablagestapel wird neu gemischt: {1}.",
        Clause::Diaries => "Alle Tagebücher werden neu gemischt: Alles kann noch einmal geschehen.",
        Clause::NoCard(_) => "Keine Karte ist mehr da: {1}.",
        Clause::Change { cause, .. } => match cause {
            Cause::Meal(_) | Cause::Party { .. } | Cause::Treat { .. } => "{0} bekommt {2}: {1}.",
            Cause::Nightlife { .. } => "{0} atmet den Qualm: {1}.",
            Cause::Shock { .. } => "Der Schock trifft {0}: {1}.",
            Cause::Funeral { .. } => "{0} hat kein Geld für Blumen: {1}.",
            _ => "{0}: {1}.",
        },
        Clause::Paid(seats) => match seats.as_slice() {
            [_] => "{0} bringt Blumen für einen Euro.",
            _ => "{0} bringen Blumen für je einen Euro.",
        },
        Clause::Lost { .. } => "{0} verliert {1}.",
        Clause::Banned { .. } => "Diese Runde für {0} geschlossen: {1}.",
        Clause::NothingEaten(_) => "Für {0} gibt es nichts Ungesundes mehr.",
        Clause::Died { cause, .. } => match cause {
            _ if cause.is_party() => "{0} stirbt in bester Gesellschaft: {1} auf 10.",
            Cause::Funeral { .. } => "{0} stirbt auf dem Begräbnis: {1} auf 10.",
            _ => "{0} stirbt: {1} auf 10.",
        },
        Clause::Funeral(_) => "Das Begräbnis von {0}.",
        Clause::PlansOpen => "Alle Pläne stehen.",
        Clause::Plan { .. } => "{0}: {1}.",
        Clause::TookInSecret { .. } => "{0} hat {1} genommen.",
        Clause::RoundOver(_) => "Die Runde ist zu Ende.",
        Clause::Round(_) => "Runde {1} beginnt.",
        Clause::Beginner(_) => "{0} fängt ab jetzt an.",
        Clause::Over(_) => "{0}!",
    }
}

fn refuse(illegal: &Illegal) -> &'static str {
    match illegal {
        Illegal::Over => "Das Spiel ist zu Ende.",
        Illegal::DrawIsDue { .. } => "Zuerst wird eine Karte gezogen: {0}.",
        Illegal::NotYourTurn { .. } => "Zuerst entscheidet {0}.",
        Illegal::OtherIsDue { .. } => "Das muss warten: {0}",
        Illegal::WrongDeck { .. } => "Gezogen wird jetzt hier: {0}.",
        Illegal::NotInPile { .. } => "{0} ist nicht im Stapel.",
        Illegal::OtherOnTop { .. } => "Oben auf dem Stapel liegt eine andere Karte.",
        Illegal::NotOffered { .. } => "{0} liegt nicht bei den Ereignissen.",
        Illegal::ThreePlaces => "Drei Figuren kommen auf drei verschiedene Orte.",
        Illegal::NotInGame { .. } => "Diesen Ort gibt es in diesem Spiel nicht: {0}.",
        Illegal::Banned { .. } => "Ein Ereignis hält dich diese Runde fern: {0}.",
        Illegal::Rivals { place: Place::Career } => "Büro und Karriere gehen nicht in einer Runde.",
        Illegal::Rivals { .. } => "Flohmarkt und Schwarzmarkt gehen nicht in einer Runde.",
        Illegal::NotPlanned { .. } => "Dort steht keine deiner Figuren: {0}.",
        Illegal::StillAt { .. } => "Du bist noch hier beschäftigt: {0}. Zieh erst weiter.",
        Illegal::Nowhere => "Geh zuerst an einen deiner Orte.",
        Illegal::Conflict { .. } => "Das geht anderswo: {0}.",
        Illegal::DoneAlready { .. } => "Das hast du bei diesem Besuch schon getan.",
        Illegal::Poor { .. } => "Das kostet {0}, mehr als du hast.",
        Illegal::UnevenTrade => {
            "Getauscht werden ein bis drei Karten: Waren gegen Waren, Medikamente gegen Medikamente."
        }
        Illegal::NotOnMarket { .. } => "{0} liegt nicht auf dem Flohmarkt.",
        Illegal::NotInHand { .. } => "{0} hast du nicht, oder nicht so oft.",
        Illegal::TooFewCards { .. } => "Dafür reichen die Karten nicht: deine, oder die auf dem Tisch.",
        Illegal::NoMeal { meal: Activity::Party } => "Für eine Party braucht es zwei Waren mit verschiedenen Symbolen.",
        Illegal::NoMeal { .. } => "Eine Mahlzeit besteht aus zwei Waren mit verschiedenen Symbolen.",
        Illegal::NotForSale { .. } => "{0} liegt nicht auf dem Schwarzmarkt.",
        Illegal::NoGuest => "Ausführen kann man nur andere, und nur Lebende.",
        Illegal::OneOrTwo => "Die Familie gibt einen Chip oder zwei.",
        Illegal::NoChipsLeft => "So viele Familienchips sind nicht mehr da, oder du hättest mehr als vier.",
        Illegal::TooFewChips => "So viele Familienchips hast du nicht.",
        Illegal::NoChips => "Gib wenigstens einen Familienchip ab, oder nimm es hin.",
        Illegal::TooManyChips { .. } => "Mehr Chips, als es abzuwenden gibt: {0}.",
        Illegal::NoSuchDrug { .. } => "{0} hast du nicht.",
        Illegal::NotTheseTwo => "Behalte zwei der drei Karten, die du dir angesehen hast.",
        Illegal::NotDrawn { .. } => "{0} ist keines der beiden Medikamente.",
        Illegal::NotPrepared { .. } => "{0} ist nicht bei den kommenden Ereignissen.",
    }
}

fn reason(reason: &Reason) -> &'static str {
    match reason {
        Reason::Helps { .. } => "{0} von {1} auf {2}",
        Reason::Spares { .. } => "{0} nur {2} statt {1}",
        Reason::Saves { .. } => "{0} wäre sonst tödlich",
        Reason::Harms { .. } => "{3}: {0} steigt auf {2}",
        Reason::Kills { .. } => "{3} überlebt das nicht",
        Reason::Earns => "das bringt Geld",
        Reason::Stocks => "das ist etwas für später",
        Reason::LeastHarm => "kein anderes Ereignis schadet dem Körper weniger",
        Reason::Spoils => "das täte den Lebenden gut",
    }
}

fn look(look: Look) -> &'static str {
    match look {
        Look::Events => "Schau dir die ausliegenden Ereignisse an.",
        Look::Health => "Schau auf deine Gesundheit, dein Geld und deine Hand.",
        Look::Pieces => "Schau dir deine Figuren auf dem Brett an.",
        Look::Hand => "Schau dir die Karten in deiner Hand an.",
        Look::Others => "Schau, wie es den anderen geht.",
        Look::Coming => "Schau, was da auf dich zukommt.",
        Look::Here => "Schau, was dieser Ort bietet.",
        Look::Choice => "Schau dir die Karten zur Auswahl an.",
    }
}
