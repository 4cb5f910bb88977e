//! Linker arguments of the page.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var_os("CARGO_CFG_TARGET_ARCH").is_some_and(|target| target == "wasm32") {
        // wasm-split cuts the linked page into chunks (scripts/program.mjs) and needs its relocations. No other target is split.
        println!("cargo::rustc-link-arg-bin=heartbox=--emit-relocs");
    }
}
