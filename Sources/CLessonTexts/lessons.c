#include "CLessonTexts.h"

#pragma clang diagnostic ignored "-Wc23-extensions"  // #embed

// A zero after each. The order is that of the catalogue.
static const unsigned char texts[] = {
#embed "../../snippets/demo.md" suffix(, 0,)
#embed "../../snippets/first-steps.md" suffix(, 0,)
#embed "../../snippets/three-words.md" suffix(, 0,)
#embed "../../snippets/mistakes.md" suffix(, 0,)
#embed "../../snippets/a-card-that-opens.md" suffix(, 0,)
#embed "../../snippets/a-heart-that-is-liked.md" suffix(, 0,)
#embed "../../snippets/a-bouncing-ball.md" suffix(, 0,)
#embed "../../snippets/a-skeleton.md" suffix(, 0,)
#embed "../../snippets/a-shimmer.md" suffix(, 0,)
#embed "../../snippets/a-progress-ring.md" suffix(, 0,)
#embed "../../snippets/a-staggered-list.md" suffix(, 0,)
#embed "../../snippets/a-storyboard.md" suffix(, 0,)
#embed "../../snippets/springs.md" suffix(, 0,)
#embed "../../snippets/what-a-damping-ratio-does.md" suffix(, 0,)
#embed "../../snippets/stiffness-mass-velocity.md" suffix(, 0,)
#embed "../../snippets/continuing-with-a-spring.md" suffix(, 0,)
#embed "../../snippets/interrupting.md" suffix(, 0,)
#embed "../../snippets/why-interrupting-feels-smooth.md" suffix(, 0,)
#embed "../../snippets/scrubbing.md" suffix(, 0,)
#embed "../../snippets/what-a-fraction-means.md" suffix(, 0,)
#embed "../../snippets/reversing-mid-flight.md" suffix(, 0,)
#embed "../../snippets/pausing-on-completion.md" suffix(, 0,)
#embed "../../snippets/delays-and-delay-factors.md" suffix(, 0,)
#embed "../../snippets/a-calculator-key.md" suffix(, 0,)
#embed "../../snippets/a-rubber-band.md" suffix(, 0,)
#embed "../../snippets/a-throw.md" suffix(, 0,)
#embed "../../snippets/a-drawer.md" suffix(, 0,)
#embed "../../snippets/a-sheet-with-detents.md" suffix(, 0,)
#embed "../../snippets/keyframes.md" suffix(, 0,)
#embed "../../snippets/begin-and-commit.md" suffix(, 0,)
#embed "../../snippets/layers.md" suffix(, 0,)
#embed "../../snippets/layer-animations.md" suffix(, 0,)
#embed "../../snippets/groups.md" suffix(, 0,)
#embed "../../snippets/transactions.md" suffix(, 0,)
#embed "../../snippets/layer-time.md" suffix(, 0,)
#embed "../../snippets/space.md" suffix(, 0,)
#embed "../../snippets/going-back-in-time.md" suffix(, 0,)
#embed "../../snippets/marks-and-branches.md" suffix(, 0,)
#embed "../../snippets/how-far-it-goes.md" suffix(, 0,)
#embed "../../snippets/trying-many-values.md" suffix(, 0,)
#embed "../../snippets/the-spring-i-meant.md" suffix(, 0,)
#embed "../../snippets/for-every-damping.md" suffix(, 0,)
#embed "../../snippets/the-fault-i-did-not-think-of.md" suffix(, 0,)
#embed "../../snippets/finding-a-bug.md" suffix(, 0,)
#embed "../../snippets/a-jump-explained.md" suffix(, 0,)
#embed "../../snippets/many-things.md" suffix(, 0,)
#embed "../../snippets/pictures/draw.md" suffix(, 0,)
#embed "../../snippets/pictures/onion.md" suffix(, 0,)
#embed "../../snippets/pictures/filmstrip.md" suffix(, 0,)
#embed "../../snippets/pictures/sheet.md" suffix(, 0,)
#embed "../../snippets/pictures/plot.md" suffix(, 0,)
#embed "../../snippets/pictures/curve.md" suffix(, 0,)
#embed "../../snippets/pictures/compare.md" suffix(, 0,)
#embed "../../snippets/pictures/page.md" suffix(, 0,)
#embed "../../snippets/exporting.md" suffix(, 0,)
#embed "../../snippets/seeds/0-animate-views.md" suffix(, 0,)
#embed "../../snippets/seeds/1-dance.md" suffix(, 0,)
#embed "../../snippets/seeds/2-action-layer.md" suffix(, 0,)
#embed "../../snippets/seeds/3-chain.md" suffix(, 0,)
#embed "../../snippets/seeds/4-builder.md" suffix(, 0,)
#embed "../../snippets/errors/words.md" suffix(, 0,)
#embed "../../snippets/errors/values.md" suffix(, 0,)
#embed "../../snippets/errors/blocks.md" suffix(, 0,)
#embed "../../snippets/errors/animators.md" suffix(, 0,)
#embed "../../snippets/errors/time-and-checks.md" suffix(, 0,)
#embed "../../snippets/errors/other-trades.md" suffix(, 0,)
#embed "../../snippets/errors/swift-from-an-app.md" suffix(, 0,)
};

static const unsigned char catalogue[] = {
#embed "Catalogue.txt" suffix(, 0)
};

static const unsigned char pages[] = {
#embed "../FlipbookHelp/Pages.txt" suffix(, 0)
};

static const unsigned char scrubber[] = {
#embed "Keys/scrubber.txt" suffix(, 0)
};

static const unsigned char tuner[] = {
#embed "Keys/tuner.txt" suffix(, 0)
};

static const unsigned char touch[] = {
#embed "Keys/touch.txt" suffix(, 0)
};

static const unsigned char review[] = {
#embed "Keys/review.txt" suffix(, 0)
};

const unsigned char *help_pages(void) { return pages; }

const unsigned char *lesson_texts(void) { return texts; }

size_t lesson_texts_count(void) { return sizeof texts; }

const unsigned char *lesson_catalogue(void) { return catalogue; }

const unsigned char *scrubber_keys(void) { return scrubber; }
const unsigned char *tuner_keys(void) { return tuner; }
const unsigned char *touch_keys(void) { return touch; }
const unsigned char *review_keys(void) { return review; }
