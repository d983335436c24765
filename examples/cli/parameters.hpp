/// The parameters of a call, declared once for the command line and for requests in JSON.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "source.hpp"

namespace touchline::cli {

/// The numbers that a parameter may be.
struct Range {
  std::uint64_t low = 0;
  std::uint64_t high = std::numeric_limits<std::uint64_t>::max();
};

/// Receives the declarations of a call's parameters and fills the variables that they name. On a command line options
/// are `--name`, and arguments stand in the order of their declaration; in a request both are members by their names.
/// The variables must live until the call has run.
class Parameters {
 public:
  virtual ~Parameters() = default;

  /// An option without a value.
  virtual void flag(std::string_view name, bool& value, std::string_view help) = 0;
  virtual void number(std::string_view name, std::optional<std::uint64_t>& value, std::string_view help,
                      Range range = {}) = 0;
  /// An option with a text.
  virtual void text(std::string_view name, std::string& value, std::string_view help) = 0;
  /// An option that may be given several times, once for each text.
  virtual void texts(std::string_view name, std::vector<std::string>& values, std::string_view help) = 0;
  /// An option with the name of a file or folder to write; a request may not have it.
  virtual void path(std::string_view name, std::string& value, std::string_view help) = 0;
  /// An option with a document: a file, or in a request the document.
  virtual void document(std::string_view name, Source& source, std::string_view help) = 0;
  /// `--rules`: a JSON object of the fields to change, or a file of it.
  virtual void rules(Source& source) = 0;

  /// Arguments, all needed unless it says otherwise.
  virtual void name_argument(std::string_view name, std::string& value, std::string_view help, bool needed = true) = 0;
  virtual void number_argument(std::string_view name, std::uint64_t& value, std::string_view help, Range range) = 0;
  virtual void texts_argument(std::string_view name, std::vector<std::string>& values, std::string_view help) = 0;
  /// FILE; in a request `state`, `record`, `view` or `text`.
  virtual void source_argument(Source& source, std::string_view help) = 0;
  /// FILE…; in a request one as above.
  virtual void sources_argument(std::vector<Source>& sources, std::string_view help) = 0;
};

/// A seat by number, or all but hidden: what `--seat N` and `--onlooker` say together.
struct ViewerChoice {
  std::optional<std::uint64_t> seat;
  bool onlooker = false;

  void declare(Parameters& parameters);
  [[nodiscard]] bool is_given() const noexcept { return seat.has_value() || onlooker; }
  /// The option that was given, for messages.
  [[nodiscard]] std::string_view option() const noexcept { return seat ? "--seat" : "--onlooker"; }
  /// UsageError when both are given, neither is, or the game has no such seat.
  [[nodiscard]] Viewer viewer(const AnyState& state) const;
};

/// The seat of that number; UsageError when the game has none such.
[[nodiscard]] Seat seat_of(const AnyState& state, std::uint64_t number);

}  // namespace touchline::cli
