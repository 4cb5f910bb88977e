//! The pieces at home at the end.

use super::Scene;
use crate::engine::Seat;
use crate::games::flow::text::Words;
use crate::games::flow::{PIECES, Rules};
use crate::games::seam::scores::{ScoreCell, Scores};
use crate::i18n::Lang;

/// The number of pieces that each player has brought home.
pub fn scores(scene: &Scene, ranked: &[(u8, Seat)], lang: Lang) -> Scores {
    Scores::new(Vec::new(), ranked, |_, seat| {
        let has = &scene.seats[seat];
        let goal = match has.rules {
            Rules::Ludo => Words::of(lang).goal(),
            Rules::Flow => Words::of(lang).place_heart(),
        };
        [format!("{} / {PIECES}", has.home()), goal.to_owned()].map(ScoreCell::Text).to_vec()
    })
}
