/* The header needs no other before it. */
#include <touchline.h>

extern tl_status touchline_header_in_c;
tl_status touchline_header_in_c = TL_OK;
