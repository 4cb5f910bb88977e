//! The fuzz targets under libFuzzer: `make fuzz`. The environment variable `FUZZ_TARGET` chooses one, see [`targets::TARGETS`].
#![no_main]

mod targets;

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;

static TARGET: LazyLock<targets::Target> = LazyLock::new(|| {
    let name = std::env::var("FUZZ_TARGET").unwrap_or_default();
    targets::TARGETS
        .into_iter()
        .find(|(other, _)| *other == name)
        .unwrap_or_else(|| panic!("FUZZ_TARGET is {name:?}, which is no target"))
});

fuzz_target!(|data: &[u8]| (TARGET.1)(data));
