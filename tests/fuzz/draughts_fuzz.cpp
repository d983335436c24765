// PDN games, FEN positions and move texts of draughts from any bytes.
#include "touchline/draughts/game.hpp"

#include "oracle.hpp"
#include "token_mutator.hpp"

namespace {

namespace draughts = touchline::draughts;
using touchline::fuzz::require;

void read_fen(std::string_view text) {
  touchline::fuzz::refused_or([&] {
    const draughts::Position position = draughts::parse_fen(text);
    touchline::fuzz::accepted([&] {
      require(draughts::parse_fen(draughts::fen(position)) == position, "a FEN that is read is written as the same");
      touchline::fuzz::require_sound(touchline::AnyState::of<draughts::Game>(draughts::State({}, position)));
    });
  });
}

void read_moves(std::string_view text) {
  static const draughts::State state({}, draughts::parse_fen("W:WK15:B11,18,19,26,27"));
  touchline::fuzz::refused_or([&] {
    const auto action = draughts::parse_action(state, text);
    require(state.is_legal(action), "an action that is read is legal");
    require(draughts::parse_action(state, draughts::action_text(state, action)) == action,
            "the text of an action is read as the same");
  });
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  const std::string_view text = touchline::fuzz::text_of(data, size);
  read_fen(text);
  read_moves(text);
  touchline::fuzz::read_games(text, draughts::read_pdn);
  return 0;
}

extern "C" std::size_t LLVMFuzzerCustomMutator(unsigned char* data, std::size_t size, std::size_t room, unsigned seed) {
  return touchline::fuzz::mutate_tokens(data, size, room, seed, [](std::string_view text, touchline::Rng& rng) {
    return touchline::fuzz::played_on("draughts", text, rng);
  });
}
