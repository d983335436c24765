#include "touchline/soccer/notation.hpp"

#include "boards.hpp"

using namespace boards;
using touchline::Error;
using touchline::ErrorCode;
using touchline::soccer::blue;
using touchline::soccer::red;

namespace {

ErrorCode code(const State& state, const std::string& text) {
  try {
    (void)parse_action(state, text);
  } catch (const Error& error) {
    return error.code();
  }
  FAIL("accepted: " + text);
  return {};
}

// Whether both texts mean the same legal action.
bool same(const State& state, const std::string& text, const std::string& canonical) {
  const ActionId action = parse_action(state, text);
  return action == parse_action(state, canonical) && action_text(state, action) == canonical;
}

State shooting() { return at("F10 E4", "A15", "F11"); }

}  // namespace

TEST_CASE("moves, dribbles, passes and goals have their marks", "[soccer][SO-26]") {
  CHECK(is_listed(shooting(), "E4-E5"));
  CHECK(is_listed(shooting(), "F10xF11"));
  CHECK(is_listed(shooting(), "F10:F11>F14"));
  CHECK(is_listed(shooting(), "F10:F11>F15#"));
  CHECK_FALSE(is_listed(shooting(), "F10:F11>F15"));  // a goal is always marked
}

TEST_CASE("lower case, spaces and short forms are read", "[soccer][SO-26]") {
  CHECK(same(shooting(), "e4-e5", "E4-E5"));
  CHECK(same(shooting(), " E4 -\tE5 ", "E4-E5"));
  CHECK(same(shooting(), "f10XF11", "F10xF11"));
  CHECK(same(shooting(), "f10 : f11 > f14", "F10:F11>F14"));
  CHECK(same(shooting(), "F10>F14", "F10:F11>F14"));
  CHECK(same(shooting(), "F10:F11>F15", "F10:F11>F15#"));
  CHECK(same(shooting(), "F010-F009", "F10-F9"));
  const State begun = after(shooting(), "E4-E5");
  for (const char* text : {"End-Piece", "endpiece", "end piece", " END-PIECE "}) CHECK(same(begun, text, "end-piece"));
  CHECK(same(begun, "End Turn", "end-turn"));
}

TEST_CASE("texts that say no action are refused with what would be one", "[soccer][SO-26]") {
  for (const char* text :
       {"",       " ",      "E4",      "E4-",  "-E5",      "E4E5",     "E4-E5-E6",      "E4-T5", "Z4-Z5", "E4-E0",
        "E4-E99", "E4--E5", "F10:F11", ">F14", "F10:>F14", "F10:F11>", "F10:F11>F15##", "end",   "pass",  "\xff\xfe"}) {
    CAPTURE(text);
    CHECK(code(shooting(), text) == ErrorCode::bad_text);
  }
  CHECK(refusal(shooting(), "E4").find("F6-F7 (a move)") != std::string::npos);
  CHECK(refusal(shooting(), "L4-L5").find("no L4 on a board of 11 columns") != std::string::npos);
}

TEST_CASE("marks that belie the board are refused with the right ones", "[soccer][SO-26]") {
  CHECK(code(shooting(), "E4xE5") == ErrorCode::bad_text);
  CHECK(refusal(shooting(), "E4xE5").find("write E4-E5") != std::string::npos);
  CHECK(refusal(shooting(), "F10-F11").find("write F10xF11") != std::string::npos);
  CHECK(refusal(shooting(), "F10:F11>F14#").find("no goal square") != std::string::npos);
  CHECK(refusal(shooting(), "F10:F12>F14").find("the ball is on F11") != std::string::npos);
}

TEST_CASE("refusals name the rule and what would be legal", "[soccer]") {
  const State state = at("F6 H4", "F7 A15", "C8");
  CHECK(code(state, "F6-F7") == ErrorCode::illegal_action);
  CHECK(refusal(state, "F6-F7").find("F7 is occupied") != std::string::npos);
  CHECK(refusal(state, "F6-F7").find("legal are H4-H5, H4-I5") != std::string::npos);
  CHECK(refusal(state, "F7-F8").find("blue's") != std::string::npos);
  CHECK(refusal(state, "B2-B3").find("no piece on B2") != std::string::npos);
  CHECK(refusal(state, "end-turn").find("SO-9") != std::string::npos);
  CHECK(refusal(state, "pass-turn").find("SO-9") != std::string::npos);
  CHECK(refusal(at("B8", "A15", "C8"), "B8:C8>K8").find("perimeter") != std::string::npos);
}

TEST_CASE("a pass that is stopped names the first square in the way", "[soccer][SO-12]") {
  // F8 beside the ball is occupied; F9 and F10 behind it are empty, and a pass to them would be legal but for it.
  CHECK(refusal(at("F6", "F8 A15", "F7"), "F6:F7>F10").find("F8 is occupied") != std::string::npos);
  CHECK(refusal(at("F6", "F9 A15", "F7"), "F6:F7>F10").find("F9 is occupied") != std::string::npos);
}

TEST_CASE("a finished game reads no text", "[soccer]") {
  State over = shooting();
  over.forfeit(red);
  CHECK(code(over, "E4-E5") == ErrorCode::game_over);
  CHECK(touchline::soccer::legal_texts(over) == "none");
}

TEST_CASE("numbers that are no ids are refused", "[soccer][SO-23]") {
  State state = shooting();
  const auto error = state.try_apply(ActionId{18483});
  REQUIRE(error);
  CHECK(error->code() == ErrorCode::illegal_action);
  CHECK(std::string(error->what()).find("0 to 18482") != std::string::npos);
  CHECK_THROWS_AS(action_text(state, ActionId{18483}), Error);
  // Every other id has a reason, whatever it would do.
  for (std::uint64_t n = 0; n < 18483; n += 7) {
    const auto refused = state.is_legal(ActionId{n}) ? std::nullopt : state.try_apply(ActionId{n});
    CHECK(refused.has_value() != state.is_legal(ActionId{n}));
  }
  CHECK(state == shooting());
}
