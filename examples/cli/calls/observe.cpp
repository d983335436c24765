#include <ostream>

#include "call.hpp"

namespace touchline::cli {
namespace {

/// `observe`: a view as a document.
class Observe final : public Call {
 public:
  void declare(Parameters& parameters) override {
    parameters.source_argument(source_, "a state, record or position line");
    parameters.rules(rules_);
    viewer_.declare(parameters);
  }

  int run(const Session& session) override {
    const AnyState state = read_state(session, source_, rules_);
    session.console.out << state.observe(viewer_.viewer(state)).to_json() << '\n';
    return 0;
  }

 private:
  Source source_;
  Source rules_;
  ViewerChoice viewer_;
};

}  // namespace

std::unique_ptr<Call> make_observe() { return std::make_unique<Observe>(); }

}  // namespace touchline::cli
