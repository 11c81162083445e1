import FlipbookSession
import Foundation
import SessionFiles

/// The session files in the folder of snippets, and the Swift that is written of them.
enum Snippets {
  // This file is Tests/WrittenSwiftTests/Snippets.swift.
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  private static let root = folder.deletingLastPathComponent().deletingLastPathComponent()

  // Another folder of session files may be named, for longer searches by hand.
  private static let sessions =
    ProcessInfo.processInfo.environment["SWIFT_SESSIONS"].map { URL(filePath: $0) }
    ?? root.appending(path: "snippets")

  /// Their paths without the ending, but for those that show mistakes only.
  static let names: [String] = {
    let files = FileManager.default.enumerator(atPath: sessions.path)
    let paths = files?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".md") && !$0.hasPrefix("errors/") }
      .map { String($0.dropLast(3)) }.sorted()
  }()

  /// A session into which the entries of one were entered.
  static func session(_ name: String) throws -> Session {
    let text = try String(
      contentsOf: sessions.appending(path: "\(name).md"), encoding: .utf8)
    let session = Session()
    _ = try SessionFile(parsing: text).run { entry, fence in
      let outcome = session.enter(entry.text, inSetup: fence.options.isSetup)
      return (outcome.text, outcome.failed)
    }
    return session
  }

  /// What a session is called in Swift.
  static func title(_ name: String) -> String {
    name.split(separator: "/").last.map(String.init) ?? name
  }

  /// What an export writes.
  static func written(_ form: String, of session: Session, titled title: String) throws -> String {
    let outcome = session.enter("export \(form) \(title).swift")
    guard case .export(let export, _, _)? = outcome.request else { throw Unwritten(outcome.text) }
    return export.text
  }

  struct Unwritten: Error {
    let text: String
    init(_ text: String) { self.text = text }
  }

  // What is written follows the style and not each rule of it.
  private static let unformatted = "// swift-format-ignore-file\n\n"

  /// Every file of Swift that is written of the snippets, by its path from here.
  static func files() throws -> [(path: String, text: String)] {
    var files: [(String, String)] = []
    var calls = ""
    for name in names {
      let session = try session(name)
      let title = title(name)
      let motion = try written("swift", of: session, titled: title)
      let test = try written("test", of: session, titled: title)
      files.append(("Motions/\(title).swift", unformatted + motion))
      files.append(("Expectations/\(title)-test.swift", unformatted + test))
      let function = motion.split(separator: "func play").last?.prefix { $0 != "(" } ?? ""
      let waits = motion.contains("() async throws ") ? "try await " : ""
      let result = motion.contains("-> [UIViewPropertyAnimator] {") ? "" : "; return []"
      calls += "    \"\(name)\": { view in \(waits)view.play\(function)()\(result) },\n"
    }
    let list =
      unformatted
      + "import UIKit\n\n/// The motions of the snippets as they are written in Swift, by their paths.\n"
      + "enum Motions {\n  static let all: [String: (UIView) async throws -> [UIViewPropertyAnimator]] = [\n\(calls)  ]\n}\n"
    files.append(("Motions.swift", list))
    return files
  }
}
