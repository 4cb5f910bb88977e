//! The compiler of messages: Fluent files in, typed Rust and one text file for each language out.
//!
//! The supported part of Fluent: messages and their attributes, text on one line, `{ $argument }`, one selector on the plural category
//! of an argument in each pattern, `{ "text" }`, and terms that consist of text. Anything else is a fault.
//!
//! A compiled file has one line for each message, in the order of the source language, after a first line with the plural categories of
//! the language. `{0}` is the first argument. A line with tabs has several forms: before the first tab is the index of the argument
//! that selects the form, followed by one form for each category.

use std::collections::BTreeMap;
use std::fmt::{self, Write};

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::unicode::unescape_unicode_to_string;
use icu_plurals::{PluralCategory, PluralRules};
use sha2::{Digest, Sha256};

/// The language whose messages and arguments the others must have.
pub const SOURCE: &str = "en";

/// Numbers from 0 to this decide which plural categories a language has: fractions and millions do not occur.
const LARGEST: u32 = 1000;

/// The messages of a game or of the page, in all languages: those of one or several parts.
pub struct Module<'a> {
    /// Its name, for documentation.
    pub name: &'a str,
    /// The parts, in the order of their messages.
    pub parts: Vec<Part<'a>>,
    /// The names of messages that the program has in all languages, whichever is loaded.
    pub in_all: &'a [&'a str],
}

/// Messages from the Fluent files of one folder.
pub struct Part<'a> {
    /// One file for each language.
    pub sources: &'a [Source],
    /// Selects messages by their names.
    pub selects: fn(&str) -> bool,
    /// Precedes the names of the messages.
    pub prefix: String,
}

/// A Fluent file.
pub struct Source {
    /// The language, as a BCP 47 tag.
    pub tag: String,
    /// The path, for fault messages.
    pub path: String,
    /// The content.
    pub text: String,
}

/// The result of the compilation.
pub struct Compiled {
    /// The type `Words` with one function for each message.
    pub rust: String,
    /// The messages of each language.
    pub files: Vec<TextFile>,
}

/// The compiled messages of a module in a language.
pub struct TextFile {
    /// The language, as a BCP 47 tag.
    pub tag: String,
    /// The name, with the hash of the content as subresource integrity has it: a page asks for exactly the file of its own build.
    pub name: String,
    /// The content.
    pub content: String,
}

impl TextFile {
    fn new(module: &str, tag: &str, content: String) -> Self {
        let hash = URL_SAFE_NO_PAD.encode(Sha256::digest(&content));
        Self { tag: tag.to_owned(), name: format!("{module}.{tag}.{hash}.txt"), content }
    }
}

/// A fault in a Fluent file.
#[derive(Debug, PartialEq, Eq)]
pub struct Fault {
    path: String,
    line: usize,
    what: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}:{}: {}", self.path, self.line, self.what)
    }
}

/// A message or an attribute of a message.
struct Message {
    /// `name`, or `name.attribute`.
    name: String,
    line: usize,
    forms: Forms,
}

/// The forms of a message.
enum Forms {
    One(Vec<Piece>),
    /// One form for each plural category of the argument, in the order of [`CATEGORIES`].
    Counted(String, Vec<(PluralCategory, Vec<Piece>)>),
}

/// A part of a form.
#[derive(Clone)]
enum Piece {
    Text(String),
    Argument(String),
}

const CATEGORIES: [(PluralCategory, &str); 6] = [
    (PluralCategory::Zero, "zero"),
    (PluralCategory::One, "one"),
    (PluralCategory::Two, "two"),
    (PluralCategory::Few, "few"),
    (PluralCategory::Many, "many"),
    (PluralCategory::Other, "other"),
];

/// Compiles a module.
///
/// # Errors
///
/// All faults of all its files.
pub fn compile(module: &Module) -> Result<Compiled, Vec<Fault>> {
    let mut faults = Vec::new();
    let parts: Vec<Translations> = module.parts.iter().map(|part| read(part, &mut faults)).collect();
    if !faults.is_empty() {
        return Err(faults);
    }
    let mut signatures: Vec<Signature> = Vec::new();
    for part in &parts {
        let Some((source, originals)) = part.iter().find(|(source, _)| source.tag == SOURCE) else { continue };
        for message in originals {
            let signature = Signature::of(message, part);
            let is_taken = signatures.iter().any(|other| other.function == signature.function);
            if is_taken || RESERVED.contains(&signature.function.as_str()) {
                let what = format!("“{}” is no name for a function", signature.function);
                faults.push(Fault { path: source.path.clone(), line: message.line, what });
            }
            signatures.push(signature);
        }
    }
    let tags: Vec<&str> = parts.first().into_iter().flatten().map(|(source, _)| source.tag.as_str()).collect();
    for part in &parts {
        // The page has all languages; a game without one of them has no file whose line could be named.
        for (tag, (source, _)) in tags.iter().flat_map(|tag| part.first().map(|first| (tag, first))) {
            if !part.iter().any(|(source, _)| source.tag == *tag) {
                faults.push(Fault {
                    path: source.path.clone(),
                    line: 1,
                    what: format!("there is no {tag}.ftl beside it"),
                });
            }
        }
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    let files = tags.iter().map(|tag| {
        let messages =
            parts.iter().flatten().filter(|(source, _)| source.tag == *tag).flat_map(|(_, messages)| messages);
        TextFile::new(module.name, tag, file(tag, &signatures, &messages.collect::<Vec<_>>()))
    });
    let files: Vec<TextFile> = files.collect();
    let in_all = module.in_all.iter().filter_map(|name| {
        let index = signatures.iter().position(|signature| signature.message == *name)?;
        let of_file = |file: &TextFile| file.content.split('\n').nth(index + 1).unwrap_or_default().to_owned();
        Some((*name, files.iter().map(of_file).collect()))
    });
    let rust = rust(module.name, &files, &signatures, &in_all.collect::<Vec<_>>());
    Ok(Compiled { rust, files })
}

/// The messages of a part in each language.
type Translations<'a> = Vec<(&'a Source, Vec<Message>)>;

/// Reads the files of a part and compares them with those of the source language.
fn read<'a>(part: &Part<'a>, faults: &mut Vec<Fault>) -> Translations<'a> {
    let mut languages = Vec::new();
    for source in part.sources {
        let mut reader = Reader { source, terms: BTreeMap::new(), faults: Vec::new() };
        let mut messages = reader.read();
        messages.retain(|message| (part.selects)(&message.name));
        for message in &mut messages {
            message.name.insert_str(0, &part.prefix);
        }
        faults.append(&mut reader.faults);
        languages.push((source, messages));
    }
    match languages.iter().find(|(source, _)| source.tag == SOURCE) {
        Some((english, originals)) => {
            for (source, messages) in &languages {
                compare(english, originals, source, messages, faults);
            }
        }
        None => {
            let path = part.sources.first().map_or_else(String::new, |source| source.path.clone());
            faults.push(Fault { path, line: 1, what: format!("there is no {SOURCE}.ftl beside it") });
        }
    }
    languages
}

/// Names that a generated function cannot have.
const RESERVED: [&str; 14] =
    ["as", "break", "dyn", "else", "for", "if", "in", "loop", "match", "move", "of", "self", "type", "where"];

/// Reads one file.
struct Reader<'a> {
    source: &'a Source,
    terms: BTreeMap<&'a str, String>,
    faults: Vec<Fault>,
}

impl<'a> Reader<'a> {
    fn read(&mut self) -> Vec<Message> {
        let resource = match fluent_syntax::parser::parse(self.source.text.as_str()) {
            Ok(resource) => resource,
            Err((resource, errors)) => {
                for error in errors {
                    let line = self.source.text[..error.pos.start].matches('\n').count() + 1;
                    self.fault(line, error.kind.to_string());
                }
                resource
            }
        };
        for entry in &resource.body {
            let Entry::Term(term) = entry else { continue };
            let line = self.line(term.id.name);
            if !term.attributes.is_empty() {
                self.fault(line, "attributes of terms are not supported".to_owned());
            }
            match self.forms(line, &term.value) {
                Some(Forms::One(pieces)) => match pieces.as_slice() {
                    [Piece::Text(text)] => drop(self.terms.insert(term.id.name, text.clone())),
                    _ => self.fault(line, "a term consists of text".to_owned()),
                },
                Some(Forms::Counted(..)) => self.fault(line, "a term has one form".to_owned()),
                None => {}
            }
        }
        let mut messages: Vec<Message> = Vec::new();
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            let own = message.value.iter().map(|value| (message.id.name.to_owned(), message.id.name, value));
            let attributes = message.attributes.iter().map(|attribute| {
                (format!("{}.{}", message.id.name, attribute.id.name), attribute.id.name, &attribute.value)
            });
            for (name, at, value) in own.chain(attributes) {
                let line = self.line(at);
                if messages.iter().any(|other| other.name == name) {
                    self.fault(line, format!("“{name}” is defined twice"));
                }
                if let Some(forms) = self.forms(line, value) {
                    messages.push(Message { name, line, forms });
                }
            }
        }
        messages
    }

    /// The line, counted from 1, of a part of the file's text.
    fn line(&self, part: &str) -> usize {
        let start = part.as_ptr() as usize - self.source.text.as_ptr() as usize;
        self.source.text[..start].matches('\n').count() + 1
    }

    fn fault(&mut self, line: usize, what: String) {
        self.faults.push(Fault { path: self.source.path.clone(), line, what });
    }

    /// The forms of a pattern; `None` after a fault.
    fn forms(&mut self, line: usize, pattern: &Pattern<&'a str>) -> Option<Forms> {
        let selects = |element: &PatternElement<&str>| {
            matches!(element, PatternElement::Placeable { expression: Expression::Select { .. } })
        };
        let Some(at) = pattern.elements.iter().position(selects) else {
            return Some(Forms::One(self.pieces(line, &pattern.elements)?));
        };
        let PatternElement::Placeable { expression: Expression::Select { selector, variants } } = &pattern.elements[at]
        else {
            return None;
        };
        let InlineExpression::VariableReference { id } = selector else {
            self.fault(line, "a selector is an argument: { $name -> … }".to_owned());
            return None;
        };
        let before = self.pieces(line, &pattern.elements[..at])?;
        let after = self.pieces(line, &pattern.elements[at + 1..])?;
        let expected = categories(&self.source.tag);
        let mut forms = Vec::new();
        for variant in variants {
            let key = match variant.key {
                VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name } => name,
            };
            let category = CATEGORIES.iter().find(|(category, name)| *name == key && expected.contains(category));
            let Some((category, _)) = category else {
                self.fault(line, format!("[{key}] is not a plural category of “{}”", self.source.tag));
                return None;
            };
            if variant.default != (*category == PluralCategory::Other) {
                self.fault(line, "the default is *[other]".to_owned());
            }
            let pieces = [before.clone(), self.pieces(line, &variant.value.elements)?, after.clone()].concat();
            forms.push((*category, pieces));
        }
        for category in expected {
            if forms.iter().filter(|(other, _)| *other == category).count() != 1 {
                self.fault(line, format!("[{}] is needed once", name_of(category)));
                return None;
            }
        }
        forms.sort_by_key(|(category, _)| CATEGORIES.iter().position(|(other, _)| other == category));
        Some(Forms::Counted(id.name.to_owned(), forms))
    }

    /// The pieces of a pattern without a selector; `None` after a fault.
    fn pieces(&mut self, line: usize, elements: &[PatternElement<&'a str>]) -> Option<Vec<Piece>> {
        let mut pieces: Vec<Piece> = Vec::new();
        for element in elements {
            let text = match element {
                PatternElement::TextElement { value } => (*value).to_owned(),
                PatternElement::Placeable { expression: Expression::Inline(inline) } => match inline {
                    InlineExpression::VariableReference { id } => {
                        pieces.push(Piece::Argument(id.name.to_owned()));
                        continue;
                    }
                    InlineExpression::StringLiteral { value } => unescape_unicode_to_string(value).into_owned(),
                    InlineExpression::TermReference { id, attribute: None, arguments: None } => {
                        let Some(term) = self.terms.get(id.name).cloned() else {
                            self.fault(line, format!("there is no term “-{}”", id.name));
                            return None;
                        };
                        term
                    }
                    _ => {
                        self.fault(line, "this part of Fluent is not supported".to_owned());
                        return None;
                    }
                },
                PatternElement::Placeable { expression: Expression::Select { .. } } => {
                    self.fault(line, "one selector is allowed in a pattern".to_owned());
                    return None;
                }
            };
            if text.contains(['\n', '\t', '{', '}']) {
                self.fault(line, "a text has no line break, tab or brace".to_owned());
                return None;
            }
            match pieces.last_mut() {
                Some(Piece::Text(before)) => before.push_str(&text),
                _ => pieces.push(Piece::Text(text)),
            }
        }
        Some(pieces)
    }
}

/// Compares the messages of a language with those of the source language.
fn compare(english: &Source, originals: &[Message], source: &Source, messages: &[Message], faults: &mut Vec<Fault>) {
    for original in originals {
        if !messages.iter().any(|message| message.name == original.name) {
            let what = format!("“{}” is missing ({}:{})", original.name, english.path, original.line);
            faults.push(Fault { path: source.path.clone(), line: 1, what });
        }
    }
    for message in messages {
        let mut fault = |what| faults.push(Fault { path: source.path.clone(), line: message.line, what });
        let Some(original) = originals.iter().find(|original| original.name == message.name) else {
            fault(format!("“{}” is not in {}", message.name, english.path));
            continue;
        };
        let known = original.arguments();
        for argument in message.arguments().iter().filter(|argument| !known.contains(argument)) {
            fault(format!("“{}” has no argument ${argument}", message.name));
        }
    }
}

impl Message {
    /// The arguments, in the order in which they first occur.
    fn arguments(&self) -> Vec<&str> {
        let (selector, forms): (Option<&str>, Vec<&[Piece]>) = match &self.forms {
            Forms::One(form) => (None, vec![form]),
            Forms::Counted(selector, forms) => {
                (Some(selector), forms.iter().map(|(_, form)| form.as_slice()).collect())
            }
        };
        let mut arguments = Vec::new();
        let in_forms = forms.into_iter().rev().flatten().filter_map(|piece| match piece {
            Piece::Argument(name) => Some(name.as_str()),
            Piece::Text(_) => None,
        });
        for argument in in_forms.chain(selector) {
            if !arguments.contains(&argument) {
                arguments.push(argument);
            }
        }
        arguments
    }

    /// The form that is displayed in the documentation.
    fn example(&self) -> String {
        let form = match &self.forms {
            Forms::One(form) => form.as_slice(),
            Forms::Counted(_, forms) => forms.last().map_or(&[][..], |(_, form)| form),
        };
        let piece = |piece: &Piece| match piece {
            Piece::Text(text) => text.clone(),
            Piece::Argument(name) => format!("{{ ${name} }}"),
        };
        form.iter().map(piece).collect()
    }
}

/// The function for a message.
struct Signature {
    message: String,
    function: String,
    /// The arguments; those that select a plural form in any language are numbers.
    arguments: Vec<(String, bool)>,
    example: String,
}

impl Signature {
    fn of(original: &Message, languages: &Translations) -> Self {
        let is_number = |argument: &str| {
            let translations =
                languages.iter().flat_map(|(_, all)| all.iter().find(|message| message.name == original.name));
            translations.into_iter().any(|message| matches!(&message.forms, Forms::Counted(by, _) if by == argument))
        };
        let arguments = original.arguments().into_iter().map(|argument| (argument.to_owned(), is_number(argument)));
        Self {
            message: original.name.clone(),
            function: snake(&original.name),
            arguments: arguments.collect(),
            example: original.example(),
        }
    }
}

fn snake(name: &str) -> String {
    name.replace(['-', '.'], "_").to_lowercase()
}

/// The plural categories of whole numbers in a language.
fn categories(tag: &str) -> Vec<PluralCategory> {
    let rules = tag.parse::<icu_locale_core::Locale>().ok();
    let rules = rules.and_then(|locale| PluralRules::try_new_cardinal((&locale).into()).ok());
    let Some(rules) = rules else { return vec![PluralCategory::Other] };
    let occurs = |category: &PluralCategory| {
        *category == PluralCategory::Other || (0..=LARGEST).any(|number| rules.category_for(number) == *category)
    };
    CATEGORIES.iter().map(|(category, _)| *category).filter(occurs).collect()
}

fn name_of(category: PluralCategory) -> &'static str {
    CATEGORIES.iter().find(|(other, _)| *other == category).map_or("other", |(_, name)| name)
}

/// The file of a language. All messages are there, and all arguments are known.
fn file(tag: &str, signatures: &[Signature], messages: &[&Message]) -> String {
    let mut file = categories(tag).into_iter().map(name_of).collect::<Vec<_>>().join("\t");
    for signature in signatures {
        let index = |argument: &str| signature.arguments.iter().position(|(name, _)| name == argument).unwrap_or(0);
        let form = |pieces: &Vec<Piece>| -> String {
            let piece = |piece: &Piece| match piece {
                Piece::Text(text) => text.clone(),
                Piece::Argument(name) => format!("{{{}}}", index(name)),
            };
            pieces.iter().map(piece).collect()
        };
        file.push('\n');
        match messages.iter().find(|message| message.name == signature.message).map(|message| &message.forms) {
            None => {}
            Some(Forms::One(pieces)) => file.push_str(&form(pieces)),
            Some(Forms::Counted(selector, forms)) => {
                file.push_str(&index(selector).to_string());
                for (_, pieces) in forms {
                    file.push('\t');
                    file.push_str(&form(pieces));
                }
            }
        }
    }
    file
}

/// The type `Words` of a module; `in_all` are messages in all languages.
fn rust(module: &str, files: &[TextFile], signatures: &[Signature], in_all: &[(&str, Vec<String>)]) -> String {
    let mut rust = String::new();
    // Writing into a string does not fail.
    let _ = write!(
        rust,
        "/// The messages of `{module}` in one language.
#[derive(Clone, Copy, Debug)]
pub struct Words(crate::i18n::Text);

impl crate::i18n::Messages for Words {{
    const FILES: &'static [crate::i18n::TextFile] = &[
"
    );
    for TextFile { tag, name, .. } in files {
        let content = format!("include_str!(concat!(env!(\"OUT_DIR\"), \"/messages/{name}\"))");
        let _ = writeln!(rust, "crate::i18n::TextFile {{ tag: \"{tag}\", name: \"{name}\", content: {content} }},");
    }
    rust.push_str("    ];\n\n    const MESSAGES: &'static [crate::i18n::Message] = &[\n");
    for Signature { message, arguments, .. } in signatures {
        let names: Vec<&str> = arguments.iter().map(|(name, _)| name.as_str()).collect();
        let _ = writeln!(rust, "crate::i18n::Message {{ name: \"{message}\", arguments: &{names:?} }},");
    }
    let count = signatures.len();
    let _ = write!(
        rust,
        "    ];

    fn texts() -> &'static crate::i18n::Texts {{
        static TEXTS: crate::i18n::Texts = crate::i18n::Texts::new::<Words>({count});
        &TEXTS
    }}
}}

impl Words {{
"
    );
    for (name, texts) in in_all {
        let constant = snake(name).to_uppercase();
        let _ = writeln!(
            rust,
            "    /// `{name}` in all languages.\n    pub const {constant}: &'static [&'static str] = &{texts:?};\n"
        );
    }
    let _ = write!(
        rust,
        "    /// The messages in this language.
    pub fn of(lang: crate::i18n::Lang) -> Self {{
        Self(<Self as crate::i18n::Messages>::texts().get(lang))
    }}
"
    );
    for (index, signature) in signatures.iter().enumerate() {
        let Signature { function, arguments, example, .. } = signature;
        let _ = write!(rust, "\n    /// `{example}`\n    pub fn {function}");
        if arguments.is_empty() {
            let _ = write!(rust, "(self) -> &'static str {{\n        self.0.get({index})\n    }}\n");
            continue;
        }
        let parameter = |(name, is_number): &(String, bool)| {
            let kind = if *is_number { "Into<u32>" } else { "Into<crate::i18n::Argument<'a>>" };
            format!("{}: impl {kind}", snake(name))
        };
        let value = |(name, is_number): &(String, bool)| {
            let name = snake(name);
            if *is_number { format!("crate::i18n::Argument::Number({name}.into())") } else { format!("{name}.into()") }
        };
        let lifetime = if arguments.iter().all(|(_, is_number)| *is_number) { "" } else { "<'a>" };
        let parameters = arguments.iter().map(parameter).collect::<Vec<_>>().join(", ");
        let values = arguments.iter().map(value).collect::<Vec<_>>().join(", ");
        let _ = write!(
            rust,
            "{lifetime}(self, {parameters}) -> String {{\n        self.0.fill({index}, &[{values}])\n    }}\n"
        );
    }
    rust.push_str("}\n");
    rust
}
