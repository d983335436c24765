// A random game of any game of the library: its first actions, how it ended, the last position.
// Usage: play [GAME [SEED]]
#include <iostream>
#include <string>
#include <touchline/core/record.hpp>
#include <touchline/touchline.hpp>
#include <vector>

namespace {

constexpr std::size_t shown = 4;
constexpr std::size_t most = 2000;

std::string who(touchline::Mover mover) {
  return mover.is_chance() ? "chance" : "seat " + std::to_string(touchline::index(mover.seat()));
}

// Plays to the end, or to an agreed draw, and keeps the game as a record.
touchline::Record play(touchline::AnyState state, touchline::Rng rng) {
  touchline::Record record(state);
  std::vector<touchline::ActionId> buffer;
  while (!state.is_finished() && record.position() < most) {
    const auto action = state.random_action(rng, buffer);
    if (record.position() < shown) std::cout << who(state.mover()) << ": " << state.text(action) << '\n';
    state.apply(action);
    record.apply(action);
  }
  if (!state.is_finished()) record.apply(touchline::Event::draw());
  return record;
}

void show(const touchline::Record& record, const touchline::Registry& games) {
  const std::string document = record.to_json();
  const auto read_back = touchline::Record::from_json(games, document);
  const auto result = read_back.state().result();
  if (!result) return;
  std::cout << record.position() << " events, " << name(result->reason) << ", scores";
  for (int seat = 0; seat < result->seats; ++seat) std::cout << ' ' << result->scores[static_cast<std::size_t>(seat)];
  std::cout << "; a record of " << document.size() << " bytes\n" << read_back.state().text_board();
}

}  // namespace

int main(int argc, char** argv) {
  try {
    const auto games = touchline::Registry::built_in();
    const auto game = games.game(argc > 1 ? argv[1] : "draughts");
    const touchline::Rng rng(argc > 2 ? std::stoull(argv[2]) : 1);
    std::cout << game.info().title << '\n';
    show(play(game.start(), rng), games);
  } catch (const std::exception& error) {
    std::cerr << error.what() << '\n';
    return 1;
  }
}
