//! The controls by which a person makes choices for their own turns.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::i18n::Lang;
use crate::page::kit::radio::RadioRow;
use crate::play::{AppContext, Personal, TextScale};
use crate::table::Speed;
use crate::ui::{handler, live};

/// The choices of a person.
#[component]
pub fn PersonalChoices(
    /// The seat of the person.
    seat: Seat,
    /// The name.
    name: String,
    /// What the game calls the choice to decline its offers; `None` if it has none.
    offer: Signal<Option<&'static str>>,
    /// What has been chosen.
    own: Signal<Personal>,
    /// Called with a change.
    change: Callback<Personal>,
) -> impl IntoView {
    let lang = expect_context::<AppContext>().settings.lang;
    let words = move || lang.get().words();
    let later = move || lang.get().later_words();
    let named = |word: fn(crate::i18n::later::Words) -> &'static str| Signal::derive(move || word(later()));
    let set = move |set: &dyn Fn(&mut Personal)| {
        let mut own = own.get_untracked();
        set(&mut own);
        change.run(own);
    };
    let language = Choice {
        key: "lang",
        label: Signal::derive(move || words().language()),
        chosen: Signal::derive(move || own.get().lang),
        values: Lang::ALL.map(|this| (this, Signal::stored(this.endonym()))).to_vec(),
        choose: Callback::new(move |lang| set(&|own| own.lang = lang)),
    };
    let text_size = Choice {
        key: "text-size",
        label: named(|words| words.text_size()),
        chosen: Signal::derive(move || own.get().text_size),
        values: vec![
            (TextScale::By100, named(|words| words.text_size_100())),
            (TextScale::By125, named(|words| words.text_size_125())),
            (TextScale::By150, named(|words| words.text_size_150())),
            (TextScale::By200, named(|words| words.text_size_200())),
        ],
        choose: Callback::new(move |size| set(&|own| own.text_size = size)),
    };
    let speed = Choice {
        key: "speed",
        label: named(|words| words.speed()),
        chosen: Signal::derive(move || own.get().speed),
        values: vec![
            (Speed::Calm, named(|words| words.speed_calm())),
            (Speed::Normal, named(|words| words.pace_normal())),
            (Speed::Quick, named(|words| words.speed_quick())),
        ],
        choose: Callback::new(move |speed| set(&|own| own.speed = speed)),
    };
    let offers = offer.get_untracked().map(|_| Choice {
        key: "offers",
        label: Signal::derive(move || offer.get().unwrap_or_default()),
        chosen: Signal::derive(move || own.get().declines_offers),
        values: vec![(true, named(|words| words.yes())), (false, named(|words| words.no()))],
        choose: Callback::new(move |declines| set(&|own| own.declines_offers = declines)),
    });
    let confirms = Choice {
        key: "confirms",
        label: named(|words| words.confirms()),
        chosen: Signal::derive(move || own.get().confirms),
        values: vec![(true, named(|words| words.yes())), (false, named(|words| words.no()))],
        choose: Callback::new(move |confirms| set(&|own| own.confirms = confirms)),
    };
    let switch_hints = move |_: leptos::ev::Event| set(&|own| own.has_hints = !own.has_hints);
    view! {
        <div class="personal-choices">
            {language.draw(seat, name.clone())} {text_size.draw(seat, name.clone())} {speed.draw(seat, name.clone())}
            {confirms.draw(seat, name.clone())} {offers.map(|offers| offers.draw(seat, name))}
            <label class="setting-switch">
                <input
                    type="checkbox"
                    data-testid=format!("hints-{}", seat.index())
                    prop:checked=live(move || own.get().has_hints)
                    on:change=handler(switch_hints)
                />
                <span>{live(move || later().has_hints())}</span>
            </label>
        </div>
    }
}

/// A choice of a person: one of some values, or that of the table.
struct Choice<T: Copy + PartialEq + Send + Sync + 'static> {
    key: &'static str,
    label: Signal<&'static str>,
    chosen: Signal<Option<T>>,
    values: Vec<(T, Signal<&'static str>)>,
    choose: Callback<Option<T>>,
}

impl<T: Copy + PartialEq + Send + Sync + 'static> Choice<T> {
    /// Draws it. `name` is that of the person, which only screen readers need here.
    fn draw(self, seat: Seat, name: String) -> AnyView {
        let Self { key, label, chosen, values, choose } = self;
        let lang = expect_context::<AppContext>().settings.lang;
        let as_table = (None, Signal::derive(move || lang.get().later_words().as_table()));
        let values = values.into_iter().map(|(value, name)| (Some(value), name));
        view! {
            <RadioRow
                group=format!("own-{key}-{}", seat.index())
                label
                full_label=Signal::derive(move || format!("{name}: {}", label.get()))
                chosen
                options=std::iter::once(as_table).chain(values).collect()
                on_choose=choose
            />
        }
        .into_any()
    }
}
