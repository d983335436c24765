// What a PDN game says about itself, and the record that it becomes (DR-20).
#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "touchline/core/action.hpp"
#include "touchline/core/record.hpp"
#include "touchline/draughts/position.hpp"

namespace touchline::inline v1::draughts {

struct PdnTag {
  std::string name;
  std::string value;
  std::size_t line = 0;
};

/// All of a game but its moves.
struct PdnDocument {
  static constexpr std::size_t at_the_end = static_cast<std::size_t>(-1);

  struct Remark {
    std::size_t position = 0;  ///< moves before it, or at_the_end
    std::string text;
  };

  std::map<std::string, PdnTag, std::less<>> tags;  ///< by their names in lower case
  std::vector<Remark> remarks;                      ///< in their order
  std::optional<std::string> terminator;            ///< the result behind the moves

  void set_tag(std::string_view name, std::string value, std::size_t line);
  [[nodiscard]] const PdnTag* tag(std::string_view lower_name) const;
  /// The result that the tag tells, else the end of the moves.
  [[nodiscard]] std::optional<std::string> result() const;
  /// Whether FEN and SetUp give the start rather than being mere tags.
  [[nodiscard]] bool has_set_up() const;
};

/// The record of a game whose moves are known to be legal.
[[nodiscard]] std::shared_ptr<const Record> make_pdn_record(const Position& start, std::span<const Event> events,
                                                            const PdnDocument& document);

}  // namespace touchline::inline v1::draughts
