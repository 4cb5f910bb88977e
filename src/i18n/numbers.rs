//! Numbers in digits.

/// A number, with a real minus sign.
pub fn number(value: i16) -> String {
    let sign = if value < 0 { "\u{2212}" } else { "" };
    format!("{sign}{}", value.unsigned_abs())
}

/// The sign of a change: a plus, or a real minus sign.
pub fn sign(by: i16) -> &'static str {
    if by < 0 { "\u{2212}" } else { "+" }
}

/// A change with its sign: `+2`.
pub fn signed(by: i16) -> String {
    format!("{}{}", sign(by), by.unsigned_abs())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_minus_is_as_wide_as_a_plus() {
        assert_eq!([-2, 0, 2].map(number), ["−2", "0", "2"]);
        assert_eq!([-2, 0, 2].map(signed), ["−2", "+0", "+2"]);
    }
}
