//! The table of the page: one row for each game, without its type.

use leptos::prelude::*;
use serde_json::Value;

use super::{Told, heartstrings, tintenherz};
use crate::engine::{EventOf, Facts, Playthrough, Seat, Seed, SetupError, Turn};
use crate::i18n::{Lang, Names, Notice};
use crate::session::{Desk, Handle, SeatInfo, Session, begin};
use crate::storage::{SaveError, SaveId, Saved};

/// A game that can be put on the page.
pub trait Tabled: Told {
    /// How long a game takes, in minutes.
    const MINUTES: u8;
    /// From which age it is for.
    const AGE: u8;

    /// What the box says.
    fn blurb(lang: Lang) -> Blurb;

    /// The variants that a table can choose, in words.
    fn variants(lang: Lang) -> Vec<Variant>;

    /// What is due, in words.
    fn prompt(&self, lang: Lang, names: &Names) -> String;

    /// The board, touchable.
    fn board(session: Session<Self>) -> AnyView;

    /// The place of the next action: dice and buttons.
    fn deed(session: Session<Self>) -> AnyView;

    /// What a seat has, beside its name in the strip.
    fn seat(session: Session<Self>, seat: Seat) -> AnyView;

    /// The scores on the result screen, with their sums.
    fn reckoning(state: &Self, lang: Lang, seats: &[SeatInfo]) -> AnyView;

    /// A small picture of the board, not to be touched.
    fn picture(state: &Self, seats: &[SeatInfo]) -> AnyView;
}

/// What a box says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Blurb {
    /// The game's name.
    pub title: &'static str,
    /// One sentence.
    pub tagline: &'static str,
    /// How it is won.
    pub goal: &'static str,
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
}

/// One game on the page. The shell knows nothing else of it.
pub struct TableRow {
    /// What holds for every game of the kind.
    pub facts: &'static Facts,
    /// How long it takes, in minutes.
    pub minutes: u8,
    /// From which age.
    pub age: u8,
    /// What the box says.
    pub blurb: fn(Lang) -> Blurb,
    /// The variants in words.
    pub variants: fn(Lang) -> Vec<Variant>,
    /// The record of a new game from a setup; see [`begin`].
    pub begin: fn(&Value) -> Result<Value, Option<SetupError>>,
    /// Puts a saved game on the page.
    pub open: fn(Desk, &SaveId, Saved, u32) -> Result<Opened, SaveError>,
    /// An unfinished game in small, for the shelf; nothing if it is no game, or over.
    pub glance: fn(Value, Lang) -> Option<Glance>,
}

/// A game that has been put on the page.
pub struct Opened {
    /// The session without its type.
    pub handle: Handle,
    /// The board.
    pub board: AnyView,
    /// The place of the next action.
    pub deed: AnyView,
    /// What is due, in words.
    pub prompt: Signal<String>,
    /// What a seat has.
    pub seat: Callback<Seat, AnyView>,
    /// The scores.
    pub reckoning: Callback<(), AnyView>,
}

/// An unfinished game in small.
pub struct Glance {
    /// The board.
    pub picture: AnyView,
    /// Who plays.
    pub seats: Vec<SeatInfo>,
    /// What is due, in words.
    pub prompt: String,
}

const fn row<G: Tabled>() -> TableRow {
    TableRow {
        facts: &G::FACTS,
        minutes: G::MINUTES,
        age: G::AGE,
        blurb: G::blurb,
        variants: G::variants,
        begin: begin::<G>,
        open: open::<G>,
        glance: glance::<G>,
    }
}

/// A game that is not there yet, on the shelf all the same.
pub struct ClosedBox {
    /// The id that it will have; its box is drawn already.
    pub id: &'static str,
    /// Its name.
    pub title: &'static str,
}

/// A place on the shelf.
pub enum Box {
    /// A game that can be played.
    Open(TableRow),
    /// One that cannot yet.
    Closed(ClosedBox),
}

/// The shelf, from left to right. The rows of the page.
pub static SHELF: &[Box] = &[
    Box::Closed(ClosedBox { id: "flow", title: crate::i18n::titles::FLOW }),
    Box::Open(row::<heartstrings::State>()),
    Box::Closed(ClosedBox { id: "infarkt", title: crate::i18n::titles::INFARKT }),
    Box::Open(row::<tintenherz::State>()),
];

/// The row of a game.
pub fn table(id: &str) -> Option<&'static TableRow> {
    SHELF.iter().find_map(|place| match place {
        Box::Open(row) if row.facts.id == id => Some(row),
        _ => None,
    })
}

fn open<G: Tabled>(desk: Desk, id: &SaveId, mut saved: Saved, generation: u32) -> Result<Opened, SaveError> {
    // A record that was made elsewhere may have no seed: it gets one now.
    let seed = seed(&mut saved.record).map_err(|_| {
        desk.say(Notice::NoEntropy);
        SaveError::Broken
    })?;
    let mut game = Playthrough::<G>::read(saved.record).map_err(|_| SaveError::Broken)?;
    let undone: Result<Vec<EventOf<G>>, _> = saved.undone.into_iter().map(serde_json::from_value).collect();
    game.set_undone(undone.unwrap_or_default());

    let session = Session::new(game, seed.dice(), id.clone(), generation, desk);
    let handle = session.handle();
    let lang = desk.settings.lang;
    Ok(Opened {
        handle,
        board: G::board(session),
        deed: G::deed(session),
        prompt: Memo::new(move |_| session.shown().with(|state| state.prompt(lang.get(), &session.names()))).into(),
        seat: Callback::new(move |seat| G::seat(session, seat)),
        reckoning: Callback::new(move |()| {
            let seats = handle.seats.get_value();
            session.shown().with(|state| G::reckoning(state, lang.get(), &seats))
        }),
    })
}

fn seed(record: &mut Value) -> Result<Seed, getrandom::Error> {
    let kept = record.get("setup").and_then(|setup| setup.get("seed")).cloned();
    if let Some(seed) = kept.and_then(|seed| serde_json::from_value(seed).ok()) {
        return Ok(seed);
    }
    let seed = Seed::from_entropy()?;
    if let Some(setup) = record.get_mut("setup").and_then(Value::as_object_mut) {
        setup.insert("seed".to_owned(), serde_json::json!(seed));
    }
    Ok(seed)
}

fn glance<G: Tabled>(record: Value, lang: Lang) -> Option<Glance> {
    let game = Playthrough::<G>::read(record).ok()?;
    if game.state().turn() == Turn::Over {
        return None;
    }
    let seats = SeatInfo::of(game.setup());
    let names = Names::new(game.setup().seats.map(|_, seat| seat.name.as_str().to_owned()));
    let picture = G::picture(game.state(), &seats);
    Some(Glance { picture, prompt: game.state().prompt(lang, &names), seats })
}
