#include "touchline/core/record.hpp"

#include <algorithm>

#include "touchline/core/text.hpp"

namespace touchline::inline v1 {
namespace {

constexpr std::size_t most_kept = 256;  // kept states: at most some 256 KiB, so at most length / 128 events to replay

bool is_turn_boundary(const AnyState& state) { return !state.mid_turn() && !state.mover().is_chance(); }

void require_utf8(std::string_view text, std::string_view what) {
  if (!json::is_utf8(text)) throw Error(ErrorCode::bad_text, std::string(what) + " is not valid UTF-8", quote(text));
}

}  // namespace

Record::Record(const AnyState& start) : start_(start), state_(start) {}

void Record::apply(const Event& event) {
  // Room first, so that nothing can fail once the state has changed.
  if (events_.capacity() == position_) events_.reserve(std::max<std::size_t>(16, 2 * position_));
  state_.apply(event);
  if (position_ != events_.size()) forget_redo();
  events_.push_back(event);
  ++position_;
  keep_state();
}

void Record::apply_turn(std::span<const ActionId> actions) {
  AnyState probe = state_;
  for (const ActionId action : actions) probe.apply(action);
  for (const ActionId action : actions) apply(action);
}

void Record::forget_redo() {
  events_.resize(position_);
  kept_.erase(kept_.begin() + static_cast<std::ptrdiff_t>(std::min(kept_.size(), position_ / interval_)), kept_.end());
  std::erase_if(comments_, [this](const Comment& comment) { return comment.position > position_; });
}

void Record::keep_state() {
  if ((position_ & (interval_ - 1)) != 0 || kept_.size() + 1 != position_ / interval_) return;  // a power of two
  try {
    kept_.push_back(state_);
  } catch (const std::bad_alloc&) {
    return;  // kept states only save time
  }
  if (kept_.size() < most_kept) return;
  std::size_t to = 0;
  for (std::size_t from = 1; from < kept_.size(); from += 2) kept_[to++] = std::move(kept_[from]);
  kept_.erase(kept_.begin() + static_cast<std::ptrdiff_t>(to), kept_.end());
  interval_ *= 2;
}

AnyState Record::state_at(std::size_t position) const {
  if (position > events_.size())
    throw Error(ErrorCode::out_of_range, "the record has " + std::to_string(events_.size()) +
                                             " events; there is no position " + std::to_string(position));
  std::size_t at = std::min(position / interval_, kept_.size());
  AnyState state = at == 0 ? start_ : kept_[at - 1];
  at *= interval_;
  if (position_ <= position && position_ > at) {
    state = state_;
    at = position_;
  }
  for (; at < position; ++at) state.apply(events_[at]);
  return state;
}

void Record::jump_to(std::size_t position) {
  state_ = state_at(position);
  position_ = position;
}

bool Record::undo() {
  if (position_ == 0) return false;
  jump_to(position_ - 1);
  return true;
}

bool Record::redo() {
  if (position_ == events_.size()) return false;
  jump_to(position_ + 1);
  return true;
}

bool Record::undo_turn() {
  if (!undo()) return false;
  while (!is_turn_boundary(state_) && undo()) {
  }
  return true;
}

bool Record::redo_turn() {
  if (!redo()) return false;
  while (!is_turn_boundary(state_) && redo()) {
  }
  return true;
}

void Record::set_seats(std::vector<std::string> names) {
  const auto seats = static_cast<std::size_t>(start_.seats());
  if (!names.empty() && names.size() != seats)
    throw Error(ErrorCode::out_of_range,
                "expected no names or " + std::to_string(seats) + ", found " + std::to_string(names.size()));
  for (const auto& name : names) require_utf8(name, "the name");
  seats_ = std::move(names);
}

void Record::set_tag(std::string_view name, std::string_view text) {
  require_utf8(name, "the tag's name");
  require_utf8(text, "the tag's text");
  tags_.insert_or_assign(std::string(name), std::string(text));
}

void Record::remove_tag(std::string_view name) {
  if (const auto found = tags_.find(name); found != tags_.end()) tags_.erase(found);
}

void Record::add_comment(std::size_t position, std::string_view text) {
  if (position > events_.size())
    throw Error(ErrorCode::out_of_range, "the record has " + std::to_string(events_.size()) +
                                             " events; a comment cannot stand after " + std::to_string(position));
  require_utf8(text, "the comment");
  const auto place = std::upper_bound(comments_.begin(), comments_.end(), position,
                                      [](std::size_t at, const Comment& comment) { return at < comment.position; });
  comments_.insert(place, {position, std::string(text)});
}

bool operator==(const Record& a, const Record& b) {
  return a.start_ == b.start_ && a.events_ == b.events_ && a.seats_ == b.seats_ && a.tags_ == b.tags_ &&
         a.comments_ == b.comments_;
}

}  // namespace touchline::inline v1
