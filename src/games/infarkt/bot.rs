//! The rule of thumb of the bots.

use super::{Action, State};
use crate::bots::Thumb;

impl Thumb for State {
    fn worth(&self, action: &Action) -> i32 {
        match action {
            Action::Leave => 0,
            _ => 1,
        }
    }
}
