//! Pieces of the program, loaded on first use.

use std::future::Future;
use std::pin::Pin;
use std::sync::OnceLock;

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

/// Declares a static [`Piece`] of a part; the part is one of the functions in [`parts`](super). All pieces with one part are one file of the
/// program. The name of the function is that of the file's export and must be unique in the program.
///
/// ```text
/// piece! {
///     /// The dialog.
///     pub static DIALOG: fn(DialogProps) -> AnyView = |props| Dialog(props).into_any(), in dialogs, by draw_dialog
/// }
/// ```
macro_rules! piece {
    ($(#[$meta:meta])* $vis:vis static $name:ident: $type:ty = $item:expr, in $part:ident, by $function:ident) => {
        $(#[$meta])*
        $vis static $name: $crate::page::parts::Piece<$type> =
            $crate::page::parts::Piece::new($crate::page::parts::$part(), || Box::pin($function()));

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
pub(crate) use piece;
