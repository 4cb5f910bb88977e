//! The saves are brought up to date before anything reads them.

use std::pin::Pin;

use crate::page::parts::piece;
use crate::play::AppContext;

piece! {
    /// Brings the saves up to date; see [`SaveQueue::recover_once`](crate::play::SaveQueue::recover_once).
    static RECOVER: fn(AppContext) -> Pin<Box<dyn Future<Output = ()>>> = |app| Box::pin(app.saving.recover_once()),
    in tables, by recover
}

/// Brings the saves up to date, if the code for that can be loaded now.
pub async fn recovered(app: AppContext) {
    if let Ok(recover) = RECOVER.load().await {
        recover(app).await;
    }
}
