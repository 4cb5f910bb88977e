//! The frame of a board: what the drawings of all games have in common.

use leptos::prelude::*;

use super::live::live;
use super::press::on_parts;

/// The part of the plane that a drawing shows: left, top, width and height, in units of the drawing.
pub type Drawing = (i16, i16, i16, i16);

/// A board: a drawing with a name, whose parts may be touched. At table size it fills the element around it; a picture is a part of what
/// is around it.
///
/// The style sheets of games can use `--drawing-w` and `--drawing-h`, the size of the drawing.
#[component]
pub fn BoardFrame(
    /// The class of the drawing.
    class: &'static str,
    /// The part of the plane that is shown.
    #[prop(into)]
    drawing: Signal<Drawing>,
    /// The accessible name.
    #[prop(into)]
    name: Signal<String>,
    /// Whether it is only a small picture, which assistive technology skips.
    picture: bool,
    /// Called with the `data-touch` of a part that is touched.
    on_part: Callback<String>,
    /// What lies over the drawing, in elements of its own.
    #[prop(default = None)]
    over: Option<AnyView>,
    /// The drawing.
    children: Children,
) -> impl IntoView {
    let (on_click, on_key) = on_parts(move |part| on_part.run(part.to_owned()));
    let view_box = move || {
        let (x, y, w, h) = drawing.get();
        format!("{x} {y} {w} {h}")
    };
    view! {
        <div
            class=if picture { "board-picture" } else { "board-frame" }
            style=("--drawing-w", live(move || drawing.get().2.to_string()))
            style=("--drawing-h", live(move || drawing.get().3.to_string()))
            role="group"
            aria-label=live(move || name.get())
            aria-hidden=picture.then_some("true")
            on:click=on_click
            on:keydown=on_key
        >
            // The group has the name, also of what lies over the drawing.
            <svg class=class viewBox=live(view_box) role="none">
                {children()}
            </svg>
            {over}
        </div>
    }
    .into_any()
}
