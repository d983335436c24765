// Texts as the library writes them are read by a short way (src/core/json_plain.cpp), all others by the general parser.
// White space at the end sends a text the long way, and changes nothing else.
#include <nlohmann/json.hpp>
#include <string>

#include "touchline/core/json_reader.hpp"

#include "support/catch.hpp"
#include "support/counted_new.hpp"

namespace json = touchline::json;

namespace {

// Everything that a document tells, places included.
void tell(json::Value value, std::string& out) {
  out += value.place() + "=";
  switch (value.kind()) {
    case json::Kind::array:
      out += "[" + std::to_string(value.size()) + " ";
      value.for_each_element([&](json::Value element) { tell(element, out); });
      out += "]";
      break;
    case json::Kind::object:
      out += "{";
      value.for_each_member([&](std::string_view key, json::Value member) {
        out.append(key).append(":");
        tell(member, out);
      });
      out += "}";
      break;
    case json::Kind::string:
      out.append("'").append(value.as_string()).append("' ");
      break;
    case json::Kind::integer:
      out += std::to_string(value.as_integer(INT64_MIN, INT64_MAX)) + " ";
      break;
    case json::Kind::boolean:
      out += value.as_boolean() ? "true " : "false ";
      break;
    case json::Kind::null:
      out += "null ";
      break;
  }
}

std::string told(const std::string& text, const json::Limits& limits = {}) {
  const json::Document document(text, limits);
  std::string out;
  tell(document.root(), out);
  return out;
}

// How a text is refused, or nothing.
std::string refusal(const std::string& text, const json::Limits& limits = {}) {
  try {
    (void)told(text, limits);
  } catch (const touchline::Error& error) {
    return std::string(name(error.code())) + " at " + error.what();
  }
  return {};
}

}  // namespace

TEST_CASE("what is read by the short way is what the general parser reads", "[core][json]") {
  const std::string text =
      GENERATE(as<std::string>(), "null", "true", "false", "0", "7", "-7", "999999999999999999", "-999999999999999999",
               "\"\"", "\"a b\x7f\"", "[]", "{}", "[[],{},[{}]]", R"({"":{"":[]}})",
               R"({"a":[1,-2,"x",null,true,false],"b":{"c":{},"d":[0]},"e":"~/"})");
  CAPTURE(text);
  CHECK(told(text) == told(text + " "));
}

TEST_CASE("the short way reads what is written here, in two allocations", "[core][json]") {
  const std::string text = R"({"a":[1,-2,"some text",null,true,false],"b":{"c":{},"d":[0]},"e":"more text than fits"})";
  const auto allocations = [](const std::string& of) {
    const std::size_t before = touchline_test::allocation_count();
    const json::Document document(of);
    return touchline_test::allocation_count() - before;
  };
  CHECK(allocations(text) == 2);  // its copy of the text, and the nodes
  CHECK(allocations(text + " ") > 2);
}

TEST_CASE("what is not plain is left to the general parser, which reads it", "[core][json]") {
  CHECK(told(" 1") == told("1"));
  CHECK(told("[1, 2]") == told("[1,2]"));
  CHECK(told("\"\\u0041\"") == told("\"A\""));
  CHECK(told("\"é\"") == "='é' ");
  CHECK(told("1000000000000000000") == "=1000000000000000000 ");  // nineteen digits
  CHECK(told("-9223372036854775808") == "=-9223372036854775808 ");
}

TEST_CASE("what the general parser refuses, the short way does not accept", "[core][json]") {
  const std::string text =
      GENERATE(as<std::string>(), "", "-", "-0", "00", "01", "-01", "1.0", "1e2", "9223372036854775808", "nul", "nulll",
               "True", "[", "]", "[1", "[1,", "[1,]", "[,1]", "[1 2]", "[1}", "{", "}", "{\"a\"", "{\"a\":", "{\"a\":1",
               "{\"a\":1,", "{\"a\":1,}", "{\"a\"1}", "{1:1}", "{a:1}", "{\"a\":1]", "\"", "\"a", "\"\t\"", "\"\xff\"",
               "\"\\x\"", "1]", "{}{}", "[]]");
  CAPTURE(text);
  REQUIRE_FALSE(refusal(text).empty());
  const auto parse = [&] { return nlohmann::json::parse(text); };
  const bool is_json = text == "-0" || text == "1.0" || text == "1e2" || text == "9223372036854775808";  // but ours
  if (!is_json) CHECK_THROWS(parse());
}

TEST_CASE("a zero byte ends no text", "[core][json]") {
  const std::string zero(1, '\0');
  CHECK(refusal("[1]" + zero + "x") == "bad_json at line 1, column 4: not JSON: a zero byte");
  for (const std::string text : {"1", "[1]", "\"a\"", "[1"}) CHECK_FALSE(refusal(text + zero).empty());
  CHECK_FALSE(refusal("\"a" + zero + "\"").empty());
}

TEST_CASE("depth is limited the same by both ways", "[core][json]") {
  const auto nested = [](int depth) {
    return std::string(static_cast<std::size_t>(depth), '[') + std::string(static_cast<std::size_t>(depth), ']');
  };
  for (const int limit : {0, 1, 5, 32, 40})
    for (const int depth : {1, 2, 5, 6, 32, 33, 40, 41}) {
      const json::Limits limits{1 << 20, limit};
      CAPTURE(limit, depth);
      CHECK(refusal(nested(depth), limits) == refusal(nested(depth) + " ", limits));
      CHECK(refusal(nested(depth), limits).empty() == (depth <= limit));
    }
}
