//! Checks of legality, with the reason for each refusal.

use super::action::{Action, Cards, Chance};
use super::activities::Activity;
use super::cards::Design;
use super::effect::Chip;
use super::health::{GRAVE, Indicator};
use super::illegal::{Due, Illegal};
use super::places::{Place, Places};
use super::row::Deck;
use super::state::{MOST_CHIPS, State};
use crate::engine::Seat;

/// The number of pieces of a player (IN-6).
pub(super) const PIECES: usize = 3;

/// `Ok` if the condition holds, otherwise the error.
fn need(so: bool, or: Illegal) -> Result<(), Illegal> {
    if so { Ok(()) } else { Err(or) }
}

/// The number of copies of a design among these cards.
fn copies(cards: &[Design], card: Design) -> u8 {
    cards.iter().filter(|other| **other == card).count() as u8
}

impl State {
    /// See [`Game::check`](crate::engine::Game::check).
    pub(super) fn check_action(&self, by: Seat, action: &Action) -> Result<(), Illegal> {
        let (turn, due) = self.require_asked()?;
        need(by == turn, Illegal::NotYourTurn { turn, due })?;
        match (due, action) {
            (_, Action::Drug(card)) => {
                need(self.players[by].drugs.contains(*card), Illegal::NoSuchDrug { card: *card })
            }
            (Due::Event, Action::Event { card }) => {
                need(self.offer.contains(*card), Illegal::NotOffered { card: *card })
            }
            (Due::Plan, Action::Plan(places)) => self.check_plan(by, places),
            (Due::Go, Action::Go(place)) => {
                let planned = self.players[by].plan.unwrap_or_default();
                need(planned.contains(*place), Illegal::NotPlanned { place: *place })
            }
            (Due::Go, Action::Leave) => Err(Illegal::Nowhere),
            (Due::Go, action) if action.activity().is_some() => Err(Illegal::Nowhere),
            (Due::Visit(_), Action::Leave) => Ok(()),
            (Due::Visit(place), Action::Go(_)) => Err(Illegal::StillAt { place }),
            (Due::Visit(_), action) => {
                self.check_activity(by, action.activity().ok_or(Illegal::OtherIsDue { turn, due })?)?;
                self.check_details(by, action)
            }
            (Due::Answer, Action::Accept) => Ok(()),
            (Due::Answer, Action::Chips(chips)) => self.check_chips(by, chips),
            (Due::Keep, Action::Keep(cards)) => {
                let there = |card: &Design| copies(cards, *card) <= copies(&self.looking, *card);
                need(cards.len() == 2 && cards.iter().all(there), Illegal::NotTheseTwo)
            }
            (Due::Stock, Action::StockDrug(card)) => {
                need(self.looking.contains(card), Illegal::NotDrawn { card: *card })
            }
            (Due::Remove, Action::Remove(card)) => {
                need(self.offer.contains(*card), Illegal::NotPrepared { card: *card })
            }
            _ => Err(Illegal::OtherIsDue { turn, due }),
        }
    }

    /// The places that are open to a player's plan, each taken by itself (IN-11, IN-13).
    pub fn open_places(&self, seat: Seat) -> Places {
        self.places.minus(self.players[seat].bans)
    }

    fn check_plan(&self, by: Seat, plan: &[Place]) -> Result<(), Illegal> {
        let set: Places = plan.iter().copied().collect();
        need(plan.len() == PIECES && usize::from(set.len()) == PIECES, Illegal::ThreePlaces)?;
        for place in set.iter() {
            need(self.places.contains(place), Illegal::NotInGame { place })?;
            need(!self.players[by].bans.contains(place), Illegal::Banned { place })?;
            let rival = place.extension().and_then(|_| place.rival());
            need(rival.is_none_or(|rival| !set.contains(rival)), Illegal::Rivals { place })?;
        }
        Ok(())
    }

    /// Checks an activity at the player's current place, regardless of the cards or people chosen for it.
    pub(super) fn check_activity(&self, by: Seat, activity: Activity) -> Result<(), Illegal> {
        let (place, price) = (activity.place(), activity.price());
        let visit = self.visit.ok_or(Illegal::Nowhere)?;
        need(visit.place == place, Illegal::Conflict { place })?;
        let done = if activity == Activity::Rest { visit.rested } else { visit.done };
        need(!done, Illegal::DoneAlready { place })?;
        if let Activity::Family(count) = activity {
            need(matches!(count, 1 | 2), Illegal::OneOrTwo)?;
            need(self.family_room(by) >= count, Illegal::NoChipsLeft)?;
        }
        need(self.players[by].euro >= u16::from(price), Illegal::Poor { price })
    }

    /// Checks that there are cards at all for the activity.
    pub(super) fn check_stock(&self, by: Seat, activity: Activity) -> Result<(), Illegal> {
        let player = &self.players[by];
        match activity {
            Activity::Trade(count) => {
                let goods = player.goods.len().min(self.market.len());
                let drug = self.market_drug.is_some() && !player.drugs.is_empty();
                need(goods + u8::from(drug) >= count, Illegal::TooFewCards { place: activity.place() })
            }
            Activity::Buy => need(!self.black_market.is_empty(), Illegal::TooFewCards { place: activity.place() }),
            Activity::Cook | Activity::Party => {
                let mut kinds = player.goods.iter().map(|(card, _)| card.kind());
                let first = kinds.next();
                need(kinds.any(|kind| Some(kind) != first), Illegal::NoMeal { meal: activity })
            }
            _ => Ok(()),
        }
    }

    /// Checks the cards or people chosen for the activity.
    fn check_details(&self, by: Seat, action: &Action) -> Result<(), Illegal> {
        match action {
            Action::Trade { give, take } => self.check_trade(by, give, take),
            Action::Cook(cards) => self.check_meal(by, cards, Activity::Cook),
            Action::Party(cards) => self.check_meal(by, cards, Activity::Party),
            Action::Buy(card) => need(self.black_market.contains(*card), Illegal::NotForSale { card: *card }),
            Action::Invite(guest) => {
                let lives = self.players.get(*guest).is_some_and(|guest| guest.alive);
                need(lives && *guest != by, Illegal::NoGuest)
            }
            _ => Ok(()),
        }
    }

    /// The number of family chips that a player can still take (IN-34).
    fn family_room(&self, seat: Seat) -> u8 {
        self.family.min(MOST_CHIPS - self.players[seat].family)
    }

    /// Checks that a player has all these cards.
    fn check_hand(&self, by: Seat, cards: &[Design], place: Place) -> Result<(), Illegal> {
        let player = &self.players[by];
        for card in cards {
            let there = player.goods.count(*card) + player.drugs.count(*card);
            need(there >= copies(cards, *card), Illegal::NotInHand { card: *card, place })?;
        }
        Ok(())
    }

    fn check_trade(&self, by: Seat, give: &Cards, take: &Cards) -> Result<(), Illegal> {
        let goods = |cards: &Cards| cards.iter().filter(|card| card.deck() == Deck::Goods).count();
        let drugs = |cards: &Cards| cards.iter().filter(|card| card.deck() == Deck::Drugs).count();
        let even = goods(give) == goods(take) && drugs(give) == drugs(take) && goods(give) + drugs(give) == give.len();
        need(even && give.len() == take.len() && (1..=3).contains(&give.len()), Illegal::UnevenTrade)?;
        self.check_hand(by, give, Place::Fleamarket)?;
        let there = |card: Design| self.market.count(card) + u8::from(self.market_drug == Some(card));
        let missing = take.iter().find(|card| there(**card) < copies(take, **card));
        missing.map_or(Ok(()), |card| Err(Illegal::NotOnMarket { card: *card }))
    }

    fn check_meal(&self, by: Seat, cards: &[Design], meal: Activity) -> Result<(), Illegal> {
        let [first, second] = cards else { return Err(Illegal::NoMeal { meal }) };
        let goods = first.deck() == Deck::Goods && second.deck() == Deck::Goods;
        need(goods && first.kind() != second.kind(), Illegal::NoMeal { meal })?;
        self.check_hand(by, cards, Place::Home)
    }

    /// The points of the pending effect that chips can still avoid, for each indicator (IN-41).
    pub(super) fn room_for_chips(&self) -> [u8; 6] {
        let mut room = [0; 6];
        if let Some(pending) = self.pending() {
            let health = self.players[pending.seat].health;
            for (indicator, by) in pending.effect.iter().filter(|(indicator, _)| health[*indicator] < GRAVE) {
                room[indicator as usize] = by.max(0).unsigned_abs();
            }
        }
        room
    }

    fn check_chips(&self, by: Seat, chips: &[Indicator]) -> Result<(), Illegal> {
        need(!chips.is_empty(), Illegal::NoChips)?;
        let mut room = self.room_for_chips();
        for indicator in chips {
            let left = room[*indicator as usize].checked_sub(1);
            room[*indicator as usize] = left.ok_or(Illegal::TooManyChips { indicator: *indicator })?;
        }
        need(chips.len() <= usize::from(self.chips(by, Chip::Family)), Illegal::TooFewChips)
    }

    /// Checks that this outcome of chance is possible now.
    pub(super) fn check_chance(&self, chance: &Chance) -> Result<(), Illegal> {
        let Some(due) = self.draws_from() else {
            return Err(match self.asked() {
                Some((turn, due)) => Illegal::OtherIsDue { turn, due },
                None => Illegal::Over,
            });
        };
        let Chance::Draw { deck, card } = *chance;
        need(deck == due && card.deck() == due, Illegal::WrongDeck { deck: due })?;
        if let Some(top) = self.goods.top.filter(|top| due == Deck::Goods && *top != card) {
            return Err(Illegal::OtherOnTop { top });
        }
        let there = match due {
            Deck::Goods => self.goods.may_give(card),
            Deck::Drugs => self.drugs.may_give(card),
            Deck::Events => self.events.may_give(card),
        };
        need(there, Illegal::NotInPile { card })
    }
}
