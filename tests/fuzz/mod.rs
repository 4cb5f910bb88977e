//! Inputs that once broke a promise are kept in `tests/fuzz/corpus/TARGET/`, one a file, and tried again in every run of the tests.

mod targets;

use std::fs;
use std::path::Path;

use targets::TARGETS;

#[test]
fn what_was_found_stays_mended() {
    let mut tried = 0;
    for (name, run) in TARGETS {
        let files = fs::read_dir(Path::new("tests/fuzz/corpus").join(name)).expect("a folder for each target");
        for file in files {
            run(&fs::read(file.expect("a file").path()).expect("its bytes"));
            tried += 1;
        }
    }
    assert!(tried >= TARGETS.len(), "{tried}");
}
