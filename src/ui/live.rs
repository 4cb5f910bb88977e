//! Parts of a view that change by themselves, and handlers, of few types.
//!
//! For every closure in a view the compiler writes the whole machinery of an attribute, a child or a handler anew, about 1.5 KB
//! each. Behind a box all that give the same are one type, and it is written once.

/// A value in a view that follows the signals that it reads.
pub type Live<T> = Box<dyn Fn() -> T + Send + Sync>;

/// A closure for an attribute or a child of an element.
pub fn live<T: 'static>(value: impl Fn() -> T + Send + Sync + 'static) -> Live<T> {
    Box::new(value)
}

/// A closure for an event of an element.
pub fn handler<E: 'static>(act: impl FnMut(E) + 'static) -> Box<dyn FnMut(E)> {
    Box::new(act)
}
