#include "CForeignTexts.h"

#pragma clang diagnostic ignored "-Wc23-extensions"  // #embed

static const unsigned char words[] = {
#embed "Words.txt" suffix(, 0)
};

static const unsigned char names[] = {
#embed "Names.txt" suffix(, 0)
};

static const unsigned char members[] = {
#embed "Members.txt" suffix(, 0)
};

static const unsigned char numbers[] = {
#embed "Numbers.txt" suffix(, 0)
};

static const unsigned char css_colors[] = {
#embed "CSSColors.txt" suffix(, 0)
};

// Material's "emphasized" joins two curves and has no name here. The names of easings.net are the
// cubic curves nearest to Robert Penner's equations; no cubic curve is elastic or bounces.
static const unsigned char timings[] = {
#embed "Timings.txt" suffix(, 0)
};

static const unsigned char forms[] = {
// Signs and calls of other languages; the forms below read what these rows leave.
#embed "Forms/signs.txt" suffix(,)
// Names in code from elsewhere that mean something that exists here.
#embed "Forms/code.txt" suffix(,)
// CSS's `animation`, JavaScript's calls, and what people who know them type here. The first two
// rows put the view after `on`, where the later rows read it.
#embed "Forms/web.txt" suffix(,)
// Inputs of one verb typed after another verb, and small words between them.
#embed "Forms/sentences.txt" suffix(,)
// UIKit's calls, and Flipbook's words in another order.
#embed "Forms/calls.txt" suffix(,)
// Motions in the words of designers' tools.
#embed "Forms/moves.txt" suffix(,)
#embed "Forms/table.txt" suffix(,)
#embed "Forms/statements.txt" suffix(,)
// Options and curves that the forms above leave.
#embed "Forms/options.txt" suffix(,)
// Labels of one verb typed after another. `NOW` is the present time.
#embed "Forms/labels.txt" suffix(,)
// Guesses of people who know one verb and try the next.
#embed "Forms/verbs.txt" suffix(,)
// Inputs that a verb does not take: a share, a length or a count. `START` is the moment at which
// the last motion began.
#embed "Forms/strays.txt" suffix(,)
// Notes on lines that cannot be rewritten, with a line to type instead.
#embed "Forms/notes.txt" suffix(, 0)
};

const unsigned char *foreign_words(void) { return words; }

const unsigned char *foreign_names(void) { return names; }

const unsigned char *foreign_members(void) { return members; }

const unsigned char *foreign_numbers(void) { return numbers; }

const unsigned char *foreign_css_colors(void) { return css_colors; }

const unsigned char *foreign_timings(void) { return timings; }

const unsigned char *foreign_forms(void) { return forms; }
