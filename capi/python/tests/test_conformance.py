"""The contract of every game, points 1 to 12 of docs/design.md, by random play."""
import copy
import json
import pickle
import xml.etree.ElementTree
from itertools import islice

import pytest

import touchline
from subjects import play, some_states, viewers
from touchline import CHANCE, NOBODY, Error, Event, GameOver, IllegalAction, OutOfRange, Unsupported

MOST = 150  # actions of a game


def print_of(state):
    """Everything of a state that can be compared."""
    return (state.to_json(), state.state_hash, state.position_hash, str(state), state.mover, state.mid_turn,
            state.result, state.legal(),
            [(state.view_hash(viewer), state.observe(viewer).to_json()) for viewer in viewers(state)])


def is_canonical(text):
    return json.dumps(json.loads(text), separators=(",", ":"), sort_keys=True, ensure_ascii=False) == text


def test_rules_are_written_in_full_and_read_strictly(subject):  # 1
    text = subject.game.rules_json(subject.rules)
    assert is_canonical(text)
    assert subject.game.canonical_rules(text) == text
    document = json.loads(text)
    assert subject.rules.items() <= document["rules"].items()
    assert subject.start().rules == document["rules"] == subject.game.rules(subject.rules)
    for name, value in document["rules"].items():
        assert subject.game.start({**subject.rules, name: value}) == subject.start()
        without = {**document, "rules": {key: document["rules"][key] for key in document["rules"] if key != name}}
        with pytest.raises(touchline.BadJson) as caught:
            subject.game.canonical_rules(json.dumps(without))
        assert caught.value.place.startswith("/rules")
    with pytest.raises(Error):
        subject.game.start({"no such field": 1})


def test_states_are_values(subject):  # 2
    for state in some_states(subject.start(), 1, MOST, 20):
        before = print_of(state)
        copies = [copy.copy(state), copy.deepcopy([state])[0], pickle.loads(pickle.dumps(state)), state.copy(),
                  touchline.State.from_json(state.to_json())]
        for other in copies:
            assert other == state and hash(other) == hash(state) and print_of(other) == before
            assert not other != state
        if state.is_finished:
            continue
        for other in copies:
            other.apply(other.legal()[0])
            assert other != state
            other.assign(state)
            assert other == state and print_of(other) == before
        assert state.same_rules(copies[0]) and state.start_again() == subject.start()
        assert print_of(state) == before


def test_who_moves_and_how_it_ended(subject):  # 3
    for state in play(subject.start(), 2, MOST):
        legal, mover, result = state.legal(), state.mover, state.result
        assert (mover == NOBODY) == state.is_finished == (not legal) == (result is not None)
        assert (mover == CHANCE) == state.is_chance
        assert subject.game.has_chance or not state.is_chance
        assert mover in (CHANCE, NOBODY) or 0 <= mover < state.seats
        assert json.loads(state.result_json()) is None if result is None else is_result(state, result)


def is_result(state, result):
    document = json.loads(state.result_json())
    assert document == {"mvp": result.mvp, "reason": result.reason, "scores": list(result.scores),
                        "team_scores": result.team_scores and list(result.team_scores),
                        "winners": list(result.winners), "winning_team": result.winning_team}
    assert len(result.scores) == state.seats
    return result.is_draw == (result.winners == ())


def test_listed_is_accepted_and_nothing_else(subject):  # 4
    rng = touchline.Rng(9)
    for state in some_states(subject.start(), 3, MOST, 25):
        legal, before = state.legal(), print_of(state)
        assert legal == sorted(set(legal))
        for seat in range(state.seats):
            assert state.legal(seat) == (legal if seat == state.mover else [])
        for action in legal[:40]:
            assert state.is_legal(action)
            assert state.after(action) != state
        count = state.action_count
        assert count == subject.game.action_count(subject.rules)
        assert count is None or not legal or legal[-1] < count
        tries = {0, 1, -1, 2**64 - 1, 2**64, 2**200, *(rng.below(count or 2**42) for _ in range(20)),
                 *(action ^ 1 << bit for action in legal[:5] for bit in (0, 3, 7, 40))}
        for action in tries - set(legal):
            assert not state.is_legal(action)
            with pytest.raises(GameOver if state.is_finished else IllegalAction) as caught:
                state.apply(action)
            assert caught.value.message
        assert print_of(state) == before


def test_host_events_end_the_game(subject):  # 4
    for state in some_states(subject.start(), 4, MOST, 40):
        before = print_of(state)
        if state.is_finished:
            for event in (Event.forfeit(0), Event.draw()):
                with pytest.raises(GameOver):
                    state.apply(event)
            continue
        for seat in range(state.seats):
            lost = state.after(Event.forfeit(seat))
            assert lost.result.reason == "forfeit" and seat not in lost.result.winners and not lost.result.is_draw
            assert lost == state.after(f"forfeit {seat}")
        drawn = state.after(Event.draw())
        assert drawn.result.reason == "agreement" and drawn.result.is_draw and drawn.legal() == []
        for seat in (-1, state.seats, 2**70):
            with pytest.raises(OutOfRange):
                state.forfeit(seat)
        if not subject.game.has_penalties:
            with pytest.raises(Unsupported):
                state.penalize(0)
        assert print_of(state) == before


def test_each_action_has_one_text(subject):  # 5
    for state in some_states(subject.start(), 5, MOST, 20):
        legal = state.legal()
        texts = state.legal_texts()
        assert len(set(texts)) == len(legal)
        for action, text in zip(legal, texts):
            assert state.parse(text) == state.parse(f"  {text.lower()} ") == action
        for action, text in list(zip(legal, texts))[:5]:
            assert state.after(text) == state.after(action) == state.after(Event.play(action))
        for text in ("", "?", "zz9 plural z alpha", "\udcff", "\0", "9" * 2000000):
            with pytest.raises(Error):
                state.parse(text)


def test_turns_apply_and_are_read_back(subject):  # 6
    for state in some_states(subject.start(), 6, MOST, 40):
        if state.is_finished:
            continue
        if not subject.game.has_turns:
            with pytest.raises(Unsupported):
                state.turns()
            continue
        cursor = state.turns(limit=60)
        turns = list(cursor)
        assert turns and len(turns) <= 60 and cursor.ending in ("complete", "cut")
        assert list(islice(state.turns(), 5)) == turns[:5]
        for turn in turns:
            after = state.copy()
            after.apply_turn(turn)
            assert not after.mid_turn
            assert state.parse_turn(state.turn_text(turn)) == turn
        unique = [tuple(turn) for turn in state.turns(limit=60, unique=True)]
        results = set()
        for turn in unique:
            after = state.copy()
            after.apply_turn(turn)
            results.add(after)
        assert len(results) == len(unique)


def test_winning_turns_win(subject):  # 6
    for state in some_states(subject.start(), 6, MOST, 40):
        if not subject.game.has_winning_turn:
            with pytest.raises(Unsupported):
                state.winning_turn(1)
        elif not state.is_finished and not state.is_chance:
            answer = state.winning_turn(2000)
            assert answer.answer in ("turn", "none", "unknown") and (answer.answer == "turn") == bool(answer.actions)
            if answer.actions:
                after = state.copy()
                after.apply_turn(answer.actions)
                assert after.mid_turn is False and after != state


def test_chance_is_weighted_and_repeatable(subject):  # 7
    for state in play(subject.start(), 7, MOST):
        outcomes = state.outcomes()
        assert bool(outcomes) == state.is_chance
        assert [action for action, _ in outcomes] == (state.legal() if state.is_chance else [])
        assert all(weight > 0 for _, weight in outcomes)
        if not state.is_chance:
            assert all(state.weight(action) == 0 for action in state.legal()[:10])
    first, second = (list(play(subject.start(), 8, MOST))[-1] for _ in range(2))
    assert first == second


def test_views_show_what_a_seat_knows(subject):  # 8
    rng = touchline.Rng(4)
    for state in some_states(subject.start(), 8, MOST, 30):
        before = print_of(state)
        for viewer in viewers(state):
            view = state.observe(viewer)
            text = view.to_json()
            assert is_canonical(text) and view.viewer == viewer and view.game is subject.game
            assert touchline.View.from_json(text) == view == pickle.loads(pickle.dumps(view))
            dealt = state.redeal(viewer, rng)
            assert dealt.observe(viewer) == view and dealt.view_hash(viewer) == state.view_hash(viewer)
            assert dealt.mover == state.mover
            assert viewer is None or dealt.legal(viewer) == state.legal(viewer)
            assert subject.game.has_hidden or dealt == state
        assert print_of(state) == before


def test_hidden_things_differ_when_dealt_again(subject):  # 8
    if not subject.game.has_hidden:
        return
    rng = touchline.Rng(5)
    assert any(state.redeal(None, rng) != state for state in play(subject.start(), 9, 40))


def test_json_is_canonical_and_strict(subject):  # 9
    for state in some_states(subject.start(), 10, MOST, 30):
        text = state.to_json()
        assert is_canonical(text)
        document = json.loads(text)
        assert document["kind"] == "state" and document["touchline"] == 1 and document["game"] == subject.game.name
        assert touchline.State.from_json(json.dumps(document, indent=2)) == state
        for key in document:
            with pytest.raises(Error) as caught:
                touchline.State.from_json(json.dumps({name: document[name] for name in document if name != key}))
            assert caught.value.message
        for key in document["state"]:
            changed = {**document, "state": {**document["state"], key: {"zz": 1.5}}}
            with pytest.raises(Error) as caught:
                touchline.State.from_json(json.dumps(changed))
            assert caught.value.place.startswith(f"/state/{key}")
        for broken in (text[:-1], text + "x", text + text, "[" * 100, "", "null"):
            with pytest.raises(Error):
                touchline.State.from_json(broken)


def test_schemas_name_the_keys_of_documents(subject):  # 9
    record = touchline.Record(subject.start())
    documents = {"state": subject.start().to_json(), "rules": subject.start().rules_json(), "record": record.to_json(),
                 "view": subject.start().observe(0).to_json()}
    for kind, text in documents.items():
        schema = subject.game.schema(kind)
        assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"
        assert set(schema["required"]) == set(json.loads(text))


def random_record(subject, seed, most):
    rng = touchline.Rng(seed)
    record = touchline.Record(subject.start())
    state = record.state
    for _ in range(most):
        if state.is_finished:
            break
        action = state.random_action(rng)
        state.apply(action)
        record.apply(action)
    return record


def test_records_replay_and_walk(subject):  # 10
    record = random_record(subject, 11, 80)
    texts = record.texts()
    states = [record.start]
    for text in texts:
        states.append(states[-1].after(text))
    assert record.start == subject.start() and record.state == states[-1] and len(record) == len(texts)
    while record.undo():
        assert record.state == states[record.position]
    assert record.position == 0
    while record.redo():
        assert record.state == states[record.position]
    while record.undo_turn():
        assert record.state == states[record.position]
        assert record.position == 0 or not record.state.mid_turn
    while record.redo_turn():
        assert record.state == states[record.position]
    for position in (0, len(record), len(record) // 2):
        record.jump(position)
        assert record.position == position and record.state == record.state_at(position) == states[position]
    with pytest.raises(OutOfRange):
        record.jump(len(record) + 1)
    assert record.position == len(record) // 2


def test_records_are_values_with_tags_and_comments(subject):  # 10
    record = random_record(subject, 12, 5)
    record.tags["Event"] = 'A "quoted" name\n— and more'
    record.add_comment(1, "second")
    record.add_comment(0, "first")
    record.names = [f"player {seat}" for seat in range(record.start.seats)]
    text = record.to_json()
    assert is_canonical(text)
    record.undo()
    copies = record.copy(), copy.deepcopy(record), pickle.loads(pickle.dumps(record))
    for other in (touchline.Record.from_json(text), *copies):
        assert other == record and other.to_json() == text
    assert pickle.loads(pickle.dumps(record)).position == record.position
    assert record.comments == [(0, "first"), (1, "second")]
    record.redo()
    if not record.state.is_finished:
        record.apply("draw")
        assert touchline.Record.from_json(record.to_json()).state.result.reason == "agreement"
        assert record != touchline.Record.from_json(text)


def test_records_for_a_seat_cover_what_is_hidden(subject):  # 8, 10
    record = random_record(subject, 13, 60)
    for viewer in viewers(record.start):
        covered = record.to_json_for(viewer)
        assert is_canonical(covered)
        assert covered == record.to_json() or subject.game.has_hidden
    if subject.game.text_format is None:
        with pytest.raises(Unsupported):
            record.to_game_text()
    else:
        items = subject.game.read_texts(record.to_game_text())
        assert [item.fault for item in items] == [None]
        assert str(items[0].record.state) == str(record.state)


def test_pictures_are_drawn(subject):  # 11
    before = None
    for state in play(subject.start(), 14, 12):
        assert str(state).strip()
        pictures = [state.svg(), state.svg(dark=True, flip=True, targets=True), state.observe().svg()]
        if before is not None:
            action = next(action for action in before.legal() if before.after(action) == state)
            pictures.append(state.svg(before=before, turn=[action]))
        for picture in pictures:
            assert xml.etree.ElementTree.fromstring(picture).tag.endswith("svg")
        assert len(set(pictures[:2])) == 2
        assert state.text_board() == str(state) and state.observe().text_board() == str(state.observe())
        before = state.copy()


def test_records_are_drawn(subject):  # 11
    record = touchline.Record(subject.start())
    record.apply(record.state.legal()[0])
    assert record.svg() == record.state.svg(before=record.start, turn=[record[0].action])
    assert record.svg(adapt=True) != record.svg()
    film = record.film(milliseconds=100)
    assert xml.etree.ElementTree.fromstring(film).tag.endswith("svg") and ("<animate" in film) and 'dur="400ms"' in film
    assert record.film(strip=True, covered=True).count("<svg") == 3
    assert record.film(strip=True, stop=0).count("<svg") == 2
    for wrong in ({"start": 1, "stop": 0}, {"stop": 2}, {"columns": 21}, {"milliseconds": 1 << 40}, {"viewer": 99}):
        with pytest.raises(OutOfRange):
            record.film(covered=True, **wrong)


def test_perft_counts_what_is_listed(subject):  # 12
    state = subject.start()
    assert state.perft(0) == 1
    assert state.perft(1, unit="actions") == len(state.legal())
    assert state.perft(2, unit="actions") == sum(len(state.after(action).legal()) for action in state.legal())
    whole = state.perft(2)
    assert whole == state.perft(2, threads=2, hash_mib=1) == sum(state.divide(2).values())
    assert state.perft(2, progress=lambda nodes, share: True) == whole
    for depth in (-1, 101, 2**80):
        with pytest.raises(OutOfRange):
            state.perft(depth)


def test_positions_as_lines_of_text(subject):
    for state in some_states(subject.start(), 15, MOST, 20):
        if not subject.game.has_position_text:
            with pytest.raises(Unsupported):
                state.position_text()
        elif not state.is_finished and not state.mid_turn:
            line = state.position_text()
            again = subject.game.parse_position(line, state.rules)
            assert again.position_text() == line and again.legal() == state.legal()
