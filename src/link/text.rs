//! Payloads as text: in addresses for people, and in digits, which QR codes hold in less than half the room of letters.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use percent_encoding::percent_decode_str;

use super::fault::LinkFault;

/// The most characters of a payload that is read.
const PAYLOAD_MAX_CHARS: usize = 8000;
/// The bytes that are written together as digits.
const GROUP_CHARS: usize = 12;
/// The digits for 0 to [`GROUP_CHARS`] bytes: as many as the largest number has.
const DIGITS: [usize; GROUP_CHARS + 1] = [0, 3, 5, 8, 10, 13, 15, 17, 20, 22, 25, 27, 29];

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

    /// The prefix as some programs encode it once more.
    pub const fn encoded_prefix(self) -> &'static str {
        match self {
            Self::Letters => "#%2Fg%2F",
            Self::Digits => "#%2Fq%2F",
        }
    }

    /// The text of a payload.
    pub fn text(self, payload: &[u8]) -> String {
        match self {
            Self::Letters => URL_SAFE_NO_PAD.encode(payload),
            Self::Digits => payload.chunks(GROUP_CHARS).map(digits).collect(),
        }
    }

    /// The payload of a text.
    ///
    /// # Errors
    /// When no payload has this text.
    pub fn payload(self, text: &str) -> Result<Vec<u8>, LinkFault> {
        if text.len() > PAYLOAD_MAX_CHARS {
            return Err(LinkFault::TooLong);
        }
        match self {
            Self::Letters => URL_SAFE_NO_PAD.decode(text).map_err(|_| LinkFault::CutOff),
            Self::Digits => {
                let groups = text.as_bytes().chunks(DIGITS[GROUP_CHARS]);
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

/// The payloads that a text with a link may hold, the likeliest first; never empty. On its way a link may have been percent-encoded once
/// more, put behind the redirect address of a mail service, broken into lines, quoted, or enclosed in marks of a messenger. Some marks are
/// letters of a payload too, and a line may or may not go on, so only the checksum of the game tells which payload is meant.
///
/// # Errors
/// When there is no link, or it is no payload.
pub fn find(text: &str) -> Result<Vec<Vec<u8>>, LinkFault> {
    let text: String = text.chars().filter(|letter| !is_invisible(*letter)).take(TEXT_MAX_CHARS).collect();
    let (form, rest) = spellings(&text).find_map(|text| after_prefix(&text)).ok_or(LinkFault::NotALink)?;
    let mut fault = LinkFault::CutOff;
    let mut payloads: Vec<Vec<u8>> = Vec::new();
    for candidate in candidates(&rest) {
        match form.payload(&candidate) {
            Ok(payload) if payloads.contains(&payload) => {}
            Ok(payload) => payloads.push(payload),
            Err(found) if payloads.is_empty() => fault = found,
            Err(_) => {}
        }
    }
    if payloads.is_empty() { Err(fault) } else { Ok(payloads) }
}

/// The most characters of a text that are searched for a link: a link of the greatest length, encoded more than once, in a message.
const TEXT_MAX_CHARS: usize = 8 * PAYLOAD_MAX_CHARS;
/// The most pieces that are joined to a link: those of the longest link, in lines of 40 characters.
const PIECES_MAX: usize = PAYLOAD_MAX_CHARS / 40;
/// The most marks after a link that are letters of a payload too.
const MARKS_MAX: usize = 4;
/// How often a link is decoded that was percent-encoded on its way.
const DECODINGS_MAX: usize = 3;

/// Characters without width that mail programs and messengers insert where a line may be broken.
const fn is_invisible(letter: char) -> bool {
    matches!(letter, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}

/// The text as it is; percent-decoded; and as it was before a mail service encoded it.
fn spellings(text: &str) -> impl Iterator<Item = String> {
    let decoded = std::iter::successors(Some(text.to_owned()), |text| {
        let next = percent_decode_str(text).decode_utf8().ok()?.into_owned();
        (next != *text).then_some(next)
    });
    // Proofpoint, version 2: `-23_g_` is `#/g/`, and a hyphen or an underscore of the link is `-2D` or `-5F`.
    let with_hyphens = text.contains("urldefense").then(|| {
        let percents = text.replace('_', "/").replace('-', "%");
        percent_decode_str(&percents).decode_utf8_lossy().into_owned()
    });
    // Version 3 replaces `#` by `*`.
    let with_stars = text.contains("urldefense").then(|| text.replace("*/", "#/"));
    decoded.take(DECODINGS_MAX + 1).chain(with_hyphens).chain(with_stars)
}

/// The form of the first link in a text, and what follows its prefix.
fn after_prefix(text: &str) -> Option<(Form, String)> {
    let found = Form::ALL.into_iter().filter_map(|form| Some((form, text.split_once(form.prefix())?.1)));
    found.max_by_key(|(_, rest)| rest.len()).map(|(form, rest)| (form, rest.to_owned()))
}

/// The texts of payloads with which this text may begin: its first piece, then as many pieces as may belong together, from all of them down
/// to two. Each also without marks at its end that are letters of a payload too.
fn candidates(text: &str) -> impl Iterator<Item = String> {
    let pieces = pieces(text);
    let count = pieces.len();
    let joined = move |count: usize| pieces[..count].concat();
    std::iter::once(1.min(count)).chain((2..=count).rev()).map(joined).flat_map(|text| {
        let bare = text.trim_end_matches(['_', '-']);
        let marks = (bare.len()..text.len()).rev().take(MARKS_MAX).map(|end| text[..end].to_owned());
        std::iter::once(text.clone()).chain(marks.collect::<Vec<_>>())
    })
}

/// The letters of payloads at the beginning of a text, in pieces: between them are only white space, marks of quoted lines, and the `=` with
/// which mail marks a broken line.
fn pieces(text: &str) -> Vec<&str> {
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_');
    let mut pieces = Vec::new();
    let mut rest = text;
    while pieces.len() < PIECES_MAX {
        let end = rest.find(|letter| !is_part(letter)).unwrap_or(rest.len());
        if end == 0 {
            break;
        }
        pieces.push(&rest[..end]);
        let gap =
            rest[end..].trim_start_matches(|letter: char| letter.is_whitespace() || matches!(letter, '>' | '|' | '='));
        if !rest[end..rest.len() - gap.len()].contains(char::is_whitespace) {
            break;
        }
        rest = gap;
    }
    pieces
}

/// A group of at most [`GROUP_CHARS`] bytes as digits.
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

    fn found(text: &str) -> Vec<Vec<u8>> {
        find(text).unwrap_or_default()
    }

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
                    assert_eq!(found(&message).first(), Some(&payload));
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
        assert_eq!(Form::Letters.payload(&"A".repeat(PAYLOAD_MAX_CHARS + 1)), Err(LinkFault::TooLong));
    }

    /// Changes a link, or puts text around it.
    type Journey = fn(&str) -> String;

    /// What happens to a link between two people.
    const JOURNEYS: [(&str, Journey); 14] = [
        ("in a message", |link| format!("Our game: {link} See you tonight")),
        ("broken into lines", |link| format!("Look:\r\n{}\r\nBo", lines(link, "\r\n"))),
        ("quoted", |link| format!("> Look:\n> {}\n> Bo", lines(link, "\n> "))),
        ("quoted twice", |link| format!("> > {}", lines(link, "\n> > "))),
        ("quoted-printable", |link| lines(link, "=\r\n")),
        ("indented", |link| lines(link, "\n      ")),
        ("in angle brackets", |link| format!("<{link}>.")),
        ("in marks of a messenger", |link| format!("*_{link}_*")),
        ("with zero-width spaces", |link| lines(link, "\u{200b}")),
        ("percent-encoded", |link| link.replace('#', "%23").replace('/', "%2F").replace(':', "%3A")),
        ("percent-encoded twice", |link| link.replace('#', "%2523").replace('/', "%252F")),
        ("behind a redirect", |link| {
            let encoded = link.replace('#', "%23").replace('/', "%2F").replace(':', "%3A");
            format!("https://eur01.safelinks.example/?url={encoded}&data=05%7C02%7C&reserved=0")
        }),
        ("behind Proofpoint 2", |link| {
            let encoded =
                link.replace('-', "-2D").replace('_', "-5F").replace('#', "-23").replace(':', "-3A").replace('/', "_");
            format!("https://urldefense.proofpoint.com/v2/url?u={encoded}&d=DwMFaQ&c=x_y-z")
        }),
        ("behind Proofpoint 3", |link| {
            format!("https://urldefense.com/v3/__{}__;Iw!!Abc-d_e!Fgh$", link.replace('#', "*"))
        }),
    ];

    /// The link with a break after every 40 characters.
    fn lines(link: &str, broken: &str) -> String {
        let letters: Vec<char> = link.chars().collect();
        letters.chunks(40).map(String::from_iter).collect::<Vec<_>>().join(broken)
    }

    #[test]
    fn a_link_is_found_after_its_journey() {
        for length in [6, 29, 30, 31, 100, 1000] {
            // Bytes whose letters have hyphens and underscores, also at the end.
            for fill in [0xff_u8, 0xfb, 0x51] {
                let payload: Vec<u8> = (0..length).map(|index| fill ^ (index % 3) as u8).collect();
                for form in Form::ALL {
                    let link = format!("https://example.org/box/{}", address(form, &payload));
                    for (name, journey) in JOURNEYS {
                        let text = journey(&link);
                        assert!(found(&text).contains(&payload), "{name}, {length} bytes: {text}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_text_of_any_size_has_few_candidates() {
        let endless = format!("#/g/{}", "AAAA ".repeat(1_000_000));
        assert!(found(&endless).len() <= PIECES_MAX);
        let marks = format!("#/g/{}", "____ ".repeat(1_000_000));
        assert!(found(&marks).len() <= PIECES_MAX * (1 + MARKS_MAX));
    }
}
