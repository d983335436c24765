"""Statistics: counts over games beside their results."""
import pytest

import touchline


def count_game(statistics, game, seed):
    state, rng = touchline.State(game), touchline.Rng(seed)
    while not state.is_finished:
        before, action = state.copy(), state.random_action(rng)
        state.apply(action)
        statistics.add(before, action, state)


def test_counts_add_up():
    game = touchline.game("power_poker_football")
    one, both = touchline.Statistics(game), touchline.Statistics(game)
    count_game(one, game, 1)
    both.add_all(one)
    count_game(both, game, 1)
    once, twice = one.lines(), both.lines()
    drives, hands = once["drives"][0], once["hands"][0]
    assert drives >= 8  # PP-5
    assert once["hands a drive"] == (hands, drives)
    assert twice == {name: (2 * total, 2 * over) for name, (total, over) in once.items()}


def test_what_cannot_be_counted_is_refused():
    poker, draughts = touchline.game("power_poker_football"), touchline.game("draughts")
    assert poker.has_statistics and not draughts.has_statistics
    with pytest.raises(touchline.Unsupported):
        touchline.Statistics(draughts)
    statistics, state = touchline.Statistics(poker), touchline.State(draughts)
    before = statistics.lines()
    with pytest.raises(touchline.OutOfRange):
        statistics.add(state, state.legal()[0], state)
    with pytest.raises(touchline.OutOfRange):
        statistics.add_all(touchline.Statistics(touchline.game("checker_football")))
    start = touchline.State(poker)
    with pytest.raises(touchline.IllegalAction):
        statistics.add(start, 76, start)
    assert statistics.lines() == before
