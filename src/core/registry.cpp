#include "touchline/core/registry.hpp"

#include <algorithm>
#include <string>

#include "touchline/checker_football/game.hpp"
#include "touchline/core/text.hpp"
#include "touchline/draughts/game.hpp"
#include "touchline/phutball/game.hpp"
#include "touchline/power_poker_football/game.hpp"
#include "touchline/soccer/game.hpp"

namespace touchline::inline v1 {
namespace {

std::string unknown(std::string_view name, std::span<const GameRef> games) {
  std::string message = "there is no game " + quote(name) + "; games are";
  for (const GameRef game : games) message.append(game == games.front() ? " " : ", ").append(game.name());
  return message;
}

}  // namespace

Registry Registry::built_in() {
  Registry registry;
  registry.add<checker_football::Game>();
  registry.add<draughts::Game>();
  registry.add<phutball::Game>();
  registry.add<power_poker_football::Game>();
  registry.add<soccer::Game>();
  return registry;
}

void Registry::add(GameRef game) {
  const auto place =
      std::lower_bound(games_.begin(), games_.end(), game, [](GameRef a, GameRef b) { return a.name() < b.name(); });
  if (place != games_.end() && place->name() == game.name())
    throw Error(ErrorCode::out_of_range, "a game named " + quote(game.name()) + " is registered already");
  games_.insert(place, game);
}

const GameRef* Registry::find(std::string_view name) const noexcept {
  const auto found = std::find_if(games_.begin(), games_.end(), [&](GameRef game) { return game.name() == name; });
  return found == games_.end() ? nullptr : &*found;
}

GameRef Registry::game(std::string_view name) const {
  const GameRef* found = find(name);
  if (found == nullptr) throw Error(ErrorCode::unknown_name, unknown(name, games_));
  return *found;
}

GameRef Registry::game(json::Value name) const {
  const GameRef* found = find(name.as_string());
  if (found == nullptr) name.fail(ErrorCode::unknown_name, unknown(name.as_string(), games_));
  return *found;
}

}  // namespace touchline::inline v1
