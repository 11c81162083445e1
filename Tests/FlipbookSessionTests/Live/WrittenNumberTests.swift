import Testing

@testable import EntryNumbers
@testable import FlipbookLanguage
@testable import FlipbookLive
@testable import FlipbookSession
@testable import SessionFiles

@Suite struct WrittenNumberTests {
  /// A number by itself, before and after a step of each size.
  struct Step {
    let text: String
    let use: NumberUse
    let step: String
    let up: String
    let coarse: String
    let fine: String
  }

  private static let ratio = NumberUse.share
  private static let strength = NumberUse(measure: .strength)

  static let steps = [
    Step(text: "0.35", use: ratio, step: "0.01", up: "0.36", coarse: "0.45", fine: "0.351"),
    Step(text: "0.5", use: ratio, step: "0.01", up: "0.51", coarse: "0.6", fine: "0.501"),
    Step(text: "0.5", use: .plain, step: "0.1", up: "0.6", coarse: "1.5", fine: "0.51"),
    Step(text: "1.250", use: .plain, step: "0.001", up: "1.251", coarse: "1.260", fine: "1.2501"),
    Step(text: "0.05", use: .plain, step: "0.01", up: "0.06", coarse: "0.15", fine: "0.051"),
    Step(text: "300", use: .points, step: "1", up: "301", coarse: "310", fine: "300.1"),
    Step(text: "312", use: .points, step: "1", up: "313", coarse: "322", fine: "312.1"),
    Step(text: "1s", use: .duration, step: "0.1s", up: "1.1s", coarse: "2s", fine: "1.01s"),
    Step(text: "1", use: .duration, step: "0.1", up: "1.1", coarse: "2", fine: "1.01"),
    Step(
      text: "0.25s", use: .duration, step: "0.01s", up: "0.26s", coarse: "0.35s", fine: "0.251s"),
    Step(text: "300ms", use: .duration, step: "10ms", up: "310ms", coarse: "400ms", fine: "301ms"),
    Step(text: "30f", use: .duration, step: "1f", up: "31f", coarse: "40f", fine: "30.1f"),
    Step(text: "1s", use: .plain, step: "0.1s", up: "1.1s", coarse: "2s", fine: "1.01s"),
    Step(text: "50%", use: ratio, step: "1%", up: "51%", coarse: "60%", fine: "50.1%"),
    Step(text: "12.5%", use: ratio, step: "0.1%", up: "12.6%", coarse: "13.5%", fine: "12.51%"),
    Step(text: "90deg", use: .angle, step: "1deg", up: "91deg", coarse: "100deg", fine: "90.1deg"),
    Step(text: "1.5", use: .angle, step: "0.01", up: "1.51", coarse: "1.6", fine: "1.501"),
    Step(text: "1", use: .factor, step: "0.01", up: "1.01", coarse: "1.1", fine: "1.001"),
    Step(text: "170", use: strength, step: "10", up: "180", coarse: "270", fine: "171"),
    Step(text: "2", use: strength, step: "0.1", up: "2.1", coarse: "3", fine: "2.01"),
    Step(text: "3", use: NumberUse(measure: .count), step: "1", up: "4", coarse: "13", fine: "3.1"),
    Step(text: "0", use: ratio, step: "0.01", up: "0.01", coarse: "0.1", fine: "0.001"),
    Step(text: "0", use: .points, step: "1", up: "1", coarse: "10", fine: "0.1"),
    Step(text: "0s", use: .duration, step: "0.1s", up: "0.1s", coarse: "1s", fine: "0.01s"),
    Step(text: "0", use: strength, step: "0.1", up: "0.1", coarse: "1", fine: "0.01"),
    Step(text: ".5", use: .plain, step: "0.1", up: ".6", coarse: "1.5", fine: ".51"),
    Step(text: "-5", use: .points, step: "1", up: "-4", coarse: "5", fine: "-4.9"),
    Step(text: "1e3", use: .points, step: "1", up: "1001", coarse: "1010", fine: "1000.1"),
    Step(text: "1e-3", use: .plain, step: "0.001", up: "0.002", coarse: "0.011", fine: "0.0011"),
  ]

  @Test(arguments: steps)
  func `a step is that of what the number is for, and of its digits`(step: Step) throws {
    let number = try #require(WrittenNumber(step.text))
    let power = step.use.stepPower(of: number)
    #expect(number.step(ofPower: power) == step.step)
    for (shift, text) in [(0, step.up), (1, step.coarse), (-1, step.fine)] {
      var changed = number
      changed.add(1, power: power + shift)
      #expect(changed.text == text)
      changed.add(-1, power: power + shift)
      #expect(
        changed.difference(from: number).map { $0.allSatisfy { !("1"..."9").contains($0) } } == true
      )
    }
  }

  private static let texts: [(String, Int, [String])] = [
    ("0.9", 1, ["1.0", "1.1", "1.2"]), ("1.1", -1, ["1.0", "0.9", "0.8"]),
    ("0.1", -1, ["0.0", "-0.1", "-0.2"]), ("-.2", 1, ["-.1", ".0", ".1"]),
    ("0.7", 1, ["0.8", "0.9", "1.0"]), ("9.9s", 1, ["10.0s", "10.1s", "10.2s"]),
    ("0.3", -1, ["0.2", "0.1", "0.0"]),
  ]

  @Test(arguments: texts)
  func `tenths are added as on paper, and never lose a digit`(
    text: String, count: Int, expected: [String]
  ) throws {
    var number = try #require(WrittenNumber(text))
    for text in expected {
      number.add(count, power: -1)
      #expect(number.text == text)
    }
  }

  @Test func `ten thousand steps there and back are none`() throws {
    var number = try #require(WrittenNumber("0.1"))
    for _ in 0..<10_000 { number.add(1, power: -3) }
    #expect(number.text == "10.100")
    for _ in 0..<10_000 { number.add(-1, power: -3) }
    #expect(number.text == "0.100")
  }

  @Test func `what has too many digits is left alone`() throws {
    var number = try #require(WrittenNumber("999999999999999"))
    number.add(1, power: 0)
    #expect(number.text == "999999999999999")
    number.add(1, power: -3)
    #expect(number.text == "999999999999999")
    #expect(WrittenNumber("1e20") == nil && WrittenNumber("0.1234567890123") == nil)
    #expect(WrittenNumber("1x") == nil && WrittenNumber("--1") == nil && WrittenNumber("") == nil)
  }

  static let holds: [(String, NumberUse, Int, Int, String, String)] = [
    ("0.99", .share, 2, -2, "1.00", "at its maximum"),
    ("0.01", .share, -2, -2, "0.00", "at its minimum"),
    ("99%", .share, 2, 0, "100%", "at its maximum"),
    ("0.1s", .duration, -2, -1, "0.0s", "at its minimum"),
    ("5ms", .duration, -1, 1, "0ms", "at its minimum"), ("0.5", .plain, 100, 0, "100.5", ""),
    // A number may be typed beyond its usual maximum; steps do not take it further.
    ("1.50", .share, 1, -2, "1.50", "above its usual maximum"),
    ("1.50", .share, -1, -2, "1.49", "above its usual maximum"),
    ("1.50", .share, -1, 0, "0.50", ""),
    ("3", NumberUse.named("stiffness") ?? .plain, -5, 0, "1", "at its minimum"),
    ("0.98", NumberUse.named("bounce") ?? .plain, 5, -2, "0.99", "at its maximum"),
  ]

  @Test(arguments: holds)
  func `it stays within what makes sense`(
    text: String, use: NumberUse, count: Int, power: Int, expected: String, word: String
  ) throws {
    let number = try #require(WrittenNumber(text))
    var changed = number
    changed.add(count, power: power)
    changed.hold(within: use, from: number)
    #expect(changed.text == expected)
    #expect(changed.word(within: use) == word)
  }

  private static let differences: [(String, String, String?)] = [
    ("0.42", "0.35", "+0.07"), ("0.35", "0.42", "-0.07"), ("300", "300", "0"),
    ("1.5", "1.250", "+0.250"),
    (".5", ".2", "+0.3"), ("310ms", "300ms", "+10ms"), ("1s", "300ms", nil),
  ]

  @Test(arguments: differences)
  func `the difference is told with its sign`(new: String, old: String, expected: String?) throws {
    let (new, old) = (try #require(WrittenNumber(new)), try #require(WrittenNumber(old)))
    #expect(new.difference(from: old) == expected)
  }

  private static let powers: [(String, Int, Int?)] = [
    ("0.35", -2, 3), ("0.35", -1, 2), ("0.35", 0, 0), ("300", 0, 2), ("300", 1, 1), ("300", 3, nil),
    ("-1.5", -1, 3), ("-1.5", 0, 1), ("1s", -1, nil), (".5", -1, 1), (".5", 0, nil),
  ]

  @Test(arguments: powers)
  func `the digit that a step changes is known`(text: String, power: Int, place: Int?) throws {
    #expect(try #require(WrittenNumber(text)).place(ofPower: power) == place)
  }
}
