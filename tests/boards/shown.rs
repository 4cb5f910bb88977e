//! The parts of a table as HTML.

use std::sync::Once;

use any_spawner::{CustomExecutor, Executor, PinnedFuture, PinnedLocalFuture};
use heartbox::engine::{Seat, Setup, Timeline};
use heartbox::games::seam::ui::{GameUi, TableProps};
use heartbox::games::{Format, SceneInput, Size, TableGame, Touched, names, people};
use heartbox::i18n::Lang;
use heartbox::table::{AnyTable, TextContext};
use heartbox::ui::{Unfolded, Watched};
use leptos::prelude::*;

use super::driven::Driven;
use super::html::Html;

/// Runs no tasks: HTML is made before effects run.
struct Nothing;

impl CustomExecutor for Nothing {
    fn spawn(&self, _future: PinnedFuture<()>) {}

    fn spawn_local(&self, _future: PinnedLocalFuture<()>) {}

    fn poll_local(&self) {}
}

/// The HTML of a view.
fn html(draw: impl FnOnce() -> AnyView) -> String {
    static EXECUTOR: Once = Once::new();
    EXECUTOR.call_once(|| Executor::init_custom_executor(Nothing).expect("the only one"));
    let owner = Owner::new();
    let html = owner.with(|| draw().to_html());
    owner.cleanup();
    html
}

/// How a table is looked at.
#[derive(Clone, Copy)]
pub struct Looked {
    /// The language.
    pub lang: Lang,
    /// Whether it can be touched.
    pub touchable: bool,
    /// The size of its board.
    pub size: Size,
    /// Whether a bot decides.
    pub watched: bool,
}

impl Looked {
    /// A table that is played at, in this language.
    pub const fn played(lang: Lang) -> Self {
        Self { lang, touchable: true, size: Size::Table, watched: false }
    }
}

/// The table: its board, the place of action, and the panels of its seats, each in an element with a class of its own.
pub fn table<G: GameUi>(setup: &Setup<G>, scene: &G::Scene, looked: Looked) -> Html {
    table_under::<G>(setup, scene, looked, None)
}

/// The table while a finger, the mouse or the focus is on a button.
pub fn table_under<G: GameUi>(setup: &Setup<G>, scene: &G::Scene, looked: Looked, hovered: Option<G::Touch>) -> Html {
    let draw = |view: &dyn Fn(TableProps<G>) -> AnyView| {
        html(|| {
            provide_context(Watched(Signal::stored(looked.watched)));
            view(props(setup, scene, looked, hovered.clone()))
        })
    };
    let board = draw(&|props| G::board(props));
    let actions = if looked.touchable { draw(&|props| G::actions(props)) } else { String::new() };
    let panel = |seat| format!("<div class=\"seat\">{}</div>", draw(&|props| G::player_panel(props, seat)));
    let panels: String = Seat::all(setup.seats.count()).map(panel).collect();
    let actions = format!("<section class=\"actions\">{actions}</section>");
    Html::read(format!("<section class=\"board\">{board}</section>{actions}{panels}"))
}

/// What the game draws for a seat in the score table.
pub fn score_details<G: GameUi>(setup: &Setup<G>, scene: &G::Scene, seat: Seat, lang: Lang) -> Html {
    Html::read(html(|| {
        provide_context(Unfolded(RwSignal::new(true)));
        G::score_details(props(setup, scene, Looked::played(lang), None), seat)
    }))
}

fn props<G: GameUi>(setup: &Setup<G>, scene: &G::Scene, looked: Looked, hovered: Option<G::Touch>) -> TableProps<G> {
    let (scene, Looked { lang, touchable, size, .. }) = (scene.clone(), looked);
    TableProps {
        scene: Memo::new(move |_| scene.clone()),
        lang: Signal::stored(lang),
        people: people(setup, &names(setup, lang)),
        touchable,
        size,
        format: Signal::stored(Format::Wide),
        hovered: RwSignal::new(hovered),
        on_touch: Callback::new(|_| {}),
    }
}

/// A table at which a test touches what is drawn.
pub struct Played<G: GameUi> {
    pub driven: Driven<G>,
}

impl<G: GameUi> Played<G> {
    /// The table of this game after a number of events and the automatic play that follows them.
    pub fn at(game: &Timeline<G>, events: usize) -> Self {
        let mut played = Self::begin(game, events);
        played.driven.rest(usize::MAX);
        played
    }

    /// The table of this game after exactly this number of events.
    pub fn begin(game: &Timeline<G>, events: usize) -> Self {
        let mut begun = Timeline::new(game.setup().clone()).expect("the setup of a game");
        for event in &game.events()[..events] {
            begun.play(event.clone()).expect("an event of the game");
        }
        Self { driven: Driven::opened(begun) }
    }

    /// The table in English.
    pub fn html(&self) -> Html {
        self.html_under(None)
    }

    /// The table in English while a button is hovered.
    pub fn html_under(&self, hovered: Option<G::Touch>) -> Html {
        let setup = self.driven.table.timeline().setup();
        table_under::<G>(setup, &self.driven.table.scene(), Looked::played(Lang::En), hovered)
    }

    /// What is said about the event with this index, in English.
    pub fn told(&self, event: usize) -> String {
        let names = self.driven.table.names(Lang::En);
        let context = TextContext { lang: Lang::En, names: &names, is_quiet: true };
        self.driven.table.entry_of(event, context).expect("an event").text.replace('\u{a0}', " ")
    }

    /// Touches the part of the board with this `data-touch`, which has to be drawn.
    pub fn tap(&mut self, part: &str) -> Html {
        let drawn = self.html();
        assert!(drawn.count(&format!(".board [data-touch={part}]")) > 0, "{part} is not on the board");
        self.press(G::touch_of(part).unwrap_or_else(|| panic!("{part} is no part")))
    }

    /// Touches this.
    pub fn press(&mut self, touch: G::Touch) -> Html {
        self.driven.press(&touch);
        self.html()
    }
}

/// The scene after a touch that selects something; `None` if it does something else.
pub fn selected<G: TableGame>(state: &G, viewer: Option<Seat>, touch: &G::Touch) -> Option<G::Scene> {
    let Touched::Select(selection) = state.touch(&G::Selection::default(), touch) else { return None };
    Some(G::scene_of(&SceneInput { viewer, ..SceneInput::of(state, &selection) }))
}
