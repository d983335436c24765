#include "touchline/core/any_state.hpp"

#include <algorithm>
#include <new>
#include <utility>

#include "touchline/core/document.hpp"
#include "touchline/core/registry.hpp"
#include "touchline/core/text.hpp"

namespace touchline::inline v1 {
namespace {

[[noreturn]] void lacks(const GameInfo& info, std::string_view what) {
  throw Error(ErrorCode::unsupported, std::string(info.name) + " has no " + std::string(what));
}

// Parses a bare rules object, if there is one, and hands it on.
template <class Use>
void with_rules(std::string_view text, const Use& use) {
  if (trim(text).empty()) return use(nullptr);
  const json::Document document(text);
  const json::Value rules = document.root();
  use(&rules);
}

// What most documents of a state fit into.
constexpr std::size_t usual_document_size = 1000;

void* allocate(const GameTable& table) { return ::operator new (table.size, std::align_val_t{table.alignment}); }

void deallocate(const GameTable& table, void* block) noexcept {
  ::operator delete (block, std::align_val_t{table.alignment});
}

}  // namespace

AnyState::AnyState(const GameTable& table, FunctionRef<void(void*)> construct) : table_(&table), object_(storage_) {
  if (!fits(table)) object_ = allocate(table);
  try {
    construct(object_);
  } catch (...) {
    if (!is_inside()) deallocate(table, object_);
    throw;
  }
}

AnyState::AnyState(const AnyState& from)
    : AnyState(*from.table_, [&](void* place) { from.table_->copy(from.object_, place); }) {}

AnyState::AnyState(AnyState&& from) noexcept : table_(from.table_), object_(nullptr) { steal(from); }

AnyState& AnyState::operator=(const AnyState& from) {
  if (this == &from) return *this;
  if (object_ != nullptr && table_ == from.table_) {
    table_->assign(from.object_, object_);
  } else {
    *this = AnyState(from);
  }
  return *this;
}

AnyState& AnyState::operator=(AnyState&& from) noexcept {
  if (this == &from) return *this;
  release();
  steal(from);
  return *this;
}

AnyState::~AnyState() { release(); }

void AnyState::steal(AnyState& from) noexcept {
  table_ = from.table_;
  if (from.is_inside()) {
    object_ = storage_;
    table_->move(from.object_, object_);
    from.release();
  } else {
    object_ = std::exchange(from.object_, nullptr);
  }
}

void AnyState::release() noexcept {
  if (object_ == nullptr) return;
  table_->destroy(object_);
  if (!is_inside()) deallocate(*table_, object_);
  object_ = nullptr;
}

bool operator==(const AnyState& a, const AnyState& b) {
  return a.table_ == b.table_ && a.table_->equal(a.object_, b.object_);
}

bool AnyState::same_rules(const AnyState& state) const {
  return table_ == state.table_ && table_->same_rules(object_, state.object_);
}

AnyState AnyState::start_again() const {
  return {*table_, [&](void* place) { table_->start_like(object_, place); }};
}

std::vector<ActionId> AnyState::legal() const {
  std::vector<ActionId> actions(legal(std::span<ActionId>{}));
  legal(actions);
  return actions;
}

std::vector<ActionId> AnyState::legal(Seat seat) const {
  return mover() == Mover(seat) ? legal() : std::vector<ActionId>{};
}

std::uint64_t AnyState::weight(ActionId outcome) const {
  if (table_->weight == nullptr || !mover().is_chance() || !is_legal(outcome)) return 0;
  return table_->weight(object_, outcome);
}

ActionId AnyState::random_action(Rng& rng, std::vector<ActionId>& buffer) const {
  std::size_t count = legal(buffer);
  if (count > buffer.size()) {
    buffer.resize(count);
    count = legal(buffer);
  }
  if (count == 0) throw Error(ErrorCode::game_over, "the game is finished");
  if (table_->uniform_chance || !mover().is_chance()) return buffer[static_cast<std::size_t>(rng.below(count))];
  std::uint64_t total = 0;
  for (std::size_t i = 0; i < count; ++i) total += table_->weight(object_, buffer[i]);
  std::uint64_t draw = rng.below(total);
  std::size_t i = 0;
  for (std::uint64_t weight; draw >= (weight = table_->weight(object_, buffer[i])); ++i) draw -= weight;
  return buffer[i];
}

ActionId AnyState::play_random(Rng& rng, std::vector<ActionId>& buffer) {
  if (table_->play_random != nullptr)
    if (const auto action = table_->play_random(object_, rng)) return *action;
  const ActionId action = random_action(rng, buffer);
  apply(action);
  return action;
}

void AnyState::apply(ActionId action) {
  if (const auto error = try_apply(action)) throw Error(*error);
}

void AnyState::apply(const Event& event) {
  switch (event.kind) {
    case Event::Kind::action:
      return apply(event.action);
    case Event::Kind::forfeit:
      return forfeit(static_cast<Seat>(event.who));
    case Event::Kind::draw:
      return agree_draw();
    case Event::Kind::penalty:
      return penalize(event.who);
  }
  throw Error(ErrorCode::out_of_range, "no such kind of event");
}

void AnyState::forfeit(Seat seat) {
  if (is_finished()) throw Error(ErrorCode::game_over, "the game is finished; nobody can forfeit it now");
  const int seats = table_->seats(object_);
  if (index(seat) >= seats)
    throw Error(ErrorCode::out_of_range,
                "there is no seat " + std::to_string(index(seat)) + "; seats are 0 to " + std::to_string(seats - 1));
  table_->forfeit(object_, seat);
}

void AnyState::agree_draw() {
  if (is_finished()) throw Error(ErrorCode::game_over, "the game is finished; no draw can be agreed now");
  table_->agree_draw(object_);
}

void AnyState::penalize(int team) {
  if (table_->penalize == nullptr) lacks(info(), "penalties");
  table_->penalize(object_, team);
}

std::string AnyState::text(const Event& event) const {
  switch (event.kind) {
    case Event::Kind::action:
      return text(event.action);
    case Event::Kind::forfeit:
      return "forfeit " + std::to_string(event.who);
    case Event::Kind::draw:
      return "draw";
    case Event::Kind::penalty:
      return "penalty " + std::to_string(event.who);
  }
  return {};
}

namespace {

// The number behind a word, `forfeit 1`; nothing when the text does not begin with the word.
std::optional<int> number_behind(std::string_view text, std::string_view word, int below, std::string_view what) {
  if (!text.starts_with(word)) return std::nullopt;
  const std::string_view rest = text.substr(word.size());
  if (!rest.empty() && rest.front() != ' ' && rest.front() != '\t') return std::nullopt;
  const auto number = parse_number(trim(rest), static_cast<std::uint64_t>(below - 1));
  if (!number)
    throw Error(ErrorCode::bad_text,
                std::string(word) + " takes a " + std::string(what) + " from 0 to " + std::to_string(below - 1),
                quote(text));
  return static_cast<int>(*number);
}

}  // namespace

std::optional<Event> AnyState::host_event(std::string_view text) const {
  const std::string word = lower(trim(text));
  if (const auto seat = number_behind(word, "forfeit", table_->seats(object_), "seat"))
    return Event::forfeit(static_cast<Seat>(*seat));
  if (word == "draw") return Event::draw();
  if (table_->penalize != nullptr)
    if (const auto team = number_behind(word, "penalty", 2, "team")) return Event::penalty(*team);
  return std::nullopt;
}

Event AnyState::parse_event(std::string_view text) const {
  const auto event = host_event(text);
  return event ? *event : Event::of(parse_action(text));
}

std::vector<Event> AnyState::parse_events(std::string_view text) const {
  if (const auto event = host_event(text)) return {*event};
  if (table_->parse_actions == nullptr) return {Event::of(parse_action(text))};
  std::vector<Event> events;
  for (const ActionId action : table_->parse_actions(object_, text)) events.push_back(Event::of(action));
  return events;
}

Listing AnyState::for_each_turn(const TurnOptions& options, TurnVisitor visit) const {
  if (!has_turns()) lacks(info(), "turns of several actions");
  return table_->for_each_turn(object_, options, visit);
}

std::string AnyState::turn_text(std::span<const ActionId> actions) const {
  if (!has_turns()) lacks(info(), "turns of several actions");
  return table_->turn_text(object_, actions);
}

std::vector<ActionId> AnyState::parse_turn(std::string_view text) const {
  if (!has_turns()) lacks(info(), "turns of several actions");
  return table_->parse_turn(object_, text);
}

WinningTurn AnyState::winning_turn(std::uint64_t node_limit) const {
  if (table_->winning_turn == nullptr) lacks(info(), "search for a winning turn");
  return table_->winning_turn(object_, node_limit);
}

std::uint64_t AnyState::view_hash(Viewer viewer) const { return table_->view_hash(object_, viewer); }

std::optional<std::uint64_t> AnyState::action_count() const {
  return table_->action_count == nullptr ? std::nullopt : table_->action_count(object_);
}

std::string AnyState::to_json() const {
  std::string out;
  out.reserve(usual_document_size);
  json::Writer writer(out);
  writer.begin_object();
  writer.key("game");
  writer.string(info().name);
  writer.key("kind");
  writer.string("state");
  writer.key("rules");
  write_rules(writer);
  writer.key("state");
  write_state(writer);
  writer.key("touchline");
  writer.integer(format_version);
  writer.end_object();
  return out;
}

AnyState AnyState::from_json(const Registry& registry, std::string_view text) {
  const json::Document document(text);
  const json::Members members = read_envelope(document.root(), "state", {"rules", "state"});
  return read(registry.game(members["game"]), members["rules"], members["state"]);
}

AnyState AnyState::read(GameRef game, json::Value rules, json::Value state) {
  return {game.table(), [&](void* place) { game.table().read_state(rules, state, place); }};
}

AnyState AnyState::first(GameRef game, json::Value rules) {
  return {game.table(), [&](void* place) { game.table().start_full(rules, place); }};
}

namespace {

std::string rules_document(const GameTable& table, const void* state) {
  std::string out;
  json::Writer writer(out);
  writer.begin_object();
  writer.key("game");
  writer.string(table.info->name);
  writer.key("kind");
  writer.string("rules");
  writer.key("rules");
  table.write_rules(writer, state);
  writer.key("touchline");
  writer.integer(format_version);
  writer.end_object();
  return out;
}

}  // namespace

std::string AnyState::rules_json() const { return rules_document(*table_, object_); }

std::string AnyState::position_text() const {
  if (table_->position_text == nullptr) lacks(info(), "position in one line of text");
  return table_->position_text(object_);
}

AnyView AnyState::observe(Viewer viewer) const {
  if (viewer && index(*viewer) >= table_->seats(object_))
    throw Error(ErrorCode::out_of_range, "there is no seat " + std::to_string(index(*viewer)) + "; seats are 0 to " +
                                             std::to_string(table_->seats(object_) - 1));
  return {*table_, table_->observe(object_, viewer)};
}

std::vector<bool> AnyState::covered_events(std::span<const Event> events, Viewer viewer) const {
  if (table_->covered_events == nullptr) lacks(info(), "hidden information");
  return table_->covered_events(object_, events, viewer);
}

std::string AnyState::svg(const SvgOptions& options) const { return table_->svg(object_, options, nullptr, {}); }

std::string AnyState::svg(const SvgOptions& options, const AnyState& before, std::span<const ActionId> actions) const {
  if (before.table_ != table_) throw Error(ErrorCode::out_of_range, "the state before is of another game");
  return table_->svg(object_, options, before.object_, actions);
}

PerftCount AnyState::perft(int depth, const PerftOptions& options) const {
  return table_->perft(object_, depth, options, nullptr);
}

PerftCount AnyState::divide(int depth, const PerftOptions& options, DivideVisitor visit) const {
  return table_->perft(object_, depth, options, &visit);
}

AnyState GameRef::start(std::string_view rules) const {
  std::optional<AnyState> state;
  with_rules(rules, [&](const json::Value* value) {
    state.emplace(AnyState(*table_, [&](void* place) { table_->start(value, place); }));
  });
  return std::move(*state);
}

AnyState GameRef::parse_position(std::string_view text, std::string_view rules) const {
  if (table_->parse_position == nullptr) lacks(info(), "position in one line of text");
  std::optional<AnyState> state;
  with_rules(rules, [&](const json::Value* value) {
    state.emplace(AnyState(*table_, [&](void* place) { table_->parse_position(text, value, place); }));
  });
  return std::move(*state);
}

AnyStatistics GameRef::statistics() const {
  if (!has_statistics()) lacks(info(), "statistics");
  return AnyStatistics(*table_);
}

void AnyStatistics::add(const AnyState& before, ActionId action, const AnyState& after) {
  if (before.table_ != table_ || after.table_ != table_)
    throw Error(ErrorCode::out_of_range, "the states are of another game");
  model_->add(before.object_, action, after.object_);
}

void AnyStatistics::add(const AnyStatistics& other) {
  if (other.table_ != table_) throw Error(ErrorCode::out_of_range, "the statistics are of another game");
  model_->add(*other.model_);
}

std::optional<std::uint64_t> GameRef::action_count(std::string_view rules) const { return start(rules).action_count(); }

std::string GameRef::rules_json(std::string_view rules) const { return start(rules).rules_json(); }

std::string GameRef::canonical_rules(std::string_view document) const {
  const json::Document parsed(document);
  const json::Members members = read_envelope(parsed.root(), "rules", {"rules"});
  if (members["game"].as_string() != name())
    members["game"].fail(ErrorCode::bad_json,
                         "expected " + quote(name()) + ", found " + quote(members["game"].as_string()));
  return AnyState::first(*this, members["rules"]).rules_json();
}

std::string AnyView::to_json() const {
  std::string out;
  json::Writer writer(out);
  writer.begin_object();
  writer.key("game");
  writer.string(table_->info->name);
  writer.key("kind");
  writer.string("view");
  writer.key("rules");
  model_->write_rules(writer);
  writer.key("touchline");
  writer.integer(format_version);
  writer.key("view");
  model_->write(writer);
  writer.end_object();
  return out;
}

AnyView AnyView::from_json(const Registry& registry, std::string_view text) {
  const json::Document document(text);
  const json::Members members = read_envelope(document.root(), "view", {"rules", "view"});
  const GameRef game = registry.game(members["game"]);
  return {game.table(), game.table().read_view(members["rules"], members["view"])};
}

AnyState AnyView::redeal(Rng& rng) const {
  return {*table_, [&](void* place) { model_->redeal(rng, place); }};
}

}  // namespace touchline::inline v1
