#include "state_checks.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>

#include "count.hpp"

namespace touchline::inline v1::draughts {
namespace {

constexpr int most_pieces = 12;
constexpr SquareSet dark_crowning_row(0xf0000000U);   // 29–32
constexpr SquareSet light_crowning_row(0x0000000fU);  // 1–4

[[noreturn]] void refuse(const std::string& reason) { throw Error(ErrorCode::bad_state, reason); }

void check_side(const Position& position, Seat side, SquareSet crowning_row, const char* name) {
  const SquareSet pieces = position.pieces(side);
  if (pieces.size() > most_pieces)
    refuse(std::string(name) + " has " + std::to_string(pieces.size()) + " pieces; twelve is the most");
  const SquareSet stuck = (pieces - position.kings()) & crowning_row;
  if (!stuck.is_empty())
    refuse("a " + std::string(name) + " man stands on " + std::to_string(number(*stuck.begin())) +
           ", its own crowning row; there it would be a king");
}

// The jumped pieces, the square reached: whether jumps from there can take exactly `left` and end on `goal`.
bool can_take(const Position& position, Square at, SquareSet jumped, SquareSet left, Square goal) noexcept {
  if (left.is_empty()) return at == goal;
  const unsigned directions = position.jumps(at, jumped);
  for (const Direction direction : all_directions) {
    if ((directions >> static_cast<unsigned>(direction) & 1U) == 0) continue;
    const Square over = *neighbour(at, direction);
    if (!left.has(over)) continue;
    SquareSet now = jumped;
    now.insert(over);
    SquareSet rest = left;
    rest.erase(over);
    const Square landing = *neighbour(at, direction, 2);
    if (can_take(position.with_piece_moved(at, landing), landing, now, rest, goal)) return true;
  }
  return false;
}

bool is_score_of(const Result& result) noexcept {
  const bool won = result.winners == 1 || result.winners == 2;
  const Result expected =
      won ? Result::won_by(result.is_winner(dark) ? dark : light, result.reason) : Result::drawn(result.reason);
  return result == expected;
}

bool has_king(const Position& position, Seat side) noexcept {
  return !(position.pieces(side) & position.kings()).is_empty();
}

// The men of both sides, in the bits of layout.hpp as the kings of a visit are.
struct Men {
  std::uint32_t dark;
  std::uint32_t light;

  [[nodiscard]] static Men of(const Position& position) noexcept {
    const auto of_side = [&](Seat side) { return layout::pack(position.pieces(side) - position.kings()); };
    return {of_side(draughts::dark), of_side(draughts::light)};
  }
};

// The kings of a visit: as many on each side as now, beside the same men (kings neither come nor go in between).
void check_kings(Visits::Key now, const Men& men, Visits::Key visit) {
  const auto dark_of = [](Visits::Key key) { return static_cast<std::uint32_t>(key >> 32); };
  const auto light_of = [](Visits::Key key) { return static_cast<std::uint32_t>(key); };
  const std::uint32_t dark_kings = dark_of(visit), light_kings = light_of(visit);
  const bool same_number = size(dark_kings) == size(dark_of(now)) && size(light_kings) == size(light_of(now));
  if (!same_number || ((dark_kings & men.dark) | (light_kings & men.light)) != 0)
    refuse("a position kept for draws differs by more than where the kings stand");
  if (((dark_kings & (light_kings | men.light)) | (light_kings & men.dark)) != 0)
    refuse("a position kept for draws has two pieces on one square");
}

}  // namespace

void check_board(const Position& position) {
  const SquareSet dark_pieces = position.pieces(dark), light_pieces = position.pieces(light);
  const SquareSet both = dark_pieces & light_pieces;
  if (!both.is_empty()) refuse("square " + std::to_string(number(*both.begin())) + " holds a piece of each side");
  const SquareSet nowhere = position.kings() - (dark_pieces | light_pieces);
  if (!nowhere.is_empty()) refuse("there is no piece on " + std::to_string(number(*nowhere.begin())) + " to be a king");
  check_side(position, dark, dark_crowning_row, "dark");
  check_side(position, light, light_crowning_row, "light");
}

namespace {

// Each ply moves one king by one row, so between two positions lie as many plies as rows were crossed, up to parity.
bool crosses_odd_rows(Visits::Key a, Visits::Key b) noexcept {
  static constexpr std::uint32_t odd_rows = layout::squares_where([](Square square) { return row(square) % 2 == 1; });
  const auto moved = static_cast<std::uint32_t>((a ^ b) >> 32 ^ (a ^ b));
  return size(moved & odd_rows) % 2 == 1;
}

}  // namespace

void check_visits(const Rules& rules, const Position& position, std::span<const Visits::Key> visits) {
  if (rules.draws == Draws::none) {
    if (!visits.empty()) refuse("positions are not kept where draws are none");
    return;
  }
  if (visits.empty() || visits.size() > max_quiet_plies)
    refuse("expected 1 to " + std::to_string(max_quiet_plies) + " positions since the last irreversible move, found " +
           std::to_string(visits.size()));
  const Men men = Men::of(position);
  for (const Visits::Key visit : visits) check_kings(Visits::key_of(position), men, visit);
  if (visits.size() > 2 && !(has_king(position, dark) && has_king(position, light)))
    refuse("without kings on both sides no two moves in a row are without progress");
  if (visits.back() != Visits::key_of(position)) refuse("the current position is not among those kept");
  for (std::size_t i = 0; i < visits.size(); ++i)
    if (crosses_odd_rows(visits[i], visits.back()) != ((visits.size() - 1 - i) % 2 == 1))
      refuse("a position kept for draws cannot have arisen with that side to move");
  std::array<Visits::Key, Visits::capacity> sorted;
  for (std::size_t back = 0; back < 2; ++back) {
    std::size_t count = 0;
    for (std::size_t i = visits.size() - 1 - back; i < visits.size(); i -= 2) sorted[count++] = visits[i];
    std::sort(sorted.begin(), sorted.begin() + static_cast<std::ptrdiff_t>(count));
    for (std::size_t i = 2; i < count; ++i)
      if (sorted[i] == sorted[i - 2]) refuse("a position has occurred three times; the game is drawn (DR-17)");
  }
}

void check_capture(const Rules& rules, const Position& position, const Capture& capture) {
  if (rules.unit != Unit::step) refuse("a capture is in progress only where the unit of play is a step");
  const Seat side = position.to_move();
  if (!position.pieces(side).has(capture.at))
    refuse("the capturing piece does not stand on " + std::to_string(number(capture.at)));
  if (capture.from != capture.at && (position.pieces(dark) | position.pieces(light)).has(capture.from))
    refuse("the capture started on " + std::to_string(number(capture.from)) + ", which must be empty now");
  if (capture.jumped.is_empty()) refuse("a capture in progress has jumped something");
  if (!(capture.jumped - position.pieces(other(side))).is_empty())
    refuse("a jumped piece still stands until the capture is finished");
  if (position.jumps(capture.at, capture.jumped) == 0) refuse("the capture has no further jump, so it is finished");
  const Position before = capture.from == capture.at ? position : position.with_piece_moved(capture.at, capture.from);
  if (!can_take(before, capture.from, SquareSet(), capture.jumped, capture.at))
    refuse("no order of jumps from " + std::to_string(number(capture.from)) + " to " +
           std::to_string(number(capture.at)) + " takes those pieces");
}

void check_result(const Rules& rules, const Position& position, const Result& result) {
  const bool won = result.winners == 1 || result.winners == 2;
  if (!is_score_of(result)) refuse("a winner scores 1 and the loser -1, a draw 0 and 0");
  switch (result.reason) {
    case Reason::no_moves:
      if (!won) refuse("no_moves has a winner");
      if (position.has_move()) refuse("the loser has a legal move, so the game did not end by no_moves");
      return;
    case Reason::forfeit:
      if (!won) refuse("a forfeit has a winner");
      return;
    case Reason::repetition:
    case Reason::forty_moves:
      if (rules.draws == Draws::none) refuse("there are no automatic draws by these rules");
      if (won) refuse("this reason is that of a draw");
      if (!has_king(position, dark) || !has_king(position, light))
        refuse("without kings on both sides every move or second move is progress, so no such draw can arise");
      return;
    case Reason::agreement:
      if (won) refuse("a draw by agreement has no winner");
      return;
    default:
      refuse("draughts does not end by " + std::string(name(result.reason)));
  }
}

}  // namespace touchline::inline v1::draughts
