//! What is where on the table. PURE.

pub mod layout;
pub mod outlook;
pub mod select;
pub mod targets;
pub mod travel;

use crate::engine::{BySeat, Colour, Game, Seat, Turn};
use crate::games::flow::text::{About, Clause, LogEntry, Name, Prompt, Spot};
use crate::games::flow::{Action, COLOURS, Card, Cards, Chance, OffRing, PIECES, Piece, Place, Play, Rules, State};
use crate::games::{GameScene, OrderStep, SceneInput, Touched};

use outlook::Outlook;
use select::{Flows, Selection, Touch, carry_out, touch};
use targets::{Targets, intended, targets};
use travel::{Travel, travels};

/// The table at a moment. All hands are open, so all viewers see the same.
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
    /// Is that a decision that can be made now?
    pub decides: bool,
    /// The roll that is in the air, or that a Ludo seat is to use.
    pub die: Option<u8>,
    /// The die is in the air.
    pub tumbling: bool,
    /// Somebody is asked to roll the die.
    pub awaits_roll: bool,
    /// Further rolls that a Ludo seat has left.
    pub rolls: u8,
    /// The random cards that are due to the seat whose turn it is.
    pub draws: u8,
    /// Does the order of the advances that are left no longer matter? Then they can go by themselves.
    pub settled: bool,
    /// The piece that is on its way onto a master, and that master.
    pub attack: Option<(Piece, Piece)>,
    /// What has been chosen.
    pub selection: Selection,
    /// What can be touched with effect.
    pub targets: Targets,
    /// What can be discarded for the chosen card.
    pub payments: Vec<Cards>,
    /// What would come of what has been chosen.
    pub outlook: Option<Outlook>,
    /// What has been touched to read what it is.
    pub about: Option<About>,
    /// The places that are marked because they are looked at, or named by a sentence that somebody has touched: each with the piece
    /// that is there, or with any of its seat.
    pub marked: Vec<(Piece, Place)>,
    /// The pieces that have moved with the last event.
    pub travels: Vec<Travel>,
    /// Who has won.
    pub winner: Option<Seat>,
    /// What is due.
    pub prompt: Prompt,
}

/// A start position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StartScene {
    /// Its position on the ring, from 0.
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
    /// The piece that is meant.
    pub piece: Piece,
    /// Where it stands.
    pub place: Place,
    /// Is it a master?
    pub master: bool,
    /// What it is called.
    pub name: Name,
    /// Does it still have its advance in this turn?
    pub to_advance: bool,
    /// Does touching it do something, or choose it for a Move?
    pub lit: bool,
    /// Has it been chosen?
    pub selected: bool,
    /// Would it be thrown by what has been chosen?
    pub thrown: bool,
    /// The next piece ahead of it on the ring: whose it is, what it is called, and how far ahead it is.
    pub ahead: Option<(Seat, Name, u8)>,
    /// How far ahead of it the heart entrance is.
    pub to_entrance: Option<u8>,
}

impl SeatScene {
    /// How many pieces have arrived: in the heart, or on the goal lane.
    pub fn home(&self) -> usize {
        self.pieces.iter().filter(|piece| matches!(piece.place, Place::Heart | Place::Goal(_))).count()
    }
}

impl Scene {
    /// A piece, if its seat is at the table.
    pub fn piece(&self, piece: Piece) -> Option<PieceScene> {
        self.seats.get(piece.seat)?.pieces.get(usize::from(piece.number)).copied()
    }

    /// By which rules whoever is asked plays.
    pub fn asked_plays(&self) -> Option<Rules> {
        self.seats.get(self.asked?).map(|seat| seat.rules)
    }

    /// The hand of whoever is to play cards.
    pub fn hand(&self) -> Option<Cards> {
        self.asked.filter(|_| self.targets.flow).and_then(|seat| self.seats.get(seat)).map(|seat| seat.hand)
    }

    /// The card that has been chosen, and what is discarded for it if that has been chosen too.
    pub fn card(&self) -> Option<(Card, Option<Cards>)> {
        match self.selection.by_card() {
            Selection::Card { card, with, .. } => Some((card, with)),
            Selection::Pay { .. } => Some((Card::Move, None)),
            _ => None,
        }
    }

    /// The pieces between which there is a choice.
    pub fn choices(&self) -> &[Piece] {
        let offered = match self.card() {
            Some((card, with)) => matches!(card, Card::Swap | Card::Move) && with.is_some(),
            // While cards are played, the board is enough: there is a button for each card.
            None => !self.targets.flow && self.targets.pieces.len() > 1,
        };
        let offered = offered && self.targets.pieces.len() > 1;
        if offered { &self.targets.pieces } else { &[] }
    }

    /// What is done by the button that confirms, if something is shown to come.
    pub fn confirm(&self) -> Option<Action> {
        self.outlook.as_ref().and_then(|outlook| outlook.action)
    }

    /// Has something been chosen that leads on to an action? Then it can be taken back.
    pub fn is_begun(&self) -> bool {
        self.decides && (self.card().is_some() || self.confirm().is_some() || !self.targets.positions.is_empty())
    }

    /// Can the pieces that are left go by themselves?
    pub fn rest(&self) -> bool {
        self.decides && self.targets.pieces.len() > 1 && matches!(self.prompt, Prompt::Advance { .. })
    }

    /// Is there a die to be seen?
    pub fn shows_die(&self) -> bool {
        let hybrid = self.seats.values().any(|seat| seat.rules == Rules::Ludo);
        hybrid && self.asked_plays().is_some_and(|rules| rules == Rules::Ludo || self.die.is_some())
    }
}

impl GameScene for State {
    type Scene = Scene;
    type Selection = Selection;
    type Touch = Touch;
    type StandingOrder = Flows;

    fn scene_of(input: &SceneInput<'_, Self>) -> Scene {
        let SceneInput { state, tumbling, selection: &selection, .. } = *input;
        let targets = targets(state, selection);
        let outlook = Outlook::of(state, selection, intended(state, selection, &targets));
        let (turn, asked) = (state.turn_of(), state.to_act());
        let piece = |piece: Piece| PieceScene {
            piece,
            place: state.place(piece),
            master: state.is_master(piece),
            name: Name::of(state, piece),
            to_advance: turn == Some(piece.seat) && state.to_advance().has(piece.number),
            lit: targets.pieces.contains(&piece),
            selected: match selection {
                Selection::Piece(selected) => selected == piece,
                Selection::Ready(Play::Swap { piece: number, .. } | Play::Move { piece: number, .. })
                | Selection::Card { piece: Some(number), .. } => asked == Some(piece.seat) && number == piece.number,
                Selection::Pay { piece: number, .. } => asked == Some(piece.seat) && number == piece.number,
                _ => false,
            },
            thrown: outlook.as_ref().is_some_and(|outlook| outlook.thrown.contains(&piece)),
            ahead: ahead(state, piece, |position| state.at(position))
                .map(|(other, steps)| (other.seat, Name::of(state, other), steps)),
            to_entrance: ahead(state, piece, |position| (state.entrance() == Some(position)).then_some(()))
                .map(|(_, steps)| steps),
        };
        let seats = BySeat::new(state.seats().len() as u8, |seat| SeatScene {
            rules: state.rules(seat),
            start: state.start(seat),
            pieces: std::array::from_fn(|number| piece(Piece { seat, number: number as u8 })),
            hand: state.hand_of(seat),
        });
        let in_the_air = match tumbling {
            Some(Chance::Die(roll)) => Some(*roll),
            _ => None,
        };
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
            asked,
            decides: input.awaits_decision(),
            die: in_the_air.or(state.die()),
            tumbling: in_the_air.is_some(),
            awaits_roll: input.awaits_roll(),
            rolls: state.rolls(),
            draws: state.draws(),
            settled: state.order_is_settled(),
            attack: state.attack(),
            selection,
            payments: match selection.by_card() {
                Selection::Card { card, .. } => state.payments(card),
                Selection::Pay { .. } => state.payments(Card::Move),
                _ => Vec::new(),
            },
            targets,
            about: about(state, selection).filter(|_| outlook.is_none()),
            marked: marked(input, outlook.as_ref()),
            outlook,
            travels: travels(input),
            winner: state.winner(),
            prompt: state.prompt(),
        }
    }

    fn touch(&self, selection: &Selection, touched: &Touch) -> Touched<Self> {
        touch(self, *selection, *touched)
    }

    fn point_at(&self, action: &Action) -> Selection {
        Selection::of(self, *action)
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

    fn carry_out(&self, order: &Flows) -> OrderStep<Action> {
        carry_out(self, *order)
    }
}

/// What is ahead of a piece on the ring, and how far: the first that is found, not looking further than once around.
fn ahead<T>(state: &State, piece: Piece, find: impl Fn(u8) -> Option<T>) -> Option<(T, u8)> {
    let (from, length) = (state.place(piece).on_ring()?, u16::from(state.ring_length()));
    let at = |steps: u16| ((u16::from(from) + steps) % length) as u8;
    (1..length).find_map(|steps| Some((find(at(steps))?, steps as u8)))
}

/// The places that are looked at, or that a sentence names.
fn marked(input: &SceneInput<'_, State>, outlook: Option<&Outlook>) -> Vec<(Piece, Place)> {
    let state = input.state;
    let on_ring = |position: u8| (Piece { seat: Seat::FIRST, number: 0 }, Place::Ring(position));
    let place = |spot: Spot| match spot {
        Spot::Place(_, Place::Ring(position)) => Some(on_ring(position)),
        Spot::Place(seat, place) => Some((Piece { seat, number: 0 }, place)),
        Spot::Piece(seat, name) => {
            let piece = Piece::all(seat).find(|piece| Name::of(state, *piece) == name)?;
            Some(state.place(piece).on_ring().map_or((piece, state.place(piece)), on_ring))
        }
    };
    let looked_at = match *input.selection {
        Selection::Position(position) => Some(on_ring(position)),
        _ => None,
    };
    // Ways are drawn to everything else that an outlook names.
    let entrance = outlook.iter().flat_map(|outlook| &outlook.clauses).filter_map(|clause| match clause {
        Clause::EntranceAt { at } | Clause::LastRace { at } => Some(on_ring(*at)),
        _ => None,
    });
    let spots = input.pointed_out.map(LogEntry::spots).unwrap_or_default();
    let mut marked: Vec<(Piece, Place)> = Vec::new();
    for one in looked_at.into_iter().chain(entrance).chain(spots.into_iter().filter_map(place)) {
        if !marked.contains(&one) {
            marked.push(one);
        }
    }
    marked
}

/// What there is to say of what is only looked at.
fn about(state: &State, selection: Selection) -> Option<About> {
    match selection {
        Selection::Piece(piece) => {
            Some(About::Piece { seat: piece.seat, name: Name::of(state, piece), place: state.place(piece) })
        }
        Selection::Position(position) if state.entrance() == Some(position) => Some(About::Entrance { position }),
        Selection::Position(position) => {
            let owner = state.seats().find(|seat| state.start(*seat) == position);
            let start = state.earns(position).map(|card| (owner, card));
            Some(About::Position { position, start })
        }
        Selection::Home(seat) => Some(About::Home {
            seat,
            waiting: state.waiting(seat).count(),
            home: state.home(seat).count(),
            ludo: state.rules(seat) == Rules::Ludo,
        }),
        Selection::Heart => {
            Some(About::Heart { speed: state.speed(), off_ring: state.off_ring(), entrance: state.entrance() })
        }
        Selection::Nothing | Selection::Card { .. } | Selection::Ready(_) | Selection::Pay { .. } => None,
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
