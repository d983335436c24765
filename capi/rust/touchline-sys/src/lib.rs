//! Raw declarations of the C interface of touchline; the crate `touchline` makes them safe. What each function does,
//! takes and promises is told in `touchline.h`.
#![allow(non_camel_case_types)]

include!("bindings.rs");
