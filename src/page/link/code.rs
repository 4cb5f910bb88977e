//! The QR code of a link, as SVG.

use std::fmt::Write as _;

use leptos::prelude::*;
use qrcodegen::{QrCode, QrCodeEcc, QrSegment};

use crate::link::Form;

/// The empty modules around the code, which cameras need.
const QUIET: i32 = 4;

/// A drawing of a QR code: its width with the empty modules around it, and a path of its dark ones.
struct Drawing {
    width: i32,
    path: String,
}

/// The code of a payload, in the page at this address; `None` if there is too much for a code.
///
/// The address is bytes, the payload digits, which take a third of a byte each.
fn draw(page: &str, payload: &[u8]) -> Option<Drawing> {
    let address = format!("{page}{}", Form::Digits.prefix());
    let segments = [QrSegment::make_bytes(address.as_bytes()), QrSegment::make_numeric(&Form::Digits.text(payload))];
    let code = QrCode::encode_segments(&segments, QrCodeEcc::Low).ok()?;
    let size = code.size();
    let mut path = String::new();
    for y in 0..size {
        let mut x = 0;
        while x < size {
            let from = x;
            while x < size && code.get_module(x, y) {
                x += 1;
            }
            if x > from {
                // Writing to a string cannot fail.
                let _ = write!(path, "M{} {}h{}v1h-{}z", from + QUIET, y + QUIET, x - from, x - from);
            }
            x += 1;
        }
    }
    Some(Drawing { width: size + 2 * QUIET, path })
}

/// The QR code of a payload, in the page at this address; nothing if there is too much for one.
pub fn view(page: &str, payload: &[u8], label: Signal<&'static str>) -> Option<AnyView> {
    let Drawing { width, path } = draw(page, payload)?;
    let drawing = view! {
        <svg
            class="qr-code"
            data-testid="qr-code"
            role="img"
            aria-label=move || label.get()
            viewBox=format!("0 0 {width} {width}")
            shape-rendering="crispEdges"
        >
            <rect width=width height=width fill="#fff" />
            <path d=path fill="#000" />
        </svg>
    };
    Some(drawing.into_any())
}
