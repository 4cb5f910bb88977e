//! The beads at the end.

use super::Scene;
use crate::engine::Seat;
use crate::games::heartstrings::text::Words;
use crate::games::seam::scores::{ScoreCell, Scores};
use crate::i18n::Lang;

/// The number of beads that each player has left.
pub fn scores(scene: &Scene, ranked: &[(u8, Seat)], lang: Lang) -> Scores {
    let words = Words::of(lang);
    // Best first: the last one was the first to go.
    let mut outs = ranked.iter().map(|(place, _)| *place).filter(|place| *place > 1);
    let (last_out, first_out) = (outs.next(), outs.next_back());
    Scores::new(Vec::new(), ranked, |place, seat| {
        let score = match scene.seats[seat].beads {
            0 if first_out == Some(place) => words.out_first().to_owned(),
            0 if first_out.is_some() && last_out == Some(place) => words.out_last().to_owned(),
            0 => words.out().to_owned(),
            beads => words.beads(beads),
        };
        vec![ScoreCell::Text(score)]
    })
}
