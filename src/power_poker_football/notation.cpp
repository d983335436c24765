#include "touchline/power_poker_football/notation.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "touchline/core/text.hpp"

#include "table.hpp"

namespace touchline::inline v1::power_poker_football {
namespace {

constexpr std::array<std::string_view, decision_count> decision_names{
    "pass",          "check",          "call-blast", "challenge",    "bet-sack",      "safety-stop", "goal-line-stand",
    "discard-first", "discard-second", "run",        "tackle-first", "tackle-second", "pass-play",   "hail-mary",
    "coverage",      "blitz",          "bet-to-win", "go",           "punt",          "field-goal",  "higher",
    "lower",         "void",           "one-point",  "two-points"};

struct Word {
  std::string_view text;
  Decision decision;
};

// What players call the decisions besides (PP-57).
constexpr std::array words{
    Word{"decline", Decision::pass},
    Word{"no", Decision::pass},
    Word{"running-back-blast", Decision::call_blast},
    Word{"blast", Decision::call_blast},
    Word{"blitz-sack", Decision::bet_sack},
    Word{"sack", Decision::bet_sack},
    Word{"fumble-bet", Decision::bet_sack},
    Word{"fold-to-run", Decision::run},
    Word{"fold-to-tackle-first", Decision::tackle_first},
    Word{"fold-to-tackle-second", Decision::tackle_second},
    Word{"fold-to-pass", Decision::pass_play},
    Word{"fold-to-blitz", Decision::blitz},
    Word{"hail-mary-attempt", Decision::hail_mary},
    Word{"king-zone-pass-coverage", Decision::coverage},
    Word{"king-zone", Decision::coverage},
    Word{"pass-coverage", Decision::coverage},
    Word{"defensive-goal-line-stand", Decision::goal_line_stand},
    Word{"bet", Decision::bet_to_win},
    Word{"go-for-it", Decision::go},
    Word{"kick", Decision::field_goal},
    Word{"high", Decision::higher},
    Word{"low", Decision::lower},
    Word{"void-prediction", Decision::void_prediction},
    Word{"extra-point", Decision::one_point},
    Word{"one", Decision::one_point},
    Word{"1", Decision::one_point},
    Word{"two-point-conversion", Decision::two_points},
    Word{"two", Decision::two_points},
    Word{"2", Decision::two_points},
};

// Lower case, a hyphen for each run of spaces and `_`.
std::string hyphened(std::string_view text) {
  std::string out;
  for (const char c : lower(trim(text))) {
    const bool gap = c == '_' || c == '-' || trim({&c, 1}).empty();
    if (!gap) {
      out += c;
    } else if (!out.empty() && out.back() != '-') {
      out += '-';
    }
  }
  return out;
}

std::optional<Decision> decision_named(const std::string& text) {
  const auto known = std::find(decision_names.begin(), decision_names.end(), text);
  if (known != decision_names.end()) return static_cast<Decision>(known - decision_names.begin());
  const auto word = std::find_if(words.begin(), words.end(), [&](const Word& w) { return w.text == text; });
  return word == words.end() ? std::nullopt : std::optional(word->decision);
}

}  // namespace

std::string_view name(Decision decision) noexcept { return decision_names[static_cast<std::size_t>(decision)]; }

std::string action_text(ActionId action) {
  if (const auto card = card_in(action)) return std::string(cards::name(*card));
  if (const auto decision = decision_in(action)) return std::string(name(*decision));
  return "action " + std::to_string(value(action));
}

std::string legal_texts(const State& state) {
  if (state.mover().is_nobody()) return "none";
  if (state.mover().is_chance()) return "a card of the deck";
  std::string out;
  for (Decisions left = Table(state.rules(), state.situation()).decisions(); left != 0; left &= left - 1)
    out.append(out.empty() ? "" : ", ").append(name(static_cast<Decision>(std::countr_zero(left))));
  return out;
}

ActionId parse_action(const State& state, std::string_view text) {
  if (state.phase() == Phase::finished) throw Error(ErrorCode::game_over, "the game is finished");
  const auto decision = decision_named(hyphened(text));
  const auto card = decision ? std::nullopt : cards::parse_card(text);
  if (!decision && !card)
    throw Error(ErrorCode::bad_text,
                quote(trim(text)) + " is neither a decision nor a card; legal is " + legal_texts(state));
  const ActionId action = decision ? id_of(*decision) : id_of(*card);
  if (state.is_legal(action)) return action;
  if (card && state.mover().is_chance())
    throw Error(ErrorCode::illegal_action, quote(trim(text)) + " cannot be drawn: it is out of the deck");
  throw Error(ErrorCode::illegal_action, quote(trim(text)) + " is not legal here; legal is " + legal_texts(state));
}

}  // namespace touchline::inline v1::power_poker_football
