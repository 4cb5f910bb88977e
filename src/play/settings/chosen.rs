//! The signals of settings.

use std::marker::PhantomData;

use leptos::prelude::*;

use super::values::Values;
use crate::play::scoped::Scoped;

/// A signal that holds the value of a setting.
pub(super) trait Holds<T>: Copy + Send + Sync + 'static {
    fn holding(value: T) -> Self;

    /// The value, which is tracked, of the page.
    fn value(self) -> T;

    fn choose(self, value: T);
}

/// The chosen one of a few values. It holds its number: each type of signals costs some kilobytes of the program.
#[derive(Debug)]
pub struct Chosen<T> {
    number: RwSignal<u32>,
    of: PhantomData<T>,
}

impl<T> Clone for Chosen<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Chosen<T> {}

impl<T: Values> Chosen<T> {
    /// This value is chosen.
    pub fn new(value: T) -> Self {
        Self { number: RwSignal::new(number(value)), of: PhantomData }
    }

    /// The value, which is tracked.
    pub fn get(self) -> T {
        T::ALL[self.number.get() as usize]
    }

    /// The value, which is not tracked.
    pub fn get_untracked(self) -> T {
        T::ALL[self.number.get_untracked() as usize]
    }

    /// Chooses another value.
    pub fn set(self, value: T) {
        self.number.set(number(value));
    }
}

fn number<T: Values>(value: T) -> u32 {
    T::ALL.iter().position(|other| *other == value).unwrap_or_default() as u32
}

impl<T: Values> Holds<T> for Chosen<T> {
    fn holding(value: T) -> Self {
        Self::new(value)
    }

    fn value(self) -> T {
        self.get()
    }

    fn choose(self, value: T) {
        self.set(value);
    }
}

impl Holds<bool> for RwSignal<bool> {
    fn holding(value: bool) -> Self {
        Self::new(value)
    }

    fn value(self) -> bool {
        self.get()
    }

    fn choose(self, value: bool) {
        self.set(value);
    }
}

impl<T: Values> Holds<T> for Scoped<T> {
    fn holding(value: T) -> Self {
        Self::new(value)
    }

    fn value(self) -> T {
        self.page().get()
    }

    fn choose(self, value: T) {
        self.set(value);
    }
}
