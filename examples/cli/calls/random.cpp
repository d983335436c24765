#include <algorithm>
#include <atomic>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <map>
#include <mutex>
#include <ostream>
#include <vector>

#include "touchline/core/joined_thread.hpp"
#include "touchline/core/json_writer.hpp"
#include "touchline/core/record.hpp"

#include "background.hpp"
#include "call.hpp"
#include "figures.hpp"
#include "interrupt.hpp"
#include "progress.hpp"
#include "random_game.hpp"
#include "result_text.hpp"
#include "status.hpp"

namespace touchline::cli {
namespace {

/// What some games came to. Sums only, so that the order of the games does not matter.
struct Tally {
  std::uint64_t games = 0;
  std::uint64_t actions = 0;
  std::map<std::string, std::uint64_t> outcomes;
  std::map<std::string, std::uint64_t> reasons;
  std::optional<AnyStatistics> statistics;  // of games that keep some

  explicit Tally(GameRef game) {
    if (game.has_statistics()) statistics.emplace(game.statistics());
  }

  void add(const std::optional<Result>& result, std::uint64_t played);
  void add(const Tally& other);
};

void Tally::add(const std::optional<Result>& result, std::uint64_t played) {
  ++games;
  actions += played;
  ++outcomes[result ? winners_text(*result) : "cut"];
  if (result) ++reasons[std::string(name(result->reason))];
}

void Tally::add(const Tally& other) {
  games += other.games;
  actions += other.actions;
  for (const auto& [text, count] : other.outcomes) outcomes[text] += count;
  for (const auto& [text, count] : other.reasons) reasons[text] += count;
  if (statistics) statistics->add(*other.statistics);
}

/// `random`: random games, summed up. Game i has generator i, so that the results are the same for any threads.
class Random final : public Call {
 public:
  void declare(Parameters& parameters) override {
    parameters.name_argument("game", game_, "the name of a game");
    parameters.number("games", games_, "how many (100)", {0, std::uint64_t{1} << 40});
    parameters.number("seed", seed_, "of the generators (0)");
    parameters.rules(rules_);
    parameters.number("max-actions", most_, "cut games after so many actions");
    parameters.number("threads", threads_, "threads (1); the results are the same for any number", {1, 1024});
    parameters.path("records", folder_, "write each game's record into this folder");
  }

  int run(const Session& session) override {
    const AnyState start = start_of(session, game_of(session, game_), rules_);
    tally_.emplace(start.game());
    if (!folder_.empty()) make_folder();
    const Interruptible interruptible;
    const auto begin = std::chrono::steady_clock::now();
    Progress progress(session.console, "random " + game_, "games");
    const bool ended = run_watched([&] { play_all(start); }, [&] { show(progress); });
    const auto time = std::chrono::steady_clock::now() - begin;
    progress.clear();
    if (!ended) std::_Exit(interrupted_status);
    if (session.json) {
      write_json(session, time);
    } else {
      write_lines(session, time);
    }
    if (!interrupted()) return done;
    session.console.out.flush();
    session.console.err << "touchline: interrupted after " << tally_->games << " of " << games() << " games\n";
    return interrupted_status;
  }

 private:
  using Duration = std::chrono::steady_clock::duration;

  [[nodiscard]] std::uint64_t games() const { return games_.value_or(100); }

  void make_folder() const {
    std::error_code error;
    std::filesystem::create_directories(folder_, error);
    if (error) throw Error(ErrorCode::bad_text, "cannot be made: " + error.message(), folder_);
  }

  void show(Progress& progress) const {
    const std::uint64_t count = ended_;
    progress.show(count, static_cast<double>(count) / static_cast<double>(std::max<std::uint64_t>(1, games())));
  }

  void play_all(const AnyState& start) {
    const auto helpers = std::min<std::uint64_t>(threads_.value_or(1), games());
    std::vector<JoinedThread> threads;
    for (std::uint64_t i = 1; i < helpers; ++i) threads.emplace_back([&] { play_some(start); });
    play_some(start);
    threads.clear();
    if (failure_) std::rethrow_exception(failure_);
  }

  void play_some(const AnyState& start) {
    Tally tally(start.game());
    try {
      while (!stop_ && !interrupted()) {
        const std::uint64_t number = next_++;
        if (number >= games()) break;
        play(start, number, tally);
      }
    } catch (...) {
      const std::lock_guard lock(mutex_);
      failure_ = std::current_exception();
      stop_ = true;
    }
    const std::lock_guard lock(mutex_);
    tally_->add(tally);
  }

  void play(const AnyState& start, std::uint64_t number, Tally& tally) {
    Rng rng(seed_.value_or(0), number);
    AnyState state = start;
    std::optional<AnyStatistics> statistics;
    if (tally.statistics) statistics.emplace(start.game().statistics());
    AnyState before = start;  // the state before the action that statistics have not counted yet
    std::optional<ActionId> uncounted;
    const auto count = [&](const AnyState& after) {
      if (uncounted) statistics->add(before, *uncounted, after);
    };
    std::optional<Record> record;
    if (!folder_.empty()) record.emplace(start);
    const auto played = play_randomly(state, rng, most_.value_or(no_limit), [&](const AnyState& now, ActionId action) {
      if (record) record->apply(action);
      if (statistics) {
        count(now);
        before = now;
        uncounted = action;
      }
      return !stop_ && !interrupted();
    });
    if (stop_ || interrupted()) return;  // this one is not whole
    if (record) write(*record, number);
    count(state);
    if (statistics) tally.statistics->add(*statistics);
    tally.add(state.result(), played);
    ++ended_;
  }

  void write(const Record& record, std::uint64_t number) const {
    std::string digits = std::to_string(number);
    const std::string last = std::to_string(games() - 1);
    digits.insert(0, last.size() - digits.size(), '0');  // so that names sort as numbers do
    const auto path = std::filesystem::path(folder_) / (game_ + "-" + digits + ".json");
    std::ofstream file(path, std::ios::binary);
    file << record.to_json() << '\n';
    file.close();
    if (!file) throw Error(ErrorCode::bad_text, "cannot be written", path.string());
  }

  void write_lines(const Session& session, Duration time) const {
    std::ostream& out = session.console.out;
    const double seconds = std::chrono::duration<double>(time).count();
    out << "games\t" << tally_->games << '\n';
    for (const auto& [text, count] : tally_->outcomes) out << "result\t" << text << '\t' << count << '\n';
    for (const auto& [text, count] : tally_->reasons) out << "reason\t" << text << '\t' << count << '\n';
    const auto actions = static_cast<double>(tally_->actions);
    const auto games = static_cast<double>(std::max<std::uint64_t>(1, tally_->games));
    out << "mean length\t" << decimal(actions / games, 2) << "\nseconds\t" << decimal(seconds, 3)
        << "\nactions a second\t" << decimal(actions / std::max(1e-9, seconds), 0) << '\n';
    if (tally_->statistics)
      for (const Statistic& statistic : tally_->statistics->lines()) out << statistic_line(statistic) << '\n';
  }

  static std::string statistic_line(const Statistic& statistic) {
    const std::string name = statistic.name + '\t';
    if (statistic.over == 0) return name + std::to_string(statistic.sum);
    return name + decimal(static_cast<double>(statistic.sum) / static_cast<double>(statistic.over), 2);
  }

  void write_json(const Session& session, Duration time) const {
    std::string text;
    json::Writer writer(text);
    writer.begin_object();
    writer.key("actions");
    writer.unsigned_integer(tally_->actions);
    writer.key("games");
    writer.unsigned_integer(tally_->games);
    writer.key("microseconds");
    writer.integer(std::chrono::duration_cast<std::chrono::microseconds>(time).count());
    write_counts(writer, "reasons", tally_->reasons);
    write_counts(writer, "results", tally_->outcomes);
    if (tally_->statistics) write_statistics(writer, *tally_->statistics);
    writer.end_object();
    session.console.out << text << '\n';
  }

  // A count as a number, a mean as [sum, number of things summed over].
  static void write_statistics(json::Writer& writer, const AnyStatistics& statistics) {
    std::map<std::string, Statistic> sorted;
    for (Statistic& statistic : statistics.lines()) sorted.emplace(statistic.name, statistic);
    writer.key("statistics");
    writer.begin_object();
    for (const auto& [text, statistic] : sorted) {
      writer.free_key(text);
      if (statistic.over == 0) {
        writer.unsigned_integer(statistic.sum);
        continue;
      }
      writer.begin_array();
      writer.unsigned_integer(statistic.sum);
      writer.unsigned_integer(statistic.over);
      writer.end_array();
    }
    writer.end_object();
  }

  static void write_counts(json::Writer& writer, std::string_view key,
                           const std::map<std::string, std::uint64_t>& counts) {
    writer.key(key);
    writer.begin_object();
    for (const auto& [text, count] : counts) {
      writer.free_key(text);
      writer.unsigned_integer(count);
    }
    writer.end_object();
  }

  std::string game_;
  std::optional<std::uint64_t> games_;
  std::optional<std::uint64_t> seed_;
  Source rules_;
  std::optional<std::uint64_t> most_;
  std::optional<std::uint64_t> threads_;
  std::string folder_;

  std::atomic<std::uint64_t> next_{0};   // the next game to play
  std::atomic<std::uint64_t> ended_{0};  // for the progress line
  std::atomic<bool> stop_{false};
  std::mutex mutex_;  // guards the two below
  std::optional<Tally> tally_;
  std::exception_ptr failure_;
};

}  // namespace

std::unique_ptr<Call> make_random() { return std::make_unique<Random>(); }

}  // namespace touchline::cli
