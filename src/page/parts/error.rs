//! Why something could not be loaded.

use js_sys::Reflect;

/// The reason why something could not be loaded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PartError {
    /// No response: there is no network and no cached copy.
    Offline,
    /// A response that is not the wanted file, or that cannot be compiled, with the browser's message. The host may be between two versions of
    /// the page, for example.
    Broken(String),
}

impl From<wasm_split_helpers::SplitLoaderError> for PartError {
    /// The loader reports only that it failed; the code that fetches files (scripts/program.mjs) stores the reason in the window.
    fn from(_: wasm_split_helpers::SplitLoaderError) -> Self {
        let fault = Reflect::get(&js_sys::global(), &"chunkFault".into()).ok().and_then(|fault| fault.as_string());
        fault.filter(|fault| fault != "offline").map_or(Self::Offline, Self::Broken)
    }
}
