//! The contents of the table. PURE.

mod ahead;
mod next_choice;

pub mod day;
pub mod heaps;
pub mod layout;
pub mod lettering;
pub mod moment;
pub mod panel;
pub mod proposal;
pub mod scenery;
pub mod select;
pub mod signs;
pub mod story;

use crate::engine::{BySeat, Event, Game, Seat, Step};
use crate::games::infarkt::text::{NextChoice, Prompt, Words};
use crate::games::infarkt::{
    Action, Activity, Chance, Change, Chip, Death, Design, Drugs, Due, Events, Goods, Health, Illegal, Indicator,
    Party, Pending, Phase, Place, Places, Special, State, To,
};
use crate::games::{GameScene, OrderStep, SceneInput, Touched};
use crate::i18n::Lang;

use ahead::{ahead, coming, pills};
use day::Part;
use heaps::{Choosable, Heap, choosable, heaps, wares};
use moment::{Moment, last_words};
use next_choice::next_choice;
use proposal::{Proposal, is_extended, proposal, special};
use select::{AcceptAll, Selection, Touch, Way, basis, joins, outcome, plays_itself, simple, touch};
use story::{Story, plans_open, story};

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
    /// The players who can be invited, while a guest is being chosen.
    pub guests: Vec<GuestScene>,
    /// The next thing to touch, if several have to be chosen.
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
    /// The drugs that could save the player asked from what is coming.
    pub pills: Vec<AnswerScene>,
    /// The prompt.
    pub prompt: Prompt,
}

/// A player's possessions and health.
#[derive(Clone, Debug, PartialEq)]
pub struct SeatScene {
    /// Whether the player is alive.
    pub alive: bool,
    /// The death.
    pub death: Option<Death>,
    /// Whether the player has won.
    pub winner: bool,
    /// The money.
    pub euro: u16,
    /// The indicators.
    pub health: Health,
    /// The change at the end of the round, as things stand.
    pub forecast: Change,
    /// The change that comes before that: by what is chosen, or by the pending effect.
    pub coming: Change,
    /// The change that the end of the round has just made, while that is displayed.
    pub worsened: Change,
    /// The card whose line is quoted after the player's death.
    pub last_words: Option<Design>,
    /// The goods.
    pub goods: Goods,
    /// The drugs.
    pub drugs: Drugs,
    /// The family chips.
    pub family: u8,
    /// The career chips.
    pub career: u8,
    /// The plan.
    pub plan: PlanScene,
    /// The places that events ban for this round.
    pub bans: Places,
    /// The events taken, in order.
    pub diary: Vec<Design>,
}

/// The visible part of a plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlanScene {
    /// No plan yet.
    None,
    /// Set, but hidden.
    Hidden,
    /// The places of the pieces still on the board.
    Seen(Places),
}

/// A place.
#[derive(Clone, Debug, PartialEq)]
pub struct PlaceScene {
    /// The place.
    pub place: Place,
    /// The seats with visible pieces there, in seat order.
    pub pieces: Vec<Seat>,
    /// The seat that has selected this place for its plan.
    pub planned: Option<Seat>,
    /// Whether a player is visiting the place.
    pub visited: bool,
    /// Whether a touch is a legal action or sets a piece.
    pub lit: bool,
    /// Whether a hint recommends going there.
    pub pointed: bool,
    /// Whether the player asked is there or can go there now, so that its activities can be touched.
    pub open: bool,
    /// Whether an event bans the place this round for the player asked.
    pub banned: bool,
    /// The cards that lie there, each with its number of copies.
    pub wares: Vec<(Design, u8)>,
    /// The activities of the place.
    pub activities: Vec<ActivityScene>,
}

/// An activity of a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ActivityScene {
    /// The activity.
    pub activity: Activity,
    /// The change of money, negative if it costs: for the player who acts, or as printed.
    pub balance: i16,
    /// The chips gained: for the player who acts, or as printed.
    pub chips: Option<(Chip, u8)>,
    /// The reason why the player there cannot do it now; `None` if it can be done, perhaps after a choice of cards.
    pub why_not: Option<Illegal>,
    /// Whether a touch does it or selects it.
    pub lit: bool,
    /// Whether it is selected: cards or people are to be chosen for it.
    pub chosen: bool,
    /// The indicators of the player who can do it, before and after; `None` if it takes cards or people, or cannot be done.
    pub outcome: Option<(Health, Health)>,
}

/// A card chosen by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChosenCard {
    /// The card.
    pub design: Design,
    /// Its further effect in this game, and whether that depends on an extension.
    pub special: Option<(Special, bool)>,
}

/// The consequences of an effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AnswerScene {
    /// The drug taken first; `None` for accepting the effect.
    pub drug: Option<Design>,
    /// The indicators before it.
    pub before: Health,
    /// The indicators after it.
    pub after: Health,
}

/// The points of a pending effect that family chips can avoid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChipScene {
    /// The indicator.
    pub indicator: Indicator,
    /// The number of points chosen to be avoided.
    pub chosen: u8,
}

/// A player who can be invited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GuestScene {
    /// Their seat.
    pub seat: Seat,
    /// Whether this guest is chosen.
    pub chosen: bool,
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
}

impl SeatScene {
    /// The indicators after what is coming and after the end of the round, as things stand.
    pub fn ahead(&self) -> Health {
        ahead(self.health, self.coming, self.forecast)
    }

    /// Whether the player dies of what is coming or at the end of the round, as things stand.
    pub fn is_doomed(&self) -> bool {
        self.alive && self.ahead().is_deadly()
    }
}

impl GameScene for State {
    type Scene = Scene;
    type Selection = Selection;
    type Touch = Touch;
    type StandingOrder = AcceptAll;

    fn scene_of(input: &SceneInput<'_, Self>) -> Scene {
        let SceneInput { state, log, viewer, .. } = *input;
        // A secret selection is shown to nobody else.
        let hidden = state.secret().is_some_and(|seat| viewer != Some(seat));
        let nothing = Selection::default();
        let selection = if hidden { &nothing } else { input.selection };
        let basis = basis(state, selection);
        // While an event is displayed before anything else happens, nothing is asked.
        let moment = input.held.and_then(Moment::of);
        let asks = state.asks() && input.held.is_none();
        // The end of a round is displayed when the next one has begun.
        let night = input.held.filter(|_| moment.as_ref().is_some_and(|moment| !moment.worsened.is_empty()));
        let choosable = if hidden || !asks { Choosable::default() } else { choosable(&basis, selection) };
        let place = |place: Place| {
            let mut shown = state.place_scene(viewer, selection, place);
            // Actions that play themselves are not offered.
            if !asks {
                shown.lit = false;
                shown.open = false;
                shown.activities.iter_mut().for_each(|activity| activity.lit = false);
            }
            shown
        };
        let proposal = proposal(&basis, selection);
        let pills = if hidden || !asks { Vec::new() } else { pills(&basis, selection, proposal.as_ref()) };
        let seat = |seat: Seat| {
            let coming = coming(state, proposal.as_ref(), seat);
            let worsened = moment.as_ref().map_or(Change::NONE, |moment| moment.worsened_of(seat));
            state.seat_scene(viewer, seat, coming, worsened)
        };
        Scene {
            round: night.map_or(state.round(), |step| step.before.round()),
            phase: state.phase(),
            part: night.map_or_else(|| Part::of(state), |_| Some(Part::Night)),
            asked: state.asked(),
            asks,
            acting: state.acting(),
            beginner: state.beginner(),
            seats: BySeat::new(state.seats().len() as u8, seat),
            places: state.places().iter().map(place).collect(),
            offer: state.offer_seen_by(viewer).copied(),
            heaps: heaps(&basis, viewer, selection, &choosable),
            card: selection.card.map(|design| ChosenCard {
                design,
                special: special(state, design).map(|special| (special, is_extended(state, special))),
            }),
            pending: state.pending(),
            answers: state.answer_scenes(),
            chips: state.chip_scenes(selection),
            guests: state.guest_scenes(selection),
            choice: if hidden { None } else { next_choice(state, selection) },
            plans_open: plans_open(log),
            begun: asks && selection.is_begun(&basis),
            pills,
            proposal,
            moment,
            party: state.party(),
            story: story(state, log),
            prompt: state.prompt(),
        }
    }

    fn touch(&self, selection: &Selection, touched: &Touch) -> Touched<Self> {
        touch(self, selection, *touched)
    }

    fn point_at(&self, action: &Action) -> Selection {
        Selection::of(action)
    }

    fn active_seat(&self) -> Option<Seat> {
        match (self.asked(), self.draws_to()) {
            (Some((seat, _)), _) => Some(seat),
            (None, Some(To::Hand(seat) | To::Looking(seat) | To::Pub(seat))) => Some(seat),
            (None, _) => self.acting(),
        }
    }

    fn turn_owner(&self) -> Option<Seat> {
        self.acting().or_else(|| self.active_seat())
    }

    fn is_manual_chance(&self) -> bool {
        false
    }

    fn secret(&self) -> Option<Seat> {
        let secret = |due: &Due| (*due == Due::Plan && !self.open_planning()) || *due == Due::Remove;
        self.asked().filter(|(_, due)| secret(due)).map(|(seat, _)| seat)
    }

    fn secret_matter(&self, lang: Lang) -> Option<&'static str> {
        match self.asked()? {
            (_, Due::Plan) => Some(Words::of(lang).secret_plan()),
            (_, Due::Remove) => Some(Words::of(lang).secret_removal()),
            _ => None,
        }
    }

    fn is_dice(_chance: &Chance) -> bool {
        false
    }

    fn plays_itself(&self) -> Option<Action> {
        plays_itself(self)
    }

    fn continues(step: &Step<Self>) -> bool {
        // A visit with all answers to it, the plans of all players, and the answers at the end of a round.
        let (before, after) = (&step.before, &step.after);
        let is_answered = |state: &State| state.phase() == Phase::Respond && state.acting().is_none();
        after.visit().is_some()
            || [before, after].iter().all(|state| state.phase() == Phase::Planning)
            || is_answered(before) && is_answered(after)
    }

    fn takes_part(&self, seat: Seat) -> bool {
        self.is_alive(seat) || self.other_world()
    }

    fn hold(step: &Step<Self>) -> u32 {
        Moment::of(step).map_or(0, |moment| moment.time())
    }

    fn joins(first: &Action, next: &Action) -> bool {
        joins(first, next)
    }

    fn carry_out(&self, order: &AcceptAll) -> OrderStep<Action> {
        order.carry_out(self)
    }
}

impl State {
    fn seat_scene(&self, viewer: Option<Seat>, seat: Seat, coming: Change, worsened: Change) -> SeatScene {
        let health = self.health_seen_by(viewer, seat);
        let death = self.dead().iter().find(|death| death.seat == seat).copied();
        SeatScene {
            alive: self.is_alive(seat),
            death,
            last_words: death.and_then(|death| last_words(self, seat, death.cause)),
            winner: self.outcome().is_some_and(|outcome| outcome.winners.contains(seat)),
            euro: self.euro(seat),
            health,
            forecast: if health == self.health(seat) { self.forecast(seat) } else { health.decay() },
            coming,
            worsened,
            goods: *self.goods(seat),
            drugs: self.drugs_seen_by(viewer, seat),
            family: self.chips(seat, Chip::Family),
            career: self.chips(seat, Chip::Career),
            plan: match self.plan_seen_by(viewer, seat) {
                Some(plan) => PlanScene::Seen(plan),
                None if self.has_planned(seat) => PlanScene::Hidden,
                None => PlanScene::None,
            },
            bans: self.bans(seat),
            diary: self.diary(seat).to_vec(),
        }
    }

    fn place_scene(&self, viewer: Option<Seat>, selection: &Selection, place: Place) -> PlaceScene {
        let has_piece = |seat: &Seat| self.plan_seen_by(viewer, *seat).is_some_and(|plan| plan.contains(place));
        let asked = self.asked();
        let visited = self.visit().is_some_and(|visit| visit.place == place);
        let way = match asked {
            Some((_, Due::Go | Due::Visit(_))) => Way::to(self, place).ok(),
            _ => None,
        };
        let lit = match asked {
            Some((_, Due::Go | Due::Visit(_))) => way.is_some() && !visited,
            Some((seat, Due::Plan)) => self.open_places(seat).contains(place),
            _ => false,
        };
        let activity = |activity: &Activity| {
            let there = match &way {
                Some(way) => self.acting().zip(Some(&way.there)),
                None => self.acting().filter(|_| visited).zip(Some(self)),
            };
            let why_not = there.and_then(|(seat, there)| there.why_not(seat, *activity));
            let outcome = match (&way, simple(*activity), asked) {
                (Some(way), Some(action), Some((seat, _))) => {
                    outcome(&way.there, seat, &action).map(|after| (self.health(seat), after))
                }
                _ => None,
            };
            ActivityScene {
                activity: *activity,
                outcome,
                balance: there.map_or_else(
                    || i16::from(activity.wage()) - i16::from(activity.price()),
                    |(seat, there)| there.balance(seat, *activity),
                ),
                chips: match there {
                    Some((seat, there)) => there.brings(seat, *activity),
                    None => activity.chips(),
                },
                why_not,
                lit: why_not.is_none() && way.is_some(),
                chosen: selection.activity == Some(*activity),
            }
        };
        PlaceScene {
            place,
            pieces: self.seats().filter(has_piece).collect(),
            planned: asked.map(|(seat, _)| seat).filter(|_| selection.plan.contains(place)),
            visited,
            lit,
            pointed: selection.go == Some(place),
            open: way.is_some(),
            banned: asked.is_some_and(|(seat, _)| self.bans(seat).contains(place)),
            wares: wares(self, place),
            activities: Activity::at(place).iter().map(activity).collect(),
        }
    }

    /// The consequences of the pending effect: if accepted, and with each drug that makes it milder.
    fn answer_scenes(&self) -> Vec<AnswerScene> {
        let Some(pending) = self.pending().filter(|_| self.can_be_answered()) else { return Vec::new() };
        let seat = pending.seat;
        let answer = |drug: Option<Design>| {
            let mut after = self.clone();
            if let Some(card) = drug {
                after.apply(&Event::decision(seat, Action::Drug(card))).ok()?;
            }
            let comes = after.pending().map_or(Change::NONE, |pending| pending.effect);
            Some((drug, after.health(seat).after(comes)))
        };
        let as_it_is = self.health(seat).after(pending.effect);
        let drugs = self.drugs(seat).iter().filter_map(|(card, _)| answer(Some(card)));
        let worse = |indicator: Indicator| pending.effect[indicator] > 0;
        let helps =
            |health: Health| health.iter().any(|(indicator, value)| worse(indicator) && value < as_it_is[indicator]);
        let all = answer(None).into_iter().chain(drugs.filter(|(_, after)| helps(*after)));
        all.map(|(drug, after)| AnswerScene { drug, before: self.health(seat), after }).collect()
    }

    /// The points that the family chips of the player asked can avoid.
    fn chip_scenes(&self, selection: &Selection) -> Vec<ChipScene> {
        let Some(pending) = self.pending().filter(|pending| self.chips(pending.seat, Chip::Family) > 0) else {
            return Vec::new();
        };
        let worse = pending.effect.iter().filter(|(_, by)| *by > 0);
        worse.map(|(indicator, _)| ChipScene { indicator, chosen: selection.chips_for(indicator) }).collect()
    }

    /// All other living players, while a guest is being chosen.
    fn guest_scenes(&self, selection: &Selection) -> Vec<GuestScene> {
        let Some((host, _)) = self.asked().filter(|_| selection.activity == Some(Activity::Invite)) else {
            return Vec::new();
        };
        let others = self.living().filter(|seat| *seat != host);
        others.map(|seat| GuestScene { seat, chosen: selection.guest == Some(seat) }).collect()
    }
}
