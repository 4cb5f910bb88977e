//! The setup in a link: everything by its place among what is possible, so that names take most of it.

use serde_json::{Map, Value, json};

use super::coder::Coder;
use super::fault::LinkFault;
use crate::engine::{Colour, Control, Facts, GameOption, MAX_OPTIONS, OptionChoice, Seat};

/// The number of codes for the values of an option, for the rules of a seat, and for the options themselves. The most that a game can have.
const VALUES: u32 = MAX_OPTIONS as u32;
/// The weights of who decides: a person, or a bot of a level from 0 to 9.
const CONTROLS: [u32; 11] = [6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1];
/// The most bytes of a name: 24 characters of at most 4 bytes.
const NAME: u32 = 96;

/// Codes the setup of a game, as in a record.
pub fn code(coder: &mut dyn Coder, facts: &Facts, given: Option<&Value>) -> Result<Value, LinkFault> {
    let (least, most) = (u32::from(*facts.seats.start()), u32::from(*facts.seats.end()));
    let given_seats = given.and_then(|setup| setup["seats"].as_array());
    let count = given_seats.map(|seats| (seats.len() as u32).wrapping_sub(least));
    let count = least + coder.pick_one_of(most - least + 1, count)?;
    let mut colours = facts.colours.to_vec();
    let mut seats = Vec::new();
    for index in 0..count as usize {
        seats.push(code_seat(coder, facts, &mut colours, given_seats.and_then(|seats| seats.get(index)))?);
    }

    let first = given.map(|setup| setup["first"].as_u64().map_or(0, |seat| seat as u32 + 1));
    let first = coder.pick_one_of(Seat::all(u8::MAX).len() as u32 + 1, first)?;
    let first = if first == 0 { Value::Null } else { json!(first - 1) };
    let options = code_options(coder, facts.options, given.map(|setup| &setup["options"]))?;
    Ok(json!({ "seats": seats, "first": first, "options": options }))
}

fn code_seat(
    coder: &mut dyn Coder,
    facts: &Facts,
    colours: &mut Vec<Colour>,
    given: Option<&Value>,
) -> Result<Value, LinkFault> {
    let place = |seat: &Value| colours.iter().position(|colour| json!(colour) == seat["colour"]);
    let colour = given.map(|seat| place(seat).map_or(u32::MAX, |place| place as u32));
    let colour = coder.pick_one_of(colours.len() as u32, colour)?;
    let colour = colours.remove(colour as usize);

    let level = |seat: &Value| match Control::try_from(seat["control"].as_str().unwrap_or_default().to_owned()) {
        Ok(Control::Bot(level)) => usize::from(level) + 1,
        _ => 0,
    };
    let control = match coder.pick(&CONTROLS, given.map(level))? {
        0 => Control::Human,
        level => Control::Bot(level as u8 - 1),
    };

    let name = given.map(|seat| seat["name"].as_str().unwrap_or_default().as_bytes());
    let length = coder.pick_one_of(NAME + 1, name.map(|name| name.len() as u32))?;
    let mut bytes = Vec::new();
    for index in 0..length as usize {
        let byte = name.and_then(|name| name.get(index)).map(|byte| u32::from(*byte));
        bytes.push(coder.pick_one_of(256, byte)? as u8);
    }
    let name = String::from_utf8(bytes).map_err(|_| LinkFault::Damaged)?;

    let mut seat = match code_seat_rules(coder, facts, given)? {
        Value::Object(rules) => rules,
        _ => Map::new(),
    };
    seat.extend([("name", json!(name)), ("colour", json!(colour)), ("control", json!(control))].map(owned));
    Ok(Value::Object(seat))
}

/// Codes the rules of a seat: one bit where they are the usual ones.
fn code_seat_rules(coder: &mut dyn Coder, facts: &Facts, given: Option<&Value>) -> Result<Value, LinkFault> {
    let role = |role: &GameOption| {
        let rules = |value| json!({ role.field: value });
        role.values().into_iter().map(rules).collect()
    };
    let known: Vec<Value> = facts.role.as_ref().map(role).unwrap_or_default();
    let given = match given {
        Some(seat) => {
            let mut rules = seat.as_object().cloned().unwrap_or_default();
            ["name", "colour", "control"].iter().for_each(|field| drop(rules.remove(*field)));
            Some(match rules.is_empty() {
                true => None,
                false => Some(place_of(&known, &Value::Object(rules))?),
            })
        }
        None => None,
    };
    match coder.pick_one_of(2, given.map(|place| u32::from(place.is_some())))? {
        0 => Ok(json!({})),
        _ => pick_value(coder, &known, given.flatten()),
    }
}

/// Codes the options: one bit where all have their defaults; otherwise those up to the last one that has not, so that further options of later
/// versions change nothing.
fn code_options(coder: &mut dyn Coder, options: &[GameOption], given: Option<&Value>) -> Result<Value, LinkFault> {
    let chosen = |option: &GameOption| given.and_then(|given| given.get(option.field));
    if let Some(given) = given.and_then(Value::as_object)
        && given.keys().any(|field| options.iter().all(|option| option.field != field))
    {
        return Err(LinkFault::Unwritable);
    }
    let last = options.iter().rposition(|option| chosen(option).is_some()).map(|last| last as u32);
    let mut fields = Map::new();
    if coder.pick_one_of(2, given.map(|_| u32::from(last.is_some())))? == 0 {
        return Ok(Value::Object(fields));
    }
    let last = coder.pick_one_of(VALUES, last)?;
    for index in 0..=last as usize {
        let option = options.get(index).ok_or(LinkFault::Unknown)?;
        let this = chosen(option);
        if coder.pick_one_of(2, given.map(|_| u32::from(this.is_some())))? == 0 {
            continue;
        }
        let values = option.values();
        let value = if let OptionChoice::Several { .. } = option.choice {
            code_list(coder, &values, this)?
        } else {
            let place = this.map(|value| place_of(&values, value)).transpose()?;
            pick_value(coder, &values, place)?
        };
        fields.insert(option.field.to_owned(), value);
    }
    Ok(Value::Object(fields))
}

/// Codes a list of values, in any order.
fn code_list(coder: &mut dyn Coder, values: &[Value], given: Option<&Value>) -> Result<Value, LinkFault> {
    let given = given.and_then(Value::as_array);
    let count = coder.pick_one_of(VALUES, given.map(|list| list.len() as u32))?;
    let mut list = Vec::new();
    for index in 0..count as usize {
        let this = given.and_then(|list| list.get(index));
        let place = this.map(|value| place_of(values, value)).transpose()?;
        list.push(pick_value(coder, values, place)?);
    }
    Ok(Value::Array(list))
}

fn pick_value(coder: &mut dyn Coder, values: &[Value], place: Option<u32>) -> Result<Value, LinkFault> {
    let place = coder.pick_one_of(VALUES, place)?;
    values.get(place as usize).cloned().ok_or(LinkFault::Unknown)
}

fn place_of(values: &[Value], value: &Value) -> Result<u32, LinkFault> {
    let place = values.iter().position(|known| known == value).ok_or(LinkFault::Unwritable)?;
    Ok(place as u32)
}

fn owned((field, value): (&str, Value)) -> (String, Value) {
    (field.to_owned(), value)
}
