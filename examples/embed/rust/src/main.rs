//! A random game of any game of the library: its first actions, how it ended, the last position.
//! Usage: play [GAME [SEED]]
use std::env;

use touchline::{Event, Game, Mover, Record, Rng, State};

const SHOWN: usize = 4;
const MOST: usize = 2000;

fn who(mover: Mover) -> String {
    match mover {
        Mover::Seat(seat) => format!("seat {}", seat),
        _ => "chance".into(),
    }
}

/// Plays to the end, or to an agreed draw, and keeps the game as a record.
fn play(mut state: State, mut rng: Rng) -> touchline::Result<Record> {
    let mut record = Record::new(&state);
    while !state.is_finished() && record.len() < MOST {
        let action = state.random_action(&mut rng)?;
        if record.len() < SHOWN {
            println!("{}: {}", who(state.mover()), state.text(action)?);
        }
        state.apply(action)?;
        record.apply(action)?;
    }
    if !state.is_finished() {
        record.apply_event(Event::Draw)?;
    }
    Ok(record)
}

fn show(record: &Record) -> touchline::Result<()> {
    let document = record.to_json();
    let last = Record::from_json(&document)?.state();
    if let Some(result) = last.result() {
        let scores: Vec<String> = result.scores.iter().map(i32::to_string).collect();
        print!(
            "{} events, {}, scores {}",
            record.len(),
            result.reason,
            scores.join(" ")
        );
    }
    print!("; a record of {} bytes\n{}", document.len(), last);
    Ok(())
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = env::args().collect();
    let game = Game::find(arguments.get(1).map_or("draughts", String::as_str))?;
    let seed = arguments.get(2).map_or(Ok(1), |seed| seed.parse())?;
    println!("{}", game.title());
    show(&play(game.start("")?, Rng::new(seed, 0))?)?;
    Ok(())
}
