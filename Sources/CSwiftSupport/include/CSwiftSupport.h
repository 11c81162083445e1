#pragma once

// Declarations that stand behind an exported session: Swift, each with a heading that says what needs
// it.
const unsigned char *swift_support(void);

// Calls of UIKit's that are values, and the same as they are typed here, a row a line as
// `SwiftForm.swift` explains them.
const unsigned char *swift_values(void);

// What stands for longer texts in such rows, and in those of commands: a name and a text a line.
const unsigned char *swift_shorthands(void);
