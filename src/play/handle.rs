//! A session without its type: the interface of any game to the shell.

use std::ops::Range;
use std::sync::Arc;

use leptos::prelude::*;
use serde_json::Value;

use super::autoplay::Readiness;
use super::displayed::DisplayedState;
use super::{AdviceText, Play, Session};
use crate::engine::{Control, Outcome, Refusal, RuleId, Seat, Turn};
use crate::games::seam::log_pages::{Events, LogPage, LogTurn};
use crate::games::seam::{Flight, GameScene, Icon, People, Summary, people};
use crate::i18n::{Names, fill, spoken};

/// Creates the setup of another game of the same people.
pub type Rematch = Arc<dyn Fn() -> Value + Send + Sync>;

/// A game on the page, independent of its type.
#[derive(Clone, Copy)]
pub struct Handle {
    /// The players, in seat order.
    pub seats: Memo<People>,
    /// The names, for sentences.
    pub names: Memo<Arc<Names>>,
    /// The status of the table.
    pub status: Memo<Status>,
    /// The open page of the log.
    pub log: Memo<Log>,
    /// The last event.
    pub latest: Memo<Option<Entry>>,
    /// The announcement for screen readers.
    pub announced: Memo<Announced>,
    /// The summary of the game; `None` before its end.
    pub summary: Memo<Option<Summary>>,
    /// The objects in motion because of the last event, with the revision of the displayed state.
    pub flights: Memo<(u32, Vec<Flight>)>,
    /// Opens another page of the log.
    pub turn_log: Callback<LogTurn>,
    /// The log entry whose places are marked on the board, by the index of its event.
    pub pointed_out: RwSignal<Option<usize>>,
    /// The seat whose player has to take the device; no part of the game may be visible until then.
    pub handoff: Memo<Option<Seat>>,
    /// The subject of the secret decision, during a handoff.
    pub secret_matter: Memo<Option<&'static str>>,
    /// Confirms that this player has taken the device.
    pub reveal: Callback<()>,
    /// Undoes the last step.
    pub undo: Callback<()>,
    /// Redoes the last undone step.
    pub redo: Callback<()>,
    /// Closes the refusal.
    pub dismiss: Callback<()>,
    /// Ends the tumbling of dice, the dealing of many cards, or the pause before an automatic step.
    pub skip_animation: Callback<()>,
    /// The control of each seat: person or bot.
    pub controls: Memo<Vec<Control>>,
    /// Changes the control of a seat from now on.
    pub hand_over: Callback<(Seat, Control)>,
    /// The requested advice: the reason for a bot's decision, or a hint.
    pub advice: Memo<Option<AdviceText>>,
    /// Requests the reason for an event, by its index.
    pub ask_why: Callback<usize>,
    /// Whether a hint can be requested.
    pub can_ask_hint: Memo<bool>,
    /// Shows the first step of a hint, or the next one.
    pub ask_hint: Callback<()>,
    /// Plays the action of a complete hint.
    pub do_hint: Callback<()>,
    /// Closes the advice.
    pub close_advice: Callback<()>,
    /// Creates the setup of another game of the same people, as in records.
    pub rematch: StoredValue<Rematch>,
}

/// The status of the table: everything that the shell displays besides the log.
#[derive(Clone, Debug, PartialEq)]
pub struct Status {
    /// The prompt, in words.
    pub prompt: String,
    /// The seat to act.
    pub active_seat: Option<Seat>,
    /// The refusal of the last touch.
    pub refused: Option<Refused>,
    /// Whether undo is possible.
    pub can_undo: bool,
    /// Whether redo is possible.
    pub can_redo: bool,
    /// The outcome, when the game is over and the last dice lie still.
    pub outcome: Option<Outcome>,
    /// Whether automatic play is in progress: dice tumble, cards are dealt, or an automatic step or a bot's move is pending. The next touch
    /// only skips it.
    pub tumbling: bool,
    /// Whether automatic play has just come to rest, so that touches on the table are not accepted yet.
    pub settling: bool,
    /// Whether another tab has continued the game.
    pub conflict: bool,
}

/// A page of the log. Only its entries are put into words, so a long game costs no more than a short one.
#[derive(Clone, Debug, PartialEq)]
pub struct Log {
    /// The lines, oldest first.
    pub lines: Vec<Line>,
    /// Whether there are earlier lines.
    pub earlier: bool,
    /// Whether there are newer lines: this is not the newest page.
    pub newer: bool,
}

/// A line of the log: an event, or a turn with its events folded in.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// The index of the first event of the turn. It is stable while the turn continues, and the same on every page.
    pub first: usize,
    /// The turn in one sentence; while it is in progress, the last event.
    pub text: String,
    /// The events, oldest first.
    pub entries: Vec<Entry>,
}

/// An event in the log.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// The index of the event.
    pub index: usize,
    /// The icon.
    pub icon: Icon,
    /// The sentence, in the language of the page.
    pub text: String,
    /// The reason for the action, if a bot chose it; displayed on a separate line.
    pub reason: Option<String>,
    /// The remark of a bot; displayed on a separate line.
    pub remark: Option<String>,
    /// Whether the sentence names places that can be marked on the board.
    pub names_places: bool,
    /// Whether the reason for this bot's decision can be requested.
    pub why: bool,
}

/// The last event and the prompt, in one short text.
#[derive(Clone, Debug, Hash, PartialEq, Eq)]
pub struct Announced {
    /// The number of events so far: an equal text after another event is a new announcement.
    pub events: usize,
    /// Whether the game is hidden for a handoff: a text announced before it is announced again after it.
    pub hidden: bool,
    /// The text.
    pub text: String,
}

/// A refusal in the language of the page.
#[derive(Clone, Debug, PartialEq)]
pub struct Refused {
    /// The number of refusals before, to distinguish two equal refusals.
    pub number: u32,
    /// The sentence.
    pub text: String,
    /// The id of the rule.
    pub rule: RuleId,
}

impl Handle {
    /// Whether a bot decides for this seat.
    pub fn is_bot(self, seat: Seat) -> bool {
        self.controls.with(|controls| controls.get(seat.index()).is_some_and(|control| !control.is_human()))
    }
}

impl<G: GameScene> Session<G> {
    /// The session without its type.
    pub fn handle(self, scene: Memo<G::Scene>) -> Handle {
        let page = RwSignal::new(None);
        Handle {
            seats: Memo::new(move |_| people(&self.setup(), &self.names())),
            names: self.names,
            status: Memo::new(move |_| self.status()),
            log: Memo::new(move |_| self.log(page.get())),
            latest: Memo::new(move |_| self.latest()),
            announced: Memo::new(move |_| self.announced()),
            summary: Memo::new(move |_| self.summary()),
            flights: Memo::new(move |_| {
                let revision = self.play.with(|play| play.displayed.revision);
                (revision, scene.with(|scene| G::flights(scene).to_vec()))
            }),
            turn_log: Callback::new(move |turn| {
                let now = page.get_untracked();
                page.set(self.displayed(|displayed| events(displayed, |events| events.turned(now, turn))));
            }),
            pointed_out: self.pointed_out,
            handoff: Memo::new(move |_| self.handoff()),
            secret_matter: Memo::new(move |_| {
                let lang = self.app.settings.lang.get();
                self.play.with(|play| play.displayed.state.secret_matter(lang))
            }),
            reveal: Callback::new(move |()| self.reveal()),
            undo: Callback::new(move |()| self.undo()),
            redo: Callback::new(move |()| self.redo()),
            dismiss: Callback::new(move |()| self.dismiss()),
            skip_animation: Callback::new(move |()| {
                self.skip_animation();
            }),
            controls: Memo::new(move |_| {
                self.play.with(|play| play.game.setup().seats.values().map(|seat| seat.control).collect())
            }),
            hand_over: Callback::new(move |(seat, control)| self.hand_over(seat, control)),
            advice: Memo::new(move |_| self.told()),
            ask_why: Callback::new(move |index| self.ask_why(index)),
            can_ask_hint: Memo::new(move |_| self.can_ask_hint()),
            ask_hint: Callback::new(move |()| self.ask_hint()),
            do_hint: Callback::new(move |()| self.do_hint()),
            close_advice: Callback::new(move |()| self.close_advice()),
            rematch: StoredValue::new(Arc::new(move || serde_json::to_value(self.rematch()).unwrap_or_default())),
        }
    }

    fn status(&self) -> Status {
        let (lang, names) = (self.app.settings.lang.get(), self.names());
        let readiness = self.readiness.get();
        self.play.with(|play| {
            let Play { game, displayed, conflict, .. } = play;
            let state = &displayed.state;
            Status {
                prompt: self.prompt(displayed),
                active_seat: (state.turn() != Turn::Over).then(|| state.active_seat()).flatten(),
                refused: play.refused.as_ref().map(|(number, illegal)| Refused {
                    number: *number,
                    text: G::refuse(illegal, lang, &names),
                    rule: illegal.rule(),
                }),
                can_undo: play.undo_target().is_some(),
                can_redo: !game.undone().is_empty(),
                outcome: state.outcome(),
                tumbling: readiness == Readiness::Busy,
                settling: readiness == Readiness::Settling,
                conflict: *conflict,
            }
        })
    }

    /// The prompt, in words.
    fn prompt(&self, displayed: &DisplayedState<G>) -> String {
        let (lang, names, state) = (self.app.settings.lang.get(), self.names(), &displayed.state);
        match state.active_seat().filter(|seat| !displayed.persons.has(*seat)) {
            Some(seat) if state.turn() != Turn::Over => fill(lang.words().bot_plays, &[names.of(seat)]),
            _ => state.prompt(lang, &names),
        }
    }

    fn announced(&self) -> Announced {
        let (lang, names) = (self.app.settings.lang.get(), self.names());
        let hidden = self.handoff().is_some();
        self.play.with(|Play { displayed, .. }| {
            let sentence = displayed.log.last().map(|entry| G::describe(entry, lang, &names));
            Announced {
                events: displayed.log.len(),
                hidden,
                text: spoken(&sentence.unwrap_or_default(), &self.prompt(displayed)),
            }
        })
    }

    fn summary(&self) -> Option<Summary> {
        let (lang, names) = (self.app.settings.lang.get(), self.names());
        self.play.with(|Play { displayed, .. }| displayed.state.summary(&displayed.log, lang, &names))
    }

    fn entry(&self, displayed: &DisplayedState<G>, index: usize) -> Option<Entry> {
        let (lang, names) = (self.app.settings.lang.get(), self.names());
        let entry = displayed.log.get(index)?;
        let note = displayed.notes.get(index)?;
        let mut text = G::describe(entry, lang, &names);
        let words = lang.words();
        if self.hints.with(|hints| hints.contains(&index)) {
            text = fill(words.with_hint, &[&text]);
        }
        let remark = note.remark.filter(|_| !self.app.settings.quiet.get());
        Some(Entry {
            index,
            icon: G::icon(entry),
            text,
            reason: note.reason.as_ref().map(|reason| G::explain(reason, lang, &names)),
            remark: remark.map(|(seat, good, number)| {
                let sentences = G::remarks(lang)[usize::from(!good)];
                fill(words.says, &[names.of(seat), sentences[number % sentences.len()]])
            }),
            names_places: G::names_places(entry),
            why: note.chosen,
        })
    }

    fn latest(&self) -> Option<Entry> {
        self.play.with(|Play { displayed, .. }| self.entry(displayed, displayed.log.len().checked_sub(1)?))
    }

    fn log(&self, page: LogPage) -> Log {
        self.play.with(|Play { displayed, .. }| {
            let lines = events(displayed, |events| events.lines(page));
            let earlier = lines.first().is_some_and(|(_, shown)| shown.start > 0);
            let lines = lines.into_iter().filter_map(|(turn, shown)| self.line(displayed, turn, shown)).collect();
            Log { lines, earlier, newer: page.is_some() }
        })
    }

    /// The log line of a turn, with the entries in `shown`.
    fn line(&self, displayed: &DisplayedState<G>, turn: Range<usize>, shown: Range<usize>) -> Option<Line> {
        let first = turn.start;
        let entries: Vec<Entry> = shown.filter_map(|index| self.entry(displayed, index)).collect();
        let text = match displayed.log.get(turn.clone()) {
            // The turn is finished.
            Some(all) if turn.len() > 1 && turn.end < displayed.log.len() => {
                G::describe_turn(all, self.app.settings.lang.get(), &self.names())
            }
            _ => entries.last()?.text.clone(),
        };
        Some(Line { first, text, entries })
    }
}

/// Runs `look` on the log as turns.
fn events<G: GameScene, T>(displayed: &DisplayedState<G>, look: impl FnOnce(Events<'_>) -> T) -> T {
    look(Events { length: displayed.log.len(), turn_of: &|index| displayed.log.get(index).and_then(G::turn_of) })
}
