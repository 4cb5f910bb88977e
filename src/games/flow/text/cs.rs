//! Czech. Names stand in brackets where they would have to be declined.

use super::advice::Look;
use super::{Called, Clause, GrammaticalRole, Headline, Name, Prompt, Sentences, Words};
use crate::games::flow::Illegal;
use crate::games::flow::bot::Reason;
use crate::i18n::Forms;

pub(super) const WORDS: Words = Words {
    how: ["{0} má první všechny čtyři figurky v srdci.", "{0} má první všechny čtyři figurky v cíli."],
    highlights: ["Nejvíc vyhozených figurek", "Nejvíc ztracených figurek", "Nejvíc zahraných karet"],
    board: "Okruh kolem srdce",
    cards: ["Vyhození", "Nasazení", "Výměna", "Posun"],
    effects: [
        "Do konce tahu tvé figurky vyhazují každého, kdo jim stojí v cestě.",
        "Tvá další čekající figurka vstoupí na tvůj start a srdce zrychlí.",
        "Tvá hlavní figurka si vymění místo s jinou tvou figurkou a vchod jde za ní.",
        "Jedna z tvých figurek jde o 1 nebo 2 pole, vpřed nebo zpět.",
    ],
    turn_cards: "{0} hraje: {1}.",
    turn_counts: [
        Forms::three("figurka vstupuje.", "figurky vstupují.", "figurek vstupuje."),
        Forms::three("figurka letí ven.", "figurky letí ven.", "figurek letí ven."),
        Forms::three("figurka jde do srdce.", "figurky jdou do srdce.", "figurek jde do srdce."),
    ],
    hand: "Karty",
    random_card: "náhodná karta",
    discard: "Co za to dáš?",
    flow: "Nechat plout",
    rest: "Ostatní už samy",
    rest_in_order: "Všechny, přední napřed",
    advance: "Plout",
    roll: "Hodit",
    come_in: "Nasadit figurku",
    ring: "Okruh",
    position: "Pole",
    heart: "Srdce",
    speed: "Tempo srdce",
    entrance: "Vchod do srdce",
    too_slow: "Při tempu 1 je srdce zavřené.",
    too_fast: "Při tempu 4 je srdce zavřené.",
    waits_for_swap: "Srdce zůstane zavřené, dokud někdo nezahraje Výměnu.",
    throw_is_active: "Vyhození platí",
    about_position: "Pole\u{a0}{0}. Nikdo tu nestojí.",
    about_start: "Pole\u{a0}{0}, start ({2}). Kdo na něj vstoupí, získá kartu: {1}.",
    about_free_start: "Pole\u{a0}{0}, start, který nikdo nepoužívá. Kdo na něj vstoupí, získá kartu: {1}.",
    about_entrance: "Pole\u{a0}{0}, vchod do srdce. Kdo na něj vstoupí, jde do srdce, hlavní figurka poslední.",
    piece: "Figurka",
    piece_count: Forms::three("figurka", "figurky", "figurek"),
    master: "Hlavní figurka",
    waiting: "Čeká",
    lane: "Cílové pole",
    ahead: "{0} před ní: {1}",
    entrance_ahead: "{0} před ní: vchod do srdce",
    to_advance: "ještě popluje",
    would_be_thrown: "bude vyhozena",
    flow_seat: "Flow",
    ludo_seat: "Člověče, nezlob se",
    die: "Kostka",
    balance: ("Lepší rovnováha", "Každý start přináší náhodnou kartu, ne pořád stejnou."),
    balance_is_on: "Od pěti hráčů platí vždy.",
    slow_end: ("Pomalejší závěr", "Do srdce jde jen figurka, která na konci tahu stojí na vchodu."),
    hybrid: ("Dvě hry na jednom plánu", "Někdo hraje na stejném okruhu s kostkou Člověče, nezlob se."),
    colours_are_places: "Barvy mají na okruhu své místo: sedí se v pořadí startů.",
};

pub(super) const SENTENCES: Sentences = Sentences {
    tries: Forms::three("pokus", "pokusy", "pokusů"),
    from: ["z pole {0}", "z cílového pole {0}"],
    to: ["na pole {0}", "na cílové pole {0}"],
    piece,
    prompt,
    headline,
    clause,
    refuse,
    reason,
    look,
    positions: Forms::three("pole", "pole", "polí"),
    remarks: [
        ["To je plavba!", "Rovnou do srdce.", "Proud je se mnou."],
        ["Zpátky na břeh.", "Malé zdržení, to přejde.", "Tahle vlna mě zaskočila."],
    ],
};

fn piece(Called { of, name }: Called, part: GrammaticalRole) -> &'static str {
    match (name, of, part) {
        (Name::Master, None, GrammaticalRole::First) => "Hlavní figurka",
        (Name::Master, None, GrammaticalRole::Subject | GrammaticalRole::Object) => "hlavní figurka",
        (Name::Master, Some(_), GrammaticalRole::First) => "Hlavní figurka ({1})",
        (Name::Master, Some(_), GrammaticalRole::Subject | GrammaticalRole::Object) => "hlavní figurka ({1})",
        (Name::Ordinary(_), None, GrammaticalRole::First) => "Figurka\u{a0}{0}",
        (Name::Ordinary(_), None, GrammaticalRole::Subject | GrammaticalRole::Object) => "figurka\u{a0}{0}",
        (Name::Ordinary(_), Some(_), GrammaticalRole::First) => "Figurka\u{a0}{0} ({1})",
        (Name::Ordinary(_), Some(_), GrammaticalRole::Subject | GrammaticalRole::Object) => "figurka\u{a0}{0} ({1})",
    }
}

fn prompt(prompt: Prompt) -> &'static str {
    match prompt {
        Prompt::Cards { empty: false, .. } => "{0}: hraj karty, nebo nech figurky plout.",
        Prompt::Cards { empty: true, .. } => "{0}: žádné karty, nech figurky plout.",
        Prompt::Advance { left: 1, .. } => "{0}: popluje poslední figurka.",
        Prompt::Advance { .. } => "{0}: která figurka popluje teď? Ještě {1}.",
        Prompt::Draw { .. } => "{0} bere náhodnou kartu.",
        Prompt::Roll { more: 0, .. } => "{0}: hoď kostkou.",
        Prompt::Roll { .. } => "{0}: na šestku vstoupí figurka, potom ještě {1}.",
        Prompt::Step { .. } => "{0}: posuň figurku o {1}.",
        Prompt::ComeIn { .. } => "{0}: šestka! Figurka vstupuje.",
        Prompt::Shield { .. } => "{0}: {1} míří na tvou hlavní figurku. Která figurka ji zastoupí?",
        Prompt::Over { .. } => "{0} vyhrává.",
    }
}

fn headline(headline: Headline) -> &'static str {
    match headline {
        Headline::Plays { for_two: None, .. } => "{0} hraje kartu {1}.",
        Headline::Plays { for_two: Some(_), .. } => "{0} dává karty {2} za kartu {1}.",
        Headline::Flows => "{0} nechává figurky plout.",
        Headline::Advances => "{0} pluje dál.",
        Headline::Draws { .. } => "{0} bere kartu: {1}.",
        Headline::Rolls { .. } => "{0} hází {1}.",
        Headline::Steps { .. } => "{0} táhne o {1}.",
        Headline::Shields => "{0} chrání hlavní figurku.",
    }
}

fn clause(clause: Clause) -> &'static str {
    match clause {
        Clause::ThrowIsActive => "Kdo stojí v cestě, bude v tomto tahu vyhozen.",
        Clause::ComesIn { .. } => "{0} vstupuje na pole {1}.",
        Clause::Goes { .. } => "{0} jde {1} {2}.",
        Clause::GoesBack { .. } => "{0} se vrací {1} {2}.",
        Clause::StaysBefore { .. } => "{0} stojí na místě, v cestě je {1}.",
        Clause::StopsBefore { .. } => "Dál nemůže, v cestě je {1}.",
        Clause::Swaps { .. } => "{0} je teď na poli {1}, {2} na poli {3}.",
        Clause::IsThrown { .. } => "{0} letí ven z pole {1}.",
        Clause::Faster { .. } => "Srdce zrychluje na {1}.",
        Clause::Slower { .. } => "Srdce zpomaluje na {1}.",
        Clause::EntranceAt { .. } => "Vchod je na poli {1}.",
        Clause::EntranceLeaves => "Vchod mizí z okruhu.",
        Clause::Earns { .. } => "Přináší to kartu: {1}.",
        Clause::EarnsNothing { card: Some(_) } => "Balíček „{1}“ je prázdný.",
        Clause::EarnsNothing { card: None } => "Všechny balíčky jsou prázdné.",
        Clause::DrawIsDue => "Přináší to náhodnou kartu.",
        Clause::GoesIn { .. } => "{0} jde do srdce.",
        Clause::RollIsLost => "Nelze s tím táhnout.",
        Clause::ShieldIsDue { .. } => "Stojí tam hlavní figurka: {0} vybírá, která figurka ji zastoupí.",
        Clause::ThrowWasIdle => "Vyhozen nebyl nikdo, srdce tedy zpomalí sama karta.",
        Clause::LastRace { .. } => "Poslední závod: srdce bije tempem 2 a znovu se otevírá, vchod je na poli {1}.",
        Clause::Wins { .. } => "{0} vyhrává!",
    }
}

fn refuse(illegal: Illegal) -> &'static str {
    match illegal {
        Illegal::Over => "Hra skončila.",
        Illegal::NotYourTurn { .. } => "Teď rozhoduje {0}.",
        Illegal::NoSuchPiece => "Taková figurka tu není.",
        Illegal::DrawIsDue => "Nejdřív se bere získaná karta.",
        Illegal::NoDrawIsDue => "Teď se žádná karta nebere.",
        Illegal::NotInStacks { .. } => "V balíčku „{0}“ už žádná karta není.",
        Illegal::RollIsDue => "Nejdřív se hází kostkou.",
        Illegal::NoRollIsDue => "Teď se kostkou nehází.",
        Illegal::RollValue => "Na kostce je 1 až 6.",
        Illegal::LudoSeat => "Hraješ Člověče, nezlob se: máš kostku, ale ne karty ani proud.",
        Illegal::FlowSeat => "Hraješ Flow: máš karty, ale žádnou kostku.",
        Illegal::CardsAreOver => "Figurky už plují, karty se hrají předtím.",
        Illegal::CardsFirst => "Nejdřív ukonči hraní karet.",
        Illegal::Payment { .. } => "{0} stojí jednu kartu svého druhu, nebo libovolné dvě.",
        Illegal::NotInHand => "Tyhle karty nemáš.",
        Illegal::ThrowIsActive => "Vyhození už platí, a to až do konce tahu.",
        Illegal::NoneWaits => "Žádná tvá figurka nečeká.",
        Illegal::StartIsTaken { by: None } => "Na startu stojí tvá figurka; s Vyhozením by byl volný.",
        Illegal::StartIsTaken { .. } => "Na startu stojí figurka ({0}); s Vyhozením by byl volný.",
        Illegal::MasterOnStart { by: None } => "Na startu stojí tvá hlavní figurka a tu vyhodit nelze.",
        Illegal::MasterOnStart { .. } => "Na startu stojí hlavní figurka ({0}) a tu vyhodit nelze.",
        Illegal::SwapWithMaster => "Hlavní figurka si mění místo s jinou, ne sama se sebou.",
        Illegal::SwapOffRing => "K Výměně je třeba mít na okruhu ještě jinou figurku.",
        Illegal::MoveOffRing => "Posunout lze jen figurku na okruhu.",
        Illegal::MoveSteps => "Posun je o 1 nebo 2 pole, vpřed nebo zpět.",
        Illegal::MoveIsBlocked { by: None } => "V cestě stojí tvá figurka; s Vyhozením by to šlo.",
        Illegal::MoveIsBlocked { .. } => "V cestě stojí figurka ({0}); s Vyhozením by to šlo.",
        Illegal::MoveMeetsMaster { by: None } => "V cestě stojí tvá hlavní figurka a tu vyhodit nelze.",
        Illegal::MoveMeetsMaster { .. } => "V cestě stojí hlavní figurka ({0}) a tu vyhodit nelze.",
        Illegal::NoAdvanceLeft => "Tahle figurka v tomto tahu už nepopluje.",
        Illegal::ComeInNeedsSix => "Figurka vstupuje jen na šestku.",
        Illegal::NoneComesIn => "Žádná tvá figurka nečeká na vstup.",
        Illegal::OwnPieceOnStart => "Na startu ještě stojí tvá figurka.",
        Illegal::MustComeIn => "S touto šestkou musí vstoupit čekající figurka.",
        Illegal::MustLeaveStart => "Dokud jiné čekají, musí nejdřív uhnout figurka na tvém startu.",
        Illegal::StepOfWaiting => "Tahle figurka není na plánu; vstoupí na šestku.",
        Illegal::StepOnOwn => "Tam už stojí tvá figurka.",
        Illegal::StepTooFar => "Hod je příliš vysoký: figurka musí skončit v cíli.",
        Illegal::StepOverOwn => "V cíli se nepředbíhá.",
        Illegal::Barred { .. } => "Stojí tam hlavní figurka ({0}) a žádná jiná ji nemůže zastoupit.",
        Illegal::ShieldIsDue => "Nejdřív vyber figurku, která hlavní figurku zastoupí.",
        Illegal::NoShieldIsDue => "Na žádnou hlavní figurku se teď nemíří.",
        Illegal::NoShield => "Zastoupit ji může jen jiná tvá figurka na okruhu.",
    }
}

fn reason(reason: &Reason) -> &'static str {
    match reason {
        Reason::Wins => "tím vyhraje",
        Reason::GoesIn => "tím dojde figurka do cíle",
        Reason::Throws { .. } => "vyhodí figurku ({0})",
        Reason::ComesIn => "na cestě je o figurku víc",
        Reason::Earns => "přinese to kartu",
        Reason::Opens => "otevře to srdce",
        Reason::Nearer { .. } => "ke vchodu je blíž o {0}",
        Reason::ToGo { .. } => "nejbližší figurka má ke vchodu už jen {0}",
        Reason::Hinders { .. } => "{0} to má dál",
        Reason::InTheWay { .. } => "v cestě stojí figurka ({0})",
        Reason::MakesRoom { .. } => "uvolní cestu: {0}",
        Reason::InFront => "jiná tak daleko nedošla",
        Reason::LongestWay => "měla před sebou nejdelší cestu",
    }
}

fn look(look: Look) -> &'static str {
    match look {
        Look::Cards => "Podívej se na své karty.",
        Look::Flow => "Podívej se, kam figurky doplují samy.",
        Look::Ring => "Podívej se na své figurky na okruhu.",
        Look::Waiting => "Podívej se na své čekající figurky.",
        Look::Shields => "Podívej se, kdo může ránu zachytit.",
    }
}
