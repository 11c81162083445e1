#include "CEditline.h"

#include <signal.h>
#include <stdint.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <unistd.h>

static int64_t limit;

// The most memory used at a time: getrusage(2) gives kilobytes, on Darwin bytes.
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
  // Processor time, since nothing grows without it: a waiting process is not woken, and the fastest
  // growing one exceeds the limit by a few dozen megabytes.
  struct itimerval every = {{0, 5000}, {0, 5000}};
  setitimer(ITIMER_PROF, &every, NULL);
}
