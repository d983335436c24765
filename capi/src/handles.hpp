/// What stands behind the opaque types of touchline.h.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "touchline.h"
#include "touchline/core/any_state.hpp"
#include "touchline/core/random.hpp"
#include "touchline/core/record.hpp"
#include "touchline/core/registry.hpp"

struct tl_game {
  touchline::GameRef value;
};

struct tl_rules {
  touchline::GameRef game;
  std::map<std::string, std::string, std::less<>> fields;  // name → value as canonical JSON
};

struct tl_rng {
  touchline::Rng value;
  std::vector<touchline::ActionId> scratch;  // for tl_state_random_action, so that it allocates only at first
};

struct tl_state {
  touchline::AnyState value;
};

struct tl_view {
  touchline::AnyView value;
};

struct tl_statistics {
  touchline::GameRef game;
  touchline::AnyStatistics value;
};

struct tl_record {
  touchline::Record value;
};

namespace touchline::capi {

/// The games of this library and the handles to them.
struct Library {
  Registry registry;
  std::vector<tl_game> games;  // in the order of the registry
};

/// Made on the first call and never destroyed, so that handles to games stay valid while the process ends.
[[nodiscard]] const Library& library();

/// The handle of a game.
[[nodiscard]] const tl_game& handle_of(GameRef game);

}  // namespace touchline::capi
