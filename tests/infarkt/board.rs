//! The page of the comic strip at every size, for every edition, in every language.

use std::sync::LazyLock;

use heartbox::games::Format;
use heartbox::games::infarkt::scene::layout::{LEAST_TYPE, Layout};
use heartbox::games::infarkt::scene::lettering::{Face, Lettering, REFERENCE};
use heartbox::games::infarkt::scene::panel::{Panel, WARES, texts};
use heartbox::games::infarkt::scene::scenery::drawing;
use heartbox::games::infarkt::scene::signs::{Line, Mark, TARGET, picture};
use heartbox::games::infarkt::text::{Words, activity};
use heartbox::games::infarkt::{Activity, Chip, Extension, Place};
use heartbox::games::seam::geometry::{Point, Rect};
use heartbox::i18n::Lang;

/// The size available to the board on the screens of a tablet and a laptop with two to five people, and on phones.
const ROOMS: [(Format, (i16, i16)); 11] = [
    (Format::Wide, (636, 560)),
    (Format::Wide, (677, 437)),
    (Format::Wide, (677, 560)),
    (Format::Wide, (808, 469)),
    (Format::Wide, (894, 437)),
    (Format::Wide, (894, 560)),
    (Format::Upright, (744, 394)),
    (Format::Upright, (744, 495)),
    (Format::Upright, (796, 610)),
    (Format::Phone, (374, 0)),
    (Format::Phone, (344, 0)),
];

/// The places of each edition: six to eight, since the first extension replaces the fitness centre (IN-30).
fn editions() -> Vec<Vec<Place>> {
    let basic = Place::ALL.into_iter().filter(|place| place.extension().is_none());
    let chosen = |set: u8| Extension::ALL.into_iter().enumerate().filter(move |(index, _)| set & (1 << index) != 0);
    let sets = (0..1u8 << Extension::ALL.len()).filter(|set| set.count_ones() <= 3);
    let edition = |set: u8| {
        let basic = basic.clone().filter(move |place| *place != Place::Fitness || set == 0);
        basic.chain(chosen(set).map(|(_, extension)| extension.place())).collect()
    };
    sets.map(edition).collect()
}

/// The type of these tests: its letters have seven widths, as wide as those of the page on average, and can be stretched and spaced.
#[derive(Clone, Copy)]
struct Type {
    /// Widths in percent of the usual ones.
    stretch: i32,
    /// What is added to every letter, and to every space besides, in thousandths of the type size.
    spacing: (i32, i32),
}

const USUAL: Type = Type { stretch: 100, spacing: (0, 0) };
/// A language whose words are half as long again.
const LONG: Type = Type { stretch: 150, ..USUAL };
/// The spacing of WCAG 1.4.12.
const SPACED: Type = Type { spacing: (120, 160), ..USUAL };

impl Type {
    /// The width of a text in type of this size, rounded up.
    fn width(self, text: &str, size: i32) -> i32 {
        let letter = |letter: char| {
            let thousandths = match letter {
                'i' | 'j' | 'l' | 'í' | 'I' | ' ' => 300,
                'f' | 'r' | 't' | 'ř' | 'ť' => 370,
                'c' | 's' | 'v' | 'x' | 'y' | 'z' | 'č' | 'š' | 'ý' | 'ž' => 510,
                'w' => 730,
                'm' | 'M' | 'W' => 860,
                _ if letter.is_uppercase() => 610,
                _ => 550,
            };
            thousandths * self.stretch / 100 + self.spacing.0 + if letter == ' ' { self.spacing.1 } else { 0 }
        };
        (text.chars().map(letter).sum::<i32>() * size + 999) / 1000
    }

    /// The width on the page.
    fn on_page(self, text: &str, size: i16) -> i16 {
        self.width(text, size.into()) as i16
    }

    /// The words of these places.
    fn lettering(self, places: &[Place], lang: Lang) -> Lettering {
        let texts = texts(places, lang);
        let widths = texts.iter().map(|(_, text)| self.width(text, REFERENCE)).collect();
        Lettering::new(lang, texts, widths)
    }
}

/// A page, with the format, size and language it is laid out for.
type Page = (Layout, Format, (i16, i16), Lang);

/// These editions in every size and language.
fn pages<'a>(editions: &'a [Vec<Place>], set: Type) -> impl Iterator<Item = Page> + 'a {
    let rooms = ROOMS.into_iter().flat_map(|room| Lang::ALL.into_iter().map(move |lang| (room, lang)));
    rooms.flat_map(move |((format, room), lang)| {
        editions.iter().map(move |places| {
            let lettering = set.lettering(places, lang);
            (Layout::new(format, room, places, Some(&lettering)), format, room, lang)
        })
    })
}

/// Every edition in every size and language, laid out once.
static PAGES: LazyLock<Vec<Page>> = LazyLock::new(|| pages(&editions(), USUAL).collect());

fn every_page(mut check: impl FnMut(&Layout, Format, (i16, i16), Lang)) {
    PAGES.iter().for_each(|(layout, format, room, lang)| check(layout, *format, *room, *lang));
}

#[test]
fn every_place_has_its_panel() {
    let shown = PAGES.iter().map(|(layout, ..)| layout.panels.iter().map(|panel| panel.place).collect::<Vec<_>>());
    assert!(shown.zip(editions().into_iter().cycle()).all(|(shown, places)| shown == places));
}

/// Whether the insides of two rectangles have a point in common.
fn overlap(one: Rect, other: Rect) -> bool {
    one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h
}

/// Whether a rectangle lies within another one.
fn holds(outer: Rect, inner: Rect) -> bool {
    outer.x <= inner.x
        && outer.y <= inner.y
        && inner.x + inner.w <= outer.x + outer.w
        && inner.y + inner.h <= outer.y + outer.h
}

/// Whether a line along an edge of one of them separates the two.
fn apart(one: &[Point; 4], other: &[Point; 4]) -> bool {
    let outside = |(x, y): Point, a: Point, b: Point| {
        let [ax, ay, bx, by, x, y] = [a.0, a.1, b.0, b.1, x, y].map(i32::from);
        (bx - ax) * (y - ay) - (by - ay) * (x - ax) < 0
    };
    let beyond = |one: &[Point; 4], other: &[Point; 4]| {
        (0..4).any(|edge| other.iter().all(|point| outside(*point, one[edge], one[(edge + 1) % 4])))
    };
    beyond(one, other) || beyond(other, one)
}

#[test]
fn panels_are_on_the_page_in_reading_order_and_apart() {
    every_page(|layout, format, room, lang| {
        let page = Rect { x: 0, y: 0, w: layout.size.0, h: layout.size.1 };
        assert_eq!(page.w, room.0);
        assert!(format == Format::Phone || page.h == room.1, "{:?} instead of {room:?} in {lang:?}", layout.size);
        for (index, panel) in layout.panels.iter().enumerate() {
            assert!(holds(page, panel.bounds()), "{panel:?}");
            for later in &layout.panels[index + 1..] {
                assert!(apart(&panel.corners, &later.corners), "{panel:?} {later:?}");
                let (this, later) = (panel.bounds(), later.bounds());
                assert!(later.y >= this.y + this.h - 8 || later.x >= this.x + this.w - 8, "{this:?} before {later:?}");
            }
        }
    });
}

/// Asserts that signs, caption and drawing lie within their panel and apart.
fn check_panel(panel: &Panel, what: &str) {
    let inside = Panel::inside(&panel.corners);
    let boxes: Vec<Rect> = panel.signs.iter().map(|sign| sign.target).chain([panel.caption, panel.focus]).collect();
    for (index, this) in boxes.iter().enumerate() {
        assert!(holds(inside, *this), "{this:?} in {inside:?} {what}");
        assert!(boxes[index + 1..].iter().all(|other| !overlap(*this, *other)), "{panel:?} {what}");
    }
}

#[test]
fn words_are_whole_and_cover_neither_each_other_nor_a_drawing() {
    every_page(|layout, _, room, lang| {
        for panel in &layout.panels {
            check_panel(panel, &format!("for {room:?} in {lang:?}"));
            let scale = i32::from(panel.focus.w) * 1000 / 160;
            assert!(scale >= 500, "{scale} of {} for {room:?} in {lang:?}", layout.panels.len());
        }
    });
}

#[test]
fn type_and_targets_are_large_enough() {
    every_page(|layout, _, room, lang| {
        assert!(layout.type_size >= LEAST_TYPE);
        for panel in &layout.panels {
            let caption = Words::of(lang).place(panel.place);
            assert!(panel.caption_size > layout.type_size);
            assert!(USUAL.on_page(caption, panel.caption_size) < panel.caption.w, "{caption} for {room:?}");
            for sign in &panel.signs {
                assert!(sign.target.h >= TARGET && sign.target.w >= TARGET, "{sign:?} for {room:?} in {lang:?}");
            }
        }
    });
}

/// Asserts that every sign of a page says everything, and that nothing on it crosses its edge or something else.
fn check_signs((layout, _, room, lang): &Page, set: Type) {
    let size = layout.type_size;
    for panel in &layout.panels {
        let shown: Vec<Activity> = panel.signs.iter().map(|sign| sign.activity).collect();
        assert_eq!(shown, Activity::at(panel.place));
        for sign in &panel.signs {
            let said: Vec<&str> = sign.lines.iter().map(|line| line.text.as_str()).collect();
            assert_eq!(said.join(" "), activity(sign.activity, *lang));
            let balance = i16::from(sign.activity.wage()) - i16::from(sign.activity.price());
            let changes = sign.activity.change();
            // Other gains are shown as well: chips, or the dish of the guest.
            let brings = match sign.activity {
                Activity::Family(count) => Some(Mark::Chips(Chip::Family, count)),
                Activity::Career => Some(Mark::Chips(Chip::Career, 1)),
                Activity::Invite => Some(Mark::Treat),
                _ => None,
            };
            let of_health = usize::from(balance != 0) + changes.iter().count();
            let last = sign.marks.get(of_health).map(|(_, mark)| *mark);
            assert_eq!((sign.marks.len(), last), (of_health + usize::from(brings.is_some()), brings));
            assert!(balance == 0 || sign.marks[0].1 == Mark::Euro(balance));
            // The positions of words and marks, from the capitals' height down to the baseline.
            let high = size * 7 / 10;
            let texts = sign.lines.iter().map(|Line { start: (x, y), text, width }| {
                let w = set.on_page(text, size);
                assert!((w..=w + 1).contains(width), "{text} is {width} wide, not {w}");
                Rect { x: *x, y: y - high, w, h: high }
            });
            let marks = sign.marks.iter().map(|((x, y), mark)| {
                let w = picture(size) + 1 + set.on_page(&mark.number(), size);
                Rect { x: *x, y: *y, w, h: picture(size) }
            });
            let parts: Vec<Rect> = texts.chain(marks).collect();
            for (index, part) in parts.iter().enumerate() {
                assert!(holds(sign.board(), *part), "{part:?} on {sign:?} for {room:?} in {lang:?}");
                assert!(
                    parts[index + 1..].iter().all(|other| !overlap(*part, *other)),
                    "{sign:?} for {room:?} in {lang:?}"
                );
            }
        }
    }
}

#[test]
fn signs_say_everything_within_their_boards() {
    PAGES.iter().for_each(|page| check_signs(page, USUAL));
}

/// No word crosses the edge of its sign or caption, and no sign covers another one, in a language with longer words and in spaced type.
#[test]
fn longer_and_spaced_words_are_whole() {
    let editions = editions();
    let (fewest, most) =
        (editions.iter().min_by_key(|places| places.len()), editions.iter().max_by_key(|places| places.len()));
    let editions: Vec<Vec<Place>> = fewest.into_iter().chain(most).cloned().collect();
    for set in [LONG, SPACED] {
        for page in pages(&editions, set) {
            check_signs(&page, set);
            let (layout, _, room, lang) = &page;
            for panel in &layout.panels {
                let caption = Words::of(*lang).place(panel.place);
                assert!(set.on_page(caption, panel.caption_size) < panel.caption.w, "{caption} for {room:?}");
                check_panel(panel, &format!("for {room:?} in {lang:?}"));
            }
        }
    }
}

#[test]
fn pieces_and_wares_have_their_spots() {
    every_page(|layout, _, _, _| {
        for panel in &layout.panels {
            let wares = panel.wares();
            let sells = matches!(panel.place, Place::Fleamarket | Place::BlackMarket);
            assert_eq!(wares.len(), if sells { WARES } else { 0 });
            for (index, ware) in wares.iter().enumerate() {
                assert!(holds(panel.focus, *ware) && ware.w >= 8, "{ware:?} in {panel:?}");
                assert!(wares[index + 1..].iter().all(|other| !overlap(*ware, *other)), "{wares:?}");
            }
            for people in 2..=5 {
                let stands: Vec<Point> = (0..people).map(|seat| panel.stand(seat, people)).collect();
                for (x, y) in &stands {
                    let foot = Rect { x: *x, y: *y, w: 0, h: 0 };
                    assert!(holds(panel.bounds(), foot), "{foot:?} in {panel:?}");
                    assert!(wares.iter().all(|ware| ware.y + ware.h <= y - panel.piece_size() / 2), "{panel:?}");
                }
                assert!(stands.windows(2).all(|pair| pair[1].0 - pair[0].0 >= 12), "{stands:?}");
            }
        }
    });
}

/// The line runs between any two neighbours, and never through the inside of a panel.
#[test]
fn the_pulse_runs_through_all_gutters() {
    let crosses = |a: Point, b: Point, c: Point, d: Point| {
        let side = |p: Point, q: Point, r: Point| {
            let [px, py, qx, qy, rx, ry] = [p.0, p.1, q.0, q.1, r.0, r.1].map(i32::from);
            ((qx - px) * (ry - py) - (qy - py) * (rx - px)).signum()
        };
        side(a, b, c) != side(a, b, d) && side(c, d, a) != side(c, d, b)
    };
    every_page(|layout, _, room, _| {
        let runs = |from: Point, to: Point| layout.pulse.windows(2).any(|step| crosses(step[0], step[1], from, to));
        for pair in layout.panels.windows(2) {
            let (this, next) = (pair[0].bounds(), pair[1].bounds());
            let beside = next.x > this.x;
            if beside {
                let y = this.y + this.h / 2;
                assert!(runs((this.x + this.w - 12, y), (next.x + 12, y)), "{this:?} {next:?} for {room:?}");
            } else {
                // A beat is open below: it is not crossed in its middle.
                let lower = this.y + this.h;
                let mut along = [2, 3].into_iter().map(|part| this.x + this.w / part);
                assert!(along.any(|x| runs((x, lower - 12), (x, lower + 24))), "under {this:?} for {room:?}");
            }
        }
        for panel in &layout.panels {
            let inside = Panel::inside(&panel.corners);
            let point = |(x, y): Point| Rect { x, y, w: 0, h: 0 };
            assert!(layout.pulse.iter().all(|at| !holds(inside, point(*at))), "{panel:?}");
        }
    });
}

/// A page can contain two boards, and its policy forbids inline styles.
#[test]
fn drawings_have_no_ids_and_no_styles() {
    for place in Place::ALL {
        let markup = drawing(place);
        for banned in [" id=", "style=", "url(", "<style", "href"] {
            assert!(!markup.contains(banned), "{banned} in {place:?}");
        }
        assert!(markup.contains("<path") && !markup.contains("<svg"), "shapes alone: {place:?}");
    }
}

#[test]
fn a_room_too_small_for_the_words_has_a_larger_page() {
    let places = &Place::ALL[..6];
    let layout = Layout::new(Format::Wide, (160, 90), places, Some(&USUAL.lettering(places, Lang::De)));
    assert!(layout.size.0 > 160 && layout.type_size == LEAST_TYPE);
}

/// Whatever a browser measures, there is a page with its words.
#[test]
fn words_of_any_width_have_a_page() {
    let places = &Place::ALL[..6];
    for width in [i32::MIN, 0, i32::MAX] {
        let texts = texts(places, Lang::De);
        let widths = vec![width; texts.len()];
        let lettering = Lettering::new(Lang::De, texts, widths);
        for (format, room) in [ROOMS[0], ROOMS[9]] {
            let layout = Layout::new(format, room, places, Some(&lettering));
            assert!(layout.panels.iter().all(|panel| !panel.signs.is_empty()), "{width} in {room:?}");
        }
    }
}

#[test]
fn a_width_is_rounded_up_at_every_type_size() {
    let texts =
        vec![(Face::Text, "Party"), (Face::Text, " "), (Face::Text, "+"), (Face::Text, "3"), (Face::Title, "Party")];
    let lettering = Lettering::new(Lang::En, texts, vec![101, 10, 120, 121, 300]);
    assert_eq!(lettering.width("Party", Face::Text, REFERENCE as i16), 101);
    assert_eq!([13, 14, 15].map(|size| lettering.width("Party", Face::Text, size)), [7, 8, 8]);
    assert_eq!(lettering.width("Party Party", Face::Text, 20), 22);
    assert_eq!(lettering.width("Party", Face::Title, 20), 30);
    assert_eq!(lettering.number_width("+3", 20), 25);
}

/// What is measured twice would take its time twice.
#[test]
fn every_word_is_measured_once() {
    for lang in Lang::ALL {
        let texts = texts(&Place::ALL, lang);
        assert!(texts.iter().enumerate().all(|(index, text)| !texts[index + 1..].contains(text)), "{texts:?}");
    }
}

/// A picture of the table on the shelf has larger drawings and no words.
#[test]
fn a_page_without_words_is_all_drawings() {
    for places in editions() {
        let layout = Layout::new(Format::Wide, (360, 240), &places, None);
        for panel in &layout.panels {
            assert!(panel.signs.is_empty() && panel.caption.w == 0);
            assert!(panel.focus.w >= 70, "{panel:?}");
        }
    }
}
