// Records as pictures.
#include "touchline/core/film.hpp"

#include <algorithm>

#include "svg_options.hpp"

using namespace touchline;
using namespace touchline::capi;

namespace {

constexpr std::uint64_t most_events = std::uint64_t{1} << 31;  // beyond any record, and a size everywhere

const Record& of(const tl_record* record) { return need(record, "record").value; }

FilmOptions film_options_in(const tl_film_options* options, int seats) {
  FilmOptions out;
  if (options == nullptr) return out;
  reserved_in(options->reserved);
  if (options->form != TL_FILM_ANIMATION && options->form != TL_FILM_STRIP)
    throw Failure{TL_ERROR_OUT_OF_RANGE, "there is no such form", "options"};
  out.form = options->form == TL_FILM_STRIP ? FilmOptions::Form::strip : FilmOptions::Form::animation;
  if (options->milliseconds != 0) out.milliseconds = options->milliseconds;
  if (options->columns != 0) out.columns = options->columns;
  if (flag_in(options->covered, "options")) out.viewer = viewer_in(options->viewer, seats, "options");
  if (!flag_in(options->part, "options")) return out;
  const auto event = [](std::uint64_t number) { return static_cast<std::size_t>(std::min(number, most_events)); };
  out.from = event(options->first);
  out.to = event(options->last);
  return out;
}

}  // namespace

tl_status tl_record_svg(const tl_record* record, const tl_svg_options* options, char* text, size_t capacity,
                        size_t* length) {
  return give_text(text, capacity, length, [&] { return record_svg(of(record), svg_options_in(options)); });
}

tl_status tl_record_film(const tl_record* record, const tl_svg_options* look, const tl_film_options* options,
                         char* text, size_t capacity, size_t* length) {
  return give_text(text, capacity, length, [&] {
    FilmOptions film = film_options_in(options, of(record).start().seats());
    film.picture = svg_options_in(look);
    return film_svg(of(record), film);
  });
}
