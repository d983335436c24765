#include "pdn_replay.hpp"

#include <algorithm>

namespace touchline::inline v1::draughts {
namespace {

void legal_readings(const MoveText& text, const Position& position, MoveList& found) {
  MoveList legal;
  position.moves(legal);
  find_moves(text, legal, Tolerance::file, found);
}

}  // namespace

PdnReplay::Outcome PdnReplay::play(const MoveText& text, const PdnPlace& place) {
  if (is_ambiguous()) return play_all(text);
  if (const auto move = spelled_move(text); move && position_.is_legal(*move)) {
    append(*move);
    return Outcome::played;
  }
  return part(text, place);
}

// A text that spells no legal move: a short form of one capture or of several.
PdnReplay::Outcome PdnReplay::part(const MoveText& text, const PdnPlace& place) {
  MoveList found;
  legal_readings(text, position_, found);
  if (found.is_empty()) return Outcome::illegal;
  if (found.size() == 1) {
    append(found[0]);
    return Outcome::played;
  }
  fork_ = {place, plies(), position_, text};
  readings_.push_back({position_, {}});
  const Outcome outcome = play_all(text);
  if (outcome != Outcome::played) readings_.clear();
  return outcome;
}

PdnReplay::Outcome PdnReplay::play_all(const MoveText& text) {
  struct Branch {
    std::size_t from;
    Move move;
  };
  std::vector<Branch> branches;
  for (std::size_t i = 0; i < readings_.size(); ++i) {
    MoveList found;
    legal_readings(text, readings_[i].position, found);
    for (const Move move : found) branches.push_back({i, move});
  }
  if (branches.empty()) return Outcome::illegal;

  const Move first = branches.front().move;
  std::vector<Reading> next;
  for (const auto& [from, move] : branches) {
    const Position reached = readings_[from].position.after(move);
    if (std::any_of(next.begin(), next.end(), [&](const Reading& other) { return other.position == reached; }))
      continue;  // two ways to one position
    if (next.size() == most_readings) return Outcome::too_many_readings;
    next.push_back({reached, readings_[from].own_moves});
    if (move != first) next.back().own_moves.emplace_back(plies(), move);
  }
  return accept(std::move(next), first);
}

PdnReplay::Outcome PdnReplay::accept(std::vector<Reading> readings, Move first) {
  events_.push_back(Event::of(first.action()));
  readings_ = std::move(readings);
  if (readings_.size() == 1) {  // decided
    position_ = readings_.front().position;
    for (const auto& [ply, move] : readings_.front().own_moves) events_[ply] = Event::of(move.action());
    readings_.clear();
  }
  return Outcome::played;
}

std::vector<Move> PdnReplay::choices() const {
  std::vector<Move> moves;
  for (const Reading& reading : readings_) {
    const auto own = std::find_if(reading.own_moves.begin(), reading.own_moves.end(),
                                  [this](const auto& entry) { return entry.first == fork_.ply; });
    moves.push_back(own == reading.own_moves.end() ? Move(events_[fork_.ply].action) : own->second);
  }
  std::sort(moves.begin(), moves.end());
  moves.erase(std::unique(moves.begin(), moves.end()), moves.end());
  return moves;
}

}  // namespace touchline::inline v1::draughts
