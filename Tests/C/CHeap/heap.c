#include "CHeap.h"

#include <errno.h>
#include <stdlib.h>

#if defined(__GLIBC__)

#include <malloc.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *old, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

// Not atomic, which would cost more than what is counted: two threads may lose a count.
static HeapCount counted;

static void count(size_t size) {
  counted.allocations += 1;
  counted.bytes += (int64_t)size;
}

void *malloc(size_t size) {
  count(size);
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count(number * size);
  return __libc_calloc(number, size);
}

void *realloc(void *old, size_t size) {
  count(size);
  return __libc_realloc(old, size);
}

void *memalign(size_t alignment, size_t size) {
  count(size);
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **place, size_t alignment, size_t size) {
  void *memory = memalign(alignment, size);
  if (memory == NULL) return ENOMEM;
  *place = memory;
  return 0;
}

int heap_is_counted(void) { return 1; }

HeapCount heap_count(void) { return counted; }

int64_t heap_bytes_in_use(void) {
  struct mallinfo2 now = mallinfo2();
  return (int64_t)(now.uordblks + now.hblkhd);
}

#else

int heap_is_counted(void) { return 0; }

HeapCount heap_count(void) { return (HeapCount){0, 0}; }

int64_t heap_bytes_in_use(void) { return 0; }

#endif
