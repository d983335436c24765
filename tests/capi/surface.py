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
    r"(abort|_?exit|_Exit|quick_exit|raise|kill|perror|psignal|syslog|write|fwrite"
    r"|f?put(s|c|char)|_IO_putc|v?[df]?printf|__v?f?printf_chk"
    r"|__assert_fail|__cxa_pure_virtual|_ZSt9terminatev|_ZSt21__glibcxx_assert_fail\w*|_ZSt4(cout|cerr|clog))(_unlocked)?")

# What the compiler itself refers to. std::terminate: where an exception would leave a function that is noexcept; only
# what cannot throw is marked so, and `guard` in capi/src/status.hpp stands around everything. __cxa_pure_virtual: in
# the tables of abstract classes, whose objects are never made.
COMPILER = {"_ZSt9terminatev", "__cxa_pure_virtual"}
# In Debug builds the checks of the standard library and of nlohmann's reader abort on a fault of this library.
CHECKS = {"__assert_fail", "_ZSt21__glibcxx_assert_failPKciS0_S0_"}


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

    allowed = COMPILER | CHECKS if build_type == "Debug" else COMPILER
    called = symbols(nm, library, "--undefined-only")
    faults += [f"called: {name}" for name in sorted(called) if FORBIDDEN.fullmatch(name) and name not in allowed]

    used = set(re.findall(r"\btl_\w+", " ".join(open(source, encoding="utf-8").read() for source in sources)))
    faults += [f"used in no test: {name}" for name in sorted(functions - used)]

    print(f"{len(functions)} functions in the header, {len(defined)} defined, {len(called)} needed")
    print("\n".join(faults))
    sys.exit(1 if faults or len(functions) < 100 else 0)


if __name__ == "__main__":
    main()
