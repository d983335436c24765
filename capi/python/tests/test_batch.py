"""Batches do what single calls do, with NumPy and without it, for any number of threads."""
import copy
import pickle

import pytest

import touchline
from touchline import NOBODY

MANY = 60


def steps(rules=None):
    return touchline.State("draughts", {"unit": "step", **(rules or {})})


def played(start, count, threads=1, most=40):
    """A batch of random games under way, some of them finished."""
    batch = touchline.Batch(start, count, threads=threads)
    rngs = touchline.Rngs(3, count)
    for _ in range(most):
        batch.random_step(rngs)
    return batch


def as_lists(table):
    return table.tolist()


def test_a_batch_is_a_sequence_of_states(draughts):
    batch = touchline.Batch(draughts, 3)
    assert len(batch) == 3 and list(batch) == [draughts] * 3 and batch[-1] == draughts
    batch[1] = draughts.after("11-15")
    assert batch[0] == draughts and batch[1] == draughts.after("11-15")
    state = batch[2]
    state.apply("11-16")
    assert batch[2] == draughts  # what was taken out is a copy
    batch.assign([0, 2], state)
    assert list(batch) == [state, draughts.after("11-15"), state]
    mixed = touchline.Batch([draughts, touchline.State("phutball")])
    assert [one.game.name for one in mixed] == ["draughts", "phutball"]
    assert len(touchline.Batch(draughts)) == 1 and len(touchline.Batch([])) == 0
    for index in (3, -4):
        with pytest.raises(IndexError):
            batch[index]
    with pytest.raises(touchline.OutOfRange):
        touchline.Batch(draughts, -1)
    with pytest.raises(touchline.OutOfRange):
        touchline.Batch([draughts], 2)


def test_a_batch_is_a_value(draughts):
    batch = played(draughts, 5)
    for other in (batch.copy(), copy.copy(batch), copy.deepcopy(batch), pickle.loads(pickle.dumps(batch))):
        assert other == batch
        other[0] = draughts
        assert other != batch
    assert batch != list(batch)


@pytest.mark.parametrize("threads", [1, 3])
def test_random_games_are_those_played_one_by_one(arrays, subject, threads):
    start = subject.start()
    batch, rngs = touchline.Batch(start, MANY, threads=threads), touchline.Rngs(5, MANY)
    alone = [start.copy() for _ in range(MANY)]
    own = [touchline.Rng(5, i) for i in range(MANY)]
    for _ in range(30):
        actions, statuses = batch.random_step(rngs)
        for i, state in enumerate(alone):
            if state.is_finished:
                assert statuses[i] != 0 and actions[i] == 0
                continue
            action = state.random_action(own[i])
            assert (statuses[i], actions[i]) == (0, action)
            state.apply(action)
    assert list(batch) == alone
    assert [rngs[i] for i in range(MANY)] == own
    assert list(batch.movers()) == [state.mover for state in alone]
    assert batch.results() == [state.result for state in alone]
    actions, offsets = batch.legal()
    assert [list(actions[offsets[i]:offsets[i + 1]]) for i in range(MANY)] == [state.legal() for state in alone]
    assert batch.views() == [state.observe().to_json() for state in alone]
    each = [i % start.seats for i in range(MANY)]
    assert batch.views(each) == [state.observe(seat).to_json() for state, seat in zip(alone, each)]
    assert batch.views(1)[0] == alone[0].observe(1).to_json()


def test_masks_are_the_legal_lists(arrays):
    batch = played(steps(), MANY)
    masks, bits = as_lists(batch.legal_masks()), as_lists(batch.legal_bits())
    assert batch.legal_masks().shape == (MANY, 128) and batch.legal_bits().shape == (MANY, 16)
    for state, mask, row in zip(batch, masks, bits):
        assert [action for action, legal in enumerate(mask) if legal] == state.legal()
        assert [8 * k + b for k in range(16) for b in range(8) if row[k] >> b & 1] == state.legal()


def test_masks_of_games_that_differ(arrays):
    small, large = touchline.State("phutball", {"columns": 5, "rows": 7}), touchline.State("phutball")
    batch = touchline.Batch(small, 2)
    assert batch.legal_masks().shape == (2, small.action_count)
    batch[1] = large
    masks = batch.legal_masks()
    assert masks.shape == (2, large.action_count)
    assert [sum(map(bool, row)) for row in as_lists(masks)] == [len(small.legal()), len(large.legal())]
    batch[0] = touchline.State("draughts")
    with pytest.raises(touchline.Unsupported):
        batch.legal_masks()


def test_apply_tells_what_was_refused(arrays, draughts):
    batch = touchline.Batch(draughts, 3)
    good = draughts.parse("11-15")
    assert list(batch.apply([good] * 3)) == [0, 0, 0]
    reply = batch[0].parse("22-18")
    before = batch.copy()
    assert list(batch.apply([reply, good, reply], strict=False)) == [0, 3, 0]
    assert batch[1] == before[1] and batch[0] == before[0].after("22-18") == batch[2]
    with pytest.raises(touchline.IllegalAction) as caught:
        batch.apply([0, 0, 0])
    assert caught.value.place.startswith("0") and caught.value.message
    batch[0] = draughts.after("draw")
    with pytest.raises(touchline.GameOver):
        batch.apply([0, 0, 0])
    with pytest.raises(ValueError):
        batch.apply([good])
    with pytest.raises(ValueError):
        batch.random_step(touchline.Rngs(1, 2))
    with pytest.raises(ValueError):
        batch.views([0])


def test_what_is_returned_can_be_handed_in_again(arrays):
    first, second = touchline.Batch(steps(), MANY), touchline.Batch(steps(), MANY)
    rngs = touchline.Rngs(1, MANY)
    for _ in range(20):
        actions, _ = first.random_step(rngs)
        second.apply(actions)
    assert first == second


def test_standings_hold_the_results(arrays):
    batch = played(steps(), MANY, most=150)
    standings = batch.standings()
    results = batch.results()
    assert any(results)
    field = (lambda i, name: standings[i][name]) if arrays.numpy() else (lambda i, name: getattr(standings[i], name))
    for i, result in enumerate(results):
        assert bool(field(i, "finished")) == (result is not None) == (batch[i].mover == NOBODY)
        if result:
            assert tuple(field(i, "scores"))[:2] == result.scores


def test_kinds_of_arrays(arrays):
    batch = touchline.Batch(steps(), 2)
    actions, statuses = batch.random_step(touchline.Rngs(1, 2))
    if arrays.numpy():
        import numpy
        assert [made.dtype for made in (actions, statuses, batch.movers())] == ["uint64", "int32", "int32"]
        assert batch.legal_masks().dtype == bool and batch.legal_bits().dtype == numpy.uint8
        assert batch.standings()["scores"].shape == (2, 10)
    else:
        from array import array
        assert all(isinstance(made, array) for made in (actions, statuses, batch.movers(), *batch.legal()))
        assert isinstance(batch.legal_masks(), memoryview)


def test_a_batch_of_none(arrays):
    batch, rngs = touchline.Batch([]), touchline.Rngs(1, 0)
    actions, statuses = batch.random_step(rngs)
    assert len(actions) == len(statuses) == len(batch.apply([])) == len(batch.movers()) == len(batch.standings()) == 0
    assert batch.results() == batch.views() == [] and list(batch.legal()[1]) == [0]
    assert len(batch.legal_masks()) == len(batch.legal_bits()) == 0


def test_too_many_threads(draughts):
    with pytest.raises(touchline.OutOfRange):
        touchline.Batch(draughts, 2, threads=5000).movers()


def test_generators_of_a_batch():
    rngs = touchline.Rngs(4, 3, stream=10)
    assert [rngs[i] for i in range(3)] == [touchline.Rng(4, 10 + i) for i in range(3)]
    rngs[1] = touchline.Rng(9)
    assert rngs[1] == touchline.Rng(9) and len(rngs) == 3
