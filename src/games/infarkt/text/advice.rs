//! Advice: what speaks for an action, and where to look for it; and what is said in good and bad moments.

use super::{card, card_list, indicators, place, place_list, words};
use crate::engine::Seat;
use crate::games::infarkt::bot::Reason;
use crate::games::infarkt::{Action, State};
use crate::i18n::{Lang, Names, fill};

pub(super) fn explain(reason: &Reason, lang: Lang, names: &Names) -> String {
    let sentence = lang.pick(match reason {
        Reason::Helps { .. } => ["{0} from {1} to {2}", "{0} von {1} auf {2}", "{0} z {1} na {2}"],
        Reason::Saves { .. } => ["{0} would be deadly without it", "{0} wäre sonst tödlich", "{0} by jinak zabíjela"],
        Reason::Harms { .. } => ["{3}: {0} up to {2}", "{3}: {0} steigt auf {2}", "{3}: {0} stoupne na {2}"],
        Reason::Kills { .. } => ["{3} will not survive it", "{3} überlebt das nicht", "{3} to nepřežije"],
        Reason::Earns => ["it brings money", "das bringt Geld", "přinese to peníze"],
        Reason::Stocks => ["it will be needed later", "das wird noch gebraucht", "to se bude ještě hodit"],
        Reason::LeastHarm => ["it does the least harm", "das schadet am wenigsten", "to uškodí nejméně"],
        Reason::Bearable => ["it can be borne", "das ist auszuhalten", "dá se to vydržet"],
        Reason::MoneyFirst => {
            ["first the money, then the rest", "erst das Geld, dann der Rest", "nejdřív peníze, potom zbytek"]
        }
        Reason::Planned => ["that was the plan", "das war der Plan", "tak to bylo v plánu"],
        Reason::Spoils => ["it would do the living good", "das täte den Lebenden gut", "živým by to prospělo"],
        Reason::NothingLeft => {
            ["there is nothing more to be gained here", "hier ist nichts mehr zu holen", "tady už není co získat"]
        }
    });
    let value = |value: &u8| value.to_string();
    let (of, from, to, who) = match reason {
        Reason::Helps { indicator, values: [from, to] } => (Some(indicator), value(from), value(to), None),
        Reason::Saves { indicator } => (Some(indicator), String::new(), String::new(), None),
        Reason::Harms { seat, indicator, to } => (Some(indicator), String::new(), value(to), Some(*seat)),
        Reason::Kills { seat } => (None, String::new(), String::new(), Some(*seat)),
        _ => (None, String::new(), String::new(), None),
    };
    let of = of.map_or("", |of| words(lang).indicator(*of));
    fill(sentence, &[of, &from, &to, who.map_or("", |who| names.of(who))])
}

pub(super) fn hint(action: &Action, lang: Lang, names: &Names) -> [String; 2] {
    let activity = || action.activity().map_or("", |activity| super::activity(activity, lang)).to_owned();
    let (look, what) = match action {
        Action::Event { card: of } | Action::Remove(of) => (
            [
                "Look at the events on offer.",
                "Schau dir die ausliegenden Ereignisse an.",
                "Podívej se na nabídku událostí.",
            ],
            card(*of, lang),
        ),
        Action::Plan(plan) => (
            [
                "Look at your health, your money and your hand.",
                "Schau auf deine Gesundheit, dein Geld und deine Hand.",
                "Podívej se na své zdraví, peníze a karty v ruce.",
            ],
            // The first of them: what the others are is the last step.
            place_list(plan.iter().copied().take(1), lang),
        ),
        Action::Go(to) => (
            [
                "Look at your pieces on the board.",
                "Schau dir deine Figuren auf dem Plan an.",
                "Podívej se na své figurky na plánu.",
            ],
            place(*to, lang),
        ),
        Action::Drug(of) => (COMING, card(*of, lang)),
        Action::Chips(of) => (COMING, indicators(of, lang)),
        Action::Accept => (COMING, words(lang).accept.to_owned()),
        Action::Leave => (HERE, words(lang).leave.to_owned()),
        Action::Keep(of) => (CARDS, card_list(of, lang)),
        Action::StockDrug(of) | Action::Buy(of) => (CARDS, card(*of, lang)),
        Action::Trade { take, .. } => (CARDS, card_list(take, lang)),
        Action::Cook(_) | Action::Party(_) => (
            [
                "Look at the cards in your hand.",
                "Schau dir die Karten in deiner Hand an.",
                "Podívej se na karty v ruce.",
            ],
            activity(),
        ),
        Action::Invite(guest) => (
            ["Look at how the others are.", "Schau, wie es den anderen geht.", "Podívej se, jak se daří ostatním."],
            names.of(*guest).to_owned(),
        ),
        _ => (HERE, activity()),
    };
    [lang.pick(look).to_owned(), what]
}

const COMING: [&str; 3] =
    ["Look at what is coming to you.", "Schau, was da auf dich zukommt.", "Podívej se, co se na tebe chystá."];
const HERE: [&str; 3] =
    ["Look at what this place offers.", "Schau, was dieser Ort bietet.", "Podívej se, co toto místo nabízí."];
const CARDS: [&str; 3] = [
    "Look at the cards to choose from.",
    "Schau dir die Karten zur Auswahl an.",
    "Podívej se na karty, ze kterých se vybírá.",
];

/// Whoever feels much better is glad, and whoever feels much worse is not.
pub(super) fn moment(before: &State, after: &State) -> [Option<Seat>; 2] {
    let sum = |state: &State, seat: Seat| state.health(seat).iter().map(|(_, value)| i32::from(value)).sum::<i32>();
    let change = |seat: &Seat| sum(after, *seat) - sum(before, *seat);
    let living = || before.seats().filter(|seat| before.is_alive(*seat));
    let best = living().min_by_key(change).filter(|seat| change(seat) <= -3);
    let worst = living().max_by_key(change).filter(|seat| change(seat) >= 3);
    [best, worst]
}

pub(super) fn remarks(lang: Lang) -> [[&'static str; 3]; 2] {
    lang.pick([
        [
            ["I could pull up trees!", "My doctor will be amazed.", "And it is only Monday."],
            ["I should lie down for a moment.", "Does anybody have a pill?", "It was fun, though."],
        ],
        [
            ["Ich könnte Bäume ausreißen!", "Da wird der Arzt staunen.", "Und das am Montag."],
            ["Ich muss mich kurz hinlegen.", "Hat jemand eine Tablette?", "Schön war es trotzdem."],
        ],
        [
            ["Cítím se jako rybička!", "Doktor bude koukat.", "A to je teprve pondělí."],
            ["Musím si na chvíli lehnout.", "Nemá někdo prášek?", "Ale stálo to za to."],
        ],
    ])
}
