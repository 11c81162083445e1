#ifndef CHEAP_H
#define CHEAP_H

#include <stdint.h>

// Counts a program's heap requests inside the program: this target adds a malloc that counts and
// calls glibc's. Only glibc allows that; elsewhere nothing is counted.

/// How often memory was asked for, and how many bytes, since the program began.
typedef struct {
  int64_t allocations;
  int64_t bytes;
} HeapCount;

/// Whether anything is counted on this system.
int heap_is_counted(void);

/// The requests so far.
HeapCount heap_count(void);

/// The bytes that are in use now, with what the heap needs to keep them.
int64_t heap_bytes_in_use(void);

#endif
