import Foundation

struct Refusal: Error {
  let text: String
  init(_ text: String) { self.text = text }
}

/// Consecutive times, or values of a number, without a gap.
struct Cover<Place: Comparable> {
  let (start, end): (Place, Place)
  var reached: Place?
  var isDone: Bool { reached == end }

  mutating func take(_ first: Place, _ last: Place, next: (Place) -> Place = { $0 }) throws {
    let isNext = reached.map { first == $0 || first == next($0) } ?? (first == start)
    guard isNext, first <= last, last <= end else { throw Refusal("there is a gap") }
    reached = last
  }
}

/// Verifies a file that `export proof` wrote: that its pieces leave no gap, that each number stays
/// in its bounds, and that the bounds imply the claim.
@main struct ProofChecker {
  private var (kind, part) = ("", "proven")
  private var time = Cover<Int64>(start: 0, end: -1)
  private var values: Cover<Double>?
  private var (stretch, slack) = (Cover<Int64>(start: 0, end: -1, reached: -1), 0.0)
  private var condition: Term?
  // The pieces of this part that show the claim, and the number of all pieces.
  private var (shown, pieces) = (0, 0)

  // Whether this part must show the claim at all times, not only at some moment.
  private var needsAll: Bool { kind != "eventually" && part == "proven" }

  static func main() throws {
    let text = try String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8)
    do { print("accepted: \(try check(text)) pieces") } catch {
      print("refused: \(error)")
      exit(1)
    }
  }

  /// - Returns: the number of pieces.
  static func check(_ text: String) throws -> Int {
    var checker = ProofChecker()
    let lines = text.split(separator: "\n")
    guard lines.first == "flipbook proof 1" else { throw Refusal("it is no proof") }
    for (number, line) in lines.enumerated().dropFirst() where !line.hasPrefix("#") {
      do { try checker.read(line) } catch { throw Refusal("line \(number + 1): \(error)") }
    }
    try checker.endPart()
    guard checker.values?.isDone != false else { throw Refusal("values are left out") }
    return checker.pieces
  }

  private mutating func read(_ line: Substring) throws {
    let words = line.split(separator: " ")
    let ticks = words.dropFirst().prefix(2).compactMap { Int64($0) }
    let numbers = words.dropFirst().compactMap { Double($0) }
    switch words.first {
    case "claim" where ticks.count == 2 && words.count > 4 && kind.isEmpty:
      (kind, time) = (String(words[3]), Cover(start: ticks[0], end: ticks[1]))
    case "number" where numbers.count >= 2 && values == nil && pieces == 0:
      values = Cover(start: numbers[0], end: numbers[1])
    case "part" where numbers.count == 2 && words.count == 4 && values != nil:
      if values?.reached != nil { try endPart() }
      try values?.take(numbers[0], numbers[1])
      (part, shown, time.reached) = (String(words[3]), 0, nil)
    case "stretch" where ticks.count == 2 && numbers.count == 3 && stretch.isDone:
      (stretch, slack) = (Cover(start: ticks[0], end: ticks[1]), numbers[2])
      guard time.start <= stretch.start, stretch.end <= time.end else { throw Refusal("when?") }
      if needsAll { try time.take(ticks[0], ticks[1]) { $0 + 1 } }
      condition = nil
    case "condition" where condition == nil:
      let read = try Term(line.dropFirst("condition".count))
      var size = 1.0
      for term in read.compared { _ = try term.range(over: Range(0, 1), &size) }
      guard 0 <= slack, slack <= 0x1p-39 * size else { throw Refusal("too much slack") }
      condition = read
    case "piece" where ticks.count == 2 && numbers.count + 1 == words.count:
      try check(ticks, bounds: Array(numbers.dropFirst(2)))
    default: throw Refusal("no such line here")
    }
  }

  private mutating func check(_ ticks: [Int64], bounds numbers: [Double]) throws {
    guard let condition else { throw Refusal("a piece of what?") }
    try stretch.take(ticks[0], ticks[1]) { $0 + 1 }
    let length = Double(max(stretch.end - stretch.start, 1))
    let places = ticks.map { Double($0 - stretch.start) / length }
    let compared = condition.compared
    guard numbers.count == 2 * compared.count else { throw Refusal("a bound is missing") }
    var bounds = compared.indices.map { Range(numbers[2 * $0], numbers[2 * $0 + 1]) }[...]
    for (term, bound) in zip(compared, bounds) {
      var size = 0.0
      let range = try term.range(over: Range(places[0], places[1]), &size)
      guard bound.low <= range.low, range.high <= bound.high else {
        throw Refusal("out of bounds: \(range)")
      }
    }
    guard try condition.isShown(by: &bounds, slack: slack) else { throw Refusal("not shown") }
    (pieces, shown) = (pieces + 1, shown + 1)
  }

  private mutating func endPart() throws {
    guard stretch.isDone, part == "undecided" || (needsAll ? time.isDone : shown > 0) else {
      throw Refusal("something is left out before it")
    }
  }
}
