#include "touchline/phutball/position.hpp"

#include <set>

#include "touchline/core/random.hpp"

#include "board.hpp"
#include "support/catch.hpp"

using namespace phutball_test;

static_assert(std::is_trivially_copyable_v<Position>);
static_assert(sizeof(Position) <= 332);

namespace {

// `N:H12 E:K10`, the landings of the ball.
std::string landings(const State& state) {
  std::string out;
  for (const Direction direction : all_directions)
    if (const auto landing = state.position().landing(direction))
      out += (out.empty() ? "" : " ") + std::string(grid::name(direction)) + ":" + text(*landing);
  return out;
}

}  // namespace

TEST_CASE("a jump goes over an unbroken line of men to the first vacant point", "[phutball][PH-9]") {
  CHECK(landings(at("15x19 O H10 H11")) == "N:H12");
  CHECK(landings(at("15x19 O H10 H11,H12,H13")) == "N:H14");
  CHECK(landings(at("15x19 O H10 H11,H13")) == "N:H12");
  CHECK(landings(at("15x19 O H10 G9,F8,J10,K10")) == "E:L10 SW:E7");
  CHECK(landings(at("15x19 O H10 H12,K10,F8,G12")).empty());  // none of them next to the ball
  CHECK(landings(at("15x19 O H10 G9,H9,J9,G10,J10,G11,H11,J11")) == "N:H12 NE:K12 E:K10 SE:K8 S:H8 SW:F8 W:F10 NW:F12");
}

TEST_CASE("a long line is jumped as a whole", "[phutball][PH-9]") {
  CHECK(landings(at("15x19 O A10 B10,C10,D10,E10,F10,G10,H10,J10,K10,L10,M10,N10,O10")) == "E:P10");
  CHECK(landings(at("15x19 O B2 C3,D4,E5,F6,G7,H8,J9,K10,L11,M12,N13,O14")) == "NE:P15");
  CHECK(landings(at("19x21 X T21 S20,R19,Q18,P17,O16,N15,M14,L13,K12 jumping")) == "SW:J11");
}

TEST_CASE("all men jumped are removed at once", "[phutball][PH-10]") {
  State state = at("15x19 O H10 H11,H12,H14,J10");
  act(state, {"N"});
  CHECK(position_text(state) == "15x19 O H13 J10,H14 jumping");
}

TEST_CASE("a jump never lands beside the side lines", "[phutball][PH-12]") {
  CHECK(landings(at("15x19 O B5 A5")).empty());
  CHECK(landings(at("15x19 O C5 A5,B5")).empty());
  CHECK(landings(at("15x19 O O5 P5")).empty());
  CHECK(landings(at("15x19 O B5 A6,A4")).empty());
  CHECK(landings(at("15x19 O A5 A6,A4,B5")) == "N:A7 E:C5 S:A3");  // a side column is an ordinary one
  CHECK(landings(at("15x19 O P5 P6,O5,O6")) == "N:P7 W:N5 NW:N7");
}

TEST_CASE("a jump over the goal line leaves the board in columns A to P only", "[phutball][PH-12]") {
  CHECK(landings(at("15x19 O H18 H19,G19,J19")) == "N:H20 NE:K20 NW:F20");
  CHECK(landings(at("15x19 O H2 H1,G1,J1")) == "SE:K0 S:H0 SW:F0");
  CHECK(landings(at("15x19 O B18 A19,B19,C19")) == "N:B20 NE:D20");  // over the corner is beside the board
  CHECK(landings(at("15x19 O O2 N1,O1,P1")) == "S:O0 SW:M0");
  CHECK(landings(at("15x19 O C18 B19")) == "NW:A20");
}

TEST_CASE("a ball that has left the board cannot jump", "[phutball][PH-13]") {
  const Board board(15, 19);
  for (const std::string_view ball : {"H20", "H0"}) {
    Position position(board, parse_point(ball, board));
    for (const std::string_view man : {"G19", "H19", "J19", "G1", "H1", "J1"}) position.place(parse_point(man, board));
    CHECK(position.jumps() == 0);
    for (const Direction direction : all_directions) CHECK_FALSE(position.landing(direction));
  }
}

TEST_CASE("taking men away undoes placing them", "[phutball]") {
  Rng rng(3);
  const Board board(19, 21);
  const Position empty(board, parse_point("K11", board));
  Position position = empty;
  std::set<Point> men;
  for (int i = 0; i < 5000; ++i) {
    const Point point = board.point(static_cast<int>(rng.below(static_cast<std::uint64_t>(board.points()))));
    if (point == position.ball()) continue;
    if (men.erase(point) != 0) {
      position.remove(point);
    } else {
      men.insert(point);
      position.place(point);
    }
    REQUIRE(position.count_men() == static_cast<int>(men.size()));
    REQUIRE(position.has_man(point) == men.contains(point));
  }
  Position rebuilt = empty;
  for (const Point man : men) rebuilt.place(man);
  CHECK(rebuilt == position);
  std::vector<Point> listed;
  position.for_each_man([&](Point man) { listed.push_back(man); });
  CHECK(listed == std::vector<Point>(men.begin(), men.end()));
  for (const Point man : men) position.remove(man);
  CHECK(position == empty);
  for (const Direction direction : all_directions) CHECK(position.run(position.ball(), direction) == 0);
}

TEST_CASE("the hash tells ball, men and mover apart", "[phutball][PH-20]") {
  std::set<std::uint64_t> hashes;
  const Board board(15, 19);
  for (int id = 0; id < board.points(); ++id) {
    Position ball(board, board.point(id));
    hashes.insert(ball.hash(ohs));
    hashes.insert(ball.hash(eks));
    if (board.point(id) == parse_point("H10", board)) continue;
    Position man;
    man.place(board.point(id));
    hashes.insert(man.hash(ohs));
    hashes.insert(man.hash(eks));
  }
  CHECK(hashes.size() == 2 * 285 + 2 * 284);
}
