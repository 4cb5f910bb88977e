//! The dice on the board, and the combat that they belong to: at the room that is fought for, larger than the room.

use leptos::prelude::*;

use super::{PATCH, middle, translate};
use crate::engine::Colour;
use crate::games::People;
use crate::games::heartstrings::scene::Scene;
use crate::games::heartstrings::scene::tray::{DieOf, Fight, Standing, TrayDie};
use crate::games::heartstrings::text::Words;
use crate::i18n::Lang;
use crate::ui::{DieFace, DieShape, Shape, Throw, each, live, part_disabled, part_role, seat_class};

/// Half the size of the cloth on which a combat lies, in units of the drawing.
const CLOTH: (i16, i16) = (240, 136);
/// Distance of each side from the middle of the cloth.
const SIDE: i16 = 120;
/// The scale of the dice, in hundredths: a die is 60 units wide.
const COMBAT_DIE: i16 = 207;
const ORDER_DIE: i16 = 165;
/// The scale of the cloth when the fight is over.
const SHRUNK: i16 = 20;
/// Half the size of the result of a fight, which lies on the lower edge of its room.
const RESULT: (i16, i16) = (84, 29);
/// The centre of the room selector.
const SELECTOR: (i16, i16) = (866, 906);

/// The `data-touch` of a die.
pub(super) const fn part(of: DieOf) -> &'static str {
    match of {
        DieOf::Room => "die-room",
        DieOf::Attack => "die-attack",
        DieOf::Defence => "die-defence",
    }
}

/// The die with this `data-touch`.
pub(super) fn die_of(name: &str) -> Option<DieOf> {
    [DieOf::Room, DieOf::Attack, DieOf::Defence].into_iter().find(|of| part(*of) == name)
}

/// Properties that all parts of a combat share.
#[derive(Clone)]
struct Parts {
    lang: Signal<Lang>,
    people: People,
    touchable: bool,
}

impl Parts {
    fn colour(&self, die: TrayDie) -> Option<Colour> {
        self.people.get(die.owner?.index()).map(|info| info.colour)
    }
}

/// The dice and the combat.
#[component]
pub(super) fn Dice(scene: Memo<Scene>, lang: Signal<Lang>, people: People, touchable: bool) -> impl IntoView {
    let dice = Memo::new(move |_| scene.with(Scene::dice));
    let parts = Parts { lang, people, touchable };
    let fight = Memo::new(move |_| scene.with(|scene| scene.fight));
    let selectors = Memo::new(move |_| {
        dice.with(|dice| {
            dice.iter().filter(|die| die.of == DieOf::Room).enumerate().map(|(at, _)| at).collect::<Vec<_>>()
        })
    });
    let selector = {
        let parts = parts.clone();
        move |index: usize| {
            let die = kept(TrayDie::default(), move || {
                dice.with(|dice| dice.iter().filter(|die| die.of == DieOf::Room).nth(index).copied())
            });
            let several = Memo::new(move |_| selectors.with(Vec::len));
            let place = move || match several.get() as i16 {
                0 | 1 => (SELECTOR, COMBAT_DIE),
                // Side by side from the right, below the last room, within the board and clear of one another.
                several => ((932 - 128 * (several - 1 - index as i16), 930), ORDER_DIE),
            };
            let badge_place = move || match several.get() {
                0 | 1 => "translate(-52 -66)",
                _ => "translate(-46 -60) scale(.74)",
            };
            let parts = parts.clone();
            let badge = {
                let parts = parts.clone();
                move || parts.colour(die.get()).map(|colour| view! { <Shape colour radius=27 /> }.into_any())
            };
            view! {
                // A touch on the badge is one on the die.
                <g
                    class="hs-selector"
                    transform=live(move || translate(place().0))
                    data-touch=touchable.then(|| part(DieOf::Room))
                >
                    <g transform=live(move || scaled(place().1))>
                        <OneDie of=DieOf::Room die parts />
                    </g>
                    <g class="hs-badge" transform=live(badge_place)>{live(badge)}</g>
                </g>
            }
            .into_any()
        }
    };
    let cloth = {
        let parts = parts.clone();
        move |first: Fight| {
            let fight = kept(first, move || fight.get().filter(|fight| fight.room == first.room));
            view! { <Cloth fight dice parts=parts.clone() /> }.into_any()
        }
    };
    view! {
        <g>{each(move || selectors.get(), |index| *index, selector)}</g>
        <g>{each(move || fight.get(), |fight| fight.room.0, cloth)}</g>
    }
}

/// Follows `value`, and keeps its last value when there is none: a part that is about to be removed is not drawn again.
fn kept<T: Copy + PartialEq + Send + Sync + 'static>(
    first: T,
    value: impl Fn() -> Option<T> + Send + Sync + 'static,
) -> Memo<T> {
    Memo::new(move |before: Option<&T>| value().or(before.copied()).unwrap_or(first))
}

fn scaled(hundredths: i16) -> String {
    format!("scale({}.{:02})", hundredths / 100, hundredths % 100)
}

/// A combat: on each side the tokens, the die and the sum.
#[component]
fn Cloth(fight: Memo<Fight>, dice: Memo<Vec<TrayDie>>, parts: Parts) -> impl IntoView {
    let over = Memo::new(move |_| fight.get().over);
    let badge = move || {
        let (x, y) = middle(fight.get().room);
        (x, y + PATCH / 2)
    };
    let transform = move || {
        let (x, y) = middle(fight.get().room);
        let (place, scale) =
            if over.get() { (badge(), SHRUNK) } else { ((x.clamp(CLOTH.0 + 4, 996 - CLOTH.0), y), 100) };
        format!("translate({}px,{}px) {}", place.0, place.1, scaled(scale))
    };
    let die = move |of: DieOf| {
        kept(TrayDie::default(), move || dice.with(|dice| dice.iter().find(|die| die.of == of).copied()))
    };
    let (attack, defence) = (die(DieOf::Attack), die(DieOf::Defence));
    let sign = move || versus(attack.get(), defence.get());
    let room = move || fight.get().room.0.to_string();
    let side = |of: DieOf, die: Memo<TrayDie>, standing: fn(Fight) -> Standing, at: i16| {
        let standing = Memo::new(move |_| standing(fight.get()));
        view! {
            <g transform=translate((at, 0))>
                <Side of die standing parts=parts.clone() />
            </g>
        }
        .into_any()
    };
    let (width, height) = (2 * CLOTH.0, 2 * CLOTH.1);
    let part = move || live(room);
    let result = {
        let parts = parts.clone();
        move || over.get().then(|| result(attack.get(), defence.get(), &parts))
    };
    view! {
        <g class="hs-result" transform=live(move || translate(badge())) data-touch=parts.touchable.then(part) aria-hidden="true">
            {live(result)}
        </g>
        <g
            class=live(move || if over.get() { "hs-cloth over" } else { "hs-cloth" })
            aria-hidden=live(move || over.get().then_some("true"))
            style:transform=live(transform)
            data-touch=parts.touchable.then(part)
        >
            <g class="hs-unfold">
                <rect
                    class="hs-cloth-felt"
                    x=(-CLOTH.0).to_string()
                    y=(-CLOTH.1).to_string()
                    width=width.to_string()
                    height=height.to_string()
                    rx="34"
                />
                // The labels of the dice say it.
                <g aria-hidden="true">
                    <text class="hs-cloth-number" y="-80">
                        {live(room)}
                    </text>
                    <text class="hs-versus" y="16">
                        {live(sign)}
                    </text>
                </g>
                {side(DieOf::Attack, attack, |fight| fight.attack, -SIDE)}
                {side(DieOf::Defence, defence, |fight| fight.defence, SIDE)}
            </g>
        </g>
    }
}

/// The result of a fight that is over: the sum of each side, with its piece.
fn result(attack: TrayDie, defence: TrayDie, parts: &Parts) -> AnyView {
    let (width, height) = (2 * RESULT.0, 2 * RESULT.1);
    let side = |die: TrayDie, at: i16, to: i16| {
        let piece = parts.colour(die).map(|colour| view! { <Shape colour radius=17 /> }.into_any());
        view! {
            <g transform=translate((at, 0))>{piece}</g>
            <text x=to.to_string() y="13">
                {sum(die).map(|sum| sum.to_string())}
            </text>
        }
        .into_any()
    };
    view! {
        <rect
            x=(-RESULT.0).to_string()
            y=(-RESULT.1).to_string()
            width=width.to_string()
            height=height.to_string()
            rx="16"
        />
        {side(attack, -60, -27)}
        <text y="13">{versus(attack, defence)}</text>
        {side(defence, 60, 27)}
    }
    .into_any()
}

/// The sign between both sums, once both dice have been rolled.
fn versus(attack: TrayDie, defence: TrayDie) -> &'static str {
    match (sum(attack), sum(defence)) {
        (Some(attack), Some(defence)) if attack > defence => ">",
        (Some(attack), Some(defence)) if attack < defence => "<",
        (Some(_), Some(_)) => "=",
        _ => "",
    }
}

/// One side of a combat.
#[component]
fn Side(of: DieOf, die: Memo<TrayDie>, standing: Memo<Standing>, parts: Parts) -> impl IntoView {
    let colour = {
        let parts = parts.clone();
        Memo::new(move |_| parts.colour(die.get()))
    };
    let piece = move |radius: i16| colour.get().map(|colour| view! { <Shape colour radius /> }.into_any());
    let stands = move || (standing.get().tokens > 0).then(|| piece(26)).flatten();
    let count = move || match standing.get().tokens {
        0 | 1 => String::new(),
        several => format!("×{several}"),
    };
    let fallen = Memo::new(move |_| standing.get().fallen);
    let fallen = move || {
        let piece = fallen.get().then(|| piece(20)).flatten()?;
        Some(
            view! {
                <g class="hs-fallen">
                    {piece}
                    <path class="hs-struck" d="M-19-19 19 19M19-19-19 19" />
                </g>
            }
            .into_any(),
        )
    };
    let damage = Memo::new(move |_| die.get().damage);
    let damage = move || {
        let damage = Some(damage.get()).filter(|damage| *damage > 0)?;
        Some(
            view! {
                <text class="hs-damage" x="108" y="-84">
                    {format!("−{damage}")}
                </text>
            }
            .into_any(),
        )
    };
    let sum = Memo::new(move |_| {
        let TrayDie { bonus, .. } = die.get();
        (sum(die.get()), bonus)
    });
    // A sum with a bonus is wider than the die: clear of the edge of the cloth.
    let inward = if of == DieOf::Attack { 28 } else { 0 };
    let sum = move || {
        let (total, bonus) = sum.get();
        match (total, bonus) {
            (None, 0) => ().into_any(),
            (None, bonus) => view! { <text class="hs-part alone" y="112">{format!("+{bonus}")}</text> }.into_any(),
            (Some(total), 0) => view! { <text class="hs-total alone" y="112">{total.to_string()}</text> }.into_any(),
            (Some(total), bonus) => view! {
                <text class="hs-part" x=(28 + inward).to_string() y="112">{format!("{} + {bonus} =", total - bonus)}</text>
                <text class="hs-total" x=(42 + inward).to_string() y="112">{total.to_string()}</text>
            }
            .into_any(),
        }
    };
    let (sign, at) = if of == DieOf::Attack { ("#ui-sword", "-112") } else { ("#ui-shield", "76") };
    // Clear of the number of the room, which stands between the sides.
    let head = if of == DieOf::Attack { -24 } else { 0 };
    view! {
        <g aria-hidden="true">
            <g transform=translate((head, 0))>
                <g transform="translate(-56 -98)">{live(stands)}</g>
                <text class="hs-tokens" x="-27" y="-86">
                    {live(count)}
                </text>
                <g transform="translate(30 -97)">{live(fallen)}</g>
                {live(damage)}
            </g>
            <use class="hs-sign" href=sign x=at y="-22" width="36" height="36" />
            <g class="hs-sum">{live(sum)}</g>
        </g>
        <g class=live(move || colour.get().map_or_else(String::new, |colour| seat_class("hs-own", colour)))>
            <g transform=scaled(COMBAT_DIE)>
                <OneDie of die parts />
            </g>
        </g>
    }
}

/// The sum of a die that lies, with the bonus of the room.
fn sum(die: TrayDie) -> Option<u8> {
    die.roll.filter(|_| !die.tumbles).map(|roll| roll + die.bonus)
}

/// A die, which is rolled by a touch when it is due.
#[component]
fn OneDie(of: DieOf, die: Memo<TrayDie>, parts: Parts) -> impl IntoView {
    let throw = Signal::derive(move || Throw { value: die.get().roll, tumbles: die.get().tumbles });
    let face = if of == DieOf::Room { DieFace::Twelve } else { DieFace::Pips };
    let due = Memo::new(move |_| die.get().due);
    let Parts { lang, people, touchable, .. } = parts.clone();
    // The mark on a die that has not been rolled: whose it is.
    let mark = move || {
        let colour = parts.colour(die.get()).filter(|_| of != DieOf::Room && die.get().roll.is_none())?;
        let href = format!("#ui-shape-{}", colour.id());
        Some(view! { <use class="hs-mark" href=href x="-17" y="-17" width="34" height="34" /> }.into_any())
    };
    view! {
        <g
            class=live(move || if due.get() { "hs-die lit" } else { "hs-die" })
            aria-label=live(move || label(die.get(), &people, lang.get()))
            role=part_role(touchable)
            tabindex=touchable.then_some("0")
            data-touch=touchable.then(|| part(of))
            aria-disabled=part_disabled(touchable, move || due.get())
        >
            <rect class="hs-ring" x="-35.5" y="-35.5" width="71" height="71" rx="17" />
            <DieShape face throw />
            {live(mark)}
        </g>
    }
}

/// The accessible label of a die: whose it is, what it shows, with the bonus of the room and the damage that its owner takes, and whether
/// it is to be rolled.
fn label(die: TrayDie, people: &People, lang: Lang) -> String {
    let words = Words::of(lang);
    let owner = die.owner.and_then(|seat| people.get(seat.index())).map(|info| format!("{}, ", info.name));
    let name = match die.of {
        DieOf::Room => words.room_die(),
        DieOf::Attack => words.attack_die(),
        DieOf::Defence => words.defence_die(),
    };
    let mut label = format!("{}{name}", owner.unwrap_or_default());
    // The number of the room die is text, which the label has to contain.
    match (die.roll.filter(|_| !die.tumbles || die.of == DieOf::Room), die.bonus) {
        (Some(roll), 0) => label.push_str(&format!(": {roll}")),
        (Some(roll), bonus) => label.push_str(&format!(": {roll} + {bonus} = {}", roll + bonus)),
        (None, 0) => {}
        (None, bonus) => label.push_str(&format!(" +{bonus}")),
    }
    if die.damage > 0 {
        label.push_str(&format!(", {} \u{2212}{}", words.damage(), die.damage));
    }
    if die.due {
        label.push_str(&format!(", {}", words.roll()));
    }
    label
}
