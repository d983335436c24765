#include "touchline.h"

#define TL_TEXT_OF(number) #number
#define TL_VERSION_TEXT(major, minor, patch) TL_TEXT_OF(major) "." TL_TEXT_OF(minor) "." TL_TEXT_OF(patch)

uint32_t tl_abi_version(void) { return TL_ABI_VERSION; }
const char* tl_version(void) { return TL_VERSION_TEXT(TL_VERSION_MAJOR, TL_VERSION_MINOR, TL_VERSION_PATCH); }
