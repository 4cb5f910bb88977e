//! Payloads as text: in addresses for people, and in digits, which QR codes hold in less than half the room of letters.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

use super::fault::LinkFault;

/// The most characters of a payload that is read.
const LONGEST: usize = 8000;
/// The bytes that are written together as digits.
const GROUP: usize = 12;
/// The digits for 0 to [`GROUP`] bytes: as many as the largest number has.
const DIGITS: [usize; GROUP + 1] = [0, 3, 5, 8, 10, 13, 15, 17, 20, 22, 25, 27, 29];

/// A form of a payload as text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Letters, digits, hyphens and underscores: for people and messengers.
    Letters,
    /// Digits only: for QR codes.
    Digits,
}

impl Form {
    /// Both forms.
    pub const ALL: [Self; 2] = [Self::Letters, Self::Digits];

    /// What stands before the payload: the way in the page.
    pub const fn prefix(self) -> &'static str {
        match self {
            Self::Letters => "#/g/",
            Self::Digits => "#/q/",
        }
    }

    /// The text of a payload.
    pub fn text(self, payload: &[u8]) -> String {
        match self {
            Self::Letters => URL_SAFE_NO_PAD.encode(payload),
            Self::Digits => payload.chunks(GROUP).map(digits).collect(),
        }
    }

    /// The payload of a text.
    ///
    /// # Errors
    /// When no payload has this text.
    pub fn payload(self, text: &str) -> Result<Vec<u8>, LinkFault> {
        if text.len() > LONGEST {
            return Err(LinkFault::TooLong);
        }
        match self {
            Self::Letters => URL_SAFE_NO_PAD.decode(text).map_err(|_| LinkFault::CutOff),
            Self::Digits => {
                let groups = text.as_bytes().chunks(DIGITS[GROUP]);
                let bytes = groups.map(|group| bytes(group).ok_or(LinkFault::CutOff));
                bytes.collect::<Result<Vec<_>, _>>().map(|groups| groups.concat())
            }
        }
    }
}

/// The part of an address that holds this payload, from `#` on.
pub fn address(form: Form, payload: &[u8]) -> String {
    format!("{}{}", form.prefix(), form.text(payload))
}

/// The payload in a text that contains a link, such as an address or a message around it.
///
/// # Errors
/// When there is none, or it is no payload.
pub fn find(text: &str) -> Result<Vec<u8>, LinkFault> {
    let found = Form::ALL.into_iter().find_map(|form| Some((form, text.split_once(form.prefix())?.1)));
    let (form, rest) = found.ok_or(LinkFault::NotALink)?;
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_');
    let end = rest.find(|letter| !is_part(letter)).unwrap_or(rest.len());
    form.payload(&rest[..end])
}

/// A group of at most [`GROUP`] bytes as digits.
fn digits(group: &[u8]) -> String {
    let number = group.iter().fold(0_u128, |number, byte| number << 8 | u128::from(*byte));
    format!("{number:0width$}", width = DIGITS[group.len()])
}

/// The bytes of a group of digits; `None` if no group of bytes has them.
fn bytes(group: &[u8]) -> Option<Vec<u8>> {
    let count = DIGITS.iter().position(|digits| *digits == group.len())?;
    let text = std::str::from_utf8(group).ok().filter(|text| text.bytes().all(|byte| byte.is_ascii_digit()))?;
    let number: u128 = text.parse().ok()?;
    let all = number.to_be_bytes();
    let (rest, bytes) = all.split_at(all.len() - count);
    rest.iter().all(|byte| *byte == 0).then(|| bytes.to_vec())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_digits_are_as_many_as_the_largest_number_of_a_group_has() {
        for (count, digits) in DIGITS.iter().enumerate().skip(1) {
            let largest = (1_u128 << (8 * count)) - 1;
            assert_eq!(largest.to_string().len(), *digits, "{count} bytes");
        }
    }

    #[test]
    fn every_payload_comes_back_out_of_both_forms() {
        for length in 0..80_usize {
            for fill in [0, 1, 127, 255] {
                let payload: Vec<u8> = (0..length).map(|index| (index as u8).wrapping_mul(31) ^ fill).collect();
                for form in Form::ALL {
                    assert_eq!(form.payload(&form.text(&payload)), Ok(payload.clone()));
                    let message = format!("Look: https://example.org/box/{} — our game!", address(form, &payload));
                    assert_eq!(find(&message), Ok(payload.clone()));
                }
            }
        }
    }

    #[test]
    fn what_no_payload_has_as_text_is_refused() {
        assert_eq!(find("https://example.org/#/game/7"), Err(LinkFault::NotALink));
        assert_eq!(find(""), Err(LinkFault::NotALink));
        assert_eq!(Form::Letters.payload("A"), Err(LinkFault::CutOff));
        assert_eq!(Form::Digits.payload("12"), Err(LinkFault::CutOff), "there is no such group");
        assert_eq!(Form::Digits.payload("999"), Err(LinkFault::CutOff), "a byte is at most 255");
        assert_eq!(Form::Digits.payload("+12"), Err(LinkFault::CutOff));
        assert_eq!(Form::Letters.payload(&"A".repeat(LONGEST + 1)), Err(LinkFault::TooLong));
    }
}
