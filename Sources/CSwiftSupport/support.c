#include "CSwiftSupport.h"

#pragma clang diagnostic ignored "-Wc23-extensions"  // #embed

static const unsigned char text[] = {
#embed "Support.txt" suffix(, 0)
};

static const unsigned char values[] = {
#embed "Values.txt" suffix(, 0)
};

static const unsigned char shorthands[] = {
#embed "Shorthands.txt" suffix(, 0)
};

const unsigned char *swift_support(void) { return text; }

const unsigned char *swift_values(void) { return values; }

const unsigned char *swift_shorthands(void) { return shorthands; }
