// The driver with a registry of an application's own: a game with chance and hidden cards from outside the library.
#include <sstream>
#include <string>
#include <vector>

#include "touchline/core/registry.hpp"

#include "driver.hpp"
#include "support/catch.hpp"
#include "support/tiny_game.hpp"

namespace {

struct Ran {
  int status;
  std::string out;
  std::string err;
};

touchline::Registry own_registry() {
  touchline::Registry registry;
  registry.add<tiny::Game>();
  return registry;
}

Ran run(const std::vector<std::string>& arguments, const std::string& input = {}) {
  std::istringstream in(input);
  std::ostringstream out;
  std::ostringstream err;
  const int status = touchline::cli::run(own_registry(), arguments, {.in = in, .out = out, .err = err});
  return {status, out.str(), err.str()};
}

std::string done(const std::vector<std::string>& arguments, const std::string& input = {}) {
  const Ran ran = run(arguments, input);
  INFO(ran.err);
  REQUIRE(ran.status == 0);
  return ran.out;
}

bool contains(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

// Cards 2 and 5 are dealt; seat 0 is to choose.
std::string dealt() { return done({"apply", "-", "card 2", "card 5"}, done({"new", "tiny"})); }

std::string record_of(const std::string& actions, const std::string& result) {
  return R"({"actions":)" + actions + R"(,"comments":[],"game":"tiny","kind":"record","result":)" + result +
         R"(,"rules":{"cards":5},"seats":[],"start":null,"tags":{},"touchline":1})";
}

}  // namespace

TEST_CASE("an application's own game is listed, and only it", "[cli]") {
  CHECK(done({"games"}) == "tiny\tThe tiny card game\t2\t11\tchance\thidden\n");
  CHECK(run({"new", "draughts"}).status == 2);
}

TEST_CASE("a fresh state waits for chance, a seed plays chance up to the first decision", "[cli]") {
  CHECK(contains(done({"new", "tiny"}), R"("to_move":"chance")"));
  const std::string played = done({"new", "tiny", "--seed", "3"});
  CHECK(contains(played, R"("phase":"choose_0")"));
  CHECK(played == done({"new", "tiny", "--seed", "3"}));
  CHECK(contains(done({"new", "tiny", "--rules", R"({"cards":9})"}), R"("rules":{"cards":9})"));
}

TEST_CASE("chance outcomes are listed with their weights, to the host alone", "[cli]") {
  const std::string start = done({"new", "tiny"});
  CHECK(done({"legal", "-"}, start) == "card 1\t1\ncard 2\t1\ncard 3\t1\ncard 4\t1\ncard 5\t1\n");
  CHECK(done({"legal", "-", "--seat", "0"}, start).empty());
  CHECK(contains(done({"legal", "-", "--json", "--limit", "1"}, start), R"([{"text":"card 1","weight":1}])"));
  CHECK(done({"legal", "-"}, dealt()) == "stand\nswap\n");
  CHECK(done({"legal", "-", "--seat", "1"}, dealt()).empty());
}

TEST_CASE("a view covers what the seat may not know, and is dealt again around what it knows", "[cli]") {
  const std::string view = done({"observe", "-", "--seat", "0"}, dealt());
  CHECK(contains(view, R"("hands":[2,-1])"));
  CHECK(contains(done({"observe", "-", "--onlooker"}, dealt()), R"("hands":[-1,-1])"));
  CHECK(contains(done({"show", "-", "--seat", "1"}, dealt()), "seat 0: ?"));
  CHECK(contains(done({"show", "-"}, view), "seat 1: ?"));
  const std::string again = done({"redeal", "-", "--seed", "4"}, view);
  CHECK(contains(again, R"("hands":[2,)"));
  CHECK(again == done({"redeal", "-", "--seat", "0", "--seed", "4"}, dealt()));
  CHECK(contains(done({"show", "-", "--svg", "--seat", "1"}, dealt()), "<svg"));
}

TEST_CASE("what a game lacks is wrong usage", "[cli]") {
  CHECK(run({"legal", "-", "--turns"}, dealt()).status == 2);
  CHECK(run({"apply", "-", "--turns", "stand"}, dealt()).status == 2);
  CHECK(run({"winning-turn", "-"}, dealt()).status == 2);
  CHECK(run({"perft", "tiny", "2", "--turns"}).status == 2);
  CHECK(run({"perft", "tiny", "2", "--steps"}).status == 2);
  CHECK(run({"perft", "tiny", "2", "--unique"}).status == 2);
  CHECK(run({"convert", "-", "--to", "pdn"}, record_of("[]", "null")).status == 2);
  CHECK(run({"show", "-"}, "B:W18:B15").status == 1);
}

TEST_CASE("perft counts chance outcomes as actions", "[cli]") {
  // Five cards, then four; stand or swap; after a swap one of three cards is drawn.
  CHECK(done({"perft", "tiny", "1"}).starts_with("perft tiny 1 5 "));
  CHECK(done({"perft", "tiny", "2"}).starts_with("perft tiny 2 20 "));
  CHECK(done({"perft", "tiny", "3", "--threads", "2"}).starts_with("perft tiny 3 40 "));
  CHECK(done({"perft", "tiny", "4"}).starts_with("perft tiny 4 100 "));  // 20 * (2 + 3)
  CHECK(done({"perft", "tiny", "2", "--from", "-"}, dealt()).starts_with("perft tiny 2 5 "));
  CHECK(done({"perft", "tiny", "1", "--divide"}).starts_with("card 1\t1\ncard 2\t1\n"));
}

TEST_CASE("a trace holds chance events too", "[cli]") {
  const std::string trace = done({"trace", "tiny", "--seed", "8"});
  CHECK(contains(trace, "\tcard 1|card 2|card 3|card 4|card 5\n"));
  CHECK(contains(trace, "\tstand|swap\n"));
  CHECK(contains(trace, "result\t{\"mvp\":null,\"reason\":\"full_time\""));
}

TEST_CASE("random games of it add up", "[cli]") {
  const std::string summary = done({"random", "tiny", "--games", "50", "--threads", "3"});
  CHECK(contains(summary, "games\t50\n"));
  CHECK(contains(summary, "reason\tfull_time\t50\n"));
}

TEST_CASE("a seat's record is covered, and replay counts it", "[cli]") {
  const std::string record = record_of(R"(["card 2","card 5","stand"])", "null") + "\n";
  CHECK(done({"replay", "-"}, record) == "-:1 ok null 3\ntotal 1 ok 1 failed 0\n");
  const std::string covered = done({"convert", "-", "--to", "json", "--seat", "0"}, record);
  CHECK(covered == record_of(R"(["card 2","??","stand"])", "null") + "\n");
  CHECK(done({"replay", "-"}, covered) == "-:1 covered 3\ntotal 1 ok 1 failed 0\n");
  CHECK(run({"show", "-"}, covered).status == 1);
  CHECK(run({"convert", "-", "--to", "json", "--seat", "2"}, record).status == 2);
}

TEST_CASE("serve answers for it, with weights at chance events", "[cli]") {
  const std::string answer =
      done({"serve"}, R"({"id":1,"call":"legal","params":{"limit":1,"state":)" +
                          done({"new", "tiny"}).substr(0, done({"new", "tiny"}).size() - 1) + "}}\n");
  CHECK(contains(answer, R"("result":[{"text":"card 1","weight":1}])"));
}

TEST_CASE("at one screen two players see only their own cards", "[cli]") {
  const std::string seen = done({"play", "tiny", "--seed", "5"}, "\nstand\n\nstand\n");
  const auto first = seen.find("pass to seat 0");
  const auto second = seen.find("pass to seat 1");
  const auto end = seen.find("Game over");
  REQUIRE(first != std::string::npos);
  REQUIRE(second != std::string::npos);
  REQUIRE(end != std::string::npos);
  const std::string of_0 = seen.substr(first, second - first);
  const std::string of_1 = seen.substr(second, end - second);
  CHECK(contains(of_0, "seat 1: ?"));
  CHECK_FALSE(contains(of_0, "seat 0: ?"));
  CHECK_FALSE(contains(of_1.substr(0, of_1.find("seat 1> ")), "seat 1: ?"));
  CHECK(contains(of_1, "seat 0: ?"));
}

TEST_CASE("a player alone against the computer is not told the computer's cards", "[cli]") {
  for (const std::string kind : {"random", "greedy", "mcts"}) {
    const std::string seen =
        done({"play", "tiny", "--seat", "human", "--seat", kind, "--playouts", "50", "--seed", "1"}, "swap\n");
    INFO(seen);
    CHECK_FALSE(contains(seen, "pass to"));
    CHECK(contains(seen.substr(0, seen.find("seat 0> ")), "seat 1: ?"));
    CHECK(contains(seen, "Game over: seat "));
  }
}
