// Many states in one call.
#include <algorithm>
#include <array>
#include <memory>
#include <numeric>
#include <string>

#include "arguments.hpp"
#include "parallel.hpp"

using namespace touchline;
using namespace touchline::capi;

namespace {

/// A list of the caller's with `count` entries.
template <class T>
std::span<T> list_in(T* items, std::size_t count, const char* name) {
  if (count == 0) return {};
  if (count > PTRDIFF_MAX / sizeof(T))  // NOLINT(bugprone-sizeof-expression): lists of handles are lists of pointers
    throw Failure{TL_ERROR_OUT_OF_RANGE, "the count is beyond any object's size", name};
  return {&need(items, name), count};
}

/// A list of handles, none NULL.
template <class Handle>
std::span<Handle* const> handles_in(Handle* const* handles, std::size_t count, const char* name) {
  const auto list = list_in(handles, count, name);
  for (Handle* const handle : list) need(handle, name);
  return list;
}

/// A list of handles that several threads may change: none stands in it twice.
template <class Handle>
std::span<Handle* const> changing_in(Handle* const* handles, std::size_t count, std::uint32_t threads,
                                     const char* name) {
  const auto list = handles_in(handles, count, name);
  if (threads <= 1) return list;
  std::vector<Handle*> sorted(list.begin(), list.end());
  std::sort(sorted.begin(), sorted.end(), std::less<>());
  if (std::adjacent_find(sorted.begin(), sorted.end()) != sorted.end())
    throw Failure{TL_ERROR_OUT_OF_RANGE, "several threads cannot change one object", name};
  return list;
}

/// Room for `count` + 1 offsets.
std::span<std::size_t> offsets_in(std::size_t* offsets, std::size_t count) {
  return list_in(offsets, count == SIZE_MAX ? count : count + 1, "offsets");
}

/// Where each of several items begins when they stand end to end, and where the last one ends.
template <class Sizes>
std::vector<std::size_t> begins_of(const Sizes& sizes) {
  std::vector<std::size_t> begins(sizes.size() + 1, 0);
  std::inclusive_scan(sizes.begin(), sizes.end(), begins.begin() + 1);
  return begins;
}

/// Makes an object for each place of a list, equal to `made(i)`, or none at all.
template <class Handle, class Made>
void make_each(std::span<Handle*> places, const Made& made) {
  std::vector<std::unique_ptr<Handle>> handles;
  handles.reserve(places.size());
  for (std::size_t i = 0; i < places.size(); ++i) handles.emplace_back(new Handle(made(i)));
  std::transform(handles.begin(), handles.end(), places.begin(), [](auto& handle) { return handle.release(); });
}

template <class Handle>
void free_each(Handle* const* handles, std::size_t count) noexcept {
  if (handles == nullptr) return;
  for (Handle* const handle : std::span(handles, count)) delete handle;
}

/// Plays a random action; state and generator change together or not at all.
std::uint64_t random_step(AnyState& state, Rng& generator, std::vector<ActionId>& scratch) {
  Rng advanced = generator;
  const ActionId action = state.play_random(advanced, scratch);
  generator = advanced;
  return value(action);
}

/// A state with the number of its dense ids checked against the room for their bits.
void check_mask(const AnyState& state, std::size_t stride) {
  const auto dense = state.action_count();
  if (!dense)
    throw Failure{TL_ERROR_UNSUPPORTED, "action ids are not dense in one of the games by its rules", "states"};
  if ((*dense + 7) / 8 > stride) throw Failure{TL_ERROR_OUT_OF_RANGE, "too few bytes for all actions", "stride"};
}

/// Sets the bits of the legal actions in a mask of zeros.
void write_mask(const AnyState& state, std::span<std::uint8_t> mask) {
  with_legal(state, [&](std::span<const ActionId> actions) {
    for (const ActionId action : actions) mask[value(action) / 8] |= static_cast<std::uint8_t>(1U << value(action) % 8);
  });
}

}  // namespace

tl_status tl_batch_new(const tl_state* start, size_t count, tl_state** states) {
  return guard([&] {
    const AnyState& first = need(start, "start").value;
    make_each(list_in(states, count, "states"), [&](std::size_t) { return tl_state{first}; });
  });
}

tl_status tl_batch_clone(tl_state* const* states, size_t count, tl_state** copies) {
  return guard([&] {
    const auto list = handles_in(states, count, "states");
    make_each(list_in(copies, count, "copies"), [&](std::size_t i) { return tl_state{list[i]->value}; });
  });
}

void tl_batch_free(tl_state* const* states, size_t count) { free_each(states, count); }

tl_status tl_batch_rngs_new(uint64_t seed, uint64_t stream, size_t count, tl_rng** rngs) {
  return guard([&] {
    make_each(list_in(rngs, count, "rngs"), [&](std::size_t i) { return tl_rng{Rng(seed, stream + i), {}}; });
  });
}

void tl_batch_rngs_free(tl_rng* const* rngs, size_t count) { free_each(rngs, count); }

tl_status tl_batch_apply(tl_state* const* states, const uint64_t* actions, size_t count, uint32_t threads,
                         tl_status* statuses) {
  return guard([&] {
    const auto list = changing_in(states, count, threads_in(threads, "threads"), "states");
    const auto played = list_in(actions, count, "actions");
    const auto out = list_in(statuses, count, "statuses");
    for_each_index(count, threads, [&](std::size_t i) { out[i] = tl_state_apply(list[i], played[i]); });
  });
}

tl_status tl_batch_random_step(tl_state* const* states, tl_rng* const* rngs, size_t count, uint32_t threads,
                               uint64_t* actions, tl_status* statuses) {
  return guard([&] {
    const auto list = changing_in(states, count, threads_in(threads, "threads"), "states");
    const auto generators = changing_in(rngs, count, threads, "rngs");
    const auto played = list_in(actions, count, "actions");
    const auto out = list_in(statuses, count, "statuses");
    using Scratch = std::vector<ActionId>;  // one for a thread stays in its cache, as those of the generators would not
    for_each_index_with<Scratch>(count, threads, [&](std::size_t i, Scratch& scratch) {
      AnyState& state = list[i]->value;
      out[i] = state.is_finished()  // usual here, and an exception would take longer than many steps
                   ? TL_ERROR_GAME_OVER
                   : guard([&] { played[i] = random_step(state, generators[i]->value, scratch); });
    });
  });
}

tl_status tl_batch_movers(tl_state* const* states, size_t count, uint32_t threads, int32_t* movers) {
  return guard([&] {
    const auto list = handles_in(states, count, "states");
    const auto out = list_in(movers, count, "movers");
    for_each_index(count, threads_in(threads, "threads"), [&](std::size_t i) { tl_state_mover(list[i], &out[i]); });
  });
}

tl_status tl_batch_results(tl_state* const* states, size_t count, uint32_t threads, tl_result* results) {
  return guard([&] {
    const auto list = handles_in(states, count, "states");
    const auto out = list_in(results, count, "results");
    for_each_index(count, threads_in(threads, "threads"), [&](std::size_t i) { tl_state_result(list[i], &out[i]); });
  });
}

tl_status tl_batch_legal_masks(tl_state* const* states, size_t count, uint32_t threads, uint8_t* masks, size_t stride) {
  return guard([&] {
    const auto list = handles_in(states, count, "states");
    if (count != 0 && stride > PTRDIFF_MAX / count)
      throw Failure{TL_ERROR_OUT_OF_RANGE, "the masks are beyond any object's size", "stride"};
    const auto out = list_in(masks, count * stride, "masks");
    for (const tl_state* state : list) check_mask(state->value, stride);
    std::vector<std::uint8_t> made(out.size(), 0);
    for_each_index(count, threads_in(threads, "threads"),
                   [&](std::size_t i) { write_mask(list[i]->value, std::span(made).subspan(i * stride, stride)); });
    std::copy(made.begin(), made.end(), out.begin());
  });
}

tl_status tl_batch_legal_actions(tl_state* const* states, size_t count, uint32_t threads, uint64_t* actions,
                                 size_t capacity, size_t* total, size_t* offsets) {
  return guard([&] {
    const Out<std::uint64_t> out(actions, capacity, need(total, "total"), "actions");
    const auto list = handles_in(states, count, "states");
    const auto offsets_out = offsets_in(offsets, count);
    std::vector<std::vector<ActionId>> lists(count);
    for_each_index(count, threads_in(threads, "threads"), [&](std::size_t i) { lists[i] = list[i]->value.legal(); });
    std::vector<std::size_t> sizes(count);
    std::transform(lists.begin(), lists.end(), sizes.begin(), [](const auto& items) { return items.size(); });
    const auto begins = begins_of(sizes);
    if (!out.fits(begins.back())) return;
    for (std::size_t i = 0; i < count; ++i)
      std::transform(lists[i].begin(), lists[i].end(), out.items() + begins[i], value);
    std::copy(begins.begin(), begins.end(), offsets_out.begin());
    out.set_size(begins.back());
  });
}

tl_status tl_batch_views(tl_state* const* states, const int32_t* viewers, size_t count, uint32_t threads, char* text,
                         size_t capacity, size_t* length, size_t* offsets) {
  return guard([&] {
    const Out<char> out(text, capacity, need(length, "length"), "text");
    const auto list = handles_in(states, count, "states");
    const auto seen_by = list_in(viewers, count, "viewers");
    const auto offsets_out = offsets_in(offsets, count);
    std::vector<std::string> views(count);
    for_each_index(count, threads_in(threads, "threads"), [&](std::size_t i) {
      const AnyState& state = list[i]->value;
      views[i] = state.observe(viewer_in(seen_by[i], state.seats(), "viewers")).to_json();
    });
    std::vector<std::size_t> sizes(count);
    std::transform(views.begin(), views.end(), sizes.begin(), [](const auto& view) { return view.size(); });
    const auto begins = begins_of(sizes);
    if (!out.fits(begins.back(), 1)) return;
    for (std::size_t i = 0; i < count; ++i) views[i].copy(out.items() + begins[i], sizes[i]);
    out.items()[begins.back()] = '\0';
    std::copy(begins.begin(), begins.end(), offsets_out.begin());
    out.set_size(begins.back());
  });
}
