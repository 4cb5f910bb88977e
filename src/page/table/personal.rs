//! What people have chosen for their own turns: the screen follows the person who acts.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::page::parts::switch;
use crate::play::{AppContext, Personal, TableSignals, keep_personal, personal};
use crate::shell::around::faced;

/// The people at a table, with what they have chosen. Copies are handles to the same people.
#[derive(Clone, Copy)]
pub struct Persons {
    app: AppContext,
    handle: TableSignals,
    /// What the person at each seat has chosen, in the order of the seats; for bots, what a person there would begin with.
    chosen: StoredValue<Vec<(Seat, Personal)>>,
    changed: Trigger,
    /// The person to whom the table belongs: the one who acts, or who acted last.
    pub facing: Memo<Option<Seat>>,
}

impl Persons {
    /// The people at this table.
    pub fn at(handle: TableSignals) -> Self {
        let app: AppContext = expect_context();
        let people = handle.seats.get_untracked();
        let names = people.iter().map(|info| info.name.as_str());
        let chosen = app.saves.with_value(|saves| personal(saves.store(), names));
        let facing = Memo::new(move |last: Option<&Option<Seat>>| {
            let active = handle.handoff.get().or_else(|| handle.status.with(|status| status.active_seat));
            faced(active, |seat| !handle.is_bot(seat), last.copied().flatten())
        });
        let chosen = StoredValue::new(people.iter().map(|info| info.seat).zip(chosen).collect());
        Self { app, handle, chosen, changed: Trigger::new(), facing }
    }

    /// Applies the choices of the person to whom the table belongs, from now on. The result belongs to all.
    pub fn follow(self) {
        let Self { app, handle, facing, .. } = self;
        let is_over = move || handle.status.with(|status| status.outcome.is_some());
        Effect::new(move |_| {
            let facing = facing.get().filter(|_| !is_over());
            let own = facing.map(|seat| self.of(seat)).unwrap_or_default();
            let is_other = untrack(|| app.own.get().lang) != own.lang;
            app.own.set(own);
            if is_other {
                switch(app, own.lang);
            }
        });
        on_cleanup(move || app.own.set(Personal::default()));
    }

    /// What the person at this seat has chosen; tracked.
    pub fn of(self, seat: Seat) -> Personal {
        self.changed.track();
        let found =
            |chosen: &Vec<(Seat, Personal)>| chosen.iter().find(|(other, _)| *other == seat).map(|(_, own)| *own);
        self.chosen.with_value(found).unwrap_or_default()
    }

    /// The seats of the people with what they have chosen; tracked.
    pub fn of_people(self) -> Vec<(Seat, Personal)> {
        self.changed.track();
        let mut chosen = self.chosen.get_value();
        chosen.retain(|(seat, _)| !self.handle.is_bot(*seat));
        chosen
    }

    /// Changes what people have chosen, for this table and for later ones.
    pub fn change(self, change: impl FnOnce(&mut Vec<(Seat, Personal)>)) {
        self.chosen.update_value(change);
        self.changed.notify();
        let people = self.handle.seats.get_untracked();
        let chosen = untrack(|| self.of_people());
        let named = chosen.iter().filter_map(|(seat, own)| Some((people.get(seat.index())?.name.as_str(), *own)));
        self.app.saves.with_value(|saves| keep_personal(saves.store(), named));
    }

    /// Sets what the person at a seat has chosen.
    pub fn set(self, seat: Seat, to: Personal) {
        self.change(|chosen| chosen.iter_mut().filter(|(other, _)| *other == seat).for_each(|(_, own)| *own = to));
    }
}
