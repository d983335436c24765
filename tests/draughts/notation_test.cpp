#include "touchline/draughts/notation.hpp"

#include <string>
#include <vector>

#include "support/catch.hpp"

using namespace touchline;
using namespace touchline::draughts;

namespace {

// A king on 15 with a ring of four enemies to the south and one to the north-east. It may take the one, or run round
// the ring either way and then take the one: three captures, all from 15 to 8.
constexpr const char* ring = "B:W11,18,19,26,27:BK15";
// A light man on 22 that reaches 6 over 17 and 9 or over 18 and 10.
constexpr const char* two_ways = "W:W22:B9,10,17,18";
// Six kings in the open: four moves each.
constexpr const char* six_kings = "B:WK29:BK6,K7,K8,K14,K15,K16";

State state_of(const char* fen, Unit unit = Unit::move) {
  return State(Rules{.draws = Draws::none, .unit = unit}, parse_fen(fen));
}

std::string text_after_parsing(const State& state, std::string_view text) {
  return action_text(state, parse_action(state, text));
}

struct Refusal {
  ErrorCode code;
  std::string message;
  std::string place;
};

Refusal refusal(const State& state, std::string_view text) {
  try {
    (void)parse_action(state, text);
  } catch (const Error& error) {
    return {error.code(), std::string(error.message()), std::string(error.place())};
  }
  FAIL("accepted: " << text);
  return {};
}

std::vector<std::string> texts(const std::vector<Move>& moves) {
  std::vector<std::string> out;
  for (const Move move : moves) out.push_back(text(move));
  return out;
}

}  // namespace

TEST_CASE("a move is written with every square that it comes to", "[draughts][DR-18]") {
  CHECK(text_after_parsing(State(), "11-15") == "11-15");
  CHECK(text_after_parsing(state_of(two_ways), "22x13x6") == "22x13x6");
  CHECK(text_after_parsing(state_of(ring), "15x22x31x24x15x8") == "15x22x31x24x15x8");
}

TEST_CASE("a number that is no move has no text", "[draughts][DR-18]") {
  CHECK_THROWS_AS(text(Move(std::uint64_t{1} << 60)), Error);
  CHECK_THROWS_AS(action_text(State(), static_cast<ActionId>(0)), Error);
  CHECK_THROWS_AS(action_text(State(Rules{.unit = Unit::step}), static_cast<ActionId>(128)), Error);
}

TEST_CASE("moves are read as people type them", "[draughts][DR-18]") {
  for (const auto* typed : {"11-15", " 11-15 ", "11 - 15", "11 15", "011-015", "11\t-\t15"})
    CHECK(text_after_parsing(State(), typed) == "11-15");
  const State capture = state_of("B:W18:B15");
  for (const auto* typed : {"15x22", "15X22", "15-22", "15 x 22", "15 22", "015x00022", "15:22"})
    CHECK(text_after_parsing(capture, typed) == "15x22");
}

TEST_CASE("a short form is accepted when one capture fits it", "[draughts][DR-18]") {
  const State state = state_of("W:W22:B9,17");
  for (const auto* typed : {"22x6", "22-6", "22x13x6", "22-13-6"}) CHECK(text_after_parsing(state, typed) == "22x13x6");
}

TEST_CASE("a short form that several captures fit names them", "[draughts][DR-18]") {
  const Refusal refused = refusal(state_of(two_ways), "22x6");
  CHECK(refused.code == ErrorCode::ambiguous_text);
  CHECK(refused.message == "2 captures fit: 22x13x6, 22x15x6; write every landing square");
  CHECK(refused.place == "\"22x6\"");
}

TEST_CASE("a full text always means itself", "[draughts][DR-18]") {
  // 15x8 takes 11 and is complete; two longer captures end on 8 too.
  CHECK(texts(matching_moves(parse_fen(ring), "15x8", Tolerance::keyboard)) == std::vector<std::string>{"15x8"});
  CHECK(text_after_parsing(state_of(ring), "15x8") == "15x8");
  CHECK(text_after_parsing(state_of(ring), "15-8") == "15x8");
}

TEST_CASE("all moves that a text may mean", "[draughts][DR-18]") {
  const Position position = parse_fen(two_ways);
  CHECK(texts(matching_moves(position, "22x6", Tolerance::keyboard)) == std::vector<std::string>{"22x13x6", "22x15x6"});
  CHECK(matching_moves(position, "22x7", Tolerance::keyboard).empty());
  CHECK_THROWS_AS(matching_moves(position, "22x", Tolerance::keyboard), Error);
}

TEST_CASE("a plain move with x is an error at the keyboard, and accepted in files", "[draughts][DR-18]") {
  const Refusal refused = refusal(State(), "11x15");
  CHECK(refused.code == ErrorCode::illegal_action);
  CHECK(refused.message.starts_with("nothing is captured; write 11-15; legal: 9-13, 9-14, 10-14, "));
  CHECK(texts(matching_moves(Position(), "11x15", Tolerance::file)) == std::vector<std::string>{"11-15"});
  CHECK(matching_moves(Position(), "11x15", Tolerance::keyboard).empty());
}

TEST_CASE("what is no move text is refused with the reason", "[draughts][DR-18]") {
  struct Case {
    const char* text;
    const char* reason;
  };
  const Case cases[] = {
      {"", "a square is missing at the end"},
      {"11", "one square is no move"},
      {"11-", "a square is missing at the end"},
      {"-15", "a square is missing before \"-15\""},
      {"11--15", "a square is missing before \"-15\""},
      {"11+15", "\"+\" is no sign between squares"},
      {"33-29", "33 is no square"},
      {"0-4", "0 is no square"},
      {"99999999999999999999-4", "999 is no square"},
      {"a3-b4", "a square is missing before \"a3-b4\""},
      {"11-15 please", "\"p\" is no sign between squares"},
      {"1x2x3x4x5x6x7x8x9x10x11", "no move has more than 10 squares"},
  };
  for (const auto& [text, reason] : cases) {
    const Refusal refused = refusal(State(), text);
    INFO(text << ": " << refused.message);
    CHECK(refused.code == ErrorCode::bad_text);
    CHECK(refused.message.find(reason) != std::string::npos);
    CHECK(refused.message.ends_with("a move is written 11-15, a capture 22x15x8"));
  }
}

TEST_CASE("a long text costs no more than its length and is cut in the message", "[draughts][DR-18]") {
  std::string text = "1";
  for (int i = 0; i < 100'000; ++i) text += "x1";
  const Refusal refused = refusal(State(), text);
  CHECK(refused.code == ErrorCode::bad_text);
  CHECK(refused.place.size() < 80);
}

TEST_CASE("an illegal move is refused with the reason and what would be legal", "[draughts][DR-18][DR-16]") {
  struct Case {
    const char* fen;
    const char* text;
    const char* message;
  };
  const Case cases[] = {
      {"B:W31:B11", "15-18", "there is no piece on 15; legal: 11-15, 11-16"},
      {"B:W31:B11", "31-27", "the piece on 31 is not dark's, who is to move; legal: 11-15, 11-16"},
      {"B:W31:B11", "11-8", "a man moves forward only; legal: 11-15, 11-16"},
      {"B:W31:B11,16", "11-16", "square 16 is occupied; legal: 11-15, 16-19, 16-20"},
      {"B:W31:B11", "11x18", "there is nothing to capture that way; legal: 11-15, 11-16"},
      {"B:W31:B11", "11-20", "the piece on 11 cannot go there; legal: 11-15, 11-16"},
      {"B:W15,31:B11,12", "12-16", "dark must capture, and the piece on 12 cannot; legal: 11x18"},
      {"B:W15,31:B11,12", "11-16", "dark must capture; legal: 11x18"},
      {"B:W15,31:B11,12", "11x20", "the piece on 11 cannot capture that way; legal: 11x18"},
      {"W:W22:B9,17", "22x13", "the capture goes on; legal: 22x13x6"},
  };
  for (const auto& [fen, text, message] : cases) {
    const Refusal refused = refusal(state_of(fen), text);
    INFO(fen << ' ' << text);
    CHECK(refused.code == ErrorCode::illegal_action);
    CHECK(refused.message == message);
    CHECK(refused.place == '"' + std::string(text) + '"');
  }
}

TEST_CASE("a long list of legal moves is cut", "[draughts][DR-18]") {
  // 24 moves: twenty are named.
  const Refusal refused = refusal(state_of(six_kings), "1-5");
  CHECK(refused.message.starts_with("there is no piece on 1; legal: 6-1, 6-2, 6-9, 6-10, 7-2, "));
  CHECK(refused.message.ends_with("15-18, 15-19 and 4 more"));
}

TEST_CASE("no text is a move when the game is over", "[draughts][DR-18][DR-15]") {
  for (const Unit unit : {Unit::move, Unit::step}) {
    const State lost = state_of("B:W18:B", unit);
    const Refusal refused = refusal(lost, unit == Unit::move ? "11-15" : "11SE");
    CHECK(refused.code == ErrorCode::game_over);
  }
}

TEST_CASE("a step is a square and a direction", "[draughts][DR-21]") {
  const State state(Rules{.unit = Unit::step});
  // (22 − 1)·4 + 1 for light's man on 22 towards the north-east; dark moves first, so a light start.
  const State light_first = state_of("W:W22:B1", Unit::step);
  CHECK(value(parse_action(light_first, "22NE")) == 85);
  CHECK(action_text(light_first, static_cast<ActionId>(85)) == "22NE");
  CHECK(action_text(light_first, static_cast<ActionId>(84)) == "22NW");
  CHECK(action_text(light_first, static_cast<ActionId>(127)) == "32SE");
  for (const auto* typed : {"9SW", " 9 sw ", "09Sw", "9-SW", "9 - sw"}) CHECK(value(parse_action(state, typed)) == 34);
}

TEST_CASE("what is no step, or no legal one, is refused with the reason", "[draughts][DR-21]") {
  struct Case {
    const char* fen;
    const char* text;
    ErrorCode code;
    const char* message;
  };
  constexpr auto bad = ErrorCode::bad_text;
  constexpr auto illegal = ErrorCode::illegal_action;
  const Case cases[] = {
      {"B:W31:B11", "11-15", bad, "a step is a square and a direction: NW, NE, SW or SE, as in 22NE"},
      {"B:W31:B11", "SE", bad, "a step is a square and a direction: NW, NE, SW or SE, as in 22NE"},
      {"B:W31:B11", "33SE", bad, "33 is no square: squares are 1 to 32"},
      {"B:W31:B11", "15SE", illegal, "there is no piece on 15; legal: 11SW, 11SE"},
      {"B:W31:B11", "31NE", illegal, "the piece on 31 is not dark's, who is to move; legal: 11SW, 11SE"},
      {"B:W31:B11", "11NE", illegal, "a man moves forward only; legal: 11SW, 11SE"},
      {"B:W31:B12", "12SE", illegal, "there is no square on that side of 12; legal: 12SW"},
      {"B:W31:B8,11", "8SW", illegal, "square 11 is occupied; legal: 8SE, 11SW, 11SE"},
      {"B:W15,31:B11", "11SE", illegal, "dark must capture; legal: 11SW"},
  };
  for (const auto& [fen, text, code, message] : cases) {
    const Refusal refused = refusal(state_of(fen, Unit::step), text);
    INFO(fen << ' ' << text);
    CHECK(refused.code == code);
    CHECK(refused.message == message);
  }
}

TEST_CASE("in mid-capture only the capturing piece may go on", "[draughts][DR-21][DR-11]") {
  State state = state_of("B:W15,23,31:B11,12", Unit::step);
  state.apply(parse_action(state, "11SW"));
  REQUIRE(state.mid_turn());
  const Refusal refused = refusal(state, "12SE");
  CHECK(refused.message == "the capture goes on with the piece on 18; legal: 18SE");
}
