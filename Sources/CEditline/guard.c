#include "CEditline.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

static struct sigaction previous[NSIG];
static struct termios found;
static bool is_installed;
// The modes that are on, and those that were on and are off again.
static volatile sig_atomic_t modes, ended;
// Whether the terminal may have missed an end: at the keys that interrupt, quit and stop the kernel
// discards the output that nobody has read yet.
static volatile sig_atomic_t has_lost_output;

// Presses, drags and the wheel, in the form that counts beyond column 223.
static const char pointer_on[] = "\033[?1002h\033[?1006h";
static const char pointer_off[] = "\033[?1006l\033[?1002l";

// The same counted in pixels.
static const char pixel_pointer_on[] = "\033[?1016h";
static const char pixel_pointer_off[] = "\033[?1016l";

static void put(const char *text) {
  ssize_t ignored = write(STDOUT_FILENO, text, strlen(text));
  (void)ignored;
}

static void turn_off(int which) {
  if (which & ce_mode_paste) {
    put("\033[?2004l");
  }
  if (which & ce_mode_hidden_cursor) {
    put("\033[?25h");
  }
  if (which & ce_mode_pointer) {
    put(pointer_off);
  }
  if (which & ce_mode_pixel_pointer) {
    put(pixel_pointer_off);
  }
  if (which & ce_mode_other_screen) {
    // The end of a picture may be missing. Leaving a screen puts the cursor where it was saved; one
    // that may have left already saves it where it is.
    put(modes & ce_mode_other_screen ? "\033[?2026l\033[0m\033[?1049l"
                                     : "\033[?2026l\033[0m\0337\033[?1049l");
  }
}

void ce_guard_note_loss(void) { has_lost_output = 1; }

void ce_guard_mend(void) {
  if (has_lost_output) {
    has_lost_output = 0;
    turn_off(ended);
  }
}

void ce_guard_restore(void) {
  if (!is_installed) {
    return;
  }
  int saved = errno;
  // With this signal blocked, a program in the background may set the terminal.
  sigset_t output_stop, before;
  sigemptyset(&output_stop);
  sigaddset(&output_stop, SIGTTOU);
  sigprocmask(SIG_BLOCK, &output_stop, &before);
  turn_off(has_lost_output ? modes | ended : modes);
  tcsetattr(STDIN_FILENO, TCSANOW, &found);
  sigprocmask(SIG_SETMASK, &before, NULL);
  errno = saved;
}

// Whether a signal ends a process that has no handler for it, as most do. Interrupts belong to the
// reader.
static bool is_deadly(int number) {
  switch (number) {
  case SIGINT:
  case SIGKILL:
  case SIGCHLD:
  case SIGURG:
  case SIGWINCH:
#ifdef __APPLE__
  case SIGIO:
  case SIGINFO:
#endif
  case SIGCONT:
  case SIGSTOP:
  case SIGTSTP:
  case SIGTTIN:
  case SIGTTOU:
    return false;
  default:
    return true;
  }
}

static bool is_fault(int number, const siginfo_t *info) {
  bool can_be = number == SIGSEGV || number == SIGBUS || number == SIGILL || number == SIGFPE ||
                number == SIGTRAP;
  return can_be && info->si_code > 0;
}

static void unblock(int number) {
  sigset_t only;
  sigemptyset(&only);
  sigaddset(&only, number);
  sigprocmask(SIG_UNBLOCK, &only, NULL);
}

static void use_default(int number) {
  struct sigaction usual;
  memset(&usual, 0, sizeof usual);
  usual.sa_handler = SIG_DFL;
  sigaction(number, &usual, NULL);
}

// Passes the signal to the previous action (Swift's backtracer, or the default), so that backtrace
// and exit code are the same as without a guard.
static void pass_on(int number, siginfo_t *info, void *context) {
  (void)context;
  if (number == SIGQUIT) {
    ce_guard_note_loss();
  }
  ce_guard_restore();
  sigaction(number, &previous[number], NULL);
  // After returning, a fault happens again at its true address.
  if (is_fault(number, info)) {
    return;
  }
  // Raised again, it arrives when this returns; abort() does the rest.
  raise(number);
  if (number == SIGABRT) {
    return;
  }
  // The backtracer returns, and a signal that was only sent would not come again.
  unblock(number);
  use_default(number);
  raise(number);
}

static void install(int number, void (*handler)(int, siginfo_t *, void *),
                    struct sigaction *before) {
  sigaction(number, NULL, before);
  if (before->sa_handler == SIG_IGN) {
    return;
  }
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = handler;
  // A write that a stop interrupts goes on afterwards.
  action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESTART;
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, NULL);
}

// Stops with the terminal as it was found; on return the reader prepares it again.
static void stop(int number, siginfo_t *info, void *context) {
  (void)info;
  (void)context;
  int saved = errno;
  ce_guard_note_loss();
  ce_guard_restore();
  struct sigaction ours;
  sigaction(number, NULL, &ours);
  use_default(number);
  raise(number);
  unblock(number);
  sigaction(number, &ours, NULL);
  // The rest of a picture must not go where other programs print.
  if ((modes & ce_mode_other_screen) && tcgetpgrp(STDOUT_FILENO) == getpgrp()) {
    put("\033[?1049h");
  }
  ce_note_continued();
  errno = saved;
}

void ce_guard_install(void) {
  if (is_installed || tcgetattr(STDIN_FILENO, &found) != 0) {
    return;
  }
  is_installed = true;
  for (int number = 1; number < NSIG; number++) {
    if (is_deadly(number)) {
      install(number, pass_on, &previous[number]);
    }
  }
  struct sigaction before;
  install(SIGTSTP, stop, &before);
  atexit(ce_guard_restore);
}

void ce_guard_set(int mode, bool on) {
  // The note and the terminal change together: a stop in between would turn a mode on again that was
  // just turned off.
  sigset_t all, before;
  sigfillset(&all);
  sigprocmask(SIG_BLOCK, &all, &before);
  const char *text = mode == ce_mode_paste           ? (on ? "\033[?2004h" : "\033[?2004l")
                     : mode == ce_mode_hidden_cursor ? (on ? "\033[?25l" : "\033[?25h")
                     : mode == ce_mode_pointer       ? (on ? pointer_on : pointer_off)
                     : mode == ce_mode_pixel_pointer ? (on ? pixel_pointer_on : pixel_pointer_off)
                                                     : (on ? "\033[?1049h" : "\033[?1049l");
  ce_write(text, strlen(text));
  modes = on ? modes | mode : modes & ~mode;
  ended = on ? ended & ~mode : ended | mode;
  sigprocmask(SIG_SETMASK, &before, NULL);
}

// The terminal while a command runs.
static struct termios cooked;
static bool has_keys;

bool ce_begin_keys(void) {
  struct termios now;
  if (tcgetattr(STDIN_FILENO, &now) != 0) {
    return false;
  }
  // After a stop it may be unchanged.
  if (!has_keys || (now.c_lflag & ICANON)) {
    cooked = now;
    cooked.c_iflag |= ICRNL;
    cooked.c_oflag |= OPOST | ONLCR;
    cooked.c_lflag |= ISIG | ICANON | ECHO | ECHOE | IEXTEN;
  }
  struct termios keys = cooked;
  keys.c_lflag &= ~(tcflag_t)(ICANON | ECHO | IEXTEN);
  keys.c_iflag &= ~(tcflag_t)(IXON | ICRNL | INLCR | IGNCR);
  keys.c_cc[VINTR] = _POSIX_VDISABLE;
  keys.c_cc[VQUIT] = _POSIX_VDISABLE;
  keys.c_cc[VMIN] = 1;
  keys.c_cc[VTIME] = 0;
  has_keys = tcsetattr(STDIN_FILENO, TCSANOW, &keys) == 0;
  return has_keys;
}

void ce_end_keys(void) {
  tcsetattr(STDIN_FILENO, TCSANOW, &cooked);
  has_keys = false;
}

bool ce_window_size(int *rows, int *columns) {
  struct winsize size;
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_row == 0 || size.ws_col == 0 ||
      size.ws_row > ce_most_rows || size.ws_col > ce_most_columns) {
    return false;
  }
  *rows = size.ws_row;
  *columns = size.ws_col;
  return true;
}

bool ce_cell_size(int *width, int *height) {
  struct winsize size;
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_row == 0 || size.ws_col == 0) {
    return false;
  }
  *width = size.ws_xpixel / size.ws_col;
  *height = size.ws_ypixel / size.ws_row;
  return *width > 0 && *height > 0;
}
