// docs/formats.md: each document in it is canonical and says what it seems to say.
#include <fstream>
#include <iterator>
#include <regex>
#include <string>
#include <vector>

#include "touchline/core/record.hpp"
#include "touchline/core/registry.hpp"
#include "touchline/draughts/notation.hpp"

#include "support/catch.hpp"

using namespace touchline;

namespace {

std::string page() {
  std::ifstream file(TOUCHLINE_SOURCE_DIR "/docs/formats.md");
  return {std::istreambuf_iterator<char>(file), {}};
}

/// What `pattern` finds in the page, as its groups.
std::vector<std::smatch> find_all(const std::string& text, const char* pattern) {
  const std::regex regex(pattern);
  return {std::sregex_iterator(text.begin(), text.end(), regex), std::sregex_iterator()};
}

/// Reads a document of any kind and writes it again.
std::string read_and_write(const std::string& document) {
  const Registry registry = Registry::built_in();
  const std::string game = find_all(document, R"re("game":"(\w+)")re").at(0)[1];
  const std::string kind = find_all(document, R"re("kind":"(\w+)")re").at(0)[1];
  if (kind == "state") return AnyState::from_json(registry, document).to_json();
  if (kind == "record") return Record::from_json(registry, document).to_json();
  if (kind == "view") return AnyView::from_json(registry, document).to_json();
  return registry.game(game).canonical_rules(document);
}

}  // namespace

TEST_CASE("the documents of docs/formats.md are read and written as they stand", "[docs]") {
  const std::string text = page();
  const auto documents = find_all(text, "```json\n([^\n]+)\n```");
  for (const auto& document : documents) CHECK(read_and_write(document[1]) == document[1]);
  CHECK(documents.size() == find_all(text, "```json").size());
}

TEST_CASE("docs/formats.md has each document of each game", "[docs]") {
  const std::string text = page();
  const Registry registry = Registry::built_in();
  for (const GameRef game : registry.games())
    for (const std::string kind : {"rules", "state", "record", "view"}) {
      CAPTURE(game.name(), kind);
      CHECK(text.find(R"("game":")" + std::string(game.name()) + R"(","kind":")" + kind + '"') != std::string::npos);
    }
}

TEST_CASE("the numbers of moves in docs/formats.md are those of the moves", "[docs][DR-21]") {
  const std::string text = page();
  const auto rows = find_all(text, R"(\| `([0-9x-]+)` \| [0-9]+ \| [0-9 ]+ \| ([0-9]+) \|)");
  CHECK(rows.size() == 3);
  for (const auto& row : rows) {
    const draughts::Move move(std::stoull(row[2]));
    REQUIRE(move.path().has_value());
    CHECK(draughts::text(move) == row[1]);
  }
}
