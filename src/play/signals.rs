//! A table as the page displays it: one memo for each thing that changes by itself.

use std::ops::Range;
use std::sync::Arc;

use leptos::prelude::*;

use super::{LiveTable, Timeout};
use crate::engine::{Control, Seat};
use crate::games::seam::log_pages::{LogPage, LogTurn};
use crate::games::seam::{People, Summary, Trail};
use crate::i18n::Names;
use crate::storage::SaveId;
use crate::table::{AdviceText, Announced, AnyTable, Entering, Entry, Input, Log, Since, Status, TextContext};

/// A table on the page, independent of the type of its game. Copies are handles to the same table.
#[derive(Clone, Copy)]
pub struct TableSignals {
    live: LiveTable,
    /// The open page of the log.
    page: RwSignal<LogPage>,
    /// The table in the words in which it is told to all.
    words_for_all: Words,
    /// The number of changes of the displayed state.
    pub revision: Memo<u32>,
    /// Notifies after each change of the table, once the frame with the board, the prompt and the main button has been painted: for all other
    /// views.
    pub followed: Trigger,
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
    /// The log entry whose places are marked on the board, by the index of its event.
    pub pointed_out: Memo<Option<usize>>,
    /// The trails that bots have left on the board since the last decision of a person.
    pub trails: Memo<Vec<Trail>>,
    /// The seat whose player has to take the device; no part of the game may be visible until then.
    pub handoff: Memo<Option<Seat>>,
    /// The subject of the secret decision, during a handoff.
    pub secret_reason: Memo<Option<&'static str>>,
    /// The control of each seat: person or bot.
    pub controls: Memo<Vec<Control>>,
    /// What has happened to the person whose turn begins since their last one.
    pub since: Memo<Option<Since>>,
    /// The requested advice: the reason for a bot's decision, or a hint.
    pub advice: Memo<Option<AdviceText>>,
    /// The chance event that people enter.
    pub entering: Memo<Option<Entering>>,
    /// Whether a hint can be requested.
    pub can_ask_hint: Memo<bool>,
}

impl TableSignals {
    /// The handle to this table.
    pub fn new(live: LiveTable) -> Self {
        let revision = Memo::new(move |_| live.with(AnyTable::revision));
        let page = RwSignal::new(None);
        let lang = live.settings().lang;
        let names = Memo::new(move |_| {
            let lang = lang.get();
            Arc::new(live.with_untracked(|table| table.names(lang)))
        });
        let words = Words { live, names, of_page: false };
        let names_for_all = Memo::new(move |_| {
            let lang = lang.get_of_page();
            Arc::new(live.with_untracked(|table| table.names(lang)))
        });
        let words_for_all = Words { live, names: names_for_all, of_page: true };
        let handoff = Memo::new(move |_| live.with(AnyTable::handoff));
        let followed = Trigger::new();
        let follow = Timeout::new();
        Effect::new(move |_| {
            live.track();
            // Before the device is passed on, nothing secret may remain for a frame.
            if handoff.with_untracked(Option::is_some) {
                follow.cancel();
                followed.notify();
            } else if !follow.is_waiting() {
                follow.after_frame(move || followed.notify());
            }
        });
        let told = Memo::new(move |_| {
            followed.track();
            revision.get_untracked()
        });
        // While the past is looked at, the log remains that of the whole game.
        let is_viewing = live.with_untracked(AnyTable::is_viewing);
        // What a selection changes follows the table; what a touch is about follows the displayed state, which changes less often; everything
        // else follows what has been drawn.
        // `get`, not `track`: a memo that has never been read follows nothing.
        Self {
            live,
            page,
            words_for_all,
            revision,
            followed,
            seats: Memo::new(move |_| {
                let names = names.get();
                live.with_untracked(|table| table.people(&names))
            }),
            names,
            status: Memo::new(move |_| {
                live.track();
                words.of(|table, context| table.status(context))
            }),
            log: Memo::new(move |_| {
                if !is_viewing {
                    told.get();
                }
                let page = page.get();
                words_for_all.of(|table, context| table.log(page, context))
            }),
            latest: Memo::new(move |_| {
                revision.get();
                words_for_all.of(|table, context| table.latest(context))
            }),
            announced: Memo::new(move |_| {
                told.get();
                handoff.get();
                words_for_all.of(|table, context| table.announced(context))
            }),
            summary: Memo::new(move |_| {
                revision.get();
                words.of(|table, context| table.summary(context))
            }),
            pointed_out: Memo::new(move |_| live.with(AnyTable::pointed_out)),
            trails: Memo::new(move |_| {
                told.get();
                live.with_untracked(AnyTable::trails)
            }),
            handoff,
            secret_reason: Memo::new(move |_| {
                revision.get();
                let lang = lang.get();
                live.with_untracked(|table| table.secret_reason(lang))
            }),
            controls: Memo::new(move |_| {
                told.get();
                live.with_untracked(AnyTable::controls)
            }),
            since: Memo::new(move |_| {
                followed.track();
                words.of(|table, context| table.since(context))
            }),
            advice: Memo::new(move |_| {
                live.track();
                words.of(|table, context| table.advice(context))
            }),
            entering: Memo::new(move |_| {
                live.track();
                words.of(|table, context| table.entering(context))
            }),
            can_ask_hint: Memo::new(move |_| live.own().get().has_hints && live.with(AnyTable::can_ask_hint)),
        }
    }

    /// Whether a bot decides for this seat.
    pub fn is_bot(self, seat: Seat) -> bool {
        self.controls.with(|controls| controls.get(seat.index()).is_some_and(|control| !control.is_human()))
    }

    /// Gives an input to the table.
    pub fn send(self, input: Input) {
        self.live.input(input);
    }

    /// Reads the table, not tracked.
    pub fn read<T>(self, read: impl FnOnce(&dyn AnyTable) -> T) -> T {
        self.live.with_untracked(read)
    }

    /// Reads the table for sentences; the language and the names are tracked, the table is not.
    pub fn in_words<T>(self, read: impl FnOnce(&dyn AnyTable, TextContext<'_>) -> T) -> T {
        Words { live: self.live, names: self.names, of_page: false }.of(read)
    }

    /// Opens another page of the log.
    pub fn turn_log(self, turn: LogTurn) {
        let page = self.page.get_untracked();
        self.page.set(self.read(|table| table.turned_log(page, turn)));
    }

    /// The entries of the events with these indices; tracked.
    pub fn entries(self, events: Range<usize>) -> Vec<Entry> {
        self.revision.track();
        self.words_for_all.of(|table, context| events.filter_map(|event| table.entry_of(event, context)).collect())
    }

    /// The id of the save; `None` for a table without one.
    pub fn save_id(self) -> Option<SaveId> {
        self.live.save_id()
    }
}

/// A table in words.
#[derive(Clone, Copy)]
struct Words {
    live: LiveTable,
    names: Memo<Arc<Names>>,
    /// Whether in the language of the page, also where the screen has its own.
    of_page: bool,
}

impl Words {
    /// Reads the table for sentences; the language and the names are tracked, the table is not.
    fn of<T>(self, read: impl FnOnce(&dyn AnyTable, TextContext<'_>) -> T) -> T {
        let settings = self.live.settings();
        let lang = if self.of_page { settings.lang.get_of_page() } else { settings.lang.get() };
        let (names, is_quiet) = (self.names.get(), settings.quiet.get());
        self.live.with_untracked(|table| read(table, TextContext { lang, names: &names, is_quiet }))
    }
}
