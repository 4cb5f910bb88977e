//! The dice of a game: how they fell, and whether they are those of its seed.

use leptos::html::Dialog;
use leptos::prelude::*;
use serde_json::Value;

use super::frame::Common;
use crate::games::{ChanceKind, SeatInfo};
use crate::i18n::later::Words;
use crate::page::kit::dialog::{DialogHead, Modal};
use crate::page::kit::frequencies::frequencies;
use crate::page::kit::seal::SealDigits;
use crate::play::{AppContext, TableSignals};
use crate::storage::KeptSeal;
use crate::table::{Chart, Seeded, chart_of};
use crate::ui::{Piece, handler, live};

/// The greatest number of rolls and cards that are named as those that are not the seed's.
const OTHERS_MAX: usize = 10;

/// What everybody's dice were, with the range that is normal: the average number, or where numbers are worth what they match, how often they
/// did; nothing in a game without dice.
pub fn dice(Chart { dice, throws, fallen, .. }: &Chart, common: &Common) -> AnyView {
    let Common { words, lang, people, .. } = common.clone();
    let tenths = move |number: f64| lang.tenths((number * 10.0).round() as u32);
    let average = |name: &str, index: usize| {
        let rolled = dice.get(index)?;
        let (low, high) = rolled.normal()?;
        Some(words.charts_dice_of(name, rolled.count, &tenths(rolled.mean()?), &tenths(low), &tenths(high)))
    };
    let matching = |name: &str, index: usize| {
        let thrown = throws.get(index)?;
        let (low, high) = thrown.normal()?;
        Some(words.charts_matched_of(name, thrown.matched, thrown.count, low, high))
    };
    let line = |(index, SeatInfo { name, colour, .. }): (usize, &SeatInfo)| {
        let sentence = matching(name, index).or_else(|| average(name, index))?;
        Some(
            view! {
                <li>
                    <Piece colour=*colour />
                    <span>{sentence}</span>
                </li>
            }
            .into_any(),
        )
    };
    let lines: Vec<AnyView> = people.iter().enumerate().filter_map(line).collect();
    let has_dice = fallen.kinds().next().is_some();
    let frequencies = frequencies(fallen, words);
    let section = has_dice.then(|| {
        view! {
            <section data-testid="charts-dice">
                <h3>{words.charts_dice()}</h3>
                <ul class="charts-seats">{lines}</ul>
                {entered(ChanceKind::Dice, common)}
                <p><small>{words.charts_dice_about()}</small></p>
                <h4>{words.dice_fell()}</h4>
                {frequencies}
            </section>
        }
        .into_any()
    });
    section.into_any()
}

/// How many rolls or draws people have made and entered; nothing if there are none.
fn entered(kind: ChanceKind, common: &Common) -> Option<AnyView> {
    let count = common.handle.read(|table| table.entered(kind));
    let said = match kind {
        ChanceKind::Dice => common.words.charts_entered_dice(count),
        ChanceKind::Cards => common.words.charts_entered_cards(count),
    };
    (count > 0).then(|| view! { <p data-testid="charts-entered">{said}</p> }.into_any())
}

/// Where the rolls and cards of a game came from: the seal from before its first roll, and once it is over its seed, and whether it has that seal
/// and everything follows from it. Nothing in a game without chance.
pub fn seed(
    chart: &Chart,
    kept: Option<KeptSeal>,
    game: &'static str,
    record: Callback<(), Option<Value>>,
    common: &Common,
) -> AnyView {
    let Common { words, handle, .. } = *common;
    let seeded = chart.seeded.as_ref().filter(|seeded| seeded.verified.chances > 0);
    let told = seeded.map(|seeded| {
        view! {
            <p>{of_the_seed(seeded, words)}</p>
            <p class="charts-digits" translate="no" data-testid="charts-digits">
                {seeded.seed.digits().to_owned()}
            </p>
        }
        .into_any()
    });
    let about = (seeded.is_some() && kept.is_none())
        .then(|| view! { <p><small>{words.charts_seed_about()}</small></p> }.into_any());
    let matches = kept.zip(seeded).map(|(kept, seeded)| view! { <p>{of_the_seal(seeded, kept, words)}</p> }.into_any());
    let is_open = RwSignal::new(false);
    let proof = move |kept| {
        let closed = Callback::new(move |()| is_open.set(false));
        view! { <Proof game record kept handle closed /> }.into_any()
    };
    let sealed = kept.map(|kept| {
        view! {
            <h4>{words.seal_kept()}</h4>
            <SealDigits seal=kept.seal />
            {matches}
            <p>{covered(kept, record, words)}</p>
            <button class="button" data-testid="dice-proof" aria-haspopup="dialog" on:click=handler(move |_| is_open.set(true))>
                {words.dice_proof()}
            </button>
            {live(move || is_open.get().then(|| untrack(|| proof(kept))))}
        }
        .into_any()
    });
    let section = (seeded.is_some() || kept.is_some()).then(|| {
        view! {
            <section data-testid="charts-seed">
                <h3>{words.charts_seed()}</h3>
                {told}
                {entered(ChanceKind::Cards, common)}
                {about}
                {sealed}
            </section>
        }
        .into_any()
    });
    section.into_any()
}

/// How many rolls and cards follow from the seed.
fn of_the_seed(Seeded { verified, .. }: &Seeded, words: Words) -> String {
    match verified.others.len() as u32 {
        0 => words.charts_seed_all(verified.chances),
        others => words.charts_seed_others(others, verified.chances),
    }
}

/// Whether the seed has the seal that was told before.
fn of_the_seal(Seeded { seed, .. }: &Seeded, kept: KeptSeal, words: Words) -> &'static str {
    if seed.seal() == kept.seal { words.seal_matches() } else { words.seal_differs() }
}

/// Which rolls and cards the seal covers.
fn covered(kept: KeptSeal, record: Callback<(), Option<Value>>, words: Words) -> String {
    let Some(until) = kept.until else { return words.seal_covers_all().to_owned() };
    let record = record.run(()).unwrap_or_default();
    let events = record["events"].as_array().map(Vec::as_slice).unwrap_or_default();
    let count = events.iter().take(until).filter(|event| event.get("chance").is_some()).count();
    words.seal_covers_first(count as u32)
}

/// What a seal proves and what it does not, with a button that checks the game.
#[component]
fn Proof(
    /// The id of the game's kind.
    game: &'static str,
    /// The record of the game.
    record: Callback<(), Option<Value>>,
    /// The seal.
    kept: KeptSeal,
    /// The table.
    handle: TableSignals,
    /// Called when it is closed.
    closed: Callback<()>,
) -> impl IntoView {
    let lang = expect_context::<AppContext>().settings.lang.get_untracked();
    let words = lang.later_words();
    let node = NodeRef::<Dialog>::new();
    let answer = RwSignal::new(None);
    let check = move |_| answer.set(record.run(()).and_then(|record| chart_of(game, record, lang)?.seeded));
    let sentence =
        move |event: &usize| handle.in_words(|table, context| table.entry_of(*event, context)).map(|entry| entry.text);
    let said = move |seeded: Seeded| {
        let others = seeded.verified.others.iter().take(OTHERS_MAX).filter_map(sentence);
        let others: Vec<AnyView> = others.map(|text| view! { <li>{text}</li> }.into_any()).collect();
        view! {
            <p>{of_the_seal(&seeded, kept, words)}</p>
            <p>{of_the_seed(&seeded, words)}</p>
            {(!others.is_empty())
                .then(|| {
                    view! {
                        <p>{words.dice_check_others()}</p>
                        <ul data-testid="dice-check-others">{others}</ul>
                    }
                        .into_any()
                })}
        }
        .into_any()
    };
    view! {
        <Modal node class="dialog sealing" labelled_by="dice-proof-title" on_close=closed>
            <DialogHead node id="dice-proof-title" title=words.dice_proof() test_id="close-proof" />
            <p>{words.dice_proof_made()}</p>
            <p>{words.dice_proof_fixed()}</p>
            <p>{words.dice_proof_not()}</p>
            <p>{words.dice_proof_check()}</p>
            <button class="button accent" data-testid="dice-check" on:click=handler(check)>
                {words.dice_check()}
            </button>
            <div role="status" data-testid="dice-checked">
                {live(move || answer.get().map(|seeded| untrack(|| said(seeded))))}
            </div>
        </Modal>
    }
}
