#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdlib>
#include <limits>
#include <ostream>
#include <utility>
#include <vector>

#include "touchline/core/json_writer.hpp"

#include "background.hpp"
#include "call.hpp"
#include "figures.hpp"
#include "interrupt.hpp"
#include "progress.hpp"
#include "status.hpp"

namespace touchline::cli {
namespace {

constexpr std::uint64_t most_threads = 1024;
constexpr std::uint64_t most_hash_mib = std::uint64_t{1} << 20;
constexpr std::uint64_t served_hash_mib = 1024;
constexpr std::size_t served_bytes = std::size_t{16} << 20;

/// One count with the time that it took.
struct Repetition {
  PerftCount count;
  std::chrono::nanoseconds time{};

  [[nodiscard]] std::uint64_t rate() const {
    const double seconds = std::max(1e-9, std::chrono::duration<double>(time).count());
    return static_cast<std::uint64_t>(static_cast<double>(count.nodes) / seconds);
  }
};

/// `perft`: counts the leaves of the game tree.
class Perft final : public Call {
 public:
  void declare(Parameters& parameters) override {
    parameters.name_argument("game", game_, "the name of a game", false);
    parameters.number_argument("depth", depth_, "plies, 0 to 100", {0, max_perft_depth});
    parameters.document("from", from_, "count from this state, record or position line");
    parameters.rules(rules_);
    parameters.flag("unique", options_.unique, "one child for each different result");
    parameters.flag("turns", turns_, "count whole turns");
    parameters.flag("steps", steps_, "count single actions");
    parameters.flag("divide", divide_, "first the count below each first move");
    parameters.number("threads", threads_, "threads; the count is the same for any number", {1, most_threads});
    parameters.number("hash", hash_, "MiB for positions already counted", {0, most_hash_mib});
    parameters.number("repeat", repeat_, "count so many times", {1, 1'000'000});
  }

  int run(const Session& session) override {
    const AnyState state = root(session);
    set_options(session);
    if (session.served) most_bytes_ = served_bytes;
    const Interruptible interruptible;
    for (std::uint64_t i = 0; i < repeat_.value_or(1); ++i) {
      const Repetition repetition = count(session, state, i == 0);
      if (!repetition.count.complete) return tell_interrupted(session, repetition.count.nodes);
      if (!session.json) write_repetition(session, repetition);
      repetitions_.push_back(repetition);
    }
    if (session.json) write_json(session);
    return done;
  }

 private:
  AnyState root(const Session& session) {
    if (!from_.is_given()) return start_of(session, game_of(session, game_), rules_);
    if (!game_.empty()) (void)game_of(session, game_);
    AnyState state = read_state(session, from_, rules_);
    if (game_.empty()) game_ = state.info().name;
    if (state.info().name != game_)
      throw Error(ErrorCode::bad_state, "a state of " + std::string(state.info().name) + ", not of " + game_,
                  from_.name());
    return state;
  }

  void set_options(const Session& session) {
    if (turns_ && steps_) throw UsageError(ErrorCode::bad_text, "turns and steps exclude each other", "--steps");
    if (turns_) options_.unit = PerftOptions::Unit::turns;
    if (steps_) options_.unit = PerftOptions::Unit::steps;
    options_.threads = static_cast<unsigned>(threads_.value_or(1));
    options_.hash_mib = static_cast<std::size_t>(hash_.value_or(0));
    if (session.served && options_.hash_mib > served_hash_mib)
      throw Error(ErrorCode::limit_exceeded, "a request may have 1024 MiB at most", "/params/hash");
    options_.progress = [this](std::uint64_t nodes, double share) {
      nodes_so_far_ = nodes;
      share_ = share;
      return !interrupted() && bytes_ <= most_bytes_;
    };
  }

  Repetition count(const Session& session, const AnyState& state, bool with_divide) {
    using Clock = std::chrono::steady_clock;
    Progress progress(session.console, "perft " + game_ + " " + std::to_string(depth_), "nodes");
    Repetition repetition;
    const auto work = [&] {
      const auto begin = Clock::now();
      repetition.count = count_once(state, with_divide);
      repetition.time = Clock::now() - begin;
    };
    const bool ended = run_watched(work, [&] { progress.show(nodes_so_far_, share_); });
    progress.clear();
    if (!ended) std::_Exit(tell_interrupted(session, nodes_so_far_));
    if (with_divide && divide_ && repetition.count.complete && !session.json) write_divided(session);
    return repetition;
  }

  PerftCount count_once(const AnyState& state, bool with_divide) {
    try {
      const auto depth = static_cast<int>(depth_);
      if (!with_divide || !divide_) return state.perft(depth, options_);
      const PerftCount count = state.divide(
          depth, options_, [this](std::string_view text, std::uint64_t nodes) { add_divided(text, nodes); });
      if (bytes_ > most_bytes_)
        throw Error(ErrorCode::limit_exceeded, "the answer would be longer than 16 MiB", "/params/divide");
      return count;
    } catch (const Error& error) {
      if (error.code() == ErrorCode::unsupported) throw UsageError(error.code(), error.message(), unit_option());
      throw;
    }
  }

  void add_divided(std::string_view text, std::uint64_t nodes) {
    constexpr std::size_t around = sizeof R"({"nodes":1,"text":""},)" - 1;
    bytes_ += text.size() + around;
    if (bytes_ <= most_bytes_) divided_.emplace_back(text, nodes);
  }

  // The option that asked for what the game does not count.
  [[nodiscard]] std::string_view unit_option() const noexcept {
    return turns_ ? "--turns" : steps_ ? "--steps" : "--unique";
  }

  int tell_interrupted(const Session& session, std::uint64_t nodes) const {
    session.console.out.flush();
    session.console.err << "touchline: interrupted: " << nodes << " nodes so far, " << static_cast<int>(share_ * 100)
                        << " % of the work\n"
                        << std::flush;
    return interrupted_status;
  }

  void write_divided(const Session& session) const {
    for (const auto& [text, nodes] : divided_) session.console.out << text << '\t' << nodes << '\n';
  }

  void write_repetition(const Session& session, const Repetition& repetition) const {
    const std::string seconds = decimal(std::chrono::duration<double>(repetition.time).count(), 6);
    session.console.out << "perft " << game_ << ' ' << depth_ << ' ' << repetition.count.nodes << ' ' << seconds << ' '
                        << repetition.rate() << '\n'
                        << std::flush;
  }

  void write_json(const Session& session) const {
    std::string text;
    json::Writer writer(text);
    writer.begin_object();
    writer.key("depth");
    writer.unsigned_integer(depth_);
    if (divide_) write_divided(writer);
    writer.key("game");
    writer.string(game_);
    writer.key("nodes");
    writer.unsigned_integer(repetitions_.back().count.nodes);
    writer.key("runs");
    writer.begin_array();
    for (const Repetition& repetition : repetitions_) write_run(writer, repetition);
    writer.end_array();
    writer.end_object();
    session.console.out << text << '\n';
  }

  void write_divided(json::Writer& writer) const {
    writer.key("divide");
    writer.begin_array();
    for (const auto& [text, nodes] : divided_) {
      writer.begin_object();
      writer.key("nodes");
      writer.unsigned_integer(nodes);
      writer.key("text");
      writer.string(text);
      writer.end_object();
    }
    writer.end_array();
  }

  static void write_run(json::Writer& writer, const Repetition& repetition) {
    writer.begin_object();
    writer.key("microseconds");
    writer.integer(std::chrono::duration_cast<std::chrono::microseconds>(repetition.time).count());
    writer.key("nodes");
    writer.unsigned_integer(repetition.count.nodes);
    writer.key("nodes_per_second");
    writer.unsigned_integer(repetition.rate());
    writer.end_object();
  }

  std::string game_;
  std::uint64_t depth_ = 0;
  Source from_;
  Source rules_;
  bool turns_ = false;
  bool steps_ = false;
  bool divide_ = false;
  std::optional<std::uint64_t> threads_;
  std::optional<std::uint64_t> hash_;
  std::optional<std::uint64_t> repeat_;

  PerftOptions options_;
  std::vector<Repetition> repetitions_;
  std::vector<std::pair<std::string, std::uint64_t>> divided_;  // first moves and the leaves below them
  std::size_t most_bytes_ = std::numeric_limits<std::size_t>::max();
  std::atomic<std::size_t> bytes_{0};           // of the first moves in an answer, at least
  std::atomic<std::uint64_t> nodes_so_far_{0};  // written by the count, read by the watcher
  std::atomic<double> share_{0};
};

}  // namespace

std::unique_ptr<Call> make_perft() { return std::make_unique<Perft>(); }

}  // namespace touchline::cli
