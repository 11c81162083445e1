import FlipbookAssembly
import FlipbookValues
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct `The closest timing` {
  private static let exact = ["set digits 9", "set format csv"]

  // The timing that was found, and its distance.
  private func row(_ entry: String) throws -> (timing: String, distance: Double) {
    let text = Answers.text(entry, after: Self.exact)
    // After another table, the rows of this one begin with an empty cell.
    let rows = text.split(separator: "\n").map { $0.drop { $0 == "," } }
    let row = try #require(rows.first { $0.hasPrefix("\"") })
    let cells = row.split(separator: "\"").map { String($0) }
    let numbers = try #require(cells.last).split(separator: ",")
    return (cells[0], try #require(Double(numbers[0])))
  }

  // Also for springs outside the range that is tried.
  @Test(arguments: [
    "0.5, bounce: 0.2", "0.5, bounce: 0.97", "0.01, bounce: 0.5", "1000, bounce: -0.8",
    "0.5, bounce: -0.95", "100, bounce: 0",
  ])
  func `of a spring is that spring`(numbers: String) throws {
    let found = try row("springs near: spring(duration: \(numbers))")
    #expect(found.timing == "spring(duration: \(numbers))" && found.distance < 1e-6, "\(found)")
  }

  @Test func `of a spring takes as long as that, unless it is told`() throws {
    let near = try [0.5, 5, 1000].map { seconds in
      try row("plot near: spring(duration: \(seconds), bounce: -0.3)")
    }
    #expect(near.allSatisfy { abs($0.distance - near[0].distance) < 1e-3 && $0.distance < 0.02 })
    let told = try row("plot near: spring(duration: 5, bounce: -0.3) for: 1s")
    #expect(told.distance > 0.5)
    let outcome = Answers.outcome("plot near: spring(duration: 0.5, bounce: -0.8)", after: [])
    #expect(outcome.offer?.contains(" difference for: 5.") == true, "\(outcome.offer ?? "")")
    #expect(outcome.text.contains("tried curves whose second and fourth number lie in -3…4, of 5."))
  }

  @Test func `of a curve is that curve`() throws {
    let found = try row("curve near: cubic(0.3, 0.1, 0.6, 0.9)")
    #expect(found.distance < 0.001)
  }

  @Test(arguments: ["springs near: cubic(0, 1e9, 0.5, 1)", "plot near: cubic(0, 0, 1, -1e9)"])
  func `of what goes as far as a curve may is one`(entry: String) {
    #expect(!Answers.outcome(entry).failed)
  }

  // Checks the distance from both sides: no sample is farther, and one is nearly as far.
  @Test(arguments: ["easeOut", "easeIn", "spring(dampingRatio: 0.7)"])
  func `is as far away as it says`(timing: String) throws {
    for (entry, most) in [("springs near: \(timing)", 0.12), ("curve near: \(timing)", 0.12)] {
      let found = try row(entry)
      #expect(found.distance < most, "\(entry): \(found)")
      let session = Session()
      for entry in [
        "view a frame: (0, 0, 0, 0)", "view b frame: (0, 0, 0, 0)",
        "animate 1s \(timing) { a.center.x = 1 }", "animate 1s \(found.timing) { b.center.x = 1 }",
      ] { #expect(!session.enter(entry).failed) }
      var most = 0.0
      for _ in 0..<90 {
        let text = session.enter("set digits 9; shown(a.center.x - b.center.x)").text
        most = max(most, try #require(Double(text), "\(text)").magnitude)
        _ = session.enter("step 0.02s")
      }
      #expect(most <= found.distance + 1e-4 && most >= found.distance * 0.97, "\(entry): \(most)")
    }
  }

  // The distances of the best timings that were found by hand.
  private static let entries: [(String, Double)] = [
    ("springs near: easeOut", 0.0532), ("springs near: cubic(0.2, 0.9, 0.3, 1.2)", 0.0608),
    ("plot near: spring(dampingRatio: 0.5)", 0.0734), ("plot near: bouncy", 0.0453),
    ("plot near: spring(dampingRatio: 0.2)", 0.2983), ("plot near: easeInOut", 0),
    ("plot near: cubic(0.2, 0.9, 0.3, 1.2)", 0), ("springs near: cubic(0.3, 1.5, 0.6, 1)", 0.0788),
    // Springs that take far longer.
    ("springs near: cubic(0.9, 0, 1, 0.1)", 0.3413), ("springs near: cubic(1, 0, 1, 0)", 0.3789),
    ("springs near: spring(duration: 8, bounce: 0.3)", 0),
  ]

  @Test(arguments: entries)
  func `is as close as others that are known`(entry: String, known: Double) throws {
    let found = try row(entry)
    #expect(found.distance <= known + 1e-4, "\(found)")
  }

  @Test func `offers to compare both`() {
    let outcome = Answers.outcome("springs near: easeOut", after: [])
    #expect(outcome.offer?.hasPrefix("plot easeOut spring(duration: ") == true)
  }

  @Test func `names the same spring in each framework`() {
    let text = Answers.text("springs near: spring(duration: 0.5, bounce: 0.2)", after: [])
    for name in ["UIKit", "Core Animation", "SwiftUI", "Android", "CSS"] {
      #expect(text.contains("\n\(name) "), "\(text)")
    }
  }
}

@Suite struct `The closest timing of a recording` {
  // The answer to an entry if every file contains a text.
  private func outcome(_ entry: String, _ text: String) -> Outcome {
    let session = Session()
    session.readFile = { _, _ in text }
    return session.enter(entry)
  }

  // Samples of a spring from 40 to 140, from 2 s on.
  private var recording: String {
    let session = Session()
    for entry in [
      "view box frame: (0, 0, 80, 80)", "step 2s",
      "animate 1s spring(duration: 0.5, bounce: 0.3) { box.center.x += 100 }",
    ] { #expect(!session.enter(entry).failed) }
    let request = session.enter("export csv a.csv box.center.x").request
    if case .export(let export, _, _)? = request { return export.text }
    return ""
  }

  @Test func `is that of its spring, at its samples`() {
    let columns = recording.split(whereSeparator: \.isNewline).map { $0.split(separator: ",") }
    let plain = columns.dropFirst().map { "\($0[0]),\($0[2])" }
    let texts = [
      recording, plain.joined(separator: "\n"),
      "\u{FEFF}seconds,place\r\n" + plain.joined(separator: "\r\n") + "\r\n\r\n",
    ]
    for text in texts {
      let told = outcome("springs near: a.csv", text).text
      #expect(told.contains("bouncy               0.000"), "\(told)")
      #expect(told.contains("looked at the \(plain.count) samples, which take 0.867s"), "\(told)")
      #expect(!outcome("curve near: a.csv", text).failed)
    }
  }

  private static let wrongFiles: [(String, String)] = [
    ("", "a.csv: it has fewer than 3 samples"), ("0,0\n1,1", "a.csv: it has fewer than 3 samples"),
    ("0,0\n1,x\n2,1", "a.csv:2: 'x' is not a number"),
    ("0,0\n1,\n2,1", "a.csv:2: '' is not a number"),
    ("0,0\n1,nan\n2,1", "a.csv:2: 'nan' is not a number"),
    ("t,x\n\n0,0\n1,1,1\n2,1", "a.csv:4: it has 3 fields, not 2"),
    ("time (s),frame (1/60 s),a,b\n0,0,1,1", "a.csv:2: it has 4 fields, not 3"),
    ("frame,x\n0,0\n1,1", "a.csv:1: its times are frames, not seconds"),
    ("0,0\n1,1\n1,2", "a.csv:3: its time is not after the last one"),
    ("0,0\n1,1\n2,0", "a.csv: it has no way to go: its last value is its first"),
    ("0,0\n1,1e300\n2,1e-300", "a.csv: it has no way to go"),
    ("0,-1e308\n1,0\n2,1e308", "a.csv: it has no way to go"),
    ("0,0\n1e-9,1\n1e-8,2", "a.csv: it takes less than 1 ms, or more than 1e6s"),
    ((0...10_000).map { "\($0),\($0)" }.joined(separator: "\n"), "a.csv:10001: it has more than"),
  ]

  @Test(arguments: wrongFiles)
  func `says where a file is wrong, and why`(text: String, why: String) {
    let outcome = outcome("springs near: a.csv", text)
    #expect(outcome.failed && outcome.text.hasPrefix("error: \(why)"), "\(outcome.text)")
  }

  @Test func `counts in what its heading names`() {
    let text = outcome("springs near: a.csv", "time (ms),x\n0,0\n100,40\n200,90\n500,100").text
    #expect(text.contains("which take 0.500s"), "\(text)")
  }

  @Test func `has its own time, and a name of any form in quotes`() {
    #expect(outcome("springs near: a.csv for: 2s", recording).text.contains("a time of its own"))
    for name in ["a.csv", "data/a.csv", "\"my data/2 a.csv\""] {
      #expect(!outcome("springs near: \(name)", recording).failed, "\(name)")
    }
    #expect(Answers.text("springs near: a.csv", after: []).contains("no files are read here"))
  }
}
