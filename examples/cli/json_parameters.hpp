/// Parameters from the `params` of a request.
#pragma once

#include <functional>
#include <map>
#include <optional>

#include "touchline/core/json_reader.hpp"

#include "parameters.hpp"

namespace touchline::cli {

/// Fills parameters from the members of an object as they are declared. Names may be written with `_` for `-`. A member
/// that is null counts as not given. Errors are Error(bad_json) and the like, with the place in the request.
class JsonParameters final : public Parameters {
 public:
  /// No members.
  JsonParameters() = default;
  explicit JsonParameters(json::Value params);

  /// Refuses members that no declaration asked for. To be called after the declarations.
  void finish() const;

  void flag(std::string_view name, bool& value, std::string_view help) override;
  void number(std::string_view name, std::optional<std::uint64_t>& value, std::string_view help, Range range) override;
  void text(std::string_view name, std::string& value, std::string_view help) override;
  void texts(std::string_view name, std::vector<std::string>& values, std::string_view help) override;
  void path(std::string_view name, std::string& value, std::string_view help) override;
  void document(std::string_view name, Source& source, std::string_view help) override;
  void rules(Source& source) override;

  void name_argument(std::string_view name, std::string& value, std::string_view help, bool needed) override;
  void number_argument(std::string_view name, std::uint64_t& value, std::string_view help, Range range) override;
  void texts_argument(std::string_view name, std::vector<std::string>& values, std::string_view help) override;
  void source_argument(Source& source, std::string_view help) override;
  void sources_argument(std::vector<Source>& sources, std::string_view help) override;

 private:
  std::optional<json::Value> take(std::string_view name);
  json::Value take_needed(std::string_view name);
  void take_document(Source& source);

  std::map<std::string, json::Value, std::less<>> left_;  // not yet asked for
};

}  // namespace touchline::cli
