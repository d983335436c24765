#include <algorithm>
#include <chrono>
#include <ostream>
#include <vector>

#include "touchline/core/json_writer.hpp"

#include "call.hpp"
#include "interrupt.hpp"
#include "random_game.hpp"
#include "status.hpp"

namespace touchline::cli {
namespace {

using Clock = std::chrono::steady_clock;

/// A measured rate.
struct Figure {
  std::string name;
  std::string unit;
  std::uint64_t count = 0;
  double seconds = 0;

  [[nodiscard]] std::uint64_t rate() const {
    return static_cast<std::uint64_t>(static_cast<double>(count) / std::max(1e-9, seconds));
  }
};

constexpr auto long_enough = std::chrono::milliseconds(300);

// Calls `work`, which returns how much it has done, until it has taken long enough.
template <class Work>
Figure measure(std::string_view name, std::string_view unit, const Work& work) {
  Figure figure{std::string(name), std::string(unit)};
  const auto start = Clock::now();
  auto time = Clock::duration{};
  while (time < long_enough && !interrupted()) {
    figure.count += work();
    time = Clock::now() - start;
  }
  figure.seconds = std::chrono::duration<double>(time).count();
  return figure;
}

// The first depth that takes a tenth of a second, or the last within reach.
Figure measure_perft(const AnyState& start) {
  constexpr double enough = 0.1;
  Figure figure;
  for (int depth = 1; depth <= 12 && figure.seconds < enough && !interrupted(); ++depth) {
    const auto begin = Clock::now();
    const auto count = start.perft(depth);
    const double seconds = std::chrono::duration<double>(Clock::now() - begin).count();
    figure = {"perft " + std::to_string(depth), std::string(start.info().perft_unit), count.nodes, seconds};
  }
  return figure;
}

// States spread over random games.
std::vector<AnyState> some_states(const AnyState& start) {
  constexpr std::size_t enough = 64;
  std::vector<AnyState> states;
  for (std::uint64_t game = 0; states.size() < enough; ++game) {
    Rng rng(1, game);
    AnyState state = start;
    play_randomly(state, rng, 200, [&](const AnyState& before, ActionId) {
      if (rng.below(8) == 0) states.push_back(before);
      return states.size() < enough;
    });
    if (state.is_finished() && states.size() < enough) states.push_back(state);
  }
  return states;
}

std::uint64_t play_one(const AnyState& start, std::uint64_t number) {
  Rng rng(2, number);
  AnyState state = start;
  std::vector<ActionId> buffer;
  std::uint64_t played = 0;
  for (; played < 2000 && !state.is_finished(); ++played) state.play_random(rng, buffer);
  return played;
}

std::uint64_t copy_all(const std::vector<AnyState>& states, AnyState& target) {
  constexpr std::uint64_t rounds = 100;
  for (std::uint64_t i = 0; i < rounds; ++i)
    for (const AnyState& state : states) target.copy_from(state);
  return rounds * states.size();
}

std::uint64_t round_trips(const Registry& registry, const std::vector<AnyState>& states) {
  for (const AnyState& state : states)
    if (!(AnyState::from_json(registry, state.to_json()) == state))
      throw Error(ErrorCode::bad_state, "a state does not come back from its JSON");
  return states.size();
}

/// `bench`: quick figures of speed.
class Bench final : public Call {
 public:
  void declare(Parameters& parameters) override {
    parameters.name_argument("game", game_, "the name of a game (all)", false);
    parameters.rules(rules_);
  }

  int run(const Session& session) override {
    const Interruptible interruptible;
    std::string text;
    json::Writer writer(text);
    writer.begin_object();
    for (const GameRef game : games(session)) {
      writer.free_key(game.name());
      writer.begin_object();
      for (const Figure& figure : figures(session, start_of(session, game, rules_))) {
        if (!session.json) write_line(session, game, figure);
        writer.free_key(figure.name + ", " + figure.unit + " a second");
        writer.unsigned_integer(figure.rate());
      }
      writer.end_object();
    }
    writer.end_object();
    if (session.json) session.console.out << text << '\n';
    return interrupted() ? interrupted_status : done;
  }

 private:
  std::vector<GameRef> games(const Session& session) const {
    if (!game_.empty()) return {game_of(session, game_)};
    const auto all = session.registry.games();
    return {all.begin(), all.end()};
  }

  static std::vector<Figure> figures(const Session& session, const AnyState& start) {
    const auto states = some_states(start);
    AnyState target = start;
    std::uint64_t game = 0;
    std::vector<Figure> all;
    all.push_back(measure("JSON", "round trips", [&] { return round_trips(session.registry, states); }));
    all.push_back(measure("copies", "states", [&] { return copy_all(states, target); }));
    all.push_back(measure_perft(start));
    all.push_back(measure("random play", "actions", [&] { return play_one(start, game++); }));
    return all;
  }

  static void write_line(const Session& session, GameRef game, const Figure& figure) {
    session.console.out << game.name() << '\t' << figure.name << '\t' << figure.rate() << ' ' << figure.unit
                        << " a second\n"
                        << std::flush;
  }

  std::string game_;
  Source rules_;
};

}  // namespace

std::unique_ptr<Call> make_bench() { return std::make_unique<Bench>(); }

}  // namespace touchline::cli
