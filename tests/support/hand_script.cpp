#include "support/hand_script.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <ostream>
#include <sstream>
#include <stdexcept>

#include "touchline/core/result.hpp"

namespace script {
namespace {

using touchline::Seat;

std::vector<std::string> words(std::string_view text) {
  std::vector<std::string> out;
  std::istringstream in{std::string(text)};
  for (std::string word; in >> word;)
    if (word != "/") out.push_back(word);
  return out;
}

std::string name_of(Seat seat) { return seat == pp::no_seat ? "-" : std::to_string(index(seat)); }

template <class Value>
std::string joined(int seats, const Value& value) {
  std::string out;
  for (int seat = 0; seat < seats; ++seat)
    out += (seat == 0 ? "" : ",") + std::to_string(value(static_cast<Seat>(seat)));
  return out;
}

std::string seats_with(int seats, const std::function<bool(Seat)>& has) {
  std::string out;
  for (int seat = 0; seat < seats; ++seat)
    if (has(static_cast<Seat>(seat))) out += (out.empty() ? "" : ",") + std::to_string(seat);
  return out.empty() ? "-" : out;
}

}  // namespace

std::ostream& operator<<(std::ostream& out, const Verdict& verdict) { return out << verdict.text; }

pp::Situation situation(const Table& table) {
  pp::Situation now;
  const int seats = pp::seat_count(table.rules);
  now.phase = table.phase;
  now.to_move = table.to_move < 0 ? pp::no_seat : static_cast<Seat>(table.to_move);
  now.dealer = static_cast<Seat>(table.dealer);
  now.overtime = table.overtime;
  now.drive = table.drive;
  now.down = static_cast<std::uint8_t>(table.down);
  now.ball = static_cast<std::uint8_t>(table.ball);
  now.marker = static_cast<std::uint8_t>(table.marker);
  now.hands = table.hands < 0 ? table.down - 1 + (table.drive - 1) + (table.benched.empty() ? 0 : 1) : table.hands;
  if (now.hands > 0) {
    now.last_hand.played = true;
    for (const char* card : {"2C", "4D", "6H"}) now.last_hand.community.add(*touchline::cards::parse_card(card));
  }
  int at = 0;
  for (pp::Player& player : now.players) {
    if (at == seats) break;
    const auto seat = static_cast<std::size_t>(at++);
    player.chips = static_cast<std::uint8_t>(table.chips.empty() ? table.rules.game_chips : table.chips[seat]);
    player.points = table.points.empty() ? 0 : table.points[seat];
  }
  if (table.benched.empty()) return now;
  // Who sits out has lost a showdown to somebody who does not.
  const auto card = [](const char* name) { return *touchline::cards::parse_card(name); };
  now.last_hand.community = {{card("2C"), card("4D"), card("6H"), card("8C"), card("TD")}, 5};
  now.last_hand.winner = now.dealer;
  now.last_hand.shown[static_cast<std::size_t>(table.dealer)] = {card("AC"), card("AD")};
  int lower = 0;
  for (const int seat : table.benched) {
    now.players[static_cast<std::size_t>(seat)].benched = true;
    now.last_hand.shown[static_cast<std::size_t>(seat)] = {static_cast<pp::Card>(13 + lower), pp::no_card};
    lower += 1;
  }
  return now;
}

Table fourth_down(Table table) {
  table.down = 4;
  table.phase = pp::Phase::fourth_down;
  table.to_move = table.dealer;
  return table;
}

Hand::Hand(const Table& table) : state_(table.rules, situation(table)) {}

Hand& Hand::play(std::string_view texts) {
  for (const std::string& word : words(texts)) {
    const auto star = word.find('*');
    const int times = star == std::string::npos ? 1 : std::stoi(word.substr(star + 1));
    for (int i = 0; i < times; ++i) {
      try {
        state_.apply(pp::parse_action(state_, word.substr(0, star)));
      } catch (const touchline::Error& error) {
        throw std::logic_error("\"" + word + "\" in \"" + std::string(texts) + "\": " + error.what() + " (phase " +
                               value_of("phase") + ", mover " + value_of("mover") + ", legal " + legal() + ")");
      }
    }
  }
  return *this;
}

Hand& Hand::deal(std::string_view hands) {
  const auto list = words(hands);
  const auto seats = static_cast<std::size_t>(pp::seat_count(state_.rules()));
  if (list.size() != seats) throw std::logic_error("a hand for each seat");
  std::string others;
  for (int card = 0; card < 52; ++card) {
    const std::string text(touchline::cards::name(static_cast<pp::Card>(card)));
    if (hands.find(text) == std::string_view::npos) others += text;
  }
  const auto dealer = static_cast<std::size_t>(index(state_.situation().dealer));
  std::size_t other = 0;
  for (std::size_t round = 0; round < 2; ++round)
    for (std::size_t i = 1; i <= seats; ++i) {
      const std::string& hand = list[(dealer + i) % seats];
      if (hand == "--") continue;
      if (hand == "..")
        play(others.substr(2 * other++, 2));
      else
        play(hand.substr(2 * round, 2));
    }
  return *this;
}

std::string Hand::legal() const {
  std::array<touchline::ActionId, pp::action_count> ids{};
  const std::size_t count = state_.legal(ids);
  if (state_.mover().is_chance()) return std::to_string(count);
  std::string out;
  for (std::size_t i = 0; i < count; ++i) out += (i == 0 ? "" : ",") + pp::action_text(ids[i]);
  return out;
}

std::string Hand::value_of(std::string_view key) const {
  const pp::Situation& now = state_.situation();
  const int seats = pp::seat_count(state_.rules());
  const auto number = [](auto value) { return std::to_string(static_cast<int>(value)); };
  if (key == "ball") return number(now.ball);
  if (key == "down") return number(now.down);
  if (key == "marker") return number(now.marker);
  if (key == "dealer") return name_of(now.dealer);
  if (key == "drive") return number(now.drive);
  if (key == "hands") return number(now.hands);
  if (key == "yards") return number(now.kick_yards);
  if (key == "served") return number(now.served.size());
  if (key == "phase") return std::string(pp::name(now.phase));
  if (key == "mover") {
    const auto mover = state_.mover();
    return mover.is_seat() ? name_of(mover.seat()) : mover.is_chance() ? "chance" : "nobody";
  }
  if (key == "points") return joined(seats, [&](Seat seat) { return now.at(seat).points; });
  if (key == "regulation") return joined(seats, [&](Seat seat) { return now.at(seat).regulation_points; });
  if (key == "chips") return joined(seats, [&](Seat seat) { return now.at(seat).chips; });
  if (key == "used") return joined(seats, [&](Seat seat) { return pp::used_chips(state_.rules(), now, seat); });
  if (key == "bench") return seats_with(seats, [&](Seat seat) { return now.at(seat).benched; });
  if (key == "folded") return seats_with(seats, [&](Seat seat) { return now.at(seat).folded; });
  if (key == "bets") return seats_with(seats, [&](Seat seat) { return now.at(seat).bet; });
  if (key == "coverage") return name_of(now.coverage);
  if (key == "stop") return name_of(now.safety_stop);
  if (key == "sack") return name_of(now.sack);
  if (key == "last") return name_of(now.last_hand.winner);
  if (key == "legal") return legal();
  const auto result = state_.result();
  if (!result) return "none";
  if (key == "team") return result->winning_team ? number(*result->winning_team) : "-";
  if (key == "mvp") return result->mvp ? name_of(*result->mvp) : "-";
  if (key == "reason") return std::string(touchline::name(result->reason));
  if (key == "winners") return seats_with(seats, [&](Seat seat) { return result->is_winner(seat); });
  if (key == "teams")
    return result->team_scores ? number((*result->team_scores)[0]) + "," + number((*result->team_scores)[1]) : "-";
  throw std::logic_error("no key " + std::string(key));
}

Verdict Hand::shows(std::string_view expected) const {
  const auto list = words(expected);
  if (list.size() % 2 != 0) throw std::logic_error("keys and values: " + std::string(expected));
  Verdict verdict{true, ""};
  for (std::size_t i = 0; i < list.size(); i += 2) {
    const std::string value = value_of(list[i]);
    if (value == list[i + 1]) continue;
    verdict.holds = false;
    verdict.text += list[i] + " is " + value + ", not " + list[i + 1] + "; ";
  }
  return verdict;
}

bool Hand::refuses(std::string_view text) const {
  pp::State copy = state_;
  try {
    (void)pp::parse_action(copy, text);
    return false;
  } catch (const touchline::Error&) {
  }
  for (std::uint64_t id = 0; id < pp::action_count; ++id) {
    const auto action = static_cast<touchline::ActionId>(id);
    if (pp::action_text(action) != text) continue;
    return !copy.is_legal(action) && copy.try_apply(action).has_value() && copy == state_;
  }
  return true;
}

}  // namespace script
