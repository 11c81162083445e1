import FlipbookAssembly
import FlipbookCommands
import FlipbookValues
import PropertyEngine
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

/// The presets against the numbers published for them.
@Suite struct PresetTests {
  struct Published: Sendable {
    let name: String
    let stiffness: Double
    let damping: Double
    /// The overshoot in per cent of the way.
    let overshoot: Double
    /// The last time it is more than 0.1 % away, in seconds.
    let settles: Double
  }

  private static func spring(
    _ name: String, _ stiffness: Double, _ damping: Double, _ overshoot: Double, _ settles: Double
  ) -> Published {
    Published(
      name: name, stiffness: stiffness, damping: damping, overshoot: overshoot, settles: settles)
  }

  static let springs = [
    spring("smooth", 157.91, 25.13, 0, 0.735), spring("snappy", 157.91, 21.36, 0.63, 0.697),
    spring("bouncy", 157.91, 17.59, 4.60, 0.819),
    spring("interactiveSpring", 1754.60, 72.05, 0.50, 0.209),
    spring("fluidFlashlight", 986.96, 25.13, 25.38, 0.556),
    spring("fluidRubberBand", 438.65, 25.13, 9.48, 0.485),
    spring("fluidDrawer", 438.65, 33.51, 1.52, 0.405),
    spring("fluidMove", 246.74, 31.42, 0, 0.588),
    spring("fluidRotate", 246.74, 25.13, 1.52, 0.539),
    spring("waveInteractive", 986.96, 50.27, 1.52, 0.270),
    spring("wavePictureInPicture", 61.69, 10.68, 5.43, 1.320),
    spring("reactDefault", 170, 26, 0, 0.702), spring("reactGentle", 120, 14, 7.35, 0.943),
    spring("reactWobbly", 180, 12, 20.79, 1.137), spring("reactStiff", 210, 20, 5.00, 0.713),
    spring("reactSlow", 280, 60, 0, 1.374), spring("reactMolasses", 280, 120, 0, 2.910),
    spring("reactNative", 230.20, 22.00, 3.66, 0.660),
    spring("materialFast", 1400, 67.35, 0.15, 0.224),
    spring("materialMedium", 700, 47.62, 0.15, 0.317),
    spring("materialSlow", 300, 31.18, 0.15, 0.484),
    spring("androidSpring", 1500, 38.73, 16.30, 0.328),
  ]

  @Test(arguments: springs) func `a spring swings as published`(published: Published) throws {
    let timing = try #require(Timing.named.first { $0.name == published.name }).timing
    let basic = if case .preset(_, let inner) = timing { inner } else { timing }
    guard case .spring(.bounce(let bounce, let duration), 0) = basic else {
      Issue.record("\(published.name) is no spring")
      return
    }
    let parameters = SpringParameters(perceptualDuration: duration, bounce: bounce)
    #expect(abs(parameters.stiffness - published.stiffness) < 0.006)
    #expect(abs(parameters.damping - published.damping) < 0.006)
    let spring = Spring(parameters)
    let shares = (0...40_000).map { spring.value(at: Double($0) / 10_000) }
    let overshoot = ((shares.max() ?? 0) - 1) * 100
    #expect(abs(max(overshoot, 0) - published.overshoot) < 0.006)
    let last = shares.lastIndex { abs($0 - 1) > 0.001 } ?? 0
    #expect(abs(Double(last) / 10_000 - published.settles) < 0.0011)
  }

  @Test func `every preset has a name of its own that is no other word`() {
    let names = Timing.presets.map(\.name)
    let others = Timing.basic.map(\.name) + Commands.standard.all.map(\.name)
    #expect(Set(names).count == names.count && Set(names).isDisjoint(with: others))
    #expect(names.allSatisfy { $0.contains(where: \.isUppercase) && !$0.contains(" ") })
  }

  @Test func `a curve keeps its ends and its shape`() {
    let text = Answers.text("easeInOutBack")
    #expect(text == "easeInOutBack")
    let entries = [
      "view box", "animator a 1s easeInBack { box.center.x += 100 }", "start a", "step 0.3s",
    ]
    let session = Session.entered(entries)
    #expect(!session.enter("expect box.center.x < 0").failed)
    #expect(!session.enter("run; expect box.center.x == 100").failed)
  }
}
