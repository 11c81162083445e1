// What people type who know other tools, as bytes: texts that are read as tables, a row a line.
#pragma once

#include <stddef.h>

// Single words, with headings that begin with a number sign.
const unsigned char *foreign_words(void);
size_t foreign_words_count(void);

// Patterns of whole statements, in the order in which they are tried.
const unsigned char *foreign_forms(void);
size_t foreign_forms_count(void);
