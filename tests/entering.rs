//! Own dice and cards: chance events that people enter part by part, in every game.

use heartbox::engine::{Control, Event, EventOf, Game, Seat, Timeline, Turn};
use heartbox::games::heartstrings::State as Heartstrings;
use heartbox::games::heartstrings::scene::select::Touch as HeartstringsTouch;
use heartbox::games::infarkt::State as Infarkt;
use heartbox::games::tintenherz::scene::select::Touch as TintenherzTouch;
use heartbox::games::tintenherz::{Chance as TintenherzChance, Phase, State as Tintenherz};
use heartbox::games::{ChanceKind, ChancePart, GameVisitor, IDS, TableGame, with_game};
use heartbox::i18n::Lang;
use heartbox::table::{AnyTable, Command, Entering, Input, OwnChance, TextContext};

use crate::common::driven::{Driven, NORMAL};
use crate::common::random::Random;

const BOTH: OwnChance = OwnChance { dice: true, cards: true };
const DICE: OwnChance = OwnChance { dice: true, cards: false };
const CARDS: OwnChance = OwnChance { dice: false, cards: true };
const NONE: OwnChance = OwnChance { dice: false, cards: false };

/// The most events of a game that are played here.
const EVENTS_MAX: usize = 400;

/// The greatest number of tables of a game that are played here.
const TABLES_MAX: usize = 3;

/// Some of the tables of this game at which chance occurs.
fn tables<G: TableGame>() -> Vec<Timeline<G>> {
    let players = *G::FACTS.seats.start();
    let seated = |options: &G::Options| {
        let games = G::seatings(players).into_iter().map(|seating| Random::<G>::seated(options, &seating, 1).game);
        games.filter(|game| game.state().has_chance()).collect::<Vec<_>>()
    };
    let all: Vec<_> = G::editions(players).iter().flat_map(seated).collect();
    let step = all.len().div_ceil(TABLES_MAX);
    // The plain table comes first, the one with most options last.
    all.into_iter().rev().step_by(step).collect()
}

/// This game of bots of these levels and people, who enter chance events of these kinds.
fn opened<G: TableGame>(mut game: Timeline<G>, own: OwnChance, levels: &[u8]) -> Driven<G> {
    for seat in Seat::all(game.setup().seats.count()) {
        game.hand_over(seat, levels.get(seat.index()).copied().map_or(Control::Human, Control::Bot));
    }
    let mut driven = Driven::opened(game);
    switch(&mut driven, own);
    driven
}

/// The same at a plain table.
fn begun<G: TableGame>(own: OwnChance, levels: &[u8]) -> Driven<G> {
    let players = *G::FACTS.seats.start();
    opened(Random::new(players, &G::Options::default(), 1).game, own, levels)
}

/// Changes the setting, and lets everything happen that comes of it by itself.
fn switch<G: TableGame>(driven: &mut Driven<G>, own: OwnChance) {
    driven.tempo.own_chance = own;
    driven.input(Input::TempoChanged);
    driven.input(Input::Settled);
    driven.rest(usize::MAX);
}

fn entering<G: TableGame>(driven: &Driven<G>) -> Option<Entering> {
    let names = driven.table.names(Lang::En);
    driven.table.entering(TextContext { lang: Lang::En, names: &names, is_quiet: true })
}

/// The parts of this outcome in which others differ from it, given the parts before.
fn choices<G: TableGame>(state: &G, chance: &G::Chance) -> Vec<ChancePart<G::Card>> {
    let mut outcomes = Vec::new();
    state.chances(&mut outcomes);
    let mut choices = Vec::new();
    for (index, part) in (0..).map_while(|index| Some((index, G::chance_part(chance, index)?))) {
        let before = outcomes.len();
        outcomes.retain(|(other, _)| G::chance_part(other, index) == Some(part));
        if outcomes.len() < before {
            choices.push(part);
        }
    }
    choices
}

/// Picks this part.
fn pick<G: TableGame>(driven: &mut Driven<G>, part: ChancePart<G::Card>) {
    let options = entering(driven).expect("a chance event is entered").options;
    let name = part.name::<G>(Lang::En);
    let option = options.iter().position(|option| option.name == name);
    driven.input(Input::Settled);
    driven.input(Input::Pick(option.unwrap_or_else(|| panic!("{name} is not offered: {options:?}"))));
}

/// Enters the outcome that the dice of the game would give.
fn enter<G: TableGame>(driven: &mut Driven<G>) {
    let Event::Chance { chance } = driven.roll() else { panic!("chance is due") };
    let at = driven.events();
    for part in choices(driven.table.timeline().state(), &chance) {
        assert_eq!(driven.events(), at, "nothing is played before the last part");
        pick(driven, part);
    }
    assert_eq!(driven.table.timeline().events().get(at), Some(&EventOf::<G>::chance(chance)), "{}", G::FACTS.id);
    driven.rest(usize::MAX);
}

/// Plays on by one event of people: they enter the outcomes that the dice would give, and decide at random.
fn play_on<G: TableGame>(driven: &mut Driven<G>) {
    match entering(driven) {
        Some(_) => enter(driven),
        None => driven.play_at_random(driven.events() as u64),
    }
    driven.rest(usize::MAX);
}

fn is_on<G: TableGame>(driven: &Driven<G>) -> bool {
    driven.events() < EVENTS_MAX && driven.table.timeline().state().turn() != Turn::Over
}

/// The kinds of the chance events of a game, with whether they are marked as entered.
fn marks<G: TableGame>(driven: &Driven<G>) -> Vec<(ChanceKind, bool)> {
    let names = driven.table.names(Lang::En);
    let context = TextContext { lang: Lang::En, names: &names, is_quiet: true };
    let events = driven.table.timeline().events().iter().enumerate();
    let kind = |(index, event): (usize, &EventOf<G>)| {
        let is_entered = driven.table.entry_of(index, context).expect("an entry").is_entered;
        match event {
            Event::Chance { chance } => Some((G::chance_kind(chance), is_entered)),
            Event::Decision { .. } => {
                assert!(!is_entered, "a decision");
                None
            }
        }
    };
    events.filter_map(kind).collect()
}

struct Entered(OwnChance, &'static [u8]);
impl GameVisitor for Entered {
    type Output = ();

    fn visit<G: TableGame>(self) {
        let Self(own, levels) = self;
        for game in tables::<G>() {
            is_the_same(game, own, levels);
        }
    }
}

fn is_the_same<G: TableGame>(game: Timeline<G>, own: OwnChance, levels: &[u8]) {
    let mut entered = opened(game.clone(), own, levels);
    let mut rolled = opened(game, NONE, levels);
    while is_on(&entered) {
        play_on(&mut entered);
    }
    while rolled.events() < entered.events() {
        play_on(&mut rolled);
    }
    let [entered_events, rolled_events] = [&entered, &rolled].map(|driven| driven.table.timeline().events());
    let all = entered_events.len();
    assert_eq!(entered_events, &rolled_events[..all], "{}: the same game", G::FACTS.id);
    for (kind, is_entered) in marks(&entered) {
        // A card that is the only one which can come is nobody's to draw.
        assert!(!is_entered || own.has(kind), "{}: {kind:?}", G::FACTS.id);
    }
    let is_any = marks(&entered).iter().any(|(_, is_entered)| *is_entered);
    let happens = marks(&entered).iter().any(|(kind, _)| own.has(*kind));
    assert_eq!(is_any, happens, "{}", G::FACTS.id);
    assert!(marks(&rolled).iter().all(|(_, is_entered)| !is_entered));
    for kind in [ChanceKind::Dice, ChanceKind::Cards] {
        let marked = marks(&entered).into_iter().filter(|mark| *mark == (kind, true)).count();
        assert_eq!(entered.table.entered(kind) as usize, marked);
    }
}

#[test]
fn what_is_entered_is_the_same_game() {
    for id in IDS {
        for own in [BOTH, DICE, CARDS] {
            with_game(id, Entered(own, &[])).expect("a game of the registry");
        }
    }
}

#[test]
fn people_roll_and_draw_for_bots() {
    for id in IDS {
        with_game(id, Entered(BOTH, &[1])).expect("a game of the registry");
        with_game(id, Entered(BOTH, &[1, 1])).expect("a game of the registry");
    }
}

struct Offered;
impl GameVisitor for Offered {
    type Output = ();

    fn visit<G: TableGame>(self) {
        let picks: usize = tables::<G>().into_iter().map(|game| picked_at_random(opened(game, BOTH, &[]))).sum();
        assert!(picks > 10, "{}: {picks}", G::FACTS.id);
    }
}

/// Plays a game with outcomes at random among those that are offered. Returns the number of parts that were picked.
fn picked_at_random<G: TableGame>(mut driven: Driven<G>) -> usize {
    let mut picks = 0;
    while is_on(&driven) {
        let Some(Entering { options, count, picked, .. }) = entering(&driven) else {
            play_on(&mut driven);
            continue;
        };
        assert!(options.len() > 1 && picked.len() < count, "{}: there is a choice", G::FACTS.id);
        let mut names: Vec<_> = options.iter().map(|option| &option.name).collect();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), options.len(), "{}: two options are called the same", G::FACTS.id);
        let events = driven.events();
        driven.input(Input::Settled);
        driven.input(Input::Pick(options.len()));
        assert_eq!((driven.events(), entering(&driven).map(|now| now.picked)), (events, Some(picked.clone())));
        driven.input(Input::Pick((picks * 7) % options.len()));
        picks += 1;
        let is_last = picked.len() + 1 == count;
        assert!(driven.status().refused.is_none(), "{}: whatever is offered is legal", G::FACTS.id);
        assert_eq!(driven.events(), events + usize::from(is_last), "{}", G::FACTS.id);
        driven.rest(usize::MAX);
    }
    picks
}

#[test]
fn what_is_offered_can_come() {
    for id in IDS {
        with_game(id, Offered).expect("a game of the registry");
    }
}

struct Mended;
impl GameVisitor for Mended {
    type Output = ();

    fn visit<G: TableGame>(self) {
        let game = tables::<G>().into_iter().next().expect("a table with chance");
        let mut driven = opened(game, BOTH, &[]);
        while entering(&driven).is_none() {
            assert!(is_on(&driven), "{}", G::FACTS.id);
            play_on(&mut driven);
        }
        let (before, offered) = (driven.events(), entering(&driven));
        enter(&mut driven);
        let entered = driven.events();
        assert!(driven.status().can_undo);
        while driven.events() > before {
            driven.input(Input::Undo);
        }
        assert_eq!(entering(&driven), offered, "{}: it is asked again", G::FACTS.id);
        driven.input(Input::Redo);
        assert!(driven.events() > before && driven.events() <= entered);
        assert!(marks(&driven).iter().any(|(_, is_entered)| *is_entered), "{}: the mark comes back", G::FACTS.id);
        driven.input(Input::Undo);
        assert_eq!(driven.events(), before);
        // Another outcome in its place.
        let rolled = driven.roll();
        let Event::Chance { chance } = &rolled else { panic!("chance is due") };
        let mut outcomes = Vec::new();
        driven.table.timeline().state().chances(&mut outcomes);
        let (other, _) = outcomes.into_iter().find(|(other, _)| other != chance).expect("there are several");
        for part in choices(driven.table.timeline().state(), &other) {
            pick(&mut driven, part);
        }
        assert_eq!(driven.table.timeline().events().get(before), Some(&EventOf::<G>::chance(other)));
    }
}

#[test]
fn a_wrong_entry_is_mended_by_undo() {
    for id in IDS {
        with_game(id, Mended).expect("a game of the registry");
    }
}

#[test]
fn parts_are_taken_back_one_by_one() {
    let mut driven = begun::<Tintenherz>(BOTH, &[]);
    let Event::Chance { chance: TintenherzChance::Deal(cards) } = driven.roll() else { panic!("cards are dealt") };
    let picked = |driven: &Driven<Tintenherz>| entering(driven).map(|entering| entering.picked.len());
    for (number, card) in cards.iter().take(3).enumerate() {
        assert_eq!(entering(&driven).map(|entering| entering.options.len()), Some(16 - number));
        pick(&mut driven, ChancePart::Card(*card));
    }
    assert_eq!((picked(&driven), driven.events()), (Some(3), 0));
    for left in (0..3).rev() {
        assert!(driven.status().can_undo);
        driven.input(Input::Undo);
        assert_eq!(picked(&driven), Some(left));
    }
    assert!(!driven.status().can_undo, "nothing is left to take back");
    enter(&mut driven);
    assert_eq!(driven.events(), 1);
}

#[test]
fn a_die_that_is_kept_is_not_entered() {
    let mut driven = begun::<Tintenherz>(BOTH, &[]);
    let mut counts = Vec::new();
    while is_on(&driven) && counts.len() < 40 {
        if let Some(Entering { kind: ChanceKind::Dice, count, .. }) = entering(&driven) {
            counts.push(count);
        }
        play_on(&mut driven);
    }
    assert!(counts.contains(&1) && counts.contains(&2), "{counts:?}");
}

#[test]
fn dice_of_the_people_are_not_rolled_by_a_touch() {
    let mut driven = begun::<Heartstrings>(BOTH, &[]);
    assert_eq!(entering(&driven).and_then(|entering| entering.rolls), Some("Ada".to_owned()), "each rolls a die");
    driven.touch(&HeartstringsTouch::Roll);
    assert_eq!(driven.events(), 0);
    assert!(driven.commands.iter().any(|command| matches!(command, Command::Ignore)));

    let mut driven = begun::<Tintenherz>(DICE, &[]);
    while !matches!(driven.table.timeline().state().phase(), Phase::Decide { rerolled: false, .. }) {
        play_on(&mut driven);
    }
    let events = driven.events();
    driven.press(&TintenherzTouch::RollAgain);
    assert_eq!(driven.events(), events + 1, "the dice are picked up");
    assert!(entering(&driven).is_some());
}

#[test]
fn fast_forward_stops_at_a_roll_of_the_people() {
    let mut driven = Driven::<Heartstrings>::at_tempo(NORMAL, &[None, Some(1), Some(1)], 1);
    switch(&mut driven, DICE);
    while driven.ahead().is_none() {
        match entering(&driven) {
            Some(_) => enter_without_rest(&mut driven),
            None => driven.play_as(2),
        }
        while driven.ahead().is_none() && driven.go_on() {}
        assert!(is_on(&driven));
    }
    driven.input(Input::FastForward);
    driven.rest(usize::MAX);
    assert!(entering(&driven).is_some() || driven.status().active_seat.is_some_and(|seat| seat.index() == 0));
    assert_eq!(driven.ahead(), None);
}

/// Enters the outcome that the dice of the game would give, and lets nothing else happen.
fn enter_without_rest(driven: &mut Driven<Heartstrings>) {
    let Event::Chance { chance } = driven.roll() else { panic!("chance is due") };
    for part in choices(driven.table.timeline().state(), &chance) {
        pick(driven, part);
    }
}

#[test]
fn it_is_switched_in_the_middle_of_a_game_for_each_kind() {
    let mut driven = begun::<Tintenherz>(NONE, &[]);
    assert_eq!((driven.events(), entering(&driven)), (1, None), "the page deals");
    switch(&mut driven, DICE);
    assert_eq!(entering(&driven).map(|entering| entering.kind), Some(ChanceKind::Dice));
    enter(&mut driven);
    while !happens_next(&driven) {
        play_on(&mut driven);
    }
    let events = driven.events();
    switch(&mut driven, NONE);
    assert_eq!(entering(&driven), None);
    assert_eq!(driven.events(), events, "a person rolls by a touch");
    driven.press(&TintenherzTouch::Roll);
    assert!(driven.events() > events);

    let mut driven = begun::<Infarkt>(CARDS, &[]);
    assert_eq!(driven.events(), 0);
    enter(&mut driven);
    switch(&mut driven, DICE);
    assert!(driven.events() > 2, "the page deals on: {}", driven.events());
    assert_eq!(marks(&driven).iter().filter(|(_, is_entered)| *is_entered).count(), 1);
}

/// Whether the first roll of a turn is entered next.
fn happens_next(driven: &Driven<Tintenherz>) -> bool {
    entering(driven).is_some_and(|entering| entering.kind == ChanceKind::Dice && entering.count == 2)
}

#[test]
fn marks_of_another_course_of_the_game_go_with_it() {
    let mut driven = begun::<Infarkt>(CARDS, &[]);
    for _ in 0..5 {
        enter(&mut driven);
    }
    let saved = |driven: &Driven<Infarkt>| {
        let last = driven.commands.iter().rev().find_map(|command| match command {
            Command::SaveEntered(entered) => Some(entered.clone()),
            _ => None,
        });
        last.expect("they are saved")
    };
    assert_eq!(saved(&driven), [0, 1, 2, 3, 4]);
    for left in (1..5).rev() {
        driven.input(Input::Undo);
        assert_eq!(driven.events(), left);
    }
    assert_eq!(saved(&driven), [0, 1, 2, 3, 4], "redo brings them back");
    let event = driven.table.timeline().undone().first().cloned();
    let mut outcomes = Vec::new();
    driven.table.timeline().state().chances(&mut outcomes);
    let other = outcomes.into_iter().map(|(chance, _)| EventOf::<Infarkt>::chance(chance));
    let other = other.into_iter().find(|other| Some(other) != event.as_ref()).expect("there are several");
    driven.play(other);
    assert_eq!(saved(&driven), [0]);
}
