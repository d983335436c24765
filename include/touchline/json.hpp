/// States, views and records as nlohmann::json values, for programs that use that library. Needs nlohmann/json 3.11 or
/// newer on the include path; nothing else of touchline does.
#pragma once

#include <nlohmann/json.hpp>

#include "touchline/core/any_state.hpp"
#include "touchline/core/record.hpp"
#include "touchline/core/registry.hpp"

namespace touchline::inline v1 {

/// `nlohmann::json document = state;` gives the same document as `state.to_json()`.
inline void to_json(nlohmann::json& out, const AnyState& state) { out = nlohmann::json::parse(state.to_json()); }
/// The same for a view.
inline void to_json(nlohmann::json& out, const AnyView& view) { out = nlohmann::json::parse(view.to_json()); }
/// The same for a record, with all its events.
inline void to_json(nlohmann::json& out, const Record& record) { out = nlohmann::json::parse(record.to_json()); }

/// Reads a document of a game of the registry. Errors as for `AnyState::from_json`; a value that holds a string that is
/// not UTF-8 is refused by nlohmann/json with its own exception.
[[nodiscard]] inline AnyState state_from(const Registry& registry, const nlohmann::json& document) {
  return AnyState::from_json(registry, document.dump());
}
/// The same for a view document.
[[nodiscard]] inline AnyView view_from(const Registry& registry, const nlohmann::json& document) {
  return AnyView::from_json(registry, document.dump());
}
/// The same for a record document, which is replayed.
[[nodiscard]] inline Record record_from(const Registry& registry, const nlohmann::json& document) {
  return Record::from_json(registry, document.dump());
}

}  // namespace touchline::inline v1
