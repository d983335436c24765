// The header needs no other before it.
#include <touchline.h>

extern tl_status touchline_header_in_cpp;
tl_status touchline_header_in_cpp = TL_OK;
