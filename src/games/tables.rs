//! The table of the page: one row for each game, without its type.

use std::rc::Rc;

use serde::Deserialize;
use serde_json::Value;

use super::{GameText, flow, heartstrings, infarkt, tintenherz};
use crate::engine::record::{Fault, game_of};
use crate::engine::{Colour, EventOf, Facts, Game, Playthrough, Seat, Seed, SetupError, Turn};
use crate::i18n::{Lang, Names, Notice};
use crate::session::{AppContext, Handle, SeatInfo, Session, begin};
use crate::storage::{SaveError, SaveId, Saved};
use crate::ui::{Node, Part, load_stylesheet, paint};

/// A game that can be put on the page.
pub trait GameUi: GameText {
    /// How long a game takes, in minutes.
    const MINUTES: u8;
    /// From which age it is for.
    const AGE: u8;

    /// What the box says.
    fn blurb(lang: Lang) -> Blurb;

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

    /// The parts of the table that show a game that is being played.
    fn parts(session: Session<Self>) -> Parts;

    /// The scores on the result screen, with their sums.
    fn score_table(state: &Self, lang: Lang, seats: &[SeatInfo]) -> Node;

    /// A small picture of the board, not to be touched.
    fn picture(state: &Self, seats: &[SeatInfo]) -> Node;
}

/// The parts of the table that a game draws itself.
#[derive(Clone)]
pub struct Parts {
    /// The board, touchable.
    pub board: Part,
    /// The place of the next action: dice and buttons.
    pub actions: Part,
    /// What everybody has, beside the name in the player_panels, in seat order.
    pub player_panels: Vec<Part>,
}

/// What everybody has, each a part of its own.
pub fn player_panels(seats: &[SeatInfo], draw: impl Fn(Seat) -> Node + Copy + 'static) -> Vec<Part> {
    let part = |info: &SeatInfo| {
        let seat = info.seat;
        paint(move || draw(seat))
    };
    seats.iter().map(part).collect()
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
    pub variants: fn(Lang, u8) -> Vec<Variant>,
    /// The colours of a table of so many.
    pub seating: fn(Lang, u8) -> Seating,
    /// What each seat can be, if there is a choice.
    pub roles: fn(Lang) -> Option<Variant>,
    /// The record of a new game from a setup; see [`begin`].
    pub begin: fn(&Value) -> Result<Value, Option<SetupError>>,
    /// Puts a saved game on the page.
    pub open: fn(AppContext, &SaveId, Saved, u32) -> Result<Opened, SaveError>,
    /// An unfinished game in small, for the shelf; nothing if it is over.
    pub thumbnail: fn(Value, Lang) -> Result<Option<Thumbnail>, SaveError>,
}

/// A game that has been put on the page.
pub struct Opened {
    /// The session without its type.
    pub handle: Handle,
    /// What the game draws itself.
    pub parts: Parts,
    /// The scores.
    pub score_table: Rc<dyn Fn() -> Node>,
}

/// An unfinished game in small.
pub struct Thumbnail {
    /// The board.
    pub picture: Node,
    /// Who plays.
    pub seats: Vec<SeatInfo>,
    /// What is due, in words.
    pub prompt: String,
}

const fn row<G: GameUi>() -> TableRow {
    TableRow {
        facts: &G::FACTS,
        minutes: G::MINUTES,
        age: G::AGE,
        blurb: G::blurb,
        variants: G::variants,
        seating: G::seating,
        roles: G::roles,
        begin: begin::<G>,
        open: open::<G>,
        thumbnail: thumbnail::<G>,
    }
}

/// The shelf, from left to right. The rows of the page.
pub static SHELF: &[TableRow] =
    &[row::<flow::State>(), row::<heartstrings::State>(), row::<infarkt::State>(), row::<tintenherz::State>()];

/// The row of a game.
pub fn table(id: &str) -> Option<&'static TableRow> {
    SHELF.iter().find(|row| row.facts.id == id)
}

/// The row of the game that a record claims to be of. A game that is not known here comes from a later version.
///
/// # Errors
/// If there is none.
pub fn row_of(record: &Value) -> Result<&'static TableRow, SaveError> {
    table(game_of(record).ok_or(SaveError::Broken)?).ok_or(SaveError::Later)
}

/// What a record that cannot be read means for its save.
fn judged<G: Game>(fault: &Fault<G>) -> SaveError {
    if matches!(fault, Fault::LaterVersion(_)) { SaveError::Later } else { SaveError::Broken }
}

fn open<G: GameUi>(app: AppContext, id: &SaveId, mut saved: Saved, generation: u32) -> Result<Opened, SaveError> {
    // A record that was made conflict may have no seed: it gets one now. If there is none to be had, the game is as good as
    // before: it cannot be put on the page today.
    let seed = seed(&mut saved.record).map_err(|_| {
        app.say(Notice::NoEntropy);
        SaveError::Missing
    })?;
    let mut game = Playthrough::<G>::read(saved.record).map_err(|broken| judged(&broken.fault))?;
    let undone: Result<Vec<EventOf<G>>, _> = saved.undone.iter().map(EventOf::<G>::deserialize).collect();
    game.set_undone(undone.unwrap_or_default());

    load_stylesheet(G::FACTS.id);
    let session = Session::new(game, seed.dice(), id.clone(), generation, app);
    let handle = session.handle();
    Ok(Opened {
        handle,
        parts: G::parts(session),
        score_table: Rc::new(move || {
            let lang = session.settings().lang.get();
            session.with(|moment| G::score_table(&moment.state, lang, &handle.seats.get_value()))
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

fn thumbnail<G: GameUi>(record: Value, lang: Lang) -> Result<Option<Thumbnail>, SaveError> {
    let game = Playthrough::<G>::read(record).map_err(|broken| judged(&broken.fault))?;
    if game.state().turn() == Turn::Over {
        return Ok(None);
    }
    load_stylesheet(G::FACTS.id);
    let seats = SeatInfo::of(game.setup());
    let names = Names::new(game.setup().seats.map(|_, seat| seat.name.as_str().to_owned()));
    let picture = G::picture(game.state(), &seats);
    Ok(Some(Thumbnail { picture, prompt: game.state().prompt(lang, &names), seats }))
}
