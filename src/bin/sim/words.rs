//! All messages of a game or of the page, with examples, for translators.

use std::io::Write;
use std::process::ExitCode;

use clap::Args;
use heartbox::games::{GameVisitor, TableGame};
use heartbox::i18n::{self, Argument, Lang, Messages};

use super::failure::Failure;
use super::table::visit;

/// The numbers for which plural forms are printed.
const COUNTS: [u32; 4] = [0, 1, 2, 5];

/// The arguments of `sim words`.
#[derive(Debug, Args)]
pub struct Words {
    /// The game; without it, the words of the page.
    #[arg(long)]
    game: Option<String>,
    /// The language, as a BCP 47 tag.
    #[arg(long, default_value = "en")]
    lang: String,
}

impl Words {
    /// Runs `words`.
    pub fn run(&self) -> Result<ExitCode, Failure> {
        let lang = Lang::from_tag(&self.lang).ok_or_else(|| {
            let known = Lang::ALL.map(Lang::tag).join(", ");
            Failure::wrong(format_args!("no such language: {} (there are {known})", self.lang))
        })?;
        let words = match &self.game {
            None => listed::<i18n::Words>(lang) + &listed::<i18n::later::Words>(lang),
            Some(game) => visit(game, OfGame(lang))?,
        };
        write!(std::io::stdout(), "{words}")?;
        Ok(ExitCode::SUCCESS)
    }
}

struct OfGame(Lang);

impl GameVisitor for OfGame {
    type Output = String;

    fn visit<G: TableGame>(self) -> String {
        listed::<G::Words>(self.0)
    }
}

/// Each message with its arguments in brackets, and its plural forms with numbers.
fn listed<M: Messages>(lang: Lang) -> String {
    let text = M::texts().get(lang);
    let mut list = String::new();
    for (index, message) in M::MESSAGES.iter().enumerate() {
        let named: Vec<String> = message.arguments.iter().map(|name| format!("[{name}]")).collect();
        let mut arguments: Vec<Argument> = named.iter().map(Argument::from).collect();
        list.push_str(&format!("{}\n", message.name));
        match text.selector(index) {
            None => list.push_str(&format!("    {}\n", text.fill(index, &arguments))),
            Some(selector) => {
                for count in COUNTS {
                    arguments[selector] = Argument::Number(count);
                    list.push_str(&format!("    {}\n", text.fill(index, &arguments)));
                }
            }
        }
    }
    list
}
