"""What the conformance tests run over: every game of the library by default and by each single change of its rules."""
from typing import Any, Dict, Iterator, List, NamedTuple

import touchline


class Subject(NamedTuple):
    game: touchline.Game
    rules: Dict[str, Any]

    def __str__(self) -> str:
        changed = ",".join(f"{name}={value}" for name, value in self.rules.items())
        return f"{self.game.name}({changed})"

    def start(self) -> touchline.State:
        return self.game.start(self.rules)


def fields_of(game: touchline.Game) -> Dict[str, Any]:
    return game.schema("rules")["properties"]["rules"]["properties"]


def other_values(field: Dict[str, Any], usual: Any) -> List[Any]:
    """Values of a field that may change how a game works: every word, both truths, the ends of a range."""
    words = [word for word in field.get("enum", []) if isinstance(word, str)]
    truths = [True, False] if field.get("type") == "boolean" else []
    ends = [field["minimum"], field["maximum"]] if {"minimum", "maximum"} <= set(field) else []
    return [value for value in words + truths + ends if value != usual]


def changes(game: touchline.Game) -> Iterator[Dict[str, Any]]:
    """Single changes of the rules. Of numbers only those that change how many seats there are."""
    usual = game.rules()
    for name, field in fields_of(game).items():
        for value in other_values(field, usual[name]):
            try:
                start = game.start({name: value})
            except touchline.BadRules:
                continue  # at odds with the default of another field
            if isinstance(value, (str, bool)) or start.seats != game.seats:
                yield {name: value}


def subjects() -> List[Subject]:
    return [Subject(game, rules) for game in touchline.games() for rules in ({}, *changes(game))]


def play(start: touchline.State, seed: int, most: int) -> Iterator[touchline.State]:
    """Every state of a random game, the first included; the same object, changed between."""
    rng = touchline.Rng(seed)
    state = start.copy()
    yield state
    for _ in range(most):
        if state.is_finished:
            return
        state.apply(state.random_action(rng))
        yield state


def some_states(start: touchline.State, seed: int, most: int, every: int) -> Iterator[touchline.State]:
    """Some states of a random game: the first ones, then one in so many, and the last."""
    for number, state in enumerate(play(start, seed, most)):
        if number < 4 or number % every == 0 or state.is_finished:
            yield state


def viewers(state: touchline.State) -> List[Any]:
    return [None, *range(state.seats)]
