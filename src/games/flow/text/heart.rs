//! What is said of the heart.

use super::Words;
use crate::games::flow::{Card, OffRing};
use crate::i18n::Lang;

/// The kind of card that opens the heart, or brings it nearer to a speed at which a Swap opens it.
pub fn opens(why: OffRing) -> Card {
    match why {
        OffRing::TooSlow => Card::Enter,
        OffRing::TooFast => Card::Throw,
        OffRing::WaitsForSwap => Card::Swap,
    }
}

/// What opens the heart, in a few words.
pub fn opens_shortly(why: OffRing, lang: Lang) -> &'static str {
    match why {
        OffRing::TooSlow | OffRing::TooFast => Words::of(lang).opens_at(),
        OffRing::WaitsForSwap => Words::of(lang).opens_by_swap(),
    }
}

/// The heart speed, and the position of the entrance or the reason why it is off the ring, what brings it back, and whether the player who
/// plays cards has one that does so.
pub fn heart(
    speed: &str,
    off_ring: Option<OffRing>,
    entrance: Option<u8>,
    opener: Option<(&str, bool)>,
    lang: Lang,
) -> String {
    let words = Words::of(lang);
    match (off_ring, entrance) {
        (None, Some(position)) => words.heart_open(speed, position),
        (why, _) => {
            let sentences = why.map(|why| {
                let helps = opener.map(|(player, can)| match why {
                    _ if !can => words.opener_none(player),
                    OffRing::TooSlow => words.opener_faster(player, words.card(opens(why))),
                    OffRing::TooFast => words.opener_slower(player, words.card(opens(why))),
                    OffRing::WaitsForSwap => words.opener_now(player, words.card(opens(why))),
                });
                [words.off_ring(why), words.opens(why)].map(str::to_owned).into_iter().chain(helps).collect::<Vec<_>>()
            });
            words.heart_closed(speed, &sentences.unwrap_or_default().join(" "))
        }
    }
}
