"""touchline: the rules of tabletop games, exactly.

Legal moves, results, JSON, notations, records and pictures of every game, for bots, servers and learners.

>>> import touchline
>>> state = touchline.State("draughts")
>>> state.apply("11-15")
>>> rng = touchline.Rng(seed=1)
>>> while not state.is_finished:
...     state.apply(state.random_action(rng))
>>> state.result.winners
(1,)

Threads: many may read one object (a State, View or Record) at once; while one changes it, no other may use it. Games
and views never change. Long calls (perft, `winning_turn`, `turns`, the calls of `Batch`) let other Python threads run.
"""
from ._library import LibraryNotFound, call as _call
from .batch import Batch, Rngs
from .errors import (AmbiguousText, BadJson, BadRules, BadState, BadText, Error, GameOver, IllegalAction, InternalError,
                     LimitExceeded, OutOfMemory, OutOfRange, SystemRefused, UnknownName, Unsupported)
from .event import Event
from ._game import Fault, Game, GameText, game, games
from .record import Record, Tags
from .result import Result
from .rng import Rng
from .state import CHANCE, NOBODY, State
from .statistics import Statistics
from .turns import Turns, WinningTurn
from .view import View

__version__ = "0.1.0"

#: The version of the library that was loaded, and where it was found.
library_version: str = _call.tl_version().decode()
library_path: str = _call.path

__all__ = ["AmbiguousText", "BadJson", "BadRules", "BadState", "BadText", "Batch", "CHANCE", "Error", "Event",
           "Fault", "Game", "GameOver", "GameText", "IllegalAction", "InternalError", "LibraryNotFound",
           "LimitExceeded", "NOBODY", "OutOfMemory", "OutOfRange", "Record", "Result", "Rng", "Rngs", "State", "Statistics",
           "SystemRefused", "Tags", "Turns", "UnknownName", "Unsupported", "View", "WinningTurn", "game", "games",
           "library_path", "library_version"]
