"""Random numbers that are the same everywhere."""
from ctypes import c_size_t, c_uint64
from typing import Any, Iterable, Tuple

from ._library import call
from ._values import Handle, actions_in, handle_out, number_out
from .errors import OutOfRange, check

__all__ = ["Rng"]

BITS = (1 << 64) - 1


def word_in(number: int, name: str) -> int:
    """An unsigned 64-bit number."""
    if not 0 <= number <= BITS:
        raise OutOfRange("out_of_range", "must be from 0 to 2**64 - 1", name)
    return number


class Rng(Handle):
    """A random number generator (xoshiro256**) that gives the same numbers on every platform.

    `stream` numbers the independent generators of one seed: game i of many uses stream i. A generator is a value: it
    can be copied, compared and pickled. One thread at a time may use it.

    >>> import touchline
    >>> rng = touchline.Rng(seed=1)
    >>> same = touchline.Rng(seed=1)
    >>> [rng.below(6) for _ in range(5)] == [same.below(6) for _ in range(5)]
    True
    """

    __slots__ = ()
    _free = staticmethod(call.tl_rng_free)

    def __init__(self, seed: int = 0, stream: int = 0) -> None:
        super().__init__(handle_out(call.tl_rng_new, word_in(seed, "seed"), word_in(stream, "stream")))

    def next(self) -> int:
        """The next 64 random bits."""
        return number_out(c_uint64, call.tl_rng_next, self._handle)

    def below(self, bound: int) -> int:
        """A number from 0 to `bound` - 1, each as likely as any other; 0 when `bound` is 0."""
        return number_out(c_uint64, call.tl_rng_below, self._handle, word_in(bound, "bound"))

    def pick(self, weights: Iterable[int]) -> int:
        """An index into `weights`, integers, each in proportion to its weight."""
        words = [word_in(weight, "weights") for weight in weights]
        return number_out(c_size_t, call.tl_rng_pick, self._handle, *actions_in(words))

    @property
    def words(self) -> Tuple[int, ...]:
        """The state of the generator, four words; may be set."""
        words = (c_uint64 * 4)()
        check(call.tl_rng_save(self._handle, words))
        return tuple(words)

    @words.setter
    def words(self, words: Iterable[int]) -> None:
        four = [word_in(word, "words") for word in words]
        if len(four) != 4:
            raise OutOfRange("out_of_range", "a generator has four words", "words")
        check(call.tl_rng_restore(self._handle, (c_uint64 * 4)(*four)))

    def copy(self) -> "Rng":
        """An independent generator that continues alike."""
        return Rng._of(handle_out(call.tl_rng_clone, self._handle))

    def __copy__(self) -> "Rng":
        return self.copy()

    def __deepcopy__(self, memo: Any) -> "Rng":
        return self.copy()

    def __reduce__(self) -> Any:
        return rng_of, (self.words,)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Rng):
            return NotImplemented
        return self.words == other.words

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<touchline.Rng {self.words}>"


def rng_of(words: Tuple[int, ...]) -> Rng:
    """A generator in that state."""
    rng = Rng()
    rng.words = words
    return rng
