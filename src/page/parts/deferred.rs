//! A view that is drawn once its part is loaded.

use std::any::Any;

use futures_util::future::join;
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::error::PartError;
use super::piece::{Draw, Fetch, Piece, View};
use super::stylesheets::Stylesheets;
use crate::i18n::{Lang, Notice};
use crate::page::parts::places::{Loading, NotThere};
use crate::play::{AppContext, Scoped, Timeout};
use crate::ui::live;

/// Where a view is drawn: what is displayed until it is loaded, and if it cannot be loaded.
#[derive(Clone, Copy)]
pub enum Place {
    /// The whole screen: says that it is being loaded; another attempt is offered.
    Screen,
    /// The whole screen, for which there is another one.
    Instead {
        /// Called with the reason why it cannot be loaded.
        failed: Callback<PartError>,
        /// Displayed if only its style sheet cannot be loaded, with another attempt.
        sentence: Signal<String>,
    },
    /// A dialog over the screen: nothing is displayed; a notice says that it cannot be loaded, and the callback closes the dialog.
    Dialog(Callback<()>),
    /// A place on the screen: nothing is displayed. It is loaded after the screen has been drawn; a notice says that it cannot be loaded, and the
    /// next view that can be loaded brings another attempt.
    Quiet,
}

/// The quiet views that could not be loaded.
#[derive(Clone, Copy)]
pub struct Missed(StoredValue<Vec<Deferred>, LocalStorage>);

impl Missed {
    /// No view yet.
    pub fn new() -> Self {
        Self(StoredValue::new_local(Vec::new()))
    }
}

/// A view that waits for its part. Copies are handles to the same one.
#[derive(Clone, Copy)]
struct Deferred {
    app: AppContext,
    missed: Missed,
    wanted: (&'static dyn Fetch, Option<&'static dyn Fetch>),
    place: Place,
    is_there: RwSignal<bool>,
    has_failed: RwSignal<bool>,
}

impl Deferred {
    fn pieces(self) -> impl Iterator<Item = &'static dyn Fetch> {
        [Some(self.wanted.0), self.wanted.1].into_iter().flatten()
    }

    fn load(self) {
        if self.is_there.try_get_untracked() != Some(false) {
            return;
        }
        let lang = self.app.settings.lang;
        spawn_local(async move {
            let first = fetch(self.wanted.0, lang);
            let loaded = match self.wanted.1 {
                None => first.await,
                Some(second) => {
                    let (first, second) = join(first, fetch(second, lang)).await;
                    // The reason why the second one fails is told: the first one is the same for all.
                    second.and(first)
                }
            };
            // After a change of screen an error no longer matters.
            if self.is_there.is_disposed() {
                return;
            }
            match (loaded, self.place) {
                (Ok(()), _) => {
                    self.app.notices.clear(Notice::NotLoaded);
                    self.is_there.set(true);
                    let missed = self.missed.0.try_update_value(std::mem::take);
                    missed.into_iter().flatten().for_each(Self::load);
                }
                (Err(_), Place::Screen) => self.has_failed.set(true),
                (Err(error), Place::Instead { failed, .. }) => failed.run(error),
                (Err(_), Place::Dialog(close)) => {
                    self.app.notices.notify(Notice::NotLoaded);
                    close.try_run(());
                }
                (Err(_), Place::Quiet) => {
                    self.app.notices.notify(Notice::NotLoaded);
                    self.missed.0.update_value(|missed| missed.push(self));
                }
            }
        });
    }
}

/// Loads the code and the messages of a piece, these in the language that is read by then.
///
/// # Errors
/// If one of them cannot be loaded now.
pub async fn fetch(piece: &'static dyn Fetch, lang: Scoped<Lang>) -> Result<(), PartError> {
    let part = piece.part();
    let (code, words) = join(piece.fetch(), part.load_words(lang)).await;
    code?;
    words?;
    // The language may have changed while the code was being loaded.
    part.load_words(lang).await
}

/// A view that is drawn once, as soon as a piece, and a second one where there is one, are loaded with their messages and style sheets:
/// without these it would be laid out again under the finger.
pub fn deferred(
    wanted: (&'static dyn Fetch, Option<&'static dyn Fetch>),
    place: Place,
    draw: impl FnOnce() -> AnyView + 'static,
) -> AnyView {
    let draw: Box<dyn FnOnce() -> AnyView> = Box::new(draw);
    defer(wanted, place, draw)
}

fn defer(
    wanted: (&'static dyn Fetch, Option<&'static dyn Fetch>),
    place: Place,
    draw: Box<dyn FnOnce() -> AnyView>,
) -> AnyView {
    let app: AppContext = expect_context();
    let lang = app.settings.lang;
    let stylesheets: Stylesheets = expect_context();
    let (is_there, has_failed) = (RwSignal::new(false), RwSignal::new(false));
    let view = Deferred { app, missed: expect_context(), wanted, place, is_there, has_failed };
    let sheets = move || view.pieces().filter_map(|piece| piece.part().sheet);
    sheets().for_each(|sheet| stylesheets.request(sheet));
    let is_needed = matches!(place, Place::Instead { .. });
    let is_styled =
        move || sheets().all(|sheet| stylesheets.is_loaded(sheet) || (!is_needed && stylesheets.has_failed(sheet)));
    let read = lang.get_untracked();
    let is_loaded = view.pieces().all(|piece| piece.is_there() && piece.part().has_words(read));
    if is_loaded && untrack(is_styled) {
        return draw();
    }
    is_there.set(is_loaded);
    match place {
        Place::Quiet => Timeout::new().after_frame(move || view.load()),
        _ => view.load(),
    }
    // Once drawn, the view stays: a failed second request of its sheet must not remove it.
    let is_styled = Memo::new(move |was: Option<&bool>| was == Some(&true) || is_styled());
    let draw = StoredValue::new_local(Some(draw));
    let drawn = move || {
        if is_there.get() && is_styled.get() {
            return draw.try_update_value(Option::take).flatten().map(untrack).into_any();
        }
        match place {
            Place::Screen if has_failed.get() => {
                let sentence = Signal::derive(move || lang.get().words().notice_not_loaded().to_owned());
                let again = move || {
                    has_failed.set(false);
                    view.load();
                };
                view! { <NotThere sentence again /> }.into_any()
            }
            Place::Instead { sentence, .. } if sheets().any(|sheet| stylesheets.has_failed(sheet)) => {
                let again = move || sheets().for_each(|sheet| stylesheets.request(sheet));
                view! { <NotThere sentence again /> }.into_any()
            }
            Place::Screen | Place::Instead { .. } => view! { <Loading /> }.into_any(),
            Place::Dialog(_) | Place::Quiet => ().into_any(),
        }
    };
    view! { {live(drawn)} }.into_any()
}

impl<P: 'static> View<P> {
    /// Draws the view once it is loaded.
    pub fn draw(&'static self, place: Place, props: P) -> AnyView {
        draw(self.piece(), place, Box::new(props))
    }
}

fn draw(piece: &'static Piece<Draw>, place: Place, props: Box<dyn Any>) -> AnyView {
    defer((piece, None), place, Box::new(move || piece.get().map(|draw| draw(props)).into_any()))
}
