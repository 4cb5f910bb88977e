//! The sums at the end.

use super::reading::sum;
use super::{Scene, SeatScene};
use crate::engine::Seat;
use crate::games::seam::scores::{ScoreCell, Scores};
use crate::games::tintenherz::CardSet;
use crate::games::tintenherz::text::Words;
use crate::i18n::Lang;

/// Both ways to count each castle, and the score.
pub fn scores(scene: &Scene, ranked: &[(u8, Seat)], lang: Lang) -> Scores {
    let words = Words::of(lang);
    Scores::new(vec![words.with_castle(), words.without_castle(), words.score()], ranked, |_, seat| {
        let SeatScene { castle, hearts, hearts_given_up, sums, .. } = scene.seats[seat];
        let gives_up = sums.gives_up();
        let given_up = sum(castle & CardSet::HEROES, hearts_given_up, sums.given_up);
        vec![
            ScoreCell::Way { text: sum(castle, hearts, sums.with_castle), counts: !gives_up },
            ScoreCell::Way { text: given_up, counts: gives_up },
            ScoreCell::Total(sums.score().to_string()),
        ]
    })
}
