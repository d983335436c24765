/* What the C programs of these tests need: a check that counts, and texts in and out without ceremony. */
#ifndef TOUCHLINE_TESTS_CAPI_CHECK_H
#define TOUCHLINE_TESTS_CAPI_CHECK_H

#include <stdio.h>
#include <string.h>
#include <touchline.h>

static int failures = 0;

static void check(int held, const char* what, int line) {
  if (held) return;
  ++failures;
  printf("line %d: %s (last error: %s: %s)\n", line, what, tl_last_error_place(), tl_last_error_message());
}

#define CHECK(held) check((held) ? 1 : 0, #held, __LINE__)
#define OK(call) CHECK((call) == TL_OK)
#define FAILS(status, call) CHECK((call) == (status))

/* A literal as pointer and length; a buffer as text out. */
#define IN(literal) (literal), strlen(literal)
static char text[65536];
static size_t length;
#define OUT text, sizeof text, &length
#define IS(expected) CHECK(strcmp(text, (expected)) == 0 && length == strlen(expected))
#define STARTS(expected) CHECK(strncmp(text, (expected), strlen(expected)) == 0 && length == strlen(text))

#endif
