#include <array>
#include <ostream>

#include "touchline/core/film.hpp"
#include "touchline/core/json_writer.hpp"
#include "touchline/core/text.hpp"

#include "call.hpp"
#include "status.hpp"

namespace touchline::cli {
namespace {

struct ThemeName {
  std::string_view name;
  SvgOptions::Theme theme;
};
constexpr std::array<ThemeName, 3> themes{{
    {"light", SvgOptions::Theme::light},
    {"dark", SvgOptions::Theme::dark},
    {"auto", SvgOptions::Theme::automatic},
}};

/// `show`: a board for the terminal, a picture, or a film of a record.
class Show final : public Call {
 public:
  void declare(Parameters& parameters) override {
    parameters.source_argument(source_, "a state, record, view or position line");
    parameters.rules(rules_);
    viewer_.declare(parameters);
    parameters.flag("flip", options_.flip, "from the other side of the board");
    parameters.number("at", at_, "a record after so many actions, not at its end");
    parameters.flag("svg", svg_, "as SVG, with the last turn of a record");
    parameters.text("theme", theme_, "of the SVG: light, dark, or auto, as whoever looks prefers (light)");
    parameters.flag("dark", dark_, "the same as --theme dark");
    parameters.flag("targets", options_.targets, "SVG with marks where the mover can go");
    parameters.flag("animate", animate_, "SVG that plays a record, turn by turn");
    parameters.flag("strip", strip_, "SVG of a record's turns side by side");
    parameters.number("from", from_, "begin --animate or --strip after so many actions (0)");
    parameters.number("frame-ms", milliseconds_, "milliseconds that a turn of --animate stands (1200)", {50, 60'000});
    parameters.number("columns", columns_, "turns in a row of --strip (4)", {1, 20});
  }

  int run(const Session& session) override {
    check_options();
    const Content content = read_content(session, source_, rules_);
    std::string picture = std::visit([&](const auto& shown) { return draw(session, shown); }, content);
    if (session.json) {
      std::string text;
      json::Writer(text).string(picture);
      picture = std::move(text);
    }
    session.console.out << picture;
    if (!picture.ends_with('\n')) session.console.out << '\n';
    return 0;
  }

 private:
  [[nodiscard]] bool is_film() const noexcept { return animate_ || strip_; }

  void check_options() {
    const auto wrong = [](std::string_view reason, std::string_view option) {
      throw UsageError(ErrorCode::bad_text, reason, option);
    };
    options_.theme = theme();
    if (animate_ && strip_) wrong("excludes --strip", "--animate");
    if (!svg_ && (is_film() || options_.targets || dark_ || !theme_.empty()))
      wrong("is needed for --theme, --dark, --targets, --animate and --strip", "--svg");
    if (from_ && !is_film()) wrong("goes with --animate or --strip", "--from");
    if (milliseconds_ && !animate_) wrong("goes with --animate", "--frame-ms");
    if (columns_ && !strip_) wrong("goes with --strip", "--columns");
  }

  [[nodiscard]] SvgOptions::Theme theme() const {
    if (theme_.empty()) return dark_ ? SvgOptions::Theme::dark : SvgOptions::Theme::light;
    for (const ThemeName& known : themes)
      if (known.name == theme_) {
        if (dark_ && known.theme != SvgOptions::Theme::dark)
          throw UsageError(ErrorCode::bad_text, "excludes --theme " + theme_, "--dark");
        return known.theme;
      }
    throw UsageError(ErrorCode::unknown_name, "no theme " + quote(theme_) + "; themes are light, dark and auto",
                     "--theme");
  }

  [[nodiscard]] TextOptions text_options(const Session& session) const {
    return {.flip = options_.flip, .colour = session.console.colour};
  }

  template <class Shown>
  std::string draw_one(const Session& session, const Shown& shown) const {
    return svg_ ? shown.svg(options_) : shown.text_board(text_options(session));
  }

  std::string draw(const Session& session, const AnyView& view) const {
    if (viewer_.is_given())
      throw UsageError(ErrorCode::bad_text, "a view is seen as it is, by no other seat", viewer_.option());
    need_no_record();
    return draw_one(session, view);
  }

  std::string draw(const Session& session, const AnyState& state) const {
    need_no_record();
    return draw_state(session, state);
  }

  std::string draw(const Session& session, const Record& record) const {
    const std::size_t end = at_ ? static_cast<std::size_t>(*at_) : record.events().size();
    if (end > record.events().size())
      throw Error(ErrorCode::out_of_range, "the record has " + std::to_string(record.events().size()) + " actions",
                  "--at");
    if (is_film()) return draw_film(record, end);
    Record shown = record;
    shown.jump_to(end);
    return svg_ && !viewer_.is_given() ? record_svg(shown, options_) : draw_state(session, shown.state());
  }

  void need_no_record() const {
    for (const auto& [given, option] :
         {std::pair{at_.has_value(), "--at"}, {animate_, "--animate"}, {strip_, "--strip"}})
      if (given) throw UsageError(ErrorCode::bad_text, "needs a record", option);
  }

  std::string draw_state(const Session& session, const AnyState& state) const {
    if (viewer_.is_given()) return draw_one(session, state.observe(viewer_.viewer(state)));
    return draw_one(session, state);
  }

  std::string draw_film(const Record& record, std::size_t end) const {
    FilmOptions film;
    if (strip_) film.form = FilmOptions::Form::strip;
    film.picture = options_;
    film.from = static_cast<std::size_t>(from_.value_or(0));
    film.to = end;
    if (viewer_.is_given()) film.viewer = viewer_.viewer(record.start());
    if (milliseconds_) film.milliseconds = static_cast<int>(*milliseconds_);
    if (columns_) film.columns = static_cast<int>(*columns_);
    try {
      return film_svg(record, film);
    } catch (const Error& error) {
      if (error.code() == ErrorCode::limit_exceeded)
        throw Error(error.code(), std::string(error.message()) + " with --from and --at", source_.name());
      if (error.place() == "from") throw Error(error.code(), error.message(), "--from");
      throw;
    }
  }

  Source source_;
  Source rules_;
  ViewerChoice viewer_;
  SvgOptions options_;
  std::string theme_;
  std::optional<std::uint64_t> at_;
  std::optional<std::uint64_t> from_;
  std::optional<std::uint64_t> milliseconds_;
  std::optional<std::uint64_t> columns_;
  bool svg_ = false;
  bool dark_ = false;
  bool animate_ = false;
  bool strip_ = false;
};

}  // namespace

std::unique_ptr<Call> make_show() { return std::make_unique<Show>(); }

}  // namespace touchline::cli
