// The files of an exported page, as bytes: an array of them in Swift takes the compiler half a minute.
#pragma once

#include <stddef.h>

// The files one after another, each with a zero behind it: the style sheet, the body, and the parts
// of the script in the order in which they run. The last part is what makes a page follow a session.
const unsigned char *page_files(void);

// How many bytes they are together with their zeros.
size_t page_files_count(void);
