// What each command says of itself, in paragraphs: after its name the help in a few words and, where
// there is more, a note with what else people have to know, what UIKit calls it, words under which
// people look for it, its calls in Swift with the lines that are typed for them, and entries that show
// it, which a test runs.
#pragma once

const unsigned char *command_texts(void);
