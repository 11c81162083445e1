#include "CEditline.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

// The signal that asked for an end.
static volatile sig_atomic_t interrupted;
static volatile sig_atomic_t resized;
static volatile sig_atomic_t continued;

// Handlers write a byte here, so that a signal between checking the flags and waiting for a key is
// not missed.
static int wake[2] = {-1, -1};

static struct sigaction previous_interrupt;
static int interruptible_depth;

bool ce_pipe(int *ends) {
  int low[2];
  if (pipe(low) != 0) {
    return false;
  }
  for (int i = 0; i < 2; i++) {
    // A closed stdin must stay closed: the numbers of the standard streams are not for a pipe.
    ends[i] = fcntl(low[i], F_DUPFD_CLOEXEC, 3);
    close(low[i]);
  }
  if (ends[0] >= 0 && ends[1] >= 0) {
    return true;
  }
  for (int i = 0; i < 2; i++) {
    if (ends[i] >= 0) {
      close(ends[i]);
    }
  }
  return false;
}

static void open_wake(void) {
  if (wake[0] != -1 || !ce_pipe(wake)) {
    return;
  }
  for (int i = 0; i < 2; i++) {
    fcntl(wake[i], F_SETFL, O_NONBLOCK);
  }
}

static void wake_reader(void) {
  if (wake[1] != -1) {
    int saved = errno;
    ssize_t ignored = write(wake[1], "", 1);
    (void)ignored;
    errno = saved;
  }
}

static void note(int number) {
  if (number == SIGINT || number == SIGTERM || number == SIGHUP || number == SIGPIPE) {
    interrupted = number;
    if (number == SIGINT) {
      ce_guard_note_loss();
    }
  } else if (number == SIGWINCH) {
    resized = 1;
  } else {
    continued = 1;
  }
  wake_reader();
}

static void catch(int number, struct sigaction *previous) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = note;
  action.sa_flags = SA_RESTART;
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, previous);
}

void ce_catch_interrupts(void) {
  open_wake();
  catch(SIGINT, NULL);
}

void ce_begin_interruptible(void) {
  if (interruptible_depth++ > 0) {
    return;
  }
  open_wake();
  catch(SIGINT, &previous_interrupt);
  // A program started in the background ignores interrupts, and must go on doing so.
  if (previous_interrupt.sa_handler == SIG_IGN) {
    sigaction(SIGINT, &previous_interrupt, NULL);
  }
}

void ce_end_interruptible(void) {
  if (--interruptible_depth == 0) {
    sigaction(SIGINT, &previous_interrupt, NULL);
  }
}

void ce_catch_endings(void) {
  static const int endings[] = {SIGTERM, SIGHUP, SIGPIPE};
  open_wake();
  for (int i = 0; i < 3; i++) {
    struct sigaction previous;
    catch(endings[i], &previous);
    if (previous.sa_handler == SIG_IGN) {
      sigaction(endings[i], &previous, NULL);
    }
  }
}

void ce_die_interrupted(void) {
  struct sigaction usual;
  memset(&usual, 0, sizeof usual);
  usual.sa_handler = SIG_DFL;
  int number = interrupted != 0 ? interrupted : SIGINT;
  sigaction(number, &usual, NULL);
  raise(number);
}

bool ce_interrupted(void) { return interrupted != 0; }

void ce_clear_interrupted(void) { interrupted = 0; }

void ce_watch_window(void) {
  open_wake();
  catch(SIGWINCH, NULL);
  catch(SIGCONT, NULL);
}

bool ce_take_resized(void) {
  bool taken = resized != 0;
  resized = 0;
  return taken;
}

bool ce_take_continued(void) {
  bool taken = continued != 0;
  continued = 0;
  return taken;
}

int ce_wake_descriptor(void) { return wake[0]; }

void ce_drain_wake(void) {
  char bytes[64];
  while (wake[0] != -1 && read(wake[0], bytes, sizeof bytes) > 0) {
  }
}

void ce_note_continued(void) {
  continued = 1;
  wake_reader();
}
