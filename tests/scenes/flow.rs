//! The board of Flow to the Heart, and what touches come to.

use heartbox::engine::{Event, EventOf, Game, Seat, Turn};
use heartbox::games::flow::text::{Name, Prompt};
use heartbox::games::flow::view::select::{
    Selection, Touched, lit, tap_card, tap_payment, tap_piece, tap_position, usual_payment,
};
use heartbox::games::flow::{Action, Card, Cards, Chance, Illegal, Phase, Piece, Place, Play, Rules, State};
use heartbox::games::{GameScene, Tap};

use super::random::every_state;
use super::{GAMES, touches};

/// Every piece, and some that there are not.
fn pieces() -> impl Iterator<Item = Piece> {
    Seat::all(8).flat_map(|seat| (0..5).map(move |number| Piece { seat, number }))
}

fn act(touched: Touched) -> Option<Action> {
    if let Touched::Done(Tap::Act(action)) = touched { Some(action) } else { None }
}

fn selected(touched: Touched) -> Option<Selection> {
    if let Touched::Selected(selection) = touched { Some(selection) } else { None }
}

fn legal(state: &State) -> Vec<Action> {
    let mut legal = Vec::new();
    state.legal(&mut legal);
    legal
}

/// A piece touched, and touched once more if the first touch showed what would come of it.
fn twice(state: &State, piece: Piece) -> Touched {
    match tap_piece(state, Selection::Nothing, piece) {
        Touched::Selected(selection) => tap_piece(state, selection, piece),
        done => done,
    }
}

/// Everything that can be done by touching things one after the other.
fn reachable(state: &State) -> Vec<Action> {
    let mut done: Vec<Action> = pieces().filter_map(|piece| act(twice(state, piece))).collect();
    for card in Card::ALL {
        let Some(selection) = selected(tap_card(state, Selection::Nothing, card)) else { continue };
        for with in state.payments(card) {
            let paid = selected(tap_payment(state, selection, with)).expect("it can be paid for so");
            done.extend(act(tap_card(state, paid, card)));
            for piece in pieces() {
                match tap_piece(state, paid, piece) {
                    Touched::Done(Tap::Act(action)) => done.push(action),
                    Touched::Selected(moves) if moves != paid => {
                        let positions = (0..=state.ring_length()).map(|position| tap_position(state, moves, position));
                        done.extend(positions.filter_map(act));
                    }
                    _ => {}
                }
            }
        }
    }
    done
}

#[test]
fn touches_reach_what_is_legal_and_nothing_else() {
    every_state::<State>(GAMES, |game| {
        let state = game.state();
        // Looking at every moment takes its time.
        if game.events().len() % 3 != 0 && state.phase() == Phase::Cards {
            return;
        }
        let mut legal = legal(state);
        // This one has a button of its own.
        legal.retain(|action| *action != Action::Flow);
        let done = reachable(state);
        assert!(done.iter().all(|action| legal.contains(action)), "{done:?} for {legal:?} at {state:?}");
        assert!(legal.iter().all(|action| done.contains(action)), "{done:?} for {legal:?} at {state:?}");
        let taps = pieces().map(|piece| match twice(state, piece) {
            Touched::Done(tap) => tap,
            Touched::Selected(selection) => {
                assert_eq!(selection, Selection::Nothing, "it was looked at");
                Tap::Refused(Illegal::CardsFirst)
            }
        });
        touches(state, taps);
    });
}

#[test]
fn what_is_lit_is_what_can_be_touched() {
    every_state::<State>(GAMES, |game| {
        let state = game.state();
        let scene = state.scene(None);
        let legal = legal(state);
        let nothing = &scene.lit;
        assert_eq!(nothing.flow, legal.contains(&Action::Flow));
        assert_eq!(nothing.come_in, legal.contains(&Action::ComeIn));
        assert!(nothing.targets.is_empty() && nothing.again.is_none());
        for card in Card::ALL {
            let playable = legal.iter().any(|action| matches!(action, Action::Play(play) if play.card() == card));
            assert_eq!(nothing.cards.contains(&card), playable);
            match tap_card(state, Selection::Nothing, card) {
                Touched::Selected(Selection::Card { card: chosen, with, piece: None }) => {
                    assert!(playable && chosen == card);
                    assert_eq!(with, usual_payment(state, card));
                }
                Touched::Done(Tap::Refused(illegal)) => {
                    assert!(!playable);
                    assert_eq!(illegal == Illegal::Over, state.turn() == Turn::Over, "{illegal:?}");
                }
                other => panic!("{other:?}"),
            }
        }
        for seat in scene.seats.values() {
            for piece in seat.pieces {
                let acts = act(twice(state, piece.piece)).is_some();
                assert_eq!(piece.lit, acts, "{piece:?} at {state:?}");
            }
        }
    });
}

#[test]
fn a_selected_card_shows_where_it_leads() {
    let mut moves = 0;
    every_state::<State>(GAMES, |game| {
        let state = game.state();
        let legal = legal(state);
        for action in legal.iter().step_by(5) {
            let Action::Play(play) = *action else { continue };
            let with = Some(play.with());
            let selection = Selection::Card { card: play.card(), with, piece: None };
            let shown = lit(state, selection);
            let seat = state.to_act().expect("somebody plays");
            match play {
                Play::Throw { .. } | Play::Enter { .. } => {
                    assert_eq!(shown.again, Some(*action));
                    assert_eq!(act(tap_card(state, selection, play.card())), Some(*action));
                    assert!(shown.pieces.is_empty());
                }
                Play::Swap { piece, .. } => {
                    let piece = Piece { seat, number: piece };
                    assert!(shown.pieces.contains(&piece));
                    assert_eq!(act(tap_piece(state, selection, piece)), Some(*action));
                    assert_eq!(
                        selected(tap_card(state, selection, Card::Swap)),
                        Some(Selection::Nothing),
                        "taken back"
                    );
                }
                Play::Move { piece: number, steps, .. } => {
                    assert!(shown.targets.is_empty() && shown.pieces.contains(&Piece { seat, number }));
                    let piece = Piece { seat, number };
                    let chosen = selected(tap_piece(state, selection, piece)).expect("the piece is chosen");
                    assert_eq!(chosen, Selection::Card { card: Card::Move, with, piece: Some(number) });
                    let from = state.place(piece).on_ring().expect("on the ring");
                    let position = state.position_after(from, steps);
                    assert_eq!(act(tap_position(state, chosen, position)), Some(*action));
                    let targets = lit(state, chosen).targets;
                    let all = legal.iter().filter(|other| {
                        matches!(other, Action::Play(Play::Move { piece, with, .. }) if (*piece, *with) == (number, play.with()))
                    });
                    assert_eq!(targets.len(), all.count());
                    let back = selected(tap_piece(state, chosen, piece));
                    assert_eq!(back, Some(selection), "another piece can be chosen");
                    moves += 1;
                }
            }
        }
    });
    assert!(moves > 100);
}

#[test]
fn cards_that_pay_are_chosen_where_there_is_a_choice() {
    every_state::<State>(GAMES, |game| {
        let state = game.state();
        for card in Card::ALL {
            let payments = state.payments(card);
            let hand = state.to_act().map_or(Cards::NONE, |seat| state.hand_of(seat));
            match usual_payment(state, card) {
                Some(with) => assert!(payments.contains(&with) && (payments.len() == 1 || with == Cards::one(card))),
                None => assert!(payments.is_empty() || payments.len() > 1 && hand.of(card) == 0),
            }
            let selection = Selection::Card { card, with: None, piece: None };
            let wrong = tap_payment(state, selection, Cards::each(9));
            assert_eq!(wrong, Touched::Done(Tap::Refused(Illegal::Payment { card })));
        }
    });
}

#[test]
fn the_board_shows_the_state() {
    every_state::<State>(GAMES, |game| {
        let state = game.state();
        let scene = state.scene(None);
        assert_eq!((scene.length, scene.starts.len()), (state.ring_length(), usize::from(state.starts())));
        assert_eq!((scene.speed, scene.entrance, scene.off_ring), (state.speed(), state.entrance(), state.off_ring()));
        assert_eq!((scene.throw, scene.thrown), (state.throw_is_active(), state.thrown()));
        assert_eq!((scene.die, scene.rolls, scene.draws), (state.die(), state.rolls(), state.draws()));
        assert_eq!((scene.turn, scene.asked), (state.turn_of(), state.to_act()));
        assert_eq!(scene.settled, state.order_is_settled());
        for (seat, shown) in scene.seats.iter() {
            let settings = &game.setup().seats[seat];
            assert_eq!(
                (shown.rules, shown.hand, shown.start),
                (settings.rules.rules, state.hand_of(seat), state.start(seat))
            );
            let start = scene.starts.iter().find(|start| start.position == shown.start).expect("a start");
            assert_eq!((start.seat, start.colour), (Some(seat), settings.colour));
            for (piece, number) in shown.pieces.iter().zip(0..) {
                assert_eq!((piece.piece, piece.place), (Piece { seat, number }, state.place(piece.piece)));
                assert_eq!(piece.master, piece.name == Name::Master);
                assert_eq!(piece.master, number == 0 && shown.rules == Rules::Flow);
                assert_eq!(piece.to_advance, state.turn_of() == Some(seat) && state.to_advance().has(number));
            }
        }
        for start in &scene.starts {
            assert_eq!(state.earns(start.position), Some(start.card));
        }
        let attacked = matches!(state.phase(), Phase::Shield { .. });
        assert_eq!(scene.attack.is_some(), attacked);
        if let Some((mover, master)) = scene.attack {
            assert_eq!((Some(mover.seat), Some(master.seat)), (state.turn_of(), state.to_act()));
            assert!(state.is_master(master) && matches!(state.place(mover), Place::Ring(_) | Place::Waiting));
        }
        asked_for(state, scene.prompt);
    });
}

/// What is asked for is what can be done.
fn asked_for(state: &State, prompt: Prompt) {
    let legal = legal(state);
    let fits = match prompt {
        Prompt::Cards { seat, empty } => {
            legal.contains(&Action::Flow) && empty == state.hand_of(seat).is_empty() && state.to_act() == Some(seat)
        }
        Prompt::Advance { left, .. } => legal.len() == usize::from(left),
        Prompt::Draw { .. } => state.draws() > 0 && state.turn() == Turn::Chance,
        Prompt::Roll { more, .. } => state.turn() == Turn::Chance && state.is_manual_chance() && more == state.rolls(),
        Prompt::Step { roll, .. } => {
            state.die() == Some(roll) && legal.iter().all(|action| matches!(action, Action::Step { .. }))
        }
        Prompt::ComeIn { .. } => legal == [Action::ComeIn] && state.die() == Some(6),
        Prompt::Shield { seat, by } => (Some(seat), Some(by)) == (state.to_act(), state.turn_of()) && legal.len() > 1,
        Prompt::Over { winner } => state.winner() == Some(winner),
    };
    assert!(fits, "{prompt:?} at {state:?}");
}

#[test]
fn dice_wait_for_a_person_and_cards_do_not() {
    let (mut dice, mut cards) = (0, 0);
    every_state::<State>(GAMES, |game| {
        let state = game.state();
        let Some(Event::Chance { chance }): Option<&EventOf<State>> = game.events().last() else { return };
        let before = game.state_at(game.events().len() - 1);
        assert_eq!(State::is_dice(chance), matches!(chance, Chance::Die(_)));
        assert_eq!(before.is_manual_chance(), State::is_dice(chance));
        assert_eq!(before.active_seat(), before.to_act());
        assert!(state.is_manual_chance() || state.turn() != Turn::Chance || state.draws() > 0);
        *(if State::is_dice(chance) { &mut dice } else { &mut cards }) += 1;
    });
    assert!(dice > 50 && cards > 50);
}
