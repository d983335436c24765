#include "status.hpp"

#include <cstring>
#include <exception>
#include <new>
#include <stdexcept>
#include <string_view>
#include <system_error>

#include "touchline/core/error.hpp"

namespace touchline::capi {
namespace {

/// A text of limited length inside the object, so that keeping it cannot fail.
template <std::size_t Limit>
class KeptText {
 public:
  void set(std::string_view text) noexcept {
    constexpr std::string_view cut = "…";
    std::size_t length = text.size();
    if (length > Limit) {
      length = Limit - cut.size();
      while (length > 0 && is_continuation(text[length])) --length;
    }
    std::memcpy(text_, text.data(), length);
    if (length < text.size()) {
      std::memcpy(text_ + length, cut.data(), cut.size());
      length += cut.size();
    }
    text_[length] = '\0';
  }
  [[nodiscard]] const char* c_str() const noexcept { return text_; }

 private:
  static bool is_continuation(char byte) noexcept { return (static_cast<unsigned char>(byte) & 0xc0) == 0x80; }

  char text_[Limit + 1]{};
};

/// What went wrong last on a thread. Trivially destructible: no work when a thread ends.
struct LastError {
  tl_status code = TL_OK;
  KeptText<4096> message;
  KeptText<1024> place;
};

thread_local LastError last_error;

tl_status keep(tl_status code, std::string_view message, std::string_view place) noexcept {
  last_error.code = code;
  last_error.message.set(message);
  last_error.place.set(place);
  return code;
}

tl_status status_of(ErrorCode code) noexcept {
  switch (code) {
    case ErrorCode::illegal_action:
      return TL_ERROR_ILLEGAL_ACTION;
    case ErrorCode::game_over:
      return TL_ERROR_GAME_OVER;
    case ErrorCode::bad_text:
      return TL_ERROR_BAD_TEXT;
    case ErrorCode::ambiguous_text:
      return TL_ERROR_AMBIGUOUS_TEXT;
    case ErrorCode::bad_json:
      return TL_ERROR_BAD_JSON;
    case ErrorCode::bad_rules:
      return TL_ERROR_BAD_RULES;
    case ErrorCode::bad_state:
      return TL_ERROR_BAD_STATE;
    case ErrorCode::unknown_name:
      return TL_ERROR_UNKNOWN_NAME;
    case ErrorCode::unsupported:
      return TL_ERROR_UNSUPPORTED;
    case ErrorCode::limit_exceeded:
      return TL_ERROR_LIMIT_EXCEEDED;
    case ErrorCode::out_of_range:
      return TL_ERROR_OUT_OF_RANGE;
  }
  return TL_ERROR_INTERNAL;
}

struct StatusText {
  const char* name;
  const char* description;
};

// By number.
constexpr StatusText status_texts[] = {
    {"ok", "the call did what it says"},
    {"null", "a pointer that must not be NULL is NULL"},
    {"short_buffer", "the result does not fit the buffer; the size needed has been written"},
    {"illegal_action", "the action, turn or event is not possible now"},
    {"game_over", "the game is finished"},
    {"bad_text", "a move, a position or another text cannot be read"},
    {"ambiguous_text", "a short text fits more than one legal action"},
    {"bad_json", "the text is not JSON, or JSON of the wrong shape"},
    {"bad_rules", "the rules are out of range or at odds with each other"},
    {"bad_state", "play could not have produced this state, or it cannot be written this way"},
    {"unknown_name", "there is no game, field, tag or kind of that name"},
    {"unsupported", "this game, or this game under these rules, does not offer that"},
    {"limit_exceeded", "the input is larger, deeper or longer than the stated limit"},
    {"out_of_range", "an argument is outside its documented range"},
    {"out_of_memory", "an allocation failed"},
    {"system", "the system refused a thread"},
    {"internal", "a fault of this library"},
};
static_assert(std::size(status_texts) == TL_ERROR_INTERNAL + 1);

bool is_known(tl_status status) noexcept {
  return status >= 0 && status < static_cast<tl_status>(std::size(status_texts));
}

}  // namespace

tl_status keep_failure() noexcept {
  try {
    throw;
  } catch (const Failure& failure) {
    return keep(failure.status, failure.message, failure.place);
  } catch (const Error& error) {
    return keep(status_of(error.code()), error.message(), error.place());
  } catch (const std::bad_alloc&) {
    return keep(TL_ERROR_OUT_OF_MEMORY, "an allocation failed", "");
  } catch (const std::length_error&) {  // a container that would be larger than the address space
    return keep(TL_ERROR_OUT_OF_MEMORY, "an allocation failed", "");
  } catch (const std::system_error& error) {
    return keep(TL_ERROR_SYSTEM, error.what(), "");
  } catch (const std::exception& error) {
    return keep(TL_ERROR_INTERNAL, error.what(), "");
  } catch (...) {
    return keep(TL_ERROR_INTERNAL, "an exception of unknown type, perhaps of a callback", "");
  }
}

}  // namespace touchline::capi

using namespace touchline::capi;

tl_status tl_last_error_code(void) { return last_error.code; }
const char* tl_last_error_message(void) { return last_error.message.c_str(); }
const char* tl_last_error_place(void) { return last_error.place.c_str(); }

const char* tl_status_name(tl_status status) { return is_known(status) ? status_texts[status].name : "unknown"; }
const char* tl_status_description(tl_status status) {
  return is_known(status) ? status_texts[status].description : "this version of the library has no such status";
}
