//! Pieces of the program, loaded on first use.

use std::any::Any;
use std::future::Future;
use std::marker::PhantomData;
use std::pin::Pin;
use std::sync::OnceLock;

use leptos::prelude::{AnyView, IntoAny};

use super::error::PartError;
use super::part::Part;

/// The pending load of a piece.
pub type Fetched<T> = Pin<Box<dyn Future<Output = Result<T, PartError>>>>;

/// An item that is loaded with its part on first use, then cached. Usually a function that draws a view.
pub struct Piece<T: 'static> {
    part: Part,
    there: OnceLock<T>,
    fetch: fn() -> Fetched<T>,
}

impl<T: Copy> Piece<T> {
    /// Creates a piece of a part that is loaded by `fetch`.
    pub const fn new(part: Part, fetch: fn() -> Fetched<T>) -> Self {
        Self { part, there: OnceLock::new(), fetch }
    }

    /// The item, if it is loaded.
    pub fn get(&self) -> Option<T> {
        self.there.get().copied()
    }

    /// Loads the item. Concurrent callers share one request; after a failure the next call tries again.
    ///
    /// # Errors
    /// If it cannot be loaded now.
    pub async fn load(&self) -> Result<T, PartError> {
        if let Some(item) = self.get() {
            return Ok(item);
        }
        let item = (self.fetch)().await?;
        Ok(*self.there.get_or_init(|| item))
    }
}

/// A piece, without the type of its item.
pub trait Fetch: Sync {
    /// Its part.
    fn part(&self) -> Part;

    /// Whether its code is loaded.
    fn is_there(&self) -> bool;

    /// Loads its code.
    fn fetch(&'static self) -> Fetched<()>;
}

impl<T: Copy + Send + Sync> Fetch for Piece<T> {
    fn part(&self) -> Part {
        self.part
    }

    fn is_there(&self) -> bool {
        self.there.get().is_some()
    }

    fn fetch(&'static self) -> Fetched<()> {
        Box::pin(async { self.load().await.map(|_| ()) })
    }
}

/// Draws a view from its properties.
pub type Draw = fn(Box<dyn Any>) -> AnyView;

/// A view that is loaded with its part. The properties are boxed on the way to it, so that the code of loading exists once and not for each type of
/// them.
pub struct View<P: 'static> {
    piece: Piece<Draw>,
    props: PhantomData<fn(P)>,
}

impl<P: 'static> View<P> {
    /// Creates a view of a part that is loaded by `fetch`.
    pub const fn new(part: Part, fetch: fn() -> Fetched<Draw>) -> Self {
        Self { piece: Piece::new(part, fetch), props: PhantomData }
    }

    /// What is loaded, without the type of the properties.
    pub fn piece(&'static self) -> &'static Piece<Draw> {
        &self.piece
    }
}

/// Draws a view from boxed properties. If they are of another type, nothing is drawn.
pub fn unboxed<P: 'static>(props: Box<dyn Any>, draw: fn(P) -> AnyView) -> AnyView {
    props.downcast().map_or_else(|_| ().into_any(), |props| draw(*props))
}

/// Declares a static [`Piece`] of a part; the part is one of the functions in [`parts`](super). All pieces with one part are one file of the
/// program. The name of the function is that of the file's export and must be unique in the program.
macro_rules! piece {
    ($(#[$meta:meta])* $vis:vis static $name:ident: $type:ty = $item:expr, in $part:ident, by $function:ident) => {
        $(#[$meta])*
        $vis static $name: $crate::page::parts::Piece<$type> =
            $crate::page::parts::Piece::new($crate::page::parts::$part(), || Box::pin($function()));

        $crate::page::parts::split! { $function -> $type = $item, in $part }
    };
}
pub(crate) use piece;

/// Declares a static [`View`] of a part, as [`piece!`] does: the type of the properties, and the function that draws them. With `needs`, another
/// part says which messages and style sheet it needs, and `in` only in which file its code is.
///
/// ```text
/// part_view! {
///     /// The dialog.
///     pub static DIALOG: DialogProps = |props| Dialog(props).into_any(), in dialogs, by draw_dialog
/// }
/// ```
macro_rules! part_view {
    ($(#[$meta:meta])* $vis:vis static $name:ident: $props:ty = $draw:expr, in $part:ident, by $function:ident) => {
        $crate::page::parts::part_view! {
            $(#[$meta])* $vis static $name: $props = $draw, in $part, needs $part, by $function
        }
    };
    (
        $(#[$meta:meta])* $vis:vis static $name:ident: $props:ty = $draw:expr,
        in $part:ident, needs $needs:ident, by $function:ident
    ) => {
        $(#[$meta])*
        $vis static $name: $crate::page::parts::View<$props> =
            $crate::page::parts::View::new($crate::page::parts::$needs(), || Box::pin($function()));

        $crate::page::parts::split! {
            $function -> $crate::page::parts::Draw = |props| $crate::page::parts::unboxed::<$props>(props, $draw), in $part
        }
    };
}
pub(crate) use part_view;

/// Declares a function in a part.
macro_rules! split {
    ($function:ident -> $type:ty = $item:expr, in $part:ident) => {
        // The attribute generates the calls from one file of the program into another, which the compiler cannot check; all of them are one
        // program, linked first and split afterwards.
        #[allow(unsafe_code)]
        #[cfg(not(debug_assertions))]
        #[wasm_split_helpers::wasm_split($part, fallible)]
        fn $function() -> Result<$type, $crate::page::parts::PartError> {
            Ok($item)
        }

        // A development build is not split.
        #[cfg(debug_assertions)]
        async fn $function() -> Result<$type, $crate::page::parts::PartError> {
            Ok($item)
        }
    };
}
pub(crate) use split;
