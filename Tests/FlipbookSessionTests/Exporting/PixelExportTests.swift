import FlipbookCommands
import FlipbookValues
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct `Exports in pixels` {
  private static let stage = [
    "view dot frame: (20, 20, 40, 40) backgroundColor: systemBlue cornerRadius: 20",
    "animate 0.2s { dot.center.x += 100 }",
  ]

  private func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

  private static let entries: [(String, Int, Int)] = [
    ("export png a", 120, 120), ("export png a fit: false", 780, 1688),
    ("export png a fit: false scale: 0.5", 195, 422), ("export png a fit", 120, 120),
    ("export apng a fit", 160, 60), ("export png a kind: onion", 320, 120),
    ("export png a kind: plot", 1280, 720),
    ("export png a kind: plot size: 300x200 scale: 1", 300, 200),
    ("export png a kind: sheet scale: 1", 640, 96),
  ]

  @Test(arguments: entries)
  func `have as many pixels as asked for`(entry: String, width: Int, height: Int) throws {
    let export = try Exported.export(entry, after: Self.stage)
    #expect(number(export.bytes[16..<20]) == width && number(export.bytes[20..<24]) == height)
    #expect(export.contents.contains("\(width) x \(height) pixels, "), "\(export.contents)")
    #expect(!export.isText)
  }

  private static let hints: [(String, String)] = [
    ("export png a kind: filmstrip", "'export svg' has it"),
    ("export png a kind: animation", "'export gif' moves"),
    ("export png a kind: sheet fit", "takes [force]"),
  ]

  @Test(arguments: hints)
  func `are refused where there is no such picture`(entry: String, hint: String) {
    let outcome = Session.entered(Self.stage).enter(entry)
    #expect(outcome.failed && outcome.text.contains(hint), "\(outcome.text)")
  }

  private func delays(_ entry: String) throws -> [Int] {
    let gif = try Exported.export("export gif a \(entry)", after: Self.stage).bytes
    // The delay is in the control block before each picture.
    return gif.indices.dropLast(4).filter { gif[$0...].starts(with: [0x21, 0xF9, 4]) }
      .map { Int(gif[$0 + 4]) | Int(gif[$0 + 5]) << 8 }
  }

  private static let inputs: [(String, Int, Int)] = [
    ("kind: plot", 640, 360), ("kind: plot dot.center.x size: 300x200", 300, 200),
    ("kind: sheet", 640, 96), ("kind: onion fit", 160, 60),
  ]

  @Test(arguments: inputs)
  func `move over a plot, a sheet and an onion skin`(
    inputs: String, width: Int, height: Int
  ) throws {
    let export = try Exported.export("export gif a \(inputs)", after: Self.stage)
    #expect(export.contents.contains("11 moments, \(width) x \(height) pixels, "))
    // Every picture differs from the one before; otherwise the two would be merged into one.
    #expect(try delays(inputs) == Array(repeating: 2, count: 10) + [50])
  }

  @Test func `draw the curves as fine however far apart the pictures are`() throws {
    func first(_ every: String) throws -> ArraySlice<UInt8> {
      let bytes = try Exported.export("export apng a kind: plot every: \(every)", after: Self.stage)
        .bytes
      let start = try #require(bytes.firstRange(of: Array("IDAT".utf8)))
      return bytes[start.upperBound...].prefix(
        number(bytes[start.lowerBound - 4..<start.lowerBound]))
    }
    #expect(try first("100ms") == first("20ms"))
  }

  @Test func `end as the onion skin of all their moments`() throws {
    let still = try Exported.export("export png a kind: onion scale: 1", after: Self.stage).bytes
    let film = try Exported.export("export apng a kind: onion every: 40ms", after: Self.stage)
    #expect(film.contents.hasPrefix("6 moments, "))
    #expect(still[16..<24] == film.bytes[16..<24])
  }

  @Test func `show what moves from now on, or when asked`() throws {
    func delays(_ inputs: String) throws -> [Int] { try self.delays("fit \(inputs)") }
    #expect(try delays("") == Array(repeating: 2, count: 10) + [50])
    #expect(try delays("every: 50ms") == [5, 5, 5, 5, 50])
    #expect(try delays("every: 30ms for: 60ms") == [3, 3, 50])
    // Nothing moves any more: one moment, and then the pause at the end.
    #expect(try delays("every: 100ms for: 500ms") == [10, 10, 30 + 50])
  }

  private static let refused: [(String, String)] = [
    ("gif a every: 1f", "20ms, 30ms, 40ms, 50ms"), ("gif a every: 10ms", "20ms, 30ms, 40ms, 50ms"),
    ("apng a every: 12.3456789ms", "65535: 1f, 16ms"), ("png a every: 1s", "leave it out"),
    ("gif a scale: 9", "0.1 to 4 pixels"), ("gif -", "it is not text: export gif motion.gif"),
    ("gif a limit: 0.001", "'limit:' allows more"), ("gif a kind: still", "'export png' has it"),
    ("apng a kind: filmstrip", "'export svg' has it"),
    ("gif a kind: sheet fit", "takes [force]"),
  ]

  @Test(arguments: refused)
  func `say what would work`(inputs: String, hint: String) {
    let outcome = Answers.outcome("export \(inputs)", after: Self.stage)
    #expect(outcome.failed && outcome.text.contains(hint), "\(outcome.text)")
  }

  @Test func `of a stage far and wide say that it is too large`() {
    let outcome = Answers.outcome(
      "export png a fit", after: Self.stage + ["view far frame: (9000, 9000, 10, 10)"])
    #expect(
      outcome.text.hasSuffix(
        "hint: a picture has at most 8000000 pixels, and this one shows 9010 x 9010 points"),
      "\(outcome.text)")
  }

  @Test func `go round without a stop where the motion does`() throws {
    let gif = try Exported.export(
      "export gif a fit for: 0.4s every: 100ms",
      after: [Self.stage[0], "animate 0.2s autoreverse repeat { dot.center.x += 100 }"])
    #expect(
      gif.bytes.indices.dropLast(4).count { gif.bytes[$0...].starts(with: [0x21, 0xF9, 4]) } == 4)
    #expect(gif.contents.hasPrefix("5 moments, "))
  }
}
