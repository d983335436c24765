/// From exceptions to statuses: every entry of the C interface runs inside `guard`.
#pragma once

#include "touchline.h"

namespace touchline::capi {

/// A mistake in the use of the C interface itself; the library's own mistakes are touchline::Error. All texts are
/// literals, so that reporting one allocates nothing of ours.
struct Failure {
  tl_status status;
  const char* message;
  const char* place;  // the name of a parameter, or ""
};

/// The status of the exception that is being handled; keeps its message and place as the thread's last error.
tl_status keep_failure() noexcept;

/// Runs the body of an entry. Nothing gets past it.
template <class Body>
tl_status guard(Body&& body) noexcept {
  try {
    body();
    return TL_OK;
  } catch (...) {
    return keep_failure();
  }
}

}  // namespace touchline::capi
