import TestSupport

// Entries about gestures and fingers.
extension RandomEntries {
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
