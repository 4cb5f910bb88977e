//! The shelf: the four boxes, and above them the games that wait to be played on.

use crate::signals::*;

use super::banner::{banner, icon_button, say_fault};
use super::menu::preferences;
use super::route::Route;
use crate::games::tables::{SHELF, TableRow, Thumbnail, row_of};
use crate::i18n::titles::HEARTBOX;
use crate::i18n::{Lang, Notice, fill};
use crate::session::AppContext;
use crate::storage::{Loaded, SaveError, SaveId};
use crate::ui::{Node, Part, el, of, paint, piece};

/// The games of this device, and the one that was put away last and can be brought back.
#[derive(Clone, Copy)]
struct Waiting {
    app: AppContext,
    games: RwSignal<Vec<(SaveId, Loaded)>>,
    put_away: RwSignal<Option<(SaveId, Loaded)>>,
}

impl Waiting {
    /// Reads them; what cannot be read is said.
    fn read(app: AppContext) -> Self {
        let mut listing = app.saves.with_value(|saves| saves.list());
        // A save can be whole, and its record no game all the same.
        listing.games.retain(|(id, loaded)| match thumbnail(loaded, Lang::default()) {
            Ok((_, thumbnail)) => thumbnail.is_some(),
            Err(error) => {
                if error == SaveError::Broken {
                    app.saves.with_value(|saves| saves.set_game_aside(id));
                }
                listing.errors.push(error);
                false
            }
        });
        for error in listing.errors {
            say_fault(app, error);
        }
        if listing.games.iter().any(|(_, loaded)| loaded.older) {
            app.say(Notice::BrokenCopy);
        }
        Self { app, games: RwSignal::new(listing.games), put_away: RwSignal::new(None) }
    }

    fn put_away(self, id: &SaveId) {
        let Some(game) = self.games.with_untracked(|games| games.iter().find(|(other, _)| other == id).cloned()) else {
            return;
        };
        if self.app.saves.with_value(|saves| saves.remove(id)).is_ok() {
            self.games.update(|games| games.retain(|(other, _)| other != id));
            self.put_away.set(Some(game));
        }
    }

    fn bring_back(self) {
        let Some((id, loaded)) = self.put_away.get_untracked() else { return };
        match self.app.saves.with_value(|saves| saves.save(&id, loaded.generation, &loaded.saved)) {
            Ok(_) => {}
            // The page remembers what the device has no room for.
            Err(error @ SaveError::Store(_)) => say_fault(self.app, error),
            Err(_) => return,
        }
        self.put_away.set(None);
        self.games.update(|games| {
            // Where it was: the newest first.
            let newer = |(_, other): &(SaveId, Loaded)| other.saved.at > loaded.saved.at;
            let at = games.iter().take_while(|game| newer(game)).count();
            games.insert(at, (id, loaded));
        });
    }
}

/// A saved game in small, with its row of the table; nothing to see if it is over.
fn thumbnail(loaded: &Loaded, lang: Lang) -> Result<(&'static TableRow, Option<Thumbnail>), SaveError> {
    let row = row_of(&loaded.saved.record)?;
    Ok((row, (row.thumbnail)(loaded.saved.record.clone(), lang)?))
}

/// The shelf.
pub fn shelf(app: AppContext) -> Part {
    let waiting = Waiting::read(app);
    let preferences = preferences(app);
    paint(move || {
        let lang = app.settings.lang.get();
        let words = lang.words();
        let bring_back = waiting.put_away.with(Option::is_some).then(|| {
            let button = of("button", "button").test_id("bring-back").text(words.take_back);
            banner("trash", words.put_away_done)
                .attr("role", "status")
                .child(button.press(move || waiting.bring_back()))
        });
        let games: Vec<_> =
            waiting.games.get().into_iter().filter_map(|game| unfinished(game, lang, waiting)).collect();
        let games = (!games.is_empty()).then(|| {
            of("section", "waiting").child(el("h2").text(words.go_on)).child(of("ul", "waiting-games").children(games))
        });
        let boxes = SHELF.iter().map(|row| game_box(row, lang));
        let version = format!("{} {}", words.version, env!("CARGO_PKG_VERSION"));
        of("main", "shelf")
            .test_id("shelf")
            .child(
                of("header", "shelf-header")
                    .child(el("h1").text(HEARTBOX))
                    .child(of("p", "subtitle").text(words.subtitle))
                    .child(preferences.clone()),
            )
            .child(bring_back)
            .child(games)
            .child(of("ul", "shelf-boxes").children(boxes))
            .child(
                of("footer", "shelf-footer")
                    .child(el("a").attr("href", "licences.txt").text(words.licences))
                    .child(el("span").text(version)),
            )
    })
}

/// The lid of a box.
fn lid(id: &str) -> Node {
    el("img").attr("src", format!("art/box-{id}.svg")).attr("alt", "").at([("width", 240), ("height", 240)])
}

fn game_box(row: &'static TableRow, lang: Lang) -> Node {
    let words = lang.words();
    let blurb = (row.blurb)(lang);
    let (least, most) = (row.facts.seats.start(), row.facts.seats.end());
    let facts = [
        format!("{least}–{most} {}", words.players.pick(lang.plural(u32::from(*most)))),
        fill(words.minutes, &[&row.minutes.to_string()]),
        fill(words.age, &[&row.age.to_string()]),
    ];
    let link = el("a")
        .test_id(&format!("box-{}", row.facts.id))
        .attr("href", Route::New(row.facts.id.to_owned()).href())
        .child(lid(row.facts.id))
        .child(of("span", "shelf-name").text(blurb.title))
        .child(of("span", "shelf-facts").children(facts.map(|fact| el("span").text(fact))))
        .child(of("span", "shelf-line").text(blurb.tagline))
        .child(of("span", "button accent").attr("aria-hidden", "true").text(words.play));
    of("li", "shelf-box").child(link)
}

/// An unfinished game in small.
fn unfinished((id, loaded): (SaveId, Loaded), lang: Lang, waiting: Waiting) -> Option<Node> {
    let (row, thumbnail) = thumbnail(&loaded, lang).ok()?;
    let Thumbnail { picture, seats, prompt } = thumbnail?;
    let title = (row.blurb)(lang).title;
    let people = seats.iter().map(|info| of("span", "who").child(piece(info.colour)).text(&info.name));
    let link = el("a")
        .test_id("go-on")
        .attr("href", Route::Table(id.clone()).href())
        .child(of("span", "waiting-picture").child(picture))
        .child(of("span", "waiting-title").text(title))
        .child(of("span", "waiting-people").children(people))
        .child(of("span", "waiting-prompt").text(prompt));
    let put_away = icon_button("close", &fill(lang.words().put_away, &[title])).test_id("put-away");
    Some(of("li", "waiting-game").child(link).child(put_away.press(move || waiting.put_away(&id))))
}
