#include "CFunctionTexts.h"

#pragma clang diagnostic ignored "-Wc23-extensions"  // #embed

static const unsigned char functions[] = {
#embed "Functions.txt" suffix(, 0)
};

const unsigned char *function_texts(void) { return functions; }
