#include <ostream>

#include "touchline/core/json_writer.hpp"

#include "call.hpp"
#include "interrupt.hpp"
#include "listing.hpp"
#include "status.hpp"

namespace touchline::cli {
namespace {

constexpr std::size_t served_bytes = std::size_t{64} << 20;

/// Writes items one by one: lines, or the elements of a JSON list.
class ListWriter {
 public:
  explicit ListWriter(const Session& session) : session_(session) {
    if (session_.json) session_.console.out << '[';
  }
  void finish() {
    if (session_.json) session_.console.out << "]\n";
  }

  void add(std::string_view text) {
    std::string item;
    if (session_.json) {
      json::Writer(item).string(text);
    } else {
      item = text;
    }
    put(item);
  }

  void add(std::string_view text, std::uint64_t weight) {
    std::string item;
    if (session_.json) {
      json::Writer writer(item);
      writer.begin_object();
      writer.key("text");
      writer.string(text);
      writer.key("weight");
      writer.unsigned_integer(weight);
      writer.end_object();
    } else {
      item.append(text).append("\t").append(std::to_string(weight));
    }
    put(item);
  }

 private:
  void put(const std::string& item) {
    bytes_ += item.size() + 1;
    if (session_.served && bytes_ > served_bytes)
      throw Error(ErrorCode::limit_exceeded, "the answer would be longer than 64 MiB; give a limit");
    if (!session_.json) {
      session_.console.out << item << '\n';
    } else {
      session_.console.out << (any_ ? "," : "") << item;
    }
    any_ = true;
  }

  const Session& session_;
  std::size_t bytes_ = 0;
  bool any_ = false;
};

/// `legal`: actions or whole turns, the host's list or a seat's.
class Legal final : public Call {
 public:
  void declare(Parameters& parameters) override {
    parameters.source_argument(source_, "a state, record or position line");
    parameters.rules(rules_);
    parameters.flag("turns", turns_, "whole turns");
    parameters.flag("unique", unique_, "with --turns: one turn for each different result");
    parameters.number("limit", limit_, "list no more than this");
    parameters.number("seat", seat_, "what that seat may choose: nothing unless it is to act", {0, max_seats - 1});
  }

  int run(const Session& session) override {
    if (unique_ && !turns_) throw UsageError(ErrorCode::bad_text, "goes with turns", "--unique");
    const AnyState state = read_state(session, source_, rules_);
    if (turns_) need_turns(state);
    if (seat_) (void)seat_of(state, *seat_);
    const Interruptible interruptible;
    ListWriter list(session);
    const Listing listing = turns_ ? write_turns(state, list) : write_actions(state, list);
    list.finish();
    if (listing == Listing::cut) {
      session.console.out.flush();
      session.console.err << "touchline: the list is cut at the limit of " << *limit_ << '\n';
    }
    return listing == Listing::stopped ? interrupted_status : done;
  }

 private:
  Listing write_actions(const AnyState& state, ListWriter& list) const {
    const auto actions = seat_ ? state.legal(seat_of(state, *seat_)) : state.legal();
    std::uint64_t left = limit_.value_or(actions.size());
    for (const ActionId action : actions) {
      if (left-- == 0) return Listing::cut;
      if (state.mover().is_chance()) {
        list.add(state.text(action), state.weight(action));
      } else {
        list.add(state.text(action));
      }
    }
    return Listing::complete;
  }

  Listing write_turns(const AnyState& state, ListWriter& list) const {
    if (seat_ && !(state.mover() == Mover(seat_of(state, *seat_)))) return Listing::complete;
    TurnOptions options;
    options.unique = unique_;
    if (limit_) options.limit = *limit_;
    return state.for_each_turn(options, [&](std::span<const ActionId> actions) {
      list.add(state.turn_text(actions));
      return !interrupted();
    });
  }

  Source source_;
  Source rules_;
  bool turns_ = false;
  bool unique_ = false;
  std::optional<std::uint64_t> limit_;
  std::optional<std::uint64_t> seat_;
};

}  // namespace

std::unique_ptr<Call> make_legal() { return std::make_unique<Legal>(); }

}  // namespace touchline::cli
