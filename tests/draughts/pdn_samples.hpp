/// Reading PDN samples in tests.
#pragma once

#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "touchline/draughts/game.hpp"

#include "support/catch.hpp"

namespace touchline::draughts::samples {

/// A file below the project's root, byte for byte.
inline std::string file(const std::string& path) {
  std::ifstream in(std::string(TOUCHLINE_SOURCE_DIR "/") + path, std::ios::binary);
  if (!in) FAIL("cannot read " << path);
  return {std::istreambuf_iterator<char>(in), {}};
}

inline std::vector<GameTextItem> read(std::string_view text) {
  std::vector<GameTextItem> games;
  read_pdn(text, [&](GameTextItem&& game) {
    games.push_back(std::move(game));
    return true;
  });
  for (std::size_t i = 0; i < games.size(); ++i) {
    CHECK(games[i].number == i + 1);
    CHECK((games[i].record == nullptr) != games[i].fault.reason.empty());
  }
  return games;
}

inline std::vector<GameTextItem> sample(const std::string& name) { return read(file("tests/data/draughts/" + name)); }

/// The only game of a text.
inline GameTextItem only(std::string_view text) {
  std::vector<GameTextItem> games = read(text);
  REQUIRE(games.size() == 1);
  return std::move(games.front());
}

/// The record of a game that must be sound.
inline const Record& record(const GameTextItem& game) {
  INFO("line " << game.fault.line << " move " << game.fault.move << ": " << game.fault.reason);
  REQUIRE(game.record != nullptr);
  return *game.record;
}

/// Its moves with blanks between them.
inline std::string moves(const Record& record) {
  std::string out;
  AnyState state = record.start();
  for (const Event& event : record.events()) {
    if (!out.empty()) out += ' ';
    out += state.text(event);
    state.apply(event);
  }
  return out;
}
inline std::string moves(const GameTextItem& game) { return moves(record(game)); }

/// A tag's value, or `none`.
inline std::string tag(const Record& record, std::string_view name) {
  const auto found = record.tags().find(name);
  return found == record.tags().end() ? "none" : found->second;
}
inline std::string tag(const GameTextItem& game, std::string_view name) { return tag(record(game), name); }

/// Comments as `2:text`, with the number of moves before them.
inline std::vector<std::string> comments(const GameTextItem& game) {
  std::vector<std::string> out;
  for (const auto& comment : record(game).comments())
    out.push_back(std::to_string(comment.position) + ":" + comment.text);
  return out;
}

}  // namespace touchline::draughts::samples
