// What people write into a record: names, tags, comments.
#include <string>

#include "arguments.hpp"

using namespace touchline;
using namespace touchline::capi;

namespace {

const Record& of(const tl_record* record) { return need(record, "record").value; }
Record& of(tl_record* record) { return need(record, "record").value; }

const Record::Comment& comment_at(const tl_record* record, std::size_t index) {
  const auto comments = of(record).comments();
  if (index >= comments.size()) throw Failure{TL_ERROR_OUT_OF_RANGE, "there are fewer comments", "index"};
  return comments[index];
}

}  // namespace

tl_status tl_record_set_names(tl_record* record, const char* const* names, const size_t* lengths, size_t count) {
  return guard([&] {
    Record& named = of(record);
    if (count > TL_MAX_SEATS) throw Failure{TL_ERROR_OUT_OF_RANGE, "there are fewer seats", "count"};
    std::vector<std::string> seats;
    for (std::size_t i = 0; i < count; ++i)
      seats.emplace_back(text_in((&need(names, "names"))[i], (&need(lengths, "lengths"))[i], "names"));
    named.set_seats(std::move(seats));
  });
}

tl_status tl_record_name_count(const tl_record* record, size_t* count) {
  return give(count, "count", [&] { return of(record).seats().size(); });
}

tl_status tl_record_name(const tl_record* record, int32_t seat, char* text, size_t capacity, size_t* length) {
  return give_text(text, capacity, length, [&] {
    const auto& names = of(record).seats();
    const auto at = static_cast<std::size_t>(index(seat_in(seat, of(record).start().seats(), "seat")));
    if (at >= names.size()) throw Failure{TL_ERROR_OUT_OF_RANGE, "that seat has no name", "seat"};
    return std::string_view(names[at]);
  });
}

tl_status tl_record_set_tag(tl_record* record, const char* name, size_t name_length, const char* value,
                            size_t value_length) {
  return guard([&] { of(record).set_tag(text_in(name, name_length, "name"), text_in(value, value_length, "value")); });
}

tl_status tl_record_remove_tag(tl_record* record, const char* name, size_t name_length) {
  return guard([&] { of(record).remove_tag(text_in(name, name_length, "name")); });
}

tl_status tl_record_tag(const tl_record* record, const char* name, size_t name_length, char* text, size_t capacity,
                        size_t* length) {
  return give_text(text, capacity, length, [&] {
    const auto& tags = of(record).tags();
    const auto found = tags.find(text_in(name, name_length, "name"));
    if (found == tags.end()) throw Failure{TL_ERROR_UNKNOWN_NAME, "the record has no such tag", "name"};
    return std::string_view(found->second);
  });
}

tl_status tl_record_tag_count(const tl_record* record, size_t* count) {
  return give(count, "count", [&] { return of(record).tags().size(); });
}

tl_status tl_record_tag_name(const tl_record* record, size_t index, char* text, size_t capacity, size_t* length) {
  return give_text(text, capacity, length, [&] {
    const auto& tags = of(record).tags();
    if (index >= tags.size()) throw Failure{TL_ERROR_OUT_OF_RANGE, "there are fewer tags", "index"};
    return std::string_view(std::next(tags.begin(), static_cast<std::ptrdiff_t>(index))->first);
  });
}

tl_status tl_record_add_comment(tl_record* record, size_t position, const char* comment, size_t comment_length) {
  return guard([&] { of(record).add_comment(position, text_in(comment, comment_length, "comment")); });
}

tl_status tl_record_comment_count(const tl_record* record, size_t* count) {
  return give(count, "count", [&] { return of(record).comments().size(); });
}

tl_status tl_record_comment_position(const tl_record* record, size_t index, size_t* position) {
  return give(position, "position", [&] { return comment_at(record, index).position; });
}

tl_status tl_record_comment(const tl_record* record, size_t index, char* text, size_t capacity, size_t* length) {
  return give_text(text, capacity, length, [&] { return std::string_view(comment_at(record, index).text); });
}
