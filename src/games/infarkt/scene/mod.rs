//! The contents of the table. PURE.

mod ahead;
mod answers;
mod next_choice;
mod places;
mod play;
mod scores;
mod seats;
mod sounds;
mod telling;
mod way;

pub mod company;
pub mod day;
pub mod heaps;
pub mod layout;
pub mod lettering;
pub mod moment;
pub mod orders;
pub mod panel;
pub mod proposal;
pub mod reading;
pub mod scenery;
pub mod select;
pub mod selection;
pub mod signs;
pub mod story;

use std::borrow::Cow;

use crate::engine::{BySeat, Seat};
use crate::games::infarkt::text::{NextChoice, Prompt};
use crate::games::infarkt::{Design, Due, Events, Health, Party, Pending, Phase, Place, Special, State};
use crate::games::seam::scores::Scores;
use crate::games::{Asked, Flight, GamePlay, GameScene, SceneInput};
use crate::i18n::{Lang, Names};

use ahead::{coming, pills};
use company::{Company, arrive, flights, just_fed};
use day::Part;
use heaps::{Aside, Choosable, Heap, arrived, choosable, heaps};
use moment::Moment;
use next_choice::further_choice;
use proposal::{Foreseen, Proposal, is_extended, proposal, special};
use selection::Selection;
use story::{Story, plans_open, story};
use telling::{eating, has_died, is_night, seat_told};
use way::basis;

pub use answers::{AnswerScene, ChipScene, GuestScene};
pub use places::{ActivityScene, PlaceScene};
pub use seats::{PlanScene, SeatScene};

/// The table at a moment, as a viewer sees it: plans and drugs of secret planning, and the events that the dead prepare, are hidden from
/// the others.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// The number of the round.
    pub round: u16,
    /// The part of the round.
    pub phase: Phase,
    /// The part of the round as players speak of it; `None` when the game is over.
    pub part: Option<Part>,
    /// What is displayed over the board before anything else happens.
    pub moment: Option<Moment>,
    /// The player asked, and the decision that is due.
    pub asked: Option<(Seat, Due)>,
    /// Whether the player asked has a choice; if not, the action plays itself.
    pub asks: bool,
    /// The player whose plan is being carried out.
    pub acting: Option<Seat>,
    /// The seat with the beginner's chip.
    pub beginner: Seat,
    /// The possessions and health of each seat.
    pub seats: BySeat<SeatScene>,
    /// The places of this game, in the order of IN-13 and IN-30.
    pub places: Vec<PlaceScene>,
    /// The events on offer; `None` while they are hidden.
    pub offer: Option<Events>,
    /// The events put aside by two players; `None` at a larger table.
    pub aside: Option<Aside>,
    /// The cards shown to the player asked, from left to right.
    pub heaps: Vec<Heap>,
    /// The single card chosen.
    pub card: Option<ChosenCard>,
    /// The pending effect.
    pub pending: Option<Pending>,
    /// The consequences of the pending effect if accepted, and with each drug that helps.
    pub answers: Vec<AnswerScene>,
    /// The points of the pending effect that family chips can avoid.
    pub chips: Vec<ChipScene>,
    /// The players who can be invited, while that can be done.
    pub guests: Vec<GuestScene>,
    /// The next thing to touch, once a selection has begun for which several have to be chosen.
    pub choice: Option<NextChoice>,
    /// Whether all plans have just been opened.
    pub plans_open: bool,
    /// Whether a selection has begun that leads to an action; it can be taken back.
    pub begun: bool,
    /// The action selected.
    pub proposal: Option<Proposal>,
    /// The party in progress.
    pub party: Option<Party>,
    /// What has just happened, if it is told panel by panel.
    pub story: Option<Story>,
    /// The pieces in motion.
    pub flights: Vec<Flight>,
    /// The drugs that could save the player asked from what is coming.
    pub pills: Vec<AnswerScene>,
    /// The prompt.
    pub prompt: Prompt,
}

/// A card chosen by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChosenCard {
    /// The card.
    pub design: Design,
    /// Its further effect in this game, and whether that depends on an extension.
    pub special: Option<(Special, bool)>,
}

/// When a lethal indicator reaches the grave, as things stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grave {
    /// With the action that is about to be carried out.
    AtOnce,
    /// At the end of the round.
    AtEndOfRound,
}

impl Scene {
    /// The decision that is due.
    pub fn due(&self) -> Option<Due> {
        self.asked.map(|(_, due)| due)
    }

    /// Whether it is night on the board.
    pub fn is_night(&self) -> bool {
        self.part == Some(Part::Night)
    }

    /// The indicators of a player who plans or carries out a plan, now and after the end of the round, if that kills them as things stand.
    pub fn doomed(&self) -> Option<(Health, Health)> {
        let (seat, _) = self.asked.filter(|(_, due)| matches!(due, Due::Plan | Due::Go | Due::Visit(_)))?;
        let has = self.seats.get(seat)?;
        let comes_first = has.health.after(has.coming).is_deadly();
        (has.is_doomed() && !comes_first).then(|| (has.health, has.ahead()))
    }

    /// When the main button leads somebody to the grave, if it does.
    pub fn grave(&self) -> Option<Grave> {
        let by_proposal = match &self.proposal {
            Some(proposal) => proposal.verdict.iter().flatten().any(Foreseen::is_deadly),
            None => self.answers.first().is_some_and(|accepted| accepted.after.is_deadly()),
        };
        match by_proposal {
            true => Some(Grave::AtOnce),
            false => self.doomed().map(|_| Grave::AtEndOfRound),
        }
    }
}

impl GameScene for State {
    type Scene = Scene;

    fn scene_of(input: &SceneInput<'_, Self>) -> Scene {
        let SceneInput { state, log, viewer, told, .. } = *input;
        let story = story(state, told.map_or(state, |told| &told.step.after), log);
        let mut company = story.as_ref().and_then(|story| Company::of(state, story));
        if let (Some(company), Some(told)) = (&mut company, told) {
            company.guests.retain(|guest| !has_died(told, *guest));
            company.eating = eating(told);
        }
        // A secret selection is shown to nobody else.
        let hidden = state.secret().is_some_and(|seat| viewer != Some(seat));
        let nothing = Selection::default();
        let selection = if hidden { &nothing } else { input.selection };
        let basis = basis(state, selection.activity);
        // While an event is told, nothing is asked.
        let moment = told.map(Moment::of).filter(|moment| moment.time().is_some());
        let asked = told.is_none().then(|| input.asked()).filter(|asked| asked.asks);
        let asks = asked.is_some();
        let choosable = match asked.filter(|_| !hidden) {
            None => Choosable::default(),
            Some(asked) => match &basis {
                Cow::Borrowed(_) => choosable(&basis, &asked.legal, selection),
                Cow::Owned(there) => choosable(&basis, &Asked::of(there).legal, selection),
            },
        };
        let arrived = match told {
            Some(told) => arrived(told.effects().iter()),
            None => arrived(input.unseen.iter().chain(input.last.iter().flat_map(|step| &step.effects))),
        };
        let place = |place: Place| {
            let company = company.as_ref().filter(|company| company.place == place);
            let mut shown = state.place_scene(viewer, selection, place, company, &arrived);
            shown.pointed |= input.pointed_out.is_some_and(|entry| entry.places().contains(&place));
            // Actions that play themselves are not offered.
            if !asks {
                shown.is_target = false;
                shown.open = false;
                shown.activities.iter_mut().for_each(|activity| activity.is_target = false);
            }
            shown
        };
        let proposal = proposal(&basis, selection);
        let pills = if hidden || !asks { Vec::new() } else { pills(&basis, selection, proposal.as_ref()) };
        let seat = |seat: Seat| {
            if let Some(told) = told {
                return seat_told(told, viewer, seat, log);
            }
            let coming = coming(state, proposal.as_ref(), seat);
            state.seat_scene(viewer, seat, coming, just_fed(log, seat), log)
        };
        Scene {
            round: state.round(),
            phase: state.phase(),
            part: told.filter(|told| is_night(*told)).map_or_else(|| Part::of(state), |_| Some(Part::Night)),
            asked: state.asked(),
            asks,
            acting: state.acting(),
            beginner: state.beginner(),
            seats: BySeat::new(state.seats().len() as u8, seat),
            places: state.places().iter().map(place).collect(),
            offer: state.offer_seen_by(viewer).copied(),
            aside: Aside::of(state),
            heaps: heaps(&basis, viewer, selection, &choosable, &arrived),
            card: selection.card.map(|design| ChosenCard {
                design,
                special: special(state, design).map(|special| (special, is_extended(state, special))),
            }),
            pending: state.pending().filter(|_| told.is_none()),
            answers: if told.is_none() { state.answer_scenes() } else { Vec::new() },
            chips: if told.is_none() { state.chip_scenes(selection) } else { Vec::new() },
            guests: state.guest_scenes(selection),
            choice: if hidden { None } else { further_choice(state, selection) },
            plans_open: plans_open(log),
            begun: asks && selection.is_begun(&basis),
            pills,
            proposal,
            moment,
            party: state.party(),
            story,
            flights: match told {
                Some(told) if !arrive(told) => Vec::new(),
                _ => input.flights(|step| flights(step, input.is_told)),
            },
            prompt: state.prompt(),
        }
    }

    fn flights(scene: &Scene) -> &[Flight] {
        &scene.flights
    }

    fn scores(scene: &Scene, ranked: &[(u8, Seat)], lang: Lang, names: &Names) -> Scores {
        scores::scores(scene, ranked, lang, names)
    }
}
