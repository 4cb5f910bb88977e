//! The decisions of the page beside a table, without a browser.
