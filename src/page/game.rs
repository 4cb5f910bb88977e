//! A game on the page, without its type: the part of the program that is fetched when the game is wanted.

use std::rc::Rc;
use std::sync::Arc;

use leptos::prelude::*;
use serde::Deserialize;
use serde_json::Value;

use crate::engine::record::Fault;
use crate::engine::{EventOf, Game, Outcome, Playthrough, Seat, Seed, SetupError};
use crate::games::seam::ui::{GameUi, Ranked, Seating, TableProps, Variant};
use crate::games::seam::{Format, Mode, SeatInfo, names, people};
use crate::i18n::{Lang, Notice};
use crate::play::{AppContext, Handle, Session, begin};
use crate::storage::{FileFault, Loaded, SaveError, SaveId, Saved, check_record};
use crate::ui::live;

/// Makes the table of scores, from everybody with their place, the best first.
pub type ScoreTable = Arc<dyn Fn(&[(u8, Seat)]) -> AnyView + Send + Sync>;

/// The rest of a game: its rules, its words, its table.
#[derive(Debug)]
pub struct GameChunk {
    /// The variants in words.
    pub variants: fn(Lang, u8) -> Vec<Variant>,
    /// The colours of a table of so many.
    pub seating: fn(Lang, u8) -> Seating,
    /// What each seat can be, if there is a choice.
    pub roles: fn(Lang) -> Option<Variant>,
    /// The record of a new game from a setup; see [`begin`].
    pub begin: fn(&Value) -> Result<Value, Option<SetupError>>,
    /// Judges a record from a file; see [`check_record`].
    pub check: fn(Value) -> Result<Value, FileFault>,
    /// Puts a saved game on the page.
    pub open: fn(AppContext, &SaveId, Saved, u32) -> Result<Opened, SaveError>,
    /// What the shelf shows of a record, which is replayed for that.
    pub picture: fn(Value) -> Result<Picture, SaveError>,
}

impl GameChunk {
    /// The part of a game.
    pub(super) const fn of<G: GameUi>() -> Self {
        Self {
            variants: G::variants,
            seating: G::seating,
            roles: G::roles,
            begin: begin::<G>,
            check: check_record::<G>,
            open: open::<G>,
            picture: picture::<G>,
        }
    }
}

/// A game that has been put on the page.
pub struct Opened {
    /// The session without its type.
    pub handle: Handle,
    /// The board, touchable.
    pub board: AnyView,
    /// The place of the next action.
    pub actions: AnyView,
    /// What everybody has, in seat order.
    pub player_panels: Vec<AnyView>,
    /// Makes the table of scores.
    pub score_table: ScoreTable,
}

/// What the shelf shows of a game.
#[derive(Clone)]
pub enum Picture {
    /// It waits to be played on: draws it as it stands, as often as it is wanted.
    Waiting(Rc<dyn Fn(Signal<Lang>) -> Thumbnail>),
    /// It is over.
    Over(Outcome),
}

/// The pictures that have been made since the page was opened. A game that has not changed since is not replayed for its own.
#[derive(Default)]
pub struct Pictures(Vec<(SaveId, Version, Picture)>);

/// What tells one state of a save from another: generation, moment, number of events.
type Version = (u32, u64, usize);

impl Pictures {
    /// The picture of a save: the one that is there, or the one that its game makes of it.
    ///
    /// # Errors
    /// When its record cannot be played.
    pub fn of(&mut self, id: &SaveId, loaded: &Loaded, chunk: &GameChunk) -> Result<Picture, SaveError> {
        let Saved { at, record, .. } = &loaded.saved;
        let events = record.get("events").and_then(Value::as_array).map_or(0, Vec::len);
        let version = (loaded.generation, *at, events);
        let found = self.0.iter().find(|(other, of, _)| (other, of) == (id, &version));
        if let Some((_, _, picture)) = found {
            return Ok(picture.clone());
        }
        let picture = (chunk.picture)(record.clone())?;
        self.0.retain(|(other, _, _)| other != id);
        self.0.push((id.clone(), version, picture.clone()));
        Ok(picture)
    }
}

/// An unfinished game in small.
pub struct Thumbnail {
    /// The board, not to be touched.
    pub board: AnyView,
    /// What is due, in words.
    pub prompt: Signal<String>,
}

/// What a record that cannot be read means for its save.
fn judged<G: Game>(fault: &Fault<G>) -> SaveError {
    if matches!(fault, Fault::LaterVersion(_)) { SaveError::Later } else { SaveError::Broken }
}

fn open<G: GameUi>(app: AppContext, id: &SaveId, mut saved: Saved, generation: u32) -> Result<Opened, SaveError> {
    // A record that was made elsewhere may have no seed: it gets one now. If there is none to be had, the game is as good as
    // before: it cannot be put on the page today.
    let seed = seed(&mut saved.record).map_err(|_| {
        app.say(Notice::NoEntropy);
        SaveError::Missing
    })?;
    let mut game = Playthrough::<G>::read(saved.record).map_err(|broken| judged(&broken.fault))?;
    let undone: Result<Vec<EventOf<G>>, _> = saved.undone.iter().map(EventOf::<G>::deserialize).collect();
    game.set_undone(undone.unwrap_or_default());

    let session = Session::new(game, seed.dice(), id.clone(), generation, app);
    let scene = session.scene();
    let handle = session.handle(scene);
    let on_touch = Callback::new(move |touch| session.touch(touch));
    let props = move || TableProps::<G> {
        scene,
        lang: app.settings.lang.into(),
        people: handle.seats.get(),
        mode: Mode::Play,
        format: app.format,
        on_touch,
    };
    // A default name depends on the language, so a change of language draws again whatever shows names.
    let drawn = move |draw: Box<dyn Fn(TableProps<G>) -> AnyView + Send + Sync>| {
        let view = live(move || draw(props()));
        view! { {view} }.into_any()
    };
    let seats = untrack(|| handle.seats.get());
    let panel = |info: &SeatInfo| {
        let seat = info.seat;
        drawn(Box::new(move |props| G::player_panel(props, seat)))
    };
    Ok(Opened {
        handle,
        board: drawn(Box::new(G::board)),
        actions: drawn(Box::new(G::actions)),
        player_panels: seats.iter().map(panel).collect(),
        score_table: Arc::new(move |places| {
            let props = props();
            let ranked = |(place, seat): &(u8, Seat)| {
                let info = props.people.get(seat.index())?.clone();
                Some(Ranked { place: *place, info })
            };
            let ranked: Vec<Ranked> = places.iter().filter_map(ranked).collect();
            G::score_table(props, &ranked)
        }),
    })
}

fn seed(record: &mut Value) -> Result<Seed, getrandom::Error> {
    let kept = record.get("setup").and_then(|setup| setup.get("seed")).cloned();
    if let Some(seed) = kept.and_then(|seed| Seed::deserialize(&seed).ok()) {
        return Ok(seed);
    }
    let seed = Seed::from_entropy()?;
    if let Some(setup) = record.get_mut("setup").and_then(Value::as_object_mut) {
        setup.insert("seed".to_owned(), serde_json::json!(seed));
    }
    Ok(seed)
}

fn picture<G: GameUi>(record: Value) -> Result<Picture, SaveError> {
    let game = Playthrough::<G>::read(record).map_err(|broken| judged(&broken.fault))?;
    if let Some(outcome) = game.state().outcome() {
        return Ok(Picture::Over(outcome));
    }
    let setup = game.setup().clone();
    let (scene, state) = (game.state().scene(None), game.state().clone());
    Ok(Picture::Waiting(Rc::new(move |lang| {
        let (scene, state, setup) = (scene.clone(), state.clone(), setup.clone());
        // Nobody reads a name on a picture.
        let people = people(&setup, &names(&setup, lang.get_untracked()));
        let board = G::board(TableProps {
            scene: Memo::new(move |_| scene.clone()),
            lang,
            people,
            mode: Mode::Look,
            format: Signal::stored(Format::Wide),
            on_touch: Callback::new(|_| {}),
        });
        Thumbnail { board, prompt: Signal::derive(move || state.prompt(lang.get(), &names(&setup, lang.get()))) }
    })))
}
