/// Hands of Power Poker Football written as lines of text, and what the table must show after them.
#pragma once

#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

#include "touchline/power_poker_football/notation.hpp"
#include "touchline/power_poker_football/state.hpp"

namespace script {

namespace pp = touchline::power_poker_football;

/// Whether the table shows what was expected, and if not what it shows; goes into CHECK as it is.
struct Verdict {
  bool holds = false;
  std::string text;
  explicit operator bool() const { return holds; }
};
std::ostream& operator<<(std::ostream& out, const Verdict& verdict);

/// Where a scripted hand starts. Each player has all chips unless `chips` says otherwise, by seat.
struct Table {
  pp::Rules rules{};
  int ball = 40;
  int down = 1;
  int marker = 50;
  int dealer = 0;
  int drive = 1;
  std::vector<int> chips{};
  std::vector<int> points{};
  std::vector<int> benched{};
  pp::Phase phase = pp::Phase::deal;
  int to_move = -1;
  int hands = -1;  ///< played before; by default those that the down tells
  bool overtime = false;
};

pp::Situation situation(const Table& table);
/// The same before the dealer's choice on fourth down.
Table fourth_down(Table table);

class Hand {
 public:
  Hand() : Hand(Table{}) {}
  explicit Hand(const Table& table);
  explicit Hand(const pp::State& state) : state_(state) {}

  /// Plays texts parted by blanks or `/`; `check*4` stands for four checks. Throws when one is refused.
  Hand& play(std::string_view texts);
  /// Two cards for each active seat, written together and by seat from 0 (`ASKD 2C3C -- 4H5H`), dealt as PP-17 tells;
  /// cards not named (`..`) are the lowest of the deck that no text of this call names.
  Hand& deal(std::string_view hands);

  /// Compares with `key value key value`, lists with commas. Keys: ball down marker dealer drive hands phase mover
  /// points chips used bench folded bets coverage stop sack last legal team mvp reason teams regulation.
  Verdict shows(std::string_view expected) const;
  /// Whether the text is neither understood as a legal action nor listed, and leaves the state as it is.
  bool refuses(std::string_view text) const;

  const pp::State& state() const { return state_; }
  pp::State& state() { return state_; }

 private:
  std::string value_of(std::string_view key) const;
  std::string legal() const;

  pp::State state_;
};

}  // namespace script
