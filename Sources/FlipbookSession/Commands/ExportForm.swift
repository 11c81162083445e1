package import FlipbookValues

/// A form other than a session file in which something of a session can be written.
package struct ExportForm: Sendable {
  /// What is written, and what is in it in a few words.
  package typealias Made = (text: String, contents: String)

  /// Its word, and what it stands for.
  let choice: Choice
  /// What it takes besides the file's name and `force`.
  let inputs: [any Parametric]
  /// Makes it, under a title.
  let make: @Sendable (Invocation, String) throws(Mistake) -> Made

  package init(
    _ word: String, _ meaning: String, takes inputs: [any Parametric] = [],
    make: @escaping @Sendable (Invocation, String) throws(Mistake) -> Made
  ) { (choice, self.inputs, self.make) = (Choice(word, meaning), inputs, make) }

  /// A number of things, in words.
  package static func counted(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count) \(count == 1 ? one : many)"
  }
}

/// What a file is about, by its name.
package enum FileTitle {
  /// The name without its folders and without an ending of letters; `session` for stdout.
  package static func of(_ path: String) -> String {
    guard path != "-" else { return "session" }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let point = name.lastIndex(of: "."), point > name.startIndex,
      name[name.index(after: point)...].allSatisfy(\.isLetter)
    else { return name }
    return String(name[..<point])
  }
}
