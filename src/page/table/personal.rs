//! What people have chosen for their own turns: the screen follows the person who acts.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::i18n::Lang;
use crate::page::kit::select::Select;
use crate::page::parts::switch;
use crate::play::{AppContext, Personal, TableSignals, TextScale, keep_personal, personal};
use crate::shell::around::faced;
use crate::ui::{handler, live};

/// The people at a table, with what they have chosen. Copies are handles to the same people.
#[derive(Clone, Copy)]
pub struct Persons {
    app: AppContext,
    handle: TableSignals,
    /// What the person at each seat has chosen, in the order of the seats; for bots, what a person there would begin with.
    chosen: StoredValue<Vec<(Seat, Personal)>>,
    changed: Trigger,
    /// The person to whom the table belongs: the one who acts, or who acted last.
    pub facing: Memo<Option<Seat>>,
}

impl Persons {
    /// The people at this table.
    pub fn at(handle: TableSignals) -> Self {
        let app: AppContext = expect_context();
        let people = handle.seats.get_untracked();
        let names = people.iter().map(|info| info.name.as_str());
        let chosen = app.saves.with_value(|saves| personal(saves.store(), names));
        let facing = Memo::new(move |last: Option<&Option<Seat>>| {
            let active = handle.handoff.get().or_else(|| handle.status.with(|status| status.active_seat));
            faced(active, |seat| !handle.is_bot(seat), last.copied().flatten())
        });
        let chosen = StoredValue::new(people.iter().map(|info| info.seat).zip(chosen).collect());
        Self { app, handle, chosen, changed: Trigger::new(), facing }
    }

    /// Applies the choices of the person to whom the table belongs, from now on. The result belongs to all.
    pub fn follow(self) {
        let Self { app, handle, facing, .. } = self;
        let is_over = move || handle.status.with(|status| status.outcome.is_some());
        Effect::new(move |_| {
            let facing = facing.get().filter(|_| !is_over());
            let own = facing.map(|seat| self.of(seat)).unwrap_or_default();
            let is_other = untrack(|| app.own.get().lang) != own.lang;
            app.own.set(own);
            if is_other {
                switch(app, own.lang);
            }
        });
        on_cleanup(move || app.own.set(Personal::default()));
    }

    /// What the person at this seat has chosen; tracked.
    pub fn of(self, seat: Seat) -> Personal {
        self.changed.track();
        let found =
            |chosen: &Vec<(Seat, Personal)>| chosen.iter().find(|(other, _)| *other == seat).map(|(_, own)| *own);
        self.chosen.with_value(found).unwrap_or_default()
    }

    /// The seats of the people with what they have chosen; tracked.
    pub fn of_people(self) -> Vec<(Seat, Personal)> {
        self.changed.track();
        let mut chosen = self.chosen.get_value();
        chosen.retain(|(seat, _)| !self.handle.is_bot(*seat));
        chosen
    }

    /// Changes what people have chosen, for this table and for later ones.
    pub fn change(self, change: impl FnOnce(&mut Vec<(Seat, Personal)>)) {
        self.chosen.update_value(change);
        self.changed.notify();
        let people = self.handle.seats.get_untracked();
        let chosen = untrack(|| self.of_people());
        let named = chosen.iter().filter_map(|(seat, own)| Some((people.get(seat.index())?.name.as_str(), *own)));
        self.app.saves.with_value(|saves| keep_personal(saves.store(), named));
    }

    fn set(self, seat: Seat, set: impl Fn(&mut Personal)) {
        self.change(|chosen| chosen.iter_mut().filter(|(other, _)| *other == seat).for_each(|(_, own)| set(own)));
    }
}

/// The choices of a person, folded.
#[component]
pub fn PersonalChoices(
    /// The seat of the person.
    seat: Seat,
    /// The name.
    name: String,
) -> impl IntoView {
    let persons: Persons = expect_context();
    let lang = expect_context::<AppContext>().settings.lang;
    let words = move || lang.get().words();
    let later = move || lang.get().later_words();
    let own = move || persons.of(seat);
    let language = Choice {
        label: Signal::derive(move || words().language()),
        icon: "globe",
        chosen: Signal::derive(move || own().lang),
        values: Lang::ALL.map(|this| (this, Signal::stored(this.endonym()))).to_vec(),
        choose: Callback::new(move |lang| persons.set(seat, |own| own.lang = lang)),
    };
    let size = |size: TextScale| {
        let name = move || match size {
            TextScale::By100 => later().text_size_100(),
            TextScale::By125 => later().text_size_125(),
            TextScale::By150 => later().text_size_150(),
            TextScale::By200 => later().text_size_200(),
        };
        (size, Signal::derive(name))
    };
    let text_size = Choice {
        label: Signal::derive(move || later().text_size()),
        icon: "search",
        chosen: Signal::derive(move || own().text_size),
        values: [TextScale::By100, TextScale::By125, TextScale::By150, TextScale::By200].map(size).to_vec(),
        choose: Callback::new(move |size| persons.set(seat, |own| own.text_size = size)),
    };
    view! {
        <details class="personal" data-testid=format!("personal-{}", seat.index())>
            <summary>{live(move || later().personal())}</summary>
            {language.draw(name.clone())}
            {text_size.draw(name)}
            <label class="setting-switch">
                <input
                    type="checkbox"
                    data-testid=format!("hints-{}", seat.index())
                    prop:checked=live(move || own().has_hints)
                    on:change=handler(move |_: leptos::ev::Event| {
                        persons.set(seat, |own| own.has_hints = !own.has_hints);
                    })
                />
                <span>{live(move || later().has_hints())}</span>
            </label>
        </details>
    }
}

/// A choice of a person: one of some values, or that of the table.
struct Choice<T: Copy + PartialEq + Send + Sync + 'static> {
    label: Signal<&'static str>,
    icon: &'static str,
    chosen: Signal<Option<T>>,
    values: Vec<(T, Signal<&'static str>)>,
    choose: Callback<Option<T>>,
}

impl<T: Copy + PartialEq + Send + Sync + 'static> Choice<T> {
    /// Draws it. `name` is that of the person, which only screen readers need here.
    fn draw(self, name: String) -> AnyView {
        let Self { label, icon, chosen, values, choose } = self;
        let lang = expect_context::<AppContext>().settings.lang;
        let as_table = (None, Signal::derive(move || lang.get().later_words().as_table()));
        let values = values.into_iter().map(|(value, name)| (Some(value), name));
        view! {
            <div class="setting-choice">
                <span>{live(move || label.get())}</span>
                <Select
                    label=Signal::derive(move || format!("{name}: {}", label.get()))
                    icon=Signal::stored(icon)
                    chosen
                    options=std::iter::once(as_table).chain(values).collect()
                    on_choose=choose
                />
            </div>
        }
        .into_any()
    }
}
