#include "record_file.hpp"

#include <optional>

#include "touchline/core/document.hpp"
#include "touchline/core/record.hpp"
#include "touchline/core/result_json.hpp"
#include "touchline/core/text.hpp"

#include "listing.hpp"

namespace touchline::cli {
namespace {

std::string result_text(const AnyState& state) {
  std::string text;
  json::Writer writer(text);
  write_result(writer, state.result());
  return text;
}

// The number of the action that an error lies in, from 1; 0 if it lies elsewhere.
std::size_t faulty_action(const Error& error) {
  constexpr std::string_view prefix = "/actions/";
  if (!error.place().starts_with(prefix)) return 0;
  const auto number = parse_number(error.place().substr(prefix.size()), json::record_limits.bytes);
  return number ? static_cast<std::size_t>(*number) + 1 : 0;
}

// What was legal after the first `count` actions of a record whose next one is refused.
std::vector<std::string> legal_after(const Registry& registry, json::Value root, std::size_t count) {
  const json::Members members =
      read_envelope(root, "record", {"actions", "comments", "result", "rules", "seats", "start", "tags"});
  const GameRef game = registry.game(members["game"]);
  const json::Value start = members["start"];
  AnyState state =
      start.is_null() ? AnyState::first(game, members["rules"]) : AnyState::read(game, members["rules"], start);
  members["actions"].for_each_element([&](json::Value element) {
    if (count == 0) return;
    --count;
    for (const Event& event : state.parse_events(element.as_string())) state.apply(event);
  });
  return legal_texts(state);
}

// What is wrong, without what would have been legal: that is told once, behind it.
std::string_view without_legal(std::string_view message) noexcept {
  return message.substr(0, message.rfind("; legal"));
}

void describe(const Registry& registry, std::string_view text, const Error& error, FileGame& game) {
  GameTextFault& fault = game.item.fault;
  fault.line = game.item.line;
  fault.move = faulty_action(error);
  fault.reason = fault.move == 0 ? std::string_view(error.what()) : without_legal(error.message());
  if (fault.move == 0) return;
  const json::Document document(text, json::record_limits);
  fault.legal = legal_after(registry, document.root(), fault.move - 1);
}

// The number of actions of a covered record, or nothing.
std::optional<std::size_t> covered_actions(std::string_view text, const Error& error) {
  if (error.code() != ErrorCode::unsupported) return std::nullopt;
  if (error.place() != "/actions" && error.place() != "/start") return std::nullopt;
  const json::Document document(text, json::record_limits);
  const auto actions = document.root().find("actions");
  return actions ? std::optional(actions->size()) : std::nullopt;
}

FileGame read_record(const Registry& registry, std::string_view text, std::size_t number, std::size_t line) {
  FileGame game;
  game.item.number = number;
  game.item.line = line;
  try {
    auto record = std::make_shared<const Record>(Record::from_json(registry, text));
    game.item.result = result_text(record->state());
    game.item.record = std::move(record);
  } catch (const Error& error) {
    if (const auto count = covered_actions(text, error)) {
      game.is_covered = true;
      game.covered_actions = *count;
    } else {
      describe(registry, text, error, game);
    }
  }
  return game;
}

bool is_json(std::string_view text) {
  try {
    const json::Document document(text, json::record_limits);
    return true;
  } catch (const Error&) {
    return false;
  }
}

// A record may be written over many lines; a list of records has a whole one on its first.
bool is_list(std::string_view text) {
  const auto end = text.find('\n');
  return end != std::string_view::npos && !trim(text.substr(end)).empty() && is_json(text.substr(0, end));
}

}  // namespace

void read_records(const Registry& registry, std::string_view text, bool one, FunctionRef<bool(FileGame&&)> visit) {
  if (one || !is_list(text)) {
    visit(read_record(registry, text, 1, 1));
    return;
  }
  std::size_t number = 0;
  std::size_t line_number = 0;
  while (!text.empty()) {
    const auto end = text.find('\n');
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    ++line_number;
    if (trim(line).empty()) continue;
    if (!visit(read_record(registry, line, ++number, line_number))) return;
  }
}

}  // namespace touchline::cli
