"""Random games of every game of the library from Python, each looked at from all sides on the way.

Usage: ctypes_game.py LIBRARY HEADER [GAMES]
"""
import ctypes
import json
import sys
from ctypes import byref, c_int32, c_size_t, c_uint64, c_void_p

from binding import (BAD_JSON, CHANCE, GAME_OVER, GAME_POSITION_TEXT, GAME_TEXTS, GAME_TURNS, ILLEGAL_ACTION, NOBODY,
                     ONLOOKER, OUT_OF_RANGE, TURN_VISITOR, UNSUPPORTED, Error, Event, Library, Result, TurnOptions,
                     actions_in, text_in)

MOST_ACTIONS = 3000


def expect(held, what):
    if not held:
        raise AssertionError(what)


def refused(statuses, call, *arguments):
    """The error of a call that must fail."""
    try:
        call(*arguments)
    except Error as error:
        expect(error.status in statuses, f"{error}, expected one of {statuses}")
        expect(error.message != "", "an error without a message")
        return error
    raise AssertionError(f"{call} {arguments} was not refused")


class Player:
    """One random game, and the checks at each state."""

    def __init__(self, tl, game, seed):
        self.tl = tl
        self.game = game
        self.flags = tl.number("tl_game_flags", game, kind=ctypes.c_uint32)
        self.rng = tl.handle("tl_rng_new", seed, 0)
        self.state = tl.handle("tl_state_new", game, None, 0)
        self.record = tl.handle("tl_record_new", self.state)
        self.seats = tl.number("tl_state_seats", self.state, kind=c_int32)

    def free(self):
        self.tl.tl_record_free(self.record)
        self.tl.tl_state_free(self.state)
        self.tl.tl_rng_free(self.rng)

    def equal(self, a, b):
        return self.tl.number("tl_state_equal", a, b, kind=c_int32) == 1

    def json(self):
        return self.tl.text("tl_state_to_json", self.state)

    def play(self):
        """Plays to the end; looks at every state of the first forty and at each tenth after."""
        for played in range(MOST_ACTIONS):
            legal = self.tl.numbers("tl_state_legal_actions", self.state)
            mover = self.tl.number("tl_state_mover", self.state, kind=c_int32)
            expect((not legal) == (mover == NOBODY), "finished without an empty list, or the other way round")
            if mover == NOBODY:
                return
            if played < 40 or played % 10 == 0:
                self.look(legal, mover)
            action = self.tl.number("tl_state_random_action", self.state, self.rng)
            expect(action in legal, "a random action that is not listed")
            self.tl.tl_state_apply(self.state, action)
            self.tl.tl_record_apply(self.record, action)
        self.tl.tl_state_agree_draw(self.state)
        self.tl.tl_record_apply_event(self.record, byref(Event(2, 0, 0)))

    def look(self, legal, mover):
        self.check_lists(legal, mover)
        self.check_texts(legal)
        self.check_documents()
        self.check_refusals(legal)
        if self.flags & GAME_TURNS:
            self.check_turns()

    def check_lists(self, legal, mover):
        expect(legal == sorted(set(legal)), "the list is not rising")
        for seat in range(self.seats):
            own = self.tl.numbers("tl_state_seat_actions", self.state, seat)
            expect(own == (legal if seat == mover else []), "a seat's own list is wrong")
        weights = [self.tl.number("tl_state_weight", self.state, action) for action in legal]
        expect(all(weights) if mover == CHANCE else not any(weights), "weights belong to chance alone")

    def check_texts(self, legal):
        texts = [self.tl.text("tl_state_action_text", self.state, action) for action in legal]
        expect(len(set(texts)) == len(legal), "two actions share a text")
        for action, text in zip(legal, texts):
            expect(self.tl.number("tl_state_parse_action", self.state, *text_in(text)) == action, text)

    def check_documents(self):
        document = self.json()
        expect(json.dumps(json.loads(document), separators=(",", ":"), sort_keys=True, ensure_ascii=False) == document,
               "the document is not canonical")
        again = self.tl.handle("tl_state_from_json", *text_in(document))
        expect(self.equal(self.state, again), "the state read back differs")
        for name in ("tl_state_hash", "tl_state_position_hash"):
            expect(self.tl.number(name, self.state) == self.tl.number(name, again), name)
        self.tl.tl_state_free(again)
        for viewer in (ONLOOKER, *range(self.seats)):
            self.check_view(viewer)
        if self.flags & GAME_POSITION_TEXT and not self.tl.number("tl_state_mid_turn", self.state, kind=c_int32):
            line = self.tl.text("tl_state_position_text", self.state)
            again = self.tl.handle("tl_state_from_position", self.game, *text_in(line), None, 0)
            expect(self.tl.text("tl_state_position_text", again) == line, line)
            self.tl.tl_state_free(again)

    def check_view(self, viewer):
        view = self.tl.handle("tl_state_observe", self.state, viewer)
        document = self.tl.text("tl_view_to_json", view)
        again = self.tl.handle("tl_view_from_json", *text_in(document))
        expect(self.tl.text("tl_view_to_json", again) == document, "the view read back differs")
        expect(self.tl.number("tl_view_viewer", again, kind=c_int32) == viewer, "another viewer")
        dealt = self.tl.handle("tl_view_redeal", view, self.rng)
        seen = self.tl.handle("tl_state_observe", dealt, viewer)
        expect(self.tl.text("tl_view_to_json", seen) == document, "dealt again, the seat sees something else")
        self.tl.tl_view_free(seen)
        self.tl.tl_state_free(dealt)
        self.tl.tl_view_free(again)
        self.tl.tl_view_free(view)

    def check_refusals(self, legal):
        before = self.json()
        for action in {0, legal[0] + 1, legal[-1] + 1, 2**64 - 1} - set(legal):
            refused({ILLEGAL_ACTION}, self.tl.tl_state_apply, self.state, action)
        refused({BAD_JSON}, self.tl.tl_state_from_json, *text_in(before[:-1]), byref(c_void_p()))
        expect(self.json() == before, "a refused action changed the state")

    def check_turns(self):
        """Visitor and cursor give the same turns, and each goes into text and back."""
        options = TurnOptions(limit=20)
        visited = []

        @TURN_VISITOR
        def keep(_, actions, count):
            visited.append(actions[:count])
            return 0

        self.tl.tl_state_visit_turns(self.state, byref(options), keep, None, byref(c_int32()))
        turns = self.tl.handle("tl_turns_new", self.state, byref(options))
        for turn in visited:
            expect(self.tl.numbers("tl_turns_next", turns) == turn, "the cursor gives another turn")
            text = self.tl.text("tl_state_turn_text", self.state, *actions_in(turn))
            expect(self.tl.numbers("tl_state_parse_turn", self.state, *text_in(text)) == turn, text)
        expect(self.tl.numbers("tl_turns_next", turns) == [], "the cursor gives more turns")
        self.tl.tl_turns_free(turns)

    def check_end(self):
        result = Result()
        self.tl.tl_state_result(self.state, byref(result))
        document = json.loads(self.tl.text("tl_state_result_json", self.state))
        expect(result.finished == 1, "the game has not ended")
        expect(self.tl.tl_reason_name(result.reason).decode() == document["reason"], document)
        expect(list(result.scores)[:result.seats] == document["scores"], document)
        expect([seat for seat in range(10) if result.winners >> seat & 1] == document["winners"], document)
        refused({GAME_OVER}, self.tl.tl_state_apply, self.state, 0)
        refused({GAME_OVER}, self.tl.tl_state_forfeit, self.state, 0)

    def check_record(self):
        document = self.tl.text("tl_record_to_json", self.record)
        again = self.tl.handle("tl_record_from_json", *text_in(document))
        expect(self.tl.text("tl_record_to_json", again) == document, "the record read back differs")
        last = self.tl.handle("tl_record_state", again)
        expect(self.equal(last, self.state), "the record ends elsewhere")
        self.tl.tl_state_free(last)
        middle = self.tl.number("tl_record_length", again, kind=c_size_t) // 2
        self.tl.tl_record_jump(again, middle)
        at = self.tl.handle("tl_record_state_at", self.record, middle)
        here = self.tl.handle("tl_record_state", again)
        expect(self.equal(at, here), "two ways to the middle of the record differ")
        for state in (at, here):
            self.tl.tl_state_free(state)
        self.tl.tl_record_free(again)
        if not self.flags & GAME_TEXTS:
            refused({UNSUPPORTED}, self.tl.text, "tl_record_to_game_text", self.record)


def play(tl, game, games):
    name = tl.text("tl_game_name", game)
    for seed in range(games):
        player = Player(tl, game, seed)
        player.play()
        player.check_end()
        player.check_record()
        player.free()
    print(f"{name}: {games} games")


def meet(tl, game, other):
    """States of two games are never equal; one can take the place of the other, but not stand before it."""
    state, foreign = tl.handle("tl_state_new", game, None, 0), tl.handle("tl_state_new", other, None, 0)
    for name in ("tl_state_equal", "tl_state_same_rules"):
        expect(tl.number(name, state, foreign, kind=c_int32) == 0, name)
    before = tl.text("tl_state_to_json", state)
    refused({OUT_OF_RANGE}, tl.text, "tl_state_svg_after", state, None, foreign, None, 0)
    expect(tl.text("tl_state_to_json", state) == before, "a foreign state left its mark")
    tl.tl_state_assign(state, foreign)
    expect(tl.number("tl_state_equal", state, foreign, kind=c_int32) == 1, "assigned, but not equal")
    expect(tl.handle("tl_state_game", state).value == other.value, "assigned, but of its old game")
    tl.tl_state_free(state)
    tl.tl_state_free(foreign)


def main():
    tl = Library(sys.argv[1], sys.argv[2])
    games = int(sys.argv[3]) if len(sys.argv) > 3 else 5
    count = tl.number("tl_game_count", kind=c_size_t)
    expect(count >= 1, "no games")
    every = [tl.handle("tl_game_at", index) for index in range(count)]
    for game in every:
        play(tl, game, games)
        for other in every:
            if other.value != game.value:
                meet(tl, game, other)


if __name__ == "__main__":
    main()
