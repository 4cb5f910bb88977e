//! What is where on the board. PURE.

use super::select::{Lit, Selection, lit};
use crate::engine::{BySeat, Colour, Game, Seat, Turn};
use crate::games::GameScene;
use crate::games::flow::text::{Name, Prompt};
use crate::games::flow::{COLOURS, Card, Cards, Chance, OffRing, PIECES, Piece, Place, Rules, State};

/// The board at a moment. All hands are open, so all viewers see the same.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// How many positions the ring has; they are numbered from 0, clockwise.
    pub length: u8,
    /// The starts, in the order of their positions.
    pub starts: Vec<StartScene>,
    /// What each seat has.
    pub seats: BySeat<SeatScene>,
    /// The cards left in the stacks.
    pub stacks: Cards,
    /// The heart speed, 1 to 4.
    pub speed: u8,
    /// The position of the heart entrance.
    pub entrance: Option<u8>,
    /// Why the entrance is off the ring, while it is.
    pub off_ring: Option<OffRing>,
    /// Is Throw active in this turn?
    pub throw: bool,
    /// How many pieces have been thrown in this turn.
    pub thrown: u32,
    /// Whose turn it is.
    pub turn: Option<Seat>,
    /// Who is asked: the same, or the owner of a master that is about to be hit.
    pub asked: Option<Seat>,
    /// The roll that a Ludo seat is to use.
    pub die: Option<u8>,
    /// Further rolls that a Ludo seat has left.
    pub rolls: u8,
    /// The random cards that are due to the seat whose turn it is.
    pub draws: u8,
    /// Does the order of the advances that are left no longer matter? Then they can go by themselves.
    pub settled: bool,
    /// The piece that is on its way onto a master, and that master.
    pub attack: Option<(Piece, Piece)>,
    /// What can be touched with effect while nothing is selected.
    pub lit: Lit,
    /// What is due.
    pub prompt: Prompt,
}

/// A start position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StartScene {
    /// Where.
    pub position: u8,
    /// Of which colour.
    pub colour: Colour,
    /// The kind of card that it earns; `None` for a random one.
    pub card: Option<Card>,
    /// Whose pieces start here; nobody's where the colour does not play.
    pub seat: Option<Seat>,
}

/// What a seat has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatScene {
    /// By which rules it plays.
    pub rules: Rules,
    /// Where its pieces start.
    pub start: u8,
    /// Its pieces, by number.
    pub pieces: [PieceScene; PIECES as usize],
    /// Its cards.
    pub hand: Cards,
}

/// A piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PieceScene {
    /// Which.
    pub piece: Piece,
    /// Where.
    pub place: Place,
    /// Is it a master?
    pub master: bool,
    /// What it is called.
    pub name: Name,
    /// Does it still have its advance in this turn?
    pub to_advance: bool,
    /// Does touching it do something while nothing is selected?
    pub lit: bool,
}

impl GameScene for State {
    type Scene = Scene;

    type Selection = ();
    type Touch = ();
    type StandingOrder = std::convert::Infallible;

    fn scene_of(input: &crate::games::SceneInput<'_, Self>) -> Scene {
        let state = input.state;
        let lit = lit(state, Selection::Nothing);
        let turn = state.turn_of();
        let piece = |piece: Piece| PieceScene {
            piece,
            place: state.place(piece),
            master: state.is_master(piece),
            name: Name::of(state, piece),
            to_advance: turn == Some(piece.seat) && state.to_advance().has(piece.number),
            lit: lit.pieces.contains(&piece),
        };
        let seats = BySeat::new(state.seats().len() as u8, |seat| SeatScene {
            rules: state.rules(seat),
            start: state.start(seat),
            pieces: std::array::from_fn(|number| piece(Piece { seat, number: number as u8 })),
            hand: state.hand_of(seat),
        });
        Scene {
            length: state.ring_length(),
            starts: state.start_scenes().collect(),
            seats,
            stacks: state.stacks(),
            speed: state.speed(),
            entrance: state.entrance(),
            off_ring: state.off_ring(),
            throw: state.throw_is_active(),
            thrown: state.thrown(),
            turn,
            asked: state.to_act(),
            die: state.die(),
            rolls: state.rolls(),
            draws: state.draws(),
            settled: state.order_is_settled(),
            attack: state.attack(),
            lit,
            prompt: state.prompt(),
        }
    }

    fn touch(&self, (): &(), (): &()) -> crate::games::Touched<Self> {
        crate::games::Touched::Roll
    }

    fn active_seat(&self) -> Option<Seat> {
        self.to_act()
    }

    fn is_manual_chance(&self) -> bool {
        // Cards that are earned come by themselves.
        self.turn() == Turn::Chance && self.draws() == 0
    }

    fn is_dice(chance: &Chance) -> bool {
        matches!(chance, Chance::Die(_))
    }
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
