// The driver of an application that knows Nim too.
#include <iostream>
#include <string>
#include <vector>

#include "driver.hpp"
#include "registry.hpp"

int main(int count, char** arguments) {
  const std::vector<std::string> words(arguments + 1, arguments + count);
  return touchline::cli::run(games_with_nim(), words, {.in = std::cin, .out = std::cout, .err = std::cerr});
}
