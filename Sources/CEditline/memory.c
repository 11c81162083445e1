#include "CEditline.h"

#include <signal.h>
#include <stdint.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <unistd.h>

static int64_t limit;

// getrusage(2): the most there was at once, in kilobytes; on Darwin in bytes.
static int64_t peak(void) {
  struct rusage usage;
  if (getrusage(RUSAGE_SELF, &usage) != 0) {
    return 0;
  }
#ifdef __APPLE__
  return usage.ru_maxrss;
#else
  return (int64_t)usage.ru_maxrss * 1024;
#endif
}

static void look(int number) {
  (void)number;
  if (peak() > limit) {
    _exit(ce_memory_exit);
  }
}

void ce_limit_memory(int64_t bytes) {
  limit = bytes;
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = look;
  action.sa_flags = SA_RESTART;
  sigemptyset(&action.sa_mask);
  sigaction(SIGPROF, &action, NULL);
  // Of the processor's time, without which nothing grows: a process that waits is not woken, and one
  // that grows as fast as it can gets a few dozen megabytes further.
  struct itimerval every = {{0, 5000}, {0, 5000}};
  setitimer(ITIMER_PROF, &every, NULL);
}
