#include <string>

#include "arguments.hpp"

namespace touchline::capi {

const Library& library() {
  static const Library& made = *[] {
    auto fresh = std::make_unique<Library>();
    fresh->registry = Registry::built_in();
    for (const GameRef game : fresh->registry.games()) fresh->games.push_back({game});
    return fresh.release();
  }();
  return made;
}

const tl_game& handle_of(GameRef game) {
  for (const tl_game& handle : library().games)
    if (handle.value == game) return handle;
  throw Failure{TL_ERROR_INTERNAL, "the game is not among those of this library", ""};
}

namespace {

std::uint32_t flags(const GameTable& table) noexcept {
  std::uint32_t bits = 0;
  if (table.info->has_chance) bits |= TL_GAME_CHANCE;
  if (table.info->has_hidden) bits |= TL_GAME_HIDDEN;
  if (table.for_each_turn != nullptr) bits |= TL_GAME_TURNS;
  if (table.statistics != nullptr) bits |= TL_GAME_STATISTICS;
  if (table.winning_turn != nullptr) bits |= TL_GAME_WINNING_TURN;
  if (table.position_text != nullptr) bits |= TL_GAME_POSITION_TEXT;
  if (table.text_format != nullptr) bits |= TL_GAME_TEXTS;
  if (table.penalize != nullptr) bits |= TL_GAME_PENALTIES;
  return bits;
}

GameRef of(const tl_game* game) { return need(game, "game").value; }

}  // namespace
}  // namespace touchline::capi

using namespace touchline;
using namespace touchline::capi;

tl_status tl_game_count(size_t* count) {
  return give(count, "count", [] { return library().games.size(); });
}

tl_status tl_game_at(size_t index, const tl_game** game) {
  return give(game, "game", [&] {
    const auto& games = library().games;
    if (index >= games.size()) throw Failure{TL_ERROR_OUT_OF_RANGE, "there are fewer games", "index"};
    return &games[index];
  });
}

tl_status tl_game_find(const char* name, size_t name_length, const tl_game** game) {
  return give(game, "game", [&] { return &handle_of(library().registry.game(text_in(name, name_length, "name"))); });
}

tl_status tl_game_name(const tl_game* game, char* text, size_t capacity, size_t* length) {
  return give_text(text, capacity, length, [&] { return of(game).name(); });
}

tl_status tl_game_title(const tl_game* game, char* text, size_t capacity, size_t* length) {
  return give_text(text, capacity, length, [&] { return of(game).info().title; });
}

tl_status tl_game_seats(const tl_game* game, int32_t* seats) {
  return give(seats, "seats", [&] { return of(game).info().seats; });
}

tl_status tl_game_flags(const tl_game* game, uint32_t* flags) {
  return give(flags, "flags", [&] { return capi::flags(of(game).table()); });
}

tl_status tl_game_perft_unit(const tl_game* game, char* text, size_t capacity, size_t* length) {
  return give_text(text, capacity, length, [&] { return of(game).info().perft_unit; });
}

tl_status tl_game_action_count(const tl_game* game, const char* rules, size_t rules_length, uint64_t* count) {
  return give(count, "count", [&] {
    const auto dense = of(game).action_count(document_in(rules, rules_length, "rules"));
    if (!dense) throw Failure{TL_ERROR_UNSUPPORTED, "action ids are not dense in this game by these rules", ""};
    return *dense;
  });
}

tl_status tl_game_rules_json(const tl_game* game, const char* rules, size_t rules_length, char* text, size_t capacity,
                             size_t* length) {
  return give_text(text, capacity, length,
                   [&] { return of(game).rules_json(document_in(rules, rules_length, "rules")); });
}

tl_status tl_game_canonical_rules(const tl_game* game, const char* document, size_t document_length, char* text,
                                  size_t capacity, size_t* length) {
  return give_text(text, capacity, length,
                   [&] { return of(game).canonical_rules(document_in(document, document_length, "document")); });
}

tl_status tl_game_schema(const tl_game* game, const char* kind, size_t kind_length, char* text, size_t capacity,
                         size_t* length) {
  return give_text(text, capacity, length, [&] { return of(game).schema(text_in(kind, kind_length, "kind")); });
}
