// Declarations that stand behind an exported session: Swift, each with a heading that says what needs
// it.
#pragma once

const unsigned char *swift_support(void);
