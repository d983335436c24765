/// A whole game: how it began, what happened, and how it stands.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "touchline/core/any_state.hpp"

namespace touchline::inline v1 {

/// A game with its rules, start, actions, tags and comments. Undo, redo and jumps replay from kept states, so what a
/// position shows never depends on the way to it. A value.
class Record {
 public:
  /// A record that starts from `start`. It is written as null in JSON when it is the rules' own first state.
  explicit Record(const AnyState& start);

  /// The game that is recorded.
  [[nodiscard]] GameRef game() const noexcept { return start_.game(); }
  /// The state before the first event.
  [[nodiscard]] const AnyState& start() const noexcept { return start_; }
  /// The state after `position()` events.
  [[nodiscard]] const AnyState& state() const noexcept { return state_; }
  /// All events, also those that were undone and can be redone.
  [[nodiscard]] std::span<const Event> events() const noexcept { return events_; }
  /// How many of them have happened.
  [[nodiscard]] std::size_t position() const noexcept { return position_; }

  /// Plays on from the current state; what could be redone is forgotten. Throws and changes nothing if refused.
  void apply(const Event& event);
  /// The same for an action.
  void apply(ActionId action) { apply(Event::of(action)); }
  /// Plays every action of a turn, or none of them.
  void apply_turn(std::span<const ActionId> actions);

  /// Goes one event back; false at the start.
  bool undo();
  /// Goes one event on; false at the end.
  bool redo();
  /// Goes back to the beginning of the turn that led here (with the chance events in it); false at the start.
  bool undo_turn();
  /// Goes on to the end of the turn that follows; false at the end.
  bool redo_turn();
  /// Goes to the state after `position` events. Error(out_of_range) beyond the end.
  void jump_to(std::size_t position);
  /// The state after `position` events, without going there.
  [[nodiscard]] AnyState state_at(std::size_t position) const;

  /// Names of the players by seat; empty, or one for each seat.
  [[nodiscard]] const std::vector<std::string>& seats() const noexcept { return seats_; }
  /// Error(out_of_range) for another number of names, Error(bad_text) for what is not UTF-8.
  void set_seats(std::vector<std::string> names);
  /// Free facts about the game: `Event`, `Date`; `Result` when the play does not reach the result that was agreed.
  [[nodiscard]] const std::map<std::string, std::string, std::less<>>& tags() const noexcept { return tags_; }
  /// Sets a tag, or changes it. Error(bad_text) for what is not UTF-8.
  void set_tag(std::string_view name, std::string_view text);
  /// Removes a tag; nothing happens if there is none of that name.
  void remove_tag(std::string_view name);
  /// Remarks, each with the number of events before it, in rising order.
  struct Comment {
    std::size_t position = 0;  ///< events before it
    std::string text;          ///< UTF-8
    friend bool operator==(const Comment&, const Comment&) = default;
  };
  /// All remarks in that order. Valid until one is added.
  [[nodiscard]] std::span<const Comment> comments() const noexcept { return comments_; }
  /// Adds a remark after those already at that position. Error(out_of_range) beyond the end.
  void add_comment(std::size_t position, std::string_view text);

  /// The canonical record document, of all events.
  [[nodiscard]] std::string to_json() const;
  /// The record as `viewer` may know it: hidden deals read `??`. The same as `to_json` where nothing is hidden.
  [[nodiscard]] std::string to_json(Viewer viewer) const;
  /// Reads a record document and replays it, to its end. A covered record is refused (Error(unsupported)).
  [[nodiscard]] static Record from_json(const Registry& registry, std::string_view text);

  friend bool operator==(const Record& a, const Record& b);

 private:
  void keep_state();
  void forget_redo();

  AnyState start_;
  AnyState state_;
  std::vector<Event> events_;
  std::size_t position_ = 0;
  std::size_t interval_ = 16;   // events between kept states; doubles as the record grows
  std::vector<AnyState> kept_;  // kept_[i]: the state after (i + 1) * interval_ events
  std::vector<std::string> seats_;
  std::map<std::string, std::string, std::less<>> tags_;
  std::vector<Comment> comments_;
};

}  // namespace touchline::inline v1
