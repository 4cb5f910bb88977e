//! The log in pages, and in turns: what is not on the open page is neither told nor drawn, and what happened in one turn is one line. PURE.

use std::ops::Range;

use crate::engine::Seat;

/// How many events the newest page of the log has: they are told anew with every event. Twice as many, where they are folded into
/// turns.
const RECENT: usize = 20;
/// How many events an earlier page has, and the same.
const PAGE: usize = 50;
/// By how many events a page is longer at the most, so that it begins where a turn begins.
const WHOLE_TURN: usize = 20;

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

/// The page that is open: the index behind its last event, or the newest.
pub type LogPage = Option<usize>;

/// A log, as far as its pages depend on it.
#[derive(Clone, Copy)]
pub struct Events<'a> {
    /// How many there are.
    pub length: usize,
    /// In whose turn each of them happened, if turns are folded. Not a type of its own for each game: it is in the page once.
    pub turn_of: &'a dyn Fn(usize) -> Option<Seat>,
}

impl Events<'_> {
    /// The page after a turn of pages. No event is between two pages, however the log has grown meanwhile.
    pub fn turned(&self, page: LogPage, turn: LogTurn) -> LogPage {
        let newest = self.page_break(self.length.saturating_sub(self.size(RECENT)));
        match (turn, page) {
            (LogTurn::Earlier, None) => Some(newest),
            (LogTurn::Earlier, Some(end)) => Some(self.page_break(end.saturating_sub(self.size(PAGE)))),
            (LogTurn::Newer, Some(end)) if end < newest => Some(self.page_break((end + self.size(PAGE)).min(newest))),
            (LogTurn::Newer | LogTurn::Newest, _) => None,
        }
        .filter(|end| *end > 0)
    }

    /// The events of a page.
    pub fn on_page(&self, page: LogPage) -> Range<usize> {
        let (end, size) = page.map_or((self.length, RECENT), |end| (end.min(self.length), PAGE));
        self.page_break(end.saturating_sub(self.size(size)))..end
    }

    /// The lines of a page: each is an event, or the events of one turn.
    pub fn folded(&self, page: Range<usize>) -> Vec<Range<usize>> {
        let mut lines: Vec<Range<usize>> = Vec::new();
        for index in page {
            match lines.last_mut() {
                Some(line) if self.goes_on(index) => line.end = index + 1,
                _ => lines.push(index..index + 1),
            }
        }
        lines
    }

    /// The lines of a page, each with the turn that it is of, all of which need not be on the page.
    pub fn lines(&self, page: LogPage) -> Vec<(Range<usize>, Range<usize>)> {
        self.folded(self.on_page(page)).into_iter().map(|line| (self.turn(line.start), line)).collect()
    }

    /// All events of the turn in which this one happened.
    pub fn turn(&self, index: usize) -> Range<usize> {
        let start = (0..=index).rev().find(|index| !self.goes_on(*index)).unwrap_or(0);
        let end = (index + 1..self.length).find(|index| !self.goes_on(*index)).unwrap_or(self.length);
        start..end
    }

    /// The size of a page, if it is `size` where nothing is folded.
    fn size(&self, size: usize) -> usize {
        let folded = self.length.checked_sub(1).is_some_and(|last| (self.turn_of)(last).is_some());
        if folded { 2 * size } else { size }
    }

    /// Did it happen in the same turn as the event before?
    fn goes_on(&self, index: usize) -> bool {
        let turn = (self.turn_of)(index);
        turn.is_some() && index.checked_sub(1).is_some_and(|before| (self.turn_of)(before) == turn)
    }

    /// Where a page begins that is to have the event of this index: where its turn begins, if that is not far.
    fn page_break(&self, index: usize) -> usize {
        if index >= self.length {
            return index;
        }
        let farthest = index.saturating_sub(WHOLE_TURN);
        (farthest..=index).rev().find(|index| !self.goes_on(*index)).unwrap_or(index)
    }
}

#[cfg(test)]
mod tests {
    use super::{Events, LogTurn, PAGE, RECENT, WHOLE_TURN};
    use crate::engine::Seat;

    /// In a log in which each turn has so many events, of three people in turn; 0 for one that is not folded.
    fn with_log<T>(length: usize, turn: usize, look: impl FnOnce(Events<'_>) -> T) -> T {
        let turn_of = move |index: usize| Seat::new(u8::try_from(index.checked_div(turn)? % 3).ok()?);
        look(Events { length, turn_of: &turn_of })
    }

    #[test]
    fn page_by_page_every_event_can_be_read_and_no_page_is_long() {
        for turn in [0, 1, 2, 7, 19, 20, 21, 60, 400] {
            let most = |size: usize| if turn == 0 { size } else { 2 * size + WHOLE_TURN };
            for length in [0, 1, 19, 20, 21, 70, 71, 3000] {
                let (mut page, mut read) = with_log(length, turn, |events| {
                    let mut page = None;
                    let mut read = events.on_page(page);
                    assert!(read.len() <= most(RECENT), "{length} by {turn}: {read:?}");
                    while read.start > 0 {
                        page = events.turned(page, LogTurn::Earlier);
                        let now = events.on_page(page);
                        assert!((1..=most(PAGE)).contains(&now.len()), "{length} by {turn}: {now:?}");
                        assert_eq!(now.end, read.start, "{length} by {turn}: nothing is left out, nothing comes twice");
                        read = now;
                    }
                    (page, read)
                });
                // The way back, while the game goes on.
                let grown = if page.is_some() { length + 45 } else { length };
                with_log(grown, turn, |events| {
                    while page.is_some() {
                        page = events.turned(page, LogTurn::Newer);
                        let now = events.on_page(page);
                        let goes_on = now.start <= read.end && now.end > read.end;
                        assert!(goes_on, "{length} by {turn}: {now:?} after {read:?}");
                        read = now;
                    }
                    assert_eq!(read.end, grown);
                });
            }
        }
    }

    #[test]
    fn the_newest_page_is_one_touch_away_and_undo_leaves_no_empty_page() {
        assert_eq!(with_log(3000, 7, |events| events.turned(Some(40), LogTurn::Newest)), None);
        assert_eq!(with_log(30, 0, |events| events.on_page(Some(2000))), 0..30);
        assert_eq!(with_log(30, 0, |events| events.turned(Some(2000), LogTurn::Newer)), None);
        assert_eq!(with_log(5, 0, |events| events.turned(None, LogTurn::Earlier)), None);
    }

    #[test]
    fn a_line_is_a_turn_and_pages_begin_with_turns() {
        with_log(100, 7, |events| {
            assert_eq!(events.on_page(None), 56..100);
            assert_eq!(events.folded(77..100), [77..84, 84..91, 91..98, 98..100]);
            assert_eq!(events.folded(80..86), [80..84, 84..86]);
            assert_eq!((events.turn(80), events.turn(99)), (77..84, 98..100));
        });
        with_log(4, 0, |events| {
            assert_eq!(events.folded(1..4), [1..2, 2..3, 3..4], "not folded");
            assert_eq!(events.turn(2), 2..3);
        });
    }
}
