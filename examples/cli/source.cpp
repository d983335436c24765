#include "source.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <istream>
#include <memory>
#include <optional>
#include <vector>

#include "touchline/core/text.hpp"

#include "status.hpp"

namespace touchline::cli {
namespace {

constexpr std::size_t rules_limit = std::size_t{1} << 20;

[[noreturn]] void fail_too_long(const std::string& name, std::size_t limit) {
  throw Error(ErrorCode::limit_exceeded, "longer than the limit of " + std::to_string(limit) + " bytes", name);
}

[[noreturn]] void fail_unreadable(const std::string& name, int number) {
  throw Error(ErrorCode::bad_text, std::string("cannot be read: ") + std::strerror(number), name);
}

std::string read_file(const std::string& path, std::size_t limit) {
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen(path.c_str(), "rb"), &std::fclose);
  if (!file) fail_unreadable(path, errno);
  std::string text;
  std::array<char, 1 << 16> block;
  while (const std::size_t count = std::fread(block.data(), 1, block.size(), file.get())) {
    text.append(block.data(), count);
    if (text.size() > limit) fail_too_long(path, limit);
  }
  if (std::ferror(file.get()) != 0) fail_unreadable(path, errno);
  return text;
}

std::string read_stream(std::istream& in, const std::string& name, std::size_t limit) {
  std::string text;
  std::array<char, 1 << 16> block;
  do {
    in.read(block.data(), static_cast<std::streamsize>(block.size()));
    text.append(block.data(), static_cast<std::size_t>(in.gcount()));
    if (text.size() > limit) fail_too_long(name, limit);
  } while (in);
  return text;
}

// Letter, digit or anything else: enough to tell the position lines of different games apart.
int first_kind(std::string_view text) {
  const auto first = static_cast<unsigned char>(text.empty() ? ' ' : text.front());
  return std::isalpha(first) != 0 ? 1 : std::isdigit(first) != 0 ? 2 : 3;
}

// Games have position lines that begin alike or not; those whose own first position begins like `text` come in
// question.
std::vector<GameRef> games_with_line_like(const Registry& registry, std::string_view text) {
  std::vector<GameRef> games;
  for (const GameRef game : registry.games()) {
    if (game.table().position_text == nullptr) continue;
    if (first_kind(game.start().position_text()) == first_kind(text)) games.push_back(game);
  }
  return games;
}

AnyState read_position(const Session& session, std::string_view text, const Source& rules, const Source& source) {
  const std::string rules_text = read_rules(session, rules);
  const auto games = games_with_line_like(session.registry, text);
  std::optional<Error> first_error;
  for (const GameRef game : games) {
    try {
      return game.parse_position(text, rules_text);
    } catch (const Error& error) {
      if (!first_error) first_error = error;
    }
  }
  if (first_error && games.size() == 1) throw source.error_here(*first_error);
  std::string message = text.empty() ? "empty; a state document, a record or a position line is wanted"
                                     : "neither a JSON document nor the position line of a game";
  if (first_error) message += " (" + std::string(games.front().name()) + ": " + first_error->what() + ")";
  throw Error(ErrorCode::bad_text, message, source.name());
}

Content read_document(const Session& session, const std::string& text) {
  std::string kind;
  {
    const json::Document document(text, json::record_limits);
    const auto value = document.root().find("kind");
    if (value && value->kind() == json::Kind::string) kind = value->as_string();
  }
  if (kind == "record") return Record::from_json(session.registry, text);
  if (kind == "view") return AnyView::from_json(session.registry, text);
  return AnyState::from_json(session.registry, text);
}

}  // namespace

std::string Source::extension() const {
  if (kind_ != Kind::file) return {};
  const auto dot = name_.rfind('.');
  const auto slash = name_.find_last_of("/\\");
  if (dot == std::string::npos || (slash != std::string::npos && dot < slash)) return {};
  return lower(name_.substr(dot));
}

Error Source::error_here(const Error& error) const {
  const bool is_in_request = kind_ == Kind::text && name_.starts_with('/');
  return is_in_request ? error_in_request(error, name_) : error_at(error, name_);
}

std::string Source::read(const Session& session, std::size_t limit) const {
  if (kind_ == Kind::text && text_.size() > limit) fail_too_long(name_, limit);
  if (kind_ != Kind::file) return text_;
  return name_ == "-" ? read_stream(session.console.in, name_, limit) : read_file(name_, limit);
}

std::string read_rules(const Session& session, const Source& rules) { return rules.read(session, rules_limit); }

Content read_content(const Session& session, const Source& source, const Source& rules) {
  const std::string text = source.read(session, json::record_limits.bytes);
  const std::string_view trimmed = trim(text);
  if (!trimmed.starts_with('{')) return read_position(session, trimmed, rules, source);
  if (rules.is_given()) {
    throw UsageError(ErrorCode::bad_rules, "rules go with a position line only; a document carries its own",
                     rules.name());
  }
  try {
    return read_document(session, text);
  } catch (const Error& error) {
    throw source.error_here(error);
  }
}

AnyState read_state(const Session& session, const Source& source, const Source& rules) {
  Content content = read_content(session, source, rules);
  if (auto* state = std::get_if<AnyState>(&content)) return std::move(*state);
  if (auto* record = std::get_if<Record>(&content)) return record->state();
  throw Error(ErrorCode::bad_state, "a view; this call needs a state or a record", source.name());
}

AnyState start_of(const Session& session, GameRef game, const Source& rules) {
  const std::string text = read_rules(session, rules);
  try {
    return game.start(text);
  } catch (const Error& error) {
    throw rules.error_here(error);
  }
}

GameRef game_of(const Session& session, std::string_view name) {
  try {
    return session.registry.game(name);
  } catch (const Error& error) {
    throw UsageError(error.code(), error.message(), session.served ? "/params/game" : error.place());
  }
}

}  // namespace touchline::cli
