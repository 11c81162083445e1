#include "CSwiftSupport.h"

#pragma clang diagnostic ignored "-Wc23-extensions"  // #embed

static const unsigned char text[] = {
#embed "Support.txt"
};

const unsigned char *swift_support(void) { return text; }

size_t swift_support_count(void) { return sizeof text; }
