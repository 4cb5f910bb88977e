//! All tests that need neither a browser nor the page: one program, so that the games are compiled for them once.

mod common;

mod again;
mod announcements;
mod bot_pace;
mod bots;
mod charts;
mod conformance;
mod consent;
mod entering;
mod flow;
mod fuzz;
mod guides;
mod heartstrings;
mod infarkt;
mod judging;
mod layering;
mod learning;
mod links;
mod messages;
mod moments;
mod new_game;
mod orders;
mod pace;
mod playthroughs;
mod recorded;
mod rewriting;
mod rules_pages;
mod saves;
mod scenes;
mod search;
mod sim;
mod table;
mod telling;
mod texts;
mod tintenherz;
