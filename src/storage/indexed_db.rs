//! The journals in the browser's IndexedDB, with strict durability: an acknowledged write is on the disk.
//!
//! Based on plain web-sys: the crates for IndexedDB are based on it too and would only enlarge the page.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::{Array, Object, Promise, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    DomException, IdbCursorDirection, IdbCursorWithValue, IdbDatabase, IdbKeyRange, IdbObjectStore, IdbOpenDbRequest,
    IdbRequest, IdbTransaction, IdbTransactionMode,
};

use super::{JournalError, JournalStore, Pending, SaveId};

/// The name of the database; other pages of the same origin use other names.
const NAME: &str = "heartbox";
/// Its only object store: texts of entries under `[id, generation]`.
const JOURNAL: &str = "journal";

impl From<JsValue> for JournalError {
    fn from(error: JsValue) -> Self {
        match error.dyn_ref::<DomException>().map(DomException::name).as_deref() {
            Some("ConstraintError") => Self::Taken,
            Some("QuotaExceededError") => Self::Full,
            _ => Self::Broken,
        }
    }
}

/// The database of the browser. Clones are handles to the same one.
#[derive(Clone, Debug, Default)]
pub struct IndexedDb(Rc<RefCell<Option<IdbDatabase>>>);

impl JournalStore for IndexedDb {
    fn open(&self) -> Pending<()> {
        let this = self.clone();
        Box::pin(async move { this.opened().await })
    }

    fn works(&self) -> bool {
        self.0.borrow().is_some()
    }

    fn write(&self, id: &SaveId, generation: u32, text: &str, replace: bool) -> Result<Pending<()>, JournalError> {
        let (transaction, store) = self.strict()?;
        let (text, key) = (text.into(), key(id, generation));
        if replace {
            store.delete(&range(id)?)?;
            store.put_with_key(&text, &key)?;
        } else {
            store.add_with_key(&text, &key)?;
        }
        Ok(committed(transaction))
    }

    fn remove(&self, id: &SaveId) -> Result<Pending<()>, JournalError> {
        let (transaction, store) = self.strict()?;
        store.delete(&range(id)?)?;
        Ok(committed(transaction))
    }

    fn last(&self) -> Pending<Vec<(SaveId, String)>> {
        let store = self.store();
        Box::pin(async move {
            let store = store?;
            let mut found = Vec::new();
            let mut below: JsValue = JsValue::UNDEFINED;
            loop {
                let request = store.open_cursor_with_range_and_direction(&below, IdbCursorDirection::Prev)?;
                let Ok(cursor) = answer(&request).await?.dyn_into::<IdbCursorWithValue>() else { return Ok(found) };
                let key = cursor.key()?;
                let id = key.dyn_ref::<Array>().map(|key| key.get(0)).filter(JsValue::is_string);
                // In the order of keys, an array comes before every longer one that begins with it. A key without an id is not of this page.
                let bound = id.as_ref().map_or(key.clone(), |id| Array::of1(id).into());
                below = IdbKeyRange::upper_bound_with_open(&bound, true)?.into();
                let entry = id
                    .and_then(|id| id.as_string())
                    .as_deref()
                    .and_then(SaveId::parse)
                    .zip(cursor.value()?.as_string());
                found.extend(entry);
            }
        })
    }

    fn entries(&self, id: &SaveId) -> Pending<Vec<String>> {
        let (store, id) = (self.store(), id.clone());
        Box::pin(async move {
            let all = answer(&store?.get_all_with_key(&range(&id)?)?.unchecked_into()).await?;
            Ok(Array::from(&all).iter().filter_map(|text| text.as_string()).collect())
        })
    }
}

impl IndexedDb {
    async fn opened(&self) -> Result<(), JournalError> {
        let factory = web_sys::window().and_then(|window| window.indexed_db().ok().flatten());
        let request: IdbOpenDbRequest = factory.ok_or(JournalError::Broken)?.open_with_u32(NAME, 1)?;
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
        // Another version of the page wants to upgrade the database, or the browser has closed it: it is not available from then on.
        let (known, this) = (Rc::downgrade(&self.0), database.clone());
        let gone = Closure::<dyn FnMut()>::new(move || {
            let known = known.upgrade();
            // It may have been opened again since.
            if let Some(database) = known.and_then(|known| known.borrow_mut().take_if(|known| *known == this)) {
                database.close();
            }
        });
        database.set_onversionchange(Some(gone.as_ref().unchecked_ref()));
        database.set_onclose(Some(gone.as_ref().unchecked_ref()));
        // Leaked on purpose: there is hardly more than one for the lifetime of the page.
        gone.forget();
        *self.0.borrow_mut() = Some(database);
        Ok(())
    }

    fn store(&self) -> Result<IdbObjectStore, JournalError> {
        self.begin(|database| Ok(database.transaction_with_str_and_mode(JOURNAL, IdbTransactionMode::Readonly)?.into()))
            .map(|(_, store)| store)
    }

    /// Starts a transaction. A connection that starts none any more is given up, so that it can be opened again.
    fn begin(
        &self,
        start: impl Fn(&IdbDatabase) -> Result<JsValue, JsValue>,
    ) -> Result<(IdbTransaction, IdbObjectStore), JournalError> {
        let database = self.0.borrow().clone().ok_or(JournalError::Broken)?;
        let begun = start(&database).and_then(|transaction| {
            let transaction: IdbTransaction = transaction.unchecked_into();
            let store = transaction.object_store(JOURNAL)?;
            Ok((transaction, store))
        });
        if begun.is_err() {
            self.0.take();
        }
        Ok(begun?)
    }

    /// A transaction with strict durability: when it completes, the data is on the disk. web-sys has no stable name for that.
    fn strict(&self) -> Result<(IdbTransaction, IdbObjectStore), JournalError> {
        let options = Object::new();
        Reflect::set(&options, &"durability".into(), &"strict".into())?;
        self.begin(|database| {
            let begin: js_sys::Function = Reflect::get(database, &"transaction".into())?.dyn_into()?;
            begin.call3(database, &JOURNAL.into(), &"readwrite".into(), &options)
        })
    }
}

/// The key of an entry.
fn key(id: &SaveId, generation: u32) -> JsValue {
    Array::of2(&id.as_str().into(), &generation.into()).into()
}

/// The keys of all entries of a game.
fn range(id: &SaveId) -> Result<JsValue, JsValue> {
    let id: JsValue = id.as_str().into();
    // In the order of keys, an array is greater than every number.
    Ok(IdbKeyRange::bound(&Array::of1(&id), &Array::of2(&id, &Array::new()))?.into())
}

/// The result of a request.
async fn answer(request: &IdbRequest) -> Result<JsValue, JournalError> {
    let promise = Promise::new(&mut |resolve, reject| {
        request.set_onsuccess(Some(&resolve));
        request.set_onerror(Some(&reject));
    });
    match JsFuture::from(promise).await {
        Ok(_) => Ok(request.result()?),
        Err(_) => Err(request.error().ok().flatten().map_or(JournalError::Broken, |error| JsValue::from(error).into())),
    }
}

/// Completes when everything in the transaction is on the disk. The handlers are set immediately, so that no event is
/// missed before the future is polled.
fn committed(transaction: IdbTransaction) -> Pending<()> {
    let promise = Promise::new(&mut |resolve, reject| {
        transaction.set_oncomplete(Some(&resolve));
        transaction.set_onabort(Some(&reject));
    });
    Box::pin(async move {
        match JsFuture::from(promise).await {
            Ok(_) => Ok(()),
            Err(_) => Err(transaction.error().map_or(JournalError::Broken, |error| JsValue::from(error).into())),
        }
    })
}
