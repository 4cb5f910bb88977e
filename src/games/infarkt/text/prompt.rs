//! What is due, and the next thing to touch.

use super::{Words, cause, effect};
use crate::engine::{Game, Outcome, Seat};
use crate::games::infarkt::{Deck, Due, Pending, Phase, Places, State, To};
use crate::i18n::{Lang, Names};

/// What is due, for the action area.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Prompt {
    /// Cards are dealt or laid out.
    Deal(Deck),
    /// A player gets a card, or looks at one.
    Draw(Seat),
    /// The next card for the guest of a night out.
    Treat(Seat),
    /// The dead look at an event of the next round.
    Prepare,
    /// A player has to decide.
    Ask(Seat, Due),
    /// A player goes to one of this many places left of the plan.
    Go(Seat, u8),
    /// A player is asked about an effect.
    Answer(Pending),
    /// An effect applies to a player without a possible response; only what changes the player's indicators.
    Comes(Pending),
    /// The game is over.
    Over(Outcome),
}

/// The next thing to touch, if several have to be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NextChoice {
    /// This many places are still to be set; at 0, one can be taken back.
    Plan(u8),
    /// This many cards of a meal are chosen, 0 to 2.
    Meal(u8),
    /// The cards still to be chosen for a trade.
    Trade {
        /// The number of cards to give.
        give: u8,
        /// The number of cards to take.
        take: u8,
    },
    /// This many cards are still to be kept.
    Keep(u8),
    /// A card to buy.
    Buy,
    /// The guest of a night out.
    Guest,
}

impl State {
    /// What is due.
    pub fn prompt(&self) -> Prompt {
        match (self.pending(), self.asked(), self.draws_from(), self.draws_to()) {
            (Some(pending), ..) if self.can_be_answered() => Prompt::Answer(pending),
            (Some(pending), ..) => {
                let health = self.health(pending.seat);
                Prompt::Comes(Pending { effect: health.after(pending.effect).since(health), ..pending })
            }
            (None, Some((seat, Due::Go)), ..) => Prompt::Go(seat, self.plan(seat).map_or(0, Places::len)),
            (None, Some((seat, due)), ..) => Prompt::Ask(seat, due),
            (None, None, Some(_), _) if self.phase() == Phase::Hereafter => Prompt::Prepare,
            (None, None, Some(_), Some(To::Hand(seat) | To::Looking(seat))) => Prompt::Draw(seat),
            (None, None, Some(_), Some(To::Pub(seat))) => Prompt::Treat(seat),
            (None, None, Some(deck), _) => Prompt::Deal(deck),
            (None, None, None, _) => Prompt::Over(self.outcome().unwrap_or(Outcome { winners: Default::default() })),
        }
    }
}

/// The prompt in words.
pub fn prompt(prompt: &Prompt, lang: Lang, names: &Names) -> String {
    let words = Words::of(lang);
    let why = |pending: &Pending| cause(pending.cause, lang, names);
    match prompt {
        Prompt::Deal(Deck::Goods) => words.prompt_deal_goods().to_owned(),
        Prompt::Deal(Deck::Drugs) => words.prompt_deal_drug().to_owned(),
        Prompt::Deal(Deck::Events) => words.prompt_deal_events().to_owned(),
        Prompt::Draw(seat) => words.prompt_draw(names.of(*seat)),
        Prompt::Treat(seat) => words.prompt_treat(names.of(*seat)),
        Prompt::Prepare => words.prompt_prepare().to_owned(),
        Prompt::Ask(seat, due) => asked(*due, names.of(*seat), words),
        Prompt::Go(seat, 1) => words.prompt_go_last(names.of(*seat)),
        Prompt::Go(seat, 2) => words.prompt_go_next(names.of(*seat)),
        Prompt::Go(seat, _) => words.prompt_go_first(names.of(*seat)),
        Prompt::Answer(pending) | Prompt::Comes(pending) if pending.effect.is_none() => {
            words.prompt_nothing_left(names.of(pending.seat), &why(pending))
        }
        Prompt::Answer(pending) => words.prompt_answer_to(names.of(pending.seat), &why(pending)),
        Prompt::Comes(pending) => {
            words.prompt_comes(names.of(pending.seat), &effect(pending.effect, lang), &why(pending))
        }
        Prompt::Over(Outcome { winners }) => words.prompt_over(&names.list(winners.iter(), lang), winners.len() as u32),
    }
}

fn asked(due: Due, player: &str, words: Words) -> String {
    match due {
        Due::Event => words.prompt_event(player),
        Due::Plan => words.prompt_plan(player),
        Due::Go => words.prompt_go(player),
        Due::Visit(at) => words.prompt_visit(player, words.place(at)),
        Due::Keep => words.prompt_keep(player),
        Due::Stock => words.prompt_stock(player),
        Due::Remove => words.prompt_remove(player),
        Due::Answer => words.prompt_answer(player),
    }
}

/// The prompt while this is the next thing to choose.
pub fn next_choice(choice: NextChoice, player: &str, lang: Lang) -> String {
    let words = Words::of(lang);
    match choice {
        NextChoice::Plan(0) => words.next_plan_done(player),
        NextChoice::Plan(1) => words.next_plan_one(player),
        NextChoice::Plan(2) => words.next_plan_two(player),
        NextChoice::Plan(_) => words.prompt_plan(player),
        NextChoice::Meal(0) => words.next_meal_first(player),
        NextChoice::Meal(1) => words.next_meal_second(player),
        NextChoice::Meal(_) | NextChoice::Trade { give: 0, take: 0 } => words.next_meal_done(player),
        NextChoice::Trade { give: 0, take } => words.next_trade_take(player, &words.cards(take)),
        NextChoice::Trade { give, take: 0 } => words.next_trade_give(player, &words.cards(give)),
        NextChoice::Trade { give, take } => words.next_trade(player, &words.cards(give), &words.cards(take)),
        NextChoice::Keep(0) => words.next_keep_done(player),
        NextChoice::Keep(1) => words.next_keep_one(player),
        NextChoice::Keep(_) => words.prompt_keep(player),
        NextChoice::Buy => words.next_buy(player),
        NextChoice::Guest => words.next_guest(player),
    }
}
