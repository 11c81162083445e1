import FlipbookCommands
import FlipbookValues
import TestSupport

@testable import FlipbookSession

// Entries about gestures and fingers.
extension RandomEntries {
  /// The next entry, with more gestures and fingers than usual.
  mutating func nextWithGestures(in session: Session) -> String {
    let known = Known(session)
    guard random.number(0...99) < 20, !known.views.isEmpty, !known.animators.isEmpty else {
      return next(in: session)
    }
    guard random.chance(50) else { return touchEntry(known) }
    let view = random.pick(known.views)
    let way = "(\(random.number(-60...60)), \(random.number(-60...60)))"
    return "\(view).center = (150, 200); \(handling(view, known)); "
      + "touch \(view) by: \(way) over: \(random.pick(["0.1s", "0.3s"]))"
  }

  // A gesture as in apps: it takes its animator up again, makes a new one, or throws the view.
  private mutating func handling(_ view: String, _ names: Known) -> String {
    let animator = random.pick(names.animators)
    let gesture = "gesture pan \(view) name: \(fresh("g"))"
    let follow = "changed: { .center += translation; translation = (0, 0) }"
    let push = "initialVelocity: relativeVelocity(velocity.y, from: \(view).center.y, to: 200)"
    let spring = random.pick([
      "spring(dampingRatio: 0.8, \(push))", "spring(duration: 0.4, bounce: 0.2, \(push))",
      "spring(mass: 1, stiffness: 180, damping: 20, \(push))", "easeOut", "cubic(0.2, 0, 0, 1)",
    ])
    let settle = random.pick([
      "animator \(animator) 0.4s \(spring) { \(view).center.y = 200 }",
      "animator \(animator) \(spring) \(block(names))",
      "animator \(animator) 0.3s; add \(animator) \(block(names))",
    ])
    switch random.number(0...3) {
    case 0:
      return "\(gesture) began: { if \(animator).isRunning { pause \(animator) } } changed: { "
        + "if \(animator).state == active { "
        + "\(animator).fractionComplete = clamp(translation.x / 100, 0, 1) } } ended: { "
        + "if \(animator).state == active { continue \(animator) \(spring) } }"
    case 1:
      return "\(gesture) began: { let here = shown(\(view).center); detach \(view); "
        + "\(view).center = here } \(follow) ended: { animate 0.5s \(spring) "
        + "allowUserInteraction { .center.y = 200 } }"
    default:
      return "\(gesture) began: { if \(animator).state == active "
        + "{ stop \(animator) withoutFinishing } } \(follow) ended: { "
        + random.pick([
          "", "if \(animator).state == active { stop \(animator) withoutFinishing }; ",
        ])
        + "remove \(animator); \(settle); "
        + random.pick(["", "completion \(animator) \(firedBlock(names)); "])
        + "start \(animator) }"
    }
  }

  mutating func touchEntry(_ names: Known) -> String {
    switch random.number(0...9) {
    case 0...3: return gesture(names)
    case 4 where !names.gestures.isEmpty:
      let gesture = random.pick(names.gestures)
      return random.pick([
        "\(gesture).isEnabled = false", "\(gesture).isEnabled = true", "remove \(gesture)",
        "\(gesture).translation = (5, 5)", "show \(gesture)", "\(gesture).state",
      ])
    default: return touch(names)
    }
  }

  private mutating func gesture(_ names: Known) -> String {
    let kind = random.pick(["pan", "pan", "pan", "tap", "press", "pinch", "rotate"])
    let view = random.pick(names.views)
    var parts = ["gesture \(kind) \(view)"]
    if random.chance(50) { parts.append("name: \(fresh("g"))") }
    if kind == "pan" {
      parts.append(
        random.pick([
          "changed: { .center += translation; translation = (0, 0) }",
          "began: { \(view).alpha = 0.5 } ended: { animate 0.3s spring(dampingRatio: 0.8, "
            + "initialVelocity: relativeVelocity(velocity.y, from: 0, to: 90)) \(block(names)) }",
          "changed: \(firedBlock(names)) cancelled: \(firedBlock(names))", "{ location }",
        ]))
    } else if kind == "tap" {
      parts.append(random.pick(["", "numberOfTapsRequired: 2 "]) + firedBlock(names))
    } else {
      parts.append("changed: { let v = location } ended: \(firedBlock(names))")
    }
    if !names.gestures.isEmpty, random.chance(30) {
      parts.append("requireToFail: \(random.pick(names.gestures))")
    }
    if random.chance(20) { parts.append("simultaneously") }
    return parts.joined(separator: " ")
  }

  private mutating func touch(_ names: Known) -> String {
    let view = random.chance(20) ? "root" : random.pick(names.views)
    let way = "(\(random.number(-100...100)), \(random.number(-100...100)))"
    return "touch \(view)"
      + random.pick([
        " by: \(way) over: 0.3s", " by: \(way) over: 0.2s easeOut hold: 0.1s", " by: \(way)",
        " flick: \(way)", " taps: 1", " taps: 2", " hold: 0.7s", " pinch: 2 over: 0.2s",
        " rotate: 90deg over: 0.2s", " by: \(way) rate: 60 cancelled",
        " samples: ((0s, 10, 10), (16ms, 20, 30), (32ms, 20, 60)) hold: 8ms",
      ])
  }
}
