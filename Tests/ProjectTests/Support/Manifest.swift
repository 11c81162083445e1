import Foundation

/// The targets of Package.swift, read from its text.
struct Manifest {
  struct Target {
    let name: String
    let path: String
    /// Targets, and modules of other packages.
    let dependencies: Set<String>
  }

  let targets: [Target]

  init() throws {
    let text = try Project.text(of: "Package.swift")
    let start = /\.(?:target|executableTarget|testTarget|systemLibrary)\(\s*name: "/
    let starts = text.matches(of: start).map(\.range.lowerBound)
    let uikit = text.firstMatch(of: /let uikit = (\[[^\]]*\])/)?.1 ?? ""
    targets = zip(starts, starts.dropFirst() + [text.endIndex]).map {
      Target(
        String(text[$0..<$1]).replacing("+ uikit", with: uikit)
          .replacing("orderedCollections", with: "\"OrderedCollections\""))
    }
  }

  /// The chain of a target's dependencies that has the most lines of Swift; its members have to be
  /// built one after another.
  func longestChain(to name: String) throws -> (lines: Int, chain: [String])? {
    var known: [String: (lines: Int, chain: [String])] = [:]
    func chain(to name: String) throws -> (lines: Int, chain: [String])? {
      if let known = known[name] { return known }
      guard let target = targets.first(where: { $0.name == name }) else { return nil }
      let below = try target.dependencies.compactMap(chain).max { $0.lines < $1.lines }
      let own = try Project.files(in: target.path, withEndings: [".swift"])
        .reduce(0) { try $0 + Project.lines(of: $1).count }
      let whole = ((below?.lines ?? 0) + own, (below?.chain ?? []) + [name])
      known[name] = whole
      return whole
    }
    return try chain(to: name)
  }
}

extension Manifest.Target {
  fileprivate init(_ text: String) {
    let name = text.firstMatch(of: /name: "([^"]+)"/).map { String($0.1) } ?? ""
    let isTest = text.hasPrefix(".testTarget")
    let list =
      text.firstMatch(of: /(?s)dependencies: (.*?)(?:(?:swiftSettings|path|exclude):|$)/)?.1 ?? ""
    self.init(
      name: name,
      path: text.firstMatch(of: /path: "([^"]+)"/).map { String($0.1) }
        ?? (isTest ? "Tests/" : "Sources/") + name,
      dependencies: Set(
        list.replacing(/package: "[^"]+"/, with: "").matches(of: /"([^"]+)"/).map { String($0.1) }))
  }
}
