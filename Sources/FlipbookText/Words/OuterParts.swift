extension StringProtocol {
  /// The parts between separators outside of brackets, with their blanks.
  package func split(atOuter separator: Character) -> [String] {
    var (depth, parts) = (0, [""])
    for character in self {
      depth += "([{".contains(character) ? 1 : ")]}".contains(character) ? -1 : 0
      if character == separator, depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts
  }
}

extension String {
  /// Whether a sign of ASCII is in it; fast, also for modules that are built without optimization.
  package func hasSign(_ sign: Unicode.Scalar) -> Bool {
    hasByte { $0 == UInt8(truncatingIfNeeded: sign.value) }
  }

  /// Whether one of its bytes is as asked; reads them in place, which costs a quarter.
  package func hasByte(_ isMeant: (UInt8) -> Bool) -> Bool {
    utf8.withContiguousStorageIfAvailable { $0.contains(where: isMeant) }
      ?? utf8.contains(where: isMeant)
  }
}
