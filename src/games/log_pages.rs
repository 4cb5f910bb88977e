//! The log in pages: what is not on the open page is neither told nor drawn. PURE.

use std::ops::Range;

/// How many lines the newest page of the log has: they are told anew with every event.
const RECENT: usize = 20;
/// How many lines an earlier page has.
const PAGE: usize = 50;

/// From one page of the log to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogTurn {
    /// To the one before.
    Earlier,
    /// To the one after.
    Newer,
    /// To the newest, which stays the newest as the game goes on.
    Newest,
}

/// The page that is open: the index behind its last line, or the newest.
pub type LogPage = Option<usize>;

/// The page after a turn, in a log of `length` lines. No line is between two pages, however the log has grown meanwhile.
pub fn turned(page: LogPage, turn: LogTurn, length: usize) -> LogPage {
    let newest = length.saturating_sub(RECENT);
    match (turn, page) {
        (LogTurn::Earlier, None) => Some(newest),
        (LogTurn::Earlier, Some(end)) => Some(end.saturating_sub(PAGE)),
        (LogTurn::Newer, Some(end)) if end < newest => Some((end + PAGE).min(newest)),
        (LogTurn::Newer | LogTurn::Newest, _) => None,
    }
    .filter(|end| *end > 0)
}

/// The lines of a page, in a log of `length` lines.
pub fn lines(page: LogPage, length: usize) -> Range<usize> {
    match page {
        Some(end) => end.min(length).saturating_sub(PAGE)..end.min(length),
        None => length.saturating_sub(RECENT)..length,
    }
}

#[cfg(test)]
mod tests {
    use super::{LogTurn, PAGE, lines, turned};

    #[test]
    fn page_by_page_every_line_can_be_read_and_no_page_is_long() {
        for length in [0, 1, 19, 20, 21, 70, 71, 3000] {
            let mut page = None;
            let mut read = lines(page, length);
            while read.start > 0 {
                page = turned(page, LogTurn::Earlier, length);
                let now = lines(page, length);
                assert!((1..=PAGE).contains(&now.len()), "{length}: {now:?}");
                assert_eq!(now.end, read.start, "{length}: nothing is left out, nothing comes twice");
                read = now;
            }
            // The way back, while the game goes on.
            let length = length + 45;
            while page.is_some() {
                page = turned(page, LogTurn::Newer, length);
                let now = lines(page, length);
                assert!(now.start <= read.end && now.end > read.end, "{length}: {now:?} after {read:?}");
                read = now;
            }
        }
    }

    #[test]
    fn the_newest_page_is_one_touch_away_and_undo_leaves_no_empty_page() {
        assert_eq!(turned(Some(40), LogTurn::Newest, 3000), None);
        assert_eq!(lines(Some(2000), 30), 0..30);
        assert_eq!(turned(Some(2000), LogTurn::Newer, 30), None);
        assert_eq!(turned(None, LogTurn::Earlier, 5), None);
    }
}
