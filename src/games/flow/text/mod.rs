//! The texts of Flow to the Heart.

mod advice;
mod box_text;
mod chance;
pub mod heart;
mod log;
mod log_entry;
mod options;
pub mod pictures;
mod story;
mod summary;
mod words;

use super::{Action, Card, Illegal, OffRing, Phase, Place, State, TRIES};
use crate::engine::{Game, Seat};
use crate::games::{BoxText, GameText, OptionWords};
use crate::i18n::{Lang, Names};

use heart::heart;
pub use log::consequences;
pub use log_entry::{Called, Clause, Headline, LogEntry, Name, Spot, clauses};
pub use words::Words;

/// The prompt: what is due, for the action panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prompt {
    /// Play cards, or end the phase of cards.
    Cards {
        /// The seat that decides.
        seat: Seat,
        /// Whether the hand is empty.
        empty: bool,
    },
    /// Choose the piece that advances next.
    Advance {
        /// The seat that decides.
        seat: Seat,
        /// The number of pieces with an advance left.
        left: u8,
    },
    /// A random card is drawn.
    Draw {
        /// The seat that receives the card.
        seat: Seat,
    },
    /// Roll the die.
    Roll {
        /// The seat that rolls.
        seat: Seat,
        /// The number of further rolls after this one.
        more: u8,
    },
    /// Move a piece by the roll.
    Step {
        /// The seat that decides.
        seat: Seat,
        /// The die, 1 to 6.
        roll: u8,
    },
    /// A piece comes in with a 6.
    ComeIn {
        /// The seat that decides.
        seat: Seat,
    },
    /// Choose the piece that takes the place of the master.
    Shield {
        /// The seat of the master, which decides.
        seat: Seat,
        /// The seat of the piece that is moving onto the master.
        by: Seat,
    },
    /// The game is over.
    Over {
        /// The winner.
        winner: Seat,
    },
}

impl State {
    /// The action or chance outcome that is due.
    pub fn prompt(&self) -> Prompt {
        let seat = self.turn;
        match self.phase() {
            Phase::Cards | Phase::Flow { .. } if self.draws() > 0 => Prompt::Draw { seat },
            Phase::Cards => Prompt::Cards { seat, empty: self.hand_of(seat).is_empty() },
            Phase::Flow { left } => Prompt::Advance { seat, left: left.count() },
            Phase::Ludo { die: None, rolls } => Prompt::Roll { seat, more: rolls },
            Phase::Ludo { die: Some(_), .. } if self.check(seat, &Action::ComeIn).is_ok() => Prompt::ComeIn { seat },
            Phase::Ludo { die: Some(roll), .. } => Prompt::Step { seat, roll },
            Phase::Shield { owner, .. } => Prompt::Shield { seat: owner, by: seat },
            Phase::Over { winner } => Prompt::Over { winner },
        }
    }
}

/// An item on the board with a description.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum About {
    Piece {
        seat: Seat,
        name: Name,
        place: Place,
    },
    /// For a start: its owner, and the kind of card that it earns, `None` for a random one.
    Position {
        position: u8,
        start: Option<(Option<Seat>, Option<Card>)>,
    },
    Entrance {
        position: u8,
    },
    Home {
        seat: Seat,
        waiting: u8,
        home: u8,
        ludo: bool,
    },
    Heart {
        speed: u8,
        off_ring: Option<OffRing>,
        entrance: Option<u8>,
        /// While the heart is closed and cards are played: the seat that plays them, and whether it has a card that leads to its opening.
        opener: Option<(Seat, bool)>,
    },
    Die {
        seat: Seat,
        roll: u8,
        /// The rolls made of those for a 6, if it was one of them.
        tries: Option<u8>,
    },
}

/// The description of an item on the board.
pub fn about(about: About, lang: Lang, names: &Names) -> String {
    let words = Words::of(lang);
    match about {
        About::Piece { seat, name, place } => {
            words.about_piece(names.of(seat), &words.piece(name), &words.place(place))
        }
        About::Position { position, start: None } => words.about_position(position),
        About::Position { position, start: Some((owner, card)) } => {
            let card = card.map_or(words.random_card(), |card| words.card(card));
            match owner {
                Some(owner) => words.about_start(position, names.of(owner), card),
                None => words.about_free_start(position, card),
            }
        }
        About::Entrance { position } => words.about_entrance(position),
        About::Home { seat, waiting, home, ludo: false } => words.about_home(names.of(seat), waiting, home),
        About::Home { seat, waiting, home, ludo: true } => words.about_home_ludo(names.of(seat), waiting, home),
        About::Die { seat, roll, tries: None } => words.log_rolls(names.of(seat), roll),
        About::Die { seat, roll, tries: Some(made) } => {
            [words.log_rolls(names.of(seat), roll), tries(made, lang)].join(" ")
        }
        About::Heart { speed, off_ring, entrance, opener } => {
            let opener = opener.map(|(seat, can)| (names.of(seat), can));
            heart(&speed.to_string(), off_ring, entrance, opener, lang)
        }
    }
}

/// The rolls made of those for a 6, in a sentence.
pub fn tries(made: u8, lang: Lang) -> String {
    Words::of(lang).tries(made, TRIES)
}

/// The distance from a piece to something ahead of it: the next piece with its owner and name, or the heart entrance.
pub fn ahead(steps: u8, what: Option<(&str, Name)>, lang: Lang) -> String {
    let words = Words::of(lang);
    let distance = words.positions(steps);
    match what {
        Some((owner, name)) => words.ahead_piece(&distance, owner, &words.piece(name)),
        None => words.ahead_entrance(&distance),
    }
}

/// The prompt, in words.
pub fn prompt(prompt: Prompt, lang: Lang, names: &Names) -> String {
    let words = Words::of(lang);
    match prompt {
        Prompt::Cards { seat, empty: false } => words.prompt_cards(names.of(seat)),
        Prompt::Cards { seat, empty: true } => words.prompt_no_cards(names.of(seat)),
        Prompt::Advance { seat, left: 1 } => words.prompt_advance_last(names.of(seat)),
        Prompt::Advance { seat, left } => words.prompt_advance(names.of(seat), left),
        Prompt::Draw { seat } => words.prompt_draw(names.of(seat)),
        Prompt::Roll { seat, more: 0 } => words.prompt_roll(names.of(seat)),
        Prompt::Roll { seat, more } => words.prompt_roll_to_come_in(names.of(seat), more),
        Prompt::Step { seat, roll } => words.prompt_step(names.of(seat), &words.positions(roll)),
        Prompt::ComeIn { seat } => words.prompt_come_in(names.of(seat)),
        Prompt::Shield { seat, by } => words.prompt_shield(names.of(seat), names.of(by)),
        Prompt::Over { winner } => words.prompt_over(names.of(winner)),
    }
}

impl GameText for State {
    const BOX: BoxText = box_text::BOX;

    type Words = Words;

    fn prompt(&self, lang: Lang, names: &Names) -> String {
        prompt(State::prompt(self), lang, names)
    }

    fn option_words(lang: Lang, field: &str) -> OptionWords {
        options::option_words(Words::of(lang), field)
    }

    fn refuse(illegal: &Illegal, lang: Lang, names: &Names) -> String {
        let words = Words::of(lang);
        let text = match *illegal {
            Illegal::NotYourTurn { turn } => return words.refuse_not_your_turn(names.of(turn)),
            Illegal::NotInStacks { card } => return words.refuse_not_in_stacks(words.card(card)),
            Illegal::Payment { card } => return words.refuse_payment(words.card(card)),
            Illegal::StartIsTaken { by: Some(by) } => return words.refuse_start_is_taken_by(names.of(by)),
            Illegal::MasterOnStart { by: Some(by) } => return words.refuse_master_on_start_by(names.of(by)),
            Illegal::MoveIsBlocked { by: Some(by) } => return words.refuse_move_is_blocked_by(names.of(by)),
            Illegal::MoveMeetsMaster { by: Some(by) } => return words.refuse_move_meets_master_by(names.of(by)),
            Illegal::Barred { by } => return words.refuse_barred(names.of(by)),
            Illegal::Over => words.refuse_over(),
            Illegal::NoSuchPiece => words.refuse_no_such_piece(),
            Illegal::DrawIsDue => words.refuse_draw_is_due(),
            Illegal::NoDrawIsDue => words.refuse_no_draw_is_due(),
            Illegal::RollIsDue => words.refuse_roll_is_due(),
            Illegal::NoRollIsDue => words.refuse_no_roll_is_due(),
            Illegal::RollValue => words.refuse_roll_value(),
            Illegal::LudoSeat => words.refuse_ludo_seat(),
            Illegal::FlowSeat => words.refuse_flow_seat(),
            Illegal::CardsAreOver => words.refuse_cards_are_over(),
            Illegal::CardsFirst => words.refuse_cards_first(),
            Illegal::NotInHand => words.refuse_not_in_hand(),
            Illegal::ThrowIsActive => words.refuse_throw_is_active(),
            Illegal::NoneWaits => words.refuse_none_waits(),
            Illegal::StartIsTaken { by: None } => words.refuse_start_is_taken(),
            Illegal::MasterOnStart { by: None } => words.refuse_master_on_start(),
            Illegal::SwapWithMaster => words.refuse_swap_with_master(),
            Illegal::SwapOffRing => words.refuse_swap_off_ring(),
            Illegal::MoveOffRing => words.refuse_move_off_ring(),
            Illegal::MoveSteps => words.refuse_move_steps(),
            Illegal::MoveIsBlocked { by: None } => words.refuse_move_is_blocked(),
            Illegal::MoveMeetsMaster { by: None } => words.refuse_move_meets_master(),
            Illegal::NoAdvanceLeft => words.refuse_no_advance_left(),
            Illegal::ComeInNeedsSix => words.refuse_come_in_needs_six(),
            Illegal::NoneComesIn => words.refuse_none_comes_in(),
            Illegal::OwnPieceOnStart => words.refuse_own_piece_on_start(),
            Illegal::MustComeIn => words.refuse_must_come_in(),
            Illegal::MustLeaveStart => words.refuse_must_leave_start(),
            Illegal::StepOfWaiting => words.refuse_step_of_waiting(),
            Illegal::StepOnOwn => words.refuse_step_on_own(),
            Illegal::StepTooFar => words.refuse_step_too_far(),
            Illegal::StepOverOwn => words.refuse_step_over_own(),
            Illegal::ShieldIsDue => words.refuse_shield_is_due(),
            Illegal::NoShieldIsDue => words.refuse_no_shield_is_due(),
            Illegal::NoShield => words.refuse_no_shield(),
        };
        text.to_owned()
    }
}
