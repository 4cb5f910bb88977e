//! A session without its type: what the shell sees of any game.

use std::sync::Arc;

use crate::signals::*;
use serde_json::Value;

use super::{DisplayedState, Session};
use crate::engine::{Colour, Game, Outcome, Refusal, RuleId, Seat, SeatSetup, Setup, Turn};
use crate::games::{GameText, Icon};
use crate::i18n::Names;

/// Makes the setup of another game of the same people.
pub type Rematch = Arc<dyn Fn() -> Value + Send + Sync>;

/// A game on the page, whatever game it is.
#[derive(Clone, Copy)]
pub struct Handle {
    /// Who sits where.
    pub seats: StoredValue<Vec<SeatInfo>>,
    /// The names, for sentences.
    pub names: StoredValue<Arc<Names>>,
    /// How things stand.
    pub status: Memo<Status>,
    /// The log.
    pub log: Memo<Log>,
    /// Shows the whole log from now on, not only its last lines.
    pub unroll: Callback<()>,
    /// Who is to take the device, while nothing of the game may be seen.
    pub handoff: Memo<Option<Seat>>,
    /// Whoever is to take the device has it.
    pub reveal: Callback<()>,
    /// Takes back.
    pub undo: Callback<()>,
    /// Plays again what was taken back.
    pub redo: Callback<()>,
    /// Closes the refusal.
    pub dismiss: Callback<()>,
    /// Ends the tumbling of dice.
    pub skip_animation: Callback<()>,
    /// The setup of another game of the same people, as in records.
    pub rematch: StoredValue<Rematch>,
}

/// How things stand at the table: everything that the shell shows besides the log.
#[derive(Clone, Debug, PartialEq)]
pub struct Status {
    /// What is due, in words.
    pub prompt: String,
    /// Whose hand is asked for.
    pub hand: Option<Seat>,
    /// Why the last touch was refused.
    pub refused: Option<Refused>,
    /// Is there something to undo?
    pub can_undo: bool,
    /// Is there something to redo?
    pub can_redo: bool,
    /// Who won, when the game is over and the last dice lie still.
    pub outcome: Option<Outcome>,
    /// Dice are tumbling: the next touch only ends that.
    pub tumbling: bool,
    /// Another tab has played on.
    pub conflict: bool,
}

/// Somebody at the table.
#[derive(Clone, Debug, PartialEq)]
pub struct SeatInfo {
    /// Which seat.
    pub seat: Seat,
    /// Who.
    pub name: String,
    /// In which colour.
    pub colour: Colour,
}

impl SeatInfo {
    /// Everybody at a table.
    pub fn of<G: Game>(setup: &Setup<G>) -> Vec<Self> {
        let info = |(seat, this): (Seat, &SeatSetup<G::SeatRules>)| Self {
            seat,
            name: this.name.as_str().to_owned(),
            colour: this.colour,
        };
        setup.seats.iter().map(info).collect()
    }
}

/// How many lines of the log are shown unless somebody wants all: telling thousands anew with every event takes its time.
const RECENT: usize = 20;

/// The log.
#[derive(Clone, Debug, PartialEq)]
pub struct Log {
    /// Its lines, the oldest first.
    pub entries: Vec<Entry>,
    /// There are earlier ones.
    pub earlier: bool,
}

/// One line of the log.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// The index of its event.
    pub index: usize,
    /// The small picture.
    pub icon: Icon,
    /// The sentence, in the language of the page.
    pub text: String,
}

/// A refusal in the language of the page.
#[derive(Clone, Debug, PartialEq)]
pub struct Refused {
    /// The sentence.
    pub text: String,
    /// The rule.
    pub rule: RuleId,
}

impl<G: GameText> Session<G> {
    /// The session without its type.
    pub fn handle(self) -> Handle {
        let whole = RwSignal::new(false);
        Handle {
            seats: StoredValue::new(SeatInfo::of(&self.setup())),
            names: self.names,
            status: Memo::new(move || self.status()),
            log: Memo::new(move || self.log(if whole.get() { usize::MAX } else { RECENT })),
            unroll: Callback::new(move |()| whole.set(true)),
            handoff: Memo::new(move || self.handoff()),
            reveal: Callback::new(move |()| self.reveal()),
            undo: Callback::new(move |()| self.undo()),
            redo: Callback::new(move |()| self.redo()),
            dismiss: Callback::new(move |()| self.refuse(None)),
            skip_animation: Callback::new(move |()| {
                self.skip_animation();
            }),
            rematch: StoredValue::new(Arc::new(move || serde_json::to_value(self.rematch()).unwrap_or_default())),
        }
    }

    fn status(&self) -> Status {
        let (lang, names) = (self.settings().lang.get(), self.names());
        let refused = |illegal: &G::Illegal| Refused { text: G::refuse(illegal, lang, &names), rule: illegal.rule() };
        self.play.with(|play| {
            let DisplayedState { state, tumbling, .. } = &play.moment;
            Status {
                prompt: state.prompt(lang, &names),
                hand: (state.turn() != Turn::Over).then(|| state.active_seat()).flatten(),
                refused: play.refused.as_ref().map(refused),
                can_undo: play.moment_before().is_some(),
                can_redo: !play.game.undone().is_empty(),
                outcome: state.outcome(),
                tumbling: tumbling.is_some(),
                conflict: play.conflict,
            }
        })
    }

    /// The last lines of the log, so many of them.
    fn log(&self, length: usize) -> Log {
        let (lang, names) = (self.settings().lang.get(), self.names());
        let entry = |(index, line): (usize, &G::LogEntry)| Entry {
            index,
            icon: G::icon(line),
            text: G::describe(line, lang, &names),
        };
        self.with(|moment| {
            let first = moment.lines.len().saturating_sub(length);
            let entries = moment.lines.iter().enumerate().skip(first).map(entry).collect();
            Log { entries, earlier: first > 0 }
        })
    }
}
