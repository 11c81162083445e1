package import FlipbookValues

/// A form other than a session file in which something of a session can be written.
package struct ExportForm: Sendable {
  /// The text that is written, and what is in it in a few words.
  package typealias Made = (text: String, contents: String)
  /// The bytes of a form that is no text.
  package typealias MadeBytes = (bytes: [UInt8], contents: String)

  /// Its word, and what it stands for.
  let choice: Choice
  /// What it takes besides the file's name and `force`.
  let inputs: [any Parametric]
  /// Whether it is a text, which can be shown.
  let isText: Bool
  /// Makes it for the form's word, under a title.
  let make: @Sendable (Invocation, String) throws(Mistake) -> Export

  package init(
    _ word: String, _ meaning: String, takes inputs: [any Parametric] = [],
    make: @escaping @Sendable (Invocation, String) throws(Mistake) -> Made
  ) {
    (choice, self.inputs, isText) = (Choice(word, meaning), inputs, true)
    self.make = { call, title throws(Mistake) in
      let made = try make(call, title)
      return Export(form: word, text: made.text, contents: made.contents)
    }
  }

  /// A form that is no text: it needs a file.
  package init(
    bytes word: String, _ meaning: String, takes inputs: [any Parametric],
    make: @escaping @Sendable (Invocation) throws(Mistake) -> MadeBytes
  ) {
    (choice, self.inputs, isText) = (Choice(word, meaning), inputs, false)
    self.make = { call, _ throws(Mistake) in
      let made = try make(call)
      return Export(form: word, bytes: made.bytes, isText: false, contents: made.contents)
    }
  }

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
