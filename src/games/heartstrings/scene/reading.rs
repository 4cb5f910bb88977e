//! What there is to read about the seats and the things on the board. PURE.

use super::Scene;
use super::tray::{DieOf, Tray, TrayDie};
use crate::engine::Seat;
use crate::games::heartstrings::text::{Words, room_about, room_name};
use crate::games::heartstrings::{Held, Room, State};
use crate::games::{GameReading, Picture, Reading, ReadingItem, Thing};
use crate::i18n::{Lang, Names};

/// Something on the table that can be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HeartstringsThing {
    /// A room.
    Room(Room),
    /// The bead pool.
    Pool,
    /// The dice of this purpose.
    Die(DieOf),
    /// The button that keeps all tokens.
    Keep,
    /// The button that keeps all tokens from now on.
    KeepAll,
}

/// The `data-read` of the button that keeps all tokens.
pub const KEEP_PART: &str = "deed-keep";
/// That of the button that does so from now on.
pub const KEEP_ALL_PART: &str = "deed-keep-all";

const DICE: [(DieOf, &str); 3] =
    [(DieOf::Room, "die-room"), (DieOf::Attack, "die-attack"), (DieOf::Defence, "die-defence")];

impl Thing for HeartstringsThing {
    fn of_part(part: &str) -> Option<Self> {
        match part {
            "pool" => return Some(Self::Pool),
            KEEP_PART => return Some(Self::Keep),
            KEEP_ALL_PART => return Some(Self::KeepAll),
            _ => {}
        }
        let die = DICE.into_iter().find(|(_, id)| *id == part).map(|(of, _)| Self::Die(of));
        die.or_else(|| Some(Self::Room(Room(part.parse().ok()?))))
    }

    fn part(&self) -> String {
        match self {
            Self::Room(room) => room.0.to_string(),
            Self::Pool => "pool".to_owned(),
            Self::Keep => KEEP_PART.to_owned(),
            Self::KeepAll => KEEP_ALL_PART.to_owned(),
            Self::Die(die) => DICE.into_iter().find(|(of, _)| of == die).map_or("", |(_, id)| id).to_owned(),
        }
    }
}

impl GameReading for State {
    type Thing = HeartstringsThing;

    fn things(scene: &Scene) -> Vec<HeartstringsThing> {
        let mut things: Vec<_> = scene.rooms.iter().map(|look| HeartstringsThing::Room(look.room)).collect();
        things.extend([HeartstringsThing::Pool, HeartstringsThing::Keep, HeartstringsThing::KeepAll]);
        for die in scene.dice() {
            if !things.contains(&HeartstringsThing::Die(die.of)) {
                things.push(HeartstringsThing::Die(die.of));
            }
        }
        things
    }

    fn read_seat(scene: &Scene, seat: Seat, lang: Lang, names: &Names) -> Option<Reading> {
        let words = Words::of(lang);
        let has = scene.seats.get(seat)?;
        let held = scene.rooms.iter().filter_map(|look| {
            let tokens = look.held.filter(|held| held.owner == seat)?.tokens;
            Some(ReadingItem::of(room_name(look.room, lang)).number(words.tokens(tokens)))
        });
        let reading = Reading::of(names.of(seat)).seat(seat);
        Some(if has.out {
            reading.say([words.out(), words.about_out()])
        } else {
            let supply = ReadingItem::of(words.supply()).number(words.tokens(has.supply)).text(words.about_supply());
            let beads = ReadingItem::of(words.string()).picture(Picture::Symbol("ui-bead".to_owned()));
            let beads = beads.number(words.beads(has.beads)).text(words.about_string());
            reading.list("", [beads, supply]).list(words.rooms(), held)
        })
    }

    fn read(scene: &Scene, thing: &HeartstringsThing, lang: Lang, names: &Names) -> Option<Reading> {
        let words = Words::of(lang);
        let player = |seat: Seat| ReadingItem::of(names.of(seat)).picture(Picture::Piece(seat));
        match *thing {
            HeartstringsThing::Room(room) => {
                let look = scene.rooms.iter().find(|look| look.room == room)?;
                let attacker = look.attacker.map(|seat| player(seat).text(words.attack_die()));
                let inside = match look.held {
                    Some(Held { owner, tokens }) => player(owner).number(words.tokens(tokens)),
                    None => ReadingItem::of(words.empty()),
                };
                let about = room_about(room, lang);
                Some(Reading::of(room_name(room, lang)).say(about).list("", [inside].into_iter().chain(attacker)))
            }
            HeartstringsThing::Pool => {
                let beads = ReadingItem::of(words.beads(scene.pool)).picture(Picture::Symbol("ui-bead".to_owned()));
                Some(Reading::of(words.pool()).say([words.refuse_no_sacrifice_now()]).list("", [beads]))
            }
            HeartstringsThing::Keep => Some(Reading::of(words.keep()).say([words.deed_keep()])),
            HeartstringsThing::KeepAll => Some(Reading::of(words.keep_all()).say([words.deed_keep_all()])),
            HeartstringsThing::Die(of) => {
                let dice: Vec<TrayDie> = scene.dice().into_iter().filter(|die| die.of == of).collect();
                let die = |die: &TrayDie| {
                    let owner = die.owner.map_or_else(|| ReadingItem::of(die_name(of, lang)), player);
                    let roll = die.roll.filter(|_| !die.tumbles);
                    let number = match (roll, die.bonus) {
                        (None, 0) => String::new(),
                        (None, bonus) => format!("+{bonus}"),
                        (Some(roll), 0) => roll.to_string(),
                        (Some(roll), bonus) => words.throw(roll, bonus),
                    };
                    let damage = format!("{}: {}", words.damage(), die.damage);
                    owner.number(number).text(if die.damage > 0 { damage } else { String::new() })
                };
                let about = match (of, &scene.tray) {
                    (DieOf::Attack, _) => words.about_attack_die(),
                    (DieOf::Defence, _) => words.about_defence_die(),
                    (DieOf::Room, Tray::Order(_)) => words.about_order_die(),
                    (DieOf::Room, _) => words.about_room_die(),
                };
                (!dice.is_empty()).then(|| Reading::of(die_name(of, lang)).say([about]).list("", dice.iter().map(die)))
            }
        }
    }
}

fn die_name(of: DieOf, lang: Lang) -> &'static str {
    let words = Words::of(lang);
    match of {
        DieOf::Room => words.room_die(),
        DieOf::Attack => words.attack_die(),
        DieOf::Defence => words.defence_die(),
    }
}
