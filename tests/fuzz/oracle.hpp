/// What every fuzz target demands of what it was given: refused with an Error that has a reason, or sound.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "touchline/core/random.hpp"
#include "touchline/core/record.hpp"
#include "touchline/core/registry.hpp"

#include "require.hpp"

namespace touchline::fuzz {

/// The games of the library.
inline const Registry& registry() {
  static const Registry all = Registry::built_in();
  return all;
}

inline std::string_view text_of(const unsigned char* data, std::size_t size) {
  return {reinterpret_cast<const char*>(data), size};
}

/// Calls `read`, which may refuse its input with an Error, and with nothing else.
template <class Read>
void refused_or(const Read& read) {
  try {
    read();
  } catch (const Error& error) {
    require(!error.message().empty(), "an error has a reason");
    require(json::is_utf8(error.message()) && json::is_utf8(error.place()), "an error is UTF-8");
  }
}

/// Calls `use` on what was accepted: it must not be refused afterwards.
template <class Use>
void accepted(const Use& use) {
  try {
    use();
  } catch (const Error& error) {
    require(false, error.what());
  }
}

/// The text of a game, or nothing where the format cannot say what is in the record.
inline std::optional<std::string> game_text(const Record& record) {
  try {
    return record.game().table().text_format->write(record);
  } catch (const Error& error) {
    require(error.code() == ErrorCode::unsupported, error.what());
    return std::nullopt;
  }
}

/// A record that was read from a game text is written and read as the same, in one way.
inline void require_same_text(const Record& record) {
  const auto written = game_text(record);
  if (!written) return;
  int games = 0;
  record.game().table().text_format->read(*written, [&](GameTextItem&& item) {
    ++games;
    require(item.record != nullptr, "a game that is written is read");
    require(item.record->state() == record.state(), "a game that is written is read to the same end");
    require(game_text(*item.record) == written, "a game is written in one way");
    return true;
  });
  require(games == 1, "a game that is written is one game");
}

/// Reads a file of games by a format's reader: each game that is accepted has texts as above.
template <class ReadGames>
void read_games(std::string_view file, const ReadGames& read) {
  refused_or([&] {
    read(file, [](GameTextItem&& item) {
      accepted([&] {
        if (item.record) require_same_text(*item.record);
      });
      return true;
    });
  });
}

inline void require_round_trip(const AnyState& state) {
  const std::string written = state.to_json();
  const AnyState again = AnyState::from_json(registry(), written);
  require(again == state && again.to_json() == written, "a state is read as it was written");
  require(again.state_hash() == state.state_hash(), "equal states have equal hashes");
}

inline void require_sound_list(const AnyState& state, const std::vector<ActionId>& legal) {
  require(legal.empty() == state.is_finished(), "a state without actions is finished");
  require(state.result().has_value() == state.is_finished(), "a finished state has a result, and no other");
  require(std::adjacent_find(legal.begin(), legal.end(), std::greater_equal<>()) == legal.end(),
          "actions are listed in rising order without duplicates");
}

/// The actions at both ends of the list: each is legal and has a text that is read back.
inline void require_sound_texts(const AnyState& state, const std::vector<ActionId>& legal) {
  constexpr std::size_t some = 4;
  for (std::size_t i = 0; i < legal.size(); ++i) {
    if (i >= some && i + some < legal.size()) continue;
    require(state.is_legal(legal[i]), "a listed action is legal");
    require(state.parse_action(state.text(legal[i])) == legal[i], "the text of an action is read as the action");
  }
}

/// What is not listed is refused and changes nothing.
inline void require_refusal(const AnyState& state, const std::vector<ActionId>& legal, Rng& rng) {
  AnyState copy = state;
  const std::array<std::uint64_t, 4> tries{
      rng(), rng.below(1024), legal.empty() ? 0 : value(legal.back()) + 1,
      legal.empty() ? 1 : value(legal.front()) ^ std::uint64_t{1} << rng.below(44)};
  for (const std::uint64_t number : tries) {
    const auto action = static_cast<ActionId>(number);
    if (std::binary_search(legal.begin(), legal.end(), action)) continue;
    require(!state.is_legal(action) && copy.try_apply(action).has_value(), "an action that is not listed is refused");
  }
  require(copy == state, "what is refused changes nothing");
}

/// Every seat's view and the onlooker's are written and read as the same, and what is dealt again looks the same.
inline void require_sound_views(const AnyState& state, Rng& rng) {
  for (int seat = -1; seat < state.seats(); ++seat) {
    const Viewer viewer = seat < 0 ? Viewer() : Viewer(static_cast<Seat>(seat));
    const AnyView view = state.observe(viewer);
    const std::string written = view.to_json();
    require(AnyView::from_json(registry(), written).to_json() == written, "a view is read as it was written");
    const AnyState redealt = view.redeal(rng);
    require(redealt.observe(viewer).to_json() == written, "what is dealt again looks the same");
    require(redealt.view_hash(viewer) == state.view_hash(viewer), "views that are equal have equal hashes");
  }
}

/// Plays at most twenty random actions; what they lead to is as sound.
inline void require_play(AnyState state, Rng& rng) {
  std::vector<ActionId> buffer;
  for (int i = 0; i < 20 && !state.is_finished(); ++i) state.apply(state.random_action(rng, buffer));
  require_round_trip(state);
  const auto legal = state.legal();
  require_sound_list(state, legal);
  require_sound_texts(state, legal);
}

/// For mutators: the first game of a file, or the position of a line, after some more random actions, written the same
/// way. Throws Error for what is not accepted.
inline std::string played_on(std::string_view game_name, std::string_view text, Rng& rng) {
  const GameRef game = registry().game(game_name);
  const GameTextFormat& format = *game.table().text_format;
  std::optional<Record> record;
  format.read(text, [&](GameTextItem&& item) {
    if (item.record && !item.record->events().empty()) record = *item.record;
    return !record;
  });
  const bool is_line = !record;
  if (is_line) record = Record(game.parse_position(text));
  std::vector<ActionId> buffer;
  for (std::uint64_t i = rng.below(20) + 1; i > 0 && !record->state().is_finished(); --i)
    record->apply(record->state().random_action(rng, buffer));
  return is_line && rng.below(2) == 0 ? record->state().position_text() : format.write(*record);
}

/// All of the above, and the pictures.
inline void require_sound(const AnyState& state) {
  Rng rng(state.state_hash());
  const auto legal = state.legal();
  require_round_trip(state);
  require_sound_list(state, legal);
  require_sound_texts(state, legal);
  require_refusal(state, legal, rng);
  require_sound_views(state, rng);
  require(!state.text_board().empty() && !state.svg().empty(), "a state has pictures");
  require_play(state, rng);
}

}  // namespace touchline::fuzz
