#include <string>

#include "touchline/core/json_reader.hpp"
#include "touchline/core/json_writer.hpp"

#include "support/catch.hpp"

namespace json = touchline::json;
using touchline::Error;
using touchline::ErrorCode;

namespace {

struct Refusal {
  ErrorCode code;
  std::string place;
  std::string message;
};

// The refusal that reading gives; the test fails if there is none.
template <class Use>
Refusal refusal_of(std::string_view text, const Use& use, const json::Limits& limits = {}) {
  try {
    const json::Document document(text, limits);
    use(document.root());
  } catch (const Error& error) {
    return {error.code(), std::string(error.place()), std::string(error.message())};
  }
  FAIL("accepted: " << text);
  return {};
}

Refusal refusal_of(std::string_view text, const json::Limits& limits = {}) {
  return refusal_of(
      text, [](json::Value) {}, limits);
}

}  // namespace

TEST_CASE("the writer sees to commas and escapes", "[core][json]") {
  std::string out;
  json::Writer writer(out);
  writer.begin_object();
  writer.key("a");
  writer.begin_array();
  writer.integer(-5);
  writer.null();
  writer.boolean(true);
  writer.begin_object();
  writer.end_object();
  writer.string("q\"b\\n\n\x01é");
  writer.end_array();
  writer.free_key("k\"");
  writer.raw("[1]");
  writer.end_object();
  CHECK(out == "{\"a\":[-5,null,true,{},\"q\\\"b\\\\n\\n\\u0001é\"],\"k\\\"\":[1]}");
}

TEST_CASE("integers that doubles would round are written as strings", "[core][json]") {
  std::string out;
  json::Writer writer(out);
  writer.begin_array();
  writer.integer(9007199254740992);  // 2^53
  writer.integer(9007199254740993);
  writer.integer(-9007199254740993);
  writer.unsigned_integer(18446744073709551615U);
  writer.end_array();
  CHECK(out == R"([9007199254740992,"9007199254740993","-9007199254740993","18446744073709551615"])");

  const json::Document document(out);
  std::vector<json::Value> values;
  document.root().for_each_element([&](json::Value value) { values.push_back(value); });
  CHECK(values[1].as_integer(INT64_MIN, INT64_MAX) == 9007199254740993);
  CHECK(values[2].as_integer(INT64_MIN, INT64_MAX) == -9007199254740993);
  CHECK(values[3].as_unsigned() == 18446744073709551615U);
}

TEST_CASE("a small integer in a string is no integer", "[core][json]") {
  const auto read = [](json::Value value) { (void)value.as_integer(0, 100); };
  CHECK(refusal_of("\"5\"", read).message == "expected an integer from 0 to 100, found \"5\"");
  CHECK(refusal_of("101", read).message == "expected an integer from 0 to 100, found 101");
}

TEST_CASE("numbers that are no integers are refused with their place", "[core][json]") {
  CHECK(refusal_of(R"({"a":[1,1.0]})").place == "/a/1");
  CHECK(refusal_of("[1e2]").place == "/0");
  CHECK(refusal_of("[0,-0]").place == "/1");
  CHECK(refusal_of("[9223372036854775808]").place == "/0");
  CHECK(refusal_of("[-9223372036854775809]").place == "/0");
  CHECK_NOTHROW(json::Document("[-9223372036854775808,9223372036854775807,0]"));
}

TEST_CASE("what is not JSON is refused with line and column", "[core][json]") {
  const Refusal refusal = refusal_of("{\n \"a\": 1,\n \"b\" 2}");
  CHECK(refusal.code == ErrorCode::bad_json);
  CHECK(refusal.place == "line 3, column 6");
  for (const char* text : {"", " ", "{", "[1,]", "{\"a\":}", "nul", "[1] 2", "'a'", "\"\xff\"", "\"\xc0\x80\"",
                           "\"\xed\xa0\x80\"", "\"\\ud800\"", "[01]", "+1", "\x01", "[1}", "// x\n1"})
    CHECK(refusal_of(text).code == ErrorCode::bad_json);
}

TEST_CASE("length and depth are bounded", "[core][json]") {
  const std::string deep_enough = std::string(32, '[') + std::string(32, ']');
  CHECK_NOTHROW(json::Document(deep_enough));
  const std::string too_deep = "[" + deep_enough + "]";
  const Refusal depth = refusal_of(too_deep);
  CHECK(depth.code == ErrorCode::limit_exceeded);
  CHECK(depth.message == "nested deeper than 32");
  CHECK(refusal_of(std::string(1 << 20, '[')).code == ErrorCode::limit_exceeded);

  const std::string longest = "\"" + std::string((1 << 20) - 2, 'x') + "\"";
  CHECK_NOTHROW(json::Document(longest));
  CHECK(refusal_of(longest + " ").code == ErrorCode::limit_exceeded);
  CHECK_NOTHROW(json::Document(longest + " ", json::record_limits));
}

TEST_CASE("objects must have the keys that are expected, each once", "[core][json]") {
  const auto read = [](json::Value value) { (void)value.members({"a", "b"}, {"c"}); };
  const json::Document good(R"({"b":1,"c":{"x":2},"a":3})");
  const auto members = good.root().members({"a", "b"}, {"c", "d"});
  CHECK(members["a"].as_integer(0, 9) == 3);
  CHECK(members.has("c"));
  CHECK_FALSE(members.has("d"));
  CHECK(members["c"].members({"x"})["x"].place() == "/c/x");

  CHECK(refusal_of(R"({"a":1})", read).message == R"(the key "b" is missing)");
  CHECK(refusal_of(R"({"a":1,"b":2,"z":3})", read).place == "/z");
  CHECK(refusal_of(R"({"a":1,"b":2,"a":3})", read).message == "the key stands twice");
  CHECK(refusal_of(R"([])", read).message == "expected an object, found an array");
}

TEST_CASE("free keys are visited in order and not taken twice", "[core][json]") {
  const json::Document document(R"({"y":"1","x":"2"})");
  std::string seen;
  document.root().for_each_member(
      [&](std::string_view key, json::Value value) { seen.append(key).append(value.as_string()); });
  CHECK(seen == "y1x2");
  const auto visit = [](json::Value value) { value.for_each_member([](std::string_view, json::Value) {}); };
  CHECK(refusal_of(R"({"a/~b":1,"a/~b":1})", visit).place == "/a~1~0b");
}

TEST_CASE("places are JSON Pointers", "[core][json]") {
  const json::Document document(R"({"state":{"to_move":0,"men":["A1","B2",["C3",{"k":null}]]}})");
  const auto men = document.root().members({"state"})["state"].members({"to_move", "men"})["men"];
  CHECK(document.root().place().empty());
  CHECK(men.place() == "/state/men");
  std::vector<json::Value> elements;
  men.for_each_element([&](json::Value value) { elements.push_back(value); });
  CHECK(elements[1].place() == "/state/men/1");
  std::vector<json::Value> inner;
  elements[2].for_each_element([&](json::Value value) { inner.push_back(value); });
  CHECK(inner[1].members({"k"})["k"].place() == "/state/men/2/1/k");
}

TEST_CASE("UTF-8 is told from what is not", "[core][json]") {
  for (const char* text : {"", "abc", "é", "→", "\xf4\x8f\xbf\xbf", "\xee\x80\x80"}) CHECK(json::is_utf8(text));
  for (const char* text : {"\x80", "\xc0\xaf", "\xc3", "\xe2\x86", "\xed\xa0\x80", "\xf4\x90\x80\x80",
                           "\xf8\x88\x80\x80", "a\xff", "\xe0\x9f\xbf", "\xf0\x8f\xbf\xbf"})
    CHECK_FALSE(json::is_utf8(text));
}
