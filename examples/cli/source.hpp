/// What a FILE or a document of a request is, and what it holds.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <variant>

#include "touchline/core/any_state.hpp"
#include "touchline/core/json_reader.hpp"
#include "touchline/core/record.hpp"

#include "session.hpp"

namespace touchline::cli {

/// A text to read: a file, standard input (`-`), or a text at hand.
class Source {
 public:
  /// No text.
  Source() = default;
  [[nodiscard]] static Source file(std::string path) { return {std::move(path), {}, Kind::file}; }
  /// A text that came in otherwise; `place` names it in messages.
  [[nodiscard]] static Source text(std::string place, std::string text) {
    return {std::move(place), std::move(text), Kind::text};
  }

  [[nodiscard]] bool is_given() const noexcept { return kind_ != Kind::none; }
  /// The path or place, for messages.
  [[nodiscard]] const std::string& name() const noexcept { return name_; }
  /// The end of the file's name from its last dot, in lower case: `.pdn`; empty if there is none.
  [[nodiscard]] std::string extension() const;
  /// A mistake in it, with its name in front of the place, or as a JSON Pointer if it came with a request.
  [[nodiscard]] Error error_here(const Error& error) const;
  /// Reads all of it. Error(limit_exceeded) beyond `limit` bytes; an Error with name and reason if it cannot be read.
  [[nodiscard]] std::string read(const Session& session, std::size_t limit) const;

 private:
  enum class Kind : std::uint8_t { none, file, text };
  Source(std::string name, std::string text, Kind kind) : name_(std::move(name)), text_(std::move(text)), kind_(kind) {}

  std::string name_;
  std::string text_;
  Kind kind_ = Kind::none;
};

/// A state, a whole record, or a view.
using Content = std::variant<AnyState, Record, AnyView>;

/// The rules as given: a JSON object, or a file of it; empty text for the defaults.
[[nodiscard]] std::string read_rules(const Session& session, const Source& rules);

/// Reads a document of any kind, told by its `kind`, or a position line of any game. `rules` goes with a position line
/// only. Errors name the source.
[[nodiscard]] Content read_content(const Session& session, const Source& source, const Source& rules = {});

/// The state in a document: itself, or where a record ends. A view is refused.
[[nodiscard]] AnyState read_state(const Session& session, const Source& source, const Source& rules = {});

/// The first state by these rules; errors name the place of the rules.
[[nodiscard]] AnyState start_of(const Session& session, GameRef game, const Source& rules);

/// The game of that name; UsageError if there is none.
[[nodiscard]] GameRef game_of(const Session& session, std::string_view name);

}  // namespace touchline::cli
