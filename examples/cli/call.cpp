#include "call.hpp"

#include <algorithm>
#include <array>

namespace touchline::cli {
namespace {

constexpr std::array<CallInfo, 17> all_calls{{
    {"games", "List the games", "games", true, &make_games},
    {"new", "Write the first state of a game", R"(new draughts --rules '{"draws":"none"}')", true, &make_new},
    {"show", "Draw a state, a record's final state or a view", "show game.json --svg > board.svg", true, &make_show},
    {"legal", "List what is legal", "new draughts | touchline legal -", true, &make_legal},
    {"apply", "Play actions and write the state that follows", "new draughts | touchline apply - 11-15 23-19", true,
     &make_apply},
    {"observe", "Write what a seat or an onlooker sees", "observe state.json --seat 0", true, &make_observe},
    {"redeal", "Deal again what a seat has not seen", "redeal state.json --seat 0 --seed 7", true, &make_redeal},
    {"winning-turn", "Find a turn that scores", "winning-turn state.json --nodes 1000000", true, &make_winning_turn},
    {"perft", "Count the leaves of the game tree", "perft draughts 8 --threads 2", true, &make_perft},
    {"random", "Play random games and sum them up", "random draughts --games 1000 --threads 2", true, &make_random},
    {"trace", "Play a random game and list what was legal at each step", "trace draughts --seed 1", true, &make_trace},
    {"replay", "Check files of games", "replay games.pdn record.json", true, &make_replay},
    {"convert", "Write games in another format", "convert games.pdn --to jsonl > games.jsonl", true, &make_convert},
    {"play", "Play at the terminal", "play draughts --seat human --seat mcts", false, &make_play},
    {"serve", "Answer requests in JSON, one a line", "serve < requests.jsonl", false, &make_serve},
    {"schema", "Write the JSON Schema of a document", "schema draughts state", true, &make_schema},
    {"bench", "Measure how fast the games are here", "bench draughts", true, &make_bench},
}};

}  // namespace

std::span<const CallInfo> calls() noexcept { return all_calls; }

const CallInfo* find_call(std::string_view name) noexcept {
  const auto* found =
      std::find_if(all_calls.begin(), all_calls.end(), [&](const CallInfo& call) { return call.name == name; });
  return found == all_calls.end() ? nullptr : found;
}

}  // namespace touchline::cli
