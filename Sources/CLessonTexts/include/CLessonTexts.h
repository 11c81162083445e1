// The texts in the program: session files and help. An array of bytes in Swift takes the compiler half
// a minute.
#pragma once

#include <stddef.h>

// The texts one after another, each with a zero behind it.
const unsigned char *lesson_texts(void);

// How many bytes they are together with their zeros.
size_t lesson_texts_count(void);

// The pages of help that are about no single command: each begins with its name, and ends at an empty
// line.
const unsigned char *help_pages(void);
