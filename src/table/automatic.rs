//! Automatic play: dice come to rest, cards are turned over, forced decisions are played, standing orders are carried out, and bots play.

use super::display::{Afterwards, Display};
use super::persons::decider;
use super::tempo::{Pace, Relation};
use super::{Command, Readiness, Table};
use crate::engine::{Event, EventOf, Step, Turn};
use crate::games::seam::pace::{NextStep, PAUSE, due_chance, next_step};
use crate::games::{OrderStep, TableGame};

/// Duration of the tumbling of dice, in milliseconds. A touch ends it. The style sheet has the same value as `--tumble`.
const TUMBLE_MS: u32 = 560;
/// Maximum pause before the next automatic event if reduced motion is requested, in milliseconds.
const SHORT_PAUSE_MS: u32 = 120;

/// The least time for which the last event of a game is displayed before the winners are, in milliseconds, and that for which the end of a
/// person's part in the game is. The style sheet has the same value as `--last-event`.
pub(super) const LAST_EVENT_MIN_MS: u32 = 1200;
/// The least time for which the last event of a game is displayed if it has been told part by part, in milliseconds.
const TOLD_EVENT_MIN_MS: u32 = 300;
/// Time for which an offer is displayed before it is declined, in milliseconds. A touch accepts or declines it at once.
const OFFER_MS: u32 = 2000;
/// Time for which the farewell to the last person who is out of the game is displayed unless it is touched, in milliseconds: nobody has to
/// read faster, and a table that has been left does not stop for ever.
const FAREWELL_MAX_MS: u32 = 120_000;
/// Time for which the winners are displayed over the board before the result, in milliseconds. The style sheet has the same value as
/// `--winners`.
const WINNERS_MS: u32 = 1500;

/// Time after automatic play during which controls ignore touches, counted from the frame in which its result is visible, in milliseconds:
/// an earlier touch was meant for what was displayed before.
pub const SETTLE_MS: u32 = 350;

/// What is played automatically in a state.
#[derive(Clone)]
pub(super) enum Due<G: TableGame> {
    /// A person acts or takes the device, or the game is over.
    Nothing,
    /// Tumbling dice come to rest.
    Dice,
    /// The result of a game that has just ended is displayed.
    Result,
    /// The displayed part of an event is followed by the next one.
    Part,
    /// An event that is displayed before anything else happens has been displayed.
    Held,
    /// The last person is out of the game, which is displayed until they touch anything.
    Farewell,
    /// The decision of a standing order.
    Order(G::Action),
    /// The decision that declines an offer, on behalf of a person. Touches are accepted meanwhile.
    Declined(G::Action),
    /// A forced event, or one that waits for nobody.
    Step(NextStep<G>),
    /// A decision or a roll of a bot.
    Bot,
    /// The next event that is displayed once more.
    Replay,
}

impl<G: TableGame> Due<G> {
    /// Whether it happens by itself, so that a touch meanwhile only skips the pause before it.
    pub fn is_automatic(&self) -> bool {
        !matches!(self, Self::Nothing | Self::Declined(_))
    }
}

impl<G: TableGame> Table<G> {
    /// Plans the next automatic event after the displayed state, so that events are displayed one by one.
    pub(super) fn schedule(&mut self) {
        self.stop_thinking();
        if self.is_explaining() || self.takeback.is_some() {
            return self.command(Command::CancelWake);
        }
        let before = self.readiness();
        self.due = self.next_due();
        let pause = match &self.due {
            Due::Nothing => None,
            Due::Dice => Some(self.tempo.speed.duration(TUMBLE_MS)),
            Due::Result => Some(self.last_event_ms() + WINNERS_MS),
            Due::Part => Some(self.part_time()),
            Due::Held => Some(self.held()),
            Due::Farewell => Some(FAREWELL_MAX_MS),
            Due::Order(_) if self.display.is_hidden() => Some(0),
            Due::Order(_) => Some(self.pause(PAUSE)),
            Due::Declined(_) => Some(OFFER_MS),
            Due::Step(step) => Some(self.pause(self.pause_before(step))),
            Due::Bot if self.hurried().is_some() || self.display.is_hidden() => Some(0),
            Due::Bot => Some(self.tempo.pace.pause(self.relation())),
            Due::Replay => Some(self.replay_pause()),
        };
        // Also the last event of a game is displayed before the result.
        if matches!(self.due, Due::Nothing | Due::Result | Due::Declined(_)) {
            self.end_fast_forward();
        }
        self.command(pause.map_or(Command::CancelWake, Command::Wake));
        match (self.due.is_automatic(), before) {
            (true, Readiness::Busy) | (false, Readiness::Ready | Readiness::Settling) => {}
            (true, _) => {
                self.is_settling = false;
                self.command(Command::CancelSettle);
            }
            (false, Readiness::Busy) => {
                self.is_settling = true;
                self.command(Command::Settle(SETTLE_MS));
            }
        }
    }

    fn next_due(&mut self) -> Due<G> {
        match &self.display {
            Display::Past { .. } => return Due::Nothing,
            Display::Tumbling(_) => return Due::Dice,
            Display::Now { .. } | Display::Replay { .. } if self.display.is_telling() => return Due::Part,
            Display::Replay { .. } => return Due::Replay,
            // It is displayed for as long as its result is held, then the winners are.
            Display::Now { next: Afterwards::Result, .. } => return Due::Result,
            Display::Now { .. } if self.display.is_held() => return Due::Held,
            Display::Now { next: Afterwards::Farewell(_), .. } => return Due::Farewell,
            Display::Now { next: Afterwards::Nothing, .. } => {}
        }
        if self.handoff().is_some() {
            return Due::Nothing;
        }
        if let Some(due) = self.own_chance_due() {
            return due;
        }
        if let Some(action) = self.ordered() {
            return Due::Order(action);
        }
        if !self.past.asked().asks {
            return next_step(&self.timeline, self.past.asked(), &self.dice).map_or(Due::Nothing, Due::Step);
        }
        if self.is_bot_due() {
            return Due::Bot;
        }
        self.declined().map_or(Due::Nothing, Due::Declined)
    }

    /// Plays what is due, without its pause. Returns whether anything was.
    pub(super) fn play_due(&mut self) -> bool {
        match self.due.clone() {
            Due::Nothing => return false,
            Due::Dice => {
                if self.land() {
                    self.show();
                }
            }
            Due::Part => {
                self.tell_next();
                self.show();
            }
            Due::Result | Due::Held | Due::Farewell => {
                // The displayed state remains the same.
                if !matches!(self.due, Due::Held) {
                    self.display.go_on();
                }
                self.display.release();
                self.command(Command::Show);
                self.schedule();
            }
            Due::Order(action) | Due::Declined(action) => self.decide(action),
            Due::Step(step) => self.go_on(step.events),
            Due::Bot => self.play_bot(),
            Due::Replay => self.replay_next(),
        }
        true
    }

    /// Ends the tumbling of dice, the dealing of many cards, the pause before an automatic event, a bot's move or the result, or the
    /// display of an event; a touch during any of them has only this effect.
    pub(super) fn skip(&mut self) {
        match &self.due {
            Due::Step(step) if step.deals => {
                let rest = due_chance(&self.timeline, &self.dice);
                self.play_all(rest);
            }
            Due::Bot if self.search.is_some() => self.command(Command::AnswerNow),
            Due::Part | Due::Replay if self.display.is_replay() => self.end_replay(None),
            Due::Part => {
                self.skip_parts();
                self.show();
            }
            _ => {
                self.play_due();
            }
        }
    }

    /// Plays the events of an automatic step. A single event may be a roll of dice, which tumble.
    fn go_on(&mut self, mut events: Vec<EventOf<G>>) {
        match (events.pop(), events.is_empty()) {
            (Some(event), true) => self.play_event(event),
            (Some(event), false) => {
                events.push(event);
                self.play_all(events);
            }
            (None, _) => {}
        }
    }

    /// The relation of the next event to the last one.
    pub(super) fn relation(&self) -> Relation {
        let last = self.display.last().filter(|last| self.is_bots(&last.step.before));
        let Some(step) = last.map(|last| &last.step) else { return Relation::Apart };
        if matches!(&step.event, Event::Chance { chance } if G::is_dice(chance)) {
            return Relation::Apart;
        }
        if G::continues(step) {
            return Relation::SameStep;
        }
        // What has been told part by part has been read.
        if self.told_until().is_some() {
            return Relation::SameBot;
        }
        match decider(&step.before) == decider(&step.after) {
            true if self.unseen.events > 0 => Relation::AfterSeveral,
            true => Relation::SameBot,
            false => Relation::Apart,
        }
    }

    /// The pause before an automatic event: none if it continues the step of a bot.
    fn pause_before(&self, step: &NextStep<G>) -> u32 {
        if self.display.is_hidden() { 0 } else { step.pause }
    }

    /// The pause before an automatic event: shorter if reduced motion is requested, none while bots play without a pause.
    fn pause(&self, pause: u32) -> u32 {
        let pause = self.tempo.speed.duration(pause);
        let pause = if self.tempo.is_still { pause.min(SHORT_PAUSE_MS) } else { pause };
        if self.is_hurried() { 0 } else { pause }
    }

    /// Time for which the last event of a game is displayed before the winners are, in milliseconds.
    pub(super) fn last_event_ms(&self) -> u32 {
        let least = if self.told_until().is_some() { TOLD_EVENT_MIN_MS } else { LAST_EVENT_MIN_MS };
        least.max(self.held())
    }

    /// Time for which the result of the last event is displayed before anything else happens, in milliseconds.
    pub(super) fn held(&self) -> u32 {
        self.tempo.speed.duration(self.display.last().map_or(0, |last| last.held))
    }

    /// Accepts touches again at once.
    pub(super) fn end_settling(&mut self) {
        if self.readiness() == Readiness::Settling {
            self.is_settling = false;
            self.command(Command::CancelSettle);
        }
    }

    /// Whether a bot is due: to decide, to roll for itself, or to roll for all if there is no person at the table.
    pub(super) fn is_bot_due(&self) -> bool {
        let state = self.timeline.state();
        match decider(state) {
            Some(seat) => !self.persons.has(seat),
            None => state.turn() == Turn::Chance && self.persons.is_empty(),
        }
    }

    /// Whether a bot decides or rolls in this state.
    pub(super) fn is_bots(&self, state: &G) -> bool {
        decider(state).is_some_and(|seat| !self.persons.has(seat))
    }

    /// Whether events are played without pauses now.
    pub(super) fn is_hurried(&self) -> bool {
        self.hurried().is_some() || self.tempo.pace == Pace::AtOnce && self.is_bots(self.timeline.state())
    }

    /// Whether an event is displayed for long enough to be heard.
    pub(super) fn is_heard(&self, step: &Step<G>) -> bool {
        self.hurried().is_none() && !(self.tempo.pace == Pace::AtOnce && self.is_bots(&step.before))
    }

    /// The decision that declines the offer to a person, if they are not asked. After undo they are: they have come back for another decision.
    fn declined(&self) -> Option<G::Action> {
        self.display.last().filter(|_| self.tempo.declines_offers)?;
        self.timeline.state().declines()
    }

    /// The action due by the standing orders in this state. Orders that have ended are removed.
    pub(super) fn ordered(&mut self) -> Option<G::Action> {
        let mut due = None;
        let state = self.timeline.state();
        self.orders.retain(|order| match state.carry_out(order) {
            OrderStep::Act(action) => {
                due.get_or_insert(action);
                true
            }
            OrderStep::Wait => true,
            OrderStep::Done => false,
        });
        due
    }
}
