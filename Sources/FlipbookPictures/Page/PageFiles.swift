import CPageFiles

/// The style sheet, the body and the script of a page, from files that are built into the program.
enum PageFiles {
  static let style = files[0]
  static let body = files[1]

  /// Plain JavaScript in one scope, in order; its last part is for pages that follow a session.
  static func script(isFollowing: Bool) -> String {
    let parts = isFollowing ? files[2...] : files[2...].dropLast()
    return """
      (() => {
      "use strict";
      \(parts.joined(separator: "\n\n"))
      })();
      """
  }

  private static let files = UnsafeBufferPointer(start: page_files(), count: page_files_count())
    .split(separator: 0)
    .map { file in
      let text = String(decoding: file, as: UTF8.self)
      return text.hasSuffix("\n") ? String(text.dropLast()) : text
    }
}
