import FlipbookText

/// The words after `flipbook` in a fence's info string.
package struct FenceOptions: Equatable, Sendable {
  /// The platforms a fence can be kept to.
  package enum Platform: String, CaseIterable, Equatable, Sendable {
    case linux
    case macos

    /// The platform this program runs on; nil where it is neither.
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
    /// At most this far; zero or more.
    case absolute(Double)
    /// At most this share of the expected number's size; zero or more.
    case relative(Double)
  }

  /// A number that who goes through the file says before it is shown: the first of the output.
  package struct Prediction: Equatable, Sendable {
    /// How far from the number a guess is still near; nil for a twentieth of the number.
    package var nearness: Double?
  }

  /// Whether the fence sets the document up; only the first fence may.
  package var isSetup = false
  /// Whether each command of the fence has to fail.
  package var expectsErrors = false
  /// Whether rendered documentation leaves the fence out; it runs all the same.
  package var isHidden = false
  /// Whether the fence is never run.
  package var isSkipped = false
  /// The only platform the fence runs on; nil for every one.
  package var platform: Platform?
  /// The leeway of numbers with a decimal point.
  package var tolerance = Tolerance.asWritten
  /// What is asked for before the fence's entry is run in a lesson; nil for nothing.
  package var prediction: Prediction?

  /// The options of a bare `flipbook` fence.
  package init() {}

  /// Whether the fence's commands are run on a platform.
  package func runs(on current: Platform?) -> Bool {
    !isSkipped && (platform == nil || platform == current)
  }
}

extension FenceOptions {
  /// The option names, in the order in which they are offered.
  static let names = ["setup", "error", "hide", "skip", "only", "tolerance", "predict"]

  /// Reads the words after `flipbook`; each option may stand once.
  init(words: some Sequence<String>) throws(SessionFileError.Problem) {
    var seen: [String] = []
    for word in words {
      let (name, value) = Self.parts(of: word)
      try read(word, name: name, value: value)
      guard !seen.contains(name) else { throw .repeatedOption(name) }
      seen.append(name)
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
      // A name that takes no value, or wants one, is near to itself.
      let isKnown = Self.names.contains(name)
      throw .unknownOption(
        word, near: isKnown ? [name] : NearNames.suggestions(for: name, among: Self.names))
    }
  }

  private static func parts(of word: String) -> (name: String, value: String?) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    return (String(parts.first ?? ""), parts.count == 2 ? String(parts[1]) : nil)
  }
}

extension FenceOptions.Tolerance {
  /// Reads `1e-6` or `rel:1e-9`, or answers nil where it is neither or below zero.
  fileprivate init?(_ text: String) {
    let isRelative = text.hasPrefix("rel:")
    let digits = isRelative ? String(text.dropFirst(4)) : text
    let isPlain = digits.utf8.allSatisfy { "0123456789.eE+-".utf8.contains($0) }
    guard isPlain, let value = Double(digits), value.isFinite, value >= 0 else { return nil }
    self = isRelative ? .relative(value) : .absolute(value)
  }
}
