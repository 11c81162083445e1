/// A claim about a motion over time, and its values in the session.
package struct KeptPromise {
  package let promise: Promise
  /// Its number at each look; for a condition 1 where it held and 0 where not.
  package let values: [Double]

  package init(_ promise: Promise, values: [Double]) {
    (self.promise, self.values) = (promise, values)
  }

  // Whether looks at single moments show that it is kept.
  fileprivate var isSeen: Bool {
    switch promise.kind {
    case .always: values.allSatisfy { $0 == 1 }
    case .never: values.allSatisfy { $0 == 0 }
    case .eventually: values.contains(1)
    case .monotonic, .continuous, .smooth, .settled: values.allSatisfy(\.isFinite)
    }
  }
}

// Checks over time: a test looks as often as the session does.
extension SwiftWriter {
  /// Writes how a test runs through a stretch of time and looks at evenly spaced moments, in ticks;
  /// the world is as it was when the promises were made.
  ///
  /// - Returns: the code, and the ticks that pass in it; `nil` where it is only comments.
  package func write(
    _ all: [KeptPromise], at moments: [Int64], in world: World
  ) -> (lines: [String], ticks: Int64?) {
    var looks = Looks(moments: moments)
    for kept in all {
      do throws(NoSwift) {
        guard kept.isSeen else { throw NoSwift("looks at single moments do not tell") }
        try looks.add(kept, place(of: kept.promise, in: world))
      } catch { looks.before += untold("expect \(kept.promise.text)", error.reason) }
    }
    guard !looks.during.isEmpty else { return (looks.before.lines, nil) }
    needs.insert(.looks)
    let ticks = moments[moments.count - 1] - moments[0]
    let seconds = Stage.seconds(ticks: ticks).literal
    let head = "stage.advance(by: \(seconds), looks: \(moments.count - 1))"
    let loop = SwiftLines.call((looks.throwing ? "try " : "") + head, looks.during)
    return ((looks.before + loop + looks.after).lines, ticks)
  }

  /// Writes a promise that holds during later entries: the test looks whenever time passes.
  package func watch(_ promise: Promise, _ name: String?, held: Bool, in world: World) -> Watch {
    var looks = Looks(moments: [])
    let text = name.map { "promise \($0) \(promise.text)" } ?? "expect \(promise.text)"
    do throws(NoSwift) {
      guard held else { throw NoSwift("it did not hold") }
      guard promise.kind == .always || promise.kind == .never else {
        throw NoSwift("a test cannot look back past what was done since")
      }
      try looks.add(KeptPromise(promise, values: []), place(of: promise, in: world))
      looks.before += SwiftNames.comment(text)
      needs.insert(.looks)
    } catch { looks.before += untold(text, error.reason) }
    return Watch(before: looks.before.lines, during: looks.during)
  }

  /// The code of a test before a stretch of time, and at each look in it.
  package struct Watch {
    package let before: [String]
    let during: SwiftLines
  }

  private func place(of promise: Promise, in world: World) -> SwiftPlace {
    SwiftPlace(self, Scope(world: world, source: promise.source)).reading(.shown)
  }
}

// The code of a test before it looks, at each look, and afterwards.
private struct Looks {
  let moments: [Int64]
  var before: SwiftLines = []
  var during: SwiftLines = []
  var after: SwiftLines = []
  var throwing = false
  // The variables that list the values of numbers, by the code of each number.
  private var courses: [String: String] = [:]

  init(moments: [Int64]) { self.moments = moments }

  mutating func add(_ kept: KeptPromise, _ place: SwiftPlace) throws(NoSwift) {
    let expression = kept.promise.expression
    switch kept.promise.kind {
    case .always: for part in try place.conditions(expression) { require(part) }
    case .never: require(try place.condition(.prefix(.not, expression, span: expression.span)))
    case .eventually:
      let condition = try place.condition(expression)
      let held = place.writer.names.fresh("hasHeld")
      before += "var \(held) = false"
      during += "if \(condition) { \(held) = true }"
      after += "#expect(\(held))"
    case .settled: settled(kept, try place.term(expression).text(beside: 4))
    case .monotonic, .continuous, .smooth:
      after += steps(of: kept, course(of: try place.number(expression), place.writer), place.writer)
    }
  }

  private mutating func require(_ condition: String, where moment: String? = nil) {
    let line = "try #require(\(condition), \"at \\(stage.now) s\")"
    during += moment.map { .call("if \($0)", SwiftLines(line)) } ?? SwiftLines(line)
    throwing = true
  }

  // Requires that a number stays near its end from a moment on.
  private mutating func settled(_ kept: KeptPromise, _ number: String) {
    let (first, end) = (kept.values[0], kept.values[kept.values.count - 1])
    let limit = Stage.ticks(seconds: kept.promise.limit ?? 0) ?? .max
    let start = moments[0] + min(limit, moments[moments.count - 1] - moments[0])
    let off = zip(moments, kept.values).map { $0 < start ? 0 : $1 - end }
    // 0.1 % of the way from its first value to its end.
    let near = Self.bound(off + [(end - first) * 0.001])
    let rest = NumberText.brief(end, digits: 9)
    let distance = "abs(\(number) \(end < 0 ? "+ \(rest.dropFirst())" : "- \(rest)"))"
    during += SwiftNames.comment(kept.promise.text)
    require("\(distance) <= \(near)", where: "stage.now >= \(Stage.seconds(ticks: start).literal)")
  }

  // The list of a number's values, look by look.
  private mutating func course(of number: String, _ writer: SwiftWriter) -> String {
    if let course = courses[number] { return course }
    let course = writer.names.fresh("course")
    courses[number] = course
    before += "var \(course): [Double] = []"
    during += "\(course).append(Double(\(number)))"
    return course
  }

  // The checks of the steps from look to look: they all go one way; or none is longer, or differs
  // more from the one before, than in the session.
  private func steps(of kept: KeptPromise, _ course: String, _ writer: SwiftWriter) -> SwiftLines {
    let (text, steps) = (SwiftNames.comment(kept.promise.text), kept.values.steps)
    writer.needs.insert(.steps)
    let (list, numbers): (String, [Double])
    switch kept.promise.kind {
    case .monotonic:
      let isRising = kept.values[0] <= kept.values[kept.values.count - 1]
      let least = isRising ? "steps.min()! >= -" : "steps.max()! <= "
      return [text, "#expect(\(course).\(least)\(Self.bound([])))"]
    case .smooth where kept.promise.isStrict: (list, numbers) = ("steps.steps", steps.steps)
    case .smooth:
      writer.needs.insert(.turns)
      (list, numbers) = ("turns", kept.values.turns)
    default: (list, numbers) = ("steps", steps)
    }
    return [
      text + ": from look to look no more than in the session",
      "#expect((\(course).\(list).map(abs).max() ?? 0) <= \(Self.bound(numbers)))",
    ]
  }

  // Choice: allows a thousandth more, plus the rounding of an opacity, which is a `Float`.
  private static func bound(_ ways: [Double]) -> String {
    SwiftPlace.plain((ways.map(abs).max() ?? 0) * 1.001 + 1e-6)
  }
}

// The same functions as in the written test.
extension [Double] {
  fileprivate var steps: [Double] { zip(dropFirst(), self).map(-) }

  fileprivate var turns: [Double] {
    zip(steps.dropFirst(), steps).filter { $0 != 0 && $1 != 0 }.map(-)
  }
}
