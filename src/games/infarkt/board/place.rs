//! A panel of the strip: the touch target of its place, the signs of its activities, the pieces and wares there.

use leptos::prelude::*;

use super::activity_sign::ActivitySign;
use super::cards::kind;
use super::parts::classes;
use crate::engine::Seat;
use crate::games::infarkt::scene::PlaceScene;
use crate::games::infarkt::scene::company::place_name;
use crate::games::infarkt::scene::panel::Panel;
use crate::games::infarkt::scene::reading::card_part;
use crate::games::infarkt::scene::scenery::outline;
use crate::games::infarkt::text::{Words, cards};
use crate::games::infarkt::{Design, Due};
use crate::games::seam::geometry::{Point, Rect};
use crate::games::{People, Size};
use crate::i18n::Lang;
use crate::ui::{Shape, live, part_disabled, part_role};

/// The outline of a star of radius 40, drawn behind the piece of the player at the place.
const BURST: &str =
    "M0-40L8-24 24-33 22-15 40-12 28 2 39 17 21 18 20 36 6 25-6 40-12 23-30 30-24 12-42 6-28-6-37-22-18-21-16-38-3-24Z";

/// A condition of a place.
type Holds = fn(&PlaceScene) -> bool;

/// The state of a piece at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Standing {
    /// About to be set.
    Planned,
    /// Set.
    Set,
    /// Its owner is visiting the place, or answers there as a guest.
    Acting,
    /// Its owner is a guest.
    Guest,
}

fn translate((x, y): Point) -> String {
    format!("translate({x} {y})")
}

/// One place.
#[component]
pub fn PlacePanel(
    /// The layout of the panel.
    panel: Panel,
    /// The size of the type on signs.
    type_size: i16,
    /// The state of the place.
    look: ReadSignal<PlaceScene>,
    /// The decision that is due.
    due: Memo<Option<Due>>,
    /// The player whose plan is being carried out.
    acting: Memo<Option<Seat>>,
    /// The people at the table.
    people: People,
    /// The language.
    lang: Signal<Lang>,
    /// Whether it can be touched.
    touchable: bool,
    /// The size of the board.
    size: Size,
) -> impl IntoView {
    let place = panel.place;
    let is = move |holds: Holds| look.with(holds);
    let class = Memo::new(move |_| {
        let names = [
            (" lit", is(|look| look.is_target)),
            (" pointed", is(|look| look.pointed)),
            (" visited", is(|look| look.visited)),
            (" planned", is(|look| look.planned.is_some())),
            (" banned", is(|look| look.banned)),
        ];
        classes("in-place", &names)
    });
    let label = {
        let people = people.clone();
        move || look.with(|look| label(look, &people, lang.get()))
    };
    let standing = move |seat: Seat| {
        look.with(|look| {
            let here = look.pieces.contains(&seat);
            // While a guest answers, that is who acts.
            let acts = match look.eating {
                Some(guest) => guest == seat,
                None => look.visited && acting.get() == Some(seat),
            };
            match (acts, here, look.guests.contains(&seat), look.planned == Some(seat)) {
                (true, ..) => Some(Standing::Acting),
                (_, _, true, _) => Some(Standing::Guest),
                (_, true, ..) => Some(Standing::Set),
                (.., true) => Some(Standing::Planned),
                _ => None,
            }
        })
    };
    let radius = panel.piece_size() / 2;
    let pieces = people.iter().map(|info| {
        let (seat, colour) = (info.seat, info.colour);
        let (x, foot) = panel.stand(seat.index(), people.len());
        let stands = Memo::new(move |_| standing(seat));
        move || {
            let standing = stands.get()?;
            let burst = (standing == Standing::Acting)
                .then(|| view! { <path class="in-burst" d=BURST transform=scaled(radius) /> }.into_any());
            let class = match standing {
                Standing::Planned => "in-piece planned",
                Standing::Guest => "in-piece guest",
                Standing::Set | Standing::Acting => "in-piece",
            };
            Some(view! {
                <g class=class transform=translate((x, foot - radius))>
                    {burst}
                    <ellipse
                        class="in-shadow"
                        cy=(radius - 1).to_string()
                        rx=radius.to_string()
                        ry=(radius / 3).to_string()
                    />
                    <Shape colour radius />
                </g>
            })
        }
    });
    let pieces = pieces.map(IntoAny::into_any).collect::<Vec<_>>();
    let touch = move || touchable.then(|| (place as u8).to_string());
    let coming = move |design: Design| Memo::new(move |_| is_coming(look, design));
    let wares = panel.wares().into_iter().enumerate().map(|(index, spot)| {
        let lying = Memo::new(move |_| look.with(|look| ware(look, index)));
        (move || {
            lying.get().map(|design| view! { <Ware design spot coming=coming(design) touch=touch() /> }.into_any())
        })
        .into_any()
    });
    let dishes = panel.dishes().into_iter().enumerate().map(|(index, spot)| {
        let served = Memo::new(move |_| look.with(|look| look.dishes.get(index).copied()));
        let dish = move || {
            served.get().map(|design| {
                view! { <g class="in-dish"><Ware design spot coming=coming(design) touch=None /></g> }.into_any()
            })
        };
        dish.into_any()
    });
    let planning = move || due.get() == Some(Due::Plan);
    let open = Memo::new(move |_| is(|look| look.open));
    let signs = panel.signs.iter().cloned().enumerate().map(|(number, sign)| {
        let shown = Memo::new(move |_| look.with(|look| look.activities.get(number).copied()));
        let (part, place) = (format!("{}.{number}", place as u8), (place as u8).to_string());
        view! { <ActivitySign sign type_size shown open part place lang touchable size /> }.into_any()
    });
    let corners = outline(&panel.corners);
    let planks = planks(panel.focus);
    let Rect { x, y, w, h } = panel.caption;
    let caption = (w > 0).then(|| {
        view! {
            <rect
                class="in-caption"
                x=x.to_string()
                y=y.to_string()
                width=w.to_string()
                height=h.to_string()
            />
            <text
                class="in-name"
                x=(x + 6).to_string()
                y=(y + h - 7).to_string()
                font-size=panel.caption_size.to_string()
                textLength=(w - 12).to_string()
                lengthAdjust="spacingAndGlyphs"
            >
                {Words::of(lang.get_untracked()).place(place)}
            </text>
        }
    });
    view! {
        <g class=live(move || class.get())>
            <g
                class="in-head"
                aria-label=live(label)
                role=part_role(touchable)
                tabindex=touchable.then_some("0")
                data-place=(size == Size::Table).then(|| place_name(place))
                data-touch=touchable.then(|| (place as u8).to_string())
                aria-disabled=part_disabled(touchable, move || is(|look| look.is_target || look.visited))
                aria-pressed=live(move || (touchable && planning()).then(|| is(|look| look.planned.is_some()).to_string()))
            >
                <path class="in-panel" d=corners.clone() />
                {caption}
            </g>
            <path class="in-planks edge" d=planks.clone() />
            <path class="in-planks" d=planks />
            <path class="in-frame" d=corners />
            <g class="in-wares">{wares.collect::<Vec<_>>()}</g>
            {signs.collect::<Vec<_>>()}
            <g class="in-pieces">{pieces}{dishes.collect::<Vec<_>>()}</g>
        </g>
    }
}

/// The label of a place for screen readers.
fn label(look: &PlaceScene, people: &People, lang: Lang) -> String {
    let name = |seat: &Seat| people.get(seat.index()).map(|info| info.name.clone());
    let guests = look.guests.iter().filter(|guest| !look.pieces.contains(guest));
    let there: Vec<String> = look.pieces.iter().chain(guests).filter_map(name).collect();
    let wares: Vec<String> =
        look.wares.iter().map(|(design, _)| cards::name(*design, lang).replace('\u{ad}', "")).collect();
    let mut label = Words::of(lang).place(look.place).to_owned();
    if look.banned {
        label.push_str(&format!(" ({})", Words::of(lang).banned()));
    }
    for (all, before) in [(there, ": "), (wares, " · ")] {
        if !all.is_empty() {
            label.push_str(before);
            label.push_str(&all.join(", "));
        }
    }
    label
}

/// The ware at this spot; several copies of a design have a spot each.
fn ware(look: &PlaceScene, index: usize) -> Option<Design> {
    let mut lying = look.wares.iter().flat_map(|(design, count)| std::iter::repeat_n(*design, usize::from(*count)));
    lying.nth(index)
}

/// Whether this card has just come to the place from its pile.
fn is_coming(look: ReadSignal<PlaceScene>, design: Design) -> bool {
    look.with(|look| look.coming.contains(&design))
}

/// Two planks across the drawing.
fn planks(Rect { x, y, w, h }: Rect) -> String {
    let (left, right, upper, lower) = (x + w / 12, x + w - w / 12, y + h / 5, y + h - h / 5);
    format!("M{left} {upper}L{right} {lower}M{left} {lower}L{right} {upper}")
}

/// The transform that scales a drawing of radius 40 to fit behind a piece of this radius.
fn scaled(radius: i16) -> String {
    format!("scale({}.{:02})", radius / 25, radius % 25 * 4)
}

/// A card on the stall or in the suitcase.
#[component]
fn Ware(
    design: Design,
    spot: Rect,
    /// Whether it has just come from its pile.
    coming: Memo<bool>,
    /// The id of the place: a touch on the card is one on the place.
    touch: Option<String>,
) -> impl IntoView {
    let Rect { x, y, w, h } = spot;
    let under = h / 8;
    let class = move || ["in-ware ", kind(design), if coming.get() { " coming" } else { "" }].concat();
    let cover = move || {
        let sheet = view! {
            <rect class="in-cover" x=x.to_string() y=y.to_string() width=w.to_string() height=h.to_string() rx="2" />
        };
        coming.get().then(|| sheet.into_any())
    };
    view! {
        <g class=live(class) data-read=card_part(design) data-touch=touch>
            <rect x=x.to_string() y=y.to_string() width=w.to_string() height=h.to_string() rx="2" />
            <path class="in-ware-kind" d=format!("M{} {}h{}", x + 2, y + h - under, w - 4) />
            <image
                href=["art/infarkt/", design.id(), ".svg"].concat()
                x=(x + 1).to_string()
                y=y.to_string()
                width=(w - 2).to_string()
                height=(h - under).to_string()
            />
            {live(cover)}
        </g>
    }
}
