// The conformance suite over Nim.
#include "conformance/subject.hpp"
#include "registry.hpp"

namespace conformance {

std::vector<Subject> subjects() {
  return {
      {.game = "nim", .rules = "{}"},
      {.game = "nim", .rules = R"({"heaps":6,"misere":true})"},
      {.game = "nim", .rules = R"({"first":10,"heaps":1})", .perft_depth = 5},
  };
}

const touchline::Registry& registry() {
  static const touchline::Registry games = games_with_nim();
  return games;
}

}  // namespace conformance
