"""What Python adds to states: their ways with operators, texts and errors. Values are those of the rules' pages."""
import copy
import pickle
import threading

import pytest

import touchline
from touchline import Event, _values
from touchline import state as state_module
from touchline import turns as turns_module

FIRST = ["9-13", "9-14", "10-14", "10-15", "11-15", "11-16", "12-16"]  # the seven moves of dark's first turn


def test_games_are_found_by_name():
    names = [game.name for game in touchline.games()]
    assert names == sorted(names) and "draughts" in names
    for game in touchline.games():
        assert touchline.game(game.name) is game
        assert pickle.loads(pickle.dumps(game)) is game
        assert copy.copy(game) is game
        assert eval(repr(game), {"touchline": touchline}) is game
    with pytest.raises(touchline.UnknownName, match="draughts"):
        touchline.game("chess")
    with pytest.raises(TypeError):
        touchline.Game("draughts")


def test_what_a_game_has():
    game = touchline.game("draughts")
    assert (game.title, game.seats, game.perft_unit) == ("English draughts", 2, "moves")
    assert (game.has_chance, game.has_hidden, game.has_turns, game.has_winning_turn) == (False, False, True, False)
    assert (game.text_format, game.text_extension, game.has_position_text) == ("pdn", ".pdn", True)
    assert (game.action_count(), game.action_count({"unit": "step"})) == (None, 128)
    assert touchline.game("soccer").text_format is None and touchline.game("soccer").has_winning_turn


def test_rules_as_mapping_and_as_json(draughts):
    assert touchline.State("draughts", {"unit": "step"}) == touchline.State("draughts", '{"unit":"step"}')
    assert touchline.State(touchline.game("draughts")) == draughts
    assert not draughts.same_rules(touchline.State("draughts", {"unit": "step"}))
    with pytest.raises(touchline.BadRules):
        touchline.State("phutball", {"columns": 0})
    with pytest.raises(touchline.BadJson):
        touchline.State("draughts", "{")


def test_legal_and_apply_by_number_text_and_event(draughts):
    assert draughts.legal_texts() == FIRST and draughts.legal_texts(0) == FIRST and draughts.legal_texts(1) == []
    by_number, by_text, by_event = (draughts.copy() for _ in range(3))
    by_number.apply(draughts.legal()[4])
    by_text.apply(" 11-15 ")
    by_event.apply(Event.play(draughts.parse("11-15")))
    assert by_number == by_text == by_event == draughts.after("11-15") != draughts
    assert draughts.mover == 0 and by_text.mover == 1
    with pytest.raises(touchline.OutOfRange):
        draughts.legal(2)
    with pytest.raises(touchline.OutOfRange):
        draughts.apply(Event("cheer"))


def test_a_line_up_is_one_text():
    state = touchline.State("checker_football")
    state.apply("@standard")
    one_by_one = touchline.State("checker_football")
    events = one_by_one.parse_events("@standard")
    assert len(events) == 12  # the men of the kickers
    for event in events:
        one_by_one.apply(event)
    assert state == one_by_one


def test_a_turn_is_played_whole_or_not_at_all():
    state = touchline.game("draughts").parse_position("B:W6,15:B1", {"unit": "step"})
    before = state.copy()
    turn = state.parse_turn("1x10x19")
    assert len(turn) == 2
    with pytest.raises(touchline.IllegalAction):
        state.apply_turn([turn[0], 0])
    assert state == before
    state.apply_turn(turn)
    assert state.is_finished and state.result.winners == (0,)
    before.apply_turn("1x10x19")
    assert before == state


def test_states_live_in_sets_and_dictionaries(draughts):
    seen = {draughts: "start", draughts.after("11-15"): "eleven"}
    assert seen[touchline.State("draughts")] == "start"
    assert touchline.State("draughts").after("11-16") not in seen
    assert draughts != "draughts" and draughts != touchline.State("phutball")


def test_representations(draughts):
    assert repr(draughts) == "<touchline.State of draughts: seat 0 to move>"
    assert repr(draughts.after("draw")) == "<touchline.State of draughts: finished>"
    assert repr(draughts.observe()) == "<touchline.View of draughts by an onlooker>"
    assert repr(draughts.observe(1)) == "<touchline.View of draughts by seat 1>"
    assert draughts._repr_svg_().startswith("<svg")
    assert str(draughts) == str(draughts.observe())


def test_results():
    state = touchline.game("draughts").parse_position("B:W18:B15")
    assert state.result is None and state.result_json() == "null"
    state.apply("15x22")
    assert state.result == touchline.Result("no_moves", (1, -1), (0,))
    assert not state.result.is_draw
    assert state.result_json().startswith('{"mvp":null,"reason":"no_moves"')


def test_a_winning_turn_and_its_limit():
    state = touchline.game("phutball").parse_position("15x19 O H18 H19")
    answer = state.winning_turn()
    assert answer.answer == "turn" and state.turn_text(answer.actions) == "H18-H20" and answer.nodes >= 1
    state = touchline.State("phutball")
    assert state.winning_turn().answer == "none"
    with pytest.raises(touchline.OutOfRange):
        state.winning_turn(0)


def test_turns_are_lazy(draughts):
    turns = draughts.turns()
    assert turns.ending == "open"
    assert draughts.turn_text(next(turns)) == FIRST[0]
    assert len(list(turns)) == 6 and turns.ending == "complete"
    assert list(turns) == []
    assert len(list(draughts.turns(limit=3))) == 3
    with pytest.raises(touchline.OutOfRange):
        draughts.turns(limit=0)


def test_what_does_not_fit_at_first_is_asked_for_again(monkeypatch):
    state = touchline.game("phutball").parse_position("15x19 O H10 H11,H13,H15,H17,H19")

    def answers():
        return (state.to_json(), state.legal(), list(state.turns()), state.parse_turn("H10-H12-H14"),
                state.parse_events("N"), state.winning_turn())

    expected = answers()
    assert len(expected[-1].actions) == 5  # five jumps to the goal line
    for module in (_values, turns_module, state_module):
        monkeypatch.setattr(module, "FEW", 1)
    assert answers() == expected


def test_perft_counts_and_stops(draughts):
    assert [draughts.perft(depth) for depth in range(6)] == [1, 7, 49, 302, 1469, 7361]
    assert list(draughts.divide(2).items()) == [(text, 7) for text in FIRST]
    assert draughts.perft(7, progress=lambda nodes, share: False) is None

    def broken(nodes, share):
        raise KeyError("from the callback")

    with pytest.raises(KeyError, match="from the callback"):
        draughts.perft(7, progress=broken)
    with pytest.raises(touchline.OutOfRange):
        draughts.perft(1, unit="games")
    with pytest.raises(touchline.OutOfRange):
        draughts.perft(1, threads=-1)


def test_errors_have_code_message_and_place(draughts):
    with pytest.raises(touchline.IllegalAction) as caught:
        draughts.apply("11-22")
    error = caught.value
    assert error.code == "illegal_action" and error.place == '"11-22"' and "11-15" in error.message
    assert str(error) == f"{error.place}: {error.message}"
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error) and vars(again) == vars(error)
    with pytest.raises(touchline.BadJson) as caught:
        touchline.State.from_json('{"touchline":1}')
    assert isinstance(caught.value, ValueError) and isinstance(caught.value, touchline.Error)
    with pytest.raises(TypeError):
        draughts.apply(1.5)
    with pytest.raises(AttributeError):
        draughts.parse(15)


def test_every_status_has_its_exception():
    from touchline import _header, errors
    statuses = {value for name, value in vars(_header).items() if name.startswith("TL_ERROR_")}
    own = {_header.TL_ERROR_NULL, _header.TL_ERROR_SHORT_BUFFER}  # never the caller's fault from here
    assert set(errors.CLASSES) == statuses - own
    assert all(issubclass(kind, touchline.Error) for kind in errors.CLASSES.values())


def test_generators_are_the_documented_ones():
    rng = touchline.Rng(1, 2)
    other = pickle.loads(pickle.dumps(rng))
    assert other == rng == copy.copy(rng) == copy.deepcopy(rng) and len(rng.words) == 4
    numbers = [rng.next() for _ in range(5)]
    assert numbers == [other.next() for _ in range(5)] and touchline.Rng(1, 3).next() != numbers[0]
    assert rng.below(0) == 0 and all(rng.below(6) < 6 for _ in range(100))
    assert {rng.pick([0, 3, 0]) for _ in range(20)} == {1} and {rng.pick([1, 1]) for _ in range(50)} == {0, 1}
    rng.words = other.words
    assert rng == other and rng != touchline.Rng(1, 2)
    for bad in (-1, 2**64):
        with pytest.raises(touchline.OutOfRange):
            touchline.Rng(bad)
    with pytest.raises(touchline.OutOfRange):
        rng.pick([0, 0])
    with pytest.raises(touchline.OutOfRange):
        rng.words = (1, 2, 3)


def test_first_numbers_of_a_seed():
    """As tests/core/random_test.cpp has them from the algorithm's published code."""
    rng = touchline.Rng()
    rng.words = (1, 2, 3, 4)
    assert [rng.next() for _ in range(4)] == [11520, 0, 1509978240, 1215971899390074240]


def test_many_threads_share_a_state_and_change_their_own(draughts):
    failures = []

    def work(number):
        try:
            rng = touchline.Rng(7, number)
            for _ in range(20):
                assert draughts.legal_texts() == FIRST
                state = draughts.copy()
                while not state.is_finished:
                    state.apply(state.random_action(rng))
                with pytest.raises(touchline.GameOver):
                    state.apply(0)
        except BaseException as failure:
            failures.append(failure)

    threads = [threading.Thread(target=work, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failures


def test_objects_are_freed_with_their_last_name():
    """A hundred thousand states, one at a time, take no more memory than a few."""
    resource = pytest.importorskip("resource")
    state = touchline.State("draughts")
    for _ in range(1000):
        state.copy()
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for _ in range(100000):
        state.copy()
    after = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    assert after - before < 20000  # KiB; all together would be 100 MB


def test_views_are_made_by_states_only():
    with pytest.raises(TypeError):
        touchline.View()
