// Tables of Unicode scalars. Each lists closed ranges in ascending order, written as in Unicode's own
// files: `300-36F 5BF`. Unassigned gaps inside a block count as part of the block.
#pragma once

// Scalars that take two columns: East Asian wide and fullwidth, and emoji shown as pictures.
const unsigned char *wide_scalars(void);

// Scalars that take no column: combining marks, format controls, vowels and tails of Hangul.
const unsigned char *zero_width_scalars(void);

// Scalars from U+00AD on that show nothing by themselves: the general categories Cf, Zl and Zp of the
// Unicode Character Database, its property Default_Ignorable_Code_Point, and the noncharacters of the
// first plane. Left out are the visible marks of Cf that precede a number or a word, such as U+0600.
// Surrogates are not scalars.
const unsigned char *unprintable_scalars(void);

// A bitmap font: the glyphs of ASCII from 33 on, then those of Latin-1 from 161 on. A glyph has 13
// rows of 6 pixels. One character encodes a row: the row as a number, whose highest bit is the
// leftmost pixel, plus 35. Line ends are ignored.
//
// Source: the font 6x13 of X11's misc-fixed, which is in the public domain.
const unsigned char *letter_rows(void);
