import FlipbookText

package struct SessionFileError: Error, Equatable, Sendable {
  package enum Problem: Error, Equatable, Sendable {
    case unclosedFence
    /// The first word of a fence begins with `flipbook` but is longer.
    case unknownKind(String)
    case fenceInHTML
    case outputBeforePrompt
    case continuationWithoutPrompt
    case unknownOption(String, near: [String])
    case repeatedOption(String)
    case unknownPlatform(String)
    case badTolerance(String)
    case badNearness(String)
    case predictionOfMany(Int)
    case setupNotFirst
    case badRegex(String)
    case loneReturns
    /// Nothing is wrong: the reader gave up before the end.
    case interrupted
  }

  package let line: Int
  package let problem: Problem

  /// The whole report: `path:line: error: message` and a line with the hint.
  package func text(path: String) -> String { "\(path):\(line): error: \(words)" }

  private var words: String {
    let (prompt, continuation) = (PromptText.primary, PromptText.continuation)
    return switch problem {
    case .unclosedFence:
      "the 'flipbook' fence is not closed\n"
        + "hint: end it with a line of as many backticks or tildes as it began with"
    case .unknownKind(let word):
      "'\(word)' is no kind of fence\n"
        + "hint: write 'flipbook', a blank, and options with blanks between them"
    case .fenceInHTML:
      "the 'flipbook' fence is inside HTML, where no fence opens\n"
        + "hint: leave a blank line before it, or put what is not to run in a comment"
    case .outputBeforePrompt:
      "the fence does not begin with the prompt '\(prompt)'\n"
        + "hint: write '\(prompt)' and a command before any output"
    case .continuationWithoutPrompt:
      "'\(continuation)' continues no command\n" + "hint: put it right below a '\(prompt)' line, "
        + "or write '\\\(continuation)' where it is output"
    case .unknownOption(let word, let near):
      "unknown fence option '\(word)'\nhint: \(Self.offer(near))"
    case .repeatedOption(let name): "the option '\(name)' is given twice\nhint: keep one of them"
    case .unknownPlatform(let word):
      "'\(word)' is not a platform\nhint: write only=linux or only=macos"
    case .badTolerance(let word):
      "'\(word)' is not a tolerance\nhint: write tolerance=1e-6 or tolerance=rel:1e-9"
    case .badNearness(let word):
      "'\(word)' is not a distance for a guess\n"
        + "hint: write predict, or predict=0.02 to accept a guess 2 % off"
    case .predictionOfMany(let count):
      "the 'predict' fence has \(count) entries\n"
        + "hint: keep the one whose first number you ask for"
    case .setupNotFirst:
      "the 'setup' fence is not the first one\n"
        + "hint: move it before the other 'flipbook' fences"
    case .badRegex(let pattern):
      "'\(pattern)' is not a regular expression\n"
        + "hint: correct it, or write '\\' before the line if it is plain output"
    case .loneReturns:
      "its lines end in carriage returns alone\n"
        + "hint: save the file with line feeds, or with both"
    case .interrupted: "reading was interrupted\nhint: read the file again"
    }
  }

  private static func offer(_ near: [String]) -> String {
    guard !near.isEmpty else {
      return "the options are setup, error, hide, skip, only=linux, only=macos, tolerance=1e-6, "
        + "predict and hand"
    }
    return "did you mean " + near.map { "'\($0)'" }.joined(separator: " or ") + "?"
  }
}
