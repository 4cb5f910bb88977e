//! The style sheet of a game: it comes when the game is first seen, so that the first visit does not wait for the looks of all.

use crate::signals::document;

/// Sees to it that the sheet of the game of this id is there.
pub fn dress(game: &str) {
    let href = format!("style/{game}.css");
    let document = document();
    let (Some(head), Ok(None)) = (document.head(), document.query_selector(&format!("link[href='{href}']"))) else {
        return;
    };
    if let Ok(link) = document.create_element("link") {
        let _ = link.set_attribute("rel", "stylesheet");
        let _ = link.set_attribute("href", &href);
        let _ = head.append_child(&link);
    }
}
