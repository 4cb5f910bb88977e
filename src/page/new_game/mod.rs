//! The screen of a new game: people, colours, first player, variants. Never in here: the rules of setups, which the games check.

mod choice;
mod choices;
mod draft;
mod kept;
mod people;
mod personal;
mod sealing;
mod seats;
mod variants;

use leptos::ev::SubmitEvent;
use leptos::html::Div;
use leptos::prelude::*;

use crate::i18n::faults::setup_fault;
use crate::page::base::route::Route;
use crate::page::base::title::name_screen;
use crate::page::games::catalogue::GameInfo;
use crate::page::kit::menu::Preferences;
use crate::page::kit::sound::SoundQuestion;
use crate::page::parts::part_view;
use crate::page::rules::RulesLink;
use crate::play::AppContext;
use crate::ui::{Icon, live};
use draft::Draft;
use personal::PersonalDialogs;
use sealing::{SealChoice, Sealing};
use seats::{MoreSeats, People, WhoBegins};
use variants::{ToVariants, Variants};

part_view! {
    /// The screen of a new game.
    pub static NEW_GAME: NewGameProps = |props| NewGame(props).into_any(), in new_game, by draw_new_game
}

/// The screen of a new game.
#[component]
pub fn NewGame(
    /// The game.
    info: &'static GameInfo,
    /// Whether another screen is shown, while this one is kept below it.
    hidden: Signal<bool>,
) -> impl IntoView {
    let app = expect_context::<AppContext>();
    let lang = app.settings.lang;
    let words = move || lang.get().words();
    let screen = NodeRef::<Div>::new();
    name_screen(move || (!hidden.get()).then(|| [words().new_game(), info.box_text.title]));
    let choices = choices::choices(info.facts.id)?;
    let draft = Draft::new(app, info, choices, screen);
    draft.begin_in_first_name();
    let problem = move || {
        draft.problem.get().map(|fault| {
            let option = move |field| (choices.words)(lang.get(), field).title;
            let text = move || format!("{} {}", words().bad_setup(), setup_fault(&fault, lang.get(), option));
            view! {
                <p class="problem" role="alert">
                    {live(text)}
                </p>
            }
        })
    };
    let start = move |event: SubmitEvent| {
        event.prevent_default();
        app.settings.sound_asked.set(true);
        draft.start();
    };
    Some(view! {
        <div class="screen" hidden=live(move || hidden.get()) node_ref=screen>
            <main class="new-game">
                <header class="bar">
                    <a class="button plain" data-testid="to-shelf" href=Route::Shelf.href()>
                        <Icon name="home" />
                        <span>{live(move || words().shelf())}</span>
                    </a>
                    <Preferences />
                </header>
                <SoundQuestion answered=Callback::new(move |()| draft.begin_in_first_name()) />
                <form on:submit=start>
                    <section class="new-head">
                        <img src=format!("art/box-{}.svg", info.facts.id) alt="" width="160" height="160" />
                        <div>
                            <p class="kicker">{live(move || words().new_game())}</p>
                            <h1 tabindex="-1" lang=info.box_text.title_lang>
                                {info.box_text.title}
                            </h1>
                            <p>{live(move || (info.box_text.goal)(words()))}</p>
                            <RulesLink info />
                        </div>
                    </section>
                    <People draft />
                    // Shown last and always visible; in the tab order it follows the people, as most users change nothing else.
                    <footer class="new-start">
                        {live(problem)}
                        <button class="button accent large" type="submit" data-testid="begin-game">
                            <Icon name="play" />
                            {live(move || if draft.starting.get() { words().loading() } else { words().start() })}
                        </button>
                        <ToVariants draft />
                    </footer>
                    <MoreSeats draft />
                    <WhoBegins draft />
                    <Variants draft />
                    <SealChoice />
                </form>
                <Sealing draft />
                <PersonalDialogs draft />
            </main>
        </div>
    })
}
