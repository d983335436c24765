// The moves of a PDN game on the board (DR-20).
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "touchline/core/action.hpp"
#include "touchline/draughts/position.hpp"

#include "move_text.hpp"

namespace touchline::inline v1::draughts {

/// Where a move stands in a file.
struct PdnPlace {
  std::size_t offset = 0;
  std::size_t number = 0;  ///< printed, or counted
};

/// Plays move texts one after the other. While the captures that a short form fits lead to different positions, all of
/// them are followed, and a later move that is legal in some only decides between them.
class PdnReplay {
 public:
  enum class Outcome : std::uint8_t { played, illegal, too_many_readings };
  /// A bound on memory and time; a search for games with many readings found five at most.
  static constexpr std::size_t most_readings = 64;

  explicit PdnReplay(const Position& start) noexcept : position_(start) {}

  /// Plays a move; what is illegal in every reading changes nothing.
  Outcome play(const MoveText& text, const PdnPlace& place);

  [[nodiscard]] std::size_t plies() const noexcept { return events_.size(); }
  /// The position now, in the first reading.
  [[nodiscard]] const Position& position() const noexcept {
    return readings_.empty() ? position_ : readings_.front().position;
  }
  [[nodiscard]] bool is_ambiguous() const noexcept { return !readings_.empty(); }
  /// The moves, once it is not ambiguous.
  [[nodiscard]] std::span<const Event> events() const noexcept { return events_; }

  /// The short capture at which the readings that are left parted.
  struct Fork {
    PdnPlace place;
    std::size_t ply = 0;
    Position position;
    MoveText text;
  };
  [[nodiscard]] const Fork& fork() const noexcept { return fork_; }
  /// What that capture is in the readings that are left, in rising order.
  [[nodiscard]] std::vector<Move> choices() const;

 private:
  /// A way to read the game since the fork: where it leads, and its moves that are not those of `events_`. Only
  /// captures differ, and there are at most 24 in a game.
  struct Reading {
    Position position;
    std::vector<std::pair<std::size_t, Move>> own_moves;
  };

  void append(Move move) {
    position_ = position_.after(move);
    events_.push_back(Event::of(move.action()));
  }
  Outcome part(const MoveText& text, const PdnPlace& place);
  Outcome play_all(const MoveText& text);
  Outcome accept(std::vector<Reading> readings, Move first);

  Position position_;
  std::vector<Event> events_;
  std::vector<Reading> readings_;  // empty, or at least two
  Fork fork_;
};

}  // namespace touchline::inline v1::draughts
