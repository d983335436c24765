/// The moves of a board as one set of hops, without a branch: for choosing one of them by its place in the list.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "touchline/draughts/layout.hpp"

#include "board.hpp"

namespace touchline::inline v1::draughts {

/// Squares in an order of bits that is nearly that of their numbers: byte n holds squares 8n + 1 to 8n + 8. The bit
/// that a square has in its byte is that of layout.hpp; the bytes alone are others.
namespace eights {

/// The place in its byte of a square, 0 to 7.
[[nodiscard]] constexpr int place(Square square) noexcept { return std::countr_zero(layout::bit(square)) % 8; }
/// How many bytes further on layout.hpp has a square, modulo 4.
[[nodiscard]] constexpr int bytes_on(Square square) noexcept {
  return (std::countr_zero(layout::bit(square)) / 8 - (number(square) - 1) / 8 + 4) % 4;
}

/// The places of the eight squares of a byte, in the order of their numbers.
inline constexpr std::array<std::uint8_t, 8> places = [] {
  std::array<std::uint8_t, 8> table{};
  for (int n = 0; n < 8; ++n)
    table[static_cast<std::size_t>(n)] = static_cast<std::uint8_t>(place(static_cast<Square>(n + 1)));
  return table;
}();

/// The bits that layout.hpp has `bytes` further on, in all bytes. A place tells that by itself.
[[nodiscard]] constexpr std::uint32_t places_with(int bytes) noexcept {
  std::uint32_t set = 0;
  for (int n = 1; n <= 32; ++n)
    if (bytes_on(static_cast<Square>(n)) == bytes)
      set |= std::uint32_t{1} << (8 * ((n - 1) / 8) + place(static_cast<Square>(n)));
  return set;
}
static_assert((places_with(0) | places_with(1) | places_with(2)) == 0xffffffff);

/// From the bits of layout.hpp to this order.
[[nodiscard]] constexpr std::uint32_t from_layout(std::uint32_t set) noexcept {
  return (set & places_with(0)) | (std::rotr(set, 8) & places_with(1)) | (std::rotr(set, 16) & places_with(2));
}

/// For each byte of this order its squares in the order of their numbers, one a byte, 1 for those that are in it.
inline constexpr std::array<std::uint64_t, 256> squares_of_byte = [] {
  std::array<std::uint64_t, 256> table{};
  for (std::size_t byte = 0; byte < table.size(); ++byte)
    for (int n = 0; n < 8; ++n)
      if ((byte >> place(static_cast<Square>(n + 1)) & 1) != 0) table[byte] |= std::uint64_t{1} << 8 * n;
  return table;
}();

}  // namespace eights

/// The legal moves of a board if all of them are of one hop.
struct Hops {
  std::uint32_t nw, ne, sw, se;  // where they start, by direction, in the order of `eights`
  std::uint32_t sums;            // byte n: how many start on squares 1 to 8n + 8
  std::uint32_t captures;        // all ones if they are jumps, 0 if they are steps
  std::uint32_t longer;          // not 0 if a capture may go on after its first jump: then these may not be the moves
};

/// What can be done in one direction.
struct HopsInDirection {
  std::uint32_t starts;  // from where a piece of the mover's could jump, if it stood there
  std::uint32_t jumps;   // from where one can
  std::uint32_t steps;   // from where one can step, captures aside
};

template <Direction direction>
[[nodiscard]] constexpr HopsInDirection hops_in(const Board& board, std::uint32_t goers) noexcept {
  const std::uint32_t room = layout::behind(board.empty(), direction);
  const std::uint32_t starts = layout::behind(board.targets() & room, direction);  // DR-6
  return {starts, goers & starts, goers & room & layout::not_at_edge<direction>};
}

[[nodiscard]] constexpr std::uint32_t all_if(bool condition) noexcept {
  return 0 - static_cast<std::uint32_t>(condition);
}

/// How many squares of two sets each four bits hold, of hops that go both east and west to the same side. Of two
/// squares with neighbouring bits either one lies beside the other and bars it, or both are on edges that bar them:
/// they have three such hops at most, which two bits hold.
[[nodiscard]] constexpr std::uint32_t sizes_of_fours(std::uint32_t west, std::uint32_t east) noexcept {
  const std::uint32_t pairs = west - (west >> 1 & 0x55555555) + (east - (east >> 1 & 0x55555555));
  return (pairs & 0x33333333) + (pairs >> 2 & 0x33333333);
}

/// The hops of a position. Shifts and logic only, so that a loop over positions turns into vector instructions.
[[nodiscard]] constexpr Hops hops_of(const Words& words) noexcept {
  const std::uint32_t south = words.light_moves - 1;  // all ones if the mover's men go south, which dark's do
  const std::uint32_t swapped = (words.dark ^ words.light) & ~south;
  const Board board(words.dark ^ swapped, words.light ^ swapped, words.kings);
  const std::uint32_t kings = board.own_kings();
  const std::uint32_t go_north = kings | (board.own & ~south), go_south = kings | (board.own & south);  // DR-5, DR-7
  const HopsInDirection nw = hops_in<Direction::nw>(board, go_north), ne = hops_in<Direction::ne>(board, go_north);
  const HopsInDirection sw = hops_in<Direction::sw>(board, go_south), se = hops_in<Direction::se>(board, go_south);

  // DR-11. The piece itself still stands on its start, so nothing that it has jumped has room behind it.
  const std::uint32_t landed = layout::ahead(nw.jumps, Direction::nw, 2) | layout::ahead(ne.jumps, Direction::ne, 2) |
                               layout::ahead(sw.jumps, Direction::sw, 2) | layout::ahead(se.jumps, Direction::se, 2);
  const std::uint32_t jumping = nw.jumps | ne.jumps | sw.jumps | se.jumps;
  const std::uint32_t north = nw.starts | ne.starts, both = north | sw.starts | se.starts;
  const std::uint32_t forward = (north & ~south) | ((sw.starts | se.starts) & south);

  Hops hops{};
  hops.longer = landed & (forward | (both & all_if((jumping & kings) != 0)));
  hops.captures = all_if(jumping != 0);  // DR-10
  const auto legal = [&](const HopsInDirection& way) {
    return eights::from_layout((way.steps & ~hops.captures) | way.jumps);
  };
  hops.nw = legal(nw);
  hops.ne = legal(ne);
  hops.sw = legal(sw);
  hops.se = legal(se);

  const std::uint32_t fours = sizes_of_fours(hops.nw, hops.ne) + sizes_of_fours(hops.sw, hops.se);
  const std::uint32_t bytes = (fours & 0x0f0f0f0f) + (fours >> 4 & 0x0f0f0f0f);
  const std::uint32_t two = bytes + (bytes << 8);
  hops.sums = two + (two << 16);
  return hops;
}

}  // namespace touchline::inline v1::draughts
