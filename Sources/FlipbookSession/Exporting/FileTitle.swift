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
