//! Announcements for screen readers: the last event, and what is due. PURE.

/// The maximum length of an announcement in characters: a screen reader reads it to its end before anything else.
pub const SPOKEN: usize = 120;

/// Joins a sentence of the log and what is due after it, together no longer than [`SPOKEN`]. If they are too long, the
/// sentence is cut at its end, whole sentences at a time if it has several: the log has the full text.
pub fn spoken(sentence: &str, due: &str) -> String {
    let due = within(due, SPOKEN);
    let room = SPOKEN.saturating_sub(due.chars().count() + 1);
    let sentence = within(sentence, room);
    let parts = [sentence, due];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}

/// The beginning of a text that fits into `room` characters: whole sentences, or else whole words.
fn within(text: &str, room: usize) -> String {
    let Some((end, _)) = text.char_indices().nth(room) else { return text.to_owned() };
    let fits = &text[..end];
    // A space follows the last character of a sentence or a word.
    let sentence = fits.rmatch_indices(' ').map(|(at, _)| &fits[..at]).find(|text| text.ends_with(['.', '!', '?']));
    if let Some(sentence) = sentence {
        return sentence.to_owned();
    }
    // The ellipsis needs room too.
    let Some((last, _)) = fits.char_indices().next_back() else { return String::new() };
    let words = fits[..last].rfind(' ').map_or(&fits[..last], |at| &fits[..at]);
    format!("{}…", words.trim_end_matches([',', ':', ';', ' ']))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_fits_is_said_as_it_is() {
        assert_eq!(spoken("Ada rolls 3.", "Bo: roll the die."), "Ada rolls 3. Bo: roll the die.");
        assert_eq!(spoken("", "Bo: roll the die."), "Bo: roll the die.");
    }

    #[test]
    fn what_does_not_fit_ends_with_a_sentence_or_a_word() {
        let due = "Bo: which piece flows next?";
        let long = "Ada plays Throw. ".repeat(9);
        let said = spoken(&long, due);
        assert!(said.chars().count() <= SPOKEN && said.ends_with(&format!("Throw. {due}")), "{said}");
        let said = spoken(&"čž ".repeat(90), due);
        assert!(said.chars().count() <= SPOKEN && said.ends_with(&format!("čž… {due}")), "{said}");
        let said = spoken("Ada.", &"ž".repeat(300));
        assert_eq!(said.chars().count(), SPOKEN, "{said}");
    }
}
