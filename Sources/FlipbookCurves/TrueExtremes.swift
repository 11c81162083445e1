/// The highest and the lowest value of a number over time, as far as they are proven.
///
/// It notes sampled values, and follows the number's course only where that may go farther.
package struct TrueExtremes {
  /// An extreme, in seconds and as shown; of one of a velocity, not all digits are known.
  package typealias Extreme = (time: Double, value: Double, isExact: Bool)

  // nil once nothing can be proven.
  private var course: NumberCourse?
  // The range of the values it has had.
  private var known: ClosedRange<Double>?

  package init(of number: Expression, source: String) {
    course = NumberCourse(of: number, source: source, isOfExtremes: true)
  }

  /// Notes a sampled value; angles in radians.
  package mutating func note(_ value: Double) {
    guard value.isFinite else { return }
    let known = known ?? value...value
    self.known = min(known.lowerBound, value)...max(known.upperBound, value)
  }

  /// Looks at a stage over a span in which only time passes.
  package mutating func look(
    at world: World, _ span: TickSpan, check: @escaping Polling
  ) throws(Mistake) {
    // A number that does not exist has no extremes.
    guard var course, let moving = try? course.moving(in: world) else { return }
    if let known, moving.stays(in: known, over: span) { return }
    let count = course.points.count
    self.course = nil
    do throws(Mistake) { try course.look(at: world, span, check: check) } catch {
      // A search that takes too long proves nothing; only an interruption is a mistake.
      return try check()
    }
    for point in course.points[count...] { note(point.value) }
    self.course = course.isProven ? course : nil
  }

  /// The first highest and the first lowest point, unless they read like an end of the values
  /// sampled at some moments.
  package func all(among values: [Double?], at times: [Double], isAngle: Bool) -> [Extreme] {
    let seen = zip(times, values).compactMap { time, value in
      value.flatMap { $0.isFinite ? (time: time, value: $0) : nil }
    }
    guard let course, let known, let first = seen.first, let last = seen.last else { return [] }
    func shown(_ value: Double) -> Double { isAngle ? value.degrees : value }
    let ends = [first.value, last.value].map { NumberText.brief($0) }
    return [known.upperBound, known.lowerBound].map(shown).compactMap { extreme in
      let text = NumberText.brief(extreme)
      guard !ends.contains(text) else { return nil }
      // Only near values read the same.
      func isThere(_ value: Double) -> Bool {
        (value - extreme).magnitude < 0.001 && NumberText.brief(value) == text
      }
      let point = course.points.first { isThere(shown($0.value)) }
      return point.map { (Stage.seconds(ticks: $0.ticks), shown($0.value), !course.isNear) }
        ?? seen.first { isThere($0.value) }.map { ($0.time, $0.value, !course.isNear) }
    }
  }
}
