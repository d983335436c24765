//! Finds the shared library of touchline's C interface: in the folder that TOUCHLINE_LIB_DIR names, by pkg-config, or
//! in the build tree of the sources that this crate lies in.
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const NAME: &str = "touchline-capi";

/// The file in a folder that a program is linked with.
fn library_in(folder: &Path) -> Option<PathBuf> {
    ["libtouchline-capi.so", "libtouchline-capi.dylib", "touchline-capi.lib"]
        .iter()
        .map(|name| folder.join(name))
        .find(|path| path.exists())
}

/// Links with the library of a folder by way of a copy among this crate's own output, where `cargo test` and `cargo
/// run` look for it when the program starts.
fn link_with(folder: &Path) {
    println!("cargo:lib_dir={}", folder.display());
    println!("cargo:rustc-link-lib=dylib={}", NAME);
    let library = library_in(folder).expect("it was just there");
    println!("cargo:rerun-if-changed={}", library.display());
    let copies = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    let is_shared_object = library.extension().map_or(false, |extension| extension == "so");
    if is_shared_object {
        for name in ["libtouchline-capi.so", "libtouchline-capi.so.0"] {
            fs::copy(&library, copies.join(name)).expect("the library can be read and the output written");
        }
    }
    let searched = if is_shared_object { copies.as_path() } else { folder };
    println!("cargo:rustc-link-search=native={}", searched.display());
}

/// Asks pkg-config; true if it knows the library.
fn link_by_pkg_config() -> bool {
    let program = env::var_os("PKG_CONFIG").unwrap_or_else(|| "pkg-config".into());
    let asked = Command::new(program).args(["--libs", "--libs-only-L", "--libs-only-l", NAME]).output();
    let flags = match asked {
        Ok(output) if output.status.success() => String::from_utf8_lossy(&output.stdout).into_owned(),
        _ => return false,
    };
    for flag in flags.split_whitespace() {
        if let Some(folder) = flag.strip_prefix("-L") {
            println!("cargo:rustc-link-search=native={}", folder);
            println!("cargo:lib_dir={}", folder);
        }
    }
    println!("cargo:rustc-link-lib=dylib={}", NAME);
    true
}

/// Folders with libraries in the source tree, optimised ones first.
fn build_trees() -> Vec<PathBuf> {
    let root = Path::new(&env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("../../..");
    ["build/release/lib", "build/shared/lib", "build/dev/lib", "build/clang/lib", "build/lib", "build-release/lib"]
        .iter()
        .map(|folder| root.join(folder))
        .collect()
}

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-env-changed=TOUCHLINE_LIB_DIR");
    println!("cargo:rerun-if-env-changed=PKG_CONFIG_PATH");
    if let Some(folder) = env::var_os("TOUCHLINE_LIB_DIR") {
        let folder = PathBuf::from(folder);
        assert!(library_in(&folder).is_some(), "TOUCHLINE_LIB_DIR: no libtouchline-capi in {}", folder.display());
        return link_with(&folder);
    }
    if link_by_pkg_config() {
        return;
    }
    let trees = build_trees();
    match trees.iter().find(|folder| library_in(folder).is_some()) {
        Some(folder) => link_with(folder),
        None => panic!(
            "libtouchline-capi was not found: set TOUCHLINE_LIB_DIR to its folder, install it with its pkg-config \
             file, or build it; looked in {:?}",
            trees
        ),
    }
}
