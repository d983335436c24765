// Lines of `touchline serve` from any bytes: each gets one answer, an object on one line.
#include <algorithm>

#include "json_mutator.hpp"
#include "oracle.hpp"
#include "request.hpp"

using namespace touchline;

namespace {

constexpr json::Limits answer_limits{std::size_t{64} << 20, 40};

// The number of a parameter, `otherwise` if it is not given as a number.
std::uint64_t number(json::Value params, std::string_view name, std::uint64_t otherwise) {
  const auto value = params.find(name);
  if (!value && name == "max-actions") return number(params, "max_actions", otherwise);
  return value && value->kind() == json::Kind::integer ? value->as_unsigned() : otherwise;
}

bool is_given(json::Value params, std::string_view name) { return params.find(name).has_value(); }

// Whether a request asks for much work and is not to be run here: the work is the caller's choice.
bool is_long(json::Value request) {
  constexpr std::uint64_t much = 1'000'000'000;
  const auto call = request.find("call");
  const auto params = request.find("params");
  if (!call || call->kind() != json::Kind::string || !params || params->kind() != json::Kind::object) return false;
  const std::string_view name = call->as_string();
  if (name == "bench" || name == "play") return true;
  if (name == "perft")
    return number(*params, "depth", much) > 1 || is_given(*params, "threads") || is_given(*params, "hash") ||
           is_given(*params, "repeat") || params->size() > 2;
  if (name == "random")
    return number(*params, "games", much) > 2 || number(*params, "max-actions", much) > 100 || params->size() > 3;
  if (name == "trace") return number(*params, "max-actions", much) > 20;
  if (name == "winning-turn") return number(*params, "nodes", much) > 1000;
  if (name == "legal") return is_given(*params, "turns") && number(*params, "limit", much) > 100;
  return false;
}

bool is_long(std::string_view line) {
  try {
    const json::Document document(line);
    return document.root().kind() == json::Kind::object && is_long(document.root());
  } catch (const Error&) {
    return false;
  }
}

void answer(std::string_view line) {
  const std::string text = cli::answer_request(fuzz::registry(), line);
  fuzz::accepted([&] {
    fuzz::require(text.find('\n') == std::string::npos, "an answer is one line");
    const json::Document document(text, answer_limits);
    const bool done = document.root().find("ok").value().as_boolean();
    if (done)
      (void)document.root().members({"id", "ok", "result"}, {"warnings"});
    else
      (void)document.root().members({"error", "id", "ok"})["error"].members({"code", "message", "place"}, {"legal"});
  });
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  std::string_view text = fuzz::text_of(data, size);
  for (int lines = 0; lines < 4 && !text.empty(); ++lines) {
    const std::string_view line = text.substr(0, text.find('\n'));
    if (!is_long(line)) answer(line);
    text.remove_prefix(std::min(text.size(), line.size() + 1));
  }
  return 0;
}

extern "C" std::size_t LLVMFuzzerCustomMutator(unsigned char* data, std::size_t size, std::size_t room, unsigned seed) {
  return fuzz::mutate_json(data, size, room, seed, [](std::string_view text, Rng&) { return std::string(text); });
}
