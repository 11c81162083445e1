#include "CSwiftSupport.h"

#pragma clang diagnostic ignored "-Wc23-extensions"  // #embed

static const unsigned char text[] = {
#embed "Support.txt" suffix(, 0)
};

const unsigned char *swift_support(void) { return text; }
