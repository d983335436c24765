#include <filesystem>
#include <optional>
#include <ostream>

#include "touchline/core/json_writer.hpp"
#include "touchline/core/record.hpp"

#include "call.hpp"
#include "game_file.hpp"
#include "interrupt.hpp"
#include "progress.hpp"
#include "status.hpp"

namespace touchline::cli {
namespace {

// A result that a file made up shall not steer a terminal.
std::string printable(std::string text) {
  for (char& c : text)
    if (const auto byte = static_cast<unsigned char>(c); byte < 0x20 || byte == 0x7f) c = '?';
  return text;
}

/// `replay`: plays the games of files and says which are sound.
class Replay final : public Call {
 public:
  void declare(Parameters& parameters) override {
    parameters.sources_argument(sources_, "records (.json, .jsonl) or game texts (.pdn …)");
    parameters.text("format", format_, "of all files: record, or the name of a game text format such as pdn");
  }

  int run(const Session& session) override {
    interruptible_.emplace();
    Progress progress(session.console, "replay", "games");
    json::Writer games(games_);
    games.begin_array();
    for (std::size_t i = 0; i < sources_.size() && !interrupted(); ++i) replay(session, i, games, progress);
    games.end_array();
    progress.clear();
    write_total(session);
    if (interrupted()) {
      session.console.err << "touchline: interrupted after " << ok_ + failed_ << " games\n";
      return interrupted_status;
    }
    return failed_ == 0 && !unreadable_ ? done : bad_input;
  }

 private:
  void replay(const Session& session, std::size_t number, json::Writer& games, Progress& progress) {
    const Source& source = sources_[number];
    // Whoever waits for a pipe or a terminal is not to wait for its end.
    std::error_code ignored;
    if (!session.served && !std::filesystem::is_regular_file(source.name(), ignored)) interruptible_.reset();
    bool is_empty = true;
    try {
      read_games(session, source, format_, [&](FileGame&& game) {
        is_empty = false;
        if (!interruptible_) interruptible_.emplace();
        if (session.console.out_is_terminal) progress.clear();
        tell(session, source, game, games);
        progress.show(ok_ + failed_, (static_cast<double>(number) + game.share) / static_cast<double>(sources_.size()));
        return !interrupted();
      });
      if (is_empty) session.console.err << "touchline: " << source.name() << ": no game in it\n";
    } catch (const UsageError&) {
      throw;
    } catch (const Error& error) {
      if (session.served) throw;
      unreadable_ = true;
      session.console.err << "touchline: " << error.what() << '\n';
    }
  }

  void tell(const Session& session, const Source& source, const FileGame& game, json::Writer& games) {
    const bool is_ok = game.item.record != nullptr || game.is_covered;
    ++(is_ok ? ok_ : failed_);
    for (const auto& warning : game.item.warnings)
      session.console.err << "touchline: " << source.name() << ':' << game.item.number << ": " << warning << '\n';
    if (session.json) {
      write_game(games, source, game);
    } else {
      session.console.out << source.name() << ':' << game.item.number << ' ' << line(game) << '\n';
    }
  }

  static std::string line(const FileGame& game) {
    if (game.is_covered) return "covered " + std::to_string(game.covered_actions);
    if (!game.item.record) return "error " + fault_text(game.item.fault);
    return "ok " + printable(game.item.result) + " " + std::to_string(game.item.record->events().size());
  }

  static void write_game(json::Writer& games, const Source& source, const FileGame& game) {
    games.begin_object();
    games.key("file");
    games.string(source.name());
    games.key("number");
    games.unsigned_integer(game.item.number);
    games.key("text");
    games.string(line(game));
    games.end_object();
  }

  void write_total(const Session& session) const {
    if (!session.json) {
      session.console.out << "total " << ok_ + failed_ << " ok " << ok_ << " failed " << failed_ << '\n';
      return;
    }
    std::string text;
    json::Writer writer(text);
    writer.begin_object();
    writer.key("failed");
    writer.unsigned_integer(failed_);
    writer.key("games");
    writer.raw(games_);
    writer.key("ok");
    writer.unsigned_integer(ok_);
    writer.end_object();
    session.console.out << text << '\n';
  }

  std::vector<Source> sources_;
  std::string format_;
  std::uint64_t ok_ = 0;
  std::uint64_t failed_ = 0;
  bool unreadable_ = false;
  std::optional<Interruptible> interruptible_;
  std::string games_;  // the list of the JSON answer
};

}  // namespace

std::unique_ptr<Call> make_replay() { return std::make_unique<Replay>(); }

}  // namespace touchline::cli
