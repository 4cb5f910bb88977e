//! The sounds of the table: the button that switches them off and on, and the question for them before the first game.

use leptos::prelude::*;

use crate::games::Format;
use crate::page::kit::banner::Banner;
use crate::play::AppContext;
use crate::ui::{Icon, IconButton, handler, live};

/// The button in the bar of a table. Where the bar has little room it is there only to switch the sounds off; the settings switch them on.
#[component]
pub fn SoundButton() -> impl IntoView {
    let AppContext { settings, place, .. } = expect_context();
    let is_on = settings.sound;
    let label = move || settings.lang.get().words().sound();
    let has_room = move || !matches!(place.get().format, Format::Phone | Format::Low);
    let shown = Memo::new(move |_| is_on.get() || has_room());
    let icon = move || view! { <Icon name=if is_on.get() { "sound" } else { "mute" } /> };
    view! {
        <Show when=live(move || shown.get())>
            <button
                class="button plain sound"
                type="button"
                data-testid="sound-button"
                aria-pressed=live(move || is_on.get().to_string())
                aria-label=live(label)
                title=live(label)
                on:click=handler(move |_| is_on.update(|is_on| *is_on = !*is_on))
            >
                {live(icon)}
            </button>
        </Show>
    }
}

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
