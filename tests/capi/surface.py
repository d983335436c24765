"""What the shared library shows and needs, against its header.

Usage: surface.py HEADER LIBRARY NM BUILD_TYPE SOURCE...
- The library defines the functions of the header and nothing else.
- It calls nothing that prints, exits or aborts.
- Each function is used in one of the SOURCEs, the tests that play with it.
"""
import re
import subprocess
import sys

# Names that a library must not call: it belongs to the program to print, to exit and to abort.
FORBIDDEN = re.compile(
    r"^(abort|_?exit|_Exit|quick_exit|raise|kill|perror|put(s|char|c)|fput(s|c)|_IO_putc|fwrite|write"
    r"|v?f?printf|vd?printf|__v?f?printf_chk|__(f)?puts|psignal|syslog|_ZSt4(cout|cerr|clog)|__assert_fail"
    r"|_ZSt9terminatev)(_unlocked)?$")

# std::terminate: what the compiler itself calls where an exception leaves a function that is noexcept. Only code that
# cannot throw is marked so; `guard` in capi/src/status.hpp catches everything else.
# __glibcxx_assert_fail and __assert_fail: the bounds checks of the standard library and nlohmann's, in Debug builds.
EXCEPTIONS = {"_ZSt9terminatev"}
DEBUG_EXCEPTIONS = EXCEPTIONS | {"__assert_fail"}


def symbols(nm, library, kind):
    lines = subprocess.run([nm, "-D", kind, library], check=True, capture_output=True, text=True).stdout.splitlines()
    return {line.split()[-1].split("@")[0] for line in lines}


def functions_of(header):
    text = re.sub(r"/\*.*?\*/", "", open(header, encoding="utf-8").read(), flags=re.S)
    return set(re.findall(r"^TL_API [^;(]*?\b(tl_\w+)\(", text, flags=re.M))


def main():
    header, library, nm, build_type, *sources = sys.argv[1:]
    functions = functions_of(header)
    defined = symbols(nm, library, "--defined-only")
    faults = [f"defined but not in the header: {name}" for name in sorted(defined - functions)]
    faults += [f"in the header but not defined: {name}" for name in sorted(functions - defined)]

    allowed = DEBUG_EXCEPTIONS if build_type == "Debug" else EXCEPTIONS
    called = symbols(nm, library, "--undefined-only")
    faults += [f"called: {name}" for name in sorted(called) if FORBIDDEN.match(name) and name not in allowed]

    used = set(re.findall(r"\btl_\w+", " ".join(open(source, encoding="utf-8").read() for source in sources)))
    faults += [f"used in no test: {name}" for name in sorted(functions - used)]

    print(f"{len(functions)} functions in the header, {len(defined)} defined, {len(called)} needed")
    print("\n".join(faults))
    sys.exit(1 if faults or len(functions) < 100 else 0)


if __name__ == "__main__":
    main()
