//! What the shell says: the words that each language fills in.

use super::Forms;
use crate::engine::Colour;

/// What bots are called, in every language.
pub const BOT_NAMES: [&str; 8] = ["Vena", "Pulso", "Aorta", "Takt", "Cora", "Tikki", "Kardi", "Systo"];

/// How many notices there are.
pub const NOTICES: usize = 11;

/// What the app has to say to the table, in a banner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Notice {
    /// The browser forbids storage: nothing outlives the page.
    StorageForbidden,
    /// Storage is full: the last moves are only in this page.
    StorageFull,
    /// Storage is full or forbidden, but the journal keeps the game.
    OnlyJournal,
    /// There is no journal: what localStorage has not written to the disk yet would be lost.
    NoJournal,
    /// Storage was full: the oldest finished games have been put away.
    MadeRoom,
    /// A saved game could not be read and is kept aside.
    BrokenSave,
    /// One of the two copies of a game could not be read; the other one could.
    BrokenCopy,
    /// A saved game comes from a later version and is kept untouched.
    LaterSave,
    /// Two stores told of the same game differently; both are kept.
    TwoVersions,
    /// The game goes on in another tab.
    OtherTab,
    /// The system gave no random numbers.
    NoEntropy,
}

impl Notice {
    /// Is a game in danger that is being played?
    pub fn is_of_storage(self) -> bool {
        matches!(self, Self::StorageForbidden | Self::StorageFull | Self::OnlyJournal | Self::NoJournal)
    }
}

/// The words of the shell in one language. Where they speak of a number or a name, it stands in the hole: `{0}`.
#[derive(Debug)]
pub struct ShellWords {
    /// The language's name for itself.
    pub endonym: &'static str,
    /// Between the last two of a list.
    pub and: &'static str,
    /// One line under the title on the shelf.
    pub subtitle: &'static str,
    /// Heading over the unfinished games.
    pub go_on: &'static str,
    /// Heading over the games that are over.
    pub finished: &'static str,
    /// Heading of the new game screen, before the game's name.
    pub new_game: &'static str,
    /// Button on a box.
    pub play: &'static str,
    /// From which age.
    pub age: &'static str,
    /// Players, after how many can play.
    pub players: Forms,
    /// How long it takes.
    pub minutes: &'static str,
    /// Label of the language choice.
    pub language: &'static str,
    /// Label of the theme choice.
    pub theme: &'static str,
    /// System, light, dark.
    pub themes: [&'static str; 3],
    /// Button that closes something.
    pub close: &'static str,
    /// Button that takes back what has been chosen and not yet done.
    pub cancel: &'static str,
    /// Button back to the shelf.
    pub shelf: &'static str,
    /// Link to the licences.
    pub licences: &'static str,
    /// Before the version.
    pub version: &'static str,
    /// Heading over the seats.
    pub seats: &'static str,
    /// Label of a name field.
    pub name: &'static str,
    /// The name of a player who gives none.
    pub player: &'static str,
    /// Label of a colour choice.
    pub colour: &'static str,
    /// Colours with their shapes, in the order of `Colour`.
    pub colours: [&'static str; 9],
    /// Button.
    pub add_seat: &'static str,
    /// Button; the name.
    pub remove_seat: &'static str,
    /// Button; the name.
    pub move_up: &'static str,
    /// Button; the name.
    pub move_down: &'static str,
    /// Heading over the choice.
    pub who_begins: &'static str,
    /// Where the rules roll for it.
    pub dice_decide: &'static str,
    /// Button that draws lots.
    pub draw_lots: &'static str,
    /// The lot has fallen; the name.
    pub lot_falls: &'static str,
    /// Heading over the options.
    pub variants: &'static str,
    /// Button.
    pub start: &'static str,
    /// Heading over the strip of seats.
    pub at_table: &'static str,
    /// Heading over the board.
    pub board: &'static str,
    /// Heading over the place of the next action.
    pub action: &'static str,
    /// Button.
    pub undo: &'static str,
    /// Button.
    pub redo: &'static str,
    /// Heading and button of the log.
    pub log: &'static str,
    /// What happened in one turn, counted.
    pub steps: Forms,
    /// What a touch on a sentence does that names places.
    pub show_places: &'static str,
    /// The button under the lines of the log that shows the page before.
    pub earlier: &'static str,
    /// The button over an earlier page that shows the page after.
    pub newer: &'static str,
    /// The button over an earlier page that shows the newest.
    pub newest: &'static str,
    /// Label of the choice between a person and the bots.
    pub who_decides: &'static str,
    /// A seat for which a person decides.
    pub person: &'static str,
    /// Bots by their level, from 1.
    pub bots: [&'static str; 4],
    /// The sign of a bot at its name.
    pub bot: &'static str,
    /// Button: all seats but the first become bots.
    pub others_are_bots: &'static str,
    /// A bot is about to play; its name.
    pub bot_plays: &'static str,
    /// What was done, by somebody who had taken a hint.
    pub with_hint: &'static str,
    /// Who says something to what happened, and what.
    pub says: &'static str,
    /// Button at what a bot did: why?
    pub why: &'static str,
    /// Heading: what the bot could have done; its name.
    pub why_of: &'static str,
    /// Button that gives a hint, and the heading over it.
    pub hint: &'static str,
    /// The next step of a hint.
    pub more: &'static str,
    /// Button of the last step of a hint: does what it says.
    pub do_it: &'static str,
    /// The second step of a hint: the name of what it is about.
    pub it_is_about: &'static str,
    /// Somebody is thinking.
    pub thinking: &'static str,
    /// How likely it is to win with that, in per cent.
    pub to_win: &'static str,
    /// What was done, among other things that could have been.
    pub was_done: &'static str,
    /// Box to tick: bots make no remarks.
    pub quiet: &'static str,
    /// Label of the choice of how fast bots play.
    pub pace: &'static str,
    /// Slow, normal, fast, at once.
    pub paces: [&'static str; 4],
    /// Whose turn it is.
    pub turn_of: &'static str,
    /// Before the name of who is to take the device, because something is secret.
    pub pass_on: &'static str,
    /// Button: they have it.
    pub i_am: &'static str,
    /// Before the id of a rule.
    pub rule: &'static str,
    /// Link to the rules of a game.
    pub rules: &'static str,
    /// The rules could not be fetched.
    pub rules_missing: &'static str,
    /// A game is being fetched.
    pub loading: &'static str,
    /// A game could not be fetched; its name.
    pub game_missing: &'static str,
    /// Something else came in the place of a game; its name, and what the browser says of it.
    pub game_broken: &'static str,
    /// Button: the page.
    pub reload: &'static str,
    /// Button.
    pub try_again: &'static str,
    /// Heading of the result.
    pub result: &'static str,
    /// One winner.
    pub wins: &'static str,
    /// Several winners, as a list.
    pub share_win: &'static str,
    /// Button.
    pub rematch: &'static str,
    /// Button.
    pub see_board: &'static str,
    /// Button.
    pub see_result: &'static str,
    /// Button that removes an unfinished game from the shelf; the game's name.
    pub put_away: &'static str,
    /// It has been removed.
    pub put_away_done: &'static str,
    /// Button that takes the removal back.
    pub take_back: &'static str,
    /// What the app has to say, in the order of `Notice`.
    pub notices: [&'static str; NOTICES],
    /// Button: go on here instead of in the other tab.
    pub take_over: &'static str,
    /// Button.
    pub update_now: &'static str,
    /// A new version is there.
    pub update_ready: &'static str,
    /// Before a fault of a setup.
    pub bad_setup: &'static str,
    /// Button: the game that is played as a file.
    pub keep_file: &'static str,
    /// Button: a game from a file.
    pub open_file: &'static str,
    /// Why a file is not opened: too large, no game, a later version, the table, the event with this number, the result.
    pub file_faults: [&'static str; 6],
    /// The address names no game that is there.
    pub not_found: &'static str,
}

impl ShellWords {
    /// The sentence of a notice.
    pub fn notice(&self, notice: Notice) -> &'static str {
        self.notices[notice as usize]
    }

    /// A colour with its shape.
    pub fn colour_name(&self, colour: Colour) -> &'static str {
        self.colours[colour as usize]
    }
}
