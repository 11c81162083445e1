#ifndef CZLIB_H
#define CZLIB_H

#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// The most bytes that so many become.
size_t cz_bound(size_t count);

/// Packs bytes as PNG wants them (RFC 1950) and returns how many there are; 0 if memory is short.
size_t cz_pack(const uint8_t *bytes, size_t count, uint8_t *packed, size_t room);

/// The sum that ends a chunk of a PNG, of bytes that follow others with a sum.
uint32_t cz_sum(uint32_t sum, const uint8_t *bytes, size_t count);

#pragma clang assume_nonnull end

#endif
