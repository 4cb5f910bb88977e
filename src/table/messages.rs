//! What a table is told, and what it commands.

use crate::bots::{Answer, Question};
use crate::engine::{Control, Seat};
use crate::games::seam::Sound;

/// An input to the table, besides touches on it.
#[derive(Clone, Debug)]
pub enum Input {
    /// The game has just been opened.
    Open,
    /// The time of [`Command::Wake`] has come.
    Wake,
    /// The time of [`Command::Settle`] has come.
    Settled,
    /// Ends the tumbling of dice, the dealing of many cards, or the pause before an automatic event.
    Skip,
    /// While bots play: plays on without pauses to the next moment at which a person is asked, or to the end if no person takes part any
    /// more.
    FastForward,
    /// Displays the last events of bots once more.
    Replay,
    /// Displays the game as it was after this number of events, and plays nothing from now on.
    ViewAt(usize),
    /// The settings have changed: what is due may be another.
    TempoChanged,
    /// Picks the next part of the chance event that is being entered, by its index among the options.
    Pick(usize),
    /// Undoes up to the last stop for a person or the last event that was entered, or asks those whom that concerns; takes back the part that
    /// was picked last.
    Undo,
    /// The person at this seat agrees to an undo.
    Agree(Seat),
    /// Somebody does not agree to an undo.
    Disagree,
    /// Redoes up to the next stop for a person.
    Redo,
    /// Closes the refusal.
    Dismiss,
    /// The player for whom the device is handed over has taken it.
    Reveal,
    /// The device was put away: the next viewer has to confirm who they are.
    Hide,
    /// Marks the places of this log entry on the board, or of none.
    PointOut(Option<usize>),
    /// Changes the control of a seat from now on.
    HandOver(Seat, Control),
    /// Requests the reason for a bot's decision, by the index of its event.
    AskWhy(usize),
    /// Requests a hint, or its next step.
    AskHint,
    /// Plays the action of a complete hint.
    DoHint,
    /// Closes the advice.
    CloseAdvice,
    /// The final answer to the question of [`Command::Think`]; `None` if there is none.
    Thought(Option<Answer>),
    /// Another tab has continued the game: play stops here.
    Conflict,
}

/// A command of the table to its caller.
#[derive(Clone, Debug)]
pub enum Command {
    /// Display the table, which has changed.
    Show,
    /// The touch has changed nothing and says nothing.
    Ignore,
    /// Play these sounds: what they belong to is displayed now.
    Play(Vec<Sound>),
    /// Save the change of the events.
    SaveChange,
    /// Save the whole game, after a change that is not one of its events.
    SaveWhole,
    /// Save the indices of the events for which a hint was taken.
    SaveHints(Vec<usize>),
    /// Save the indices of the events that people have entered.
    SaveEntered(Vec<usize>),
    /// Send [`Input::Wake`] after this number of milliseconds, instead of any time before.
    Wake(u32),
    /// Do not send [`Input::Wake`].
    CancelWake,
    /// Send [`Input::Settled`] this number of milliseconds after the change is visible.
    Settle(u32),
    /// Do not send [`Input::Settled`].
    CancelSettle,
    /// Prepare for questions: a bot at the table searches.
    Prepare,
    /// Search for the answer to this question and send [`Input::Thought`].
    Think(Question),
    /// Answer the question now, with the result so far.
    AnswerNow,
    /// Cancel the search.
    StopThinking,
}
