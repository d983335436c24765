/// The phases of a game of Power Poker Football.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace touchline::inline v1::power_poker_football {

/// What is to be done, in the order of play; `phase_table` tells who does it.
enum class Phase : std::uint8_t {
  draw_for_deal,
  fourth_down,
  safety_stop,
  goal_line_stand,
  deal,
  blast,
  challenge,
  discard,
  sack,
  flop,
  fumble,
  round,
  tackle_runner,
  coverage,
  pass_card,
  blitz_card,
  turn,
  river,
  tie,
  clutch,
  first_kick_card,
  prediction,
  kick_card,
  void_prediction,
  punt_return,
  conversion,
  conversion_card,
  finished,
};

/// Who acts in a phase.
enum class Actor : std::uint8_t { dealer, offense, defense, any_seat, chance, nobody };

/// A phase beside the rules: who acts, and which part of a state it belongs to.
struct PhaseRow {
  Phase phase;            ///< the row's own
  std::string_view name;  ///< in JSON
  Actor actor;            ///< who acts
  /// Which part of a state the phase uses.
  enum class Part : std::uint8_t { draw, before_deal, hand, kick, conversion, finished };
  Part part;  ///< what it uses
};

/// The whole machine: the order of the rows is the order of play. A phase that asks nobody is passed over.
// clang-format off
inline constexpr std::array<PhaseRow, 28> phase_table{{
    // For the first deal of the game and of overtime (PP-4, PP-52).
    {Phase::draw_for_deal,   "draw_for_deal",   Actor::chance,   PhaseRow::Part::draw},
    // Before the cards are dealt (PP-14 to PP-16).
    {Phase::fourth_down,     "fourth_down",     Actor::dealer,   PhaseRow::Part::before_deal},
    {Phase::safety_stop,     "safety_stop",     Actor::offense,  PhaseRow::Part::before_deal},
    {Phase::goal_line_stand, "goal_line_stand", Actor::defense,  PhaseRow::Part::before_deal},
    // The hand: deal, blast, sack bet and flop (PP-17 to PP-25).
    {Phase::deal,            "deal",            Actor::chance,   PhaseRow::Part::hand},
    {Phase::blast,           "blast",           Actor::offense,  PhaseRow::Part::hand},
    {Phase::challenge,       "challenge",       Actor::defense,  PhaseRow::Part::hand},
    {Phase::discard,         "discard",         Actor::any_seat, PhaseRow::Part::hand},
    {Phase::sack,            "sack",            Actor::defense,  PhaseRow::Part::hand},
    {Phase::flop,            "flop",            Actor::chance,   PhaseRow::Part::hand},
    {Phase::fumble,          "fumble",          Actor::chance,   PhaseRow::Part::hand},
    // The rounds and what interrupts them (PP-26 to PP-35); three, four or five community cards tell which round it is.
    {Phase::round,           "round",           Actor::any_seat, PhaseRow::Part::hand},
    {Phase::tackle_runner,   "tackle_runner",   Actor::defense,  PhaseRow::Part::hand},
    {Phase::coverage,        "coverage",        Actor::defense,  PhaseRow::Part::hand},
    {Phase::pass_card,       "pass_card",       Actor::chance,   PhaseRow::Part::hand},
    {Phase::blitz_card,      "blitz_card",      Actor::chance,   PhaseRow::Part::hand},
    {Phase::turn,            "turn",            Actor::chance,   PhaseRow::Part::hand},
    {Phase::river,           "river",           Actor::chance,   PhaseRow::Part::hand},
    // The showdown (PP-36 to PP-39).
    {Phase::tie,             "tie",             Actor::chance,   PhaseRow::Part::hand},
    {Phase::clutch,          "clutch",          Actor::chance,   PhaseRow::Part::hand},
    // Kicks on fourth down (PP-44 to PP-50).
    {Phase::first_kick_card, "first_kick_card", Actor::chance,   PhaseRow::Part::kick},
    {Phase::prediction,      "prediction",      Actor::dealer,   PhaseRow::Part::kick},
    {Phase::kick_card,       "kick_card",       Actor::chance,   PhaseRow::Part::kick},
    {Phase::void_prediction, "void",            Actor::any_seat, PhaseRow::Part::kick},
    {Phase::punt_return,     "punt_return",     Actor::chance,   PhaseRow::Part::kick},
    // After a touchdown (PP-51).
    {Phase::conversion,      "conversion",      Actor::any_seat, PhaseRow::Part::conversion},
    {Phase::conversion_card, "conversion_card", Actor::chance,   PhaseRow::Part::conversion},
    // PP-5, PP-52, PP-53, a forfeit or an agreement.
    {Phase::finished,        "finished",        Actor::nobody,   PhaseRow::Part::finished},
}};
// clang-format on

/// The row of a phase.
[[nodiscard]] constexpr const PhaseRow& row_of(Phase phase) noexcept {
  return phase_table[static_cast<std::size_t>(phase)];
}
/// The part of a state that a phase uses.
[[nodiscard]] constexpr PhaseRow::Part part_of(Phase phase) noexcept { return row_of(phase).part; }
/// The name of a phase in JSON, `safety_stop`.
[[nodiscard]] constexpr std::string_view name(Phase phase) noexcept { return row_of(phase).name; }
/// The phase of that name, or nothing.
[[nodiscard]] std::optional<Phase> phase_named(std::string_view text) noexcept;

}  // namespace touchline::inline v1::power_poker_football
