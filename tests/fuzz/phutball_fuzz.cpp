// Game texts, position lines and turns of phutball from any bytes.
#include <algorithm>
#include <string_view>
#include <vector>

#include "touchline/phutball/game.hpp"

#include "require.hpp"

namespace {

namespace phutball = touchline::phutball;
using touchline::fuzz::require;

constexpr std::uint64_t few = 200;

// Whether each turn that a crowded position lists is read back from its text, and what is said of a goal is so.
void play(const phutball::State& state) {
  touchline::TurnOptions options;
  options.limit = few;
  phutball::for_each_turn(state, options, [&](std::span<const touchline::ActionId> actions) {
    const auto read = phutball::parse_turn(state, phutball::turn_text(state, actions));
    require(std::equal(read.begin(), read.end(), actions.begin(), actions.end()), "a turn that is written is read");
    return true;
  });
  const touchline::WinningTurn winning = phutball::winning_turn(state, few);
  phutball::State after = state;
  for (const touchline::ActionId action : winning.actions) after.apply(action);
  require((winning.answer == touchline::WinningTurn::Answer::turn) ==
              (after.result() && after.result()->is_winner(state.mover().seat())),
          "a winning turn is a goal");
}

void read_position(std::string_view text) {
  try {
    const phutball::State state = phutball::parse_position(text);
    require(phutball::parse_position(phutball::position_text(state)) == state, "a line that is read is written");
    play(state);
  } catch (const touchline::Error&) {
    return;
  }
}

void read_turn(std::string_view text) {
  static const phutball::State state = phutball::parse_position("15x19 O K6 J7,H8,G10,H11,K7");
  try {
    const auto actions = phutball::parse_turn(state, text);
    require(phutball::parse_turn(state, phutball::turn_text(state, actions)) == actions,
            "a turn that is read is written");
  } catch (const touchline::Error&) {
    return;
  }
}

void read_again(const touchline::Record& record) {
  const std::string written = phutball::write_game_text(record);
  int games = 0;
  phutball::read_game_texts(written, [&](touchline::GameTextItem&& item) {
    ++games;
    require(item.record != nullptr, "a game that is written is read");
    require(item.record->state() == record.state(), "a game that is written is read to the same end");
    require(phutball::write_game_text(*item.record) == written, "a game is written in one way");
    return true;
  });
  require(games == 1, "a game that is written is one game");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  read_position(text);
  read_turn(text);
  try {
    phutball::read_game_texts(text, [](touchline::GameTextItem&& item) {
      if (item.record) read_again(*item.record);
      return true;
    });
  } catch (const touchline::Error&) {
    return 0;
  }
  return 0;
}
