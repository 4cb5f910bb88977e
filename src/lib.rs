//! Heartbox.
