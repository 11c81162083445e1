// What is known of scalars. Those of a kind are told in ranges with both their ends, ascending, as in
// the files of Unicode: `300-36F 5BF`. Unassigned gaps inside a block belong to the block.
#pragma once

// Those that take two columns: East Asian wide and fullwidth, and emoji shown as pictures.
const unsigned char *wide_scalars(void);

// Those that take no column: combining marks, format controls, vowels and tails of Hangul.
const unsigned char *zero_width_scalars(void);

// Those from U+00AD on that show nothing where they stand alone: the general categories Cf, Zl and Zp
// of the Unicode Character Database, its property Default_Ignorable_Code_Point, and the noncharacters
// of the first plane. Of Cf the marks that stand before a number or a word and are
// seen, such as U+0600, are left out. Surrogates are no scalars.
const unsigned char *unprintable_scalars(void);

// The letters of ASCII from 33 on, and then those of Latin-1 from 161 on: 13 rows each, of 6 pixels,
// the leftmost in the highest bit of a number to which 35 is added for a sign. Line ends say nothing.
//
// Source: the font 6x13 of X11's misc-fixed, which is in the public domain.
const unsigned char *letter_rows(void);
