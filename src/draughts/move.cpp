#include "touchline/draughts/move.hpp"

namespace touchline::inline v1::draughts {

std::optional<Move::Path> Move::path() const noexcept {
  if (code_ >> 41 != 0 || hop(0) == 0) return std::nullopt;

  Path path;
  Square at = from();
  path.squares[path.size++] = at;
  for (int i = 0; i < length(); ++i) {
    if (hop(i) > last_hop || is_jump(hop(i)) != is_capture()) return std::nullopt;
    const auto next = neighbour(at, direction(hop(i)), is_capture() ? 2 : 1);
    if (!next) return std::nullopt;
    at = *next;
    path.squares[path.size++] = at;
  }
  const int hops = length();
  const std::uint64_t behind_the_end = hops == max_hops ? 0 : code_ & ((std::uint64_t{1} << (36 - 4 * hops)) - 1);
  if (behind_the_end != 0 || (!is_capture() && hops > 1)) return std::nullopt;
  return path;
}

}  // namespace touchline::inline v1::draughts
