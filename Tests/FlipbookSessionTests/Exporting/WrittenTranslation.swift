/// The horizontal translation that a browser shows for a style sheet with one class.
struct WrittenTranslation {
  private struct Frame {
    let share: Double
    let x: Double
    let easing: Easing
  }
  private struct Animation {
    var (duration, delay, count) = (0.0, 0.0, 1.0)
    var alternates = false
    var frames: [Frame] = []
  }

  private var animations: [Animation] = []
  private var rest = 0.0
  /// When the last animation is over.
  var end: Double? { animations.map { $0.delay + $0.duration * $0.count }.max() }

  init(_ text: String) {
    let list = text.firstMatch(of: /animation: ([^;]*);/)?.output.1 ?? ""
    rest = Self.x(in: text.prefix(upTo: text.firstRange(of: "}")?.lowerBound ?? text.endIndex))
    for words in list.split(separator: /,\n */) {
      animations.append(Self.animation(words, in: text))
    }
  }

  private static func x(in text: Substring) -> Double {
    Double(text.firstMatch(of: /translate: (-?[0-9.]+)/)?.output.1 ?? "0") ?? 0
  }

  private static func animation(_ words: Substring, in text: String) -> Animation {
    var animation = Animation()
    let easing = words.firstMatch(of: /(cubic-bezier|linear)\([^)]*\)/).map { String($0.output.0) }
    let parts = words.replacing(/\([^)]*\)/, with: "").split(separator: " ")
    let times = parts.dropFirst().filter { $0.wholeMatch(of: /-?[0-9.]+s/) != nil }
    let seconds = times.map { Double($0.dropLast()) ?? 0 }
    (animation.duration, animation.delay) = (seconds[0], seconds.count > 1 ? seconds[1] : 0)
    animation.count = parts.dropFirst().lazy.compactMap { Double($0) }.first ?? 1
    animation.alternates = parts.contains("alternate")
    let word = parts.first { ["linear", "ease", "ease-in", "ease-out", "step-end"].contains($0) }
    let body = text.firstRange(of: "@keyframes \(parts[0]) {").map { text[$0.upperBound...] } ?? ""
    for line in body.prefix(upTo: body.firstRange(of: "\n}")?.lowerBound ?? body.endIndex)
      .split(separator: "\n")
    {
      guard let share = line.firstMatch(of: /(from|to|[0-9.]+%) {/)?.output.1 else { continue }
      let place = ["from": 0, "to": 1][share] ?? (Double(share.dropLast()) ?? 0) / 100
      let own = line.firstMatch(of: /animation-timing-function: (.*) }/).map { String($0.output.1) }
      animation.frames.append(
        Frame(
          share: place, x: x(in: line),
          easing: Easing(own ?? easing ?? word.map { String($0) } ?? "ease")))
    }
    return animation
  }

  func x(at seconds: Double) -> Double {
    let active = animations.last { animation in
      let passes = (seconds - animation.delay) / animation.duration
      return passes >= 0 && passes < animation.count
    }
    guard let animation = active else { return rest }
    let passes = (seconds - animation.delay) / animation.duration
    let (done, part) = (passes.rounded(.down), passes - passes.rounded(.down))
    let share = animation.alternates && Int(done) % 2 == 1 ? 1 - part : part
    let next = animation.frames.firstIndex { $0.share > share } ?? animation.frames.count - 1
    let (a, b) = (animation.frames[next - 1], animation.frames[next])
    return a.x + (b.x - a.x) * a.easing.progress((share - a.share) / (b.share - a.share))
  }
}

/// The easing between two frames, parsed only once.
private enum Easing {
  case step
  case bezier([Double])
  case points([(share: Double, value: Double)])

  init(_ text: String) {
    let words = ["linear": "0, 0, 1, 1", "ease": "0.25, 0.1, 0.25, 1", "ease-in": "0.42, 0, 1, 1"]
    let list = words[text] ?? text.firstMatch(of: /\((.*)\)/).map { String($0.output.1) } ?? ""
    self =
      text == "step-end"
      ? .step
      : text.hasPrefix("linear(")
        ? .points(Self.points(list))
        : .bezier(list.split(separator: ", ").compactMap { Double($0) })
  }

  func progress(_ share: Double) -> Double {
    switch self {
    case .step: return 0
    case .bezier(let c):
      func at(_ t: Double, _ a: Double, _ b: Double) -> Double {
        3 * t * (1 - t) * (1 - t) * a + 3 * t * t * (1 - t) * b + t * t * t
      }
      var (low, high) = (0.0, 1.0)
      for _ in 0..<60 {
        let middle = (low + high) / 2
        if at(middle, c[0], c[2]) < share { low = middle } else { high = middle }
      }
      return at(low, c[1], c[3])
    case .points(let points):
      let next = max(points.firstIndex { $0.share > share } ?? points.count - 1, 1)
      let (a, b) = (points[next - 1], points[next])
      guard b.share > a.share else { return b.value }
      return a.value + (b.value - a.value) * (share - a.share) / (b.share - a.share)
    }
  }

  // Spaces points without a share evenly between their neighbours.
  private static func points(_ list: String) -> [(share: Double, value: Double)] {
    let stops = list.split(separator: ", ").map { $0.split(separator: " ") }
    var shares = stops.map { $0.count > 1 ? Double($0[1].dropLast()).map { $0 / 100 } : nil }
    (shares[0], shares[shares.count - 1]) = (0, 1)
    for place in shares.indices where shares[place] == nil {
      let next = shares[place...].firstIndex { $0 != nil } ?? place
      let (start, end) = (shares[place - 1] ?? 0, shares[next] ?? 1)
      shares[place] = start + (end - start) / Double(next - place + 1)
    }
    return zip(shares, stops).map { ($0 ?? 0, Double($1[0]) ?? 0) }
  }
}
