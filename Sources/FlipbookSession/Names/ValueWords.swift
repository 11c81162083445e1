import FlipbookLanguage
import Foundation
import HeadlessUIKit

/// The words that stand for values.
enum ValueWords {
  /// Every word, in the order they are listed.
  static let names: [String] = timings + colors + others.map(\.name)

  private static let timings = Timing.named.map(\.name)
  private static let colors = UIColor.named.map(\.name)
  private static let others: [(name: String, value: @Sendable () -> Value)] = [
    ("none", { .color(nil) }), ("identity", { .transform(CATransform3DIdentity) }),
    ("true", { .bool(true) }), ("false", { .bool(false) }),
    ("inactive", { .state(.inactive) }), ("active", { .state(.active) }),
    ("stopped", { .state(.stopped) }), ("start", { .position(.start) }),
    ("current", { .position(.current) }), ("end", { .position(.end) }),
  ]

  /// The words that mean something in a completion only.
  static let contextual = ["position", "finished"]

  // Looked up only, never walked.
  private static let byName: [String: @Sendable () -> Value] = {
    var table: [String: @Sendable () -> Value] = [:]
    for entry in Timing.named { table[entry.name] = { .timing(entry.timing) } }
    for entry in UIColor.named { table[entry.name] = { .color(entry.color) } }
    for entry in others { table[entry.name] = entry.value }
    return table
  }()

  static func value(_ name: String) -> Value? {
    byName[name]?()
  }
}
