#include "touchline/draughts/pdn.hpp"

#include <string>
#include <vector>

#include "pdn_samples.hpp"

using namespace touchline;
using namespace touchline::draughts;
using namespace touchline::draughts::samples;

namespace {

using Texts = std::vector<std::string>;

constexpr const char* four_moves = "11-15 22-18 15x22 25x18";

std::string start_fen(const GameTextItem& game) { return fen(record(game).start().as<draughts::Game>()->position()); }

}  // namespace

TEST_CASE("a game becomes a record", "[draughts][DR-20]") {
  const GameTextItem game = only(
      "[Event \"Match\"]\n[Site \"Glasgow\"]\n[Date \"1864.??.??\"]\n[Round \"3\"]\n[White \"Light, B.\"]\n"
      "[Black \"Dark, A.\"]\n[Result \"1/2-1/2\"]\n\n1. 11-15 22-18 2. 15x22 25x18 1/2-1/2\n");
  CHECK(game.number == 1);
  CHECK(game.line == 1);
  CHECK(game.result == "1/2-1/2");
  CHECK(game.warnings.empty());
  const Record& record = samples::record(game);
  CHECK(moves(record) == four_moves);
  CHECK(record.start() == AnyState::of<draughts::Game>(State(Rules{.draws = Draws::none})));
  CHECK(record.seats() == Texts{"Dark, A.", "Light, B."});  // PDN's Black is dark, who moves first
  CHECK(tag(record, "Event") == "Match");
  CHECK(tag(record, "Site") == "Glasgow");
  CHECK(tag(record, "Date") == "1864.??.??");
  CHECK(tag(record, "Round") == "3");
  CHECK(tag(record, "Result") == "1/2-1/2");
  CHECK(record.tags().size() == 5);
  CHECK(record.comments().empty());
}

TEST_CASE("games are replayed without draws", "[draughts][DR-20][DR-17]") {
  // Two kings go to and fro: the position after move 2 stands for the third time after move 6, and the game goes on.
  std::string text = "[FEN \"B:WK32:BK1\"]\n";
  for (int i = 1; i <= 60; ++i) text += i % 2 == 1 ? "1-5 32-28 " : "5-1 28-32 ";
  const GameTextItem game = only(text);
  CHECK(record(game).events().size() == 120);
  CHECK_FALSE(record(game).state().result());
}

TEST_CASE("a byte-order mark and CRLF", "[draughts][DR-20]") {
  const auto games = sample("bom_crlf.pdn");
  REQUIRE(games.size() == 2);
  CHECK(moves(games[0]) == four_moves);
  CHECK(tag(games[0], "Event") == "First");
  CHECK(games[0].line == 1);
  CHECK(moves(games[1]) == "9-13");
  CHECK(games[1].line == 6);
  for (const auto& game : games) CHECK(game.warnings.empty());
}

TEST_CASE("CR alone ends a line", "[draughts][DR-20]") {
  const GameTextItem game = only("[Event \"x\"]\r\r1. 11-15 ; a comment\r22-18 15-18 *\r");
  CHECK(game.fault.line == 4);
  CHECK(game.fault.move == 2);
}

TEST_CASE("lines that begin with a percent sign", "[draughts][DR-20]") {
  const auto games = sample("percent_lines.pdn");
  REQUIRE(games.size() == 1);
  CHECK(tag(games[0], "Event") == "Percent lines");
  CHECK(tag(games[0], "Site") == "Here");
  CHECK(moves(games[0]) == four_moves);
  CHECK(comments(games[0]) == Texts{"2:% inside a comment it is text"});
  CHECK(games[0].line == 2);
  // Elsewhere in a line the sign means nothing.
  CHECK(only("[Event \"x\"]\n1. 11-15 % 22-18\n").fault.reason == "\"%\" is no move, comment or result");
}

TEST_CASE("comments stand where they were made", "[draughts][DR-20][DR-22]") {
  const auto games = sample("comments.pdn");
  REQUIRE(games.size() == 2);
  CHECK(moves(games[0]) == four_moves);
  CHECK(comments(games[0]) == Texts{"0:before the file's first tag", "0:before the moves", "1:a comment over two lines",
                                    "2:to the end of the line: } { ( [", "2:between number and move",
                                    "3:an {open brace does not nest", "4:", "4:last", "4:after the result"});
  CHECK(games[0].warnings == Texts{"line 7: \"}\" closes nothing and is passed over"});
  CHECK(games[0].line == 2);
  CHECK(comments(games[1]).empty());
}

TEST_CASE("remarks and variations in round brackets are skipped", "[draughts][DR-20]") {
  const auto games = sample("remarks.pdn");
  REQUIRE(games.size() == 1);
  CHECK(moves(games[0]) == four_moves);
  CHECK(comments(games[0]).empty());
  CHECK(games[0].warnings.empty());
}

TEST_CASE("annotation marks are passed over, a star at a move too", "[draughts][DR-20]") {
  const auto games = sample("marks.pdn");
  REQUIRE(games.size() == 1);
  CHECK(moves(games[0]) == "11-15 22-18 15x22 25x18 8-11 29-25 4-8 24-20 10-15");
  CHECK(games[0].result == "*");
  CHECK(games[0].warnings.empty());
  // A star by itself ends the game; one at the last move does not.
  CHECK(only("[Event \"x\"]\n1. 11-15* 1-0").result == "1-0");
}

TEST_CASE("results are kept as text", "[draughts][DR-20]") {
  const auto games = sample("results.pdn");
  const Texts results = {"1-0", "0-1", "1/2-1/2", "*",   "0-0", "2-0", "0-2",
                         "1-1", "1-0", "1/2-1/2", "0-1", "0-1", "*",   "dark resigned"};
  REQUIRE(games.size() == results.size());
  for (std::size_t i = 0; i < games.size(); ++i) {
    INFO("game " << i + 1);
    CHECK(moves(games[i]) == "11-15");
    CHECK(games[i].result == results[i]);
    // What the play does not reach is a tag; the play goes on, so that is every result but the star.
    CHECK(tag(games[i], "Result") == (results[i] == "*" ? "none" : results[i]));
    CHECK(games[i].warnings.size() == (i == 8 ? 1 : 0));
  }
  CHECK(games[8].warnings == Texts{"line 19: the game ends with *, but its tag says \"1-0\"; the tag counts"});
}

TEST_CASE("the first number of a result is dark's", "[draughts][DR-20][DR-15]") {
  // Dark takes light's last man and has won: 1-0 says no more than the play, 0-1 says something else.
  const auto play = [](const char* result) {
    return only("[FEN \"B:W15:B11\"]\n[Result \"" + std::string(result) + "\"]\n1. 11x18\n");
  };
  CHECK(record(play("1-0")).state().result()->is_winner(dark));
  CHECK(tag(play("1-0"), "Result") == "none");
  CHECK(tag(play("0-1"), "Result") == "0-1");
  CHECK(play("0-1").result == "0-1");
  CHECK(tag(play("*"), "Result") == "*");
  // Light has won.
  CHECK(tag(only("[FEN \"W:W15:B11\"]\n1. 15x8 0-1\n"), "Result") == "none");
}

TEST_CASE("missing numbers and terminators are no fault", "[draughts][DR-20]") {
  const auto games = sample("unnumbered.pdn");
  REQUIRE(games.size() == 3);
  CHECK(moves(games[0]) == four_moves);
  CHECK(games[0].result == "*");
  CHECK(tag(games[1], "Event") == "Only a result");
  CHECK(tag(games[1], "Site") == "Still the same game: a game begins at a tag after moves or a result");
  CHECK(moves(games[1]).empty());
  CHECK(moves(games[2]) == "11-15 22-18 15x22 25x18 8-11 29-25 4-8");
  for (const auto& game : games) CHECK(game.warnings.empty());
}

TEST_CASE("games without tags end with their results", "[draughts][DR-20]") {
  const auto games = sample("untagged.pdn");
  REQUIRE(games.size() == 3);
  CHECK(moves(games[0]) == "11-15 22-18");
  CHECK(games[0].result == "1-0");
  CHECK(games[0].line == 4);
  CHECK(games[0].warnings ==
        Texts{"line 1: \"A collection of games.\" is passed over", "line 2: \"Round 1 of 2\" is passed over"});
  CHECK(moves(games[1]) == "9-13");
  CHECK(games[1].warnings ==
        Texts{"line 6: \"0-1\" follows a result and is passed over", "line 6: \"the end\" is passed over"});
  CHECK(moves(games[2]) == "12-16 24-20");
  CHECK(games[2].line == 8);
}

TEST_CASE("a text without games has none", "[draughts][DR-20]") {
  for (const auto* text : {"", " \n\n", "just words", "* 1-0", "{a comment}", "% a line", "12", "[no tag]"})
    CHECK(read(text).empty());
}

TEST_CASE("tags of every make", "[draughts][DR-20]") {
  const auto games = sample("tags.pdn");
  REQUIRE(games.size() == 1);
  const Record& record = samples::record(games[0]);
  CHECK(tag(record, "Event") == "The last counts");
  CHECK(tag(record, "Site") == "Blanks around");
  CHECK(tag(record, "Round") == "two on a line");
  CHECK(tag(record, "OPENING") == "Single Corner");
  CHECK(tag(record, "Opening") == "none");
  CHECK(tag(record, "White-Rating") == "2175");
  CHECK(tag(record, "Comment") == R"(C:\games\2002\)");
  CHECK(tag(record, "Quote") == R"(the "Vegas" version \ the other)");
  CHECK(tag(record, "Loose") == R"(a "bare" quotation)");
  CHECK(tag(record, "Bracket") == "a ] and a [ inside");
  CHECK(tag(record, "Open") == "no bracket");
  CHECK(record.tags().size() == 10);
  CHECK(record.seats() == Texts{"Dark, A.", "Light, B."});
  CHECK(moves(record) == "11-15");
  CHECK(games[0].warnings == Texts{"line 11: the tag \"Open\" lacks its closing bracket",
                                   "line 12: \"[Round 17]\" is no tag and is passed over",
                                   "line 13: \"[Game # 612]\" is no tag and is passed over",
                                   "line 14: \"[]\" is no tag and is passed over",
                                   "line 15: \"[\"no name\"]\" is no tag and is passed over",
                                   "line 16: \"[Lost \"no mark]\" is no tag and is passed over"});
}

TEST_CASE("what nobody knows is not kept", "[draughts][DR-20][DR-22]") {
  const GameTextItem game = only(
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black \"?\"]\n[Result "
      "\"*\"]\n"
      "[Annotator \"?\"]\n\n1. 11-15 *\n");
  CHECK(record(game).seats().empty());
  CHECK(record(game).tags().size() == 1);  // Annotator, of which that is not known
  CHECK(record(only("[Black \"Dark, A.\"]\n1. 11-15")).seats() == Texts{"Dark, A.", ""});
}

TEST_CASE("text that is not UTF-8 is read as Latin-1", "[draughts][DR-20][DR-22]") {
  const GameTextItem game = only("[Site \"Z\xfcrich\"]\n1. 11-15 {tr\xe8s bien} *\n");
  CHECK(tag(game, "Site") == "Z\xc3\xbcrich");
  CHECK(comments(game) == Texts{"1:tr\xc3\xa8s bien"});
  CHECK(game.warnings == Texts{"line 1: not UTF-8: read as Latin-1", "line 2: not UTF-8: read as Latin-1"});
}

TEST_CASE("one capture in several texts", "[draughts][DR-20]") {
  const auto games = sample("split_captures.pdn");
  REQUIRE(games.size() == 5);
  CHECK(moves(games[0]) == "11x18x25 32-28");
  CHECK(moves(games[1]) == "11x18x25 32-28");
  CHECK(comments(games[1]) == Texts{"1:and on"});
  CHECK(moves(games[2]) == "1x10x17x26 32-28");
  CHECK(moves(games[3]) == "1x10x17x26 32-28");
  // Here 11x18 is the whole capture, and light has nothing on 18.
  CHECK(games[4].fault.reason == "\"18x25\": the piece on 18 is not light's, who is to move");
  CHECK(games[4].fault.legal == Texts{"32-27", "32-28"});
}

TEST_CASE("set-ups", "[draughts][DR-20][DR-19]") {
  const auto games = sample("set_ups.pdn");
  REQUIRE(games.size() == 7);
  for (const std::size_t i : {0U, 1U, 2U}) {
    INFO("game " << i + 1);
    CHECK(start_fen(games[i]) == "W:W32:B1");
    CHECK(moves(games[i]) == "32-28 1-5");
    CHECK(record(games[i]).tags().size() == 1);  // Event: the start says the rest
  }
  CHECK(start_fen(games[3]) == fen(Position()));
  CHECK(tag(games[3], "SetUp") == "0");
  CHECK(tag(games[3], "FEN") == "W:W32:B1");
  CHECK(start_fen(games[4]) == "W:W32:B1");
  CHECK(record(games[5]).start() == AnyState::of<draughts::Game>(State(Rules{.draws = Draws::none})));
  CHECK(record(games[6]).state().result()->is_winner(dark));
  CHECK(games[6].result == "1-0");
}

TEST_CASE("games of other types are refused by name", "[draughts][DR-20]") {
  const auto games = sample("game_types.pdn");
  REQUIRE(games.size() == 9);
  for (const std::size_t i : {0U, 1U, 2U, 3U, 4U, 8U}) CHECK(moves(games[i]) == "11-15");
  CHECK(tag(games[2], "GameType") == "21,B,8,8,N1,0");
  const auto& international = games[5].fault;
  CHECK(international.reason == "GameType 20 is international draughts; read here is 21, English draughts");
  CHECK(international.line == 16);
  CHECK(international.move == 0);
  CHECK(international.legal.empty());
  CHECK(games[6].fault.reason == "GameType 25 is Russian draughts; read here is 21, English draughts");
  CHECK(games[7].fault.reason == "GameType 210 is not English draughts; read here is 21, English draughts");
}

TEST_CASE("moves in letters and figures are refused by name", "[draughts][DR-20]") {
  const auto games = sample("letters.pdn");
  REQUIRE(games.size() == 3);
  const std::string rest = " is a move in letters and figures (a3-b4); English draughts is read in numbers (11-15)";
  CHECK(games[0].fault.reason == "\"c3-d4\"" + rest);
  CHECK(games[0].fault.line == 2);
  CHECK(games[0].fault.move == 1);
  CHECK(games[1].fault.reason == "\"E3:G5\"" + rest);
  CHECK(games[2].fault.reason == "\"e3xg5\"" + rest);
  CHECK(games[2].fault.move == 2);
  // Without any tag they make a game all the same.
  CHECK(only("1. c3-d4 d6-c5").fault.reason == "\"c3-d4\"" + rest);
}

TEST_CASE("moves without a sign are refused and not taken for move numbers", "[draughts][DR-20]") {
  const auto tagged = only("[Event \"x\"]\n1. 1115 2218 *");
  CHECK(tagged.fault.reason == "\"1115\" is a move without a sign; write 11-15");
  CHECK(tagged.fault.line == 2);
  CHECK(tagged.fault.move == 1);
  CHECK(tagged.fault.legal.size() == 7);
  CHECK(only("1. 11-15 0913 *").fault.reason == "\"0913\" is a move without a sign; write 09-13");
  // Numbers of moves: with dots, and such as are no two squares.
  CHECK(moves(only("1. 11-15 1118. 22-18 *")) == "11-15 22-18");
  CHECK(moves(only("1 11-15 22-18 113 15x22 *")) == "11-15 22-18 15x22");
  CHECK(moves(only("1. 11-15 1133 22-18 *")) == "11-15 22-18");
  // A year before a game is none.
  CHECK(moves(only("2002\n11-15 *")) == "11-15");
}

TEST_CASE("a short form that several captures fit is followed in all of them", "[draughts][DR-20][DR-18]") {
  const auto games = sample("short_forms.pdn");
  REQUIRE(games.size() == 9);
  CHECK(moves(games[0]) == "22x13x6 1x10");
  CHECK(moves(games[1]) == "22x13x6 1-5");
  CHECK(moves(games[2]) == "22x15x6 1x10");
  CHECK(moves(games[3]) == "22x13x6 12-16 32-28 10-15");
  CHECK(moves(games[4]) == "15x22x31x24x15 32-28");
  const auto& ambiguous = games[5].fault;
  CHECK(ambiguous.reason == "\"22x6\": 2 captures fit: 22x13x6, 22x15x6; write every landing square");
  CHECK(ambiguous.line == 18);
  CHECK(ambiguous.move == 1);
  CHECK(ambiguous.legal == Texts{"22x13x6", "22x15x6"});
  CHECK(moves(games[6]) == "15x8 32-28");
  CHECK(moves(games[7]) == "15x24x31x22x15x8 32-28");
  CHECK(games[8].fault.reason == "\"12-20\": the piece on 12 cannot go there");
}

TEST_CASE("moves are written in many styles", "[draughts][DR-20][DR-18]") {
  const auto games = sample("styles.pdn");
  REQUIRE(games.size() == 3);
  CHECK(moves(games[0]) == "11-15 22-18");
  CHECK(moves(games[1]) == four_moves);
  CHECK(moves(games[2]) == std::string(four_moves) + " 8-11");
}

TEST_CASE("a faulty game is reported, and the others are read", "[draughts][DR-20][DR-16]") {
  const auto games = sample("faulty.pdn");
  struct Fault {
    std::size_t line;
    std::size_t move;
    const char* reason;
  };
  const Fault faults[] = {
      {4, 3, "\"29-24\": the piece on 29 cannot go there"},
      {10, 4, "\"4-9\": the piece on 4 cannot go there"},
      {13, 2, "\"8-11\": dark must capture, and the piece on 8 cannot"},
      {16, 1, "\"resigns\" is no move, comment or result"},
      {19, 1, "\"32-38\": 38 is no square: squares are 1 to 32"},
      {23, 0, "FEN \"W:W4:B1\", column 4: a man of light (W) on 4, its own crowning row, would be a king: K4"},
      {27, 0, "FEN \"W:W40:B1\", column 4: \"40\" is no square: squares are 1 to 32"},
      {31, 1, "\"18-22\": the game is over: light has no legal move"},
      {34, 1, "the remark that begins here is never closed"},
      {0, 0, ""},
      {40, 1, "the comment that begins here is never closed"},
      {0, 0, ""},
  };
  REQUIRE(games.size() == std::size(faults));
  for (std::size_t i = 0; i < games.size(); ++i) {
    INFO("game " << i + 1);
    CHECK(games[i].fault.line == faults[i].line);
    CHECK(games[i].fault.move == faults[i].move);
    CHECK(games[i].fault.reason == faults[i].reason);
  }
  CHECK(moves(games[9]) == "11-15");
  CHECK(moves(games[11]) == "11-15");
  // After 1. 11-15 22-18 2. 15x22 25x18 3. 8-11 light's men on 18, 21, 23, 24, 26, 27, 28, 29 and 30 can move.
  CHECK(games[0].fault.legal == Texts{"18-14", "18-15", "21-17", "23-19", "24-19", "24-20", "26-22", "29-25", "30-25"});
  CHECK(games[2].fault.legal == Texts{"15x22"});
  CHECK(games[7].fault.legal.empty());
}

TEST_CASE("the move number is the printed one, else pairs are counted", "[draughts][DR-20]") {
  const auto number = [](const char* moves) { return only("[Event \"x\"]\n" + std::string(moves)).fault.move; };
  CHECK(number("11-15 22-18 15x22 25x18 8-12") == 3);
  CHECK(number("1. 11-15 22-18 2. 15x22 25x18 3. 8-12") == 3);
  CHECK(number("7. 11-15 22-18 8. 15x22 25x18 9. 8-12") == 9);
  CHECK(number("7. 11-15 22-18 15x22 25x18 8-12") == 9);  // counted on from the last that is printed
  CHECK(number("1. 11-15 1... 22-18 2. 15x22 2... 25-19") == 2);
  CHECK(number("99999999999999999999. 11-16 1-2") == 999'999'999);
}

TEST_CASE("the reader stops when the visitor has had enough", "[draughts][DR-20]") {
  int seen = 0;
  read_pdn(file("tests/data/draughts/results.pdn"), [&](GameTextItem&&) { return ++seen < 3; });
  CHECK(seen == 3);
}

TEST_CASE("the historical games replay", "[draughts][DR-20]") {
  const std::string text = file("examples/data/historical_games.pdn");
  const auto games = read(text);
  REQUIRE(games.size() == 31);
  std::size_t plies = 0;
  std::string rewritten;
  for (const auto& game : games) {
    plies += record(game).events().size();
    CHECK(record(game).seats().size() == 2);
    CHECK(tag(game, "Event") != "none");
    CHECK(tag(game, "Date") != "none");
    CHECK(game.warnings.empty());
    rewritten += write_pdn(record(game));
  }
  // It was written by our own writer, below a few lines that say what it is.
  CHECK(text.substr(text.find("[Event")) == rewritten);
  CHECK(tag(games[0], "Site") == "Manchester");
  CHECK(record(games[0]).seats() == Texts{"Moorhead, W.", "Wyllie, J."});
  CHECK(moves(games[0]).ends_with("18x27 26x17x10x1"));
  CHECK(plies == 1763);
}
