#include "CEditline.h"

extern char **environ;

char **ce_environment(void) { return environ; }
