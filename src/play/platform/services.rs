//! Services of the browser. A browser may not have one, may forbid it, or may never answer. The functions of `web_sys` then throw an exception
//! through the program, which leaves what runs unfinished; those of this module return it as an error.

use js_sys::{Array, Promise};
use leptos::task::spawn_local;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, Document, RegistrationOptions, Request, ShareData, StorageManager, Window};

/// The result of a call.
pub type Answer = Result<JsValue, JsValue>;

// `getter` and `method` look up the name at each call, as a script would.
#[wasm_bindgen]
extern "C" {
    /// The services of `navigator`.
    pub type Services;

    #[wasm_bindgen(catch, method, js_name = canShare)]
    fn can_share(this: &Services, data: &ShareData) -> Result<bool, JsValue>;
    #[wasm_bindgen(catch, method)]
    fn share(this: &Services, data: &ShareData) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(catch, method)]
    fn vibrate(this: &Services, milliseconds: u32) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(catch, method, getter)]
    fn languages(this: &Services) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(catch, method, getter)]
    fn storage(this: &Services) -> Result<StorageManager, JsValue>;
    #[wasm_bindgen(catch, method, getter)]
    fn clipboard(this: &Services) -> Result<ClipboardService, JsValue>;
    #[wasm_bindgen(catch, method, getter, js_name = wakeLock)]
    fn wake_lock(this: &Services) -> Result<WakeLockService, JsValue>;
    #[wasm_bindgen(catch, method, getter)]
    fn locks(this: &Services) -> Result<LockService, JsValue>;
    #[wasm_bindgen(catch, method, getter, js_name = serviceWorker)]
    fn service_worker(this: &Services) -> Result<WorkerService, JsValue>;

    type ClipboardService;
    #[wasm_bindgen(catch, method, js_name = writeText)]
    fn write_text(this: &ClipboardService, text: &str) -> Result<JsValue, JsValue>;

    type WakeLockService;
    #[wasm_bindgen(catch, method, js_name = request)]
    fn request_lock(this: &WakeLockService, kind: &str) -> Result<JsValue, JsValue>;

    type LockService;
    #[wasm_bindgen(catch, method)]
    fn request(this: &LockService, name: &str, options: &JsValue, granted: &JsValue) -> Result<JsValue, JsValue>;

    type WorkerService;
    #[wasm_bindgen(catch, method)]
    fn register(this: &WorkerService, script: &str, options: &RegistrationOptions) -> Result<JsValue, JsValue>;

    type PageWindow;
    #[wasm_bindgen(catch, method)]
    fn fetch(this: &PageWindow, request: &Request) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(catch, method, getter)]
    fn performance(this: &PageWindow) -> Result<ClockService, JsValue>;

    type ClockService;
    #[wasm_bindgen(catch, method)]
    fn now(this: &ClockService) -> Result<f64, JsValue>;

    type PageDocument;
    #[wasm_bindgen(catch, method, js_name = execCommand)]
    fn exec_command(this: &PageDocument, command: &str) -> Result<bool, JsValue>;

    type TextBlob;
    #[wasm_bindgen(catch, method)]
    fn text(this: &TextBlob) -> Result<JsValue, JsValue>;
}

/// The window, for features that only a browser has; `None` where there is none.
pub fn window() -> Option<Window> {
    cfg!(target_arch = "wasm32").then(leptos::prelude::window)
}

/// The services of `navigator`.
///
/// # Errors
/// Where there is no browser.
fn services() -> Result<Services, JsValue> {
    let window = window().ok_or(JsValue::UNDEFINED)?;
    Ok(window.navigator().unchecked_into())
}

/// The document.
///
/// # Errors
/// Where there is no browser.
fn document() -> Result<Document, JsValue> {
    window().and_then(|window| window.document()).ok_or(JsValue::UNDEFINED)
}

/// A property, looked up by its name. For what few people use: a function of `web_sys` is part of the first load wherever it is called.
fn property(of: &JsValue, name: &str) -> Answer {
    js_sys::Reflect::get(of, &name.into())
}

/// Calls a method without arguments, looked up by its name; see [`property`].
fn call(of: &JsValue, name: &str) -> Answer {
    property(of, name)?.dyn_into::<js_sys::Function>()?.call0(of)
}

/// What a call will return: the value of its promise, or the value itself if it is none.
pub async fn answer(called: Answer) -> Answer {
    JsFuture::from(Promise::resolve(&called?)).await
}

/// The same, or an error after this number of milliseconds.
pub async fn answer_within(milliseconds: i32, called: Answer) -> Answer {
    let called = called?;
    let limit = Promise::new(&mut |_, reject| {
        let _ =
            window().map(|window| window.set_timeout_with_callback_and_timeout_and_arguments_0(&reject, milliseconds));
    });
    answer(Ok(Promise::race(&Array::of2(&called, &limit)).into())).await
}

/// Ignores the answer of a call: without this, the browser would report a rejection that nobody handles.
pub fn ignore(called: Answer) {
    if called.is_ok() {
        spawn_local(async move {
            let _ = answer(called).await;
        });
    }
}

/// Runs code that calls many functions of the browser; `None` if one of them throws an exception. The values of that code are not dropped
/// then, so it must not hold a borrow of anything.
pub fn attempt<T: 'static>(act: impl FnOnce() -> T + 'static) -> Option<T> {
    let found = std::rc::Rc::new(std::cell::Cell::new(None));
    let result = found.clone();
    let act = Closure::once_into_js(move || result.set(Some(act())));
    act.unchecked_ref::<js_sys::Function>().call0(&JsValue::UNDEFINED).ok()?;
    found.take()
}

/// Whether the device can share this.
pub fn can_share(data: &ShareData) -> bool {
    services().and_then(|services| services.can_share(data)).unwrap_or(false)
}

/// Whether the device has a share sheet.
pub fn has_share_sheet() -> bool {
    let share = services().and_then(|services| js_sys::Reflect::get(&services, &"share".into()));
    share.is_ok_and(|share| share.is_function())
}

/// Opens the share sheet of the device.
pub fn share(data: &ShareData) -> Answer {
    services()?.share(data)
}

/// Whether an error of the share sheet is a change of mind: it has been closed without sharing anything.
pub fn is_change_of_mind(error: &JsValue) -> bool {
    js_sys::Reflect::get(error, &"name".into()).is_ok_and(|name| name == "AbortError")
}

/// Writes a text to the clipboard.
pub fn write_text(text: &str) -> Answer {
    services()?.clipboard()?.write_text(text)
}

/// Copies the selected text: the older way, which needs no permission. Returns whether the browser has copied it.
pub fn copy_selected() -> bool {
    document().is_ok_and(|document| document.unchecked_ref::<PageDocument>().exec_command("copy").unwrap_or(false))
}

/// Whether the browser lets the page fill the screen.
pub fn can_fill_screen() -> bool {
    document().and_then(|document| property(&document, "fullscreenEnabled")).is_ok_and(|can| can.is_truthy())
}

/// Whether the page fills the screen.
pub fn fills_screen() -> bool {
    document().and_then(|document| property(&document, "fullscreenElement")).is_ok_and(|element| element.is_truthy())
}

/// Lets the page fill the screen, in response to a touch.
pub fn fill_screen() -> Answer {
    call(&property(&document()?.into(), "documentElement")?, "requestFullscreen")
}

/// Gives the screen back to the browser.
pub fn leave_full_screen() -> Answer {
    call(&document()?.into(), "exitFullscreen")
}

/// Makes the device vibrate.
pub fn vibrate(milliseconds: u32) -> Answer {
    services()?.vibrate(milliseconds)
}

/// The languages of the user, most preferred first; none if the browser does not tell them.
pub fn languages() -> Vec<String> {
    let languages = services().and_then(|services| services.languages()?.dyn_into::<Array>());
    languages.map_or_else(|_| Vec::new(), |languages| languages.iter().filter_map(|tag| tag.as_string()).collect())
}

/// Asks the browser not to clear the storage of this page when the device runs short of space.
pub fn persist() -> Answer {
    Ok(services()?.storage()?.persist()?.into())
}

/// Whether the browser keeps the storage of this page even if the device runs short of space.
pub fn is_persisted() -> Answer {
    Ok(services()?.storage()?.persisted()?.into())
}

/// The number of bytes that the browser stores for this page, its program included; an error after this number of milliseconds.
pub async fn stored_bytes(milliseconds: i32) -> Answer {
    let asked = services().and_then(|services| call(&services.storage()?.into(), "estimate"));
    property(&answer_within(milliseconds, asked).await?, "usage")
}

/// Requests that the screen stays on.
pub fn keep_screen_on() -> Answer {
    services()?.wake_lock()?.request_lock("screen")
}

/// Requests a lock of all pages of this origin: `granted` is called with it, or with `null`.
pub fn request_lock(name: &str, options: &JsValue, granted: &JsValue) -> Answer {
    services()?.locks()?.request(name, options, granted)
}

/// Registers a service worker. The container that it belongs to is returned by `container`.
pub fn register_worker(script: &str, options: &RegistrationOptions) -> Answer {
    services()?.service_worker()?.register(script, options)
}

/// The container of service workers. On insecure pages and in some private windows it is missing, or access to it is forbidden.
pub fn worker_container() -> Option<web_sys::ServiceWorkerContainer> {
    let container: JsValue = services().and_then(|services| services.service_worker()).ok()?.into();
    container.is_object().then(|| container.unchecked_into())
}

/// Makes a request.
pub fn fetch(request: &Request) -> Answer {
    window().ok_or(JsValue::UNDEFINED)?.unchecked_ref::<PageWindow>().fetch(request)
}

/// The elapsed time since the page was opened, in milliseconds, by a monotonic clock. Where there is none, the time since the first call, by the
/// wall clock.
pub fn elapsed() -> f64 {
    thread_local! {
        static FIRST: f64 = js_sys::Date::now();
    }

    let now = || {
        let window = window().ok_or(JsValue::UNDEFINED)?;
        window.unchecked_ref::<PageWindow>().performance()?.now()
    };
    now().unwrap_or_else(|_: JsValue| js_sys::Date::now() - FIRST.with(|first| *first))
}

/// The content of a file as text.
pub fn text_of(file: &Blob) -> Answer {
    file.unchecked_ref::<TextBlob>().text()
}
