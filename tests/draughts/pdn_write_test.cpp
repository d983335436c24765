#include <string>
#include <string_view>
#include <vector>

#include "pdn_samples.hpp"

using namespace touchline;
using namespace touchline::draughts;
using namespace touchline::draughts::samples;

namespace {

constexpr Rules plain{.draws = Draws::none};

Record record_of(std::string_view moves, const State& start = State(plain)) {
  Record record(AnyState::of<draughts::Game>(start));
  while (!moves.empty()) {
    const std::size_t end = std::min(moves.find(' '), moves.size());
    record.apply(record.state().parse_event(moves.substr(0, end)));
    moves.remove_prefix(std::min(end + 1, moves.size()));
  }
  return record;
}

State state_of(const char* fen, Unit unit = Unit::move) {
  return State(Rules{.draws = Draws::none, .unit = unit}, parse_fen(fen));
}

/// The text of a record that must be read back to the same.
std::string written(const Record& record) {
  const std::string text = write_pdn(record);
  INFO(text);
  const auto games = read(text);
  REQUIRE(games.size() == 1);
  CHECK(samples::record(games[0]) == record);
  CHECK(games[0].warnings.empty());
  return text;
}

std::string refusal(const Record& record) {
  try {
    return "written: " + write_pdn(record);
  } catch (const Error& error) {
    CHECK(error.code() == ErrorCode::unsupported);
    return std::string(error.message());
  }
}

std::size_t longest_line(std::string_view text) {
  std::size_t longest = 0;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    longest = std::max(longest, end);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return longest;
}

std::string moves_part(const std::string& text) { return text.substr(text.find("\n\n") + 2); }

}  // namespace

TEST_CASE("a written game has the roster of seven tags, and full captures", "[draughts][DR-20]") {
  CHECK(written(record_of("11-15 22-18 15x22 25x18")) ==
        "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black \"?\"]\n"
        "[Result \"*\"]\n\n1. 11-15 22-18 2. 15x22 25x18 *\n\n");

  Record record = record_of("11-15 22-18");
  record.set_tag("Event", "Match");
  record.set_tag("Date", "1864.??.??");
  record.set_tag("Opening", "Single Corner");
  record.set_tag("Annotator", "nobody");
  record.set_tag("Result", "1-0");
  record.set_seats({"Dark, A.", "Light, B."});
  CHECK(written(record) ==
        "[Event \"Match\"]\n[Site \"?\"]\n[Date \"1864.??.??\"]\n[Round \"?\"]\n[White \"Light, B.\"]\n"
        "[Black \"Dark, A.\"]\n[Result \"1-0\"]\n[Annotator \"nobody\"]\n[Opening \"Single Corner\"]\n\n"
        "1. 11-15 22-18 1-0\n\n");

  CHECK(moves_part(written(record_of("15x22x31x24x15x8", state_of("B:W11,18,19,26,27,32:BK15")))) ==
        "1. 15x22x31x24x15x8 *\n\n");
}

TEST_CASE("a set-up is written with SetUp and FEN", "[draughts][DR-20][DR-19]") {
  const std::string text = written(record_of("32-28 1-5 28-24", state_of("W:W32:B1")));
  CHECK(text.find("[SetUp \"1\"]\n[FEN \"W:W32:B1\"]\n\n1. 32-28 1-5 2. 28-24 *\n") != std::string::npos);
  // Also where the mover has lost at once.
  CHECK(written(record_of("", state_of("W:W:B1"))).find("[Result \"1-0\"]") != std::string::npos);
}

TEST_CASE("the result is that of the play, or what the tag tells", "[draughts][DR-20]") {
  const Record won = record_of("11x18", state_of("B:W15:B11"));
  CHECK(moves_part(written(won)) == "1. 11x18 1-0\n\n");
  Record told = won;
  told.set_tag("Result", "0-1");
  CHECK(moves_part(written(told)) == "1. 11x18 0-1\n\n");
  told.set_tag("Result", "*");
  CHECK(moves_part(written(told)) == "1. 11x18 *\n\n");

  Record other = record_of("11-15");
  for (const auto* result : {"1-0", "0-1", "1/2-1/2", "0-0", "2-0", "0-2", "1-1"}) {
    other.set_tag("Result", result);
    CHECK(moves_part(written(other)) == "1. 11-15 " + std::string(result) + "\n\n");
  }
  // A text of its own cannot end the moves.
  other.set_tag("Result", "dark \"resigned\"");
  const std::string text = write_pdn(other);
  CHECK(text.find("[Result \"dark \\\"resigned\\\"\"]") != std::string::npos);
  CHECK(moves_part(text) == "1. 11-15 *\n\n");
  CHECK(record(only(text)) == other);
}

TEST_CASE("what the host brought in is told by a tag", "[draughts][DR-20][DR-22][DR-16]") {
  Record record = record_of("11-15 22-18");
  record.apply(Event::forfeit(dark));
  const std::string forfeited = written(record);
  CHECK(forfeited.find("[Result \"0-1\"]\n[Termination \"forfeit\"]\n") != std::string::npos);
  CHECK(moves_part(forfeited) == "1. 11-15 22-18 0-1\n\n");

  Record drawn = record_of("11-15");
  drawn.apply(Event::draw());
  drawn.add_comment(1, "offered");
  drawn.add_comment(2, "agreed");
  CHECK(written(drawn).find("[Result \"1/2-1/2\"]\n[Termination \"agreement\"]\n") != std::string::npos);
  CHECK(moves_part(written(drawn)) == "1. 11-15 {offered} 1/2-1/2 {agreed}\n\n");

  // Nothing is read into what others write there, nor into a result alone.
  const GameTextItem game = only("[Result \"0-1\"]\n[Termination \"time forfeit\"]\n1. 11-15 0-1");
  CHECK(samples::record(game).events().size() == 1);
  CHECK(tag(game, "Termination") == "time forfeit");
}

TEST_CASE("comments are kept", "[draughts][DR-20][DR-22]") {
  Record record = record_of("11-15 22-18");
  for (const auto* text : {"at first", "", "a {brace", "a } brace", " blanks ", "two  blanks", "tab\tinside", "%",
                           "[x]", "; ( $1", "\xc3\xa9t\xc3\xa9"}) {
    for (const std::size_t position : {0U, 1U, 2U}) record.add_comment(position, text);
  }
  written(record);

  Record one = record_of("11-15");
  one.add_comment(0, "opening");
  one.add_comment(1, "a } brace");
  CHECK(moves_part(written(one)) == "{opening} 1. 11-15\n; a } brace\n*\n\n");
}

TEST_CASE("lines have at most eighty characters", "[draughts][DR-20]") {
  Record record = record_of("");
  for (int i = 0; i < 30; ++i) {
    // Kings cannot go to and fro from the start; comments between a few moves will do.
    std::string text;
    for (std::size_t word = 0; word < static_cast<std::size_t>(3 * i); ++word)
      text += std::string(word == 0 ? "" : " ") + std::string(word % 9 + 1, 'a');
    record.add_comment(0, text);
  }
  CHECK(longest_line(written(record)) <= 80);
  CHECK(longest_line(written(record)) > 70);

  // Whatever the place of the break, a number is not parted from its move and no line begins with a sign of its own.
  for (std::size_t length = 1; length < 90; ++length) {
    Record shifted = record_of("11-15 22-18 15x22 25x18 8-11 29-25 4-8 24-20 10-15");
    shifted.add_comment(0, std::string(length, 'a') + " %b [c] d");
    const std::string text = written(shifted);
    CHECK(text.find("\n%") == std::string::npos);
    CHECK(moves_part(text).find("\n[") == std::string::npos);
    CHECK(text.find(".\n") == std::string::npos);
  }
}

TEST_CASE("tags of every text are kept", "[draughts][DR-20]") {
  Record record = record_of("11-15");
  for (const auto* text : {"", "plain", "\"quoted\"", "C:\\games\\", "\\\"", "x\"]", "x\"] ", "\\\\\"] [y \"z\"]", "]",
                           "[", " blanks ", "{ ; % (", "\xc3\xa9"}) {
    record.set_tag("Event", text);
    record.set_tag("X-1.y_z", text);
    record.set_seats({text, "x"});
    written(record);
  }
  record.set_seats({"", ""});
  written(record);
  record.set_seats({"?", "somebody"});
  written(record);
}

TEST_CASE("a tag that says that nobody knows is as good as none", "[draughts][DR-20][DR-22]") {
  Record record = record_of("11-15");
  const std::string without = write_pdn(record);
  record.set_tag("Event", "?");
  record.set_tag("Date", "????.??.??");
  CHECK(write_pdn(record) == without);
}

TEST_CASE("a game of steps is written in moves", "[draughts][DR-20][DR-21]") {
  Record steps = record_of("11SW 18SW 32NE 25SE", state_of("B:W15,22,32:B11", Unit::step));
  steps.add_comment(2, "both taken");
  const std::string text = write_pdn(steps);
  CHECK(moves_part(text) == "1. 11x18x25 {both taken} 32-28 2. 25-30 *\n\n");
  CHECK(moves(only(text)) == "11x18x25 32-28 25-30");
}

TEST_CASE("a game with draws by rule is written with its result", "[draughts][DR-20][DR-22][DR-17]") {
  const State kings(Rules{}, parse_fen("B:WK32:BK1"));
  const Record record = record_of("1-5 32-28 5-1 28-32 1-5 32-28 5-1 28-32", kings);
  REQUIRE(record.state().is_finished());
  const GameTextItem game = only(write_pdn(record));
  CHECK(moves(game) == moves(record));
  CHECK(game.result == "1/2-1/2");
  CHECK(tag(game, "Result") == "1/2-1/2");
}

TEST_CASE("what PDN cannot say is refused with the reason", "[draughts][DR-20]") {
  const auto with_tag = [](std::string_view name, std::string_view value) {
    Record record = record_of("11-15");
    record.set_tag(name, value);
    return refusal(record);
  };
  const std::string names = "PDN allows no blanks, quotation marks or brackets in the name of a tag";
  CHECK(with_tag("", "x") == names);
  CHECK(with_tag("two words", "x") == names);
  CHECK(with_tag("a]", "x") == names);
  CHECK(with_tag("a\"", "x") == names);
  CHECK(with_tag("a\n", "x") == names);
  CHECK(with_tag("event", "x") == "PDN compares the names of tags without case; this one is spelled Event");
  CHECK(with_tag("Event", "two\nlines") == "PDN has no line breaks or control characters in tags");
  CHECK(with_tag("GameType", "20") == "PDN reads this as another game");
  CHECK(with_tag("GameType", "21,B,8,8,N1,0").starts_with("written"));
  CHECK(with_tag("FEN", "B:W32:B1") == "PDN uses FEN for the start, which is the usual one here");
  CHECK(with_tag("SetUp", "1").starts_with("written"));
  CHECK(with_tag("Termination", "forfeit") == "PDN tells by this tag how the host ended the game");
  CHECK(with_tag("Termination", "time forfeit").starts_with("written"));

  Record twice = record_of("11-15");
  twice.set_tag("Opening", "x");
  twice.set_tag("opening", "x");
  CHECK(refusal(twice) == "PDN compares the names of tags without case; two are called \"opening\"");

  Record name = record_of("11-15");
  name.set_seats({"a\nb", "c"});
  CHECK(refusal(name) == "PDN has no line breaks or control characters in tags");
  name.set_seats({"a", "c"});
  name.set_tag("Black", "somebody else");
  CHECK(refusal(name) == "PDN names each player once; seat and tag differ");

  Record comment = record_of("11-15");
  comment.add_comment(1, "two\nlines");
  CHECK(refusal(comment) == "PDN has no line breaks in comments");

  Record set_up = record_of("32-28", state_of("W:W32:B1"));
  set_up.set_tag("SetUp", "1");
  CHECK(refusal(set_up) == "PDN uses FEN and SetUp for the start, which is another here");

  Record midway = record_of("11SW", state_of("B:W15,22,32:B11", Unit::step));
  CHECK(refusal(midway) == "PDN has no capture that is half done");
  midway.apply(Event::forfeit(light));
  CHECK(refusal(midway) == "PDN has no capture that is half done");
  Record remarked = record_of("11SW 18SW", state_of("B:W15,22,32:B11", Unit::step));
  remarked.add_comment(1, "and on");
  CHECK(refusal(remarked) == "PDN has no comment in the middle of a capture");

  State over(plain);
  over.agree_draw();
  CHECK(refusal(record_of("", over)) == "PDN starts between moves, with no draws counted and the game not over");
}
