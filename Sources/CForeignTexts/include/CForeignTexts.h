// What people type who know other tools: texts that are read as tables, a row a line.
#pragma once

// Single words, with headings that begin with a number sign.
const unsigned char *foreign_words(void);

// What goes by other names here: members, labels, timings and values.
const unsigned char *foreign_names(void);

// Members that views, layers and rectangles have elsewhere.
const unsigned char *foreign_members(void);

// The numbers of a kind, of what '%' stands for; or what is said where it has none.
const unsigned char *foreign_numbers(void);

// CSS's names of colours, in small letters: w3.org/TR/css-color-4, section 6.1, but for the names
// that UIKit has as well.
const unsigned char *foreign_css_colors(void);

// Timings that others have published, with headings that begin with a number sign.
const unsigned char *foreign_timings(void);

// Patterns of whole statements, in the order in which they are tried.
const unsigned char *foreign_forms(void);
