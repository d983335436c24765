#include "touchline/soccer/turns.hpp"

#include "steps.hpp"
#include "turn_path.hpp"
#include "unique_turns.hpp"

namespace touchline::inline v1::soccer {
namespace {

// All turns, those that lead to the same state included (SO-25).
class AllTurns {
 public:
  AllTurns(const State& state, const TurnOptions& options, TurnVisitor visit) noexcept
      : pitch_(state.pitch()), position_(state.position()), delivery_(options, visit) {}

  [[nodiscard]] Listing list() {
    search();
    return delivery_.listing();
  }

 private:
  // As deep as a turn has actions.
  bool search() {
    return for_each_action(pitch_, position_, [&](Action action) {
      path_.push(id(pitch_, action));
      const Position::Saved saved = position_.save(action);
      const Outcome outcome = position_.play(pitch_, action);
      bool goes_on = false;
      if (outcome == Outcome::goes_on) {
        goes_on = search();
        position_.restore(saved);
      } else {
        position_.restore(saved);
        goes_on = delivery_.deliver(path_);
      }
      path_.pop();
      return goes_on;
    });
  }

  const Pitch& pitch_;
  Position position_;
  TurnPath path_;
  Delivery delivery_;
};

}  // namespace

Listing for_each_turn(const State& state, const TurnOptions& options, TurnVisitor visit) {
  if (state.result()) return Listing::complete;
  return options.unique ? UniqueTurns(state, options, visit).list() : AllTurns(state, options, visit).list();
}

}  // namespace touchline::inline v1::soccer
