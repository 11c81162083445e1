/// A random number generator that gives the same numbers for the same seed, on every platform.
///
/// SplitMix64: 64 bits of state, every seed is good, the period is 2^64. It is for tests, never for
/// secrets. Print the generator in a failing expectation: its description is the seed to try again.
package struct SeededGenerator: RandomNumberGenerator, CustomStringConvertible, Sendable {
  /// The seed the generator was made with; drawing numbers does not change it.
  package let seed: UInt64
  private var state: UInt64

  /// Makes a generator at the start of the sequence that `seed` names; any seed will do.
  package init(seed: UInt64) {
    self.seed = seed
    self.state = seed
  }

  /// The next 64 random bits.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// The seed, as `seed 42`.
  package var description: String { "seed \(seed)" }
}
