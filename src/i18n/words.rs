//! The words of the page: a struct that each language fills in.

use super::Forms;
use crate::engine::Colour;

/// The names of bots, in every language.
pub const BOT_NAMES: [&str; 8] = ["Vena", "Pulso", "Aorta", "Takt", "Cora", "Tikki", "Kardi", "Systo"];

/// The number of notices.
pub const NOTICES: usize = 11;

/// A message of the app to the table, in a banner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Notice {
    /// The browser forbids storage: games are lost when the page is closed.
    StorageForbidden,
    /// Storage is full: the last moves exist only in this page.
    StorageFull,
    /// Storage is full or forbidden, but the journal saves the game.
    OnlyJournal,
    /// There is no journal: data that localStorage has not yet written to the disk would be lost.
    NoJournal,
    /// Storage was full: the oldest finished games have been removed.
    MadeRoom,
    /// A saved game could not be read and has been moved aside.
    BrokenSave,
    /// One of the two copies of a game could not be read; the other one was used.
    BrokenCopy,
    /// A saved game was written by a later version and stays untouched.
    LaterSave,
    /// localStorage and the journal had different versions of a game; both are saved.
    TwoVersions,
    /// Another tab plays this game.
    OtherTab,
    /// The system supplied no random numbers.
    NoEntropy,
}

impl Notice {
    /// Whether the game that is being played may be lost.
    pub fn is_of_storage(self) -> bool {
        matches!(self, Self::StorageForbidden | Self::StorageFull | Self::OnlyJournal | Self::NoJournal)
    }
}

/// The words of the page in one language. A number or a name is inserted at the placeholder `{0}`.
#[derive(Debug)]
pub struct ShellWords {
    /// The language's own name.
    pub endonym: &'static str,
    /// The word between the last two items of a list.
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
    /// The minimum age.
    pub age: &'static str,
    /// The noun after the number of players.
    pub players: Forms,
    /// The duration.
    pub minutes: &'static str,
    /// Label of the language choice.
    pub language: &'static str,
    /// Label of the theme choice.
    pub theme: &'static str,
    /// System, light, dark.
    pub themes: [&'static str; 3],
    /// Button that closes something.
    pub close: &'static str,
    /// Button: cancels a choice that has not been carried out.
    pub cancel: &'static str,
    /// Button back to the shelf.
    pub shelf: &'static str,
    /// Link to the licences.
    pub licences: &'static str,
    /// Label of the version.
    pub version: &'static str,
    /// Heading over the seats.
    pub seats: &'static str,
    /// Label of a name field.
    pub name: &'static str,
    /// The default name of a player.
    pub player: &'static str,
    /// Label of a colour choice.
    pub colour: &'static str,
    /// Colours with their shapes, in the order of `Colour`.
    pub colours: [&'static str; 9],
    /// Button: adds a seat.
    pub add_seat: &'static str,
    /// Button: removes a seat; the name.
    pub remove_seat: &'static str,
    /// Button: moves a seat up; the name.
    pub move_up: &'static str,
    /// Button: moves a seat down; the name.
    pub move_down: &'static str,
    /// Heading over the choice of the first seat.
    pub who_begins: &'static str,
    /// Says that the dice decide, where the rules roll for the first seat.
    pub dice_decide: &'static str,
    /// Button that draws lots.
    pub draw_lots: &'static str,
    /// The result of the lot; the name.
    pub lot_falls: &'static str,
    /// Heading over the options.
    pub variants: &'static str,
    /// Button: begins the game.
    pub start: &'static str,
    /// Heading over the strip of seats.
    pub at_table: &'static str,
    /// Heading over the board.
    pub board: &'static str,
    /// Heading over the area of the next action.
    pub action: &'static str,
    /// Button: undo.
    pub undo: &'static str,
    /// Button: redo.
    pub redo: &'static str,
    /// Heading and button of the log.
    pub log: &'static str,
    /// The number of steps in one turn.
    pub steps: Forms,
    /// Label of a sentence in the log that highlights its places on the board when touched.
    pub show_places: &'static str,
    /// Button under the lines of the log: the previous, earlier page.
    pub earlier: &'static str,
    /// Button over an earlier page of the log: the next, newer page.
    pub newer: &'static str,
    /// Button over an earlier page of the log: the newest page.
    pub newest: &'static str,
    /// Label of the choice between a person and the bots.
    pub who_decides: &'static str,
    /// A person, as the one who decides for a seat.
    pub person: &'static str,
    /// Bots by their level, from 1.
    pub bots: [&'static str; 4],
    /// The mark of a bot beside its name.
    pub bot: &'static str,
    /// Button: all seats but the first become bots.
    pub others_are_bots: &'static str,
    /// A bot's turn is due; its name.
    pub bot_plays: &'static str,
    /// A log entry of an action after a hint.
    pub with_hint: &'static str,
    /// A remark about an event: the speaker, and the words.
    pub says: &'static str,
    /// Button at an action of a bot: asks for the reasons.
    pub why: &'static str,
    /// Heading over the alternatives of a bot; its name.
    pub why_of: &'static str,
    /// Button that gives a hint, and the heading of the hint.
    pub hint: &'static str,
    /// Button: the next step of a hint.
    pub more: &'static str,
    /// Button of the last step of a hint: carries the hint out.
    pub do_it: &'static str,
    /// The second step of a hint: the name of the object concerned.
    pub it_is_about: &'static str,
    /// A search is running.
    pub thinking: &'static str,
    /// The probability of winning with an action, in per cent.
    pub to_win: &'static str,
    /// Marks the action that was chosen among the alternatives.
    pub was_done: &'static str,
    /// Checkbox: bots make no remarks.
    pub quiet: &'static str,
    /// Label of the choice of the bots' speed.
    pub pace: &'static str,
    /// Slow, normal, fast, at once.
    pub paces: [&'static str; 4],
    /// Whose turn it is.
    pub turn_of: &'static str,
    /// Before the name of the player who takes the device next, because something is secret.
    pub pass_on: &'static str,
    /// Button: that player has the device.
    pub i_am: &'static str,
    /// Before the id of a rule.
    pub rule: &'static str,
    /// Link to the rules of a game.
    pub rules: &'static str,
    /// The rules could not be loaded.
    pub rules_missing: &'static str,
    /// A game is being loaded.
    pub loading: &'static str,
    /// A game could not be loaded; its name.
    pub game_missing: &'static str,
    /// The file of a game has an unexpected content; the game's name, and the browser's error message.
    pub game_broken: &'static str,
    /// Button: reloads the page.
    pub reload: &'static str,
    /// Button: tries again.
    pub try_again: &'static str,
    /// Heading of the result.
    pub result: &'static str,
    /// The result with one winner.
    pub wins: &'static str,
    /// The result with several winners, as a list.
    pub share_win: &'static str,
    /// Button: another game with the same people.
    pub rematch: &'static str,
    /// Button: closes the result and shows the board.
    pub see_board: &'static str,
    /// Button: shows the result.
    pub see_result: &'static str,
    /// Button: removes an unfinished game from the shelf; the game's name.
    pub put_away: &'static str,
    /// Message after the removal.
    pub put_away_done: &'static str,
    /// Button: reverts the removal.
    pub take_back: &'static str,
    /// The messages of the app, in the order of `Notice`.
    pub notices: [&'static str; NOTICES],
    /// Button: continue the game here instead of in the other tab.
    pub take_over: &'static str,
    /// Button: updates the app.
    pub update_now: &'static str,
    /// A new version is available.
    pub update_ready: &'static str,
    /// Before the fault of a setup.
    pub bad_setup: &'static str,
    /// Button: saves the current game as a file.
    pub keep_file: &'static str,
    /// Button: opens a game from a file.
    pub open_file: &'static str,
    /// Why a file is refused, in the order of `FileFault`: too large, no game, a later version, the setup, the event
    /// with this number, the result.
    pub file_faults: [&'static str; 6],
    /// The address names a game that does not exist.
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
