//! The format of a place by its size in units of its text.

use heartbox::games::seam::Format;
use heartbox::shell::place::{PlaceFormat, format_of};

/// Sizes of devices and windows in pixels, with the size of text in percent of the default, the names of the format, and its
/// names with a selection where those are others.
const DEVICES: [(i32, i32, i32, &str, Option<&str>); 22] = [
    (1024, 768, 100, "wide", None),
    (1366, 768, 100, "wide", None),
    (1366, 768, 150, "low", None),
    (2000, 1200, 100, "wide", None),
    (768, 1024, 100, "upright", None),
    (800, 1280, 100, "upright", None),
    (390, 844, 100, "phone", None),
    (360, 640, 100, "phone small-phone low-phone", Some("phone small-phone low-phone chosen")),
    (360, 740, 100, "phone small-phone", None),
    (320, 640, 100, "phone small-phone low-phone", Some("phone small-phone low-phone chosen")),
    (320, 480, 100, "phone small-phone low-phone", Some("phone small-phone low-phone chosen")),
    (280, 653, 100, "phone small-phone bare", Some("phone small-phone low-phone chosen")),
    (600, 960, 100, "phone low-phone", Some("phone low-phone chosen")),
    (844, 390, 100, "low", None),
    (640, 360, 100, "low bare", Some("low chosen")),
    (640, 480, 100, "low bare", Some("low chosen")),
    (720, 480, 100, "low bare", Some("low chosen")),
    (740, 480, 100, "low", None),
    (1024, 768, 200, "low bare", Some("low chosen")),
    (768, 1024, 200, "phone low-phone", Some("phone low-phone chosen")),
    (390, 844, 200, "phone small-phone bare", Some("phone small-phone low-phone chosen")),
    (320, 640, 200, "phone small-phone bare", None),
];

/// Sizes on both sides of every edge, in units of the text.
const EDGES: [(f64, f64, &str); 24] = [
    // Upright up to a square.
    (50.0, 50.0, "upright"),
    (50.01, 50.0, "wide"),
    (30.0, 30.0, "phone low-phone"),
    // A phone.
    (40.0, 80.0, "phone low-phone"),
    (40.01, 80.0, "upright"),
    // A low phone by its width, and by its height.
    (31.0, 60.0, "phone low-phone"),
    (30.99, 60.0, "phone"),
    (25.0, 42.0, "phone low-phone"),
    (25.0, 42.01, "phone"),
    // A small phone.
    (23.0, 50.0, "phone small-phone"),
    (23.01, 50.0, "phone"),
    // Bare by its width, upright and lying.
    (20.0, 50.0, "phone small-phone"),
    (19.99, 50.0, "phone small-phone bare"),
    (19.99, 10.0, "low bare"),
    // Low.
    (60.0, 35.0, "low"),
    (60.0, 35.01, "wide"),
    // Low and bare by its height, its width and its proportion.
    (60.0, 19.4, "low bare"),
    (60.0, 19.41, "low"),
    (41.0, 27.0, "low bare"),
    (41.01, 27.0, "low"),
    (45.0, 30.0, "low bare"),
    (45.01, 30.0, "low"),
    // No room at all.
    (0.0, 0.0, "phone small-phone bare"),
    (f64::MAX, f64::MAX, "upright"),
];

#[test]
fn devices_have_their_format() {
    for (width, height, percent, names, chosen) in DEVICES {
        let text = 0.16 * f64::from(percent);
        let found = format_of(f64::from(width) / text, f64::from(height) / text);
        assert_eq!(found.names, names, "{width}x{height} at {percent} %");
        assert_eq!(found.chosen, chosen.unwrap_or(names), "{width}x{height} at {percent} % with a selection");
    }
}

#[test]
fn formats_change_at_their_edges() {
    for (width, height, names) in EDGES {
        assert_eq!(format_of(width, height).names, names, "{width} x {height}");
    }
}

/// Style sheets, which read the names, and boards, which get the format, agree.
#[test]
fn the_first_name_is_that_of_the_format() {
    let all = [Format::Wide, Format::Upright, Format::Phone, Format::Low];
    let mut found = Vec::new();
    for width in 1..140 {
        for height in 1..140 {
            let PlaceFormat { format, names, chosen } = format_of(f64::from(width) / 2.0, f64::from(height) / 2.0);
            let first = match format {
                Format::Wide => "wide",
                Format::Upright => "upright",
                Format::Phone => "phone",
                Format::Low => "low",
            };
            assert_eq!(names.split(' ').next(), Some(first), "{width} x {height}");
            let others = names.split(' ').skip(1);
            assert!(others.clone().all(|name| matches!(name, "small-phone" | "low-phone" | "bare")), "{names}");
            assert!(format == Format::Phone || others.clone().all(|name| name == "bare"), "{names}");
            // The board is drawn for the same format. Only formats without room for board and choices change.
            assert_eq!(chosen.split(' ').next(), Some(first), "{width} x {height}");
            let is_other = names.contains("bare") || names.contains("low-phone");
            assert!(chosen == names || is_other && chosen.ends_with(" chosen") && !chosen.contains("bare"), "{chosen}");
            found.push(format);
        }
    }
    assert!(all.iter().all(|format| found.contains(format)));
}

#[test]
fn the_smallest_places_have_no_room_for_a_board_and_choices() {
    for (width, height) in [(30.0, 20.0), (19.0, 25.0)] {
        let place = format_of(width, height);
        assert_eq!(place.chosen, place.names, "{width} x {height}");
    }
    for (width, height) in [(30.0, 20.01), (19.0, 25.01)] {
        assert!(format_of(width, height).chosen.ends_with(" chosen"), "{width} x {height}");
    }
}
