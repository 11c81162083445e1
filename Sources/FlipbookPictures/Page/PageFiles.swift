/// The style sheet, the body and the script of a page, from files that are built into the program.
enum PageFiles {
  static let style = text(PackageResources.style_css)
  static let body = text(PackageResources.body_html)

  /// Plain JavaScript that shows the samples of the page's data and computes no animation; its parts
  /// share one scope and run in this order.
  static func script(isFollowing: Bool) -> String {
    let parts = isFollowing ? parts + [text(PackageResources.follow_js)] : parts
    return """
      (() => {
      "use strict";
      \(parts.joined(separator: "\n\n"))
      })();
      """
  }

  private static let parts = [
    PackageResources.data_js, PackageResources.stage_js, PackageResources.onion_js,
    PackageResources.names_js, PackageResources.sheet_js, PackageResources.curves_js,
    PackageResources.tables_js, PackageResources.entries_js, PackageResources.player_js,
    PackageResources.compare_js, PackageResources.hands_js,
  ].map(text)

  private static func text(_ file: [UInt8]) -> String {
    let text = String(decoding: file, as: UTF8.self)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }
}
