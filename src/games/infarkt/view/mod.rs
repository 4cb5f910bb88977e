//! The table of Infarkt: a day as a comic strip.

pub mod heaps;
pub mod proposal;
pub mod scene;
pub mod select;
pub mod story;
