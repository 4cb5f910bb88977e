//! What a seat has not seen is drawn anew: IN-12, IN-18, IN-36, IN-44.

use heartbox::engine::Known;
use heartbox::games::infarkt::{Deck, Design, State};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::random::every_state;

/// How many of a design there are in the hands, on the table and in the piles.
fn count(state: &State, card: Design) -> u32 {
    let count = |cards: &[Design]| cards.iter().filter(|other| **other == card).count() as u32;
    let open = state.market().count(card) + state.black_market().count(card) + state.in_pub().count(card);
    let hidden = state.offer().count(card) + state.put_aside().count(card) + state.in_piles(card);
    let drug = u32::from(state.market_drug() == Some(card));
    let players = state.seats().map(|seat| {
        u32::from(state.goods(seat).count(card) + state.drugs(seat).count(card)) + count(state.diary(seat))
    });
    u32::from(open + hidden) + drug + count(state.looking()) + players.sum::<u32>()
}

#[test]
fn what_was_seen_stays_and_what_was_not_is_drawn_anew() {
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let (mut plans, mut drugs, mut offers, mut tops, mut looks) = (0, 0, 0, 0, 0);
    every_state::<State>(3, |game| {
        let state = game.state();
        for seat in state.seats() {
            let known = Known::sample(state, seat, &mut rng);
            let all = Design::all();
            assert!(all.into_iter().all(|card| count(&known, card) == count(state, card)), "cards are conserved");
            for deck in [Deck::Goods, Deck::Drugs, Deck::Events] {
                assert_eq!(known.pile(deck), state.pile(deck), "the height of a pile is open");
            }
            for other in state.seats() {
                let viewer = Some(seat);
                assert_eq!(known.plan_seen_by(viewer, other), state.plan_seen_by(viewer, other));
                assert_eq!(known.has_planned(other), state.has_planned(other));
                assert_eq!(known.health_seen_by(viewer, other), state.health_seen_by(viewer, other));
                assert_eq!(known.drugs_seen_by(viewer, other), state.drugs_seen_by(viewer, other));
                plans += u32::from(known.plan(other) != state.plan(other));
                drugs += u32::from(known.drugs(other) != state.drugs(other));
            }
            assert_eq!(known.offer_seen_by(Some(seat)), state.offer_seen_by(Some(seat)));
            offers += u32::from(known.offer() != state.offer());
            tops += u32::from(known.top_of_goods() != state.top_of_goods());
            looks += u32::from(known.looking() != state.looking());
            assert_eq!(known.top_of_goods().is_some(), state.top_of_goods().is_some());
        }
    });
    for (what, anew) in [("plans", plans), ("drugs", drugs), ("offers", offers), ("tops", tops), ("looks", looks)] {
        assert!(anew > 0, "{what} were never drawn anew");
    }
}
