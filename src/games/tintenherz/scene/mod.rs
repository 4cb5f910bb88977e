//! The scene: what is displayed where on the table. PURE.

pub mod layout;
pub mod play;
pub mod reading;
mod scores;
pub mod select;
pub mod telling;

use arrayvec::ArrayVec;

use crate::engine::{BySeat, Seat};
use crate::games::seam::scores::Scores;
use crate::games::tintenherz::text::{LogEntry, Prompt};
use crate::games::tintenherz::{Action, Card, CardSet, Chance, Effect, MIDDLE, Phase, Preview, State, Sums};
use crate::games::{GameScene, GameTouch, SceneInput, Touched};
use crate::i18n::{Lang, Names};

use select::Touch;

/// The table at one moment. All revealed cards are open and the pile is unknown to everybody, so all viewers see the same scene.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// The four places of the middle.
    pub places: [Option<Card>; MIDDLE],
    /// The cards left in the pile.
    pub pile: u8,
    /// The scene of each seat.
    pub seats: BySeat<SeatScene>,
    /// The cards that can be taken or secured now.
    pub targets: CardSet,
    /// What taking or securing each of them does to the sums of the player to act.
    pub previews: Vec<(Card, Preview)>,
    /// The cards that have just come from the pile.
    pub coming: CardSet,
    /// The cards with a heart on them.
    pub hearts: CardSet,
    /// The two dice.
    pub dice: [DieScene; 2],
    /// The number of rolls made in this turn, including one whose dice are tumbling.
    pub rolls: u8,
    /// The values shown by the dice, each of them and their sum; empty while the dice are tumbling.
    pub shown: ArrayVec<u8, 3>,
    /// Whether a roll by a person is awaited.
    pub awaits_roll: bool,
    /// Whether dice can be rolled again (TH-13).
    pub can_reroll: bool,
    /// Whether the turn can be ended without a card (TH-15).
    pub can_pass: bool,
    /// The action that a hint suggests.
    pub pointed: Option<Action>,
    /// The cards that a touched sentence names.
    pub named: CardSet,
    /// The seat whose turn it is.
    pub active: Option<Seat>,
    /// The prompt.
    pub prompt: Prompt,
}

/// The scene of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatScene {
    /// The open heroes.
    pub open: CardSet,
    /// The cards under the castle.
    pub castle: CardSet,
    /// The hearts on the castle and on the cards under it.
    pub hearts: u8,
    /// The hearts on the heroes under the castle alone, which count if the castle is given up.
    pub hearts_given_up: u8,
    /// Both ways to count the castle, as if the game ended now.
    pub sums: Sums,
}

/// One of the dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DieScene {
    /// The value, 1 to 6; `None` before it is rolled.
    pub value: Option<u8>,
    /// The value in the throw before, until the die is rolled.
    pub before: Option<u8>,
    /// Whether the die is tumbling.
    pub tumbles: bool,
    /// Whether the die is picked up to be rolled again; otherwise it is kept.
    pub again: bool,
}

impl Scene {
    /// What taking or securing this card does to the sums of the player to act; `None` if that is not possible now.
    pub fn preview(&self, card: Card) -> Option<Preview> {
        self.previews.iter().find(|(other, _)| *other == card).map(|(_, preview)| *preview)
    }

    /// Whether a hint suggests taking or securing this card, or a touched sentence names it.
    pub fn points_at(&self, card: Card) -> bool {
        self.named.contains(card) || [Action::Take { card }, Action::Secure { card }].map(Some).contains(&self.pointed)
    }
}

impl DieScene {
    /// The dice of the table; a tumbling die with its result.
    fn both(input: &SceneInput<'_, State>) -> [Self; 2] {
        let state = input.state;
        let in_the_air = match input.tumbling {
            Some(Chance::Roll(dice)) => Some(*dice),
            _ => None,
        };
        let values = in_the_air.or(state.dice());
        // Once dice have been picked up, the state determines them and the selection no longer applies.
        let again = match state.phase() {
            Phase::Reroll { again, .. } => again,
            _ => input.selection.again(),
        };
        let last = input.log.iter().rev().find_map(|entry| match entry {
            LogEntry::Roll { dice, .. } => Some(*dice),
            _ => None,
        });
        let before = last.filter(|_| values.is_none());
        [0, 1].map(|index| Self {
            value: values.map(|values| values[index]),
            before: before.map(|values| values[index]),
            tumbles: in_the_air.is_some() && again[index],
            again: again[index],
        })
    }
}

impl GameScene for State {
    type Scene = Scene;

    fn scene_of(input: &SceneInput<'_, Self>) -> Scene {
        let SceneInput { state, tumbling, selection, .. } = *input;
        let decides = input.awaits_decision();
        let targets = if decides { state.matching() } else { CardSet::EMPTY };
        let preview = |card: Card| match state.touch(selection, &Touch::Card(card)) {
            Touched::Act(action) => Some((card, Preview::of(state, action)?)),
            _ => None,
        };
        let effects = input.step.map_or(&[][..], |step| &step.effects);
        let laid_out = |effect: &Effect| if let Effect::LaidOut { card } = effect { Some(*card) } else { None };
        Scene {
            places: state.places(),
            pile: state.pile_count(),
            seats: BySeat::new(state.seats().len() as u8, |seat| SeatScene {
                open: state.open(seat),
                castle: state.castle(seat),
                hearts: state.hearts_with_castle(seat),
                hearts_given_up: state.hearts_given_up(seat),
                sums: state.sums_now(seat),
            }),
            targets,
            previews: targets.iter().filter_map(preview).collect(),
            coming: effects.iter().filter_map(laid_out).collect(),
            hearts: state.hearts.cards(),
            dice: DieScene::both(input),
            rolls: state.rolls() + u8::from(matches!(tumbling, Some(Chance::Roll(_)))),
            shown: if tumbling.is_none() { state.shown() } else { ArrayVec::new() },
            awaits_roll: input.awaits_roll(),
            can_reroll: decides && matches!(state.touch(selection, &Touch::RollAgain), Touched::ActAndRoll(_)),
            can_pass: decides && matches!(state.touch(selection, &Touch::Pass), Touched::Act(_)),
            pointed: selection.pointed,
            named: input.pointed_out.map_or(CardSet::EMPTY, LogEntry::cards),
            active: state.to_act(),
            prompt: state.prompt(),
        }
    }

    fn scores(scene: &Scene, ranked: &[(u8, Seat)], lang: Lang, _: &Names) -> Scores {
        scores::scores(scene, ranked, lang)
    }
}
