"""The shared library of touchline: where it is found, and its functions as `call.tl_…`."""
import ctypes
import ctypes.util
import os
import sys
from pathlib import Path
from typing import Any, Iterator, List, Optional, Tuple

from ._header import FUNCTIONS, TL_ABI_VERSION

if sys.platform == "darwin":
    NAMES = ("libtouchline-capi.0.dylib", "libtouchline-capi.dylib")
elif sys.platform == "win32":
    NAMES = ("touchline-capi.dll",)
else:
    NAMES = ("libtouchline-capi.so.0", "libtouchline-capi.so")

# Calls that may take long, or that call back: other Python threads run meanwhile. The others are over in less time than
# it takes to let go of the interpreter lock, and are kept whole by it.
LONG = ("tl_state_perft", "tl_state_divide", "tl_state_winning_turn", "tl_turns_new", "tl_turns_next",
        "tl_record_from_json", "tl_game_read_texts", "tl_batch_")


class LibraryNotFound(ImportError):
    """The shared library is nowhere, or is of another version. The message says where it was looked for."""


def build_trees(root: Path) -> List[Path]:
    """Folders with libraries in a source tree, optimised ones first."""
    found = [path for pattern in ("build/*/lib", "build*/lib") for path in sorted(root.glob(pattern))]
    return sorted(found, key=lambda path: path.parent.name not in ("release", "build-release"))


def candidates() -> Iterator[str]:
    """Where the library may be, the first to be preferred."""
    wanted = os.environ.get("TOUCHLINE_LIBRARY")
    if wanted:
        yield wanted
        return
    here = Path(__file__).resolve().parent
    folders = [here]
    root = here.parents[2] if len(here.parents) > 2 else here
    if (root / "capi/include/touchline.h").exists():
        folders += build_trees(root)
    for folder in folders:
        for name in NAMES:
            if (folder / name).exists():
                yield str(folder / name)
                break
        else:
            yield str(folder / NAMES[0])
    installed = ctypes.util.find_library("touchline-capi")
    if installed:
        yield installed
    yield NAMES[0]


def try_load(path: str) -> Tuple[Optional[ctypes.CDLL], str]:
    """The library at a path or of a name, or the reason why it will not do."""
    if os.path.dirname(path) and not os.path.exists(path):
        return None, "no such file"
    try:
        library = ctypes.CDLL(path)
        library.tl_abi_version.restype = ctypes.c_uint32
        version = library.tl_abi_version()
    except (OSError, AttributeError) as error:
        return None, str(error)
    if version != TL_ABI_VERSION:
        return None, f"its ABI version is {version}, this package needs {TL_ABI_VERSION}"
    missing = [name for name in FUNCTIONS if not hasattr(library, name)]
    if missing:
        return None, f"it is older than this package: it has no {missing[0]}"
    return library, ""


def load() -> Tuple[ctypes.CDLL, str]:
    """The library and what it was found as; LibraryNotFound if there is none that fits."""
    tried = []
    for path in candidates():
        library, reason = try_load(path)
        if library is not None:
            return library, path
        tried.append(f"  {path}: {reason}")
    raise LibraryNotFound("the touchline library (libtouchline-capi) was not found; looked for\n" + "\n".join(tried) +
                          "\nSet TOUCHLINE_LIBRARY to its path, or install it.")


class Functions:
    """Every function of the header, with its types."""

    def __init__(self) -> None:
        released, self.path = load()
        held = ctypes.PyDLL(self.path)
        for name, (result, parameters) in FUNCTIONS.items():
            function = getattr(released if name.startswith(LONG) else held, name)
            function.restype, function.argtypes = result, parameters
            setattr(self, name, function)

    def __getattr__(self, name: str) -> Any:  # for type checkers: what is asked for by another name is not there
        raise AttributeError(name)


call = Functions()
