//! The question for sounds before the first game.

use leptos::prelude::*;

use crate::page::kit::banner::Banner;
use crate::play::AppContext;
use crate::ui::{IconButton, handler, live};

/// Asks once for sounds, where it covers nothing. To begin a game without an answer is an answer as well.
#[component]
pub fn SoundQuestion(
    /// Called after the answer, when the question is gone.
    answered: Callback<()>,
) -> impl IntoView {
    let settings = expect_context::<AppContext>().settings;
    let words = move || settings.lang.get().words();
    let answered = move || {
        settings.sound_asked.set(true);
        answered.run(());
    };
    view! {
        <Show when=live(move || !settings.sound_asked.get() && !settings.sound.get())>
            <div data-testid="sound-question">
                <Banner class="banner good" icon="sound" text=Signal::derive(move || words().sound_ask().to_owned())>
                    <button
                        class="button"
                        type="button"
                        data-testid="sound-on"
                        on:click=handler(move |_| {
                            settings.switch_sound_on();
                            answered();
                        })
                    >
                        {live(move || words().sound_on())}
                    </button>
                    <IconButton
                        icon="close"
                        label=Signal::derive(move || words().close().to_owned())
                        on_press=Callback::new(move |()| answered())
                    />
                </Banner>
            </div>
        </Show>
    }
}
