//! Boxed closures for reactive parts of a view and for event handlers.
//!
//! For every closure type in a view the compiler generates the code of an attribute, a child or a handler again. Boxed
//! closures with the same result share one type, so that code exists once.
//!
//! With `--cfg erase_components`, `view!` itself boxes a closure without arguments that is written as an attribute or a
//! child, but as a type of its own, and neither a closure with a name nor a property of a component. Measured: with 269
//! of the 466 `live` left to it, everything is 3.9 KB larger (gzip -9), the screens of a game 2.1, Flow and Infarkt 0.7
//! each, the first load 0.3.
//!
//! With the same `cfg` a component is erased where it stands: `into_any` at its end would make each game 1.3 KB larger. It is needed only
//! where branches or closures must have one type.

/// A reactive value in a view: follows the signals that it reads.
pub type Live<T> = Box<dyn Fn() -> T + Send + Sync>;

/// A closure for an attribute or a child of an element.
pub fn live<T: 'static>(value: impl Fn() -> T + Send + Sync + 'static) -> Live<T> {
    Box::new(value)
}

/// A closure for an event of an element.
pub fn handler<E: 'static>(act: impl FnMut(E) + 'static) -> Box<dyn FnMut(E)> {
    Box::new(act)
}
