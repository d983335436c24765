#include "game_file.hpp"

#include <algorithm>

#include "touchline/core/text.hpp"

#include "record_file.hpp"
#include "status.hpp"

namespace touchline::cli {
namespace {

constexpr std::size_t file_limit = std::size_t{1} << 30;
constexpr std::string_view record_format = "record";

const GameTextFormat* format_of_extension(const Registry& registry, std::string_view extension) noexcept {
  for (const GameRef game : registry.games()) {
    const GameTextFormat* format = game.table().text_format;
    if (format != nullptr && format->extension == extension) return format;
  }
  return nullptr;
}

std::size_t count_faults(const GameTextFormat& format, std::string_view text) {
  constexpr int enough_games = 20;
  std::size_t faults = 0;
  int games = 0;
  format.read(text, [&](GameTextItem&& item) {
    if (!item.record) ++faults;
    return ++games < enough_games;
  });
  return games == 0 ? file_limit : faults;
}

// Formats look alike; the right one is that in which the first games are sound.
const GameTextFormat* format_of_content(const Registry& registry, std::string_view text) {
  const GameTextFormat* best = nullptr;
  std::size_t fewest = 0;
  for (const GameRef game : registry.games()) {
    const GameTextFormat* format = game.table().text_format;
    if (format == nullptr) continue;
    const std::size_t faults = count_faults(*format, text);
    if (best == nullptr || faults < fewest) {
      best = format;
      fewest = faults;
    }
  }
  return best;
}

const GameTextFormat* named_format(const Registry& registry, std::string_view name) {
  const GameTextFormat* format = find_format(registry, name);
  if (format != nullptr) return format;
  throw UsageError(ErrorCode::unknown_name,
                   "there is no format " + quote(name) + "; formats are " + format_names(registry), "--format");
}

// Null: records.
const GameTextFormat* choose_format(const Session& session, const Source& source, std::string_view name,
                                    std::string_view text) {
  if (name == record_format) return nullptr;
  if (!name.empty()) return named_format(session.registry, name);
  const std::string extension = source.extension();
  if (extension == ".json" || extension == ".jsonl") return nullptr;
  if (const auto* format = format_of_extension(session.registry, extension)) return format;
  if (trim(text).starts_with('{')) return nullptr;
  const auto* format = format_of_content(session.registry, text);
  if (format == nullptr) throw Error(ErrorCode::bad_text, "not a record, and no game here has texts", source.name());
  return format;
}

}  // namespace

std::string format_names(const Registry& registry) {
  std::string names(record_format);
  for (const GameRef game : registry.games())
    if (const auto* format = game.table().text_format) names.append(", ").append(format->name);
  return names;
}

const GameTextFormat* find_format(const Registry& registry, std::string_view name) noexcept {
  for (const GameRef game : registry.games()) {
    const GameTextFormat* format = game.table().text_format;
    if (format != nullptr && format->name == name) return format;
  }
  return nullptr;
}

void read_games(const Session& session, const Source& source, std::string_view format,
                FunctionRef<bool(FileGame&&)> visit) {
  if (!format.empty() && format != record_format) (void)named_format(session.registry, format);
  const std::string text = source.read(session, file_limit);
  try {
    const GameTextFormat* chosen = choose_format(session, source, format, text);
    const auto lines = static_cast<double>(std::count(text.begin(), text.end(), '\n') + 1);
    const auto place_and_visit = [&](FileGame&& game) {
      game.share = static_cast<double>(game.item.line) / lines;
      return visit(std::move(game));
    };
    if (chosen == nullptr) return read_records(session.registry, text, source.extension() == ".json", place_and_visit);
    chosen->read(text, [&](GameTextItem&& item) { return place_and_visit({.item = std::move(item)}); });
  } catch (const UsageError&) {
    throw;
  } catch (const Error& error) {
    throw source.error_here(error);
  }
}

std::string fault_text(const GameTextFault& fault) {
  std::string text = "line " + std::to_string(fault.line) + " move " + std::to_string(fault.move) + ": " + fault.reason;
  if (fault.move == 0) return text;
  text += "; legal: ";
  for (std::size_t i = 0; i < fault.legal.size(); ++i) text.append(i == 0 ? "" : ", ").append(fault.legal[i]);
  return text;
}

}  // namespace touchline::cli
