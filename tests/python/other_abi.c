/* A shared library that says to be of another version of the C interface. */
#include <stdint.h>

extern uint32_t tl_abi_version(void);
uint32_t tl_abi_version(void) { return 99; }
