//! Rust source as tokens: its paths, names and texts.

use std::str::FromStr;

use proc_macro2::{Delimiter, Group, Ident, Literal, TokenStream, TokenTree};

/// The content of a file, outside its tests, attributes and comments.
#[derive(Debug, Default)]
pub struct Source {
    /// Full paths with `::`, with the groups of `use` expanded and `super` and `self` resolved.
    pub paths: Vec<(usize, Vec<String>)>,
    /// All names.
    pub names: Vec<(usize, String)>,
    /// All texts.
    pub texts: Vec<(usize, String, Kind)>,
}

/// The context of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// In code.
    Code,
    /// In markup, readable.
    Markup,
    /// The value of an attribute that is not read, such as `class`, or a message for developers.
    Silent,
}

/// Markup attributes that people hear or read. `aria-label` ends with one of them.
const READ: [&str; 7] = ["label", "title", "alt", "placeholder", "description", "roledescription", "valuetext"];
/// Calls and macros that take messages for developers.
const UNREAD: [&str; 9] = [
    "expect",
    "custom",
    "panic",
    "unreachable",
    "assert",
    "assert_eq",
    "debug_assert",
    "debug_assert_eq",
    "debug_assert_ne",
];

/// Reads a file as this module.
pub fn read(module: &[String], text: &str) -> Source {
    let tokens = TokenStream::from_str(text).unwrap_or_else(|error| panic!("{module:?}: {error}"));
    let mut source = Source::default();
    source.code(tokens, module, Kind::Code);
    source
}

impl Source {
    fn code(&mut self, tokens: TokenStream, module: &[String], kind: Kind) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let mut tests = false;
        let outside = kind;
        let mut kind = kind;
        let mut at = 0;
        while at < tokens.len() {
            match &tokens[at] {
                TokenTree::Punct(punct) if punct.as_char() == '#' => {
                    let inner = usize::from(is(tokens.get(at + 1), '!'));
                    if let Some(TokenTree::Group(group)) = tokens.get(at + 1 + inner) {
                        tests |= group.stream().to_string().replace(' ', "") == "cfg(test)";
                        at += 1 + inner;
                    }
                }
                TokenTree::Punct(punct) if punct.as_char() == ';' => (tests, kind) = (false, outside),
                TokenTree::Group(group) if tests && group.delimiter() == Delimiter::Brace => tests = false,
                _ if tests => {}
                // Up to the end of the statement, texts are lists of classes.
                TokenTree::Ident(ident) if ident == "class" && at > 0 && tokens[at - 1].to_string() == "let" => {
                    kind = Kind::Silent;
                }
                TokenTree::Ident(ident) => at = self.ident(&tokens, at, ident, module, kind),
                TokenTree::Group(group) => self.code(group.stream(), module, kind),
                TokenTree::Literal(literal) => self.literal(literal, kind),
                TokenTree::Punct(_) => {}
            }
            at += 1;
        }
    }

    /// Reads a name with its arguments; returns the index of its last token.
    fn ident(&mut self, tokens: &[TokenTree], at: usize, ident: &Ident, module: &[String], kind: Kind) -> usize {
        let name = ident.to_string();
        let bang = usize::from(is(tokens.get(at + 1), '!'));
        match (name.as_str(), tokens.get(at + 1), tokens.get(at + 1 + bang)) {
            ("mod", Some(TokenTree::Ident(inner)), _) => {
                if let Some(TokenTree::Group(group)) = tokens.get(at + 2) {
                    let module: Vec<String> = module.iter().cloned().chain([inner.to_string()]).collect();
                    self.code(group.stream(), &module, kind);
                    return at + 2;
                }
                at + 1
            }
            ("view", _, Some(TokenTree::Group(group))) if bang == 1 => {
                self.markup(group, module);
                at + 2
            }
            (name, _, Some(TokenTree::Group(group))) if UNREAD.contains(&name) => {
                self.code(group.stream(), module, Kind::Silent);
                at + 1 + bang
            }
            _ => {
                let end = self.path(tokens, at, &[], module);
                match (&tokens[end], tokens.get(end + 1)) {
                    (TokenTree::Ident(last), Some(TokenTree::Group(group)))
                        if UNREAD.contains(&last.to_string().as_str()) =>
                    {
                        self.code(group.stream(), module, Kind::Silent);
                        end + 1
                    }
                    _ => end,
                }
            }
        }
    }

    /// Reads a path from here on; returns the index of its last token.
    fn path(&mut self, tokens: &[TokenTree], mut at: usize, before: &[String], module: &[String]) -> usize {
        let mut path = before.to_vec();
        loop {
            match &tokens[at] {
                TokenTree::Ident(ident) => {
                    self.names.push((ident.span().start().line, ident.to_string()));
                    path.push(ident.to_string());
                }
                TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => {
                    let branches: Vec<TokenTree> = group.stream().into_iter().collect();
                    for branch in branches.split(|token| is(Some(token), ',')).filter(|branch| !branch.is_empty()) {
                        self.path(branch, 0, &path, module);
                    }
                    return at;
                }
                _ => {}
            }
            let line = tokens[at].span().start().line;
            if is(tokens.get(at + 1), ':') && is(tokens.get(at + 2), ':') && is(tokens.get(at + 3), '*') {
                path.push("*".to_owned());
                self.paths.push((line, resolved(&path, module)));
                return at + 3;
            }
            let next = matches!(tokens.get(at + 3), Some(TokenTree::Ident(_) | TokenTree::Group(_)));
            if !(is(tokens.get(at + 1), ':') && is(tokens.get(at + 2), ':') && next) {
                // `self` at the end of a group stands for the path before the group.
                let own = path.len() > 1 && path.last().is_some_and(|last| last == "self");
                path.truncate(path.len() - usize::from(own));
                if path.len() > 1 {
                    self.paths.push((line, resolved(&path, module)));
                }
                return at;
            }
            at += 3;
        }
    }

    /// Reads the inside of `view!`: tags with attributes, and the content between them.
    fn markup(&mut self, group: &Group, module: &[String]) {
        let tokens: Vec<TokenTree> = group.stream().into_iter().collect();
        let (mut tag, mut attribute) = (false, String::new());
        let mut at = 0;
        while at < tokens.len() {
            let line = tokens[at].span().start().line;
            let value = tag && !attribute.is_empty();
            let kind = if READ.contains(&attribute.as_str()) { Kind::Markup } else { Kind::Silent };
            match &tokens[at] {
                TokenTree::Punct(punct) if punct.as_char() == '<' => (tag, attribute) = (true, String::new()),
                // The `>` of `=>` and `->` does not end a tag.
                TokenTree::Punct(punct) if punct.as_char() == '>' && !(at > 0 && arrow(&tokens[at - 1])) => {
                    (tag, attribute) = (false, String::new());
                }
                TokenTree::Ident(ident) if tag && is(tokens.get(at + 1), '=') && !is(tokens.get(at + 2), '=') => {
                    attribute = ident.to_string();
                }
                TokenTree::Ident(ident) if tag => at = self.ident(&tokens, at, ident, module, kind),
                TokenTree::Ident(ident) => self.texts.push((line, ident.to_string(), Kind::Markup)),
                TokenTree::Literal(literal) if value => self.literal(literal, kind),
                TokenTree::Literal(literal) => self.literal(literal, Kind::Markup),
                TokenTree::Group(group) if value => self.code(group.stream(), module, kind),
                TokenTree::Group(group) => self.code(group.stream(), module, Kind::Code),
                TokenTree::Punct(_) => {}
            }
            at += 1;
        }
    }

    fn literal(&mut self, literal: &Literal, kind: Kind) {
        let written = literal.to_string();
        let Some((before, rest)) = written.split_once('"') else { return };
        // Byte strings are not text.
        if !before.starts_with('b') {
            let text = rest.trim_end_matches('#').trim_end_matches('"').to_owned();
            self.texts.push((literal.span().start().line, text, kind));
        }
    }
}

fn is(token: Option<&TokenTree>, sign: char) -> bool {
    matches!(token, Some(TokenTree::Punct(punct)) if punct.as_char() == sign)
}

fn arrow(token: &TokenTree) -> bool {
    is(Some(token), '=') || is(Some(token), '-')
}

/// The path from the root of the crate, if it starts there or at the module.
fn resolved(path: &[String], module: &[String]) -> Vec<String> {
    let own = |up: usize, rest: &[String]| {
        let module = &module[..module.len().saturating_sub(up)];
        ["crate".to_owned()].iter().chain(module).chain(rest).cloned().collect()
    };
    let up = path.iter().take_while(|segment| *segment == "super").count();
    match path[0].as_str() {
        "super" => own(up, &path[up..]),
        "self" => own(0, &path[1..]),
        _ => path.to_vec(),
    }
}
