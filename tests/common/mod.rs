//! What several tests use.

pub mod driven;
pub mod fixtures;
pub mod grammar;
pub mod mutations;
pub mod positions;
pub mod random;
