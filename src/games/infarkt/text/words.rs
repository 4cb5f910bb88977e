//! Fixed words and phrases, in each language.

use crate::games::infarkt::{Chip, Extension, Indicator, Place};
use crate::i18n::Forms;

/// The words of the board and of the page around it.
#[derive(Debug)]
pub struct Words {
    /// Descriptions of a victory, with winner and round: alive at the end or dead by then, each for one winner and for several.
    pub how: [[&'static str; 2]; 2],
    /// The highlights at the end: the first death, the last death at a party, the fullest diary.
    pub highlights: [&'static str; 3],
    /// The names of the indicators, in the order of IN-1.
    pub indicators: [&'static str; 6],
    /// The names of the places, in the order of IN-13 and IN-30.
    pub places: [&'static str; 11],
    /// Food, beverage, tobacco, drug, event.
    pub kinds: [&'static str; 5],
    /// Healthy and unhealthy.
    pub diets: [&'static str; 2],
    /// Euros after a number.
    pub euros: Forms,
    /// Family chips after a number.
    pub family_chips: Forms,
    /// Career chips after a number.
    pub career_chips: Forms,
    /// The treat for the guest of a night out.
    pub treat: &'static str,
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
    /// The changes at the end of the round.
    pub forecast: &'static str,
    /// Introduces the changes at the end of the round, in a warning.
    pub ahead: &'static str,
    /// The diary of a player.
    pub diary: &'static str,
    /// The goods in a hand.
    pub hand: &'static str,
    /// The events that are laid out.
    pub offer: &'static str,
    /// State of a plan: set but hidden.
    pub planned: &'static str,
    /// State of a place: banned by an event.
    pub banned: &'static str,
    /// Death of a player: the cause and the round.
    pub died: &'static str,
    /// The causes of death within that sentence, in the order of IN-1.
    pub killers: [&'static str; 6],
    /// The beginner's chip.
    pub beginner: &'static str,
    /// Button: accept an effect.
    pub accept: &'static str,
    /// Button: take a piece back.
    pub leave: &'static str,
    /// Button: set the pieces.
    pub set: &'static str,
    /// Button: keep the chosen cards.
    pub keep: &'static str,
    /// The cards to give in a trade.
    pub give: &'static str,
    /// The cards to take in a trade.
    pub take: &'static str,
    /// The label of the board for screen readers.
    pub board: &'static str,
    /// Presets without an extension, with one, with several: the number of extensions and the name.
    pub presets: &'static [(usize, &'static str)],
    /// Button: accept every effect until the party is over.
    pub quiet: &'static str,
    /// Button: accept every effect until the round is over.
    pub quiet_round: &'static str,
    /// Button: open the legend of the indicators.
    pub legend: &'static str,
    /// The text of the legend.
    pub legend_about: &'static str,
    /// The title of the table of all plans.
    pub plans: &'static str,
    /// Title for passing the device on for a secret plan.
    pub secret_plan: &'static str,
    /// Title for passing the device on to the dead, who see the events of the next round.
    pub secret_removal: &'static str,
    /// An indicator has reached the value from which the end of the round has an effect.
    pub crossed: &'static str,
    /// Button: take a drug.
    pub drug: &'static str,
    /// Button: take an event.
    pub event: &'static str,
    /// Button: remove an event from the game's offer.
    pub remove: &'static str,
    /// Button: choose the drug that stays on the market.
    pub stock: &'static str,
    /// The question of whom to invite.
    pub whom: &'static str,
    /// State of a player: alive at the end.
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
