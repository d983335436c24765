#include <ostream>
#include <vector>

#include "touchline/core/json_writer.hpp"

#include "call.hpp"
#include "status.hpp"

namespace touchline::cli {
namespace {

/// `show`: a board for the terminal, or a picture.
class Show final : public Call {
 public:
  void declare(Parameters& parameters) override {
    parameters.source_argument(source_, "a state, record, view or position line");
    parameters.rules(rules_);
    viewer_.declare(parameters);
    parameters.flag("svg", svg_, "as SVG, with the last turn of a record");
    parameters.flag("dark", dark_, "SVG for a dark page");
    parameters.flag("flip", options_.flip, "SVG from the other side of the board");
    parameters.flag("targets", options_.targets, "SVG with marks where the mover can go");
  }

  int run(const Session& session) override {
    if (dark_) options_.theme = SvgOptions::Theme::dark;
    const Content content = read_content(session, source_, rules_);
    std::string picture = std::visit([&](const auto& shown) { return draw(shown); }, content);
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
  std::string draw(const AnyView& view) const {
    if (viewer_.is_given()) throw UsageError(ErrorCode::bad_text, "a view is seen as it is, by no other seat");
    return svg_ ? view.svg(options_) : view.text_board();
  }

  std::string draw(const AnyState& state) const {
    if (viewer_.is_given()) return draw_view(state);
    return svg_ ? state.svg(options_) : state.text_board();
  }

  std::string draw(const Record& record) const {
    if (!svg_ || viewer_.is_given()) return draw(record.state());
    return draw_last_turn(record);
  }

  std::string draw_view(const AnyState& state) const {
    const AnyView view = state.observe(viewer_.viewer(state));
    return svg_ ? view.svg(options_) : view.text_board();
  }

  // The turn that led here, without host events, which move nothing.
  std::string draw_last_turn(const Record& record) const {
    Record earlier = record;
    while (earlier.position() > 0 && earlier.events()[earlier.position() - 1].kind != Event::Kind::action)
      earlier.undo();
    const std::size_t end = earlier.position();
    if (!earlier.undo_turn()) return record.state().svg(options_);
    std::vector<ActionId> actions;
    for (const Event& event : record.events().subspan(earlier.position(), end - earlier.position()))
      if (event.kind == Event::Kind::action) actions.push_back(event.action);
    return record.state().svg(options_, earlier.state(), actions);
  }

  Source source_;
  Source rules_;
  ViewerChoice viewer_;
  SvgOptions options_;
  bool svg_ = false;
  bool dark_ = false;
};

}  // namespace

std::unique_ptr<Call> make_show() { return std::make_unique<Show>(); }

}  // namespace touchline::cli
