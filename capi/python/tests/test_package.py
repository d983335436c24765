"""The package itself: how it finds the library, what it declares, that its examples hold."""
import doctest
import importlib
import inspect
import os
import pkgutil
import re
import shutil
import subprocess
import sys
from ctypes import c_void_p, sizeof
from pathlib import Path

import pytest

import touchline
from touchline import _header, _library

PACKAGE = Path(touchline.__file__).parent
CAPI = PACKAGE.parents[1]
MODULES = [touchline, *(importlib.import_module(f"touchline.{module.name}")
                        for module in pkgutil.iter_modules(touchline.__path__))]


def run(code, path, **variables):
    """Runs Python code with the package at `path`; what it prints, errors too."""
    environment = {**os.environ, "PYTHONPATH": str(path), **variables}
    environment = {name: value for name, value in environment.items() if value is not None}
    done = subprocess.run([sys.executable, "-B", "-c", code], env=environment, capture_output=True, text=True,
                          cwd=os.path.sep)
    return done.stdout + done.stderr


FOUND = "import touchline; print(touchline.library_path)"


def copy_of_package(folder):
    shutil.copytree(PACKAGE, folder / "touchline", ignore=shutil.ignore_patterns("__pycache__"))
    return folder


def library_in(folder):
    """The library under test in another place."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / _library.NAMES[0]).symlink_to(os.path.realpath(touchline.library_path))
    return str(folder / _library.NAMES[0])


def test_the_library_named_by_the_environment(tmp_path):
    named = library_in(tmp_path / "named")
    library_in(copy_of_package(tmp_path / "site") / "touchline")
    assert run(FOUND, tmp_path / "site", TOUCHLINE_LIBRARY=named).strip() == named
    lost = run(FOUND, tmp_path / "site", TOUCHLINE_LIBRARY="/nowhere/lib.so")
    assert "LibraryNotFound" in lost and "/nowhere/lib.so: no such file" in lost and "TOUCHLINE_LIBRARY" in lost


def test_the_library_beside_the_package(tmp_path):
    beside = library_in(copy_of_package(tmp_path) / "touchline")
    assert run(FOUND, tmp_path, TOUCHLINE_LIBRARY=None).strip() == beside


def test_the_library_of_the_build_tree(tmp_path):
    (tmp_path / "capi/include").mkdir(parents=True)
    (tmp_path / "capi/include/touchline.h").touch()
    copy_of_package(tmp_path / "capi/python")
    built = library_in(tmp_path / "build/dev/lib")
    assert run(FOUND, tmp_path / "capi/python", TOUCHLINE_LIBRARY=None).strip() == built
    release = library_in(tmp_path / "build/release/lib")
    assert run(FOUND, tmp_path / "capi/python", TOUCHLINE_LIBRARY=None).strip() == release


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="LD_LIBRARY_PATH is Linux's")
def test_the_library_of_the_system(tmp_path):
    installed = library_in(tmp_path / "lib")
    copy_of_package(tmp_path / "site")
    printed = run(FOUND, tmp_path / "site", TOUCHLINE_LIBRARY=None, LD_LIBRARY_PATH=os.path.dirname(installed))
    assert printed.strip() == "libtouchline-capi.so.0"


def test_no_library_at_all(tmp_path):
    copy_of_package(tmp_path)
    message = run("import touchline", tmp_path, TOUCHLINE_LIBRARY=None, LD_LIBRARY_PATH=None)
    if "LibraryNotFound" in message:  # else the library is installed on this system
        assert str(tmp_path / "touchline") in message and "TOUCHLINE_LIBRARY" in message
    else:
        assert message == ""


def test_a_library_of_another_version_is_refused(tmp_path):
    other = os.environ["TOUCHLINE_OTHER_ABI"]
    message = run("import touchline", copy_of_package(tmp_path), TOUCHLINE_LIBRARY=other)
    assert "LibraryNotFound" in message and "its ABI version is 99, this package needs 0" in message


def test_numpy_is_optional():
    printed = run("import sys; sys.modules['numpy'] = None\n"
                  "import touchline\n"
                  "batch = touchline.Batch(touchline.State('draughts', {'unit': 'step'}), 2)\n"
                  "batch.random_step(touchline.Rngs(1, 2))\n"
                  "print(type(batch.movers()).__module__, batch.legal_masks().shape)", PACKAGE.parent)
    assert printed.strip() == "array (2, 128)"
    assert "numpy" not in run("import sys, touchline; print(sorted(sys.modules))", PACKAGE.parent)


def test_what_is_declared_is_the_header():
    text = re.sub(r"/\*.*?\*/", "", (CAPI / "include/touchline.h").read_text(encoding="utf-8"), flags=re.S)
    functions = re.findall(r"^TL_API ([^;(]*?)\b(tl_\w+)\(([^;]*)\);", text, flags=re.M)
    assert len(functions) > 100 and {name for _, name, _ in functions} == set(_header.FUNCTIONS)
    for _, name, parameters in functions:
        assert len(_header.FUNCTIONS[name][1]) == (0 if parameters == "void" else parameters.count(",") + 1), name
    numbers = re.findall(r"\b(TL_[A-Z_0-9]+) = (-?\d+)", text)
    assert len(numbers) > 50 and all(getattr(_header, name) == int(value) for name, value in numbers)
    assert subprocess.run([sys.executable, "-B", CAPI / "bindings.py", "--check"]).returncode == 0


def test_structs_have_the_size_of_the_c_structs():
    """tests/capi/header.c holds C to the same sizes."""
    sizes = {"tl_result": 104, "tl_event": 16, "tl_turn_options": 56, "tl_svg_options": 48,
             "tl_text_options": 32, "tl_film_options": 72}
    if sizeof(c_void_p) == 8:
        sizes.update(tl_perft_options=72, tl_game_text=104)
    assert {name: sizeof(getattr(_header, name)) for name in sizes} == sizes


def test_the_program_of_the_readme_runs():
    page = (PACKAGE.parent / "README.md").read_text(encoding="utf-8")
    (program,) = re.findall(r"^```python\n(.*?)^```$", page, re.M | re.S)
    moves, result = run(program, PACKAGE.parent).splitlines()
    assert moves.startswith("['21-17', ") and result.endswith(("(0,)", "(1,)", "()"))


def test_versions_agree():
    assert touchline.library_version == touchline.__version__
    project = (PACKAGE.parent / "pyproject.toml").read_text(encoding="utf-8")
    assert f'version = "{touchline.__version__}"' in project and "dependencies = []" in project
    assert (PACKAGE / "py.typed").exists()


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
def test_examples_hold(module):
    assert doctest.testmod(module).failed == 0


def public_things():
    for name in touchline.__all__:
        thing = getattr(touchline, name)
        if not inspect.isclass(thing) and not inspect.isfunction(thing):
            continue
        yield name, thing
        for member, value in vars(thing).items() if inspect.isclass(thing) else ():
            value = getattr(value, "__func__", value)
            if not member.startswith("_") and (callable(value) or isinstance(value, property)):
                yield f"{name}.{member}", value


def test_every_public_thing_is_documented():
    names = [name for name, thing in public_things() if not (thing.__doc__ or "").strip()]
    assert names == []
    assert len(list(public_things())) > 100


def test_every_public_function_has_types():
    for name, thing in public_things():
        function = thing.fget if isinstance(thing, property) else thing
        if inspect.isfunction(function):
            hints = set(inspect.signature(function).parameters) - {"self"}
            assert hints | {"return"} == set(function.__annotations__), name
