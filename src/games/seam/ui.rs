//! What a game gives the page: its table, drawn, and what can be chosen before it.

use leptos::prelude::*;
use serde_json::Value;

use super::{Format, GameScene, Mode, People, SeatInfo};
use crate::engine::{Colour, Seat};
use crate::i18n::Lang;

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
