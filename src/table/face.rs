//! The table without the type of its game: everything the page displays, in words.

use std::any::Any;
use std::ops::Range;

use serde_json::Value;

use super::automatic::Due;
use super::display::{Afterwards, Display, Progress};
use super::look::Mark;
use super::past::Remark;
use super::rewrite::Rewritten;
use super::turns::Turns;
use super::words::{
    AdviceText, Announced, Entering, Entry, Line, LineContent, Log, MOST_PICTURES, Since, Status, TextContext,
    TurnText, without_repetition,
};
use super::{Command, Input, Readiness, Table, Tempo};
use crate::bots::Question;
use crate::engine::{Control, Event, EventOf, Seat, Turn};
use crate::games::seam::log_pages::{Events, LogPage, LogTurn};
use crate::games::seam::{ChanceKind, People, Picture, Reading, Remarks, Summary, TableGame, Trail, names, people};
use crate::i18n::{Lang, Names, spoken};
use crate::storage::GameLines;

/// A game at the table, independent of its type.
///
/// Not `Debug`: the page would then contain the `Debug` of every state.
pub trait AnyTable: Any + Send + Sync {
    /// Handles an input and returns what is to be done because of it.
    fn input(&mut self, input: Input, tempo: Tempo) -> Vec<Command>;

    /// The number of changes of the displayed state: log, names and summary change only with it.
    fn revision(&self) -> u32;

    /// The names at the table, as displayed in this language.
    fn names(&self, lang: Lang) -> Names;

    /// The players under these names, in seat order.
    fn people(&self, names: &Names) -> People;

    /// The status of the table.
    fn status(&self, context: TextContext<'_>) -> Status;

    /// A page of the log.
    fn log(&self, page: LogPage, context: TextContext<'_>) -> Log;

    /// The page of the log after this step.
    fn turned_log(&self, page: LogPage, turn: LogTurn) -> LogPage;

    /// The last event.
    fn latest(&self, context: TextContext<'_>) -> Option<Entry>;

    /// The event with this index.
    fn entry_of(&self, event: usize, context: TextContext<'_>) -> Option<Entry>;

    /// The announcement for screen readers.
    fn announced(&self, context: TextContext<'_>) -> Announced;

    /// The summary of the game; `None` before its end.
    fn summary(&self, context: TextContext<'_>) -> Option<Summary>;

    /// How the game ended for this seat, in sentences; see [`GameSummary::obituary`](crate::games::GameSummary::obituary).
    fn obituary(&self, seat: Seat, context: TextContext<'_>) -> Vec<String>;

    /// What has happened to the person whose turn begins since their last one; `None` if there is nothing to tell.
    fn since(&self, context: TextContext<'_>) -> Option<Since>;

    /// The requested advice.
    fn advice(&self, context: TextContext<'_>) -> Option<AdviceText>;

    /// The chance event that is being entered; `None` unless one is.
    fn entering(&self, context: TextContext<'_>) -> Option<Entering>;

    /// Whether chance events of this kind occur in the game.
    fn has_chance(&self, kind: ChanceKind) -> bool;

    /// The number of chance events of this kind that people have entered.
    fn entered(&self, kind: ChanceKind) -> u32;

    /// The subject of the secret decision that is due.
    fn secret_reason(&self, lang: Lang) -> Option<&'static str>;

    /// The label of the setting that declines the offers of the game; see [`GameText::offer`](crate::games::GameText::offer).
    fn offer(&self, lang: Lang) -> Option<&'static str>;

    /// The seat whose player has to take the device; no part of the game may be visible until then.
    fn handoff(&self) -> Option<Seat>;

    /// Whether a hint can be requested.
    fn can_ask_hint(&self) -> bool;

    /// The log entry whose places are marked on the board, by the index of its event.
    fn pointed_out(&self) -> Option<usize>;

    /// The trails that bots have left on the board since the last decision of a person.
    fn trails(&self) -> Vec<Trail>;

    /// Whether the past is looked at, and nothing is played.
    fn is_viewing(&self) -> bool;

    /// The number of events of the game.
    fn length(&self) -> usize;

    /// The marks on the course of the game, in order.
    fn marks(&self) -> Vec<Mark>;

    /// The turns of the game, or its rounds.
    fn turns(&self) -> Turns;

    /// What the bot did that left a trail, by its index in [`Self::trails`].
    fn read_trail(&self, index: usize, context: TextContext<'_>) -> Option<Reading>;

    /// The control of each seat: person or bot.
    fn controls(&self) -> Vec<Control>;

    /// Whether the displayed game is over.
    fn is_over(&self) -> bool;

    /// The setup of another game of the same people, as in records.
    fn rematch(&self) -> Value;

    /// The text of the game.
    fn lines(&self) -> GameLines;

    /// Updates the text of the game after a change; see [`GameLines::follow`].
    fn follow_lines(&self, lines: &mut GameLines) -> String;

    /// The [`Known`](crate::engine::Known) that the question of this table is about; `None` if it is no longer asked. Searches are not
    /// started here: the page has them in a part of its own.
    fn known(&self, question: &Question) -> Option<Box<dyn Any>>;
}

impl<G: TableGame> AnyTable for Table<G> {
    fn input(&mut self, input: Input, tempo: Tempo) -> Vec<Command> {
        self.tempo = tempo;
        match input {
            Input::Open if self.display.is_viewing() => {}
            Input::Open => {
                self.prepare_to_think();
                self.schedule();
            }
            Input::Wake => {
                self.play_due();
            }
            Input::Settled => {
                self.end_settling();
                self.command(Command::Show);
            }
            Input::Skip => {
                if self.readiness() == Readiness::Busy {
                    self.skip();
                }
            }
            Input::FastForward => self.fast_forward(),
            Input::Replay => self.replay(),
            Input::ViewAt(at) => self.look_at(at),
            Input::TempoChanged => {
                self.schedule();
                self.command(Command::Show);
            }
            Input::Pick(option) => self.pick(option),
            Input::Undo => self.undo(),
            Input::Agree(seat) => self.agree(seat),
            Input::Disagree => self.disagree(),
            Input::Redo => self.redo(),
            Input::Dismiss => {
                self.refused = None;
                self.command(Command::Show);
            }
            Input::Reveal => {
                self.revealed = self.holder();
                self.command(Command::Show);
                if matches!(self.due, Due::Nothing) {
                    self.schedule();
                }
            }
            Input::Hide => {
                self.revealed = None;
                self.command(Command::Show);
            }
            Input::PointOut(index) => {
                self.pointed_out = index;
                self.command(Command::Show);
            }
            Input::HandOver(seat, control) => self.hand_over(seat, control),
            Input::AskWhy(index) => self.ask_why(index),
            Input::AskHint => self.ask_hint(),
            Input::DoHint => self.do_hint(),
            Input::CloseAdvice => self.close_advice(),
            Input::Thought(answer) => self.conclude(answer.as_ref()),
            Input::Conflict => {
                self.progress = Progress::Stopped;
                self.takeback = None;
                self.end_telling();
                if self.display.is_replay() {
                    self.turn_to(Display::STILL);
                    self.schedule();
                }
                self.command(Command::Show);
            }
        }
        self.play_fast();
        self.take_commands()
    }

    fn revision(&self) -> u32 {
        self.revision
    }

    fn names(&self, lang: Lang) -> Names {
        names(self.timeline.setup(), lang)
    }

    fn people(&self, names: &Names) -> People {
        people(self.timeline.setup(), names)
    }

    fn status(&self, context: TextContext<'_>) -> Status {
        let state = self.state();
        Status {
            prompt: self.prompt_with_selection(context),
            active_seat: (state.turn() != Turn::Over).then(|| state.active_seat()).flatten(),
            called: self.called().map(|seat| (self.past.log.len(), seat)),
            refused: self.refusal(context),
            chosen: G::has_choices(&self.selection) || self.draft().is_some(),
            takeback: self.takeback,
            can_undo: self.has_picked() || self.undo_target().is_some(),
            can_redo: !self.timeline.undone().is_empty(),
            outcome: state.outcome(),
            ending: self.display.afterwards() == Afterwards::Result,
            last_event_ms: self.last_event_ms(),
            tumbling: self.readiness() == Readiness::Busy,
            settling: self.readiness() == Readiness::Settling,
            ahead: self.ahead(),
            farewell: self.farewell(context),
            can_replay: self.can_replay(),
            conflict: matches!(self.progress, Progress::Stopped),
        }
    }

    fn log(&self, page: LogPage, context: TextContext<'_>) -> Log {
        let lines = self.events(|events| events.lines(page));
        let earlier = lines.first().is_some_and(|(_, shown)| shown.start > 0);
        let lines = lines.into_iter().filter_map(|(turn, shown)| self.line(turn, shown, context));
        Log { lines: without_repetition(lines), earlier, newer: page.is_some() }
    }

    fn turned_log(&self, page: LogPage, turn: LogTurn) -> LogPage {
        self.events(|events| events.turned(page, turn))
    }

    fn latest(&self, context: TextContext<'_>) -> Option<Entry> {
        let events = self.latest_events();
        let entry = self.entry(events.end.checked_sub(1)?, context)?;
        if events.len() == 1 {
            return Some(entry);
        }
        let reason = self.past.notes.get(events)?.iter().rev().find_map(|note| note.reason.as_ref());
        let reason = reason.map(|reason| G::explain(reason, context.lang, context.names));
        Some(Entry { text: self.latest_text(context)?, reason, ..entry })
    }

    fn entry_of(&self, event: usize, context: TextContext<'_>) -> Option<Entry> {
        self.entry(event, context)
    }

    fn announced(&self, context: TextContext<'_>) -> Announced {
        let prompt = if self.display.is_telling() { String::new() } else { self.due_prompt(context) };
        let [text, rest] = match self.unconfirmed {
            Some(_) => [self.prompt_with_selection(context), String::new()],
            None => spoken(&self.happened(context).join(" "), &prompt),
        };
        Announced { events: self.shown_log().len(), hidden: self.handoff().is_some(), text, rest }
    }

    fn summary(&self, context: TextContext<'_>) -> Option<Summary> {
        self.state().summary(self.shown_log(), context.lang, context.names)
    }

    fn obituary(&self, seat: Seat, context: TextContext<'_>) -> Vec<String> {
        self.state().obituary(seat, context.lang, context.names)
    }

    fn since(&self, context: TextContext<'_>) -> Option<Since> {
        Table::since(self, context)
    }

    fn advice(&self, context: TextContext<'_>) -> Option<AdviceText> {
        self.advice_text(context)
    }

    fn entering(&self, context: TextContext<'_>) -> Option<Entering> {
        Table::entering(self, context)
    }

    fn has_chance(&self, kind: ChanceKind) -> bool {
        G::CHANCE_KINDS.contains(&kind)
    }

    fn entered(&self, kind: ChanceKind) -> u32 {
        let events = self.entered.iter().filter_map(|index| self.timeline.events().get(*index));
        let is_of_kind =
            |event: &&EventOf<G>| matches!(event, Event::Chance { chance } if G::chance_kind(chance) == kind);
        events.filter(is_of_kind).count() as u32
    }

    fn secret_reason(&self, lang: Lang) -> Option<&'static str> {
        self.state().secret_reason(lang)
    }

    fn offer(&self, lang: Lang) -> Option<&'static str> {
        G::offer(lang)
    }

    fn handoff(&self) -> Option<Seat> {
        Table::handoff(self)
    }

    fn can_ask_hint(&self) -> bool {
        Table::can_ask_hint(self)
    }

    fn pointed_out(&self) -> Option<usize> {
        self.pointed_out
    }

    fn trails(&self) -> Vec<Trail> {
        self.trails_of_bots().into_iter().map(|(trail, _)| trail).collect()
    }

    fn is_viewing(&self) -> bool {
        self.display.is_viewing()
    }

    fn length(&self) -> usize {
        self.timeline.events().len()
    }

    fn marks(&self) -> Vec<Mark> {
        Table::marks(self)
    }

    fn turns(&self) -> Turns {
        Turns::of::<G>(&self.past.log)
    }

    fn read_trail(&self, index: usize, context: TextContext<'_>) -> Option<Reading> {
        let (trail, events) = self.trails_of_bots().into_iter().nth(index)?;
        let begins = |event: usize| self.past.log.get(event).is_some_and(G::begins_line);
        let mut lines: Vec<Range<usize>> = Vec::new();
        for event in events {
            match lines.last_mut() {
                Some(line) if begins(line.start) && !begins(event) => line.end = event + 1,
                _ => lines.push(event..event + 1),
            }
        }
        let sentences = lines.into_iter().filter_map(|line| match line.len() {
            1 => self.entry(line.start, context).map(|entry| entry.text),
            _ => Some(G::describe_turn(self.past.log.get(line)?, context.lang, context.names)),
        });
        Some(Reading::of(context.names.of(trail.seat)).seat(trail.seat).say(sentences))
    }

    fn controls(&self) -> Vec<Control> {
        self.timeline.setup().seats.values().map(|seat| seat.control).collect()
    }

    fn is_over(&self) -> bool {
        self.state().turn() == Turn::Over
    }

    fn rematch(&self) -> Value {
        serde_json::to_value(Table::rematch(self)).unwrap_or_default()
    }

    fn lines(&self) -> GameLines {
        GameLines::new(&self.timeline)
    }

    fn follow_lines(&self, lines: &mut GameLines) -> String {
        lines.follow(&self.timeline)
    }

    fn known(&self, question: &Question) -> Option<Box<dyn Any>> {
        Some(Box::new(self.known_of(question)?.clone()))
    }
}

impl<G: TableGame> Table<G> {
    /// The prompt, in words.
    fn prompt(&self, context: TextContext<'_>) -> String {
        if let Some(prompt) = self.prompt_of_part(context) {
            return prompt;
        }
        // What is due is said when its cause has been displayed.
        if self.display.is_held() {
            return self.latest_text(context).unwrap_or_default();
        }
        self.due_prompt(context)
    }

    /// What is due, in words.
    fn due_prompt(&self, TextContext { lang, names, .. }: TextContext<'_>) -> String {
        let state = self.state();
        match state.active_seat().filter(|seat| !self.persons.has(*seat)) {
            // People roll and draw for bots, too.
            Some(seat) if state.turn() != Turn::Over && self.draft().is_none() => {
                lang.words().bot_plays(names.of(seat))
            }
            _ => state.prompt(lang, names),
        }
    }

    /// What has happened before the displayed state, in sentences: all events that are displayed together, or that the last ones have been
    /// undone.
    fn happened(&self, context: TextContext<'_>) -> Vec<String> {
        let TextContext { lang, names, .. } = context;
        // What is displayed once more, or at a moment of the past, is one event at a time.
        let before = self.past.log.get(self.told..self.latest_events().start).filter(|_| self.display.past().is_none());
        let before = before.unwrap_or_default().iter().map(|entry| G::describe(entry, lang, names));
        let news = self.news(context);
        if let Some((by, agreed)) = self.consented {
            let (by, others) = (names.of(by), names.list(agreed.iter(), lang));
            return vec![lang.words().taken_back_with(by, &others, agreed.len() as u32)];
        }
        match self.rewritten {
            Some(Rewritten::Undone) => vec![lang.words().taken_back().to_owned()],
            Some(Rewritten::Redone) => vec![lang.words().done_again().to_owned(), news],
            None => before.chain([news]).filter(|sentence| !sentence.is_empty()).collect(),
        }
    }

    /// The prompt, in words, with what is selected. A selection is not displayed while the device is handed over.
    fn prompt_with_selection(&self, context: TextContext<'_>) -> String {
        let state = self.state();
        let is_shown = !self.display.is_telling() && !self.display.is_held();
        if self.unconfirmed.is_some() {
            return context.lang.words().touch_again().to_owned();
        }
        match state.active_seat().filter(|seat| self.persons.has(*seat) && is_shown) {
            Some(_) if self.handoff().is_none() => state.prompt_with(&self.selection, context.lang, context.names),
            _ => self.prompt(context),
        }
    }

    pub(super) fn entry(&self, index: usize, context: TextContext<'_>) -> Option<Entry> {
        let TextContext { lang, names, is_quiet } = context;
        let entry = self.past.log.get(index)?;
        let note = self.past.notes.get(index)?;
        let mut text = G::describe(entry, lang, names);
        let words = lang.words();
        if self.hints.contains(&index) {
            text = words.with_hint(&text);
        }
        Some(Entry {
            index,
            icon: G::icon(entry),
            text,
            pictures: first_pictures(G::pictures(entry)),
            reason: note.reason.as_ref().map(|reason| G::explain(reason, lang, names)),
            remark: note.remark.filter(|_| !is_quiet && !self.display.is_telling()).map(
                |Remark { seat, is_good, number }| {
                    let Remarks { good, bad } = G::remarks(lang);
                    let sentences = if is_good { good } else { bad };
                    words.says(names.of(seat), sentences[number % sentences.len()])
                },
            ),
            names_places: G::names_places(entry),
            why: note.chosen,
            is_entered: self.entered.contains(&index),
        })
    }

    /// The log line of a turn, with the events in `shown`.
    fn line(&self, turn: Range<usize>, shown: Range<usize>, context: TextContext<'_>) -> Option<Line> {
        let log = self.listed_log();
        let all = log.get(turn.clone())?;
        let content = if shown.len() == 1 {
            LineContent::Event(self.entry(shown.start, context)?)
        } else {
            let (text, reason) = if turn.end < log.len() {
                // The turn is finished. One of several reasons would not be that of the whole turn.
                let mut reasons = self.past.notes.get(shown.clone())?.iter().filter_map(|note| note.reason.as_ref());
                let only = reasons.next().filter(|_| reasons.next().is_none());
                let reason = only.map(|reason| G::explain(reason, context.lang, context.names));
                (G::describe_turn(all, context.lang, context.names), reason)
            } else {
                let last = self.entry(shown.clone().last()?, context)?;
                (last.text, last.reason)
            };
            let pictures = first_pictures(all.iter().flat_map(G::pictures));
            let is_entered = self.entered.iter().any(|event| shown.contains(event));
            LineContent::Turn(TurnText { text, pictures, reason, is_entered })
        };
        Some(Line { first: turn.start, seat: all.first().and_then(G::turn_of), events: shown, content })
    }

    /// Runs `look` on the log as turns.
    fn events<T>(&self, look: impl FnOnce(Events<'_>) -> T) -> T {
        let log = self.listed_log();
        look(Events {
            length: log.len(),
            turn_of: &|index| log.get(index).and_then(G::turn_of),
            begins_line: &|index| log.get(index).is_some_and(G::begins_line),
        })
    }
}

/// The first of these pictures, without those that repeat the one before.
fn first_pictures(pictures: impl IntoIterator<Item = Picture>) -> Vec<Picture> {
    let mut shown: Vec<Picture> = Vec::new();
    for picture in pictures {
        if shown.len() == MOST_PICTURES {
            break;
        }
        if shown.last() != Some(&picture) {
            shown.push(picture);
        }
    }
    shown
}
