#include <algorithm>
#include <cctype>
#include <ostream>
#include <utility>

#include "touchline/core/text.hpp"

#include "call.hpp"
#include "listing.hpp"
#include "status.hpp"

namespace touchline::cli {
namespace {

bool is_number(const std::string& text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](unsigned char c) { return std::isdigit(c) != 0; });
}

// A shell splits `forfeit 0` into two words; they are one event.
std::vector<std::string> joined_events(const std::vector<std::string>& words) {
  std::vector<std::string> texts;
  for (const auto& word : words) {
    const std::string before = texts.empty() ? "" : lower(texts.back());
    if ((before == "forfeit" || before == "penalty") && is_number(word)) {
      texts.back() += " " + word;
    } else {
      texts.push_back(word);
    }
  }
  return texts;
}

bool is_host_event(std::string_view text) {
  const std::string word = lower(trim(text)).substr(0, 7);
  return word == "forfeit" || word == "penalty" || word == "draw";
}

// A text that is no action at all is told with what would have been one, as an illegal action is.
// The list may be cut, if of turns.
Error with_legal(const Error& error, const std::vector<std::string>& legal, bool turns) {
  constexpr std::size_t most = 20;
  if (legal.empty() || error.message().find("legal") != std::string_view::npos) return error;
  std::string message(error.message());
  for (std::size_t i = 0; i < std::min(most, legal.size()); ++i)
    message.append(i == 0 ? "; legal are " : ", ").append(legal[i]);
  const std::string left = turns ? "" : std::to_string(legal.size() - std::min(most, legal.size())) + " ";
  if (legal.size() > most) message.append(" and ").append(left).append("more");
  return Error(error.code(), message, error.place());
}

/// `apply`: plays actions, whole turns or host events, and writes the state that follows.
class Apply final : public Call {
 public:
  void declare(Parameters& parameters) override {
    parameters.source_argument(source_, "a state, record or position line");
    parameters.rules(rules_);
    parameters.flag("turns", turns_, "each TEXT is a whole turn");
    parameters.texts_argument("actions", texts_, "an action, `forfeit SEAT`, `draw` or `penalty TEAM`");
  }

  int run(const Session& session) override {
    AnyState state = read_state(session, source_, rules_);
    if (turns_) need_turns(state);
    const auto texts = session.served ? texts_ : joined_events(texts_);
    for (std::size_t i = 0; i < texts.size(); ++i) {
      try {
        play(state, texts[i]);
      } catch (const Error& error) {
        auto legal = legal_texts(state, turns_);
        if (session.served) throw RefusedAction(error, "/params/actions/" + std::to_string(i), std::move(legal));
        const Error told = is_host_event(texts[i]) ? error : with_legal(error, legal, turns_);
        const std::string place = "action " + std::to_string(i + 1) + " (" + quote(texts[i]) + ")";
        throw RefusedAction(told, place, std::move(legal));
      }
    }
    session.console.out << state.to_json() << '\n';
    return 0;
  }

 private:
  void play(AnyState& state, std::string_view text) const {
    AnyState after = state;
    if (!turns_ || is_host_event(text)) {
      for (const Event& event : state.parse_events(text)) after.apply(event);
      state = after;
      return;
    }
    for (const ActionId action : state.parse_turn(text)) after.apply(action);
    state = after;
  }

  Source source_;
  Source rules_;
  bool turns_ = false;
  std::vector<std::string> texts_;
};

}  // namespace

std::unique_ptr<Call> make_apply() { return std::make_unique<Apply>(); }

}  // namespace touchline::cli
