//! Fixed words and phrases, in each language.

use crate::games::flow::KINDS;
use crate::i18n::Forms;

/// The words on the board and on the page around it.
#[derive(Debug)]
pub struct Words {
    /// How a game was won: by whom; all pieces are in the heart, or on the goal lane of a Ludo seat.
    pub how: [&'static str; 2],
    /// What stands out at the end: pieces of others thrown, own pieces lost that way, cards played.
    pub highlights: [&'static str; 3],
    /// The board, as a name for screen readers.
    pub board: &'static str,

    /// The kinds of cards, in the order of [`Card::ALL`](crate::games::flow::Card::ALL).
    pub cards: [&'static str; KINDS],
    /// What each kind does, in one sentence.
    pub effects: [&'static str; KINDS],
    /// Who played which cards in a turn.
    pub turn_cards: &'static str,
    /// Several pieces of a turn, counted: those that came in, that were thrown, that went into the heart.
    pub turn_counts: [Forms; 3],
    /// Cards, counted.
    pub card_count: Forms,
    /// A player's cards.
    pub hand: &'static str,
    /// The cards on the table.
    pub stacks: &'static str,
    /// What a start earns when cards are drawn at random.
    pub random_card: &'static str,
    /// Heading over the choice of what is discarded for a card.
    pub discard: &'static str,
    /// That any two cards can be discarded for any one.
    pub any_two: &'static str,
    /// Button: do it after all not.
    pub back: &'static str,
    /// That the card can go different ways: heading over the choice of a piece.
    pub choose_piece: &'static str,

    /// Button: ends the phase of cards.
    pub flow: &'static str,
    /// Button: the order of what is left does not matter, and it goes by itself.
    pub rest: &'static str,
    /// Button: what is left goes by itself, the foremost first.
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
    /// A start position.
    pub start: &'static str,
    /// The heart.
    pub heart: &'static str,
    /// The heart speed, before its number.
    pub speed: &'static str,
    /// The heart entrance.
    pub entrance: &'static str,
    /// The entrance is not on the ring.
    pub entrance_off: &'static str,
    /// Why it is not: the heart beats too slowly.
    pub too_slow: &'static str,
    /// Why it is not: the heart beats too fast.
    pub too_fast: &'static str,
    /// Why it is not, though the speed would allow it.
    pub waits_for_swap: &'static str,
    /// Throw is active in this turn.
    pub throw_is_active: &'static str,

    /// What an empty position is: its number.
    pub about_position: &'static str,
    /// What a start is: its number, what it earns, whose it is.
    pub about_start: &'static str,
    /// The same of a start that nobody uses: its number, what it earns.
    pub about_free_start: &'static str,
    /// What the entrance is: its position.
    pub about_entrance: &'static str,

    /// A piece, before its number.
    pub piece: &'static str,
    /// Pieces, counted.
    pub piece_count: Forms,
    /// A master.
    pub master: &'static str,
    /// Of pieces that wait, and the name of their place.
    pub waiting: &'static str,
    /// The goal lane of a Ludo seat, before the number of a field.
    pub lane: &'static str,
    /// Of a piece: how far ahead of it the next one stands, and which.
    pub ahead: &'static str,
    /// Of a piece: how far ahead of it the heart entrance is.
    pub entrance_ahead: &'static str,
    /// Of a piece that still has its advance.
    pub to_advance: &'static str,
    /// Of the position where a piece would end.
    pub ends_here: &'static str,
    /// Of a piece that would be thrown.
    pub would_be_thrown: &'static str,

    /// A seat that plays Flow.
    pub flow_seat: &'static str,
    /// A seat that plays Ludo.
    pub ludo_seat: &'static str,
    /// The die of a Ludo seat.
    pub die: &'static str,

    /// Better balance: its name and a sentence about it.
    pub balance: (&'static str, &'static str),
    /// Why better balance cannot be switched off.
    pub balance_is_on: &'static str,
    /// Slower end game: its name and a sentence about it.
    pub slow_end: (&'static str, &'static str),
    /// Hybrid mode: its name and a sentence about it.
    pub hybrid: (&'static str, &'static str),
    /// Why the last Flow seat cannot play Ludo too.
    pub one_flow_seat: &'static str,
    /// More players: a sentence about the longer ring.
    pub more_players: &'static str,
    /// Why seats cannot be put in another order, and some colours not be chosen.
    pub colours_are_places: &'static str,
    /// Why a colour is not there with so few players.
    pub colour_for_more: &'static str,
}
