//! The cards on the table: those that whoever is asked can choose from, and the own ones.

use super::actions::Hands;
use super::parts::card;
use super::scene::Scene;
use super::select::{Choosable, Picked, Touch, choosable};
use crate::games::infarkt::text::words;
use crate::games::infarkt::{Activity, Design, Due, Phase, Place};
use crate::i18n::Lang;
use crate::signals::*;
use crate::ui::{Node, Part, of, paint};

/// Cards that lie together.
#[derive(Clone, PartialEq)]
struct Group {
    heap: Heap,
    cards: Vec<Shown>,
}

/// What they are.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Heap {
    /// The events that are laid out.
    Offer,
    /// Cards that are looked at, or lie on the flea market.
    Take,
    /// The other market.
    BlackMarket,
    /// The own ones.
    Hand,
}

impl Heap {
    /// From left to right.
    const ALL: [Self; 4] = [Self::Offer, Self::Take, Self::BlackMarket, Self::Hand];
}

/// A card, and what has become of it.
#[derive(Clone, Copy, PartialEq)]
struct Shown {
    design: Design,
    /// How many of it there are.
    count: u8,
    /// It can be chosen.
    lit: bool,
    chosen: bool,
    /// The position in the meal or the trade.
    order: Option<usize>,
}

/// The row of cards: drawn anew only when another card lies there, or something has become of one.
pub fn row(scene: Memo<Scene>, hands: Hands) -> Part {
    let Hands { session, picked, touch, .. } = hands;
    let lang = session.settings().lang;
    let groups = Memo::new(move || {
        picked.with(|picked| {
            let choosable = session.with(|moment| choosable(&moment.state, picked));
            scene.with(|scene| groups(scene, picked, &choosable))
        })
    });
    paint(move || {
        let lang = lang.get();
        let heap = |heap: &Heap| {
            groups.with(|groups| groups.iter().find(|group| group.heap == *heap).map(|group| draw(group, lang, touch)))
        };
        // Each heap has its place, so that none is made out of another.
        Heap::ALL.iter().map(heap).fold(of("div", "in-row"), Node::child)
    })
}

/// What lies there.
fn groups(scene: &Scene, picked: &Picked, choosable: &Choosable) -> Vec<Group> {
    let (asked, due) = scene.asked.map_or((None, None), |(seat, due)| (Some(seat), Some(due)));
    let mut groups = Vec::new();
    let mut lay = |heap, cards: &mut dyn Iterator<Item = (Design, u8)>| {
        let (lit, chosen) = match heap {
            Heap::Hand => (&choosable.own, &picked.give),
            Heap::Take if due == Some(Due::Keep) => (&choosable.open, &picked.give),
            Heap::Offer | Heap::Take | Heap::BlackMarket => (&choosable.open, &picked.take),
        };
        let show = |(design, count)| Shown {
            design,
            count,
            lit: lit.contains(&design),
            chosen: chosen.contains(&design) || picked.card == Some(design),
            order: chosen
                .iter()
                .position(|other| *other == design)
                .filter(|_| heap == Heap::Hand)
                .map(|place| place + 1),
        };
        let cards: Vec<Shown> = cards.map(show).collect();
        if !cards.is_empty() {
            groups.push(Group { heap, cards });
        }
    };
    if let Some(offer) = scene.offer.as_ref().filter(|_| matches!(scene.phase, Phase::Events | Phase::Hereafter)) {
        lay(Heap::Offer, &mut offer.iter());
    }
    let looking = &scene.looking;
    let count = |design: &Design| looking.iter().filter(|other| *other == design).count() as u8;
    let first =
        |(index, design): (usize, &Design)| (!looking[..index].contains(design)).then(|| (*design, count(design)));
    lay(Heap::Take, &mut looking.iter().enumerate().filter_map(first));
    if matches!(picked.activity, Some(Activity::Trade(_))) {
        lay(Heap::Take, &mut scene.market.iter().chain(scene.market_drug.map(|drug| (drug, 1))));
    }
    if due == Some(Due::Visit(Place::BlackMarket)) {
        lay(Heap::BlackMarket, &mut scene.black_market.iter());
    }
    if let Some(this) = asked.or(scene.acting).and_then(|seat| scene.seats.get(seat)) {
        lay(Heap::Hand, &mut this.goods.iter().chain(this.drugs.iter()));
    }
    groups
}

fn draw(group: &Group, lang: Lang, touch: Callback<Touch>) -> Node {
    let words = words(lang);
    let title = match group.heap {
        Heap::Offer => words.offer,
        Heap::Take => words.take,
        Heap::BlackMarket => words.place(Place::BlackMarket),
        Heap::Hand => words.hand,
    };
    let heap = group.heap;
    let draw = |shown: &Shown| {
        let design = shown.design;
        card(design, shown.count, lang, true)
            .key(design.index())
            .class_if("lit", shown.lit)
            .class_if("chosen", shown.chosen)
            .attr("aria-pressed", shown.chosen)
            .child(shown.order.map(|order| of("b", "in-order").text(order)))
            .press(move || touch.run(if heap == Heap::Hand { Touch::Own(design) } else { Touch::Card(design) }))
    };
    of("div", "in-group")
        .child(of("h2", "in-title").text(title))
        .child(of("div", "in-cards").children(group.cards.iter().map(draw)))
}
