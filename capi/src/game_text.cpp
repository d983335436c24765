#include "touchline/core/game_text.hpp"

#include <memory>
#include <string>

#include "arguments.hpp"

using namespace touchline;
using namespace touchline::capi;

namespace {

const GameTextFormat& format_of(GameRef game) {
  if (game.table().text_format == nullptr)
    throw Failure{TL_ERROR_UNSUPPORTED, "this game has no text format for its records", ""};
  return *game.table().text_format;
}

GameRef of(const tl_game* game) { return need(game, "game").value; }

tl_text view_of(const std::string& text) noexcept { return {text.c_str(), text.size()}; }

std::vector<tl_text> views_of(const std::vector<std::string>& texts) {
  std::vector<tl_text> out;
  out.reserve(texts.size());
  for (const std::string& text : texts) out.push_back(view_of(text));
  return out;
}

// Hands one game of a file to the caller's visitor.
bool visit(const GameTextItem& item, tl_game_text_visitor visitor, void* user) {
  const auto record = item.record ? std::make_unique<tl_record>(tl_record{*item.record}) : nullptr;
  const auto legal = views_of(item.fault.legal);
  const auto warnings = views_of(item.warnings);
  const tl_game_text plain = {
      item.number,  item.line,    record.get(),         item.fault.line, item.fault.move, view_of(item.fault.reason),
      legal.data(), legal.size(), view_of(item.result), warnings.data(), warnings.size()};
  return visitor(user, &plain) == 0;
}

}  // namespace

tl_status tl_game_text_format(const tl_game* game, char* text, size_t capacity, size_t* length) {
  return give_text(text, capacity, length, [&] { return format_of(of(game)).name; });
}

tl_status tl_game_text_extension(const tl_game* game, char* text, size_t capacity, size_t* length) {
  return give_text(text, capacity, length, [&] { return format_of(of(game)).extension; });
}

tl_status tl_game_read_texts(const tl_game* game, const char* file_text, size_t file_length,
                             tl_game_text_visitor visitor, void* user) {
  return guard([&] {
    need(visitor, "visitor");
    format_of(of(game)).read(document_in(file_text, file_length, "file_text"),
                             [&](GameTextItem&& item) { return visit(item, visitor, user); });
  });
}

tl_status tl_record_to_game_text(const tl_record* record, char* text, size_t capacity, size_t* length) {
  return give_text(text, capacity, length, [&] {
    const Record& written = need(record, "record").value;
    return format_of(written.game()).write(written);
  });
}
