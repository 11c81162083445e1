package enum ColorDepth: Equatable, Sendable {
  /// No colours, but bold and underline: `NO_COLOR` is about colour only (no-color.org).
  case styles
  /// The sixteen colours that every terminal has, by name.
  case named
  /// A table of 256 colours; its cube and greys are the same everywhere.
  case table
  case full

  package init(term: String, colorTerm: String) {
    if colorTerm == "truecolor" || colorTerm == "24bit" || term.hasSuffix("-direct") {
      self = .full
    } else {
      self = term.split(separator: "-").contains("256color") ? .table : .named
    }
  }

  /// The parameters that select an ink; nil if the named colours have none like it.
  package func parameters(of ink: Ink) -> String? {
    guard self != .styles else {
      return ink == .turned ? "1;4" : [.held, .playhead, .mistake].contains(ink) ? "1" : nil
    }
    return switch ink {
    case .held: "1"
    case .faint: parameters(of: Tone.hint)
    case .playhead: "1;" + parameters(of: Tone.mistake)
    case .turned: "1;4;" + parameters(of: Tone.value)
    case .mistake: parameters(of: Tone.mistake)
    case .curve(let place): curves[place % curves.count]
    case .color(let red, let green, let blue):
      switch self {
      case .styles, .named: nil
      case .table: "38;5;\(Self.nearest(Int(red), Int(green), Int(blue)))"
      case .full: "38;2;\(red);\(green);\(blue)"
      }
    }
  }

  // The table's cube has six steps each way; its greys are ten apart.
  private static let steps = [0, 95, 135, 175, 215, 255]

  private static func nearest(_ red: Int, _ green: Int, _ blue: Int) -> Int {
    func place(_ part: Int) -> Int {
      steps.indices.min { abs(steps[$0] - part) < abs(steps[$1] - part) } ?? 0
    }
    func distance(_ parts: [Int]) -> Int {
      zip(parts, [red, green, blue]).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    }
    let places = [red, green, blue].map(place)
    let ramp = min(max(((red + green + blue) / 3 - 3) / 10, 0), 23)
    let isGrey =
      distance(Array(repeating: 8 + 10 * ramp, count: 3)) < distance(places.map { steps[$0] })
    return isGrey ? 232 + ramp : 16 + 36 * places[0] + 6 * places[1] + places[2]
  }

  package func code(_ tone: Tone) -> String { "\u{1B}[\(parameters(of: tone))m" }

  // Each tone has a contrast of at least 3 : 1 on light and on dark (WCAG 2.1, 1.4.11).
  // Among the first sixteen colours, which each terminal chooses, only red and magenta are readable
  // on white and on black everywhere. In the table's cube and greys, those of medium lightness are.
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

  var curves: [String] {
    self == .named
      ? ["35", "31", "1", "1;35", "1;31"] : [63, 136, 133, 30, 64, 167].map { "38;5;\($0)" }
  }
}
