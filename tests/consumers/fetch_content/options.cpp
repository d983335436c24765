// A program that needs CLI11 alone.
#include <CLI/CLI.hpp>

int main(int argc, char** argv) {
  CLI::App app("options");
  CLI11_PARSE(app, argc, argv);
}
