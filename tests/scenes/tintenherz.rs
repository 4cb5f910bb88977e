//! The table of Tintenherz.

use heartbox::engine::{BySeat, Event, Game, Seat, Turn};
use heartbox::games::seam::geometry::Rect;
use heartbox::games::seam::scores::ScoreCell;
use heartbox::games::tintenherz::Preview;
use heartbox::games::tintenherz::scene::Scene;
use heartbox::games::tintenherz::scene::layout::{CARD, Layout, Place, Spot};
use heartbox::games::tintenherz::scene::select::{Selection, Touch};
use heartbox::games::tintenherz::text::{LogEntry, Prompt, Words, counting, preview, preview_signs};
use heartbox::games::tintenherz::{Action, Card, CardSet, Chance, Illegal, Options, Phase, ROLLS, State, Sums};
use heartbox::games::{Format, GamePlay, GameScene, GameSummary, GameTouch, SceneInput, Touched};
use heartbox::i18n::{Lang, Names};

use super::{GAMES, touches};
use crate::common::random::{Random, every_state, tables};

const FORMATS: [Format; 3] = [Format::Wide, Format::Upright, Format::Phone];

/// Both dice picked up, or one of them kept.
const SELECTIONS: [Selection; 3] = [kept(None), kept(Some(0)), kept(Some(1))];

/// With this die put down.
const fn kept(kept: Option<usize>) -> Selection {
    Selection { kept, pointed: None }
}

fn touch(state: &State, touch: Touch) -> Touched<State> {
    state.touch(&Selection::default(), &touch)
}

/// Every card, and some that do not exist.
fn cards() -> impl Iterator<Item = Card> {
    Card::all().chain([0, -7, 11, i8::MIN, i8::MAX].map(Card))
}

#[test]
fn what_is_lit_is_what_is_legal() {
    every_state::<State>(GAMES, |game| {
        let state = game.state();
        let mut legal = Vec::new();
        state.legal(&mut legal);
        // These actions have their own buttons.
        legal.retain(|action| !matches!(action, Action::Reroll { .. } | Action::Pass));

        let done = touches(state, cards().map(|card| touch(state, Touch::Card(card))));
        assert_eq!(done.len(), legal.len(), "{done:?} for {legal:?}");
        assert!(legal.iter().all(|action| done.contains(action)), "{done:?} for {legal:?}");
        let card = |action: &Action| match *action {
            Action::Take { card } | Action::Secure { card } => Some(card),
            Action::Reroll { .. } | Action::Pass => None,
        };
        // Actions that play themselves are not offered.
        let offered = done.iter().filter_map(card).filter(|_| state.asks());
        assert_eq!(state.scene(None).targets, offered.collect::<CardSet>());
    });
}

#[test]
fn what_has_a_button_is_what_is_legal() {
    every_state::<State>(GAMES, |game| {
        let state = game.state();
        let mut legal = Vec::new();
        state.legal(&mut legal);
        legal.retain(|action| matches!(action, Action::Reroll { .. } | Action::Pass));

        let rerolls = SELECTIONS.iter().map(|selection| state.touch(selection, &Touch::RollAgain));
        let done = touches(state, rerolls.chain([touch(state, Touch::Pass)]));
        assert_eq!(done.len(), legal.len(), "{done:?} for {legal:?}");
        assert!(legal.iter().all(|action| done.contains(action)), "{done:?} for {legal:?}");
        let can_pass = legal.contains(&Action::Pass);
        assert_eq!(
            touch(state, Touch::Roll) == Touched::Roll,
            matches!(state.phase(), Phase::Roll | Phase::Reroll { .. })
        );
        for selection in &SELECTIONS {
            let scene = State::scene_of(&SceneInput::of(state, selection));
            assert_eq!((scene.can_reroll, scene.can_pass), (legal.len() > usize::from(can_pass), can_pass));
            assert_eq!(scene.awaits_roll, state.is_manual_chance());
            let decides = matches!(state.phase(), Phase::Decide { .. });
            assert_eq!(scene.can_reroll, decides && scene.rolls < ROLLS, "the marks say whether there is another roll");
        }
    });
}

#[test]
fn a_button_that_cannot_be_pressed_says_why() {
    every_state::<State>(GAMES, |game| {
        let state = game.state();
        let refused = |button: Touch| match touch(state, button) {
            Touched::Refused(illegal) => Some(illegal),
            _ => None,
        };
        let again = match state.phase() {
            Phase::Over => Some(Illegal::Over),
            Phase::Deal => Some(Illegal::DealIsDue),
            Phase::Roll => Some(Illegal::RollIsDue),
            Phase::Reroll { .. } => Some(Illegal::RerollIsDue),
            Phase::Draw { .. } => Some(Illegal::DrawIsDue),
            Phase::Decide { rerolled, .. } => rerolled.then_some(Illegal::RerolledAlready),
        };
        let reroll = [Touch::RollAgain, Touch::Die(0), Touch::Die(1)].map(refused);
        assert_eq!(reroll, [again; 3], "a die can be picked up when it can be rolled again: {state:?}");
        let roll = match state.phase() {
            Phase::Roll | Phase::Reroll { .. } => None,
            Phase::Decide { rerolled: false, .. } => Some(Illegal::ChoiceIsDue),
            Phase::Decide { rerolled: true, .. } => Some(Illegal::MustAct),
            _ => again,
        };
        assert_eq!(refused(Touch::Roll), roll, "{state:?}");
        let pass = match state.phase() {
            Phase::Decide { rerolled: true, .. } => Some(Illegal::MustAct),
            Phase::Decide { .. } => (!state.matching().is_empty()).then_some(Illegal::PassWithMatch),
            _ => again,
        };
        assert_eq!(refused(Touch::Pass), pass, "{state:?}");
    });
}

#[test]
fn pile_and_castles_are_not_silent() {
    let (mut secured, mut under) = (0, 0);
    every_state::<State>(GAMES, |game| {
        let state = game.state();
        let pile = touch(state, Touch::Pile);
        assert!(matches!(pile, Touched::Refused(_)), "{pile:?} at {state:?}");
        assert_eq!(pile == Touched::Refused(Illegal::Over), matches!(state.phase(), Phase::Over));
        for seat in state.seats() {
            match touch(state, Touch::Castle(seat)) {
                Touched::Act(Action::Secure { card }) => {
                    assert!(state.to_act() == Some(seat) && (state.matching() & state.open(seat)).contains(card));
                    secured += 1;
                }
                Touched::Refused(Illegal::UnderCastle { card }) => {
                    assert!(state.castle(seat).contains(card));
                    under += 1;
                }
                Touched::Refused(_) => assert!(state.castle(seat).is_empty()),
                other => panic!("{other:?} at {state:?}"),
            }
        }
    });
    assert!(secured > 5 && under > 50, "{secured} {under}");
}

#[test]
fn the_throw_before_stays_until_the_next_one() {
    let mut kept = 0;
    every_state::<State>(GAMES, |game| {
        let state = game.state();
        let last = game.events().iter().rev().find_map(|event| match event {
            Event::Chance { chance: Chance::Roll(dice) } => Some(*dice),
            _ => None,
        });
        let entry = |dice: [u8; 2]| LogEntry::Roll { seat: Seat::FIRST, dice, again: false, matches: false };
        let log: Vec<LogEntry> = last.into_iter().map(entry).collect();
        let selection = Selection::default();
        let scene = State::scene_of(&SceneInput { log: &log, ..SceneInput::of(state, &selection) });
        let before = scene.dice.map(|die| die.before);
        match (state.dice(), last) {
            (None, Some(last)) => assert_eq!(before, last.map(Some)),
            _ => assert_eq!(before, [None; 2]),
        }
        kept += u32::from(before[0].is_some());
    });
    assert!(kept > 50, "{kept}");
}

#[test]
fn one_die_can_be_kept_and_one_is_always_rolled_again() {
    let mut asked = 0;
    every_state::<State>(1, |game| {
        let state = game.state();
        if touch(state, Touch::Die(0)) == touch(state, Touch::RollAgain) {
            return;
        }
        asked += 1;
        // The selection, the die touched, and the dice rolled again.
        for (kept, die, again) in [
            (None, 0, [false, true]),
            (None, 1, [true, false]),
            (Some(0), 0, [true, true]),
            (Some(0), 1, [true, false]),
            (Some(1), 0, [false, true]),
            (Some(1), 1, [true, true]),
        ] {
            let touched = state.touch(&self::kept(kept), &Touch::Die(die));
            let Touched::Select(chosen) = touched else { panic!("{touched:?} at {state:?}") };
            let scene = State::scene_of(&SceneInput::of(state, &chosen));
            assert_eq!(scene.dice.map(|die| die.again), again, "{kept:?}, then {die}");
            let action = Action::Reroll { dice: again };
            assert_eq!(state.touch(&chosen, &Touch::RollAgain), Touched::ActAndRoll(action));
        }
    });
    assert!(asked > 10);
}

#[test]
fn only_the_dice_that_were_picked_up_tumble() {
    let mut seen = [0; 3];
    for (players, options) in tables::<State>() {
        for number in 0..GAMES {
            let mut random = Random::<State>::new(players, &options, number);
            while let Some(event) = random.due() {
                let state = random.game.state();
                if let Event::Chance { chance: chance @ Chance::Roll(values) } = &event {
                    let rolled = if let Phase::Reroll { again, .. } = state.phase() { again } else { [true, true] };
                    let kept = kept(None);
                    let input = SceneInput { tumbling: Some(chance), ..SceneInput::of(state, &kept) };
                    let scene = State::scene_of(&input);
                    assert_eq!(scene.dice.map(|die| die.tumbles), rolled, "{state:?}");
                    assert_eq!(scene.dice.map(|die| die.value), values.map(Some), "{state:?}");
                    // The roll counts while its dice are tumbling.
                    assert_eq!(scene.rolls, if state.dice().is_none() { 1 } else { ROLLS });
                    // The result is not revealed elsewhere, and no action is possible.
                    assert!(scene.shown.is_empty() && scene.targets.is_empty());
                    assert!(!scene.awaits_roll && !scene.can_reroll && !scene.can_pass);
                    seen[usize::from(!rolled[0]) + 2 * usize::from(!rolled[1])] += 1;
                }
                random.game.play(event).expect("legal");
            }
        }
    }
    assert!(seen.iter().all(|times| *times > 10), "both, the one, the other: {seen:?}");
}

#[test]
fn a_touch_that_cannot_be_says_why() {
    every_state::<State>(GAMES, |game| {
        let state = game.state();
        for card in cards() {
            let Touched::Refused(illegal) = touch(state, Touch::Card(card)) else { continue };
            let own = |seat: Option<Seat>| seat.is_some() && seat == state.to_act();
            let fits = match state.phase() {
                Phase::Over => illegal == Illegal::Over,
                Phase::Deal => illegal == Illegal::DealIsDue,
                Phase::Roll => illegal == Illegal::RollIsDue,
                Phase::Reroll { .. } => illegal == Illegal::RerollIsDue,
                Phase::Draw { .. } => illegal == Illegal::OneCardATurn,
                Phase::Decide { .. } if own(state.castle_with(card)) => illegal == Illegal::NotOpenHere { card },
                Phase::Decide { .. } if own(state.open_with(card)) => illegal == Illegal::SecureUnmatched { card },
                Phase::Decide { .. } if state.castle_with(card).is_some() => illegal == Illegal::UnderCastle { card },
                Phase::Decide { .. } if state.middle().contains(card) || state.open_with(card).is_some() => {
                    illegal == Illegal::TakeUnmatched { card }
                }
                Phase::Decide { .. } => illegal == Illegal::NotThere { card },
            };
            assert!(fits, "{card:?}: {illegal:?} at {state:?}");
        }
    });
}

#[test]
fn the_table_shows_the_state() {
    every_state::<State>(GAMES, |game| {
        let state = game.state();
        let scene = state.scene(None);
        let Scene { places, pile, dice, .. } = scene;
        assert_eq!((places, pile), (state.places(), state.pile_count()));
        assert_eq!(dice.map(|die| die.value), state.dice().map_or([None; 2], |dice| dice.map(Some)));
        assert!(dice.iter().all(|die| !die.tumbles));
        assert_eq!(scene.shown, state.shown());
        assert_eq!(scene.rolls, state.rolls());
        let hearts = game.setup().options.hearts.cards();
        for seat in state.seats() {
            let has = scene.seats[seat];
            assert_eq!((has.open, has.castle), (state.open(seat), state.castle(seat)));
            assert_eq!((has.hearts, has.sums), (state.hearts_with_castle(seat), state.sums_now(seat)));
            assert_eq!(has.hearts_given_up, (has.castle & CardSet::HEROES & hearts).len());
            assert_eq!(has.sums.score(), state.score_now(seat));
        }
        let winners = if let Prompt::Over(outcome) = &scene.prompt { Some(outcome.clone()) } else { None };
        assert_eq!(winners, state.outcome());
        assert_eq!(scene.hearts, hearts);
        let lying: Vec<Card> = places.into_iter().flatten().collect();
        let before = scene.seats.values().flat_map(|has| has.open.iter().chain(has.castle.iter()));
        let seen: Vec<Card> = lying.iter().copied().chain(before).collect();
        assert_eq!(seen.len() as u8, seen.iter().copied().collect::<CardSet>().len(), "no card lies in two places");
        assert_eq!(seen.len() as u8 + pile + state.removed().len(), 16);
        assert_eq!((state.active_seat(), scene.active), (state.to_act(), state.to_act()));
    });
}

/// The score table has both ways to count each castle, the one that counts, and the sum.
#[test]
fn the_score_table_says_which_way_counts() {
    let names = Names::new(BySeat::new(8, |seat| format!("Q{}", seat.index())));
    every_state::<State>(GAMES, |game| {
        let state = game.state();
        let ranked: Vec<(u8, Seat)> = state.seats().map(|seat| (1, seat)).collect();
        for row in State::scores(&state.scene(None), &ranked, Lang::En, &names).rows {
            let [ScoreCell::Way { text, counts }, ScoreCell::Way { text: other, counts: of_other }, total] =
                row.cells.as_slice()
            else {
                panic!("{row:?}")
            };
            let Sums { with_castle, given_up } = state.sums_now(row.seat);
            for (text, sum) in [(text, with_castle), (other, given_up)] {
                assert!(text.ends_with(&shown(sum)), "{text}: {sum}");
            }
            assert_eq!((*counts, *of_other), (with_castle >= given_up, with_castle < given_up));
            assert_eq!(*total, ScoreCell::Total(with_castle.max(given_up).to_string()));
        }
    });
}

/// Both ways to count a castle are always shown, so that no number hides the villains.
#[test]
fn a_score_says_both_ways_to_count_it() {
    let mut seen = [0; 2];
    every_state::<State>(GAMES, |game| {
        for has in game.state().scene(None).seats.values() {
            let Sums { with_castle, given_up } = has.sums;
            let numbers = |text: &str| {
                let number = |word: &str| word.replace('−', "-").parse().ok();
                text.split([' ', ',', '\u{a0}']).filter_map(number).collect::<Vec<i16>>()
            };
            for lang in Lang::ALL {
                assert_eq!(numbers(&counting(has.sums, lang)), [with_castle, given_up]);
            }
            seen[usize::from(has.sums.gives_up())] += 1;
        }
    });
    assert!(seen.iter().all(|times| *times > 100), "{seen:?}");
}

/// What a card would do to both sums is said for each card that can be taken or secured, and it is what happens.
#[test]
fn both_sums_before_and_after_a_card_are_what_the_rules_make_of_them() {
    let (mut more, mut less, mut later, mut ended) = (0, 0, 0, 0);
    every_state::<State>(GAMES, |game| {
        let state = game.state();
        let scene = state.scene(None);
        let previewed: CardSet = Card::all().filter(|card| scene.preview(*card).is_some()).collect();
        assert_eq!(previewed, scene.targets);
        for card in scene.targets.iter() {
            let (Touched::Act(action), Some(seat), Some(foreseen)) =
                (touch(state, Touch::Card(card)), state.to_act(), scene.preview(card))
            else {
                panic!("{card:?} at {state:?}")
            };
            let mut after = state.clone();
            after.apply(&Event::decision(seat, action)).expect("legal");
            assert_eq!(foreseen.before, state.sums_now(seat));
            assert_eq!(foreseen.after, after.sums_now(seat), "{action:?} at {state:?}");
            assert_eq!(foreseen.ends, after.outcome().is_some());
            let brings = after.hearts_with_castle(seat) - state.hearts_with_castle(seat);
            assert_eq!(foreseen.hearts, (brings > 0).then(|| after.hearts_with_castle(seat)));
            assert_eq!(foreseen.secured.is_some(), after.open(seat).contains(card) && !state.open(seat).contains(card));
            let [before, then] = [foreseen.before, foreseen.after].map(|sums| sums.with_castle);
            more += u32::from(before < then);
            less += u32::from(before > then);
            later += u32::from(foreseen.secured.is_some());
            ended += u32::from(foreseen.ends);
            for lang in Lang::ALL {
                let said = preview(&foreseen, lang);
                let all = [Some(foreseen.before), Some(foreseen.after), foreseen.secured];
                for Sums { with_castle, given_up } in all.into_iter().flatten() {
                    assert!([with_castle, given_up].iter().all(|sum| said.contains(&shown(*sum))), "{said}");
                }
            }
        }
    });
    assert!(more > 100 && less > 20 && later > 100 && ended > 5, "{more} {less} {later} {ended}");
}

/// Open heroes count nothing yet, and the better of two sums hides the other one; yet each choice reads differently.
#[test]
fn no_two_different_cards_read_alike() {
    let mut pairs = 0;
    every_state::<State>(GAMES, |game| {
        let state = game.state();
        let scene = state.scene(None);
        let cards: Vec<Card> = scene.targets.iter().collect();
        for (index, card) in cards.iter().enumerate() {
            for other in &cards[..index] {
                let [one, another] = [card, other].map(|card| scene.preview(*card).expect("it can be taken"));
                // Heroes with which the game ends count nothing.
                if one.ends && another.ends && card.is_hero() && other.is_hero() {
                    continue;
                }
                let signs = |sums: Preview| (preview_signs(&sums, Lang::En), sums.hearts, sums.secured.is_some());
                assert_ne!(signs(one), signs(another), "{card:?} and {other:?} at {state:?}");
                for lang in Lang::ALL {
                    assert_ne!(preview(&one, lang), preview(&another, lang), "{card:?} and {other:?} at {state:?}");
                }
                pairs += 1;
            }
        }
    });
    assert!(pairs > 100, "{pairs}");
}

fn shown(score: i16) -> String {
    heartbox::i18n::number(score)
}

#[test]
fn a_card_that_comes_is_turned_over_once() {
    let mut came = 0;
    for number in 0..GAMES {
        let mut random = Random::<State>::new(3, &Options::default(), number);
        while let Some(event) = random.due() {
            let step = random.game.step(event).expect("legal");
            let state = random.game.state();
            let scene =
                State::scene_of(&SceneInput { step: Some(&step), ..SceneInput::of(state, &Selection::default()) });
            let before = step.before.middle();
            let new: CardSet = state.middle().iter().filter(|card| !before.contains(*card)).collect();
            assert_eq!(scene.coming, new);
            assert_eq!(state.scene(None).coming, CardSet::EMPTY, "not again when the table is opened");
            came += u32::from(new.len());
        }
    }
    assert!(came > 100);
}

/// High dice are not lucky in themselves: the highlight is how often they matched a card, for one who has made points of it.
#[test]
fn lucky_dice_are_those_that_match() {
    let (players, options) = tables::<State>().next().expect("a table");
    let names = Names::new(BySeat::new(players, |seat| format!("Q{}", seat.index())));
    let over = |number| {
        let mut random = Random::<State>::new(players, &options, number);
        while random.step() {}
        random.game.state().clone()
    };
    let roll = |seat: Seat, matches| LogEntry::Roll { seat, dice: [6, 6], again: false, matches };
    let (mut both, mut one) = (0, 0);
    for state in (0..40).map(over) {
        let [with, other] = [0, 1].map(|number| Seat::new(number).expect("a seat"));
        // The first one's dice always match, the other's once.
        let log: Vec<LogEntry> = (0..6).flat_map(|turn| [roll(with, true), roll(other, turn == 0)]).collect();
        for (lang, shares) in [(Lang::En, ["100%", "16%"]), (Lang::De, ["100\u{a0}%", "16\u{a0}%"])] {
            let summary = state.summary(&log, lang, &names).expect("it is over");
            let title = Words::of(lang).luckiest_dice();
            let luck = summary.highlights.iter().find(|highlight| highlight.title == title);
            let luck = luck.map(|luck| (luck.seats.as_slice(), luck.value.as_str()));
            match [with, other].map(|seat| state.score_now(seat) > 0) {
                [true, _] => assert_eq!(luck, Some(([with].as_slice(), shares[0]))),
                [false, true] => assert_eq!(luck, Some(([other].as_slice(), shares[1]))),
                [false, false] => assert_eq!(luck, None),
            }
            both += usize::from(state.score_now(with) > 0);
            one += usize::from(state.score_now(with) == 0);
        }
        // A few throws are no luck.
        let summary = state.summary(&log[..8], Lang::En, &names).expect("it is over");
        let title = Words::of(Lang::En).luckiest_dice();
        assert!(summary.highlights.iter().all(|highlight| highlight.title != title));
    }
    assert!(both > 0 && one > 0, "{both} with points, {one} without");
}

#[test]
fn dice_wait_for_a_hand_and_cards_do_not() {
    for (players, options) in tables::<State>() {
        let mut random = Random::<State>::new(players, &options, 1);
        while let Some(event) = random.due() {
            let state = random.game.state();
            if let Event::Chance { chance } = &event {
                assert_eq!(State::is_dice(chance), matches!(chance, Chance::Roll(_)));
                // A player who picks dice up has them in the hand already.
                let picked_up = matches!(state.phase(), Phase::Reroll { .. });
                assert_eq!(state.is_manual_chance(), State::is_dice(chance) && !picked_up);
            } else {
                assert!(!state.is_manual_chance());
            }
            random.game.play(event).expect("legal");
        }
        assert_eq!(random.game.state().turn(), Turn::Over);
    }
}

#[test]
fn a_card_stays_in_its_place_until_it_is_taken() {
    for (players, options) in tables::<State>() {
        for number in 0..GAMES {
            let mut random = Random::<State>::new(players, &options, number);
            let mut before = random.game.state().scene(None).places;
            while random.step() {
                let now = random.game.state().scene(None).places;
                let changed: Vec<_> = before.iter().zip(&now).filter(|(old, new)| old != new).collect();
                let dealt = before == [None; 4];
                let ended = random.game.state().turn() == Turn::Over;
                assert!(changed.len() <= 1 || dealt || ended, "{before:?} {now:?}");
                assert!(dealt || changed.iter().all(|(old, new)| old.is_none() || new.is_none()), "{before:?} {now:?}");
                before = now;
            }
        }
    }
}

/// The area of a spot, from left, top to right, bottom.
fn extent(spot: Spot) -> [i32; 4] {
    let half = |size: i16| i32::from(size) * i32::from(spot.scale) / 2000;
    let (x, y) = (i32::from(spot.x), i32::from(spot.y));
    [x - half(CARD.0), y - half(CARD.1), x + half(CARD.0), y + half(CARD.1)]
}

fn edges(rect: Rect) -> [i32; 4] {
    [rect.x, rect.y, rect.x + rect.w, rect.y + rect.h].map(i32::from)
}

/// Inside, but for the rounding of half a card.
fn within(inner: [i32; 4], outer: [i32; 4]) -> bool {
    inner[0] >= outer[0] - 1 && inner[1] >= outer[1] - 1 && inner[2] <= outer[2] + 1 && inner[3] <= outer[3] + 1
}

fn overlap(one: [i32; 4], other: [i32; 4]) -> bool {
    one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3]
}

#[test]
fn every_card_lies_where_it_belongs() {
    every_state::<State>(GAMES, |game| {
        let state = game.state();
        let scene = state.scene(None);
        let seats = usize::from(game.setup().seats.count());
        for format in FORMATS {
            let layout = Layout::new(format, seats);
            assert_eq!(layout.areas.len(), seats);
            let drawing = [0, 0, i32::from(layout.size.0), i32::from(layout.size.1)];
            let spots: Vec<(Card, Spot)> = Card::all().map(|card| (card, layout.spot(&scene, card))).collect();
            for (card, spot) in &spots {
                assert!(spot.scale > 0);
                let here = extent(*spot);
                assert!(within(here, drawing), "{format:?} {seats}: {card:?} {spot:?}");
                match spot.place {
                    Place::Away => {
                        assert!(state.pile().contains(*card) || state.removed().contains(*card));
                    }
                    Place::Middle => {
                        let index = scene.places.iter().position(|place| *place == Some(*card)).expect("in the middle");
                        assert!(within(here, edges(layout.places[index])), "{format:?} {seats}: {card:?}");
                    }
                    Place::Open(seat) => {
                        assert!(state.open(seat).contains(*card));
                        let area = &layout.areas[seat.index()];
                        assert!(within(edges(area.open), edges(area.all)));
                        assert!(within(here, edges(area.open)), "{format:?} {seats}: {card:?} {spot:?} {area:?}");
                    }
                    Place::Under(seat) => {
                        assert!(state.castle(seat).contains(*card));
                        let area = &layout.areas[seat.index()];
                        assert!(within(edges(area.under), edges(area.all)));
                        assert!(within(here, edges(area.under)), "{format:?} {seats}: {card:?} {spot:?} {area:?}");
                    }
                }
            }
            let shown = || spots.iter().filter(|(_, spot)| spot.place != Place::Away);
            for (card, spot) in shown() {
                let others = shown().filter(|(other, _)| other != card);
                for (other, beside) in others {
                    assert!((spot.x, spot.y) != (beside.x, beside.y), "{card:?} and {other:?} lie in one spot");
                    // In a row they may overlap; elsewhere never.
                    let row = spot.place == beside.place && spot.place != Place::Middle;
                    assert!(row || !overlap(extent(*spot), extent(*beside)), "{format:?} {seats}: {card:?} {other:?}");
                }
            }
        }
    });
}

#[test]
fn the_middle_and_the_pile_are_apart_from_all_else() {
    for format in FORMATS {
        for seats in 2..=4 {
            let layout = Layout::new(format, seats);
            let mut rects: Vec<[i32; 4]> = layout.places.map(edges).to_vec();
            rects.extend([layout.pile, layout.rolls, layout.dice[0], layout.dice[1]].map(edges));
            assert!(layout.dice.iter().all(|die| die.w == die.h));
            rects.extend(layout.areas.iter().map(|area| edges(area.all)));
            let drawing = [0, 0, i32::from(layout.size.0), i32::from(layout.size.1)];
            for (index, one) in rects.iter().enumerate() {
                assert!(within(*one, drawing));
                assert!(rects[..index].iter().all(|other| !overlap(*one, *other)), "{format:?} {seats}: {one:?}");
            }
            for area in &layout.areas {
                let parts = [area.castle, area.under, area.open].map(edges);
                assert!(parts.iter().all(|part| within(*part, edges(area.all))));
                assert!(!overlap(parts[0], parts[1]) && !overlap(parts[0], parts[2]) && !overlap(parts[1], parts[2]));
            }
        }
    }
}
