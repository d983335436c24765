/// Parameters from a command line.
#pragma once

#include <CLI/CLI.hpp>

#include "parameters.hpp"

namespace touchline::cli {

/// Declares parameters as options and arguments of a CLI11 command; its parsing fills them.
class ShellParameters final : public Parameters {
 public:
  explicit ShellParameters(CLI::App& command) noexcept : command_(command) {}

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
  CLI::Option* add(const std::string& name, std::string_view help, const char* shown, CLI::callback_t take);

  CLI::App& command_;
};

}  // namespace touchline::cli
