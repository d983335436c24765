#include <string>

#include "arguments.hpp"
#include "parallel.hpp"

using namespace touchline;
using namespace touchline::capi;

namespace {

constexpr std::uint64_t most_hash_mib = std::uint64_t{1} << 20;

PerftOptions::Unit unit_in(std::int32_t unit) {
  switch (unit) {
    case TL_PERFT_STANDARD:
      return PerftOptions::Unit::standard;
    case TL_PERFT_ACTIONS:
      return PerftOptions::Unit::actions;
    case TL_PERFT_TURNS:
      return PerftOptions::Unit::turns;
    case TL_PERFT_STEPS:
      return PerftOptions::Unit::steps;
    default:
      throw Failure{TL_ERROR_OUT_OF_RANGE, "there is no such unit", "options"};
  }
}

PerftOptions options_in(const tl_perft_options* options) {
  PerftOptions out;
  if (options == nullptr) return out;
  reserved_in(*options);
  if (options->hash_mib > most_hash_mib) throw Failure{TL_ERROR_OUT_OF_RANGE, "at most 1048576 MiB", "options"};
  out.unit = unit_in(options->unit);
  out.unique = flag_in(options->unique, "options");
  out.threads = threads_in(options->threads, "options");
  out.hash_mib = static_cast<std::size_t>(options->hash_mib);
  if (options->progress != nullptr) {
    out.progress = [progress = options->progress, user = options->user](std::uint64_t nodes, double share) {
      return progress(user, nodes, share) == 0;
    };
  }
  return out;
}

int depth_in(std::int32_t depth) {
  if (depth < 0 || depth > max_perft_depth) throw Failure{TL_ERROR_OUT_OF_RANGE, "must be 0 to 100", "depth"};
  return depth;
}

// An entry that counts: `count(state, depth, options)` does it.
template <class Count>
tl_status perft(const tl_state* state, std::int32_t depth, const tl_perft_options* options, std::uint64_t* nodes,
                std::int32_t* complete, Count&& count) noexcept {
  return guard([&] {
    std::uint64_t& nodes_out = need(nodes, "nodes");
    std::int32_t& complete_out = need(complete, "complete");
    const PerftCount counted = count(need(state, "state").value, depth_in(depth), options_in(options));
    nodes_out = counted.nodes;
    complete_out = counted.complete ? 1 : 0;
  });
}

}  // namespace

static_assert(TL_MAX_PERFT_DEPTH == max_perft_depth);

tl_status tl_state_perft(const tl_state* state, int32_t depth, const tl_perft_options* options, uint64_t* nodes,
                         int32_t* complete) {
  return perft(state, depth, options, nodes, complete,
               [](const AnyState& root, int plies, const PerftOptions& how) { return root.perft(plies, how); });
}

tl_status tl_state_divide(const tl_state* state, int32_t depth, const tl_perft_options* options,
                          tl_divide_visitor visitor, void* user, uint64_t* nodes, int32_t* complete) {
  return perft(state, depth, options, nodes, complete, [&](const AnyState& root, int plies, const PerftOptions& how) {
    need(visitor, "visitor");
    std::string text;  // with the NUL that the visitor is promised
    return root.divide(plies, how, [&](std::string_view move, std::uint64_t below) {
      text = move;
      visitor(user, text.c_str(), text.size(), below);
    });
  });
}
