//! The table of Infarkt: a town with its places, a market, and everybody's health.

pub mod scene;
pub mod select;
