//! What there is to read about the seats, the places and the cards on the table. PURE.

use super::day::Part;
use super::heaps::Aside;
use super::{ActivityScene, PlaceScene, PlanScene, Scene, SeatScene};
use crate::engine::Seat;
use crate::games::infarkt::text::{
    Words, about_indicator, about_value, activity as activity_name, cards, effect, ending, last_words, pictures, shift,
    special,
};
use crate::games::infarkt::{
    Action, Activity, Chip, Design, Extension, GRAVE, Health, Indicator, Place, Places, Shopping, Special, State,
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
    /// An indicator of all players.
    Track(Indicator),
    /// The money of all players.
    Money,
    /// The events put aside.
    Aside,
    /// A button without a place or a card.
    Deed(Deed),
}

/// The id of the money.
pub const MONEY_PART: &str = "money";
/// The id of the events put aside.
pub const ASIDE_PART: &str = "aside";

/// A button without a place or a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Leaves the place of the visit.
    Leave,
    /// Gives a family chip.
    Chips,
    /// Accepts the pending effect.
    Accept,
    /// Accepts every effect until the party is over.
    AcceptAll,
    /// Accepts every effect until the round is over.
    AcceptRound,
}

impl Deed {
    /// All of them.
    const ALL: [Self; 5] = [Self::Leave, Self::Chips, Self::Accept, Self::AcceptAll, Self::AcceptRound];

    /// Its `data-read`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Leave => "deed-leave",
            Self::Chips => "deed-chips",
            Self::Accept => "deed-accept",
            Self::AcceptAll => "deed-accept-all",
            Self::AcceptRound => "deed-accept-round",
        }
    }

    /// The words on the button, and what it does.
    fn texts(self, words: Words) -> (&'static str, &'static str) {
        match self {
            Self::Leave => (words.button_leave(), words.deed_leave()),
            Self::Chips => (words.button_give(), words.about_chip(Chip::Family)),
            Self::Accept => (words.button_accept(), words.deed_accept()),
            Self::AcceptAll => (words.button_quiet(), words.deed_quiet()),
            Self::AcceptRound => (words.button_quiet_round(), words.deed_quiet_round()),
        }
    }
}

impl Thing for InfarktThing {
    fn of_part(part: &str) -> Option<Self> {
        if let Some(id) = part.strip_prefix("card-") {
            return Design::from_id(id).map(Self::Card);
        }
        if let Some(id) = part.strip_prefix("track-") {
            return Indicator::ALL.into_iter().find(|of| of.id() == id).map(Self::Track);
        }
        if let Some(part) = Part::ALL.into_iter().find(|of| of.id() == part) {
            return Some(Self::Part(part));
        }
        match part {
            MONEY_PART => return Some(Self::Money),
            ASIDE_PART => return Some(Self::Aside),
            _ => {}
        }
        if let Some(deed) = Deed::ALL.into_iter().find(|of| of.id() == part) {
            return Some(Self::Deed(deed));
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
            Self::Activity(activity) => activity_part(*activity),
            Self::Card(card) => card_part(*card),
            Self::Part(part) => part.id().to_owned(),
            Self::Track(indicator) => track_part(*indicator),
            Self::Money => MONEY_PART.to_owned(),
            Self::Aside => ASIDE_PART.to_owned(),
            Self::Deed(deed) => deed.id().to_owned(),
        }
    }
}

/// The id of a card.
pub fn card_part(card: Design) -> String {
    format!("card-{}", card.id())
}

/// The id of an activity.
pub fn activity_part(activity: Activity) -> String {
    let place = activity.place();
    let number = Activity::at(place).iter().position(|other| *other == activity).unwrap_or_default();
    format!("{}.{number}", place as u8)
}

/// The id of an indicator.
pub fn track_part(indicator: Indicator) -> String {
    format!("track-{}", indicator.id())
}

/// The id of what an action on a button is about: its activity, its card, or its part of the round.
pub fn action_part(action: &Action) -> Option<String> {
    Some(match action {
        Action::Event { card } | Action::Drug(card) | Action::Remove(card) | Action::StockDrug(card) => {
            card_part(*card)
        }
        Action::Keep(_) => activity_part(Activity::Shop(Shopping::C)),
        Action::Plan(_) => Part::Plans.id().to_owned(),
        Action::Go(place) => (*place as u8).to_string(),
        Action::Leave => Deed::Leave.id().to_owned(),
        Action::Accept => Deed::Accept.id().to_owned(),
        Action::Chips(_) => Deed::Chips.id().to_owned(),
        other => activity_part(other.activity()?),
    })
}

impl GameReading for State {
    type Thing = InfarktThing;

    fn things(scene: &Scene) -> Vec<InfarktThing> {
        let places = scene.places.iter().map(|look| InfarktThing::Place(look.place));
        let activities = scene.places.iter().flat_map(|look| &look.activities);
        let activities = activities.map(|shown| InfarktThing::Activity(shown.activity));
        let cards = Design::all().filter(|card| shows(scene, *card)).map(InfarktThing::Card);
        let others = Part::ALL.map(InfarktThing::Part).into_iter().chain(Indicator::ALL.map(InfarktThing::Track));
        let deeds = Deed::ALL.map(InfarktThing::Deed);
        let aside = scene.aside.as_ref().map(|_| InfarktThing::Aside);
        let others = others.chain([InfarktThing::Money]).chain(aside);
        places.chain(activities).chain(cards).chain(others).chain(deeds).collect()
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
                let about = Some(words.about_place(place));
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
                let guests = (of == Activity::Party).then(|| party(scene)).flatten();
                let guests = guests.map(|(host, guests)| {
                    words.deed_party_guests(names.of(host), &names.list(guests.iter().copied(), lang))
                });
                let numbers = activity(shown, lang);
                let outcome = shown.outcome.into_iter().flat_map(|(before, after)| shifts(before, after, lang));
                Some(
                    Reading::of(activity_name(of, lang))
                        .say(why_not)
                        .say([words.about_activity(of, shown.balance)])
                        .say(guests)
                        .list("", [ReadingItem { name: words.place(of.place()).to_owned(), ..numbers }])
                        .list(words.would_do(), outcome.map(ReadingItem::of)),
                )
            }
            InfarktThing::Part(part) => Some(Reading::of(part.name(words)).say([part.about(words)])),
            InfarktThing::Track(indicator) => {
                let living = scene.seats.iter().filter(|(_, has)| has.alive);
                let value = living.map(|(seat, has)| {
                    let value = track(has, indicator, has.health[indicator], lang);
                    ReadingItem { picture: Some(Picture::Piece(seat)), name: names.of(seat).to_owned(), ..value }
                });
                Some(Reading::of(words.indicator(indicator)).say(about_indicator(indicator, lang)).list("", value))
            }
            InfarktThing::Aside => {
                let aside = scene.aside.as_ref()?;
                let title = words.aside(aside.cards.len() as u8, Aside::ALL);
                let cards = aside.cards.iter().map(|card| card_item(*card, 1, lang));
                Some(Reading::of(title).say([words.aside_about()]).list("", cards))
            }
            InfarktThing::Money => {
                let living = scene.seats.iter().filter(|(_, has)| has.alive);
                let euros = living.map(|(seat, has)| piece(seat, names).number(words.euros(has.euro)));
                Some(Reading::of(words.money()).say([words.money_about()]).list("", euros))
            }
            InfarktThing::Deed(deed) => {
                let (title, about) = deed.texts(words);
                Some(Reading::of(title).say([about]))
            }
            InfarktThing::Card(card) => shows(scene, card).then(|| {
                let kind = words.kind(card.kind());
                let kind = card.diet().map_or(kind.to_owned(), |diet| format!("{kind}, {}", words.diet(diet)));
                let further = further(scene, card, lang);
                let item = card_item(card, 1, lang);
                Reading::of(cards::name(card, lang))
                    .say([cards::flavour(card, lang), words.use_of(card)])
                    .say(further)
                    .list("", [ReadingItem { name: kind, ..item }])
                    .list(words.would_do(), affected(scene, card, lang, names))
            }),
        }
    }
}

/// Whether a card lies somewhere on the table, where the viewer sees it.
fn shows(scene: &Scene, card: Design) -> bool {
    let is_of = |look: &PlaceScene| look.wares.iter().any(|(other, _)| *other == card) || look.dishes.contains(&card);
    let has = |has: &SeatScene| has.goods.contains(card) || has.drugs.contains(card) || has.diary.contains(&card);
    scene.heaps.iter().flat_map(|heap| &heap.cards).any(|shown| shown.design == card)
        || scene.aside.as_ref().is_some_and(|aside| aside.cards.contains(&card))
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

/// The player whose deeds are offered, and the guests that a party would have now: the closest living neighbours, the left one first.
fn party(scene: &Scene) -> Option<(Seat, Vec<Seat>)> {
    let lives = |seat: &Seat| scene.seats.get(*seat).is_some_and(|has| has.alive);
    let host = scene.acting.or(scene.asked.map(|(seat, _)| seat)).filter(lives)?;
    let mut others = scene.seats.round_after(host).filter(|seat| *seat != host && lives(seat));
    let guests: Vec<Seat> = others.next().into_iter().chain(others.last()).collect();
    (!guests.is_empty()).then_some((host, guests))
}

/// The changes that a card would make now to each living player: a drug to those who have it, anything else to all.
fn affected(scene: &Scene, card: Design, lang: Lang, names: &Names) -> Vec<ReadingItem> {
    let held = scene.seats.values().any(|has| has.drugs.contains(card));
    let concerns = |has: &SeatScene| has.alive && (!held || has.drugs.contains(card));
    let item = |(seat, has): (Seat, &SeatScene)| {
        let shifts: Vec<String> = shifts(has.health, has.health.after(card.change()), lang).collect();
        (!shifts.is_empty()).then(|| piece(seat, names).text(shifts.join(" · ")))
    };
    scene.seats.iter().filter(|(_, has)| concerns(has)).filter_map(item).collect()
}

/// The indicators that a change moves, before and after.
fn shifts(before: Health, after: Health, lang: Lang) -> impl Iterator<Item = String> {
    after.since(before).iter().map(move |(of, _)| shift(of, before[of], after[of], lang))
}

/// Money and chips.
fn purse(has: &SeatScene, lang: Lang) -> impl Iterator<Item = ReadingItem> {
    let words = Words::of(lang);
    let euros = ReadingItem::of(words.euros(has.euro)).picture(pictures::drawing("euro"));
    let chips = [(Chip::Family, has.family, "chip-family"), (Chip::Career, has.career, "chip-career")];
    let chips = chips.into_iter().filter(|(_, count, _)| *count > 0).map(move |(chip, count, drawing)| {
        let chips = ReadingItem::of(words.chips(chip, count)).picture(pictures::drawing(drawing));
        chips.text(words.about_chip(chip))
    });
    [euros].into_iter().chain(chips)
}

/// An indicator: its value, what changes it, and what it does now and from its next threshold on.
fn track(has: &SeatScene, indicator: Indicator, value: u8, lang: Lang) -> ReadingItem {
    let words = Words::of(lang);
    let coming = [(has.coming[indicator], words.coming()), (has.forecast[indicator], words.forecast())];
    let coming = coming.into_iter().filter(|(by, _)| *by != 0);
    let coming = coming.map(|(by, when)| format!("{when}: {}.", signed(by.into())));
    ReadingItem::of(words.indicator(indicator))
        .picture(pictures::drawing(&format!("ind-{}", indicator.id())))
        .number(format!("{value}/{GRAVE}"))
        .text(coming.chain(about_value(indicator, value, lang)).collect::<Vec<_>>().join(" "))
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
