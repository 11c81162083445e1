import FlipbookAssembly
import FlipbookSession
import Foundation
import SessionFiles

/// The session files in the folder of snippets, and the Swift that is exported from them.
enum Snippets {
  // This file is Tests/WrittenSwiftTests/Snippets.swift.
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  private static let root = folder.deletingLastPathComponent().deletingLastPathComponent()

  // Another folder of session files may be named, for longer searches by hand.
  private static let sessions =
    ProcessInfo.processInfo.environment["SWIFT_SESSIONS"].map { URL(filePath: $0) }
    ?? root.appending(path: "snippets")

  // The manner in which all are written, set by hand.
  private static let manner = ProcessInfo.processInfo.environment["SWIFT_AS"].map(mark) ?? ""

  // The suffix of a name that is written in a manner.
  private static func mark(_ manner: String) -> String { " as: \(manner)" }

  // The files that are also written in another manner.
  private static let others = [
    "a-heart-that-is-liked": "uiview", "seeds/0-animate-views": "animator",
  ]

  // Sessions with forms that no snippet has.
  private static let forms = ["Sessions/forms", "Sessions/gestures"]

  // These are compiled, and their motion is compared; of all others only the text is compared. With
  // SWIFT_SESSIONS, or with COMPILE_SWIFT, all are compiled: .ci/long does that.
  private static let representative: Set = [
    "Sessions/forms", "Sessions/gestures", "a-calculator-key", "a-drawer", "a-sheet-with-detents",
    "a-throw", "interrupting", "keyframes", "seeds/3-chain", "seeds/4-builder",
  ]

  private static let compilesAll = ["SWIFT_SESSIONS", "COMPILE_SWIFT"].contains {
    ProcessInfo.processInfo.environment[$0] != nil
  }

  /// Whether the Swift of a session is compiled with the tests: never what a person has to complete.
  static func isCompiled(_ name: String, _ motion: String? = nil) -> Bool {
    guard !representative.contains(name), compilesAll else { return representative.contains(name) }
    // One that cannot be written counts, and its test fails.
    let motion = motion ?? (try? written("swift", of: session(name), name))
    return motion?.contains("#error(") != true
  }

  // Files that show only mistakes, and the guides: they are not lessons.
  private static let unwritten = ["errors/", "guides/"]

  /// The paths of the files without the ending, except those that are not exported.
  static let names: [String] = {
    let files = FileManager.default.enumerator(atPath: sessions.path)
    let paths = files?.compactMap { $0 as? String } ?? []
    let names = paths.filter { path in
      path.hasSuffix(".md") && !unwritten.contains { path.hasPrefix($0) }
    }.map { String($0.dropLast(3)) }
    let marked = others.map { $0 + mark($1) }.filter { names.contains(path($0)) }
    return (names + marked + forms).sorted()
  }()

  private static func path(_ name: String) -> String {
    name.firstRange(of: mark("")).map { String(name[..<$0.lowerBound]) } ?? name
  }

  /// A session into which the entries of one were entered.
  static func session(_ name: String) throws -> Session {
    let own = forms.contains(path(name)) ? folder : sessions
    let text = try String(
      contentsOf: own.appending(path: "\(path(name)).md"), encoding: .utf8)
    let session = Session()
    _ = try SessionFile(parsing: text).run { entry, fence in
      let outcome = session.enter(entry.text, inSetup: fence.options.isSetup)
      return (outcome.text, outcome.failed)
    }
    return session
  }

  /// The name of a session in Swift.
  static func title(_ name: String) -> String {
    (name.split(separator: "/").last.map { String($0) } ?? name)
      .replacing(mark(""), with: "-as-")
  }

  /// The text of an export.
  static func written(_ form: String, of session: Session, _ name: String) throws -> String {
    let manner = name.dropFirst(path(name).count) + manner
    let outcome = session.enter("export \(form) \(title(name)).swift\(manner)")
    guard case .export(let export, _, _)? = outcome.request else { throw Unwritten(outcome.text) }
    return export.text
  }

  struct Unwritten: Error {
    let text: String
    init(_ text: String) { self.text = text }
  }

  // Exported Swift follows the style, but not each of its rules.
  private static let unformatted = "// swift-format-ignore-file\n\n"

  /// Every Swift file that is exported from the snippets, by its path from here.
  static func files() throws -> [(path: String, text: String)] {
    var files: [(String, String)] = []
    var calls = ""
    for name in names {
      let session = try session(name)
      let title = title(name)
      let motion = try written("swift", of: session, name)
      let isCompiled = isCompiled(name, motion)
      files.append(("\(isCompiled ? "Motions" : "Texts")/\(title).swift", unformatted + motion))
      if path(name) == name {
        let test = try written("test", of: session, name)
        let folder = isCompiled ? "Expectations" : "Texts"
        files.append(("\(folder)/\(title)-test.swift", unformatted + test))
      }
      guard isCompiled else { continue }
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
