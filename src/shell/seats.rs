//! The player_panels of seats: who is at the table, whose hand is asked for, what each has.

use crate::games::tables::Parts;
use crate::i18n::fill;
use crate::session::{AppContext, Handle, SeatInfo};
use crate::signals::*;
use crate::ui::{Laid, Part, el, of, paint, piece};

/// The player_panels of seats.
pub fn seats(app: AppContext, handle: Handle, parts: Parts) -> Part {
    let player_panels = parts.player_panels;
    let laid: Laid = expect_context();
    paint(move || {
        let words = app.settings.lang.get().words();
        let hand = handle.status.with(|status| status.hand);
        let seat = |(info, has): (SeatInfo, Part)| {
            let asked = hand == Some(info.seat);
            let name = of("span", "seat-name").attr("data-place", format!("seat-{}", info.seat.number()));
            of("li", "seat")
                .class_if(&format!("seat-{}", info.colour.id()), true)
                .class_if("asked", asked)
                .attr_if("aria-current", asked.then_some("true"))
                .attr_if("aria-label", asked.then(|| fill(words.turn_of, &[&info.name])))
                .child(name.child(piece(info.colour)).child(el("strong").text(&info.name)))
                .child(of("div", "seat-inside").child(laid.from(2 + info.seat.number() / 2, &has)))
        };
        of("ul", "seats").children(handle.seats.get_value().into_iter().zip(player_panels.iter().cloned()).map(seat))
    })
}
