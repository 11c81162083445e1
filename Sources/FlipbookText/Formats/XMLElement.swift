/// An element of an XML document: name, attributes, and text or elements within.
package struct XMLElement: Sendable {
  package let name: String
  package var attributes: [(name: String, value: String)]
  /// Its text; left out if it has children.
  package var text: String
  package var children: [XMLElement]

  package init(
    name: String, attributes: [(name: String, value: String)] = [], text: String = "",
    children: [XMLElement] = []
  ) { (self.name, self.attributes, self.text, self.children) = (name, attributes, text, children) }

  package var document: String { document { () throws(Never) in } }

  /// The whole document; `check` is called at each element and may throw.
  package func document<E>(asking check: () throws(E) -> Void) throws(E) -> String {
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    try write(to: &lines, indent: "", check)
    return lines.joined(separator: "\n") + "\n"
  }

  private func write<E>(
    to lines: inout [String], indent: String, _ check: () throws(E) -> Void
  ) throws(E) {
    try check()
    let start = indent + "<" + ([name] + attributes.map(Self.written)).joined(separator: " ")
    if children.isEmpty {
      return lines.append(start + (text.isEmpty ? "/>" : ">\(Self.escaped(text))</\(name)>"))
    }
    lines.append(start + ">")
    for child in children { try child.write(to: &lines, indent: indent + "  ", check) }
    lines.append("\(indent)</\(name)>")
  }

  private static func written(_ attribute: (name: String, value: String)) -> String {
    let value = escaped(attribute.value).rewriting { scalar in
      switch scalar {
      case "\"": "&quot;"
      // A parser would turn these into blanks.
      case "\n": "&#10;"
      case "\t": "&#9;"
      default: nil
      }
    }
    return "\(attribute.name)=\"\(value)\""
  }

  /// A text as it is written in an element, with unprintable scalars escaped.
  package static func escaped(_ text: String) -> String {
    PrintableText.shown(text).rewriting { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      default: nil
      }
    }
  }
}
