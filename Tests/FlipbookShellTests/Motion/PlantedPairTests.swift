import TestSupport
import Testing

/// `prove` agrees for two numbers with textbook formulas at ten thousand places.
@Suite struct `Planted claims of two numbers` {
  /// A claim, and a function that says whether it holds for a pair of values.
  struct Planted: CustomTestStringConvertible {
    let entry: String
    let from, to: (Double, Double)
    let isKept: @Sendable (Double, Double) -> Bool
    /// The largest share that may stay undecided.
    let most: Double
    var testDescription: String { entry }

    init(
      _ block: String, _ check: String, from: (Double, Double), to: (Double, Double),
      units: (String, String) = ("", ""), most: Double = 0.05,
      isKept: @escaping @Sendable (Double, Double) -> Bool
    ) {
      (self.from, self.to, self.most, self.isKept) = (from, to, most, isKept)
      func pair(_ numbers: (Double, Double)) -> String {
        "(\(numbers.0)\(units.0), \(numbers.1)\(units.1))"
      }
      entry = "prove (m, n) from: \(pair(from)) to: \(pair(to)) { \(block); expect \(check) }"
    }

    /// The answer to the claim: its rows and its text.
    func told(_ stage: [String] = []) throws -> (rows: [[String]], text: Comment, sampled: Bool) {
      let entries = ["set format csv", "set digits 9", "view a frame: (0, 0, 100, 100)"]
      let text = try Flipbook().run(
        ["-"], input: (entries + stage + [entry]).joined(separator: "\n")
      ).output
      let rows = text.split(separator: "\n").map {
        $0.split(separator: ",", omittingEmptySubsequences: false).map { String($0) }
      }
      return (rows, "\(entry)\n\(text.prefix(600))", text.contains("is not proven"))
    }
  }

  private static let corner = "animate 1s spring(dampingRatio: m) { a.center.x += n }"
  private static let late =
    "animate 1s linear { a.center.x += 100 }; animate 1s linear delay: m { a.center.x -= n }"
  private static let thrown =
    "animate spring(mass: 1, stiffness: 170, damping: 14, initialVelocity: m) { a.center.x += n }"

  private static func throwEnd(_ velocity: Double, _ way: Double) -> Double {
    50 + way * SwingingSpring(stiffness: 170, damping: 14, velocity: velocity).peak
  }

  private static let turned =
    "animator slide 1s linear { a.center.x += n }; start slide; step m; reverse slide"

  static let planted = [
    // An interruption.
    Planted(
      turned, "always a.center.x <= 229", from: (0.1, 20), to: (0.9, 200), units: ("s", ""),
      most: 1e-4
    ) { $0 * $1 <= 179 },
    Planted(
      turned, "always a.center.x <= 231", from: (0.1, 20), to: (0.9, 200), units: ("s", ""),
      most: 0
    ) { $0 * $1 <= 181 },
    // A sliver at a corner or along a side is broken, or nothing.
    Planted(corner, "always a.center.x <= 188", from: (0.3, 10), to: (0.9, 100), most: 0) {
      50 + $1 * SwingingSpring(ratio: $0).peak <= 188
    },
    Planted(corner, "always a.center.x <= 130", from: (0.3, 10), to: (0.9, 100), most: 0.009) {
      50 + $1 * SwingingSpring(ratio: $0).peak <= 130
    },
    Planted(
      late, "never a.center.x > 119.995", from: (0.1, 110), to: (0.7, 200), units: ("s", ""),
      most: 2e-5
    ) { delay, _ in 50 + 100 * delay <= 119.995 },
    Planted(
      late, "always a.center.x < 120.1 || n < 0", from: (0.1, 110), to: (0.7, 200),
      units: ("s", ""),
      most: 0
    ) { _, _ in true },
    // The same as when a finger lets go.
    Planted(
      thrown, "always a.center.x <= \(throwEnd(8, 200) - 0.5)", from: (0, 20), to: (8, 200),
      most: 1e-4
    ) { throwEnd($0, $1) <= throwEnd(8, 200) - 0.5 },
    Planted(
      thrown, "always a.center.x <= \(throwEnd(8, 200) + 0.5)", from: (0, 20), to: (8, 200), most: 0
    ) { throwEnd($0, $1) <= throwEnd(8, 200) + 0.5 },
    // Both are numbers of one spring.
    Planted(
      "animate spring(mass: 1, stiffness: m, damping: n) { a.center.x += 100 }",
      "always a.center.x <= 180", from: (100, 10), to: (300, 18)
    ) { 50 + 100 * SwingingSpring(stiffness: $0, damping: $1).peak <= 180 },
    Planted(
      "animate spring(response: m, dampingFraction: n) { a.center.x += 100 }",
      "always a.center.x <= 185", from: (0.2, 0.4), to: (1, 0.9), most: 0
    ) { 50 + 100 * SwingingSpring(ratio: $1).peak <= 185 },
    Planted(
      "animate n spring(dampingRatio: m) { a.center.x += 100 }", "always a.center.x <= 200",
      from: (0.2, 0.5), to: (1, 2)
    ) { ratio, _ in ratio == 1 || 100 * SwingingSpring(ratio: ratio).peak <= 150 },
    // A time that rises with one number and falls with the other has its extremes at other corners.
    Planted(
      "animate 1s linear { b.center.x += 100 }; animate 2s + m - n linear { a.center.x += 100 }",
      "always b.center.x - a.center.x <= 40", from: (0.1, 0.1), to: (1, 1.5),
      units: ("s", "s")
    ) { 1 - 1 / max(2 + $0 - $1, 1) <= 0.4 },
    Planted(
      "animate 1s cubic(m, 0, 1, n) { a.center.x += 200 }", "always a.center.x <= 388",
      from: (0, 1), to: (0.9, 3), most: 0
    ) { 50 + 200 * TextbookCurve(x1: $0, y1: 0, x2: 1, y2: $1).highest <= 388 },
    Planted(
      "animate 1s linear { a.center.x += m }; animate 2s linear { b.center.x += n }",
      "monotonic a.center.x - b.center.x", from: (20, 0), to: (200, 400)
    ) { $1 <= 0 || $0 <= $1 / 2 },
  ]

  @Test(arguments: planted)
  func `are proven and refuted as the formulas say`(planted: Planted) throws {
    let (rows, told, isSampled) = try planted.told(["view b frame: (0, 0, 100, 100)"])
    try #require(!isSampled, told)
    let (from, to) = (planted.from, planted.to)
    let whole = (to.0 - from.0) * (to.1 - from.1)
    var shares: [String: Double] = [:]
    for row in rows where row[0] == "rectangles" {
      let (kind, numbers) = (row[1], row.suffix(4).compactMap { Double($0) })
      try #require(numbers.count == 4, told)
      let (x, y) = (numbers[0]...numbers[2], numbers[1]...numbers[3])
      let share = (x.upperBound - x.lowerBound) * (y.upperBound - y.lowerBound) / whole
      shares[kind, default: 0] += share
      // About ten thousand places in all, and at least a few in the smallest rectangle.
      let parts = max(Int((10_000 * share).squareRoot().rounded(.up)), 2)
      for place in 0..<(parts + 1) * (parts + 1) {
        func value(_ range: ClosedRange<Double>, _ part: Int) -> Double {
          range.lowerBound + (range.upperBound - range.lowerBound) * Double(part) / Double(parts)
        }
        let (m, n) = (value(x, place % (parts + 1)), value(y, place / (parts + 1)))
        // The formulas are rounded too, and so are the printed corners.
        let off: [Double] = [-2e-8, 2e-8]
        let nearly: [Bool] = off.flatMap { a in off.map { b in planted.isKept(m + a, n + b) } }
        #expect(kind != "proven" || nearly.contains(true), "\(m), \(n): \(told)")
        #expect(kind != "refuted" || nearly.contains(false), "\(m), \(n): \(told)")
      }
    }
    #expect(abs(shares.values.reduce(0, +) - 1) < 1e-6, "\(shares)\n\(told)")
    #expect(shares["undecided", default: 0] <= planted.most, "\(shares)\n\(told)")
    #expect(shares["proven", default: 0] > 0, told)
    #expect((shares["refuted", default: 0] > 0) == (planted.most > 0), told)
    // The printed shares are those of the rectangles, and the worst place is broken.
    for row in rows where row.count > 5 && row[2].hasSuffix("%") {
      let share = try #require(Double(row[2].dropLast()))
      #expect(abs(share / 100 - shares[row[1], default: 0]) < 2e-6, told)
      guard row[1] == "refuted" else { continue }
      let (m, n) = (try #require(Double(row[4])), try #require(Double(row[5])))
      #expect(!planted.isKept(m, n), "\(m), \(n): \(told)")
    }
  }

  private static let throwing = "gesture pan a ended: { let v = velocity.x; animate 0.5s "

  static let sampled = [true, false].flatMap { isBroken in
    [
      Planted(
        throwing + "{ a.center.x += v / 10 + n } }; touch a flick: (m, 0)",
        "always a.center.x <= \(isBroken ? 259.9 : 260.1)", from: (300, 0), to: (1500, 60)
      ) { 50 + $0 / 10 + $1 <= (isBroken ? 259.9 : 260.1) },
      Planted(
        throwing + "spring(dampingRatio: 0.5) { a.center.x += v * n / 1000 } }; "
          + "touch a flick: (m, 0)",
        "never a.center.x > \(isBroken ? 224 : 225)", from: (300, 20), to: (1500, 100)
      ) { 50 + $0 * $1 / 1000 * SwingingSpring(ratio: 0.5).peak <= (isBroken ? 224 : 225) },
      // The value shown at the interruption matters.
      Planted(
        "animator slide 1s linear { a.alpha = 0 }; start slide; step m; "
          + "animate 1s linear beginFromCurrentState { a.alpha = 1 }; animate 1s { a.center.x += n }",
        "always a.alpha >= \(isBroken ? 0.11 : 0.09)", from: (0.1, 20), to: (0.9, 200),
        units: ("s", "")
      ) { moment, _ in 1 - moment >= (isBroken ? 0.11 : 0.09) },
      // How far the check looks depends on a number.
      Planted(
        "animate 1s linear { a.center.x += n }", "always a.center.x <= 50 + n / 2 for: m",
        from: (0.1, 10), to: (isBroken ? 0.51 : 0.49, 100), units: ("s", "")
      ) { delay, _ in delay <= 0.5 },
    ]
  }

  @Test(arguments: sampled)
  func `are sampled where no formula is known, and say so`(planted: Planted) throws {
    let (rows, told, isSampled) = try planted.told()
    let kinds = Set(rows.compactMap { $0.dropFirst().first })
    #expect(isSampled && kinds.isDisjoint(with: ["proven", "refuted"]), told)
    var isBroken = false
    for row in rows where row[0] == "rectangles" {
      let numbers = row.suffix(4).compactMap { Double($0) }
      try #require(numbers.count == 4 && numbers.prefix(2) == numbers.suffix(2), told)
      #expect((row[1] == "kept") == planted.isKept(numbers[0], numbers[1]), "\(numbers): \(told)")
      isBroken = isBroken || row[1] == "broken"
    }
    #expect(rows.count { $0[0] == "rectangles" } == 289, told)
    #expect(isBroken == [planted.from, planted.to].contains { !planted.isKept($0.0, $0.1) }, told)
  }

  private static let names: [(String, String)] = [
    ("(m, m) from: (0, 0) to: (1, 1)", "'m' is given twice"),
    ("(m, n, o) from: (0, 0) to: (1, 1)", "it takes one name, or two"),
    ("(m, n) from: 0 to: (1, 1)", "two numbers in brackets, for m, n"),
    ("(m, n) from: (0, 2) to: (1, 1)", "more than 2, its first value"),
  ]

  @Test(arguments: names)
  func `need two names with a range each`(names: String, part: String) throws {
    let text = try Flipbook().run(
      ["-"],
      input: "view a frame: (0, 0, 100, 100)\n"
        + "prove \(names) { animate 1s { a.center.x += m }; expect always a.center.x < 9 }"
    ).output
    #expect(text.hasPrefix("error: ") && text.contains(part), "\(text)")
  }

  @Test func `have no words in a proof file`() throws {
    let text = try Flipbook().run(
      ["-"],
      input: "view a frame: (0, 0, 100, 100)\nprove (m, n) from: (0, 0) to: (1, 1) "
        + "{ animate 1s { a.center.x += m + n }; expect always a.center.x < 900 }\nexport proof -"
    ).output
    #expect(text.contains("100%") && text.contains("no words for two numbers"), "\(text)")
  }
}
