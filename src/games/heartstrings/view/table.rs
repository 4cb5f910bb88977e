//! The row of Heartstrings in the table of the page.

use leptos::prelude::*;

use super::board::{Board, Picture};
use super::deed::Deed;
use super::seat::SeatInside;
use crate::engine::Seat;
use crate::games::Staged;
use crate::games::heartstrings::State;
use crate::games::heartstrings::text::{prompt, words};
use crate::games::tables::{Blurb, Tabled, Variant};
use crate::i18n::titles::HEARTSTRINGS;
use crate::i18n::{Lang, Names};
use crate::session::{SeatInfo, Session};
use crate::ui::Piece;

impl Tabled for State {
    const MINUTES: u8 = 30;
    const AGE: u8 = 6;

    fn blurb(lang: Lang) -> Blurb {
        let words = words(lang);
        Blurb { title: HEARTSTRINGS, tagline: words.tagline, goal: words.goal }
    }

    fn variants(_lang: Lang) -> Vec<Variant> {
        Vec::new()
    }

    fn prompt(&self, lang: Lang, names: &Names) -> String {
        prompt(State::prompt(self), lang, names)
    }

    fn board(session: Session<Self>) -> AnyView {
        view! { <Board session /> }.into_any()
    }

    fn deed(session: Session<Self>) -> AnyView {
        view! { <Deed session /> }.into_any()
    }

    fn seat(session: Session<Self>, seat: Seat) -> AnyView {
        view! { <SeatInside session seat /> }.into_any()
    }

    fn reckoning(state: &Self, lang: Lang, seats: &[SeatInfo]) -> AnyView {
        let words = words(lang);
        let row = |info: &SeatInfo| {
            let beads = state.beads(info.seat);
            let score = if beads == 0 { words.out.to_owned() } else { lang.count(u32::from(beads), words.beads) };
            view! {
                <tr class:winner=beads != 0>
                    <th scope="row">
                        <Piece colour=info.colour />
                        {info.name.clone()}
                    </th>
                    <td>{score}</td>
                </tr>
            }
        };
        view! {
            <table>
                <tbody>{seats.iter().map(row).collect_view()}</tbody>
            </table>
        }
        .into_any()
    }

    fn picture(state: &Self, seats: &[SeatInfo]) -> AnyView {
        view! { <Picture scene=state.scene(None) seats=seats.to_vec() /> }.into_any()
    }
}
