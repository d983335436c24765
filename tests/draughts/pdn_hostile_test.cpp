// PDN that nobody should have written: nothing of it may crash, hang or grow.
#include <string>
#include <string_view>
#include <vector>

#include "touchline/core/random.hpp"

#include "pdn_samples.hpp"

using namespace touchline;
using namespace touchline::draughts;
using namespace touchline::draughts::samples;

namespace {

constexpr std::size_t mebibyte = std::size_t{1} << 20;

std::string repeated(std::string_view part, std::size_t bytes) {
  std::string text;
  text.reserve(bytes + part.size());
  while (text.size() < bytes) text += part;
  text.resize(bytes);
  return text;
}

/// Whatever is read can be written and read again, and is then the same.
void check_round_trip(const GameTextItem& game) {
  if (game.record == nullptr) return;
  std::string text;
  try {
    text = write_pdn(*game.record);
  } catch (const Error& error) {
    CHECK(error.code() == ErrorCode::unsupported);
    return;
  }
  INFO(text);
  const auto games = read(text);
  REQUIRE(games.size() == 1);
  REQUIRE(games[0].record != nullptr);
  CHECK(*games[0].record == *game.record);
}

std::string limit_place(std::string_view text) {
  try {
    read_pdn(text, [](GameTextItem&&) { return true; });
  } catch (const Error& error) {
    CHECK(error.code() == ErrorCode::limit_exceeded);
    return std::string(error.place());
  }
  return "none";
}

}  // namespace

TEST_CASE("a text may end anywhere", "[draughts][DR-20]") {
  for (const auto* name : {"comments.pdn", "tags.pdn", "remarks.pdn", "short_forms.pdn", "bom_crlf.pdn"}) {
    const std::string text = file("tests/data/draughts/" + std::string(name));
    const std::size_t whole = read(text).size();
    REQUIRE(whole > 0);
    for (std::size_t size = 0; size <= text.size(); ++size)
      CHECK(read(std::string_view(text).substr(0, size)).size() <= whole);
  }
}

TEST_CASE("random pieces of PDN are read to the end and back", "[draughts][DR-20]") {
  constexpr std::string_view pieces[] = {"[",
                                         "]",
                                         "\"",
                                         "\\",
                                         "[Event \"x\"]",
                                         "[FEN \"W:W32:B1\"]",
                                         "[FEN \"",
                                         "[SetUp \"0\"]",
                                         "[Result \"1-0\"]",
                                         "{",
                                         "}",
                                         "(",
                                         ")",
                                         ";",
                                         "%",
                                         "$",
                                         "!",
                                         "?",
                                         "*",
                                         "1-0",
                                         "0-1",
                                         "\n",
                                         "\r\n",
                                         "\r",
                                         " ",
                                         "\t",
                                         "1.",
                                         "2...",
                                         "11-15",
                                         "9-13",
                                         "x",
                                         "-",
                                         "22-18",
                                         "15x22",
                                         "32-28",
                                         "1-5",
                                         "28-24",
                                         "a3-b4",
                                         "word",
                                         "\0x",
                                         "\xff",
                                         "\xef\xbb\xbf",
                                         "99",
                                         "[GameType \"20\"]",
                                         ",",
                                         "12-16 ",
                                         "24-20 ",
                                         "8-12 ",
                                         ":",
                                         "1/2-1/2",
                                         "(?)",
                                         "[Black \"\"]",
                                         "[White \"?\"]"};
  Rng rng(20);
  std::size_t games = 0;
  for (int round = 0; round < 1000; ++round) {
    std::string text;
    for (std::uint64_t i = rng.below(60); i > 0; --i) text += pieces[rng.below(std::size(pieces))];
    INFO(text);
    for (const auto& game : read(text)) {
      ++games;
      check_round_trip(game);
    }
  }
  CHECK(games > 300);
}

TEST_CASE("random bytes are read to the end", "[draughts][DR-20]") {
  Rng rng(21);
  for (int round = 0; round < 500; ++round) {
    std::string text = "[Event \"x\"] 1. 11-15 ";
    for (std::uint64_t i = rng.below(200); i > 0; --i) text += static_cast<char>(rng.below(256));
    INFO(text);
    const auto games = read(text);
    CHECK_FALSE(games.empty());
    for (const auto& game : games) check_round_trip(game);
  }
}

namespace {

/// Reads much of one thing, at the beginning of a file, among tags and among moves.
void read_much(std::size_t bytes) {
  for (const auto* part :
       {"(",    "{",        "[",     ")",        "}",          "]",         "\"",     "\\",    ";",
        "%",    "$",        "!",     "*",        "-",          "x",         "1",      "1-",    ".",
        "a",    "\n",       "\r",    "\t",       "\xff",       "()",        "{}",     "[]",    "(\n[a \"b\"]",
        "({",   "{(",       "[a \"", "[a \"b\"", "[a \"b\\\"", "[a \"b\" ", "; \n",   "%\n",   "$1 ",
        "1-0 ", "1/2-1/2 ", "1. ",   "1 -",      "32-38 ",     "1x",        "a3-b4 ", "word ", "{\n[a \"b\"]\n"}) {
    for (const auto* head : {"", "[Event \"x\"]\n", "[Event \"x\"]\n1. 11-15 "}) {
      INFO(head << part);
      std::size_t games = 0;
      std::size_t most_warnings = 0;
      read_pdn(head + repeated(part, bytes), [&](GameTextItem&& game) {
        ++games;
        most_warnings = std::max(most_warnings, game.warnings.size());
        return true;
      });
      CHECK(most_warnings <= 101);
      CHECK((games >= 1 || *head == '\0'));
    }
  }
}

}  // namespace

// Were the cost to grow with the square of the size, these would not end in time.
TEST_CASE("much of one thing costs one pass", "[draughts][DR-20]") { read_much(mebibyte / 16); }
TEST_CASE("a mebibyte of one thing costs one pass", "[draughts][DR-20][long]") { read_much(mebibyte - 100); }

TEST_CASE("warnings are counted when there are many", "[draughts][DR-20]") {
  const GameTextItem game = only("[Event \"x\"] 1. 11-15 " + repeated("}", 1000));
  REQUIRE(game.warnings.size() == 101);
  CHECK(game.warnings.back() == "and 900 more warnings");
}

TEST_CASE("the longest games are read", "[draughts][DR-20]") {
  // Two kings go to and fro for a whole mebibyte, with a comment after each move.
  std::string text = "[FEN \"B:WK32:BK1\"]\n";
  std::size_t plies = 0;
  constexpr std::string_view round[] = {"1-5{} ", "32-28{} ", "5-1{} ", "28-32{} "};
  while (text.size() + 10 < mebibyte) text += round[plies++ % 4];
  const GameTextItem game = only(text);
  CHECK(record(game).events().size() == plies);
  CHECK(record(game).comments().size() == plies);
}

TEST_CASE("a game of more than a mebibyte is refused, a file is not", "[draughts][DR-20]") {
  const std::string small = "[Event \"x\"]\n1. 11-15 *\n";
  CHECK(limit_place(small + "\n[Event \"y\"]\n1. 11-15 {" + std::string(mebibyte, 'a') + "} *\n") == "line 4");
  CHECK(limit_place(small + "\n[Event \"y\"]\n" + repeated("{abcdefgh} ", mebibyte + 100)) == "line 4");
  CHECK(limit_place(small + "\n" + repeated("{abcdefgh} ", mebibyte + 100)) == "line 1");
  CHECK(limit_place(repeated(file("examples/data/historical_games.pdn"), mebibyte + 100'000)) == "none");
  CHECK(limit_place(small + repeated("1-0 ", 2 * mebibyte)) == "none");
  CHECK(limit_place(repeated("prose ", 2 * mebibyte)) == "none");
  CHECK(limit_place(std::string(2 * mebibyte, ' ') + small) == "none");
}

TEST_CASE("a comment that ends too far away is not closed", "[draughts][DR-20]") {
  const std::string filler = repeated("% a line that is no part of any game\n", mebibyte + 100);
  const auto games = read("[Event \"x\"]\n1. 11-15 {\n[Event \"y\"]\n1. 9-13 *\n" + filler + "\n}");
  REQUIRE(games.size() == 2);
  CHECK(games[0].fault.reason == "the comment that begins here is never closed");
  CHECK(moves(games[1]) == "9-13");
}
