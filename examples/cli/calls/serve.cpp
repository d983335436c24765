#include <new>
#include <ostream>

#include "call.hpp"
#include "interrupt.hpp"
#include "line_reader.hpp"
#include "request.hpp"
#include "status.hpp"

namespace touchline::cli {
namespace {

constexpr std::size_t line_limit = std::size_t{16} << 20;

std::string answer_line(const Registry& registry, LineRead kind, const std::string& line) {
  try {
    if (kind == LineRead::whole) return answer_request(registry, line);
    return answer_unreadable(Error(ErrorCode::limit_exceeded, "a line may be 16 MiB long at most"));
  } catch (const std::bad_alloc&) {
    return R"({"error":{"code":"limit_exceeded","message":"out of memory","place":""},"id":null,"ok":false})";
  }
}

/// `serve`: a request a line, an answer a line.
class Serve final : public Call {
 public:
  void declare(Parameters&) override {}

  int run(const Session& session) override {
    std::string line;
    for (;;) {
      const LineRead kind = read_line(session.console.in, line, line_limit);
      if (kind == LineRead::end) return done;
      session.console.out << answer_line(session.registry, kind, line) << '\n' << std::flush;
      if (!session.console.out) return bad_input;
      if (interrupted()) return interrupted_status;
      if (line.capacity() > (std::size_t{1} << 20)) line = std::string();  // one long line is no reason to keep room
    }
  }
};

}  // namespace

std::unique_ptr<Call> make_serve() { return std::make_unique<Serve>(); }

}  // namespace touchline::cli
