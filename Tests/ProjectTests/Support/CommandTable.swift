import FlipbookAssembly
import FlipbookCommands
import FlipbookSession
import FlipbookValues

/// The Markdown table of all commands that the guide to the commands shows, made from their
/// declarations.
enum CommandTable {
  /// The table's lines without a final newline; a group's name is in the group's first row.
  static var markdown: String {
    let rows = CommandDeclaration.Group.allCases.flatMap { group in
      Commands.standard.all.filter { $0.group == group && ($0.isListed || $0.mark != nil) }
        .enumerated().map { index, command in
          row([
            index == 0 ? group.rawValue : "", code(command.spelling), command.help,
            command.uikit.map(code) ?? "",
          ])
        }
    }
    return ([row(["group", "command", "what it does", "in UIKit"]), "|---|---|---|---|"] + rows)
      .joined(separator: "\n")
  }

  private static func row(_ cells: [String]) -> String {
    // A bar would end the cell.
    let texts = cells.map { $0.split(separator: "|").joined(separator: "\\|") }
    return "| " + texts.joined(separator: " | ") + " |"
  }

  private static func code(_ text: String) -> String { "`\(text)`" }
}
