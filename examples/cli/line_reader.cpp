#include "line_reader.hpp"

#include <istream>
#include <streambuf>

namespace touchline::cli {

LineRead read_line(std::istream& in, std::string& line, std::size_t limit) {
  using Traits = std::streambuf::traits_type;
  std::streambuf& buffer = *in.rdbuf();
  line.clear();
  bool any = false;
  bool too_long = false;
  for (;;) {
    const auto next = buffer.sbumpc();
    const bool is_end = Traits::eq_int_type(next, Traits::eof());
    if (is_end && !any) return LineRead::end;
    if (is_end || Traits::to_char_type(next) == '\n') return too_long ? LineRead::too_long : LineRead::whole;
    any = true;
    if (line.size() < limit && !too_long) {
      line.push_back(Traits::to_char_type(next));
    } else if (!too_long) {
      too_long = true;
      line = std::string();
    }
  }
}

}  // namespace touchline::cli
