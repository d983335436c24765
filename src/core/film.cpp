#include "touchline/core/film.hpp"

#include <algorithm>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "touchline/core/svg.hpp"

#include "svg_layers.hpp"

namespace touchline::inline v1 {
namespace {

constexpr int caption_height = 26;
constexpr int tile_width = 240;           // of a strip's pictures
constexpr int gap = 10;                   // between them
constexpr std::uint64_t last_stands = 3;  // times as long as the others, before it begins again

bool is_action(const Event& event) noexcept { return event.kind == Event::Kind::action; }

// Cut between characters, never within one.
std::string shortened(std::string text) {
  constexpr std::size_t longest = 44;
  if (text.size() <= longest) return text;
  std::size_t end = longest - 3;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
  return text.substr(0, end) + "...";
}

/// The events that led to a picture.
struct Scene {
  std::size_t begin = 0;
  std::size_t end = 0;
};

// The turn before `record`'s position, without host events behind it; nothing at the start.
Scene last_turn(Record& record) {
  while (record.position() > 0 && !is_action(record.events()[record.position() - 1])) record.undo();
  const std::size_t end = record.position();
  record.undo_turn();
  return {record.position(), end};
}

void check(const Record& record, const FilmOptions& options) {
  const auto refuse = [](std::string_view reason, std::string_view place) {
    throw Error(ErrorCode::out_of_range, reason, place);
  };
  const std::size_t end = std::min(options.to, record.events().size());
  if (options.to != FilmOptions{}.to && options.to > record.events().size())
    refuse("the record has " + std::to_string(record.events().size()) + " events", "to");
  if (options.from > end)
    refuse("the first picture is behind the last, after " + std::to_string(end) + " events", "from");
  if (options.milliseconds < 50 || options.milliseconds > 60'000) refuse("must be 50 to 60000", "milliseconds");
  if (options.columns < 1 || options.columns > 20) refuse("must be 1 to 20", "columns");
}

/// The pictures of a film and what stands below each.
class Frames {
 public:
  Frames(const Record& record, const FilmOptions& options) : record_(record), options_(options) {
    if (options.viewer && record.start().info().has_hidden)
      covered_ = record.start().covered_events(record.events(), *options.viewer);
  }

  /// Calls `visit` with each picture and its caption.
  template <class Visit>
  void for_each(Visit visit) const {
    const std::size_t last = std::min(options_.to, record_.events().size());
    Record at = record_;
    at.jump_to(options_.from);
    Record earlier = at;
    Scene turn = last_turn(earlier);
    for (std::size_t count = 1;; ++count) {
      if (count > most_film_pictures)
        throw Error(ErrorCode::limit_exceeded, "a film has at most " + std::to_string(most_film_pictures) +
                                                   " pictures; show a part of the record");
      visit(picture(at), caption(turn));
      if (at.position() == last) return;
      turn.begin = at.position();
      at.redo_turn();
      if (at.position() > last) at.jump_to(last);
      turn.end = at.position();
    }
  }

 private:
  // One that adapts is light: the film has the style sheet.
  [[nodiscard]] std::string picture(const Record& at) const {
    SvgOptions look = options_.picture;
    if (look.theme == SvgOptions::Theme::automatic) look.theme = SvgOptions::Theme::light;
    return options_.viewer ? at.state().observe(*options_.viewer).svg(look) : record_svg(at, look);
  }

  // What happened, as far as whoever looks may know.
  [[nodiscard]] std::string caption(Scene scene) const {
    if (scene.begin == scene.end) return "start";
    AnyState state = record_.state_at(scene.begin);
    std::string out;
    for (std::size_t i = scene.begin; i < scene.end; ++i) {
      if (covered_.empty() || !covered_[i]) out.append(out.empty() ? "" : " ").append(state.text(record_.events()[i]));
      state.apply(record_.events()[i]);
    }
    return shortened(out);
  }

  const Record& record_;
  const FilmOptions& options_;
  std::vector<bool> covered_;
};

void check_size(std::size_t bytes, std::size_t pictures) {
  if (bytes <= most_film_bytes) return;
  throw Error(ErrorCode::limit_exceeded, "the film is over " + std::to_string(most_film_bytes >> 20) + " MiB after " +
                                             std::to_string(pictures) + " pictures; show a part of the record");
}

std::string strip(const Record& record, const FilmOptions& options) {
  std::vector<std::pair<svg::Layers, std::string>> tiles;
  std::size_t bytes = 0;
  Frames(record, options).for_each([&](const std::string& picture, std::string caption) {
    bytes += picture.size();
    check_size(bytes, tiles.size());
    tiles.emplace_back(svg::Layers(picture), std::move(caption));
  });
  const int columns = std::min(options.columns, static_cast<int>(tiles.size()));
  const int lines = (static_cast<int>(tiles.size()) + columns - 1) / columns;
  const svg::Layers& first = tiles.front().first;
  const int tile_height = first.height() * tile_width / first.width();
  const int pitch = tile_height + caption_height + gap;
  svg::Picture out(gap + columns * (tile_width + gap), gap + lines * pitch, record.start().info().title,
                   options.picture.theme);
  for (std::size_t i = 0; i < tiles.size(); ++i) {
    const int place = static_cast<int>(i);
    const svg::Point at{gap + place % columns * (tile_width + gap), gap + place / columns * pitch};
    out.put(tiles[i].first.framed(at, tile_width, tile_height));
    out.caption(tiles[i].second, {at.x + tile_width / 2, at.y + tile_height + 16}, tile_width, 12);
  }
  return std::move(out).finish();
}

std::string animation(const Record& record, const FilmOptions& options) {
  svg::MovingLayers moving;
  int width = 0, height = 0;
  Frames(record, options).for_each([&](const std::string& picture, const std::string& caption) {
    svg::Layers layers(picture);
    width = layers.width();
    height = layers.height();
    svg::Elements words(svg::palette(options.picture.theme));
    words.caption(caption, {width / 2, height + 16}, width, 13);
    if (!caption.empty()) layers.add(std::move(words).take());
    moving.add(layers);
    check_size(moving.bytes(), moving.pictures());
  });
  svg::Picture out(width, height + caption_height, record.start().info().title, options.picture.theme);
  out.put(moving.written({static_cast<std::uint64_t>(options.milliseconds), last_stands}));
  return std::move(out).finish();
}

}  // namespace

std::string record_svg(const Record& record, const SvgOptions& options) {
  Record earlier = record;
  const Scene turn = last_turn(earlier);
  if (turn.begin == turn.end) return record.state().svg(options);
  std::vector<ActionId> actions;
  for (const Event& event : record.events().subspan(turn.begin, turn.end - turn.begin))
    if (is_action(event)) actions.push_back(event.action);
  return record.state().svg(options, earlier.state(), actions);
}

std::string film_svg(const Record& record, const FilmOptions& options) {
  check(record, options);
  return options.form == FilmOptions::Form::strip ? strip(record, options) : animation(record, options);
}

}  // namespace touchline::inline v1
