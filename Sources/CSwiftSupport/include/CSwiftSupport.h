// Declarations that stand behind an exported session, as bytes: Swift, each with a heading that says
// what needs it.
#pragma once

#include <stddef.h>

const unsigned char *swift_support(void);
size_t swift_support_count(void);
