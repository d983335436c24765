// The driver's calls on Nim.
#include "driver.hpp"

#include <sstream>
#include <string>
#include <vector>

#include "registry.hpp"
#include "support/catch.hpp"

namespace {

std::string done(const std::vector<std::string>& arguments, const std::string& input = {}) {
  std::istringstream in(input);
  std::ostringstream out;
  std::ostringstream err;
  const int status = touchline::cli::run(games_with_nim(), arguments, {.in = in, .out = out, .err = err});
  INFO(err.str());
  REQUIRE(status == 0);
  return out.str();
}

bool contains(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("the driver lists Nim beside the games of the library", "[nim][cli]") {
  CHECK(contains(done({"games"}), "\nnim\tNim\t2\t45\t-\t-\n"));
  CHECK(contains(done({"games"}), "draughts\t"));
}

TEST_CASE("Nim is set up, looked at, played and counted from a shell", "[nim][cli]") {
  const std::string start = done({"new", "nim"});
  CHECK(start == R"({"game":"nim","kind":"state","rules":{"first":3,"heaps":3,"misere":false},)"
                 R"("state":{"heaps":[3,4,5],"to_move":0},"touchline":1})"
                 "\n");
  CHECK(done({"legal", "-"}, start) == "a1\na2\na3\nb1\nb2\nb3\nb4\nc1\nc2\nc3\nc4\nc5\n");
  CHECK(contains(done({"apply", "-", "a3", "b4", "c5"}, start), R"("winners":[0])"));
  CHECK(done({"perft", "nim", "2"}).starts_with("perft nim 2 113 "));
  CHECK(contains(done({"show", "-", "--svg"}, start), "<svg"));
  CHECK(contains(done({"schema", "nim", "state"}), R"("const":"nim")"));
}

TEST_CASE("random games, traces, records, requests and a player's game of Nim", "[nim][cli]") {
  CHECK(contains(done({"random", "nim", "--games", "20"}), "reason\tno_moves\t20\n"));
  CHECK(contains(done({"trace", "nim", "--seed", "1"}), "\nresult\t{"));
  const std::string record =
      R"({"actions":["a3","b4","c4"],"comments":[],"game":"nim","kind":"record","result":null,)"
      R"("rules":{"first":3,"heaps":3,"misere":false},"seats":[],"start":null,"tags":{},"touchline":1})";
  CHECK(done({"replay", "-"}, record + "\n") == "-:1 ok null 3\ntotal 1 ok 1 failed 0\n");
  CHECK(contains(done({"serve"}, R"({"id":1,"call":"new","params":{"game":"nim"}})"
                                 "\n"),
                 R"("heaps":[3,4,5])"));
  CHECK(contains(done({"play", "nim", "--seat", "mcts", "--seat", "random", "--seed", "2", "--playouts", "50"}),
                 "Game over"));
}
