/// A game played at the terminal.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "touchline/core/record.hpp"

#include "play/players.hpp"
#include "play/screen.hpp"
#include "session.hpp"

namespace touchline::cli {

/// Who sits where, and what a table is given.
struct TableOptions {
  std::vector<std::string> seats;  ///< kinds of players by seat; those that are missing are `human`
  std::uint64_t seed = 0;          ///< of chance and of the computer's players
  Effort effort;                   ///< of `mcts` and of hints
  std::string record_path;         ///< where the record is kept; empty: nowhere
};

/// The board, the players around it and the record of what they do. Humans type; the computer's players and chance go
/// by themselves.
class Table {
 public:
  Table(const Session& session, const AnyState& start, TableOptions options);

  /// Plays until the game is finished, somebody quits or the input ends. Returns a Status.
  int run();

 private:
  /// How a human's line was taken.
  enum class Go : std::uint8_t { again, done, quit };
  /// A word that can be typed in place of a choice, with the text behind it.
  struct Command {
    std::string_view word;
    std::string_view help;
    Go (Table::*obey)(Seat seat, std::string_view rest);
  };
  static std::span<const Command> commands() noexcept;

  void sit_down();
  void play_chance();
  void play_computer(Seat seat);
  Go ask(Seat seat);
  Go obey(Seat seat, std::string_view line);
  Go play_typed(Seat seat, std::string_view line);
  static std::string meant_command(std::string_view word);
  bool hand_over(Seat seat);
  void show_end() const;

  Go moves(Seat seat, std::string_view rest);
  Go board(Seat seat, std::string_view rest);
  Go flip(Seat seat, std::string_view rest);
  Go hint(Seat seat, std::string_view rest);
  Go undo(Seat seat, std::string_view rest);
  Go redo(Seat seat, std::string_view rest);
  Go save(Seat seat, std::string_view path);
  Go load(Seat seat, std::string_view path);
  Go resign(Seat seat, std::string_view rest);
  Go draw(Seat seat, std::string_view rest);
  Go help(Seat seat, std::string_view rest);
  Go quit(Seat seat, std::string_view rest);

  void apply(const Event& event);
  void keep_record() const;
  [[nodiscard]] bool is_human(Mover mover) const;
  [[nodiscard]] std::size_t humans() const;

  const Session& session_;
  Screen screen_;
  TableOptions options_;
  Record record_;
  Rng rng_;
  bool flip_ = false;                             // the board is shown from the other side
  std::vector<std::unique_ptr<Player>> players_;  // by seat; null: a human
  std::vector<std::size_t> seen_;                 // by seat: how many events it was shown
  std::optional<Seat> shown_to_;                  // the human whose cards may be on the screen
};

}  // namespace touchline::cli
