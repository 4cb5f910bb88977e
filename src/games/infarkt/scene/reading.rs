//! What there is to read about the seats, the places and the cards on the table. PURE.

use super::day::Part;
use super::{ActivityScene, PlaceScene, PlanScene, Scene, SeatScene};
use crate::engine::Seat;
use crate::games::infarkt::text::{
    Words, activity as activity_name, cards, effect, ending, last_words, pictures, special,
};
use crate::games::infarkt::{
    Activity, Change, Design, Extension, GRAVE, Health, Indicator, Place, Places, Special, State,
};
use crate::games::{GameReading, GameText, Picture, Reading, ReadingItem, Thing};
use crate::i18n::{Lang, Names, sign, signed};

/// Something on the table that can be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InfarktThing {
    /// A place.
    Place(Place),
    /// An activity of a place.
    Activity(Activity),
    /// A card.
    Card(Design),
    /// A part of the round.
    Part(Part),
}

impl Thing for InfarktThing {
    fn of_part(part: &str) -> Option<Self> {
        if let Some(id) = part.strip_prefix("card-") {
            return Design::from_id(id).map(Self::Card);
        }
        if let Some(part) = Part::ALL.into_iter().find(|of| of.id() == part) {
            return Some(Self::Part(part));
        }
        let (place, number) = part.split_once('.').map_or((part, None), |(place, number)| (place, Some(number)));
        let place = *Place::ALL.get(place.parse::<usize>().ok()?)?;
        match number {
            None => Some(Self::Place(place)),
            Some(number) => Activity::at(place).get(number.parse::<usize>().ok()?).copied().map(Self::Activity),
        }
    }

    fn part(&self) -> String {
        match self {
            Self::Place(place) => (*place as u8).to_string(),
            Self::Activity(activity) => {
                let place = activity.place();
                let number = Activity::at(place).iter().position(|other| other == activity).unwrap_or_default();
                format!("{}.{number}", place as u8)
            }
            Self::Card(card) => card_part(*card),
            Self::Part(part) => part.id().to_owned(),
        }
    }
}

/// The id of a card.
pub fn card_part(card: Design) -> String {
    format!("card-{}", card.id())
}

impl GameReading for State {
    type Thing = InfarktThing;

    fn things(scene: &Scene) -> Vec<InfarktThing> {
        let places = scene.places.iter().map(|look| InfarktThing::Place(look.place));
        let activities = scene.places.iter().flat_map(|look| &look.activities);
        let activities = activities.map(|shown| InfarktThing::Activity(shown.activity));
        let cards = Design::all().filter(|card| shows(scene, *card)).map(InfarktThing::Card);
        places.chain(activities).chain(cards).chain(Part::ALL.map(InfarktThing::Part)).collect()
    }

    fn read_seat(scene: &Scene, seat: Seat, lang: Lang, names: &Names) -> Option<Reading> {
        let words = Words::of(lang);
        let has = scene.seats.get(seat)?;
        let death = has.death.map(|death| ending(&death, has.health, lang, names));
        let last_words = has.last_words.map(|card| last_words(card, lang));
        let begins = (scene.beginner == seat && has.alive).then(|| words.beginner().to_owned());
        let planned = (has.plan == PlanScene::Hidden).then(|| words.planned().to_owned());
        let reading = Reading::of(names.of(seat)).seat(seat);
        let reading = reading.say(death.into_iter().chain(last_words).chain(begins).chain(planned));
        let reading = if has.alive {
            let plan = if let PlanScene::Seen(plan) = has.plan { plan } else { Places::NONE };
            let cards = has.goods.iter().chain(has.drugs.iter());
            reading
                .list("", purse(has, lang))
                .list(words.tracks(), has.health.iter().map(|(indicator, value)| track(has, indicator, value, lang)))
                .list(words.heap_hand(), cards.map(|(card, count)| card_item(card, count, lang)))
                .list(words.part_plans(), places(plan, lang))
                .list(words.banned(), places(has.bans, lang))
        } else {
            reading
        };
        let diary = has.diary.iter().map(|card| {
            ReadingItem::of(cards::name(*card, lang)).picture(pictures::card(*card)).text(cards::flavour(*card, lang))
        });
        Some(reading.list(words.diary(), diary))
    }

    fn read(scene: &Scene, thing: &InfarktThing, lang: Lang, names: &Names) -> Option<Reading> {
        let words = Words::of(lang);
        match *thing {
            InfarktThing::Place(place) => {
                let look = scene.places.iter().find(|look| look.place == place)?;
                let about = place.extension().map(|extension| words.extension(extension).1);
                let banned = look.banned.then(|| words.banned());
                let people = look.pieces.iter().map(|seat| piece(*seat, names));
                Some(
                    Reading::of(words.place(place))
                        .say(about.into_iter().chain(banned))
                        .list("", people)
                        .list("", look.activities.iter().map(|shown| activity(shown, lang)))
                        .list("", look.wares.iter().map(|(card, count)| card_item(*card, *count, lang))),
                )
            }
            InfarktThing::Activity(of) => {
                let shown = scene.places.iter().flat_map(|look| &look.activities).find(|shown| shown.activity == of)?;
                let why_not = shown.why_not.map(|illegal| State::refuse(&illegal, lang, names));
                let numbers = activity(shown, lang);
                Some(
                    Reading::of(activity_name(of, lang))
                        .say(why_not)
                        .list("", [ReadingItem { name: words.place(of.place()).to_owned(), ..numbers }]),
                )
            }
            InfarktThing::Part(part) => Some(Reading::of(part.name(words)).say([part.about(words)])),
            InfarktThing::Card(card) => shows(scene, card).then(|| {
                let kind = words.kind(card.kind());
                let kind = card.diet().map_or(kind.to_owned(), |diet| format!("{kind}, {}", words.diet(diet)));
                let further = further(scene, card, lang);
                let item = card_item(card, 1, lang);
                Reading::of(cards::name(card, lang))
                    .say([cards::flavour(card, lang)])
                    .list("", [ReadingItem { name: kind, ..item }])
                    .say(further)
            }),
        }
    }
}

/// Whether a card lies somewhere on the table, where the viewer sees it.
fn shows(scene: &Scene, card: Design) -> bool {
    let is_of = |look: &PlaceScene| look.wares.iter().any(|(other, _)| *other == card);
    let has = |has: &SeatScene| has.goods.contains(card) || has.drugs.contains(card) || has.diary.contains(&card);
    scene.heaps.iter().flat_map(|heap| &heap.cards).any(|shown| shown.design == card)
        || scene.places.iter().any(is_of)
        || scene.seats.values().any(has)
}

/// The further effect of an event in this game.
fn further(scene: &Scene, card: Design, lang: Lang) -> Option<&'static str> {
    let told = card.special()?;
    let has = |extension: Extension| scene.places.iter().any(|look| look.place == extension.place());
    let extended = told.extension().is_some_and(has);
    let by_extension = matches!(told, Special::Grandma | Special::Promotion | Special::LabourDispute);
    (extended || !by_extension).then(|| special(&told, extended, lang)).flatten()
}

fn piece(seat: Seat, names: &Names) -> ReadingItem {
    ReadingItem::of(names.of(seat)).picture(Picture::Piece(seat))
}

fn places(places: Places, lang: Lang) -> impl Iterator<Item = ReadingItem> {
    places.iter().map(move |place| ReadingItem::of(Words::of(lang).place(place)))
}

/// Money and chips.
fn purse(has: &SeatScene, lang: Lang) -> impl Iterator<Item = ReadingItem> {
    let words = Words::of(lang);
    let euros = ReadingItem::of(words.euros(has.euro)).picture(pictures::drawing("euro"));
    let family = ReadingItem::of(words.family_chips(has.family)).picture(pictures::drawing("chip-family"));
    let career = ReadingItem::of(words.career_chips(has.career)).picture(pictures::drawing("chip-career"));
    [euros].into_iter().chain((has.family > 0).then_some(family)).chain((has.career > 0).then_some(career))
}

/// An indicator: its value, what changes it, and what it does at the end of the round from each of its thresholds on.
fn track(has: &SeatScene, indicator: Indicator, value: u8, lang: Lang) -> ReadingItem {
    let words = Words::of(lang);
    let coming = [(has.coming[indicator], words.coming()), (has.forecast[indicator], words.forecast())];
    let coming = coming.into_iter().filter(|(by, _)| *by != 0);
    let coming = coming.map(|(by, when)| format!("{when}: {}", signed(by.into())));
    let does = [indicator.threshold(), indicator.second_threshold()].into_iter().flatten().map(|threshold| {
        let change = Health::default().after(Change::one(indicator, threshold as i8)).decay();
        format!("≥\u{202f}{threshold}: {}", effect(change, lang))
    });
    let kills = indicator.is_lethal().then(|| format!("{GRAVE}: {}", words.grave()));
    ReadingItem::of(words.indicator(indicator))
        .picture(pictures::drawing(&format!("ind-{}", indicator.id())))
        .number(format!("{value}/{GRAVE}"))
        .text(coming.chain(does).chain(kills).collect::<Vec<_>>().join(" · "))
}

/// A card with what it does.
fn card_item(card: Design, count: u8, lang: Lang) -> ReadingItem {
    let number = if count > 1 { format!("×\u{a0}{count}") } else { String::new() };
    let euro = money(card.euro().into(), lang);
    let does = Some(effect(card.change(), lang)).filter(|effect| !effect.is_empty()).into_iter().chain(euro);
    ReadingItem::of(cards::name(card, lang))
        .picture(pictures::card(card))
        .number(number)
        .text(does.collect::<Vec<_>>().join(", "))
}

/// Money earned or paid.
fn money(by: i16, lang: Lang) -> Option<String> {
    (by != 0).then(|| Words::of(lang).change_euros(sign(by), by.unsigned_abs()))
}

/// An activity with its price and its effects.
fn activity(shown: &ActivityScene, lang: Lang) -> ReadingItem {
    let words = Words::of(lang);
    let change = Some(effect(shown.activity.change(), lang)).filter(|effect| !effect.is_empty());
    let chips = shown.chips.map(|(chip, count)| words.chips(chip, count));
    let treat = (shown.activity == Activity::Invite).then(|| words.treat().to_owned());
    ReadingItem::of(activity_name(shown.activity, lang))
        .number(money(shown.balance, lang).unwrap_or_default())
        .text(change.into_iter().chain(chips).chain(treat).collect::<Vec<_>>().join(", "))
}
