import CLibrary
import TestSupport
import Testing

@testable import PropertyEngine

@Suite struct `fading and swinging` {
  private func arguments(to most: Double, seed: Int) -> [Double] {
    var random = SeededGenerator(seed: UInt64(seed))
    let even = (0..<1_000).map { _ in Double.random(in: 0...most, using: &random) }
    let small = (0..<1_000).map { _ in exp(Double.random(in: -30...log(most), using: &random)) }
    return [0, 1e-300, .pi / 2, .pi, most] + even + small
  }

  @Test(arguments: 0..<Int(Seeds.count))
  func `are as the C library has them, nearly`(seed: Int) {
    for x in arguments(to: Double.mostDecay, seed: seed) {
      #expect(abs(Double.decay(x) - exp(-x)) < 3e-16 * exp(-x))
    }
    for x in arguments(to: Double.mostAngle, seed: seed) {
      let (cosine, sine) = Double.waves(of: x)
      #expect(abs(cosine - cos(x)) < 5e-16 && abs(sine - sin(x)) < 5e-16)
    }
  }

  @Test func `begin exactly`() {
    #expect(Double.decay(0) == 1 && Double.waves(of: 0) == (1, 0))
  }
}
