#include "play/players.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "play/search.hpp"

namespace touchline::cli {
namespace {

class RandomPlayer final : public Player {
 public:
  explicit RandomPlayer(const Rng& rng) : rng_(rng) {}

  ActionId choose(const AnyState& state, Seat) override { return state.random_action(rng_, buffer_); }

 private:
  Rng rng_;
  std::vector<ActionId> buffer_;
};

/// Takes a win where there is one, avoids a loss, and is random otherwise.
class GreedyPlayer final : public Player {
 public:
  explicit GreedyPlayer(const Rng& rng) : rng_(rng) {}

  ActionId choose(const AnyState& state, Seat seat) override {
    const AnyState known = as_known(state, seat, rng_);
    if (const auto action = scoring_action(known)) return *action;
    std::vector<ActionId> best;
    double best_reward = -1;
    for (const ActionId action : known.legal()) {
      AnyState after = known;
      after.apply(action);
      const double now = reward(after, seat);
      if (now < best_reward) continue;
      if (now > best_reward) best.clear();
      best_reward = now;
      best.push_back(action);
    }
    return best[rng_.below(best.size())];
  }

 private:
  // The first action of a turn that scores, in games where one can ask for it.
  static std::optional<ActionId> scoring_action(const AnyState& state) {
    constexpr std::uint64_t few_nodes = 100'000;
    if (state.game().table().winning_turn == nullptr) return std::nullopt;
    const WinningTurn found = state.winning_turn(few_nodes);
    if (found.answer != WinningTurn::Answer::turn) return std::nullopt;
    return found.actions.front();
  }

  Rng rng_;
};

class SearchPlayer final : public Player {
 public:
  SearchPlayer(const Rng& rng, const Effort& effort) : rng_(rng), effort_(effort) {}

  ActionId choose(const AnyState& state, Seat seat) override { return search(state, seat, rng_, effort_); }

 private:
  Rng rng_;
  Effort effort_;
};

constexpr std::array<std::string_view, 4> kinds{"human", "random", "greedy", "mcts"};

}  // namespace

bool is_player_kind(std::string_view kind) noexcept {
  return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
}

std::unique_ptr<Player> make_player(std::string_view kind, const Rng& rng, const Effort& effort) {
  if (kind == "random") return std::make_unique<RandomPlayer>(rng);
  if (kind == "greedy") return std::make_unique<GreedyPlayer>(rng);
  if (kind == "mcts") return std::make_unique<SearchPlayer>(rng, effort);
  return nullptr;
}

}  // namespace touchline::cli
