import Foundation

/// The programs built together with the tests.
package enum BuiltProgram {
  /// The full path of a built program: beside the test bundle, unless `FLIPBOOK_PROGRAM` names
  /// another `flipbook`, such as one that was built with optimization.
  package static func path(_ name: String) -> String {
    if name == "flipbook", let given { return given }
    return besideTests(name)
  }

  /// Whether `FLIPBOOK_PROGRAM` names the `flipbook` to start, which is then an optimized one.
  package static var isGiven: Bool { given != nil }

  private static let given = ProcessInfo.processInfo.environment["FLIPBOOK_PROGRAM"]

  /// The full path of the program that was built with the tests, in debug.
  package static func besideTests(_ name: String) -> String {
    // If a helper runs the tests, an argument names something inside the bundle.
    let inBundle = CommandLine.arguments.first { $0.contains(".xctest") }
    let test = inBundle ?? CommandLine.arguments.first ?? ""
    let parts = test.split(separator: "/", omittingEmptySubsequences: false)
    let bundle = parts.firstIndex { $0.hasSuffix(".xctest") } ?? max(parts.count - 1, 0)
    return (parts[..<bundle] + [Substring(name)]).joined(separator: "/")
  }
}
