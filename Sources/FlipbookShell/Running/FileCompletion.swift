import FlipbookPrompt
import FlipbookTerminal

enum FileCompletion {
  /// The files and folders that continue a path, by name.
  ///
  /// Hidden ones only after a dot.
  static func paths(beginningWith path: String) -> [Completion] {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let beginning = path.dropFirst(folder.count)
    let names = Folder.names(in: folder.isEmpty ? "." : HomeFolder.expanded(folder)) ?? []
    return names.filter { name in
      name.hasPrefix(beginning) && (beginning.hasPrefix(".") || !name.hasPrefix("."))
    }.map { name in
      let isFolder = Folder.exists(at: HomeFolder.expanded(folder) + name)
      return Completion(
        word: folder + name + (isFolder ? "/" : ""),
        detail: isFolder ? "a folder" : name.hasSuffix(".md") ? "a Markdown file" : "a file",
        isOpen: isFolder)
    }
  }
}
