//! A session without its type: what the shell sees of any game.

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

/// Makes the setup of another game of the same people.
pub type Rematch = Arc<dyn Fn() -> Value + Send + Sync>;

/// A game on the page, whatever game it is.
#[derive(Clone, Copy)]
pub struct Handle {
    /// Who sits where.
    pub seats: Memo<People>,
    /// The names, for sentences.
    pub names: Memo<Arc<Names>>,
    /// How things stand.
    pub status: Memo<Status>,
    /// The page of the log that is open.
    pub log: Memo<Log>,
    /// What happened last.
    pub latest: Memo<Option<Entry>>,
    /// What is announced to those who do not see the table.
    pub announced: Memo<Announced>,
    /// The end of the game in words, as soon as there is one.
    pub summary: Memo<Option<Summary>>,
    /// What crosses the table because of the last event, with the revision of what is shown.
    pub flights: Memo<(u32, Vec<Flight>)>,
    /// Opens another page of the log.
    pub turn_log: Callback<LogTurn>,
    /// The entry of the log of which the board shows the places that it names, by the index of its event.
    pub pointed_out: RwSignal<Option<usize>>,
    /// Who is to take the device, while nothing of the game may be seen.
    pub handoff: Memo<Option<Seat>>,
    /// What is decided in secret then.
    pub secret_matter: Memo<Option<&'static str>>,
    /// Whoever is to take the device has taken it.
    pub reveal: Callback<()>,
    /// Takes back.
    pub undo: Callback<()>,
    /// Plays again what was taken back.
    pub redo: Callback<()>,
    /// Closes the refusal.
    pub dismiss: Callback<()>,
    /// Ends the tumbling of dice, the dealing of many cards, or the pause before something plays itself.
    pub skip_animation: Callback<()>,
    /// Who decides for each seat.
    pub controls: Memo<Vec<Control>>,
    /// From now on somebody else decides for a seat.
    pub hand_over: Callback<(Seat, Control)>,
    /// Why a bot did what it did, or a hint, while somebody wants to know.
    pub advice: Memo<Option<AdviceText>>,
    /// Why was this done? By the index of the event.
    pub ask_why: Callback<usize>,
    /// Can somebody be given a hint?
    pub can_ask_hint: Memo<bool>,
    /// The first step of a hint, or the next.
    pub ask_hint: Callback<()>,
    /// Does what a hint has said.
    pub do_hint: Callback<()>,
    /// It has been read.
    pub close_advice: Callback<()>,
    /// The setup of another game of the same people, as in records.
    pub rematch: StoredValue<Rematch>,
}

/// How things stand at the table: everything that the shell shows besides the log.
#[derive(Clone, Debug, PartialEq)]
pub struct Status {
    /// What is due, in words.
    pub prompt: String,
    /// Who is to act.
    pub active_seat: Option<Seat>,
    /// Why the last touch was refused.
    pub refused: Option<Refused>,
    /// Is there something to undo?
    pub can_undo: bool,
    /// Is there something to redo?
    pub can_redo: bool,
    /// Who won, when the game is over and the last dice lie still.
    pub outcome: Option<Outcome>,
    /// Dice are tumbling, cards are being dealt, something plays itself, or a bot is about to play: the next touch only hurries that.
    pub tumbling: bool,
    /// That has just come to rest: no touch on the table is heard yet.
    pub settling: bool,
    /// Another tab has played on.
    pub conflict: bool,
}

/// A page of the log: what is not on it is not told either, so a long game costs no more than a short one.
#[derive(Clone, Debug, PartialEq)]
pub struct Log {
    /// Its lines, the oldest first.
    pub lines: Vec<Line>,
    /// There are earlier ones.
    pub earlier: bool,
    /// It is not the newest page.
    pub newer: bool,
}

/// A line of the log: an event, or a turn with its events folded in.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// The index of the first event of the turn. It stays as it is while the turn goes on, and whichever page it is on.
    pub first: usize,
    /// The turn in a sentence; while it goes on, what happened last.
    pub text: String,
    /// The events, the oldest first.
    pub entries: Vec<Entry>,
}

/// An event in the log.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// The index of its event.
    pub index: usize,
    /// The small picture.
    pub icon: Icon,
    /// The sentence, in the language of the page.
    pub text: String,
    /// What spoke for it, if a bot did it; a line of its own.
    pub reason: Option<String>,
    /// What a bot says to it; a line of its own.
    pub remark: Option<String>,
    /// It names places on the board that can be shown.
    pub names_places: bool,
    /// It can be asked why a bot did this.
    pub why: bool,
}

/// What happened last and what is due, in one short text.
#[derive(Clone, Debug, Hash, PartialEq, Eq)]
pub struct Announced {
    /// The number of events up to there: the same text after another event is another announcement.
    pub events: usize,
    /// Nothing of the game may be seen now: what was announced behind a handoff is announced again after it.
    pub hidden: bool,
    /// The text.
    pub text: String,
}

/// A refusal in the language of the page.
#[derive(Clone, Debug, PartialEq)]
pub struct Refused {
    /// How many there have been: the same one again is another one.
    pub number: u32,
    /// The sentence.
    pub text: String,
    /// The rule.
    pub rule: RuleId,
}

impl Handle {
    /// Does a bot decide for this seat?
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

    /// What is due, in words.
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

    /// What is shown of a turn.
    fn line(&self, displayed: &DisplayedState<G>, turn: Range<usize>, shown: Range<usize>) -> Option<Line> {
        let first = turn.start;
        let entries: Vec<Entry> = shown.filter_map(|index| self.entry(displayed, index)).collect();
        let text = match displayed.log.get(turn.clone()) {
            // It is over.
            Some(all) if turn.len() > 1 && turn.end < displayed.log.len() => {
                G::describe_turn(all, self.app.settings.lang.get(), &self.names())
            }
            _ => entries.last()?.text.clone(),
        };
        Some(Line { first, text, entries })
    }
}

/// Looks at a log in its turns.
fn events<G: GameScene, T>(displayed: &DisplayedState<G>, look: impl FnOnce(Events<'_>) -> T) -> T {
    look(Events { length: displayed.log.len(), turn_of: &|index| displayed.log.get(index).and_then(G::turn_of) })
}
