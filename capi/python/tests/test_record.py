"""Records as Python sees them: a sequence of events, a mapping of tags, documents and files of games."""
import pytest

import touchline
from touchline import Event

MOVES = ["11-15", "22-18", "15x22", "25x18"]


@pytest.fixture
def record(draughts):
    made = touchline.Record(draughts)
    for move in MOVES:
        made.apply(move)
    return made


def test_a_sequence_of_events(record, draughts):
    first = Event.play(draughts.parse("11-15"))
    assert len(record) == 4 and record[0] == first and list(record)[0] == first and record[-1] == record[3]
    assert record[1:3] == [record[1], record[2]] and first in record
    assert record.texts() == MOVES
    with pytest.raises(IndexError):
        record[4]
    record.apply(Event.forfeit(1))
    assert record[4] == Event.forfeit(1) and record.texts()[-1] == "forfeit 1"
    assert repr(record) == "<touchline.Record of draughts: 5 of 5 events>"


def test_undo_and_redo(record, draughts):
    assert record.undo() and record.position == 3 and record.state.legal_texts()[0] == "25x18"
    assert record.redo() and not record.redo()
    record.jump(0)
    assert record.state == draughts == record.start and not record.undo()
    assert record.state_at(1) == draughts.after("11-15")
    record.jump(1)
    record.apply("22-17")
    assert record.texts() == ["11-15", "22-17"]
    for beyond in (3, -1):
        with pytest.raises(touchline.OutOfRange):
            record.jump(beyond)


def test_turns_whole_or_not_at_all():
    start = touchline.game("draughts").parse_position("B:W6,15:B1", {"unit": "step"})
    record = touchline.Record(start)
    steps = start.parse_turn("1x10x19")
    with pytest.raises(touchline.IllegalAction):
        record.apply_turn([steps[0], 0])
    assert len(record) == 0
    record.apply_turn("1x10x19")
    assert len(record) == 2 and record.undo_turn() and record.position == 0
    assert record.redo_turn() and record.position == 2 and not record.redo_turn()
    other = touchline.Record(start)
    other.apply_turn(steps)
    assert other == record


def test_a_line_up_is_one_text():
    record = touchline.Record(touchline.State("checker_football"))
    record.apply("@standard")
    assert len(record) == 12 and record.state == record.start.after("@standard")
    with pytest.raises(touchline.Error):
        record.apply("@a1,b1")
    assert len(record) == 12


def test_tags_are_a_mapping(record):
    record.tags["Event"] = "Club match"
    record.tags.update(Date="1980.06.01")
    assert dict(record.tags) == {"Date": "1980.06.01", "Event": "Club match"} == eval(repr(record.tags))
    assert record.tags["Event"] == "Club match" and "Site" not in record.tags and record.tags.get("Site") is None
    del record.tags["Event"]
    assert list(record.tags) == ["Date"] and len(record.tags) == 1
    for name in ("Event", ""):
        with pytest.raises(KeyError):
            record.tags[name]
    with pytest.raises(KeyError):
        del record.tags["Event"]
    with pytest.raises(touchline.BadText):
        record.tags["Event"] = "\udcff"


def test_names_and_comments(record):
    assert record.names == [] and record.comments == []
    record.names = ["Ann", "Ben"]
    record.add_comment(1, "well played")
    assert record.names == ["Ann", "Ben"] and record.comments == [(1, "well played")]
    with pytest.raises(touchline.OutOfRange):
        record.names = ["Ann"]
    with pytest.raises(touchline.OutOfRange):
        record.add_comment(5, "beyond")
    assert record.names == ["Ann", "Ben"]
    record.names = []
    assert record.names == []


def test_records_are_not_hashable(record):
    with pytest.raises(TypeError):
        hash(record)
    assert record != "record"


def test_game_texts(record):
    text = record.to_game_text()
    assert text.strip().splitlines()[-1] == "1. 11-15 22-18 2. 15x22 25x18 *"
    (item,) = touchline.game("draughts").read_texts(text)
    assert item.record.texts() == MOVES and item.fault is None and item.result == "*"
    assert (item.number, item.line) == (1, 1)


def test_a_faulty_game_does_not_stop_the_file():
    items = touchline.game("draughts").read_texts("1. 11-15 23-19 *\n\n1. 11-15\n23-20 1-0\n\n1. 9-13 *\n")
    assert [item.number for item in items] == [1, 2, 3] and [item.line for item in items] == [1, 3, 6]
    assert [item.record is None for item in items] == [False, True, False]
    fault = items[1].fault
    assert (fault.line, fault.move) == (4, 1) and fault.reason and "23-19" in fault.legal
    assert items[1].result == "1-0"
    assert touchline.game("draughts").read_texts("") == []
    with pytest.raises(touchline.Unsupported):
        touchline.game("soccer").read_texts("")
