//! The table of Flow to the Heart: a piece is touched, then a place that it can reach. And the die, which lies on the board.

use std::collections::BTreeSet;

use heartbox::engine::{Event, Game, Step, Turn};
use heartbox::games::flow::scene::Scene;
use heartbox::games::flow::scene::goals::{By, Goal};
use heartbox::games::flow::scene::play::Flows;
use heartbox::games::flow::scene::select::Touch;
use heartbox::games::flow::scene::selection::{Selection, plain_payment};
use heartbox::games::flow::text::About;
use heartbox::games::flow::{Action, Card, Cards, Chance, Phase, Piece, Place, Play, Rules, State, TRIES};
use heartbox::games::{GameLog, GamePlay, GameScene, GameTouch, OrderStep, SceneInput, Touched};

use super::GAMES;
use super::flow::{act, carry_out, legal, mover, scene, selected, tap_payment, tap_piece, tap_position, targets};
use crate::common::random::every_state;

/// The goals of a piece, without those of a Swap.
fn goals(shown: &Scene) -> Vec<Goal> {
    shown.goals.iter().copied().filter(|goal| !matches!(goal.touch, Touch::Piece(_))).collect()
}

#[test]
fn a_piece_is_touched_and_then_the_place() {
    let (mut flowed, mut moved, mut both, mut otherwise) = (0, 0, 0, 0);
    every_state::<State>(GAMES, |game| {
        let state = game.state();
        let Some(seat) = state.to_act().filter(|_| state.phase() == Phase::Cards && state.asks()) else { return };
        for piece in Piece::all(seat).filter(|piece| matches!(state.place(*piece), Place::Ring(_))) {
            let chosen = selected(tap_piece(state, Selection::Nothing, piece)).expect("it is chosen");
            assert_eq!(chosen, Selection::Piece(piece));
            let shown = scene(state, chosen);
            let outlook = shown.outlook.as_ref().expect("where it flows to is shown");
            // All positions that a Move could bring it to, each marked with the cards that are given.
            let mut steps: Vec<i8> = legal(state)
                .into_iter()
                .filter_map(|action| match action {
                    Action::Play(Play::Move { piece: number, steps, .. }) if number == piece.number => Some(steps),
                    _ => None,
                })
                .collect();
            steps.sort_unstable();
            steps.dedup();
            let plain = plain_payment(state, Card::Move);
            let from = state.place(piece).on_ring().expect("on the ring");
            let mut by_move: Vec<(i8, Goal)> = goals(&shown)
                .into_iter()
                .filter_map(|goal| if let Touch::Steps(steps) = goal.touch { Some((steps, goal)) } else { None })
                .collect();
            by_move.sort_unstable_by_key(|(steps, _)| *steps);
            assert_eq!(by_move.iter().map(|(steps, _)| *steps).collect::<Vec<_>>(), steps);
            let flows = outlook.routes.first().map(|route| route.to).filter(|to| *to != state.place(piece));
            for (steps, goal) in by_move {
                let to = Place::Ring(state.position_after(from, steps));
                let with = plain.expect("it can be paid for");
                assert_eq!((goal.piece, goal.place, goal.by), (piece, to, By::Card { card: Card::Move, with }));
                // The second touch moves the piece, whether on the position or, where the flow leads as well, beside it.
                let play = Play::Move { with, piece: piece.number, steps };
                assert_eq!(state.touch(&chosen, &goal.touch), Touched::Act(Action::Play(play)));
                assert_eq!(goal.aside, flows == Some(to));
                both += u32::from(goal.aside);
                if !goal.aside {
                    let position = state.position_after(from, steps);
                    assert_eq!(act(tap_position(state, chosen, position)), Some(Action::Play(play)));
                }
                moved += 1;
                // Other cards can be given instead.
                assert_eq!(shown.payments, state.payments(Card::Move));
                assert_eq!(shown.pays(), Some((Card::Move, plain)));
                for with in shown.payments.iter().copied().filter(|other| Some(*other) != plain) {
                    let paid = selected(tap_payment(state, chosen, with)).expect("it is another way to pay");
                    let play = Play::Move { with, piece: piece.number, steps };
                    assert_eq!(state.touch(&paid, &Touch::Steps(steps)), Touched::Act(Action::Play(play)));
                    otherwise += 1;
                }
            }
            // The place it flows to.
            let by_flow: Vec<Goal> = goals(&shown).into_iter().filter(|goal| goal.by == By::Flow).collect();
            assert_eq!(by_flow.iter().map(|goal| goal.place).collect::<Vec<_>>(), Vec::from_iter(flows));
            for goal in by_flow {
                assert_eq!((goal.piece, goal.aside), (piece, false));
                let order = Flows::First(piece);
                assert_eq!(state.touch(&chosen, &goal.touch), Touched::Order(order));
                let mut now = *state;
                for _ in 0..2 {
                    let OrderStep::Act(action) = now.carry_out(&order) else { panic!("it flows") };
                    now.apply(&Event::decision(seat, action)).expect("it is legal");
                }
                if now.turn_of() == Some(seat) {
                    assert_eq!(now.place(piece), goal.place);
                }
                flowed += 1;
            }
            // While something is selected it can be cancelled, and the whole flow is not offered.
            assert_eq!(shown.is_begun(), shown.targets.lead_somewhere());
            assert!(!shown.is_begun() || !shown.rest());
        }
    });
    let counts = [flowed, moved, both, otherwise];
    assert!(counts.into_iter().zip([500, 500, 50, 500]).all(|(count, least)| count > least), "{counts:?}");
}

#[test]
fn both_pieces_of_a_swap_are_touched_and_one_of_them_again() {
    let mut swapped = 0;
    every_state::<State>(GAMES, |game| {
        let state = game.state();
        let Some(seat) = state.to_act().filter(|_| state.phase() == Phase::Cards && state.asks()) else { return };
        let legal = legal(state);
        let can_swap = |number: u8| {
            legal.iter().any(|action| matches!(action, Action::Play(Play::Swap { piece, .. }) if *piece == number))
        };
        let master = Piece { seat, number: 0 };
        let others: Vec<Piece> = Piece::all(seat).filter(|piece| can_swap(piece.number)).collect();
        assert_eq!(targets(state, Selection::Piece(master)).swaps, others);
        for other in &others {
            let with = plain_payment(state, Card::Swap).expect("it can be paid for");
            let play = Play::Swap { with, piece: other.number };
            for (first, second) in [(master, *other), (*other, master)] {
                let chosen = selected(tap_piece(state, Selection::Nothing, first)).expect("it is chosen");
                let marked = scene(state, chosen).goals.into_iter().find(|goal| goal.touch == Touch::Piece(second));
                let goal = marked.expect("it is marked");
                assert_eq!((goal.place, goal.by), (state.place(second), By::Card { card: Card::Swap, with }));
                // Nothing is spent by the touch on a piece that might have been meant for itself.
                let ready = selected(tap_piece(state, chosen, second)).expect("it is shown");
                assert_eq!(ready, Selection::Ready(play));
                for piece in [first, second] {
                    assert_eq!(act(tap_piece(state, ready, piece)), Some(Action::Play(play)));
                }
                assert_eq!(act(state.touch(&ready, &Touch::Confirm)), Some(Action::Play(play)));
                for third in others.iter().filter(|third| *third != other) {
                    let instead = Play::Swap { with, piece: third.number };
                    assert_eq!(selected(tap_piece(state, ready, *third)), Some(Selection::Ready(instead)));
                }
                for with in state.payments(Card::Swap) {
                    assert_eq!(selected(tap_payment(state, ready, with)), Some(Selection::Ready(play.paid(with))));
                }
            }
            swapped += 1;
        }
    });
    assert!(swapped > 300, "{swapped}");
}

#[test]
fn the_plain_payment_is_the_card_itself_or_the_pair_that_is_missed_least() {
    let (mut plain, mut pairs) = (0, 0);
    every_state::<State>(GAMES, |game| {
        let state = game.state();
        for card in Card::ALL {
            let payments = state.payments(card);
            let Some(with) = plain_payment(state, card) else {
                assert!(payments.is_empty());
                continue;
            };
            assert!(payments.contains(&with));
            if payments.contains(&Cards::one(card)) {
                assert_eq!(with, Cards::one(card));
                plain += 1;
                continue;
            }
            let hand = state.hand_of(state.to_act().expect("somebody plays"));
            let kinds = |with: Cards| Card::ALL.into_iter().filter(|kind| hand.without(with).of(*kind) > 0).count();
            assert!(payments.iter().all(|other| kinds(*other) <= kinds(with)), "{with:?} of {hand:?}");
            pairs += 1;
        }
    });
    assert!(plain > 500 && pairs > 200, "{plain} {pairs}");
}

/// A whole turn with one Move by touch alone: the piece, its target, and the flow of all pieces.
#[test]
fn a_turn_with_one_move_takes_three_touches() {
    let mut turns = 0;
    every_state::<State>(GAMES, |game| {
        let state = game.state();
        let Some(seat) = state.to_act().filter(|_| state.phase() == Phase::Cards && state.asks()) else { return };
        let movers = legal(state).iter().filter_map(mover).collect::<BTreeSet<_>>();
        for number in movers {
            let chosen = selected(tap_piece(state, Selection::Nothing, Piece { seat, number })).expect("touch 1");
            let target = targets(state, chosen).positions[0];
            let action = act(state.touch(&chosen, &Touch::Steps(target.steps))).expect("touch 2");
            let mut now = *state;
            now.apply(&Event::decision(seat, action)).expect("it is legal");
            while now.draws() > 0 && now.turn() == Turn::Chance {
                let card = Card::ALL.into_iter().find(|card| now.stacks().of(*card) > 0).expect("a card to draw");
                now.apply(&Event::Chance { chance: Chance::Card(card) }).expect("it is due");
            }
            if now.turn_of() == Some(seat) && now.asks() {
                let Touched::Order(order) = now.touch(&Selection::Nothing, &Touch::Rest) else { panic!("touch 3") };
                let end = carry_out(&now, order);
                assert!(end.turn_of() != Some(seat) || end.winner().is_some(), "the turn has ended: {end:?}");
            }
            turns += 1;
        }
    });
    assert!(turns > 500, "{turns}");
}

#[test]
fn a_waiting_piece_and_a_flowing_piece_mark_where_they_go() {
    let [mut entered, mut flowed, mut rolled] = [0; 3];
    every_state::<State>(GAMES, |game| {
        let state = game.state();
        if !state.asks() || state.turn() == Turn::Chance {
            return;
        }
        let Some(seat) = state.to_act() else { return };
        for piece in Piece::all(seat) {
            let Some(chosen) = selected(tap_piece(state, Selection::Nothing, piece)) else { continue };
            let shown = scene(state, chosen);
            let Some(action) = shown.confirm() else { continue };
            // Nobody moves before the owner of a master has chosen the piece that takes its place.
            let preview = state.preview_of(action).expect("it is legal");
            let moves = preview.paths.iter().find(|path| path.piece.seat == seat);
            let end = moves.map_or(state.place(piece), |path| path.to);
            let marked = shown.goals.iter().find(|goal| goal.touch == Touch::Confirm).copied();
            let goal = match action {
                Action::Play(Play::Enter { with }) => {
                    entered += 1;
                    marked.filter(|goal| goal.by == By::Card { card: Card::Enter, with })
                }
                Action::Advance { .. } if end != state.place(piece) => {
                    flowed += 1;
                    marked.filter(|goal| goal.by == By::Flow)
                }
                Action::Step { .. } | Action::ComeIn if moves.is_some() => {
                    rolled += 1;
                    marked.filter(|goal| goal.by == By::Die)
                }
                _ => {
                    assert_eq!(marked, None, "it stays, or is where a Swap brings it");
                    continue;
                }
            };
            assert_eq!(goal.map(|goal| goal.place), Some(end), "{action:?} at {state:?}");
            assert_eq!(state.touch(&chosen, &Touch::Confirm), Touched::Act(action));
        }
    });
    assert!(entered > 100 && flowed > 100 && rolled > 50, "{entered} {flowed} {rolled}");
}

#[test]
fn the_die_lies_where_it_was_rolled_until_the_next_roll() {
    let (mut in_use, mut lying, mut described, mut tried) = (0, 0, 0, 0);
    every_state::<State>(GAMES, |game| {
        let state = game.state();
        let hybrid = state.seats().any(|seat| state.rules(seat) == Rules::Ludo);
        if !hybrid || game.events().len() % 7 != 0 {
            return;
        }
        let mut log = Vec::new();
        let mut last = None;
        for count in 0..game.events().len() {
            let before = game.state_at(count);
            let event = &game.events()[count];
            if let Event::Chance { chance: Chance::Die(roll) } = event {
                last = before.turn_of().map(|seat| (seat, *roll));
            }
            log.push(State::log_entry(&Step::new(&before, event.clone()).expect("it was played")));
        }
        let nothing = Selection::Nothing;
        let shown = State::scene_of(&SceneInput { log: &log, ..SceneInput::of(state, &nothing) });
        assert_eq!(shown.die, last);
        // Lost rolls for a 6 stay counted beside the die until the next roll, as the rules counted them.
        let rolled = |count: &usize| matches!(game.events()[*count], Event::Chance { chance: Chance::Die(_) });
        let lost = (0..game.events().len()).rev().find(rolled).and_then(|count| {
            let (before, after) = (game.state_at(count), game.state_at(count + 1));
            let is_last = before.tries() == Some(TRIES - 1) && after.turn_of() != before.turn_of();
            before.turn_of().filter(|_| is_last).map(|seat| (seat, TRIES))
        });
        let tries = state.turn_of().zip(state.tries()).or(lost);
        assert_eq!(shown.tries, tries);
        tried += u32::from(lost.is_some());
        if state.die().is_some() {
            in_use += 1
        } else {
            lying += u32::from(last.is_some())
        }
        match state.touch(&nothing, &Touch::Die) {
            Touched::Roll => assert!(shown.awaits_roll),
            Touched::Select(chosen) => {
                let told = State::scene_of(&SceneInput { log: &log, ..SceneInput::of(state, &chosen) }).about;
                assert_eq!(
                    told,
                    last.map(|(seat, roll)| {
                        let tries = tries.filter(|(of, _)| *of == seat).map(|(_, made)| made);
                        About::Die { seat, roll, tries }
                    })
                );
                described += u32::from(told.is_some());
            }
            other => panic!("{other:?}"),
        }
    });
    assert!(tried > 20, "{tried}");
    assert!(in_use > 20 && lying > 100 && described > 100, "{in_use} {lying} {described}");
}
