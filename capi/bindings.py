"""Writes what Python and Rust must know of touchline.h: functions, structs, callbacks and numbers.

Usage: bindings.py [--check]   writes the files that stand beside it, or tells whether they are as they would be written

The header is read as it is laid out: each declaration ends in a semicolon, and comments are all /* … */.
"""
import re
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
HEADER = HERE / "include/touchline.h"
PYTHON = HERE / "python/touchline/_header.py"
RUST = HERE / "rust/touchline-sys/src/bindings.rs"

NUMBERS = {"int32_t": ("c_int32", "i32"), "uint32_t": ("c_uint32", "u32"), "int64_t": ("c_int64", "i64"),
           "uint64_t": ("c_uint64", "u64"), "uint8_t": ("c_uint8", "u8"), "size_t": ("c_size_t", "usize"),
           "double": ("c_double", "f64"), "tl_status": ("c_int32", "tl_status")}


class Field:
    """A parameter of a function or a member of a struct."""

    def __init__(self, text):
        match = re.fullmatch(r"(.+?)(\w+)(?:\[(\w+)\])?", " ".join(text.split()))
        self.type, self.name, self.length = match.group(1).strip(), match.group(2), match.group(3)


def fields(text, separator):
    return [Field(part) for part in text.split(separator) if part.strip() not in ("", "void")]


class Header:
    """The declarations of the header, each kind in its order."""

    def __init__(self, text):
        text = re.sub(r"/\*.*?\*/", "", text, flags=re.S)
        self.defines = re.findall(r"^#define (TL_\w+) (\d+)$", text, flags=re.M)
        self.enums = [re.findall(r"(TL_\w+) = (-?\d+)", body)
                      for body in re.findall(r"enum \{(.*?)\}", text, flags=re.S)]
        self.opaque = re.findall(r"^typedef struct (\w+) \w+;", text, flags=re.M)
        self.structs = [(name, fields(body, ";"))
                        for name, body in re.findall(r"^typedef struct (\w+) \{(.*?)\} \w+;", text, flags=re.M | re.S)]
        self.callbacks = [(name, result, fields(parameters, ",")) for result, name, parameters in
                          re.findall(r"^typedef ([^;(]+?) \(\*(\w+)\)\(([^;]*)\);", text, flags=re.M)]
        self.functions = [(name, result.strip(), fields(parameters, ",")) for result, name, parameters in
                          re.findall(r"^TL_API ([^;(]*?)\b(tl_\w+)\(([^;]*)\);", text, flags=re.M)]
        if len(self.functions) != len(re.findall(r"^TL_API\b", text, flags=re.M)):
            raise SystemExit("a declaration of the header is not laid out as the others")

    @property
    def constants(self):
        return self.defines + [value for enum in self.enums for value in enum]


class Python:
    """The module for ctypes. Pointers are plain addresses but where Python code looks behind them."""

    def __init__(self, header):
        self.header = header
        self.structs = {name for name, _ in header.structs}
        self.callbacks = {name for name, _, _ in header.callbacks}

    def type(self, field, looked_at=False):
        base = field.type.replace("const ", "").rstrip("* ").replace("* const", "").strip()
        if "*" in field.type:
            if looked_at and base in NUMBERS:
                return f"POINTER({NUMBERS[base][0]})"
            if looked_at and base in self.structs:
                return f"POINTER({base})"
            return "c_char_p" if field.type == "const char*" and not looked_at else "c_void_p"
        plain = NUMBERS[base][0] if base in NUMBERS else base
        return f"{plain} * {field.length}" if field.length else plain

    def list(self, of, looked_at=False):
        return ", ".join(self.type(field, looked_at) for field in of)

    def result(self, text):
        return {"void": "None", "const char*": "c_char_p"}.get(text) or NUMBERS[text][0]

    def struct(self, name, members):
        lines = [f'    ("{member.name}", {self.type(member, looked_at=True)}),' for member in members]
        return [f"class {name}(Structure):", "    pass", "", "", f"{name}._fields_ = [", *lines, "]", "", ""]

    def declarations(self):
        """Structs and callbacks in such an order that each name is known when it is used."""
        first = [line for name, result, parameters in self.header.callbacks if not self.uses_struct(parameters)
                 for line in self.callback(name, result, parameters)]
        then = [line for name, members in self.header.structs for line in self.struct(name, members)]
        last = [line for name, result, parameters in self.header.callbacks if self.uses_struct(parameters)
                for line in self.callback(name, result, parameters)]
        return [*first, "", "", *then, *last]

    def uses_struct(self, parameters):
        return any(name in field.type for field in parameters for name in self.structs)

    def callback(self, name, result, parameters):
        return [f"{name} = CFUNCTYPE({self.result(result)}, {self.list(parameters, looked_at=True)})"]

    def text(self):
        lines = ['"""What touchline.h declares, for ctypes. Written by capi/bindings.py: change the header instead."""',
                 "from ctypes import (CFUNCTYPE, POINTER, Structure, c_char_p, c_double, c_int32, c_int64, c_size_t,",
                 "                    c_uint8, c_uint32, c_uint64, c_void_p)", ""]
        lines += [f"{name} = {value}" for name, value in self.header.constants]
        lines += ["", *self.declarations(), "", "# Each function: what it returns, and what it takes.", "FUNCTIONS = {"]
        for name, result, parameters in self.header.functions:
            lines.append(f'    "{name}": ({self.result(result)}, [{self.list(parameters)}]),')
        return "\n".join([*lines, "}", ""])


class Rust:
    """The module of raw declarations."""

    def __init__(self, header):
        self.header = header
        self.known = {name for name, *_ in header.structs + header.callbacks} | set(header.opaque)

    def type(self, text, length=None):
        """C reads types from the name outwards: the last star is the outermost pointer."""
        text = " ".join(text.replace("*", " * ").split())
        if length:
            return f"[{self.type(text)}; {length if length.isdigit() else length + ' as usize'}]"
        if text.endswith("* const"):
            text = text[: -len(" const")]
        if text.endswith("*"):
            inner = text[:-1].strip()
            constant = inner.startswith("const ") if "*" not in inner else inner.endswith("const")
            return f"*{'const' if constant else 'mut'} {self.type(inner)}"
        base = text.replace("const ", "").strip()
        if base in self.known:
            return base
        return {"char": "c_char", "void": "c_void"}.get(base) or NUMBERS[base][1]

    def name(self, name):
        return f"r#{name}" if name in ("move", "type", "final", "where", "match", "ref") else name

    def parameters(self, of):
        return ", ".join(f"{self.name(field.name)}: {self.type(field.type)}" for field in of)

    def result(self, text):
        return "" if text == "void" else f" -> {self.type(text)}"

    def constant(self, name, value):
        unsigned = (name.startswith("TL_GAME_") or name.startswith("TL_VERSION") or name == "TL_ABI_VERSION")
        kind = "u32" if unsigned else "tl_status" if name == "TL_OK" or name.startswith("TL_ERROR") else "i32"
        return f"pub const {name}: {kind} = {value};"

    def text(self):
        lines = ["// What touchline.h declares. Written by capi/bindings.py: change the header instead.", "",
                 "use core::ffi::c_void;", "use std::os::raw::c_char;", "", "pub type tl_status = i32;", ""]
        lines += [self.constant(name, value) for name, value in self.header.constants]
        for name in self.header.opaque:
            lines += ["", "#[repr(C)]", f"pub struct {name} {{", "    _private: [u8; 0],",
                      "    _not_send: core::marker::PhantomData<(*mut u8, core::marker::PhantomPinned)>,", "}"]
        for name, members in self.header.structs:
            lines += ["", "#[repr(C)]", "#[derive(Clone, Copy, Debug)]", f"pub struct {name} {{"]
            for member in members:
                lines.append(f"    pub {self.name(member.name)}: {self.type(member.type, member.length)},")
            lines.append("}")
        for name, result, parameters in self.header.callbacks:
            lines += ["", f"pub type {name} =",
                      f"    Option<unsafe extern \"C\" fn({self.parameters(parameters)}){self.result(result)}>;"]
        lines += ["", 'extern "C" {']
        for name, result, parameters in self.header.functions:
            lines.append(f"    pub fn {name}({self.parameters(parameters)}){self.result(result)};")
        return "\n".join([*lines, "}", ""])


def main():
    header = Header(HEADER.read_text(encoding="utf-8"))
    wanted = {PYTHON: Python(header).text(), RUST: Rust(header).text()}
    if sys.argv[1:] == ["--check"]:
        stale = [path for path, text in wanted.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
        for path in stale:
            print(f"{path.relative_to(HERE)} is not what bindings.py makes of the header: run it")
        print(f"{len(header.functions)} functions, {len(header.constants)} numbers")
        return 1 if stale else 0
    for path, text in wanted.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
