//! The declarations are those of the header: each function with the same parameters, each number, structs of C's size.
use std::collections::BTreeMap;
use std::mem::size_of;

use touchline_sys::*;

const HEADER: &str = include_str!("../../../include/touchline.h");
const BINDINGS: &str = include_str!("../src/bindings.rs");

/// A type without its pointers, and how many there are.
type Kind = (String, usize);

fn without_comments(text: &str) -> String {
    let mut parts = text.split("/*");
    let mut out = parts.next().unwrap_or("").to_string();
    for part in parts {
        out.push_str(part.split_once("*/").expect("comments end").1);
    }
    out
}

/// The C type and name of "const tl_state* state".
fn c_kind(text: &str) -> (Kind, String) {
    let plain = text.replace("const", " ").replace('*', " * ");
    let words: Vec<&str> = plain.split_whitespace().collect();
    let stars = words.iter().filter(|word| **word == "*").count();
    let name = if words.len() > 1 { words[words.len() - 1] } else { "" };
    let base = match words[0] {
        "int32_t" => "i32",
        "uint32_t" => "u32",
        "int64_t" => "i64",
        "uint64_t" => "u64",
        "uint8_t" => "u8",
        "size_t" => "usize",
        "char" => "c_char",
        "void" => "c_void",
        other => other,
    };
    ((base.to_string(), stars), name.to_string())
}

/// The Rust type of "*const *mut tl_state".
fn rust_kind(text: &str) -> Kind {
    (text.split_whitespace().last().unwrap_or("").to_string(), text.matches('*').count())
}

/// Functions by name: result and parameters.
type Functions = BTreeMap<String, (Kind, Vec<(Kind, String)>)>;

fn functions_of_header() -> Functions {
    let text = without_comments(HEADER);
    text.split("TL_API ")
        .skip(1)
        .filter(|part| part.contains('('))
        .filter_map(|part| part.split_once(");"))
        .map(|(declaration, _)| {
            let (head, parameters) = declaration.split_once('(').expect("a function");
            let (result, name) = c_kind(head);
            let parameters = parameters.split(',').map(|one| c_kind(one.trim()));
            (name, (result, parameters.filter(|(kind, name)| !(kind.1 == 0 && name.is_empty())).collect()))
        })
        .collect()
}

fn functions_of_bindings() -> Functions {
    BINDINGS
        .lines()
        .filter_map(|line| line.trim().strip_prefix("pub fn "))
        .map(|line| {
            let (name, rest) = line.split_once('(').expect("a function");
            let (parameters, result) = rest.trim_end_matches(';').rsplit_once(')').expect("a function");
            let result = rust_kind(result.strip_prefix(" -> ").unwrap_or("c_void"));
            let parameters = parameters.split(", ").filter_map(|one| one.split_once(": "));
            (name.to_string(), (result, parameters.map(|(name, kind)| (rust_kind(kind), name.to_string())).collect()))
        })
        .collect()
}

#[test]
fn every_function_has_the_parameters_of_the_header() {
    let header = functions_of_header();
    assert!(header.len() > 100);
    assert_eq!(header, functions_of_bindings());
}

#[test]
fn every_number_has_the_value_of_the_header() {
    let text = without_comments(HEADER);
    let words: Vec<&str> = text.split_whitespace().collect();
    let mut count = 0;
    for three in words.windows(3) {
        if three[0].starts_with("TL_") && three[1] == "=" {
            let value = three[2].trim_end_matches(',');
            let line = BINDINGS.lines().find(|line| line.starts_with(&format!("pub const {}: ", three[0])));
            assert!(line.map_or(false, |line| line.ends_with(&format!(" = {};", value))), "{}", three[0]);
            count += 1;
        }
    }
    assert!(count > 50);
}

#[test]
fn structs_have_the_size_of_the_c_structs() {
    // tests/capi/header.c holds C to the same sizes.
    assert_eq!(size_of::<tl_result>(), 104);
    assert_eq!(size_of::<tl_event>(), 16);
    assert_eq!(size_of::<tl_turn_options>(), 56);
    assert_eq!(size_of::<tl_svg_options>(), 48);
    if size_of::<usize>() == 8 {
        assert_eq!(size_of::<tl_perft_options>(), 72);
        assert_eq!(size_of::<tl_game_text>(), 104);
    }
}

#[test]
fn the_library_is_of_the_header_s_version() {
    assert_eq!(unsafe { tl_abi_version() }, TL_ABI_VERSION);
}
