//! A draft of a new game: people, first player, variants.

use leptos::html::Div;
use leptos::prelude::*;
use leptos::task::spawn_local;
use serde_json::Value;

use super::choices::Choices;
use super::kept::{forget, keep, restore};
use super::people::{SENSIBLE, recall, remember};
use crate::engine::{Colour, First, Seal, Seat, Seed, SetupFault};
use crate::games::SeatInfo;
use crate::i18n::{BOT_NAMES, Lang, Notice, name_of_nobody, tell_apart};
use crate::page::base::focus::Focus;
use crate::page::base::route::Route;
use crate::page::games::catalogue::GameInfo;
use crate::page::kit::sealing;
use crate::play::{AppContext, Timeout};
use crate::shell::draft::{Draft as Plain, LOT_STEPS, Lot, Person, Wish};

/// The focus fallback when the focused element has gone.
const PLACES: &[&str] = &["[data-testid='add-seat']:not(:disabled)", ".person:last-child button:last-child"];

/// A dialog of choices that people make for themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opened {
    /// What each of them has chosen for their own turns.
    Choices,
    /// Where all of them sit.
    Places,
}

/// A game that has not begun.
#[derive(Clone, Copy)]
pub struct Draft {
    app: AppContext,
    /// The game.
    pub info: &'static GameInfo,
    /// The choices before it.
    pub choices: Choices,
    /// The draft itself; tracked, every change counts.
    pub plain: RwSignal<Plain>,
    /// Who plays, in the order of the seats.
    pub people: Memo<Vec<Person>>,
    /// Whether people choose the roles of their seats.
    pub mixed: Memo<bool>,
    /// Whether the lot has fallen.
    pub lot: Memo<bool>,
    /// The fault that prevented the start.
    pub problem: RwSignal<Option<SetupFault>>,
    /// Whether the game begins as soon as its part is loaded.
    pub starting: RwSignal<bool>,
    /// The record of the game that begins once its dice are sealed.
    pub sealing: RwSignal<Option<Value>>,
    /// The dialog of choices that people make for themselves, while [`is_open`](Self::is_open).
    pub opened: StoredValue<Opened>,
    /// Whether that dialog is open.
    pub is_open: RwSignal<bool>,
    lot_timer: Timeout,
    focus: Focus,
    scroll: Timeout,
}

impl Draft {
    /// Restores the draft of before a reload; otherwise begins with the people who played last.
    pub fn new(app: AppContext, info: &'static GameInfo, choices: Choices, screen: NodeRef<Div>) -> Self {
        let table = (info, choices);
        let kept = app.saves.with_value(|saves| restore(saves.store(), table));
        let kept = kept.unwrap_or_else(|| app.saves.with_value(|saves| recall(saves.store(), table)));
        let plain = RwSignal::new(kept);
        let draft = Self {
            app,
            info,
            choices,
            plain,
            people: Memo::new(move |_| plain.with(|draft| draft.people().to_vec())),
            mixed: Memo::new(move |_| plain.with(Plain::is_mixed)),
            lot: Memo::new(move |_| plain.with(Plain::has_lot_fallen)),
            problem: RwSignal::new(None),
            starting: RwSignal::new(false),
            sealing: RwSignal::new(None),
            opened: StoredValue::new(Opened::Places),
            is_open: RwSignal::new(false),
            lot_timer: Timeout::new(),
            focus: Focus::within(screen, PLACES),
            scroll: Timeout::new(),
        };
        // Saves every change that was entered, but not the initial proposal.
        Effect::new(move |seen: Option<()>| {
            plain.with(|draft| {
                if seen.is_some() {
                    app.saves.with_value(|saves| keep(saves.store(), info, draft));
                }
            });
        });
        draft
    }

    /// Sets the initial focus of the screen: the first name for keyboard users. After a touch it is the title, for
    /// focus in a text field would open the on-screen keyboard.
    pub fn begin_in_first_name(self) {
        self.focus.begin(".new-head h1", ".person-name");
    }

    /// The language of the page.
    pub fn lang(self) -> Lang {
        self.app.settings.lang.get()
    }

    /// The number of people.
    pub fn count(self) -> usize {
        self.people.with(Vec::len)
    }

    /// The minimum and the maximum number of people.
    pub fn limits(self) -> (usize, usize) {
        (usize::from(*self.info.facts.seats.start()), usize::from(*self.info.facts.seats.end()))
    }

    /// The name as typed; empty if there is no such person.
    pub fn typed_name(self, index: usize) -> String {
        self.people.with(|people| people.get(index).map(|person| person.typed_name().to_owned()).unwrap_or_default())
    }

    /// The name used in the game.
    pub fn name(self, index: usize) -> String {
        self.people.with(|people| played_names(people, self.lang())).get(index).cloned().unwrap_or_default()
    }

    /// The default name of a person or bot.
    pub fn nameless(self, index: usize) -> String {
        self.people.with(|people| nameless(people, index, self.lang()))
    }

    /// The level of the bot; `None` for a person.
    pub fn bot(self, index: usize) -> Option<u8> {
        self.people.with(|people| people.get(index).and_then(|person| person.bot))
    }

    /// Makes everybody but the first a bot; existing bots keep their level.
    pub fn leave_to_bots(self) {
        self.change(|draft| draft.leave_to_bots(SENSIBLE));
    }

    /// The index of the person who begins.
    pub fn first_index(self) -> usize {
        self.plain.with(Plain::first)
    }

    /// The setup as in records.
    fn setup(self, lang: Lang) -> Value {
        let people = self.people.get_untracked();
        let facts = self.info.facts;
        let roles = facts.role.as_ref().map(|role| (role.field, role.offered()));
        let fixed = facts.options.iter().filter(|option| !option.is_chosen_by(people.len() as u8));
        let fixed: Vec<&str> = fixed.map(|option| option.field).collect();
        let is_first_chosen = matches!(facts.first, First::Named(_));
        self.plain.with_untracked(|draft| draft.setup(played_names(&people, lang), roles, &fixed, is_first_chosen))
    }

    /// Begins the game, now or as soon as its part is loaded, or reports why it cannot begin.
    pub fn start(self) {
        let app = self.app;
        let Some(chunk) = self.info.get(app.settings.lang.get_untracked()) else {
            return self.start_when_loaded();
        };
        match (chunk.begin)(&self.setup(app.settings.lang.get_untracked())) {
            Ok(record) if app.settings.sealed.get_untracked() => self.sealing.set(Some(record)),
            Ok(record) => self.begin(record, None),
            Err(error) => self.problem.set(error.map(|error| error.fault)),
        }
    }

    /// Begins the game that waited for its dice to be sealed: with this seed, or unsealed.
    pub fn start_sealed(self, sealed: Option<(Seed, Seal)>) {
        if let Some(record) = self.sealing.get_untracked() {
            self.begin(record, sealed);
        }
    }

    /// Begins the game of this record, with a seed of its own or a sealed one.
    fn begin(self, record: Value, sealed: Option<(Seed, Seal)>) {
        let app = self.app;
        app.saves.with_value(|saves| {
            remember(saves.store(), &self.people.get_untracked());
            forget(saves.store());
        });
        let Some(id) = sealing::start(app, record, sealed) else { return };
        Route::Table(id).replace();
    }

    /// The seats with a person.
    pub fn persons(self) -> Vec<SeatInfo> {
        let names = self.people.with(|people| played_names(people, self.lang()));
        let people = self.people.get().into_iter().zip(names).zip(Seat::all(self.count() as u8));
        let person = |((person, name), seat): ((Person, String), Seat)| {
            person.bot.is_none().then_some(SeatInfo { seat, name, colour: person.colour })
        };
        people.filter_map(person).collect()
    }

    /// Opens a dialog of choices that people make for themselves.
    pub fn open(self, opened: Opened) {
        self.opened.set_value(opened);
        self.is_open.set(true);
    }

    fn start_when_loaded(self) {
        if self.starting.get_untracked() {
            return;
        }
        self.starting.set(true);
        spawn_local(async move {
            let loaded = self.info.load(self.app.settings.lang).await.is_ok();
            // Without its part there is no game: the screen has gone, or goes with the message that says why.
            if self.starting.try_set(false).is_none() && loaded {
                self.start();
            }
        });
    }

    /// Changes the people and clears the reported problem; the next start validates again.
    pub fn change<T>(self, change: impl FnOnce(&mut Plain) -> T) -> Option<T> {
        self.problem.set(None);
        let changed = self.plain.try_update(change);
        self.focus.keep();
        changed
    }

    /// Adds a person. The list grows and moves the button down: the page scrolls so that the button that begins the game does not cover it.
    pub fn add(self) {
        self.change(|draft| draft.add(Wish::default()));
        let focus = self.focus;
        self.scroll.next_frame(move || focus.uncover("[data-testid='add-seat']", ".new-start"));
    }

    /// Focuses the next name field that is enabled, or the button that begins the game after the last one.
    pub fn go_to_name_after(self, index: usize) {
        let name = |index: usize| format!(".person:nth-child({}) .person-name:not(:disabled)", index + 1);
        let begin = "[data-testid='begin-game']".to_owned();
        self.focus.go((index + 1..self.count()).map(name).chain([begin]).collect());
    }

    /// Scrolls to the variants and focuses the first.
    pub fn show_variants(self) {
        self.focus.show(".new-variants");
        self.focus.go(vec![".new-variants input:not(:disabled)".to_owned()]);
    }

    /// Removes a person.
    pub fn remove(self, index: usize) {
        self.change(|draft| draft.remove(index));
    }

    /// Moves a person by one place. The focus follows; at the end of the list it goes to the button for the other direction.
    pub fn swap(self, from: usize, to: usize) {
        self.change(|draft| draft.swap(from, to));
        let button = |name: &str| format!(".person:nth-child({}) [data-testid='{name}']:not(:disabled)", to + 1);
        self.focus.go(if to < from { vec![button("up"), button("down")] } else { vec![button("down"), button("up")] });
    }

    /// Gives a person a colour; the person who has it takes theirs in exchange. The focus follows.
    pub fn paint(self, index: usize, colour: Colour) {
        let now = self.change(|draft| draft.paint(index, colour)).flatten();
        if let Some(now) = now.filter(|now| *now != index) {
            self.focus.go(vec![format!(".person:nth-child({}) .swatch :checked", now + 1)]);
        }
    }

    /// Chooses the person who begins.
    pub fn begin_with(self, index: usize) {
        self.plain.update(|draft| draft.begin_with(index));
    }

    /// Draws the person who begins by lot.
    pub fn draw_lots(self) {
        let people = self.people.with_untracked(Vec::len);
        let Some(winner) = draw_one(people) else { return self.app.notices.notify(Notice::NoEntropy) };
        let steps = if self.app.is_still() { 0 } else { LOT_STEPS };
        if let Some(lot) = self.plain.try_update(|draft| draft.draw_lot(winner, steps)) {
            self.pass_lot_on(lot);
        }
    }

    /// Moves the lot from seat to seat, slower and slower, until it falls.
    fn pass_lot_on(self, lot: Lot) {
        if let Some((pace, lot)) = self.plain.try_update(|draft| draft.pass_lot(lot)).flatten() {
            self.lot_timer.after(pace, move || self.pass_lot_on(lot));
        }
    }

    /// The chosen value of an option; `None` for the default.
    pub fn chosen(self, field: &str) -> Option<Value> {
        self.plain.with(|draft| draft.options().get(field).cloned())
    }

    /// Chooses the value of an option.
    pub fn choose(self, field: &str, value: Value) {
        self.problem.set(None);
        self.plain.update(|draft| draft.choose(field, value));
    }
}

/// The default name; that of a bot is one that nobody else has.
fn nameless(people: &[Person], index: usize, lang: Lang) -> String {
    if people.get(index).is_none_or(|person| person.bot.is_none()) {
        return name_of_nobody(index + 1, lang);
    }
    let taken = |name: &&&str| people.iter().any(|person| person.typed_name().trim() == **name);
    let earlier = people.iter().take(index).filter(|person| person.bot.is_some());
    let free = BOT_NAMES.iter().filter(|name| !taken(name)).nth(earlier.count());
    free.copied().unwrap_or(lang.words().bot()).to_owned()
}

/// The names used in the game, made distinct.
fn played_names(people: &[Person], lang: Lang) -> Vec<String> {
    let name = |(index, person): (usize, &Person)| {
        let typed = person.typed_name().trim();
        if typed.is_empty() { nameless(people, index, lang) } else { typed.to_owned() }
    };
    let mut names: Vec<String> = people.iter().enumerate().map(name).collect();
    tell_apart(&mut names);
    names
}

/// A random index below `count`, uniformly distributed; `None` if the device supplies no random numbers.
fn draw_one(count: usize) -> Option<usize> {
    let random = getrandom::u32().ok()?;
    // Scaling distorts the odds by less than one part in a billion.
    Some(((u64::from(random) * count as u64) >> 32) as usize)
}
