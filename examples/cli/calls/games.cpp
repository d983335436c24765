#include <ostream>

#include "touchline/core/json_writer.hpp"

#include "call.hpp"

namespace touchline::cli {
namespace {

/// `games`: what the registry holds, a line each.
class Games final : public Call {
 public:
  void declare(Parameters&) override {}

  int run(const Session& session) override {
    if (session.json) return write_json(session);
    for (const GameRef game : session.registry.games()) {
      const GameInfo& info = game.info();
      const auto dense = game.action_count();
      session.console.out << info.name << '\t' << info.title << '\t' << info.seats << '\t'
                          << (dense ? std::to_string(*dense) : "-") << '\t' << (info.has_chance ? "chance" : "-")
                          << '\t' << (info.has_hidden ? "hidden" : "-") << '\n';
    }
    return 0;
  }

 private:
  static int write_json(const Session& session) {
    std::string text;
    json::Writer writer(text);
    writer.begin_array();
    for (const GameRef game : session.registry.games()) write_game(writer, game);
    writer.end_array();
    session.console.out << text << '\n';
    return 0;
  }

  static void write_game(json::Writer& writer, GameRef game) {
    const GameInfo& info = game.info();
    const auto dense = game.action_count();
    writer.begin_object();
    writer.key("actions");
    if (dense) {
      writer.unsigned_integer(*dense);
    } else {
      writer.null();
    }
    writer.key("chance");
    writer.boolean(info.has_chance);
    writer.key("hidden");
    writer.boolean(info.has_hidden);
    writer.key("name");
    writer.string(info.name);
    writer.key("seats");
    writer.integer(info.seats);
    writer.key("title");
    writer.string(info.title);
    writer.end_object();
  }
};

}  // namespace

std::unique_ptr<Call> make_games() { return std::make_unique<Games>(); }

}  // namespace touchline::cli
