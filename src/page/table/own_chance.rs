//! The place where people enter what they have rolled or drawn themselves: faces of dice, and cards, which may be many, in a dialog.

use js_sys::JsString;
use leptos::html::Dialog;
use leptos::prelude::*;

use crate::games::ChanceKind;
use crate::i18n::later::Words;
use crate::page::kit::dialog::{Modal, close};
use crate::page::kit::picture;
use crate::page::parts::{Place, part_view};
use crate::play::{AppContext, TableSignals};
use crate::table::{EnteredPart, Entering, Input};
use crate::ui::{Icon, IconButton, handler, live};

/// The greatest number of cards in the place of action; more are in a dialog.
const CARDS_IN_PLACE: usize = 6;
/// The greatest number of cards among which one is found without a search.
const CARDS_WITHOUT_SEARCH: usize = 12;

part_view! {
    /// The place where a chance event is entered.
    static OWN_CHANCE: OwnChanceProps = |props| OwnChance(props).into_any(), in dialogs, needs own_chance, by draw_own_chance
}

/// The place where a chance event is entered, which is loaded with the first one.
pub fn own_chance_place(handle: TableSignals) -> AnyView {
    let is_wanted = Memo::new(move |was: Option<&bool>| was == Some(&true) || handle.entering.with(Option::is_some));
    let draw = move || OWN_CHANCE.draw(Place::Quiet, OwnChanceProps { handle });
    live(move || is_wanted.get().then(|| untrack(draw))).into_any()
}

/// The place where a chance event is entered, while one is.
#[component]
fn OwnChance(
    /// The game.
    handle: TableSignals,
) -> impl IntoView {
    let lang = expect_context::<AppContext>().settings.lang;
    let open = RwSignal::new(false);
    // What is entered next may be something else.
    Effect::new(move |_| {
        if !handle.entering.with(|entering| entering.as_ref().is_some_and(is_in_dialog)) {
            open.set(false);
        }
    });
    let back = move || {
        view! {
            <button class="button" data-testid="own-back" on:click=handler(move |_| handle.send(Input::Undo))>
                <Icon name="undo" />
                {live(move || lang.get().words().undo())}
            </button>
        }
        .into_any()
    };
    let inside = move |entering: Entering| {
        let words = lang.get().later_words();
        let body = if is_in_dialog(&entering) {
            view! {
                <button
                    class="button accent large"
                    data-testid="own-open"
                    aria-haspopup="dialog"
                    on:click=handler(move |_| open.set(true))
                >
                    <Icon name="log" />
                    {words.own_choose_card()}
                </button>
            }
            .into_any()
        } else {
            options(&entering, "", words, handle)
        };
        view! {
            <div class="own" role="group" aria-labelledby="own-title" data-testid="own-chance">
                {title(&entering, "own-title", words)} {picked(&entering, Some(back()), handle)} {body}
            </div>
        }
        .into_any()
    };
    let dialog = move || open.get().then(|| untrack(|| view! { <CardDialog handle open /> }.into_any()));
    view! { {live(move || handle.entering.get().map(inside))} {live(dialog)} }
}

/// Whether there are more cards to choose from than the place of action has room for.
fn is_in_dialog(Entering { kind, options, .. }: &Entering) -> bool {
    *kind == ChanceKind::Cards && options.len() > CARDS_IN_PLACE
}

/// What to do now.
fn title(entering: &Entering, id: &'static str, words: Words) -> AnyView {
    let Entering { kind, rolls, count, picked, .. } = entering;
    let said = match (rolls, kind) {
        (Some(player), _) => words.own_die_of(player),
        (None, ChanceKind::Dice) => words.own_dice_due().to_owned(),
        (None, ChanceKind::Cards) => words.own_cards_due().to_owned(),
    };
    let step = (*count > 1).then(|| words.own_step(picked.len() as u32 + 1, *count as u32));
    view! { <p id=id class="own-title" role="status">{said} " " {step.map(|step| view! { <b>{step}</b> }.into_any())}</p> }
        .into_any()
}

/// What has been picked, with the way back in the place of action; the dialog has it in its head.
fn picked(entering: &Entering, back: Option<AnyView>, handle: TableSignals) -> Option<AnyView> {
    let part = |EnteredPart { name, picture, .. }: &EnteredPart| {
        view! { <li>{picture::draw(picture.clone(), handle)} <span class="sr">{name.clone()}</span></li> }.into_any()
    };
    (!entering.picked.is_empty()).then(|| {
        view! {
            <div class="own-picked">
                <ul>{entering.picked.iter().map(part).collect::<Vec<_>>()}</ul>
                {back}
            </div>
        }
        .into_any()
    })
}

/// What can come next, of all that is called like this.
fn options(entering: &Entering, search: &str, words: Words, handle: TableSignals) -> AnyView {
    let is_dice = entering.kind == ChanceKind::Dice;
    let sought = letters(search);
    let option = |(number, EnteredPart { name, picture, left }): (usize, &EnteredPart)| {
        let left = left.map(|left| {
            view! { <small>"×\u{a0}" {left} <span class="sr">" " {words.own_left()}</span></small> }.into_any()
        });
        view! {
            <button
                class="button own-option"
                data-testid="own-option"
                data-option=name.clone()
                on:click=handler(move |_| handle.send(Input::Pick(number)))
            >
                {picture::draw(picture.clone(), handle)}
                <span class=is_dice.then_some("sr")>{name.clone()}</span>
                {left}
            </button>
        }
        .into_any()
    };
    let is_found = |(_, part): &(usize, &EnteredPart)| letters(&part.name).contains(&sought);
    let found: Vec<AnyView> = entering.options.iter().enumerate().filter(is_found).map(option).collect();
    if found.is_empty() {
        return view! { <p role="status">{words.own_not_found()}</p> }.into_any();
    }
    let class = match entering.options.len() {
        _ if !is_dice => "own-options cards",
        ..=6 => "own-options six",
        _ => "own-options twelve",
    };
    view! { <div class=class>{found}</div> }.into_any()
}

/// The letters of a name, to find it however it is written: small, and without accents and soft hyphens.
fn letters(name: &str) -> String {
    let apart = String::from(JsString::from(name.to_lowercase()).normalize("NFD"));
    apart.chars().filter(|letter| !matches!(letter, '\u{300}'..='\u{36f}' | '\u{ad}')).collect()
}

/// The dialog with many cards. It stays open while further cards are entered.
#[component]
fn CardDialog(handle: TableSignals, open: RwSignal<bool>) -> impl IntoView {
    let lang = expect_context::<AppContext>().settings.lang;
    let node = NodeRef::<Dialog>::new();
    let search = RwSignal::new(String::new());
    let words = move || lang.get().later_words();
    let can_undo = Memo::new(move |_| handle.status.with(|status| status.can_undo));
    let prompt = Memo::new(move |_| handle.status.with(|status| status.prompt.clone()));
    // The next card is sought by another name.
    Effect::new(move |_| {
        handle.entering.track();
        search.set(String::new());
    });
    let with = move |view: fn(&Entering, TableSignals, Words) -> AnyView| {
        live(move || handle.entering.with(|entering| entering.as_ref().map(|entering| view(entering, handle, words()))))
    };
    let has_search = Memo::new(move |_| {
        handle
            .entering
            .with(|entering| entering.as_ref().is_some_and(|entering| entering.options.len() > CARDS_WITHOUT_SEARCH))
    });
    let cards = move || {
        handle
            .entering
            .with(|entering| entering.as_ref().map(|entering| options(entering, &search.read(), words(), handle)))
    };
    let field = move || {
        view! {
            <label class="own-search">
                <span>{live(move || words().own_search())}</span>
                <input
                    type="search"
                    autocomplete="off"
                    data-testid="own-search"
                    prop:value=live(move || search.get())
                    on:input=handler(move |event| search.set(event_target_value(&event)))
                />
            </label>
        }
    };
    view! {
        <Modal node class="dialog own-dialog" labelled_by="own-cards" on_close=Callback::new(move |()| open.set(false))>
            <header>
                <h2 id="own-cards" tabindex="-1" autofocus>{live(move || prompt.get())}</h2>
                <IconButton
                    icon="undo"
                    label=Signal::derive(move || lang.get().words().undo().to_owned())
                    on_press=move |()| handle.send(Input::Undo)
                    attr:data-testid="own-undo"
                    attr:aria-disabled=live(move || (!can_undo.get()).then_some("true"))
                />
                <IconButton
                    icon="close"
                    label=Signal::derive(move || lang.get().words().close().to_owned())
                    on_press=move |()| close(node)
                    attr:data-testid="own-close"
                />
            </header>
            {with(|entering, _, words| title(entering, "own-card-title", words))}
            {with(|entering, handle, _| picked(entering, None, handle).into_any())}
            <Show when=live(move || has_search.get())>{field()}</Show>
            {live(cards)}
        </Modal>
    }
}
