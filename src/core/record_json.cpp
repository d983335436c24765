#include "touchline/core/document.hpp"
#include "touchline/core/record.hpp"
#include "touchline/core/registry.hpp"
#include "touchline/core/result_json.hpp"
#include "touchline/core/text.hpp"

namespace touchline::inline v1 {
namespace {

constexpr std::string_view covered_text = "??";

void write_comments(json::Writer& writer, std::span<const Record::Comment> comments) {
  writer.begin_array();
  for (const auto& comment : comments) {
    writer.begin_array();
    writer.integer(static_cast<std::int64_t>(comment.position));
    writer.string(comment.text);
    writer.end_array();
  }
  writer.end_array();
}

void write_seats(json::Writer& writer, const std::vector<std::string>& seats) {
  writer.begin_array();
  for (const auto& name : seats) writer.string(name);
  writer.end_array();
}

// Writes the actions and returns the state after the last of them. `covered` is empty, or tells which are hidden.
AnyState write_actions(json::Writer& writer, const Record& record, const std::vector<bool>& covered) {
  AnyState state = record.start();
  writer.begin_array();
  for (std::size_t i = 0; i < record.events().size(); ++i) {
    const Event& event = record.events()[i];
    writer.string(!covered.empty() && covered[i] ? std::string(covered_text) : state.text(event));
    state.apply(event);
  }
  writer.end_array();
  return state;
}

void write_start(json::Writer& writer, const AnyState& start, const std::optional<Viewer>& viewer) {
  if (start == start.start_again()) {
    writer.null();
  } else if (viewer) {
    start.observe(*viewer).write(writer);
  } else {
    start.write_state(writer);
  }
}

// `viewer` is set when the record is covered for a seat or for an onlooker.
std::string write_record(const Record& record, const std::optional<Viewer>& viewer) {
  std::string out;
  json::Writer writer(out);
  writer.begin_object();
  writer.key("actions");
  const AnyState end = write_actions(
      writer, record, viewer ? record.start().covered_events(record.events(), *viewer) : std::vector<bool>{});
  writer.key("comments");
  write_comments(writer, record.comments());
  writer.key("game");
  writer.string(record.game().name());
  writer.key("kind");
  writer.string("record");
  writer.key("result");
  write_result(writer, end.result());
  writer.key("rules");
  record.start().write_rules(writer);
  writer.key("seats");
  write_seats(writer, record.seats());
  writer.key("start");
  write_start(writer, record.start(), viewer);
  writer.key("tags");
  writer.begin_object();
  for (const auto& [name, text] : record.tags()) {
    writer.free_key(name);
    writer.string(text);
  }
  writer.end_object();
  writer.key("touchline");
  writer.integer(format_version);
  writer.end_object();
  return out;
}

AnyState read_start(GameRef game, json::Value rules, json::Value start) {
  return start.is_null() ? AnyState::first(game, rules) : AnyState::read(game, rules, start);
}

bool is_covered(json::Value actions) {
  bool covered = false;
  actions.for_each_element([&](json::Value element) {
    covered = covered || (element.kind() == json::Kind::string && element.as_string() == covered_text);
  });
  return covered;
}

// The view of a seat that starts a covered record names the seat; no state does.
bool is_view(json::Value start) { return start.kind() == json::Kind::object && start.find("seat").has_value(); }

void replay(Record& record, json::Value actions) {
  actions.for_each_element([&](json::Value element) {
    const std::string_view text = element.as_string();
    try {
      for (const Event& event : record.state().parse_events(text)) record.apply(event);
    } catch (const Error& error) {
      element.fail(error.code(), error.what());
    }
  });
}

void read_comments(Record& record, json::Value comments) {
  std::int64_t last = 0;
  comments.for_each_element([&](json::Value element) {
    if (element.size() != 2) element.fail(ErrorCode::bad_json, "a comment is [number of events before it, text]");
    std::size_t i = 0;
    element.for_each_element([&](json::Value part) {
      if (i++ == 0) {
        last = part.as_integer(last, static_cast<std::int64_t>(record.events().size()));
      } else {
        record.add_comment(static_cast<std::size_t>(last), part.as_string());
      }
    });
  });
}

void read_seats(Record& record, json::Value seats) {
  std::vector<std::string> names;
  seats.for_each_element([&](json::Value element) { names.emplace_back(element.as_string()); });
  const auto expected = static_cast<std::size_t>(record.start().seats());
  if (!names.empty() && names.size() != expected)
    seats.fail(ErrorCode::bad_json,
               "expected no names or " + std::to_string(expected) + ", found " + std::to_string(names.size()));
  record.set_seats(std::move(names));
}

}  // namespace

std::string Record::to_json() const { return write_record(*this, std::nullopt); }

std::string Record::to_json(Viewer viewer) const {
  return start_.info().has_hidden ? write_record(*this, viewer) : to_json();
}

Record Record::from_json(const Registry& registry, std::string_view text) {
  const json::Document document(text, json::record_limits);
  const json::Members members =
      read_envelope(document.root(), "record", {"actions", "comments", "result", "rules", "seats", "start", "tags"});
  const GameRef game = registry.game(members["game"]);
  if (is_covered(members["actions"]))
    members["actions"].fail(ErrorCode::unsupported, "a covered record cannot be replayed: hidden deals read \"??\"");
  if (game.info().has_hidden && is_view(members["start"]))
    members["start"].fail(ErrorCode::unsupported, "a covered record cannot be replayed: it starts with a seat's view");
  Record record(read_start(game, members["rules"], members["start"]));
  replay(record, members["actions"]);
  if (read_result(members["result"], record.start().seats()) != record.state().result()) {
    std::string reached;
    json::Writer writer(reached);
    write_result(writer, record.state().result());
    members["result"].fail(ErrorCode::bad_json, "replaying the actions gives another result: " + reached);
  }
  read_comments(record, members["comments"]);
  read_seats(record, members["seats"]);
  members["tags"].for_each_member(
      [&](std::string_view name, json::Value value) { record.set_tag(name, value.as_string()); });
  return record;
}

}  // namespace touchline::inline v1
