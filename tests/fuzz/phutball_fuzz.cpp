// Game texts, position lines and turns of phutball from any bytes.
#include "touchline/phutball/game.hpp"

#include "oracle.hpp"
#include "token_mutator.hpp"

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
  touchline::fuzz::refused_or([&] {
    const phutball::State state = phutball::parse_position(text);
    touchline::fuzz::accepted([&] {
      require(phutball::parse_position(phutball::position_text(state)) == state, "a line that is read is written");
      play(state);
      touchline::fuzz::require_sound(touchline::AnyState::of<phutball::Game>(state));
    });
  });
}

void read_turn(std::string_view text) {
  static const phutball::State state = phutball::parse_position("15x19 O K6 J7,H8,G10,H11,K7");
  touchline::fuzz::refused_or([&] {
    const auto actions = phutball::parse_turn(state, text);
    require(phutball::parse_turn(state, phutball::turn_text(state, actions)) == actions,
            "a turn that is read is written");
  });
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  const std::string_view text = touchline::fuzz::text_of(data, size);
  read_position(text);
  read_turn(text);
  touchline::fuzz::read_games(text, phutball::read_game_texts);
  return 0;
}

extern "C" std::size_t LLVMFuzzerCustomMutator(unsigned char* data, std::size_t size, std::size_t room, unsigned seed) {
  return touchline::fuzz::mutate_tokens(data, size, room, seed, [](std::string_view text, touchline::Rng& rng) {
    return touchline::fuzz::played_on("phutball", text, rng);
  });
}
