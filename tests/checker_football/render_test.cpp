#include "touchline/checker_football/render.hpp"

#include "touchline/checker_football/statistics.hpp"

#include "field.hpp"
#include "support/catch.hpp"
#include "support/xml.hpp"

using namespace football;

TEST_CASE("the text board shows men, stacks, ball, lines and phase", "[checker_football][render]") {
  const Field field{.stacks = "Hd2 AHe6 HAHf6 Ah7", .ball = "d2"};
  CHECK(cf::text_board(field.state()) ==
        "Home 0, Away 0; half 1, possession 1 of 8, scrimmage on line 3, move 21\n"
        "     a    b    c    d    e    f    g    h\n"
        "11   .    .    .    .    .    .    .    .\n"
        " G  --------------------------------------\n"
        "10   A    A    A    .    .    .    .    .\n"
        "10  --------------------------------------\n"
        " 9   .    .    .    .    .    .    .    .\n"
        "20  --------------------------------------\n"
        " 8   .    .    .    .    .    .    .    .\n"
        "30  --------------------------------------\n"
        " 7   .    .    .    .    .    .    .    A\n"
        "40  --------------------------------------\n"
        " 6   .    .    .    .    H2   H3   .    .\n"
        "50  --------------------------------------\n"
        " 5   .    .    .    .    .    .    .    .\n"
        "40  --------------------------------------\n"
        " 4   .    .    .    .    .    .    .    .\n"
        "30  ======================================\n"
        " 3   .    .    .    .    .    .    .    .\n"
        "20  --------------------------------------\n"
        " 2   .    .    .   *H    .    .    .    .\n"
        "10  --------------------------------------\n"
        " 1   H    H    H    H    .    .    .    .\n"
        " G  --------------------------------------\n"
        " 0   .    .    .    .    .    .    .    .\n"
        "Home to move, Home has the ball on d2\n");
}

TEST_CASE("each phase says what is to be done", "[checker_football][render]") {
  CHECK(cf::phase_caption(cf::State()) == "Away places a man, 0 of 12 stand");
  const Field field{.stacks = "Hd2 Hd3 He5", .ball = "d2"};
  CHECK(cf::phase_caption(after(field.state(), {"d2>b3"})) == "a pass in the air, d2>b3");
  CHECK(cf::phase_caption(after(field.state(), {"d2^d4"})) == "Home jumps on from d4 or stops");
  CHECK(cf::phase_caption(after(field.state(), {"d2>c2", "land 0"})) == "Away to move, a live ball on c2");
  cf::State over = field.state();
  over.forfeit(cf::home);
  CHECK(cf::phase_caption(over) == "Away won: forfeit");
  CHECK(cf::down_caption(over) == "");
}

TEST_CASE("the SVG is well-formed and small, whatever is drawn", "[checker_football][render]") {
  cf::Rules rules;
  rules.columns = 12;
  rules.offense_men = rules.defense_men = 24;
  touchline::Rng rng(4);
  cf::State state(rules), before = state;
  for (int i = 0; i < 260; ++i) {
    before = state;
    const touchline::ActionId action = random_action(state, rng);
    state.apply(action);
    touchline::SvgOptions options;
    options.targets = true;
    options.flip = i % 2 == 1;
    options.theme = i % 3 == 0 ? touchline::SvgOptions::Theme::dark : touchline::SvgOptions::Theme::light;
    const touchline::LastTurn<cf::State> last{before, std::span(&action, 1)};
    const std::string svg = cf::svg(state, options, &last);
    REQUIRE(support::xml_fault(svg) == "");
    REQUIRE(svg.size() < 40 * 1024);
  }
}

TEST_CASE("the SVG shows a stack with its count, score and down", "[checker_football][render]") {
  const Field field{.stacks = "Hd2 AHAHe6", .ball = "d2"};
  const std::string svg = cf::svg(field.state(), {}, nullptr);
  CHECK(svg.find(">4</text>") != std::string::npos);
  CHECK(svg.find("Home 0, Away 0") != std::string::npos);
  CHECK(svg.find("scrimmage on line 3") != std::string::npos);
  CHECK(svg.find(">50</text>") != std::string::npos);
  CHECK(svg.find("Q0-14 12 0") != std::string::npos);
}

TEST_CASE("the text board turns round and has colours", "[checker_football][render]") {
  const Field field{.stacks = "Hd2 AHe6 HAHf6 Ah7", .ball = "d2"};
  const std::string flipped = cf::text_board(field.state(), {.flip = true});
  CHECK(flipped.find("     h    g    f    e    d    c    b    a\n"
                     " 0   .    .    .    .    .    .    .    .\n"
                     " G  --------------------------------------\n") != std::string::npos);
  CHECK(flipped.find(" 3   .    .    .    .    .    .    .    .\n"
                     "30  ======================================\n"
                     " 4 ") != std::string::npos);
  CHECK(flipped.find(" 6   .    .    H3   H2   .    .    .    .\n") != std::string::npos);
  CHECK(cf::text_board(field.state(), {.colour = true}).find("\x1b[1;31m*H\x1b[0m") != std::string::npos);
}

TEST_CASE("statistics count what happened", "[checker_football][statistics]") {
  using Count = cf::Statistics::Count;
  cf::Statistics all;
  const auto play = [&](cf::State state, const std::vector<std::string>& texts) {
    cf::Statistics one;
    for (const std::string& text : texts) {
      const cf::State before = state;
      const auto action = cf::parse_action(state, text);
      state.apply(action);
      one.add(before, action, state);
    }
    all.add(one);
    return one;
  };
  const Field far{.stacks = "Hd10", .ball = "d10", .forward_pass = false, .away_idle = 7};
  CHECK(play(far.state(), {"d10-d11"}).count(Count::home_touchdowns) == 1);
  const Field back{.stacks = "Hd0 Ad1", .ball = "d0", .to_move = cf::away, .home_idle = 2};
  const auto safety = play(back.state(), {"d1#d0"});
  CHECK(safety.count(Count::away_safeties) == 1);
  CHECK(safety.count(Count::tackles) == 1);
  CHECK(safety.count(Count::moves) == 21);
  const Field pass{.stacks = "Hd2 Ad6", .ball = "d2", .line = 6, .home_idle = 0};
  CHECK(play(pass.state(), {"d2>d5", "land N"}).count(Count::forward_intercepted) == 1);
  CHECK(play(pass.state(), {"d2>b2", "land 0"}).count(Count::live_balls) == 1);
  CHECK(all.count(Count::downs) == 2);
  CHECK(all.count(Count::forward_passes) == 1);
  CHECK(all.count(Count::laterals) == 1);
  CHECK(all.lines().back() == touchline::Statistic{"moves a down", 42, 2});
}
