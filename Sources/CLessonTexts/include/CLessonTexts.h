// The session files that are in the program, as bytes: an array of them in Swift takes the compiler
// half a minute.
#pragma once

#include <stddef.h>

// The texts one after another, each with a zero behind it.
const unsigned char *lesson_texts(void);

// How many bytes they are together with their zeros.
size_t lesson_texts_count(void);
