//! How the page is linked.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var_os("CARGO_CFG_TARGET_ARCH").is_some_and(|target| target == "wasm32") {
        // wasm-split cuts the linked page into parts (scripts/program.mjs) and must know what refers to what. Nothing else is cut.
        println!("cargo::rustc-link-arg-bin=heartbox=--emit-relocs");
    }
}
