/// Perft: counting the leaves of the game tree, the standard proof of a move generator.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <functional>
#include <mutex>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "touchline/core/function_ref.hpp"
#include "touchline/core/joined_thread.hpp"

namespace touchline::inline v1 {

/// What perft counts and with what means.
struct PerftOptions {
  /// What counts as one level of the tree: what the game counts by itself, single actions, whole turns, or in draughts
  /// single steps.
  enum class Unit : std::uint8_t { standard, actions, turns, steps };
  Unit unit = Unit::standard;  ///< `standard`: the game's own (GameInfo::perft_unit)
  bool unique = false;         ///< one child for each different result (games that have it)
  unsigned threads = 1;        ///< the count is the same for any number
  std::size_t hash_mib = 0;    ///< memory for positions already counted; 0: none
  /// Called now and then with the nodes counted so far and the share of the work done, 0 to 1, from one thread at a
  /// time; false stops the count. The work is shared out in parts. After each of them this is called; in whole turns of
  /// soccer also within a part, many times a second.
  std::function<bool(std::uint64_t nodes, double share)> progress = {};
};

/// A count; not `complete` when `progress` stopped it.
struct PerftCount {
  std::uint64_t nodes = 0;  ///< leaves counted
  bool complete = true;     ///< false: there are more
};

/// Receives the text of a first move and the leaves below it, in the order of listing.
using DivideVisitor = FunctionRef<void(std::string_view text, std::uint64_t nodes)>;

/// The greatest depth that perft accepts: far beyond what any machine can count.
inline constexpr int max_perft_depth = 100;

/// A child of a node with its text.
template <class Node>
struct PerftChild {
  std::string text;  ///< of the action or turn that leads to it
  Node node;         ///< the child itself
};

/// Counts the leaves of one part of a perft, and hears now and then whether to go on. For one thread.
class PerftWatch {
 public:
  /// Takes the leaves found since the last report, and says whether to go on. Must outlive the watch.
  using Report = FunctionRef<bool(std::uint64_t more)>;

  explicit PerftWatch(Report report) noexcept : report_(report) {}

  /// Adds leaves, none too. Reports when there have been many of them, or many calls. False: the count is to end; what
  /// has been counted is not whole.
  bool add(std::uint64_t leaves) {
    leaves_ += leaves;
    work_ += 1 + leaves;
    return work_ < enough || report();
  }

  [[nodiscard]] std::uint64_t leaves() const noexcept { return leaves_; }
  /// The leaves that no report has told of.
  [[nodiscard]] std::uint64_t unreported() const noexcept { return leaves_ - reported_; }
  [[nodiscard]] bool is_stopped() const noexcept { return stopped_; }

 private:
  static constexpr std::uint64_t enough = std::uint64_t{1} << 15;  // well below a tenth of a second, a report in a call

  bool report() {
    const std::uint64_t more = unreported();
    reported_ = leaves_;
    stopped_ = stopped_ || !report_(more);
    work_ = stopped_ ? enough : 0;  // once stopped, each further call says so
    return !stopped_;
  }

  Report report_;
  std::uint64_t leaves_ = 0;
  std::uint64_t reported_ = 0;
  std::uint64_t work_ = 0;  // since the last report
  bool stopped_ = false;
};

/// Runs perft over nodes of any kind: splits the tree near the root into parts, counts those with `threads` threads
/// and adds up in order. `expand(node)` gives the children of a node with their texts, in order. The leaves at `depth`
/// plies below a node are what `count(node, depth)` returns; or what `count(node, depth, watch)` adds to a PerftWatch,
/// so that `progress` is asked during a part too, and can end it. It may run in several threads at once. `divide` may
/// be null.
template <class Node, class Expand, class Count>
PerftCount run_perft(const Node& root, int depth, const PerftOptions& options, const DivideVisitor* divide,
                     const Expand& expand, const Count& count) {
  if (depth == 0) return {1, true};

  struct Part {
    Node node;
    int depth;
    std::size_t first;  // which child of the root it lies under
  };
  const std::vector<PerftChild<Node>> children = expand(root);
  std::vector<Part> parts;
  for (std::size_t i = 0; i < children.size(); ++i) parts.push_back({children[i].node, depth - 1, i});
  constexpr std::size_t enough_parts = 256;
  for (int left = depth - 1; left > 3 && parts.size() < enough_parts; --left) {
    std::vector<Part> finer;
    for (const Part& part : parts)
      for (const auto& child : expand(part.node)) finer.push_back({child.node, left - 1, part.first});
    parts = std::move(finer);
  }

  std::vector<std::uint64_t> nodes(children.size(), 0);
  std::uint64_t total = 0;
  std::size_t done = 0;
  std::mutex mutex;  // guards nodes, total, done, failure and the calls of progress
  std::exception_ptr failure;
  std::atomic<std::size_t> next{0};
  std::atomic<bool> stop{false};
  const auto ask = [&] {
    const double share = static_cast<double>(done) / static_cast<double>(parts.size());
    if (!stop && options.progress && !options.progress(total, share)) stop = true;
    return !stop;
  };
  const auto report = [&](std::uint64_t more) {
    const std::lock_guard lock(mutex);
    total += more;
    return ask();
  };
  const auto finish = [&](const Part& part, std::uint64_t found, std::uint64_t unreported, bool is_whole) {
    const std::lock_guard lock(mutex);
    nodes[part.first] += found;
    total += unreported;
    if (!is_whole) return;
    ++done;
    ask();
  };
  const auto count_part = [&](const Part& part) {
    if constexpr (std::is_invocable_v<const Count&, const Node&, int, PerftWatch&>) {
      PerftWatch watch(report);
      count(part.node, part.depth, watch);
      finish(part, watch.leaves(), watch.unreported(), !watch.is_stopped());
    } else {
      const std::uint64_t found = count(part.node, part.depth);
      finish(part, found, found, true);
    }
  };
  const auto work = [&] {
    try {
      for (std::size_t i = next++; i < parts.size() && !stop; i = next++) count_part(parts[i]);
    } catch (...) {
      const std::lock_guard lock(mutex);
      failure = std::current_exception();
      stop = true;
    }
  };
  const std::size_t threads = std::min<std::size_t>(options.threads, parts.size());
  {
    std::vector<JoinedThread> helpers;
    for (std::size_t i = 1; i < threads; ++i) helpers.emplace_back(work);
    work();
  }
  if (failure) std::rethrow_exception(failure);
  if (divide != nullptr)
    for (std::size_t i = 0; i < children.size(); ++i) (*divide)(children[i].text, nodes[i]);
  return {total, done == parts.size()};
}

}  // namespace touchline::inline v1
