//! The decisions of the page beside a table, without a browser.

#[path = "shell/course.rs"]
mod course;
#[path = "shell/draft.rs"]
mod draft;
#[path = "shell/games.rs"]
mod games;
#[path = "shell/gestures.rs"]
mod gestures;
#[path = "shell/place.rs"]
mod place;
#[path = "shell/recovery.rs"]
mod recovery;
#[path = "shell/route.rs"]
mod route;
