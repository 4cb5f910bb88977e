//! Announcements for screen readers: what has happened, and what is due. PURE.

/// The greatest length of what has happened and what is due in one announcement, in characters: a screen reader reads it to its end before
/// anything else.
pub const SPOKEN: usize = 120;

/// An announcement in two parts; the second may be empty: what has happened and what is due after it, or, where both together are
/// longer than [`SPOKEN`], first what is due and then what has happened. What is due is left out where what has happened says it already.
pub fn spoken(happened: &str, due: &str) -> [String; 2] {
    let is_said = due.is_empty() || happened.contains(due.trim_end_matches(['.', '!']));
    if is_said {
        return [happened.to_owned(), String::new()];
    }
    if happened.is_empty() {
        return [due.to_owned(), String::new()];
    }
    match happened.chars().count() + 1 + due.chars().count() <= SPOKEN {
        true => [format!("{happened} {due}"), String::new()],
        false => [due.to_owned(), happened.to_owned()],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_text_is_one_announcement() {
        assert_eq!(spoken("Ada rolls 3.", "Bo: roll the die."), ["Ada rolls 3. Bo: roll the die.", ""]);
        assert_eq!(spoken("", "Bo: roll the die."), ["Bo: roll the die.", ""]);
    }

    #[test]
    fn of_a_long_text_nothing_is_cut_and_what_is_due_comes_first() {
        let due = "Bo: which piece flows next?";
        let long = "Ada plays Throw.".repeat(9);
        assert_eq!(spoken(&long, due), [due, &long]);
        let (due, short) = ("ž".repeat(300), "Ada.");
        assert_eq!(spoken(short, &due), [&due, short]);
    }

    #[test]
    fn the_winner_is_named_once() {
        assert_eq!(
            spoken("Ada brings the last piece home. Ada wins!", "Ada wins."),
            ["Ada brings the last piece home. Ada wins!", ""]
        );
    }
}
