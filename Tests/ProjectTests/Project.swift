import Foundation

/// The files of the repository, by their paths from its root.
enum Project {
  // This file is Tests/ProjectTests/Project.swift.
  static let root: URL = {
    var root = URL(filePath: #filePath)
    for _ in 0..<3 { root.deleteLastPathComponent() }
    return root
  }()

  /// The text of a file.
  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The lines of a file, without an empty one after the last line feed.
  static func lines(of path: String) throws -> [Substring] {
    var lines = try text(of: path).split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// Every file in a folder and below it, in the order of their paths; empty where there is none.
  static func files(in folder: String, withEndings endings: [String] = [""]) -> [String] {
    let names = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
    let paths = names?.compactMap { $0 as? String } ?? []
    return paths.map { folder + "/" + $0 }.filter { path in
      endings.contains { path.hasSuffix($0) } && isFile(path)
    }.sorted()
  }

  private static func isFile(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(
      atPath: root.appending(path: path).path, isDirectory: &isFolder)
    return exists && !isFolder.boolValue
  }
}
