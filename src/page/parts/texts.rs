//! Loads the messages of the page and of its parts: only those in the language that is read.

use std::cell::{Cell, RefCell};
use std::future::Future;

use leptos::task::spawn_local;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{RequestCache, RequestInit};

use super::error::PartError;
use super::fetching::{self, Failed};
use crate::i18n::{self, Lang, Messages, Notice, Texts};
use crate::play::{AppContext, Scoped};

/// The folder of the files, beside the page.
const FOLDER: &str = "text";

thread_local! {
    /// The messages of the parts that have been loaded, in one language at least.
    static OF_PARTS: RefCell<Vec<&'static Texts>> = const { RefCell::new(Vec::new()) };
}

/// Loads the messages of a module in a language, unless they are loaded.
///
/// # Errors
/// If the file cannot be loaded now.
pub async fn load(texts: &'static Texts, lang: Lang) -> Result<(), PartError> {
    if texts.has(lang) {
        return Ok(());
    }
    let file = texts.file(lang);
    let content = fetch(file).await?;
    if texts.load(lang, &content) { Ok(()) } else { Err(PartError::Broken(file.to_owned())) }
}

/// Loads the messages of a part in the language that is read by then.
///
/// # Errors
/// If they cannot be loaded now.
pub async fn load_read(texts: &'static Texts, lang: Scoped<Lang>) -> Result<(), PartError> {
    while !texts.has(lang.get_untracked()) {
        load(texts, lang.get_untracked()).await?;
    }
    OF_PARTS.with_borrow_mut(|all| {
        if !all.iter().any(|known| std::ptr::eq(*known, texts)) {
            all.push(texts);
        }
    });
    Ok(())
}

/// Loads the messages of the page in this language.
///
/// # Errors
/// If the file cannot be loaded now.
pub fn load_page(lang: Lang) -> impl Future<Output = Result<(), PartError>> {
    load(i18n::Words::texts(), lang)
}

/// Changes the language of the page once its messages are there, with those of all loaded parts. If they cannot be loaded now, the language
/// stays, a notice says so, and `failed` is called.
pub fn choose(app: AppContext, chosen: Lang, failed: impl FnOnce() + 'static) {
    let lang = app.settings.lang;
    let done = move |is_loaded| {
        if is_loaded {
            app.notices.clear(Notice::NoLanguage);
            lang.set(chosen);
        } else {
            app.notices.notify(Notice::NoLanguage);
            failed();
        }
    };
    load_as_read(lang, chosen, Box::new(done));
}

/// Changes the language of the screen to that of a person once its messages are there; `None`: to that of the page. If they cannot be loaded now,
/// the language stays.
pub fn switch(app: AppContext, own: Option<Lang>) {
    let lang = app.settings.lang;
    let done = move |is_loaded| {
        if is_loaded {
            lang.set_own(own);
        }
    };
    load_as_read(lang, own.unwrap_or_else(|| lang.get_of_page_untracked()), Box::new(done));
}

/// Loads all messages in a language that are loaded in the one that is read, and tells `done` whether they are there, unless another language has
/// been asked for meanwhile.
fn load_as_read(read: Scoped<Lang>, lang: Lang, done: Box<dyn FnOnce(bool)>) {
    thread_local! {
        static REQUESTS: Cell<u32> = const { Cell::new(0) };
    }

    let request = REQUESTS.get() + 1;
    REQUESTS.set(request);
    spawn_local(async move {
        let mut loaded = load_page(lang).await;
        // Asked again after each file: a part may have been loaded meanwhile, in the language that is read until then.
        while loaded.is_ok()
            && let Some(texts) = missing(read.get_untracked(), lang)
        {
            loaded = load(texts, lang).await;
        }
        if REQUESTS.get() == request {
            done(loaded.is_ok());
        }
    });
}

/// The messages of a part that are displayed, or may be, in the language that is read, and that are not loaded in the chosen one.
fn missing(read: Lang, chosen: Lang) -> Option<&'static Texts> {
    OF_PARTS.with_borrow(|all| all.iter().copied().find(|texts| texts.has(read) && !texts.has(chosen)))
}

/// Fetches a file of this build.
async fn fetch(file: &str) -> Result<String, PartError> {
    let address = format!("{FOLDER}/{file}");
    let found = match get(&address, file, RequestCache::Default).await {
        // The cache of the browser may keep what is broken.
        Err(Failed::Error(_)) => get(&address, file, RequestCache::Reload).await,
        found => found,
    };
    match found {
        Ok(text) => Ok(text),
        Err(Failed::Late) => Err(PartError::Offline),
        Err(Failed::Error(error)) => Err(reason(&address, &error).await),
    }
}

/// The hash in the name of a file, as subresource integrity writes it.
fn integrity(file: &str) -> String {
    let hash = file.rsplit('.').nth(1).unwrap_or_default();
    format!("sha256-{}=", hash.replace('-', "+").replace('_', "/"))
}

async fn get(address: &str, file: &str, cache: RequestCache) -> Result<String, Failed> {
    let how = RequestInit::new();
    how.set_integrity(&integrity(file));
    how.set_cache(cache);
    fetching::text(address, &how).await
}

/// Why a file could not be fetched: there is no host, or it has something else.
async fn reason(address: &str, error: &JsValue) -> PartError {
    let how = RequestInit::new();
    how.set_method("HEAD");
    how.set_cache(RequestCache::NoStore);
    match fetching::text(address, &how).await {
        Ok(_) => {
            let message = error.dyn_ref::<js_sys::Error>().map(|error| String::from(error.message()));
            PartError::Broken(message.unwrap_or_default())
        }
        Err(Failed::Late) => PartError::Offline,
        // The status of the response, if there was one.
        Err(Failed::Error(error)) => match error.as_f64() {
            Some(status) => PartError::Broken((status as u16).to_string()),
            None => PartError::Offline,
        },
    }
}
