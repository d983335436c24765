// One turn for each different resulting state (SO-25).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "touchline/soccer/turns.hpp"

#include "key_table.hpp"
#include "pair_table.hpp"
#include "turn_keys.hpp"
#include "turn_path.hpp"

namespace touchline::inline v1::soccer {

// The same search as for all turns, but not twice below one state in mid-turn: the second time it could only lead to
// results that were met before. So what is delivered is the first turn to each result.
class UniqueTurns {
 public:
  UniqueTurns(const State& state, const TurnOptions& options, TurnVisitor visit);

  [[nodiscard]] Listing list();

 private:
  static constexpr std::size_t most_pieces = 6;
  static constexpr std::size_t most_steps = 6;

  // The use of one piece after certain others: what the others have changed, and the states met that differ only in
  // where the piece stands and how many steps it has left, as long as the ball lies where it lay at the beginning.
  // These spare most look-ups in the table.
  struct Use {
    Square origin = no_square;  // of the piece; no_square: none yet
    Square ball = no_square;
    unsigned passes = 0;
    Indices left;     // squares that pieces, this one included, have left and no finished piece has entered
    Indices entered;  // squares that finished pieces have entered
    std::uint64_t packed_left = 0;
    std::uint64_t packed_entered = 0;
    std::optional<PairTable::Pairs> pairs;  // where the results are, if they fit there
    SquareSet obstacles;                    // to the piece
    std::array<SquareSet, most_steps> met;  // squares by steps left; with none: where the turn has ended

    // The piece stands there with so many steps left; false if it did before.
    bool meet(Square piece, unsigned steps) noexcept {
      if (met[steps].has(piece)) return false;
      met[steps].insert(piece);
      return true;
    }
    // From there with fewer steps nothing new can be reached any more.
    void close(Square piece, unsigned steps) noexcept {
      for (unsigned fewer = 0; fewer < steps; ++fewer) met[fewer].insert(piece);
    }
  };

  bool search();
  bool try_action(Action action);
  bool go_on_with_piece();
  bool go_on_with_another();
  bool search_last_piece();
  bool walk_from(Square piece);
  bool walk(Use& use, Square piece, unsigned left);
  bool walk_on(Use& use, Square piece, unsigned left);
  bool walk_on_beside_ball(Use& use, Square piece, unsigned left);
  bool end_walk(const Use& use, Square piece);
  bool end_turn(Square piece);
  bool end_turn_between_pieces(const Turn& turn);

  void start_piece(Square piece) noexcept;
  [[nodiscard]] SquareSet obstacles_to(Square piece) const noexcept;
  void find_changes(const Turn& turn, Indices& left, Indices& entered) const noexcept;
  [[nodiscard]] bool is_ball_unmoved(const Use& use) const noexcept;
  [[nodiscard]] Use& use() noexcept { return uses_[origins_.count]; }

  [[nodiscard]] bool meet_result(const Use& use, Square piece);
  [[nodiscard]] bool meet_result(const Indices& left, const Indices& entered);
  [[nodiscard]] bool may_be_pair() const noexcept {
    return position_.ball() == start_ball_ && passes_in_result() == start_passes_ && pairs_.is_there();
  }
  [[nodiscard]] Key mid_turn_key() const noexcept;
  [[nodiscard]] Key result_key(std::uint64_t left, std::uint64_t entered) const noexcept;
  [[nodiscard]] std::uint16_t index_of(Square square) const noexcept { return soccer::index_of(pitch_, square); }
  [[nodiscard]] unsigned passes() const noexcept { return counted_passes(position_); }
  // A finished state keeps none (SO-24).
  [[nodiscard]] unsigned passes_in_result() const noexcept { return counts_passes_ ? passes() : 0; }

  const Pitch& pitch_;
  Position position_;
  SquareSet start_;  // the mover's pieces before the search
  Square start_ball_;
  bool counts_passes_;
  unsigned start_passes_;
  ActionId end_turn_;
  TurnPath path_;
  Delivery delivery_;
  PairTable pairs_;                        // the results that fit there
  KeyTable met_;                           // all others, and states in mid-turn
  Indices origins_;                        // where the pieces used in this search stood
  std::array<Use, most_pieces + 1> uses_;  // by origins_.count; the first stays empty
};

}  // namespace touchline::inline v1::soccer
