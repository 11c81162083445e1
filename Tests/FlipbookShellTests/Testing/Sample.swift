import TestSupport

/// Session files for tests of the runner.
enum Sample {
  static let good = "# Good\n\n```flipbook\nflip> view box\nflip> box.alpha\n1.000\n```\n"

  /// Differs at line 5.
  static let differing = "# Wrong\n\n```flipbook\nflip> view box\nflip> box.alpha\n0.250\n```\n"

  static let half = "```flipbook\nflip> view box\n"

  /// Its third entry, at line 7, takes very long to compare: twenty expressions of ten thousand
  /// steps are matched at each of its letters.
  static let endless = """
    ```flipbook
    flip> view box
    flip> box.alpha
    1.000
    flip> view \(name)
    flip> # next
    flip> help
    ...
    \(expressions)
    flip> box.tag
    0
    ```

    """

  private static let name = String(repeating: "a", count: 40)

  private static let expressions =
    Array(repeating: "(?:.?){5000}# (re)", count: 20).joined(separator: "\n")

  /// Its second entry, at line 3, needs more stack than a small one has.
  static let deep = """
    ```flipbook
    flip> view box
    flip> box.tag = \(String(repeating: "(", count: 190))1\(String(repeating: ")", count: 190))
    flip> box.tag
    1
    ```

    """

  /// Its third entry, at line 4, goes from one callback to the next for 100 seconds.
  static let busy = """
    ```flipbook
    flip> view box
    flip> animate 0.5s name: pulse { box.alpha = 1 - box.alpha } completion: { again pulse }
    flip> run 100s
    ...
    flip> box.tag
    0
    ```

    """
}

extension Flipbook {
  /// Writes files into the folder; a name may begin with the name of a folder in it.
  func write(_ files: [String: String]) throws {
    for name in files.keys.sorted() {
      if let slash = name.lastIndex(of: "/") { _ = try shell("mkdir -p '\(name[..<slash])'") }
      folder.write(files[name] ?? "", to: name)
    }
  }
}
