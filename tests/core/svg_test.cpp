#include "touchline/core/svg.hpp"

#include <array>
#include <set>

#include "touchline/core/film.hpp"
#include "touchline/core/ink.hpp"
#include "touchline/core/registry.hpp"

#include "support/catch.hpp"
#include "support/xml.hpp"

using touchline::AnyState;
using touchline::Error;
using touchline::ErrorCode;
using touchline::Event;
using touchline::FilmOptions;
using touchline::Record;
using touchline::Registry;
using touchline::SvgOptions;
using Theme = touchline::SvgOptions::Theme;
namespace svg = touchline::svg;

namespace {

std::size_t count_of(std::string_view text, std::string_view part) {
  std::size_t count = 0;
  for (std::size_t at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1)) ++count;
  return count;
}

Record draughts_record(std::initializer_list<std::string_view> moves) {
  Record record(Registry::built_in().game("draughts").start());
  for (const std::string_view move : moves) record.apply(record.state().parse_event(move));
  return record;
}

template <class Call>
ErrorCode code_of(Call call) {
  try {
    call();
  } catch (const Error& error) {
    return error.code();
  }
  return ErrorCode::bad_json;  // which no call here gives
}

}  // namespace

TEST_CASE("no two parts of a picture have one colour, so that a sheet can change each", "[svg]") {
  for (const Theme theme : {Theme::light, Theme::dark}) {
    const auto colours = svg::colours(svg::palette(theme));
    CHECK(std::set<std::string_view>(colours.begin(), colours.end()).size() == colours.size());
    for (const std::string_view colour : colours) {
      CHECK(colour.size() == 7);
      CHECK(colour[0] == '#');
    }
  }
}

TEST_CASE("a picture escapes what it is given and fits captions to their place", "[svg]") {
  svg::Picture picture(100, 50, "a < b & \"c\"", Theme::light);
  picture.caption("1234567890", {50, 40}, 100, 20);  // 17 tenths of the width by the characters: 17
  picture.caption("12345678901234567890", {50, 40}, 100, 20);
  const std::string out = std::move(picture).finish();
  CHECK(support::xml_fault(out) == "");
  CHECK(out.find("a &lt; b &amp; &quot;c&quot;") != std::string::npos);
  CHECK(count_of(out, "font-size=\"17\"") == 1);
  CHECK(count_of(out, "font-size=\"8\"") == 1);
}

TEST_CASE("a way ends before the piece that it leads to", "[svg]") {
  svg::Elements out(svg::palette(Theme::light));
  const std::array<svg::Point, 2> way{svg::Point{0, 0}, {300, 400}};  // 500 long: 3 to the right and 4 down of each 5
  out.last_way(way, 14);
  const std::string drawn = std::move(out).take();
  CHECK(drawn.find("M0 0L285.6 380.8") != std::string::npos);  // 24 before the end
  CHECK(drawn.find("M291 388L") != std::string::npos);         // the head: 15 before it
}

TEST_CASE("hundredths are written without zeros at the end", "[svg]") {
  CHECK(svg::hundredths(1250) == "12.5");
  CHECK(svg::hundredths(-5) == "-0.05");
  CHECK(svg::hundredths(300) == "3");
}

TEST_CASE("text is coloured where colour is wanted", "[ink]") {
  using touchline::Ink;
  using touchline::inked;
  CHECK(inked("x", Ink::first, true) == "\x1b[1;31mx\x1b[0m");
  CHECK(inked("x", Ink::first, false) == "x");
  CHECK(inked("x", Ink::plain, true) == "x");
  CHECK(inked("", Ink::ball, true).empty());
}

TEST_CASE("a record is drawn with the turn that led to where it stands", "[film]") {
  Record record = draughts_record({"11-15", "22-18", "15x22"});
  const AnyState end = record.state();
  const AnyState before = record.state_at(2);
  const auto taken = record.events()[2].action;
  CHECK(touchline::record_svg(record) == end.svg({}, before, std::array{taken}));
  record.apply(Event::draw());  // which moves nothing
  CHECK(touchline::record_svg(record) == record.state().svg({}, before, std::array{taken}));
  record.jump_to(0);
  CHECK(touchline::record_svg(record) == record.state().svg());
}

TEST_CASE("a film keeps once what does not change", "[film]") {
  const Record record = draughts_record({"11-15", "22-18", "15x22", "25x18"});
  const std::string film = touchline::film_svg(record);
  CHECK(support::xml_fault(film) == "");
  CHECK(count_of(film, "<path d=\"M52 12h40") == 1);        // the dark squares
  CHECK(film.find("dur=\"8400ms\"") != std::string::npos);  // five pictures, the last for three times 1200 ms
  CHECK(film.size() < 5 * record.state().svg().size());
  FilmOptions strip;
  strip.form = FilmOptions::Form::strip;
  CHECK(count_of(touchline::film_svg(record, strip), "<path d=\"M52 12h40") == 5);
}

TEST_CASE("a film of what is not there, or too long, is refused", "[film]") {
  const Record record = draughts_record({"11-15", "22-18"});
  const auto film = [&](auto change) {
    FilmOptions options;
    change(options);
    return code_of([&] { (void)touchline::film_svg(record, options); });
  };
  CHECK(film([](FilmOptions& options) { options.to = 3; }) == ErrorCode::out_of_range);
  CHECK(film([](FilmOptions& options) { options.from = 3; }) == ErrorCode::out_of_range);
  CHECK(film([](FilmOptions& options) { options.from = 2, options.to = 1; }) == ErrorCode::out_of_range);
  CHECK(film([](FilmOptions& options) { options.milliseconds = 49; }) == ErrorCode::out_of_range);
  CHECK(film([](FilmOptions& options) { options.columns = 0; }) == ErrorCode::out_of_range);

  // Men go out and kings go to and fro: 1001 pictures are one too many.
  Record endless(Registry::built_in().game("draughts").parse_position("B:WK32:BK1", R"({"draws":"none"})"));
  for (std::size_t i = 0; i < touchline::most_film_pictures / 4; ++i)
    for (const std::string_view move : {"1-6", "32-27", "6-1", "27-32"})
      endless.apply(endless.state().parse_event(move));
  CHECK(code_of([&] { (void)touchline::film_svg(endless); }) == ErrorCode::limit_exceeded);
  FilmOptions part;
  part.from = 1;
  CHECK(support::xml_fault(touchline::film_svg(endless, part)) == "");
}
