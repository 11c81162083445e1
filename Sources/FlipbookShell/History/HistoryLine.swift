/// How an entry is written as one line of the history file.
///
/// A newline is `\n`, a carriage return `\r`, a backslash `\\`; all else stands for itself.
enum HistoryLine {
  /// The line for an entry, without its newline.
  static func encode(_ entry: String) -> String {
    var line = String.UnicodeScalarView()
    for scalar in entry.unicodeScalars {
      switch scalar {
      case "\\": line.append(contentsOf: "\\\\".unicodeScalars)
      case "\n": line.append(contentsOf: "\\n".unicodeScalars)
      case "\r": line.append(contentsOf: "\\r".unicodeScalars)
      default: line.append(scalar)
      }
    }
    return String(line)
  }

  /// The entry of a line; an unknown or cut-off escape stands for itself.
  static func decode(_ line: String) -> String {
    var entry = String.UnicodeScalarView()
    var scalars = line.unicodeScalars.makeIterator()
    while let scalar = scalars.next() {
      guard scalar == "\\" else {
        entry.append(scalar)
        continue
      }
      switch scalars.next() {
      case "\\"?: entry.append("\\")
      case "n"?: entry.append("\n")
      case "r"?: entry.append("\r")
      case let other?: entry.append(contentsOf: [scalar, other])
      case nil: entry.append(scalar)
      }
    }
    return String(entry)
  }
}
