#include "CLanguageTexts.h"

#pragma clang diagnostic ignored "-Wc23-extensions"  // #embed

static const unsigned char functions[] = {
#embed "Functions.txt" suffix(, 0)
};

static const unsigned char labels[] = {
#embed "FunctionLabels.txt" suffix(, 0)
};

static const unsigned char mistakes[] = {
#embed "SyntaxErrors.txt" suffix(, 0)
};

const unsigned char *function_texts(void) { return functions; }

const unsigned char *function_labels(void) { return labels; }

const unsigned char *syntax_errors(void) { return mistakes; }
