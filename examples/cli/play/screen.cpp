#include "play/screen.hpp"

#include <algorithm>
#include <ostream>
#include <vector>

#include "line_reader.hpp"
#include "result_text.hpp"

namespace touchline::cli {
namespace {

constexpr std::size_t typed_limit = 4096;
constexpr std::size_t few_choices = 40;
constexpr std::size_t width = 78;
constexpr const char* bold = "\x1b[1m";
constexpr const char* red = "\x1b[31m";
constexpr const char* plain = "\x1b[0m";

std::vector<std::string> numbered(const AnyState& state, const std::vector<ActionId>& actions) {
  std::vector<std::string> choices;
  for (std::size_t i = 0; i < actions.size(); ++i)
    choices.push_back(std::to_string(i + 1) + " " + state.text(actions[i]));
  return choices;
}

std::string in_columns(const std::vector<std::string>& texts) {
  std::size_t widest = 1;
  for (const auto& text : texts) widest = std::max(widest, text.size());
  const std::size_t columns = std::max<std::size_t>(1, width / (widest + 3));
  std::string lines;
  for (std::size_t i = 0; i < texts.size(); ++i) {
    const bool ends_line = i % columns == columns - 1 || i + 1 == texts.size();
    lines += "  " + texts[i];
    lines += ends_line ? "\n" : std::string(widest + 1 - texts[i].size(), ' ');
  }
  return lines;
}

std::string who(const Event& event, const AnyState& before) {
  if (event.kind != Event::Kind::action) return "";
  return before.mover().is_seat() ? seat_name(before.mover().seat()) + ": " : "chance: ";
}

}  // namespace

std::string seat_name(Seat seat) { return "seat " + std::to_string(index(seat)); }

void Screen::write(std::string_view text, const char* style) const {
  if (console_.colour) {
    console_.out << style << text << plain;
  } else {
    console_.out << text;
  }
}

void Screen::say(std::string_view line) const {
  console_.out << line;
  if (!line.ends_with('\n')) console_.out << '\n';
}

void Screen::complain(std::string_view message) const {
  write(message, red);
  console_.out << '\n';
}

void Screen::clear() const {
  if (console_.out_is_terminal) console_.out << "\x1b[2J\x1b[3J\x1b[H";
}

void Screen::thinking(std::string_view who) const {
  if (console_.out_is_terminal) console_.out << who << " thinks" << std::flush;
}

void Screen::done_thinking() const {
  if (console_.out_is_terminal) console_.out << "\r\x1b[K";
}

std::optional<std::string> Screen::ask(std::string_view prompt) const {
  for (;;) {
    write(prompt, bold);
    console_.out << std::flush;
    std::string line;
    const LineRead read = read_line(console_.in, line, typed_limit);
    if (read == LineRead::end) return std::nullopt;
    if (read == LineRead::whole) return line;
    complain("a line has at most " + std::to_string(typed_limit) + " characters");
  }
}

void Screen::show_board(const AnyState& state, Viewer viewer, bool flip) const {
  console_.out << '\n';
  const TextOptions options{.flip = flip, .colour = console_.colour};
  say(state.info().has_hidden ? state.observe(viewer).text_board(options) : state.text_board(options));
}

void Screen::show_choices(const AnyState& state, Seat seat, bool all) const {
  const auto actions = state.legal(seat);
  if (all || actions.size() <= few_choices) return say(in_columns(numbered(state, actions)));
  say(std::to_string(actions.size()) + " choices: type one; moves lists them");
}

void Screen::show_events(const Record& record, Viewer viewer, std::size_t from) const {
  std::vector<bool> covered;
  if (record.start().info().has_hidden)
    covered = record.start().covered_events(record.events().first(record.position()), viewer);
  AnyState state = record.state_at(from);
  for (std::size_t i = from; i < record.position(); ++i) {
    const Event& event = record.events()[i];
    if (covered.empty() || !covered[i]) say(who(event, state) + state.text(event));
    state.apply(event);
  }
}

void Screen::show_result(const Result& result) const {
  std::string scores;
  for (std::size_t seat = 0; seat < result.seats; ++seat)
    scores.append(seat == 0 ? "" : " ").append(std::to_string(result.scores[seat]));
  const std::string winners = winners_text(result) + (result.is_draw() ? "" : " wins");
  write("Game over: " + winners + ", " + std::string(name(result.reason)) + "; scores " + scores, bold);
  console_.out << '\n';
}

}  // namespace touchline::cli
