/// Soccer in JSON: the inner objects of the documents of docs/formats.md, and their schemas.
#pragma once

#include <string_view>

#include "touchline/core/game.hpp"
#include "touchline/core/json_reader.hpp"
#include "touchline/core/json_writer.hpp"
#include "touchline/soccer/state.hpp"

namespace touchline::inline v1::soccer {

/// The inner objects of the JSON documents and their schemas, as `touchline::Game` asks for them. Writing allocates
/// only the text; reading throws Error(bad_json), Error(bad_rules) or Error(bad_state) with the place.
///@{
void write_rules(json::Writer& writer, const Rules& rules);
[[nodiscard]] Rules read_rules(json::Value value, Fields fields);
void write_state(json::Writer& writer, const State& state);
[[nodiscard]] State read_state(const Rules& rules, json::Value value);
[[nodiscard]] std::string_view rules_schema();
[[nodiscard]] std::string_view state_schema();
///@}

}  // namespace touchline::inline v1::soccer
