#pragma once

// The language's functions, a row a line: the name, what it makes and what that is, the parameters
// of each way to call it, examples for messages, and more of them for help. A parameter that takes
// something else than a number says what; `in:` has a label, and with a `?` may be left out; `rate:*` is told as
// a label is, and has none. Those
// that came later, and do not reserve their names, stand apart.
const unsigned char *function_texts(void);

// What the labels are for, a row a line: the label, perhaps behind its function, and its meaning.
const unsigned char *function_labels(void);

// What can be wrong with a text before anybody knows what its words mean, a row a line: the mistake,
// perhaps with what the words end in that it is about, what is said of it, and what would work.
// There `WORD` stands for these words in quotes, `TEXT` for them as they are; the first row counts.
const unsigned char *syntax_errors(void);
