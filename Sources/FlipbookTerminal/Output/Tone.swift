/// What a colour says.
///
/// Whatever it is, it has a contrast of at least 3 : 1 with what is behind it (WCAG 2.1, 1.4.11), on
/// light and on dark.
package enum Tone: CaseIterable {
  case prompt, hint, verb, name, label, number, string, value, comment, mistake
  /// What a search has found, within its entry.
  case match
}

extension ColorDepth {
  /// The sequence that selects a tone.
  package func code(_ tone: Tone) -> String { "\u{1B}[\(parameters(of: tone))m" }

  // The first sixteen colours are each terminal's own, and of these only red and magenta can be
  // read on white and on black wherever they were looked up. Of the table the cube and the greys
  // are the same everywhere, and those of a middling lightness can be read on both.
  func parameters(of tone: Tone) -> String {
    let isNamed = self == .named
    return switch tone {
    case .prompt, .label: isNamed ? "1" : "38;5;31"
    case .hint: isNamed ? "2" : "38;5;244"
    case .comment: isNamed ? "2" : "38;5;243"
    case .verb: "1"
    case .name: isNamed ? "39" : "38;5;63"
    case .number: isNamed ? "35" : "38;5;136"
    case .string: isNamed ? "35" : "38;5;64"
    case .value: isNamed ? "35" : "38;5;133"
    case .mistake: isNamed ? "31" : "38;5;196"
    case .match: isNamed ? "7" : "38;5;16;48;5;220"
    }
  }

  /// What tells the curves of a picture apart, in their order.
  var curves: [String] {
    self == .named
      ? ["35", "31", "1", "1;35", "1;31"]
      : [63, 136, 133, 30, 64, 167].map { "38;5;\($0)" }
  }
}
