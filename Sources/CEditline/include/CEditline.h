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

/// Makes an editor on stdin, stdout and stderr; null when libedit refuses, or the terminal claims a
/// size for which libedit would take all memory there is.
EditLine *_Nullable ce_open(const char *program);
void ce_close(EditLine *editor);

void ce_set_client(EditLine *editor, void *client);
void *_Nullable ce_client(EditLine *editor);

/// From now on libedit draws nothing, asks the terminal for nothing and sets nothing of it; false
/// when that cannot be had.
///
/// It still lays out what it would draw, on a screen of one row that never has another size: with a
/// smaller one (`el_resize`), or with more rows than fit, it writes beside its own memory.
bool ce_detach(EditLine *editor);

/// Puts a cursor that stands before the text, as vi's `$` leaves it in an empty line, into it, and
/// returns how long the text is.
size_t ce_settle(EditLine *editor);

/// Makes room for so many characters more, which libedit's search of the history does not.
void ce_make_room(EditLine *editor, size_t count);

/// Moves the cursor by so many characters, unless that leads out of the text.
void ce_move_cursor(EditLine *editor, long count);

/// Installs the one function that reads the keyboard. Always the wide call: the narrow one makes
/// older libedits cut characters down to a byte.
int ce_set_reader(EditLine *editor, ce_reader reader);

/// Selects "emacs" or "vi"; resets every key.
int ce_set_mode(EditLine *editor, const char *mode);
bool ce_is_vi(EditLine *editor);

/// Whether libedit edits at all (`edit off` in ~/.editrc, or no usable terminal).
bool ce_edits(EditLine *editor);

/// Does what a line of ~/.editrc says; false where libedit has no such command.
bool ce_run_startup_line(EditLine *editor, const wchar_t *line);

int ce_add_command(EditLine *editor, const char *name, const char *help, ce_command command);
int ce_bind(EditLine *editor, const char *key, const char *command);
/// Binds in the other map: vi's command mode.
int ce_bind_alternate(EditLine *editor, const char *key, const char *command);
/// Makes a key in that map stand for other keys.
int ce_bind_alternate_keys(EditLine *editor, const char *key, const char *keys);

/// An in-memory list for libedit to walk through, newest last entered.
History *_Nullable ce_history_open(EditLine *editor, int limit);
void ce_history_enter(History *history, const char *line);
void ce_history_close(History *history);

// MARK: text (text.c)

/// Makes the character type UTF-8, whatever the environment says; false when no locale has it.
bool ce_use_utf8(void);

/// Columns one character takes: 0, 1, 2, or -1 when it cannot be shown.
int ce_width(uint32_t scalar);

/// Writes to stdout behind all that stdio still holds, at once.
void ce_write(const char *bytes, size_t count);
/// Whether something written to stdout did not get there.
bool ce_output_failed(void);

// MARK: processes (process.c)

#ifdef __linux__
/// Makes a copy of this process, which must have one thread, with these descriptors for its
/// standard streams, no other open, and no handlers of signals. Returns 0 in the copy, its number
/// here, and -1 when the system does not let it.
int ce_fork(int input, int output, int errors);
#endif
/// Starts this very program anew, with these words behind its name (null at the end), with this
/// process's environment, and with these descriptors for its standard streams; descriptors that
/// are closed on exec stay here. Returns its number, and -1 when the system does not let it.
int ce_start(char *_Nullable const *_Nonnull words, int input, int output, int errors);

/// Makes a pipe that other programs do not inherit; false when there are too many files open.
bool ce_pipe(int *ends);

// MARK: memory (memory.c)

/// With what a process ends that takes more memory than it may.
enum { ce_memory_exit = 97 };

/// From now on this process ends, as above, once it has taken more memory than that at once. Looks at
/// it all five milliseconds that it computes; what runs is not asked.
void ce_limit_memory(int64_t bytes);

// MARK: signals (signals.c)

/// From now on an interrupt sets a flag and wakes the keyboard reader.
void ce_catch_interrupts(void);
/// The same between these two calls, which nest; the end puts back what was there.
void ce_begin_interruptible(void);
void ce_end_interruptible(void);
bool ce_interrupted(void);
/// From now on SIGTERM and SIGHUP are taken for interrupts, unless they are ignored.
void ce_catch_endings(void);
/// Ends the process as the signal that came does where nobody caught it, so that whoever started it
/// can tell.
void ce_die_interrupted(void);
void ce_clear_interrupted(void);

/// Starts to note changes of size and the return from a stop.
void ce_watch_window(void);
bool ce_take_resized(void);
bool ce_take_continued(void);

/// The descriptor that becomes readable when a signal was noted; -1 when there is none.
int ce_wake_descriptor(void);
void ce_drain_wake(void);
/// Notes a return from a stop and wakes the keyboard reader; safe inside a handler.
void ce_note_continued(void);

// MARK: the terminal's state (guard.c)

enum {
  ce_mode_paste = 1,
  ce_mode_hidden_cursor = 2,
  ce_mode_other_screen = 4,
  ce_mode_pointer = 8
};

/// Remembers the terminal and restores it at exit and before every deadly signal, which then
/// takes its usual way.
void ce_guard_install(void);
/// Turns a mode of the terminal on or off, and notes it for the restoring.
void ce_guard_set(int mode, bool on);
/// Notes that output may have been discarded on its way to the terminal; safe inside a handler.
void ce_guard_note_loss(void);
/// Turns off again, after such a loss, the modes that have been turned off; `ce_write` does so first.
void ce_guard_mend(void);
/// Restores what `ce_guard_install` found; safe inside a handler.
void ce_guard_restore(void);

/// Takes single keys from the terminal, unseen, until `ce_end_keys`, behind which it collects lines
/// again; once more after a stop. The interrupt key is one of them; the one that stops the program is
/// not.
bool ce_begin_keys(void);
void ce_end_keys(void);

/// Choice: larger than any screen in the smallest letters.
enum { ce_most_rows = 500, ce_most_columns = 1600 };

/// The size of the terminal on stdout; false when it has none, or claims more than that.
bool ce_window_size(int *rows, int *columns);

#pragma clang assume_nonnull end

#endif
