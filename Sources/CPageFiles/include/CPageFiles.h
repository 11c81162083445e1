// The files of an exported page as bytes. Swift's compiler takes half a minute for such an array.
#pragma once

#include <stddef.h>

// The files one after another, each followed by a zero: the style sheet, the body, and the parts of
// the script in the order in which they run. The last part makes a page follow a session.
const unsigned char *page_files(void);

// The number of bytes, zeros included.
size_t page_files_count(void);
