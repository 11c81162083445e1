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

// The lessons' groups, a row each: what one is called and about, and the names of its lessons in the
// order of the texts.
const unsigned char *lesson_catalogue(void);

// What help there is on the keys of the scrubber, the tuner, touch and a review, a line a key.
const unsigned char *scrubber_keys(void);
const unsigned char *tuner_keys(void);
const unsigned char *touch_keys(void);
const unsigned char *review_keys(void);
