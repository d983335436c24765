"""Every file that names the version of the library names the same.

Usage: versions.py ROOT VERSION   VERSION is that of CMakeLists.txt
"""
import re
import sys
from pathlib import Path


def found(root, path, pattern):
    """What the pattern's groups hold, joined by points, at each place in the file; at least one."""
    places = re.findall(pattern, (root / path).read_text(encoding="utf-8"), flags=re.M | re.S)
    texts = [".".join(place) if isinstance(place, tuple) else place for place in places]
    return texts or ["nothing"]


def main():
    root, version = Path(sys.argv[1]), sys.argv[2]
    header = "capi/include/touchline.h"
    named = {
        header: found(root, header, r"TL_VERSION_MAJOR (\d+)\n.*TL_VERSION_MINOR (\d+)\n.*TL_VERSION_PATCH (\d+)\n"),
        header + " (tl_version)": found(root, header, r'version of the library, "([^"]*)"'),
        "capi/python/pyproject.toml": found(root, "capi/python/pyproject.toml", r'^version = "([^"]*)"'),
        "CHANGELOG.md": found(root, "CHANGELOG.md", r"^## \[([^]]*)\]")[:1],
    }
    for crate in ("touchline", "touchline-sys"):
        path = f"capi/rust/{crate}/Cargo.toml"
        named[path] = found(root, path, r'(?<![\w-])version = "([^"]*)"')
    faults = [f"{path} names {text}, CMakeLists.txt {version}" for path, texts in named.items() for text in texts
              if text != version]

    abi = found(root, header, r"#define TL_ABI_VERSION (\d+)")[0]
    for path, pattern in (("capi/CMakeLists.txt", r"SOVERSION (\d+)"),
                          ("cmake/TouchlinePackage.cmake", r"PACKAGE_NAME libtouchline-capi(\d+)")):
        faults += [f"{path} names ABI {text}, touchline.h {abi}" for text in found(root, path, pattern) if text != abi]
    sys.exit("\n".join(faults) or 0)


main()
