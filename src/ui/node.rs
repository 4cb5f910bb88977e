//! Markup as data: what a part of the page looks like, before it is on the page.
//!
//! Every view is a function from plain values to a [`Node`]; [`paint`](super::paint()) puts it on the page and keeps it up to date. Leptos's
//! own `view!` makes a type of its own of every piece of markup, and code for each of them: measured, the program was half as
//! large again with it. The signals, their owners and what runs when they change are Leptos's.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::Event;

use super::later::later;
use super::paint::Part;

/// What happens on an event.
pub type Handler = Rc<dyn Fn(&Event)>;

/// An element. One pointer wide, because it is handed on with every word that is said of it.
pub struct Node(pub(super) Box<Element>);

/// What is said of an element.
#[derive(Default)]
pub(super) struct Element {
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

/// What is not said by an attribute: the state of a field, because people change it too, and markup that was written conflict.
#[derive(Clone, Debug, PartialEq)]
pub enum Property {
    /// Text.
    Text(String),
    /// Yes or no.
    Flag(bool),
}

/// An element with this tag; inside `svg` it is one of a drawing.
#[inline(never)]
pub fn el(tag: &'static str) -> Node {
    Node(Box::new(Element { tag, ..Element::default() }))
}

/// An element with this tag and class.
#[inline(never)]
pub fn of(tag: &'static str, class: &str) -> Node {
    el(tag).attr("class", class)
}

impl Node {
    /// Sets an attribute.
    pub fn attr(mut self, name: &'static str, value: impl ToString) -> Self {
        self.put(name, value.to_string());
        self
    }

    /// Sets several attributes to whole numbers: most of a drawing.
    pub fn at<const N: usize>(mut self, numbers: [(&'static str, i16); N]) -> Self {
        for (name, number) in numbers {
            self.put(name, number.to_string());
        }
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
    #[inline(never)]
    pub fn class_if(mut self, class: &str, holds: bool) -> Self {
        if holds {
            match self.0.attributes.iter_mut().find(|(name, _)| *name == "class") {
                Some((_, classes)) => {
                    classes.push(' ');
                    classes.push_str(class);
                }
                None => self.put("class", class.to_owned()),
            }
        }
        self
    }

    /// Sets one property of the element's own style. An attribute would be against the page's content security policy.
    pub fn style(mut self, name: &'static str, value: String) -> Self {
        self.0.style = Some((name, value));
        self
    }

    /// Sets what is not said by an attribute.
    pub fn property(mut self, name: &'static str, value: Property) -> Self {
        self.0.properties.push((name, value));
        self
    }

    /// Names the element for tests.
    pub fn test_id(self, id: &str) -> Self {
        self.attr("data-testid", id)
    }

    /// Tells it from its siblings, where new ones come before it.
    pub fn key(mut self, key: usize) -> Self {
        self.0.key = Some(key);
        self
    }

    /// Puts text inside.
    pub fn text(mut self, text: impl ToString) -> Self {
        self.add(Child::Text(text.to_string()));
        self
    }

    /// Puts something inside.
    pub fn child(mut self, child: impl Into<Child>) -> Self {
        self.add(child.into());
        self
    }

    /// Puts several elements inside. Where their number changes they are best alone inside.
    pub fn children(mut self, children: impl IntoIterator<Item = Node>) -> Self {
        for child in children {
            self.add(Child::Node(child));
        }
        self
    }

    /// Does something on an event.
    pub fn on(mut self, event: &'static str, handler: impl Fn(&Event) + 'static) -> Self {
        self.hear(event, Rc::new(handler));
        self
    }

    /// Does something when it is pressed: touched, clicked, or by Enter and Space where it is no button by itself.
    pub fn press(self, act: impl Fn() + 'static) -> Self {
        self.pressed(Rc::new(act))
    }

    // What follows is the same code for every kind of value: there it is only once.

    #[inline(never)]
    fn put(&mut self, name: &'static str, value: String) {
        self.0.attributes.push((name, value));
    }

    #[inline(never)]
    fn add(&mut self, child: Child) {
        self.0.children.push(child);
    }

    #[inline(never)]
    fn hear(&mut self, event: &'static str, handler: Handler) {
        self.0.handlers.push((event, handler));
    }

    #[inline(never)]
    fn pressed(mut self, act: Rc<dyn Fn()>) -> Self {
        let by_key = act.clone();
        self.hear("click", Rc::new(move |event| pressed(event, &act)));
        if self.0.tag != "button" {
            let on_key = move |event: &Event| {
                let key = js_sys::Reflect::get(event, &"key".into()).ok().and_then(|key| key.as_string());
                if matches!(key.as_deref(), Some("Enter" | " ")) {
                    event.prevent_default();
                    pressed(event, &by_key);
                }
            };
            self.hear("keydown", Rc::new(on_key));
        }
        self
    }
}

/// Does something in a task of its own: browsers draw the next frame in the task in which they hear of a touch, and what is done
/// then would hold it up. What has left the page by then is no longer pressed.
fn pressed(event: &Event, act: &Rc<dyn Fn()>) {
    let element: Option<web_sys::Node> = event.current_target().and_then(|target| target.dyn_into().ok());
    let act = act.clone();
    later(Box::new(move || {
        if element.is_some_and(|element| element.is_connected()) {
            act();
        }
    }));
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

impl From<Option<Part>> for Child {
    fn from(part: Option<Part>) -> Self {
        part.map_or(Self::Nothing, Self::Part)
    }
}

impl From<Part> for Child {
    fn from(part: Part) -> Self {
        Self::Part(part)
    }
}
