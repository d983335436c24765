// The tokens of PDN (DR-20), found in one pass, without allocation and without recursion.
#pragma once

#include <cstddef>
#include <string_view>

#include "touchline/core/game_text_scanner.hpp"

#include "move_text.hpp"

namespace touchline::inline v1::draughts {

struct PdnToken : GameTextToken {
  MoveText move;
  bool is_in_letters = false;  ///< a word that is a move in the notation a3-b4
};

class PdnScanner : private GameTextScanner {
 public:
  using GameTextScanner::GameTextScanner;

  /// The next token; valid until the next call. `*` at a move is passed over, too.
  const PdnToken& next() noexcept;

 private:
  [[nodiscard]] std::size_t next_square(std::size_t at, char& sign) const noexcept;

  const PdnToken& found(Kind kind, std::size_t begin, std::size_t end) noexcept;
  const PdnToken& scan_digits() noexcept;
  const PdnToken& scan_move(std::size_t begin, std::size_t first_end, std::size_t first) noexcept;
  const PdnToken& scan_word(std::size_t begin) noexcept;

  PdnToken token_;
};

}  // namespace touchline::inline v1::draughts
