/// The games that a program knows.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "touchline/core/any_state.hpp"

namespace touchline::inline v1 {

/// A set of games, by name. A value: an application makes its own from the built-in one and games of its own.
class Registry {
 public:
  /// No games.
  Registry() = default;
  /// The games of this library.
  [[nodiscard]] static Registry built_in();

  /// Adds a game; Error(out_of_range) if one of that name is there.
  void add(GameRef game);
  /// Adds a game of that type; the compiler says here what it lacks.
  template <Game G>
  void add() {
    add(GameRef(table_of<G>));
  }

  /// The game of that name; Error(unknown_name) that lists those there are.
  [[nodiscard]] GameRef game(std::string_view name) const;
  /// The game that a document names; errors with the place.
  [[nodiscard]] GameRef game(json::Value name) const;
  /// The game of that name, or null; valid until a game is added.
  [[nodiscard]] const GameRef* find(std::string_view name) const noexcept;
  /// All games in rising order of their names.
  [[nodiscard]] std::span<const GameRef> games() const noexcept { return games_; }

 private:
  std::vector<GameRef> games_;
};

}  // namespace touchline::inline v1
