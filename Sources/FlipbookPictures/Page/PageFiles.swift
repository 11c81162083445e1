/// The style sheet, the elements and the script of a page, each in a file of its own language that
/// the build puts into the program.
enum PageFiles {
  /// How a page looks: light and dark, from the width of a phone on.
  static let style = text(PackageResources.style_css)

  /// The elements of the body, in HTML; the script finds them by their names.
  static let body = text(PackageResources.body_html)

  /// The script: plain JavaScript that shows the samples of the page's data.
  ///
  /// Its parts share one scope and run in this order. It computes no animation: what it shows at a
  /// moment is the last sample at or before it.
  static let script = """
    (() => {
    "use strict";
    \(parts.map(text).joined(separator: "\n\n"))
    })();
    """

  private static let parts = [
    PackageResources.data_js, PackageResources.stage_js, PackageResources.onion_js,
    PackageResources.names_js, PackageResources.sheet_js, PackageResources.curves_js,
    PackageResources.tables_js, PackageResources.entries_js, PackageResources.player_js,
    PackageResources.compare_js, PackageResources.hands_js,
  ]

  private static func text(_ file: [UInt8]) -> String {
    let text = String(decoding: file, as: UTF8.self)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }
}
