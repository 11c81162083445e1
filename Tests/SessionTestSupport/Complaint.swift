import FlipbookAssembly
import FlipbookCommands
import FlipbookLanguage
import FlipbookValues

@testable import FlipbookPrompt
@testable import FlipbookSession

/// The refusal of an entry: the message, the words under the caret, and the hint.
struct Complaint: Equatable, CustomStringConvertible {
  var message: String
  var under: String
  var hint: String?

  /// A row of a table of messages.
  typealias Row = (entry: String, message: String, under: String, hint: String?)

  init(_ row: Row) {
    (message, under, hint) = (row.message, row.under, row.hint)
  }

  /// The complaint about an entry; `nil` if it is carried out.
  init?(about entry: String, after entries: [String] = Answers.stage) {
    let outcome = Answers.outcome(entry, after: entries)
    guard outcome.failed else { return nil }
    self.init(text: outcome.text)
  }

  /// Reads a message as it is shown; the text before it is left out.
  init?(text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    guard let start = lines.firstIndex(where: { $0.hasPrefix("error: ") }), lines.count > start + 2
    else { return nil }
    message = String(lines[start].dropFirst(7))
    let (source, carets) = (Array(lines[start + 1]), Array(lines[start + 2]))
    let places = carets.indices.filter { carets[$0] == "^" }
    under = String(places.filter { $0 < source.count }.map { source[$0] })
    // Leaves out the example after a long form, which depends on the session.
    hint = lines.dropFirst(start + 3).first.map {
      $0.dropFirst("hint: ".count).replacing(/, as in .*(?=; 'help )/, with: "")
    }.map { String($0) }
  }

  static let inBlocks =
    "blocks take assignments, commands for views and animators, and looks at this moment"
  static let timeInBlocks = "time passes in entries of their own; a block runs at one moment"
  static let inAnimations =
    "it animates assignments: box.alpha = 0; write the rest outside or in a completion"
  static let springForms =
    "write spring(dampingRatio: 0.5, initialVelocity: 2), "
    + "spring(mass: 1, stiffness: 100, damping: 10) or spring(duration: 0.5, bounce: 0.3)"

  /// The hint that shows how a command is written.
  static func usage(_ verb: String) -> String {
    "the form is \(Commands.standard.named(verb)?.briefUsage ?? "")"
  }

  static func list(_ names: [String]) -> String { names.joined(separator: ", ") }

  var description: String { "\(message) | \(under) | \(hint ?? "-")" }
}
