// One legal move at random, found and played without a list of all.
//
// Steps, and captures that are one jump, are a square and a direction, so all of them make a set of numbers that rise
// as the moves do (DR-21). Its size is the bound of the draw, and the member of the rank drawn is the move: both come
// from counting bits in words, with no loop whose end a processor would have to foresee. A longer capture that
// is the only one is followed to its end; else captures are listed.
#include <array>
#include <bit>
#include <cstdint>
#include <optional>

#include "touchline/core/random.hpp"
#include "touchline/draughts/move_list.hpp"
#include "touchline/draughts/position.hpp"

#include "board.hpp"
#include "captures.hpp"
#include "child.hpp"

namespace touchline::inline v1::draughts {
namespace {

/// Two bits for each square, from square 1 on, from sets in the bits of layout.hpp. A square's bits are those of the
/// square eight numbers before it, rotated, so one table of bytes serves.
constexpr std::array<std::uint64_t, 256> pairs_of_byte = [] {
  std::array<std::uint64_t, 256> table{};
  for (std::uint32_t byte = 0; byte < table.size(); ++byte)
    for (int n = 1; n <= 32; ++n)
      if ((layout::bit(static_cast<Square>(n)) & byte) != 0) table[byte] |= std::uint64_t{1} << 2 * (n - 1);
  return table;
}();

constexpr std::uint64_t pairs(std::uint32_t first, std::uint32_t second) noexcept {
  const auto of = [](std::uint32_t set) {
    return pairs_of_byte[set & 0xff] | std::rotl(pairs_of_byte[set >> 8 & 0xff], 16) |
           std::rotl(pairs_of_byte[set >> 16 & 0xff], 32) | std::rotl(pairs_of_byte[set >> 24], 48);
  };
  return of(first) | of(second) << 1;
}

/// Four pairs of bits, each moved to the lower half of four bits.
constexpr std::array<std::uint16_t, 256> fours_of_byte = [] {
  std::array<std::uint16_t, 256> table{};
  for (unsigned byte = 0; byte < table.size(); ++byte)
    for (unsigned pair = 0; pair < 4; ++pair)
      table[byte] = static_cast<std::uint16_t>(table[byte] | (byte >> 2 * pair & 3) << 4 * pair);
  return table;
}();

/// The places of the bits of a byte, and how many there are.
struct ByteBits {
  std::array<std::uint8_t, 8> places{};
  std::uint8_t count = 0;
};

constexpr std::array<ByteBits, 256> byte_bits = [] {
  std::array<ByteBits, 256> table{};
  for (unsigned byte = 0; byte < table.size(); ++byte)
    for (std::uint8_t place = 0; place < 8; ++place)
      if ((byte >> place & 1) != 0) table[byte].places[table[byte].count++] = place;
  return table;
}();

/// The number of bits in each byte.
constexpr std::uint64_t byte_sizes(std::uint64_t set) noexcept {
  set -= set >> 1 & 0x5555555555555555;
  set = (set & 0x3333333333333333) + (set >> 2 & 0x3333333333333333);
  return (set + (set >> 4)) & 0x0f0f0f0f0f0f0f0f;
}

/// How many bits of a word lie in each byte and those below it, to find the bit of a rank. At most 127 bits in all.
class Ranks {
 public:
  explicit constexpr Ranks(std::uint64_t sizes) noexcept : sums_(sizes * each_byte) {}

  [[nodiscard]] constexpr unsigned total() const noexcept { return static_cast<unsigned>(sums_ >> 56); }

  /// The byte that holds the bit with `rank` lower ones, and its rank within the byte.
  struct Place {
    unsigned byte;
    unsigned rank;
  };
  [[nodiscard]] constexpr Place at(unsigned rank) const noexcept {
    // A bit for each byte whose sum the rank has passed; sums and ranks are below 128, so bytes do not borrow.
    const std::uint64_t passed = ((rank | 0x80) * each_byte - sums_) & 0x80 * each_byte;
    const auto byte = static_cast<unsigned>((passed >> 7) * each_byte >> 56);
    return {byte, rank - static_cast<unsigned>(sums_ << 8 >> 8 * byte & 0xff)};
  }

 private:
  static constexpr std::uint64_t each_byte = 0x0101010101010101;

  std::uint64_t sums_;
};

/// A move of one hop.
struct Hop {
  Square from;
  Direction direction;
};

/// Hops of men in the two directions from `first` on: bits 2n and 2n + 1 for those from square n + 1.
template <Direction first>
class ForwardHops {
 public:
  constexpr ForwardHops(std::uint32_t left, std::uint32_t right) noexcept
      : hops_(pairs(left, right)), ranks_(byte_sizes(hops_)) {}

  [[nodiscard]] constexpr unsigned size() const noexcept { return ranks_.total(); }
  /// The hop with `rank` smaller ones.
  [[nodiscard]] constexpr Hop at(unsigned rank) const noexcept {
    const auto [byte, left] = ranks_.at(rank);
    const unsigned bit = 8 * byte + byte_bits[hops_ >> 8 * byte & 0xff].places[left];
    return {static_cast<Square>(bit / 2 + 1), static_cast<Direction>(static_cast<unsigned>(first) + bit % 2)};
  }

 private:
  std::uint64_t hops_;
  Ranks ranks_;
};

/// Hops in all directions, those to the north and those to the south apart.
class AllHops {
 public:
  constexpr AllHops(std::uint64_t north, std::uint64_t south) noexcept
      : north_(north), south_(south), ranks_(byte_sizes(north) + byte_sizes(south)) {}

  [[nodiscard]] constexpr unsigned size() const noexcept { return ranks_.total(); }
  /// The hop with `rank` smaller ones.
  [[nodiscard]] constexpr Hop at(unsigned rank) const noexcept {
    const auto [byte, left] = ranks_.at(rank);
    const auto fours = [byte = byte](std::uint64_t set) { return unsigned{fours_of_byte[set >> 8 * byte & 0xff]}; };
    const unsigned hops = fours(north_) | fours(south_) << 2;  // four bits for each of four squares
    const unsigned in_low = byte_bits[hops & 0xff].count;
    const unsigned half = left >= in_low ? 1 : 0;
    const unsigned bit = 8 * half + byte_bits[hops >> 8 * half & 0xff].places[left - half * in_low];
    return {static_cast<Square>(4 * byte + bit / 4 + 1), static_cast<Direction>(bit % 4)};
  }

 private:
  std::uint64_t north_;
  std::uint64_t south_;
  Ranks ranks_;
};

template <Seat mover>
using MenHops = ForwardHops<forward_left<mover>>;

/// Captures by men, if no king captures and no capture goes on after the first jump.
template <Seat mover>
constexpr std::optional<MenHops<mover>> single_jumps(Board board, std::uint32_t jumping) noexcept {
  constexpr Direction left = forward_left<mover>, right = forward_right<mover>;
  const std::uint32_t can_left = jump_starts(board.targets(), board.empty(), left);
  const std::uint32_t can_right = jump_starts(board.targets(), board.empty(), right);
  const std::uint32_t landed =
      layout::ahead(jumping & can_left, left, 2) | layout::ahead(jumping & can_right, right, 2);
  if ((jumping & board.kings) != 0 || (landed & (can_left | can_right)) != 0) return std::nullopt;
  return MenHops<mover>(jumping & can_left, jumping & can_right);
}

constexpr std::array<std::uint32_t, 33> bits_of_squares = [] {
  std::array<std::uint32_t, 33> table{};
  for (int n = 1; n <= 32; ++n) table[static_cast<std::size_t>(n)] = layout::bit(static_cast<Square>(n));
  return table;
}();

/// A board, seen from the side that moves next, and the move that led to it.
struct Played {
  Board board;
  Move move;
};

template <Seat mover>
Played play_step(Board board, Hop hop) noexcept {
  const std::uint32_t from = bits_of_squares[static_cast<std::size_t>(hop.from)];
  return {child<mover>(board, from, layout::ahead(from, hop.direction), 0),
          Move::from(hop.from).with_hop(0, Move::step_hop(hop.direction))};
}

template <Seat mover>
Played play_jump(Board board, Hop hop) noexcept {
  const std::uint32_t from = bits_of_squares[static_cast<std::size_t>(hop.from)];
  const std::uint32_t over = layout::ahead(from, hop.direction);
  return {child<mover>(board, from, layout::ahead(over, hop.direction), over),
          Move::from(hop.from).with_hop(0, Move::jump_hop(hop.direction))};
}

/// Goes on with a capture while there is one way on; false where the path parts.
template <Seat mover, bool king>
bool follow(Jumper& jumper, Move& move) noexcept {
  for (int hops = 0;; ++hops) {
    int ways = 0;
    Direction way{};
    Jumper next = jumper;
    for_each_jump<mover, king>(jumper, [&](Direction direction, const Jumper& landed) {
      ++ways;
      way = direction;
      next = landed;
    });
    if (ways != 1) return ways == 0;
    move = move.with_hop(hops, Move::jump_hop(way));
    jumper = next;
  }
}

/// The capture, if only one piece captures and its path does not part.
template <Seat mover>
std::optional<Played> only_capture(Board board, std::uint32_t jumping) noexcept {
  if ((jumping & (jumping - 1)) != 0) return std::nullopt;
  const Jumper start = Jumper::on(jumping, board);
  Jumper end = start;
  Move move = Move::from(*layout::unpack(jumping).begin());
  const bool is_only = (jumping & board.kings) != 0 ? follow<mover, true>(end, move) : follow<mover, false>(end, move);
  if (!is_only) return std::nullopt;
  return Played{child<mover>(board, jumping, end.at, start.targets & ~end.targets), move};
}

/// The hop that a draw decides on. There is one.
template <class Hops>
Hop drawn(const Hops& hops, Rng& rng) noexcept {
  return hops.at(static_cast<unsigned>(rng.below(hops.size())));
}

template <Seat mover>
std::optional<Played> step_at_random(Board board, Rng& rng) noexcept {
  if (board.own_kings() == 0) {
    const MenHops<mover> hops(steppers<mover, forward_left<mover>>(board),
                              steppers<mover, forward_right<mover>>(board));
    if (hops.size() == 0) return std::nullopt;
    return play_step<mover>(board, drawn(hops, rng));
  }
  const AllHops hops(pairs(steppers<mover, Direction::nw>(board), steppers<mover, Direction::ne>(board)),
                     pairs(steppers<mover, Direction::sw>(board), steppers<mover, Direction::se>(board)));
  if (hops.size() == 0) return std::nullopt;
  return play_step<mover>(board, drawn(hops, rng));
}

template <Seat mover>
std::optional<Move> play(Position& position, Rng& rng) noexcept {
  const Board board(position);
  std::optional<Played> played;
  if (const std::uint32_t jumping = jumpers<mover>(board); jumping == 0) {
    played = step_at_random<mover>(board, rng);
    if (!played) return std::nullopt;  // DR-15
  } else if (const auto jumps = single_jumps<mover>(board, jumping)) {
    played = play_jump<mover>(board, drawn(*jumps, rng));
  } else if ((played = only_capture<mover>(board, jumping))) {
    rng.below(1);  // whatever the choice, each move takes a draw
  } else {
    MoveList moves;
    position.moves(moves);
    const Move move = moves[static_cast<std::size_t>(rng.below(moves.size()))];
    position = position.after(move);
    return move;
  }
  position = played->board.template position<other_side(mover)>();
  return played->move;
}

}  // namespace

std::optional<Move> Position::play_random(Rng& rng) noexcept {
  return to_move() == dark ? play<dark>(*this, rng) : play<light>(*this, rng);
}

}  // namespace touchline::inline v1::draughts
