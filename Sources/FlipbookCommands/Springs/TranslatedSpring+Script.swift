import FlipbookText
import FlipbookValues
import HeadlessUIKit

// The words of Motion and of CSS.
extension TranslatedSpring {
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
