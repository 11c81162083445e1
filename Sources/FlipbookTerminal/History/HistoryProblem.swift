import CLibrary
import FlipbookText

package enum HistoryProblem: Error, Equatable, Sendable {
  case cannotRead(path: String, code: Int32)
  case cannotWrite(path: String, code: Int32)
  case notAHistory(path: String)

  package var text: String {
    switch self {
    case .cannotRead(let path, let code):
      "history is not kept: '\(PrintableText.line(path))' cannot be read (\(Self.reason(code)))\n\(Self.hint)"
    case .cannotWrite(let path, let code):
      "history is not kept: '\(PrintableText.line(path))' cannot be written (\(Self.reason(code)))\n\(Self.hint)"
    case .notAHistory(let path):
      "history is not kept: '\(PrintableText.line(path))' is not a history file\n\(Self.hint)"
    }
  }

  private static let hint = "hint: set FLIPBOOK_HISTORY to a file that can be written"

  private static func reason(_ code: Int32) -> String {
    String(cString: strerror(code)).lowercased()
  }
}
