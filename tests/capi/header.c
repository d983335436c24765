/* The header needs no other before it. */
#include <touchline.h>

/* The sizes that bindings of other languages count on. */
_Static_assert(sizeof(tl_result) == 104, "tl_result");
_Static_assert(sizeof(tl_event) == 16, "tl_event");
_Static_assert(sizeof(tl_turn_options) == 56, "tl_turn_options");
_Static_assert(sizeof(tl_svg_options) == 48, "tl_svg_options");
_Static_assert(sizeof(tl_text_options) == 32, "tl_text_options");
_Static_assert(sizeof(tl_film_options) == 72, "tl_film_options");
_Static_assert(sizeof(void*) != 8 || sizeof(tl_perft_options) == 72, "tl_perft_options");
_Static_assert(sizeof(void*) != 8 || sizeof(tl_game_text) == 104, "tl_game_text");

extern tl_status touchline_header_in_c;
tl_status touchline_header_in_c = TL_OK;
