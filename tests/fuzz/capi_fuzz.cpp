// Calls of the C interface in any order, with several objects of every type alive. Each byte of the input is a call or
// an argument.
#include <algorithm>

#include "capi_objects.hpp"

using namespace touchline::fuzz;

namespace {

constexpr std::array<std::string_view, 5> rules_of_games{R"({"line_up":"standard"})", R"({"unit":"step"})",
                                                         R"({"columns":5,"rows":7})", R"({"players_per_team":1})",
                                                         R"({"max_turns":40})"};

class Session {
 public:
  explicit Session(Bytes bytes) : in_(bytes) {}

  void run() {
    constexpr int most_calls = 200;
    for (int i = 0; i < most_calls && !in_.empty(); ++i) (this->*calls[in_.byte() % calls.size()])();
    for (const tl_state* state : states_.all()) check_sound(state);
  }

 private:
  using Call = void (Session::*)();
  static const std::array<Call, 30> calls;

  tl_state* state() { return states_.at(in_.byte()); }
  const tl_game* game() {
    const tl_game* game = nullptr;
    (void)passed(tl_game_at(in_.byte() % 6, &game));
    return game;
  }
  std::int32_t viewer() { return static_cast<std::int32_t>(in_.byte() % 14) - 3; }

  // A text of the input, or what the last call gave, whole or with a byte changed.
  std::string text() {
    const unsigned way = in_.byte() % 4;
    if (way == 0) return in_.text();
    std::string out = text_;
    if (way == 1 && !out.empty()) out[in_.byte() % out.size()] = static_cast<char>(in_.byte());
    return out;
  }

  // A legal action for the most part.
  std::uint64_t action(const tl_state* of) {
    const unsigned way = in_.byte();
    if (way % 8 == 0) return in_.word();
    const auto legal = list_out<std::uint64_t>([&](auto... out) { return tl_state_legal_actions(of, out...); });
    return legal.empty() ? way : legal[way % legal.size()] + (way % 8 == 1 ? 1 : 0);
  }

  // Runs a call that changes `object`, and sees that it does not when it fails.
  template <class Object, class Change>
  static void change(const Object* object, const Change& call) {
    const std::string before = object == nullptr ? "" : json_of(object);
    if (!passed(call()) && object != nullptr) require(json_of(object) == before, "a call that fails changes nothing");
  }

  static void check_sound(const tl_state* state) {
    const std::string json = json_of(state);
    tl_state* again = nullptr;
    std::int32_t equal = 0;
    require(tl_state_from_json(json.data(), json.size(), &again) == TL_OK, "a state is read as it was written");
    require(tl_state_equal(state, again, &equal) == TL_OK && equal == 1, "a state is read as the same");
    tl_state_free(again);
  }

  // ---- States
  void make_state() {
    const unsigned at = in_.byte() % 5;
    const tl_game* game = nullptr;
    (void)passed(tl_game_at(at, &game));
    const std::string rules(in_.byte() % 2 == 0 ? "" : rules_of_games[at]);
    states_.put(in_.byte(), [&](tl_state** out) { return tl_state_new(game, rules.data(), rules.size(), out); });
  }
  void read_state() {
    const std::string json = text();
    states_.put(in_.byte(), [&](tl_state** out) { return tl_state_from_json(json.data(), json.size(), out); });
  }
  void read_position() {
    const tl_game* of = game();
    const std::string line = text();
    states_.put(in_.byte(),
                [&](tl_state** out) { return tl_state_from_position(of, line.data(), line.size(), nullptr, 0, out); });
  }
  void copy_state() {
    const tl_state* from = state();
    if (in_.byte() % 2 == 0) {
      states_.put(in_.byte(), [&](tl_state** out) { return tl_state_clone(from, out); });
    } else {
      tl_state* to = state();
      (void)passed(tl_state_assign(to, from));
    }
  }
  void apply() {
    tl_state* to = state();
    const std::uint64_t number = action(to);
    change(to, [&] { return tl_state_apply(to, number); });
  }
  void apply_event() {
    tl_state* to = state();
    const tl_event event{static_cast<std::int32_t>(in_.byte() % 5), static_cast<std::int32_t>(in_.byte()) - 2,
                         action(to)};
    change(to, [&] { return tl_state_apply_event(to, &event); });
    text_ = text_out([&](auto... out) { return tl_state_event_text(to, &event, out...); });
  }
  void play_on() {
    tl_state* to = state();
    tl_rng* rng = rngs_.at(in_.byte());
    std::uint64_t number = 0;
    for (unsigned i = in_.byte() % 32; i > 0; --i)
      if (!passed(tl_state_random_action(to, rng, &number)) || !passed(tl_state_apply(to, number))) return;
  }
  void ask() {
    const tl_state* of = state();
    const tl_state* other = state();
    std::uint64_t word = 0;
    std::int32_t number = 0;
    tl_result result;
    (void)passed(tl_state_position_hash(of, &word));
    (void)passed(tl_state_view_hash(of, viewer(), &word));
    (void)passed(tl_state_mid_turn(of, &number));
    (void)passed(tl_state_equal(of, other, &number));
    (void)passed(tl_state_same_rules(of, other, &number));
    (void)passed(tl_state_action_count(of, &word));
    const std::uint64_t asked = action(of);
    (void)passed(tl_state_weight(of, asked, &word));
    (void)passed(tl_state_is_legal(of, asked, &number));
    if (passed(tl_state_result(of, &result)) && passed(tl_state_mover(of, &number)))
      require((result.finished == 1) == (number == TL_NOBODY), "nobody moves when it is finished");
    const std::int32_t seat = viewer();
    (void)list_out<std::uint64_t>([&](auto... out) { return tl_state_seat_actions(of, seat, out...); });
  }
  void write_state() {
    const tl_state* of = state();
    switch (in_.byte() % 5) {
      case 0:
        text_ = text_out([&](auto... out) { return tl_state_position_text(of, out...); });
        break;
      case 1:
        text_ = text_out([&](auto... out) { return tl_state_rules_json(of, out...); });
        break;
      case 2:
        text_ = text_out([&](auto... out) { return tl_state_text_board(of, out...); });
        break;
      case 3:
        text_ = text_out([&](auto... out) { return tl_state_svg(of, nullptr, out...); });
        break;
      default:
        text_ = text_out([&](auto... out) { return tl_state_to_json(of, out...); });
    }
  }
  void picture_after() {
    const tl_state* before = state();
    const tl_state* after = state();
    const std::array<std::uint64_t, 2> actions{action(before), action(after)};
    const tl_svg_options options{static_cast<std::int32_t>(in_.byte() % 3), 1, 1, 0, {}};
    const std::size_t count = in_.byte() % 3;
    text_ = text_out(
        [&](auto... out) { return tl_state_svg_after(after, &options, before, actions.data(), count, out...); });
  }

  // ---- Texts and turns
  void write_action() {
    const tl_state* of = state();
    const std::uint64_t number = action(of);
    text_ = text_out([&](auto... out) { return tl_state_action_text(of, number, out...); });
  }
  void parse() {
    const tl_state* of = state();
    const std::string in = text();
    std::uint64_t number = 0;
    tl_event event{};
    (void)passed(tl_state_parse_action(of, in.data(), in.size(), &number));
    (void)passed(tl_state_parse_event(of, in.data(), in.size(), &event));
    (void)list_out<tl_event>([&](auto... out) { return tl_state_parse_events(of, in.data(), in.size(), out...); });
    actions_ =
        list_out<std::uint64_t>([&](auto... out) { return tl_state_parse_turn(of, in.data(), in.size(), out...); });
  }
  void visit_turns() {
    struct Seen {
      Session* session;
      unsigned left;
    } seen{this, in_.byte()};
    const tl_turn_options options{1 + in_.byte(), 1 << 20, static_cast<std::int32_t>(in_.byte() % 2), 0, {}};
    const tl_state* of = state();
    std::int32_t ending = 0;
    const auto visit = [](void* user, const std::uint64_t* actions, std::size_t count) -> std::int32_t {
      auto* what = static_cast<Seen*>(user);
      what->session->actions_.assign(actions, actions + count);
      return what->left-- == 0 ? 1 : 0;
    };
    (void)passed(tl_state_visit_turns(of, &options, visit, &seen, &ending));
    text_ = text_out([&](auto... out) { return tl_state_turn_text(of, actions_.data(), actions_.size(), out...); });
  }
  void make_turns() {
    const tl_state* of = state();
    const tl_turn_options options{in_.byte() + 1, 1 << 20, static_cast<std::int32_t>(in_.byte() % 2), 0, {}};
    turns_.put(in_.byte(), [&](tl_turns** out) { return tl_turns_new(of, &options, out); });
  }
  void next_turns() {
    tl_turns* turns = turns_.at(in_.byte());
    std::array<std::uint64_t, 256> room;
    std::size_t count = 1;
    std::int32_t ending = 0;
    for (unsigned i = in_.byte() % 16; i > 0 && count > 0; --i)
      if (!passed(tl_turns_next(turns, room.data(), in_.byte(), &count))) break;
    (void)passed(tl_turns_ending(turns, &ending));
  }
  void find_winning_turn() {
    const tl_state* of = state();
    const std::uint64_t limit = in_.byte() + 1;
    std::int32_t answer = 0;
    std::uint64_t nodes = 0;
    (void)list_out<std::uint64_t>([&](std::uint64_t* items, std::size_t capacity, std::size_t* count) {
      return tl_state_winning_turn(of, limit, items, capacity, count, &answer, &nodes);
    });
  }
  void count_leaves() {
    const tl_state* of = state();
    tl_perft_options options{};
    options.unit = static_cast<std::int32_t>(in_.byte() % 5);
    options.unique = static_cast<std::int32_t>(in_.byte() % 2);
    options.hash_mib = in_.byte() % 2;
    options.progress = [](void*, std::uint64_t nodes, double) -> std::int32_t { return nodes > 1000 ? 1 : 0; };
    std::uint64_t nodes = 0;
    std::int32_t complete = 0;
    const auto depth = static_cast<std::int32_t>(in_.byte() % 4) - 1;
    (void)passed(tl_state_perft(of, depth, &options, &nodes, &complete));
  }

  // ---- Rules, generators, views, statistics
  void make_rules() {
    const tl_game* of = game();
    const std::string fields = text();
    rules_.put(in_.byte(), [&](tl_rules** out) { return tl_rules_new(of, fields.data(), fields.size(), out); });
  }
  void change_rules() {
    tl_rules* rules = rules_.at(in_.byte());
    std::size_t count = 1;
    (void)passed(tl_rules_field_count(rules, &count));
    const std::size_t field = in_.byte() % (count + 1);
    const std::string name = text_out([&](auto... out) { return tl_rules_field_name(rules, field, out...); });
    const std::string value = text();
    switch (in_.byte() % 4) {
      case 0:
        (void)passed(tl_rules_set_integer(rules, name.data(), name.size(), static_cast<std::int64_t>(in_.word())));
        break;
      case 1:
        (void)passed(tl_rules_set_boolean(rules, name.data(), name.size(), static_cast<std::int32_t>(in_.byte()) - 1));
        break;
      case 2:
        (void)passed(tl_rules_set_text(rules, name.data(), name.size(), value.data(), value.size()));
        break;
      default:
        (void)passed(tl_rules_set_json(rules, name.data(), name.size(), value.data(), value.size()));
    }
    (void)passed(tl_rules_check(rules));
    text_ = text_out([&](auto... out) { return tl_rules_fields(rules, out...); });
    states_.put(in_.byte(), [&](tl_state** out) { return tl_state_new_by_rules(rules, out); });
  }
  void make_rng() {
    const std::uint64_t seed = in_.byte();
    const std::uint64_t stream = in_.byte();
    rngs_.put(in_.byte(), [&](tl_rng** out) { return tl_rng_new(seed, stream, out); });
  }
  void use_rng() {
    tl_rng* rng = rngs_.at(in_.byte());
    std::array<std::uint64_t, 4> words{in_.word(), in_.byte(), in_.byte(), in_.word()};
    std::size_t index = 0;
    (void)passed(tl_rng_pick(rng, words.data(), in_.byte() % 5, &index));
    (void)passed(tl_rng_below(rng, in_.word(), words.data()));
    (void)passed(tl_rng_save(rng, words.data()));
    (void)passed(tl_rng_restore(rng, words.data()));
    rngs_.put(in_.byte(), [&](tl_rng** out) { return tl_rng_clone(rng, out); });
  }
  void make_view() {
    const tl_state* of = state();
    const std::int32_t who = viewer();
    const std::string json = text();
    views_.put(in_.byte(), [&](tl_view** out) {
      return json.empty() ? tl_state_observe(of, who, out) : tl_view_from_json(json.data(), json.size(), out);
    });
  }
  void use_view() {
    const tl_view* view = views_.at(in_.byte());
    std::int32_t who = 0;
    (void)passed(tl_view_viewer(view, &who));
    (void)text_out([&](auto... out) { return tl_view_text_board(view, out...); });
    (void)text_out([&](auto... out) { return tl_view_svg(view, nullptr, out...); });
    text_ = text_out([&](auto... out) { return tl_view_to_json(view, out...); });
    tl_rng* rng = rngs_.at(in_.byte());
    states_.put(in_.byte(), [&](tl_state** out) { return tl_view_redeal(view, rng, out); });
  }
  void use_statistics() {
    const unsigned place = in_.byte();
    if (statistics_.at(place) == nullptr) {
      const tl_game* of = game();
      statistics_.put(place, [&](tl_statistics** out) { return tl_statistics_new(of, out); });
    }
    const tl_state* before = state();
    const tl_state* after = state();
    (void)passed(tl_statistics_add(statistics_.at(place), before, action(before), after));
    (void)passed(tl_statistics_add_all(statistics_.at(place), statistics_.at(in_.byte())));
    std::uint64_t sum = 0;
    std::uint64_t over = 0;
    const std::size_t line = in_.byte() % 40;
    (void)text_out([&](auto... out) { return tl_statistics_line(statistics_.at(place), line, out..., &sum, &over); });
  }

  // ---- Records
  void make_record() {
    const tl_state* of = state();
    const std::string json = text();
    records_.put(in_.byte(), [&](tl_record** out) {
      return json.empty() ? tl_record_new(of, out) : tl_record_from_json(json.data(), json.size(), out);
    });
  }
  void play_record() {
    tl_record* record = records_.at(in_.byte());
    tl_state* now = nullptr;
    (void)passed(tl_record_state(record, &now));
    const std::uint64_t number = action(now);
    change(record, [&] { return tl_record_apply(record, number); });
    if (in_.byte() % 4 == 0)
      change(record, [&] { return tl_record_apply_turn(record, actions_.data(), actions_.size()); });
    tl_state_free(now);
  }
  void walk_record() {
    tl_record* record = records_.at(in_.byte());
    std::int32_t moved = 0;
    constexpr std::array walks{&tl_record_undo, &tl_record_redo, &tl_record_undo_turn, &tl_record_redo_turn};
    for (unsigned i = in_.byte() % 8; i > 0; --i) (void)passed(walks[in_.byte() % walks.size()](record, &moved));
    const std::size_t to = in_.byte();
    if (to < 128) (void)passed(tl_record_jump(record, to));
    states_.put(in_.byte(), [&](tl_state** out) { return tl_record_state_at(record, to, out); });
  }
  void note_record() {
    tl_record* record = records_.at(in_.byte());
    const std::string name = text();
    const std::string value = text();
    const std::size_t at = in_.byte();
    change(record, [&] { return tl_record_set_tag(record, name.data(), name.size(), value.data(), value.size()); });
    change(record, [&] { return tl_record_add_comment(record, at, value.data(), value.size()); });
    const std::array<const char*, 2> names{name.data(), value.data()};
    const std::array<std::size_t, 2> lengths{name.size(), value.size()};
    change(record, [&] { return tl_record_set_names(record, names.data(), lengths.data(), in_.byte() % 3); });
    if (in_.byte() % 2 == 0) (void)passed(tl_record_remove_tag(record, name.data(), name.size()));
    const std::int32_t who = viewer();
    (void)text_out([&](auto... out) { return tl_record_to_json_for(record, who, out...); });
    text_ = in_.byte() % 2 == 0 ? text_out([&](auto... out) { return tl_record_to_game_text(record, out...); })
                                : text_out([&](auto... out) { return tl_record_to_json(record, out...); });
  }
  void read_games() {
    const tl_game* of = game();
    const std::string file = text();
    const auto visit = [](void* user, const tl_game_text* item) -> std::int32_t {
      require((item->record == nullptr) == (item->fault_reason.length > 0), "a game is read, or has a fault");
      auto* session = static_cast<Session*>(user);
      if (item->record == nullptr) return 0;
      session->records_.put(0, [&](tl_record** out) { return tl_record_clone(item->record, out); });
      return 1;
    };
    (void)passed(tl_game_read_texts(of, file.data(), file.size(), visit, this));
  }

  // ---- Many states at once
  void batch() {
    const std::vector<tl_state*> all = states_.all();
    const std::uint32_t threads = in_.byte() % 16 == 0 ? 2 : 1;
    std::vector<std::uint64_t> numbers(all.size());
    std::vector<tl_status> statuses(all.size());
    for (std::size_t i = 0; i < all.size(); ++i) numbers[i] = action(all[i]);
    (void)passed(tl_batch_apply(all.data(), numbers.data(), all.size(), threads, statuses.data()));
    std::vector<tl_rng*> rngs = rngs_.all();
    const std::size_t both = std::min(rngs.size(), all.size());
    (void)passed(tl_batch_random_step(all.data(), rngs.data(), both, threads, numbers.data(), statuses.data()));
    std::vector<std::size_t> offsets(all.size() + 1);
    (void)list_out<std::uint64_t>(
        [&](auto... out) { return tl_batch_legal_actions(all.data(), all.size(), threads, out..., offsets.data()); });
    std::vector<std::int32_t> viewers(all.size());
    for (std::int32_t& who : viewers) who = viewer();
    text_ = text_out([&](auto... out) {
      return tl_batch_views(all.data(), viewers.data(), all.size(), threads, out..., offsets.data());
    });
    const std::size_t stride = in_.byte();
    std::vector<std::uint8_t> masks(all.size() * stride);
    (void)passed(tl_batch_legal_masks(all.data(), all.size(), threads, masks.data(), stride));
  }

  Bytes in_;
  std::string text_;
  std::vector<std::uint64_t> actions_;
  Shelf<tl_state, tl_state_free, 4> states_;
  Shelf<tl_rules, tl_rules_free, 2> rules_;
  Shelf<tl_rng, tl_rng_free, 4> rngs_;
  Shelf<tl_record, tl_record_free, 2> records_;
  Shelf<tl_view, tl_view_free, 2> views_;
  Shelf<tl_turns, tl_turns_free, 2> turns_;
  Shelf<tl_statistics, tl_statistics_free, 2> statistics_;
};

const std::array<Session::Call, 30> Session::calls{
    &Session::make_state,   &Session::read_state,    &Session::read_position, &Session::copy_state,
    &Session::apply,        &Session::apply_event,   &Session::play_on,       &Session::ask,
    &Session::write_state,  &Session::picture_after, &Session::write_action,  &Session::parse,
    &Session::visit_turns,  &Session::make_turns,    &Session::next_turns,    &Session::find_winning_turn,
    &Session::count_leaves, &Session::make_rules,    &Session::change_rules,  &Session::make_rng,
    &Session::use_rng,      &Session::make_view,     &Session::use_view,      &Session::use_statistics,
    &Session::make_record,  &Session::play_record,   &Session::walk_record,   &Session::note_record,
    &Session::read_games,   &Session::batch};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  Session(Bytes(data, size)).run();
  return 0;
}

// Bytes are calls: any change of bytes will do.
extern "C" std::size_t LLVMFuzzerMutate(unsigned char* data, std::size_t size, std::size_t room);
extern "C" std::size_t LLVMFuzzerCustomMutator(unsigned char* data, std::size_t size, std::size_t room, unsigned) {
  return LLVMFuzzerMutate(data, size, room);
}
