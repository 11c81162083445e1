#include "CCommandTexts.h"

#pragma clang diagnostic ignored "-Wc23-extensions"  // #embed

static const unsigned char commands[] = {
#embed "Commands.txt" suffix(, 0)
};

const unsigned char *command_texts(void) { return commands; }
