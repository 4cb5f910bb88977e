//! The board of Heartstrings, and the dice beside it.

use heartbox::engine::{Event, EventOf, Game, Seat, Turn};
use heartbox::games::heartstrings::scene::RoomScene;
use heartbox::games::heartstrings::scene::select::Touch;
use heartbox::games::heartstrings::scene::tray::{Side, Tray};
use heartbox::games::heartstrings::text::{LogEntry, Prompt};
use heartbox::games::heartstrings::{Action, Chance, Combat, Illegal, Options, Phase, Room, State};
use heartbox::games::{GameScene, GameText, SceneInput, Touched};

use super::random::{Random, every_state};
use super::{GAMES, touches};

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
        let lit: Vec<Room> = scene.rooms.iter().filter(|this| this.lit).map(|this| this.room).collect();
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
    let lit = |room: u8| state.scene(None).rooms[usize::from(room - 1)].lit;
    assert!(lit(2) && lit(3) && !lit(5) && !lit(1));
    assert_eq!(touch(state, Touch::Room(Room(2))), Touched::Act(Action::Relocate { from: Room(2) }));
    assert_eq!(touch(state, Touch::Room(Room(5))), Touched::Refused(Illegal::NoTokenToMove));
    assert_eq!(touch(state, Touch::Room(Room(0))), Touched::Refused(Illegal::NoTokenToMove));

    game.play(Event::decision(Seat::FIRST, Action::Relocate { from: Room(2) })).expect("legal");
    let scene = game.state().scene(None);
    let left: Vec<_> = scene.rooms.iter().filter_map(|this| this.left.map(|seat| (this.room, seat))).collect();
    assert_eq!(left, [(Room(2), Seat::FIRST)], "where it was picked up can be seen until it lands");
    assert!(scene.rooms.iter().all(|this| !this.lit), "one is enough");
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
    assert!(scene.tumbling && !scene.awaits_roll && !scene.can_keep && scene.rooms.iter().all(|room| !room.lit));
    match (chance, tray, state.phase()) {
        (Chance::Order(rolls), Tray::Order(shown), Phase::Order { contenders }) => {
            let rolled = contenders.iter().zip(rolls).map(|(seat, roll)| (seat, Some(*roll)));
            assert_eq!(*shown, rolled.collect::<Vec<_>>());
        }
        (Chance::Room(roll), Tray::Room(shown), _) => assert_eq!(*shown, Some(*roll)),
        (Chance::Attack(roll), Tray::Combat { attack, defence, damage }, Phase::Combat(combat)) => {
            sides(state, *combat, attack, defence);
            assert_eq!((attack.roll, attack.next, defence.roll, defence.next), (Some(*roll), true, None, false));
            assert_eq!(*damage, None);
        }
        (Chance::Defend(roll), Tray::Combat { attack, defence, damage }, Phase::Combat(combat)) => {
            sides(state, *combat, attack, defence);
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
            let Tray::Combat { attack, defence, damage: None } = tray else { panic!("{tray:?}") };
            sides(after, *combat, attack, defence);
            assert_eq!((attack.roll, attack.next, defence.roll, defence.next), (None, true, None, false));
        }
        (Event::Chance { chance: Chance::Room(roll) }, _) => assert_eq!(*tray, Tray::Room(Some(*roll))),
        (Event::Chance { chance: Chance::Attack(roll) }, phase) => {
            let (Tray::Combat { attack, defence, damage: None }, Phase::Combat(combat)) = (tray, phase) else {
                panic!("{tray:?}")
            };
            sides(after, *combat, attack, defence);
            assert_eq!((attack.roll, attack.next, defence.roll, defence.next), (Some(*roll), false, None, true));
        }
        (Event::Chance { chance: Chance::Defend(roll) }, phase) => {
            let (Tray::Combat { attack, defence, damage: Some((loser, damage)) }, Phase::Combat(combat)) =
                (tray, before.phase())
            else {
                panic!("{tray:?}")
            };
            sides(before, *combat, attack, defence);
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

fn sides(state: &State, combat: Combat, attack: &Side, defence: &Side) {
    assert_eq!(Some(attack.seat), state.to_act());
    assert_eq!(Some(defence.seat), state.held(combat.room).map(|held| held.owner));
    assert_ne!(attack.seat, defence.seat);
    assert_eq!((attack.bonus, defence.bonus), (combat.room.attacker_bonus(), combat.room.defender_bonus()));
}
