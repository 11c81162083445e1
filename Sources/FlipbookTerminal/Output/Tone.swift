/// What a colour means.
///
/// Each has a contrast of at least 3 : 1 with its background (WCAG 2.1, 1.4.11), on light and on
/// dark.
package enum Tone: CaseIterable {
  case prompt, hint, verb, name, label, number, string, value, comment, mistake
  case match
}

extension ColorDepth {
  package func code(_ tone: Tone) -> String { "\u{1B}[\(parameters(of: tone))m" }

  // Of the first sixteen colours, which each terminal chooses, only red and magenta are readable on
  // white and on black everywhere. Of the table's cube and greys, those of medium lightness are.
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

  /// The colours of curves, in order.
  var curves: [String] {
    self == .named
      ? ["35", "31", "1", "1;35", "1;31"]
      : [63, 136, 133, 30, 64, 167].map { "38;5;\($0)" }
  }
}
