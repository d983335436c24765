#include <algorithm>
#include <array>
#include <ostream>

#include "call.hpp"
#include "status.hpp"

namespace touchline::cli {
namespace {

constexpr std::array<std::string_view, 4> kinds{"state", "rules", "record", "view"};

/// `schema`: the JSON Schema of one kind of document of a game.
class SchemaCall final : public Call {
 public:
  void declare(Parameters& parameters) override {
    parameters.name_argument("game", game_, "the name of a game");
    parameters.name_argument("kind", kind_, "state, rules, record or view");
  }

  int run(const Session& session) override {
    const GameRef game = game_of(session, game_);
    if (std::find(kinds.begin(), kinds.end(), kind_) == kinds.end()) {
      throw UsageError(ErrorCode::unknown_name, "there is no such kind; kinds are state, rules, record and view",
                       session.served ? "/params/kind" : "\"" + kind_ + "\"");
    }
    session.console.out << game.schema(kind_) << '\n';
    return 0;
  }

 private:
  std::string game_;
  std::string kind_;
};

}  // namespace

std::unique_ptr<Call> make_schema() { return std::make_unique<SchemaCall>(); }

}  // namespace touchline::cli
