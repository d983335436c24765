/// The crowded and tricky positions of tests/data/phutball/positions.json.
#pragma once

#include <fstream>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

namespace phutball_test {

struct Counted {
  std::string name;
  std::string position;
  std::uint64_t placements = 0;
  std::uint64_t paths = 0;
  std::uint64_t results = 0;
  std::optional<bool> winning;
  std::optional<std::uint64_t> winning_paths;
  std::optional<std::size_t> longest;  // jumps
};

[[nodiscard]] inline std::vector<Counted> counted_positions() {
  std::ifstream file(TOUCHLINE_SOURCE_DIR "/tests/data/phutball/positions.json");
  const auto document = nlohmann::json::parse(file);
  std::vector<Counted> out;
  for (const auto& entry : document.at("positions")) {
    Counted counted{entry.at("name"),
                    entry.at("position"),
                    entry.at("placements"),
                    entry.at("paths"),
                    entry.at("results"),
                    {},
                    {},
                    {}};
    if (entry.contains("winning")) {
      counted.winning = entry.at("winning").get<bool>();
      counted.winning_paths = entry.at("winning_paths").get<std::uint64_t>();
      counted.longest = entry.at("longest").get<std::size_t>();
    }
    out.push_back(counted);
  }
  return out;
}

}  // namespace phutball_test
