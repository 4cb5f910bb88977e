//! A short list of small things, in place: what actions name and what lies on a stack.

use std::fmt;

use serde::de::{Error as _, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// At most `N` things, copied as a whole.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Few<T, const N: usize> {
    /// Those beyond `len` are all the default, so that equal lists are equal.
    items: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> Few<T, N> {
    /// Nothing.
    pub fn new() -> Self {
        Self { items: [T::default(); N], len: 0 }
    }

    /// These, in this order. What does not fit is left out.
    pub fn of(items: impl IntoIterator<Item = T>) -> Self {
        let mut few = Self::new();
        items.into_iter().take(N).for_each(|item| few.push(item));
        few
    }

    /// These, sorted. What does not fit is left out.
    pub fn sorted(items: impl IntoIterator<Item = T>) -> Self
    where
        T: Ord,
    {
        let mut few = Self::of(items);
        few.sort();
        few
    }

    /// Puts them in order.
    pub(super) fn sort(&mut self)
    where
        T: Ord,
    {
        self.items[..usize::from(self.len)].sort_unstable();
    }

    /// Adds one at the end. Whoever pushes knows that there is room.
    pub(super) fn push(&mut self, item: T) {
        let room = self.items.get_mut(usize::from(self.len));
        debug_assert!(room.is_some(), "there is room");
        if let Some(place) = room {
            *place = item;
            self.len += 1;
        }
    }

    /// Takes the last one off.
    pub(super) fn pop(&mut self) -> Option<T> {
        let index = usize::from(self.len.checked_sub(1)?);
        self.len -= 1;
        Some(std::mem::take(self.items.get_mut(index)?))
    }

    /// The last one, to be changed.
    pub(super) fn last_mut(&mut self) -> Option<&mut T> {
        let index = usize::from(self.len.checked_sub(1)?);
        self.items.get_mut(index)
    }

    /// Takes one of these out, leaving the others in their order; `false` if there is none.
    pub(super) fn remove(&mut self, item: T) -> bool
    where
        T: PartialEq,
    {
        let Some(at) = self.iter().position(|other| *other == item) else { return false };
        self.items[at..usize::from(self.len)].rotate_left(1);
        self.pop();
        true
    }

    /// Takes everything out.
    pub(super) fn clear(&mut self) {
        *self = Self::new();
    }
}

impl<T, const N: usize> Few<T, N> {
    /// How many they are.
    pub const fn count(&self) -> u8 {
        self.len
    }
}

impl<T: Copy + Default, const N: usize> Default for Few<T, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T, const N: usize> std::ops::Deref for Few<T, N> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for Few<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Serialize, const N: usize> Serialize for Few<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Deserialize<'de> + Copy + Default, const N: usize> Deserialize<'de> for Few<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct List<T, const N: usize>(std::marker::PhantomData<T>);
        impl<'de, T: Deserialize<'de> + Copy + Default, const N: usize> Visitor<'de> for List<T, N> {
            type Value = Few<T, N>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("list")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Few<T, N>, A::Error> {
                let mut few = Few::new();
                while let Some(item) = seq.next_element()? {
                    if few.len() == N {
                        return Err(A::Error::custom("the list is too long"));
                    }
                    few.push(item);
                }
                Ok(few)
            }
        }
        deserializer.deserialize_seq(List(std::marker::PhantomData))
    }
}

/// Reads a list whose order does not matter.
pub(super) fn sorted<'de, D: Deserializer<'de>, T: Deserialize<'de> + Copy + Default + Ord, const N: usize>(
    deserializer: D,
) -> Result<Few<T, N>, D::Error> {
    let mut few = Few::deserialize(deserializer)?;
    few.sort();
    Ok(few)
}
