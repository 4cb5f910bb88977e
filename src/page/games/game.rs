//! A game on the page, without its type: what is loaded with the game on first use.

use std::any::Any;
use std::rc::Rc;
use std::sync::Arc;

use leptos::prelude::*;
use serde::Deserialize;
use serde_json::Value;
use web_sys::Element;

use crate::engine::record::Fault;
use crate::engine::{EventOf, Game, Outcome, Seat, Seed, SetupError, Timeline};
use crate::games::seam::scores::Scores;
use crate::games::seam::ui::{GameUi, TableProps};
use crate::games::seam::{Flight, Format, Reading, SeatInfo, Size, names, people};
use crate::i18n::{Lang, Names, Notice};
use crate::play::{AppContext, LiveTable, TableSignals, begin};
use crate::shell::gestures::Gestures;
use crate::storage::{FileFault, Loaded, SaveError, SaveId, Saved, check_record};
use crate::table::SETTLE_MS;
use crate::ui::live;

/// Gives the scores, from all players with their places, best first.
pub type ScoresOf = Arc<dyn Fn(&[(u8, Seat)], Lang, &Names) -> Scores + Send + Sync>;

/// The score table of a game.
#[derive(Clone)]
pub struct ScoreTable {
    /// The class of the table.
    pub class: &'static str,
    /// The scores, from all players with their places, best first.
    pub scores: ScoresOf,
    /// Draws the details of a row.
    pub details: Arc<dyn Fn(Seat) -> AnyView + Send + Sync>,
}

/// Reads the part of the table with this id.
pub type ReadPart = Arc<dyn Fn(&str, Lang, &Names) -> Option<Reading> + Send + Sync>;

/// The contents of a game's chunk: rules, words and table.
#[derive(Debug)]
pub struct GameChunk {
    /// The symbols of its drawings.
    pub symbols: &'static str,
    /// The record of a new game from a setup; see [`begin`].
    pub begin: fn(&Value) -> Result<Value, Option<SetupError>>,
    /// Checks a record from a file; see [`check_record`].
    pub check: fn(Value) -> Result<Value, FileFault>,
    /// Opens a saved game on the page.
    pub open: fn(AppContext, &SaveId, Saved, u32) -> Result<Opened, SaveError>,
    /// Opens the past of a saved game on the page, after a number of events.
    pub look: fn(AppContext, &SaveId, Saved, usize) -> Result<Opened, SaveError>,
    /// The picture of a record on the shelf, for which the record is replayed.
    pub picture: fn(Value) -> Result<Picture, SaveError>,
    /// The picture of a [`Timeline`] of this game; `None` if it is of another one.
    pub picture_at: fn(&dyn Any) -> Option<Picture>,
}

impl GameChunk {
    /// The functions of a game.
    pub(super) const fn of<G: GameUi>() -> Self {
        Self {
            symbols: G::SYMBOLS,
            begin: begin::<G>,
            check: check_record::<G>,
            open: open::<G>,
            look: look::<G>,
            picture: picture::<G>,
            picture_at: |timeline| timeline.downcast_ref().map(picture_at::<G>),
        }
    }
}

/// A game opened on the page.
pub struct Opened {
    /// The table, without its type.
    pub handle: TableSignals,
    /// The objects in motion because of the last event, with the revision of the displayed state.
    pub flights: Memo<(u32, Vec<Flight>)>,
    /// The board, touchable.
    pub board: AnyView,
    /// The action panel.
    pub actions: AnyView,
    /// The player panels, in seat order.
    pub player_panels: Vec<AnyView>,
    /// The score table.
    pub score_table: ScoreTable,
    /// Reads a part of the table.
    pub read: ReadPart,
    /// The gestures at the table. The game reports whether a touch had an effect.
    pub gestures: StoredValue<Gestures<Element>, LocalStorage>,
}

/// The picture of a game on the shelf.
#[derive(Clone)]
pub enum Picture {
    /// An unfinished game: draws its current state, as often as required.
    Waiting(Rc<dyn Fn(Signal<Lang>) -> Thumbnail>),
    /// The outcome of a finished game.
    Over(Outcome),
}

/// The pictures made since the page was opened. A game that has not changed since its last picture is not replayed.
#[derive(Default)]
pub struct Pictures(Vec<(SaveId, Version, Picture)>);

/// The version of a save: generation, time, number of events.
type Version = (u32, u64, u32);

impl Pictures {
    /// The picture of a save: cached, or made by its game.
    ///
    /// # Errors
    /// If its record cannot be replayed.
    pub fn of(&mut self, id: &SaveId, loaded: &Loaded, chunk: &GameChunk) -> Result<Picture, SaveError> {
        let version = (loaded.generation, loaded.saved.time, loaded.saved.at);
        let found = self.0.iter().find(|(other, of, _)| (other, of) == (id, &version));
        if let Some((_, _, picture)) = found {
            return Ok(picture.clone());
        }
        let picture = (chunk.picture)(loaded.saved.clone().split().0)?;
        self.0.retain(|(other, _, _)| other != id);
        self.0.push((id.clone(), version, picture.clone()));
        Ok(picture)
    }
}

/// A small picture of an unfinished game.
pub struct Thumbnail {
    /// The board, for display only.
    pub board: AnyView,
    /// The prompt, in words.
    pub prompt: Signal<String>,
}

/// The save error that follows from a fault of its record.
fn judged<G: Game>(fault: &Fault<G>) -> SaveError {
    if matches!(fault, Fault::LaterVersion(_)) { SaveError::LaterVersion } else { SaveError::Broken }
}

fn open<G: GameUi>(app: AppContext, id: &SaveId, mut saved: Saved, generation: u32) -> Result<Opened, SaveError> {
    // A record made elsewhere may have no seed: it gets one now. Without entropy for a seed the save stays as it is, and the game cannot be
    // opened now.
    let seed = seed(&mut saved.record).map_err(|_| {
        app.notices.notify(Notice::NoEntropy);
        SaveError::Missing
    })?;
    let (record, undone) = saved.split();
    let mut game = Timeline::<G>::read(record).map_err(|broken| judged(&broken.fault))?;
    // Undone events that have been tampered with in the save are dropped from the first invalid one on; the game itself is intact.
    game.append(undone.iter().map_while(|event| EventOf::<G>::deserialize(event).ok()));

    Ok(opened::<G>(LiveTable::open(game, seed.dice(), (id.clone(), generation), app), true, app))
}

fn look<G: GameUi>(app: AppContext, id: &SaveId, saved: Saved, at: usize) -> Result<Opened, SaveError> {
    let game = Timeline::<G>::read(saved.split().0).map_err(|broken| judged(&broken.fault))?;
    // Nothing is rolled.
    let dice = Seed::from_bytes([0; 32]).dice();
    let entered = app.saves.with_value(|saves| saves.entered(id));
    Ok(opened::<G>(LiveTable::look(game, dice, entered, at, app), false, app))
}

/// The views of a table.
fn opened<G: GameUi>(table: LiveTable, touchable: bool, app: AppContext) -> Opened {
    let scene = table.scene::<G>(None);
    let handle = TableSignals::new(table);
    let gestures = StoredValue::new_local(Gestures::new(SETTLE_MS));
    let on_touch = Callback::new(move |touch| {
        let is_answered = table.touch::<G>(&touch);
        gestures.update_value(|gestures| gestures.touched(is_answered));
    });
    let hovered = RwSignal::new(None);
    let props = move |scene: Memo<G::Scene>| TableProps::<G> {
        scene,
        lang: app.settings.lang.into(),
        people: handle.seats.get(),
        touchable,
        size: Size::Table,
        format: Signal::derive(move || app.place.get().format),
        hovered,
        on_touch,
    };
    // The panels beside the board change after the frame of the touch is painted.
    let followed = table.scene::<G>(Some((scene, handle.followed)));
    // A default name depends on the language, so a change of language redraws every view that displays names.
    let drawn = move |scene, draw: Box<dyn Fn(TableProps<G>) -> AnyView + Send + Sync>| {
        let view = live(move || draw(props(scene)));
        view! { {view} }.into_any()
    };
    let seats = untrack(|| handle.seats.get());
    let panel = |info: &SeatInfo| {
        let seat = info.seat;
        drawn(followed, Box::new(move |props| G::player_panel(props, seat)))
    };
    Opened {
        handle,
        flights: Memo::new(move |_| scene.with(|scene| (handle.revision.get(), G::flights(scene).to_vec()))),
        board: drawn(scene, Box::new(G::board)),
        actions: drawn(scene, Box::new(G::actions)),
        player_panels: seats.iter().map(panel).collect(),
        read: Arc::new(move |part, lang, names| scene.with(|scene| G::read_part(scene, part, lang, names))),
        gestures,
        score_table: ScoreTable {
            class: G::SCORES_CLASS,
            scores: Arc::new(move |ranked, lang, names| scene.with(|scene| G::scores(scene, ranked, lang, names))),
            details: Arc::new(move |seat| G::score_details(props(scene), seat)),
        },
    }
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
    Ok(picture_at(&Timeline::<G>::read(record).map_err(|broken| judged(&broken.fault))?))
}

fn picture_at<G: GameUi>(game: &Timeline<G>) -> Picture {
    if let Some(outcome) = game.state().outcome() {
        return Picture::Over(outcome);
    }
    let setup = game.setup().clone();
    let (scene, state) = (game.state().scene(None), game.state().clone());
    Picture::Waiting(Rc::new(move |lang| {
        let (scene, state, setup) = (scene.clone(), state.clone(), setup.clone());
        // Names are not displayed in a picture, so they need not follow a change of language.
        let people = people(&setup, &names(&setup, lang.get_untracked()));
        let board = G::board(TableProps {
            scene: Memo::new(move |_| scene.clone()),
            lang,
            people,
            touchable: false,
            size: Size::Picture,
            format: Signal::stored(Format::Wide),
            hovered: RwSignal::new(None),
            on_touch: Callback::new(|_| {}),
        });
        Thumbnail { board, prompt: Signal::derive(move || state.prompt(lang.get(), &names(&setup, lang.get()))) }
    }))
}
