//! The pages of the log, with the events of each turn folded into one line. Only the open page is described and drawn. PURE.

use std::ops::Range;

use crate::engine::Seat;

/// Number of events on the newest page, which are described again after every event. Doubled where events are folded into turns.
const RECENT: usize = 20;
/// Number of events on an earlier page, doubled likewise.
const PAGE: usize = 50;
/// Maximum number of additional events on a page, so that it begins at the start of a turn.
const WHOLE_TURN: usize = 20;

/// A step from one page of the log to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogTurn {
    /// To the previous page.
    Earlier,
    /// To the next page.
    Newer,
    /// To the newest page, which remains the newest as the game continues.
    Newest,
    /// To a page with the event of this index; the open page, if it has it.
    To(usize),
}

/// The open page: the index after its last event; `None` for the newest page.
pub type LogPage = Option<usize>;

/// The properties of a log that determine its pages.
#[derive(Clone, Copy)]
pub struct Events<'a> {
    /// The number of events.
    pub length: usize,
    /// The seat in whose turn an event happened, if turns are folded. A trait object, not a type parameter: the page contains this code
    /// once instead of once per game.
    pub turn_of: &'a dyn Fn(usize) -> Option<Seat>,
    /// Whether a line begins with an event although the one before belongs to the turn of the same seat.
    pub begins_line: &'a dyn Fn(usize) -> bool,
}

impl Events<'_> {
    /// The page after this step. No event falls between two pages, even if the log has grown meanwhile.
    pub fn turned(&self, page: LogPage, turn: LogTurn) -> LogPage {
        let newest = self.page_break(self.length.saturating_sub(self.size(RECENT)));
        match (turn, page) {
            (LogTurn::Earlier, None) => Some(newest),
            (LogTurn::Earlier, Some(end)) => Some(self.page_break(end.saturating_sub(self.size(PAGE)))),
            (LogTurn::Newer, Some(end)) if end < newest => Some(self.page_break((end + self.size(PAGE)).min(newest))),
            (LogTurn::Newer | LogTurn::Newest, _) => None,
            (LogTurn::To(index), page) if self.on_page(page).contains(&index) => page,
            (LogTurn::To(index), _) if index >= newest => None,
            // With events before and after it.
            (LogTurn::To(index), _) => Some(self.page_break(index + self.size(PAGE) / 2).min(self.length)),
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

    /// The lines of a page as pairs of turn and line; the turn may extend beyond the page.
    pub fn lines(&self, page: LogPage) -> Vec<(Range<usize>, Range<usize>)> {
        self.folded(self.on_page(page)).into_iter().map(|line| (self.turn(line.start), line)).collect()
    }

    /// All events of the turn that contains this event.
    pub fn turn(&self, index: usize) -> Range<usize> {
        let start = (0..=index).rev().find(|index| !self.goes_on(*index)).unwrap_or(0);
        let end = (index + 1..self.length).find(|index| !self.goes_on(*index)).unwrap_or(self.length);
        start..end
    }

    /// The size of a page: `size`, doubled if turns are folded.
    fn size(&self, size: usize) -> usize {
        let folded = self.length.checked_sub(1).is_some_and(|last| (self.turn_of)(last).is_some());
        if folded { 2 * size } else { size }
    }

    /// Whether this event belongs to the same turn as the event before it.
    fn goes_on(&self, index: usize) -> bool {
        let turn = (self.turn_of)(index);
        let is_same = |before| (self.turn_of)(before) == turn && !(self.begins_line)(index);
        turn.is_some() && index.checked_sub(1).is_some_and(is_same)
    }

    /// The first index of a page that is to include this event: the start of its turn, unless that is more than [`WHOLE_TURN`] events
    /// before.
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

    /// Runs `look` on a log of three seats taking turns of `turn` events each; 0 for a log without folded turns.
    fn with_log<T>(length: usize, turn: usize, look: impl FnOnce(Events<'_>) -> T) -> T {
        let turn_of = move |index: usize| Seat::new(u8::try_from(index.checked_div(turn)? % 3).ok()?);
        look(Events { length, turn_of: &turn_of, begins_line: &|_| false })
    }

    #[test]
    fn the_page_of_an_event_has_it_and_stays_while_it_does() {
        for turn in [0, 1, 7, 20, 60] {
            for length in [1, RECENT, PAGE + 3, 400] {
                with_log(length, turn, |log| {
                    let mut page = None;
                    for index in (0..length).chain((0..length).rev()) {
                        let next = log.turned(page, LogTurn::To(index));
                        assert!(log.on_page(next).contains(&index), "{index} of {length}, turns of {turn}");
                        assert!(next == page || !log.on_page(page).contains(&index));
                        page = next;
                    }
                });
            }
        }
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
                // Forward again, through a log that has grown meanwhile.
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
        let events = Events { length: 6, turn_of: &|_| Some(Seat::FIRST), begins_line: &|index| index % 3 == 0 };
        assert_eq!(events.folded(0..6), [0..3, 3..6], "several lines in a turn");
    }
}
