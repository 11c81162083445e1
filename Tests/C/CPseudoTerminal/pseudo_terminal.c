#define _GNU_SOURCE

#include "CPseudoTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

static bool open_terminal(cpt_child *child) {
  child->master = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (child->master < 0 || grantpt(child->master) != 0 || unlockpt(child->master) != 0) {
    return false;
  }
  child->slave = open(ptsname(child->master), O_RDWR | O_NOCTTY | O_CLOEXEC);
  return child->slave >= 0 && tcgetattr(child->slave, &child->found) == 0;
}

// Between vfork and exec, in the memory of a process that waits meanwhile: fork would copy its
// table of pages, which takes longer than what is started.
static void begin_session(void) {
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  for (int number = 1; number < NSIG; number++) {
    signal(number, SIG_DFL);
  }
  setsid();
}

static void become(int slave, int ending, char *const *arguments, char *const *environment) {
  begin_session();
  ioctl(slave, TIOCSCTTY, 0);
  for (int descriptor = 0; descriptor < 3; descriptor++) {
    dup2(slave, descriptor);
  }
  fcntl(ending, F_SETFD, 0);
  execve(arguments[0], arguments, environment);
  _exit(127);
}

bool cpt_start(cpt_child *child, char *const *arguments, char *const *environment, int rows,
               int columns) {
  int ending[2];
  if (!open_terminal(child) || pipe(ending) != 0) {
    return false;
  }
  fcntl(ending[0], F_SETFD, FD_CLOEXEC);
  fcntl(ending[1], F_SETFD, FD_CLOEXEC);
  cpt_resize(child->master, rows, columns);
  child->ending = ending[0];
  child->process = vfork();
  if (child->process == 0) {
    become(child->slave, ending[1], arguments, environment);
  }
  close(ending[1]);
  return child->process > 0;
}

// The streams' files, opened before that: input, output, errors.
static bool open_streams(const char *folder, int streams[3]) {
  static const char *const names[] = {"input", "output", "errors"};
  int directory = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  for (int i = 0; i < 3; i++) {
    int flags = i == 0 ? O_RDONLY : O_WRONLY | O_CREAT | O_TRUNC;
    streams[i] = openat(directory, names[i], flags | O_CLOEXEC, 0600);
  }
  close(directory);
  return streams[0] >= 0 && streams[1] >= 0 && streams[2] >= 0;
}

pid_t cpt_run(char *const *arguments, char *const *environment, const char *streams,
              const char *folder) {
  int opened[3];
  pid_t process = open_streams(streams, opened) ? vfork() : -1;
  if (process == 0) {
    begin_session();
    for (int descriptor = 0; descriptor < 3; descriptor++) {
      dup2(opened[descriptor], descriptor);
    }
    alarm(60);
    if (chdir(folder) == 0) {
      execve(arguments[0], arguments, environment);
    }
    _exit(127);
  }
  for (int i = 0; i < 3; i++) {
    close(opened[i]);
  }
  return process;
}

// A pipe whose ends are not inherited, and are none of the numbers that a child wants.
static bool open_pipe(int ends[2]) {
  int low[2];
  if (pipe(low) != 0) {
    return false;
  }
  for (int i = 0; i < 2; i++) {
    ends[i] = fcntl(low[i], F_DUPFD_CLOEXEC, 16);
    close(low[i]);
  }
  return ends[0] >= 0 && ends[1] >= 0;
}

bool cpt_start_piped(cpt_piped *child, char *const *arguments, char *const *environment) {
  int commands[2], answers[2];
  int nowhere = open("/dev/null", O_RDWR | O_CLOEXEC);
  if (nowhere < 0 || !open_pipe(commands) || !open_pipe(answers)) {
    return false;
  }
  child->process = vfork();
  if (child->process == 0) {
    begin_session();
    int wanted[] = {nowhere, nowhere, nowhere, commands[0], answers[1]};
    for (int descriptor = 0; descriptor < 5; descriptor++) {
      dup2(wanted[descriptor], descriptor);
    }
    alarm(300);
    execve(arguments[0], arguments, environment);
    _exit(127);
  }
  close(nowhere);
  close(commands[0]);
  close(answers[1]);
  child->commands = commands[1];
  child->answers = answers[0];
  return child->process > 0;
}

bool cpt_resize(int master, int rows, int columns) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  return ioctl(master, TIOCSWINSZ, &size) == 0;
}

bool cpt_echoes(int slave) {
  struct termios now;
  return tcgetattr(slave, &now) == 0 && (now.c_lflag & ECHO);
}

bool cpt_collects_lines(int slave) {
  struct termios now;
  return tcgetattr(slave, &now) == 0 && (now.c_lflag & ICANON);
}

bool cpt_is_as_found(const cpt_child *child) {
  struct termios now;
  return tcgetattr(child->slave, &now) == 0 && now.c_iflag == child->found.c_iflag &&
         now.c_oflag == child->found.c_oflag && now.c_lflag == child->found.c_lflag &&
         memcmp(now.c_cc, child->found.c_cc, sizeof now.c_cc) == 0;
}

void cpt_make_as_found(const cpt_child *child) {
  tcsetattr(child->slave, TCSANOW, &child->found);
}

static double all(struct timeval time) { return time.tv_sec + time.tv_usec / 1e6; }

int cpt_collect(pid_t process, double *seconds) {
  int status = 0;
  struct rusage usage = {0};
  while (wait4(process, &status, 0, &usage) < 0 && errno == EINTR) {
  }
  if (seconds != NULL) *seconds = all(usage.ru_utime) + all(usage.ru_stime);
  return WIFSIGNALED(status) ? 1000 + WTERMSIG(status) : WEXITSTATUS(status);
}

static int remove_one(const char *path, const struct stat *status, int kind, struct FTW *place) {
  (void)status;
  (void)kind;
  (void)place;
  return remove(path);
}

void cpt_remove_folder(const char *path) { nftw(path, remove_one, 16, FTW_DEPTH | FTW_PHYS); }
