import FlipbookText

/// The words after `flipbook` in a fence's info string.
package struct FenceOptions: Equatable, Sendable {
  package enum Platform: String, Sendable {
    case linux, macos

    package static var current: Platform? {
      #if os(Linux)
        .linux
      #elseif os(macOS)
        .macos
      #else
        nil
      #endif
    }
  }

  /// How far a number with a decimal point may lie from the expected one.
  package enum Tolerance: Equatable, Sendable {
    /// Half a unit of the last place written in the expectation, ties accepted.
    case asWritten
    case absolute(Double)
    /// A share of the expected number's size.
    case relative(Double)
  }

  /// A lesson asks for the first number of the output before it runs the entry.
  package struct Prediction: Equatable, Sendable {
    /// How far off a guess is still near; nil for a twentieth of the number.
    package var nearness: Double?
  }

  /// Only the first fence may set the document up.
  package var isSetup = false
  package var expectsErrors = false
  /// Whether rendered documentation leaves the fence out; it runs all the same.
  package var isHidden = false
  package var isSkipped = false
  /// The only platform the fence runs on; nil for every one.
  package var platform: Platform?
  package var tolerance = Tolerance.asWritten
  package var prediction: Prediction?
  /// Whether a lesson waits until its entries that scrub, touch, edit or let time pass are done by
  /// hand, where a screen can show that.
  package var isByHand = false

  package func runs(on current: Platform?) -> Bool {
    !isSkipped && (platform == nil || platform == current)
  }
}

extension FenceOptions {
  static let names = ["setup", "error", "hide", "skip", "only", "tolerance", "predict", "hand"]

  /// Reads the words after `flipbook`; each option may be given once.
  init(words: some Sequence<String>) throws(SessionFileError.Problem) {
    var seen: Set<String> = []
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      try read(word, name: name, value: parts.count == 2 ? String(parts[1]) : nil)
      guard seen.insert(name).inserted else { throw .repeatedOption(name) }
    }
  }

  private mutating func read(
    _ word: String, name: String, value: String?
  ) throws(SessionFileError.Problem) {
    switch (name, value) {
    case ("setup", nil): isSetup = true
    case ("error", nil): expectsErrors = true
    case ("hide", nil): isHidden = true
    case ("skip", nil): isSkipped = true
    case ("hand", nil): isByHand = true
    case ("only", _):
      guard let platform = Platform(rawValue: value ?? "") else { throw .unknownPlatform(word) }
      self.platform = platform
    case ("tolerance", _):
      guard let tolerance = Tolerance(value ?? "") else { throw .badTolerance(word) }
      self.tolerance = tolerance
    case ("predict", nil): prediction = Prediction()
    case ("predict", let value?):
      guard case .absolute(let nearness)? = Tolerance(value) else { throw .badNearness(word) }
      prediction = Prediction(nearness: nearness)
    default:
      // A known name with a value too many, or without one, is its own suggestion.
      let isKnown = Self.names.contains(name)
      throw .unknownOption(
        word, near: isKnown ? [name] : NearNames.suggestions(for: name, among: Self.names))
    }
  }
}

extension FenceOptions.Tolerance {
  /// Reads `1e-6` or `rel:1e-9`; nil for anything else.
  fileprivate init?(_ text: String) {
    let isRelative = text.hasPrefix("rel:")
    let digits = isRelative ? String(text.dropFirst(4)) : text
    let isPlain = digits.utf8.allSatisfy { "0123456789.eE+-".utf8.contains($0) }
    guard isPlain, let value = Double(digits), value.isFinite, value >= 0 else { return nil }
    self = isRelative ? .relative(value) : .absolute(value)
  }
}
