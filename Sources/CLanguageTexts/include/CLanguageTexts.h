#pragma once

// The language's functions, one row per line: the name, the kind of result and its description, the
// parameters of each way to call it, examples for messages, and further examples for help. A
// parameter that does not take a number names what it takes. `in:` has a label; a `?` makes it
// optional; `rate:*` is shown like a label, but is written without one. Newer functions, whose names
// are not reserved, form a group of their own.
const unsigned char *function_texts(void);

// The labels' meanings, one row per line: the label (after its function, if it has one), the meaning.
const unsigned char *function_labels(void);

// The syntax errors, one row per line: the mistake, optionally with the end of the words it is about,
// the message, and what would work. In a message, `WORD` is replaced by these words in quotes and
// `TEXT` by the words as they are. The first row that matches is used.
const unsigned char *syntax_errors(void);
