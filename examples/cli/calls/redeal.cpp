#include <ostream>

#include "call.hpp"
#include "status.hpp"

namespace touchline::cli {
namespace {

/// `redeal`: a state that agrees with what a seat knows, the rest dealt again.
class Redeal final : public Call {
 public:
  void declare(Parameters& parameters) override {
    parameters.source_argument(source_, "a state, a record or a view");
    parameters.rules(rules_);
    viewer_.declare(parameters);
    parameters.number("seed", seed_, "of the deal (needed)");
  }

  int run(const Session& session) override {
    if (!seed_) throw UsageError(ErrorCode::bad_text, "is needed", "--seed");
    Rng rng(*seed_);
    session.console.out << view(session).redeal(rng).to_json() << '\n';
    return 0;
  }

 private:
  AnyView view(const Session& session) const {
    const Content content = read_content(session, source_, rules_);
    if (const auto* given = std::get_if<AnyView>(&content)) {
      if (viewer_.is_given()) throw UsageError(ErrorCode::bad_text, "a view says itself whose it is", viewer_.option());
      return *given;
    }
    const auto* record = std::get_if<Record>(&content);
    const AnyState& state = record != nullptr ? record->state() : std::get<AnyState>(content);
    return state.observe(viewer_.viewer(state));
  }

  Source source_;
  Source rules_;
  ViewerChoice viewer_;
  std::optional<std::uint64_t> seed_;
};

}  // namespace

std::unique_ptr<Call> make_redeal() { return std::make_unique<Redeal>(); }

}  // namespace touchline::cli
