//! Fixed words and phrases, in each language.

use crate::games::flow::KINDS;
use crate::i18n::Forms;

/// The words on the board and on the page around it.
#[derive(Debug)]
pub struct Words {
    /// How a game was won: the winner, with all pieces in the heart, or on the goal lane of a Ludo seat.
    pub how: [&'static str; 2],
    /// Titles of the highlights: pieces of others thrown, own pieces lost that way, cards played.
    pub highlights: [&'static str; 3],
    /// The accessible name of the board.
    pub board: &'static str,

    /// The kinds of cards, in the order of [`Card::ALL`](crate::games::flow::Card::ALL).
    pub cards: [&'static str; KINDS],
    /// The effect of each kind, in one sentence.
    pub effects: [&'static str; KINDS],
    /// The seat and the cards that it played in a turn.
    pub turn_cards: &'static str,
    /// Several pieces in the line of a turn, counted: those that came in, that were thrown, that went into the heart.
    pub turn_counts: [Forms; 3],
    /// A player's cards.
    pub hand: &'static str,
    /// The card earned on a start if cards are drawn at random.
    pub random_card: &'static str,
    /// Heading of the choice of a discard for a card.
    pub discard: &'static str,

    /// Button: ends the phase of cards.
    pub flow: &'static str,
    /// Button: advance the remaining pieces automatically; their order is irrelevant.
    pub rest: &'static str,
    /// Button: advance the remaining pieces automatically, the foremost first.
    pub rest_in_order: &'static str,
    /// Button: one piece advances.
    pub advance: &'static str,
    /// Button: the die.
    pub roll: &'static str,
    /// Button: a Ludo piece comes in.
    pub come_in: &'static str,

    /// The ring of positions.
    pub ring: &'static str,
    /// A position of the ring, before its number.
    pub position: &'static str,
    /// The heart.
    pub heart: &'static str,
    /// The heart speed, before its number.
    pub speed: &'static str,
    /// The heart entrance.
    pub entrance: &'static str,
    /// Reason for an entrance off the ring: the heart beats too slowly.
    pub too_slow: &'static str,
    /// Reason for an entrance off the ring: the heart beats too fast.
    pub too_fast: &'static str,
    /// Reason for an entrance off the ring although the speed would allow it.
    pub waits_for_swap: &'static str,
    /// Throw is active in this turn.
    pub throw_is_active: &'static str,

    /// Description of an empty position: its number.
    pub about_position: &'static str,
    /// Description of a start: its number, the card that it earns, its owner.
    pub about_start: &'static str,
    /// Description of a start without an owner: its number, the card that it earns.
    pub about_free_start: &'static str,
    /// Description of the entrance: its position.
    pub about_entrance: &'static str,

    /// A piece, before its number.
    pub piece: &'static str,
    /// Pieces, counted.
    pub piece_count: Forms,
    /// A master.
    pub master: &'static str,
    /// Label of waiting pieces, and the name of their place.
    pub waiting: &'static str,
    /// The goal lane of a Ludo seat, before the number of a field.
    pub lane: &'static str,
    /// Label of a piece: the distance to the next piece ahead of it, and the name of that piece.
    pub ahead: &'static str,
    /// Label of a piece: the distance to the heart entrance ahead of it.
    pub entrance_ahead: &'static str,
    /// Label of a piece with an advance left.
    pub to_advance: &'static str,
    /// Label of a piece that would be thrown.
    pub would_be_thrown: &'static str,

    /// A seat that plays Flow.
    pub flow_seat: &'static str,
    /// A seat that plays Ludo.
    pub ludo_seat: &'static str,
    /// The die of a Ludo seat.
    pub die: &'static str,

    /// Better balance: its name and a sentence about it.
    pub balance: (&'static str, &'static str),
    /// The reason why better balance cannot be switched off.
    pub balance_is_on: &'static str,
    /// Slower end game: its name and a sentence about it.
    pub slow_end: (&'static str, &'static str),
    /// Hybrid mode: its name and a sentence about it.
    pub hybrid: (&'static str, &'static str),
    /// The reason why seats cannot be reordered and some colours cannot be chosen.
    pub colours_are_places: &'static str,
}
