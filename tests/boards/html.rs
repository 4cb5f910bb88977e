//! HTML as elements that can be asked for their attributes, names and texts.
//!
//! A parser of a library mends what a browser would mend: elements that are not closed, attributes that stand twice. Here these are faults.

use std::collections::HashMap;
use std::fmt;

/// Elements without an end tag.
const VOID: [&str; 6] = ["br", "hr", "img", "input", "link", "wbr"];

/// A piece of HTML.
pub struct Html {
    elements: Vec<Inner>,
    source: String,
}

/// An element with what is in it, by index.
struct Inner {
    tag: String,
    attributes: HashMap<String, String>,
    parent: Option<usize>,
    /// The index after that of the last element inside.
    end: usize,
    content: Vec<Content>,
    /// Where it begins in the source.
    at: usize,
}

/// What is in an element.
enum Content {
    Text(String),
    Element(usize),
}

/// An element.
#[derive(Clone, Copy)]
pub struct Element<'a> {
    html: &'a Html,
    index: usize,
}

impl Html {
    /// Reads HTML, in which every element has to be closed.
    pub fn read(source: String) -> Self {
        let mut elements: Vec<Inner> = Vec::new();
        let mut open: Vec<usize> = Vec::new();
        let mut rest = source.as_str();
        while !rest.is_empty() {
            let at = source.len() - rest.len();
            if let Some(comment) = rest.strip_prefix("<!") {
                let end = if comment.starts_with("--") { "-->" } else { ">" };
                let (_, after) = comment.split_once(end).expect("a comment ends");
                rest = after;
            } else if let Some(tag) = rest.strip_prefix("</") {
                let (tag, after) = tag.split_once('>').expect("a tag ends");
                let closed = open.pop().unwrap_or_else(|| panic!("nothing to close with {tag}"));
                assert_eq!(elements[closed].tag, tag, "closed before what is inside: {}", &source[..at]);
                elements[closed].end = elements.len();
                rest = after;
            } else if let Some(tag) = rest.strip_prefix('<') {
                let end = tag.find(|sign: char| sign.is_whitespace() || "/>".contains(sign)).expect("a tag ends");
                let (name, mut within) = tag.split_at(end);
                let mut attributes = HashMap::new();
                let (is_closed, after) = loop {
                    within = within.trim_start();
                    if let Some(after) = within.strip_prefix('>') {
                        break (VOID.contains(&name), after);
                    }
                    if let Some(after) = within.strip_prefix("/>") {
                        break (true, after);
                    }
                    let end =
                        within.find(|sign: char| sign.is_whitespace() || "=/>".contains(sign)).expect("a name ends");
                    let (attribute, after) = within.split_at(end);
                    let (value, after) = match after.strip_prefix("=\"") {
                        Some(value) => value.split_once('"').expect("a value ends"),
                        None => ("", after),
                    };
                    let before = attributes.insert(attribute.to_owned(), unescaped(value));
                    assert_eq!(before, None, "{attribute} twice: <{}", &tag[..tag.len().min(300)]);
                    within = after;
                };
                let index = elements.len();
                let parent = open.last().copied();
                if let Some(parent) = parent {
                    elements[parent].content.push(Content::Element(index));
                }
                elements.push(Inner {
                    tag: name.to_owned(),
                    attributes,
                    parent,
                    end: index + 1,
                    content: Vec::new(),
                    at,
                });
                if !is_closed {
                    open.push(index);
                }
                rest = after;
            } else {
                let end = rest.find('<').unwrap_or(rest.len());
                let (text, after) = rest.split_at(end);
                if let Some(parent) = open.last() {
                    elements[*parent].content.push(Content::Text(unescaped(text)));
                }
                rest = after;
            }
        }
        assert!(open.is_empty(), "not closed");
        Self { elements, source }
    }

    /// All elements, in their order.
    pub fn elements(&self) -> impl Iterator<Item = Element<'_>> {
        (0..self.elements.len()).map(|index| Element { html: self, index })
    }

    /// All elements that match this selector.
    pub fn all<'a>(&'a self, selector: &'a str) -> impl Iterator<Item = Element<'a>> {
        self.elements().filter(move |element| element.is(selector))
    }

    /// The only element that matches this selector.
    pub fn one<'a>(&'a self, selector: &'a str) -> Element<'a> {
        let mut found = self.all(selector);
        let first = found.next().unwrap_or_else(|| panic!("no {selector}"));
        assert!(found.next().is_none(), "several {selector}");
        first
    }

    /// The number of elements that match this selector.
    pub fn count(&self, selector: &str) -> usize {
        self.all(selector).count()
    }

    /// Whether the button of the place of action with this test id can be pressed.
    pub fn has_button(&self, id: &str) -> bool {
        self.all(&format!(".actions button[data-testid={id}]")).any(|button| button.attribute("disabled").is_none())
    }

    /// Everything that it says, in its order.
    pub fn texts(&self) -> Vec<String> {
        self.elements().filter(|element| element.around().next().is_none()).flat_map(Element::texts).collect()
    }

    /// The source.
    pub fn source(&self) -> &str {
        &self.source
    }
}

impl<'a> Element<'a> {
    fn inner(self) -> &'a Inner {
        &self.html.elements[self.index]
    }

    /// The name of its tag.
    pub fn tag(self) -> &'a str {
        &self.inner().tag
    }

    /// The value of an attribute.
    pub fn attribute(self, name: &str) -> Option<&'a str> {
        self.inner().attributes.get(name).map(String::as_str)
    }

    /// The names and values of all attributes.
    pub fn attributes(self) -> impl Iterator<Item = (&'a str, &'a str)> {
        self.inner().attributes.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// Whether it has this class.
    pub fn has_class(self, class: &str) -> bool {
        self.attribute("class").is_some_and(|classes| classes.split_whitespace().any(|one| one == class))
    }

    /// Whether it matches a selector: a tag, classes, and attributes with or without a value, in this order and without quotes. Parts
    /// separated by spaces match nested elements, from the outermost to this one.
    pub fn is(self, selector: &str) -> bool {
        match selector.rsplit_once(' ') {
            Some((outer, last)) => self.is_alone(last) && self.around().any(|element| element.is(outer)),
            None => self.is_alone(selector),
        }
    }

    fn is_alone(self, selector: &str) -> bool {
        let (plain, attributes) = selector.split_once('[').map_or((selector, ""), |(plain, rest)| (plain, rest));
        let mut names = plain.split('.');
        let tag = names.next().unwrap_or_default();
        (tag.is_empty() || self.tag() == tag)
            && names.all(|class| self.has_class(class))
            && attributes.split_terminator(']').all(|attribute| {
                let attribute = attribute.trim_start_matches('[');
                match attribute.split_once('=') {
                    Some((name, value)) => self.attribute(name) == Some(value),
                    None => self.attribute(attribute).is_some(),
                }
            })
    }

    /// The elements around it, from the innermost.
    pub fn around(self) -> impl Iterator<Item = Self> {
        let parent = move |element: &Self| element.inner().parent.map(|index| Element { html: element.html, index });
        std::iter::successors(parent(&self), parent)
    }

    /// It and the elements around it.
    pub fn with_around(self) -> impl Iterator<Item = Self> {
        std::iter::once(self).chain(self.around())
    }

    /// The elements in it, at any depth.
    pub fn inside(self) -> impl Iterator<Item = Self> {
        (self.index + 1..self.inner().end).map(move |index| Element { html: self.html, index })
    }

    /// The number of elements in it that match this selector.
    pub fn count(self, selector: &str) -> usize {
        self.inside().filter(|element| element.is(selector)).count()
    }

    /// Its text, without what is hidden from assistive technology if `is_heard`; runs of white space are one space.
    fn collect(self, is_heard: bool, into: &mut String) {
        for content in &self.inner().content {
            match content {
                Content::Text(text) => into.push_str(text),
                Content::Element(index) => {
                    let element = Element { html: self.html, index: *index };
                    if !is_heard || element.attribute("aria-hidden") != Some("true") {
                        element.collect(is_heard, into);
                    }
                }
            }
        }
    }

    /// All of its text, with single spaces.
    pub fn text(self) -> String {
        let mut text = String::new();
        self.collect(false, &mut text);
        single_spaced(&text)
    }

    /// The texts of the elements in it that contain text themselves, and the values of attributes that are text.
    pub fn texts(self) -> Vec<String> {
        let mut texts = Vec::new();
        for element in std::iter::once(self).chain(self.inside()) {
            texts.extend(
                ["aria-label", "title", "alt"].iter().filter_map(|name| element.attribute(name)).map(single_spaced),
            );
            let own = element.inner().content.iter().filter_map(|content| match content {
                Content::Text(text) => Some(single_spaced(text)),
                Content::Element(_) => None,
            });
            texts.extend(own.filter(|text| !text.is_empty()));
        }
        texts
    }

    /// Its accessible name: the label, or what is heard of its text, or the title.
    pub fn name(self) -> String {
        if let Some(label) = self.attribute("aria-label") {
            return single_spaced(label);
        }
        let mut heard = String::new();
        self.collect(true, &mut heard);
        let heard = single_spaced(&heard);
        if heard.is_empty() { self.attribute("title").map(single_spaced).unwrap_or_default() } else { heard }
    }

    /// Its role: that of the attribute, or that of its tag.
    pub fn role(self) -> Option<&'a str> {
        self.attribute("role").or(match self.tag() {
            "button" => Some("button"),
            "a" if self.attribute("href").is_some() => Some("link"),
            "summary" => Some("summary"),
            "select" => Some("combobox"),
            "input" => Some("input"),
            _ => None,
        })
    }

    /// Whether assistive technology skips it.
    pub fn is_hidden(self) -> bool {
        self.with_around().any(|element| element.attribute("aria-hidden") == Some("true"))
    }
}

impl fmt::Display for Element<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let from = &self.html.source[self.inner().at..];
        formatter.write_str(&from.chars().take(400).collect::<String>())
    }
}

fn single_spaced(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn unescaped(text: &str) -> String {
    if !text.contains('&') {
        return text.to_owned();
    }
    let signs = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&#x27;", "'"), ("&amp;", "&")];
    signs.iter().fold(text.to_owned(), |text, (name, sign)| text.replace(name, sign))
}
