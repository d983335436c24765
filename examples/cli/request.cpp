#include "request.hpp"

#include <istream>
#include <optional>
#include <ostream>
#include <sstream>

#include "touchline/core/text.hpp"

#include "call.hpp"
#include "json_parameters.hpp"
#include "json_text.hpp"
#include "status.hpp"

namespace touchline::cli {
namespace {

constexpr json::Limits request_limits{std::size_t{16} << 20, 34};  // two levels around a document of 32

void write_text(json::Writer& writer, std::string_view key, std::string_view text) {
  writer.key(key);
  writer.string(json::is_utf8(text) ? text : "(not UTF-8)");
}

void write_error(json::Writer& writer, const Error& error) {
  const auto* refused = dynamic_cast<const RefusedAction*>(&error);
  writer.begin_object();
  write_text(writer, "code", name(error.code()));
  if (refused != nullptr) {
    writer.key("legal");
    write_strings(writer, refused->legal());
  }
  write_text(writer, "message", error.message());
  write_text(writer, "place", error.place());
  writer.end_object();
}

std::string failed(std::string_view id, const Error& error) {
  std::string text;
  json::Writer writer(text);
  writer.begin_object();
  writer.key("error");
  write_error(writer, error);
  writer.key("id");
  writer.raw(id);
  writer.key("ok");
  writer.boolean(false);
  writer.end_object();
  return text;
}

// Calls name their options as on a command line; in a request they are parameters.
Error with_pointer(const Error& error) {
  constexpr std::string_view dashes = "--";
  if (!error.place().starts_with(dashes)) return error;
  return Error(error.code(), error.message(), "/params/" + std::string(error.place().substr(dashes.size())));
}

// What a call wrote: its JSON value and its messages.
struct Output {
  std::string value;
  std::string messages;
};

std::string succeeded(std::string_view id, const Output& output) {
  std::string text;
  json::Writer writer(text);
  writer.begin_object();
  writer.key("id");
  writer.raw(id);
  writer.key("ok");
  writer.boolean(true);
  writer.key("result");
  writer.raw(trim(output.value));
  if (!output.messages.empty()) write_text(writer, "warnings", trim(output.messages));
  writer.end_object();
  return text;
}

const CallInfo& served_call(json::Value value) {
  const CallInfo* info = find_call(value.as_string());
  if (info != nullptr && info->is_served) return *info;
  std::string names;
  for (const auto& call : calls())
    if (call.is_served) names.append(names.empty() ? "" : ", ").append(call.name);
  value.fail(ErrorCode::unknown_name, "there is no call " + quote(value.as_string()) + "; calls are " + names);
}

Output run_request(const Registry& registry, json::Value request) {
  const json::Members members = request.members({"call"}, {"id", "params"});
  const auto call = served_call(members["call"]).make();
  JsonParameters parameters;
  if (members.has("params") && !members["params"].is_null()) parameters = JsonParameters(members["params"]);
  call->declare(parameters);
  parameters.finish();
  std::istringstream nothing;
  std::ostringstream out;
  std::ostringstream messages;
  const Console console{.in = nothing, .out = out, .err = messages};
  const int status = call->run({.registry = registry, .console = console, .json = true, .served = true});
  if (status == interrupted_status) throw Error(ErrorCode::limit_exceeded, "interrupted");
  return {std::move(out).str(), std::move(messages).str()};
}

std::string answer(const Registry& registry, json::Value request) {
  std::string id = "null";
  try {
    if (request.kind() == json::Kind::object)
      if (const auto given = request.find("id")) id = to_text(*given);
    return succeeded(id, run_request(registry, request));
  } catch (const RefusedAction& error) {
    return failed(id, error);
  } catch (const Error& error) {
    return failed(id, with_pointer(error));
  } catch (const std::bad_alloc&) {
    return failed(id, Error(ErrorCode::limit_exceeded, "out of memory"));
  } catch (const std::exception& error) {
    return failed(id, Error(ErrorCode::unsupported, error.what()));
  }
}

}  // namespace

std::string answer_request(const Registry& registry, std::string_view request) {
  try {
    const json::Document document(request, request_limits);
    return answer(registry, document.root());
  } catch (const Error& error) {
    return answer_unreadable(error);
  }
}

std::string answer_unreadable(const Error& error) { return failed("null", error); }

}  // namespace touchline::cli
