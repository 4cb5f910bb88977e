//! The board of Heartstrings, and the dice beside it.

use heartbox::engine::{BySeat, Event, EventOf, Game, Seat, Turn};
use heartbox::games::heartstrings::scene::RoomScene;
use heartbox::games::heartstrings::scene::play::KeepAll;
use heartbox::games::heartstrings::scene::select::Touch;
use heartbox::games::heartstrings::scene::tray::{DieOf, Fight, Side, Standing, Tray};
use heartbox::games::heartstrings::text::{LogEntry, Prompt, Words};
use heartbox::games::heartstrings::{Action, Chance, Combat, Effect, Illegal, Options, Phase, Room, State};
use heartbox::games::seam::scores::ScoreCell;
use heartbox::games::{
    Flight, FlightLook, GameLog, GamePlay, GameScene, GameTelling, GameTouch, OrderStep, SceneInput, Touched,
};
use heartbox::i18n::{Lang, Names};

use super::{GAMES, touches};
use crate::common::random::{Random, every_state};

fn touch(state: &State, touch: Touch) -> Touched<State> {
    state.touch(&None, &touch)
}

/// Every room, and some that do not exist.
fn rooms() -> impl Iterator<Item = Room> {
    Room::all().chain([0, 13, 255].map(Room))
}

#[test]
fn what_is_lit_is_what_is_legal() {
    every_state::<State>(GAMES, |game| {
        let state = game.state();
        let mut legal = Vec::new();
        state.legal(&mut legal);
        // Keeping all tokens has its own button.
        let keeps = legal.iter().position(|action| *action == Action::Keep).map(|index| legal.remove(index));
        assert_eq!(keeps.is_some(), *state.phase() == Phase::Sacrifice);
        assert_eq!(
            touches(state, [touch(state, Touch::Keep)].into_iter()),
            Vec::from_iter(keeps.map(|_| Action::Keep))
        );
        assert_eq!(touch(state, Touch::Roll) == Touched::Roll, state.turn() == Turn::Chance);
        let scene = state.scene(None);
        assert_eq!((scene.can_keep, scene.awaits_roll), (keeps.is_some(), state.turn() == Turn::Chance));

        let done = touches(state, rooms().map(|room| touch(state, Touch::Room(room))));
        assert_eq!(done, legal, "touches reach just what is legal, in the order of the rooms");
        let lit: Vec<Room> = scene.rooms.iter().filter(|this| this.is_target).map(|this| this.room).collect();
        let acts = |room: &Room| matches!(touch(state, Touch::Room(*room)), Touched::Act(_));
        assert_eq!(lit, Room::all().filter(acts).collect::<Vec<_>>());
        assert_eq!(lit.len(), legal.len());
    });
}

#[test]
fn a_touch_that_cannot_be_says_why() {
    let mut said = Vec::new();
    every_state::<State>(GAMES, |game| {
        let state = game.state();
        for room in rooms() {
            let Touched::Refused(illegal) = touch(state, Touch::Room(room)) else { continue };
            let expected = match state.phase() {
                Phase::Over { .. } => Illegal::Over,
                Phase::Order { .. } => Illegal::OrderIsDue,
                Phase::Combat(_) => Illegal::CombatRollIsDue,
                Phase::Sacrifice => Illegal::NotTwoTokens,
                Phase::Room if state.must_relocate() => Illegal::NoTokenToMove,
                Phase::Room => Illegal::SupplyLeft,
            };
            assert_eq!(illegal, expected, "{room:?} at {state:?}");
            if !said.contains(&illegal) {
                said.push(illegal);
            }
        }
    });
    // An empty supply is rare in random games; `a_token_to_pick_up_is_lit` has one.
    for illegal in
        [Illegal::Over, Illegal::OrderIsDue, Illegal::CombatRollIsDue, Illegal::NotTwoTokens, Illegal::SupplyLeft]
    {
        assert!(said.contains(&illegal), "{illegal:?}");
    }
}

#[test]
fn the_pool_says_why_nothing_comes_from_it() {
    every_state::<State>(GAMES, |game| {
        let state = game.state();
        let touched = touch(state, Touch::Pool);
        assert!(matches!(touched, Touched::Refused(_)), "{touched:?} at {state:?}");
        if *state.phase() == Phase::Sacrifice {
            assert_eq!(touched, Touched::Refused(Illegal::SacrificeIsDue));
        }
    });
}

#[test]
fn a_token_to_pick_up_is_lit() {
    // Both players only roll their own rooms, the first one two of them, until no token is left in the supply.
    let mut game = Random::<State>::new(2, &Options {}, 0).game;
    game.play(Event::chance(Chance::Order([7, 3].into_iter().collect()))).expect("legal");
    while !game.state().must_relocate() {
        let event = match game.state().turn() {
            Turn::Decide(seat) => Event::decision(seat, Action::Keep),
            _ if game.state().to_act() != Some(Seat::FIRST) => Event::chance(Chance::Room(5)),
            _ => Event::chance(Chance::Room(if game.events().len() < 4 { 3 } else { 2 })),
        };
        game.play(event).expect("legal");
    }
    let state = game.state();
    assert_eq!(state.scene(None).prompt, Prompt::Relocate(Seat::FIRST));
    let lit = |room: u8| state.scene(None).rooms[usize::from(room - 1)].is_target;
    assert!(lit(2) && lit(3) && !lit(5) && !lit(1));
    assert_eq!(touch(state, Touch::Room(Room(2))), Touched::Act(Action::Relocate { from: Room(2) }));
    assert_eq!(touch(state, Touch::Room(Room(5))), Touched::Refused(Illegal::NoTokenToMove));
    assert_eq!(touch(state, Touch::Room(Room(0))), Touched::Refused(Illegal::NoTokenToMove));

    game.play(Event::decision(Seat::FIRST, Action::Relocate { from: Room(2) })).expect("legal");
    let scene = game.state().scene(None);
    let left: Vec<_> = scene.rooms.iter().filter_map(|this| this.left.map(|seat| (this.room, seat))).collect();
    assert_eq!(left, [(Room(2), Seat::FIRST)], "where it was picked up can be seen until it lands");
    assert!(scene.rooms.iter().all(|this| !this.is_target), "one is enough");
}

#[test]
fn the_board_shows_the_state() {
    every_state::<State>(GAMES, |game| {
        let state = game.state();
        let scene = state.scene(None);
        assert_eq!(scene.pool, state.pool());
        for (seat, has) in scene.seats.iter() {
            assert_eq!((has.beads, has.supply, has.out), (state.beads(seat), state.supply(seat), state.is_out(seat)));
        }
        assert_eq!(scene.active, state.active_seat());
        assert_eq!(scene.rooms.len(), 12);
        for (room, this) in Room::all().zip(&scene.rooms) {
            let RoomScene { held, attacker, left, .. } = *this;
            assert_eq!((this.room, held), (room, state.held(room)));
            let fought = matches!(state.phase(), Phase::Combat(combat) if combat.room == room);
            assert_eq!(attacker, state.to_act().filter(|_| fought));
            assert!(attacker.is_none() || held.is_some_and(|held| Some(held.owner) != attacker), "against somebody");
            assert_eq!(left, state.to_act().filter(|_| state.picked_up_from() == Some(room)));
        }
        let asked = match scene.prompt {
            Prompt::Order { .. } => None,
            Prompt::Room(seat) | Prompt::Relocate(seat) | Prompt::Sacrifice(seat) => Some(seat),
            Prompt::Attack { attacker, .. } => Some(attacker),
            Prompt::Defend { defender, .. } => Some(defender),
            Prompt::Over(winner) => {
                assert!(state.outcome().is_some_and(|outcome| outcome.winners.contains(winner)));
                None
            }
        };
        assert_eq!(state.active_seat(), asked, "who is asked in words has it in hand");
        assert!(state.is_manual_chance() || state.turn() != Turn::Chance, "every roll is started by a person");
    });
}

#[test]
fn the_score_table_says_who_went_out_when() {
    let seats: Vec<Seat> = Seat::all(3).collect();
    let names = Names::new(BySeat::new(3, |seat| format!("Q{}", seat.index())));
    let mut seen = 0;
    for number in 0..GAMES {
        let mut random = Random::<State>::new(3, &Options {}, number);
        while random.step() {}
        let state = random.game.state();
        let places = [1, 2, 3].into_iter().zip(seats.iter().copied()).collect::<Vec<_>>();
        let words = Words::of(Lang::En);
        for row in State::scores(&state.scene(None), &places, Lang::En, &names).rows {
            let text = match (state.beads(row.seat), row.place) {
                (0, 2) => words.out_last().to_owned(),
                (0, 3) => words.out_first().to_owned(),
                (0, _) => words.out().to_owned(),
                (beads, _) => words.beads(beads),
            };
            assert_eq!(row.cells, [ScoreCell::Text(text)]);
            seen += 1;
        }
    }
    assert!(seen > 2, "{seen}");
}

#[test]
fn the_tray_shows_what_was_thrown() {
    let mut blows = 0;
    for (players, number) in [2, 3].into_iter().flat_map(|players| (0..GAMES).map(move |number| (players, number))) {
        let mut random = Random::<State>::new(players, &Options {}, number);
        let mut last: Option<LogEntry> = None;
        while let Some(event) = random.due() {
            let before = random.game.state().clone();
            if let Event::Chance { chance } = &event {
                in_the_air(&before, &Tray::of(&before, last.as_ref(), Some(chance)), chance);
            }
            let entry = State::log_entry(&random.game.step(event.clone()).expect("legal"));
            let after = random.game.state();
            let tray = Tray::of(after, Some(&entry), None);
            lying(&before, &event, after, &tray);
            blows += u32::from(matches!(tray, Tray::Combat { damage: Some(_), .. }));
            last = Some(entry);
        }
        assert!(
            matches!(Tray::of(random.game.state(), last.as_ref(), None), Tray::Combat { .. }),
            "the last blow stays"
        );
        // After undo or reopening there is no last log line.
        assert_eq!(Tray::of(random.game.state(), None, None), Tray::Room(None));
    }
    assert!(blows > 100);
}

/// While it tumbles, a die already has its final value, and the one beside it keeps its previous value.
fn in_the_air(state: &State, tray: &Tray, chance: &Chance) {
    let scene = State::scene_of(&SceneInput { tumbling: Some(chance), ..SceneInput::of(state, &None) });
    assert!(scene.tumbling && !scene.awaits_roll && !scene.can_keep && scene.rooms.iter().all(|room| !room.is_target));
    match (chance, tray, state.phase()) {
        (Chance::Order(rolls), Tray::Order(shown), Phase::Order { contenders }) => {
            let rolled = contenders.iter().zip(rolls).map(|(seat, roll)| (seat, Some(*roll)));
            assert_eq!(*shown, rolled.collect::<Vec<_>>());
        }
        (Chance::Room(roll), Tray::Room(shown), _) => assert_eq!(*shown, Some(*roll)),
        (Chance::Attack(roll), Tray::Combat { room, attack, defence, damage }, Phase::Combat(combat)) => {
            sides(state, *combat, *room, attack, defence);
            assert_eq!((attack.roll, attack.next, defence.roll, defence.next), (Some(*roll), true, None, false));
            assert_eq!(*damage, None);
        }
        (Chance::Defend(roll), Tray::Combat { room, attack, defence, damage }, Phase::Combat(combat)) => {
            sides(state, *combat, *room, attack, defence);
            assert_eq!((attack.roll, attack.next), (combat.attack, false));
            assert_eq!((defence.roll, defence.next, *damage), (Some(*roll), true, None));
        }
        _ => panic!("{chance:?} tumbles, and {tray:?} lies there"),
    }
}

/// After it has stopped, it shows the value in the log.
fn lying(before: &State, event: &EventOf<State>, after: &State, tray: &Tray) {
    match (event, after.phase()) {
        (Event::Decision { .. }, _) => assert_eq!(*tray, Tray::Room(None)),
        (Event::Chance { chance: Chance::Order(rolls) }, phase) => {
            let Phase::Order { contenders: rolled } = before.phase() else { panic!("{before:?}") };
            // After a tie too, until the tied players roll again.
            let all = rolled.iter().zip(rolls.iter().map(|roll| Some(*roll))).collect();
            assert_eq!(*tray, Tray::Order(all), "{phase:?}");
        }
        (Event::Chance { chance: Chance::Room(_) }, Phase::Combat(combat)) => {
            let Tray::Combat { room, attack, defence, damage: None } = tray else { panic!("{tray:?}") };
            sides(after, *combat, *room, attack, defence);
            assert_eq!((attack.roll, attack.next, defence.roll, defence.next), (None, true, None, false));
        }
        (Event::Chance { chance: Chance::Room(roll) }, _) => assert_eq!(*tray, Tray::Room(Some(*roll))),
        (Event::Chance { chance: Chance::Attack(roll) }, phase) => {
            let (Tray::Combat { room, attack, defence, damage: None }, Phase::Combat(combat)) = (tray, phase) else {
                panic!("{tray:?}")
            };
            sides(after, *combat, *room, attack, defence);
            assert_eq!((attack.roll, attack.next, defence.roll, defence.next), (Some(*roll), false, None, true));
        }
        (Event::Chance { chance: Chance::Defend(roll) }, phase) => {
            let (Tray::Combat { room, attack, defence, damage: Some((loser, damage)) }, Phase::Combat(combat)) =
                (tray, before.phase())
            else {
                panic!("{tray:?}")
            };
            sides(before, *combat, *room, attack, defence);
            assert_eq!((attack.roll, defence.roll), (combat.attack, Some(*roll)));
            let sum = |side: &Side| i32::from(side.roll.expect("thrown") + side.bonus);
            let (attacks, defends) = (sum(attack), sum(defence));
            assert_eq!(*loser, if defends > attacks { attack.seat } else { defence.seat });
            assert_eq!(i32::from(*damage), ((attacks - defends).abs() + 1) / 2);
            let goes_on = matches!(phase, Phase::Combat(_));
            assert_eq!((attack.next, defence.next), (false, goes_on));
        }
    }
}

fn sides(state: &State, combat: Combat, room: Room, attack: &Side, defence: &Side) {
    assert_eq!(room, combat.room);
    assert_eq!(Some(attack.seat), state.to_act());
    assert_eq!(Some(defence.seat), state.held(combat.room).map(|held| held.owner));
    assert_ne!(attack.seat, defence.seat);
    assert_eq!((attack.bonus, defence.bonus), (combat.room.attacker_bonus(), combat.room.defender_bonus()));
}

/// A touch on a die rolls it when it is due; on any other die it says what is due, so that nobody rolls for the other side.
#[test]
fn only_the_die_that_is_due_is_rolled_by_a_touch() {
    let mut sides = [0; 3];
    every_state::<State>(GAMES, |game| {
        let state = game.state();
        let due = match state.phase() {
            Phase::Combat(Combat { attack: None, .. }) => Some(DieOf::Attack),
            Phase::Combat(_) => Some(DieOf::Defence),
            _ if state.turn() == Turn::Chance => Some(DieOf::Room),
            _ => None,
        };
        for die in [DieOf::Room, DieOf::Attack, DieOf::Defence] {
            let touched = touch(state, Touch::Die(die));
            assert_eq!(touched == Touched::Roll, due == Some(die), "{die:?} at {state:?}");
            assert!(touched == Touched::Roll || matches!(touched, Touched::Refused(_)), "{touched:?} at {state:?}");
        }
        let scene = state.scene(None);
        let lit: Vec<_> = scene.dice().iter().filter(|die| die.due).map(|die| (die.of, die.owner)).collect();
        match due {
            Some(DieOf::Room) if state.active_seat().is_none() => assert!(lit.iter().all(|(of, _)| *of == DieOf::Room)),
            Some(die) => assert_eq!(lit, [(die, state.active_seat())], "the die of the seat that rolls, and no other"),
            None => assert_eq!(lit, []),
        }
        if let Some(die) = due {
            sides[die as usize] += 1;
        }
    });
    assert!(sides.iter().all(|times| *times > 100), "{sides:?}");
}

/// A game of two in which seat 1 holds room 8 with two tokens and seat 0 invades it.
fn invaded() -> heartbox::engine::Timeline<State> {
    let mut game = Random::<State>::new(2, &Options {}, 0).game;
    let rolls = [Chance::Order([7, 3].into_iter().collect()), Chance::Room(2), Chance::Room(8), Chance::Room(3)];
    for chance in rolls.into_iter().chain([Chance::Room(8)]) {
        game.play(Event::chance(chance)).expect("legal");
    }
    game.play(Event::decision(Seat::new(1).expect("a seat"), Action::Keep)).expect("legal");
    game.play(Event::chance(Chance::Room(8))).expect("legal");
    game
}

#[test]
fn a_fight_shows_what_stands_what_has_fallen_and_what_is_on_its_way() {
    let mut game = invaded();
    let other = Seat::new(1).expect("a seat");
    let [attacker, defender] = [Seat::FIRST, other].map(|seat| move |tokens, fallen| Standing { seat, tokens, fallen });
    let fight = |over, attack, defence| Fight { room: Room(8), over, attack, defence };
    let shown = |game: &heartbox::engine::Timeline<State>, step: Option<&heartbox::engine::Step<State>>| {
        let log: Vec<LogEntry> = step.map(State::log_entry).into_iter().collect();
        State::scene_of(&SceneInput { log: &log, step, ..SceneInput::of(game.state(), &None) })
    };
    assert_eq!(shown(&game, None).fight, Some(fight(false, attacker(1, false), defender(2, false))));
    game.play(Event::chance(Chance::Attack(6))).expect("legal");
    // 6 against 1 + 2: one token falls and two beads fly, the other token still stands.
    let step = game.step(Event::chance(Chance::Defend(1))).expect("legal");
    let scene = shown(&game, Some(&step));
    assert_eq!(scene.fight, Some(fight(false, attacker(1, false), defender(1, true))));
    assert_eq!((scene.pool, scene.pool_coming, scene.seats[other].coming), (12, 2, 0));
    let beads: Vec<&Flight> = scene.flights.iter().filter(|flight| flight.look == FlightLook::Bead).collect();
    assert_eq!(beads.len(), 2);
    assert!(beads.iter().all(|flight| (&*flight.from, &*flight.to) == ("string-1", "pool")));
    let dice: Vec<_> = scene.dice().iter().map(|die| (die.of, die.roll, die.bonus, die.damage, die.due)).collect();
    assert_eq!(dice, [(DieOf::Attack, Some(6), 0, 0, false), (DieOf::Defence, Some(1), 2, 2, true)]);
    // 6 against 6 + 2: the attacker falls, the fight is over, and the selector is due.
    let step = game.step(Event::chance(Chance::Defend(6))).expect("legal");
    let scene = shown(&game, Some(&step));
    assert_eq!(scene.fight, Some(fight(true, attacker(0, true), defender(1, false))));
    let due: Vec<_> = scene.dice().iter().map(|die| (die.of, die.due)).collect();
    assert_eq!(due, [(DieOf::Attack, false), (DieOf::Defence, false), (DieOf::Room, true)]);
    // Without motion nothing is on its way.
    let log = [State::log_entry(&step)];
    let still = State::scene_of(&SceneInput { log: &log, ..SceneInput::of(game.state(), &None) });
    assert_eq!((still.pool_coming, still.fight), (0, scene.fight));
}

/// The last roll of a fight is displayed for a while; then the board is free, before anybody else is called.
#[test]
fn a_fight_that_is_over_makes_room_for_the_board() {
    let mut over = 0;
    for number in 0..GAMES {
        let mut random = Random::<State>::new(2, &Options {}, number);
        while let Some(event) = random.due() {
            let step = random.game.step(event).expect("legal");
            let log = [State::log_entry(&step)];
            let state = random.game.state();
            let input = SceneInput { log: &log, ..SceneInput::of(state, &None) };
            let fight = State::scene_of(&input).fight;
            let goes_on = matches!(state.phase(), Phase::Combat(_));
            assert!(fight.is_none_or(|fight| fight.over != goes_on), "{fight:?}");
            let ends = fight.is_some() && !goes_on;
            assert_eq!(State::display_ms(&step) > 0, ends, "{:?}", step.event);
            if ends {
                let held = State::scene_of(&SceneInput { held: Some(&step), ..input });
                let lit = held.rooms.iter().any(|room| room.is_target);
                assert!(!held.awaits_roll && !held.can_keep && !lit, "nothing is offered meanwhile");
                let somebody_is_out = step.effects.iter().any(|effect| matches!(effect, Effect::IsOut { .. }));
                assert_eq!(
                    held.fight.map(|fight| fight.over),
                    Some(somebody_is_out),
                    "who goes out is seen on the board"
                );
                over += 1;
            }
        }
    }
    assert!(over > 100, "{over}");
}

/// Somebody who goes out is seen to: the seat, and each of the tokens that leave the board, one room after another.
#[test]
fn who_goes_out_is_seen_to_go() {
    let [mut parted, mut rooms_left] = [0; 2];
    for number in 0..GAMES {
        let mut random = Random::<State>::new(3, &Options {}, number);
        while let Some(event) = random.due() {
            let step = random.game.step(event).expect("legal");
            let state = random.game.state();
            let input = SceneInput::of(state, &None);
            let scene = State::scene_of(&SceneInput { held: Some(&step), ..input });
            let out = state.seats().find(|seat| state.is_out(*seat) && !step.before.is_out(*seat));
            assert_eq!(scene.parting, out);
            assert_eq!(State::scene_of(&input).parting, None, "only for a while");
            let leaving: Vec<_> = scene.rooms.iter().filter_map(|room| Some((room.room, room.leaving?))).collect();
            let Some(out) = out else {
                assert_eq!(leaving, []);
                continue;
            };
            for (room, leaving) in &leaving {
                assert_eq!((Some(leaving.held), leaving.held.owner), (step.before.held(*room), out));
                assert_eq!(state.held(*room), None);
            }
            let emptied =
                Room::all().filter(|room| step.before.tokens_in(*room, out) > 0 && state.held(*room).is_none());
            assert_eq!(emptied.count(), leaving.len());
            let orders: Vec<usize> = leaving.iter().map(|(_, leaving)| leaving.order.into()).collect();
            assert_eq!(orders, (0..leaving.len()).collect::<Vec<_>>(), "one after another");
            // Half a second for the seat, and time for each room.
            assert!(State::display_ms(&step) >= 500 + 100 * leaving.len() as u32);
            parted += 1;
            rooms_left += leaving.len();
        }
    }
    assert!(parted > 20 && rooms_left > parted, "{parted} {rooms_left}");
}

#[test]
fn who_does_not_want_to_be_asked_keeps_all_tokens_and_only_their_own() {
    let mut kept = [0; 2];
    every_state::<State>(GAMES, |game| {
        let state = game.state();
        let touched = touch(state, Touch::KeepAll);
        let order = KeepAll { seat: Seat::FIRST };
        match (state.phase(), state.to_act()) {
            (Phase::Sacrifice, Some(seat)) => {
                assert_eq!(touched, Touched::Order(KeepAll { seat }));
                let own = seat == order.seat;
                assert_eq!(state.carry_out(&order), if own { OrderStep::Act(Action::Keep) } else { OrderStep::Wait });
                kept[usize::from(own)] += 1;
            }
            (Phase::Over { .. }, _) => assert_eq!(state.carry_out(&order), OrderStep::Done),
            _ => {
                assert!(matches!(touched, Touched::Refused(_)), "{touched:?} at {state:?}");
                assert_eq!(state.carry_out(&order), OrderStep::Wait);
            }
        }
    });
    assert!(kept.iter().all(|times| *times > 50), "{kept:?}");
}
