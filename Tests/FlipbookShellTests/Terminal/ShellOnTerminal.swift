import TestSupport

/// The program on a terminal, with its own home folder.
struct ShellOnTerminal {
  /// The home folder, which stays between two runs.
  let home: TemporaryFolder
  let terminal: PseudoTerminal

  /// Starts the program itself with arguments, or a shell command in which `$0` is the program.
  init(
    home: TemporaryFolder = TemporaryFolder(), arguments: [String] = [],
    shellCommand: String? = nil, environment: [String: String] = [:], rows: Int = 24,
    columns: Int = 80, claimed: (rows: Int, columns: Int)? = nil,
    program: String = BuiltProgram.path("flipbook")
  ) throws {
    self.home = home
    let command = shellCommand.map { ["/bin/sh", "-c", $0, program] } ?? [program] + arguments
    let usual = [
      "PATH": "/usr/bin:/bin", "TERM": "xterm-256color", "LC_ALL": "C", "HOME": home.path,
      "FLIPBOOK_HISTORY": home.file("history"), "SWIFT_BACKTRACE": "interactive=no,color=no",
    ]
    terminal = try PseudoTerminal(
      command, environment: usual.merging(environment) { $1 }, rows: rows, columns: columns,
      claimed: claimed)
  }

  var screen: ScreenModel { terminal.screen }

  /// The rows that show something, without the right prompt and the grey hint.
  var lines: [String] {
    (0..<screen.lines.count).map { Self.left(screen, $0) }
  }

  /// The grey hint that is shown; empty for none.
  var hint: String {
    screen.styles(ofRow: screen.cursorRow).last { $0.hasPrefix("38;5;244 ") }
      .map { String($0.dropFirst(9)) } ?? ""
  }

  /// Waits for a hint behind a line that is typed.
  func waitForHint(_ hint: String, behind line: String) throws {
    try terminal.waitUntil("'\(hint)' stands behind '\(line)'") { screen in
      Self.left(screen, screen.cursorRow) == line && self.hint == hint
    }
  }

  /// Waits for an empty prompt in the last row that shows something.
  func waitForPrompt() throws {
    try waitForLine("flip>", cursor: 6)
  }

  /// Waits until the cursor's row shows just this, right prompt aside, with the cursor there.
  func waitForLine(_ line: String, cursor: Int) throws {
    try terminal.waitUntil("the line is '\(line)' with the cursor at \(cursor)") { screen in
      Self.left(screen, screen.cursorRow) == line && screen.cursorColumn == cursor
        && screen.lines.count <= screen.cursorRow + 1
    }
  }

  /// Types an entry and waits for the prompt after it.
  func enter(_ entry: String) throws {
    terminal.send(entry)
    try terminal.waitUntil("'\(entry)' is typed") { screen in
      Self.left(screen, screen.cursorRow).hasSuffix(entry.suffix(10))
    }
    terminal.send("\r")
    try terminal.waitUntil("'\(entry)' has run") { screen in
      Self.left(screen, screen.cursorRow) == "flip>" && screen.cursorColumn == 6
    }
  }

  /// Enters `list` and gives the names it shows.
  func names() throws -> [String] {
    try enter("list")
    let start = lines.lastIndex(of: "flip> list").map { $0 + 3 } ?? lines.count
    return lines[min(start, lines.count)...].dropLast().map { row in
      String(row.prefix { $0 != " " })
    }
  }

  /// A row without the grey hint, and without the right prompt, which is the session's moment.
  static func left(_ screen: ScreenModel, _ index: Int) -> String {
    left(screen.row(index, without: hintStyles))
  }

  // A grey of the colour table, and its replacement with sixteen colours.
  private static let hintStyles: Set = ["38;5;244", "2"]

  /// A row without the right prompt.
  static func left(_ row: String) -> String {
    let words = row.split(separator: " ", omittingEmptySubsequences: false)
    guard let last = words.last, last.hasSuffix("s"), last.dropLast(4).last == ".",
      last.dropLast().allSatisfy({ $0.isNumber || $0 == "." })
    else { return row }
    let text = row.dropLast(last.count)
    let end = text.lastIndex { $0 != " " }.map { text.index(after: $0) }
    return String(text[..<(end ?? text.startIndex)])
  }
}

/// Keys by name.
enum Key {
  static let up = "\u{1B}[A"
  static let down = "\u{1B}[B"
  static let left = "\u{1B}[D"
  static let right = "\u{1B}[C"
  static let home = "\u{1B}[H"
  static let end = "\u{1B}[F"
  static let backspace = "\u{7F}"
  static let escape = "\u{1B}"

  static func control(_ letter: Character) -> String {
    String(Unicode.Scalar((letter.asciiValue ?? 0) & 0x1F))
  }

  static func paste(_ block: String) -> String { "\u{1B}[200~" + block + "\u{1B}[201~" }
}
