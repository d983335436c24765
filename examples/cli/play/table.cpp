#include "play/table.hpp"

#include <algorithm>
#include <array>
#include <fstream>
#include <limits>
#include <utility>

#include "touchline/core/text.hpp"

#include "play/search.hpp"
#include "source.hpp"
#include "status.hpp"

namespace touchline::cli {
namespace {

void write_record(const Record& record, const std::string& path) {
  std::ofstream file(path, std::ios::binary);
  file << record.to_json() << '\n';
  file.close();
  if (!file) throw Error(ErrorCode::bad_text, "cannot be written", path);
}

Record read_record(const Session& session, std::string_view path) {
  const Content content = read_content(session, Source::file(std::string(path)));
  if (const auto* record = std::get_if<Record>(&content)) return *record;
  if (const auto* state = std::get_if<AnyState>(&content)) return Record(*state);
  throw Error(ErrorCode::bad_state, "a view; a record, a state or a position line can be loaded", path);
}

// The actions of a whole turn. What is no turn either is refused for the better of the two reasons.
std::vector<Event> turn_events(const AnyState& state, std::string_view line, const Error& no_action) {
  if (!state.has_turns()) throw Error(no_action);
  try {
    std::vector<Event> events;
    for (const ActionId action : state.parse_turn(line)) events.push_back(Event::of(action));
    return events;
  } catch (const Error& no_turn) {
    throw Error(no_action.code() == ErrorCode::bad_text ? no_turn : no_action);
  }
}

// What was typed: a choice as it is written, a number in the list, an action as people write it, or a whole turn.
std::vector<Event> typed_events(const AnyState& state, Seat seat, std::string_view line) {
  const auto legal = state.legal(seat);
  for (const ActionId action : legal)
    if (state.text(action) == line) return {Event::of(action)};
  if (const auto number = parse_number(line, std::numeric_limits<std::uint64_t>::max())) {
    if (*number == 0 || *number > legal.size())
      throw Error(ErrorCode::out_of_range, "choices are numbered 1 to " + std::to_string(legal.size()), quote(line));
    return {Event::of(legal[static_cast<std::size_t>(*number) - 1])};
  }
  if (lower(line).starts_with("forfeit")) throw Error(ErrorCode::bad_text, "type resign to lose the game");
  try {
    return state.parse_events(line);
  } catch (const Error& error) {
    return turn_events(state, line, error);
  }
}

// How many letters differ between two words, or stand in one and not in the other: Levenshtein's distance.
std::size_t distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t corner = std::exchange(row[0], i);
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t changed = corner + (a[i - 1] == b[j - 1] ? 0 : 1);
      corner = std::exchange(row[j], std::min({changed, row[j] + 1, row[j - 1] + 1}));
    }
  }
  return row[b.size()];
}

}  // namespace

Table::Table(const Session& session, const AnyState& start, TableOptions options)
    : session_(session), screen_(session.console), options_(std::move(options)), record_(start), rng_(options_.seed) {
  sit_down();
}

void Table::sit_down() {
  const auto seats = static_cast<std::size_t>(record_.start().seats());
  players_.clear();
  for (std::size_t seat = 0; seat < seats; ++seat) {
    const std::string kind = seat < options_.seats.size() ? options_.seats[seat] : "human";
    players_.push_back(make_player(kind, Rng(options_.seed, seat + 1), options_.effort));
  }
  seen_.assign(seats, record_.position());
  shown_to_.reset();
}

int Table::run() {
  if (humans() > 0) screen_.say("help tells what can be typed");
  keep_record();
  for (;;) {
    play_chance();
    const Mover mover = record_.state().mover();
    if (mover.is_nobody()) break;
    if (!is_human(mover)) {
      play_computer(mover.seat());
    } else if (ask(mover.seat()) == Go::quit) {
      return done;
    }
  }
  show_end();
  return done;
}

// What the humans have not seen yet, and how it came out.
void Table::show_end() const {
  std::size_t from = record_.position();
  Viewer viewer;
  for (std::size_t seat = 0; seat < players_.size(); ++seat) {
    if (players_[seat]) continue;
    from = std::min(from, seen_[seat]);
    if (humans() == 1) viewer = static_cast<Seat>(seat);
  }
  screen_.show_events(record_, viewer, from);
  screen_.show_board(record_.state(), viewer, flip_);
  screen_.show_result(*record_.state().result());
}

bool Table::is_human(Mover mover) const { return !players_[static_cast<std::size_t>(index(mover.seat()))]; }

std::size_t Table::humans() const {
  return static_cast<std::size_t>(std::count(players_.begin(), players_.end(), nullptr));
}

void Table::apply(const Event& event) {
  record_.apply(event);
  keep_record();
}

void Table::keep_record() const {
  if (!options_.record_path.empty()) write_record(record_, options_.record_path);
}

void Table::play_chance() {
  std::vector<ActionId> buffer;
  while (record_.state().mover().is_chance()) apply(Event::of(record_.state().random_action(rng_, buffer)));
}

void Table::play_computer(Seat seat) {
  Player& player = *players_[static_cast<std::size_t>(index(seat))];
  screen_.thinking(seat_name(seat));
  const ActionId action = player.choose(record_.state(), seat);
  screen_.done_thinking();
  apply(Event::of(action));
  if (humans() == 0) screen_.show_events(record_, std::nullopt, record_.position() - 1);
}

// A human's go: shows what there is to see and reads until something was done.
Table::Go Table::ask(Seat seat) {
  if (!hand_over(seat)) return Go::quit;
  const std::size_t seen = seen_[static_cast<std::size_t>(index(seat))];
  screen_.show_events(record_, seat, std::min(seen, record_.position()));
  screen_.show_board(record_.state(), seat, flip_);
  screen_.show_choices(record_.state(), seat, false);
  for (;;) {
    const auto line = screen_.ask(seat_name(seat) + "> ");
    if (!line) {
      screen_.say("\nthe input has ended");
      return Go::quit;
    }
    try {
      const Go go = obey(seat, trim(*line));
      if (go == Go::again) continue;
      seen_[static_cast<std::size_t>(index(seat))] = record_.position();
      return go;
    } catch (const Error& error) {
      screen_.complain(error.what());
    }
  }
}

// With hidden cards the screen is cleared before it is another human's; false at the end of the input.
bool Table::hand_over(Seat seat) {
  const bool is_other = shown_to_ != seat;
  shown_to_ = seat;
  if (!is_other || humans() < 2 || !record_.state().info().has_hidden) return true;
  screen_.clear();
  const bool answered = screen_.ask("pass to " + seat_name(seat) + ", then Enter").has_value();
  screen_.clear();
  return answered;
}

Table::Go Table::obey(Seat seat, std::string_view line) {
  if (line.empty()) return Go::again;
  const auto space = std::min(line.find_first_of(" \t"), line.size());
  const std::string word = lower(line.substr(0, space));
  for (const Command& command : commands())
    if (command.word == word) return (this->*command.obey)(seat, trim(line.substr(space)));
  try {
    return play_typed(seat, line);
  } catch (const Error& error) {
    // A word may have been meant for a command.
    if (word.find_first_not_of("abcdefghijklmnopqrstuvwxyz") != std::string::npos) throw;
    throw Error(error.code(), std::string(error.message()) + meant_command(word), error.place());
  }
}

// What to try where a word is neither an action nor a command.
std::string Table::meant_command(std::string_view word) {
  constexpr std::size_t near = 2;
  for (const Command& command : commands())
    if (word.size() > near && distance(word, command.word) <= near)
      return "; did you mean " + std::string(command.word) + "?";
  return "; help tells what can be typed";
}

Table::Go Table::play_typed(Seat seat, std::string_view line) {
  const auto events = typed_events(record_.state(), seat, line);
  AnyState probe = record_.state();
  for (const Event& event : events) probe.apply(event);  // all of a turn or nothing
  for (const Event& event : events) record_.apply(event);
  keep_record();
  return Go::done;
}

std::span<const Table::Command> Table::commands() noexcept {
  static constexpr std::array<Command, 12> all{{
      {"moves", "all choices with their numbers", &Table::moves},
      {"board", "the board again", &Table::board},
      {"flip", "the board from the other side, from now on", &Table::flip},
      {"hint", "what the computer would do", &Table::hint},
      {"undo", "back to the last choice that a human made", &Table::undo},
      {"redo", "on again", &Table::redo},
      {"save", "save FILE: write the record of the game", &Table::save},
      {"load", "load FILE: go on from a record, state or position line of this game", &Table::load},
      {"resign", "lose the game", &Table::resign},
      {"draw", "offer a draw", &Table::draw},
      {"help", "this list", &Table::help},
      {"quit", "leave the game", &Table::quit},
  }};
  return all;
}

Table::Go Table::moves(Seat seat, std::string_view) {
  screen_.show_choices(record_.state(), seat, true);
  return Go::again;
}

Table::Go Table::board(Seat seat, std::string_view) {
  screen_.show_board(record_.state(), seat, flip_);
  return Go::again;
}

Table::Go Table::flip(Seat seat, std::string_view rest) {
  flip_ = !flip_;
  return board(seat, rest);
}

Table::Go Table::hint(Seat seat, std::string_view) {
  screen_.thinking("the computer");
  const ActionId action = search(record_.state(), seat, rng_, options_.effort);
  screen_.done_thinking();
  screen_.say("hint: " + record_.state().text(action));
  return Go::again;
}

Table::Go Table::undo(Seat, std::string_view) {
  std::size_t position = record_.position();
  while (position > 0) {
    const Mover mover = record_.state_at(--position).mover();
    if (!mover.is_seat() || !is_human(mover)) continue;
    record_.jump_to(position);
    for (std::size_t& seen : seen_) seen = std::min(seen, position);
    keep_record();
    return Go::done;
  }
  screen_.complain("there is nothing to undo");
  return Go::again;
}

Table::Go Table::redo(Seat, std::string_view) {
  if (!record_.redo()) {
    screen_.complain("there is nothing to redo");
    return Go::again;
  }
  const auto is_choice = [this](Mover mover) { return mover.is_seat() && is_human(mover); };
  while (!is_choice(record_.state().mover()) && record_.redo()) {
  }
  return Go::done;
}

Table::Go Table::save(Seat, std::string_view path) {
  if (path.empty()) throw Error(ErrorCode::bad_text, "save FILE: the name of a file is missing");
  write_record(record_, std::string(path));
  screen_.say("saved to " + std::string(path));
  return Go::again;
}

Table::Go Table::load(Seat, std::string_view path) {
  if (path.empty()) throw Error(ErrorCode::bad_text, "load FILE: the name of a file is missing");
  Record record = read_record(session_, path);
  if (record.game() != record_.game())
    throw Error(ErrorCode::bad_state, "a game of " + std::string(record.game().name()), path);
  record_ = std::move(record);
  sit_down();
  keep_record();
  return Go::done;
}

Table::Go Table::resign(Seat seat, std::string_view) {
  apply(Event::forfeit(seat));
  return Go::done;
}

// Every other human is asked; the computer's players play on.
Table::Go Table::draw(Seat seat, std::string_view) {
  for (int other_seat = 0; other_seat < record_.state().seats(); ++other_seat) {
    const auto asked = static_cast<Seat>(other_seat);
    if (asked == seat) continue;
    std::optional<std::string> answer = "no";
    if (is_human(asked)) answer = screen_.ask(seat_name(asked) + ", do you agree to a draw? (yes or no) ");
    if (!answer) return Go::quit;
    const std::string word = lower(trim(*answer));
    if (word == "yes" || word == "y") continue;
    screen_.say(seat_name(asked) + " declines");
    return Go::again;
  }
  apply(Event::draw());
  return Go::done;
}

Table::Go Table::help(Seat, std::string_view) {
  std::string text = "Type a choice, its number, or a whole turn where the game has such; or\n";
  for (const Command& command : commands())
    text.append("  ").append(command.word).append(10 - command.word.size(), ' ').append(command.help).append("\n");
  screen_.say(text);
  return Go::again;
}

Table::Go Table::quit(Seat, std::string_view) { return Go::quit; }

}  // namespace touchline::cli
