//! What is where on the table. PURE.

use crate::engine::{BySeat, Seat};
use crate::games::GameScene;
use crate::games::infarkt::text::Prompt;
use crate::games::infarkt::{
    Action, Activity, Chance, Change, Chip, Deck, Design, Drugs, Due, Events, Goods, Health, Illegal, Party, Pending,
    Phase, Place, Places, State, To,
};

/// The table at a moment, as somebody sees it: plans that are made in secret, what is done meanwhile, and the events that the
/// dead prepare are hidden from the others.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// The number of the round.
    pub round: u16,
    /// The part of the round.
    pub phase: Phase,
    /// Who is asked, and for what.
    pub asked: Option<(Seat, Due)>,
    /// Whose plans are being carried out.
    pub acting: Option<Seat>,
    /// Where the beginner's chip is.
    pub beginner: Seat,
    /// What everybody has.
    pub seats: BySeat<SeatScene>,
    /// The places of this game, in the order of IN-13 and IN-30.
    pub places: Vec<PlaceScene>,
    /// The events that are laid out; `None` while they are hidden.
    pub offer: Option<Events>,
    /// The goods on the flea market.
    pub market: Goods,
    /// The drug on the flea market.
    pub market_drug: Option<Design>,
    /// What is left on the black market.
    pub black_market: Goods,
    /// The cards that are being looked at.
    pub looking: Vec<Design>,
    /// The effect that somebody is asked about.
    pub pending: Option<Pending>,
    /// The party that is going on.
    pub party: Option<Party>,
    /// The cards left in the piles: goods, drugs, events.
    pub piles: [u8; 3],
    /// The discards.
    pub discards: [u8; 3],
    /// What is due.
    pub prompt: Prompt,
}

/// What a player has.
#[derive(Clone, Debug, PartialEq)]
pub struct SeatScene {
    /// Does the player live?
    pub alive: bool,
    /// The money.
    pub euro: u16,
    /// The indicators.
    pub health: Health,
    /// What the end of the round will add as things stand.
    pub forecast: Change,
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
    /// The places that an event forbids this round.
    pub bans: Places,
    /// The events that were taken, in their order.
    pub diary: Vec<Design>,
    /// The closest living neighbours, the left one first.
    pub neighbours: [Option<Seat>; 2],
}

/// What is seen of a plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlanScene {
    /// There is none yet.
    None,
    /// It is set, but hidden.
    Hidden,
    /// The places whose piece is still on the board.
    Seen(Places),
}

/// A place.
#[derive(Clone, Debug, PartialEq)]
pub struct PlaceScene {
    /// Which.
    pub place: Place,
    /// Whose pieces are seen there, in seat order.
    pub pieces: Vec<Seat>,
    /// Is somebody there now?
    pub visited: bool,
    /// Touching it is a legal action, or sets a piece.
    pub lit: bool,
    /// What can be done there.
    pub activities: Vec<ActivityScene>,
}

/// What can be done at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ActivityScene {
    /// What.
    pub activity: Activity,
    /// What it brings in money; below 0 it costs. For who acts, or as printed.
    pub balance: i16,
    /// Why who is there cannot do it now; nothing if it can be done, perhaps with cards that have to be chosen.
    pub why_not: Option<Illegal>,
}

impl GameScene for State {
    type Scene = Scene;

    type Selection = ();
    type Touch = ();
    type StandingOrder = std::convert::Infallible;

    fn scene_of(input: &crate::games::SceneInput<'_, Self>) -> Scene {
        let state = input.state;
        let decks = [Deck::Goods, Deck::Drugs, Deck::Events];
        Scene {
            round: state.round(),
            phase: state.phase(),
            asked: state.asked(),
            acting: state.acting(),
            beginner: state.beginner(),
            seats: BySeat::new(state.seats().len() as u8, |seat| state.seat_scene(input.viewer, seat)),
            places: state.places().iter().map(|place| state.place_scene(input.viewer, place)).collect(),
            offer: state.offer_seen_by(input.viewer).copied(),
            market: *state.market(),
            market_drug: state.market_drug(),
            black_market: *state.black_market(),
            looking: state.looking().to_vec(),
            pending: state.pending(),
            party: state.party(),
            piles: decks.map(|deck| state.pile(deck)),
            // A drug that is taken in secret does not show here either.
            discards: decks.map(|deck| state.discards(deck) - state.secret_discards(input.viewer, deck)),
            prompt: state.prompt(),
        }
    }

    fn touch(&self, (): &(), (): &()) -> crate::games::Touched<Self> {
        crate::games::Touched::Roll
    }

    fn active_seat(&self) -> Option<Seat> {
        match (self.asked(), self.draws_to()) {
            (Some((seat, _)), _) => Some(seat),
            (None, Some(To::Hand(seat) | To::Looking(seat) | To::Pub(seat))) => Some(seat),
            (None, _) => self.acting(),
        }
    }

    fn is_manual_chance(&self) -> bool {
        false
    }

    fn secret(&self) -> Option<Seat> {
        let secret = |due: &Due| (*due == Due::Plan && !self.open_planning()) || *due == Due::Remove;
        self.asked().filter(|(_, due)| secret(due)).map(|(seat, _)| seat)
    }

    fn is_dice(_chance: &Chance) -> bool {
        false
    }
}

impl State {
    fn seat_scene(&self, viewer: Option<Seat>, seat: Seat) -> SeatScene {
        let health = self.health_seen_by(viewer, seat);
        SeatScene {
            alive: self.is_alive(seat),
            euro: self.euro(seat),
            health,
            forecast: if health == self.health(seat) { self.forecast(seat) } else { health.decay() },
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
            neighbours: if self.is_alive(seat) { self.neighbours(seat) } else { [None; 2] },
        }
    }

    fn place_scene(&self, viewer: Option<Seat>, place: Place) -> PlaceScene {
        let has_piece = |seat: &Seat| self.plan_seen_by(viewer, *seat).is_some_and(|plan| plan.contains(place));
        let visited = self.visit().is_some_and(|visit| visit.place == place);
        let lit = match self.asked() {
            Some((seat, Due::Go)) => self.check_go(seat, place),
            Some((seat, Due::Plan)) => self.open_places(seat).contains(place),
            _ => false,
        };
        let activity = |activity: &Activity| {
            let here = self.acting().filter(|_| visited);
            ActivityScene {
                activity: *activity,
                balance: here.map_or_else(
                    || i16::from(activity.wage()) - i16::from(activity.price()),
                    |seat| self.balance(seat, *activity),
                ),
                why_not: here.and_then(|seat| self.why_not(seat, *activity)),
            }
        };
        PlaceScene {
            place,
            pieces: self.seats().filter(has_piece).collect(),
            visited,
            lit,
            activities: Activity::at(place).iter().map(activity).collect(),
        }
    }

    fn check_go(&self, seat: Seat, place: Place) -> bool {
        use crate::engine::Game;
        self.check(seat, &Action::Go(place)).is_ok()
    }

    /// How many drugs others have discarded since plans are made in secret.
    fn secret_discards(&self, viewer: Option<Seat>, deck: Deck) -> u8 {
        if deck != Deck::Drugs {
            return 0;
        }
        self.seats().map(|seat| self.drugs_seen_by(viewer, seat).len() - self.drugs(seat).len()).sum()
    }
}
