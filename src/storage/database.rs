//! The journal in the browser's IndexedDB, written strictly: what has been acknowledged is on the disk.
//!
//! On plain web-sys: the crates for IndexedDB stand on it too, so that each of them makes the page larger by what it adds.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::{Array, Object, Promise, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    DomException, IdbCursorDirection, IdbCursorWithValue, IdbDatabase, IdbKeyRange, IdbObjectStore, IdbOpenDbRequest,
    IdbRequest, IdbTransaction, IdbTransactionMode,
};

use super::SaveId;

/// The name of the database; other pages of the same origin have others.
const NAME: &str = "heartbox";
/// The one store in it: texts of entries under `[id, generation]`.
const JOURNAL: &str = "journal";

/// Why the journal could not be written or read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DatabaseError {
    /// There is an entry of this generation already: another tab plays this game.
    Taken,
    /// There is no room left.
    Full,
    /// The browser allows none here, or it is broken.
    Broken,
}

impl From<JsValue> for DatabaseError {
    fn from(error: JsValue) -> Self {
        match error.dyn_ref::<DomException>().map(DomException::name).as_deref() {
            Some("ConstraintError") => Self::Taken,
            Some("QuotaExceededError") => Self::Full,
            _ => Self::Broken,
        }
    }
}

/// The journals of all games of this device. Copies are handles to the same.
#[derive(Clone, Debug, Default)]
pub struct Database(Rc<RefCell<Known>>);

#[derive(Debug, Default)]
struct Known {
    /// Open, and not given up.
    database: Option<IdbDatabase>,
    /// The games that have a journal without a gap, with the generation of its last entry.
    games: Vec<(SaveId, u32)>,
}

impl Database {
    /// Opens it. Until then, and where that fails, nothing is kept here.
    ///
    /// # Errors
    /// When the browser has none to give.
    pub async fn open(&self) -> Result<(), DatabaseError> {
        let factory = web_sys::window().and_then(|window| window.indexed_db().ok().flatten());
        let request: IdbOpenDbRequest = factory.ok_or(DatabaseError::Broken)?.open_with_u32(NAME, 1)?;
        let upgraded = Closure::<dyn FnMut(web_sys::Event)>::new(move |event: web_sys::Event| {
            let request = event.target().and_then(|target| target.dyn_into::<IdbRequest>().ok());
            if let Some(Ok(database)) =
                request.and_then(|request| request.result().ok()).map(JsCast::dyn_into::<IdbDatabase>)
            {
                let _ = database.create_object_store(JOURNAL);
            }
        });
        request.set_onupgradeneeded(Some(upgraded.as_ref().unchecked_ref()));
        let database: IdbDatabase = answer(&request).await?.unchecked_into();
        // Another version of the page wants to change it, or the browser has closed it: from then on there is none.
        let known = Rc::downgrade(&self.0);
        let gone = Closure::<dyn FnMut()>::new(move || {
            if let Some(database) = known.upgrade().and_then(|known| known.borrow_mut().database.take()) {
                database.close();
            }
        });
        database.set_onversionchange(Some(gone.as_ref().unchecked_ref()));
        database.set_onclose(Some(gone.as_ref().unchecked_ref()));
        // As long as the page: there is one.
        gone.forget();
        self.0.borrow_mut().database = Some(database);
        Ok(())
    }

    /// Is there one?
    pub fn works(&self) -> bool {
        self.0.borrow().database.is_some()
    }

    /// Does the journal of this game end with this generation, so that the next entry can follow?
    pub fn ends_with(&self, id: &SaveId, generation: u32) -> bool {
        self.0.borrow().games.iter().any(|(other, last)| other == id && *last == generation)
    }

    /// The journal of this game ends with this generation; nothing is known of it without one.
    pub fn note(&self, id: &SaveId, generation: Option<u32>) {
        let games = &mut self.0.borrow_mut().games;
        games.retain(|(other, _)| other != id);
        games.extend(generation.map(|generation| (id.clone(), generation)));
    }

    /// Adds an entry. It is on its way to the disk when this returns, and there when the future does.
    ///
    /// # Errors
    /// When it cannot be kept; then the next one must hold the whole game.
    pub fn add(
        &self,
        id: &SaveId,
        generation: u32,
        text: &str,
    ) -> impl Future<Output = Result<(), DatabaseError>> + use<> {
        let added = self.strict().and_then(|(transaction, store)| {
            store.add_with_key(&text.into(), &key(id, generation))?;
            Ok(transaction)
        });
        self.settled(id, generation, added)
    }

    /// Begins the journal of a game anew, with an entry that holds the whole game.
    ///
    /// # Errors
    /// When it cannot be kept.
    pub fn begin(
        &self,
        id: &SaveId,
        generation: u32,
        text: &str,
    ) -> impl Future<Output = Result<(), DatabaseError>> + use<> {
        let begun = self.strict().and_then(|(transaction, store)| {
            store.delete(&range(id)?)?;
            store.put_with_key(&text.into(), &key(id, generation))?;
            Ok(transaction)
        });
        self.settled(id, generation, begun)
    }

    /// Removes the journal of a game.
    ///
    /// # Errors
    /// When it cannot be removed.
    pub fn remove(&self, id: &SaveId) -> impl Future<Output = Result<(), DatabaseError>> + use<> {
        self.note(id, None);
        let removed = self.strict().and_then(|(transaction, store)| {
            store.delete(&range(id)?)?;
            Ok(transaction)
        });
        async move { committed(&removed?).await }
    }

    /// The last entry of each game that has one.
    ///
    /// # Errors
    /// When they cannot be read.
    pub async fn last(&self) -> Result<Vec<(SaveId, String)>, DatabaseError> {
        let store = self.store(IdbTransactionMode::Readonly)?;
        let mut found = Vec::new();
        let mut below: JsValue = JsValue::UNDEFINED;
        loop {
            let request = store.open_cursor_with_range_and_direction(&below, IdbCursorDirection::Prev)?;
            let Ok(cursor) = answer(&request).await?.dyn_into::<IdbCursorWithValue>() else { return Ok(found) };
            let id = Array::from(&cursor.key()?).get(0);
            // An array comes before every longer one that begins with it.
            below = IdbKeyRange::upper_bound_with_open(&Array::of1(&id), true)?.into();
            let entry = id.as_string().as_deref().and_then(SaveId::parse).zip(cursor.value()?.as_string());
            found.extend(entry);
        }
    }

    /// All entries of a game, in the order of their generations.
    ///
    /// # Errors
    /// When they cannot be read.
    pub async fn entries(&self, id: &SaveId) -> Result<Vec<String>, DatabaseError> {
        let store = self.store(IdbTransactionMode::Readonly)?;
        let all = answer(&store.get_all_with_key(&range(id)?)?.unchecked_into()).await?;
        Ok(Array::from(&all).iter().filter_map(|text| text.as_string()).collect())
    }

    fn store(&self, mode: IdbTransactionMode) -> Result<IdbObjectStore, DatabaseError> {
        let known = self.0.borrow();
        let database = known.database.as_ref().ok_or(DatabaseError::Broken)?;
        Ok(database.transaction_with_str_and_mode(JOURNAL, mode)?.object_store(JOURNAL)?)
    }

    /// To write so that it is on the disk when it is done. web-sys has no stable name for that.
    fn strict(&self) -> Result<(IdbTransaction, IdbObjectStore), DatabaseError> {
        let known = self.0.borrow();
        let database = known.database.as_ref().ok_or(DatabaseError::Broken)?;
        let options = Object::new();
        Reflect::set(&options, &"durability".into(), &"strict".into())?;
        let begin: js_sys::Function = Reflect::get(database, &"transaction".into())?.unchecked_into();
        let transaction: IdbTransaction =
            begin.call3(database, &JOURNAL.into(), &"readwrite".into(), &options)?.unchecked_into();
        let store = transaction.object_store(JOURNAL)?;
        Ok((transaction, store))
    }

    /// Notes the generation at once, so that the next entry follows, and takes that back if it fails.
    fn settled(
        &self,
        id: &SaveId,
        generation: u32,
        transaction: Result<IdbTransaction, DatabaseError>,
    ) -> impl Future<Output = Result<(), DatabaseError>> + use<> {
        self.note(id, transaction.as_ref().ok().map(|_| generation));
        let (database, id) = (self.clone(), id.clone());
        async move {
            let result = match transaction {
                Ok(transaction) => committed(&transaction).await,
                Err(error) => Err(error),
            };
            if result.is_err() {
                database.note(&id, None);
            }
            result
        }
    }
}

/// The key of an entry.
fn key(id: &SaveId, generation: u32) -> JsValue {
    Array::of2(&id.as_str().into(), &generation.into()).into()
}

/// The keys of all entries of a game.
fn range(id: &SaveId) -> Result<JsValue, JsValue> {
    let id: JsValue = id.as_str().into();
    // An array is greater than every number.
    Ok(IdbKeyRange::bound(&Array::of1(&id), &Array::of2(&id, &Array::new()))?.into())
}

/// What a request is answered with.
async fn answer(request: &IdbRequest) -> Result<JsValue, DatabaseError> {
    let promise = Promise::new(&mut |resolve, reject| {
        request.set_onsuccess(Some(&resolve));
        request.set_onerror(Some(&reject));
    });
    match JsFuture::from(promise).await {
        Ok(_) => Ok(request.result()?),
        Err(_) => {
            Err(request.error().ok().flatten().map_or(DatabaseError::Broken, |error| JsValue::from(error).into()))
        }
    }
}

/// When everything in a transaction is on the disk.
async fn committed(transaction: &IdbTransaction) -> Result<(), DatabaseError> {
    let promise = Promise::new(&mut |resolve, reject| {
        transaction.set_oncomplete(Some(&resolve));
        transaction.set_onabort(Some(&reject));
    });
    match JsFuture::from(promise).await {
        Ok(_) => Ok(()),
        Err(_) => Err(transaction.error().map_or(DatabaseError::Broken, |error| JsValue::from(error).into())),
    }
}
