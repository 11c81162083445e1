#ifndef CZLIB_H
#define CZLIB_H

#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// The largest packed size of so many bytes.
size_t cz_bound(size_t count);

/// Packs bytes as PNG wants them (RFC 1950) and returns the packed size; 0 if memory runs out.
size_t cz_pack(const uint8_t *bytes, size_t count, uint8_t *packed, size_t room);

/// Continues the checksum of a PNG chunk (CRC-32) with more bytes; start with 0.
uint32_t cz_sum(uint32_t sum, const uint8_t *bytes, size_t count);

#pragma clang assume_nonnull end

#endif
