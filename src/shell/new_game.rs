//! A new game: who plays, in which colours, who begins, with which variants.

use gloo_timers::callback::Timeout;
use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use serde_json::{Map, Value, json};

use super::app::desk;
use super::menu::preferences;
use super::people::{Person, add, recall, remember};
use super::route::Route;
use crate::engine::{Colour, First, SetupFault};
use crate::games::tables::{TableRow, Variant};
use crate::i18n::faults::setup_fault;
use crate::i18n::{Lang, Notice};
use crate::session::{Desk, after};
use crate::ui::{icon, piece};

/// The longest name that a record takes, in characters.
const MAX_NAME: usize = 24;
/// How many places the lot passes before it falls, and how long it rests on each, in milliseconds.
const LOT_STEPS: usize = 9;
const LOT_PACE: u32 = 110;

/// The new game screen as signals.
#[derive(Clone, Copy)]
struct Table {
    row: &'static TableRow,
    people: RwSignal<Vec<Person>>,
    /// The key of the person who begins.
    first: RwSignal<u32>,
    options: RwSignal<Map<String, Value>>,
    /// The lot has fallen.
    lot: RwSignal<bool>,
    lot_timer: StoredValue<Option<Timeout>, LocalStorage>,
    problem: RwSignal<Option<SetupFault>>,
}

/// A new game of one kind.
pub fn new_game(row: &'static TableRow) -> AnyView {
    let desk = desk();
    let people = desk.saves.with_value(|saves| recall(saves.store(), row.facts));
    let first = people.first().map_or(0, |person| person.key);
    let table = Table {
        row,
        people: RwSignal::new(people),
        first: RwSignal::new(first),
        options: RwSignal::new(Map::new()),
        lot: RwSignal::new(false),
        lot_timer: StoredValue::new_local(None),
        problem: RwSignal::new(None),
    };
    let head = move || {
        let words = desk.settings.lang.get().words();
        view! {
            <a class="button plain" data-testid="to-shelf" href=Route::Shelf.href()>
                {icon("home")}
                <span>{words.shelf}</span>
            </a>
        }
    };
    let start = move |event: SubmitEvent| {
        event.prevent_default();
        table.start(desk);
    };
    view! {
        <main class="new-game">
            <header class="bar">{head} {preferences()}</header>
            <form on:submit=start>{move || table.form(desk.settings.lang.get())}</form>
        </main>
    }
    .into_any()
}

impl Table {
    /// The name that somebody plays under.
    fn name(index: usize, person: &Person, lang: Lang) -> String {
        let typed = person.name.trim();
        if typed.is_empty() { (lang.words().player)(index as u8 + 1) } else { typed.to_owned() }
    }

    /// The setup as in records.
    fn setup(self, lang: Lang) -> Value {
        let people = self.people.get_untracked();
        let seat = |(index, person): (usize, &Person)| json!({ "name": Self::name(index, person, lang), "colour": person.colour, "control": "human" });
        let first = match self.row.facts.first {
            First::Rolled(_) => None,
            First::Named(_) => {
                let first = self.first.get_untracked();
                people.iter().position(|person| person.key == first).or(Some(0))
            }
        };
        let seats: Vec<Value> = people.iter().enumerate().map(seat).collect();
        json!({ "seats": seats, "first": first, "options": self.options.get_untracked() })
    }

    fn start(self, desk: Desk) {
        match (self.row.begin)(&self.setup(desk.settings.lang.get_untracked())) {
            Ok(record) => {
                desk.saves.with_value(|saves| remember(saves.store(), &self.people.get_untracked()));
                if let Some(id) = desk.start(record) {
                    Route::Table(id).replace();
                }
            }
            Err(error) => self.problem.set(error.map(|error| error.fault)),
        }
    }

    /// Changes the people; a problem that was said is looked at again with the next start.
    fn change(self, change: impl FnOnce(&mut Vec<Person>)) {
        self.problem.set(None);
        self.people.update(change);
    }

    fn change_one(self, index: usize, change: impl FnOnce(&mut Person)) {
        self.change(|people| {
            if let Some(person) = people.get_mut(index) {
                change(person);
            }
        });
    }

    /// Gives somebody a colour; who has it already takes theirs in exchange.
    fn paint(self, index: usize, colour: Colour) {
        self.change(|people| {
            let Some(old) = people.get(index).map(|person| person.colour) else { return };
            if let Some(other) = people.iter_mut().find(|person| person.colour == colour) {
                other.colour = old;
            }
            people[index].colour = colour;
        });
    }

    fn form(self, lang: Lang) -> impl IntoView {
        let words = lang.words();
        let row = self.row;
        let people = self.people.get();
        let blurb = (row.blurb)(lang);
        let (least, most) = (usize::from(*row.facts.seats.start()), usize::from(*row.facts.seats.end()));
        let count = people.len();
        let rows: Vec<_> =
            people.iter().enumerate().map(|(index, person)| self.person(index, person, count, least, lang)).collect();
        let more = (count < most).then(|| {
            let add = move |_| self.change(|people| add(people, row.facts, String::new(), None));
            view! {
                <button type="button" class="button" data-testid="add-seat" on:click=add>
                    {icon("plus")}
                    {words.add_seat}
                </button>
            }
        });
        let problem = self.problem.get().map(|fault| {
            view! {
                <p class="problem" role="alert">
                    {format!("{} {}", words.bad_setup, setup_fault(&fault, lang))}
                </p>
            }
        });
        let variants: Vec<_> = (row.variants)(lang).into_iter().map(|variant| self.variant(variant)).collect();
        let variants = (!variants.is_empty()).then(|| {
            view! {
                <section class="new-variants">
                    <h2>{words.variants}</h2>
                    {variants}
                </section>
            }
        });
        view! {
            <section class="new-head">
                <img src=format!("art/box-{}.svg", row.facts.id) alt="" width="160" height="160" />
                <div>
                    <p class="kicker">{words.new_game}</p>
                    <h1>{blurb.title}</h1>
                    <p>{blurb.goal}</p>
                </div>
            </section>
            <section class="new-seats">
                <h2>{words.seats}</h2>
                <ol>{rows}</ol>
                {more}
            </section>
            <section class="new-first">
                <h2>{words.who_begins}</h2>
                {self.who_begins(&people, lang)}
            </section>
            {variants}
            <footer class="new-start">
                {problem}
                <button type="submit" class="button accent large" data-testid="begin-game">
                    {icon("play")}
                    {words.start}
                </button>
            </footer>
        }
    }

    fn person(self, index: usize, person: &Person, count: usize, least: usize, lang: Lang) -> impl IntoView + use<> {
        let words = lang.words();
        let name = Self::name(index, person, lang);
        let swatch = |colour: Colour| {
            view! {
                <label class="swatch" title=words.colour_name(colour)>
                    <input
                        type="radio"
                        name=format!("colour-{index}")
                        aria-label=words.colour_name(colour)
                        prop:checked=person.colour == colour
                        on:change=move |_| self.paint(index, colour)
                    />
                    {piece(colour)}
                </label>
            }
        };
        let swatches: Vec<_> = self.row.facts.colours.iter().copied().map(swatch).collect();
        let rename = move |event| {
            let name = event_target_value(&event).chars().take(MAX_NAME).collect();
            self.change_one(index, |person| person.name = name);
        };
        let order = move |symbol: &'static str, label: String, enabled: bool, change: fn(&mut Vec<Person>, usize)| {
            view! {
                <button
                    type="button"
                    class="button plain"
                    aria-label=label
                    disabled=!enabled
                    on:click=move |_| self.change(|people| change(people, index))
                >
                    {icon(symbol)}
                </button>
            }
        };
        view! {
            <li class="person">
                <input
                    class="person-name"
                    type="text"
                    maxlength=MAX_NAME.to_string()
                    autocomplete="off"
                    spellcheck="false"
                    aria-label=format!("{} {}", words.name, index + 1)
                    placeholder=(words.player)(index as u8 + 1)
                    prop:value=person.name.clone()
                    on:input=rename
                />
                <span class="swatches" role="radiogroup" aria-label=format!("{name}: {}", words.colour)>
                    {swatches}
                </span>
                <span class="person-order">
                    {order("up", (words.move_up)(&name), index > 0, |people, at| people.swap(at - 1, at))}
                    {order("down", (words.move_down)(&name), index + 1 < count, |people, at| people.swap(at, at + 1))}
                    {order("close", (words.remove_seat)(&name), count > least, |people, at| {
                        people.remove(at);
                    })}
                </span>
            </li>
        }
    }

    /// Who begins: settled by the rules, chosen, or drawn by lot in the open.
    fn who_begins(self, people: &[Person], lang: Lang) -> AnyView {
        let words = lang.words();
        if let First::Rolled(_) = self.row.facts.first {
            return view! { <p>{words.dice_decide}</p> }.into_any();
        }
        let first = self.first.get();
        let at = people.iter().position(|person| person.key == first).unwrap_or(0);
        let chip = |(index, person): (usize, &Person)| {
            let key = person.key;
            let choose = move |_| {
                self.lot.set(false);
                self.first.set(key);
            };
            view! {
                <label class="chip">
                    <input type="radio" name="first" prop:checked=index == at on:change=choose />
                    <span>{Self::name(index, person, lang)}</span>
                </label>
            }
        };
        let chips: Vec<_> = people.iter().enumerate().map(chip).collect();
        let fallen = self.lot.get().then(|| people.get(at)).flatten();
        view! {
            <div class="chips">
                {chips}
                <button type="button" class="button" data-testid="draw-lots" on:click=move |_| self.draw_lots()>
                    {icon("lot")}
                    {words.draw_lots}
                </button>
            </div>
            <p class="lot" role="status">
                {fallen.map(|person| (words.lot_falls)(&Self::name(at, person, lang)))}
            </p>
        }
        .into_any()
    }

    fn draw_lots(self) {
        let people: Vec<u32> = self.people.with_untracked(|people| people.iter().map(|person| person.key).collect());
        let Some(winner) = draw_one(people.len()) else { return desk().say(Notice::NoEntropy) };
        self.lot.set(false);
        let steps = if desk().settings.is_still() { 0 } else { LOT_STEPS };
        self.pass_lot_on(people, winner, steps);
    }

    /// The lot passes from seat to seat, slower and slower, and falls.
    fn pass_lot_on(self, people: Vec<u32>, winner: usize, left: usize) {
        let at = (winner + people.len() * LOT_STEPS - left) % people.len();
        self.first.set(people[at]);
        if left == 0 {
            self.lot.set(true);
            return;
        }
        let pace = LOT_PACE + (LOT_STEPS - left) as u32 * 12;
        after(self.lot_timer, pace, move || self.pass_lot_on(people, winner, left - 1));
    }

    /// One option, each of its values with one sentence.
    fn variant(self, variant: Variant) -> impl IntoView {
        let Variant { field, title, values } = variant;
        let chosen = self.options.with(|options| options.get(field).cloned());
        let chosen = chosen.or_else(|| values.first().map(|(value, ..)| value.clone()));
        let value = |(value, name, sentence): (Value, &'static str, &'static str)| {
            let checked = chosen.as_ref() == Some(&value);
            let choose = move |_| {
                self.options.update(|options| {
                    options.insert(field.to_owned(), value.clone());
                });
            };
            view! {
                <label class="choice">
                    <input type="radio" name=field prop:checked=checked on:change=choose />
                    <span>
                        <strong>{name}</strong>
                        <small>{sentence}</small>
                    </span>
                </label>
            }
        };
        let values: Vec<_> = values.into_iter().map(value).collect();
        view! {
            <fieldset class="variant">
                <legend>{title}</legend>
                {values}
            </fieldset>
        }
    }
}

/// One of so many, each equally likely; nothing if the device gives no random numbers.
fn draw_one(count: usize) -> Option<usize> {
    let random = getrandom::u32().ok()?;
    // Scaling keeps the odds even but for one part in a billion.
    Some(((u64::from(random) * count as u64) >> 32) as usize)
}
