import FlipbookLive
import FlipbookPictures
import FlipbookText
import FlipbookValues
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct LiveViewTests {
  private static let moving =
    (0..<8).map { "view v\($0) frame: (0, 0, 9, 9)" } + ["view box frame: (0, 0, 60, 60)"]
    + (0..<8).map { "animate 1s { v\($0).center.x += \(10 * $0 + 10) }" }

  private func scrubber(_ entries: [String]) throws -> Scrubber {
    try #require(Scrubber(.stage, of: Session.entered(entries)))
  }

  private func lines(_ scrubber: Scrubber, columns: Int = 80, rows: Int = 24) -> [String] {
    scrubber.picture(size: LiveSize(columns: columns, rows: rows)).lines.map(\.text)
  }

  @Test func `the table says how many rows it leaves out`() throws {
    let scrubber = try scrubber(Self.moving)
    let small = lines(scrubber)
    let rows = small.count { $0.hasPrefix("v") }
    #expect(small[small.count - 2] == "and \(8 - rows) more", "\(small)")
    #expect(rows > 0 && !lines(scrubber, rows: 80).contains { $0.hasSuffix(" more") })
  }

  @Test(arguments: [(40, 12), (40, 8)])
  func `a small table has rows`(columns: Int, rows: Int) throws {
    let lines = lines(try scrubber(Self.moving), columns: columns, rows: rows)
    #expect(lines.contains { $0.hasPrefix("v0.center.x") }, "\(lines)")
    #expect(!lines.contains { $0.hasSuffix(" more") }, "\(lines)")
  }

  @Test(arguments: [(20, 5), (40, 12), (60, 20), (80, 24), (200, 60)])
  func `how to leave is always shown`(columns: Int, rows: Int) throws {
    let session = Session.entered(Self.moving)
    let tuner = try #require(Tuner(10, of: session))
    let scrubber = try #require(Scrubber(.stage, of: session))
    func check(_ object: any LiveObject) {
      let last = object.picture(size: LiveSize(columns: columns, rows: rows)).lines.last?.text ?? ""
      #expect(last.contains("esc put") && TextWidth.columns(of: last) <= columns, "\(last)")
      if columns >= 80 { #expect(last.contains("enter keep"), "\(last)") }
    }
    for object in [tuner, scrubber, Toucher(session)] as [any LiveObject] { check(object) }
    for track in [tuner, scrubber] as [LiveTrack] {
      track.playhead.reverse()
      track.playhead.toggleLooping()
      track.playhead.changeSpeed(faster: true)
      track.playhead.togglePlaying()
    }
    check(tuner)
    check(scrubber)
  }

  @Test(arguments: [(24, 5), (40, 12), (80, 24)])
  func `keys are explained in pages that show all of them`(columns: Int, rows: Int) {
    let keys = (1...12).map { "key \($0)            what the key does, in words, to the end" }
    let pages = LivePicture.pages(
      of: keys, size: LiveSize(columns: columns, rows: rows), isASCII: false)
    let lines = pages.map { $0.lines.map(\.text) }
    #expect(lines.allSatisfy { $0.count == rows })
    #expect(lines.joined().allSatisfy { TextWidth.columns(of: $0) <= columns && !$0.contains("…") })
    #expect(lines.joined().count { $0.hasPrefix("key ") } == 12)
    #expect(lines.dropLast().allSatisfy { $0.last == "any key: more; esc: back" })
  }

  @Test func `curves share a scale by a key, or have each their own`() throws {
    let scrubber = try scrubber(Self.moving)
    func text() -> String { lines(scrubber, columns: 120, rows: 40).joined(separator: "\n") }
    let own = text()
    #expect(own.contains("v3.center.x 4.5 → 44.5") && own.contains("1.0 ┤"))
    scrubber.toggleScale()
    let shared = text()
    #expect(!shared.contains("4.5 →") && shared.contains("v3.center.x") && shared.contains("40 ┤"))
    scrubber.toggleScale()
    #expect(text() == own)
  }

  @Test(arguments: [(80, 24), (120, 40), (60, 20)])
  func `the stage has its outline, and the curves stand where both are largest`(
    columns: Int, rows: Int
  ) throws {
    let scrubber = try scrubber(Self.moving)
    // The fitted view comes first, because it is much larger; a key shows the window.
    let first = self.lines(scrubber, columns: columns, rows: rows)
    scrubber.toggleFit()
    #expect(self.lines(scrubber, columns: columns, rows: rows) != first)
    let lines = self.lines(scrubber, columns: columns, rows: rows)
    let top = try #require(lines.firstIndex { $0.hasPrefix("┌") })
    let bottom = try #require(lines.firstIndex { $0.hasPrefix("└─") })
    #expect(lines[top].contains("┐") && lines[bottom].contains("┘"))
    #expect(bottom - top >= rows / 2, "a window is upright: the curves are beside it")
    #expect(lines.allSatisfy { TextWidth.columns(of: $0) <= columns })
    #expect(lines[top..<bottom].contains { $0.contains("┤") })
  }

  @Test(arguments: [(80, 24), (160, 60)])
  func `all there is is shown at first where that is much larger`(columns: Int, rows: Int) throws {
    func stage(_ scrubber: Scrubber) -> String {
      let picture = scrubber.picture(size: LiveSize(columns: columns, rows: rows))
      return picture.lines[picture.stage].map(\.text).joined(separator: "\n")
    }
    let small = try scrubber([
      "view box frame: (0, 0, 60, 60)", "animate 1s { box.center.x = 200 }",
    ])
    let fitting = stage(small)
    small.toggleFit()
    #expect(stage(small) != fitting && stage(small).contains("┌"))
    // A motion through most of the window is shown in the window, and again in the next picture.
    let large = try scrubber([
      "view box frame: (0, 0, 60, 60)", "animate 1s { box.center = (360, 800) }",
    ])
    let window = stage(large)
    #expect(window.contains("┌") && stage(large) == window)
    large.toggleFit()
    #expect(stage(large) != window)
  }

  @Test func `rows that the table does not need are the stage's`() throws {
    let scrubber = try scrubber([
      "view box frame: (0, 0, 60, 60)", "animate 1s { box.center = (360, 800) }",
    ])
    let picture = scrubber.picture(size: LiveSize(columns: 80, rows: 43))
    // A heading, the track, the footer and a table of three lines.
    #expect(picture.stage.count == 43 - 6)
  }
}
