"""Many states in one call."""
from ctypes import byref, c_int32, c_size_t, c_uint8, c_uint64, c_void_p, create_string_buffer
from typing import Any, Iterable, Iterator, List, Optional, Sequence, Tuple, Union

from . import _header as c
from . import _arrays as arrays
from ._library import call
from ._values import flag_out, handle_out, number_out, seat_in, viewer_in
from .errors import OutOfRange, check, last_error
from .result import Result, result_out
from .rng import Rng, word_in
from .state import State

__all__ = ["Batch", "Rngs"]


class Handles:
    """Objects of the library in a list, made and freed together."""

    __slots__ = ("_handles", "_count", "__weakref__")
    _free_all: Any
    _handles: Any
    _count: int

    def __init__(self, count: int, make: Any, *arguments: Any) -> None:
        if not 0 <= count < 1 << 31:
            raise OutOfRange("out_of_range", "must be from 0 to 2**31 - 1", "count")
        handles = (c_void_p * count)()
        check(make(*arguments, count, handles))
        self._handles, self._count = handles, count

    def __len__(self) -> int:
        return self._count

    def __del__(self) -> None:
        if getattr(self, "_count", 0):
            self._free_all(self._handles, self._count)

    def _index(self, index: int) -> int:
        """The handle at an index; IndexError outside."""
        return int(self._handles[range(self._count)[index]])


class Rngs(Handles):
    """Generators number `stream`, `stream` + 1 and so on of one seed, for `Batch.random_step`.

    >>> import touchline
    >>> touchline.Rngs(seed=1, count=3)[2] == touchline.Rng(seed=1, stream=2)
    True
    """

    __slots__ = ()
    _free_all = staticmethod(call.tl_batch_rngs_free)

    def __init__(self, seed: int, count: int, stream: int = 0) -> None:
        super().__init__(count, call.tl_batch_rngs_new, word_in(seed, "seed"), word_in(stream, "stream"))

    def __getitem__(self, index: int) -> Rng:
        """A copy of one generator."""
        return Rng._of(handle_out(call.tl_rng_clone, self._index(index)))

    def __setitem__(self, index: int, rng: Rng) -> None:
        check(call.tl_rng_restore(self._index(index), (c_uint64 * 4)(*rng.words)))


class Batch(Handles):
    """Many states that are changed and looked at together: copies of one, or of each of several.

    One call does the work for all of them, by `threads` threads, with the same outcome for any number of threads; other
    Python threads run meanwhile, but must not use this batch. What is returned are NumPy arrays where NumPy can be
    imported, else arrays of the standard library and memoryviews, with the same values.

    >>> import touchline
    >>> batch = touchline.Batch(touchline.State("draughts"), 1000)
    >>> rngs = touchline.Rngs(seed=1, count=1000)
    >>> for _ in range(300):
    ...     actions, statuses = batch.random_step(rngs)
    >>> sum(result is not None for result in batch.results())
    1000
    """

    __slots__ = ("threads", "_room", "_columns")
    _free_all = staticmethod(call.tl_batch_free)

    #: How many threads share the work; 1 is the calling thread alone.
    threads: int
    _room: int  # actions in the longest list so far
    _columns: Optional[int]  # enough for the action ids of all; None: not known

    def __init__(self, states: Union[State, Iterable[State]], count: Optional[int] = None, *, threads: int = 1) -> None:
        if isinstance(states, State):
            super().__init__(1 if count is None else count, call.tl_batch_new, states._handle)
        else:
            kept = list(states)
            if count not in (None, len(kept)):
                raise OutOfRange("out_of_range", f"{len(kept)} states are given", "count")
            super().__init__(len(kept), call.tl_batch_clone, (c_void_p * len(kept))(*(one._handle for one in kept)))
        self.threads = seat_in(threads)
        self._room, self._columns = 0, None

    def copy(self) -> "Batch":
        """An independent copy."""
        made = Batch.__new__(Batch)
        Handles.__init__(made, self._count, call.tl_batch_clone, self._handles)
        made.threads, made._room, made._columns = self.threads, self._room, self._columns
        return made

    def __copy__(self) -> "Batch":
        return self.copy()

    def __deepcopy__(self, memo: Any) -> "Batch":
        return self.copy()

    def __reduce__(self) -> Any:
        return batch_of, (list(self), self.threads)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Batch):
            return NotImplemented
        return len(self) == len(other) and all(
            flag_out(call.tl_state_equal, a, b) for a, b in zip(self._handles, other._handles))

    __hash__ = None  # type: ignore[assignment]

    def __getitem__(self, index: int) -> State:
        """A copy of one state."""
        return State._of(handle_out(call.tl_state_clone, self._index(index)))

    def __setitem__(self, index: int, state: State) -> None:
        """Makes one state equal to another, which may be of another game."""
        self.assign([index], state)

    def __iter__(self) -> Iterator[State]:
        return (self[index] for index in range(self._count))

    def assign(self, indices: Iterable[int], state: State) -> None:
        """Makes the states at those indices equal to one: to begin anew where games have ended."""
        for index in indices:
            check(call.tl_state_assign(self._index(index), state._handle))
        count = state.action_count
        self._columns = None if self._columns is None or count is None else max(self._columns, count)

    def __repr__(self) -> str:
        return f"<touchline.Batch of {self._count} states>"

    # Playing

    def apply(self, actions: Sequence[int], *, strict: bool = True) -> Any:
        """Plays `actions[i]` in each state i where it is legal, and returns a status for each: 0 where it was played.
        Unless `strict` is False the first refusal is raised afterwards, with the index in front of its place.

        >>> import touchline
        >>> batch = touchline.Batch(touchline.State("draughts"), 2)
        >>> batch.apply([batch[0].parse("11-15"), 0], strict=False).tolist()
        [0, 3]
        """
        played = arrays.filled(c_uint64, actions, self._count)
        statuses = arrays.empty(c_int32, self._count)
        check(call.tl_batch_apply(self._handles, arrays.address(played), self._count, self.threads,
                                  arrays.address(statuses)))
        if strict:
            self._raise_first(played, statuses)
        return statuses

    def _raise_first(self, played: Any, statuses: Any) -> None:
        """Raises the first refusal, if there is one: the call that is made once more is refused again."""
        index = arrays.first_nonzero(statuses)
        if index is None:
            return
        error = last_error(call.tl_state_apply(self._handles[index], int(played[index])))
        raise type(error)(error.code, error.message, f"{index}: {error.place}" if error.place else str(index))

    def random_step(self, rngs: Rngs) -> Tuple[Any, Any]:
        """Plays a random action in each state with generator i, and returns the actions and a status for each. Where a
        game is finished nothing is played: its status is not 0, its action is 0."""
        if len(rngs) != self._count:
            raise ValueError(f"{self._count} generators are needed, these are {len(rngs)}")
        actions, statuses = arrays.empty(c_uint64, self._count), arrays.empty(c_int32, self._count)
        check(call.tl_batch_random_step(self._handles, rngs._handles, self._count, self.threads,
                                        arrays.address(actions), arrays.address(statuses)))
        return actions, statuses

    # How they stand

    def movers(self) -> Any:
        """Who decides next in each: a seat, CHANCE, or NOBODY."""
        movers = arrays.empty(c_int32, self._count)
        check(call.tl_batch_movers(self._handles, self._count, self.threads, arrays.address(movers)))
        return movers

    def standings(self) -> Any:
        """How each stands: with the fields of the C interface's `tl_result`, `finished`, `reason`, `scores`, … As a
        structured array of NumPy, or an array of ctypes structs."""
        results = (c.tl_result * self._count)()
        check(call.tl_batch_results(self._handles, self._count, self.threads, results))
        return arrays.structs(results)

    def results(self) -> List[Optional[Result]]:
        """The result of each; None where the game goes on."""
        results = (c.tl_result * self._count)()
        check(call.tl_batch_results(self._handles, self._count, self.threads, results))
        return [result_out(raw) for raw in results]

    # Legal actions

    def legal(self) -> Tuple[Any, Any]:
        """The legal actions of all states end to end, and where those of each begin: state i has
        `actions[offsets[i]:offsets[i + 1]]`, in rising order.

        >>> import touchline
        >>> actions, offsets = touchline.Batch(touchline.State("draughts"), 3).legal()
        >>> offsets.tolist()
        [0, 7, 14, 21]
        """
        offsets, total = arrays.empty(c_size_t, self._count + 1), c_size_t()
        status = c.TL_ERROR_SHORT_BUFFER
        while status == c.TL_ERROR_SHORT_BUFFER:
            self._room = max(self._room, total.value, 1)
            actions = arrays.empty(c_uint64, self._room)
            status = call.tl_batch_legal_actions(self._handles, self._count, self.threads, arrays.address(actions),
                                                 self._room, byref(total), arrays.address(offsets))
        check(status)
        return actions[: total.value], offsets

    def legal_bits(self) -> Any:
        """The legal actions as bits, a row of bytes for each state: bit b of byte k is action 8k + b (NumPy's bit order
        "little"). Unsupported where the action ids of a state are not dense."""
        data, _, stride = self._masks()
        return arrays.table_of_bytes(data, self._count, stride)

    def legal_masks(self) -> Any:
        """The same as booleans, a column for each action: what a learner masks with.

        >>> import touchline
        >>> masks = touchline.Batch(touchline.State("draughts", {"unit": "step"}), 2).legal_masks()
        >>> masks.shape
        (2, 128)
        """
        data, columns, stride = self._masks()
        return arrays.table_of_bits(data, self._count, columns, stride)

    def _masks(self) -> Tuple[bytearray, int, int]:
        """The bits, how many there are of a state, and the bytes that they take."""
        if self._columns is None:
            self._columns = max(map(action_count, self._handles), default=0)
        stride = (self._columns + 7) // 8
        data = bytearray(self._count * stride)
        raw = (c_uint8 * len(data)).from_buffer(data) if data else None
        check(call.tl_batch_legal_masks(self._handles, self._count, self.threads, raw, stride))
        return data, self._columns, stride

    # Views

    def views(self, viewers: Union[None, int, Sequence[Optional[int]]] = None) -> List[str]:
        """What a seat, or an onlooker (None), sees of each state, as canonical view documents. `viewers` is one for
        all, or a sequence with one for each."""
        one = viewers is None or isinstance(viewers, int)
        each = [viewers] * self._count if one else list(viewers)  # type: ignore[arg-type]
        if len(each) != self._count:
            raise ValueError(f"{self._count} viewers are needed, these are {len(each)}")
        numbers = (c_int32 * self._count)(*map(viewer_in, each))  # type: ignore[arg-type]
        offsets, length = (c_size_t * (self._count + 1))(), c_size_t()
        status, room = c.TL_ERROR_SHORT_BUFFER, 1024 * self._count + 1
        while status == c.TL_ERROR_SHORT_BUFFER:
            text = create_string_buffer(room)
            status = call.tl_batch_views(self._handles, numbers, self._count, self.threads, text, room, byref(length),
                                         offsets)
            room = length.value + 1
        check(status)
        data = text.raw
        return [data[begin:end].decode("utf-8") for begin, end in zip(offsets, offsets[1:])]


def action_count(handle: int) -> int:
    """The number of dense action ids of a state; Unsupported where there are none."""
    return number_out(c_uint64, call.tl_state_action_count, handle)


def batch_of(states: List[State], threads: int) -> Batch:
    """A batch of copies of those states."""
    return Batch(states, threads=threads)
