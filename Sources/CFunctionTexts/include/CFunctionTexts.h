// The language's functions, a row a line: the name, what it makes and what that is, the parameters
// of each way to call it, examples for messages, and more of them for help. A parameter that takes
// something else than a number says what. Groups of rows stand apart.
#pragma once

const unsigned char *function_texts(void);
