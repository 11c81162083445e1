import CLibrary
import FlipbookText

package enum HistoryProblem: Error, Equatable, Sendable {
  case cannotRead(path: String, code: Int32)
  case cannotWrite(path: String, code: Int32)
  case notAHistory(path: String)

  package var text: String {
    let (path, what) =
      switch self {
      case .cannotRead(let path, let code): (path, "cannot be read (\(Self.reason(code)))")
      case .cannotWrite(let path, let code): (path, "cannot be written (\(Self.reason(code)))")
      case .notAHistory(let path): (path, "is not a history file")
      }
    return "history is not kept: '\(PrintableText.line(path))' \(what)\n"
      + "hint: set FLIPBOOK_HISTORY to a file that can be written"
  }

  private static func reason(_ code: Int32) -> String {
    String(cString: strerror(code)).lowercased()
  }
}
