//! The static parts of the board: the drawn scenes, the sky above them, the page and the ECG line.

use leptos::prelude::*;

use crate::games::infarkt::scene::layout::Layout;
use crate::games::infarkt::scene::panel::Panel;
use crate::games::infarkt::scene::scenery::{drawing, outline};
use crate::games::seam::geometry::{Point, Rect};

/// The skies of the day, from morning to night; later places have the last one.
const HOURS: usize = 8;

/// The number of lines of the halftone dots that shade a sky, and the distance between two lines, in units of the drawings.
const DOT_LINES: i16 = 6;
const DOT_STEP: i16 = 7;

/// Everything below captions, signs and pieces.
pub fn page(layout: &Layout) -> AnyView {
    let (w, h) = layout.size;
    let scenes = layout.panels.iter().enumerate().map(|(hour, panel)| scene(panel, hour.min(HOURS - 1)));
    // The page covers the scenes and has a hole for each: the edges of panels slant, but a drawing is clipped to an upright rectangle.
    let holes: String = layout.panels.iter().map(|panel| outline(&panel.corners)).collect();
    let mat = format!("M0 0H{w}V{h}H0z{holes}");
    let line = |points: &[Point]| {
        let points: Vec<String> = points.iter().map(|(x, y)| format!("{x} {y}")).collect();
        format!("M{}", points.join(" "))
    };
    let (pulse, flat) = (line(&layout.pulse), line(&layout.flat));
    view! {
        <g>
            {scenes.collect_view()}
            <path class="in-mat" fill-rule="evenodd" d=mat />
            <path class="in-edges" d=holes />
            <path class="in-pulse edge" d=pulse.clone() />
            <path class="in-pulse" d=pulse />
            <path class="in-pulse edge none" d=flat.clone() />
            <path class="in-pulse none" d=flat />
        </g>
    }
    .into_any()
}

/// A scene, clipped to its panel.
fn scene(panel: &Panel, hour: usize) -> AnyView {
    let (Rect { x, y, w, h }, view) = (panel.bounds(), panel.view());
    let (left, top, right) = (view.x - DOT_STEP, view.y, view.x + view.w + DOT_STEP);
    let sky = format!("M{left} {top}H{right}V{}H{left}z", view.y + view.h);
    // Zero-length dashes with round ends make dots, smaller from line to line, every other line shifted by half.
    let dots = (0..DOT_LINES).map(|line| {
        let (shift, y) = (line % 2 * DOT_STEP / 2, top + 3 + line * DOT_STEP * 7 / 8);
        view! { <path class=format!("dots dots-{line}") d=format!("M{} {y}H{right}", left + shift) /> }.into_any()
    });
    view! {
        <svg
            class=format!("in-scene hour-{hour}")
            x=x.to_string()
            y=y.to_string()
            width=w.to_string()
            height=h.to_string()
            viewBox=format!("{} {} {} {}", view.x, view.y, view.w, view.h)
            preserveAspectRatio="xMidYMid slice"
        >
            <path class="sky" d=sky />
            {dots.collect_view()}
            <g class="in-drawing" inner_html=drawing(panel.place)></g>
        </svg>
    }
    .into_any()
}
