/// The phases of a game of Checker Football and what each of them allows.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace touchline::inline v1::checker_football {

/// What is to be done; `phase_table` tells who does it.
enum class Phase : std::uint8_t {
  kickers_line_up,
  receivers_line_up,
  returner,
  play_or_punt,
  offense_line_up,
  defense_line_up,
  quarterback,
  move,
  jump,
  landing,
  one_or_two,
  passer,
  one_point_pass,
  finished,
};

/// What a down or try is; `none` while that is still to be chosen.
enum class Play : std::uint8_t { none, kickoff, scrimmage, one_point, two_points };

/// Who acts in a phase. The offense is the team with the ball, or that will have it.
enum class Actor : std::uint8_t { offense, defense, team_on_move, chance, nobody };

/// What a phase may allow, as bits in the order of the action ids.
namespace may {
/// One bit each; `move` is what a team on move may do.
///@{
inline constexpr unsigned nothing = 0;
inline constexpr unsigned square = 1;    ///< a man's place, the quarterback, the returner, the passer
inline constexpr unsigned kick = 2;      ///< `play`, `punt`
inline constexpr unsigned tries = 4;     ///< `one-point`, `two-points`
inline constexpr unsigned stop = 8;      ///< `stop`
inline constexpr unsigned contact = 16;  ///< step, block, tackle, hand-off, block move
inline constexpr unsigned jump = 32;
inline constexpr unsigned pass = 64;
inline constexpr unsigned landing = 128;
inline constexpr unsigned move = contact | jump | pass;
///@}
}  // namespace may

/// A phase beside the rules: who acts and what he may do.
struct PhaseRow {
  Phase phase;            ///< the row's own
  std::string_view name;  ///< in JSON
  Actor actor;            ///< who acts
  unsigned actions;       ///< of `may`
  bool mid_turn;          ///< whether the turn that led here is unfinished
};

/// The whole machine. Every phase but `finished` has a legal action at all times.
// clang-format off
inline constexpr std::array<PhaseRow, 14> phase_table{{
    // phase and name                                who acts              what he may do          mid-turn
    // A kickoff (CF-37); with the standard line-up it begins in `move`.
    {Phase::kickers_line_up, "kickers_line_up",      Actor::defense,       may::square,            false},
    {Phase::receivers_line_up, "receivers_line_up",  Actor::offense,       may::square,            false},
    {Phase::returner, "returner",                    Actor::offense,       may::square,            false},
    // A down (CF-5, CF-35); after `play` the standard line-up goes on in `move`, after `punt` the others choose.
    {Phase::play_or_punt, "play_or_punt",            Actor::offense,       may::kick,              false},
    {Phase::offense_line_up, "offense_line_up",      Actor::offense,       may::square,            false},
    {Phase::defense_line_up, "defense_line_up",      Actor::defense,       may::square,            false},
    {Phase::quarterback, "quarterback",              Actor::offense,       may::square,            false},
    // The moves of a down, a return or a two-point try (CF-8 to CF-33). They end in play_or_punt, after a touchdown in
    // one_or_two, after a try in kickers_line_up.
    {Phase::move, "move",                            Actor::team_on_move,  may::move,              false},
    {Phase::jump, "jump",                            Actor::offense,       may::stop | may::jump,  true},
    {Phase::landing, "landing",                      Actor::chance,        may::landing,           true},
    // The try after a touchdown (CF-34): for one point a passer, for two a line-up; then a kickoff.
    {Phase::one_or_two, "one_or_two",                Actor::offense,       may::tries,             false},
    {Phase::passer, "passer",                        Actor::offense,       may::square,            false},
    {Phase::one_point_pass, "one_point_pass",        Actor::offense,       may::pass,              false},
    // After the second half (CF-38), a forfeit or an agreement.
    {Phase::finished, "finished",                    Actor::nobody,        may::nothing,           false},
}};
// clang-format on

/// The row of a phase.
[[nodiscard]] constexpr const PhaseRow& row_of(Phase phase) noexcept {
  return phase_table[static_cast<std::size_t>(phase)];
}

/// Whether a team is placing its men.
[[nodiscard]] constexpr bool is_line_up(Phase phase) noexcept {
  return phase == Phase::kickers_line_up || phase == Phase::receivers_line_up || phase == Phase::offense_line_up ||
         phase == Phase::defense_line_up;
}

/// Whether a down, a return or a two-point try is being played.
[[nodiscard]] constexpr bool is_in_play(Phase phase, Play play) noexcept {
  return phase == Phase::move || phase == Phase::jump || (phase == Phase::landing && play != Play::one_point);
}

/// The name of a phase in JSON, `play_or_punt`.
[[nodiscard]] constexpr std::string_view name(Phase phase) noexcept { return row_of(phase).name; }
/// The phase of that name, or nothing.
[[nodiscard]] std::optional<Phase> phase_named(std::string_view text) noexcept;
/// `kickoff`, `scrimmage`, `one_point`, `two_points`; empty for `none`.
[[nodiscard]] std::string_view name(Play play) noexcept;
/// The play of that name, or nothing; the empty text names none.
[[nodiscard]] std::optional<Play> play_named(std::string_view text) noexcept;

}  // namespace touchline::inline v1::checker_football
