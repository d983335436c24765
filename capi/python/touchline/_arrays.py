"""Arrays for batches: NumPy's where it can be imported, else those of the standard library."""
from array import array
from ctypes import c_int32, c_size_t, c_uint64, sizeof
from functools import lru_cache
from typing import Any, Optional

# Letters of the array module with NumPy's names, by the type in C.
TYPES = {c_uint64: ("Q", "uint64"), c_int32: ("i", "int32"),
         c_size_t: ("Q" if sizeof(c_size_t) == 8 else "L", "uintp")}

BITS = [bytes(byte >> bit & 1 for bit in range(8)) for byte in range(256)]  # lowest bit first


@lru_cache(maxsize=None)
def numpy() -> Any:
    """NumPy, or None where it is not installed."""
    try:
        import numpy as found
    except ImportError:
        return None
    return found


def empty(kind: Any, count: int) -> Any:
    """An array of so many zeros."""
    letter, name = TYPES[kind]
    return numpy().zeros(count, dtype=name) if numpy() else array(letter, bytes(sizeof(kind) * count))


def filled(kind: Any, values: Any, count: int) -> Any:
    """An array of those values: one for each of `count`; ValueError for another number."""
    letter, name = TYPES[kind]
    if numpy():
        made = numpy().ascontiguousarray(values, dtype=name)
        if made.shape != (count,):
            raise ValueError(f"{count} values are needed, this has the shape {made.shape}")
        return made
    made = values if isinstance(values, array) and values.typecode == letter else array(letter, values)
    if len(made) != count:
        raise ValueError(f"{count} values are needed, these are {len(made)}")
    return made


def address(values: Any) -> Any:
    """Where the first value of an array lies; None for an empty one."""
    if len(values) == 0:
        return None
    return values.ctypes.data if numpy() and isinstance(values, numpy().ndarray) else values.buffer_info()[0]


def first_nonzero(values: Any) -> Optional[int]:
    """The index of the first value that is not 0; None if there is none."""
    if numpy():
        found = numpy().flatnonzero(values)
        return int(found[0]) if len(found) else None
    return next((index for index, value in enumerate(values) if value), None)


def table_of_bytes(data: bytearray, rows: int, columns: int) -> Any:
    """Bytes as a table."""
    if numpy():
        return numpy().frombuffer(data, dtype="uint8").reshape(rows, columns)
    return memoryview(data).cast("B", (rows, columns)) if data else memoryview(data)


def table_of_bits(data: bytearray, rows: int, columns: int, stride: int) -> Any:
    """The first `columns` bits of each row of bytes as booleans."""
    if numpy():
        table = numpy().frombuffer(data, dtype="uint8").reshape(rows, stride)
        return numpy().unpackbits(table, axis=1, count=columns, bitorder="little").view("bool")
    bits = b"".join(b"".join(map(BITS.__getitem__, data[row * stride:(row + 1) * stride]))[:columns]
                    for row in range(rows))
    return memoryview(bits).cast("?", (rows, columns)) if bits else memoryview(bits)


def structs(values: Any) -> Any:
    """An array of ctypes structs: as a structured array of NumPy on the same memory."""
    return numpy().ctypeslib.as_array(values) if numpy() else values
