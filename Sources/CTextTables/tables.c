#include "CTextTables.h"

#pragma clang diagnostic ignored "-Wc23-extensions"  // #embed

static const unsigned char wide[] = {
#embed "Wide.txt" suffix(, 0)
};
static const unsigned char zero_width[] = {
#embed "ZeroWidth.txt" suffix(, 0)
};
static const unsigned char unprintable[] = {
#embed "Unprintable.txt" suffix(, 0)
};
static const unsigned char letters[] = {
#embed "Letters.txt" suffix(, 0)
};

const unsigned char *wide_scalars(void) { return wide; }
const unsigned char *zero_width_scalars(void) { return zero_width; }
const unsigned char *unprintable_scalars(void) { return unprintable; }
const unsigned char *letter_rows(void) { return letters; }
