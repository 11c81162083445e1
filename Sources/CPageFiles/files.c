#include "CPageFiles.h"

#pragma clang diagnostic ignored "-Wc23-extensions"  // #embed

static const unsigned char files[] = {
#embed "../FlipbookPictures/Page/Files/style.css" suffix(, 0,)
#embed "../FlipbookPictures/Page/Files/body.html" suffix(, 0,)
#embed "../FlipbookPictures/Page/Files/data.js" suffix(, 0,)
#embed "../FlipbookPictures/Page/Files/stage.js" suffix(, 0,)
#embed "../FlipbookPictures/Page/Files/onion.js" suffix(, 0,)
#embed "../FlipbookPictures/Page/Files/names.js" suffix(, 0,)
#embed "../FlipbookPictures/Page/Files/sheet.js" suffix(, 0,)
#embed "../FlipbookPictures/Page/Files/curves.js" suffix(, 0,)
#embed "../FlipbookPictures/Page/Files/tables.js" suffix(, 0,)
#embed "../FlipbookPictures/Page/Files/entries.js" suffix(, 0,)
#embed "../FlipbookPictures/Page/Files/player.js" suffix(, 0,)
#embed "../FlipbookPictures/Page/Files/compare.js" suffix(, 0,)
#embed "../FlipbookPictures/Page/Files/hands.js" suffix(, 0,)
#embed "../FlipbookPictures/Page/Files/follow.js" suffix(, 0,)
};

const unsigned char *page_files(void) { return files; }

size_t page_files_count(void) { return sizeof files; }
