//! Random play of every game, each state looked at from all sides: points 1 to 12 of docs/design.md.
use std::collections::HashSet;

use touchline::*;

const MOST: usize = 120; // actions of a game

/// Hands some states of a random game to `look`, the last included.
fn visit(start: &State, seed: u64, mut look: impl FnMut(&State)) {
    let mut rng = Rng::new(seed, 0);
    let mut state = start.clone();
    for number in 0..MOST {
        if number < 4 || number % 20 == 0 || state.is_finished() {
            look(&state);
        }
        match state.random_action(&mut rng) {
            Ok(action) => state.apply(action).unwrap(),
            Err(error) => {
                assert_eq!(error.code(), Code::GameOver);
                return look(&state);
            }
        }
    }
}

fn viewers(state: &State) -> Vec<Viewer> {
    (0..state.seats()).map(Some).chain([None]).collect()
}

fn for_each_game(test: impl Fn(Game, &State)) {
    let all = games();
    assert!(!all.is_empty());
    for game in all {
        assert_eq!(Game::find(&game.name()), Ok(game));
        test(game, &game.start("").unwrap());
    }
}

#[test]
fn states_are_values() {
    for_each_game(|_, start| {
        visit(start, 1, |state| {
            let copy = state.clone();
            assert_eq!(&copy, state);
            assert_eq!(copy.state_hash(), state.state_hash());
            assert_eq!(state.to_json().parse::<State>().as_ref(), Ok(state));
            assert_eq!(format!("{}", copy), format!("{}", state));
            assert!(copy.same_rules(start) && copy.start_again() == *start);
            if let Some(&action) = state.legal().first() {
                let mut after = state.clone();
                after.apply(action).unwrap();
                assert_ne!(&after, state);
                after.clone_from(state);
                assert_eq!(&after, state);
            }
            assert_eq!(HashSet::from([copy, state.clone()]).len(), 1);
        });
    });
}

#[test]
fn listed_is_accepted_and_nothing_else() {
    for_each_game(|game, start| {
        visit(start, 2, |state| {
            let (legal, before) = (state.legal(), state.to_json());
            assert!(legal.windows(2).all(|pair| pair[0] < pair[1]));
            assert_eq!(legal.is_empty(), state.is_finished());
            assert_eq!(state.result().is_some(), state.is_finished());
            for seat in 0..state.seats() {
                let own = if state.mover() == Mover::Seat(seat) { legal.clone() } else { Vec::new() };
                assert_eq!(state.legal_for(seat), Ok(own));
            }
            assert_eq!(state.legal_for(state.seats()).unwrap_err().code(), Code::OutOfRange);
            assert_eq!(state.action_count(), game.action_count("").unwrap());
            for &action in &legal {
                assert_eq!(state.parse(&state.text(action).unwrap()), Ok(action));
                assert_eq!(state.weight(action) > 0, state.mover() == Mover::Chance);
            }
            let mut same = state.clone();
            let refused = same.apply(Action(u64::MAX)).unwrap_err();
            assert_eq!(refused.code(), if legal.is_empty() { Code::GameOver } else { Code::IllegalAction });
            assert_eq!(same.to_json(), before);
        });
    });
}

#[test]
fn host_events_end_the_game() {
    for_each_game(|_, start| {
        for seat in 0..start.seats() {
            let mut lost = start.clone();
            lost.apply_text(&format!("forfeit {}", seat)).unwrap();
            let result = lost.result().unwrap();
            assert_eq!(result.reason, Reason::FORFEIT);
            assert!(!result.winners.contains(&seat) && !result.is_draw());
            assert_eq!(lost.agree_draw().unwrap_err().code(), Code::GameOver);
        }
        let mut drawn = start.clone();
        drawn.apply_event(Event::Draw).unwrap();
        assert_eq!(drawn.result().unwrap().reason.to_string(), "agreement");
        assert_eq!(drawn.clone().forfeit(0).unwrap_err().code(), Code::GameOver);
        assert_eq!(start.clone().forfeit(usize::MAX).unwrap_err().code(), Code::OutOfRange);
    });
}

#[test]
fn turns_apply_and_are_read_back() {
    for_each_game(|game, start| {
        visit(start, 3, |state| {
            if state.is_finished() {
                return;
            }
            let options = TurnOptions { limit: 20, ..TurnOptions::default() };
            if !game.has_turns() {
                return assert_eq!(state.turns(&options).unwrap_err().code(), Code::Unsupported);
            }
            let mut turns = state.turns(&options).unwrap();
            assert_eq!(turns.ending(), Ending::Open);
            for turn in turns.by_ref() {
                let turn = turn.unwrap();
                let mut after = state.clone();
                after.apply_turn(&turn).unwrap();
                assert!(!after.mid_turn());
                assert_eq!(state.parse_turn(&state.turn_text(&turn).unwrap()), Ok(turn));
            }
            assert_ne!(turns.ending(), Ending::Open);
        });
    });
}

#[test]
fn views_show_what_a_seat_knows() {
    for_each_game(|game, start| {
        let mut rng = Rng::new(4, 0);
        visit(start, 4, |state| {
            for viewer in viewers(state) {
                let view = state.observe(viewer).unwrap();
                assert_eq!((view.viewer(), view.game()), (viewer, game));
                assert_eq!(View::from_json(&view.to_json()).as_ref(), Ok(&view));
                let dealt = view.redeal(&mut rng).unwrap();
                assert_eq!(dealt.observe(viewer).unwrap(), view);
                assert_eq!(dealt.view_hash(viewer), state.view_hash(viewer));
                assert!(game.has_hidden() || dealt == *state);
            }
            assert_eq!(state.observe(Some(99)).unwrap_err().code(), Code::OutOfRange);
        });
    });
}

#[test]
fn records_replay_and_walk() {
    for_each_game(|game, start| {
        let (mut record, mut rng) = (Record::new(start), Rng::new(5, 0));
        let mut states = vec![start.clone()];
        for _ in 0..40 {
            match record.state().random_action(&mut rng) {
                Ok(action) => record.apply(action).unwrap(),
                Err(_) => break,
            }
            states.push(record.state());
        }
        assert_eq!(record.events().count(), record.len());
        record.set_tag("Event", "Club match").unwrap();
        record.add_comment(1, "well played").unwrap();
        let again: Record = record.to_json().parse().unwrap();
        assert_eq!((&again, again.state()), (&record, record.state()));
        while record.undo() {
            assert_eq!(record.state(), states[record.position()]);
        }
        while record.redo_turn() {
            assert_eq!(record.state(), states[record.position()]);
        }
        assert!(record.position() == record.len() && record.undo_turn());
        record.jump(1).unwrap();
        assert_eq!(record.state(), record.state_at(1).unwrap());
        assert_eq!(record.jump(record.len() + 1).unwrap_err().code(), Code::OutOfRange);
        assert_eq!((record.game(), record.start()), (game, start.clone()));
        for viewer in viewers(start) {
            assert!(game.has_hidden() || record.to_json_for(viewer).unwrap() == record.to_json());
        }
    });
}

#[test]
fn pictures_perft_and_documents() {
    for_each_game(|game, start| {
        let options = SvgOptions { dark: true, targets: true, ..SvgOptions::default() };
        assert!(
            start.svg(&options).starts_with("<svg") && start.observe(None).unwrap().svg(&options).starts_with("<svg")
        );
        let letters = TextOptions::default();
        assert_eq!(start.text_board(&letters), start.to_string());
        assert!(!start.observe(None).unwrap().text_board(&letters).is_empty());
        let record = Record::new(start);
        assert_eq!(record.svg(&SvgOptions::default()), start.svg(&SvgOptions::default()));
        assert!(record.film(&options, &FilmOptions::default()).unwrap().starts_with("<svg"));
        for wrong in [
            FilmOptions { columns: 0, ..FilmOptions::default() },
            FilmOptions { milliseconds: u32::MAX, ..FilmOptions::default() },
            FilmOptions { first: 1, ..FilmOptions::default() },
            FilmOptions { last: Some(1), ..FilmOptions::default() },
        ] {
            assert_eq!(record.film(&options, &wrong).unwrap_err().code(), Code::OutOfRange);
        }
        let actions = PerftOptions { unit: Unit::Actions, ..PerftOptions::default() };
        assert_eq!(start.perft(1, &actions), Ok(start.legal().len() as u64));
        let nodes = start.perft(2, &PerftOptions::default()).unwrap();
        let parts = start.divide(2, &PerftOptions { threads: 2, ..PerftOptions::default() }).unwrap();
        assert_eq!(parts.iter().map(|(_, below)| below).sum::<u64>(), nodes);
        assert_eq!(start.perft_with(2, &PerftOptions::default(), |_, _| true), Ok(Some(nodes)));
        assert_eq!(start.perft(101, &actions).unwrap_err().code(), Code::OutOfRange);
        let rules = game.rules_json("").unwrap();
        assert_eq!((game.canonical_rules(&rules), start.rules_json()), (Ok(rules.clone()), rules));
        for kind in ["state", "rules", "record", "view"] {
            assert!(game.schema(kind).unwrap().contains("2020-12"));
        }
        assert_eq!(game.schema("game").unwrap_err().code(), Code::UnknownName);
    });
}
