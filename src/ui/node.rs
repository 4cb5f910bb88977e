//! Markup as data: what a part of the page looks like, before it is on the page.
//!
//! Every view is a function from plain values to a [`Node`]; [`paint`](super::paint()) puts it on the page and keeps it up to date. Leptos's
//! own `view!` makes a type of its own of every piece of markup, and code for each of them: measured, the page was two and a half times
//! as large with it. The signals, their owners and what runs when they change are Leptos's.

use std::rc::Rc;

use web_sys::Event;

use super::paint::Part;

/// What happens on an event.
pub type Handler = Rc<dyn Fn(&Event)>;

/// An element.
#[derive(Default)]
pub struct Node {
    pub(super) tag: &'static str,
    pub(super) key: Option<usize>,
    pub(super) attributes: Vec<(&'static str, String)>,
    pub(super) style: Option<(&'static str, String)>,
    pub(super) properties: Vec<(&'static str, Property)>,
    pub(super) handlers: Vec<(&'static str, Handler)>,
    pub(super) children: Vec<Child>,
}

/// What stands inside an element.
pub enum Child {
    /// Nothing now, but perhaps later: it keeps the place, so that what follows stays the same element.
    Nothing,
    /// Text.
    Text(String),
    /// An element.
    Node(Node),
    /// A part that keeps itself up to date.
    Part(Part),
}

/// What is not said by an attribute, because people change it too: the state of a field.
#[derive(Clone, Debug, PartialEq)]
pub enum Property {
    /// Text.
    Text(String),
    /// Yes or no.
    Flag(bool),
}

/// An element with this tag; inside `svg` it is one of a drawing.
pub fn el(tag: &'static str) -> Node {
    Node { tag, ..Node::default() }
}

/// An element with this tag and class.
pub fn of(tag: &'static str, class: &str) -> Node {
    el(tag).attr("class", class)
}

impl Node {
    /// Sets an attribute.
    pub fn attr(mut self, name: &'static str, value: impl ToString) -> Self {
        self.attributes.push((name, value.to_string()));
        self
    }

    /// Sets several attributes to whole numbers: most of a drawing.
    pub fn at<const N: usize>(mut self, numbers: [(&'static str, i16); N]) -> Self {
        self.attributes.extend(numbers.map(|(name, number)| (name, number.to_string())));
        self
    }

    /// Sets an attribute if there is a value.
    pub fn attr_if(self, name: &'static str, value: Option<impl ToString>) -> Self {
        match value {
            Some(value) => self.attr(name, value),
            None => self,
        }
    }

    /// Adds a class, if something holds.
    pub fn class_if(mut self, class: &str, holds: bool) -> Self {
        if holds {
            match self.attributes.iter_mut().find(|(name, _)| *name == "class") {
                Some((_, classes)) => {
                    classes.push(' ');
                    classes.push_str(class);
                }
                None => self.attributes.push(("class", class.to_owned())),
            }
        }
        self
    }

    /// Sets one property of the element's own style. An attribute would be against the page's content security policy.
    pub fn style(mut self, name: &'static str, value: String) -> Self {
        self.style = Some((name, value));
        self
    }

    /// Sets the state of a field.
    pub fn property(mut self, name: &'static str, value: Property) -> Self {
        self.properties.push((name, value));
        self
    }

    /// Names the element for tests.
    pub fn test_id(self, id: &str) -> Self {
        self.attr("data-testid", id)
    }

    /// Tells it from its siblings, where new ones come before it.
    pub fn key(mut self, key: usize) -> Self {
        self.key = Some(key);
        self
    }

    /// Puts text inside.
    pub fn text(mut self, text: impl ToString) -> Self {
        self.children.push(Child::Text(text.to_string()));
        self
    }

    /// Puts something inside.
    pub fn child(mut self, child: impl Into<Child>) -> Self {
        self.children.push(child.into());
        self
    }

    /// Puts several elements inside. Where their number changes they are best alone inside.
    pub fn children(mut self, children: impl IntoIterator<Item = Node>) -> Self {
        self.children.extend(children.into_iter().map(Child::Node));
        self
    }

    /// Does something on an event.
    pub fn on(mut self, event: &'static str, handler: impl Fn(&Event) + 'static) -> Self {
        self.handlers.push((event, Rc::new(handler)));
        self
    }

    /// Does something when it is pressed: touched, clicked, or by Enter and Space where it is no button by itself.
    pub fn press(self, act: impl Fn() + 'static) -> Self {
        if self.tag == "button" {
            return self.on("click", move |_| act());
        }
        let act = Rc::new(act);
        let by_key = act.clone();
        self.on("click", move |_| act()).on("keydown", move |event| {
            let key = js_sys::Reflect::get(event, &"key".into()).ok().and_then(|key| key.as_string());
            if matches!(key.as_deref(), Some("Enter" | " ")) {
                event.prevent_default();
                by_key();
            }
        })
    }
}

impl From<Node> for Child {
    fn from(node: Node) -> Self {
        Self::Node(node)
    }
}

impl From<Option<Node>> for Child {
    fn from(node: Option<Node>) -> Self {
        node.map_or(Self::Nothing, Self::Node)
    }
}

impl From<Part> for Child {
    fn from(part: Part) -> Self {
        Self::Part(part)
    }
}
