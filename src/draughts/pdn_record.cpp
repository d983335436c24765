#include "pdn_record.hpp"

#include <algorithm>
#include <utility>

#include "touchline/core/text.hpp"
#include "touchline/draughts/game.hpp"

#include "pdn_tags.hpp"

namespace touchline::inline v1::draughts {
namespace {

// Draws are claims in a game that is written down.
constexpr Rules pdn_rules{.draws = Draws::none, .unit = Unit::move};

// The event of the host that our own `Termination` tells of.
std::optional<Event> host_event(const PdnDocument& document, const Record& record) {
  const PdnTag* tag = document.tag("termination");
  const auto result = document.result();
  if (tag == nullptr || !result || record.state().is_finished()) return std::nullopt;
  if (tag->value == draw_termination && *result == "1/2-1/2") return Event::draw();
  if (tag->value == forfeit_termination && *result == "1-0") return Event::forfeit(light);
  if (tag->value == forfeit_termination && *result == "0-1") return Event::forfeit(dark);
  return std::nullopt;
}

// Names, unless nobody knows either.
void add_players(Record& record, const PdnDocument& document) {
  std::vector<std::string> names;
  bool known = false;
  for (const std::string_view colour : {"black", "white"}) {  // DR-3: PDN's Black is dark
    const PdnTag* tag = document.tag(colour);
    names.push_back(tag == nullptr ? std::string() : tag->value);
    known |= tag != nullptr && !is_unknown(tag->value);
  }
  if (known) record.set_seats(std::move(names));
}

// Whether the start, the seats or the events of the record say what the tag says.
bool is_said_otherwise(std::string_view key, const PdnDocument& document, bool has_host_event) {
  if (key == "black" || key == "white" || key == "result") return true;
  if (key == "fen" || key == "setup") return document.has_set_up();
  return key == "termination" && has_host_event;
}

void add_tags(Record& record, const PdnDocument& document, bool has_host_event) {
  for (const auto& [key, tag] : document.tags) {
    const bool in_roster = std::find(roster.begin(), roster.end(), tag.name) != roster.end();
    if (is_said_otherwise(key, document, has_host_event) || (in_roster && is_unknown(tag.value))) continue;
    record.set_tag(tag.name, tag.value);
  }
  const auto result = document.result();
  if (result && *result != result_text(record.state().result())) record.set_tag("Result", *result);
}

}  // namespace

void PdnDocument::set_tag(std::string_view name, std::string value, std::size_t line) {
  tags.insert_or_assign(lower(name), PdnTag{std::string(canonical_name(name)), std::move(value), line});
}

const PdnTag* PdnDocument::tag(std::string_view lower_name) const {
  const auto found = tags.find(lower_name);
  return found == tags.end() ? nullptr : &found->second;
}

std::optional<std::string> PdnDocument::result() const {
  if (const PdnTag* told = tag("result"); told != nullptr && !told->value.empty() && !is_unknown(told->value))
    return told->value;
  return terminator;
}

bool PdnDocument::has_set_up() const {
  const PdnTag* set_up = tag("setup");
  return tag("fen") != nullptr && (set_up == nullptr || trim(set_up->value) != "0");
}

std::shared_ptr<const Record> make_pdn_record(const Position& start, std::span<const Event> events,
                                              const PdnDocument& document) {
  auto record = std::make_shared<Record>(AnyState::of<Game>(State(pdn_rules, start)));
  for (const Event& event : events) record->apply(event);
  const auto ending = host_event(document, *record);
  if (ending) record->apply(*ending);
  add_players(*record, document);
  add_tags(*record, document, ending.has_value());
  for (const auto& [position, text] : document.remarks)
    record->add_comment(position == PdnDocument::at_the_end ? record->events().size() : position, text);
  return record;
}

}  // namespace touchline::inline v1::draughts
