//! Czech. Names stand in the nominative: as the subject, or after a colon.

use super::{Act, Clause, Prompt, Words, cards, effect, indicators, list, parts_list, small};
use crate::engine::{Outcome, Seat};
use crate::games::infarkt::{
    Action, Cause, Deck, Deed, Design, Due, Illegal, Liaison, Place, Shopping, Special, To, Training,
};
use crate::i18n::{Forms, Lang, Names};

const LANG: Lang = Lang::Cs;

pub(super) const WORDS: Words = Words {
    tagline: "Pracuj, jez, pořádej večírky: a přežij sousedy, kteří je pořádají taky.",
    goal: "Žádná hodnota nesmí vystoupat na 10. Kdo zůstane naživu poslední, vyhrává.",
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
    decks: ["Zboží", "Léky", "Události"],
    euros: Forms::three("euro", "eura", "eur"),
    family_chips: Forms::three("žeton rodiny", "žetony rodiny", "žetonů rodiny"),
    career_chips: Forms::three("žeton kariéry", "žetony kariéry", "žetonů kariéry"),
    rounds: Forms::three("kolo", "kola", "kol"),
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
    diary: "Deník",
    hand: "Ruka",
    offer: "Události",
    planned: "plán je hotov",
    banned: "v tomto kole ne",
    dead: "po smrti",
    beginner: "začíná",
    accept: "Nechat být",
    leave: "Jít dál",
    set: "Postavit figurky",
    keep: "Nechat si tyto dvě",
    give: "Dát",
    take: "Vzít",
    board: "Město s jeho místy, trhem a zdravím všech",
};

pub(super) fn deed(deed: Deed) -> &'static str {
    match deed {
        Deed::Work => "Pracovat",
        Deed::BuyDrug => "Koupit lék",
        Deed::Train(Training::A) => "Lehký trénink",
        Deed::Train(Training::B) => "Trénink s trenérem",
        Deed::Shop(Shopping::A) => "Koupit jednu věc",
        Deed::Shop(Shopping::B) => "Koupit dvě věci",
        Deed::Shop(Shopping::C) => "Nákupní horečka",
        Deed::Restock => "Chtít jiné zboží",
        Deed::Trade(1) => "Vyměnit jednu kartu",
        Deed::Trade(2) => "Vyměnit dvě karty",
        Deed::Trade(_) => "Vyměnit tři karty",
        Deed::Rest => "Nohy na stůl",
        Deed::Cook => "Uvařit si",
        Deed::Party => "Uspořádat večírek",
        Deed::Buy => "Koupit pod pultem",
        Deed::Invite => "Vytáhnout někoho ven",
        Deed::Affair(Liaison::Lover) => "Večer při svíčkách",
        Deed::Affair(Liaison::Paid) => "Doprovod na účet",
        Deed::Family(1) => "Hodina pro rodinu",
        Deed::Family(_) => "Den pro rodinu",
        Deed::Career => "Stoupat po žebříku",
    }
}

pub(super) fn special(special: Special) -> Option<&'static str> {
    Some(match special {
        Special::Refrigerator => "Všechno jídlo a všechny nápoje jsou pryč. Tabák vydrží.",
        Special::Robbed => "Všechny léky a všechen tabák jsou pryč.",
        Special::PaidLeave => "V tomto kole žádná kancelář a žádná kariéra.",
        Special::BusinessTrip => "V tomto kole ne domů.",
        Special::Divorce => "Polovina peněz je pryč, zaokrouhleno nahoru; a polovina žetonů rodiny taky.",
        Special::Grandma => "Jeden žeton rodiny je pryč.",
        Special::Promotion => "Jeden žeton kariéry, pokud ještě nějaký je.",
        Special::LabourDispute => "Jeden žeton kariéry je pryč.",
        Special::Diarrhoea => return None,
    })
}

fn card(card: Design) -> String {
    format!("„{}“", cards::name(card, LANG))
}

fn card_list(of: &[Design]) -> String {
    list(&of.iter().map(|one| card(*one)).collect::<Vec<_>>(), "a")
}

fn place_list(places: impl IntoIterator<Item = Place>) -> String {
    let names: Vec<String> = places.into_iter().map(|place| small(WORDS.place(place))).collect();
    list(&names, "a")
}

const fn pile(deck: Deck) -> &'static str {
    match deck {
        Deck::Goods => "zboží",
        Deck::Drugs => "léky",
        Deck::Events => "události",
    }
}

pub(super) fn cause(cause: Cause, names: &Names) -> String {
    match cause {
        Cause::Decay => "konec kola".to_owned(),
        Cause::Event(of) | Cause::Meal(of) | Cause::Drug(of) => card(of),
        Cause::Work => "den v kanceláři".to_owned(),
        Cause::Pharmacy => "lékárna".to_owned(),
        Cause::Training(_) => "posilovna".to_owned(),
        Cause::Shopping => "supermarket".to_owned(),
        Cause::Frenzy => "nákupní horečka".to_owned(),
        Cause::Restock | Cause::Trade => "bleší trh".to_owned(),
        Cause::Rest => "odpočinek doma".to_owned(),
        Cause::Party { host, card: of } => format!("{} na večírku, hostí {}", card(of), names.of(host)),
        Cause::BlackMarket => "černý trh".to_owned(),
        Cause::Nightlife { host } => format!("kouř v baru, zve {}", names.of(host)),
        Cause::Treat { host, card: of } => format!("{} v baru, zve {}", card(of), names.of(host)),
        Cause::Affair(Liaison::Lover) => "večer při svíčkách".to_owned(),
        Cause::Affair(Liaison::Paid) => "doprovod na účet".to_owned(),
        Cause::Family | Cause::Chips => "rodina".to_owned(),
        Cause::Career => "příčka kariéry".to_owned(),
        Cause::Shock { of } => format!("šok z úmrtí: {}", names.of(of)),
        Cause::Funeral { of } => format!("pohřeb: {}", names.of(of)),
        Cause::Death => "smrt".to_owned(),
    }
}

pub(super) fn prompt(prompt: &Prompt, names: &Names) -> String {
    match prompt {
        Prompt::Deal(Deck::Goods) => "Vykládá se zboží.".to_owned(),
        Prompt::Deal(Deck::Drugs) => "Vykládá se lék.".to_owned(),
        Prompt::Deal(Deck::Events) => "Vykládají se události tohoto kola.".to_owned(),
        Prompt::Draw(seat) => format!("Kartu dostává {}.", names.of(*seat)),
        Prompt::Treat(seat) => format!("{} dostává něco z baru.", names.of(*seat)),
        Prompt::Prepare => "Na onom světě si prohlížejí příští události.".to_owned(),
        Prompt::Ask(seat, due) => {
            let name = names.of(*seat);
            match due {
                Due::Event => format!("{name}: vyber si událost."),
                Due::Plan => format!("{name}: postav figurky na tři místa."),
                Due::Go => format!("{name}: kam teď?"),
                Due::Visit(place) => format!("{name} ({}): co uděláš?", WORDS.place(*place)),
                Due::Keep => format!("{name}: ze tří karet si nech dvě."),
                Due::Stock => format!("{name}: který lék zůstane na trhu?"),
                Due::Remove => format!("{name}: ušetři živé jedné události."),
                Due::Answer => format!("{name}: něco proti tomu?"),
            }
        }
        Prompt::Answer(pending) => {
            let (name, why) = (names.of(pending.seat), cause(pending.cause, names));
            if pending.effect.is_none() {
                format!("{name}: nic z toho nezbylo ({why}).")
            } else {
                format!("{name}: {} ({why}). Něco proti tomu?", effect(pending.effect, LANG))
            }
        }
        Prompt::Over(outcome) => format!("{}.", wins(outcome, names)),
    }
}

fn wins(Outcome { winners }: &Outcome, names: &Names) -> String {
    let list = names.list(winners.iter(), "a");
    if winners.iter().len() == 1 {
        format!("{list} vyhrává")
    } else {
        format!("{list} vyhrávají společně, na onom světě")
    }
}

/// The beginning of a sentence: a full stop or the changes follow.
pub(super) fn act(seat: Seat, act: &Act, names: &Names) -> String {
    let name = names.of(seat);
    match act {
        Act::Planned => format!("{name}: figurky stojí"),
        Act::Secret => format!("{name} ještě přemýšlí"),
        Act::Chips(of) => format!("{name} se opírá o rodinu ({})", indicators(of, LANG)),
        Act::Party { cards, guests } => {
            let guests = names.list(guests.iter().copied().flatten(), "a");
            format!("{name} pořádá večírek, hosté: {guests}, podává se {}", card_list(cards))
        }
        Act::Open(action) => match action {
            Action::Event { card: of } => format!("{name} si bere {}", card(*of)),
            Action::Plan(plan) => format!("{name} plánuje: {}", place_list(plan.iter().copied())),
            Action::Go(place) => format!("{name} {}", goes(*place)),
            Action::Leave => format!("{name} jde dál"),
            Action::Work => format!("{name} pracuje"),
            Action::BuyDrug => format!("{name} kupuje lék"),
            Action::Train(Training::A) => format!("{name} trochu cvičí"),
            Action::Train(Training::B) => format!("{name} cvičí s trenérem"),
            Action::Shop(Shopping::A) => format!("{name} kupuje jednu věc"),
            Action::Shop(Shopping::B) => format!("{name} kupuje dvě věci"),
            Action::Shop(Shopping::C) => format!("{name} má nákupní horečku"),
            Action::Keep(of) => format!("{name} si nechává {}; třetí karta jde zpátky na balíček", card_list(of)),
            Action::Restock => format!("{name} chce vidět jiné zboží"),
            Action::StockDrug(of) => format!("{name} nechává na trhu {}", card(*of)),
            Action::Trade { give, take } => format!("{name} mění {} za {}", card_list(give), card_list(take)),
            Action::Rest => format!("{name} odpočívá"),
            Action::Cook(of) => format!("{name} vaří doma: {}", card_list(of)),
            Action::Party(of) => format!("{name} pořádá večírek: {}", card_list(of)),
            Action::Buy(of) => format!("{name} kupuje {}", card(*of)),
            Action::Invite(guest) => format!("{name} zve do baru, jde taky {}", names.of(*guest)),
            Action::Affair(Liaison::Lover) => format!("{name} tráví večer při svíčkách"),
            Action::Affair(Liaison::Paid) => format!("{name} má doprovod na účet"),
            Action::Family(_) => format!("{name} má čas na rodinu"),
            Action::Career => format!("{name} stoupá po žebříku"),
            Action::Drug(of) => format!("{name} bere {}", card(*of)),
            Action::Chips(of) => format!("{name} se opírá o rodinu ({})", indicators(of, LANG)),
            Action::Accept => format!("{name} to nechává být"),
            Action::Remove(_) => format!("{name} odebírá jednu událost a nikdo se nedozví kterou"),
        },
    }
}

const fn goes(place: Place) -> &'static str {
    match place {
        Place::Office => "jde do kanceláře",
        Place::Supermarket => "jde do supermarketu",
        Place::Pharmacy => "jde do lékárny",
        Place::Fleamarket => "jde na bleší trh",
        Place::Home => "jde domů",
        Place::Fitness => "jde do posilovny",
        Place::BlackMarket => "mizí na černý trh",
        Place::Nightlife => "vyráží za nočním životem",
        Place::Affair => "jde na schůzku",
        Place::Family => "se věnuje rodině",
        Place::Career => "myslí na kariéru",
    }
}

pub(super) fn clause(clause: &Clause, names: &Names) -> String {
    match clause {
        Clause::Drawn { card: of, to } => match to {
            To::Hand(seat) => format!("{} dostává {}.", names.of(*seat), card(*of)),
            To::Market => format!("Nově na bleším trhu: {}.", card(*of)),
            To::BlackMarket => format!("Nově na černém trhu: {}.", card(*of)),
            To::Offer => format!("Vyložená událost: {}.", card(*of)),
            To::Looking(seat) => format!("{} si prohlíží {}.", names.of(*seat), card(*of)),
            To::Pub(seat) => format!("{} má na baru {}.", names.of(*seat), card(*of)),
        },
        Clause::Prepared => "Na onom světě si někdo prohlíží kartu.".to_owned(),
        Clause::LaidOut(of) => format!("Vyložené události: {}.", card_list(of)),
        Clause::Shuffled(deck) => format!("Odkládací balíček se znovu míchá: {}.", pile(*deck)),
        Clause::Diaries => "Všechny deníky se znovu míchají: všechno se může stát ještě jednou.".to_owned(),
        Clause::NoCard(deck) => format!("Už není co táhnout: {}.", pile(*deck)),
        Clause::Change { seat, cause, parts } => {
            let (name, parts) = (names.of(*seat), parts_list(parts, LANG));
            match cause {
                Cause::Meal(of) | Cause::Party { card: of, .. } | Cause::Treat { card: of, .. } => {
                    format!("{name} dostává {}: {parts}.", card(*of))
                }
                Cause::Nightlife { .. } => format!("{name} dýchá kouř: {parts}."),
                Cause::Shock { .. } => format!("{name} je v šoku: {parts}."),
                Cause::Funeral { .. } => format!("{name} nemá na květiny: {parts}."),
                _ => format!("{name}: {parts}."),
            }
        }
        Clause::Paid(seats) => match seats.as_slice() {
            [seat] => format!("{} nese květiny za euro.", names.of(*seat)),
            seats => format!("{} nesou květiny po euru.", names.list(seats.iter().copied(), "a")),
        },
        Clause::Lost { seat, cards } => format!("{} přichází o {}.", names.of(*seat), card_list(cards)),
        Clause::Banned { seat, places } => {
            format!("{} v tomto kole nesmí: {}.", names.of(*seat), place_list(places.iter().copied()))
        }
        Clause::NothingEaten(seat) => format!("{} nedostává nic, všechno nezdravé došlo.", names.of(*seat)),
        Clause::Died { seat, of, cause } => {
            let at = match cause {
                _ if cause.is_party() => " v dobré společnosti",
                Cause::Funeral { .. } => " na pohřbu",
                _ => "",
            };
            format!("{} umírá{at}: {} na 10.", names.of(*seat), indicators(of, LANG))
        }
        Clause::Funeral(of) => format!("Pohřeb: {}.", names.of(*of)),
        Clause::PlansOpen => "Všechny plány jsou hotové.".to_owned(),
        Clause::Plan { seat, plan } => format!("{}: {}.", names.of(*seat), place_list(plan.iter())),
        Clause::TookInSecret { seat, card: of } => format!("{} mezitím bere {}.", names.of(*seat), card(*of)),
        Clause::RoundOver(_) => "Kolo končí.".to_owned(),
        Clause::Round(round) => format!("Začíná {round}. kolo."),
        Clause::Beginner(seat) => format!("Odteď začíná {}.", names.of(*seat)),
        Clause::Over(outcome) => format!("{}!", wins(outcome, names)),
    }
}

pub(super) fn refuse(illegal: Illegal, names: &Names) -> String {
    let place = |place: Place| small(WORDS.place(place));
    match illegal {
        Illegal::Over => "Hra skončila.".to_owned(),
        Illegal::DrawIsDue { deck } => format!("Nejdřív se táhne karta: {}.", pile(deck)),
        Illegal::NotYourTurn { turn, .. } => format!("Nejdřív rozhoduje {}.", names.of(turn)),
        Illegal::OtherIsDue { turn, due } => format!("To musí počkat. {}", prompt(&Prompt::Ask(turn, due), names)),
        Illegal::WrongDeck { deck } => format!("Teď se táhne odtud: {}.", pile(deck)),
        Illegal::NotInPile { card: of } => format!("{} není v balíčku.", card(of)),
        Illegal::OtherOnTop { .. } => "Navrchu balíčku leží jiná karta.".to_owned(),
        Illegal::NotOffered { card: of } => format!("{} není mezi událostmi.", card(of)),
        Illegal::ThreePlaces => "Tři figurky patří na tři různá místa.".to_owned(),
        Illegal::NotInGame { place: at } => format!("Takové místo v této hře není: {}.", place(at)),
        Illegal::Banned { place: at } => format!("Kvůli události sem v tomto kole nesmíš: {}.", place(at)),
        Illegal::Rivals { place: Place::Career } => "Kancelář a kariéra nejdou v jednom kole dohromady.".to_owned(),
        Illegal::Rivals { .. } => "Bleší trh a černý trh nejdou v jednom kole dohromady.".to_owned(),
        Illegal::NotPlanned { place: at } => format!("Žádná tvoje figurka tam nestojí: {}.", place(at)),
        Illegal::StillAt { place: at } => format!("Ještě máš práci tady: {}. Nejdřív jdi dál.", place(at)),
        Illegal::Nowhere => "Nejdřív jdi na některé ze svých míst.".to_owned(),
        Illegal::Elsewhere { place: at } => format!("To se dělá jinde: {}.", place(at)),
        Illegal::DoneAlready { .. } => "To už při této návštěvě bylo.".to_owned(),
        Illegal::Poor { price } => format!("Stojí to {}, a tolik nemáš.", LANG.count(u32::from(price), WORDS.euros)),
        Illegal::UnevenTrade => "Mění se jedna až tři karty: zboží za zboží, léky za léky.".to_owned(),
        Illegal::NotOnMarket { card: of } => format!("{} není na bleším trhu.", card(of)),
        Illegal::NotInHand { card: of, .. } => format!("{} nemáš, nebo ne tolikrát.", card(of)),
        Illegal::NoMeal => "Na jídlo jsou potřeba dvě zboží s různými symboly.".to_owned(),
        Illegal::NotForSale { card: of } => format!("{} není na černém trhu.", card(of)),
        Illegal::NoGuest => "Vytáhnout ven jde jen někoho jiného, a jen živého.".to_owned(),
        Illegal::OneOrTwo => "Rodina dá jeden žeton, nebo dva.".to_owned(),
        Illegal::NoChipsLeft => "Tolik žetonů rodiny už není, nebo by jich bylo víc než čtyři.".to_owned(),
        Illegal::TooFewChips => "Tolik žetonů rodiny nemáš.".to_owned(),
        Illegal::NoChips => "Dej aspoň jeden žeton rodiny, nebo to nech být.".to_owned(),
        Illegal::TooManyChips { indicator } => {
            format!("Víc žetonů, než je čemu zabránit: {}.", WORDS.indicator(indicator))
        }
        Illegal::NoSuchDrug { card: of } => format!("{} nemáš.", card(of)),
        Illegal::NotTheseTwo => "Ze tří karet, které vidíš, si nech dvě.".to_owned(),
        Illegal::NotDrawn { card: of } => format!("{} není jedním z obou léků.", card(of)),
        Illegal::NotPrepared { card: of } => format!("{} není mezi příštími událostmi.", card(of)),
    }
}
