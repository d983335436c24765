// The fast move generation against the slow one of tests/support, written apart from it.
#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "touchline/draughts/perft.hpp"
#include "touchline/draughts/position.hpp"
#include "touchline/draughts/random_moves.hpp"

#include "support/catch.hpp"
#include "support/draughts_positions.hpp"

using namespace touchline;
using draughts::Move;
using draughts::MoveList;
using draughts::Position;

namespace {

std::vector<slow::Board> boards() {
  Rng rng(2024);
  auto all = slow::reached(rng, 100, 150);
  for (const auto& more : {slow::crowded(rng, 4000), slow::rings(rng, 2000)})
    all.insert(all.end(), more.begin(), more.end());
  return all;
}

slow::Squares squares(Move move) {
  slow::Squares numbers;
  const auto path = move.path().value();
  for (const auto square : path) numbers.push_back(draughts::number(square));
  return numbers;
}

MoveList listed(const Position& position) {
  MoveList moves;
  position.moves(moves);
  return moves;
}

/// Numbers that are nearly moves of a position, or moves of another: one digit changed, cut off or added, every step
/// and every first jump of every square, and noise.
std::vector<std::uint64_t> doubtful_codes(const MoveList& legal, Rng& rng) {
  std::vector<std::uint64_t> codes;
  for (const Move move : legal) {
    codes.push_back(move.code());
    codes.push_back(move.code() ^ 1ULL << rng.below(64));
    codes.push_back(move.code() ^ rng.below(16) << 4 * rng.below(9));
    codes.push_back(move.code() & ~(15ULL << (36 - 4 * move.length())));
    if (move.length() < Move::max_hops)
      codes.push_back(move.with_hop(move.length(), 1 + static_cast<unsigned>(rng.below(8))).code());
  }
  for (std::uint64_t from = 0; from < 32; ++from)
    for (std::uint64_t hop = 0; hop < 16; ++hop) codes.push_back(from << 36 | hop << 32);
  for (int i = 0; i < 20; ++i) codes.push_back(rng() >> rng.below(40));
  return codes;
}

}  // namespace

TEST_CASE("moves are listed as by the slow generator, in its order",
          "[draughts][DR-5][DR-6][DR-8][DR-10][DR-11][DR-13]") {
  std::size_t captures = 0;
  for (const auto& board : boards()) {
    std::vector<slow::Squares> fast;
    for (const Move move : listed(slow::position(board))) fast.push_back(squares(move));
    const auto expected = slow::moves(board);
    REQUIRE(fast == expected);
    if (!expected.empty() && slow::is_capture(expected[0])) captures += expected.size();
  }
  CHECK(captures > 10000);  // the positions are not all quiet
}

TEST_CASE("moves lead where the slow generator says", "[draughts][DR-4][DR-9][DR-13]") {
  for (const auto& board : boards())
    for (const Move move : listed(slow::position(board)))
      CHECK(slow::position(board).after(move) == slow::position(slow::after(board, squares(move))));
}

TEST_CASE("exactly the listed moves are legal, of all numbers", "[draughts][DR-10][DR-11]") {
  Rng rng(7);
  for (const auto& board : boards()) {
    const Position position = slow::position(board);
    const MoveList legal = listed(position);
    for (const std::uint64_t code : doubtful_codes(legal, rng)) {
      const bool is_listed = std::find(legal.begin(), legal.end(), Move(code)) != legal.end();
      if (position.is_legal(Move(code)) != is_listed) FAIL("code " << std::hex << code);
    }
  }
}

TEST_CASE("a random move is the one in its place of the list, and is played", "[draughts][DR-10][DR-15]") {
  std::uint64_t seed = 0;
  for (const auto& board : boards()) {
    const Position position = slow::position(board);
    const MoveList legal = listed(position);
    for (int i = 0; i < 8; ++i) {
      Rng rng(seed++);
      Rng of_list = rng;
      Position played = position;
      const auto move = played.play_random(rng);
      REQUIRE(move.has_value() == !legal.is_empty());
      if (move) {
        REQUIRE(*move == legal[static_cast<std::size_t>(of_list.below(legal.size()))]);
        REQUIRE(played == position.after(*move));
      } else {
        REQUIRE(played == position);
      }
      REQUIRE(rng == of_list);
    }
  }
}

TEST_CASE("many boards at once are played as each by itself", "[draughts][DR-10][DR-15]") {
  std::vector<Position> positions;
  for (const auto& board : boards()) positions.push_back(slow::position(board));
  const std::vector<Position> before = positions;
  std::vector<Rng> rngs;
  for (std::size_t i = 0; i < positions.size(); ++i) rngs.emplace_back(11, i);
  std::vector<Move> moves(positions.size());
  // Calls of every size, so that each board stands in another place of a group, or in none.
  std::size_t begin = 0;
  for (std::size_t size = 1; begin < positions.size(); begin += size++) {
    size = std::min(size % 50, positions.size() - begin);
    draughts::play_random(std::span(positions).subspan(begin, size), std::span(rngs).subspan(begin, size),
                          std::span(moves).subspan(begin, size));
  }
  std::size_t played = 0;
  for (std::size_t i = 0; i < positions.size(); ++i) {
    Rng of_list(11, i);
    const MoveList legal = listed(before[i]);
    if (legal.is_empty()) {
      REQUIRE(moves[i] == Move());
      REQUIRE(positions[i] == before[i]);
    } else {
      REQUIRE(moves[i] == legal[static_cast<std::size_t>(of_list.below(legal.size()))]);
      REQUIRE(positions[i] == before[i].after(moves[i]));
      ++played;
    }
    REQUIRE(rngs[i] == of_list);
  }
  CHECK(played > 1000);
}

TEST_CASE("random games on many boards are those of each board", "[draughts][DR-10]") {
  constexpr std::size_t games = 64;
  std::vector<Position> positions(games), alone(games);
  std::vector<Rng> rngs, rngs_alone;
  for (std::size_t i = 0; i < games; ++i) rngs.emplace_back(12, i);
  rngs_alone = rngs;
  std::vector<Move> moves(games);
  for (int ply = 0; ply < 300; ++ply) {
    draughts::play_random(positions, rngs, moves);
    for (std::size_t i = 0; i < games; ++i) {
      REQUIRE(alone[i].play_random(rngs_alone[i]).value_or(Move()) == moves[i]);
      if (moves[i] == Move()) positions[i] = alone[i] = Position();
    }
    REQUIRE(positions == alone);
    REQUIRE(rngs == rngs_alone);
  }
}

TEST_CASE("moves are counted as they are listed", "[draughts][DR-10][DR-14][DR-15]") {
  for (const auto& board : boards()) {
    const Position position = slow::position(board);
    const MoveList legal = listed(position);
    REQUIRE(position.count_moves() == legal.size());
    REQUIRE(position.has_move() == !legal.is_empty());
    REQUIRE(position.has_capture() == (!legal.is_empty() && legal[0].is_capture()));
    REQUIRE(draughts::perft_unique(position, 1) == slow::perft(board, 1, true));
  }
}

TEST_CASE("leaves are counted as by the slow generator", "[draughts][DR-14]") {
  const auto all = boards();
  for (std::size_t i = 0; i < all.size(); i += 7) {
    const Position position = slow::position(all[i]);
    for (int depth = 2; depth <= 3; ++depth) {
      const std::uint64_t leaves = slow::perft(all[i], depth);
      REQUIRE(draughts::perft(position, depth) == leaves);
      REQUIRE(draughts::perft_without_bulk(position, depth) == leaves);
      REQUIRE(draughts::perft_unique(position, depth) == slow::perft(all[i], depth, true));
    }
  }
}
