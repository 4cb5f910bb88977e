//! Fetches texts of this page, with a limit of time: a line may hang without an error.

use std::time::Duration;

use leptos::prelude::set_timeout_with_handle;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{AbortController, Request, RequestInit, Response};

use crate::play::services;

/// The longest time that a file may take. On a line with 120 kbit/s all parts of a first game come within it; what has come by then is kept by the
/// browser for the next attempt. The parts of the program have the same limit (scripts/program.mjs).
pub const FETCH_MAX: Duration = Duration::from_secs(30);

/// Why a file could not be fetched.
pub enum Failed {
    /// It took too long.
    Late,
    /// The error of the browser, or the status of the response.
    Error(JsValue),
}

/// Fetches a file as text.
///
/// # Errors
/// If it is not there, or too late.
pub async fn text(address: &str, how: &RequestInit) -> Result<String, Failed> {
    // Without one, there is no limit.
    let stop = AbortController::new().ok();
    how.set_signal(stop.as_ref().map(AbortController::signal).as_ref());
    let limit = stop.clone().and_then(|stop| set_timeout_with_handle(move || stop.abort(), FETCH_MAX).ok());
    let found = read(address, how).await;
    limit.into_iter().for_each(|limit| limit.clear());
    let is_late = stop.is_some_and(|stop| stop.signal().aborted());
    found.map_err(|error| if is_late { Failed::Late } else { Failed::Error(error) })
}

async fn read(address: &str, how: &RequestInit) -> Result<String, JsValue> {
    let request = Request::new_with_str_and_init(address, how)?;
    let response: Response = services::answer(services::fetch(&request)).await?.dyn_into()?;
    if !response.ok() {
        return Err(JsValue::from(response.status()));
    }
    let text = services::answer(Ok(response.text()?.into())).await?;
    text.as_string().ok_or(JsValue::NULL)
}
