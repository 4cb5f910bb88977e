//! A new game: who plays, in which colours, who begins, with which variants.

use crate::signals::*;
use gloo_timers::callback::Timeout;
use serde_json::{Map, Value, json};

use super::banner::icon_button;
use super::focus::{focus_on, keep_focus};
use super::menu::preferences;
use super::people::{Person, add, recall, remember, sit_down};
use super::route::Route;
use super::rules::rules_link;
use crate::engine::{Colour, First, SetupFault};
use crate::games::tables::{Pick, Seating, TableRow, Variant};
use crate::i18n::faults::setup_fault;
use crate::i18n::{Lang, Notice, fill};
use crate::session::{AppContext, after};
use crate::ui::{Node, Part, Property, el, icon, load_stylesheet, of, paint, piece};

/// The longest name that a record takes, in characters.
const MAX_NAME: usize = 24;
/// How many places the lot passes before it falls, and how long it rests on each, in milliseconds.
const LOT_STEPS: usize = 9;
const LOT_PACE: u32 = 110;

/// The new game screen as signals.
#[derive(Clone, Copy)]
struct Table {
    app: AppContext,
    row: &'static TableRow,
    people: RwSignal<Vec<Person>>,
    /// The key of the person who begins.
    first: RwSignal<u32>,
    options: RwSignal<Map<String, Value>>,
    /// People choose what their seats are.
    mixed: RwSignal<bool>,
    /// The lot has fallen.
    lot: RwSignal<bool>,
    lot_timer: StoredValue<Option<Timeout>>,
    problem: RwSignal<Option<SetupFault>>,
}

/// A new game of one kind.
pub fn new_game(app: AppContext, row: &'static TableRow) -> Part {
    // The table will need it in a moment.
    load_stylesheet(row.facts.id);
    let people = app.saves.with_value(|saves| recall(saves.store(), row));
    let first = people.first().map_or(0, |person| person.key);
    let table = Table {
        app,
        row,
        people: RwSignal::new(people),
        first: RwSignal::new(first),
        options: RwSignal::new(Map::new()),
        mixed: RwSignal::new(false),
        lot: RwSignal::new(false),
        lot_timer: StoredValue::new(None),
        problem: RwSignal::new(None),
    };
    let preferences = preferences(app);
    paint(move || {
        let lang = app.settings.lang.get();
        let shelf = of("a", "button plain")
            .test_id("to-shelf")
            .attr("href", Route::Shelf.href())
            .child(icon("home"))
            .child(el("span").text(lang.words().shelf));
        let form = table.form(lang).on("submit", move |event| {
            event.prevent_default();
            table.start();
        });
        of("main", "new-game").child(of("header", "bar").child(shelf).child(preferences.clone())).child(form)
    })
}

impl Table {
    /// The name that somebody plays under.
    fn name(index: usize, person: &Person, lang: Lang) -> String {
        let typed = person.name.trim();
        if typed.is_empty() { Self::nameless(index, lang) } else { typed.to_owned() }
    }

    /// The name of somebody who gives none.
    fn nameless(index: usize, lang: Lang) -> String {
        fill(lang.words().player, &[&(index + 1).to_string()])
    }

    /// The setup as in records.
    fn setup(self, lang: Lang) -> Value {
        let people = self.people.get_untracked();
        let (roles, mixed) = ((self.row.roles)(lang), self.mixed.get_untracked());
        let seat = |(index, person): (usize, &Person)| {
            let mut seat =
                json!({ "name": Self::name(index, person, lang), "colour": person.colour, "control": "human" });
            // The first role is the default, which records leave out.
            if let Some(roles) = roles.as_ref().filter(|_| mixed && person.role > 0) {
                seat[roles.field] = roles.values.get(person.role).map(|(value, ..)| value.clone()).unwrap_or_default();
            }
            seat
        };
        let first = match self.row.facts.first {
            First::Rolled(_) => None,
            First::Named(_) => {
                let first = self.first.get_untracked();
                people.iter().position(|person| person.key == first).or(Some(0))
            }
        };
        let seats: Vec<Value> = people.iter().enumerate().map(seat).collect();
        let mut options = self.options.get_untracked();
        for variant in (self.row.variants)(lang, people.len() as u8) {
            if let Pick::Fixed(..) = variant.pick {
                options.remove(variant.field);
            }
        }
        json!({ "seats": seats, "first": first, "options": options })
    }

    fn start(self) {
        let app = self.app;
        match (self.row.begin)(&self.setup(app.settings.lang.get_untracked())) {
            Ok(record) => {
                app.saves.with_value(|saves| remember(saves.store(), &self.people.get_untracked()));
                if let Some(id) = app.start(record) {
                    Route::Table(id).replace();
                }
            }
            Err(error) => self.problem.set(error.map(|error| error.fault)),
        }
    }

    /// Changes the people; a problem that was said is looked at again with the next start.
    fn change(self, change: impl FnOnce(&mut Vec<Person>)) {
        self.problem.set(None);
        self.people.update(|people| {
            change(people);
            sit_down(people, self.row);
        });
        keep_focus(&[".new-seats > .button", ".person:last-child button:last-child"]);
    }

    fn change_one(self, index: usize, change: impl FnOnce(&mut Person)) {
        self.change(|people| {
            if let Some(person) = people.get_mut(index) {
                change(person);
            }
        });
    }

    /// Moves somebody by one place. The keyboard goes with them; at the end of the list it turns round.
    fn swap(self, from: usize, to: usize) {
        let in_order = self.seating().order.is_some();
        self.change(|people| {
            people.swap(from, to);
            // Where colours have places, these stay.
            if in_order {
                let colour = people[from].colour;
                people[from].colour = people[to].colour;
                people[to].colour = colour;
            }
        });
        let button = |name: &str| format!(".person:nth-child({}) [data-testid='{name}']:not(:disabled)", to + 1);
        focus_on(if to < from { vec![button("up"), button("down")] } else { vec![button("down"), button("up")] });
    }

    /// Gives somebody a colour; who has it already takes theirs in exchange. The keyboard goes with them.
    fn paint(self, index: usize, colour: Colour) {
        self.change(|people| {
            let Some(old) = people.get(index).map(|person| person.colour) else { return };
            if let Some(other) = people.iter_mut().find(|person| person.colour == colour) {
                other.colour = old;
            }
            people[index].colour = colour;
        });
        let now = self.people.with_untracked(|people| people.iter().position(|person| person.colour == colour));
        if let Some(now) = now.filter(|now| *now != index) {
            focus_on(vec![format!(".person:nth-child({}) .swatch :checked", now + 1)]);
        }
    }

    fn seating(self) -> Seating {
        let people = self.people.with_untracked(Vec::len) as u8;
        (self.row.seating)(self.app.settings.lang.get_untracked(), people)
    }

    fn form(self, lang: Lang) -> Node {
        let words = lang.words();
        let row = self.row;
        let people = self.people.get();
        let blurb = (row.blurb)(lang);
        let (least, most) = (usize::from(*row.facts.seats.start()), usize::from(*row.facts.seats.end()));
        let count = people.len();
        let lid = el("img").attr("src", format!("art/box-{}.svg", row.facts.id)).attr("alt", "");
        let titles = el("div")
            .child(of("p", "kicker").text(words.new_game))
            .child(el("h1").text(blurb.title))
            .child(el("p").text(blurb.goal))
            .child(rules_link(row, lang));
        let rows = people.iter().enumerate().map(|(index, person)| self.person(index, person, count, least, lang));
        let more = (count < most).then(|| {
            let add = move || self.change(|people| add(people, row, String::new(), None));
            text_button("plus", words.add_seat).test_id("add-seat").press(add)
        });
        let variants = (row.variants)(lang, count as u8);
        let order = (row.seating)(lang, count as u8).order.map(|why| of("p", "note").text(why));
        let mix = (row.roles)(lang).map(|roles| {
            let mixed = self.mixed.get();
            let (name, sentence) = roles.values.get(1).map_or(("", ""), |(_, _, sentence)| (roles.title, *sentence));
            choice(tick(mixed, move || self.mixed.set(!mixed)), name, sentence).test_id("mix")
        });
        let variants = (mix.is_some() || !variants.is_empty()).then(|| {
            of("section", "new-variants")
                .child(el("h2").text(words.variants))
                .children(variants.into_iter().map(|variant| self.variant(variant)))
                .child(mix)
        });
        let problem = self.problem.get().map(|fault| {
            let text = format!("{} {}", words.bad_setup, setup_fault(&fault, lang));
            of("p", "problem").attr("role", "alert").text(text)
        });
        let start = of("button", "button accent large")
            .attr("type", "submit")
            .test_id("begin-game")
            .child(icon("play"))
            .text(words.start);
        el("form")
            .child(of("section", "new-head").child(lid.at([("width", 160), ("height", 160)])).child(titles))
            .child(
                of("section", "new-seats")
                    .child(el("h2").text(words.seats))
                    .child(el("ol").children(rows))
                    .child(more)
                    .child(order),
            )
            .child(
                of("section", "new-first").child(el("h2").text(words.who_begins)).child(self.who_begins(&people, lang)),
            )
            .child(variants)
            .child(of("footer", "new-start").child(problem).child(start))
    }

    fn person(self, index: usize, person: &Person, count: usize, least: usize, lang: Lang) -> Node {
        let words = lang.words();
        let name = Self::name(index, person, lang);
        let swatch = |colour: Colour| {
            let choice = radio(&format!("colour-{index}"), person.colour == colour, move || self.paint(index, colour));
            of("label", "swatch")
                .attr("title", words.colour_name(colour))
                .child(choice.attr("aria-label", words.colour_name(colour)))
                .child(piece(colour))
        };
        let swatches = of("span", "swatches")
            .attr("role", "radiogroup")
            .attr("aria-label", format!("{name}: {}", words.colour))
            .children((self.row.seating)(lang, count as u8).colours.iter().copied().map(swatch));
        let field = of("input", "person-name")
            .attr("type", "text")
            .attr("maxlength", MAX_NAME)
            .attr("autocomplete", "off")
            .attr("spellcheck", "false")
            .attr("aria-label", format!("{} {}", words.name, index + 1))
            .attr("placeholder", Self::nameless(index, lang))
            .property("value", Property::Text(person.name.clone()))
            .on("input", move |event| {
                let name = event_target_value(event).chars().take(MAX_NAME).collect();
                self.change_one(index, |person| person.name = name);
            });
        let order = |symbol: &str, label: String, enabled: bool| {
            icon_button(symbol, &label).test_id(symbol).attr_if("disabled", (!enabled).then_some(""))
        };
        let up = order("up", fill(words.move_up, &[&name]), index > 0).press(move || self.swap(index, index - 1));
        let down = order("down", fill(words.move_down, &[&name]), index + 1 < count)
            .press(move || self.swap(index, index + 1));
        let remove = order("close", fill(words.remove_seat, &[&name]), count > least).press(move || {
            self.change(|people| {
                people.remove(index);
            });
        });
        let roles = (self.row.roles)(lang).filter(|_| self.mixed.get());
        let role = roles.map(|roles| self.role(index, person.role, &name, roles));
        of("li", "person")
            .child(field)
            .child(swatches)
            .child(of("span", "person-order").child(up).child(down).child(remove))
            .child(role)
    }

    /// What somebody's seat is: one of a few.
    fn role(self, index: usize, chosen: usize, name: &str, roles: Variant) -> Node {
        let sentence = roles.values.get(chosen).map_or("", |(.., sentence)| sentence);
        let role = |(number, (_, title, _)): (usize, &(Value, &'static str, &'static str))| {
            let choose = move || self.change_one(index, |person| person.role = number);
            of("label", "chip small")
                .child(radio(&format!("role-{index}"), number == chosen, choose))
                .child(el("span").text(title))
        };
        of("div", "person-role")
            .attr("role", "radiogroup")
            .attr("aria-label", format!("{name}: {}", roles.title))
            .children(roles.values.iter().enumerate().map(role))
            .child((chosen > 0).then(|| el("small").text(sentence)))
    }

    /// Who begins: settled by the rules, chosen, or drawn by lot in the open.
    fn who_begins(self, people: &[Person], lang: Lang) -> Node {
        let words = lang.words();
        if let First::Rolled(_) = self.row.facts.first {
            return el("p").text(words.dice_decide);
        }
        let first = self.first.get();
        let at = people.iter().position(|person| person.key == first).unwrap_or(0);
        let chip = |(index, person): (usize, &Person)| {
            let key = person.key;
            let choose = move || {
                self.lot.set(false);
                self.first.set(key);
            };
            of("label", "chip")
                .child(radio("first", index == at, choose))
                .child(el("span").text(Self::name(index, person, lang)))
        };
        let draw = text_button("lot", words.draw_lots).test_id("draw-lots").press(move || self.draw_lots());
        let fallen = self.lot.get().then(|| people.get(at)).flatten();
        let fallen = fallen.map(|person| fill(words.lot_falls, &[&Self::name(at, person, lang)]));
        el("div")
            .child(of("div", "chips").children(people.iter().enumerate().map(chip)).child(draw))
            .child(of("p", "lot").attr("role", "status").text(fallen.unwrap_or_default()))
    }

    fn draw_lots(self) {
        let people: Vec<u32> = self.people.with_untracked(|people| people.iter().map(|person| person.key).collect());
        let Some(winner) = draw_one(people.len()) else { return self.app.say(Notice::NoEntropy) };
        self.lot.set(false);
        let steps = if self.app.settings.is_still() { 0 } else { LOT_STEPS };
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
    fn variant(self, variant: Variant) -> Node {
        let Variant { field, title, values, pick } = variant;
        let chosen = self.options.with(|options| options.get(field).cloned());
        let chosen = chosen.or_else(|| values.first().map(|(value, ..)| value.clone()));
        let choose = move |value: Value| {
            self.problem.set(None);
            self.options.update(|options| {
                options.insert(field.to_owned(), value);
            });
        };
        let frame = of("fieldset", "variant");
        match pick {
            Pick::One => {
                let value = |(value, name, sentence): (Value, &'static str, &'static str)| {
                    let checked = chosen.as_ref() == Some(&value);
                    choice(radio(field, checked, move || choose(value.clone())), name, sentence)
                };
                frame.child(el("legend").text(title)).children(values.into_iter().map(value))
            }
            Pick::Switch => {
                let Ok([(off, ..), (on, name, sentence)]) = <[_; 2]>::try_from(values) else { return frame };
                let checked = chosen.as_ref() == Some(&on);
                let turn = move || choose(if checked { off.clone() } else { on.clone() });
                frame.child(choice(tick(checked, turn), name, sentence))
            }
            Pick::Some(most, ready) => {
                let chosen: Vec<Value> = chosen.as_ref().and_then(Value::as_array).cloned().unwrap_or_default();
                let set = move |chosen: Vec<Value>| choose(Value::Array(chosen));
                let all: Vec<Value> = values.iter().map(|(value, ..)| value.clone()).collect();
                let preset = |(count, name): &(usize, &'static str)| {
                    let some: Vec<Value> = all.iter().take(*count).cloned().collect();
                    let is_it = chosen.len() == *count;
                    of("label", "chip")
                        .child(radio(field, is_it, move || set(some.clone())))
                        .child(el("span").text(name))
                };
                let full = chosen.len() >= most;
                let value = |(value, name, sentence): (Value, &'static str, &'static str)| {
                    let place = chosen.iter().position(|other| *other == value);
                    let mut others = chosen.clone();
                    match place {
                        Some(place) => drop(others.remove(place)),
                        None => others.push(value),
                    }
                    let name = place.map_or(name.to_owned(), |place| format!("{}. {name}", place + 1));
                    let tick = tick(place.is_some(), move || set(others.clone()));
                    choice(tick.attr_if("disabled", (full && place.is_none()).then_some("")), &name, sentence)
                };
                frame
                    .child(el("legend").text(title))
                    .child(of("div", "chips").children(ready.iter().map(preset)))
                    .children(values.into_iter().map(value))
            }
            Pick::Fixed(index, why) => {
                let name = values.get(index).map_or("", |(_, name, _)| name);
                frame.child(choice(tick(true, || {}).attr("disabled", ""), name, why).class_if("fixed", true))
            }
        }
    }
}

/// What can be chosen, with a sentence.
fn choice(input: Node, name: &str, sentence: &str) -> Node {
    let label = el("span").child(el("strong").text(name)).child(el("small").text(sentence));
    of("label", "choice").child(input).child(label)
}

/// A box to tick.
fn tick(checked: bool, turn: impl Fn() + 'static) -> Node {
    el("input").attr("type", "checkbox").property("checked", Property::Flag(checked)).on("change", move |_| turn())
}

/// One of several that exclude each other.
fn radio(group: &str, checked: bool, choose: impl Fn() + 'static) -> Node {
    el("input")
        .attr("type", "radio")
        .attr("name", group)
        .property("checked", Property::Flag(checked))
        .on("change", move |_| choose())
}

/// A button with a symbol and a word.
fn text_button(symbol: &str, label: &str) -> Node {
    of("button", "button").attr("type", "button").child(icon(symbol)).text(label)
}

/// One of so many, each equally likely; nothing if the device gives no random numbers.
fn draw_one(count: usize) -> Option<usize> {
    let random = getrandom::u32().ok()?;
    // Scaling keeps the odds even but for one part in a billion.
    Some(((u64::from(random) * count as u64) >> 32) as usize)
}
