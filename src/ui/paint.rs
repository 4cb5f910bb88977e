//! From markup as data to the page, and from change to change: elements that stay the same stay, so that focus, what travels and
//! what people type is kept.

use std::rc::Rc;

use crate::signals::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Element, Event, HtmlElement, Node as DomNode, Text};

use super::node::{Child, Handler, Node, Property};

/// The namespace of drawings.
const SVG: &str = "http://www.w3.org/2000/svg";

/// A part of the page that keeps itself up to date, as long as the part of the app lives that made it.
#[derive(Clone)]
pub struct Part {
    element: Element,
}

/// A part of the page that is drawn anew whenever a signal that it reads has changed.
pub fn paint(draw: impl Fn() -> Node + 'static) -> Part {
    let effect = RenderEffect::new(move |painted: Option<Painted>| {
        let node = draw();
        match painted {
            None => Painted::new(node, false),
            Some(mut painted) => {
                painted.update(node);
                painted
            }
        }
    });
    let element = effect.with_value_mut(|painted| painted.element.clone());
    // The arena of the current owner keeps the effect, and lets go of it with everything else there.
    StoredValue::new(effect);
    Part { element: element.expect("an effect has run once when it is made") }
}

impl Part {
    /// Puts the part on the page, at the end of an element.
    pub fn mount(&self, parent: &Element) {
        let _ = parent.append_child(&self.element);
    }

    /// Takes the part from the page.
    pub fn unmount(&self) {
        self.element.remove();
    }
}

/// An element on the page, and what it was drawn from.
struct Painted {
    element: Element,
    svg: bool,
    key: Option<usize>,
    tag: &'static str,
    attributes: Vec<(&'static str, String)>,
    style: Option<(&'static str, String)>,
    listeners: Vec<Listener>,
    children: Vec<PaintedChild>,
}

enum PaintedChild {
    Nothing,
    Text(Text, String),
    Node(Box<Painted>),
    Part(Part),
}

/// A listener stays on its element; what it does changes with every drawing.
struct Listener {
    event: &'static str,
    handler: Rc<std::cell::RefCell<Handler>>,
    _closure: Closure<dyn FnMut(Event)>,
}

impl Painted {
    fn new(node: Node, svg: bool) -> Self {
        let svg = svg || node.0.tag == "svg";
        let document = document();
        let element =
            if svg { document.create_element_ns(Some(SVG), node.0.tag) } else { document.create_element(node.0.tag) };
        let mut painted = Self {
            element: element.expect("tags are names of elements"),
            svg,
            key: node.0.key,
            tag: node.0.tag,
            attributes: Vec::new(),
            style: None,
            listeners: Vec::new(),
            children: Vec::new(),
        };
        painted.update(node);
        painted
    }

    fn update(&mut self, node: Node) {
        let node = *node.0;
        self.key = node.key;
        for (name, value) in &node.attributes {
            if !self.attributes.iter().any(|(other, old)| other == name && old == value) {
                let _ = self.element.set_attribute(name, value);
            }
        }
        for (name, _) in &self.attributes {
            if !node.attributes.iter().any(|(other, _)| other == name) {
                let _ = self.element.remove_attribute(name);
            }
        }
        self.attributes = node.attributes;
        if let Some((name, value)) = &node.style
            && self.style != node.style
        {
            // The same on elements of pages and of drawings, which have no type in common for it.
            let style = self.element.unchecked_ref::<HtmlElement>().style();
            let _ = style.set_property(name, value);
        }
        self.style = node.style;
        for (event, handler) in node.handlers {
            match self.listeners.iter().find(|listener| listener.event == event) {
                Some(listener) => *listener.handler.borrow_mut() = handler,
                None => self.listeners.push(Listener::new(&self.element, event, handler)),
            }
        }
        self.update_children(node.children);
        // After the children: a list takes its choice from what it offers. What people have changed since is set right too: they may have
        // chosen what then turned out otherwise.
        for (name, value) in &node.properties {
            let name = &(*name).into();
            let value = match value {
                Property::Text(text) => text.into(),
                Property::Flag(flag) => (*flag).into(),
            };
            if js_sys::Reflect::get(&self.element, name).as_ref() != Ok(&value) {
                let _ = js_sys::Reflect::set(&self.element, name, &value);
            }
        }
    }

    fn update_children(&mut self, children: Vec<Child>) {
        self.make_room(&children);

        for gone in self.children.drain(children.len().min(self.children.len())..) {
            gone.remove();
        }
        // From the end: what comes after a new element is there already.
        let mut after: Option<DomNode> = None;
        let olds = std::mem::take(&mut self.children);
        let mut olds: Vec<Option<PaintedChild>> = olds.into_iter().map(Some).collect();
        olds.resize_with(children.len(), || None);
        let mut painted: Vec<PaintedChild> = Vec::with_capacity(children.len());
        for (child, old) in children.into_iter().zip(olds).rev() {
            let now = self.update_child(child, old.unwrap_or(PaintedChild::Nothing), after.as_ref());
            after = now.dom().or(after);
            painted.push(now);
        }
        painted.reverse();
        self.children = painted;
    }

    /// Children with keys that come or go together, such as new lines of a log or a card that is played: put there or taken away, not
    /// pushed through all that follow.
    fn make_room(&mut self, children: &[Child]) {
        let mut pairs = self.children.iter().zip(children);
        let Some(at) = pairs.position(|(old, new)| old.key() != new.key()) else { return };
        let (old, new) = (&self.children[at..], &children[at..]);
        if let Some(came) = old[0].key().and_then(|key| new.iter().position(|child| child.key() == Some(key))) {
            self.children.splice(at..at, (0..came).map(|_| PaintedChild::Nothing));
        } else if let Some(gone) = new[0].key().and_then(|key| old.iter().position(|child| child.key() == Some(key))) {
            self.children.drain(at..at + gone).for_each(|child| child.remove());
        }
    }

    fn update_child(&self, child: Child, old: PaintedChild, after: Option<&DomNode>) -> PaintedChild {
        match (child, old) {
            (Child::Nothing, PaintedChild::Nothing) => PaintedChild::Nothing,
            (Child::Text(text), PaintedChild::Text(dom, old)) => {
                if text != old {
                    dom.set_data(&text);
                }
                PaintedChild::Text(dom, text)
            }
            (Child::Node(node), PaintedChild::Node(mut painted)) if node.0.tag == painted.tag => {
                painted.update(node);
                PaintedChild::Node(painted)
            }
            (Child::Part(part), PaintedChild::Part(old)) if part.element == old.element => PaintedChild::Part(old),
            (child, old) => {
                old.remove();
                let new = match child {
                    Child::Nothing => PaintedChild::Nothing,
                    Child::Text(text) => PaintedChild::Text(document().create_text_node(&text), text),
                    Child::Node(node) => PaintedChild::Node(Box::new(Self::new(node, self.svg))),
                    Child::Part(part) => PaintedChild::Part(part),
                };
                if let Some(dom) = new.dom() {
                    let _ = self.element.insert_before(&dom, after);
                }
                new
            }
        }
    }
}

impl PaintedChild {
    fn dom(&self) -> Option<DomNode> {
        match self {
            Self::Nothing => None,
            Self::Text(text, _) => Some(text.clone().into()),
            Self::Node(node) => Some(node.element.clone().into()),
            Self::Part(part) => Some(part.element.clone().into()),
        }
    }

    fn key(&self) -> Option<usize> {
        if let Self::Node(node) = self { node.key } else { None }
    }

    fn remove(&self) {
        if let Some(dom) = self.dom()
            && let Some(parent) = dom.parent_node()
        {
            let _ = parent.remove_child(&dom);
        }
    }
}

impl Child {
    fn key(&self) -> Option<usize> {
        if let Self::Node(node) = self { node.0.key } else { None }
    }
}

impl Listener {
    fn new(element: &Element, event: &'static str, handler: Handler) -> Self {
        let handler = Rc::new(std::cell::RefCell::new(handler));
        let closure = {
            let handler = handler.clone();
            Closure::<dyn FnMut(Event)>::new(move |event: Event| {
                // Out of the cell first: what it does may draw this very element anew.
                let act = handler.borrow().clone();
                act(&event);
            })
        };
        let _ = element.add_event_listener_with_callback(event, closure.as_ref().unchecked_ref());
        Self { event, handler, _closure: closure }
    }
}
