//! The picture of a result, to be shared: drawn from what the dialog with the result displays, without a network.

use js_sys::{Array, Reflect, encode_uri_component};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Blob, CssStyleDeclaration, Element, File, FilePropertyBag, HtmlDialogElement, HtmlElement, HtmlImageElement,
    OffscreenCanvas, OffscreenCanvasRenderingContext2d, ShareData, Url,
};

use crate::ui::SYMBOLS;

/// The width of the picture, in pixels.
const WIDTH: u32 = 1080;
/// The left edge of the names, and the right one.
const LEFT: u32 = 200;
const RIGHT: u32 = 1020;
/// The height of what stands above the first row, and of a row.
const HEAD: u32 = 330;
const ROW: u32 = 116;
/// The average width of a letter, in hundredths of its height. A text that could be longer than its room is fitted into it.
const LETTER: u32 = 55;
const KIND: &str = "image/png";

/// Draws the result in `dialog` and shares it as a file with this name, or saves it where files cannot be shared.
///
/// # Errors
/// If the browser cannot draw it, or if sharing is cancelled.
pub async fn share(dialog: HtmlDialogElement, name: String, title: String, date: String) -> Result<(), JsValue> {
    let (svg, height) = drawn(&dialog, &title, &date)?;
    let image = HtmlImageElement::new()?;
    image.set_src(&format!("data:image/svg+xml,{}", encode_uri_component(&svg)));
    JsFuture::from(image.decode()).await?;
    let canvas = OffscreenCanvas::new(WIDTH, height)?;
    let context: OffscreenCanvasRenderingContext2d = canvas.get_context("2d")?.ok_or(JsValue::NULL)?.unchecked_into();
    context.draw_image_with_html_image_element(&image, 0.0, 0.0)?;
    let blob: Blob = JsFuture::from(canvas.convert_to_blob()?).await?.unchecked_into();
    let options = FilePropertyBag::new();
    options.set_type(KIND);
    let file = File::new_with_blob_sequence_and_options(&Array::of1(&blob), &name, &options)?;

    let (data, navigator) = (ShareData::new(), window().navigator());
    data.set_files(&Array::of1(&file));
    // Not every browser has the method.
    if Reflect::has(&navigator, &"canShare".into())? && navigator.can_share_with_data(&data) {
        JsFuture::from(navigator.share_with_data(&data)).await?;
        return Ok(());
    }
    let link: HtmlElement = document().create_element("a")?.unchecked_into();
    link.set_attribute("href", &Url::create_object_url_with_blob(&file)?)?;
    link.set_attribute("download", &name)?;
    link.click();
    Ok(())
}

/// The picture of the result in `dialog` as SVG, and its height.
fn drawn(dialog: &Element, title: &str, date: &str) -> Result<(String, u32), JsValue> {
    let style = style_of(dialog)?;
    let (ground, ink) = (style.get_property_value("background-color")?, style.get_property_value("color")?);
    let rows = dialog.query_selector_all(".score-table tbody tr")?;
    let height = HEAD + ROW * rows.length() + 40;
    let mut svg = format!(
        "<svg xmlns='http://www.w3.org/2000/svg' width='{WIDTH}' height='{height}' fill='{ink}' font-family='Georgia,serif'>{SYMBOLS}\
         <rect width='{WIDTH}' height='{height}' fill='{ground}'/>"
    );
    let headline = text_of(dialog, "h2");
    for (text, y, size) in
        [(title, 90, 44), (&headline, 180, 68), (&text_of(dialog, ".result-how"), 240, 32), (date, 290, 28)]
    {
        svg.push_str(&line(text, (60, y), size, RIGHT - 60, false));
    }
    for index in 0..rows.length() {
        let Some(row) = rows.get(index).and_then(|row| row.dyn_into::<Element>().ok()) else { continue };
        let top = HEAD + ROW * index;
        let wins = row.class_list().contains("winner");
        if let Some((body, shape)) = row.query_selector(".piece-body")?.zip(row.query_selector(".piece-shape")?) {
            let fill = style_of(&body)?.get_property_value("fill")?;
            let sign = style_of(&shape)?.get_property_value("color")?;
            let symbol = shape.get_attribute("href").unwrap_or_default();
            let middle = top + ROW / 2;
            svg.push_str(&format!(
                "<circle cx='130' cy='{middle}' r='42' fill='{fill}' stroke='{ink}' stroke-width='3'/>\
                 <use href='{symbol}' x='104' y='{}' width='52' height='52' color='{sign}'/>",
                middle - 26
            ));
        }
        svg.push_str(&line(&text_of(&row, ".score-place"), (36, top + 70), 36, 60, wins));
        svg.push_str(&line(&text_of(&row, "th"), (LEFT, top + 52), 44, RIGHT - LEFT, wins));
        // Of a cell with several paragraphs, the first one.
        let cells = row.query_selector_all("td:not(.score-place, :has(p)), td > p:first-child")?;
        let cells: Vec<String> = (0..cells.length()).filter_map(|index| cells.get(index)?.text_content()).collect();
        svg.push_str(&line(&cells.join(" · "), (LEFT, top + 96), 30, RIGHT - LEFT, false));
    }
    svg.push_str("</svg>");
    Ok((svg, height))
}

fn style_of(element: &Element) -> Result<CssStyleDeclaration, JsValue> {
    window().get_computed_style(element)?.ok_or(JsValue::NULL)
}

/// The text of the first element in `element` that matches `selector`.
fn text_of(element: &Element, selector: &str) -> String {
    let found = element.query_selector(selector).ok().flatten();
    found.and_then(|found| found.text_content()).unwrap_or_default().trim().to_owned()
}

/// A line of text from this point on, of this size and at most this width.
fn line(text: &str, (x, y): (u32, u32), size: u32, width: u32, strong: bool) -> String {
    let is_long = text.chars().count() as u32 * size * LETTER / 100 > width;
    let fit = if is_long { format!(" textLength='{width}' lengthAdjust='spacingAndGlyphs'") } else { String::new() };
    let weight = if strong { " font-weight='bold'" } else { "" };
    let text = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    format!("<text x='{x}' y='{y}' font-size='{size}'{weight}{fit}>{text}</text>")
}
