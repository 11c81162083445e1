import FlipbookSession

/// The paths that begin as a typed one does.
enum FileCompletion {
  /// The files and folders that a path may go on to, in the order of their names.
  ///
  /// What is typed may hold quotes; where blanks follow, they are put in quotes as well. Hidden files
  /// are offered once their dot is typed.
  static func paths(beginningWith typed: String) -> [Completion] {
    let path = typed.filter { $0 != "\"" }
    let isQuoted = (typed.count - path.count) % 2 == 1
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let beginning = path.dropFirst(folder.count)
    let names = Folder.names(in: folder.isEmpty ? "." : HomeFolder.expanded(folder)) ?? []
    return names.filter { name in
      name.hasPrefix(beginning) && (beginning.hasPrefix(".") || !name.hasPrefix("."))
    }.map { name in
      let isFolder = Folder.exists(at: HomeFolder.expanded(folder) + name)
      let rest = String(name.dropFirst(beginning.count)) + (isFolder ? "/" : "")
      let opens = !isQuoted && rest.contains(" ")
      let closes = (isQuoted || opens) && !isFolder
      return Completion(
        word: typed + (opens ? "\"" : "") + rest + (closes ? "\"" : ""),
        detail: isFolder ? "a folder" : name.hasSuffix(".md") ? "a Markdown file" : "a file",
        isOpen: isFolder)
    }
  }
}
