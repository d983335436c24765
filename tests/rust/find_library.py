"""How the build of touchline-sys finds the shared library: by TOUCHLINE_LIB_DIR, by pkg-config, in the build tree.

Usage: find_library.py CARGO CRATES LIBRARY_FOLDER WORK_FOLDER
"""
import os
import shutil
import subprocess
import sys
from pathlib import Path


def build(cargo, crates, work, **variables):
    """Builds touchline-sys: whether that went well, and what its build script told cargo or complained of."""
    environment = {name: value for name, value in os.environ.items() if name != "TOUCHLINE_LIB_DIR"}
    environment.update(variables, CARGO_TARGET_DIR=str(work / "target"))
    done = subprocess.run([cargo, "build", "-vv", "--offline", "--locked", "-p", "touchline-sys"], cwd=crates,
                          env=environment, capture_output=True, text=True)
    return done.returncode == 0, done.stdout + done.stderr


def expect(held, what, output):
    if not held:
        raise SystemExit(f"{what}\n{output}")


def main():
    cargo, crates, library, work = sys.argv[1], *map(Path, sys.argv[2:])
    shutil.rmtree(work, ignore_errors=True)
    tree = work / "tree"
    (work / "pc").mkdir(parents=True)
    shutil.copytree(crates, tree / "capi/rust", ignore=shutil.ignore_patterns("target"))
    shutil.copytree(crates.parent / "include", tree / "capi/include")
    nowhere = {"PKG_CONFIG": "/nowhere/pkg-config"}

    done, output = build(cargo, tree / "capi/rust", work, **nowhere)
    expect(not done and "libtouchline-capi was not found" in output, "no library, and no complaint", output)
    done, output = build(cargo, tree / "capi/rust", work, TOUCHLINE_LIB_DIR="/nowhere")
    expect(not done and "no libtouchline-capi in /nowhere" in output, "a wrong folder, and no complaint", output)

    done, output = build(cargo, tree / "capi/rust", work, TOUCHLINE_LIB_DIR=str(library))
    expect(done and f"cargo:lib_dir={library}\n" in output, "not found by TOUCHLINE_LIB_DIR", output)

    (work / "pc/touchline-capi.pc").write_text(
        f"Name: touchline-capi\nDescription: test\nVersion: 0\nLibs: -L{library} -ltouchline-capi\n", encoding="utf-8")
    done, output = build(cargo, tree / "capi/rust", work, PKG_CONFIG_PATH=str(work / "pc"))
    expect(done and f"cargo:rustc-link-search=native={library}\n" in output, "not found by pkg-config", output)

    (tree / "build/release").mkdir(parents=True)
    (tree / "build/release/lib").symlink_to(library)
    done, output = build(cargo, tree / "capi/rust", work, **nowhere)
    expect(done and "build/release/lib\n" in output, "not found in the build tree", output)


if __name__ == "__main__":
    main()
