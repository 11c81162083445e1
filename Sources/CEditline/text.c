#define _GNU_SOURCE

#include "CEditline.h"

#include <langinfo.h>
#include <locale.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

static bool is_utf8(void) {
  const char *name = nl_langinfo(CODESET);
  return strcmp(name, "UTF-8") == 0 || strcmp(name, "utf8") == 0;
}

static void choose_locale(void) {
  static const char *const names[] = {"", "C.UTF-8", "en_US.UTF-8", "UTF-8"};
  for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
    if (setlocale(LC_CTYPE, names[i]) != NULL && is_utf8()) {
      return;
    }
  }
}

bool ce_use_utf8(void) {
  // Only once, since the search selects wrong locales for a moment.
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, choose_locale);
  return is_utf8();
}

int ce_width(uint32_t scalar) { return wcwidth((wchar_t)scalar); }

void ce_write(const char *bytes, size_t count) {
  ce_guard_mend();
  fwrite(bytes, 1, count, stdout);
  fflush(stdout);
}

bool ce_output_failed(void) { return ferror(stdout) != 0; }
