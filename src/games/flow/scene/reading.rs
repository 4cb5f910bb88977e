//! What there is to read about the seats and the things on the board. PURE.

use super::{PieceScene, Scene, SeatScene};
use crate::engine::Seat;
use crate::games::flow::text::{About, Words, about, ahead, consequences, pictures, prompt, tries};
use crate::games::flow::{Card, Cards, Piece, Place, Rules, State};
use crate::games::{GameReading, Picture, Reading, ReadingItem, Thing};
use crate::i18n::{Lang, Names};

/// Something on the table that can be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FlowThing {
    /// A piece.
    Piece(Piece),
    /// A position of the ring.
    Position(u8),
    /// The heart.
    Heart,
    /// The places where the pieces of a seat wait and arrive.
    Home(Seat),
    /// A kind of card.
    Card(Card),
    /// The die.
    Die,
    /// A button.
    Deed(Deed),
}

/// A button that is about no card and no die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Carries out the action that is previewed.
    Confirm,
    /// Ends the phase of cards.
    Flow,
    /// Advances the remaining pieces.
    Rest,
}

impl Deed {
    const ALL: [Self; 3] = [Self::Confirm, Self::Flow, Self::Rest];

    /// Its `data-read`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Confirm => "deed-confirm",
            Self::Flow => "deed-flow",
            Self::Rest => "deed-rest",
        }
    }
}

/// The id of a kind of card.
const fn card_id(card: Card) -> &'static str {
    match card {
        Card::Throw => "throw",
        Card::Enter => "enter",
        Card::Swap => "swap",
        Card::Move => "move",
    }
}

impl Thing for FlowThing {
    fn of_part(part: &str) -> Option<Self> {
        match part {
            "heart" => return Some(Self::Heart),
            "die" => return Some(Self::Die),
            _ => {}
        }
        if let Some(deed) = Deed::ALL.into_iter().find(|deed| deed.id() == part) {
            return Some(Self::Deed(deed));
        }
        let (kind, rest) = part.split_once('-')?;
        match kind {
            "home" => Some(Self::Home(Seat::new(rest.parse().ok()?)?)),
            "position" => Some(Self::Position(rest.parse().ok()?)),
            "card" => Card::ALL.into_iter().find(|card| card_id(*card) == rest).map(Self::Card),
            "piece" => {
                let (seat, number) = rest.split_once('-')?;
                Some(Self::Piece(Piece { seat: Seat::new(seat.parse().ok()?)?, number: number.parse().ok()? }))
            }
            _ => None,
        }
    }

    fn part(&self) -> String {
        match self {
            Self::Piece(Piece { seat, number }) => format!("piece-{}-{number}", seat.number()),
            Self::Position(position) => format!("position-{position}"),
            Self::Heart => "heart".to_owned(),
            Self::Home(seat) => format!("home-{}", seat.number()),
            Self::Card(card) => format!("card-{}", card_id(*card)),
            Self::Die => "die".to_owned(),
            Self::Deed(deed) => deed.id().to_owned(),
        }
    }
}

impl GameReading for State {
    type Thing = FlowThing;

    fn things(scene: &Scene) -> Vec<FlowThing> {
        let pieces = scene.seats.values().flat_map(|has| has.pieces.map(|piece| FlowThing::Piece(piece.piece)));
        let positions = (0..scene.length).map(FlowThing::Position);
        let homes = scene.seats.seats().map(FlowThing::Home);
        let others = Card::ALL.map(FlowThing::Card).into_iter().chain([FlowThing::Heart]);
        let die = scene.die.or(scene.tries).map(|_| FlowThing::Die);
        let deeds = Deed::ALL.into_iter().filter(|deed| *deed != Deed::Confirm || scene.confirm().is_some());
        pieces.chain(positions).chain(homes).chain(others).chain(die).chain(deeds.map(FlowThing::Deed)).collect()
    }

    fn read_seat(scene: &Scene, seat: Seat, lang: Lang, names: &Names) -> Option<Reading> {
        let words = Words::of(lang);
        let has = scene.seats.get(seat)?;
        let rules = if has.rules == Rules::Ludo { words.plays_ludo() } else { "" };
        let reading = Reading::of(names.of(seat)).seat(seat).say([rules]).say([home(scene, seat, lang, names)?]);
        let reading = reading.say([goal(has, lang)]);
        Some(
            reading
                .list(words.hand(), cards(has.hand, lang))
                .list(words.pieces(), has.pieces.iter().map(|look| piece(*look, lang, names))),
        )
    }

    fn read(scene: &Scene, thing: &FlowThing, lang: Lang, names: &Names) -> Option<Reading> {
        let words = Words::of(lang);
        match *thing {
            FlowThing::Piece(piece) => {
                let look = scene.piece(piece)?;
                let title = about(About::Piece { seat: piece.seat, name: look.name, place: look.place }, lang, names);
                let more = more(look, lang, names).into_iter().map(ReadingItem::of);
                let rules = scene.seats.get(piece.seat).map(|has| has.rules)?;
                let does = does(look.place, rules, scene.speed, lang);
                Some(Reading::of(title).seat(piece.seat).say([does]).list("", more))
            }
            FlowThing::Position(position) => {
                let start = scene.starts.iter().find(|start| start.position == position);
                let standing = scene.seats.values().flat_map(|has| has.pieces);
                let standing = standing.filter(|look| look.place == Place::Ring(position));
                let standing: Vec<_> = standing.map(|look| piece(look, lang, names)).collect();
                let reading = match (scene.entrance == Some(position), start) {
                    (true, _) => Reading::of(about(About::Entrance { position }, lang, names)),
                    (false, Some(start)) => {
                        let start = Some((start.seat, start.card));
                        Reading::of(about(About::Position { position, start }, lang, names))
                    }
                    (false, None) if standing.is_empty() => {
                        Reading::of(about(About::Position { position, start: None }, lang, names))
                    }
                    (false, None) => Reading::of(words.place(Place::Ring(position))),
                };
                let way = words.about_ring(words.card(Card::Throw));
                (position < scene.length).then(|| reading.say([way]).list(words.pieces(), standing))
            }
            FlowThing::Heart => {
                let Scene { speed, off_ring, entrance, opener, .. } = *scene;
                let heart = about(About::Heart { speed, off_ring, entrance, opener }, lang, names);
                Some(Reading::of(heart).list(words.in_stacks(), cards(scene.stacks, lang)))
            }
            FlowThing::Home(seat) => {
                let has = scene.seats.get(seat)?;
                let pieces = has.pieces.iter().filter(|look| !matches!(look.place, Place::Ring(_)));
                let pieces = pieces.map(|look| piece(*look, lang, names));
                let reading = Reading::of(home(scene, seat, lang, names)?).seat(seat).say([goal(has, lang)]);
                Some(reading.list(words.pieces(), pieces))
            }
            FlowThing::Card(card) => {
                let holding = scene.seats.iter().filter(|(_, has)| has.rules == Rules::Flow);
                let held = holding.map(|(seat, has)| {
                    ReadingItem::of(names.of(seat)).picture(Picture::Piece(seat)).number(times(has.hand.of(card)))
                });
                let stack = ReadingItem::of(words.in_stacks()).number(times(scene.stacks.of(card)));
                Some(Reading::of(words.card(card)).say([words.card_effect(card)]).list("", held.chain([stack])))
            }
            FlowThing::Die => {
                // The marks of a seat stand without its die until it has rolled.
                let (seat, made) = scene.tries.or(scene.die.map(|(seat, _)| (seat, 0)))?;
                let said = scene.tries.map(|_| tries(made, lang));
                let die = scene.die.filter(|(of, _)| *of == seat).map(|(_, roll)| {
                    let value = if scene.tumbling { String::new() } else { roll.to_string() };
                    ReadingItem::of(words.die()).number(value)
                });
                Some(Reading::of(words.die()).seat(seat).say([words.about_die()]).say(said).list("", die))
            }
            FlowThing::Deed(Deed::Confirm) => {
                let outlook = scene.outlook.as_ref().filter(|outlook| outlook.action.is_some())?;
                let chosen = consequences(&outlook.clauses, lang, names);
                Some(Reading::of(prompt(scene.prompt, lang, names)).say([words.deed_confirm()]).say([chosen]))
            }
            FlowThing::Deed(Deed::Flow) => {
                Some(Reading::of(words.flow()).say([words.deed_flow(&words.positions(scene.speed))]))
            }
            FlowThing::Deed(Deed::Rest) => Some(Reading::of(words.rest_in_order()).say([words.deed_rest()])),
        }
    }
}

/// The goal of a seat.
fn goal(has: &SeatScene, lang: Lang) -> &'static str {
    let words = Words::of(lang);
    if has.rules == Rules::Ludo { words.about_goal_ludo() } else { words.about_goal() }
}

/// What a piece at this place can do.
fn does(place: Place, rules: Rules, speed: u8, lang: Lang) -> String {
    let words = Words::of(lang);
    match (place, rules) {
        (Place::Waiting, Rules::Flow) => words.about_waiting_piece(words.card(Card::Enter)),
        (Place::Waiting, Rules::Ludo) => words.about_waiting_ludo().to_owned(),
        (Place::Ring(_), Rules::Flow) => words.about_flowing_piece(&words.positions(speed)),
        (Place::Ring(_) | Place::Goal(_), Rules::Ludo) => words.about_stepping_piece().to_owned(),
        (Place::Heart | Place::Goal(_), _) => words.about_arrived_piece().to_owned(),
    }
}

fn times(count: u8) -> String {
    format!("×\u{a0}{count}")
}

/// The pieces of a seat that wait and those that are home, in a sentence.
fn home(scene: &Scene, seat: Seat, lang: Lang, names: &Names) -> Option<String> {
    let has = scene.seats.get(seat)?;
    let waiting = has.pieces.iter().filter(|piece| piece.place == Place::Waiting).count() as u8;
    let what = About::Home { seat, waiting, home: has.home() as u8, ludo: has.rules == Rules::Ludo };
    Some(about(what, lang, names))
}

/// The kinds of these cards, each with its effect.
fn cards(cards: Cards, lang: Lang) -> impl Iterator<Item = ReadingItem> {
    let words = Words::of(lang);
    Card::ALL.into_iter().filter(move |card| cards.of(*card) > 0).map(move |card| {
        ReadingItem::of(words.card(card))
            .picture(pictures::card(card))
            .number(times(cards.of(card)))
            .text(words.card_effect(card))
    })
}

/// A piece with its place.
fn piece(look: PieceScene, lang: Lang, names: &Names) -> ReadingItem {
    let words = Words::of(lang);
    ReadingItem::of(words.piece(look.name))
        .picture(Picture::Piece(look.piece.seat))
        .number(words.place(look.place))
        .text(more(look, lang, names).join("; "))
}

/// What is due to a piece, and what is ahead of it.
fn more(look: PieceScene, lang: Lang, names: &Names) -> Vec<String> {
    let words = Words::of(lang);
    let due = [(look.to_advance, words.to_advance()), (look.thrown, words.would_be_thrown())];
    let due = due.into_iter().filter(|(holds, _)| *holds).map(|(_, what)| what.to_owned());
    let next = look.ahead.map(|(seat, name, steps)| ahead(steps, Some((names.of(seat), name)), lang));
    let entrance = look.to_entrance.map(|steps| ahead(steps, None, lang));
    due.chain(next).chain(entrance).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_id_of_a_card_is_that_of_records() {
        for card in Card::ALL {
            assert_eq!(serde_json::json!(card), serde_json::json!(card_id(card)));
        }
    }
}
