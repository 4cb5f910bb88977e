//! What has just happened, panel by panel: a party is read out card by card, and nobody dies in passing.

use super::actions::Now;
use super::parts::{changed, paid, place_sign, sign};
use crate::engine::Seat;
use crate::games::infarkt::text::{Act, Clause, LogEntry, Part, cause, done, words};
use crate::games::infarkt::{Action, Cause, Place};
use crate::ui::{Node, el, of, piece};

/// Does a party, or a night out, begin with this?
fn begins(line: &LogEntry) -> bool {
    matches!(line.act, Some((_, Act::Party { .. } | Act::Open(Action::Party(_) | Action::Invite(_)))))
}

/// Does it belong to a party?
fn of_party(line: &LogEntry) -> bool {
    line.clauses.iter().any(|clause| matches!(clause, Clause::Change { cause, .. } if cause.is_party()))
}

/// The lines that are told: the whole party as far as it has gone, or a death.
fn told<'a>(now: &Now<'a>) -> &'a [LogEntry] {
    let lines = now.moment.lines.as_slice();
    let Some((last, before)) = lines.split_last() else { return &[] };
    if now.moment.state.party().is_some() || begins(last) || of_party(last) {
        return &lines[lines.iter().rposition(begins).unwrap_or(before.len())..];
    }
    let death = last.clauses.iter().any(|clause| matches!(clause, Clause::Died { .. }));
    if death { &lines[before.len()..] } else { &[] }
}

/// The story, if there is one. It can be long: then it is scrolled, also by keyboard.
pub fn story(now: &Now) -> Option<Node> {
    let told = told(now);
    let clauses = told.iter().flat_map(|line| &line.clauses);
    let panels: Vec<Node> = clauses.filter_map(|clause| panel(now, clause)).collect();
    let head = told.first().filter(|line| begins(line)).and_then(|line| done(line, now.lang, now.names));
    let nothing = panels.is_empty() && head.is_none();
    // One after the other, and all that is new with its own beginning.
    let delayed = panels.into_iter().enumerate().map(|(index, panel)| panel.style("--nth", index.to_string()));
    (!nothing).then(|| {
        of("div", "in-story")
            .attr("role", "group")
            .attr("tabindex", "0")
            .attr("aria-label", now.lang.words().log)
            .child(head.map(|head| of("p", "in-story-head").text(head)))
            .child(el("ol").children(delayed))
    })
}

fn panel(now: &Now, clause: &Clause) -> Option<Node> {
    Some(match clause {
        Clause::Change { seat, cause, parts } => {
            let picture = match cause {
                Cause::Shock { .. } | Cause::Funeral { .. } => sign("grave"),
                Cause::Nightlife { .. } => place_sign(Place::Nightlife),
                other => sign(other.card()?.id()),
            };
            let part = |part: &Part| match *part {
                Part::Indicator(indicator, by) => Some(changed(indicator, by, now.lang)),
                Part::Euro(by) => paid(by),
                Part::Chips(..) => None,
            };
            let changes = of("span", "in-changes").children(parts.iter().filter_map(part));
            el("li").child(picture).child(person(now, *seat)).child(changes)
        }
        Clause::Died { seat, cause: why, .. } => of("li", "in-died")
            .child(sign("grave"))
            .child(person(now, *seat))
            .text(" ")
            .child(el("span").text(format!("{}: {}", words(now.lang).dead, cause(*why, now.lang, now.names)))),
        Clause::Paid(seats) => {
            let mut all = el("li").child(sign("grave"));
            for seat in seats {
                all = all.child(person(now, *seat));
            }
            all.child(paid(-1))
        }
        _ => return None,
    })
}

/// Somebody, with piece and name.
fn person(now: &Now, seat: Seat) -> Node {
    let info = now.seats.get(seat.index());
    of("b", "in-person").child(info.map(|info| piece(info.colour))).text(now.names.of(seat))
}
