#include "CEditline.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

static char *no_prompt(EditLine *editor) {
  (void)editor;
  return "";
}

EditLine *ce_open(const char *program) {
  // libedit reads the size by itself, from its input.
  struct winsize size;
  if (ioctl(STDIN_FILENO, TIOCGWINSZ, &size) == 0 &&
      (size.ws_row > ce_most_rows || size.ws_col > ce_most_columns)) {
    return NULL;
  }
  EditLine *editor = el_init(program, stdin, stdout, stderr);
  if (editor != NULL) {
    // With 1, libedit would send each signal to the whole process group again.
    el_set(editor, EL_SIGNAL, 0);
    el_set(editor, EL_PROMPT, no_prompt);
  }
  return editor;
}

bool ce_detach(EditLine *editor) {
  FILE *nowhere = fopen("/dev/null", "r+");
  struct termios found;
  if (nowhere == NULL || tcgetattr(STDIN_FILENO, &found) != 0) {
    return false;
  }
  fcntl(fileno(nowhere), F_SETFD, FD_CLOEXEC);
  // libedit does not touch a terminal that it believes to be raw.
  el_set(editor, EL_PREP_TERM, 1);
  bool is_detached = el_set(editor, EL_SETFP, 0, nowhere) == 0 &&
                     el_set(editor, EL_SETFP, 1, nowhere) == 0 &&
                     el_set(editor, EL_SETTC, "co", "80", NULL) == 0 &&
                     el_set(editor, EL_SETTC, "li", "1", NULL) == 0;
  tcsetattr(STDIN_FILENO, TCSANOW, &found);
  return is_detached;
}

size_t ce_settle(EditLine *editor) {
  LineInfoW *line = (LineInfoW *)el_wline(editor);
  if (line->cursor < line->buffer) {
    line->cursor = line->buffer;
  }
  return (size_t)(line->lastchar - line->buffer);
}

void ce_make_room(EditLine *editor, size_t count) {
  wchar_t *blanks = calloc(count + 1, sizeof(wchar_t));
  if (blanks != NULL) {
    el_winsertstr(editor, wmemset(blanks, L' ', count));
    el_deletestr(editor, (int)count);
  }
  free(blanks);
}

void ce_move_cursor(EditLine *editor, long count) {
  // This is libedit's own cursor, which el_cursor moves, too; not every libedit has that.
  LineInfoW *line = (LineInfoW *)el_wline(editor);
  const wchar_t *place = line->cursor + count;
  if (place >= line->buffer && place <= line->lastchar) {
    line->cursor = place;
  }
}

void ce_close(EditLine *editor) { el_end(editor); }

void ce_set_client(EditLine *editor, void *client) { el_set(editor, EL_CLIENTDATA, client); }

void *ce_client(EditLine *editor) {
  void *client = NULL;
  el_get(editor, EL_CLIENTDATA, &client);
  return client;
}

int ce_set_reader(EditLine *editor, ce_reader reader) {
  return el_wset(editor, EL_GETCFN, reader);
}

int ce_set_mode(EditLine *editor, const char *mode) { return el_set(editor, EL_EDITOR, mode); }

bool ce_is_vi(EditLine *editor) {
  const char *mode = NULL;
  return el_get(editor, EL_EDITOR, &mode) == 0 && mode != NULL && strcmp(mode, "vi") == 0;
}

bool ce_edits(EditLine *editor) {
  int edits = 0;
  return el_get(editor, EL_EDITMODE, &edits) == 0 && edits != 0;
}

bool ce_run_startup_line(EditLine *editor, const wchar_t *line) {
  TokenizerW *tokenizer = tok_winit(NULL);
  if (tokenizer == NULL) {
    return false;
  }
  int count = 0;
  const wchar_t **words = NULL;
  tok_wstr(tokenizer, line, &count, &words);
  bool is_known = count == 0 || el_wparse(editor, count, words) != -1;
  tok_wend(tokenizer);
  return is_known;
}

int ce_add_command(EditLine *editor, const char *name, const char *help, ce_command command) {
  return el_set(editor, EL_ADDFN, name, help, command);
}

int ce_bind(EditLine *editor, const char *key, const char *command) {
  return el_set(editor, EL_BIND, key, command, NULL);
}

int ce_bind_alternate(EditLine *editor, const char *key, const char *command) {
  return el_set(editor, EL_BIND, "-a", key, command, NULL);
}

int ce_bind_alternate_keys(EditLine *editor, const char *key, const char *keys) {
  return el_set(editor, EL_BIND, "-a", "-s", key, keys, NULL);
}

History *ce_history_open(EditLine *editor, int limit) {
  History *list = history_init();
  if (list == NULL) {
    return NULL;
  }
  HistEvent event;
  history(list, &event, H_SETSIZE, limit);
  el_set(editor, EL_HIST, history, list);
  return list;
}

void ce_history_enter(History *list, const char *line) {
  HistEvent event;
  history(list, &event, H_ENTER, line);
}

void ce_history_close(History *list) { history_end(list); }
