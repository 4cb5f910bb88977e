//! Shared parts: signs, effects, people, gauges.

use leptos::prelude::*;

use crate::engine::{BySeat, Colour, Seat};
use crate::games::People;
use crate::games::infarkt::scene::SeatScene;
use crate::games::infarkt::scene::company::place_name;
use crate::games::infarkt::scene::reading::{MONEY_PART, card_part, track_part};
use crate::games::infarkt::text::{Words, crossed, shift};
use crate::games::infarkt::{Change, Chip, Design, GRAVE, Health, Indicator, Place};
use crate::i18n::{Lang, Names, signed};
use crate::ui;
use crate::ui::{Live, handler, live};

/// The people at the table, as a copyable handle.
#[derive(Clone, Copy)]
pub struct Players {
    people: StoredValue<People>,
    names: StoredValue<Names>,
}

impl Players {
    /// A handle for these people.
    pub fn new(people: People) -> Self {
        let name = |seat: Seat| people.get(seat.index()).map_or(String::new(), |info| info.name.clone());
        let names = Names::new(BySeat::new(people.len() as u8, name));
        Self { people: StoredValue::new(people), names: StoredValue::new(names) }
    }

    /// The name of a player.
    pub fn name(self, seat: Seat) -> String {
        self.names.with_value(|names| names.of(seat).to_owned())
    }

    /// The colour of a player.
    pub fn colour(self, seat: Seat) -> Option<Colour> {
        self.people.with_value(|people| people.get(seat.index()).map(|info| info.colour))
    }

    /// A sentence that contains names.
    pub fn say<T>(self, sentence: impl FnOnce(&Names) -> T) -> T {
        self.names.with_value(sentence)
    }
}

/// A drawing of this game, as an image rather than inline SVG: there are dozens of them on the table.
#[component]
pub fn Sign(
    /// The name of its file.
    #[prop(into)]
    name: String,
) -> impl IntoView {
    view! { <i class="in-sign" style:background-image=["url(art/infarkt/", &name, ".svg)"].concat()></i> }.into_any()
}

/// The drawing of an indicator.
#[component]
pub fn IndicatorSign(
    /// The indicator.
    indicator: Indicator,
) -> impl IntoView {
    view! { <Sign name=["ind-", indicator.id()].concat() /> }.into_any()
}

/// The names of classes: the base, then those of the others that apply. Each of the others begins with a space.
pub fn classes(base: &str, others: &[(&str, bool)]) -> String {
    let mut class = base.to_owned();
    for (other, applies) in others {
        if *applies {
            class.push_str(other);
        }
    }
    class
}

/// The drawing of a place.
pub fn place_sign(place: Place) -> String {
    place_name(place)
}

/// The drawing of a kind of chips.
pub const fn chip_sign(chip: Chip) -> &'static str {
    match chip {
        Chip::Family => "chip-family",
        Chip::Career => "chip-career",
    }
}

/// The piece of a player; empty for a seat that is not at the table.
#[component]
pub fn Piece(players: Players, seat: Seat) -> impl IntoView {
    players.colour(seat).map(|colour| view! { <ui::Piece colour /> }.into_any()).into_any()
}

/// A player, with piece and name.
#[component]
pub fn Person(players: Players, seat: Seat) -> impl IntoView {
    view! {
        <b class="in-person">
            <Piece players seat />
            {players.name(seat)}
        </b>
    }
}

/// A change as sign and number. For screen readers it is a single image; fewer elements also make the table render sooner.
#[component]
pub fn Changed(
    /// The indicator.
    indicator: Indicator,
    /// The change.
    by: i8,
    /// The language.
    lang: Signal<Lang>,
    /// Whether a touch reads the indicator; not within a card.
    #[prop(optional)]
    read: bool,
) -> impl IntoView {
    let number = signed(by.into());
    let name = move || Words::of(lang.get()).indicator(indicator);
    let label = {
        let number = number.clone();
        move || format!("{} {number}", name())
    };
    let class = if by > 0 { "in-change worse" } else { "in-change better" };
    view! {
        <span
            class=class
            role="img"
            aria-label=live(label)
            title=live(name)
            data-read=read.then(|| track_part(indicator))
        >
            <IndicatorSign indicator />
            {number}
        </span>
    }
}

/// An indicator before and after a change, marked if it reaches its threshold and if it is lethal.
#[component]
pub fn Shift(indicator: Indicator, before: u8, after: u8, lang: Signal<Lang>) -> impl IntoView {
    let crossed = crossed(indicator, before, after);
    let deadly = after == GRAVE && indicator.is_lethal();
    let label = move || shift(indicator, before, after, lang.get());
    let class = match after.cmp(&before) {
        std::cmp::Ordering::Greater if deadly => "in-shift worse deadly",
        std::cmp::Ordering::Greater => "in-shift worse",
        std::cmp::Ordering::Less => "in-shift better",
        std::cmp::Ordering::Equal => "in-shift",
    };
    let title = label;
    view! {
        <span
            class=class
            role="img"
            aria-label=live(label)
            title=live(title)
            data-read=track_part(indicator)
        >
            <IndicatorSign indicator />
            <small class="in-indicator">{live(move || Words::of(lang.get()).indicator(indicator))}</small>
            <span class="in-from-to">{format!("{before}\u{202f}→\u{202f}{after}")}</span>
            {crossed.filter(|_| !deadly).map(|threshold| view! { <small class="in-crossed">{format!("≥{threshold}")}</small> }.into_any())}
            {deadly.then(|| view! { <Sign name="grave" /> }.into_any())}
        </span>
    }
}

/// All indicators that differ between before and after.
#[component]
pub fn Shifts(before: Health, after: Health, lang: Signal<Lang>) -> impl IntoView {
    let shifts = after.since(before).iter().map(|(indicator, _)| {
        let (before, after) = (before[indicator], after[indicator]);
        view! { <Shift indicator before after lang /> }.into_any()
    });
    view! { <span class="in-shifts">{shifts.collect_view()}</span> }.into_any()
}

/// The button of a drug that helps, with the changes up to the state with it.
#[component]
pub fn DrugButton(
    /// The drug.
    card: Design,
    /// The words on the button.
    label: Live<String>,
    /// The indicators now.
    before: Health,
    /// The indicators with the drug.
    after: Health,
    /// The language.
    lang: Signal<Lang>,
    /// Called when it is pressed.
    on_press: Callback<()>,
) -> impl IntoView {
    view! {
        <button
            class="button in-help"
            type="button"
            data-help=card.id()
            data-read=card_part(card)
            on:click=handler(move |_| on_press.run(()))
        >
            <Sign name=card.id() />
            <span>{label}</span>
            <Shifts before after lang />
        </button>
    }
}

/// The indicators that become lethal, before and after.
#[component]
pub fn Doom(before: Health, after: Health, lang: Signal<Lang>) -> impl IntoView {
    let shift = |indicator: Indicator| {
        let (before, after) = (before[indicator], after[indicator]);
        view! { <Shift indicator before after lang /> }.into_any()
    };
    view! { <span class="in-shifts">{after.causes().map(shift).collect_view()}</span> }.into_any()
}

/// The six indicators by name, with their thresholds and effects at the end of a round; opened by a touch.
#[component]
pub fn Legend(lang: Signal<Lang>) -> impl IntoView {
    let word = move |read: fn(Words) -> &'static str| live(move || read(Words::of(lang.get())));
    let row = |indicator: Indicator| {
        let brings = [indicator.threshold(), indicator.second_threshold()].into_iter().flatten().map(|threshold| {
            let change = Health::default().after(Change::one(indicator, threshold as i8)).decay();
            let changes = change.iter();
            let changes = changes.map(|(indicator, by)| view! { <Changed indicator by lang read=true /> }.into_any());
            view! {
                <span class="in-changes">
                    <b>{format!("≥{threshold}:")}</b>
                    {changes.collect_view()}
                </span>
            }
            .into_any()
        });
        view! {
            <li data-read=track_part(indicator)>
                <IndicatorSign indicator />
                <span>{live(move || Words::of(lang.get()).indicator(indicator))}</span>
                {brings.collect_view()}
                {indicator
                    .is_lethal()
                    .then(|| {
                        view! {
                            <span class="in-changes">
                                {format!("{GRAVE}:")}
                                <Sign name="grave" />
                            </span>
                        }
                            .into_any()
                    })}
            </li>
        }
        .into_any()
    };
    view! {
        <details class="in-legend">
            <summary>{word(Words::legend)}</summary>
            <p>{word(Words::legend_about)}</p>
            <ul>{Indicator::ALL.into_iter().map(row).collect_view()}</ul>
        </details>
    }
}

/// Money earned or paid; empty for zero.
#[component]
pub fn Paid(euro: i16, lang: Signal<Lang>) -> impl IntoView {
    let label = move || format!("{} {}", signed(euro), Words::of(lang.get()).euros_noun(euro.unsigned_abs()));
    let paid = || {
        view! {
            <span class="in-change in-money" role="img" aria-label=live(label) data-read=MONEY_PART>
                <Sign name="euro" />
                {signed(euro)}
            </span>
        }
    };
    (euro != 0).then(paid).into_any()
}

/// All changes of an effect, and money.
#[component]
pub fn Changes(
    /// The effect.
    change: Change,
    /// The money.
    #[prop(into)]
    euro: Signal<i16>,
    /// The language.
    lang: Signal<Lang>,
) -> impl IntoView {
    let changes = change.iter().map(|(indicator, by)| view! { <Changed indicator by lang /> }.into_any());
    view! {
        <span class="in-changes">
            {changes.collect_view()}
            {live(move || view! { <Paid euro=euro.get() lang /> }.into_any())}
        </span>
    }
}

/// The indicators of a player, with the changes that are displayed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tracks {
    health: Health,
    /// The change that comes next.
    coming: Change,
    /// The change at the end of the round.
    forecast: Change,
    /// The indicators after all of that.
    ahead: Health,
    /// The change that the end of the round has just made.
    worsened: Change,
}

impl Tracks {
    /// The indicators with everything that is coming.
    pub fn of(has: &SeatScene) -> Self {
        let SeatScene { health, coming, forecast, worsened, .. } = *has;
        Self { health, coming, forecast, ahead: has.ahead(), worsened }
    }

    /// One of the indicators.
    pub fn track(&self, indicator: Indicator) -> Track {
        Track {
            value: self.health[indicator],
            coming: self.coming[indicator],
            forecast: self.forecast[indicator],
            ahead: self.ahead[indicator],
            worsened: self.worsened[indicator] > 0,
        }
    }

    /// The indicators at the end, when nothing is coming any more.
    pub fn last(has: &SeatScene) -> Self {
        Self { health: has.health, ahead: has.health, ..Self::default() }
    }
}

/// An indicator of [`Tracks`].
#[derive(Clone, Copy, PartialEq)]
pub struct Track {
    /// The value.
    pub value: u8,
    coming: i8,
    forecast: i8,
    /// The value after everything that is coming.
    pub ahead: u8,
    worsened: bool,
}

impl Track {
    /// The classes of an indicator: the base, and whether it has reached its threshold, is close to the grave, or has just worsened.
    pub fn danger(self, base: &str, indicator: Indicator) -> String {
        let over = indicator.threshold().is_some_and(|threshold| self.value >= threshold);
        let near = self.value + 2 >= GRAVE && indicator.is_lethal();
        classes(base, &[(" over", over), (" near", near), (" worsened", self.worsened)])
    }

    /// Whether a change comes before the end of the round, and the change that comes first.
    pub fn comes(self) -> (bool, i8) {
        if self.coming == 0 { (false, self.forecast) } else { (true, self.coming) }
    }
}

/// The six indicators of a player.
#[component]
pub fn Gauges(
    /// The indicators, with their changes.
    #[prop(into)]
    tracks: Signal<Tracks>,
    /// The language.
    lang: Signal<Lang>,
) -> impl IntoView {
    let gauges = Indicator::ALL.into_iter().map(|indicator| {
        let shown = Memo::new(move |_| tracks.with(|tracks| tracks.track(indicator)));
        view! { <Gauge indicator shown lang /> }.into_any()
    });
    view! { <span class="in-gauges">{gauges.collect_view()}</span> }.into_any()
}

/// An indicator: its value, and the changes expected.
#[component]
fn Gauge(indicator: Indicator, shown: Memo<Track>, lang: Signal<Lang>) -> impl IntoView {
    let threshold = indicator.threshold();
    let value = move || shown.get().value;
    let class = move || {
        let mark = threshold.map(|threshold| format!(" mark-{threshold}")).unwrap_or_default();
        shown.get().danger("in-gauge", indicator) + &mark
    };
    let label = move || {
        let Track { value, coming, forecast, .. } = shown.get();
        let words = Words::of(lang.get());
        let mut label = format!("{value}/{GRAVE} {}", words.indicator(indicator));
        for (change, when) in [(coming, words.coming()), (forecast, words.forecast())] {
            if change != 0 {
                label.push_str(&format!(", {when}: {}", signed(change.into())));
            }
        }
        label
    };
    // What comes first stands beside the value; the bar shows where all of it leads.
    let comes = Memo::new(move |_| shown.get().comes());
    let low = move || shown.with(|track| track.value.min(track.ahead)).to_string();
    let high = move || shown.with(|track| track.value.max(track.ahead)).to_string();
    view! {
        <span
            class=live(class)
            style=("--value", live(low))
            style=("--ahead", live(high))
            role="img"
            aria-label=live(label)
            title=live(move || Words::of(lang.get()).indicator(indicator))
        >
            <IndicatorSign indicator />
            {live(move || value().to_string())}
            <Show when=live(move || comes.get().1 != 0)>
                <small
                    class=live(move || if comes.get().1 > 0 { "in-comes" } else { "in-comes better" })
                    title=live(move || {
                        let words = Words::of(lang.get());
                        if comes.get().0 { words.coming() } else { words.forecast() }
                    })
                >
                    {live(move || signed(comes.get().1.into()))}
                </small>
            </Show>
        </span>
    }
}
