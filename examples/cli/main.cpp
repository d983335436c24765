/// The program: the driver with the games of the library.
#include <csignal>
#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

#include "driver.hpp"
#include "interrupt.hpp"
#include "terminal.hpp"

int main(int count, char** arguments) {
  using namespace touchline;
  std::ios::sync_with_stdio(false);
#ifdef SIGPIPE
  (void)std::signal(SIGPIPE, SIG_DFL);  // a reader that has gone ends the program quietly, whatever the parent ignores
#endif
  cli::install_interrupt_handler();
  const char* no_color = std::getenv("NO_COLOR");
  const bool plain = no_color != nullptr && *no_color != 0;
  const bool to_terminal = cli::is_terminal(cli::Stream::out);
  const cli::Console console{.in = std::cin,
                             .out = std::cout,
                             .err = std::cerr,
                             .out_is_terminal = to_terminal,
                             .err_is_terminal = cli::is_terminal(cli::Stream::err),
                             .colour = to_terminal && !plain};
  const std::vector<std::string> words(arguments + (count > 0 ? 1 : 0), arguments + count);
  return cli::run(Registry::built_in(), words, console);
}
