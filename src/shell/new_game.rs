//! A new game: who plays, in which colours, who begins, with which variants.

use leptos::prelude::*;
use serde_json::{Map, Value, json};

use super::app::desk;
use super::menu::Preferences;
use super::people::{Person, add, recall, remember};
use super::route::Route;
use crate::engine::{Colour, First};
use crate::games::tables::{TableRow, Variant};
use crate::i18n::faults::setup_fault;
use crate::session::after;
use crate::ui::{Icon, Piece};

/// The longest name that a record takes, in characters.
const MAX_NAME: u16 = 24;
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
}

impl Table {
    fn lang(self) -> crate::i18n::Lang {
        desk().settings.lang.get()
    }

    fn keys(self) -> Vec<u32> {
        self.people.with(|people| people.iter().map(|person| person.key).collect())
    }

    /// The name that somebody plays under.
    fn name(self, index: usize, person: &Person) -> String {
        let typed = person.name.trim();
        if typed.is_empty() { (self.lang().words().player)(index as u8 + 1) } else { typed.to_owned() }
    }

    fn name_of(self, key: u32) -> String {
        self.people.with(|people| {
            let found = people.iter().enumerate().find(|(_, person)| person.key == key);
            found.map(|(index, person)| self.name(index, person)).unwrap_or_default()
        })
    }

    fn setup(self) -> Value {
        let people = self.people.get();
        let seat = |(index, person): (usize, &Person)| json!({ "name": self.name(index, person), "colour": person.colour, "control": "human" });
        let first = match self.row.facts.first {
            First::Rolled(_) => None,
            First::Named(_) => people.iter().position(|person| person.key == self.first.get()).or(Some(0)),
        };
        let seats: Vec<Value> = people.iter().enumerate().map(seat).collect();
        json!({ "seats": seats, "first": first, "options": self.options.get() })
    }

    /// Gives somebody a colour; who has it already takes theirs in exchange.
    fn paint(self, key: u32, colour: Colour) {
        self.people.update(|people| {
            let Some(mine) = people.iter().position(|person| person.key == key) else { return };
            let old = people[mine].colour;
            if let Some(other) = people.iter_mut().find(|person| person.colour == colour) {
                other.colour = old;
            }
            people[mine].colour = colour;
        });
    }

    fn shift(self, key: u32, down: bool) {
        self.people.update(|people| {
            let Some(at) = people.iter().position(|person| person.key == key) else { return };
            let to = if down { at + 1 } else { at.wrapping_sub(1) };
            if to < people.len() {
                people.swap(at, to);
            }
        });
    }
}

/// A new game of one kind.
#[component]
pub fn NewGame(row: &'static TableRow) -> impl IntoView {
    let desk = desk();
    let words = move || desk.settings.lang.get().words();
    let people = desk.saves.with_value(|saves| recall(saves.store(), row.facts));
    let first = people.first().map_or(0, |person| person.key);
    let table =
        Table { row, people: RwSignal::new(people), first: RwSignal::new(first), options: RwSignal::new(Map::new()) };
    let problem = RwSignal::new(None::<String>);
    let (least, most) = (usize::from(*row.facts.seats.start()), usize::from(*row.facts.seats.end()));
    let count = move || table.people.with(Vec::len);
    let removable = Signal::derive(move || count() > least);

    let start = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        match (row.begin)(&table.setup()) {
            Ok(record) => {
                desk.saves.with_value(|saves| remember(saves.store(), &table.people.get_untracked()));
                if let Some(id) = desk.start(record) {
                    Route::Table(id).replace();
                }
            }
            Err(error) => {
                let lang = desk.settings.lang.get_untracked();
                let fault = error.map(|error| setup_fault(&error.fault, lang));
                problem.set(Some(fault.unwrap_or_default()));
            }
        }
    };
    let more = move |_| table.people.update(|people| add(people, row.facts, String::new(), None));

    view! {
        <main class="new-game">
            <header class="bar">
                <a class="button plain" href=Route::Shelf.href()>
                    <Icon name="home" />
                    <span>{move || words().shelf}</span>
                </a>
                <Preferences />
            </header>
            <form on:submit=start>
                <section class="new-head">
                    <img src=format!("art/box-{}.svg", row.facts.id) alt="" width="160" height="160" />
                    <div>
                        <p class="kicker">{move || words().new_game}</p>
                        <h1>{move || (row.blurb)(desk.settings.lang.get()).title}</h1>
                        <p>{move || (row.blurb)(desk.settings.lang.get()).goal}</p>
                    </div>
                </section>
                <section class="new-seats">
                    <h2>{move || words().seats}</h2>
                    <ol>
                        <For
                            each=move || table.keys()
                            key=|key| *key
                            children=move |key| view! { <PersonRow table key removable /> }
                        />
                    </ol>
                    <Show when=move || count() < most>
                        <button type="button" class="button" on:click=more>
                            <Icon name="plus" />
                            {move || words().add_seat}
                        </button>
                    </Show>
                </section>
                <WhoBegins table />
                {move || {
                    let variants = (row.variants)(desk.settings.lang.get());
                    (!variants.is_empty()).then(|| view! { <Variants table variants /> })
                }}
                <footer class="new-start">
                    <Show when=move || problem.with(Option::is_some)>
                        <p class="problem" role="alert">
                            {move || words().bad_setup} " " {move || problem.get()}
                        </p>
                    </Show>
                    <button type="submit" class="button accent large" data-testid="begin-game">
                        <Icon name="play" />
                        {move || words().start}
                    </button>
                </footer>
            </form>
        </main>
    }
}

#[component]
fn PersonRow(table: Table, key: u32, removable: Signal<bool>) -> impl IntoView {
    let words = move || table.lang().words();
    let person =
        Memo::new(move |_| table.people.with(|people| people.iter().find(|person| person.key == key).cloned()));
    let place = Memo::new(move |_| {
        table.people.with(|people| people.iter().position(|person| person.key == key).unwrap_or_default())
    });
    let last = move || place.get() + 1 == table.people.with(Vec::len);
    let name = move || table.name_of(key);
    let rename = move |event| {
        let name: String = event_target_value(&event).chars().take(usize::from(MAX_NAME)).collect();
        table.people.update(|people| {
            if let Some(person) = people.iter_mut().find(|person| person.key == key) {
                person.name = name;
            }
        });
    };
    let colours = table.row.facts.colours.iter().map(move |colour| {
        let colour = *colour;
        let chosen = move || person.with(|person| person.as_ref().is_some_and(|person| person.colour == colour));
        view! {
            <label class="swatch" title=move || words().colour_name(colour)>
                <input
                    type="radio"
                    name=format!("colour-{key}")
                    aria-label=move || words().colour_name(colour)
                    prop:checked=chosen
                    on:change=move |_| table.paint(key, colour)
                />
                <Piece colour />
            </label>
        }
    });
    view! {
        <li class="person">
            <input
                class="person-name"
                type="text"
                maxlength=MAX_NAME
                autocomplete="off"
                spellcheck="false"
                aria-label=move || words().name
                placeholder=move || (words().player)(place.get() as u8 + 1)
                prop:value=move || person.with(|person| person.as_ref().map(|person| person.name.clone()).unwrap_or_default())
                on:input=rename
            />
            <span class="swatches" role="radiogroup" aria-label=move || format!("{}: {}", name(), words().colour)>
                {colours.collect_view()}
            </span>
            <span class="person-order">
                <button
                    type="button"
                    class="button plain"
                    aria-label=move || (words().move_up)(&name())
                    disabled=move || place.get() == 0
                    on:click=move |_| table.shift(key, false)
                >
                    <Icon name="up" />
                </button>
                <button
                    type="button"
                    class="button plain"
                    aria-label=move || (words().move_down)(&name())
                    disabled=last
                    on:click=move |_| table.shift(key, true)
                >
                    <Icon name="down" />
                </button>
                <button
                    type="button"
                    class="button plain"
                    aria-label=move || (words().remove_seat)(&name())
                    disabled=move || !removable.get()
                    on:click=move |_| table.people.update(|people| people.retain(|person| person.key != key))
                >
                    <Icon name="close" />
                </button>
            </span>
        </li>
    }
}

/// Who begins: settled by the rules, chosen, or drawn by lot in the open.
#[component]
fn WhoBegins(table: Table) -> impl IntoView {
    let words = move || table.lang().words();
    let lot = RwSignal::new(None::<u32>);
    let timer = StoredValue::new_local(None);
    let draw = move |_| {
        let people: Vec<u32> = table.people.with_untracked(|people| people.iter().map(|person| person.key).collect());
        let Some(winner) = draw_one(people.len()) else { return };
        lot.set(None);
        if desk().settings.is_still() {
            table.first.set(people[winner]);
            lot.set(Some(people[winner]));
        } else {
            pass_on(table.first, lot, timer, people, winner, LOT_STEPS);
        }
    };
    let choice = move |key: u32| {
        view! {
            <label class="chip">
                <input
                    type="radio"
                    name="first"
                    prop:checked=move || table.first.get() == key
                    on:change=move |_| {
                        lot.set(None);
                        table.first.set(key);
                    }
                />
                <span>{move || table.name_of(key)}</span>
            </label>
        }
    };
    let choices = view! {
        <div class="chips">
            <For
                each=move || table.keys()
                key=|key| *key
                children=choice
            />
            <button type="button" class="button" on:click=draw>
                <Icon name="lot" />
                {move || words().draw_lots}
            </button>
        </div>
        <p class="lot" role="status">
            {move || lot.get().map(|key| (words().lot_falls)(&table.name_of(key)))}
        </p>
    };
    let settled = match table.row.facts.first {
        First::Rolled(_) => view! { <p>{move || words().dice_decide}</p> }.into_any(),
        First::Named(_) => choices.into_any(),
    };
    view! {
        <section class="new-first">
            <h2>{move || words().who_begins}</h2>
            {settled}
        </section>
    }
}

/// One of so many, each equally likely; nothing if the device gives no random numbers.
fn draw_one(count: usize) -> Option<usize> {
    let random = getrandom::u32().ok()?;
    // Scaling keeps the odds even but for one part in a billion.
    Some(((u64::from(random) * count as u64) >> 32) as usize)
}

/// The lot passes from seat to seat, slower and slower, and falls.
fn pass_on(
    first: RwSignal<u32>,
    lot: RwSignal<Option<u32>>,
    timer: StoredValue<Option<gloo_timers::callback::Timeout>, LocalStorage>,
    people: Vec<u32>,
    winner: usize,
    left: usize,
) {
    let at = (winner + people.len() * LOT_STEPS - left) % people.len();
    first.set(people[at]);
    if left == 0 {
        lot.set(Some(people[at]));
        return;
    }
    let pace = LOT_PACE + (LOT_STEPS - left) as u32 * 12;
    after(timer, pace, move || pass_on(first, lot, timer, people, winner, left - 1));
}

/// The variants, each value with one sentence.
#[component]
fn Variants(table: Table, variants: Vec<Variant>) -> impl IntoView {
    let words = move || table.lang().words();
    let variant = move |variant: Variant| {
        let Variant { field, title, values } = variant;
        let default = values.first().map(|(value, ..)| value.clone());
        let value = move |(value, name, sentence): (Value, &'static str, &'static str)| {
            let chosen = {
                let (value, default) = (value.clone(), default.clone());
                move || table.options.with(|options| options.get(field).or(default.as_ref()) == Some(&value))
            };
            let choose = move |_| {
                table.options.update(|options| {
                    options.insert(field.to_owned(), value.clone());
                });
            };
            view! {
                <label class="choice">
                    <input type="radio" name=field prop:checked=chosen on:change=choose />
                    <span>
                        <strong>{name}</strong>
                        <small>{sentence}</small>
                    </span>
                </label>
            }
        };
        view! {
            <fieldset class="variant">
                <legend>{title}</legend>
                {values.into_iter().map(value).collect_view()}
            </fieldset>
        }
    };
    view! {
        <section class="new-variants">
            <h2>{move || words().variants}</h2>
            {variants.into_iter().map(variant).collect_view()}
        </section>
    }
}
