//! Czech. Names stand in brackets where they would have to be declined.

use super::{Called, Clause, Deed, Line, Name, Prompt, Words, card_list, card_name};
use crate::games::flow::{Card, Illegal, Place};
use crate::i18n::{Forms, Lang, Names};

pub(super) const WORDS: Words = Words {
    tagline: "Plyň po okruhu v rytmu bijícího srdce a vklouzni dovnitř, dokud je otevřené.",
    goal: "Doveď do srdce všechny čtyři figurky, hlavní jako poslední.",
    board: "Okruh kolem srdce",
    and: "a",
    cards: ["Vyhození", "Nasazení", "Výměna", "Posun"],
    effects: [
        "Do konce tahu tvé figurky vyhazují každého, kdo jim stojí v cestě.",
        "Tvá další čekající figurka vstoupí na tvůj start a srdce zrychlí.",
        "Tvá hlavní figurka si vymění místo s jinou tvou figurkou a vchod jde za ní.",
        "Jedna z tvých figurek jde o 1 nebo 2 pole, vpřed nebo zpět.",
    ],
    card_count: Forms::three("karta", "karty", "karet"),
    hand: "Karty",
    stacks: "Balíčky",
    random_card: "náhodná karta",
    discard: "Co za to dáš?",
    any_two: "Libovolné dvě karty platí za kteroukoli jinou.",
    back: "Zpět",
    choose_piece: "Která figurka?",
    flow: "Nechat plynout",
    rest: "Zbytek sám",
    advance: "Plynout",
    roll: "Hodit",
    come_in: "Nasadit figurku",
    ring: "Okruh",
    position: "Pole",
    start: "Start",
    heart: "Srdce",
    speed: "Tempo srdce",
    entrance: "Vchod do srdce",
    entrance_off: "bez vchodu",
    too_slow: "Při tempu 1 je srdce zavřené.",
    too_fast: "Při tempu 4 je srdce zavřené.",
    waits_for_swap: "Srdce zůstane zavřené, dokud někdo nezahraje Výměnu.",
    throw_is_active: "Vyhození platí",
    piece: "Figurka",
    piece_count: Forms::three("figurka", "figurky", "figurek"),
    master: "Hlavní figurka",
    waiting: "Čeká",
    lane: "Cílové pole",
    to_advance: "ještě poplyne",
    ends_here: "skončí tady",
    would_be_thrown: "bude vyhozena",
    flow_seat: "Flow",
    ludo_seat: "Člověče, nezlob se",
    die: "Kostka",
    balance: ("Lepší rovnováha", "Každý start přináší náhodnou kartu, ne pořád stejnou."),
    balance_is_on: "Od pěti hráčů platí vždy.",
    slow_end: ("Pomalejší závěr", "Do srdce jde jen figurka, která na konci tahu stojí na vchodu."),
    hybrid: ("Dvě hry na jednom plánu", "Někdo hraje na stejném okruhu s kostkou Člověče, nezlob se."),
    one_flow_seat: "Aspoň jedno místo hraje Flow.",
    more_players: "V pěti až osmi se okruh s každým místem prodlouží o jeden start.",
    colours_are_places: "Barvy mají na okruhu své místo: sedí se v pořadí startů.",
    colour_for_more: "Tahle barva se přidá, až vás bude víc.",
};

pub(super) fn prompt(prompt: Prompt, names: &Names) -> String {
    match prompt {
        Prompt::Cards { seat, empty: false } => format!("{}: hraj karty, nebo nech figurky plynout.", names.of(seat)),
        Prompt::Cards { seat, empty: true } => format!("{}: žádné karty, nech figurky plynout.", names.of(seat)),
        Prompt::Advance { seat, left } => {
            let left = Lang::Cs.count(u32::from(left), WORDS.piece_count);
            format!("{}: která figurka poplyne teď? Na řadě: {left}.", names.of(seat))
        }
        Prompt::Draw { seat } => format!("{} bere náhodnou kartu.", names.of(seat)),
        Prompt::Roll { seat, more: 0 } => format!("{}: hoď kostkou.", names.of(seat)),
        Prompt::Roll { seat, more } => {
            let more = Lang::Cs.count(u32::from(more), Forms::three("další pokus", "další pokusy", "dalších pokusů"));
            format!("{}: na 6 vstoupí figurka, potom {more}.", names.of(seat))
        }
        Prompt::Step { seat, roll } => format!("{}: posuň figurku o {roll}.", names.of(seat)),
        Prompt::ComeIn { seat } => format!("{}: šestka! Figurka vstupuje.", names.of(seat)),
        Prompt::Shield { seat, by } => {
            let (seat, by) = (names.of(seat), names.of(by));
            format!("{seat}: {by} míří na tvou hlavní figurku. Která figurka ji zastoupí?")
        }
        Prompt::Over { winner } => format!("{} vyhrává.", names.of(winner)),
    }
}

pub(super) fn deed(line: &Line, names: &Names) -> String {
    let name = names.of(line.seat);
    match line.deed {
        Deed::Plays { card: played, for_two: None } => format!("{name} hraje kartu {}.", card(played)),
        Deed::Plays { card: played, for_two: Some(with) } => {
            format!("{name} dává karty {} za kartu {}.", card_list(with, Lang::Cs), card(played))
        }
        Deed::Flows => format!("{name} nechává figurky plynout."),
        Deed::Advances => format!("{name} plyne dál."),
        Deed::Draws { card: drawn } => format!("{name} bere kartu: {}.", card(drawn)),
        Deed::Rolls { roll } => format!("{name} hází {roll}."),
        Deed::Steps { roll } => format!("{name} táhne o {roll}."),
        Deed::Shields => format!("{name} chrání hlavní figurku."),
    }
}

fn piece(piece: Called, names: &Names) -> String {
    let name = match piece.name {
        Name::Master => "hlavní figurka".to_owned(),
        Name::Ordinary(number) => format!("figurka\u{a0}{number}"),
    };
    match piece.of {
        Some(of) => format!("{name} ({})", names.of(of)),
        None => name,
    }
}

/// At the beginning of a sentence.
fn first(called: Called, names: &Names) -> String {
    // Both words begin with letters of the plain alphabet; a table for all others would be larger than this game's words.
    let mut piece = piece(called, names);
    if let Some(first) = piece.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    piece
}

fn from(place: Place) -> String {
    match place {
        Place::Ring(position) => format!("z pole {position}"),
        Place::Goal(field) => format!("z cílového pole {}", field + 1),
        Place::Waiting | Place::Heart => super::place_name(place, Lang::Cs),
    }
}

fn to(place: Place) -> String {
    match place {
        Place::Ring(position) => format!("na pole {position}"),
        Place::Goal(field) => format!("na cílové pole {}", field + 1),
        Place::Waiting | Place::Heart => super::place_name(place, Lang::Cs),
    }
}

fn card(card: Card) -> &'static str {
    card_name(card, Lang::Cs)
}

pub(super) fn clause(clause: Clause, names: &Names) -> String {
    match clause {
        Clause::ThrowIsActive => "Kdo stojí v cestě, bude v tomto tahu vyhozen.".to_owned(),
        Clause::ComesIn { piece, at } => format!("{} vstupuje na pole {at}.", first(piece, names)),
        Clause::Goes { piece, from: begin, to: end } => {
            format!("{} jde {} {}.", first(piece, names), from(begin), to(end))
        }
        Clause::GoesBack { piece, from: begin, to: end } => {
            format!("{} se vrací {} {}.", first(piece, names), from(begin), to(end))
        }
        Clause::StaysBefore { piece: stays, by } => {
            format!("{} stojí na místě, v cestě je {}.", first(stays, names), piece(by, names))
        }
        Clause::StopsBefore { by } => format!("Dál nemůže, v cestě je {}.", piece(by, names)),
        Clause::Swaps { at, other, other_at } => {
            let master = Called { name: Name::Master, ..other };
            format!("{} je teď na poli {at}, {} na poli {other_at}.", first(master, names), piece(other, names))
        }
        Clause::IsThrown { piece, from } => format!("{} letí ven z pole {from}.", first(piece, names)),
        Clause::Faster { to } => format!("Srdce zrychluje na {to}."),
        Clause::Slower { to } => format!("Srdce zpomaluje na {to}."),
        Clause::EntranceAt { at } => format!("Vchod je na poli {at}."),
        Clause::EntranceLeaves => "Vchod mizí z okruhu.".to_owned(),
        Clause::Earns { card: earned } => format!("Přináší to kartu: {}.", card(earned)),
        Clause::EarnsNothing { card: Some(out) } => format!("Balíček {} je prázdný.", card(out)),
        Clause::EarnsNothing { card: None } => "Všechny balíčky jsou prázdné.".to_owned(),
        Clause::DrawIsDue => "Přináší to náhodnou kartu.".to_owned(),
        Clause::GoesIn { piece } => format!("{} jde do srdce.", first(piece, names)),
        Clause::RollIsLost => "Nelze s tím táhnout.".to_owned(),
        Clause::ShieldIsDue { owner } => {
            format!("Stojí tam hlavní figurka: {} vybírá, která figurka ji zastoupí.", names.of(owner))
        }
        Clause::ThrowWasIdle => "Vyhozen nebyl nikdo, srdce tedy zpomalí sama karta.".to_owned(),
        Clause::LastRace { at } => {
            format!("Poslední závod: srdce bije tempem 2 a znovu se otevírá, vchod je na poli {at}.")
        }
        Clause::Wins { seat } => format!("{} vyhrává!", names.of(seat)),
    }
}

pub(super) fn refuse(illegal: Illegal, names: &Names) -> String {
    match illegal {
        Illegal::Over => "Hra skončila.".to_owned(),
        Illegal::NotYourTurn { turn } => format!("Teď rozhoduje {}.", names.of(turn)),
        Illegal::NoSuchPiece => "Taková figurka tu není.".to_owned(),
        Illegal::DrawIsDue => "Nejdřív se bere získaná karta.".to_owned(),
        Illegal::NoDrawIsDue => "Teď se žádná karta nebere.".to_owned(),
        Illegal::NotInStacks { card: of } => format!("V balíčku {} už žádná karta není.", card(of)),
        Illegal::RollIsDue => "Nejdřív se hází kostkou.".to_owned(),
        Illegal::NoRollIsDue => "Teď se kostkou nehází.".to_owned(),
        Illegal::RollValue => "Na kostce je 1 až 6.".to_owned(),
        Illegal::LudoSeat => "Tohle místo hraje Člověče, nezlob se: má kostku, ale žádné karty ani proud.".to_owned(),
        Illegal::FlowSeat => "Tohle místo hraje Flow: má karty, ale žádnou kostku.".to_owned(),
        Illegal::CardsAreOver => "Figurky už plynou, karty se hrají předtím.".to_owned(),
        Illegal::CardsFirst => "Nejdřív ukonči hraní karet.".to_owned(),
        Illegal::Payment { card: of } => format!("{} stojí jednu kartu svého druhu, nebo libovolné dvě.", card(of)),
        Illegal::NotInHand => "Tyhle karty nemáš.".to_owned(),
        Illegal::ThrowIsActive => "Vyhození už platí, a to až do konce tahu.".to_owned(),
        Illegal::NoneWaits => "Žádná tvá figurka nečeká.".to_owned(),
        Illegal::StartIsTaken { by } => {
            format!("Na tvém startu stojí figurka ({}); s Vyhozením by byl volný.", names.of(by))
        }
        Illegal::MasterOnStart { by } => {
            format!("Na tvém startu stojí hlavní figurka ({}) a tu vyhodit nelze.", names.of(by))
        }
        Illegal::SwapWithMaster => "Hlavní figurka si mění místo s jinou, ne sama se sebou.".to_owned(),
        Illegal::SwapOffRing => "K Výměně je třeba mít na okruhu ještě jinou figurku.".to_owned(),
        Illegal::MoveOffRing => "Posunout lze jen figurku na okruhu.".to_owned(),
        Illegal::MoveSteps => "Posun je o 1 nebo 2 pole, vpřed nebo zpět.".to_owned(),
        Illegal::MoveIsBlocked { by } => {
            format!("V cestě stojí figurka ({}); s Vyhozením by to šlo.", names.of(by))
        }
        Illegal::MoveMeetsMaster { by } => {
            format!("V cestě stojí hlavní figurka ({}) a tu vyhodit nelze.", names.of(by))
        }
        Illegal::NoAdvanceLeft => "Tahle figurka v tomto tahu už nepoplyne.".to_owned(),
        Illegal::ComeInNeedsSix => "Figurka vstupuje jen na šestku.".to_owned(),
        Illegal::NoneComesIn => "Žádná tvá figurka nečeká na vstup.".to_owned(),
        Illegal::OwnPieceOnStart => "Na startu ještě stojí tvá figurka.".to_owned(),
        Illegal::MustComeIn => "S touto šestkou musí vstoupit čekající figurka.".to_owned(),
        Illegal::MustLeaveStart => "Dokud jiné čekají, musí nejdřív uhnout figurka na tvém startu.".to_owned(),
        Illegal::StepOfWaiting => "Tahle figurka není na plánu; vstoupí na šestku.".to_owned(),
        Illegal::StepOnOwn => "Tam už stojí tvá figurka.".to_owned(),
        Illegal::StepTooFar => "Hod je příliš vysoký: musí skončit v cíli.".to_owned(),
        Illegal::StepOverOwn => "V cíli se nepředbíhá.".to_owned(),
        Illegal::Barred { by } => {
            format!("Stojí tam hlavní figurka ({}) a žádná jiná ji nemůže zastoupit.", names.of(by))
        }
        Illegal::ShieldIsDue => "Nejdřív vyber figurku, která hlavní figurku zastoupí.".to_owned(),
        Illegal::NoShieldIsDue => "Na žádnou hlavní figurku se teď nemíří.".to_owned(),
        Illegal::NoShield => "Zastoupit ji může jen jiná tvá figurka na okruhu.".to_owned(),
    }
}
