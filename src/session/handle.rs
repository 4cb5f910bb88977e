//! A session without its type: what the shell sees of any game.

use std::sync::Arc;

use leptos::prelude::*;
use serde_json::Value;

use super::{Session, hand};
use crate::engine::{Colour, Game, Outcome, Playthrough, Refusal, RuleId, Seat, SeatSetup, Setup, Turn};
use crate::games::{Icon, Told};
use crate::i18n::Names;

/// A game on the page, whatever game it is.
#[derive(Clone, Copy)]
pub struct Handle {
    /// Who sits where.
    pub seats: StoredValue<Vec<SeatInfo>>,
    /// The names, for sentences.
    pub names: StoredValue<Arc<Names>>,
    /// Whose hand is asked for.
    pub hand: Signal<Option<Seat>>,
    /// The log, the oldest first.
    pub log: Signal<Vec<Entry>>,
    /// Why the last touch was refused.
    pub refused: Signal<Option<Refused>>,
    /// Is there something to undo?
    pub can_undo: Signal<bool>,
    /// Is there something to redo?
    pub can_redo: Signal<bool>,
    /// Who won, when the game is over and the last dice lie still.
    pub outcome: Signal<Option<Outcome>>,
    /// Dice are tumbling: the next touch only ends that.
    pub tumbling: Signal<bool>,
    /// Another tab has played on.
    pub elsewhere: Signal<bool>,
    /// Takes back.
    pub undo: Callback<()>,
    /// Plays again what was taken back.
    pub redo: Callback<()>,
    /// Closes the refusal.
    pub dismiss: Callback<()>,
    /// Ends the tumbling of dice.
    pub hurry: Callback<()>,
    /// The setup of another game of the same people, as in records.
    pub rematch: Callback<(), Value>,
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

impl<G: Told> Session<G> {
    /// The session without its type.
    pub fn handle(self) -> Handle {
        let lang = self.settings().lang;
        Handle {
            seats: StoredValue::new(SeatInfo::of(&self.setup())),
            names: self.names,
            hand: Memo::new(move |_| self.shown.with(hand)).into(),
            log: Memo::new(move |_| self.entries()).into(),
            refused: Memo::new(move |_| {
                let names = self.names();
                let illegal = self.refused.get()?;
                Some(Refused { text: G::refuse(&illegal, lang.get(), &names), rule: illegal.rule() })
            })
            .into(),
            can_undo: Memo::new(move |_| self.game.with(|game| Self::moment_before(game).is_some())).into(),
            can_redo: Memo::new(move |_| self.game.with(|game| !game.undone().is_empty())).into(),
            outcome: Memo::new(move |_| self.shown.with(G::outcome)).into(),
            tumbling: self.tumbling.into(),
            elsewhere: self.elsewhere.into(),
            undo: Callback::new(move |()| self.undo()),
            redo: Callback::new(move |()| self.redo()),
            dismiss: Callback::new(move |()| self.refused.set(None)),
            hurry: Callback::new(move |()| {
                self.hurry();
            }),
            rematch: Callback::new(move |()| serde_json::to_value(self.rematch()).unwrap_or_default()),
        }
    }

    fn entries(&self) -> Vec<Entry> {
        let (lang, names) = (self.settings().lang.get(), self.names());
        self.lines.with(|lines| {
            let entry = |(index, line)| Entry { index, icon: G::icon(line), text: G::tell(line, lang, &names) };
            lines.iter().enumerate().map(entry).collect()
        })
    }

    /// Is this player asked to throw dice?
    pub fn awaits_dice(&self) -> bool {
        !self.tumbling.get()
            && self.game.with(|game| game.state().turn() == Turn::Chance && Playthrough::asks(game.state(), G::by_hand))
    }
}
