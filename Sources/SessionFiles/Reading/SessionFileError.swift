import FlipbookText

/// A mistake in the form of a session file, found before anything of it is run.
package struct SessionFileError: Error, Equatable, Sendable {
  /// What is wrong.
  package enum Problem: Error, Equatable, Sendable {
    /// The fence that opens here never closes, as in a half-written file.
    case unclosedFence
    /// The first word behind a fence begins like `flipbook` and is another.
    case unknownKind(String)
    /// What looks like a fence stands in raw HTML, where none opens.
    case fenceInHTML
    /// A fence begins with a line that is not a prompt.
    case outputBeforePrompt
    /// A continuation line follows neither a prompt nor another continuation.
    case continuationWithoutPrompt
    /// No option is spelt like this; the names of some that nearly are.
    case unknownOption(String, near: [String])
    /// One option stands twice in a fence.
    case repeatedOption(String)
    /// The option names no platform.
    case unknownPlatform(String)
    /// The option holds no number that is zero or more.
    case badTolerance(String)
    /// What counts as near to a prediction is no number that is zero or more.
    case badNearness(String)
    /// A fence that asks for a prediction has not just one entry.
    case predictionOfMany(Int)
    /// A fence marked `setup` comes after another fence.
    case setupNotFirst
    /// The text before ` (re)` is not a regular expression.
    case badRegex(String)
    /// The lines end in carriage returns alone.
    case loneReturns
    /// Nothing is wrong: reading was given up before the end.
    case interrupted
  }

  /// The line of the file, counted from 1.
  package let line: Int
  package let problem: Problem

  /// A problem at a line counted from 1.
  package init(line: Int, problem: Problem) { (self.line, self.problem) = (line, problem) }
}

extension SessionFileError {
  /// What is wrong, in lower case and without a full stop.
  package var message: String {
    switch problem {
    case .unclosedFence: "the 'flipbook' fence is not closed"
    case .unknownKind(let word): "'\(word)' is no kind of fence"
    case .fenceInHTML: "the 'flipbook' fence stands in HTML, and is none there"
    case .outputBeforePrompt: "the fence does not begin with the prompt '\(PromptText.primary)'"
    case .continuationWithoutPrompt: "'\(PromptText.continuation)' continues no command"
    case .unknownOption(let word, _): "unknown fence option '\(word)'"
    case .repeatedOption(let name): "the option '\(name)' stands twice"
    case .unknownPlatform(let word): "'\(word)' names no platform"
    case .badTolerance(let word): "'\(word)' is not a tolerance"
    case .badNearness(let word): "'\(word)' does not say how near is near"
    case .predictionOfMany(let count): "the 'predict' fence has \(count) entries"
    case .setupNotFirst: "the 'setup' fence is not the first one"
    case .badRegex(let pattern): "'\(pattern)' is not a regular expression"
    case .loneReturns: "its lines end in carriage returns alone"
    case .interrupted: "reading was interrupted"
    }
  }

  /// What would work.
  package var hint: String {
    switch problem {
    case .unclosedFence: "end it with a line of as many backticks or tildes as it began with"
    case .unknownKind: "write 'flipbook', a blank, and options with blanks between them"
    case .fenceInHTML: "leave a blank line before it, or put what is not to run in a comment"
    case .outputBeforePrompt: "write '\(PromptText.primary)' and a command before any output"
    case .continuationWithoutPrompt:
      "put it right below a '\(PromptText.primary)' line, or write "
        + "'\\\(PromptText.continuation)' where it is output"
    case .unknownOption(_, let near): Self.offer(near)
    case .repeatedOption: "keep one of them"
    case .unknownPlatform: "write only=linux or only=macos"
    case .badTolerance: "write tolerance=1e-6 or tolerance=rel:1e-9"
    case .badNearness: "write predict, or predict=0.02 for how far off is still near"
    case .predictionOfMany: "keep the one whose first number is asked for"
    case .setupNotFirst: "move it before the other 'flipbook' fences"
    case .badRegex: "mend it, or write '\\' before the line where it is plain output"
    case .loneReturns: "save the file with line feeds, or with both"
    case .interrupted: "read the file again"
    }
  }

  /// The whole report, as `path:line: error: message` and a line with the hint.
  package func text(path: String) -> String { "\(path):\(line): error: \(message)\nhint: \(hint)" }

  private static func offer(_ near: [String]) -> String {
    guard !near.isEmpty else {
      return "the options are setup, error, hide, skip, only=linux, only=macos, tolerance=1e-6 and "
        + "predict"
    }
    return "did you mean " + near.map { "'\($0)'" }.joined(separator: " or ") + "?"
  }
}
