#include "svg_options.hpp"

using namespace touchline;
using namespace touchline::capi;

namespace {

const AnyView& of(const tl_view* view) { return need(view, "view").value; }

}  // namespace

tl_status tl_state_observe(const tl_state* state, int32_t viewer, tl_view** view) {
  return make(view, "view", [&] {
    const AnyState& seen = need(state, "state").value;
    return seen.observe(viewer_in(viewer, seen.seats(), "viewer"));
  });
}

tl_status tl_view_from_json(const char* json, size_t json_length, tl_view** view) {
  return make(view, "view",
              [&] { return AnyView::from_json(library().registry, document_in(json, json_length, "json")); });
}

void tl_view_free(tl_view* view) { delete view; }

tl_status tl_view_game(const tl_view* view, const tl_game** game) {
  return give(game, "game", [&] { return &handle_of(of(view).game()); });
}

tl_status tl_view_viewer(const tl_view* view, int32_t* viewer) {
  return give(viewer, "viewer", [&] {
    const Viewer seat = of(view).viewer();
    return seat ? index(*seat) : static_cast<int>(TL_ONLOOKER);
  });
}

tl_status tl_view_to_json(const tl_view* view, char* text, size_t capacity, size_t* length) {
  return give_text(text, capacity, length, [&] { return of(view).to_json(); });
}

tl_status tl_view_text_board(const tl_view* view, char* text, size_t capacity, size_t* length) {
  return give_text(text, capacity, length, [&] { return of(view).text_board(); });
}

tl_status tl_view_text_board_with(const tl_view* view, const tl_text_options* options, char* text, size_t capacity,
                                  size_t* length) {
  return give_text(text, capacity, length, [&] { return of(view).text_board(text_options_in(options)); });
}

tl_status tl_view_svg(const tl_view* view, const tl_svg_options* options, char* text, size_t capacity, size_t* length) {
  return give_text(text, capacity, length, [&] { return of(view).svg(svg_options_in(options)); });
}

tl_status tl_view_redeal(const tl_view* view, tl_rng* rng, tl_state** state) {
  return guard([&] {
    tl_state*& out = need(state, "state");
    tl_rng& generator = need(rng, "rng");
    Rng advanced = generator.value;
    out = new tl_state{of(view).redeal(advanced)};
    generator.value = advanced;
  });
}
