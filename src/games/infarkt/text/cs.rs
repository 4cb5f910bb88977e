//! Czech. Names stand in the nominative: as the subject, or after a colon.

use super::advice::Look;
use super::{Clause, Headline, NextChoice, Prompt, Sentences, Words};
use crate::games::infarkt::bot::Reason;
use crate::games::infarkt::{
    Action, Activity, Cause, Deck, Due, Illegal, Liaison, Place, Shopping, Special, To, Training,
};
use crate::i18n::Forms;

pub(super) const WORDS: Words = Words {
    how: [
        ["Po {1}. kole žije už jen {0}.", "Po {1}. kole ještě žijí {0}."],
        ["Nejdelší život: {0}, do {1}. kola.", "Nejdelší život: {0}, do {1}. kola."],
    ],
    highlights: ["První úmrtí", "Smrt ve společnosti", "Nejtlustší deník"],
    indicators: ["cholesterol", "krevní tlak", "obezita", "deprese", "cukrovka", "rakovina"],
    places: [
        "Kancelář",
        "Supermarket",
        "Lékárna",
        "Bleší trh",
        "Domov",
        "Posilovna",
        "Černý trh",
        "Noční život",
        "Románek",
        "Rodina",
        "Kariéra",
    ],
    kinds: ["jídlo", "nápoj", "tabák", "lék", "událost"],
    diets: ["zdravé", "nezdravé"],
    euros: Forms::three("euro", "eura", "eur"),
    family_chips: Forms::three("žeton rodiny", "žetony rodiny", "žetonů rodiny"),
    career_chips: Forms::three("žeton kariéry", "žetony kariéry", "žetonů kariéry"),
    treat: "něco nezdravého pro hosta",
    extensions: ("Rozšíření", "Až tři místa navíc; první nahradí posilovnu."),
    extension: [
        ("Černý trh", "Každé kolo trocha zboží po jednom euru, bez zbytečných otázek."),
        ("Noční život", "Vytáhni kohokoli ven, na trochu kouře a něco nezdravého."),
        ("Románek", "Romantika prospívá tlaku, starostem už méně."),
        ("Rodina", "Čas s rodinou dává žetony, které zmírní pozdější rány."),
        ("Kariéra", "Každá příčka žebříku zvedá plat v kanceláři. A tep."),
    ],
    planning: (
        "Jak se plánuje?",
        [
            ("Tajně", "Nikdo nevidí plány ostatních, dokud je nemají všichni."),
            ("Otevřeně", "Plány vidí všichni hned, jak vznikají."),
        ],
    ),
    other_world: (
        "Hrají mrtví dál?",
        [
            ("Odpočívají", "Po smrti se ostatním jen přihlíží."),
            ("Onen svět", "Mrtví si prohlížejí příští události a některé z nich odeberou."),
        ],
    ),
    grave: "Hrob",
    forecast: "Konec kola",
    ahead: "Na konci tohoto kola:",
    diary: "Deník",
    hand: "Ruka",
    offer: "Události",
    planned: "plán je hotov",
    banned: "v tomto kole ne",
    died: "umírá na {0} ({1}. kolo)",
    killers: ["cholesterol", "vysoký krevní tlak", "obezitu", "depresi", "cukrovku", "rakovinu"],
    beginner: "začíná",
    accept: "Přijmout",
    leave: "Jít dál",
    set: "Postavit figurky",
    keep: "Nechat si tyto dvě",
    give: "Dát",
    take: "Vzít",
    board: "Město s jeho místy, trhem a zdravím všech",
    presets: &[(0, "Základní hra"), (1, "Pokročilá"), (3, "Extrémní")],
    quiet: "Dnes večer se už neptat",
    quiet_round: "V tomto kole se už neptat",
    crossed: "na konci kola všechno ještě zhorší",
    legend: "Co znamenají značky?",
    legend_about: "Při 10 je konec, jen u obezity ne. Od těchto hodnot konec kola přidá:",
    plans: "Kdo kam jde",
    secret_plan: "Tajné plánování: všichni ostatní se dívají jinam.",
    secret_removal: "Pohled na to, co přijde: všichni ostatní se dívají jinam.",
    drug: "Vzít si lék",
    event: "Vzít tuto událost",
    remove: "Odebrat z nabídky",
    stock: "Tenhle zůstane",
    whom: "Kdo půjde s tebou?",
    alive: "naživu, jak jen to jde",
};

pub(super) const SENTENCES: Sentences = Sentences {
    quoted: "„{0}“",
    euro: "{0}{1}\u{a0}€",
    cards: Forms::three("kartu", "karty", "karet"),
    piles: ["zboží", "léky", "události"],
    wins: ["{0} vyhrává", "{0} vyhrávají společně, na onom světě"],
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
        ["Cítím se jako rybička!", "Doktor bude koukat.", "A to je teprve pondělí."],
        ["Musím si na chvíli lehnout.", "Nemá někdo prášek?", "Ale stálo to za to."],
    ],
};

const fn activity(activity: Activity) -> &'static str {
    match activity {
        Activity::Work => "Pracovat",
        Activity::BuyDrug => "Koupit lék",
        Activity::Train(Training::A) => "Lehký trénink",
        Activity::Train(Training::B) => "Trénink s trenérem",
        Activity::Shop(Shopping::A) => "Koupit jednu věc",
        Activity::Shop(Shopping::B) => "Koupit dvě věci",
        Activity::Shop(Shopping::C) => "Nákupní horečka",
        Activity::Restock => "Nechat vyložit jiné zboží",
        Activity::Trade(1) => "Vyměnit jednu kartu",
        Activity::Trade(2) => "Vyměnit dvě karty",
        Activity::Trade(_) => "Vyměnit tři karty",
        Activity::Rest => "Nohy na stůl",
        Activity::Cook => "Uvařit si",
        Activity::Party => "Uspořádat večírek",
        Activity::Buy => "Koupit pod pultem",
        Activity::Invite => "Vytáhnout někoho ven",
        Activity::Affair(Liaison::Lover) => "Večer při svíčkách",
        Activity::Affair(Liaison::Paid) => "Doprovod na účet",
        Activity::Family(1) => "Hodina pro rodinu",
        Activity::Family(_) => "Den pro rodinu",
        Activity::Career => "Stoupat po žebříku",
    }
}

const fn special(special: &Special, extended: bool) -> Option<&'static str> {
    Some(match special {
        Special::Refrigerator => "Všechno jídlo a všechny nápoje jsou pryč. Tabák vydrží.",
        Special::Robbed => "Všechny léky a všechen tabák jsou pryč.",
        Special::PaidLeave if extended => "V tomto kole žádná kancelář a žádná kariéra.",
        Special::PaidLeave => "V tomto kole žádná kancelář.",
        Special::BusinessTrip => "V tomto kole ne domů.",
        Special::Divorce if extended => "Polovina peněz je pryč, zaokrouhleno nahoru; a polovina žetonů rodiny taky.",
        Special::Divorce => "Polovina peněz je pryč, zaokrouhleno nahoru.",
        Special::Grandma => "Jeden žeton rodiny je pryč.",
        Special::Promotion => "Jeden žeton kariéry, pokud ještě nějaký je.",
        Special::LabourDispute => "Jeden žeton kariéry je pryč.",
        Special::Diarrhoea => return None,
    })
}

const fn next_choice(choice: &NextChoice) -> &'static str {
    match choice {
        NextChoice::Plan(0) => "Všechna tři místa jsou vybraná. Klepni na některé a vezmeš je zpět.",
        NextChoice::Plan(1) => "Klepni na třetí místo.",
        NextChoice::Plan(2) => "Klepni ještě na dvě místa.",
        NextChoice::Plan(_) => "Klepni na tři místa.",
        NextChoice::Meal(0) => "Vyber dvě karty zboží s různými symboly. První přijde na řadu dřív.",
        NextChoice::Meal(1) => "Teď jednu s jiným symbolem.",
        NextChoice::Meal(_) => "Další karta nahradí tu druhou; klepni na vybranou a vezmeš ji zpět.",
        NextChoice::Trade { give: 0, take: 0 } => {
            "Hotovo. Další karta nahradí tu poslední; klepni na vybranou a vezmeš ji zpět."
        }
        NextChoice::Trade { give: 0, .. } => "Teď si ještě {1} vezmi.",
        NextChoice::Trade { take: 0, .. } => "Teď ještě {0} dej.",
        NextChoice::Trade { .. } => "Dej {0} a vezmi si {1}.",
        NextChoice::Keep(0) => "Třetí karta se vrátí navrch balíčku.",
        NextChoice::Keep(1) => "Klepni ještě na jednu, kterou si necháš.",
        NextChoice::Keep(_) => "Klepni na dvě, které si necháš.",
        NextChoice::Buy => "Klepni na kartu, kterou kupuješ.",
    }
}

const fn brief(special: &Special) -> Option<&'static str> {
    Some(match special {
        Special::Refrigerator => "jídlo a pití pryč",
        Special::Robbed => "léky a tabák pryč",
        Special::PaidLeave => "toto kolo bez kanceláře",
        Special::BusinessTrip => "toto kolo ne domů",
        Special::Divorce => "půlka peněz pryč",
        Special::Grandma => "žeton rodiny pryč",
        Special::Promotion => "žeton kariéry navíc",
        Special::LabourDispute => "žeton kariéry pryč",
        Special::Diarrhoea => return None,
    })
}

fn cause(cause: &Cause) -> &'static str {
    match cause {
        Cause::Decay => "konec kola",
        Cause::Event(_) | Cause::Meal(_) | Cause::Drug(_) => "{0}",
        Cause::Work => "den v kanceláři",
        Cause::Pharmacy => "lékárna",
        Cause::Training(_) => "posilovna",
        Cause::Shopping => "supermarket",
        Cause::Frenzy => "nákupní horečka",
        Cause::Restock | Cause::Trade => "bleší trh",
        Cause::Rest => "odpočinek doma",
        Cause::Party { .. } => "{0} na večírku, hostí {1}",
        Cause::BlackMarket => "černý trh",
        Cause::Nightlife { .. } => "kouř v baru, zve {1}",
        Cause::Treat { .. } => "{0} v baru, zve {1}",
        Cause::Affair(Liaison::Lover) => "večer při svíčkách",
        Cause::Affair(Liaison::Paid) => "doprovod na účet",
        Cause::Family | Cause::Chips => "rodina",
        Cause::Career => "příčka kariéry",
        Cause::Shock { .. } => "šok z úmrtí: {1}",
        Cause::Funeral { .. } => "pohřeb: {1}",
        Cause::Death => "smrt",
    }
}

fn prompt(prompt: &Prompt) -> &'static str {
    match prompt {
        Prompt::Deal(Deck::Goods) => "Vykládá se zboží.",
        Prompt::Deal(Deck::Drugs) => "Vykládá se lék.",
        Prompt::Deal(Deck::Events) => "Vykládají se události tohoto kola.",
        Prompt::Draw(_) => "Kartu dostává {0}.",
        Prompt::Treat(_) => "{0} dostává něco v baru.",
        Prompt::Prepare => "Na onom světě si prohlížejí příští události.",
        Prompt::Ask(_, due) => match due {
            Due::Event => "{0}: vyber si událost.",
            Due::Plan => "{0}: postav figurky na tři místa.",
            Due::Go => "{0}: kam?",
            Due::Visit(_) => "{0} ({1}): co uděláš?",
            Due::Keep => "{0}: ze tří karet si nech dvě.",
            Due::Stock => "{0}: který lék zůstane na trhu?",
            Due::Remove => "{0}: odeber živým jednu událost.",
            Due::Answer => "{0}: chceš se bránit?",
        },
        Prompt::Go(_, 1) => "{0}: poslední zastávka.",
        Prompt::Go(_, 2) => "{0}: kam dál?",
        Prompt::Go(..) => "{0}: kam nejdřív?",
        Prompt::Answer(pending) | Prompt::Comes(pending) if pending.effect.is_none() => {
            "{0}: nic z toho nezbylo ({2})."
        }
        Prompt::Comes(_) => "{0}: {1} ({2}).",
        Prompt::Answer(_) => "{0}: {2}. Chceš se bránit?",
        Prompt::Over(_) => "{1}.",
    }
}

/// The beginning of a sentence: a full stop or the changes follow.
fn headline(headline: &Headline) -> &'static str {
    match headline {
        Headline::Planned => "{0}: figurky stojí",
        Headline::Secret => "{0} ještě přemýšlí",
        Headline::Chips(_) => "{0} se opírá o rodinu ({1})",
        Headline::Party { .. } => "{0} hostí na večírku: {2}. Na stole: {1}",
        Headline::Open(action) => match action {
            Action::Event { .. } => "{0} si bere událost {1}",
            Action::Plan(_) => "{0} plánuje: {1}",
            Action::Go(place) => goes(*place),
            Action::Leave => "{0} jde dál",
            Action::Work => "{0} pracuje",
            Action::BuyDrug => "{0} kupuje lék",
            Action::Train(Training::A) => "{0} trochu cvičí",
            Action::Train(Training::B) => "{0} cvičí s trenérem",
            Action::Shop(Shopping::A) => "{0} kupuje jednu věc",
            Action::Shop(Shopping::B) => "{0} kupuje dvě věci",
            Action::Shop(Shopping::C) => "{0} má nákupní horečku",
            Action::Keep(_) => "{0} si nechává karty {1}; třetí karta jde zpátky na balíček",
            Action::Restock => "{0} si nechává vyložit jiné zboží",
            Action::StockDrug(_) => "{0} nechává na trhu lék {1}",
            Action::Trade { .. } => "{0} mění karty ({1} za {2})",
            Action::Rest => "{0} odpočívá",
            Action::Cook(_) => "{0} vaří doma: {1}",
            Action::Party(_) => "{0} pořádá večírek: {1}",
            Action::Buy(_) => "{0} kupuje kartu {1}",
            Action::Invite(_) => "{0} zve do baru ({1})",
            Action::Affair(Liaison::Lover) => "{0} tráví večer při svíčkách",
            Action::Affair(Liaison::Paid) => "{0} má doprovod na účet",
            Action::Family(_) => "{0} si dělá čas na rodinu",
            Action::Career => "{0} stoupá po žebříku",
            Action::Drug(_) => "{0} bere lék {1}",
            Action::Chips(_) => "{0} se opírá o rodinu ({1})",
            Action::Accept => "{0} to přijímá",
            Action::Remove(_) => "{0} odebírá jednu událost a nikdo se nedozví kterou",
        },
    }
}

const fn goes(place: Place) -> &'static str {
    match place {
        Place::Office => "{0} jde do kanceláře",
        Place::Supermarket => "{0} jde do supermarketu",
        Place::Pharmacy => "{0} jde do lékárny",
        Place::Fleamarket => "{0} jde na bleší trh",
        Place::Home => "{0} jde domů",
        Place::Fitness => "{0} jde do posilovny",
        Place::BlackMarket => "{0} mizí na černý trh",
        Place::Nightlife => "{0} vyráží za nočním životem",
        Place::Affair => "{0} jde na schůzku",
        Place::Family => "{0} se věnuje rodině",
        Place::Career => "{0} myslí na kariéru",
    }
}

fn clause(clause: &Clause) -> &'static str {
    match clause {
        Clause::Drawn { to, .. } => match to {
            To::Hand(_) => "{0} dostává kartu {1}.",
            To::Market => "Nově na bleším trhu: {1}.",
            To::BlackMarket => "Nově na černém trhu: {1}.",
            To::Offer => "Vyložená událost: {1}.",
            To::Looking(_) => "{0} si prohlíží kartu {1}.",
            To::Pub(_) => "{0} dostává v baru kartu {1}.",
        },
        Clause::Prepared => "Na onom světě si někdo prohlíží kartu.",
        Clause::LaidOut(_) => "Vyložené události: {1}.",
        Clause::Shuffled(_) => "Odkládací balíček se znovu míchá: {1}.",
        Clause::Diaries => "Všechny deníky se znovu míchají: všechno se může stát ještě jednou.",
        Clause::NoCard(_) => "Už není co táhnout: {1}.",
        Clause::Change { cause, .. } => match cause {
            Cause::Meal(_) | Cause::Party { .. } | Cause::Treat { .. } => "{0} dostává kartu {2}: {1}.",
            Cause::Nightlife { .. } => "{0} dýchá kouř: {1}.",
            Cause::Shock { .. } => "{0} je v šoku: {1}.",
            Cause::Funeral { .. } => "{0} nemá na květiny: {1}.",
            _ => "{0}: {1}.",
        },
        Clause::Paid(seats) => match seats.as_slice() {
            [_] => "{0} nese květiny za euro.",
            _ => "{0} nesou květiny po euru.",
        },
        Clause::Lost { cards, .. } => match cards.as_slice() {
            [_] => "{0} přichází o kartu {1}.",
            _ => "{0} přichází o karty {1}.",
        },
        Clause::Banned { .. } => "{0} v tomto kole nesmí: {1}.",
        Clause::NothingEaten(_) => "{0} nedostává nic, všechno nezdravé došlo.",
        Clause::Died { cause, .. } => match cause {
            _ if cause.is_party() => "{0} umírá v dobré společnosti: {1} na 10.",
            Cause::Funeral { .. } => "{0} umírá na pohřbu: {1} na 10.",
            _ => "{0} umírá: {1} na 10.",
        },
        Clause::Funeral(_) => "Pohřeb: {0}.",
        Clause::PlansOpen => "Všechny plány jsou hotové.",
        Clause::Plan { .. } => "{0}: {1}.",
        Clause::TookInSecret { .. } => "{0} mezitím bere lék {1}.",
        Clause::RoundOver(_) => "Kolo končí.",
        Clause::Round(_) => "Začíná {1}. kolo.",
        Clause::Beginner(_) => "Odteď začíná {0}.",
        Clause::Over(_) => "{0}!",
    }
}

fn refuse(illegal: &Illegal) -> &'static str {
    match illegal {
        Illegal::Over => "Hra skončila.",
        Illegal::DrawIsDue { .. } => "Nejdřív se táhne karta: {0}.",
        Illegal::NotYourTurn { .. } => "Nejdřív rozhoduje {0}.",
        Illegal::OtherIsDue { .. } => "To musí počkat: {0}",
        Illegal::WrongDeck { .. } => "Teď se táhne odtud: {0}.",
        Illegal::NotInPile { .. } => "{0} není v balíčku.",
        Illegal::OtherOnTop { .. } => "Navrchu balíčku leží jiná karta.",
        Illegal::NotOffered { .. } => "{0} není mezi událostmi.",
        Illegal::ThreePlaces => "Tři figurky patří na tři různá místa.",
        Illegal::NotInGame { .. } => "Takové místo v této hře není: {0}.",
        Illegal::Banned { .. } => "Kvůli události sem v tomto kole nesmíš: {0}.",
        Illegal::Rivals { place: Place::Career } => "Kancelář a kariéra nejdou v jednom kole dohromady.",
        Illegal::Rivals { .. } => "Bleší trh a černý trh nejdou v jednom kole dohromady.",
        Illegal::NotPlanned { .. } => "Žádná tvoje figurka tam nestojí: {0}.",
        Illegal::StillAt { .. } => "Ještě máš práci tady: {0}. Nejdřív jdi dál.",
        Illegal::Nowhere => "Nejdřív jdi na některé ze svých míst.",
        Illegal::Conflict { .. } => "To se dělá jinde: {0}.",
        Illegal::DoneAlready { .. } => "To už při této návštěvě bylo.",
        Illegal::Poor { .. } => "Stojí to {0}, a tolik nemáš.",
        Illegal::UnevenTrade => "Mění se jedna až tři karty: zboží za zboží, léky za léky.",
        Illegal::NotOnMarket { .. } => "{0} není na bleším trhu.",
        Illegal::NotInHand { .. } => "Kartu {0} nemáš, nebo ne tolikrát.",
        Illegal::TooFewCards { .. } => "Na to nestačí karty: buď tvoje, nebo ty na stole.",
        Illegal::NoMeal { meal: Activity::Party } => "Na večírek jsou třeba dvě karty zboží s různými symboly.",
        Illegal::NoMeal { .. } => "K jídlu patří dvě karty zboží s různými symboly.",
        Illegal::NotForSale { .. } => "{0} není na černém trhu.",
        Illegal::NoGuest => "Vytáhnout ven jde jen někoho jiného, a jen živého.",
        Illegal::OneOrTwo => "Rodina dá jeden žeton, nebo dva.",
        Illegal::NoChipsLeft => "Tolik žetonů rodiny už není, nebo by jich bylo víc než čtyři.",
        Illegal::TooFewChips => "Tolik žetonů rodiny nemáš.",
        Illegal::NoChips => "Dej aspoň jeden žeton rodiny, nebo to přijmi.",
        Illegal::TooManyChips { .. } => "Víc žetonů, než je čemu zabránit: {0}.",
        Illegal::NoSuchDrug { .. } => "Lék {0} nemáš.",
        Illegal::NotTheseTwo => "Ze tří karet, které vidíš, si nech dvě.",
        Illegal::NotDrawn { .. } => "{0} není jedním z obou léků.",
        Illegal::NotPrepared { .. } => "{0} není mezi příštími událostmi.",
    }
}

fn reason(reason: &Reason) -> &'static str {
    match reason {
        Reason::Helps { .. } => "{0}: {1} → {2}",
        Reason::Spares { .. } => "{0}: jen {2} místo {1}",
        Reason::Saves { .. } => "jinak hrozí smrt: {0}",
        Reason::Harms { .. } => "{3}: {0} stoupne na {2}",
        Reason::Kills { .. } => "{3} to nepřežije",
        Reason::Earns => "přinese to peníze",
        Reason::Stocks => "to se bude hodit později",
        Reason::LeastHarm => "žádná jiná událost neuškodí tělu méně",
        Reason::Spoils => "živým by to prospělo",
    }
}

fn look(look: Look) -> &'static str {
    match look {
        Look::Events => "Podívej se na nabídku událostí.",
        Look::Health => "Podívej se na své zdraví, peníze a karty v ruce.",
        Look::Pieces => "Podívej se na své figurky ve městě.",
        Look::Hand => "Podívej se na karty v ruce.",
        Look::Others => "Podívej se, jak se daří ostatním.",
        Look::Coming => "Podívej se, co se na tebe chystá.",
        Look::Here => "Podívej se, co toto místo nabízí.",
        Look::Choice => "Podívej se na karty, ze kterých se vybírá.",
    }
}
