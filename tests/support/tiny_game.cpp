#include "support/tiny_game.hpp"

#include <algorithm>

#include "touchline/core/game_table.hpp"
#include "touchline/core/hash.hpp"
#include "touchline/core/result_json.hpp"
#include "touchline/core/svg.hpp"
#include "touchline/core/text.hpp"

namespace tiny {
namespace {

constexpr std::uint64_t stand_id = 9;
constexpr std::uint64_t swap_id = 10;
constexpr std::array<std::string_view, 7> phase_names{"deal_0",   "deal_1",   "choose_0", "redraw_0",
                                                      "choose_1", "redraw_1", "done"};

bool is_free(const Table& table, int card) {
  return std::count(table.hand.begin(), table.hand.end(), card) == 0 &&
         std::count(table.aside.begin(), table.aside.end(), card) == 0;
}

Mover mover_in(Phase phase) {
  switch (phase) {
    case Phase::choose_0:
      return Seat{0};
    case Phase::choose_1:
      return Seat{1};
    case Phase::done:
      return Mover::nobody();
    default:
      return Mover::chance();
  }
}

std::uint64_t hash_of(const Rules& rules, const Table& table, const std::optional<Result>& result) {
  std::uint64_t hash =
      touchline::hash_more(static_cast<std::uint64_t>(rules.cards), static_cast<std::uint64_t>(table.phase));
  for (const auto& cards : {table.hand, table.aside})
    for (const int card : cards) hash = touchline::hash_more(hash, static_cast<std::uint64_t>(card + 1));
  return result ? touchline::hash_more(hash, static_cast<std::uint64_t>(result->reason) * 4 + result->winners) : hash;
}

// Hands are shown only at the end, cards laid aside never.
Table table_seen_by(const Table& table, const std::optional<Result>& result, Viewer viewer) {
  Table seen = table;
  for (std::size_t seat = 0; seat < 2; ++seat) {
    const bool own = viewer && static_cast<std::size_t>(touchline::index(*viewer)) == seat;
    if (own) continue;
    if (seen.hand[seat] != 0 && !result) seen.hand[seat] = Table::covered;
    if (seen.aside[seat] != 0) seen.aside[seat] = Table::covered;
  }
  return seen;
}

// Which cards must lie on the table in a phase: no more and no fewer. Nothing lies there after a host event.
void check_table(const Rules& rules, const Table& table, const std::optional<Result>& result,
                 touchline::json::Value place) {
  const auto wrong = [&](const char* why) { place.fail(ErrorCode::bad_state, why); };
  if ((table.phase == Phase::done) != result.has_value()) wrong("a state has a result exactly when it is done");
  if (result && result->reason != touchline::Reason::full_time) {
    if (table != Table{.phase = Phase::done}) wrong("no cards lie on the table after a host event");
    return;
  }
  const auto has = [](int card) { return card != 0; };
  const bool redraws_0 = table.phase == Phase::redraw_0, redraws_1 = table.phase == Phase::redraw_1;
  if (has(table.hand[0]) == (table.phase == Phase::deal_0 || redraws_0)) wrong("seat 0 has a hand of one card or none");
  if (has(table.hand[1]) == (table.phase <= Phase::deal_1 || redraws_1)) wrong("seat 1 has a hand of one card or none");
  if (has(table.aside[0]) && table.phase <= Phase::choose_0) wrong("seat 0 has not chosen yet");
  if (redraws_0 && !has(table.aside[0])) wrong("seat 0 laid a card aside");
  if (has(table.aside[1]) && table.phase <= Phase::choose_1) wrong("seat 1 has not chosen yet");
  if (redraws_1 && !has(table.aside[1])) wrong("seat 1 laid a card aside");
  for (int card = 1; card <= rules.cards; ++card)
    if (std::count(table.hand.begin(), table.hand.end(), card) +
            std::count(table.aside.begin(), table.aside.end(), card) >
        1)
      wrong("a card lies in two places");
}

void write_cards(touchline::json::Writer& writer, const std::array<int, 2>& cards) {
  writer.begin_array();
  for (const int card : cards) writer.integer(card);
  writer.end_array();
}

std::array<int, 2> read_cards(touchline::json::Value value, int lowest, int highest) {
  if (value.size() != 2) value.fail(ErrorCode::bad_json, "expected two cards");
  std::array<int, 2> cards{};
  std::size_t i = 0;
  value.for_each_element(
      [&](touchline::json::Value card) { cards[i++] = static_cast<int>(card.as_integer(lowest, highest)); });
  return cards;
}

Phase read_phase(touchline::json::Value value) {
  const auto found = std::find(phase_names.begin(), phase_names.end(), value.as_string());
  if (found == phase_names.end()) value.fail(ErrorCode::bad_state, "no such phase");
  return static_cast<Phase>(found - phase_names.begin());
}

void write_table(touchline::json::Writer& writer, const Table& table, const std::optional<Result>& result,
                 const Viewer* viewer) {
  writer.begin_object();
  writer.key("aside");
  write_cards(writer, table.aside);
  writer.key("hands");
  write_cards(writer, table.hand);
  writer.key("phase");
  writer.string(phase_names[static_cast<std::size_t>(table.phase)]);
  if (result) {
    writer.key("result");
    touchline::write_result(writer, result);
  }
  if (viewer != nullptr) {
    writer.key("seat");
    if (*viewer) {
      writer.integer(touchline::index(**viewer));
    } else {
      writer.null();
    }
  }
  writer.key("to_move");
  touchline::write_mover(writer, mover_in(table.phase));
  writer.end_object();
}

struct Parts {
  Table table;
  std::optional<Result> result;
};

Parts read_parts(const Rules& rules, touchline::json::Value value, const touchline::json::Members& members,
                 int lowest) {
  Parts parts;
  parts.table.phase = read_phase(members["phase"]);
  parts.table.hand = read_cards(members["hands"], lowest, rules.cards);
  parts.table.aside = read_cards(members["aside"], lowest, rules.cards);
  if (members.has("result")) {
    parts.result = touchline::read_result(members["result"], 2);
    if (!parts.result) members["result"].fail(ErrorCode::bad_state, "a finished state has a result");
  }
  if (touchline::read_mover(members["to_move"], 2) != mover_in(parts.table.phase))
    members["to_move"].fail(ErrorCode::bad_state, "the phase tells who is to move");
  check_table(rules, parts.table, parts.result, value);
  return parts;
}

// A finished state's result is what the cards or the host's event give.
void check_result(const Parts& parts, touchline::json::Value place) {
  if (!parts.result) return;
  using touchline::Reason;
  const auto& result = *parts.result;
  const auto won = [&](int seat) { return result == Result::won_by(static_cast<Seat>(seat), result.reason); };
  const bool sound = result.reason == Reason::full_time   ? won(parts.table.hand[0] > parts.table.hand[1] ? 0 : 1)
                     : result.reason == Reason::forfeit   ? won(0) || won(1)
                     : result.reason == Reason::agreement ? result == Result::drawn(Reason::agreement)
                                                          : false;
  if (!sound) place.fail(ErrorCode::bad_state, "this is not how the game can end");
}

std::string board_of(const Table& table) {
  const auto card = [](int n) { return n == Table::covered ? std::string("?") : n == 0 ? "-" : std::to_string(n); };
  std::string out(phase_names[static_cast<std::size_t>(table.phase)]);
  for (std::size_t seat = 0; seat < 2; ++seat)
    out += "\nseat " + std::to_string(seat) + ": " + card(table.hand[seat]) + " aside " + card(table.aside[seat]);
  return out + "\n";
}

std::string picture_of(const Table& table, const touchline::SvgOptions& options) {
  touchline::svg::Picture picture(200, 100, "The tiny card game", options.theme);
  picture.caption(board_of(table), {100, 50}, 180, 12);
  return std::move(picture).finish();
}

}  // namespace

Mover State::mover() const noexcept { return mover_in(table_.phase); }

std::size_t State::legal(std::span<ActionId> out) const noexcept {
  std::size_t count = 0;
  for (std::uint64_t id = 0; id <= swap_id; ++id) {
    if (!is_legal(static_cast<ActionId>(id))) continue;
    if (count < out.size()) out[count] = static_cast<ActionId>(id);
    ++count;
  }
  return count;
}

bool State::is_legal(ActionId action) const noexcept {
  const std::uint64_t id = touchline::value(action);
  if (mover().is_nobody()) return false;
  if (mover().is_seat()) return id == stand_id || id == swap_id;
  return id < static_cast<std::uint64_t>(rules_.cards) && is_free(table_, static_cast<int>(id) + 1);
}

std::optional<Error> State::try_apply(ActionId action) {
  if (result_) return Error(ErrorCode::game_over, "the game is finished");
  if (!is_legal(action))
    return Error(ErrorCode::illegal_action, mover().is_seat() ? "legal are stand, swap" : "a card is dealt now");
  const std::uint64_t id = touchline::value(action);
  if (mover().is_seat()) {
    choose(id == swap_id);
  } else {
    draw(static_cast<int>(id) + 1);
  }
  return std::nullopt;
}

void State::draw(int card) {
  table_.hand[table_.phase == Phase::deal_0 || table_.phase == Phase::redraw_0 ? 0 : 1] = card;
  table_.phase = table_.phase == Phase::redraw_1 ? Phase::done : static_cast<Phase>(static_cast<int>(table_.phase) + 1);
  if (table_.phase == Phase::done) show();
}

void State::choose(bool swap) {
  const std::size_t seat = table_.phase == Phase::choose_0 ? 0 : 1;
  if (swap) {
    table_.aside[seat] = table_.hand[seat];
    table_.hand[seat] = 0;
    table_.phase = seat == 0 ? Phase::redraw_0 : Phase::redraw_1;
    return;
  }
  table_.phase = seat == 0 ? Phase::choose_1 : Phase::done;
  if (table_.phase == Phase::done) show();
}

void State::show() {
  result_ = Result::won_by(table_.hand[0] > table_.hand[1] ? Seat{0} : Seat{1}, touchline::Reason::full_time);
}

void State::finish(const Result& result) {
  table_ = {.phase = Phase::done};
  result_ = result;
}

void State::forfeit(Seat seat) { finish(Result::won_by(touchline::other(seat), touchline::Reason::forfeit)); }
void State::agree_draw() { finish(Result::drawn(touchline::Reason::agreement)); }

std::uint64_t State::state_hash() const noexcept { return hash_of(rules_, table_, result_); }
std::uint64_t State::position_hash() const noexcept { return hash_of(rules_, table_, std::nullopt); }
std::uint64_t State::view_hash(Viewer viewer) const noexcept {
  return touchline::hash_more(hash_of(rules_, table_seen_by(table_, result_, viewer), result_),
                              viewer ? static_cast<std::uint64_t>(touchline::index(*viewer)) : 9);
}

State Game::start(const Rules& rules) {
  if (rules.cards < 4 || rules.cards > 9) throw Error(ErrorCode::bad_rules, "cards must be 4 to 9", "/cards");
  return State(rules);
}

std::string Game::action_text(const State&, ActionId action) {
  const std::uint64_t id = touchline::value(action);
  if (id == stand_id) return "stand";
  if (id == swap_id) return "swap";
  return "card " + std::to_string(id + 1);
}

ActionId Game::parse_action(const State& state, std::string_view text) {
  const std::string typed = touchline::lower(touchline::trim(text));
  std::vector<ActionId> actions(state.legal({}));
  state.legal(actions);
  for (const ActionId action : actions)
    if (action_text(state, action) == typed) return action;
  throw Error(ErrorCode::bad_text, "no such action here", touchline::quote(text));
}

void Game::write_rules(touchline::json::Writer& writer, const Rules& rules) {
  writer.begin_object();
  writer.key("cards");
  writer.integer(rules.cards);
  writer.end_object();
}

Rules Game::read_rules(touchline::json::Value value, touchline::Fields fields) {
  const auto members = fields == touchline::Fields::all ? value.members({"cards"}) : value.members({}, {"cards"});
  Rules rules;
  if (members.has("cards")) rules.cards = static_cast<int>(members["cards"].as_integer(4, 9));
  return rules;
}

void Game::write_state(touchline::json::Writer& writer, const State& state) {
  write_table(writer, state.table(), state.result(), nullptr);
}

State Game::read_state(const Rules& rules, touchline::json::Value value) {
  const auto members = value.members({"aside", "hands", "phase", "to_move"}, {"result"});
  const Parts parts = read_parts(rules, value, members, 0);
  check_result(parts, value);
  return {rules, parts.table, parts.result};
}

std::string_view Game::rules_schema() {
  return R"({"additionalProperties":false,"properties":{"cards":{"maximum":9,"minimum":4,"type":"integer"}},)"
         R"("required":["cards"],"type":"object"})";
}
std::string_view Game::state_schema() { return R"({"required":["aside","hands","phase","to_move"],"type":"object"})"; }
std::string_view Game::view_schema() {
  return R"({"required":["aside","hands","phase","seat","to_move"],"type":"object"})";
}

View Game::observe(const State& state, Viewer viewer) {
  return {state.rules(), viewer, table_seen_by(state.table(), state.result(), viewer), state.result()};
}

void Game::write_view(touchline::json::Writer& writer, const View& view) {
  const Viewer viewer = view.viewer();
  write_table(writer, view.table(), view.result(), &viewer);
}

View Game::read_view(const Rules& rules, touchline::json::Value value) {
  const auto members = value.members({"aside", "hands", "phase", "seat", "to_move"}, {"result"});
  const Parts parts = read_parts(rules, value, members, Table::covered);
  return {rules, touchline::read_viewer(members["seat"], 2), parts.table, parts.result};
}

std::string Game::view_text_board(const View& view) { return board_of(view.table()); }
std::string Game::view_svg(const View& view, const touchline::SvgOptions& options) {
  return picture_of(view.table(), options);
}

State Game::redeal(const View& view, touchline::Rng& rng) {
  Table table = view.table();
  for (auto* cards : {&table.hand, &table.aside})
    for (int& card : *cards) {
      if (card != Table::covered) continue;
      std::vector<int> free;
      for (int n = 1; n <= view.rules().cards; ++n)
        if (is_free(table, n)) free.push_back(n);
      card = free[static_cast<std::size_t>(rng.below(free.size()))];
    }
  return {view.rules(), table, view.result()};
}

std::vector<bool> Game::covered_events(const State& start, std::span<const touchline::Event> events, Viewer viewer) {
  std::vector<bool> covered;
  std::array<std::size_t, 2> last{events.size(), events.size()};  // the deal that each seat's hand came by
  State state = start;
  for (const auto& event : events) {
    const bool deal = event.kind == touchline::Event::Kind::action && state.mover().is_chance();
    const Phase phase = state.table().phase;
    const std::size_t seat = phase == Phase::deal_0 || phase == Phase::redraw_0 ? 0 : 1;
    covered.push_back(deal && !(viewer && static_cast<std::size_t>(touchline::index(*viewer)) == seat));
    if (deal) last[seat] = covered.size() - 1;
    if (event.kind == touchline::Event::Kind::action) touchline::apply_listed(state, event.action);
  }
  if (state.result() && state.result()->reason == touchline::Reason::full_time)
    for (const std::size_t shown : last)
      if (shown < covered.size()) covered[shown] = false;
  return covered;
}

std::string Game::text_board(const State& state) { return board_of(state.table()); }
std::string Game::svg(const State& state, const touchline::SvgOptions& options, const touchline::LastTurn<State>*) {
  return picture_of(state.table(), options);
}

}  // namespace tiny
