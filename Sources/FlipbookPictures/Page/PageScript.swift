/// The script of a page: plain JavaScript that shows the samples of the page's data.
///
/// Its parts share one scope and run in this order. It computes no animation: what it shows at a
/// moment is the last sample at or before it.
enum PageScript {
  /// The whole script.
  static let text = """
    (() => {
    "use strict";
    \([data, stage, sheet, curves, tables, player, hands].joined(separator: "\n\n"))
    })();
    """
}
