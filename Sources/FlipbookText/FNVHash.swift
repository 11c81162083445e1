/// FNV-1a with 64 bits (draft-eastlake-fnv, section 2): the same for the same bytes on every machine.
package enum FNVHash {
  package static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
