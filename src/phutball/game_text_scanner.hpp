/// The words of phutball's game texts (PH-23).
#pragma once

#include "touchline/core/game_text_scanner.hpp"

namespace touchline::inline v1::phutball {

/// Reads move numbers, results, and moves with or without blanks around their hyphens.
class Scanner : private GameTextScanner {
 public:
  using GameTextScanner::GameTextScanner;

  /// The next token; valid until the next call. A move is what looks like one: `K7`, `K6-G9-G11`, `stop`.
  const GameTextToken& next() noexcept;

 private:
  [[nodiscard]] std::size_t end_of_path(std::size_t end) const noexcept;

  GameTextToken token_;
};

}  // namespace touchline::inline v1::phutball
