//! The wall of a castle, in front of the cards under it: its battlements, and the gate under which the cards slide.

use crate::games::seam::geometry::Rect;

/// The gaps between the merlons of a wall.
const GAPS: i16 = 9;

/// The height of the merlons.
fn merlon(wall: Rect) -> i16 {
    wall.h / 5
}

/// The outline of the wall.
pub fn wall(wall: Rect) -> String {
    let Rect { x, y, w, h } = wall;
    let (step, high) = (w / (2 * GAPS + 1), merlon(wall));
    let mut path = format!("M{x} {}V{y}", y + h);
    for gap in 0..GAPS {
        let left = x + (2 * gap + 1) * step;
        path.push_str(&format!("H{left}v{high}h{step}v-{high}"));
    }
    path.push_str(&format!("H{}V{}Z", x + w, y + h));
    path
}

/// The left edge, the top, the width and the height of the gate, up to where its arch begins.
fn opening(wall: Rect) -> (i16, i16, i16, i16) {
    let Rect { x, y, w, h } = wall;
    let high = h - merlon(wall) - h / 5;
    let wide = (high * 6 / 5).min(w / 3);
    (x + (w - wide) / 2, y + h - high, wide, high)
}

/// The outline of the gate: an arch.
pub fn gate(wall: Rect) -> String {
    let (x, y, w, h) = opening(wall);
    let arch = h / 2;
    format!("M{x} {}v-{}q0-{arch} {}-{arch}t{} {arch}v{}Z", y + h, h - arch, w / 2, w / 2, h - arch)
}

/// The portcullis, drawn up halfway.
pub fn bars(wall: Rect) -> String {
    let (x, y, w, h) = opening(wall);
    let middle = y + h / 2;
    let mut path = format!("M{x} {middle}h{w}");
    for bar in 1..5 {
        path.push_str(&format!("M{} {}V{}", x + bar * w / 5, y + h / 6, middle + h / 6));
    }
    path
}
