import Foundation
import HeadlessUIKit
import TestSupport

/// A scenario of `animator_scenarios.csv`, read clause by clause.
///
/// Commas and colons outside of brackets separate the clauses. An unknown clause throws, so that no
/// row can be passed over.
struct AnimatorScenario {
  /// A call, or a stretch of time.
  enum Step: Equatable {
    case start
    case wait(until: Double)
    case pause
    case scrub(Double)
    case reverse
    case resume
    case `continue`(durationFactor: Double)
    case add(delayFactor: Double)
  }

  var timing: any UITimingCurveProvider = UICubicTimingParameters(animationCurve: .linear)
  var duration = 2.0
  var from = 0.0
  var to = 100.0
  var scrubsLinearly = true
  var steps: [Step] = []
  /// Alternative steps that lead to the same numbers.
  var variants: [[Step]] = []

  /// Reads the text of a row.
  init(_ text: String) throws {
    for clause in Self.clauses(text) {
      guard try read(clause) else { throw OracleError.unknownName(clause) }
    }
  }

  /// The ways to play it.
  var plays: [[Step]] { variants.isEmpty ? [steps] : variants.map { steps + $0 } }

  static func clauses(_ text: String) -> [String] {
    var result = [""]
    var depth = 0
    for character in text {
      depth += character == "(" ? 1 : character == ")" ? -1 : 0
      if depth == 0, character == "," || character == ":" {
        result.append("")
      } else {
        result[result.count - 1].append(character)
      }
    }
    return result.map { $0.trimmingCharacters(in: .whitespaces) }
  }
}

// MARK: - Clauses
extension AnimatorScenario {
  // Whether the clause is known and was read.
  private mutating func read(_ clause: String) throws -> Bool {
    if readSetting(clause) { return true }
    if try readSpring(clause) { return true }
    if readCall(clause) { return true }
    return readContinuation(clause)
  }

  private mutating func readSetting(_ clause: String) -> Bool {
    if let curve = Self.curves[clause] {
      timing = UICubicTimingParameters(animationCurve: curve)
    } else if clause == "default" {
      timing = UICubicTimingParameters()
    } else if let match = clause.wholeMatch(of: #/duration ([\d.]+)/#) {
      duration = number(match.1)
    } else if let match = clause.wholeMatch(of: #/(?:property )?([-\d.]+)->([-\d.]+)/#) {
      (from, to) = (number(match.1), number(match.2))
    } else if let match = clause.wholeMatch(of: #/scrubsLinearly=(true|false)/#) {
      scrubsLinearly = match.1 == "true"
    } else if let match = clause.wholeMatch(of: #/animator created with duration ([\d.]+)/#) {
      duration = number(match.1)
    } else {
      return clause == "WWDC example"
    }
    return true
  }

  private mutating func readCall(_ clause: String) -> Bool {
    if clause == "start" || clause == "start at t=0" {
      steps.append(.start)
    } else if let match = clause.wholeMatch(
      of: #/pause at t=([\d.]+)(?: \(scrubsLinearly=(true|false)\))?/#)
    {
      steps += [.wait(until: number(match.1)), .pause]
      scrubsLinearly = match.2 != "false"
    } else if let match = clause.wholeMatch(of: #/query (?:while running )?at t=([\d.]+)/#) {
      steps.append(.wait(until: number(match.1)))
    } else if let match = clause.wholeMatch(of: #/isReversed=true at t=([\d.]+)/#) {
      steps += [.wait(until: number(match.1)), .reverse]
    } else if clause == "paused from inactive" || clause == "paused" {
      steps.append(.pause)
    } else if clause == "paused anywhere" {
      variants = [[.pause], [.start, .wait(until: duration * 0.3), .pause], [.pause, .scrub(1)]]
    } else if let match = clause.wholeMatch(of: #/fractionComplete=([\d.]+)/#) {
      steps.append(.scrub(number(match.1)))
    } else if let match = clause.wholeMatch(of: #/scrubbed linearly to ([\d.]+)/#) {
      steps.append(.scrub(number(match.1)))
    } else {
      return readAdding(clause)
    }
    return true
  }

  private mutating func readAdding(_ clause: String) -> Bool {
    let pattern =
      #/addAnimations(?:\(delayFactor ([\d.]+)\))? (before start|on a running animator)/#
    if let match = clause.wholeMatch(of: pattern) {
      let add = Step.add(delayFactor: match.1.map { number($0) } ?? 0)
      steps = match.2 == "before start" ? [add, .start] : [.start, .wait(until: 0), add]
    } else if let match = clause.wholeMatch(of: #/fractionComplete ([\d.]+)/#) {
      // The moment of a running animator, whose fraction is the share of its time.
      guard steps.count == 3, case .wait = steps[1] else { return false }
      steps[1] = .wait(until: number(match.1) * duration)
    } else {
      return false
    }
    return true
  }

  private mutating func readContinuation(_ clause: String) -> Bool {
    var endings: [[Step]] = []
    for part in clause.components(separatedBy: " or ") {
      let pattern = #/continueAnimation\((?:nil|timing), durationFactor: ([\d.]+)\)/#
      if part == "startAnimation()" {
        endings.append([.resume])
      } else if let match = part.wholeMatch(of: pattern) {
        endings.append([.continue(durationFactor: number(match.1))])
      } else if let match = part.wholeMatch(of: #/durationFactor ([\d.]+)/#) {
        endings.append([.continue(durationFactor: number(match.1))])
      } else {
        return readIllustration(part)
      }
    }
    variants =
      variants.isEmpty ? endings : variants.flatMap { way in endings.map { way + $0 } }
    return true
  }

  // Apple's talk gives points of a curve but not the curve, so this makes one.
  private mutating func readIllustration(_ clause: String) -> Bool {
    let pattern = #/progress ([\d.]+)% reached at ([\d.]+)% of the [A-Za-z-]+ time after remap/#
    guard let match = clause.wholeMatch(of: pattern) else { return false }
    let (progress, time) = (number(match.1) / 100, number(match.2) / 100)
    timing = Self.curve(reaching: progress, at: time)
    steps += [.pause, .scrub(progress)]
    return true
  }

  private static func curve(reaching progress: Double, at time: Double) -> UICubicTimingParameters {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      let y = NaiveTiming.cubic(middle, 1, middle, 1, seconds: 1).progress(time)
      if y > progress { low = middle } else { high = middle }
    }
    return UICubicTimingParameters(
      controlPoint1: CGPoint(x: low, y: 1), controlPoint2: CGPoint(x: low, y: 1))
  }

  private mutating func readSpring(_ clause: String) throws -> Bool {
    guard let match = clause.wholeMatch(of: #/UISpringTimingParameters\((.*)\)/#) else {
      return false
    }
    var numbers: [String: Double] = [:]
    for part in match.1.split(separator: ",") {
      let words = part.split { $0 == " " || $0 == ":" }
      guard words.count == 2, let value = Double(String(words[1])) else { return false }
      numbers[String(words[0])] = value
    }
    let velocity = CGVector(
      dx: numbers["initialVelocity"] ?? 0, dy: numbers["initialVelocity"] ?? 0)
    switch numbers.keys.filter({ $0 != "initialVelocity" }).sorted() {
    case []: timing = UISpringTimingParameters()
    case ["dampingRatio"]:
      timing = UISpringTimingParameters(
        dampingRatio: numbers["dampingRatio"] ?? 1, initialVelocity: velocity)
    case ["damping", "mass", "stiffness"]:
      timing = UISpringTimingParameters(
        mass: numbers["mass"] ?? 1, stiffness: numbers["stiffness"] ?? 1,
        damping: numbers["damping"] ?? 1, initialVelocity: velocity)
    case ["bounce", "duration"]:
      timing = UISpringTimingParameters(
        duration: numbers["duration"] ?? 1, bounce: numbers["bounce"] ?? 0,
        initialVelocity: velocity)
    default: return false
    }
    return true
  }

  private func number(_ text: Substring) -> Double { Double(text) ?? .nan }

  private static let curves: [String: UIView.AnimationCurve] = [
    "linear": .linear, "easeIn": .easeIn, "easeOut": .easeOut, "easeInOut": .easeInOut,
    "easeInEaseOut": .easeInOut,
  ]
}
