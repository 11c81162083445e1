import FlipbookAssembly
import FlipbookCommands
import FlipbookValues
import Foundation
import TestSupport
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct RandomExportTests {
  private static let entries =
    [
      "csv a", "json a", "svg a kind: animation", "svg a kind: filmstrip", "svg a kind: plot",
      "gif a scale: 0.1", "apng a scale: 0.1",
    ].map { "export \($0) every: 50ms for: 0.3s" } + [
      "export svg a", "export png a scale: 0.1 fit", "export cast a",
      "export html a for: 0.3s beside: branch1",
      "export css a for: 0.3s",
    ]

  @Test(arguments: 0..<Seeds.count)
  func `whatever there is, files are well formed and the stage stays as it is`(seed: UInt64) throws
  {
    var generator = RandomEntries(seed: seed)
    let session = Session()
    for _ in 0..<30 { _ = session.enter(generator.next(in: session)) }
    let before = session.picture
    for entry in Self.entries {
      let outcome = session.enter(entry)
      guard case .export(let export, _, _)? = outcome.request else {
        // Nothing moves, or a block fails on the way: both are errors.
        #expect(outcome.failed && outcome.text.hasPrefix("error: "), "\(seed): \(entry)")
        continue
      }
      let problems = try problems(of: export)
      #expect(problems.isEmpty, "seed \(seed), \(entry)\n\(session.entered)")
    }
    #expect(session.picture == before, "seed \(seed)")
  }

  private func problems(of export: Export) throws -> [String] {
    switch export.form {
    case "cast": return []
    case "csv":
      let rows = export.text.split(separator: "\r\n")
      let fields = rows.dropFirst().map {
        $0.split(separator: ",", omittingEmptySubsequences: false)
      }
      let counts = Set(fields.map(\.count))
      let isAllNumbers = fields.joined().allSatisfy { $0.isEmpty || Double($0)?.isFinite == true }
      return (counts.count == 1 ? [] : ["rows of \(counts)"]) + (isAllNumbers ? [] : ["no number"])
    case "json":
      _ = try JSONSerialization.jsonObject(with: Data(export.text.utf8))
      return []
    case "css":
      let words = export.text.split { " ;,()%:".contains($0) }.map {
        $0.prefix { !"spd".contains($0) }
      }
      let isBalanced = export.text.count { $0 == "{" } == export.text.count { $0 == "}" }
      return words.filter { ["nan", "inf", "-inf", "-0"].contains($0) }.map { String($0) }
        + (isBalanced ? [] : ["brackets"])
    case "svg":
      let words = try ParsedElement.all(in: export.text)
        .flatMap(\.attributes.values).joined(separator: " ").split { " ;,()MLZ".contains($0) }
      return words.filter { ["nan", "inf", "-inf", "-0"].contains($0) }.map { String($0) }
    case "gif":
      let isWhole = export.bytes.starts(with: Array("GIF89a".utf8)) && export.bytes.last == 0x3B
      return isWhole ? [] : ["cut off"]
    case "png", "apng":
      let end = Array("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82]
      return export.bytes.suffix(8) == end[...] ? [] : ["cut off"]
    case "html":
      let page = try Exported.data(ofPage: export.text)
      // Each of the ways has its own samples.
      return try ([page] + #require(page["beside"] as? [[String: Any]])).flatMap { way in
        var way = way
        way["beside"] = nil
        let between = try #require(way["between"] as? [Double])
        let count = try #require(way["frames"] as? Int) + between.count
        return Exported.lengths(in: way).filter { $0 != count }.map { "\($0) of \(count) samples" }
      }
    default: return ["unknown: \(export.form)"]
    }
  }
}
