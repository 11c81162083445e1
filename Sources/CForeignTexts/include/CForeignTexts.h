// Tables of what people type who know other tools, one row per line.
#pragma once

// Single words. A line that begins with a number sign is a heading.
const unsigned char *foreign_words(void);

// Members, labels, timings and values that have another name here.
const unsigned char *foreign_names(void);

// Members that views, layers and rectangles have in other tools.
const unsigned char *foreign_members(void);

// The numbers that each kind of thing has ('%' is its name), or the message if it has none.
const unsigned char *foreign_numbers(void);

// CSS's colour names in lower case, without those that UIKit has too. Source:
// w3.org/TR/css-color-4, section 6.1.
const unsigned char *foreign_css_colors(void);

// Timings that other tools publish. A line that begins with a number sign is a heading.
const unsigned char *foreign_timings(void);

// Patterns of whole statements, in the order in which they are tried.
const unsigned char *foreign_forms(void);
