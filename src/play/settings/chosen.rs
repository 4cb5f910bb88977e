//! The signals of settings.

use std::marker::PhantomData;

use leptos::prelude::*;

use super::values::{Stored, Values};
use crate::play::scoped::Scoped;

/// A signal that holds the value of a setting, by its number.
pub(super) trait Holds<T>: Copy + Send + Sync + 'static {
    fn holding(number: usize) -> Self;

    /// The number of the value of the page, which is tracked.
    fn number(self) -> usize;

    fn choose(self, number: usize);
}

/// The chosen one of a few values. It holds its number: each type of signals takes some kilobytes of the program.
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
        Self { number: RwSignal::new(value.number() as u32), of: PhantomData }
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
        self.number.set(value.number() as u32);
    }

    /// The text under which the value is stored, if it is one; tracked.
    pub(super) fn text(self) -> Option<&'static str> {
        Stored::text(T::STORED[self.number.get() as usize])
    }
}

impl<T: Values> Holds<T> for Chosen<T> {
    fn holding(number: usize) -> Self {
        Self { number: RwSignal::new(number as u32), of: PhantomData }
    }

    fn number(self) -> usize {
        self.number.get() as usize
    }

    fn choose(self, number: usize) {
        self.number.set(number as u32);
    }
}

impl Holds<bool> for RwSignal<bool> {
    fn holding(number: usize) -> Self {
        Self::new(number > 0)
    }

    fn number(self) -> usize {
        usize::from(self.get())
    }

    fn choose(self, number: usize) {
        self.set(number > 0);
    }
}

impl<T: Values> Holds<T> for Scoped<T> {
    fn holding(number: usize) -> Self {
        Self::new(T::ALL[number])
    }

    fn number(self) -> usize {
        self.page().get().number()
    }

    fn choose(self, number: usize) {
        self.set(T::ALL[number]);
    }
}
