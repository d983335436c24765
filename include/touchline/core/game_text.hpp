/// Files of games as people write them: PDN and the like.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "touchline/core/function_ref.hpp"

namespace touchline::inline v1 {

class Record;

/// What is wrong with a game in a file.
struct GameTextFault {
  std::size_t line = 0;            ///< from 1
  std::size_t move = 0;            ///< the printed move number, else the count of pairs from 1; 0: a bad set-up
  std::string reason;              ///< what is wrong, for people; empty where nothing is
  std::vector<std::string> legal;  ///< what would have been legal there; empty for a bad set-up
};

/// One game of a file: its record, or what is wrong with it.
struct GameTextItem {
  std::size_t number = 0;                ///< from 1
  std::size_t line = 0;                  ///< where the game begins, from 1
  std::shared_ptr<const Record> record;  ///< null when there is a fault
  GameTextFault fault;                   ///< only where `record` is null
  std::string result;                    ///< the file's own result text; `*` if it has none
  std::vector<std::string> warnings;     ///< `line 3: …`: what was passed over
};

/// A text format of one game's records.
struct GameTextFormat {
  std::string_view name;       ///< `pdn`, `phutball`
  std::string_view extension;  ///< `.pdn`
  /// Reads a file and hands its games to `visit` one by one, faulty ones included; false stops. Refuses only what is too
  /// large.
  void (*read)(std::string_view text, FunctionRef<bool(GameTextItem&&)> visit);
  /// Writes one game. Error(unsupported) for what the format cannot say.
  std::string (*write)(const Record& record);
};

}  // namespace touchline::inline v1
