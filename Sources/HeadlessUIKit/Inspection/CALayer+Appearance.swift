/// All values that a layer shows or was set to at a moment, for comparison with another moment.
package struct Appearance {
  package struct Parts: OptionSet, Sendable {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The values of a property, by its key path without members; all for an unknown one.
    package init(ofKeyPath keyPath: String?) {
      let keys = LayerKey.allCases.filter { key in
        key.keyPath == keyPath || keyPath.map { key.keyPath.hasPrefix($0 + ".") } ?? false
      }
      self = keys.isEmpty ? .all : Parts(keys.map(Parts.init))
    }

    init(_ key: LayerKey) { rawValue = 1 << UInt32(key.rawValue) }
    package static let all = Parts(rawValue: .max)
  }

  private let values: LayerModel
  private let timing: LayerTiming
  // The class's own values that can be interpolated.
  private let own: [String: ValueRow]
  private let isCommitted: Bool

  fileprivate init(_ layer: CALayer, _ values: LayerModel, _ own: OwnValues?) {
    (self.values, timing, isCommitted) = (values, layer.timing, layer.isCommitted)
    self.own = own?.model.compactMapValues { $0.flatMap(ValueRow.init) } ?? [:]
  }

  /// The values that differ from another moment's.
  package func changes(since other: Appearance) -> Parts {
    guard timing == other.timing, isCommitted == other.isCommitted, own == other.own else {
      return .all
    }
    return Parts(values.changes(since: other.values).map(Parts.init))
  }
}

extension CALayer {
  package final var modelAppearance: Appearance { Appearance(self, modelValues, own) }

  package final var shownAppearance: Appearance {
    if state.isIdle { state.commit() }
    return Appearance(self, shownModel(), shownOwnValues())
  }

  /// The animatable key paths, without their members, in order.
  package static var animatableKeyPaths: [String] { LayerKey.allCases.map(\.keyPath) + ["bounds"] }

  package static func animatableKind(ofKeyPath keyPath: String) -> AnimatableKind? {
    LayerKeyPath(keyPath)?.kind
  }
}
