/* A shared library that says to be of another version of the C interface. */
#include <stdint.h>

#if defined(__GNUC__)
__attribute__((visibility("default")))
#endif
uint32_t tl_abi_version(void);

uint32_t tl_abi_version(void) { return 99; }
