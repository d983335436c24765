// PDN games, FEN positions and move texts of draughts from any bytes.
#include <string>
#include <string_view>

#include "touchline/draughts/game.hpp"

#include "require.hpp"

namespace {

namespace draughts = touchline::draughts;
using touchline::fuzz::require;

void read_fen(std::string_view text) {
  try {
    const draughts::Position position = draughts::parse_fen(text);
    require(draughts::parse_fen(draughts::fen(position)) == position, "a FEN that is read is written as the same");
  } catch (const touchline::Error&) {
    return;
  }
}

void read_moves(std::string_view text) {
  static const draughts::State state({}, draughts::parse_fen("W:WK15:B11,18,19,26,27"));
  try {
    const auto action = draughts::parse_action(state, text);
    require(state.is_legal(action), "an action that is read is legal");
    require(draughts::parse_action(state, draughts::action_text(state, action)) == action,
            "the text of an action is read as the same");
  } catch (const touchline::Error&) {
    return;
  }
}

void read_again(const touchline::Record& record) {
  const std::string written = draughts::write_pdn(record);
  int games = 0;
  draughts::read_pdn(written, [&](touchline::GameTextItem&& item) {
    ++games;
    require(item.record != nullptr, "a game that is written is read");
    require(item.record->state() == record.state(), "a game that is written is read to the same end");
    require(draughts::write_pdn(*item.record) == written, "a game is written in one way");
    return true;
  });
  require(games == 1, "a game that is written is one game");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  read_fen(text);
  read_moves(text);
  try {
    draughts::read_pdn(text, [](touchline::GameTextItem&& item) {
      if (item.record) read_again(*item.record);
      return true;
    });
  } catch (const touchline::Error&) {
    return 0;
  }
  return 0;
}
