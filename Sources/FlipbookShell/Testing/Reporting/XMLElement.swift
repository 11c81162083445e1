/// An element of an XML document: name, attributes, and text or elements within.
struct XMLElement {
  let name: String
  var attributes: [(name: String, value: String)] = []
  var text = ""
  var children: [XMLElement] = []

  /// The whole document, UTF-8.
  var document: String {
    (["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"] + lines(indent: "")).joined(separator: "\n")
      + "\n"
  }

  private func lines(indent: String) -> [String] {
    let start = indent + "<" + ([name] + attributes.map(Self.written)).joined(separator: " ")
    if children.isEmpty {
      return [start + (text.isEmpty ? "/>" : ">\(Self.escaped(text))</\(name)>")]
    }
    return [start + ">"] + children.flatMap { $0.lines(indent: indent + "  ") }
      + ["\(indent)</\(name)>"]
  }

  private static func written(_ attribute: (name: String, value: String)) -> String {
    // A parser makes blanks of these where they stand for themselves.
    let value = escaped(attribute.value).replacing("\"", with: "&quot;")
      .replacing("\n", with: "&#10;").replacing("\t", with: "&#9;")
    return "\(attribute.name)=\"\(value)\""
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in PrintableText.of(text[...]).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\r": result += "&#13;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
