//! The compiler of messages: what it makes of Fluent files, and which faults it finds, with file and line.

#[path = "../build/messages.rs"]
mod compiler;

use compiler::{Compiled, Fault, Module, Part, Source, compile};

/// A module of these files, by language.
fn module<'a>(sources: &'a [Source]) -> Module<'a> {
    Module {
        in_all: &[],
        name: "game",
        parts: vec![Part { sources, selects: |name| !name.starts_with("box-"), prefix: String::new() }],
    }
}

fn sources(texts: &[(&str, &str)]) -> Vec<Source> {
    let source = |(tag, text): &(&str, &str)| Source {
        tag: (*tag).to_owned(),
        path: format!("{tag}.ftl"),
        text: (*text).to_owned(),
    };
    texts.iter().map(source).collect()
}

fn compiled(texts: &[(&str, &str)]) -> Compiled {
    compile(&module(&sources(texts))).unwrap_or_else(|faults| panic!("{}", listed(&faults)))
}

fn listed(faults: &[Fault]) -> String {
    faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

/// The faults of these files, one a line.
fn faults(texts: &[(&str, &str)]) -> String {
    compile(&module(&sources(texts))).err().map(|faults| listed(&faults)).unwrap_or_default()
}

/// The file of a language.
fn file(compiled: &Compiled, tag: &str) -> String {
    compiled.files.iter().find(|file| file.tag == tag).expect("a file").content.clone()
}

#[test]
fn each_message_is_a_line_in_the_order_of_the_source() {
    let compiled = compiled(&[
        ("en", "# A comment.\nroll = Roll\nbox-goal = Win.\ntakes = { $who } takes { $what }.\n"),
        ("de", "takes = { $what } nimmt { $who }.\nroll = Würfeln\nbox-goal = Gewinn.\n"),
    ]);
    assert_eq!(file(&compiled, "en"), "one\tother\nRoll\n{0} takes {1}.");
    assert_eq!(file(&compiled, "de"), "one\tother\nWürfeln\n{1} nimmt {0}.");
    assert!(compiled.rust.contains("pub fn roll(self) -> &'static str"), "{}", compiled.rust);
    assert!(
        compiled.rust.contains("pub fn takes<'a>(self, who: impl Into<crate::i18n::Argument<'a>>, what: impl"),
        "{}",
        compiled.rust
    );
    assert!(!compiled.rust.contains("goal"), "{}", compiled.rust);
}

#[test]
fn a_plural_has_the_categories_of_its_language() {
    let compiled = compiled(&[
        ("en", "left = { $who } has { $count ->\n    [one] a bead\n   *[other] { $count } beads\n} left."),
        (
            "cs",
            "left = { $who } má { $count ->\n    [one] korálek\n    [few] { $count } korálky\n   *[other] { $count } korálků\n}.",
        ),
        ("ja", "left = { $who }: { $count }"),
    ]);
    assert_eq!(file(&compiled, "en"), "one\tother\n1\t{0} has a bead left.\t{0} has {1} beads left.");
    assert_eq!(file(&compiled, "cs"), "one\tfew\tother\n1\t{0} má korálek.\t{0} má {1} korálky.\t{0} má {1} korálků.");
    assert_eq!(file(&compiled, "ja"), "other\n{0}: {1}");
    assert!(compiled.rust.contains("count: impl Into<u32>"), "{}", compiled.rust);
}

#[test]
fn a_plural_in_one_language_makes_a_number_in_all() {
    let compiled = compiled(&[
        ("en", "took = Took { $count }."),
        ("de", "took = { $count ->\n    [one] Genommen: ein Stein.\n   *[other] Genommen: { $count }.\n}"),
    ]);
    assert!(compiled.rust.contains("pub fn took(self, count: impl Into<u32>) -> String"), "{}", compiled.rust);
    assert_eq!(file(&compiled, "en"), "one\tother\nTook {0}.");
    assert_eq!(file(&compiled, "de"), "one\tother\n0\tGenommen: ein Stein.\tGenommen: {0}.");
}

#[test]
fn attributes_are_forms_and_terms_are_filled_in() {
    let compiled = compiled(&[(
        "en",
        "-heart = heart\nmaster =\n    .subject = The master\n    .object = the master\ninto = Into the { -heart }{ \"\\u00A0\" }!",
    )]);
    assert_eq!(file(&compiled, "en"), "one\tother\nThe master\nthe master\nInto the heart\u{a0}!");
    assert!(compiled.rust.contains("pub fn master_subject(self)"), "{}", compiled.rust);
}

#[test]
fn every_file_has_the_hash_of_its_content_in_its_name() {
    let [one, other] =
        ["Roll", "Roll!"].map(|text| compiled(&[("en", &format!("roll = {text}"))]).files[0].name.clone());
    assert_ne!(one, other);
    assert!(one.starts_with("game.en.") && one.ends_with(".txt"), "{one}");
    assert_eq!(one, compiled(&[("en", "roll = Roll")]).files[0].name);
}

#[test]
fn what_a_language_lacks_is_a_fault() {
    let english = ("en", "roll = Roll\ntakes = { $who } takes.");
    assert_eq!(faults(&[english, ("de", "roll = Würfeln")]), "de.ftl:1: “takes” is missing (en.ftl:2)");
    assert_eq!(
        faults(&[english, ("de", "roll = Würfeln\n\ntakes = { $wer } nimmt.")]),
        "de.ftl:3: “takes” has no argument $wer"
    );
    assert_eq!(
        faults(&[english, ("de", "roll = Würfeln\ntakes = Nehmen.\nkeep = Behalten")]),
        "de.ftl:3: “keep” is not in en.ftl"
    );
    assert_eq!(faults(&[("de", "roll = Würfeln")]), "de.ftl:1: there is no en.ftl beside it");
}

#[test]
fn wrong_plurals_are_faults() {
    let count = |forms: &str| format!("beads = {{ $count ->\n{forms}\n}}");
    assert_eq!(
        faults(&[("en", &count("    [few] x\n   *[other] y"))]),
        "en.ftl:1: [few] is not a plural category of “en”"
    );
    assert_eq!(faults(&[("en", &count("   *[other] y"))]), "en.ftl:1: [one] is needed once");
    assert_eq!(faults(&[("en", &count("    [1] x\n   *[other] y"))]), "en.ftl:1: [1] is not a plural category of “en”");
    assert_eq!(
        faults(&[("en", &count("   *[one] x\n    [other] y"))]),
        "en.ftl:1: the default is *[other]\nen.ftl:1: the default is *[other]"
    );
}

#[test]
fn the_rest_of_fluent_is_a_fault() {
    for (text, what) in [
        ("a = { b }", "this part of Fluent is not supported"),
        ("a = { NUMBER($b) }", "this part of Fluent is not supported"),
        ("a = { 3 }", "this part of Fluent is not supported"),
        ("a = { -b }", "there is no term “-b”"),
        ("a = one\n    two", "a text has no line break, tab or brace"),
        ("a = { \"{\" }", "a text has no line break, tab or brace"),
        ("a = { NUMBER($b) ->\n   *[other] c\n}", "a selector is an argument: { $name -> … }"),
        ("a = x\na = y", "“a” is defined twice"),
        ("move = x", "“move” is no name for a function"),
        ("a-b = x\na_b = y", "“a_b” is no name for a function"),
    ] {
        let found = faults(&[("en", text)]);
        assert!(found.ends_with(what) && found.starts_with("en.ftl:"), "{text:?}: {found:?}");
    }
    let found = faults(&[("en", "a = x\n\nb {\nc = z")]);
    assert!(found.starts_with("en.ftl:3: "), "{found}");
}
