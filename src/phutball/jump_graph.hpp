/// The jumps that one turn can come to, worked out point by point as the ball gets there.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#if defined(__SSE2__) || defined(_M_X64)
#include <emmintrin.h>
#endif

#include "touchline/phutball/position.hpp"

#include "men_set.hpp"

namespace touchline::inline v1::phutball {

/// A landing point of the turn, numbered from 1 in the order of discovery. Numbers beyond those of points stand for
/// further jumps of a point.
using Spot = std::uint16_t;

/// The jumps from one spot, one lane for each direction.
///
/// Men only disappear during a turn. So a jump of the first n men of an unbroken line is possible just when all of them
/// are still there and the next man of the line, if there was one, is gone: a test of which men have been removed.
/// Lines of several men give several such jumps in a direction; of them one at most is possible at a time.
template <std::size_t Words>
struct alignas(64) Jumps {
  std::array<std::array<std::uint32_t, 8>, Words> tested;  ///< the men jumped and the one behind them
  std::array<std::array<std::uint32_t, 8>, Words> gone;    ///< those of `tested` that must have been removed
  std::array<MenSet<Words>, 8> jumped;
  std::array<Spot, 8> landing;
  std::array<std::uint8_t, 8> length;  ///< how many are jumped
  Spot longer;                         ///< where the jumps over more men are; 0: there are none
  Point point;                         ///< from where
  bool is_ready;

  /// No jump in any direction: of no man some must be gone.
  void clear() noexcept {
    tested = {};
    gone = {};
    gone[0].fill(1);
    longer = 0;
    is_ready = true;
  }

  void set(std::size_t lane, const MenSet<Words>& men, int count, const MenSet<Words>& behind, Spot to) noexcept {
    for (std::size_t i = 0; i < Words; ++i) {
      tested[i][lane] = men.words[i] | behind.words[i];
      gone[i][lane] = behind.words[i];
    }
    jumped[lane] = men;
    landing[lane] = to;
    length[lane] = static_cast<std::uint8_t>(count);
  }

  [[nodiscard]] bool has_jump(std::size_t lane) const noexcept {
    bool any = false;
    for (const auto& word : tested) any |= word[lane] != 0;
    return any;
  }

  [[nodiscard]] MenSet<Words> men_behind(std::size_t lane) const noexcept {
    MenSet<Words> men;
    for (std::size_t i = 0; i < Words; ++i) men.words[i] = gone[i][lane];
    return men;
  }

  [[nodiscard]] bool is_possible(std::size_t lane, const MenSet<Words>& removed) const noexcept {
    bool possible = true;
    for (std::size_t i = 0; i < Words; ++i) possible &= (removed.words[i] & tested[i][lane]) == gone[i][lane];
    return possible;
  }

  /// The directions in which a jump is possible: bit n for lane n.
  [[nodiscard]] unsigned possible(const MenSet<Words>& removed) const noexcept {
#if defined(__SSE2__) || defined(_M_X64)
    const auto load = [](const std::uint32_t* from) { return _mm_loadu_si128(reinterpret_cast<const __m128i*>(from)); };
    __m128i low = _mm_set1_epi32(-1), high = low;
    for (std::size_t i = 0; i < Words; ++i) {
      const __m128i word = _mm_set1_epi32(static_cast<int>(removed.words[i]));
      const std::uint32_t* const test = tested[i].data();
      const std::uint32_t* const want = gone[i].data();
      low = _mm_and_si128(low, _mm_cmpeq_epi32(_mm_and_si128(word, load(test)), load(want)));
      high = _mm_and_si128(high, _mm_cmpeq_epi32(_mm_and_si128(word, load(test + 4)), load(want + 4)));
    }
    const __m128i lanes = _mm_packs_epi16(_mm_packs_epi32(low, high), _mm_setzero_si128());
    return static_cast<unsigned>(_mm_movemask_epi8(lanes));
#else
    unsigned lanes = 0;
    for (std::size_t lane = 0; lane < 8; ++lane) lanes |= static_cast<unsigned>(is_possible(lane, removed)) << lane;
    return lanes;
#endif
  }
};

/// A jump found possible: over whom, and to where.
template <std::size_t Words>
struct Jump {
  MenSet<Words> men;
  Spot landing;
  std::uint8_t count;  ///< of `men`
};

/// Spots and jumps of one turn. Holds at most `Words` · 32 men. Most turns fit into its own storage; only large ones
/// allocate.
template <std::size_t Words>
class JumpGraph {
 public:
  explicit JumpGraph(const Position& position) noexcept : position_(position) {
    int men = 0;
    for (int row = 1; row <= position.board().rows(); ++row) {
      men_before_row_[static_cast<std::size_t>(row)] = static_cast<std::int16_t>(men);
      men += std::popcount(position.men_in_row(row));
    }
  }
  JumpGraph(const JumpGraph&) = delete;
  JumpGraph& operator=(const JumpGraph&) = delete;

  [[nodiscard]] const Position& position() const noexcept { return position_; }
  /// The spot of a landing point, or of the point where the turn begins.
  [[nodiscard]] Spot spot(Point point) {
    Spot& spot = spots_[static_cast<std::size_t>(point.row * Board::max_columns + point.column)];
    if (spot == 0) {
      spot = add();
      jumps_[spot].point = point;
      jumps_[spot].is_ready = false;
    }
    return spot;
  }
  [[nodiscard]] Point point(Spot spot) const noexcept { return jumps_[spot].point; }
  /// The id of the action that jumps towards the first direction (PH-19).
  [[nodiscard]] std::uint64_t first_jump() const noexcept {
    return static_cast<std::uint64_t>(position_.board().points());
  }
  /// Bytes taken from the heap.
  [[nodiscard]] std::size_t heap_bytes() const noexcept { return heap_.capacity() * sizeof(Jumps<Words>); }

  /// The directions in which the ball can jump on a spot when `removed` are gone. Works the spot out when it is new.
#if defined(__GNUC__)
  [[gnu::always_inline]]  // the loops that call it do little else
#endif
  [[nodiscard]] inline unsigned
  possible(Spot spot, const MenSet<Words>& removed) {
    if (!jumps_[spot].is_ready) work_out(spot);
    const Jumps<Words>* jumps = &jumps_[spot];
    unsigned lanes = jumps->possible(removed);
    while (jumps->longer != 0) {
      jumps = &jumps_[jumps->longer];
      lanes |= jumps->possible(removed);
    }
    return lanes;
  }

  /// The jump in one of those directions.
  [[nodiscard]] Jump<Words> jump(Spot spot, std::size_t lane, const MenSet<Words>& removed) const noexcept {
    const Jumps<Words>* jumps = &jumps_[spot];
    while (!jumps->is_possible(lane, removed)) jumps = &jumps_[jumps->longer];
    return {jumps->jumped[lane], jumps->landing[lane], jumps->length[lane]};
  }

  /// The jumps from a spot, worked out when it is new, and those that Jumps::longer tells of. Valid until the next one
  /// is worked out.
  ///@{
  [[nodiscard]] const Jumps<Words>& jumps_from(Spot spot) {
    if (!jumps_[spot].is_ready) work_out(spot);
    return jumps_[spot];
  }
  [[nodiscard]] const Jumps<Words>& jumps(Spot spot) const noexcept { return jumps_[spot]; }
  ///@}

  /// Calls `visit(lane, men, behind, landing)` for each jump from a spot that may be possible at some time of the turn:
  /// just when all of `men` are there and all of `behind`, one man or none, are gone.
  template <class Visit>
  void for_each_jump(Spot spot, Visit&& visit) {
    if (!jumps_[spot].is_ready) work_out(spot);
    for (Spot at = spot; at != 0; at = jumps_[at].longer)
      for (std::size_t lane = 0; lane < 8; ++lane)
        if (jumps_[at].has_jump(lane))
          visit(lane, MenSet<Words>(jumps_[at].jumped[lane]), jumps_[at].men_behind(lane),
                Spot(jumps_[at].landing[lane]));
  }

 private:
  static constexpr std::size_t own_size = 40;
  static constexpr std::size_t points_size = std::size_t{Board::max_rows + 2} * Board::max_columns;

  [[nodiscard]] int man(Point point) const noexcept {
    const std::uint32_t before = (std::uint32_t{1} << point.column) - 1;
    return men_before_row_[static_cast<std::size_t>(point.row)] +
           std::popcount(position_.men_in_row(point.row) & before);
  }

  [[nodiscard]] Spot add() {
    if (size_ == capacity_) {
      heap_.reserve(2 * capacity_);
      if (jumps_ == own_.data()) heap_.assign(own_.begin(), own_.end());
      heap_.resize(2 * capacity_);
      jumps_ = heap_.data();
      capacity_ = heap_.size();
    }
    return static_cast<Spot>(size_++);
  }

  void work_out(Spot spot) {
    jumps_[spot].clear();
    const Point from = jumps_[spot].point;
    if (!position_.board().has(from)) return;  // PH-13: nothing leads back onto the board
    for (unsigned left = position_.men_next_to(from); left != 0; left &= left - 1)
      work_out(spot, from, static_cast<Direction>(std::countr_zero(left)));
  }

  // The jumps in one direction: over the whole line of men, and over each beginning of it (PH-9).
  void work_out(Spot spot, Point from, Direction direction) {
    const int run = position_.run(from, direction);
    MenSet<Words> men;
    int next = man(neighbour(from, direction));
    for (int length = 1; length <= run; ++length) {
      men.insert(next);
      const Point to = neighbour(from, direction, length + 1);
      MenSet<Words> behind;
      if (length < run) {
        next = man(to);
        behind.insert(next);
      } else if (!position_.board().has_landing(to)) {
        return;  // PH-12
      }
      const Spot landing = this->spot(to);
      jumps_[spot].set(static_cast<std::size_t>(direction), men, length, behind, landing);
      if (length < run) spot = longer(spot);
    }
  }

  [[nodiscard]] Spot longer(Spot spot) {
    if (jumps_[spot].longer == 0) {
      const Spot added = add();
      jumps_[added].clear();
      jumps_[spot].longer = added;
    }
    return jumps_[spot].longer;
  }

  const Position& position_;
  std::array<std::int16_t, Board::max_rows + 2> men_before_row_;
  std::array<Spot, points_size> spots_{};
  std::array<Jumps<Words>, own_size> own_;
  std::vector<Jumps<Words>> heap_;
  Jumps<Words>* jumps_ = own_.data();
  std::size_t size_ = 1;  // 0 stands for no spot
  std::size_t capacity_ = own_size;
};

}  // namespace touchline::inline v1::phutball
