// Record documents of every game from any bytes, and walks through those that are accepted.
#include "json_mutator.hpp"
#include "oracle.hpp"

using namespace touchline;

namespace {

// Back to the start and on to the end, by events and by turns.
void walk(Record record) {
  const AnyState end = record.state();
  while (record.undo_turn()) fuzz::require(record.position() < record.events().size(), "a turn back goes back");
  fuzz::require(record.state() == record.start(), "all turns back lead to the start");
  while (record.redo_turn()) fuzz::require(record.position() > 0, "a turn on goes on");
  fuzz::require(record.state() == end, "all turns on lead to the end");
  record.jump_to(record.events().size() / 2);
  fuzz::require(record.state() == record.state_at(record.position()), "a jump leads where it is said to");
  if (record.undo()) fuzz::require(record.redo(), "what was undone can be redone");
  record.jump_to(record.events().size());
  fuzz::require(record.state() == end, "a jump to the end leads to the end");
}

void write_for_viewers(const Record& record) {
  for (int seat = -1; seat < record.start().seats(); ++seat)
    fuzz::require(!record.to_json(seat < 0 ? Viewer() : Viewer(static_cast<Seat>(seat))).empty(),
                  "a record is written for each viewer");
}

// Texts do not carry all rules, so only board and mover are compared.
void write_text(const Record& record) {
  const GameTextFormat* format = record.game().table().text_format;
  if (format == nullptr) return;
  const auto written = fuzz::game_text(record);
  if (!written) return;
  format->read(*written, [&](GameTextItem&& item) {
    fuzz::require(item.record != nullptr, "a game that is written is read");
    fuzz::require(item.record->state().position_hash() == record.state().position_hash(),
                  "a game that is written is read to the same end");
    return true;
  });
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  fuzz::refused_or([&] {
    const Record record = Record::from_json(fuzz::registry(), fuzz::text_of(data, size));
    fuzz::accepted([&] {
      const std::string written = record.to_json();
      const Record again = Record::from_json(fuzz::registry(), written);
      fuzz::require(again == record && again.to_json() == written, "a record is read as it was written");
      walk(record);
      write_for_viewers(record);
      write_text(record);
      fuzz::require_sound(record.state());
    });
  });
  return 0;
}

extern "C" std::size_t LLVMFuzzerCustomMutator(unsigned char* data, std::size_t size, std::size_t room, unsigned seed) {
  return fuzz::mutate_json(data, size, room, seed, [](std::string_view text, Rng& rng) {
    Record record = Record::from_json(fuzz::registry(), text);
    std::vector<ActionId> buffer;
    for (std::uint64_t i = rng.below(30) + 1; i > 0 && !record.state().is_finished(); --i)
      record.apply(record.state().random_action(rng, buffer));
    return record.to_json();
  });
}
