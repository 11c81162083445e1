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

// Material's "emphasized" is two curves in one and has no name here. Of easings.net these are the
// curves nearest to Robert Penner's equations; his elastic and bouncing ones are no cubic curves.
static const unsigned char timings[] = {
#embed "Timings.txt" suffix(, 0)
};

static const unsigned char forms[] = {
// First of all: signs and calls of other languages, as those that follow read them.
#embed "Forms/signs.txt" suffix(,)
// Then names that stand for what there is in code from elsewhere.
#embed "Forms/code.txt" suffix(,)
// CSS's `animation`, JavaScript's calls, and what people who know them type here. The first two
// rows name the view behind `on`, as those that follow read it.
#embed "Forms/web.txt" suffix(,)
// Inputs of one verb said to another, and small words between them.
#embed "Forms/sentences.txt" suffix(,)
// UIKit's calls, and words in another order than here.
#embed "Forms/calls.txt" suffix(,)
// Motions as a designer's tools say them.
#embed "Forms/moves.txt" suffix(,)
#embed "Forms/table.txt" suffix(,)
#embed "Forms/statements.txt" suffix(,)
// What those before them have left of options and curves.
#embed "Forms/options.txt" suffix(,)
// The words of one verb that were said to another. `NOW` is the time it is.
#embed "Forms/labels.txt" suffix(,)
// What people type who know one verb and try the next.
#embed "Forms/verbs.txt" suffix(,)
// Inputs that a verb does not take: a share, a length or a count where none goes. `START` is the
// moment at which the last motion began.
#embed "Forms/strays.txt" suffix(,)
// What says something of a line that cannot be rewritten, and a line to type instead.
#embed "Forms/notes.txt" suffix(, 0)
};

const unsigned char *foreign_words(void) { return words; }

const unsigned char *foreign_names(void) { return names; }

const unsigned char *foreign_members(void) { return members; }

const unsigned char *foreign_numbers(void) { return numbers; }

const unsigned char *foreign_css_colors(void) { return css_colors; }

const unsigned char *foreign_timings(void) { return timings; }

const unsigned char *foreign_forms(void) { return forms; }
