#include "CEditline.h"

#include <spawn.h>

#ifdef __APPLE__
#include <mach-o/dyld.h>
#endif

extern char **environ;

// The file of this program; null if its path is too long.
static const char *program(void) {
#ifdef __APPLE__
  static char path[4096];
  uint32_t size = sizeof(path);
  return _NSGetExecutablePath(path, &size) == 0 ? path : NULL;
#else
  return "/proc/self/exe";
#endif
}

int ce_start(char *const *words, int input, int output, int errors) {
  const char *path = program();
  posix_spawn_file_actions_t actions;
  if (path == NULL || posix_spawn_file_actions_init(&actions) != 0) {
    return -1;
  }
  pid_t process;
  bool starts = posix_spawn_file_actions_adddup2(&actions, input, 0) == 0 &&
                posix_spawn_file_actions_adddup2(&actions, output, 1) == 0 &&
                posix_spawn_file_actions_adddup2(&actions, errors, 2) == 0 &&
                posix_spawn(&process, path, &actions, NULL, words, environ) == 0;
  posix_spawn_file_actions_destroy(&actions);
  return starts ? process : -1;
}

#ifdef __linux__

#include <signal.h>
#include <stdio.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

// As in a new program: ignored signals stay ignored.
static void forget_handlers(void) {
  for (int number = 1; number < NSIG; number++) {
    struct sigaction action;
    if (sigaction(number, NULL, &action) == 0 && action.sa_handler != SIG_IGN &&
        action.sa_handler != SIG_DFL) {
      signal(number, SIG_DFL);
    }
  }
}

static void close_from(int first) {
#ifdef SYS_close_range
  if (syscall(SYS_close_range, first, ~0U, 0) == 0) {
    return;
  }
#endif
  long count = sysconf(_SC_OPEN_MAX);
  for (int descriptor = first; descriptor < count; descriptor++) {
    close(descriptor);
  }
}

int ce_fork(int input, int output, int errors) {
  // Otherwise both would write what stdio holds.
  fflush(NULL);
  pid_t process = fork();
  if (process != 0) {
    return process;
  }
  // The copy ends with its parent.
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  forget_handlers();
  dup2(input, STDIN_FILENO);
  dup2(output, STDOUT_FILENO);
  dup2(errors, STDERR_FILENO);
  close_from(3);
  return 0;
}

#endif
