//! A picture of the result to share: drawn on a canvas, by the device alone.

use std::cell::Cell;
use std::rc::Rc;

use js_sys::{Array, Reflect, Uint8Array};
use leptos::html::{A, Canvas};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{
    Blob, CanvasRenderingContext2d, CssStyleDeclaration, File, FilePropertyBag, HtmlCanvasElement, Path2d, ShareData,
};

use crate::engine::{Colour, Seat};
use crate::games::seam::summary::Highlight;
use crate::page::kit::handing::{Handed, Handing};
use crate::play::{AppContext, TableSignals, Timeout, services};
use crate::ui::{Icon, handler, live};

/// The width of the picture, in pixels.
const WIDTH: f64 = 1080.0;
/// The width of its edge.
const EDGE: f64 = 80.0;

/// The height of the band in the colours of the winners.
const BAND: f64 = 32.0;

/// The sizes of words: the title, the headline, names and everything else. Whole numbers, since writing fractions takes 15 KB of code.
const TITLE: u16 = 44;
const HEADLINE: u16 = 84;
const NAME: u16 = 52;
const SMALL: u16 = 38;
/// The greatest number of sentences about the end of each player.
const END: usize = 2;
/// The height of a line, as a multiple of the size of its words.
const LEADING: f64 = 1.3;
/// The width of a piece.
const PIECE: f64 = NAME as f64;
/// The side of the drawing of a seat's shape.
const SHAPE: f64 = 24.0;

/// What is drawn, in words.
struct Words {
    title: &'static str,
    headline: String,
    how: String,
    /// The players, best first.
    players: Vec<Player>,
    highlights: Vec<String>,
}

/// A player, in words.
struct Player {
    /// The place.
    place: u8,
    /// The colour.
    colour: Colour,
    /// The name.
    name: String,
    /// How it ended for them, if they are out of the game.
    end: Vec<String>,
}

/// The elements with which the picture is made, none of them displayed.
#[derive(Clone, Copy, Default)]
pub struct Easel {
    /// The canvas.
    canvas: NodeRef<Canvas>,
    /// The link that saves the picture.
    link: NodeRef<A>,
}

/// The longest time for which the browser's file of the picture is awaited, in milliseconds.
const FILE_MAX_MS: u32 = 3000;

/// The elements with which the picture is made.
#[component]
pub fn PictureEasel(
    /// The elements.
    easel: Easel,
) -> impl IntoView {
    view! {
        <canvas class="result-picture" node_ref=easel.canvas hidden aria-hidden="true"></canvas>
        <a node_ref=easel.link download=FILE hidden></a>
    }
}

/// The button that draws the picture and shares it, or saves it where nothing can be shared.
#[component]
pub fn SharePicture(
    /// The elements with which it is made.
    easel: Easel,
    /// The title of the game.
    title: &'static str,
    /// The game.
    handle: TableSignals,
    /// The sentence that names the winners.
    headline: Signal<String>,
    /// What has come of it.
    handing: Handing,
) -> impl IntoView {
    let lang = expect_context::<AppContext>().settings.lang;
    let Easel { canvas, link } = easel;
    let patience = Timeout::new();
    let words = move || {
        let summary = handle.summary.get_untracked()?;
        let (people, names) = (handle.seats.get_untracked(), handle.names.get_untracked());
        let player = |(place, seat): &(u8, Seat)| {
            people.get(seat.index()).map(|info| Player {
                place: *place,
                colour: info.colour,
                name: names.of(*seat).to_owned(),
                end: untrack(|| handle.in_words(|table, context| table.obituary(*seat, context)))
                    .into_iter()
                    .take(END)
                    .collect(),
            })
        };
        let highlight = |Highlight { title, seats, value }: Highlight| {
            let lang = lang.get_untracked();
            lang.words().highlight(title, &names.list(seats, lang), &value)
        };
        Some(Words {
            title,
            headline: headline.get_untracked(),
            how: summary.how,
            players: summary.places.iter().filter_map(player).collect(),
            highlights: summary.highlights.into_iter().map(highlight).collect(),
        })
    };
    let press = move |_| {
        let (Some(canvas), Some(link), Some(words)) = (canvas.get_untracked(), link.get_untracked(), words()) else {
            return;
        };
        let drawing = canvas.clone();
        match services::attempt(move || draw(&drawing, &words)).flatten() {
            None => return handing.say(Handed::NoPicture),
            Some(Drawn::Spoiled) => return handing.say(Handed::Spoiled),
            Some(Drawn::Well) => {}
        }
        let drawn = canvas.clone();
        let save = move |result| match drawn.to_data_url() {
            Ok(url) => {
                link.set_href(&url);
                link.click();
                handing.say(result);
            }
            Err(_) => handing.say(Handed::NoPicture),
        };
        let act = Cell::new(Some(move |blob: Option<Blob>| match blob.and_then(|blob| sheet_data(&file_of(&blob)?)) {
            Some(data) => spawn_local(async move {
                match handing.share(&data).await {
                    Handed::NotShared => save(Handed::Saved),
                    result => handing.say(result),
                }
            }),
            None => save(Handed::Filed(FILE.to_owned())),
        }));
        // Once: with the file, or without one when it does not come.
        let hand_over = Rc::new(move |blob: Option<Blob>| {
            patience.cancel();
            if let Some(act) = act.take() {
                act(blob);
            }
        });
        let (late, came) = (hand_over.clone(), hand_over.clone());
        patience.after(FILE_MAX_MS, move || late(None));
        let came = Closure::once_into_js(move |blob: Option<Blob>| came(blob));
        if canvas.to_blob(came.unchecked_ref()).is_err() {
            hand_over(None);
        }
    };
    view! {
        <button class="button" data-testid="share-picture" on:click=handler(press)>
            <Icon name="share" />
            {live(move || lang.get().words().share_picture())}
        </button>
    }
}

/// The name of the file.
const FILE: &str = "heartbox.png";

fn file_of(blob: &Blob) -> Option<File> {
    let options = FilePropertyBag::new();
    options.set_type("image/png");
    File::new_with_blob_sequence_and_options(&Array::of1(blob), FILE, &options).ok()
}

/// What the device's share sheet takes to share the file; `None` if there is no sheet for it.
fn sheet_data(file: &File) -> Option<ShareData> {
    let data = ShareData::new();
    data.set_files(&Array::of1(file));
    services::can_share(&data).then_some(data)
}

/// How a picture was drawn.
enum Drawn {
    /// As it is meant.
    Well,
    /// The browser changes what is read from a canvas.
    Spoiled,
}

/// Draws the picture; `None` if the device cannot.
fn draw(canvas: &HtmlCanvasElement, words: &Words) -> Option<Drawn> {
    let context: CanvasRenderingContext2d = canvas.get_context("2d").ok()??.dyn_into().ok()?;
    let style = window().get_computed_style(canvas).ok()??;
    let pen = Pen { context, style, is_from_right: document().dir() == "rtl" };
    if !IS_TRUE.get() && pen.is_spoiled() {
        return Some(Drawn::Spoiled);
    }
    IS_TRUE.set(true);
    // The words are measured before the height is known, and a canvas forgets everything when its size is set.
    let height = pen.draw(words, false) + EDGE;
    canvas.set_width(WIDTH as u32);
    canvas.set_height(height as u32);
    pen.context.set_fill_style_str(&pen.value("background-color"));
    pen.context.fill_rect(0.0, 0.0, WIDTH, height);
    let winners: Vec<Colour> =
        words.players.iter().filter(|player| player.place == 1).map(|player| player.colour).collect();
    let share = WIDTH / winners.len().max(1) as f64;
    for (number, winner) in winners.into_iter().enumerate() {
        pen.context.set_fill_style_str(&pen.value(&format!("--seat-{}", winner.id())));
        pen.context.fill_rect(share * number as f64, 0.0, share, BAND);
    }
    pen.draw(words, true);
    Some(Drawn::Well)
}

/// A colour, and its red, green and blue.
const SAMPLE: (&str, [u8; 3]) = ("#7b3fa0", [0x7b, 0x3f, 0xa0]);
/// The side of the square in which it is drawn, in pixels.
const SAMPLE_SIDE: f64 = 8.0;
thread_local! {
    /// Whether the colour has come back once: a canvas that is read again and again becomes a slow one.
    static IS_TRUE: Cell<bool> = const { Cell::new(false) };
}

/// The greatest change of a value that nobody sees.
const UNSEEN_CHANGE_MAX: u8 = 8;

/// Draws words and pieces from top to bottom.
struct Pen {
    context: CanvasRenderingContext2d,
    /// The style of the canvas, for its colours and fonts.
    style: CssStyleDeclaration,
    /// Whether words are written from the right.
    is_from_right: bool,
}

impl Pen {
    /// Whether the browser changes what is read from a canvas, so that pages do not recognize the device by it: a colour does not come back.
    fn is_spoiled(&self) -> bool {
        let (name, colour) = SAMPLE;
        self.context.set_fill_style_str(name);
        self.context.fill_rect(0.0, 0.0, SAMPLE_SIDE, SAMPLE_SIDE);
        let Ok(read) = self.context.get_image_data(0.0, 0.0, SAMPLE_SIDE, SAMPLE_SIDE) else { return false };
        let Ok(pixels) = Reflect::get(&read, &"data".into()) else { return false };
        let is_changed =
            |pixel: &[u8]| pixel.iter().zip(colour).any(|(value, meant)| value.abs_diff(meant) > UNSEEN_CHANGE_MAX);
        Uint8Array::new(&pixels).to_vec().chunks_exact(4).any(|pixel| is_changed(&pixel[..3]))
    }

    /// Draws everything, or only measures it. Returns the height.
    fn draw(&self, words: &Words, inks: bool) -> f64 {
        let ink = self.value("color");
        let [title, text] = ["--font-title", "--font-text"].map(|font| self.value(font));
        let mut y = EDGE;
        let mut lines = |pen: &Self, size: u16, font: &str, words: &str, x: f64| {
            pen.context.set_font(&format!("{size}px {font}"));
            for line in pen.lines(words, WIDTH - EDGE - x) {
                y += f64::from(size) * LEADING;
                if inks {
                    pen.write(&line, &ink, x, y);
                }
            }
            y
        };
        lines(self, TITLE, &title, words.title, EDGE);
        lines(self, HEADLINE, &title, &words.headline, EDGE);
        lines(self, SMALL, &text, &words.how, EDGE);
        lines(self, SMALL, &text, " ", EDGE);
        for Player { place, colour, name, end } in &words.players {
            let y = lines(self, NAME, &text, name, EDGE + 2.4 * PIECE);
            if inks {
                self.write(&place.to_string(), &ink, EDGE, y);
                self.piece(*colour, EDGE + 1.5 * PIECE, y - PIECE / 3.0);
            }
            for line in end {
                lines(self, SMALL, &text, line, EDGE + 2.4 * PIECE);
            }
        }
        lines(self, SMALL, &text, " ", EDGE);
        for highlight in &words.highlights {
            lines(self, SMALL, &text, highlight, EDGE);
        }
        lines(self, SMALL, &text, " ", EDGE);
        lines(self, SMALL, &title, "Heartbox", EDGE)
    }

    /// The value of a property of the canvas.
    fn value(&self, property: &str) -> String {
        self.style.get_property_value(property).unwrap_or_default()
    }

    /// The distance from the left edge of what is this far from the edge at which words begin.
    fn across(&self, x: f64) -> f64 {
        if self.is_from_right { WIDTH - x } else { x }
    }

    fn write(&self, line: &str, ink: &str, x: f64, y: f64) {
        self.context.set_text_align(if self.is_from_right { "right" } else { "left" });
        self.context.set_fill_style_str(ink);
        // It fails only for numbers that are none.
        let _ = self.context.fill_text(line, self.across(x), y);
    }

    /// The words in lines of at most this width; a word that is longer has a line of its own.
    fn lines(&self, words: &str, width: f64) -> Vec<String> {
        let mut lines = vec![String::new()];
        for word in words.split(' ') {
            let Some(line) = lines.last_mut() else { break };
            let longer = if line.is_empty() { word.to_owned() } else { format!("{line} {word}") };
            let is_wide = self.context.measure_text(&longer).is_ok_and(|measured| measured.width() > width);
            match is_wide && !line.is_empty() {
                true => lines.push(word.to_owned()),
                false => *line = longer,
            }
        }
        lines
    }

    /// The piece of a seat, around this point.
    fn piece(&self, colour: Colour, x: f64, y: f64) {
        let (x, id) = (self.across(x), colour.id());
        let context = &self.context;
        context.set_fill_style_str(&self.value(&format!("--seat-{id}")));
        context.begin_path();
        if context.arc(x, y, PIECE / 2.0, 0.0, std::f64::consts::TAU).is_err() {
            return;
        }
        context.fill();
        let drawing = document().query_selector(&format!("#ui-shape-{id} path"));
        let path = drawing.ok().flatten().and_then(|path| path.get_attribute("d"));
        let Some(Ok(path)) = path.map(|path| Path2d::new_with_path_string(&path)) else { return };
        context.save();
        let scale = PIECE * 0.6 / SHAPE;
        let placed = context
            .translate(x - SHAPE * scale / 2.0, y - SHAPE * scale / 2.0)
            .and_then(|()| context.scale(scale, scale));
        if placed.is_ok() {
            context.set_fill_style_str(&self.value(&format!("--on-seat-{id}")));
            context.fill_with_path_2d(&path);
        }
        context.restore();
    }
}
