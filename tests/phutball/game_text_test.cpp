#include "touchline/phutball/game_text.hpp"

#include <array>

#include "touchline/core/random.hpp"

#include "board.hpp"
#include "support/catch.hpp"

using namespace phutball_test;

namespace {

std::vector<GameTextItem> read(std::string_view text) {
  std::vector<GameTextItem> items;
  read_game_texts(text, [&](GameTextItem&& item) {
    items.push_back(std::move(item));
    return true;
  });
  return items;
}

// The one sound game of a text.
Record game(std::string_view text) {
  auto items = read(text);
  REQUIRE(items.size() == 1);
  INFO(items[0].fault.reason);
  REQUIRE(items[0].record);
  return *items[0].record;
}

// `line L move M: reason` of the one faulty game of a text.
std::string fault(std::string_view text) {
  const auto items = read(text);
  REQUIRE(items.size() == 1);
  if (items[0].record) return "none";
  const GameTextFault& found = items[0].fault;
  return "line " + std::to_string(found.line) + " move " + std::to_string(found.move) + ": " + found.reason;
}

std::string final_position(const Record& record) { return record.state().position_text(); }

Record from(const State& start, std::initializer_list<std::string_view> turns) {
  Record record(AnyState::of<phutball::Game>(start));
  for (const std::string_view turn : turns) record.apply_turn(record.state().parse_turn(turn));
  return record;
}

std::string moves_of(const Record& record) {
  const std::string text = write_game_text(record);
  return text.substr(text.find("\n\n") + 2);
}

}  // namespace

TEST_CASE("a game is its moves, numbered by pairs", "[phutball][PH-23]") {
  const Record record = game("1. H11 H9 2. H10-H12 A1 *");
  CHECK(record.events().size() == 4);
  CHECK(final_position(record) == "15x19 O H12 A1,H9");
  CHECK(write_game_text(record) == "\n1. H11 H9 2. H10-H12 A1 *\n\n");
}

TEST_CASE("if Eks begins the first number has three dots", "[phutball][PH-23][PH-26]") {
  const Record record = from(at("15x19 X H10 -"), {"H11", "H9", "A1"});
  CHECK(write_game_text(record) == "[Setup \"15x19 X H10 -\"]\n\n1... H11 2. H9 A1 *\n\n");
  CHECK(game(write_game_text(record)) == record);
  Rules rules;
  rules.first = 1;
  const Record first = from(State(rules), {"H11", "H9", "A1"});
  CHECK(write_game_text(first) == "[First \"1\"]\n\n1... H11 2. H9 A1 *\n\n");
  CHECK(game(write_game_text(first)) == first);
  CHECK(game("[First \"eks\"] 1... H11 2. H9 A1") == first);
  CHECK(game("1... H11 2. H9 A1 *") == first);  // the dots tell as much
}

TEST_CASE("numbers may be missing, and dots stand as they like", "[phutball][PH-23]") {
  const Record expected = game("1. H11 H9 2. H10-H12 A1 *");
  for (const std::string_view text : {"H11 H9 H10-H12 A1", "1.H11 H9 2.H10-H12 A1",
                                      "1 h11 1... h9 2. h10 - h12 2... a1 *", "7. H11 H9\r\n8. H10-\tH12 A1\r\n*\r\n"})
    CHECK(game(text) == expected);
}

TEST_CASE("comments, remarks and marks are read as in PDN", "[phutball][PH-23]") {
  const Record record = game(
      "{Before.}\n1. H11! {A wall\n  begins.} H9?? (1... A1 {or so} (2. B1)) $7\n% passed over\n2. H10-H12 ; to the "
      "end }\nA1 * {After.}");
  CHECK(record.events().size() == 4);
  const auto comments = record.comments();
  REQUIRE(comments.size() == 4);
  CHECK(comments[0] == Record::Comment{0, "Before."});
  CHECK(comments[1] == Record::Comment{1, "A wall begins."});
  CHECK(comments[2] == Record::Comment{3, "to the end }"});
  CHECK(comments[3] == Record::Comment{4, "After."});
  CHECK(game(write_game_text(record)) == record);
}

TEST_CASE("tags stand in front as in PDN", "[phutball][PH-23][PH-26]") {
  const Record record = game(
      "[Event \"The \\\"Open\\\"\"]\n[ohs \"Ann\"]\n[EKS \"Bo\"]\n[setup \"15x19 O K6 J7,H8,G10,H11\"]\n\n1. "
      "K6-G9-G11-J11 *");
  CHECK(record.tags().at("Event") == "The \"Open\"");
  CHECK(record.tags().size() == 1);
  CHECK(record.seats() == std::vector<std::string>{"Ann", "Bo"});
  CHECK(record.start().position_text() == "15x19 O K6 J7,H8,G10,H11");
  CHECK(final_position(record) == "15x19 X J11 -");
  CHECK(write_game_text(record) ==
        "[Event \"The \\\"Open\\\"\"]\n[Ohs \"Ann\"]\n[Eks \"Bo\"]\n[Setup \"15x19 O K6 J7,H8,G10,H11\"]\n\n"
        "1. K6-G9-G11-J11 *\n\n");
}

TEST_CASE("a set-up holds any board, a turn under way, and the turns played", "[phutball][PH-20][PH-23]") {
  const Record record = game("[Setup \"15x19 O G9 G10,H11 jumping turns 7/200\"] 1. G9-G11 A1 *");
  CHECK(final_position(record) == "15x19 O G11 A1,H11 turns 9/200");
  CHECK(game(write_game_text(record)) == record);
  CHECK(moves_of(game("[Setup \"15x19 O G9 G10,H11 jumping\"] stop A1")) == "1. stop A1 *\n\n");
  Rules rules;
  rules.ball_row = 5;
  const Record handicap = from(State(rules), {"H6"});
  CHECK(write_game_text(handicap) == "[BallRow \"5\"]\n\n1. H6 *\n\n");
  CHECK(game(write_game_text(handicap)) == handicap);
  rules.ball_row = 20;
  rules.rows = 21;
  const Record high = from(State(rules), {"H6"});
  CHECK(write_game_text(high) == "[BallRow \"20\"]\n[Setup \"15x21 O H20 -\"]\n\n1. H6 *\n\n");
  CHECK(game(write_game_text(high)) == high);
}

TEST_CASE("the result is 1-0 for Ohs, 0-1 for Eks, 1/2-1/2 or *", "[phutball][PH-23]") {
  CHECK(moves_of(game("[Setup \"15x19 O H18 H19\"] 1. H18-H20 1-0")) == "1. H18-H20 1-0\n\n");
  CHECK(moves_of(game("[Setup \"15x19 X H2 H1\"] 1... H2-H0 0-1")) == "1... H2-H0 0-1\n\n");
  CHECK(moves_of(game("[Setup \"15x19 X H10 - turns 1/2\"] 1... A1 1/2-1/2")) == "1... A1 1/2-1/2\n\n");
  const auto items = read("1. H11 *\n\n1. H11\n\n[Event \"x\"]\n1. H11 0-1");
  REQUIRE(items.size() == 3);  // a game ends at its result or where tags begin
  CHECK(items[0].result == "*");
  CHECK(items[1].result == "*");
  CHECK(items[2].result == "0-1");
}

TEST_CASE("a result that the play does not reach is kept as a tag", "[phutball][PH-23][PH-26]") {
  const Record record = game("1. H11 H9 1-0");
  CHECK_FALSE(record.state().is_finished());
  CHECK(record.tags().at("Result") == "1-0");
  CHECK(write_game_text(record) == "[Result \"1-0\"]\n\n1. H11 H9 1-0\n\n");
  CHECK(game(write_game_text(record)) == record);
  const auto items = read("[Result \"0-1\"] 1. H11 1-0");
  REQUIRE(items.size() == 1);
  CHECK(items[0].result == "0-1");
  REQUIRE(items[0].warnings.size() == 1);
  CHECK(items[0].warnings[0] == "line 1: the game ends with 1-0, but its tag says \"0-1\"; the tag counts");
}

TEST_CASE("forfeits and agreements of the host are told by a tag", "[phutball][PH-23][PH-26]") {
  Record forfeit = from(State(), {"H11", "H9"});
  forfeit.apply(Event::forfeit(eks));
  CHECK(write_game_text(forfeit) == "[Termination \"forfeit\"]\n\n1. H11 H9 1-0\n\n");
  CHECK(game(write_game_text(forfeit)) == forfeit);
  Record agreement = from(State(), {"H11"});
  agreement.apply(Event::draw());
  agreement.add_comment(1, "Offered.");
  agreement.add_comment(2, "Agreed.");
  CHECK(write_game_text(agreement) == "[Termination \"agreement\"]\n\n1. H11 {Offered.} 1/2-1/2 {Agreed.}\n\n");
  CHECK(game(write_game_text(agreement)) == agreement);
  CHECK(game("[Termination \"time\"] 1. H11 1-0").tags().at("Termination") == "time");
}

TEST_CASE("several games follow one another", "[phutball][PH-23]") {
  const auto items = read(
      "[Event \"1\"]\n1. H11 *\n\n2020 was a fine year.\n[Event \"2\"]\n\n1. H99 *\n1. A1 A2 1-0\n1. B1\n\n[Event "
      "\"4\"]\n");
  REQUIRE(items.size() == 5);
  CHECK(items[0].record);
  CHECK(items[0].line == 1);
  CHECK(items[0].number == 1);
  REQUIRE(items[0].warnings.size() == 1);
  CHECK(items[0].warnings[0] == "line 4: \"was a fine year.\" is passed over");
  CHECK_FALSE(items[1].record);
  CHECK(items[1].fault.line == 7);
  CHECK(items[2].record);
  CHECK(items[2].line == 8);
  CHECK(items[2].result == "1-0");
  CHECK(items[3].record->events().size() == 1);
  CHECK(items[3].result == "*");
  CHECK(items[4].record->events().empty());
  CHECK(items[4].line == 11);
}

TEST_CASE("a fault names line, move, reason and what would be legal", "[phutball][PH-23]") {
  const std::string start = "[Setup \"15x19 O K6 J7,H8,G10,H11\"]\n\n";
  CHECK(fault(start + "1. K6-G9-J9 *") ==
        "line 3 move 1: \"K6-G9-J9\": \"G9-J9\": there is no man next to G9 towards E");
  CHECK(fault("1. H11 H9\n2. H9 *") == "line 2 move 2: \"H9\": H9 holds a man");
  CHECK(fault("1. H11 H9\n\n12. A1 H10 *") == "line 3 move 12: \"H10\": H10 holds the ball");
  CHECK(fault("H11 H9 A1 A2 A2") == "line 1 move 3: \"A2\": A2 holds a man");
  CHECK(fault("1... H11 I5 *") == "line 1 move 2: \"I5\": there is no column I (columns are A-H and J-P)");
  CHECK(fault("1. H11 what *") == "line 1 move 1: \"what\" is no move, comment or result");
  CHECK(fault("1. H11 {never closed") == "line 1 move 1: the comment that begins here is never closed");
  CHECK(fault(start + "1. K6-G9 A1 2. G9-G11-J11-L11 *") ==
        "line 3 move 2: \"G9-G11-J11-L11\": the turn ended at J11: no jump is possible from there");
  CHECK(fault("[Setup \"15x19 O H18 H19\"]\n1. H18-H20 A1") ==
        "line 2 move 1: \"A1\": the game is over, Ohs won: goal");
  const auto items = read(start + "1. K6-G9-J9 *");
  REQUIRE(items[0].fault.legal.size() == 283);
  CHECK(items[0].fault.legal.front() == "A1");
  CHECK(items[0].fault.legal.back() == "K6-G9-G11-J11");
  CHECK(items[0].result == "*");
}

TEST_CASE("a bad set-up is a fault before the first move", "[phutball][PH-20][PH-23]") {
  CHECK(fault("[Event \"x\"]\n[Setup \"15x19 O I10 -\"]\n1. A1") ==
        "line 2 move 0: Setup: \"I10\": there is no column I (columns are A-H and J-P)");
  CHECK(fault("[First \"2\"] A1") == "line 1 move 0: First: expected 0 (Ohs) or 1 (Eks), found \"2\"");
  CHECK(fault("[BallRow \"x\"] A1") == "line 1 move 0: BallRow: expected the row of the ball, found \"x\"");
  CHECK(fault("[BallRow \"1\"] A1") == "line 1 move 0: BallRow: /ball_row: expected 0 or 2 to 18, found 1");
  CHECK(read("[BallRow \"1\"] A1")[0].fault.legal.empty());
}

TEST_CASE("long games are written in lines of at most 80 characters", "[phutball][PH-23]") {
  Record record{AnyState::of<phutball::Game>(State())};
  Rng rng(23);
  std::vector<ActionId> buffer;
  while (record.events().size() < 150 && !record.state().is_finished())
    record.apply(record.state().random_action(rng, buffer));
  while (record.state().mid_turn()) record.apply(record.state().random_action(rng, buffer));
  std::string remark;
  for (int i = 0; i < 60; ++i) remark += "word and [Tag] and %  ";
  record.add_comment(20, remark + "end");
  const std::string text = write_game_text(record);
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = text.find('\n', begin);
    CHECK(end - begin <= 80);
    begin = end + 1;
  }
  CHECK(game(text) == record);
}

TEST_CASE("random games come back as they were", "[phutball][PH-23]") {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Rng rng(24, seed);
    Rules rules;
    rules.columns = 3 + static_cast<int>(rng.below(6));
    rules.rows = 5 + static_cast<int>(rng.below(6));
    rules.first = static_cast<int>(rng.below(2));
    rules.max_turns = static_cast<int>(rng.below(2) * 60);
    Record record{AnyState::of<phutball::Game>(State(rules))};
    std::vector<ActionId> buffer;
    while (record.events().size() < 300 && !record.state().is_finished())
      record.apply(record.state().random_action(rng, buffer));
    while (record.state().mid_turn()) record.apply(record.state().random_action(rng, buffer));
    const Record back = game(write_game_text(record));
    REQUIRE(back == record);
    REQUIRE(back.state() == record.state());
  }
}

TEST_CASE("what a game text cannot say is refused", "[phutball][PH-22][PH-23][PH-26]") {
  const auto refusal = [](const Record& record) { return error_of([&] { (void)write_game_text(record); }); };
  Record half{AnyState::of<phutball::Game>(at("15x19 O K6 J7,H8,G10,H11"))};
  half.apply(half.state().parse_action("NW"));
  CHECK(refusal(half) == "unsupported: a phutball game text has no turn that is half done");
  half.apply(half.state().parse_action("stop"));
  CHECK(refusal(half) == "none");
  half.add_comment(1, "in the middle");
  CHECK(refusal(half) == "unsupported: a phutball game text has no comment in the middle of a turn");
  Record tagged = from(State(), {"A1"});
  tagged.set_tag("Setup", "x");
  CHECK(refusal(tagged) == "unsupported: Setup: a phutball game text uses this tag for the start or a player");
  tagged.remove_tag("Setup");
  tagged.set_tag("event", "x");
  tagged.set_tag("Event", "y");
  CHECK(refusal(tagged).starts_with("unsupported: a phutball game text compares the names of tags without case"));
  tagged.remove_tag("event");
  tagged.set_tag("Event", "two\nlines");
  CHECK(refusal(tagged) == "unsupported: Event: a phutball game text has no line breaks or control characters in tags");
  Record over{AnyState::of<phutball::Game>(at("15x19 O H18 H19"))};
  over.apply_turn(over.state().parse_turn("H18-H20"));
  CHECK(refusal(Record(over.state())) == "unsupported: a phutball game text starts with an unfinished game");
}

TEST_CASE("a game without a move or a tag is written as one that is read", "[phutball][PH-23][PH-26]") {
  Record commented{AnyState::of<phutball::Game>(State())};
  commented.add_comment(0, "no move yet");
  for (const Record& record : {Record(AnyState::of<phutball::Game>(State())), commented}) {
    const std::string written = write_game_text(record);
    CHECK(written.starts_with("[First \"0\"]\n"));
    CHECK(read(written).size() == 1);
  }
}

TEST_CASE("a reader's visitor may stop, and hostile files are read in linear time", "[phutball][PH-23]") {
  int seen = 0;
  read_game_texts("1. A1 * 1. A1 * 1. A1 *", [&](GameTextItem&&) { return ++seen < 2; });
  CHECK(seen == 2);
  CHECK(read("").empty());
  CHECK(read("just some words\nand more").empty());
  CHECK(read("{only a comment}").empty());
  for (const std::string_view part : {"(", "{", "[", "[A \"", ";", "-", "A1-", "*", "1. A1 (", "\"", "}"}) {
    std::string text;
    while (text.size() < 300'000) text += part;
    CHECK(read(text).size() <= text.size());
  }
}

TEST_CASE("a game of more than 1 MiB is refused with its line", "[phutball][PH-23]") {
  std::string text = "1. A1 *\n\n1. A1 ";
  while (text.size() < (std::size_t{1} << 20) + 100) text += "{" + std::string(1000, 'x') + "} ";
  CHECK(error_of([&] { (void)read(text); }) == "limit_exceeded: line 3: a game of more than 1 MiB begins here");
}
