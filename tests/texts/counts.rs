//! Every sentence with a number, tested with none, one, two and five items.

use heartbox::engine::{BySeat, Outcome, Seat};
use heartbox::games::flow::{self, text as flow_text};
use heartbox::games::heartstrings::{self, Room, text as heartstrings_text};
use heartbox::games::infarkt::{self, Cause, Chip, Indicator, text as infarkt_text};
use heartbox::games::tintenherz::{self, Card, text as tintenherz_text};
use heartbox::games::{GameLog, GameText};
use heartbox::i18n::{Lang, Names};

use crate::common::grammar;

const COUNTS: [u8; 4] = [0, 1, 2, 5];

fn seat(number: u8) -> Seat {
    Seat::new(number).expect("a seat")
}

fn names() -> Names {
    Names::new(BySeat::new(3, |seat| ["Qaa", "Qbb", "Qcc"][seat.index()].to_owned()))
}

/// Checks a sentence in every language, with every count from `least` on.
fn sound(least: u8, sentence: impl Fn(u8, Lang, &Names) -> String) {
    let names = names();
    for count in COUNTS.into_iter().filter(|count| *count >= least) {
        for lang in Lang::ALL {
            let sentence = sentence(count, lang, &names);
            assert_eq!(grammar::fault(lang, &sentence), None, "{lang:?}, {count}: {sentence}");
        }
    }
}

#[test]
fn flow_counts_pieces_tries_and_positions() {
    use flow_text::{Called, Clause, Headline, LogEntry, Name, Prompt};
    sound(1, |left, lang, names| flow_text::prompt(Prompt::Advance { seat: seat(0), left }, lang, names));
    sound(0, |more, lang, names| flow_text::prompt(Prompt::Roll { seat: seat(0), more }, lang, names));
    sound(1, |roll, lang, names| flow_text::prompt(Prompt::Step { seat: seat(0), roll }, lang, names));
    for lang in Lang::ALL {
        let last = flow_text::prompt(Prompt::Advance { seat: seat(0), left: 1 }, lang, &names());
        assert!(!last.contains('1') && last.ends_with('.'), "with one left nothing is asked: {last}");
    }
    let piece = Called { of: Some(seat(1)), name: Name::Ordinary(2) };
    let clauses = [Clause::ComesIn { piece, at: 8 }, Clause::IsThrown { piece, from: 8 }, Clause::GoesIn { piece }];
    for clause in clauses {
        sound(0, |count, lang, names| {
            let clauses = vec![clause; usize::from(count)];
            let entry = LogEntry { turn: seat(0), seat: seat(0), headline: Headline::Flows, clauses };
            let turn = flow::State::describe_turn(std::slice::from_ref(&entry), lang, names);
            format!("{} {turn}", flow::State::describe(&entry, lang, names))
        });
    }
}

#[test]
fn heartstrings_counts_tokens() {
    use heartstrings_text::{Landing, LogEntry, Prompt};
    let defends = |tokens| Prompt::Defend { defender: seat(0), tokens };
    sound(1, |tokens, lang, names| heartstrings_text::prompt(defends(tokens), lang, names));
    sound(1, |tokens, lang, names| {
        let landing = Landing::Invasion { defender: seat(1), tokens };
        let entry = LogEntry::Room { seat: seat(0), room: Room(8), landing };
        heartstrings::State::describe(&entry, lang, names)
    });
    for first in [None, Some(seat(1))] {
        sound(1, |roll, lang, names| {
            let entry = LogEntry::Order { rolls: Seat::all(3).map(|seat| (seat, roll)).collect(), first };
            heartstrings::State::describe(&entry, lang, names)
        });
    }
}

#[test]
fn infarkt_counts_cards_chips_money_and_stops() {
    use infarkt_text::{ChangePart, Clause, LogEntry, NextChoice, Prompt};
    let choice = |choice, lang, names: &Names| infarkt_text::next_choice(choice, names.of(seat(0)), lang);
    sound(0, |give, lang, names| choice(NextChoice::Trade { give, take: 0 }, lang, names));
    sound(0, |take, lang, names| choice(NextChoice::Trade { give: 0, take }, lang, names));
    sound(1, |both, lang, names| choice(NextChoice::Trade { give: both, take: both }, lang, names));
    sound(0, |left, lang, names| infarkt_text::prompt(&Prompt::Go(seat(0), left), lang, names));
    for cause in [Cause::Work, Cause::Rest, Cause::Decay] {
        sound(1, |count, lang, names| {
            let by = i8::try_from(count).expect("a small number");
            let chips =
                [Chip::Family, Chip::Career].map(|chip| [ChangePart::Chips(chip, by), ChangePart::Chips(chip, -by)]);
            let others = [
                ChangePart::Euro(i16::from(by)),
                ChangePart::Euro(i16::from(-by)),
                ChangePart::Indicator(Indicator::ALL[0], by),
            ];
            let parts = chips.into_iter().flatten().chain(others).collect();
            let entry =
                LogEntry { turn: None, headline: None, clauses: vec![Clause::Change { seat: seat(0), cause, parts }] };
            infarkt::State::describe(&entry, lang, names)
        });
    }
    for lang in Lang::ALL {
        let stops = [1, 2, 3].map(|left| infarkt_text::prompt(&Prompt::Go(seat(0), left), lang, &names()));
        assert!(stops[0] != stops[1] && stops[1] != stops[2], "the first stop, the next and the last: {stops:?}");
    }
}

#[test]
fn tintenherz_counts_points_and_names_every_card() {
    use tintenherz_text::{End, LogEntry};
    let winners = [Outcome { winners: [seat(0)].into_iter().collect() }, Outcome { winners: Seat::all(2).collect() }];
    for outcome in winners {
        sound(0, |score, lang, names| {
            let end = Some(End { outcome: outcome.clone(), score: u32::from(score) });
            tintenherz::State::describe(&LogEntry::Take { seat: seat(0), card: Card(-5), from: None, end }, lang, names)
        });
    }
    for value in (-6..=10).filter(|value| *value != 0) {
        let card = Card(value);
        let refusals = [
            tintenherz::Illegal::OwnCard { card },
            tintenherz::Illegal::TakeUnmatched { card },
            tintenherz::Illegal::NotInPile { card },
        ];
        for refusal in refusals {
            sound(1, |_, lang, names| tintenherz::State::refuse(&refusal, lang, names));
        }
    }
}

#[test]
fn the_shell_counts_steps_and_players() {
    sound(0, |count, lang, _| format!("{}.", lang.words().steps(count)));
    sound(1, |count, lang, _| format!("{}.", lang.words().players(1u32, count)));
}
