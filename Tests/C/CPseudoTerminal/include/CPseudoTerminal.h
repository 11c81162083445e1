#ifndef CPSEUDOTERMINAL_H
#define CPSEUDOTERMINAL_H

#include <stdbool.h>
#include <sys/types.h>
#include <termios.h>

#pragma clang assume_nonnull begin

/// A child on its own terminal, and its parent's descriptors for it.
typedef struct {
  pid_t process;
  /// Our end of the terminal.
  int master;
  /// The child's end, kept open so that its settings can be read when the child is gone.
  int slave;
  /// Reads as ended when the child and everything it started have ended.
  int ending;
  /// The terminal's settings before the child was started.
  struct termios found;
} cpt_child;

/// Starts a program with default signals as leader of a new session; false leaves `errno`.
bool cpt_start(cpt_child *child, char *_Nullable const *_Nonnull arguments,
               char *_Nullable const *_Nonnull environment, int rows, int columns);

/// Starts a program in a folder with default signals, as leader of a new session, on the files
/// `input`, `output` and `errors` in another; it is ended when it takes a minute. 0 or less is a
/// failure.
pid_t cpt_run(char *_Nullable const *_Nonnull arguments,
              char *_Nullable const *_Nonnull environment, const char *streams,
              const char *folder);

/// A child that communicates over two pipes, and its parent's descriptors for it.
typedef struct {
  pid_t process;
  /// The child reads bytes that are written here as its descriptor 3.
  int commands;
  /// Bytes that the child writes to its descriptor 4 are read here.
  int answers;
} cpt_piped;

/// Starts a program with default signals as leader of a new session; its standard streams lead
/// nowhere, and it is ended when it takes five minutes. False leaves `errno`.
bool cpt_start_piped(cpt_piped *child, char *_Nullable const *_Nonnull arguments,
                     char *_Nullable const *_Nonnull environment);

/// Sets the size, which sends the child the signal for it.
bool cpt_resize(int master, int rows, int columns);

/// The local flags the tests care about.
bool cpt_echoes(int slave);
bool cpt_collects_lines(int slave);
/// Whether the terminal's settings are those that the child has found.
bool cpt_is_as_found(const cpt_child *child);
/// Gives the terminal the settings that the child has found, as a parent shell does.
void cpt_make_as_found(const cpt_child *child);

/// Waits for the end; 0...255 is an exit code, 1000 + n the signal n. `seconds` are those of the
/// processor.
int cpt_collect(pid_t process, double *_Nullable seconds);

/// Removes a folder and all in it.
void cpt_remove_folder(const char *path);

#pragma clang assume_nonnull end

#endif
