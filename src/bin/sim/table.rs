//! Games, seats and options on the command line.

use std::io::Write;
use std::process::ExitCode;

use clap::Args;
use heartbox::bots::{HIGHEST_LEVEL, SelfPlaySeed};
use heartbox::engine::record::{FORMAT, VERSION};
use heartbox::engine::{Control, GameOption, OptionChoice, Timeline, json};
use heartbox::games::{GameVisitor, IDS, TableGame, with_game};
use serde_json::{Map, Value, json};

use super::failure::Failure;
use super::records::sentence;

/// Calls `visit` with the game of this id.
pub fn visit<V: GameVisitor>(game: &str, visit: V) -> Result<V::Output, Failure> {
    with_game(game, visit)
        .ok_or_else(|| Failure::wrong(format_args!("no such game: {game} (there are {})", IDS.join(", "))))
}

/// Runs `cards`.
pub fn cards(game: &str) -> Result<ExitCode, Failure> {
    struct Cards;
    impl GameVisitor for Cards {
        type Output = Option<Value>;

        fn visit<G: TableGame>(self) -> Option<Value> {
            G::cards()
        }
    }
    let cards = visit(game, Cards)?.ok_or_else(|| Failure::wrong(format_args!("{game} has no table of cards")))?;
    writeln!(std::io::stdout(), "{cards}")?;
    Ok(ExitCode::SUCCESS)
}

/// Which game, and who sits at the table.
#[derive(Debug, Args)]
pub struct Table {
    /// The game's id.
    #[arg(long)]
    pub game: String,
    /// How many play.
    #[arg(long)]
    pub players: u8,
    /// The options of the setup, a JSON object.
    #[arg(long, value_name = "JSON", value_parser = read, default_value = "{}")]
    options: Value,
    /// The seats as in a record, a JSON list. What a seat leaves out is filled in.
    #[arg(long, value_name = "JSON", value_parser = read)]
    seats: Option<Value>,
}

fn read(text: &str) -> Result<Value, serde_json::Error> {
    json::parse(text.as_bytes())
}

impl Table {
    /// A game before its first event. Seats without a control in `--seats` are bots of these levels, in rotation.
    pub fn open<G: TableGame>(&self, self_play: &SelfPlaySeed, bots: &[u8]) -> Result<Timeline<G>, Failure> {
        let count = &G::FACTS.seats;
        if !count.contains(&self.players) {
            let (game, least, most, players) = (G::FACTS.id, count.start(), count.end(), self.players);
            return Err(Failure::wrong(format_args!("{game} is for {least} to {most} players, not for {players}")));
        }
        if bots.len() > usize::from(self.players) {
            return Err(Failure::wrong("--bots names more levels than there are players"));
        }
        self.check_options(G::FACTS.options)?;
        let mut setup = self_play.setup::<G>(self.players, &self.options);
        let seats = setup["seats"].as_array_mut().ok_or_else(|| Failure::wrong("no seats"))?;
        for (seat, level) in seats.iter_mut().zip(bots.iter().cycle()) {
            seat["control"] = json!(Control::Bot(*level));
        }
        if let Some(wanted) = &self.seats {
            self.overlay(seats, wanted)?;
        }
        let record = json!({"format": FORMAT, "version": VERSION, "game": G::FACTS.id, "setup": setup, "events": []});
        let game = Timeline::<G>::read(record).map_err(|broken| Failure::wrong(sentence(&broken)))?;
        let level = |control: &Control| if let Control::Bot(level) = control { *level } else { 0 };
        match game.setup().seats.values().map(|seat| level(&seat.control)).max() {
            Some(level) if level > HIGHEST_LEVEL => Err(no_such_level(level)),
            _ => Ok(game),
        }
    }

    /// Checks `--options`; whatever is no object is refused with the setup.
    fn check_options(&self, options: &[GameOption]) -> Result<(), Failure> {
        for (field, value) in self.options.as_object().into_iter().flatten() {
            let Some(option) = options.iter().find(|option| option.field == field) else {
                let fields: Vec<&str> = options.iter().map(|option| option.field).collect();
                let fields = if fields.is_empty() { "none".to_owned() } else { fields.join(", ") };
                return Err(Failure::wrong(format_args!("no such option: {field} ({} has {fields})", self.game)));
            };
            if !option.accepts(value) {
                let (kind, rule, values) = (kind_of(option), option.rule, json!(option.offered()));
                return Err(Failure::wrong(format_args!("{field} is {kind} {values} ({rule}), not {value}")));
            }
        }
        Ok(())
    }

    /// Overwrites the fields of the default seats with those of `--seats`.
    fn overlay(&self, seats: &mut [Value], wanted: &Value) -> Result<(), Failure> {
        let wanted: Option<Vec<&Map<String, Value>>> =
            wanted.as_array().and_then(|list| list.iter().map(Value::as_object).collect());
        let wanted = wanted.ok_or_else(|| Failure::wrong("--seats is a list of objects"))?;
        if wanted.len() != seats.len() {
            let (seats, players) = (wanted.len(), self.players);
            return Err(Failure::wrong(format_args!("--seats has {seats} seats, but --players is {players}")));
        }
        // Seats without a colour in `--seats` get the remaining ones.
        let named: Vec<&Value> = wanted.iter().filter_map(|seat| seat.get("colour")).collect();
        let mut left: Vec<Value> =
            seats.iter().map(|seat| seat["colour"].clone()).filter(|colour| !named.contains(&colour)).collect();
        left.reverse();
        for (seat, wanted) in seats.iter_mut().zip(wanted) {
            if !wanted.contains_key("colour") {
                seat["colour"] = left.pop().unwrap_or_default();
            }
            for (field, value) in wanted {
                seat[field] = value.clone();
            }
        }
        Ok(())
    }
}

/// What the value of an option is, before the list of its values.
fn kind_of(option: &GameOption) -> String {
    match option.choice {
        OptionChoice::Several { most, .. } => format!("a list of at most {most} of"),
        OptionChoice::Switch | OptionChoice::One | OptionChoice::Newest => "one of".to_owned(),
    }
}

/// The failure for a level that does not exist.
pub fn no_such_level(level: u8) -> Failure {
    Failure::wrong(format_args!("no bot of level {level}: the highest is {HIGHEST_LEVEL}"))
}
