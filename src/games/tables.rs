//! A game on the page, without its type: the part of the program that is fetched when the game is wanted.

use std::rc::Rc;
use std::sync::Arc;

use leptos::prelude::*;
use serde::Deserialize;
use serde_json::Value;

use super::{Format, GameScene, Mode, People, SeatInfo, names, people};
use crate::engine::record::Fault;
use crate::engine::{Colour, EventOf, Game, Outcome, Seat, Seed, SetupError, Timeline};
use crate::i18n::{Lang, Notice};
use crate::play::{AppContext, Handle, Session, begin};
use crate::storage::{FileFault, Loaded, SaveError, SaveId, Saved, check_record};
use crate::ui::live;

pub use super::shelf::{Chunk, ChunkError, Fetched, GameInfo, SHELF, game, game_of};

/// A game that can be put on the page.
pub trait GameUi: GameScene {
    /// The variants that a table of so many can choose, in words.
    fn variants(lang: Lang, players: u8) -> Vec<Variant>;

    /// In which colours so many can play.
    fn seating(lang: Lang, players: u8) -> Seating {
        let _ = (lang, players);
        Seating { colours: Self::FACTS.colours, order: None }
    }

    /// What each seat can be, if there is a choice.
    fn roles(lang: Lang) -> Option<Variant> {
        let _ = lang;
        None
    }

    /// The board.
    fn board(props: TableProps<Self>) -> AnyView;

    /// The place of the next action: dice, buttons, what would come of them.
    fn actions(props: TableProps<Self>) -> AnyView;

    /// What somebody has, beside the name in the row of players.
    fn player_panel(props: TableProps<Self>, seat: Seat) -> AnyView;

    /// The scores on the result screen, with their sums: a row for each, in this order.
    fn score_table(props: TableProps<Self>, ranked: &[Ranked]) -> AnyView;
}

/// What every part of a table is given: plain values and signals. Nothing at a table knows more than this.
pub struct TableProps<G: GameScene> {
    /// What is shown.
    pub scene: Memo<G::Scene>,
    /// The language.
    pub lang: Signal<Lang>,
    /// Who plays.
    pub people: People,
    /// What the table is for.
    pub mode: Mode,
    /// The proportions of the room that there is.
    pub format: Signal<Format>,
    /// Hears what is touched.
    pub on_touch: Callback<G::Touch>,
}

impl<G: GameScene> Clone for TableProps<G> {
    fn clone(&self) -> Self {
        Self { people: self.people.clone(), ..*self }
    }
}

/// Somebody at the end of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ranked {
    /// The place, from 1; who is equal shares it.
    pub place: u8,
    /// Who that is.
    pub info: SeatInfo,
}

/// Makes the table of scores, from everybody with their place, the best first.
pub type ScoreTable = Arc<dyn Fn(&[(u8, Seat)]) -> AnyView + Send + Sync>;

/// The colours of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seating {
    /// Those that can be chosen.
    pub colours: &'static [Colour],
    /// If people sit in the order of the colours: the sentence that says why.
    pub order: Option<&'static str>,
}

/// One option of a game and what it can be.
#[derive(Clone, Debug, PartialEq)]
pub struct Variant {
    /// The field in the record's options.
    pub field: &'static str,
    /// What it is about.
    pub title: &'static str,
    /// The values, the default first: as in the record, with a name and one sentence.
    pub values: Vec<(Value, &'static str, &'static str)>,
    /// How it is chosen.
    pub pick: Pick,
}

/// How a variant is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pick {
    /// One of the values.
    One,
    /// The second value or not: one box to tick.
    Switch,
    /// Some of the values, in the order in which they are chosen: how many at the most, and how many come with each of the
    /// ready-made choices, which have names.
    Some(usize, &'static [(usize, &'static str)]),
    /// Nobody can choose at this table: which value it is, and why. The record does not name it.
    Fixed(usize, &'static str),
}

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

/// The version of a save: generation, time, position.
type Version = (u32, u64, u32);

impl Pictures {
    /// The picture of a save: the one that is there, or the one that its game makes of it.
    ///
    /// # Errors
    /// When its record cannot be played.
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
    let (record, undone) = saved.split();
    let mut game = Timeline::<G>::read(record).map_err(|broken| judged(&broken.fault))?;
    // Events to redo that somebody has changed in the save end where the first of them is wrong; the game itself is whole.
    game.append(undone.iter().map_while(|event| EventOf::<G>::deserialize(event).ok()));

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
    let game = Timeline::<G>::read(record).map_err(|broken| judged(&broken.fault))?;
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
