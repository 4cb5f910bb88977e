//! The table of Flow to the Heart, and the interpretation of touches.

use heartbox::engine::{BySeat, Event, EventOf, Game, Seat, Step, Turn};
use heartbox::games::flow::scene::Scene;
use heartbox::games::flow::scene::layout::{Layout, SIDE, TRY};
use heartbox::games::flow::scene::play::Flows;
use heartbox::games::flow::scene::select::Touch;
use heartbox::games::flow::scene::selection::{Selection, usual_payment};
use heartbox::games::flow::scene::targets::Targets;
use heartbox::games::flow::text::{Name, Prompt};
use heartbox::games::flow::{
    Action, Card, Cards, Chance, Illegal, OffRing, PER_START, PIECES, Phase, Piece, Place, Play, Rules, State,
};
use heartbox::games::seam::scores::ScoreCell;
use heartbox::games::{GamePlay, GameScene, GameTouch, OrderStep, SceneInput, Touched};
use heartbox::i18n::{Lang, Names};

use super::{GAMES, second_touches, touches};
use crate::common::random::{Random, every_state, tables};

/// Every piece, and some that do not exist.
fn pieces() -> impl Iterator<Item = Piece> {
    Seat::all(8).flat_map(|seat| (0..5).map(move |number| Piece { seat, number }))
}

pub(super) fn act(touched: Touched<State>) -> Option<Action> {
    if let Touched::Act(action) = touched { Some(action) } else { None }
}

pub(super) fn selected(touched: Touched<State>) -> Option<Selection> {
    if let Touched::Select(selection) = touched { Some(selection) } else { None }
}

pub(super) fn tap_piece(state: &State, selection: Selection, piece: Piece) -> Touched<State> {
    state.touch(&selection, &Touch::Piece(piece))
}

pub(super) fn tap_position(state: &State, selection: Selection, position: u8) -> Touched<State> {
    state.touch(&selection, &Touch::Position(position))
}

fn tap_card(state: &State, selection: Selection, card: Card) -> Touched<State> {
    state.touch(&selection, &Touch::Card(card))
}

pub(super) fn tap_payment(state: &State, selection: Selection, with: Cards) -> Touched<State> {
    state.touch(&selection, &Touch::Payment(with))
}

/// The scene with this selection.
pub(super) fn scene(state: &State, selection: Selection) -> Scene {
    State::scene_of(&SceneInput::of(state, &selection))
}

pub(super) fn targets(state: &State, selection: Selection) -> Targets {
    scene(state, selection).targets
}

pub(super) fn legal(state: &State) -> Vec<Action> {
    let mut legal = Vec::new();
    state.legal(&mut legal);
    legal
}

/// A touch on a piece, repeated if the first touch only showed the consequences.
fn twice(state: &State, piece: Piece) -> Touched<State> {
    match tap_piece(state, Selection::Nothing, piece) {
        Touched::Select(selection) => tap_piece(state, selection, piece),
        done => done,
    }
}

/// All actions reachable by a sequence of touches.
fn reachable(state: &State) -> Vec<Action> {
    let mut done: Vec<Action> = pieces().filter_map(|piece| act(twice(state, piece))).collect();
    for card in Card::ALL {
        let Some(selection) = selected(tap_card(state, Selection::Nothing, card)) else { continue };
        for with in state.payments(card) {
            let paid = selected(tap_payment(state, selection, with)).expect("it can be paid for so");
            done.extend(act(tap_card(state, paid, card)));
            // The only piece that a Move can move is selected with the card.
            if matches!(paid, Selection::Card { piece: Some(_), .. }) {
                done.extend((0..=state.ring_length()).filter_map(|position| act(tap_position(state, paid, position))));
            }
            for piece in pieces() {
                match tap_piece(state, paid, piece) {
                    Touched::Act(action) => done.push(action),
                    Touched::Select(moves) if moves != paid => {
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
        // Checking every moment is slow.
        if game.events().len() % 5 != 0 && state.phase() == Phase::Cards {
            return;
        }
        let mut legal = legal(state);
        // This action has its own button.
        legal.retain(|action| *action != Action::Flow);
        let done = reachable(state);
        assert!(done.iter().all(|action| legal.contains(action)), "{done:?} for {legal:?} at {state:?}");
        assert!(legal.iter().all(|action| done.contains(action)), "{done:?} for {legal:?} at {state:?}");
        touches(
            state,
            pieces().map(|piece| {
                let touched = twice(state, piece);
                if let Touched::Select(selection) = &touched {
                    assert_eq!(*selection, Selection::Nothing, "the choice is taken back");
                }
                touched
            }),
        );
    });
}

/// The piece that a Move moves.
pub(super) fn mover(action: &Action) -> Option<u8> {
    if let Action::Play(Play::Move { piece, .. }) = action { Some(*piece) } else { None }
}

#[test]
fn what_is_lit_is_what_can_be_touched() {
    every_state::<State>(GAMES, |game| {
        let state = game.state();
        let scene = state.scene(None);
        let legal = legal(state);
        let nothing = &scene.targets;
        assert_eq!(nothing.flow, legal.contains(&Action::Flow));
        assert_eq!(nothing.come_in, state.asks() && legal.contains(&Action::ComeIn));
        assert!(nothing.positions.is_empty() && nothing.again.is_none());
        for card in Card::ALL {
            let playable = legal.iter().any(|action| matches!(action, Action::Play(play) if play.card() == card));
            assert_eq!(nothing.cards.contains(&card), playable);
            match tap_card(state, Selection::Nothing, card) {
                Touched::Select(Selection::Card { card: chosen, with, piece }) => {
                    assert!(playable && chosen == card);
                    assert_eq!(with, usual_payment(state, card));
                    let mut movers: Vec<u8> = legal.iter().filter_map(mover).collect();
                    movers.dedup();
                    let only = (card == Card::Move && movers.len() == 1).then(|| movers[0]);
                    assert_eq!(piece, only, "one possible piece is no question");
                }
                Touched::Refused(illegal) => {
                    assert!(!playable);
                    assert_eq!(illegal == Illegal::Over, state.turn() == Turn::Over, "{illegal:?}");
                }
                other => panic!("{other:?}"),
            }
        }
        for seat in scene.seats.values() {
            for piece in seat.pieces {
                let acts = act(twice(state, piece.piece)).is_some();
                let first = selected(tap_piece(state, Selection::Nothing, piece.piece));
                let leads = first.is_some_and(|chosen| {
                    let card = matches!(chosen, Selection::Card { .. });
                    let targets = targets(state, chosen);
                    card || !targets.positions.is_empty() || !targets.swaps.is_empty()
                });
                // Actions that play themselves are not offered.
                assert_eq!(piece.is_target, state.asks() && (acts || leads), "{piece:?} at {state:?}");
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
            let shown = targets(state, selection);
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
                    let again = tap_card(state, selection, Card::Swap);
                    if shown.pieces.len() == 1 {
                        assert_eq!((act(again), shown.again), (Some(*action), Some(*action)), "no choice");
                    } else {
                        let back = (Some(Selection::Nothing), None);
                        assert_eq!((selected(again), shown.again), back, "the choice is taken back");
                    }
                }
                Play::Move { piece: number, steps, .. } => {
                    assert!(shown.positions.is_empty() && shown.pieces.contains(&Piece { seat, number }));
                    let piece = Piece { seat, number };
                    let chosen = selected(tap_piece(state, selection, piece)).expect("the piece is chosen");
                    assert_eq!(chosen, Selection::Card { card: Card::Move, with, piece: Some(number) });
                    let from = state.place(piece).on_ring().expect("on the ring");
                    let position = state.position_after(from, steps);
                    assert_eq!(act(tap_position(state, chosen, position)), Some(*action));
                    let targets = targets(state, chosen).positions;
                    let all = legal.iter().filter(|other| {
                        matches!(other, Action::Play(Play::Move { piece, with, .. }) if (*piece, *with) == (number, play.with()))
                    });
                    assert_eq!(targets.len(), all.count());
                    let others = legal.iter().filter_map(mover).any(|other| other != number);
                    let card = if others { selection } else { Selection::Nothing };
                    let back = selected(tap_piece(state, chosen, piece));
                    assert_eq!(back, Some(card), "the choice of the piece is taken back");
                    for other in legal.iter().filter_map(mover).filter(|other| *other != number) {
                        let then = selected(tap_piece(state, chosen, Piece { seat, number: other }));
                        let expected = Selection::Card { card: Card::Move, with, piece: Some(other) };
                        assert_eq!(then, Some(expected), "another piece can be chosen");
                    }
                    moves += 1;
                }
            }
        }
    });
    assert!(moves > 100);
}

/// A hint selects every card of the action it proposes: the way is drawn, and the large button carries it out.
#[test]
fn what_a_hint_says_is_done_by_the_large_button() {
    let mut ways = 0;
    every_state::<State>(1, |game| {
        let state = game.state();
        if !state.asks() || state.turn() == Turn::Chance {
            return;
        }
        for action in legal(state).into_iter().filter(|action| *action != Action::Flow) {
            let chosen = state.point_at(&action);
            assert_eq!(state.touch(&chosen, &Touch::Confirm), Touched::Act(action));
            let shown = scene(state, chosen);
            assert_eq!((shown.confirm(), shown.is_begun()), (Some(action), true), "{action:?} at {state:?}");
            let Action::Play(play) = action else { continue };
            assert_eq!(shown.card(), Some((play.card(), Some(play.with()))));
            if let Play::Move { piece, steps, .. } = play {
                let piece =
                    shown.piece(Piece { seat: state.to_act().expect("somebody"), number: piece }).expect("a piece");
                let from = piece.place.on_ring().expect("on the ring");
                let to = Place::Ring(state.position_after(from, steps));
                let routes = &shown.outlook.as_ref().expect("what would come of it").routes;
                let goes = routes.iter().any(|route| route.piece == piece.piece && !route.places.is_empty());
                assert!(piece.selected && goes, "{play:?} to {to:?}: {routes:?}");
                ways += 1;
                // From there it can be another way, or another card for it.
                let other = state.touch(&chosen, &Touch::Steps(steps));
                assert_eq!(other, Touched::Act(action));
            }
        }
    });
    assert!(ways > 100, "{ways}");
}

/// A second touch on what is chosen does it, or takes the choice back; so does a button.
#[test]
fn what_is_chosen_is_taken_back_by_a_second_touch_or_a_button() {
    let mut taken_back = 0;
    every_state::<State>(GAMES, |game| {
        let state = game.state();
        let cards = Card::ALL.map(Touch::Card).into_iter();
        let all: Vec<Touch> = cards.chain(pieces().map(Touch::Piece)).collect();
        taken_back += second_touches(state, &[Selection::Nothing], &all);
        for touch in &all {
            let Some(chosen) = selected(state.touch(&Selection::Nothing, touch)) else { continue };
            let shown = scene(state, chosen);
            assert_eq!(state.touch(&chosen, &Touch::Cancel), Touched::Select(Selection::Nothing));
            assert!(!shown.decides || shown.card().is_none() || shown.is_begun(), "{chosen:?} can be taken back");
            if let Touched::Select(then) = state.touch(&chosen, touch) {
                assert_eq!(then, Selection::Nothing, "{touch:?} at {state:?}");
            }
        }
        assert!(!scene(state, Selection::Nothing).is_begun());
        // With a card chosen before, the piece is chosen for it.
        if game.events().len() % 151 == 33 {
            taken_back += second_touches(state, &selections(state), &all);
        }
    });
    assert!(taken_back > 2000, "{taken_back}");
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
            assert_eq!(wrong, Touched::Refused(Illegal::Payment { card }));
        }
    });
}

#[test]
fn a_drawn_card_is_turned_over_once() {
    let mut came = 0;
    for (players, options) in tables::<State>() {
        let mut random = Random::<State>::new(players, &options, 3);
        while let Some(event) = random.due().filter(|_| came < 500) {
            let drawn = match &event {
                Event::Chance { chance: Chance::Card(card) } => random.game.state().turn_of().map(|seat| (seat, *card)),
                _ => None,
            };
            let step = random.game.step(event).expect("legal");
            let selection = Selection::Nothing;
            let input = SceneInput::of(random.game.state(), &selection);
            let scene = State::scene_of(&SceneInput { last: Some(&step), ..input });
            let coming = scene.seats.iter().find_map(|(seat, has)| has.coming.map(|card| (seat, card)));
            assert_eq!(coming, drawn);
            came += u32::from(drawn.is_some());
            let opened = State::scene_of(&input);
            assert!(opened.seats.values().all(|seat| seat.coming.is_none()), "not again when the table is opened");
        }
    }
    assert!(came > 20, "{came}");
}

/// The card of which the heart says that it leads to its opening does so, and no card does where it says that there is none.
fn opens_the_heart(state: &State, scene: &Scene) {
    let Some((seat, can)) = scene.opener else { return };
    assert_eq!(Some(seat), state.turn_of());
    let mut legal = Vec::new();
    state.legal(&mut legal);
    let after = |action: &Action| {
        let mut after = *state;
        after.apply(&Event::decision(seat, *action)).expect("a legal action");
        after
    };
    let why = state.off_ring().expect("it is closed");
    let helps = |action: &Action| match (why, action) {
        // A Throw slows the heart even if nobody is thrown.
        (OffRing::TooFast, Action::Play(play)) => play.card() == Card::Throw,
        (OffRing::TooSlow, Action::Play(_)) => after(action).off_ring() == Some(OffRing::WaitsForSwap),
        (OffRing::WaitsForSwap, Action::Play(_)) => after(action).entrance().is_some(),
        _ => false,
    };
    assert_eq!(can, legal.iter().any(helps), "{why:?}: {state:?}");
}

#[test]
fn the_board_shows_the_state() {
    every_state::<State>(GAMES, |game| {
        let state = game.state();
        let scene = state.scene(None);
        assert_eq!((scene.length, scene.starts.len()), (state.ring_length(), usize::from(state.starts())));
        assert_eq!((scene.speed, scene.entrance, scene.off_ring), (state.speed(), state.entrance(), state.off_ring()));
        assert_eq!((scene.throw, scene.thrown), (state.throw_is_active(), state.thrown()));
        opens_the_heart(state, &scene);
        let die = state.turn_of().zip(state.die());
        let tries = state.turn_of().zip(state.tries());
        assert_eq!((scene.die, scene.tries, scene.draws), (die, tries, state.draws()));
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

/// The prompt matches the possible actions.
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
fn the_score_table_counts_the_pieces_at_home() {
    let names = Names::new(BySeat::new(8, |seat| format!("Q{}", seat.index())));
    every_state::<State>(GAMES, |game| {
        let state = game.state();
        let ranked: Vec<(u8, Seat)> = state.seats().map(|seat| (1, seat)).collect();
        for row in State::scores(&state.scene(None), &ranked, Lang::En, &names).rows {
            let home = (0..PIECES).filter(|number| {
                matches!(state.place(Piece { seat: row.seat, number: *number }), Place::Heart | Place::Goal(_))
            });
            assert_eq!(row.cells[0], ScoreCell::Text(format!("{} / {PIECES}", home.count())));
        }
    });
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

/// All selections reachable by one or two touches.
fn selections(state: &State) -> Vec<Selection> {
    let mut selections: Vec<Selection> =
        pieces().filter_map(|piece| selected(tap_piece(state, Selection::Nothing, piece))).collect();
    for card in Card::ALL {
        let Some(chosen) = selected(tap_card(state, Selection::Nothing, card)) else { continue };
        selections.push(chosen);
        selections.extend(
            scene(state, chosen).targets.pieces.iter().filter_map(|piece| selected(tap_piece(state, chosen, *piece))),
        );
    }
    selections
}

#[test]
fn the_buttons_do_what_they_show() {
    let (mut confirmed, mut steps) = (0, 0);
    every_state::<State>(GAMES, |game| {
        let state = game.state();
        if game.events().len() % 5 != 0 {
            return;
        }
        let legal = legal(state);
        let flow = state.touch(&Selection::Nothing, &Touch::Flow);
        assert_eq!(act(flow), legal.contains(&Action::Flow).then_some(Action::Flow));
        let nothing = scene(state, Selection::Nothing);
        assert_eq!(
            (nothing.decides, nothing.awaits_roll),
            match state.turn() {
                Turn::Decide(_) => (state.asks(), false),
                Turn::Chance => (false, state.is_manual_chance()),
                Turn::Over => (false, false),
            }
        );
        let rolls = state.touch(&Selection::Nothing, &Touch::Roll);
        assert_eq!(rolls == Touched::Roll, nothing.awaits_roll);
        assert!(rolls == Touched::Roll || rolls == Touched::Refused(Illegal::NoRollIsDue));
        for selection in selections(state) {
            let shown = scene(state, selection);
            assert_eq!(shown.selection, selection);
            let confirm = state.touch(&selection, &Touch::Confirm);
            match shown.confirm() {
                Some(action) => {
                    confirmed += 1;
                    assert_eq!(confirm, Touched::Act(action));
                    let preview = state.preview_of(action).expect("it can be done");
                    let outlook = shown.outlook.as_ref().expect("it is shown");
                    assert_eq!(outlook.speed, preview.speed);
                    assert_eq!(outlook.routes.len(), preview.paths.len());
                    let thrown = preview.thrown.iter().map(|(piece, _)| *piece).collect::<Vec<_>>();
                    let crossed = shown.seats.values().flat_map(|seat| seat.pieces).filter(|piece| piece.thrown);
                    let crossed: Vec<_> = crossed.map(|piece| piece.piece).collect();
                    assert!(crossed.len() == thrown.len() && crossed.iter().all(|piece| thrown.contains(piece)));
                    assert!(!outlook.clauses.is_empty(), "there is something to say of {action:?} at {state:?}");
                }
                None => assert_eq!(confirm, Touched::Select(selection)),
            }
            if let Selection::Card { card, .. } = selection {
                assert_eq!(shown.payments, state.payments(card));
            }
            for target in &shown.targets.positions {
                steps += 1;
                let touched = state.touch(&selection, &Touch::Steps(target.steps));
                assert_eq!(touched, Touched::Act(Action::Play(target.play)));
            }
            if !shown.targets.positions.is_empty() {
                assert!(matches!(state.touch(&selection, &Touch::Steps(0)), Touched::Refused(Illegal::MoveSteps)));
            }
        }
    });
    assert!(confirmed > 1000 && steps > 100, "{confirmed} {steps}");
}

#[test]
fn the_rest_flows_by_itself_until_the_phase_ends() {
    let (mut whole, mut waited) = (0, 0);
    every_state::<State>(GAMES, |game| {
        let state = game.state();
        let asked = state.touch(&Selection::Nothing, &Touch::Rest);
        let flows = matches!(state.phase(), Phase::Cards | Phase::Flow { .. }) && state.draws() == 0;
        let Some(seat) = state.turn_of().filter(|_| flows) else {
            assert_eq!(asked, Touched::Select(Selection::Nothing));
            return;
        };
        assert_eq!(asked, Touched::Order(Flows::Rest(seat)));
        let other = Seat::all(8).find(|other| *other != seat).expect("another seat");
        assert_eq!(state.carry_out(&Flows::Rest(other)), OrderStep::Done, "it is an order of one turn");
        let mut now = *state;
        loop {
            match now.carry_out(&Flows::Rest(seat)) {
                OrderStep::Act(action) => now.apply(&Event::decision(seat, action)).expect("it is legal"),
                OrderStep::Wait => {
                    waited += 1;
                    let card = Card::ALL.into_iter().find(|card| now.stacks().of(*card) > 0).expect("a card to draw");
                    now.apply(&Event::Chance { chance: Chance::Card(card) }).expect("it is due");
                }
                OrderStep::Done => break,
            }
        }
        let goes_on = matches!(now.phase(), Phase::Cards | Phase::Flow { .. }) && now.turn_of() == Some(seat);
        assert!(!goes_on, "all of them have flowed: {now:?}");
        whole += 1;
    });
    assert!(whole > 100 && waited > 10, "{whole} {waited}");
}

/// Carries out a standing order to its end, with a card drawn wherever the order waits.
pub(super) fn carry_out(state: &State, order: Flows) -> State {
    let mut now = *state;
    loop {
        match now.carry_out(&order) {
            OrderStep::Act(action) => {
                let seat = now.to_act().expect("somebody decides");
                now.apply(&Event::decision(seat, action)).expect("it is legal");
            }
            OrderStep::Wait => {
                let card = Card::ALL.into_iter().find(|card| now.stacks().of(*card) > 0).expect("a card to draw");
                now.apply(&Event::Chance { chance: Chance::Card(card) }).expect("it is due");
            }
            OrderStep::Done => return now,
        }
    }
}

#[test]
fn a_turn_without_cards_takes_at_most_two_touches() {
    let (mut turns, mut unsettled, mut at_once) = (0, 0, 0);
    every_state::<State>(GAMES, |game| {
        let state = game.state();
        let Some(seat) = state.to_act().filter(|_| state.phase() == Phase::Cards && state.draws() == 0) else { return };
        // One touch of the button, then the rest automatically, whether or not its order matters.
        let mut now = *state;
        let flow = act(state.touch(&Selection::Nothing, &Touch::Flow)).expect("the first touch");
        now.apply(&Event::decision(seat, flow)).expect("it is legal");
        if legal(&now).len() > 1 && now.turn_of() == Some(seat) {
            unsettled += u32::from(!now.order_is_settled());
            assert!(scene(&now, Selection::Nothing).rest(), "the second touch is offered at {now:?}");
            let Touched::Order(order) = now.touch(&Selection::Nothing, &Touch::Rest) else { panic!("at {now:?}") };
            let end = carry_out(&now, order);
            assert!(end.turn_of() != Some(seat) || end.phase() == Phase::Cards, "the turn has ended: {end:?}");
            // Or all of it by one touch.
            if state.asks() {
                assert!(scene(state, Selection::Nothing).rest(), "one touch is offered at {state:?}");
                assert_eq!(carry_out(state, order), end);
                at_once += 1;
            }
        }
        turns += 1;
    });
    assert!(turns > 500 && unsettled > 50 && at_once > 300, "{turns} {unsettled} {at_once}");
}

#[test]
fn the_foremost_goes_first_and_makes_room() {
    let mut better = 0;
    every_state::<State>(GAMES, |game| {
        let state = game.state();
        let Phase::Flow { left } = state.phase() else { return };
        if state.draws() > 0 || state.throw_is_active() {
            return;
        }
        let seat = state.turn_of().expect("somebody’s turn");
        let gone = |end: &State| -> u32 {
            let on = |number: u8| Piece { seat, number };
            let way = |number: u8| match (state.place(on(number)), end.place(on(number))) {
                (Place::Ring(from), Place::Ring(to)) => u32::from(state.distance(from, to)),
                _ => 0,
            };
            left.iter().map(way).sum()
        };
        let front = carry_out(state, Flows::Rest(seat));
        // In order of number for comparison, as long as no piece reaches the heart or starts another turn.
        let mut by_number = *state;
        for piece in left.iter() {
            by_number.apply(&Event::decision(seat, Action::Advance { piece })).ok();
        }
        if state.entrance().is_none() && front.draws() == 0 && by_number.draws() == 0 {
            assert!(gone(&front) >= gone(&by_number), "{front:?} is behind {by_number:?} from {state:?}");
            better += u32::from(gone(&front) > gone(&by_number));
        }
    });
    assert!(better > 10, "{better}");
}

#[test]
fn no_touch_on_the_board_is_silent() {
    let mut told = 0;
    every_state::<State>(GAMES, |game| {
        let state = game.state();
        // Checking all targets with all selections is slow.
        if game.events().len() % 151 != 33 {
            return;
        }
        let seats = || state.seats();
        let things = (0..state.ring_length()).map(Touch::Position);
        let things = things.chain(seats().flat_map(Piece::all).map(Touch::Piece));
        let things = things.chain(seats().map(Touch::Home)).chain([Touch::Heart]);
        let things: Vec<Touch> = things.collect();
        for selection in std::iter::once(Selection::Nothing).chain(selections(state).into_iter().step_by(5)) {
            for thing in &things {
                if let Touched::Select(then) = state.touch(&selection, thing) {
                    let shown = scene(state, then);
                    assert_ne!(then, selection, "{thing:?} is silent at {state:?}");
                    let says = shown.outlook.is_some() || shown.about.is_some() || shown.card().is_some();
                    assert!(says || then == Selection::Nothing, "{thing:?} says nothing at {state:?}");
                    told += u32::from(shown.about.is_some());
                }
            }
        }
    });
    assert!(told > 100, "{told}");
}

#[test]
fn pieces_travel_from_where_they_were_to_where_they_are() {
    let (mut travelled, mut thrown) = (0, 0);
    every_state::<State>(GAMES, |game| {
        let state = game.state();
        let Some(event) = game.events().last() else { return };
        let before = game.state_at(game.events().len() - 1);
        let nothing = Selection::Nothing;
        let step = Step::new(&before, event.clone()).expect("it was played");
        let input = SceneInput { step: Some(&step), revision: 7, ..SceneInput::of(state, &nothing) };
        let travels = State::scene_of(&input).travels;
        assert!(scene(state, nothing).travels.is_empty(), "without a step nothing moves");
        for travel in &travels {
            assert_eq!(travel.revision, 7);
            assert_eq!(travel.places.first(), Some(&before.place(travel.piece)));
            assert_eq!(travels.iter().filter(|other| other.piece == travel.piece).count(), 1);
            assert!(travel.places.len() > 1 && (100..=1000).contains(&travel.milliseconds), "{travel:?}");
            // A new turn can move a piece that has just arrived.
            if state.turn_of() == before.turn_of() {
                assert_eq!(travel.places.last(), Some(&state.place(travel.piece)), "{travel:?} by {event:?}");
            }
            thrown += usize::from(travel.places.last() == Some(&Place::Waiting));
        }
        // A piece in another place has travelled there.
        if state.turn_of() == before.turn_of() {
            let moved = pieces().filter(|piece| piece.number < PIECES && state.seats().any(|seat| seat == piece.seat));
            for piece in moved.filter(|piece| before.place(*piece) != state.place(*piece)) {
                assert!(travels.iter().any(|travel| travel.piece == piece), "{piece:?} by {event:?}");
            }
        }
        travelled += travels.len();
    });
    assert!(travelled > 1000 && thrown > 20, "{travelled} {thrown}");
}

#[test]
fn everything_has_its_place_on_the_board() {
    for starts in 4..=8 {
        let length = starts * PER_START;
        let layout = Layout::new(length, BySeat::new(starts, |seat| seat.number() * PER_START));
        let seats = || Seat::all(starts);
        let ring = (0..length).map(|position| layout.at(position));
        let waiting = seats().flat_map(|seat| {
            let layout = &layout;
            Piece::all(seat).map(move |piece| layout.place(piece, Place::Waiting))
        });
        let homes = seats().flat_map(|seat| {
            let layout = &layout;
            Piece::all(seat).map(move |piece| layout.place(piece, Place::Heart))
        });
        let all: Vec<(i16, i16)> = ring.chain(waiting).chain(homes).collect();
        let inside = layout.piece()..=SIDE - layout.piece();
        assert!(all.iter().all(|(x, y)| inside.contains(x) && inside.contains(y)), "{starts}: {all:?}");
        // No overlap: two pieces are at least one width apart.
        for (index, (x, y)) in all.iter().enumerate() {
            for (other_x, other_y) in &all[index + 1..] {
                let apart = f64::from(x - other_x).hypot(f64::from(y - other_y));
                assert!(apart >= f64::from(2 * layout.piece()), "{starts}: {apart} at {x},{y} and {other_x},{other_y}");
            }
        }
        // The die, 105 wide, covers no position and no place of a piece. A mark beside a position covers the middle of no other one.
        let die_fits = |(x, y): (i16, i16), (other_x, other_y): (i16, i16)| {
            let out = |way: i16| f64::from((way.abs() - 53).max(0));
            out(x - other_x).hypot(out(y - other_y)) >= f64::from(layout.piece())
        };
        for seat in seats() {
            let die = layout.die(layout.start(seat));
            assert!([die.0, die.1].iter().all(|at| (53..=SIDE - 53).contains(at)), "{starts}: {die:?}");
            assert!(all.iter().all(|place| die_fits(die, *place)), "{starts}: {seat:?} {die:?}");
            for (x, y) in layout.tries(layout.start(seat)) {
                let (x, y) = (die.0 + x, die.1 + y);
                let apart = |(to_x, to_y): &(i16, i16)| f64::from(x - to_x).hypot(f64::from(y - to_y));
                let least = f64::from(layout.piece() + TRY);
                assert!([x, y].iter().all(|at| (TRY..=SIDE - TRY).contains(at)), "{starts}: {seat:?} {x},{y}");
                assert!(all.iter().all(|place| apart(place) >= least), "{starts}: {seat:?} {x},{y}");
            }
        }
        for position in 0..length {
            let (x, y) = layout.aside(position);
            let near = |other: &u8| {
                let (other_x, other_y) = layout.at(*other);
                f64::from(x - other_x).hypot(f64::from(y - other_y)) < 1.7 * f64::from(layout.piece())
            };
            assert_eq!((0..length).find(near), None, "{starts}: beside {position}");
        }
        let curve = layout.curve();
        assert!(curve.starts_with('M') && curve.ends_with('Z'));
        assert_eq!(curve.matches('C').count(), usize::from(length));
    }
}
