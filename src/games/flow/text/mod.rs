//! The texts of Flow to the Heart.

mod advice;
mod box_text;
pub mod heart;
mod log_entry;
mod options;
pub mod pictures;
mod summary;
mod turn;
mod words;

use arrayvec::ArrayVec;

use super::{Action, Card, Chance, Effect, Illegal, OffRing, Phase, Place, State, TRIES};
use crate::engine::{Event, Game, Seat, Seats, Step};
use crate::games::flow::bot::Reason;
use crate::games::{
    BoxText, Figure, Fortunes, GameText, Hint, Icon, MOST_DICE, OptionWords, Picture, Remarks, Summary,
};
use crate::i18n::{Lang, Names};

use heart::heart;
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

fn headline(entry: &LogEntry, words: Words, names: &Names) -> String {
    let player = names.of(entry.seat);
    match entry.headline {
        Headline::Plays { card, for_two: None } => words.log_plays(player, words.card(card)),
        Headline::Plays { card, for_two: Some(discard) } => {
            words.log_plays_for_two(player, &words.cards(discard), words.card(card))
        }
        Headline::Flows => words.log_flows(player),
        Headline::Advances => words.log_advances(player),
        Headline::Draws { card } => words.log_draws(player, words.card(card)),
        Headline::Rolls { roll } => words.log_rolls(player, roll),
        Headline::Steps { roll } => words.log_steps(player, roll),
        Headline::Shields => words.log_shields(player),
    }
}

/// The grammatical role of a piece in its sentence.
#[derive(Clone, Copy)]
enum GrammaticalRole {
    /// The subject, at the beginning.
    First,
    /// The subject, in a later position.
    Subject,
    /// The object: the piece in the way.
    Object,
}

fn piece(Called { of, name }: Called, role: GrammaticalRole, words: Words, names: &Names) -> String {
    use GrammaticalRole::{First, Object, Subject};
    match (name, of.map(|of| names.of(of)), role) {
        (Name::Master, None, First) => words.piece_master_first().to_owned(),
        (Name::Master, None, Subject) => words.piece_master_subject().to_owned(),
        (Name::Master, None, Object) => words.piece_master_object().to_owned(),
        (Name::Master, Some(player), First) => words.piece_master_of_first(player),
        (Name::Master, Some(player), Subject) => words.piece_master_of_subject(player),
        (Name::Master, Some(player), Object) => words.piece_master_of_object(player),
        (Name::Ordinary(number), None, First) => words.piece_ordinary_first(number),
        (Name::Ordinary(number), None, Subject) => words.piece_ordinary_subject(number),
        (Name::Ordinary(number), None, Object) => words.piece_ordinary_object(number),
        (Name::Ordinary(number), Some(player), First) => words.piece_ordinary_of_first(player, number),
        (Name::Ordinary(number), Some(player), Subject) => words.piece_ordinary_of_subject(player, number),
        (Name::Ordinary(number), Some(player), Object) => words.piece_ordinary_of_object(player, number),
    }
}

fn clause(clause: Clause, words: Words, names: &Names) -> String {
    let first = |called| piece(called, GrammaticalRole::First, words, names);
    let subject = |called| piece(called, GrammaticalRole::Subject, words, names);
    let object = |called| piece(called, GrammaticalRole::Object, words, names);
    match clause {
        Clause::ThrowIsActive => words.then_throw_is_active().to_owned(),
        Clause::ComesIn { piece, at } => words.then_comes_in(&first(piece), at),
        Clause::Goes { piece, from, to } => words.then_goes(&first(piece), &words.departure(from), &words.arrival(to)),
        Clause::GoesBack { piece, from, to } => {
            words.then_goes_back(&first(piece), &words.departure(from), &words.arrival(to))
        }
        Clause::StaysBefore { piece, by } => words.then_stays_before(&first(piece), &object(by)),
        Clause::StopsBefore { by } => words.then_stops_before(&object(by)),
        Clause::Swaps { at, other, other_at } => {
            let master = Called { name: Name::Master, ..other };
            words.then_swaps(&first(master), at, &subject(other), other_at)
        }
        Clause::IsThrown { piece, from } => words.then_is_thrown(&first(piece), from),
        Clause::Faster { to } => words.then_faster(to),
        Clause::Slower { to } => words.then_slower(to),
        Clause::EntranceAt { at } => words.then_entrance_at(at),
        Clause::EntranceLeaves => words.then_entrance_leaves().to_owned(),
        Clause::Earns { card } => words.then_earns(words.card(card)),
        Clause::EarnsNothing { card: Some(card) } => words.then_earns_nothing(words.card(card)),
        Clause::EarnsNothing { card: None } => words.then_earns_nothing_at_all().to_owned(),
        Clause::DrawIsDue => words.then_draw_is_due().to_owned(),
        Clause::GoesIn { piece } => words.then_goes_in(&first(piece)),
        Clause::RollIsLost => words.then_roll_is_lost().to_owned(),
        Clause::ShieldIsDue { owner } => words.then_shield_is_due(names.of(owner)),
        Clause::ThrowWasIdle => words.then_throw_was_idle().to_owned(),
        Clause::LastRace { at } => words.then_last_race(at),
        Clause::Wins { seat } => words.then_wins(names.of(seat)),
    }
}

fn refuse(illegal: Illegal, lang: Lang, names: &Names) -> String {
    let words = Words::of(lang);
    let text = match illegal {
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

/// Consequences in sentences, from the [`clauses`] of a preview.
pub fn consequences(clauses: &[Clause], lang: Lang, names: &Names) -> String {
    let words = Words::of(lang);
    clauses.iter().map(|each| clause(*each, words, names)).collect::<Vec<_>>().join(" ")
}

impl GameText for State {
    const BOX: BoxText = box_text::BOX;

    type Words = Words;

    type LogEntry = LogEntry;

    fn log_entry(step: &Step<Self>) -> LogEntry {
        log_entry::of(step)
    }

    fn describe(entry: &LogEntry, lang: Lang, names: &Names) -> String {
        let headline = headline(entry, Words::of(lang), names);
        let rest = consequences(&entry.clauses, lang, names);
        if rest.is_empty() { headline } else { [headline, rest].join(" ") }
    }

    fn pictures(entry: &LogEntry) -> Vec<Picture> {
        pictures::of(entry)
    }

    fn turn_of(entry: &LogEntry) -> Option<Seat> {
        Some(entry.turn)
    }

    fn names_places(entry: &LogEntry) -> bool {
        !entry.spots().is_empty()
    }

    fn describe_turn(entries: &[LogEntry], lang: Lang, names: &Names) -> String {
        turn::describe(entries, lang, names)
    }

    fn icon(entry: &LogEntry) -> Icon {
        if entry.clauses.iter().any(|clause| matches!(clause, Clause::Wins { .. })) {
            return Icon::Crown;
        }
        match entry.headline {
            Headline::Plays { .. } | Headline::Draws { .. } => Icon::Card,
            Headline::Flows | Headline::Advances | Headline::Steps { .. } => Icon::Hand,
            Headline::Rolls { .. } => Icon::Die,
            Headline::Shields => Icon::Shield,
        }
    }

    fn explain(reason: &Reason, lang: Lang, names: &Names) -> String {
        advice::explain(reason, lang, names)
    }

    fn hint(&self, action: &Action, lang: Lang, _: &Names) -> Hint {
        advice::hint(self, action, lang)
    }

    fn moment(step: &Step<Self>) -> Fortunes {
        advice::moment(&step.before, &step.after)
    }

    fn happens_to(step: &Step<Self>) -> Seats {
        let whose = |effect: &Effect| match *effect {
            Effect::IsThrown { piece, .. } | Effect::Steps { piece, to: Place::Heart | Place::Goal(_) } => {
                Some(piece.seat)
            }
            Effect::Earns { seat, .. } => Some(seat),
            _ => None,
        };
        step.effects.iter().filter_map(whose).collect()
    }

    fn strikes(step: &Step<Self>) -> Seats {
        let whose = |effect: &Effect| match *effect {
            Effect::IsThrown { piece, .. } => Some(piece.seat),
            _ => None,
        };
        step.effects.iter().filter_map(whose).collect()
    }

    fn option_words(lang: Lang, field: &str) -> OptionWords {
        options::option_words(Words::of(lang), field)
    }

    fn remarks(lang: Lang) -> Remarks {
        advice::remarks(lang)
    }

    fn prompt(&self, lang: Lang, names: &Names) -> String {
        prompt(State::prompt(self), lang, names)
    }

    fn summary(&self, log: &[LogEntry], lang: Lang, names: &Names) -> Option<Summary> {
        summary::of(self, log, lang, names)
    }

    fn figures(&self, lang: Lang) -> Vec<Figure> {
        let words = Words::of(lang);
        let home = self.seats().map(|seat| self.home(seat).iter().count() as i16).collect();
        vec![
            Figure { label: words.pieces_home(), values: home, thresholds: Vec::new() },
            Figure { label: words.heart_speed(), values: vec![self.speed().into()], thresholds: Vec::new() },
        ]
    }

    fn has_chance(&self) -> bool {
        self.is_balanced() || self.is_hybrid()
    }

    fn rolled(step: &Step<Self>) -> Option<(Seat, ArrayVec<u8, MOST_DICE>)> {
        match step.event {
            Event::Chance { chance: Chance::Die(roll) } => Some((step.before.to_act()?, [roll].into_iter().collect())),
            _ => None,
        }
    }

    fn refuse(illegal: &Illegal, lang: Lang, names: &Names) -> String {
        refuse(*illegal, lang, names)
    }
}
