import Foundation
import TestSupport

/// A motion, and the right answers of all verbs that make claims about it.
struct ToldTwin {
  let twin: Twin
  private let solved: SolvedMotion
  private let (least, most): (Double, Double)
  // The solver's largest error.
  private let noise: Double
  private let level: Double
  private let setup: [String]

  /// - Parameters:
  ///   - motion: the motion of the twin.
  ///   - solved: the solver's results for the original motion.
  init(
    of motion: PlainMotion, _ twin: Twin, _ solved: SolvedMotion, way: Double, share: Double
  ) {
    let size = way * twin.scale
    (self.twin, self.solved) = (twin, solved.twin(twin, way: way))
    let values = self.solved.stations.map(\.value)
    (least, most) = (values.min() ?? 0, values.max() ?? 0)
    level = least + share * (most - least)
    noise = 1e-9 + (most - least) * 1e-7 + twin.origin * 1e-13
    setup =
      [
        "reset", "set digits 9", "view box frame: (-50, -50, 100, 100)",
        "box.center.x = \(Typed.number(twin.origin))",
      ]
      + motion.parts.map { part in
        let delay = part.delay > 0 ? " delay: \(Typed.number(part.delay))s" : ""
        return
          "animate \(part.text)\(delay) { box.center.x += \(Typed.number(part.weight * size)) }"
      }
  }

  // MARK: Asking

  private var questions: [String] {
    let (above, below) = (Typed.number(most + 4 * noise), Typed.number(most - 4 * noise))
    return [
      "highest(box.center.x)", "lowest(box.center.x)", "overshoot(box.center.x)",
      "settled(box.center.x)", "expect monotonic box.center.x", "expect continuous box.center.x",
      "expect always box.center.x <= \(above)", "expect never box.center.x > \(above)",
      "expect eventually box.center.x >= \(below)",
      "expect eventually box.center.x <= \(Typed.number(least + 4 * noise))",
      "expect eventually box.center.x == \(Typed.number(level))",
      "run until: box.center.x == \(Typed.number(level))", "shown(box.center.x)",
    ]
  }

  private var entries: [String] { setup + questions }
  var text: String { entries.joined(separator: "\n") }

  /// The program's answers to the questions about each twin.
  static func answers(to twins: [ToldTwin]) throws -> [[String]] {
    let lines = twins.map { $0.text + "\n" }.joined()
    let run = try Flipbook().run(["--keep-going", "--echo", "-"], input: lines)
    var rest = run.output.components(separatedBy: "\nflip> ").dropFirst().map { answer in
      // The entry, its answer, and the end of its fence.
      answer.split(separator: "\n").dropFirst().prefix { !$0.hasPrefix("```") }
        .joined(separator: "\n")
    }[...]
    return twins.map { twin in
      let own = rest.prefix(twin.entries.count)
      rest = rest.dropFirst(twin.entries.count)
      return Array(own.dropFirst(twin.setup.count))
    }
  }

  // MARK: Judging

  func faults(_ answers: [String]) -> [String] {
    guard answers.count == questions.count else { return ["answers: \(answers.count)"] }
    var faults: [String] = []
    func check(_ question: Int, _ truth: Double, _ margin: Double) {
      guard let told = Double(answers[question]), abs(told - truth) <= margin else {
        return faults.append("\(questions[question]) is \(answers[question]), not \(truth)")
      }
    }
    func isTrue(_ question: Int) -> Bool { answers[question].isEmpty }
    check(0, most, noise)
    check(1, least, noise)
    let stations = solved.stations
    let (first, end) = (stations[0].value, stations[stations.count - 1].value)
    let reach = abs(end - first)
    if reach > 10 * noise {
      check(2, (end > first ? most - end : end - least) / reach, 2 * noise / reach + 1e-9)
      check(3, solved.settling, solved.duration * 1e-5)
    }
    if let turns, isTrue(4) == turns { faults.append("monotonic: \(isTrue(4))") }
    if isTrue(4), (Double(answers[2]) ?? 0) > 0 { faults.append("monotonic, and beyond its end") }
    if let jumps, isTrue(5) == jumps { faults.append("continuous: \(isTrue(5))") }
    for question in 6...9 where !isTrue(question) {
      faults.append("\(questions[question]): \(answers[question])")
    }
    return faults + crossing(isTrue(10), stop: answers[11], shown: Double(answers[12]))
  }

  // Whether it turns; `nil` if a turn would be too small for the solver.
  private var turns: Bool? {
    let stations = solved.stations
    let steps = zip(stations, stations.dropFirst()).map { $1.value - $0.value }
      .filter { abs($0) > noise }
    let turns = zip(steps, steps.dropFirst()).contains { $0 * $1 < 0 }
    return turns || stations.count == 3 ? turns : nil
  }

  // Whether it is farther than a thousandth from its end just before it; `nil` if near that.
  private var jumps: Bool? {
    if solved.rests.allSatisfy({ $0 < 0.99 }) { return false }
    return solved.rests.contains { $0 > 1.01 } ? true : nil
  }

  // A value that it crosses is met, whatever number of digits it has.
  private func crossing(_ isMet: Bool, stop: String, shown: Double?) -> [String] {
    // The jump at its end may skip the value, so crossings there do not count.
    let isCrossed = zip(solved.stations, solved.stations.dropFirst()).contains { a, b in
      (a.value - level) * (b.value - level) < 0 && b.seconds - a.seconds > 1e-7 * solved.duration
    }
    // 'until:' looks no further than an hour.
    guard isCrossed, solved.duration < 3600 else { return [] }
    guard isMet, !stop.hasPrefix("error"), let shown,
      abs(shown - level) <= max(noise, solved.speed * 2e-10)
    else {
      return ["== \(level) met: \(isMet), \(stop), \(shown ?? .nan)"]
    }
    return []
  }
}
