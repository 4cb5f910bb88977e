//! The chances to win over a game, with luck and decisions: worked out by a worker, or on the page in slices where there is none.

use std::sync::Arc;

use leptos::html::H3;
use leptos::prelude::*;
use leptos::task::spawn_local;
use serde_json::Value;

use super::frame::{Common, InWords, Key, framed};
use crate::games::{self, Judged, Judgement, Judging, SeatInfo};
use crate::i18n::Notice;
use crate::i18n::later::Words;
use crate::page::games::search::JUDGE;
use crate::page::kit::moments::in_short;
use crate::play::{JudgeWorker, Notices, Timeout, elapsed};
use crate::ui::{BandChart, Piece, handler, live};

/// Duration of a slice of the judgement on the page, in milliseconds.
const SLICE_MS: u64 = 8;
/// Time without an answer after which the worker counts as dead, in milliseconds: a slice of it takes a twentieth of a second, and one event
/// less than a second.
const SILENCE_MAX_MS: u32 = 5000;
/// The greatest number of events that are named as those that decided the game.
const DECIDING_EVENTS_MAX: usize = 3;
/// The least change of a chance that is displayed as luck: half a percentage point.
const LUCK_MIN: f32 = 0.005;

/// The number of parts of the work that are announced.
const ANNOUNCED_PARTS: usize = 4;

/// Where the judgement of a game is kept, so that it is made once.
#[derive(Clone, Copy)]
pub struct Keeper {
    /// The stored judgement.
    pub read: Callback<(), Option<Judgement>>,
    /// Stores a judgement.
    pub keep: Callback<Judgement>,
}

/// The judgement of the game, made in slices.
#[derive(Clone, Copy)]
pub struct Luck {
    keeper: Keeper,
    /// The id of the game.
    game: &'static str,
    /// The record of the game.
    record: Callback<(), Option<Value>>,
    worker: JudgeWorker,
    notices: Notices,
    /// The whole judgement.
    done: StoredValue<Option<Judgement>>,
    /// The judgement on the page.
    judging: StoredValue<Option<Box<dyn Judging>>, LocalStorage>,
    /// The number of judged events, and of all.
    progress: RwSignal<(usize, usize)>,
    is_running: RwSignal<bool>,
    /// Whether it has been worked on since the page was opened.
    has_worked: StoredValue<bool>,
    /// The next slice on the page, or the end of waiting for the worker.
    slice: Timeout,
}

impl Luck {
    /// A judgement that has not begun. See [`recall`](Self::recall).
    pub fn new(keeper: Keeper, game: &'static str, record: Callback<(), Option<Value>>, notices: Notices) -> Self {
        Self {
            keeper,
            notices,
            game,
            record,
            worker: JudgeWorker::default(),
            done: StoredValue::new(None),
            judging: StoredValue::new_local(None),
            progress: RwSignal::new((0, 0)),
            is_running: RwSignal::new(false),
            has_worked: StoredValue::new(false),
            slice: Timeout::new(),
        }
    }

    /// Reads the judgement that is kept, if there is one.
    pub fn recall(self) {
        if let Some(judgement) = self.keeper.read.run(()) {
            let events = judgement.deciders.len().max(1);
            self.done.set_value(Some(judgement));
            self.progress.set((events, events));
        }
    }

    /// Begins the judgement, or goes on with it.
    fn start(self) {
        self.is_running.set(true);
        if self.judging.with_value(Option::is_some) {
            return self.go_on();
        }
        let is_asked = if self.worker.is_started() {
            self.worker.go_on();
            true
        } else {
            let game = self.record.run(()).and_then(|record| games::to_judge(self.game, record));
            game.is_some_and(|game| self.worker.start(game, move |judged| self.hear(judged)))
        };
        if is_asked {
            self.slice.after(SILENCE_MAX_MS, move || self.hear(None));
        } else {
            self.hear(None);
        }
    }

    fn stop(self) {
        self.slice.cancel();
        self.is_running.set(false);
    }

    /// Handles the result of a slice of the worker. Without one, the page judges the game from its beginning.
    fn hear(self, judged: Option<Judged>) {
        self.slice.cancel();
        let Some(Judged { done, all, judgement }) = judged else {
            self.worker.end();
            return self.judge_on_page();
        };
        if done < all {
            // What has been stopped stands still, although the worker has ended its slice.
            if self.is_running.get_untracked() {
                self.progress.set((done, all));
                self.worker.go_on();
                self.slice.after(SILENCE_MAX_MS, move || self.hear(None));
            }
            return;
        }
        self.worker.end();
        match judgement {
            Some(judgement) => self.finish(judgement, all),
            None => self.stop(),
        }
    }

    /// Judges the game on the page, from its beginning, once the code for it is loaded. If it cannot be loaded, the button tries again.
    fn judge_on_page(self) {
        spawn_local(async move {
            let begin = JUDGE.load().await;
            // The screen may be gone by now.
            let Some(is_running) = self.is_running.try_get_untracked() else { return };
            if begin.is_err() {
                self.notices.notify(Notice::NotLoaded);
            }
            let judging = begin.ok().and_then(|begin| begin(self.game, self.record.run(())?));
            self.judging.set_value(judging);
            if is_running {
                self.go_on();
            }
        });
    }

    /// Displays the whole judgement, and keeps it.
    fn finish(self, judgement: Judgement, events: usize) {
        self.keeper.keep.run(judgement.clone());
        self.done.set_value(Some(judgement));
        self.progress.set((events, events));
        self.is_running.set(false);
    }

    /// Judges a slice on the page.
    fn go_on(self) {
        let end = elapsed() + SLICE_MS;
        let judge = |judging: &mut Box<dyn Judging>| loop {
            judging.step(1);
            let (done, all) = judging.progress();
            if done >= all || elapsed() >= end {
                return (done, all);
            }
        };
        let progress = self.judging.try_update_value(|judging| judging.as_mut().map(judge)).flatten();
        let Some((done, all)) = progress else { return self.stop() };
        if done < all {
            self.progress.set((done, all));
            return self.slice.after(0, move || self.go_on());
        }
        let judgement = self.judging.with_value(|judging| judging.as_ref().map(|judging| judging.judgement().clone()));
        match judgement {
            Some(judgement) => self.finish(judgement, all),
            None => self.stop(),
        }
    }

    /// Whether the judgement is there.
    pub fn is_judged(self) -> bool {
        self.done.with_value(Option::is_some)
    }

    fn is_done(self) -> bool {
        let (done, all) = self.progress.get();
        all > 0 && done >= all
    }
}

/// The chances to win: the way to them, and once they are there the chart and what it says.
pub fn chances(luck: Luck, common: Common) -> AnyView {
    let words = common.words;
    let is_done = Memo::new(move |_| luck.is_done());
    let heading = NodeRef::<H3>::new();
    // The button that has been pressed is gone then.
    Effect::new(move |before: Option<bool>| {
        let now = is_done.get();
        if now
            && before == Some(false)
            && let Some(heading) = heading.get_untracked()
        {
            let _ = heading.focus();
        }
        now
    });
    let press = move || if luck.is_running.get_untracked() { luck.stop() } else { luck.start() };
    let has_chance = common.has_chance;
    let label = move || match luck.is_running.get() {
        true => words.charts_stop(),
        false if has_chance => words.charts_luck(),
        false => words.charts_alone(),
    };
    let bar = move || {
        let (done, all) = luck.progress.get();
        (all > 0).then(|| {
            let sentence = words.charts_progress(done as u32, all as u32);
            view! {
                <progress max=all.to_string() value=done.to_string() aria-label=words.charts_chance()></progress>
                <span>{sentence}</span>
            }
            .into_any()
        })
    };
    let inside = move || match is_done.get() {
        true => luck.done.with_value(|done| done.as_ref().map(|judgement| judged(judgement, &common)).into_any()),
        false => view! {
            <div class="charts-luck">
                <button class="button accent" data-testid="charts-luck" on:click=handler(move |_| press())>
                    {live(label)}
                </button>
                {live(bar)}
            </div>
        }
        .into_any(),
    };
    view! {
        <section data-testid="charts-chance">
            <p class="sr" role="status" data-testid="charts-told">{live(move || told(luck, words))}</p>
            <h3 node_ref=heading tabindex="-1">{words.charts_chance()}</h3>
            {live(inside)}
            <details class="charts-more">
                <summary>{words.charts_method()}</summary>
                <p>{if has_chance { words.charts_method_about() } else { words.charts_method_alone() }}</p>
            </details>
        </section>
    }
    .into_any()
}

/// What is announced of the work: that it goes on, how far it is, and that it is done. It changes a few times only, for each change is announced.
fn told(luck: Luck, words: Words) -> Option<String> {
    if luck.is_done() {
        return luck.has_worked.get_value().then(|| words.charts_ready().to_owned());
    }
    if !luck.is_running.get() {
        return None;
    }
    luck.has_worked.set_value(true);
    let (done, all) = luck.progress.get();
    let part = done * ANNOUNCED_PARTS / all.max(1);
    Some(match part {
        0 => words.charts_working().to_owned(),
        part => words.charts_progress((part * all / ANNOUNCED_PARTS) as u32, all as u32),
    })
}

/// The chart of the chances, and what luck and decisions did to them.
fn judged(judgement: &Judgement, common: &Common) -> AnyView {
    let Common { words, lang, people, steps, turns, handle, .. } = common.clone();
    let per_mille = |shares: &Vec<f32>| shares.iter().map(|share| (share * 1000.0).round() as i32).collect();
    let shares: Vec<Vec<i32>> = judgement.chances.iter().map(per_mille).collect();
    let percent = move |share: f32| words.charts_percent((share * 100.0).round() as u32);
    let points = |share: f32| (share * 100.0).round() as i32;
    // Without luck nothing is said of it.
    let has_luck = people.iter().any(|info| judgement.luck_of(info.seat).abs() >= LUCK_MIN);
    let line = |SeatInfo { seat, name, colour }: &SeatInfo| {
        let given_up = lang.tenths((judgement.mean_given_up(*seat) * 1000.0).round() as u32);
        let own = match points(judgement.luck_of(*seat)) {
            _ if !has_luck => words.charts_decisions_of(name, &given_up),
            0 => words.charts_no_luck(name),
            points @ 1.. => words.charts_good_luck(name, points.unsigned_abs()),
            points => words.charts_bad_luck(name, points.unsigned_abs()),
        };
        let neutral = || {
            let neutral = words.charts_neutral(&percent(judgement.with_neutral_luck(*seat)));
            let decisions = words.charts_decisions(&given_up);
            view! {
                <br />
                <small>{neutral} " " {decisions}</small>
            }
            .into_any()
        };
        let neutral = has_luck.then(neutral);
        view! {
            <li>
                <Piece colour=*colour />
                <span>{own} {neutral}</span>
            </li>
        }
        .into_any()
    };
    let deciding = |event: usize| {
        let sentence = untrack(|| handle.in_words(|table, context| table.entry_of(event, context)))?.text;
        let (seat, before, after) = judgement.change(event)?;
        let name = &people.get(seat.index())?.name;
        let by = points(after) - points(before);
        let (before, after, count) = (percent(before), percent(after), by.unsigned_abs());
        let change = match by {
            0 => return None,
            1.. => words.charts_rose(name, &before, &after, count),
            _ => words.charts_fell(name, &before, &after, count),
        };
        let moment = turns.at(event + 1).map(|moment| in_short(moment, words));
        let go = move |_| steps.go_to.run(event + 1);
        Some(
            view! {
                <li>
                    <button class="button" data-testid="charts-deciding" on:click=handler(go)>
                        <b>{moment}</b>
                        <span data-testid="charts-sentence">{sentence}</span>
                        <small>{change}</small>
                    </button>
                </li>
            }
            .into_any(),
        )
    };
    let lines: Vec<AnyView> = people.iter().map(line).collect();
    let deciding: Vec<AnyView> =
        judgement.turning_points(DECIDING_EVENTS_MAX).into_iter().filter_map(deciding).collect();
    let keys = people.iter().map(|info| Key { colour: Some(info.colour), name: info.name.clone() }).collect();
    let drawing = view! {
        <BandChart
            label=words.charts_chance().to_owned()
            steps
            bounds=[percent(1.0), percent(0.0)]
            colours=people.iter().map(|info| info.colour).collect()
            shares
        />
    };
    let chances = judgement.chances.clone();
    let value: InWords = Arc::new(move |line, at| {
        percent(chances.get(at).and_then(|shares| shares.get(line)).copied().unwrap_or_default())
    });
    view! {
        {framed(words.charts_chance(), drawing.into_any(), keys, &[], value, common)}
        <ul class="charts-seats" data-testid="charts-seats">{lines}</ul>
        <p><small>{words.charts_points_about()}</small></p>
        {(!deciding.is_empty())
            .then(|| {
                view! {
                    <h4>{words.charts_deciding()}</h4>
                    <ul class="charts-deciding">{deciding}</ul>
                }
                    .into_any()
            })}
    }
    .into_any()
}
