//! The place of the next action: the two dice, and what can be done besides touching a card.

use leptos::prelude::*;

use crate::engine::Game;
use crate::games::Staged;
use crate::games::tintenherz::text::words;
use crate::games::tintenherz::{Action, Chance, State};
use crate::session::{SeatInfo, Session};
use crate::ui::{Die, DieFace, Icon, Piece};

/// Dice and buttons.
#[component]
pub fn Deed(session: Session<State>) -> impl IntoView {
    let words = move || words(session.settings().lang.get());
    let seats = StoredValue::new(SeatInfo::of(&session.setup()));
    // Which dice are rolled again: both, until somebody keeps one.
    let again = RwSignal::new([true, true]);
    let in_the_air = Memo::new(move |_| match session.tumbling() {
        Some(Chance::Roll(dice)) => Some(dice),
        _ => None,
    });
    let lying = Memo::new(move |_| session.shown().with(State::dice));
    let legal = Memo::new(move |_| {
        let mut legal = Vec::new();
        session.shown().with(|state| state.legal(&mut legal));
        if in_the_air.get().is_some() { Vec::new() } else { legal }
    });
    let can_reroll = move || legal.with(|legal| legal.iter().any(|action| matches!(action, Action::Reroll { .. })));
    Effect::new(move |_| {
        if !can_reroll() {
            again.set([true, true]);
        }
    });

    let die = move |index: usize| {
        let value = Signal::derive(move || in_the_air.get().or(lying.get()).map(|dice| dice[index]));
        // A die that was kept does not tumble.
        let tumbling = Signal::derive(move || {
            in_the_air
                .get()
                .is_some_and(|dice| lying.get().is_none_or(|old| old[index] != dice[index] || again.get()[index]))
        });
        let toggle = move |_| {
            if session.hurry() || !can_reroll() {
                return;
            }
            again.update(|again| {
                again[index] = !again[index];
                // At least one die is rolled.
                if !again[0] && !again[1] {
                    again[1 - index] = true;
                }
            });
        };
        let fate = move || can_reroll().then(|| if again.get()[index] { words().reroll_die } else { words().keep_die });
        view! {
            <button
                class="th-die"
                class:kept=move || can_reroll() && !again.get()[index]
                aria-pressed=move || can_reroll().then(|| again.get()[index].to_string())
                aria-label=move || {
                    let value = value.get().map(|value| value.to_string()).unwrap_or_default();
                    format!("{} {value} {}", words().dice, fate().unwrap_or_default())
                }
                on:click=toggle
            >
                <Die face=DieFace::Pips value tumbling />
                <small>{fate}</small>
            </button>
        }
    };
    let shows = move || {
        let settled = in_the_air.get().is_none();
        let shown = session.shown().with(State::shown);
        (settled && !shown.is_empty()).then(|| {
            let value = |value: u8| view! { <b>{value}</b> };
            view! { <span class="th-shown">{shown.into_iter().map(value).collect_view()}</span> }
        })
    };

    let hand = move || {
        let seat = session.shown().with(Staged::hand)?;
        seats.with_value(|seats| seats.get(seat.index()).map(|info| info.colour))
    };
    let roll = move || {
        session.awaits_dice().then(|| {
            let class = hand().map(|colour| format!("button large seat-button seat-{}", colour.id()));
            view! {
                <button class=class.unwrap_or_default() data-testid="roll" on:click=move |_| session.roll()>
                    {hand().map(|colour| view! { <Piece colour /> })}
                    {move || words().roll}
                </button>
            }
        })
    };
    let roll_again = move || {
        can_reroll().then(|| {
            let act = move |_| {
                session.decide(Action::Reroll { dice: again.get_untracked() });
                // They are in the hand already.
                session.roll();
            };
            view! {
                <button class="button large" data-testid="reroll" on:click=act>
                    <Icon name="die" />
                    {move || words().roll_again}
                </button>
            }
        })
    };
    let pass = move || {
        legal.with(|legal| legal.contains(&Action::Pass)).then(|| {
            view! {
                <button class="button large" data-testid="pass" on:click=move |_| session.decide(Action::Pass)>
                    {move || words().pass}
                </button>
            }
        })
    };
    view! {
        <div class="dice">{die(0)} {die(1)} {shows}</div>
        <div class="deed-buttons">{roll} {roll_again} {pass}</div>
    }
}
