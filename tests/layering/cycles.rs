//! Cycles between modules: in a room, what a module needs must not need the module in turn.
//!
//! The `mod.rs` of a folder declares the modules beside it, so it is no part of a cycle. A name that it imports from one of them leads there.

use std::collections::{BTreeMap, BTreeSet};

use super::module;
use super::rooms::room;
use super::source::{Source, read};

/// The path of a module from the root of the crate.
type Path = Vec<String>;

/// More imports than this never lead to the place where a name is defined.
const MOST_IMPORTS: usize = 8;

/// All modules of a program.
struct Modules(BTreeMap<Path, Source>);

/// The cycles in all rooms without cycles, one line each. A file is its path and its text.
pub fn cycles<'a>(files: impl IntoIterator<Item = (&'a str, &'a str)>) -> Vec<String> {
    let modules = files.into_iter().map(|(path, text)| {
        let module = module(path);
        let source = read(&module, text);
        (module, source)
    });
    let modules = Modules(modules.collect());
    let folders: BTreeSet<&[String]> = modules.0.keys().filter_map(|module| Some(module.split_last()?.1)).collect();
    let checked = folders.into_iter().filter(|folder| room(folder).has_no_cycles());
    checked.flat_map(|folder| cycles_in(folder, &modules.arrows(folder))).collect()
}

impl Modules {
    /// The modules and folders in this folder, each with those beside it that it uses.
    fn arrows(&self, folder: &[String]) -> BTreeMap<&str, BTreeSet<String>> {
        let mut arrows: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
        let below = self.0.iter().filter(|(module, _)| module.starts_with(folder));
        for (module, source) in below {
            let Some(here) = module.get(folder.len()) else { continue };
            let there = source.paths.iter().filter_map(|(_, path)| {
                let definition = self.definition(path.strip_prefix(&["crate".to_owned()])?, MOST_IMPORTS);
                Some(definition.strip_prefix(folder)?.first()?.clone())
            });
            arrows.entry(here).or_default().extend(there.filter(|there| there != here));
        }
        arrows
    }

    /// The module that defines the item at this path, over this many imports.
    fn definition(&self, path: &[String], imports: usize) -> Path {
        let ends = (0..=path.len()).rev();
        let (module, rest) =
            ends.map(|end| path.split_at(end)).find(|(module, _)| self.0.contains_key(*module)).unwrap_or_default();
        let import = rest.first().filter(|_| imports > 0).and_then(|name| self.import(module, name, imports));
        import.map_or_else(|| module.to_vec(), |path| self.definition(&path, imports - 1))
    }

    /// The path from which this module imports an item of this name out of the modules that it declares.
    fn import(&self, module: &[String], name: &str, imports: usize) -> Option<Path> {
        let paths = self.0.get(module)?.paths.iter().filter_map(|(_, path)| {
            let whole: Path = match path.strip_prefix(&["crate".to_owned()]) {
                Some(path) => path.to_vec(),
                None => module.iter().chain(path).cloned().collect(),
            };
            (whole.len() > module.len() + 1 && self.0.contains_key(&whole[..=module.len()])).then_some(whole)
        });
        paths.filter(|path| path.starts_with(module)).find_map(|mut path| match path.pop()? {
            // Everything that the other module has, if it has this.
            last if last == "*" && imports > 0 => {
                self.import(&path, name, imports - 1)?;
                path.push(name.to_owned());
                Some(path)
            }
            last if last == name => {
                path.push(last);
                Some(path)
            }
            _ => None,
        })
    }
}

/// The cycles in a folder: for each module the shortest way back to it, named once, by its first module.
fn cycles_in(folder: &[String], arrows: &BTreeMap<&str, BTreeSet<String>>) -> Vec<String> {
    let back = arrows.keys().filter_map(|start| way_back(start, arrows));
    let first = back.filter(|way| way.iter().all(|module| way[0] <= *module));
    first.map(|way| format!("{}: {} -> {}", folder.join("::"), way.join(" -> "), way[0])).collect()
}

/// The shortest way from a module back to it, without its end.
fn way_back<'a>(start: &'a str, arrows: &'a BTreeMap<&str, BTreeSet<String>>) -> Option<Vec<&'a str>> {
    let mut ways = vec![vec![start]];
    let mut seen = BTreeSet::new();
    let mut at = 0;
    while let Some(way) = ways.get(at).cloned() {
        for next in arrows.get(way[way.len() - 1]).into_iter().flatten() {
            if next == start {
                return Some(way);
            }
            if seen.insert(next) {
                ways.push(way.iter().copied().chain([next.as_str()]).collect());
            }
        }
        at += 1;
    }
    None
}
