import FlipbookText
import FlipbookValues
import HeadlessUIKit

// The words of libraries in JavaScript, and of CSS.
extension TranslatedSpring {
  /// Source: React Native, Libraries/Animated/SpringConfig.js and animations/SpringAnimation.js.
  var reactNative: SpringDialect {
    guard damping > 0 else {
      return SpringDialect(
        name: "React Native", spellings: [], lost: ["all: it takes no damping of 0"], end: nil,
        rule: "")
    }
    let held = creeps ? distance(to: critical) : 0
    let push = pushed("velocity", way)
    let built = [("stiffness", build.stiffness), ("damping", ownDamping), ("mass", build.mass)]
    let others = [tensionAndFriction, bouncinessAndSpeed].compactMap { $0 }
    let drift = others.map(\.loss).max() ?? 0
    return SpringDialect(
      name: "React Native",
      spellings: [.init(text: "{\(list(built + push))}", loss: held)]
        + others.map { other in
          let parts = [other.text] + (push.isEmpty ? [] : [list(push)])
          return .init(text: "{\(parts.joined(separator: ", "))}", loss: held + other.loss)
        },
      lost: units("units a second") + phrase("a ratio above 1 counts as 1", held)
        + (hasMass ? ["the mass, but in the first: the motion is the same"] : [])
        + phrase("tension and friction are rounded", drift)
        + (others.count < 2 ? ["bounciness and speed: it has none of 0 or more"] : []),
      end: firstFrame { $0 <= 0.001 && $1 <= 0.001 },
      rule: "restDisplacementThreshold, restSpeedThreshold: the first frame of 60 a second within "
        + "0.001 units and no faster than 0.001 a second")
  }

  private var tensionAndFriction: SpringDialect.Spelling? {
    let tension = text(Origami.tension(ofStiffness: stiffness), stiffness / 3.62)
    let friction = text(Origami.friction(ofDamping: damping), damping / 3)
    return origami("tension: \(tension), friction: \(friction)", tension, friction)
  }

  // The friction goes from the one that does not bounce to 0.01 as the bounciness grows.
  private var bouncinessAndSpeed: SpringDialect.Spelling? {
    let tension = Origami.tension(ofStiffness: stiffness)
    let friction = Origami.friction(ofDamping: damping)
    let still = Origami.frictionWithoutBounce(tension)
    guard tension >= 0.5, still > friction, friction > 0.01 else { return nil }
    let rest = ((friction - 0.01) / (still - 0.01)).squareRoot()
    let (bounciness, speed) = (text((1 - rest) * 34 / 0.8), text((tension - 0.5) / 199.5 * 34))
    let read = Origami.numbers(
      bounciness: Double(bounciness) ?? 0, speed: Double(speed) ?? 0)
    return origami(
      "bounciness: \(bounciness), speed: \(speed)", "\(read.tension)", "\(read.friction)")
  }

  private func origami(
    _ text: String, _ tension: String, _ friction: String
  ) -> SpringDialect.Spelling? {
    guard let tension = Double(tension), let friction = Double(friction) else { return nil }
    let loss = drift(
      stiffness: Origami.stiffness(ofTension: tension),
      damping: Origami.damping(ofFriction: friction))
    return .init(text: text, loss: loss > Self.nothing ? loss : 0)
  }

  /// Source: react-spring, packages/core/src/AnimationConfig.ts and SpringValue.ts.
  var reactSpring: SpringDialect {
    let steps = reactSteps()
    let push = pushed("velocity", way / 1000)
    let built = [("tension", build.stiffness), ("friction", ownDamping), ("mass", build.mass)]
    let seen = [("frequency", build.response), ("damping", ratio)]
    // It takes no shorter frequency than this.
    let forms = build.response < 0.01 ? [built] : [built, seen]
    return SpringDialect(
      name: "react-spring",
      spellings: forms.map { .init(text: "{\(list($0 + push))}", loss: steps.loss) },
      lost: units("units a millisecond") + phrase("it moves in steps of 1 ms", steps.loss),
      end: build.isEndless ? nil : steps.rest,
      rule: "precision, restVelocity: the first step of 1 ms within "
        + "\(text(min(1, way * 0.001))) units and no faster than "
        + "\(text(min(1, way * 0.001) / 10)) a ms")
  }

  /// Source: Motion (Framer Motion), motion-dom/src/animation/generators/spring.
  var motion: SpringDialect {
    let built =
      [("stiffness", build.stiffness), ("damping", ownDamping), ("mass", build.mass)]
      + pushed("velocity", way)
    // Its visual duration takes no velocity.
    let seen = [("visualDuration", build.response / 1.2), ("bounce", 1 - ratio)]
    let forms = velocity == 0 && (0.05...1).contains(ratio) ? [built, seen] : [built]
    let (delta, speed) = way < 5 ? (0.005, 0.01) : (0.5, 2)
    return SpringDialect(
      name: "Motion",
      spellings: forms.map { .init(text: "{type: \"spring\", \(list($0))}") },
      lost: units("units a second"),
      end: build.isEndless
        ? nil
        : SpringLooks.first(perSecond: 60) { time in
          // It measures its speed over 5 ms.
          let (now, before) = (build.progress(at: time), build.progress(at: time - 0.005))
          let isSlow = ratio >= 1 || abs(now - before) / 0.005 * way <= speed
          return isSlow && abs(1 - now) * way <= delta
        },
      rule: "restDelta, restSpeed: the first frame of 60 a second within \(text(delta)) units"
        + (ratio < 1 ? " and no faster than \(text(speed)) a second" : ""))
  }

  /// CSS has no springs: its easing is straight between the points it is given.
  ///
  /// Source: w3.org/TR/css-easing-2.
  var css: SpringDialect {
    guard duration.isFinite, duration > 0 else {
      return SpringDialect(
        name: "CSS", spellings: [], lost: ["all: it has no motion that never ends"], end: nil,
        rule: "")
    }
    let parts = points - 1
    // A tenth of a millisecond is seen by nobody.
    let length = max((duration * 10_000 - 1e-6).rounded(.up) / 10_000, duration)
    let step = length / Double(parts)
    let values = (0..<parts).map { build.progress(at: Double($0) * step) } + [1]
    let texts = values.map { NumberText.brief($0, digits: 4) }
    let read = texts.map { Double($0) ?? 0 }
    let loss = Self.bound(
      over: length, looks: parts * 16,
      of: { time in
        let part = min(Int(time / step), parts - 1)
        let share = time / step - Double(part)
        return abs(read[part] + (read[part + 1] - read[part]) * share - build.progress(at: time))
      }, bend: build.acceleration)
    return SpringDialect(
      name: "CSS",
      spellings: [
        .init(text: "\(text(length))s linear(\(texts.joined(separator: ", ")))", loss: loss)
      ],
      lost: phrase("it is straight between \(points) points", loss), end: duration,
      rule: "the duration that is written, here UIKit's")
  }
}

extension Origami {
  /// The friction at which a spring of a tension does not bounce.
  fileprivate static func frictionWithoutBounce(_ tension: Double) -> Double {
    let (a, b, c, d) =
      tension <= 18
      ? (0.0007, -0.031, 0.64, 1.28)
      : tension <= 44
        ? (0.000044, -0.006, 0.36, 2) : (0.00000045, -0.000332, 0.1078, 5.84)
    return ((a * tension + b) * tension + c) * tension + d
  }

  /// The tension and the friction of a bounciness and a speed.
  fileprivate static func numbers(
    bounciness: Double, speed: Double
  ) -> (tension: Double, friction: Double) {
    let tension = 0.5 + speed / 34 * 199.5
    let bounce = bounciness / 34 * 0.8
    let share = 2 * bounce - bounce * bounce
    return (tension, share * 0.01 + (1 - share) * frictionWithoutBounce(tension))
  }
}
