#include "touchline/core/document.hpp"

#include <string>
#include <vector>

#include "touchline/core/text.hpp"

namespace touchline::inline v1 {
namespace {

void check_version(json::Value document) {
  const auto version = document.find("touchline");
  if (!version) document.fail(ErrorCode::bad_json, "expected an object with the key \"touchline\", the format version");
  if (version->kind() != json::Kind::integer || version->as_integer(INT64_MIN, INT64_MAX) != format_version)
    version->fail(ErrorCode::bad_json, "this is another format version; this library reads version 1");
}

}  // namespace

std::string_view kind_of(json::Value document) {
  check_version(document);
  const auto kind = document.find("kind");
  if (!kind) document.fail(ErrorCode::bad_json, "the key \"kind\" is missing");
  return kind->as_string();
}

json::Members read_envelope(json::Value document, std::string_view kind, std::initializer_list<std::string_view> keys) {
  const std::string_view found = kind_of(document);
  if (found != kind)
    document.find("kind")->fail(ErrorCode::bad_json,
                                "expected a document of kind " + quote(kind) + ", found " + quote(found));
  std::vector<std::string_view> required{"game", "kind", "touchline"};
  required.insert(required.end(), keys.begin(), keys.end());
  return document.members(required, {});
}

}  // namespace touchline::inline v1
