// Timings that others have published, by name. Names of several words keep clear of the names
// people give their views.
extension Timing {
  package static let presets: [Named] = springs + materialCurves + easings

  // MARK: Springs

  private static let springs =
    published(
      swiftUI,
      [("interactiveSpring", seen(0.15, ratio: 0.86), "SwiftUI's spring that follows a finger")])
    + published(
      "github.com/nathangitter/fluid-interfaces",
      [
        ("fluidFlashlight", seen(0.2, ratio: 0.4), "Fluid Interfaces: a button that lets go"),
        ("fluidRubberBand", seen(0.3, ratio: 0.6), "Fluid Interfaces: back from beyond the edge"),
        ("fluidDrawer", seen(0.3, ratio: 0.8), "Fluid Interfaces: a drawer that is let go"),
        ("fluidMove", seen(0.4, ratio: 1), "Fluid Interfaces: a drawer or a thrown picture"),
        ("fluidRotate", seen(0.4, ratio: 0.8), "Fluid Interfaces: a turn that snaps"),
      ])
    + published(
      "github.com/jtrivedi/Wave",
      [
        ("waveInteractive", seen(0.2, ratio: 0.8), "Wave: dragging"),
        ("wavePictureInPicture", seen(0.8, ratio: 0.68), "Wave: a picture settles in its corner"),
      ])
    + published(
      "react-spring, packages/core/src/constants.ts",
      [
        ("reactDefault", built(170, 26), "react-spring's default"),
        ("reactGentle", built(120, 14), "react-spring's gentle"),
        ("reactWobbly", built(180, 12), "react-spring's wobbly"),
        ("reactStiff", built(210, 20), "react-spring's stiff"),
        ("reactSlow", built(280, 60), "react-spring's slow, which creeps"),
        ("reactMolasses", built(280, 120), "react-spring's molasses, which creeps"),
      ])
    + published(
      "React Native, Libraries/Animated/SpringConfig.js",
      [("reactNative", built(230.2, 22), "React Native's tension 40, friction 7")])
    + published(
      materialDocs,
      [
        ("materialFast", built(1400, ratio: 0.9), "Material 3: fast, for places and sizes"),
        ("materialMedium", built(700, ratio: 0.9), "Material 3: its default, for places and sizes"),
        ("materialSlow", built(300, ratio: 0.9), "Material 3: slow, for places and sizes"),
        ("materialFastEffects", built(3800, ratio: 1), "Material 3: fast, for colours"),
        ("materialMediumEffects", built(1600, ratio: 1), "Material 3: its default, for colours"),
        ("materialSlowEffects", built(800, ratio: 1), "Material 3: slow, for colours"),
      ])
    + published(
      "androidx.dynamicanimation, SpringForce.java",
      [("androidSpring", built(1500, ratio: 0.5), "Android's SpringForce as it comes")])

  private static let materialDocs = "Material Components for Android, docs/theming/Motion.md"

  // By the time it seems to take, in seconds, and its damping ratio. A ratio above 1 is a bounce
  // below 0: UIKit would take it as 1 in a spring given by its damping.
  private static func seen(_ response: Double, ratio: Double) -> Timing {
    .spring(.bounce(Spring.bounce(ofRatio: ratio), duration: response))
  }

  private static func built(_ stiffness: Double, ratio: Double) -> Timing {
    seen(2 * .pi / stiffness.squareRoot(), ratio: ratio)
  }

  // By stiffness and damping, with a mass of 1.
  private static func built(_ stiffness: Double, _ damping: Double) -> Timing {
    built(stiffness, ratio: damping / (2 * stiffness.squareRoot()))
  }

  // MARK: Curves

  // "Emphasized" is two curves in one and has no name here.
  private static let materialCurves = published(
    materialDocs,
    [
      ("Standard", .cubic(0.2, 0, 0, 1), "standard"),
      ("Decelerate", .cubic(0, 0, 0, 1), "coming in"),
      ("Accelerate", .cubic(0.3, 0, 1, 1), "leaving"),
      ("EmphasizedDecelerate", .cubic(0.05, 0.7, 0.1, 1), "coming in, with emphasis"),
      ("EmphasizedAccelerate", .cubic(0.3, 0, 0.8, 0.15), "leaving, with emphasis"),
    ].map { ("material" + $0, $1, "Material 3: " + $2) })

  // The curves nearest to Robert Penner's equations, as easings.net gives them; his elastic and
  // bouncing ones are no cubic curves.
  private static let easings: [Named] = [
    easing("Sine", "hardly bent", (0.12, 0, 0.39, 0), (0.61, 1, 0.88, 1), (0.37, 0, 0.63, 1)),
    easing("Quad", "a square", (0.11, 0, 0.5, 0), (0.5, 1, 0.89, 1), (0.45, 0, 0.55, 1)),
    easing("Cubic", "a cube", (0.32, 0, 0.67, 0), (0.33, 1, 0.68, 1), (0.65, 0, 0.35, 1)),
    easing("Quart", "a fourth power", (0.5, 0, 0.75, 0), (0.25, 1, 0.5, 1), (0.76, 0, 0.24, 1)),
    easing("Quint", "a fifth power", (0.64, 0, 0.78, 0), (0.22, 1, 0.36, 1), (0.83, 0, 0.17, 1)),
    easing("Expo", "a power of two", (0.7, 0, 0.84, 0), (0.16, 1, 0.3, 1), (0.87, 0, 0.13, 1)),
    easing("Circ", "a circle", (0.55, 0, 1, 0.45), (0, 0.55, 0.45, 1), (0.85, 0, 0.15, 1)),
    easing(
      "Back", "beyond its ends", (0.36, 0, 0.66, -0.56), (0.34, 1.56, 0.64, 1),
      (0.68, -0.6, 0.32, 1.6)),
  ].flatMap { $0 }

  private typealias Points = (Double, Double, Double, Double)

  private static func easing(
    _ name: String, _ shape: String, _ into: Points, _ out: Points, _ both: Points
  ) -> [Named] {
    [
      ("easeIn" + name, into, "slow at the start: \(shape)"),
      ("easeOut" + name, out, "slow at the end: \(shape)"),
      ("easeInOut" + name, both, "slow, fast, slow: \(shape)"),
    ].map { name, points, meaning in
      let timing = Timing.cubic(points.0, points.1, points.2, points.3)
      return (name, timing, "\(meaning) (easings.net)", "easings.net")
    }
  }
}
