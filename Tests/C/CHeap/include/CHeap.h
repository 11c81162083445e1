#ifndef CHEAP_H
#define CHEAP_H

#include <stdint.h>

// What a program asks of the heap, counted inside it: with this target it has its own malloc, which
// counts and hands on to glibc's. Only glibc lets a program do that; elsewhere nothing is counted.

/// How often memory was asked for, and how many bytes, since the program began.
typedef struct {
  int64_t allocations;
  int64_t bytes;
} HeapCount;

/// Whether anything is counted on this system.
int heap_is_counted(void);

/// What has been asked for until now.
HeapCount heap_count(void);

/// The bytes that are in use now, with what the heap needs to keep them.
int64_t heap_bytes_in_use(void);

#endif
