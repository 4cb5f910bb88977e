//! The scene: what is displayed where on the table. PURE.

pub mod goals;
pub mod layout;
mod marks;
pub mod outlook;
pub mod parts;
pub mod play;
pub mod reading;
mod scores;
pub mod select;
pub mod selection;
pub mod targets;
pub mod telling;
pub mod travel;

use crate::engine::{BySeat, Colour, Event, Seat};
use crate::games::flow::text::{About, Headline, LogEntry, Name, Prompt};
use crate::games::flow::{
    Action, COLOURS, Card, Cards, Chance, OffRing, PIECES, Piece, Place, Play, Rules, SIX, State, TRIES, payments_in,
};
use crate::games::seam::scores::Scores;
use crate::games::{GameScene, SceneInput};
use crate::i18n::{Lang, Names};

use goals::{Goal, goals};
use marks::{about, marked, opener};
use outlook::Outlook;
use selection::Selection;
use targets::{Targets, intended, targets};
use travel::{Travel, travels};

/// The table at one moment. All hands are open, so all viewers see the same scene.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// The number of positions on the ring; they are numbered from 0, clockwise.
    pub length: u8,
    /// The starts, in the order of their positions.
    pub starts: Vec<StartScene>,
    /// The scene of each seat.
    pub seats: BySeat<SeatScene>,
    /// The cards left in the stacks.
    pub stacks: Cards,
    /// The heart speed, 1 to 4.
    pub speed: u8,
    /// The position of the heart entrance.
    pub entrance: Option<u8>,
    /// The reason why the entrance is off the ring, if it is.
    pub off_ring: Option<OffRing>,
    /// While the heart is closed and cards are played: the seat that plays them, and whether it has a card that leads to its opening.
    pub opener: Option<(Seat, bool)>,
    /// Whether Throw is active in this turn.
    pub throw: bool,
    /// The number of pieces thrown in this turn.
    pub thrown: u32,
    /// The seat whose turn it is.
    pub turn: Option<Seat>,
    /// The seat to act: the seat whose turn it is, or the owner of a master about to be hit.
    pub asked: Option<Seat>,
    /// Whether that seat can decide now.
    pub decides: bool,
    /// The die on the board, until the next roll: the seat that rolled it, and the roll.
    pub die: Option<(Seat, u8)>,
    /// Whether the die is tumbling.
    pub tumbling: bool,
    /// Whether a roll by a person is awaited.
    pub awaits_roll: bool,
    /// The rolls for a 6, until the next roll of another kind: the seat that has three, and how many of them it has made.
    pub tries: Option<(Seat, u8)>,
    /// The random cards that are due to the seat whose turn it is.
    pub draws: u8,
    /// Whether the order of the remaining advances is irrelevant, so that the pieces can advance automatically.
    pub settled: bool,
    /// The piece that is moving onto a master, and that master.
    pub attack: Option<(Piece, Piece)>,
    /// The current selection.
    pub selection: Selection,
    /// The touch targets of the selection.
    pub targets: Targets,
    /// The places that the selection leads to.
    pub goals: Vec<Goal>,
    /// The possible discards for the selected card, or for moving the selected piece.
    pub payments: Vec<Cards>,
    /// The preview of the selection.
    pub outlook: Option<Outlook>,
    /// The item that was touched for its description.
    pub about: Option<About>,
    /// The places that are marked because they are selected or named by a touched sentence: each with the piece in that place, or with any
    /// piece of its seat.
    pub marked: Vec<(Piece, Place)>,
    /// The pieces that moved with the last event.
    pub travels: Vec<Travel>,
    /// The winner.
    pub winner: Option<Seat>,
    /// The prompt.
    pub prompt: Prompt,
}

/// A start position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StartScene {
    /// Its position on the ring, from 0.
    pub position: u8,
    /// The colour of the start.
    pub colour: Colour,
    /// The kind of card that it earns; `None` for a random one.
    pub card: Option<Card>,
    /// The seat whose pieces start here; `None` if no seat has the colour.
    pub seat: Option<Seat>,
}

/// The scene of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatScene {
    /// The rules by which the seat plays.
    pub rules: Rules,
    /// The position where its pieces start.
    pub start: u8,
    /// Its pieces, by number.
    pub pieces: [PieceScene; PIECES as usize],
    /// Its cards.
    pub hand: Cards,
    /// The kind of the random card that it has drawn with the last event.
    pub coming: Option<Card>,
}

/// A piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PieceScene {
    /// The piece itself.
    pub piece: Piece,
    /// The place of the piece.
    pub place: Place,
    /// Whether the piece is a master.
    pub master: bool,
    /// The name of the piece.
    pub name: Name,
    /// Whether the piece has its advance left in this turn.
    pub to_advance: bool,
    /// Whether touching the piece has an effect, or selects it for a Move.
    pub is_target: bool,
    /// Whether the piece is selected.
    pub selected: bool,
    /// Whether the selected action would throw the piece.
    pub thrown: bool,
    /// The next piece ahead on the ring: its seat, its name, and the distance to it.
    pub ahead: Option<(Seat, Name, u8)>,
    /// The distance to the heart entrance ahead.
    pub to_entrance: Option<u8>,
}

impl SeatScene {
    /// The number of pieces at home: in the heart, or on the goal lane.
    pub fn home(&self) -> usize {
        self.pieces.iter().filter(|piece| matches!(piece.place, Place::Heart | Place::Goal(_))).count()
    }
}

impl Scene {
    /// A piece, if its seat is at the table.
    pub fn piece(&self, piece: Piece) -> Option<PieceScene> {
        self.seats.get(piece.seat)?.pieces.get(usize::from(piece.number)).copied()
    }

    /// The rules by which the seat to act plays.
    pub fn asked_plays(&self) -> Option<Rules> {
        self.seats.get(self.asked?).map(|seat| seat.rules)
    }

    /// The hand of the seat that is playing cards.
    pub fn hand(&self) -> Option<Cards> {
        self.asked.filter(|_| self.targets.flow).and_then(|seat| self.seats.get(seat)).map(|seat| seat.hand)
    }

    /// The selected card, with its discard if that is selected too.
    pub fn card(&self) -> Option<(Card, Option<Cards>)> {
        match self.selection.by_card() {
            Selection::Card { card, with, .. } => Some((card, with)),
            _ => None,
        }
    }

    /// The card to be paid for, with its discard: the selected one, or the Move of the selected piece.
    pub fn pays(&self) -> Option<(Card, Option<Cards>)> {
        let by_piece = || self.targets.positions.first().map(|target| (Card::Move, Some(target.play.with())));
        self.card().or_else(by_piece)
    }

    /// The pieces to choose from.
    pub fn choices(&self) -> &[Piece] {
        let offered = match self.card() {
            Some((card, with)) => matches!(card, Card::Swap | Card::Move) && with.is_some(),
            // While cards are played, the board is sufficient: there is a button for each card.
            None => !self.targets.flow && self.targets.pieces.len() > 1,
        };
        let offered = offered && self.targets.pieces.len() > 1;
        if offered { &self.targets.pieces } else { &[] }
    }

    /// The action of the confirm button, if an action is previewed.
    pub fn confirm(&self) -> Option<Action> {
        self.outlook.as_ref().and_then(|outlook| outlook.action)
    }

    /// Whether the selection leads to an action and can therefore be cancelled.
    pub fn is_begun(&self) -> bool {
        self.decides && (self.card().is_some() || self.confirm().is_some() || self.targets.lead_somewhere())
    }

    /// Whether the remaining pieces can advance automatically: in the phase of cards all of them, as long as nothing is selected.
    pub fn rest(&self) -> bool {
        let on_ring = |seat: &SeatScene| seat.pieces.iter().filter(|piece| piece.place.on_ring().is_some()).count();
        let left = match self.prompt {
            Prompt::Advance { left, .. } => usize::from(left),
            Prompt::Cards { seat, .. } if !self.is_begun() => self.seats.get(seat).map_or(0, on_ring),
            _ => 0,
        };
        self.decides && left > 1
    }
}

impl GameScene for State {
    type Scene = Scene;

    fn scene_of(input: &SceneInput<'_, Self>) -> Scene {
        let SceneInput { state, tumbling, selection: &selection, .. } = *input;
        let due = input.asked();
        let targets = targets(state, &due.legal, selection);
        let outlook = Outlook::of(state, selection, intended(state, selection, &targets));
        let (turn, asked) = (state.turn_of(), state.to_act());
        let piece = |piece: Piece| PieceScene {
            piece,
            place: state.place(piece),
            master: state.is_master(piece),
            name: Name::of(state, piece),
            to_advance: turn == Some(piece.seat) && state.to_advance().has(piece.number),
            is_target: targets.pieces.contains(&piece),
            selected: match selection {
                Selection::Piece(selected) => selected == piece,
                Selection::Ready(Play::Swap { piece: number, .. } | Play::Move { piece: number, .. })
                | Selection::Card { piece: Some(number), .. } => asked == Some(piece.seat) && number == piece.number,
                _ => false,
            },
            thrown: outlook.as_ref().is_some_and(|outlook| outlook.thrown.contains(&piece)),
            ahead: ahead(state, piece, |position| state.at(position))
                .map(|(other, steps)| (other.seat, Name::of(state, other), steps)),
            to_entrance: ahead(state, piece, |position| (state.entrance() == Some(position)).then_some(()))
                .map(|(_, steps)| steps),
        };
        let drawn = input.last.and_then(|step| match &step.event {
            Event::Chance { chance: Chance::Card(card) } => step.before.turn_of().map(|seat| (seat, *card)),
            _ => None,
        });
        let seats = BySeat::new(state.seats().len() as u8, |seat| SeatScene {
            rules: state.rules(seat),
            start: state.start(seat),
            pieces: std::array::from_fn(|number| piece(Piece { seat, number: number as u8 })),
            hand: state.hand_of(seat),
            coming: drawn.filter(|(to, _)| *to == seat).map(|(_, card)| card),
        });
        let goals = goals(state, &due.legal, selection, &targets, outlook.as_ref());
        let in_the_air = match tumbling {
            Some(Chance::Die(roll)) => turn.map(|seat| (seat, *roll)),
            _ => None,
        };
        let die = in_the_air.or_else(|| last_roll(input));
        let tries = tries(input, die);
        Scene {
            length: state.ring_length(),
            starts: state.start_scenes().collect(),
            seats,
            stacks: state.stacks(),
            speed: state.speed(),
            entrance: state.entrance(),
            off_ring: state.off_ring(),
            opener: opener(state, &due.legal),
            throw: state.throw_is_active(),
            thrown: state.thrown(),
            turn,
            asked,
            decides: input.awaits_decision(),
            die,
            tumbling: in_the_air.is_some(),
            awaits_roll: input.awaits_roll(),
            tries,
            draws: state.draws(),
            settled: state.order_is_settled(),
            attack: state.attack(),
            selection,
            payments: match selection.by_card() {
                Selection::Card { card, .. } => payments_in(&due.legal, card),
                Selection::Piece(_) if !targets.positions.is_empty() => payments_in(&due.legal, Card::Move),
                _ => Vec::new(),
            },
            targets,
            goals,
            about: about(state, &due.legal, selection, die, tries).filter(|_| outlook.is_none()),
            marked: marked(input, outlook.as_ref()),
            outlook,
            travels: travels(input),
            winner: state.winner(),
            prompt: state.prompt(),
        }
    }

    fn scores(scene: &Scene, ranked: &[(u8, Seat)], lang: Lang, _: &Names) -> Scores {
        scores::scores(scene, ranked, lang)
    }
}

/// The roll in use, or the last one; only a table with a Ludo seat has a die.
fn last_roll(input: &SceneInput<'_, State>) -> Option<(Seat, u8)> {
    let state = input.state;
    let rolled = || {
        let hybrid = state.seats().any(|seat| state.rules(seat) == Rules::Ludo);
        input.log.iter().rev().filter(|_| hybrid).find_map(|entry| match entry.headline {
            Headline::Rolls { roll } => Some((entry.seat, roll)),
            _ => None,
        })
    };
    state.turn_of().zip(state.die()).or_else(rolled)
}

/// The rolls for a 6: those of the seat whose turn it is, or the three lost ones of the seat whose die still lies on the board.
fn tries(input: &SceneInput<'_, State>, die: Option<(Seat, u8)>) -> Option<(Seat, u8)> {
    let state = input.state;
    let lost = || {
        let (seat, _) = die?;
        let rolls = |entry: &&LogEntry| matches!(entry.headline, Headline::Rolls { .. });
        let since = input.log.iter().rev().skip_while(|entry| !rolls(entry));
        let is_lost =
            |entry: &&LogEntry| entry.seat == seat && matches!(entry.headline, Headline::Rolls { roll } if roll != SIX);
        // A lost roll is followed by another one of the same seat only if it has three.
        (since.take_while(is_lost).take(2).count() == 2).then_some((seat, TRIES))
    };
    state.turn_of().zip(state.tries()).or_else(lost)
}

/// The first match ahead of a piece on the ring, within one lap, and the distance to it.
fn ahead<T>(state: &State, piece: Piece, find: impl Fn(u8) -> Option<T>) -> Option<(T, u8)> {
    let (from, length) = (state.place(piece).on_ring()?, u16::from(state.ring_length()));
    let at = |steps: u16| ((u16::from(from) + steps) % length) as u8;
    (1..length).find_map(|steps| Some((find(at(steps))?, steps as u8)))
}

impl State {
    fn start_scenes(&self) -> impl Iterator<Item = StartScene> {
        let colours = COLOURS.into_iter().zip(0..).take(usize::from(self.starts()));
        colours.map(|(colour, start)| {
            let position = self.position_of_start(start);
            StartScene {
                position,
                colour,
                card: self.earns(position).flatten(),
                seat: self.seats().find(|seat| self.start(*seat) == position),
            }
        })
    }
}
