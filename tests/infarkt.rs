//! Infarkt, rule by rule.

#[path = "infarkt/properties.rs"]
mod properties;
#[path = "common/random.rs"]
mod random;
