/// The legal moves of one position.
#pragma once

#include <cstddef>
#include <memory>

#include "touchline/draughts/move.hpp"

namespace touchline::inline v1::draughts {

/// A list of moves with room for those of any position, legal in play or not. No allocation; not initialised beyond
/// `size()`.
class MoveList {
 public:
  /// No position has more moves.
  ///
  /// Plain moves: each goes from a piece to an empty square beside it, and a pair of neighbouring squares gives at most
  /// one. There is one pair in each of the 49 blocks of two by two squares: at most 49 moves.
  ///
  /// Captures: a piece that starts in an even row lands only in even rows and jumps only what stands in odd ones, and
  /// the other way round; the two kinds are each other's picture with the board turned by half, so take the even rows.
  /// Every captured piece added, every landing square emptied and every man made a king keeps all captures apart and
  /// only lengthens them, so there are most with an enemy on all nine squares that can be jumped and kings alone on
  /// landing squares. Trying all 2^16 sets of such kings finds at most 34 captures (a test does that). So at most
  /// 34 + 34.
  static constexpr std::size_t capacity = 68;

  MoveList() noexcept {}  // NOLINT(*-use-equals-default, *-member-init): leaves the moves uninitialised

  /// How many moves there are, and the moves in order, for range loops.
  ///@{
  [[nodiscard]] std::size_t size() const noexcept { return size_; }
  [[nodiscard]] bool is_empty() const noexcept { return size_ == 0; }
  [[nodiscard]] const Move* begin() const noexcept { return moves_; }
  [[nodiscard]] const Move* end() const noexcept { return moves_ + size_; }
  ///@}
  /// Move number `i`, below `size()`.
  [[nodiscard]] Move operator[](std::size_t i) const noexcept { return moves_[i]; }

  /// Empties the list.
  void clear() noexcept { size_ = 0; }
  /// Adds a move; there must be room.
  void push_back(Move move) noexcept { std::construct_at(moves_ + size_++, move); }
  /// Adds a move if `wanted`, without a branch; there must be room, wanted or not.
  void push_back_if(bool wanted, Move move) noexcept {
    std::construct_at(moves_ + size_, move);
    size_ += wanted ? 1U : 0U;
  }

 private:
  std::size_t size_ = 0;
  union {  // so that the moves are not initialised
    Move moves_[capacity];
  };
};

}  // namespace touchline::inline v1::draughts
