import FlipbookAssembly
import FlipbookCommands
import FlipbookValues
import Foundation
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct RandomSwiftTests {
  /// `WRITE_SESSIONS=FOLDER` writes 300 sessions there, so that
  /// `SWIFT_SESSIONS=FOLDER WRITE_SWIFT=1 swift test --filter WrittenSwiftTests` can compile their
  /// Swift and compare how it moves.
  @Test func `the Swift of a session is whole, or does not compile past what is missing`() throws {
    let folder = ProcessInfo.processInfo.environment["WRITE_SESSIONS"].map { URL(filePath: $0) }
    var counts = (whole: 0, refused: 0)
    for seed in 0..<UInt64(folder == nil ? 20 : 300) {
      var generator = RandomEntries(seed: seed)
      let session = Session()
      let entries = (0..<25).map { _ in
        let entry = generator.nextWithGestures(in: session)
        _ = session.enter(entry)
        return entry
      }
      let export = session.enter("export swift a.swift")
      guard case .export(let file, _, _)? = export.request else {
        Issue.record("seed \(seed): \(export.text)")
        continue
      }
      let hasError = file.text.contains("#error(")
      let isWhole = !file.contents.contains("not translated")
      #expect(hasError != isWhole, "seed \(seed): \(file.contents)")
      if isWhole { counts.whole += 1 } else { counts.refused += 1 }
      guard let folder else { continue }
      let text = "```flipbook\n" + entries.map { "flip> \($0)\n" }.joined() + "```\n"
      let name = (isWhole ? "" : "errors/") + "s\(seed).md"
      try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    #expect(counts.whole > counts.refused, "\(counts)")
    if folder != nil { print("random sessions: \(counts)") }
  }
}
