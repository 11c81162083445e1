#ifndef CEDITLINE_H
#define CEDITLINE_H

// What Swift cannot call itself: libedit's variadic functions, signal handlers and the few
// terminal calls that must be safe inside a handler.

#include <histedit.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <wchar.h>

#pragma clang assume_nonnull begin

// MARK: libedit (editline.c)

typedef int (*ce_reader)(EditLine *, wchar_t *);
typedef unsigned char (*ce_command)(EditLine *, int);

/// Makes an editor on stdin, stdout and stderr; null if libedit refuses, or the terminal claims a
/// size for which libedit would take all memory.
EditLine *_Nullable ce_open(const char *program);
void ce_close(EditLine *editor);

void ce_set_client(EditLine *editor, void *client);
void *_Nullable ce_client(EditLine *editor);

/// Detaches libedit from the terminal: it draws nothing, and neither reads nor changes its state.
/// Returns false if that fails.
///
/// It still lays out what it would draw, on a screen of one row that never changes its size: after
/// `el_resize` to a smaller one, or with more rows than fit, it writes out of bounds.
bool ce_detach(EditLine *editor);

/// Moves a cursor before the text, where vi's `$` leaves it in an empty line, to its start; returns
/// the length of the text.
size_t ce_settle(EditLine *editor);

/// Makes room for so many more characters, which libedit's search of the history does not check.
void ce_make_room(EditLine *editor, size_t count);

/// Moves the cursor by so many characters, but not out of the text.
void ce_move_cursor(EditLine *editor, long count);

/// Installs the function that reads the keyboard. The narrow call would make older libedits cut
/// characters down to a byte.
int ce_set_reader(EditLine *editor, ce_reader reader);

/// Selects "emacs" or "vi"; resets every key.
int ce_set_mode(EditLine *editor, const char *mode);
bool ce_is_vi(EditLine *editor);

/// Whether libedit edits; not with `edit off` in ~/.editrc, nor without a usable terminal.
bool ce_edits(EditLine *editor);

/// Runs a line of ~/.editrc; false if libedit does not know the command.
bool ce_run_startup_line(EditLine *editor, const wchar_t *line);

int ce_add_command(EditLine *editor, const char *name, const char *help, ce_command command);
int ce_bind(EditLine *editor, const char *key, const char *command);
/// Binds in the other map: vi's command mode.
int ce_bind_alternate(EditLine *editor, const char *key, const char *command);
/// Makes a key in that map press other keys.
int ce_bind_alternate_keys(EditLine *editor, const char *key, const char *keys);

/// An in-memory list for libedit to walk through, newest last entered.
History *_Nullable ce_history_open(EditLine *editor, int limit);
void ce_history_enter(History *history, const char *line);
void ce_history_close(History *history);

// MARK: text (text.c)

/// Makes the character type UTF-8 in any environment; false if no locale has it.
bool ce_use_utf8(void);

/// The columns of a character: 0, 1, 2, or -1 if it cannot be shown.
int ce_width(uint32_t scalar);

/// Writes to stdout at once, after everything that stdio holds.
void ce_write(const char *bytes, size_t count);
/// Whether some output to stdout was lost.
bool ce_output_failed(void);

// MARK: processes (process.c)

#ifdef __linux__
/// Copies this process, which must have one thread. The copy has these descriptors as its standard
/// streams, no others, and no signal handlers. Returns 0 in the copy, its number here, and -1 if the
/// system refuses.
int ce_fork(int input, int output, int errors);
#endif
/// Starts this program again, with these words (null at the end), this process's environment, and
/// these descriptors as its standard streams. Returns its number, or -1 if the system refuses.
int ce_start(char *_Nullable const *_Nonnull words, int input, int output, int errors);

/// Makes a pipe that other programs do not inherit; false if there are too many open files.
bool ce_pipe(int *ends);

// MARK: memory (memory.c)

/// The exit code of a process that exceeds its memory limit.
enum { ce_memory_exit = 97 };

/// Makes this process exit with that code once it has used more memory at a time. Checks every five
/// milliseconds of processor time.
void ce_limit_memory(int64_t bytes);

// MARK: signals (signals.c)

/// Makes interrupts set a flag and wake the keyboard reader.
void ce_catch_interrupts(void);
/// The same between these two calls, which nest; the end restores the old handler.
void ce_begin_interruptible(void);
void ce_end_interruptible(void);
bool ce_interrupted(void);
/// Treats SIGTERM, SIGHUP and SIGPIPE as interrupts, unless they are ignored.
void ce_catch_endings(void);
/// Ends the process by the signal that came, so that its parent can tell.
void ce_die_interrupted(void);
void ce_clear_interrupted(void);

/// Notes changes of size and continuing after a stop from now on.
void ce_watch_window(void);
bool ce_take_resized(void);
bool ce_take_continued(void);

/// The descriptor that becomes readable when a signal is noted; -1 for none.
int ce_wake_descriptor(void);
void ce_drain_wake(void);
/// Notes continuing after a stop and wakes the keyboard reader; safe inside a handler.
void ce_note_continued(void);

// MARK: the terminal's state (guard.c)

enum {
  ce_mode_paste = 1,
  ce_mode_hidden_cursor = 2,
  ce_mode_other_screen = 4,
  ce_mode_pointer = 8,
  ce_mode_pixel_pointer = 16
};

/// Remembers the terminal, and restores it at exit and before every deadly signal, which then goes
/// its usual way.
void ce_guard_install(void);
/// Turns a mode of the terminal on or off, and notes it for restoring.
void ce_guard_set(int mode, bool on);
/// Notes that output may have been discarded on its way to the terminal; safe inside a handler.
void ce_guard_note_loss(void);
/// After such a loss, turns off again the modes that were turned off; `ce_write` does so first.
void ce_guard_mend(void);
/// Restores what `ce_guard_install` found; safe inside a handler.
void ce_guard_restore(void);

/// Reads single keys without echo until `ce_end_keys`, after which the terminal collects lines again.
/// To be called again after a stop. Ctrl-C is a key; Ctrl-Z stops the program.
bool ce_begin_keys(void);
void ce_end_keys(void);

/// Choice: larger than any real screen.
enum { ce_most_rows = 500, ce_most_columns = 1600 };

/// The size of the terminal on stdout; false if it has none, or claims more than that.
bool ce_window_size(int *rows, int *columns);
/// How many pixels one of its cells has; false if it does not say.
bool ce_cell_size(int *width, int *height);

#pragma clang assume_nonnull end

#endif
