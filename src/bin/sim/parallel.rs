//! Games on all processors.

use std::sync::atomic::{AtomicU64, Ordering};

/// Computes `one(number)` for each number below `count`, on all processors, and returns the results in the order of the
/// numbers. A result must depend only on its number.
pub fn in_order<T: Send, E: Send>(count: u64, one: impl Fn(u64) -> Result<T, E> + Sync) -> Result<Vec<T>, E> {
    let next = AtomicU64::new(0);
    let worker = || {
        let mut done = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= count {
                return Ok(done);
            }
            done.push((number, one(number)?));
        }
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let all: Result<Vec<Vec<(u64, T)>>, E> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..threads).map(|_| scope.spawn(worker)).collect();
        let joined = threads.into_iter().map(|thread| thread.join().unwrap_or_else(|it| std::panic::resume_unwind(it)));
        joined.collect()
    });
    let mut all: Vec<(u64, T)> = all?.into_iter().flatten().collect();
    all.sort_by_key(|(number, _)| *number);
    Ok(all.into_iter().map(|(_, result)| result).collect())
}
