#include "CZlib.h"

#include <zlib.h>

// Choice: takes half the time of the default level and packs pictures of few colours nearly as well.
enum { level = 4 };

size_t cz_bound(size_t count) { return compressBound(count); }

size_t cz_pack(const uint8_t *bytes, size_t count, uint8_t *packed, size_t room) {
  uLongf length = room;
  return compress2(packed, &length, bytes, count, level) == Z_OK ? length : 0;
}

uint32_t cz_sum(uint32_t sum, const uint8_t *bytes, size_t count) {
  return (uint32_t)crc32(sum, bytes, (uInt)count);
}
