//! Tournaments and balance.

use serde_json::{Value, json};

use super::sim;

fn lines(call: &str) -> Vec<Value> {
    let said = sim(&call.split(' ').collect::<Vec<_>>());
    assert_eq!((said.code, said.err.as_str()), (Some(0), ""), "{call}");
    said.lines()
}

fn sum(lines: &[Value], field: &str) -> f64 {
    lines.iter().map(|line| line[field].as_f64().expect("a number")).sum()
}

#[test]
fn a_tournament_says_how_often_each_level_wins() {
    let call = "tournament --game tintenherz --players 2 --bots 2,0 --games 60 --seed 1";
    let found = lines(call);
    let levels: Vec<&Value> = found.iter().map(|line| &line["level"]).collect();
    assert_eq!(levels, [2, 0]);
    assert!((sum(&found, "wins") - 60.0).abs() < 1e-9 && (sum(&found, "rate") - 1.0).abs() < 1e-9);
    assert!(found[0]["rate"].as_f64() > Some(0.8), "{found:?}");
    for line in &found {
        let [low, high] = [0, 1].map(|end| line["between"][end].as_f64().expect("a bound"));
        let rate = line["rate"].as_f64().expect("a rate");
        assert!(0.0 <= low && low < rate && rate < high && high <= 1.0, "{line}");
        // Two at the table: the fair share is one half.
        assert!((line["fair_share"].as_f64().expect("a share") - 2.0 * rate).abs() < 1e-9);
    }
    assert_eq!(sum(&found, "elo"), 0.0, "their average is 0");
    assert!(found[0]["elo"].as_i64() > Some(100));
    assert_eq!(lines(call), found, "the same seed gives the same");
}

#[test]
fn every_choice_of_the_levels_fills_a_table_and_the_last_fills_it_up() {
    let tables = |players: u8, bots: &str| -> Vec<Value> {
        let call = format!("tournament --game tintenherz --players {players} --bots {bots} --games 2 --seed 1");
        let mut tables: Vec<Value> = lines(&call).into_iter().map(|mut line| line["table"].take()).collect();
        tables.dedup();
        tables
    };
    assert_eq!(tables(2, "2,1,0"), [json!([2, 1]), json!([2, 0]), json!([1, 0])]);
    assert_eq!(tables(4, "2,1"), [json!([2, 1, 1, 1])]);
}

#[test]
fn bots_that_search_keep_to_their_budget_and_to_their_seed() {
    let call = |budget: u32| {
        let budget = format!("--budget {budget}");
        lines(&format!("tournament --game tintenherz --players 2 --bots 4,3 --games 6 --seed 2 {budget}"))
    };
    assert_eq!(call(40), call(40));
    assert_eq!(call(40).len(), 2);
}

#[test]
fn balance_says_who_wins_by_seat_and_how_games_end() {
    let call = "balance --game infarkt --players 3 --bots 2 --games 40 --seed 1";
    let found = lines(call);
    assert_eq!(found, lines(call), "the same seed gives the same");
    let [figures] = &found[..] else { panic!("one line: {found:?}") };
    assert_eq!((&figures["games"], &figures["unfinished"]), (&json!(40), &json!(0)));
    let shares: Vec<f64> = figures["by_order"].as_array().expect("a list").iter().filter_map(Value::as_f64).collect();
    assert_eq!(shares.len(), 3);
    assert!((shares.iter().sum::<f64>() - 3.0).abs() < 1e-9, "{shares:?}");
    for measure in ["events", "decisions", "turns", "rounds", "first_death"] {
        let [low, median, high] = ["low", "median", "high"].map(|end| figures[measure][end].as_u64().expect(measure));
        assert!(0 < low && low <= median && median <= high, "{measure}: {figures}");
    }
    assert!(figures["events"]["median"].as_u64() > figures["decisions"]["median"].as_u64());
    let endings = figures["endings"].as_object().expect("endings");
    assert!((endings.values().filter_map(Value::as_f64).sum::<f64>() - 1.0).abs() < 1e-9);
    assert!(endings.keys().all(|of| ["chol", "bp", "depr", "diab", "canc"].contains(&of.as_str())), "{endings:?}");
    assert!(figures["endings_a_game"].as_f64() > Some(1.0), "two of three die");
}

#[test]
fn wrong_levels_are_one_line_and_exit_code_2() {
    for call in [
        "tournament --game flow --players 2 --bots 5,1 --games 1 --seed 1",
        "tournament --game flow --players 9 --bots 2,1 --games 1 --seed 1",
        "balance --game flow --players 2 --bots 5 --games 1",
    ] {
        let said = sim(&call.split(' ').collect::<Vec<_>>());
        assert_eq!((said.code, said.out.as_str(), said.err.lines().count()), (Some(2), "", 1), "{call}: {}", said.err);
    }
}
