import FlipbookLanguage
import FlipbookLooks
import FlipbookPictures
import FlipbookSession
import FlipbookValues

/// The proven extremes of a page's curves, which its samples may miss.
enum PageExtremes {
  // Choice: more curves take too long.
  private static let mostCurves = 64

  /// Those that lie beyond both ends of numbers that were seen at some moments, by their paths.
  static func find(
    in columns: [Samples.Column], at times: [Double], _ replay: Replay, until end: Int64
  ) throws(Mistake) -> [String: [(time: Double, value: Double)]] {
    // Turns are counted from sample to sample, which no path does.
    let numbers = columns.filter { $0.unit != .degrees }.prefix(mostCurves)
    var found = numbers.compactMap { column -> (column: Samples.Column, extremes: TrueExtremes)? in
      let source = "(\(column.name))"
      guard let entry = try? Parser.entry(from: source),
        case .query(let expression)? = entry.statements.first
      else { return nil }
      var extremes = TrueExtremes(of: expression, source: source)
      for case let value? in column.values { extremes.note(value) }
      return (column, extremes)
    }
    try replay.follow(TimeStretch(start: 0, end: end)) { world, span throws(Mistake) in
      for place in found.indices {
        try found[place].extremes.look(at: world, span, check: replay.check)
      }
      return true
    }
    return found.reduce(into: [:]) { result, number in
      let all = number.extremes.all(among: number.column.values, at: times, isAngle: false)
      result[number.column.name] = all.filter(\.isExact).map { ($0.time, $0.value) }
    }
  }
}
