#include <ostream>

#include "touchline/core/json_writer.hpp"
#include "touchline/core/record.hpp"
#include "touchline/core/text.hpp"

#include "call.hpp"
#include "game_file.hpp"
#include "status.hpp"

namespace touchline::cli {
namespace {

/// `convert`: games from one format to another. Faulty games are told and left out.
class Convert final : public Call {
 public:
  void declare(Parameters& parameters) override {
    parameters.source_argument(source_, "records (.json, .jsonl) or game texts (.pdn …)");
    parameters.text("to", to_, "json, jsonl, or the name of a game text format such as pdn (needed)");
    parameters.text("format", format_, "of FILE, if neither its name nor its content tells");
    parameters.number("seat", seat_, "as that seat may know it: hidden deals covered", {0, max_seats - 1});
  }

  int run(const Session& session) override {
    check_target(session);
    std::vector<std::string> texts;
    bool all_sound = true;
    read_games(session, source_, format_, [&](FileGame&& game) {
      try {
        texts.push_back(converted(session, game));
      } catch (const UsageError&) {
        throw;
      } catch (const Error& error) {
        if (session.served) throw;
        all_sound = false;
        session.console.err << "touchline: " << error.what() << '\n';
      }
      return true;
    });
    if (texts.empty() && all_sound) throw Error(ErrorCode::bad_text, "no game in it", source_.name());
    if (to_ == "json" && texts.size() > 1) {
      throw Error(ErrorCode::bad_text,
                  std::to_string(texts.size()) + " games do not fit one JSON document; use --to jsonl", source_.name());
    }
    write(session, texts);
    return all_sound ? done : bad_input;
  }

 private:
  [[nodiscard]] bool to_records() const { return to_ == "json" || to_ == "jsonl"; }

  void check_target(const Session& session) const {
    if (!to_records() && find_format(session.registry, to_) == nullptr) {
      std::string names = "json, jsonl" + format_names(session.registry).substr(std::string_view("record").size());
      const std::string what = to_.empty() ? "a format is needed" : "there is no format " + quote(to_);
      throw UsageError(ErrorCode::unknown_name, what + "; formats are " + names, "--to");
    }
    if (seat_ && !to_records())
      throw UsageError(ErrorCode::bad_text, "a seat's record is JSON: use json or jsonl", "--seat");
  }

  std::string converted(const Session& session, const FileGame& game) const {
    const std::string name = source_.name() + ":" + std::to_string(game.item.number);
    const std::string place = session.served ? std::string() : name;  // a request has one document, which is named
    if (game.is_covered) throw Error(ErrorCode::unsupported, "a covered record cannot be replayed", place);
    if (!game.item.record) throw Error(ErrorCode::illegal_action, fault_text(game.item.fault), place);
    for (const auto& warning : game.item.warnings)
      session.console.err << "touchline: " << name << ": " << warning << '\n';
    const Record& record = *game.item.record;
    if (to_records()) return seat_ ? record.to_json(seat_of(record.state(), *seat_)) : record.to_json();
    const GameTextFormat* format = record.game().table().text_format;
    if (format == nullptr || format->name != to_) {
      throw Error(ErrorCode::unsupported,
                  "a game of " + std::string(record.game().name()) + " cannot be written as " + to_, place);
    }
    try {
      return format->write(record);
    } catch (const Error& error) {
      if (session.served) throw;
      throw error_at(error, place);
    }
  }

  void write(const Session& session, const std::vector<std::string>& texts) const {
    if (session.json) return write_json(session, texts);
    for (std::size_t i = 0; i < texts.size(); ++i) {
      if (i > 0 && !to_records() && !texts[i - 1].ends_with("\n\n")) session.console.out << '\n';
      session.console.out << texts[i];
      if (!texts[i].ends_with('\n')) session.console.out << '\n';
    }
  }

  // A record, a list of records, or one text with all games.
  void write_json(const Session& session, const std::vector<std::string>& texts) const {
    std::string out;
    json::Writer writer(out);
    if (to_ == "json") {
      out = texts.empty() ? "null" : texts.front();
    } else if (to_ == "jsonl") {
      writer.begin_array();
      for (const auto& text : texts) writer.raw(text);
      writer.end_array();
    } else {
      std::string whole;
      for (const auto& text : texts) whole += whole.empty() ? text : "\n" + text;
      writer.string(whole);
    }
    session.console.out << out << '\n';
  }

  Source source_;
  std::string to_;
  std::string format_;
  std::optional<std::uint64_t> seat_;
};

}  // namespace

std::unique_ptr<Call> make_convert() { return std::make_unique<Convert>(); }

}  // namespace touchline::cli
