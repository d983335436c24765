// Reading the fields of a rules object, the same in several games.
#pragma once

#include <limits>
#include <string_view>

#include "touchline/core/json_reader.hpp"

namespace touchline::inline v1 {

// An integer; its range is for the rules' own check.
inline int read_rules_number(json::Value value) {
  using Limits = std::numeric_limits<int>;
  return static_cast<int>(value.as_integer(Limits::min(), Limits::max()));
}

// Changes a number where the object has the field.
inline void read_number(const json::Members& members, std::string_view field, int& number) {
  if (members.has(field)) number = read_rules_number(members[field]);
}

}  // namespace touchline::inline v1
