import FlipbookAssembly
import FlipbookValues
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import FlipbookCommands
@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct `Springs in other words` {
  /// A random spring, the seconds of its animation, and its distance.
  private static func random(_ seed: UInt64) -> (timing: Timing, duration: Double, way: Double) {
    var random = SeededGenerator(seed: seed)
    func between(_ low: Double, _ high: Double) -> Double {
      low * pow(high / low, Double.random(in: 0...1, using: &random))
    }
    let (ratio, mass) = (between(0.05, 3), random.chance(50) ? 1 : between(0.1, 10))
    let stiffness = between(1, 2000) * mass
    let velocity = random.chance(40) ? 0 : Double.random(in: -10...10, using: &random)
    let (duration, way) = (between(0.1, 3), random.chance(50) ? 100 : between(1, 3000))
    let bounce = ratio > 1 ? 1 / ratio - 1 : 1 - ratio
    let timing: Timing =
      switch random.number(0...4) {
      case 0:
        .spring(.ratio(min(ratio, 1)), velocity: min(velocity, 1))
      case 1: .spring(.bounce(bounce, duration: between(0.1, 3)), velocity: velocity)
      case 2:
        .spring(.response(between(0.1, 3), dampingFraction: ratio), velocity: velocity)
      case 3:
        .spring(.tension(between(1, 500), friction: between(1, 60)), velocity: velocity)
      default:
        .spring(
          .physics(
            mass: mass, stiffness: stiffness,
            damping: 2 * ratio * (stiffness * mass).squareRoot()), velocity: velocity)
      }
    return (timing, duration, way)
  }

  private static func translated(_ seed: UInt64) throws -> TranslatedSpring {
    let (timing, duration, way) = random(seed)
    return try #require(TranslatedSpring(timing, duration: duration, distance: way, points: 40))
  }

  @Test(arguments: 0..<10)
  func `read back, move as the spring does, but for the loss that is told`(_ ten: UInt64) throws {
    for seed in (ten * 100)..<(ten * 100 + 100) {
      let spring = try Self.translated(seed)
      let seconds = min(spring.duration, SpringLooks.longest)
      for dialect in SpringDialect.all(of: spring) {
        #expect(!dialect.spellings.isEmpty, "\(seed) \(dialect.name)")
        for spelling in dialect.spellings {
          let read = try #require(
            ForeignSpring(
              spelling.text, in: dialect.name, way: spring.distance, duration: seconds))
          let away =
            read.moments(seconds).map {
              abs(read.progress(at: $0) - spring.build.progress(at: $0))
            }.max() ?? 1
          let isTold =
            spelling.loss <= TranslatedSpring.nothing
            || dialect.lost.contains { $0.hasSuffix(TranslatedSpring.told(spelling.loss)) }
          #expect(away <= spelling.loss + 1e-9, "\(seed) \(spelling.text) \(away)")
          #expect(isTold, "\(seed) \(spelling.text) \(dialect.lost)")
        }
      }
    }
  }

  @Test func `are written so that they read back as they were typed`() {
    let session = Session()
    for seed in 0..<1000 {
      let text = "\(Self.random(UInt64(seed)).timing)"
      #expect(session.enter(text).text == text)
      #expect(!session.enter("let s = \(text); expect s.initialVelocity < 100").failed, "\(text)")
    }
  }

  // A bound that is far too large would always hold.
  @Test func `tell a loss that is not much more than it is`() throws {
    for seed in 0..<200 {
      let spring = try Self.translated(UInt64(seed))
      let seconds = min(spring.duration, SpringLooks.longest)
      for dialect in SpringDialect.all(of: spring) {
        for spelling in dialect.spellings where spelling.loss > 1e-4 {
          let read = try #require(
            ForeignSpring(spelling.text, in: dialect.name, way: spring.distance, duration: seconds))
          let away =
            read.moments(seconds).map {
              abs(read.progress(at: $0) - spring.build.progress(at: $0))
            }.max() ?? 0
          #expect(spelling.loss < away * 1.2 + 1e-3, "\(seed) \(spelling.text) \(away)")
        }
      }
    }
  }

  @Test func `end where each framework's rule says`() throws {
    for seed in 0..<100 {
      let spring = try Self.translated(UInt64(seed))
      let (build, way) = (spring.build, spring.distance)
      func frame(_ distance: Double, _ speed: Double) -> Double? {
        (0...6000).map { Double($0) / 60 }.first { time in
          abs(1 - build.progress(at: time)) * way <= distance
            && abs(build.velocity(at: time)) * way <= speed
        }
      }
      let ends = Dictionary(
        uniqueKeysWithValues: SpringDialect.all(of: spring).map { ($0.name, $0.end) })
      #expect(ends["Android"] == frame(0.75, 46.875), "\(seed)")
      let end = try #require(ends["SwiftUI"] ?? nil)
      if build.movingRatio < 1 {
        let decay = build.movingRatio * build.frequency
        let size = abs(decay - build.velocity) + 1
        #expect(abs(size * exp(-decay * end) - 0.001) < 1e-12, "\(seed)")
      } else {
        let later = (0...2000).map { end + Double($0) / 100 }
        #expect(later.allSatisfy { abs(1 - build.progress(at: $0)) <= 0.001 }, "\(seed)")
      }
    }
  }

  @Test func `have the numbers of Core Animation's settling and of a rest that is known`() throws {
    let spring = try #require(
      TranslatedSpring(
        .spring(.physics(mass: 1, stiffness: 100, damping: 10)), duration: 1, distance: 100,
        points: 40))
    #expect(abs((spring.coreAnimation.end ?? 0) - 1.4727003346780927) < 1e-14)
    #expect(spring.uiKit.end == spring.coreAnimation.end)
  }
}
