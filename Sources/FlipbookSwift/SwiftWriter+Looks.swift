import FlipbookLanguage
import FlipbookText
package import FlipbookValues
import HeadlessUIKit

/// Something that was said of a motion over time, and what was seen of it in the session.
package struct KeptPromise {
  package let promise: Promise
  /// Its number at each look; of a condition 1 where it held and 0 where not.
  package let values: [Double]

  package init(_ promise: Promise, values: [Double]) {
    (self.promise, self.values) = (promise, values)
  }

  // Whether looks at single moments tell that it is kept.
  fileprivate var isSeen: Bool {
    switch promise.kind {
    case .always: values.allSatisfy { $0 == 1 }
    case .never: values.allSatisfy { $0 == 0 }
    case .eventually: values.contains(1)
    case .monotonic, .continuous, .smooth, .settled: values.allSatisfy(\.isFinite)
    }
  }
}

// Checks over time: a test looks at moments as far apart as the session does for it.
extension SwiftWriter {
  /// Writes how a test goes through a stretch of time and looks on the way.
  ///
  /// - Parameters:
  ///   - moments: of the looks, in ticks, evenly spaced.
  ///   - world: as it was when the promises were given.
  /// - Returns: the code, and the ticks that pass in it; `nil` where it only has comments.
  package func write(
    _ all: [KeptPromise], at moments: [Int64], in world: World
  ) -> (lines: [String], ticks: Int64?) {
    var looks = Looks(moments: moments)
    for kept in all {
      let place = SwiftPlace(self, Scope(world: world, source: kept.promise.source)).reading(.shown)
      do throws(Untold) {
        guard kept.isSeen else { throw Untold("looks at single moments do not tell") }
        try write(kept, in: place, to: &looks)
      } catch {
        looks.before += untold("expect \(kept.promise.text)", error.reason)
      }
    }
    guard !looks.during.isEmpty else { return (looks.before.lines, nil) }
    needs.insert(.looks)
    let ticks = moments[moments.count - 1] - moments[0]
    let head =
      "stage.advance(by: \(Stage.seconds(ticks: ticks).literal), " + "looks: \(moments.count - 1))"
    let loop = SwiftLines.call((looks.throwing ? "try " : "") + head, looks.during)
    return ((looks.before + loop + looks.after).lines, ticks)
  }

  /// Writes what holds over a stretch in which other things are done: a test looks whenever time
  /// passes in it.
  ///
  /// - Parameter name: of a promise.
  package func watch(_ promise: Promise, _ name: String?, held: Bool, in world: World) -> Watch {
    var looks = Looks(moments: [])
    let place = SwiftPlace(self, Scope(world: world, source: promise.source)).reading(.shown)
    let text = name.map { "promise \($0) \(promise.text)" } ?? "expect \(promise.text)"
    do throws(Untold) {
      guard held else { throw Untold("it did not hold") }
      guard promise.kind == .always || promise.kind == .never else {
        throw Untold("a test cannot look back past what was done since")
      }
      try write(KeptPromise(promise, values: []), in: place, to: &looks)
      looks.before += SwiftNames.comment(text)
      needs.insert(.looks)
    } catch {
      looks.before += untold(text, error.reason)
    }
    return Watch(before: looks.before.lines, during: looks.during)
  }

  /// What a test says before a stretch of time, and holds at each look in it.
  package struct Watch {
    package let before: [String]
    let during: SwiftLines
  }

  // What stands before a test looks, what it does at each look, and what it holds afterwards.
  private struct Looks {
    let moments: [Int64]
    var before: SwiftLines = []
    var during: SwiftLines = []
    var after: SwiftLines = []
    var throwing = false
    // The lists of numbers, by the code of the numbers.
    var courses: [String: String] = [:]

    static func require(_ condition: String) -> String {
      "try #require(\(condition), \"at \\(stage.now) s\")"
    }
  }

  private func write(
    _ kept: KeptPromise, in place: SwiftPlace, to looks: inout Looks
  ) throws(Untold) {
    let expression = kept.promise.expression
    switch kept.promise.kind {
    case .always:
      for part in try place.conditions(expression) { looks.during += Looks.require(part) }
      looks.throwing = true
    case .never:
      let other = Expression.prefix(.not, expression, span: expression.span)
      looks.during += Looks.require(try place.condition(other))
      looks.throwing = true
    case .eventually:
      let condition = try place.condition(expression)
      let held = names.fresh("hasHeld")
      looks.before += "var \(held) = false"
      looks.during += "if \(condition) { \(held) = true }"
      looks.after += "#expect(\(held))"
    case .settled: try settled(kept, place, &looks)
    case .monotonic, .continuous, .smooth:
      let course = try course(of: expression, place, &looks)
      looks.after += steps(of: kept, course)
    }
  }

  // From a moment on it stays near to its end.
  private func settled(
    _ kept: KeptPromise, _ place: SwiftPlace, _ looks: inout Looks
  ) throws(Untold) {
    let number = try place.term(kept.promise.expression).text(beside: 4)
    let (values, moments) = (kept.values, looks.moments)
    let (first, end) = (values[0], values[values.count - 1])
    let limit = Stage.ticks(seconds: kept.promise.limit ?? 0) ?? .max
    let start = moments[0] + min(limit, moments[moments.count - 1] - moments[0])
    let off = zip(moments, values).map { $0 < start ? 0 : $1 - end }
    // 0.1 % of its way.
    let near = Self.bound(off + [(end - first) * 0.001])
    let moment = Stage.seconds(ticks: start).literal
    let rest = NumberText.brief(end, digits: 9)
    let distance = "abs(\(number) \(end < 0 ? "+ \(rest.dropFirst())" : "- \(rest)"))"
    looks.during += SwiftNames.comment(kept.promise.text)
    looks.during += SwiftLines.call(
      "if stage.now >= \(moment)", .init(Looks.require("\(distance) <= \(near)")))
    looks.throwing = true
  }

  // The list of what a number comes to, look by look.
  private func course(
    of expression: Expression, _ place: SwiftPlace, _ looks: inout Looks
  ) throws(Untold) -> String {
    let number = try place.number(expression)
    if let course = looks.courses[number] { return course }
    let course = names.fresh("course")
    looks.courses[number] = course
    looks.before += "var \(course): [Double] = []"
    looks.during += "\(course).append(Double(\(number)))"
    return course
  }

  // What holds of the steps from look to look: they go one way; or none is longer, or differs more
  // from the one before, than in the session.
  private func steps(of kept: KeptPromise, _ course: String) -> SwiftLines {
    let (text, steps) = (SwiftNames.comment(kept.promise.text), kept.values.steps)
    needs.insert(.steps)
    if kept.promise.kind == .monotonic {
      let isRising = kept.values[0] <= kept.values[kept.values.count - 1]
      let least = isRising ? "steps.min()! >= -" : "steps.max()! <= "
      return [text, "#expect(\(course).\(least)\(Self.bound([])))"]
    }
    let (list, numbers): (String, [Double])
    switch kept.promise.kind {
    case .smooth where kept.promise.isStrict: (list, numbers) = ("steps.steps", steps.steps)
    case .smooth:
      needs.insert(.turns)
      (list, numbers) = ("turns", kept.values.turns)
    default: (list, numbers) = ("steps", steps)
    }
    return [
      text + ": from look to look no more than in the session",
      "#expect((\(course).\(list).map(abs).max() ?? 0) <= \(Self.bound(numbers)))",
    ]
  }

  // Choice: a thousandth of it is let by, and rounding: an opacity is a `Float`.
  private static func bound(_ ways: [Double]) -> String {
    SwiftPlace.plain((ways.map(abs).max() ?? 0) * 1.001 + 1e-6)
  }
}

// As the test has them.
extension [Double] {
  fileprivate var steps: [Double] { zip(dropFirst(), self).map(-) }

  fileprivate var turns: [Double] {
    zip(steps.dropFirst(), steps).filter { $0 != 0 && $1 != 0 }.map(-)
  }
}
