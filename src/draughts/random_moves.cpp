#include "touchline/draughts/random_moves.hpp"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "board.hpp"
#include "hops.hpp"

namespace touchline::inline v1::draughts {
namespace {

constexpr std::uint32_t each_of_four = 0x01010101;
constexpr std::uint64_t each_of_eight = 0x0101010101010101;

/// The bits of layout.hpp by the number of a square less 1.
constexpr std::array<std::uint32_t, 32> bits_of_squares = [] {
  std::array<std::uint32_t, 32> table{};
  for (int n = 1; n <= 32; ++n) table[static_cast<std::size_t>(n - 1)] = layout::bit(static_cast<Square>(n));
  return table;
}();

constexpr std::array<int, 4> turns = {layout::turn(Direction::nw), layout::turn(Direction::ne),
                                      layout::turn(Direction::sw), layout::turn(Direction::se)};

/// The moves of one hop from square 1, steps in each direction first, then jumps.
constexpr std::array<std::uint64_t, 8> moves_of_hops = [] {
  std::array<std::uint64_t, 8> table{};
  for (std::size_t d = 0; d < 4; ++d) {
    table[d] = Move().with_hop(0, Move::step_hop(static_cast<Direction>(d))).code();
    table[d + 4] = Move().with_hop(0, Move::jump_hop(static_cast<Direction>(d))).code();
  }
  return table;
}();

/// The directions in a set of four bits, rising.
constexpr std::array<std::array<std::uint8_t, 4>, 16> directions_of_mask = [] {
  std::array<std::array<std::uint8_t, 4>, 16> table{};
  for (unsigned mask = 0; mask < 16; ++mask) {
    std::size_t count = 0;
    for (std::uint8_t direction = 0; direction < 4; ++direction)
      if ((mask >> direction & 1) != 0) table[mask][count++] = direction;
  }
  return table;
}();

/// Byte `n` of a word, the lowest first: a load, where shifting takes three instructions.
unsigned byte_of(const std::uint32_t& word, unsigned n) noexcept {
  const auto* bytes = reinterpret_cast<const unsigned char*>(&word);
  return bytes[std::endian::native == std::endian::little ? n : 3 - n];
}

/// Some positions at once, word by word: each loop over lanes turns into vector instructions, and what lies between
/// them, done for one lane after the other, does not branch but where a draw is to be made again.
class Lanes {
 public:
  static constexpr std::size_t count = 16;

  explicit Lanes(std::span<const Position, count> positions) noexcept {
    for (std::size_t lane = 0; lane < count; ++lane) {
      const Words words = Words::of(positions[lane]);
      dark_[lane] = words.dark;
      light_[lane] = words.light;
      kings_[lane] = words.kings;
      light_moves_[lane] = words.light_moves;
    }
    for (std::size_t lane = 0; lane < count; ++lane) {
      const Hops hops = hops_of({dark_[lane], light_[lane], kings_[lane], light_moves_[lane]});
      nw_[lane] = hops.nw;
      ne_[lane] = hops.ne;
      sw_[lane] = hops.sw;
      se_[lane] = hops.se;
      captures_[lane] = hops.captures;
      longer_[lane] = hops.longer;
      sums_[lane] = hops.sums & all_if(hops.longer == 0);
      sums_before_[lane] = hops.sums << 8;
    }
  }

  /// Whether captures of the lane may have more than one jump. Then `choose` does nothing.
  [[nodiscard]] bool may_be_longer(std::size_t lane) const noexcept { return longer_[lane] != 0; }

  /// Chooses a move at random, if there is one: the one that stands in its place of the list, by squares and then by
  /// directions (DR-21).
  Move choose(std::size_t lane, Rng& rng) noexcept {
    const unsigned size = sums_[lane] >> 24;
    if (size == 0) {
      from_[lane] = to_[lane] = taken_[lane] = 0;
      return {};
    }
    const auto rank = static_cast<unsigned>(rng.below(size));

    // A bit for each byte whose sum the rank has passed; all are below 128, so bytes do not borrow.
    const std::uint32_t passed = ((rank | 0x80) * each_of_four - sums_[lane]) >> 7 & each_of_four;
    const unsigned eight = passed * each_of_four >> 24;
    const unsigned rank_in_eight = rank - byte_of(sums_before_[lane], eight);
    const std::uint32_t nw = byte_of(nw_[lane], eight), ne = byte_of(ne_[lane], eight);
    const std::uint32_t sw = byte_of(sw_[lane], eight), se = byte_of(se_[lane], eight);

    // The same again for the eight squares that begin in that byte.
    const std::uint64_t sums = (eights::squares_of_byte[nw] + eights::squares_of_byte[ne] +
                                eights::squares_of_byte[sw] + eights::squares_of_byte[se]) *
                               each_of_eight;
    const std::uint64_t squares_passed = ((rank_in_eight | 0x80) * each_of_eight - sums) >> 7 & each_of_eight;
    const auto square = static_cast<unsigned>(squares_passed * each_of_eight >> 56);
    const unsigned rank_of_direction = rank_in_eight - static_cast<unsigned>(sums << 8 >> 8 * square & 0xff);

    // Its directions: bit 8d goes to bit 24 + d.
    const std::uint32_t ways = (nw | ne << 8 | sw << 16 | se << 24) >> eights::places[square] & each_of_four;
    const unsigned direction = directions_of_mask[ways * 0x01020408 >> 24][rank_of_direction & 3];
    return play(lane, 8 * eight + square, direction);
  }

  /// Writes the positions after the moves chosen; where none was, they stay.
  void write(std::span<Position, count> positions) noexcept {
    for (std::size_t lane = 0; lane < count; ++lane) {
      const std::uint32_t moved = from_[lane] ^ to_[lane];
      const std::uint32_t of_light = moved & (0 - light_moves_[lane]);
      const std::uint32_t crowning = light_moves_[lane] != 0 ? layout::dark_back_row : layout::light_back_row;
      const std::uint32_t was_king = all_if((kings_[lane] & from_[lane]) != 0);
      dark_[lane] = (dark_[lane] & ~taken_[lane]) ^ moved ^ of_light;
      light_[lane] = (light_[lane] & ~taken_[lane]) ^ of_light;
      kings_[lane] = (kings_[lane] & ~(from_[lane] | taken_[lane])) | (to_[lane] & (was_king | crowning));  // DR-9
      light_moves_[lane] ^= from_[lane] != 0 ? 1 : 0;                                                       // DR-4
    }
    for (std::size_t lane = 0; lane < count; ++lane)
      positions[lane] = Words{dark_[lane], light_[lane], kings_[lane], light_moves_[lane]}.position();
  }

 private:
  Move play(std::size_t lane, unsigned square, unsigned direction) noexcept {
    const std::uint32_t captures = captures_[lane];
    const std::uint32_t from = bits_of_squares[square];
    const std::uint32_t next = std::rotl(from, turns[direction]);
    from_[lane] = from;
    taken_[lane] = next & captures;  // DR-13
    to_[lane] = captures != 0 ? std::rotl(next, turns[direction]) : next;
    return Move(std::uint64_t{square} << 36 | moves_of_hops[(captures & 4) | direction]);
  }

  std::uint32_t dark_[count];
  std::uint32_t light_[count];
  std::uint32_t kings_[count];
  std::uint32_t light_moves_[count];
  std::uint32_t nw_[count];
  std::uint32_t ne_[count];
  std::uint32_t sw_[count];
  std::uint32_t se_[count];
  std::uint32_t sums_[count];
  std::uint32_t sums_before_[count];
  std::uint32_t captures_[count];
  std::uint32_t longer_[count];
  std::uint32_t from_[count];
  std::uint32_t to_[count];
  std::uint32_t taken_[count];
};

}  // namespace

void play_random(std::span<Position> positions, std::span<Rng> rngs, std::span<Move> moves) noexcept {
  const auto one_by_one = [&](std::size_t i) { moves[i] = positions[i].play_random(rngs[i]).value_or(Move()); };
  std::size_t i = 0;
  for (; positions.size() - i >= Lanes::count; i += Lanes::count) {
    const auto some = positions.subspan(i).first<Lanes::count>();
    Lanes lanes(some);
    for (std::size_t lane = 0; lane < Lanes::count; ++lane) moves[i + lane] = lanes.choose(lane, rngs[i + lane]);
    lanes.write(some);
    for (std::size_t lane = 0; lane < Lanes::count; ++lane)
      if (lanes.may_be_longer(lane)) one_by_one(i + lane);
  }
  for (; i < positions.size(); ++i) one_by_one(i);
}

}  // namespace touchline::inline v1::draughts
