import FlipbookSession

/// The paths that begin as a typed one does.
enum FileCompletion {
  /// The files and folders that a path may go on to, in the order of their names.
  ///
  /// A name with blanks stands in quotes; hidden files are offered once their dot is typed.
  static func paths(beginningWith typed: String) -> [Completion] {
    let isQuoted = typed.hasPrefix("\"")
    let path = isQuoted ? String(typed.dropFirst()) : typed
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let beginning = path.dropFirst(folder.count)
    let names = Folder.names(in: folder.isEmpty ? "." : folder) ?? []
    return names.filter { name in
      name.hasPrefix(beginning) && (beginning.hasPrefix(".") || !name.hasPrefix("."))
    }.map { completion(folder + $0, isQuoted: isQuoted) }
  }

  private static func completion(_ path: String, isQuoted: Bool) -> Completion {
    let isFolder = Folder.exists(at: path)
    let quote = isQuoted || path.contains(" ") ? "\"" : ""
    let end = isFolder ? "/" : quote
    let detail =
      isFolder ? "a folder" : path.hasSuffix(".md") ? "a Markdown file" : "a file"
    return Completion(word: quote + path + end, detail: detail, isOpen: isFolder)
  }
}
