//! The final standings.

use super::Scene;
use crate::engine::Seat;
use crate::games::infarkt::text::{Words, ending};
use crate::games::seam::scores::{ScoreCell, Scores};
use crate::i18n::{Lang, Names};

/// The cause and round of each player's death; the body at the end and the diary are drawn.
pub fn scores(scene: &Scene, ranked: &[(u8, Seat)], lang: Lang, names: &Names) -> Scores {
    Scores::new(Vec::new(), ranked, |_, seat| {
        let has = &scene.seats[seat];
        let end = match &has.death {
            Some(death) => ending(death, has.health, lang, names),
            None => Words::of(lang).alive().to_owned(),
        };
        vec![ScoreCell::Drawn(end)]
    })
}
