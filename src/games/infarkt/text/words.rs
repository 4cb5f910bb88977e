//! Words that never change, in each language.

use crate::games::infarkt::{Chip, Extension, Indicator, Place};
use crate::i18n::Forms;

/// The words of the board and of the page around it.
#[derive(Debug)]
pub struct Words {
    /// How a game was won: by whom, in which round; alive at the end or dead by then, and each for one winner and for several.
    pub how: [[&'static str; 2]; 2],
    /// What stands out at the end: the first death, the last death at a party, the fullest diary.
    pub highlights: [&'static str; 3],
    /// The names of the indicators, in the order of IN-1.
    pub indicators: [&'static str; 6],
    /// The names of the places, in the order of IN-13 and IN-30.
    pub places: [&'static str; 11],
    /// Food, beverage, tobacco, drug, event.
    pub kinds: [&'static str; 5],
    /// Healthy and unhealthy.
    pub diets: [&'static str; 2],
    /// The three decks.
    pub decks: [&'static str; 3],
    /// Euros after a number.
    pub euros: Forms,
    /// Family chips after a number.
    pub family_chips: Forms,
    /// Career chips after a number.
    pub career_chips: Forms,
    /// What a night out brings the guest.
    pub treat: &'static str,
    /// Rounds after a number.
    pub rounds: Forms,
    /// The name of the option that lists the extensions, and a sentence about it.
    pub extensions: (&'static str, &'static str),
    /// The extensions in the order of IN-30: a name and a sentence.
    pub extension: [(&'static str, &'static str); 5],
    /// The name of the option about plans; secret plans and open ones with a sentence each.
    pub planning: (&'static str, [(&'static str, &'static str); 2]),
    /// The name of the option about the other world; without and with it, with a sentence each.
    pub other_world: (&'static str, [(&'static str, &'static str); 2]),
    /// The place where an indicator kills.
    pub grave: &'static str,
    /// What the end of the round will add.
    pub forecast: &'static str,
    /// Before what the end of the round brings, in a warning.
    pub ahead: &'static str,
    /// What a player has lived through.
    pub diary: &'static str,
    /// The goods in a hand.
    pub hand: &'static str,
    /// The events that are laid out.
    pub offer: &'static str,
    /// Of a plan that is set, but not seen.
    pub planned: &'static str,
    /// Of a place that an event forbids.
    pub banned: &'static str,
    /// Of a dead player: of what, in which round.
    pub died: &'static str,
    /// What people die of, within that sentence, in the order of IN-1.
    pub killers: [&'static str; 6],
    /// The chip of who begins.
    pub beginner: &'static str,
    /// The button that lets an effect come.
    pub accept: &'static str,
    /// The button that takes a piece back.
    pub leave: &'static str,
    /// The button that sets the pieces.
    pub set: &'static str,
    /// The button that keeps the chosen cards.
    pub keep: &'static str,
    /// What is given in a trade.
    pub give: &'static str,
    /// What is taken in a trade.
    pub take: &'static str,
    /// The board, as a name for screen readers.
    pub board: &'static str,
    /// Games without an extension, with one, with several: with how many.
    pub presets: &'static [(usize, &'static str)],
    /// Lets everything come until the party is over.
    pub quiet: &'static str,
    /// Lets everything come until the round is over.
    pub quiet_round: &'static str,
    /// Opens what the signs of the indicators mean.
    pub legend: &'static str,
    /// What stands there.
    pub legend_about: &'static str,
    /// The table of all plans.
    pub plans: &'static str,
    /// The device is handed on for a plan that others must not see.
    pub secret_plan: &'static str,
    /// The device is handed on to the dead, who see what comes.
    pub secret_removal: &'static str,
    /// An indicator has reached the value from which the end of the round brings more.
    pub crossed: &'static str,
    /// A drug is taken.
    pub drug: &'static str,
    /// An event is taken.
    pub event: &'static str,
    /// An event is taken out of the game's offer.
    pub remove: &'static str,
    /// A drug stays on the market.
    pub stock: &'static str,
    /// Whom to invite.
    pub whom: &'static str,
    /// Of who is alive at the end.
    pub alive: &'static str,
}

impl Words {
    /// The name of an indicator.
    pub fn indicator(&self, indicator: Indicator) -> &'static str {
        self.indicators[indicator as usize]
    }

    /// Chips of a kind after a number.
    pub fn chips(&self, chip: Chip) -> Forms {
        if chip == Chip::Family { self.family_chips } else { self.career_chips }
    }

    /// The name of a place.
    pub fn place(&self, place: Place) -> &'static str {
        self.places[place as usize]
    }

    /// The name of an extension, and a sentence about it.
    pub fn extension(&self, extension: Extension) -> (&'static str, &'static str) {
        self.extension[extension as usize]
    }
}
