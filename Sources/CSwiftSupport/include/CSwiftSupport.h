#pragma once

// Swift declarations that follow an exported session, each under a heading that says what needs it.
const unsigned char *swift_support(void);

// UIKit's calls that make values, and how the same values are typed here, one row per line in the
// form that `SwiftForm.swift` explains.
const unsigned char *swift_values(void);

// Abbreviations in such rows, and in the rows of commands: a name and the longer text per line.
const unsigned char *swift_shorthands(void);
