//! Sounds are played together with what they belong to, and only then; and only after somebody has switched them on.

use heartbox::engine::{Control, Event, Game, Seat, Step, Turn};
use heartbox::games::heartstrings::State as Heartstrings;
use heartbox::games::heartstrings::scene::select::Touch;
use heartbox::games::seam::add_sounds;
use heartbox::games::tintenherz::State as Tintenherz;
use heartbox::games::{GamePlay, GameTelling, GameVisitor, IDS, Sound, TableGame, with_game};
use heartbox::play::{Form, RATE, Volume, samples};
use heartbox::table::{FastForwardTo, Input, Pace};
use leptos::prelude::*;

use super::world::{Device, Page, Table};
use super::{legal, record};

const ADA: Seat = Seat::FIRST;
const BO: Seat = Seat::new(1).expect("a seat");

/// Time for which dice tumble.
const TUMBLE: u64 = 560;

/// A page with the sounds switched on.
fn page() -> Page {
    let page = Page::open(&Device::default());
    page.within(|| page.app.settings.sound.set(true));
    page
}

/// A page with a new game of two people.
fn begun() -> (Page, Table<Heartstrings>) {
    let page = page();
    let table = page.start::<Heartstrings>(record::<Heartstrings>(2));
    (page, table)
}

/// Plays an event for the seat to act; `false` if the game is over.
fn go_on<G: TableGame>(page: &Page, table: &Table<G>, number: usize) -> bool {
    let game = table.game(page);
    let event = match game.state().turn() {
        Turn::Over => return false,
        Turn::Decide(by) => {
            let legal = legal(&game);
            Event::Decision { by, action: legal[number % legal.len()].clone() }
        }
        Turn::Chance => game.roll(&game.setup().seed.as_ref().expect("a seed").dice()).expect("a roll"),
    };
    page.play(table, event);
    true
}

/// The sounds of all events from this one on.
fn sounds_of<G: TableGame>(page: &Page, table: &Table<G>, from: usize) -> Vec<Sound> {
    let game = table.game(page);
    let mut state = game.state_at(from);
    let mut sounds = Vec::new();
    for event in &game.events()[from..] {
        let step = Step::new(&state, event.clone()).expect("it was played");
        sounds.extend(G::sounds(&step));
        state = step.after;
    }
    sounds
}

#[test]
fn nothing_is_heard_until_somebody_switches_it_on() {
    let page = Page::open(&Device::default());
    let table = page.start::<Heartstrings>(record::<Heartstrings>(2));
    for number in 0..20 {
        page.happens("pointerup");
        page.happens("click");
        go_on(&page, &table, number);
        page.wait_for_rest(&table);
    }
    assert_eq!((page.heard(), page.world.prepared.get()), (vec![], 0), "the output is not even prepared");
    assert!(page.world.vibrations.borrow().is_empty());

    page.within(|| page.app.settings.sound.set(true));
    assert_eq!(page.heard(), [(page.now(), vec![Sound::Bead])], "how loud it is");
    go_on(&page, &table, 0);
    assert_eq!(page.heard().len(), 1);
    page.within(|| page.app.settings.sound.set(false));
    page.wait_for_rest(&table);
    go_on(&page, &table, 0);
    page.wait_for_rest(&table);
    assert_eq!(page.heard(), []);
}

#[test]
fn before_a_game_the_answer_to_the_question_is_heard() {
    let page = Page::open(&Device::default());
    page.within(|| page.app.settings.switch_sound_on());
    assert_eq!(page.heard(), [(page.now(), vec![Sound::Bead])]);
    assert_eq!(page.world.prepared.get(), 1, "during the touch");
}

#[test]
fn a_touch_prepares_the_output_if_the_sounds_are_on() {
    let (page, _table) = begun();
    assert_eq!(page.world.prepared.get(), 0, "no browser allows it before a touch");
    for (count, gesture) in (1..).zip(["pointerup", "click", "keydown"]) {
        page.happens(gesture);
        assert_eq!(page.world.prepared.get(), count);
    }
    page.happens("pointerdown");
    assert_eq!(page.world.prepared.get(), 3);
}

#[test]
fn dice_are_heard_while_they_tumble_and_the_token_when_it_arrives() {
    let (page, table) = begun();
    // The order of the players.
    page.touch(&table, Touch::Roll);
    assert_eq!(page.heard(), [(page.now(), vec![Sound::Dice])]);
    page.wait_for_rest(&table);
    assert_eq!(page.heard(), [], "the order moves nothing");
    page.touch(&table, Touch::Roll);
    let rolled = page.now();
    assert_eq!(page.heard(), [(rolled, vec![Sound::Dice])]);
    page.wait(TUMBLE - 1);
    assert_eq!(page.heard(), []);
    page.wait(1);
    assert_eq!(page.heard(), [(rolled + TUMBLE, sounds_of(&page, &table, 1))]);
    assert!(sounds_of(&page, &table, 1).contains(&Sound::Piece));
}

#[test]
fn a_touch_that_ends_the_tumbling_brings_the_sounds_forward() {
    let (page, table) = begun();
    page.touch(&table, Touch::Roll);
    page.wait_for_rest(&table);
    page.touch(&table, Touch::Roll);
    page.heard();
    page.wait(100);
    page.touch_at_once(&table, Touch::Roll);
    assert_eq!(page.heard(), [(page.now(), sounds_of(&page, &table, 1))]);
    page.wait(TUMBLE);
    assert_eq!(page.heard(), []);
}

struct Undone;
impl GameVisitor for Undone {
    type Output = ();

    fn visit<G: TableGame>(self) {
        let page = page();
        let table = page.start::<G>(record::<G>(*G::FACTS.seats.start()));
        for number in 0..30 {
            page.wait_for_rest(&table);
            page.within(|| table.handle.send(Input::Reveal));
            go_on(&page, &table, number);
        }
        page.wait_for_rest(&table);
        assert!(page.heard().len() > 5, "{}", G::FACTS.id);
        for _ in 0..20 {
            page.undo(&table);
            page.wait(5000);
        }
        assert_eq!(page.heard(), [], "{}: nothing happens when it is undone", G::FACTS.id);
        while table.status().can_redo {
            page.redo(&table);
        }
        assert_eq!(page.heard(), [], "{}: nor once more when it is redone", G::FACTS.id);
        page.leave(&table);
        page.wait(5000);
        let _opened = page.table::<G>(&table.id);
        page.wait(5000);
        assert_eq!(page.heard(), [], "{}: a game that is opened does not sound", G::FACTS.id);
    }
}

#[test]
fn undo_redo_and_opening_are_silent() {
    for id in IDS {
        with_game(id, Undone).expect("a game of the registry");
    }
}

#[test]
fn dice_that_are_undone_in_the_air_never_land() {
    let (page, table) = begun();
    page.touch(&table, Touch::Roll);
    page.wait_for_rest(&table);
    page.touch(&table, Touch::Roll);
    page.heard();
    page.undo(&table);
    page.wait(5000);
    assert_eq!(page.heard(), []);
}

/// A game of Ada against Bo, in which Bo has begun to play.
fn bo_plays(page: &Page) -> Table<Tintenherz> {
    let mut record = record::<Tintenherz>(2);
    record["setup"]["first"] = serde_json::json!(BO);
    let table = page.start_with::<Tintenherz>(record, &[(BO, 1)]);
    for _ in 0..100 {
        if table.status().ahead == Some(FastForwardTo::Turn) {
            return table;
        }
        page.wait(50);
    }
    panic!("Bo never plays");
}

#[test]
fn bots_are_heard_unless_they_are_hurried() {
    let page = page();
    let table = bo_plays(&page);
    let from = table.game(&page).events().len();
    page.heard();
    page.wait_for_rest(&table);
    let heard = page.heard();
    let all: Vec<Sound> =
        heard.iter().flat_map(|(_, sounds)| sounds.clone()).filter(|sound| *sound != Sound::Dice).collect();
    assert_eq!(all, sounds_of(&page, &table, from));
    assert!(heard.iter().any(|(_, sounds)| *sounds == [Sound::Dice]));

    let table = bo_plays(&page);
    page.heard();
    let before = table.events();
    page.within(|| table.handle.send(Input::FastForward));
    page.wait_for_rest(&table);
    assert!(table.events() > before);
    assert_eq!(page.heard(), [], "nobody sees how Bo plays");
}

#[test]
fn bots_that_play_at_once_are_not_heard_but_people_are() {
    let page = page();
    page.within(|| page.app.settings.pace.set(Pace::AtOnce));
    let table = page.start_with::<Tintenherz>(record::<Tintenherz>(2), &[(BO, 1)]);
    page.wait_for_rest(&table);
    page.heard();
    let from = table.game(&page).events().len();
    for number in 0..12 {
        assert!(go_on(&page, &table, number));
        page.wait_for_rest(&table);
    }
    let heard: Vec<Sound> = page.heard().into_iter().flat_map(|(_, sounds)| sounds).collect();
    let game = table.game(&page);
    let mut state = game.state_at(from);
    let (mut expected, mut silent) = (Vec::new(), 0);
    for event in &game.events()[from..] {
        let step = Step::new(&state, event.clone()).expect("it was played");
        if step.before.active_seat() == Some(ADA) {
            let rolls = matches!(event, Event::Chance { chance } if Tintenherz::is_dice(chance));
            expected.extend(rolls.then_some(Sound::Dice));
            expected.extend(Tintenherz::sounds(&step));
        } else {
            silent += Tintenherz::sounds(&step).len();
        }
        state = step.after;
    }
    assert_eq!(heard, expected);
    assert!(silent > 0 && state.outcome().is_none());
}

#[test]
fn the_end_of_a_hurried_game_is_displayed_and_heard() {
    let page = page();
    let table = page.start_with::<Tintenherz>(record::<Tintenherz>(2), &[(ADA, 1), (BO, 1)]);
    page.wait(3000);
    page.heard();
    page.within(|| table.handle.send(Input::FastForward));
    page.wait(60_000);
    let game = table.game(&page);
    assert!(game.state().outcome().is_some());
    let mut last = Vec::new();
    add_sounds(&mut last, sounds_of(&page, &table, game.events().len() - 1));
    let heard: Vec<Vec<Sound>> = page.heard().into_iter().map(|(_, sounds)| sounds).collect();
    assert!(last.contains(&Sound::Win));
    assert_eq!(heard, [last]);
}

#[test]
fn a_hidden_page_is_silent() {
    let (page, table) = begun();
    page.hide(true);
    page.touch(&table, Touch::Roll);
    page.wait_for_rest(&table);
    assert_eq!(page.heard(), []);
    assert!(page.world.vibrations.borrow().is_empty());
    page.hide(false);
    assert_eq!(page.heard(), [], "nothing is made up for");
    page.touch(&table, Touch::Roll);
    assert_eq!(page.heard().len(), 1);
}

#[test]
fn secret_plans_are_heard_when_they_are_revealed() {
    use heartbox::games::infarkt::{Action, State};
    let page = page();
    let table = page.start::<State>(record::<State>(3));
    let (mut secret, mut revealed) = (0, 0);
    for number in 0..60 {
        page.wait_for_rest(&table);
        page.heard();
        page.within(|| table.handle.send(Input::Reveal));
        let game = table.game(&page);
        let plans = matches!(legal(&game).first(), Some(Action::Plan(_)));
        if !go_on(&page, &table, number) {
            break;
        }
        if plans {
            let heard = page.heard();
            if table.handle.handoff.get_untracked().is_some() {
                assert_eq!(heard, [], "the next player has not taken the device");
                secret += 1;
            } else {
                assert!(heard.iter().all(|(_, sounds)| sounds.contains(&Sound::Piece)), "{heard:?}");
                revealed += heard.len();
            }
        }
    }
    assert!(secret > 1 && revealed > 0, "{secret} {revealed}");
}

#[test]
fn the_volume_is_that_of_the_settings_and_a_change_of_it_is_heard() {
    let (page, table) = begun();
    let volumes =
        |page: &Page| -> Vec<f32> { page.world.played.take().into_iter().map(|(.., volume)| volume).collect() };
    page.touch(&table, Touch::Roll);
    let medium = Volume::default().amplitude();
    assert_eq!(volumes(&page), [medium]);
    page.wait_for_rest(&table);
    volumes(&page);
    let mut last = 0.0;
    for volume in [Volume::Soft, Volume::Medium, Volume::Loud] {
        page.within(|| page.app.settings.volume.set(volume));
        assert_eq!(volumes(&page), [volume.amplitude()]);
        assert!(volume.amplitude() > last && volume.amplitude() <= 1.0);
        last = volume.amplitude();
    }
    page.within(|| page.app.settings.sound.set(false));
    page.within(|| page.app.settings.volume.set(Volume::Soft));
    assert_eq!(volumes(&page), [] as [f32; 0]);
}

#[test]
fn the_device_vibrates_with_dice_and_pieces_where_it_can() {
    let (page, table) = begun();
    page.touch(&table, Touch::Roll);
    assert_eq!(page.world.vibrations.borrow().len(), 1);
    page.within(|| page.app.settings.vibration.set(false));
    page.wait_for_rest(&table);
    page.touch(&table, Touch::Roll);
    assert_eq!(page.world.vibrations.borrow().len(), 1);
    let form = |page: &Page| {
        let list = page.within(|| page.app.settings.list());
        list.into_iter().find(|setting| setting.key == "vibration").expect("a setting").form
    };
    assert!(matches!(form(&page), Form::Switch { .. }));
    page.world.vibrator.set(false);
    assert!(matches!(form(&page), Form::Hidden));
}

#[test]
fn every_sound_is_short_and_soft_and_like_no_other() {
    let sounds = [
        Sound::Dice,
        Sound::Card,
        Sound::Piece,
        Sound::Bead,
        Sound::Coin,
        Sound::Party,
        Sound::Death,
        Sound::Heart { interval: 500 },
        Sound::Heart { interval: 1500 },
    ];
    let all = sounds.map(samples);
    for (sound, samples) in sounds.iter().zip(&all) {
        let peak = samples.iter().fold(0.0_f32, |peak, sample| peak.max(sample.abs()));
        assert!((0.1..0.7).contains(&peak), "{sound:?}: {peak}");
        let seconds = samples.len() as f32 / RATE;
        assert!((0.05..2.2).contains(&seconds), "{sound:?}: {seconds} s");
        // A jump would click.
        assert!(samples[0].abs() < 0.02, "{sound:?} begins at {}", samples[0]);
        let end = &samples[samples.len() - 32..];
        assert!(end.iter().all(|sample| sample.abs() < 0.01), "{sound:?} ends in silence");
        // It begins at once: a third of the peak comes within 40 ms.
        let early = samples[..(0.04 * RATE) as usize].iter().fold(0.0_f32, |peak, sample| peak.max(sample.abs()));
        assert!(early > peak / 3.0, "{sound:?}: {early} of {peak}");
        assert_eq!(all.iter().filter(|other| *other == samples).count(), 1, "{sound:?}");
    }
    let soft = |index: usize| {
        let samples: &Vec<f32> = &all[index];
        samples.iter().fold(0.0_f32, |peak, sample| peak.max(sample.abs()))
    };
    assert!(soft(7) < soft(0), "the heart is softer than dice");
}

#[test]
fn a_seat_that_is_handed_over_makes_no_sound() {
    let (page, table) = begun();
    page.touch(&table, Touch::Roll);
    page.heard();
    page.within(|| table.handle.send(Input::HandOver(BO, Control::Bot(1))));
    assert_eq!(page.heard(), []);
}
