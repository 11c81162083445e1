// The texts in the program: session files and help. Swift's compiler needs half a minute for such an
// array of bytes.
#pragma once

#include <stddef.h>

// The lessons one after another, each followed by a zero.
const unsigned char *lesson_texts(void);

// The number of bytes, zeros included.
size_t lesson_texts_count(void);

// The help pages on topics: each begins with its name and ends at an empty line.
const unsigned char *help_pages(void);

// The groups of lessons, one row per group: its title, its subject, and the names of its lessons in
// the order of the texts.
const unsigned char *lesson_catalogue(void);

// Help on the keys of the scrubber, the tuner, touch and a review, one line per key.
const unsigned char *scrubber_keys(void);
const unsigned char *tuner_keys(void);
const unsigned char *touch_keys(void);
const unsigned char *review_keys(void);
