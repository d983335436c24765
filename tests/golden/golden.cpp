// Golden records: whole games with what the library said of them, kept in tests/data/golden, a file a game.
//
//   golden check FILE…   plays the actions of each file and says the first line that is not as it stands there
//   golden write DIR     plays the games of `subjects` at random and writes the files anew
//
// A file is the library's own word of the day when it was reviewed. So a difference is a change of behaviour: of rules,
// of what is legal and in which order, of texts, of documents, or of hashes. Who means it writes the files anew, looks
// at what changed, and says so in CHANGELOG.md.
//
// A game is a line `game NAME RULES`, then for every ten actions, and for what is left of them at the end:
//   at N state H position H views H… legal COUNT texts H    after N actions: the three hashes (of views the onlooker's
//                                                           and every seat's), and of the texts of all legal actions
//   {"game":…}                                              the state
//   play TEXT…                                              the next actions, separated by tabs
//   legal COUNT…                                            how many there were to choose from at each
// and at last the line `result RESULT`.
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "touchline/core/json_writer.hpp"
#include "touchline/core/random.hpp"
#include "touchline/core/registry.hpp"
#include "touchline/core/result_json.hpp"

using namespace touchline;

namespace {

constexpr std::size_t interval = 10;

struct Subject {
  std::string_view game;
  std::string_view rules;
  int games;
};

constexpr Subject subjects[] = {
    {"checker_football", R"({"line_up":"standard","max_moves":40,"possessions":1})", 2},
    {"checker_football", R"({"columns":9,"defense_men":14,"max_moves":30,"offense_men":13,"possessions":1})", 1},
    {"draughts", "{}", 3},
    {"draughts", R"({"unit":"step"})", 3},
    {"draughts", R"({"draws":"none"})", 1},
    {"phutball", R"({"columns":5,"rows":7})", 6},
    {"phutball", R"({"ball_row":3,"first":1,"max_turns":150})", 2},
    {"power_poker_football", R"({"max_hands":12,"players_per_team":1})", 3},
    {"power_poker_football", R"({"max_hands":8})", 1},
    {"power_poker_football", R"({"game_chips":20,"max_hands":4,"players_per_team":5,"sack_chip_returns":true})", 1},
    {"soccer", R"({"max_turns":40})", 2},
    {"soccer",
     R"({"blue":["B10","D11"],"columns":7,"first":1,"goal_width":3,"goals_to_win":1,"pieces":3,)"
     R"("red":["C2","E2","D1"],"rows":11,"shooting_depth":3,"steps":2,"zone_passes":1})",
     2},
};

const Registry& registry() {
  static const Registry all = Registry::built_in();
  return all;
}

std::string hex(std::uint64_t number) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string out;
  for (int shift = 60; shift >= 0; shift -= 4) out += digits[number >> shift & 15];
  return out;
}

// FNV-1a.
std::uint64_t digest(std::string_view text, std::uint64_t hash) {
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
  return hash;
}

std::uint64_t digest_of_legal(const AnyState& state) {
  std::uint64_t hash = 0xcbf29ce484222325ULL;
  for (const ActionId action : state.legal()) hash = digest("\n", digest(state.text(action), hash));
  return hash;
}

void write_state(std::string& out, const AnyState& state, std::size_t played) {
  out += "at " + std::to_string(played) + " state " + hex(state.state_hash()) + " position " +
         hex(state.position_hash()) + " views " + hex(state.view_hash(std::nullopt));
  for (int seat = 0; seat < state.seats(); ++seat) out += " " + hex(state.view_hash(static_cast<Seat>(seat)));
  out += " legal " + std::to_string(state.legal().size()) + " texts " + hex(digest_of_legal(state)) + "\n";
  out += state.to_json() + "\n";
}

// What the library says of a game, by its rules and the texts of its actions.
std::string written(std::string_view game, std::string_view rules, const std::vector<std::string>& texts) {
  AnyState state = registry().game(game).start(rules);
  std::string out = "game " + std::string(game) + " " + std::string(rules) + "\n";
  for (std::size_t at = 0; at < texts.size(); at += interval) {
    write_state(out, state, at);
    std::string play = "play";
    std::string legal = "legal";
    for (std::size_t i = at; i < texts.size() && i < at + interval; ++i) {
      play += (i == at ? " " : "\t") + texts[i];
      legal += " " + std::to_string(state.legal().size());
      const Event event = state.parse_event(texts[i]);
      if (state.text(event) != texts[i]) throw std::runtime_error("the text of " + texts[i] + " is another");
      state.apply(event);
    }
    out += play + "\n" + legal + "\n";
  }
  write_state(out, state, texts.size());
  out += "result ";
  json::Writer writer(out);
  write_result(writer, state.result());
  return out + "\n";
}

std::vector<std::string> random_game(const Subject& subject, std::uint64_t number) {
  Rng rng(2026, number);
  std::vector<ActionId> buffer;
  std::vector<std::string> texts;
  AnyState state = registry().game(subject.game).start(subject.rules);
  while (!state.is_finished()) {
    const ActionId action = state.random_action(rng, buffer);
    texts.push_back(state.text(action));
    state.apply(action);
  }
  return texts;
}

int write(const std::string& folder) {
  for (const GameRef game : registry().games()) {
    std::ofstream file(folder + "/" + std::string(game.name()) + ".txt", std::ios::binary);
    for (const Subject& subject : subjects) {
      if (subject.game != game.name()) continue;
      for (int i = 0; i < subject.games; ++i)
        file << written(subject.game, subject.rules, random_game(subject, static_cast<std::uint64_t>(i)));
    }
  }
  return 0;
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

// Plays the actions that stand in `lines` from `begin`, where a game begins, and returns how the game must be written.
std::string played_again(const std::vector<std::string>& lines, std::size_t begin) {
  std::istringstream head(lines[begin]);
  std::string word;
  std::string game;
  std::string rules;
  head >> word >> game >> rules;
  std::vector<std::string> texts;
  for (std::size_t i = begin + 1; i < lines.size() && !lines[i].starts_with("game "); ++i) {
    if (!lines[i].starts_with("play ")) continue;
    std::istringstream play(lines[i].substr(5));
    for (std::string text; std::getline(play, text, '\t');) texts.push_back(text);
  }
  return written(game, rules, texts);
}

int check(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  const std::vector<std::string> expected = lines_of(text);
  std::vector<std::string> found;
  for (std::size_t i = 0; i < expected.size(); ++i) {
    if (!expected[i].starts_with("game ")) continue;
    try {
      for (const std::string& line : lines_of(played_again(expected, i))) found.push_back(line);
    } catch (const std::exception& error) {
      std::printf("%s: the game of line %zu cannot be played: %s\n", path.c_str(), i + 1, error.what());
      return 1;
    }
  }
  for (std::size_t i = 0; i < std::max(expected.size(), found.size()); ++i) {
    if (i < expected.size() && i < found.size() && expected[i] == found[i]) continue;
    std::printf("%s:%zu: stands there: %s\nnow: %s\n", path.c_str(), i + 1,
                i < expected.size() ? expected[i].c_str() : "nothing", i < found.size() ? found[i].c_str() : "nothing");
    return 1;
  }
  std::printf("%s: %zu lines as they stand there\n", path.c_str(), found.size());
  return found.empty() ? 1 : 0;
}

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> arguments(argv + 1, argv + argc);
  if (arguments.size() == 2 && arguments[0] == "write") return write(arguments[1]);
  if (arguments.size() < 2 || arguments[0] != "check") {
    std::fputs("Usage: golden check FILE... | golden write DIR\n", stderr);
    return 2;
  }
  int status = 0;
  for (std::size_t i = 1; i < arguments.size(); ++i) status |= check(arguments[i]);
  return status;
}
