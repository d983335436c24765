#include "arguments.hpp"

using namespace touchline;
using namespace touchline::capi;

namespace {

void check_game(const tl_statistics& statistics, GameRef game, const char* place) {
  if (game != statistics.game)
    throw Failure{TL_ERROR_OUT_OF_RANGE, "this is of another game than the statistics", place};
}

}  // namespace

tl_status tl_statistics_new(const tl_game* game, tl_statistics** statistics) {
  return guard([&] {
    tl_statistics*& out = need(statistics, "statistics");
    const GameRef of_game = need(game, "game").value;
    out = new tl_statistics{of_game, of_game.statistics()};
  });
}

void tl_statistics_free(tl_statistics* statistics) { delete statistics; }

tl_status tl_statistics_add(tl_statistics* statistics, const tl_state* before, uint64_t action, const tl_state* after) {
  return guard([&] {
    tl_statistics& counts = need(statistics, "statistics");
    const AnyState& from = need(before, "before").value;
    const AnyState& to = need(after, "after").value;
    check_game(counts, from.game(), "before");
    check_game(counts, to.game(), "after");
    if (!from.is_legal(static_cast<ActionId>(action)))
      throw Failure{TL_ERROR_ILLEGAL_ACTION, "this action is not legal in the state before it", "action"};
    counts.value.add(from, static_cast<ActionId>(action), to);
  });
}

tl_status tl_statistics_add_all(tl_statistics* statistics, const tl_statistics* other) {
  return guard([&] {
    tl_statistics& counts = need(statistics, "statistics");
    const tl_statistics& more = need(other, "other");
    check_game(counts, more.game, "other");
    counts.value.add(more.value);
  });
}

tl_status tl_statistics_size(const tl_statistics* statistics, size_t* size) {
  return give(size, "size", [&] { return need(statistics, "statistics").value.lines().size(); });
}

tl_status tl_statistics_line(const tl_statistics* statistics, size_t index, char* text, size_t capacity, size_t* length,
                             uint64_t* sum, uint64_t* over) {
  return guard([&] {
    const Out<char> out(text, capacity, need(length, "length"), "text");
    std::uint64_t& sum_out = need(sum, "sum");
    std::uint64_t& over_out = need(over, "over");
    const auto lines = need(statistics, "statistics").value.lines();
    if (index >= lines.size()) throw Failure{TL_ERROR_OUT_OF_RANGE, "there is no such line", "index"};
    const Statistic& line = lines[index];
    if (!out.fits(line.name.size(), 1)) return;
    line.name.copy(out.items(), line.name.size());
    out.items()[line.name.size()] = '\0';
    out.set_size(line.name.size());
    sum_out = line.sum;
    over_out = line.over;
  });
}
