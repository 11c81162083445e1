enum Editor {
  // These editors take `+5` to open a file at its fifth line.
  private static let takesLine: Set = [
    "ed", "emacs", "emacsclient", "kak", "less", "micro", "nano", "nvim", "vi", "view", "vim",
  ]

  /// Opens a file at a line until the editor ends; as in git, the shell reads the variable.
  static func open(_ path: String, line: Int) {
    let editor = ["VISUAL", "EDITOR"].compactMap(Environment.value).first { !$0.isEmpty } ?? "vi"
    let program = editor.split(separator: " ").first.map { Folder.split(String($0)).name }
    let place = takesLine.contains(program ?? "") ? "+\(line) " : ""
    _ = system("\(editor) \(place)\(quoted(path.hasPrefix("-") ? "./" + path : path))")
  }

  static func quoted(_ word: String) -> String {
    guard word.wholeMatch(of: /[A-Za-z0-9_.\/,:=+@%-]+/) == nil else { return word }
    return "'" + word.rewriting { $0 == "'" ? "'\\''" : nil } + "'"
  }
}
