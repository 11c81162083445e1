// A cubic polynomial is a cubic curve with control points at a third and two thirds of the time:
// its time is then the parameter itself. So squares, cubes and "back" are exactly timings that
// UIKit has, and each of their in-and-out forms is two of them.
extension ForeignTiming {
  /// A curve of Penner's families, by GSAP's names or his.
  static func eased(
    _ family: String, _ way: Way, _ numbers: [Double], _ name: String
  ) -> ForeignTiming? {
    guard let into = formula(of: family, way, numbers) else { return nil }
    return ForeignTiming(
      name,
      timing: cubic(family, way, numbers).map { $0 == .curve(.linear) ? $0 : .preset(name, $0) },
      spring: way == .out && family == "elastic" ? elasticSpring(numbers) : nil,
      whole: whole(family, way, numbers)
    ) { share in
      switch way {
      case .into: into(share)
      case .out: 1 - into(1 - share)
      case .both: share < 0.5 ? into(2 * share) / 2 : 1 - into(2 - 2 * share) / 2
      }
    }
  }

  private static func formula(
    of family: String, _ way: Way, _ numbers: [Double]
  ) -> (@Sendable (Double) -> Double)? {
    if let degree = degree(of: family) { return { pow($0, Double(degree)) } }
    switch family {
    case "sine": return { 1 - cos($0 * .pi / 2) }
    case "expo": return { $0 > 0 ? pow(2, 10 * ($0 - 1)) : 0 }
    case "circ": return { 1 - (1 - $0 * $0).squareRoot() }
    case "back":
      let overshoot = overshoot(numbers)
      guard abs(overshoot) <= Swing.mostAmplitude else { return nil }
      return { $0 * $0 * ((overshoot + 1) * $0 - overshoot) }
    case "elastic":
      guard let swing = Swing(numbers, way) else { return nil }
      return { 1 - swing.progress(at: 1 - $0) }
    case "bounce": return { 1 - bounced(at: 1 - $0) }
    default: return nil
    }
  }

  private static func degree(of family: String) -> Int? {
    let families = [
      ["linear", "power0"], ["quad", "power1"], ["cubic", "power2"], ["quart", "power3"],
      ["quint", "strong", "power4"],
    ]
    return families.firstIndex { $0.contains(family) }.map { $0 + 1 }
  }

  private static func overshoot(_ numbers: [Double]) -> Double { numbers.first ?? 1.70158 }

  // MARK: Curves that UIKit has

  private static func cubic(_ family: String, _ way: Way, _ numbers: [Double]) -> Timing? {
    guard degree(of: family) != 1 else { return .curve(.linear) }
    let heights: (Double, Double)
    switch (degree(of: family), family) {
    case (2, _): heights = (0, 1.0 / 3)
    case (3, _): heights = (0, 0)
    case (nil, "back"): heights = (0, -overshoot(numbers) / 3)
    default: return nil
    }
    switch way {
    case .into: return .cubic(1.0 / 3, heights.0, 2.0 / 3, heights.1)
    case .out: return .cubic(1.0 / 3, 1 - heights.1, 2.0 / 3, 1 - heights.0)
    case .both: return nil
    }
  }

  static func bezier(_ n: [Double], _ name: String) -> ForeignTiming? {
    guard [n[0], n[2]].allSatisfy((0...1).contains) else { return nil }
    return ForeignTiming(name, timing: .cubic(n[0], n[1], n[2], n[3])) { $0 }
  }

  // MARK: Elastic

  // A spring that starts with the velocity of its own decay moves exactly like this:
  // 1 − e^(−γt)·cos ωt, where e^(−γ) is 2^(−10). A larger amplitude only makes it start faster.
  private struct Swing {
    let amplitude: Double
    let frequency: Double
    static let decay = 10 * log(2.0)
    // Choices: nobody would mean a value beyond these.
    static let (mostAmplitude, periods) = (1000.0, 0.01...1000)

    init?(_ numbers: [Double], _ way: Way) {
      let given = numbers.first ?? 1
      var period = numbers.count > 1 && numbers[1] > 0 ? numbers[1] : way == .both ? 0.45 : 0.3
      if given > 0, given < 1 { period /= given }
      guard Self.periods.contains(period), given <= Self.mostAmplitude else { return nil }
      (amplitude, frequency) = (max(given, 1), 2 * .pi / period)
    }

    func progress(at share: Double) -> Double {
      guard share < 1 else { return 1 }
      return 1 + amplitude * exp(-Self.decay * share) * sin(frequency * share - asin(1 / amplitude))
    }
  }

  private static func elasticSpring(_ numbers: [Double]) -> Timing? {
    guard let swing = Swing(numbers, .out) else { return nil }
    let pull = hypot(swing.frequency, Swing.decay)
    let push = Swing.decay + swing.frequency * (swing.amplitude * swing.amplitude - 1).squareRoot()
    func short(_ number: Double) -> Double { (number * 10_000).rounded() / 10_000 }
    return .spring(
      .bounce(short(1 - Swing.decay / pull), duration: short(2 * .pi / pull)),
      velocity: short(push))
  }

  // MARK: Bounces

  private static func bounced(at share: Double) -> Double {
    let (strength, part) = (7.5625, 2.75)
    let hops = [(1.0, 0.0, 0.0), (2, 1.5, 0.75), (2.5, 2.25, 0.9375), (.infinity, 2.625, 0.984375)]
    guard let hop = hops.first(where: { share < $0.0 / part }) else { return 1 }
    let distance = share - hop.1 / part
    return strength * distance * distance + hop.2
  }

  // MARK: Timings of several curves

  private static func whole(_ family: String, _ way: Way, _ numbers: [Double]) -> Whole? {
    let names = [2: "power1", 3: "power2"]
    switch (family, way, degree(of: family).flatMap { names[$0] }) {
    case (_, .both, let half?): return keyframes([0, 50, 100], [], ["\(half).in", "\(half).out"])
    case ("back", .both, _):
      let list = numbers.first.map { "(\(NumberText.shortest($0)))" } ?? ""
      return keyframes([0, 50, 100], [], ["back.in\(list)", "back.out\(list)"])
    case ("bounce", .out, _):
      return keyframes(
        [0, 100, 75, 100, 93.75, 100, 98.4375, 100],
        ["0", "4/11", "6/11", "8/11", "9/11", "10/11", "21/22", "1"],
        (0..<7).map { $0.isMultiple(of: 2) ? "power1.in" : "power1.out" })
    case ("bounce", .into, _):
      return keyframes(
        [0, 1.5625, 0, 6.25, 0, 25, 0, 100],
        ["0", "1/22", "1/11", "2/11", "3/11", "5/11", "7/11", "1"],
        (0..<7).map { $0.isMultiple(of: 2) ? "power1.out" : "power1.in" })
    default: return nil
    }
  }

  // A layer's animation through values from 0 to 100, with a curve between each two.
  private static func keyframes(
    _ values: [Double], _ times: [String] = [], _ curves: [String] = [], mode: String? = nil,
    end: Double = 100
  ) -> Whole {
    { move in
      func number(_ share: Double) -> String {
        NumberText.brief(move.from + (move.to - move.from) * share / 100, digits: 6)
      }
      let lists = [
        ("values", values.map(number)), ("keyTimes", times), ("timingFunctions", curves),
      ]
      let texts = lists.filter { !$0.1.isEmpty }.map { label, list in
        "\(label): (\(list.joined(separator: ", ")))"
      }
      let pace = NumberText.shortest(move.seconds) + "s"
      return
        (["animation whole \(move.keyPath)"] + texts
        + [mode.map { "mode: \($0)" }, pace].compactMap(\.self))
        .joined(separator: " ")
        + "; add whole to: \(move.view); \(move.view).\(move.path) = \(number(end))"
    }
  }

  /// Equal steps; the last comes at the end or, if early, the first comes at once.
  static func steps(_ count: Int, _ isEarly: Bool) -> ForeignTiming? {
    guard (1...mostParts).contains(count) else { return nil }
    let number = Double(count)
    let values = (0..<count).map { (Double($0) + (isEarly ? 1 : 0)) / number * 100 }
    return ForeignTiming(
      "steps(\(count)\(isEarly ? ", start" : ""))",
      whole: count > 1 ? keyframes(values, mode: "discrete") : nil
    ) { share in
      isEarly
        ? min((share * number).rounded(.down) + 1, number) / number
        : (share * number).rounded(.down) / number
    }
  }

  /// CSS's `linear(…)`: straight from number to number, each in an equal part of the time.
  static func stations(_ numbers: [Double], _ name: String) -> ForeignTiming? {
    guard (2...mostParts).contains(numbers.count) else { return nil }
    let whole = keyframes(numbers.map { $0 * 100 }, end: numbers[numbers.count - 1] * 100)
    return ForeignTiming(name, whole: whole) { share in
      let place = share * Double(numbers.count - 1)
      let part = min(Int(place), numbers.count - 2)
      return numbers[part] + (numbers[part + 1] - numbers[part]) * (place - Double(part))
    }
  }

  // Choice: nobody would read a line with more parts.
  private static let mostParts = 24

  // MARK: Material

  /// Material's emphasized curve: M 0,0 C 0.05,0, 0.133333,0.06, 0.166666,0.4 C 0.208333,0.82,
  /// 0.25,1, 1,1.
  ///
  /// Apart from rounding, its two parts are what Material calls emphasized accelerate and
  /// emphasized decelerate.
  static func emphasized(_ name: String) -> ForeignTiming {
    let (joint, height) = (0.166666, 0.4)
    let parts: [Timing] = [
      .cubic(0.05 / joint, 0, 0.133333 / joint, 0.06 / height),
      .cubic(
        (0.208333 - joint) / (1 - joint), (0.82 - height) / (1 - height),
        (0.25 - joint) / (1 - joint), 1),
    ]
    let whole: Whole = { move in
      func number(_ value: Double) -> String { NumberText.brief(value, digits: 3) }
      let (way, path) = (move.to - move.from, "\(move.view).\(move.path)")
      let pace = number(move.seconds / 6 * 1000) + "ms"
      return "animate \(pace) cubic(0.05 / 0.166666, 0, 0.133333 / 0.166666, 0.15) "
        + "{ \(path) += \(number(way * height)) }; "
        + "animate \(number(move.seconds * 5 / 6 * 1000))ms cubic(0.041667 / 0.833334, 0.7, "
        + "0.083334 / 0.833334, 1) delay: \(pace) { \(path) += \(number(way * (1 - height))) }"
    }
    var timing = ForeignTiming(name, whole: whole) { share in
      let shape = { TimingShape(parts[$0].parameters, duration: 1) }
      return share < joint
        ? height * shape(0).progress(at: share / joint)
        : height + (1 - height) * shape(1).progress(at: (share - joint) / (1 - joint))
    }
    (timing.usualMove.seconds, timing.usualMove.to) = (0.5, 200)
    return timing
  }
}
