#include "shell_parameters.hpp"

#include "touchline/core/text.hpp"

namespace touchline::cli {
namespace {

constexpr int most_arguments = 1 << 29;  // what CLI11 takes for any number

std::string option(std::string_view name) { return "--" + std::string(name); }

std::string range_text(Range range) {
  if (range.high == Range{}.high) return "a whole number from " + std::to_string(range.low);
  return "a whole number from " + std::to_string(range.low) + " to " + std::to_string(range.high);
}

std::uint64_t checked_number(const std::string& name, const std::string& text, Range range) {
  const auto number = parse_number(text, range.high);
  if (!number || *number < range.low) {
    throw CLI::ValidationError(name, quote(text) + " is not " + range_text(range));
  }
  return *number;
}

bool is_number(const std::string& text) { return parse_number(text, Range{}.high).has_value(); }

std::string upper(std::string_view name) {
  std::string text(name);
  for (char& letter : text) {
    if (letter >= 'a' && letter <= 'z') letter = static_cast<char>(letter - 'a' + 'A');
  }
  return text;
}

// CLI11 from 2.4 on takes a lone `{}`, which to us is a JSON object, for a list without entries: it adds a mark.
const std::string& one(const CLI::results_t& given) { return given.front(); }

std::vector<std::string> all(const CLI::results_t& given) {
  const bool is_marked = given.size() == 2 && given[0] == "{}" && given[1] == "%%";
  return is_marked ? std::vector<std::string>{given[0]} : given;
}

}  // namespace

CLI::Option* ShellParameters::add(const std::string& name, std::string_view help, const char* shown,
                                  CLI::callback_t take) {
  CLI::Option* made = command_.add_option(name, std::move(take), std::string(help));
  return made->type_name(shown)->allow_extra_args(false);
}

void ShellParameters::flag(std::string_view name, bool& value, std::string_view help) {
  command_.add_flag(option(name), value, std::string(help));
}

void ShellParameters::number(std::string_view name, std::optional<std::uint64_t>& value, std::string_view help,
                             Range range) {
  const std::string shown = option(name);
  add(shown, help, "N", [&value, shown, range](const CLI::results_t& given) {
    value = checked_number(shown, one(given), range);
    return true;
  });
}

void ShellParameters::text(std::string_view name, std::string& value, std::string_view help) {
  add(option(name), help, "TEXT", [&value](const CLI::results_t& given) {
    value = one(given);
    return true;
  });
}

void ShellParameters::texts(std::string_view name, std::vector<std::string>& values, std::string_view help) {
  add(option(name), help, "TEXT", [&values](const CLI::results_t& given) {
    values = all(given);
    return true;
  })->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
}

void ShellParameters::path(std::string_view name, std::string& value, std::string_view help) {
  add(option(name), help, "PATH", [&value](const CLI::results_t& given) {
    value = one(given);
    return true;
  });
}

void ShellParameters::document(std::string_view name, Source& source, std::string_view help) {
  add(option(name), help, "FILE", [&source](const CLI::results_t& given) {
    source = Source::file(one(given));
    return true;
  });
}

void ShellParameters::rules(Source& source) {
  add("--rules", "a JSON object of the rules to change, or a file of it", "JSON|FILE",
      [&source](const CLI::results_t& given) {
        const bool is_object = trim(one(given)).starts_with('{');
        source = is_object ? Source::text("--rules", one(given)) : Source::file(one(given));
        return true;
      });
}

void ShellParameters::name_argument(std::string_view name, std::string& value, std::string_view help, bool needed) {
  const std::string shown = upper(name);
  CLI::Option* made = add(shown, help, "", [&value](const CLI::results_t& given) {
    value = one(given);
    return true;
  });
  made->required(needed);
  if (needed) return;
  // Left out before a number that is needed: the number is not taken for the name.
  made->check([](const std::string& text) { return is_number(text) ? "a number" : std::string(); });
  command_.validate_positionals();
}

void ShellParameters::number_argument(std::string_view name, std::uint64_t& value, std::string_view help, Range range) {
  const std::string shown = upper(name);
  add(shown, help, "", [&value, shown, range](const CLI::results_t& given) {
    value = checked_number(shown, one(given), range);
    return true;
  })->required();
}

void ShellParameters::texts_argument(std::string_view, std::vector<std::string>& values, std::string_view help) {
  add("TEXT", help, "",
      [&values](const CLI::results_t& given) {
        values = all(given);
        return true;
      })
      ->required()
      ->expected(1, most_arguments)
      ->allow_extra_args();
}

void ShellParameters::source_argument(Source& source, std::string_view help) {
  add("FILE", help, "", [&source](const CLI::results_t& given) {
    source = Source::file(one(given));
    return true;
  })->required();
}

void ShellParameters::sources_argument(std::vector<Source>& sources, std::string_view help) {
  add("FILE", help, "",
      [&sources](const CLI::results_t& given) {
        for (const auto& path : all(given)) sources.push_back(Source::file(path));
        return true;
      })
      ->required()
      ->expected(1, most_arguments)
      ->allow_extra_args();
}

}  // namespace touchline::cli
