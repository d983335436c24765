#include "driver.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <iostream>
#include <memory>
#include <new>
#include <vector>

#include "touchline/core/text.hpp"

#include "call.hpp"
#include "shell_parameters.hpp"
#include "status.hpp"

namespace touchline::cli {
namespace {

std::string call_names() {
  std::string names;
  for (const auto& info : calls()) names.append(names.empty() ? "" : ", ").append(info.name);
  return names;
}

/// The program as CLI11 sees it: a command for each call.
class CommandLine {
 public:
  CommandLine() : app_("The rules of tabletop games in a shell: states, legal actions, records, counts.", "touchline") {
    app_.set_version_flag("--version", "touchline " TOUCHLINE_DRIVER_VERSION);
    app_.require_subcommand(1);
    app_.get_formatter()->label("SUBCOMMAND", "CALL");
    app_.get_formatter()->label("Subcommands", "Calls");
    app_.footer(
        "Every call tells more with --help: touchline perft --help\n"
        "FILE is a path or - for standard input: a state, a record (its final state) or a position line.");
    for (const auto& info : calls()) add(info);
  }

  /// Fills the parameters of the call that the arguments name. Throws CLI::ParseError.
  void parse(std::span<const std::string> arguments) {
    if (arguments.empty()) throw CLI::ParseError("a call is missing: " + call_names(), CLI::ExitCodes::RequiredError);
    if (!arguments.front().starts_with('-') && find_call(arguments.front()) == nullptr) {
      throw CLI::ParseError("there is no call " + quote(arguments.front()) + "; calls are " + call_names(),
                            CLI::ExitCodes::ExtrasError);
    }
    std::vector<std::string> reversed(arguments.rbegin(), arguments.rend());
    app_.parse(std::move(reversed));
  }

  [[nodiscard]] Call& chosen() { return *chosen_; }
  [[nodiscard]] bool json() const noexcept { return json_; }
  [[nodiscard]] const CLI::App& app() const noexcept { return app_; }
  /// The command whose help was asked for or whose usage was wrong.
  [[nodiscard]] std::string command() const {
    const auto named = app_.get_subcommands();
    return named.empty() ? "touchline" : "touchline " + named.front()->get_name();
  }
  [[nodiscard]] std::string help() const { return app_.help(); }

 private:
  void add(const CallInfo& info) {
    CLI::App* command = app_.add_subcommand(std::string(info.name), std::string(info.summary));
    command->footer("Example:\n  touchline " + std::string(info.example));
    calls_.push_back(info.make());
    Call* call = calls_.back().get();
    ShellParameters parameters(*command);
    call->declare(parameters);
    if (info.is_served) command->add_flag("--json", json_, "answer with one JSON value");
    command->callback([this, call] { chosen_ = call; });
  }

  CLI::App app_;
  std::vector<std::unique_ptr<Call>> calls_;
  Call* chosen_ = nullptr;
  bool json_ = false;
};

int run_call(Call& call, const Session& session) {
  const Console& console = session.console;
  try {
    const int status = call.run(session);
    console.out.flush();
    if (console.out) return status;
    console.err << "touchline: the output cannot be written\n";
  } catch (const UsageError& error) {
    console.out.flush();
    console.err << "touchline: " << error.what() << '\n';
    return wrong_usage;
  } catch (const std::bad_alloc&) {
    console.err << "touchline: out of memory\n";
  } catch (const std::exception& error) {
    console.out.flush();
    console.err << "touchline: " << error.what() << '\n';
  }
  return bad_input;
}

}  // namespace

int run(const Registry& registry, std::span<const std::string> arguments, const Console& console) {
  CommandLine line;
  try {
    line.parse(arguments);
  } catch (const CLI::CallForHelp&) {
    console.out << line.help() << std::flush;
    return done;
  } catch (const CLI::CallForVersion& version_call) {
    console.out << version_call.what() << '\n' << std::flush;
    return done;
  } catch (const CLI::ParseError& error) {
    console.err << "touchline: " << error.what() << "\nSee " << line.command() << " --help\n";
    return wrong_usage;
  }
  return run_call(line.chosen(), {.registry = registry, .console = console, .json = line.json()});
}

}  // namespace touchline::cli
