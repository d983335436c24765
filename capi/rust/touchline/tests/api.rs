//! What the crate adds: errors, threads, callbacks. Values are those of the rules' pages.
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::thread;

use touchline::*;

const FIRST: [&str; 7] = ["9-13", "9-14", "10-14", "10-15", "11-15", "11-16", "12-16"];

fn draughts() -> State {
    Game::find("draughts").unwrap().start("").unwrap()
}

fn position(text: &str, rules: &str) -> State {
    Game::find(text.split_once('|').unwrap().0).unwrap().parse_position(text.split_once('|').unwrap().1, rules).unwrap()
}

fn texts(state: &State) -> Vec<String> {
    state.legal().into_iter().map(|action| state.text(action).unwrap()).collect()
}

#[test]
fn the_first_moves_and_a_short_game() {
    assert_eq!(texts(&draughts()), FIRST);
    let mut state = position("draughts|B:W18:B15", "");
    state.apply_text(" 15X22 ").unwrap();
    let result = state.result().unwrap();
    assert_eq!((result.reason, result.scores, result.winners), (Reason::NO_MOVES, vec![1, -1], vec![0]));
    assert_eq!((result.team_scores, result.winning_team, result.mvp), (None, None, None));
    assert_eq!(state.mover(), Mover::Nobody);
}

#[test]
fn errors_say_what_where_and_why() {
    let error = draughts().apply_text("11-22").unwrap_err();
    assert_eq!((error.code(), error.place()), (Code::IllegalAction, "\"11-22\""));
    assert!(error.message().contains("11-15"));
    assert_eq!(error.to_string(), format!("{}: {}", error.place(), error.message()));
    assert_eq!(Game::find("chess").unwrap_err().code(), Code::UnknownName);
    assert_eq!(Game::find("draughts").unwrap().start("{").unwrap_err().code(), Code::BadJson);
    assert_eq!(Game::find("phutball").unwrap().start("{\"columns\":0}").unwrap_err().code(), Code::BadRules);
    assert_eq!(State::from_json("{}").unwrap_err().code(), Code::BadJson);
    assert_eq!(draughts().winning_turn(1).unwrap_err().code(), Code::Unsupported);
}

#[test]
fn what_a_text_means_is_played_whole_or_not_at_all() {
    let mut football = Game::find("checker_football").unwrap().start("").unwrap();
    let mut record = Record::new(&football);
    football.apply_text("@standard").unwrap();
    record.apply_text("@standard").unwrap();
    assert_eq!((record.len(), record.state()), (12, football)); // the men of the kickers

    let mut state = position("draughts|B:W6,15:B1", r#"{"unit":"step"}"#);
    let before = state.clone();
    let turn = state.parse_turn("1x10x19").unwrap();
    assert_eq!(state.apply_turn(&[turn[0], Action(0)]).unwrap_err().code(), Code::IllegalAction);
    assert_eq!(state, before);
    state.apply_turn(&turn).unwrap();
    assert!(state.is_finished());
}

#[test]
fn winning_turns() {
    let state = position("phutball|15x19 O H18 H19", "");
    match state.winning_turn(0).unwrap().answer {
        Answer::Turn(turn) => assert_eq!(state.turn_text(&turn).unwrap(), "H18-H20"),
        other => panic!("{:?}", other),
    }
    assert_eq!(Game::find("phutball").unwrap().start("").unwrap().winning_turn(0).unwrap().answer, Answer::None);
}

#[test]
fn perft_is_counted_and_stopped() {
    let counts: Vec<u64> = (0..6).map(|depth| draughts().perft(depth, &PerftOptions::default()).unwrap()).collect();
    assert_eq!(counts, [1, 7, 49, 302, 1469, 7361]);
    let parts = draughts().divide(2, &PerftOptions::default()).unwrap();
    assert_eq!(parts, FIRST.map(|text| (text.to_string(), 7)));
    assert_eq!(draughts().perft_with(7, &PerftOptions::default(), |_, _| false), Ok(None));
    assert_eq!(draughts().divide(0, &PerftOptions::default()).unwrap_err().code(), Code::OutOfRange);
}

#[test]
fn a_panic_in_a_callback_comes_out_where_the_call_was_made() {
    let state = draughts();
    let perft = || state.perft_with(7, &PerftOptions::default(), |_, _| panic!("from the callback"));
    let panic = catch_unwind(AssertUnwindSafe(perft)).unwrap_err();
    assert_eq!(panic.downcast_ref::<&str>(), Some(&"from the callback"));
    let read = || state.game().read_texts("1. 11-15 *", |_| panic!("from the visitor"));
    assert!(catch_unwind(AssertUnwindSafe(read)).is_err());
    assert_eq!(texts(&state), FIRST);
}

#[test]
fn many_states_at_once_go_as_each_alone() {
    let starts: Vec<State> = games().into_iter().map(|game| game.start("").unwrap()).collect();
    let mut states = batch::clones(&starts).unwrap();
    let mut rngs = batch::rngs(7, 3, starts.len()).unwrap();
    let mut alone = starts.clone();
    for step in 0..40 {
        assert_eq!(batch::movers(&states, 2).unwrap(), states.iter().map(State::mover).collect::<Vec<_>>());
        assert_eq!(batch::legal(&states, 2).unwrap(), states.iter().map(State::legal).collect::<Vec<_>>());
        let played = batch::random_step(&mut states, &mut rngs, 1 + step % 3).unwrap();
        let actions: Vec<Action> = played.iter().map(|action| action.unwrap_or(Action(0))).collect();
        let outcomes = batch::apply(&mut alone, &actions, 2).unwrap();
        assert!(outcomes.iter().zip(&played).all(|(outcome, action)| outcome.is_ok() == action.is_ok()));
        assert!(states == alone);
    }
    assert!(starts[0] != states[0]);
    assert_eq!(batch::results(&states, 1).unwrap(), states.iter().map(State::result).collect::<Vec<_>>());
    let viewers = vec![Some(0), None, Some(1), Some(0), None];
    for (text, (state, viewer)) in batch::views(&states, &viewers, 2).unwrap().iter().zip(states.iter().zip(viewers)) {
        assert_eq!(*text, state.observe(viewer).unwrap().to_json());
    }
}

#[test]
fn batches_refuse_what_does_not_fit() {
    let mut states = batch::copies(&draughts(), 3).unwrap();
    let first = states[0].legal()[0];
    let outcomes = batch::apply(&mut states, &[first, Action(0), first], 1).unwrap();
    assert_eq!(outcomes, [Ok(()), Err(Code::IllegalAction), Ok(())]);
    assert_eq!(states[1], draughts());
    assert_eq!(batch::apply(&mut states, &[first], 1).unwrap_err().code(), Code::OutOfRange);
    assert_eq!(batch::views(&states, &[None], 1).unwrap_err().place(), "viewers");
    assert_eq!(batch::views(&states, &[None, Some(2), None], 1).unwrap_err().code(), Code::OutOfRange);
    assert_eq!(batch::legal_masks(&states, 1).unwrap_err().code(), Code::Unsupported);
    assert!(batch::copies(&draughts(), 0).unwrap().is_empty());

    let soccer = batch::copies(&Game::find("soccer").unwrap().start("").unwrap(), 2).unwrap();
    let masks = batch::legal_masks(&soccer, 2).unwrap();
    let listed = soccer[1].legal();
    for id in 0..soccer[1].action_count().unwrap() {
        assert_eq!(masks.has(1, Action(id)), listed.contains(&Action(id)));
    }
}

#[test]
fn statistics_are_counted_and_added() {
    let game = Game::find("power_poker_football").unwrap();
    assert_eq!(Statistics::new(Game::find("draughts").unwrap()).map(|_| ()).unwrap_err().code(), Code::Unsupported);
    assert!(game.has_statistics() && !Game::find("draughts").unwrap().has_statistics());
    let (mut one, mut both) = (Statistics::new(game).unwrap(), Statistics::new(game).unwrap());
    let (mut state, mut rng) = (game.start("").unwrap(), Rng::new(3, 0));
    while !state.is_finished() {
        let (before, action) = (state.clone(), state.random_action(&mut rng).unwrap());
        state.apply(action).unwrap();
        one.add(&before, action, &state).unwrap();
    }
    both.add_all(&one).unwrap();
    both.add_all(&one).unwrap();
    let hands = |statistics: &Statistics| -> u64 { statistics.lines().iter().map(|line| line.sum).sum() };
    assert!(hands(&one) > 0);
    assert_eq!(hands(&both), 2 * hands(&one));
    assert_eq!(one.add(&draughts(), Action(0), &draughts()).unwrap_err().code(), Code::OutOfRange);
}

#[test]
fn files_of_games() {
    let mut items = Vec::new();
    let file = "1. 11-15 23-19 *\n\n1. 11-15\n23-20 1-0\n\n1. 9-13 *\n";
    let game = Game::find("draughts").unwrap();
    game.read_texts(file, |item| {
        items.push(item);
        true
    })
    .unwrap();
    assert_eq!(items.iter().map(|item| item.line).collect::<Vec<_>>(), [1, 3, 6]);
    assert_eq!(items[0].record.as_ref().unwrap().len(), 2);
    let fault = items[1].record.as_ref().unwrap_err();
    assert_eq!((fault.line, fault.number), (4, 1));
    assert!(fault.legal.contains(&"23-19".to_string()));
    assert_eq!(items[1].result, "1-0");
    let mut count = 0;
    game.read_texts(file, |_| {
        count += 1;
        false
    })
    .unwrap();
    assert_eq!(count, 1);
    assert_eq!(game.text_format(), Some(("pdn".into(), ".pdn".into())));
    assert_eq!(Game::find("soccer").unwrap().text_format(), None);
}

#[test]
fn records_have_names_tags_and_comments() {
    let mut record = Record::new(&draughts());
    for text in ["11-15", "22-18", "15x22", "25x18"] {
        record.apply_text(text).unwrap();
    }
    assert!(record.to_game_text().unwrap().contains("1. 11-15 22-18 2. 15x22 25x18 *"));
    record.set_names(&["Ann", "Ben"]).unwrap();
    record.set_tag("Event", "Club match").unwrap();
    record.set_tag("Date", "1980.06.01").unwrap();
    record.add_comment(1, "well played").unwrap();
    assert_eq!(record.names(), ["Ann", "Ben"]);
    assert_eq!(record.tags()[1], ("Event".into(), "Club match".into()));
    assert_eq!(record.comments(), [(1, "well played".into())]);
    record.remove_tag("Event").unwrap();
    assert_eq!((record.tag("Event"), record.tag("Date")), (None, Some("1980.06.01".into())));
    assert_eq!(record.set_names(&["Ann"]).unwrap_err().code(), Code::OutOfRange);
    let copy = record.clone();
    record.apply_event(Event::Forfeit(1)).unwrap();
    assert_eq!(record.event(4), Some(Event::Forfeit(1)));
    assert_eq!(record.event(5), None);
    assert!(copy != record && copy.len() == 4);
}

#[test]
fn generators_are_values() {
    let mut rng = Rng::new(1, 2);
    let mut same = rng.clone();
    assert_eq!((rng.next_u64(), rng.below(6)), (same.next_u64(), same.below(6)));
    assert_eq!(rng, same);
    rng.set_words([1, 2, 3, 4]);
    assert_eq!((rng.next_u64(), rng.next_u64()), (11520, 0)); // worked out in tests/core/random_test.cpp
    assert_eq!(rng.pick(&[0, 3, 0]), Ok(1));
    assert_eq!(rng.pick(&[0, 0]).unwrap_err().code(), Code::OutOfRange);
}

#[test]
fn values_may_be_sent_and_shared() {
    fn sent<T: Send>() {}
    fn shared<T: Sync>() {}
    sent::<Turns>();
    (sent::<State>(), sent::<Record>(), sent::<View>(), sent::<Rng>(), sent::<Game>(), sent::<Error>());
    (shared::<State>(), shared::<Record>(), shared::<View>(), shared::<Rng>(), shared::<Game>(), shared::<Error>());

    let start = draughts();
    thread::scope(|scope| {
        for number in 0..4 {
            let start = &start;
            scope.spawn(move || {
                let mut rng = Rng::new(7, number);
                for _ in 0..20 {
                    let mut state = start.clone();
                    while let Ok(action) = state.random_action(&mut rng) {
                        state.apply(action).unwrap();
                    }
                    assert_eq!(state.apply(Action(0)).unwrap_err().code(), Code::GameOver);
                    assert_eq!(texts(start), FIRST);
                }
            });
        }
    });
}
