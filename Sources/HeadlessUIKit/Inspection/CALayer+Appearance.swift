internal import PropertyEngine

/// All the values that a layer shows or was set to at a moment, to be told from those of another one.
package struct Appearance {
  /// Some of the values.
  package struct Parts: OptionSet, Sendable {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The values that a property has a part in, by its key path without members; all of them where
    /// there is none.
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
  // Those of the layer's class that can be in between.
  private let own: [String: ValueRow]
  // Whether the layer has a presentation.
  private let isCommitted: Bool

  fileprivate init(_ layer: CALayer, _ values: LayerModel, _ own: OwnValues?) {
    (self.values, timing, isCommitted) = (values, layer.timing, layer.isCommitted)
    self.own = own?.model.compactMapValues { $0.flatMap(ValueRow.init) } ?? [:]
  }

  /// What is other than it was at another moment.
  package func changes(since other: Appearance) -> Parts {
    guard timing == other.timing, isCommitted == other.isCommitted, own == other.own else {
      return .all
    }
    return values.changes(since: other.values)
  }
}

extension LayerModel {
  fileprivate func changes(since other: LayerModel) -> Appearance.Parts {
    let keys = LayerKey.allCases.filter { value($0) != other.value($0) }
    return Appearance.Parts(keys.map(Appearance.Parts.init))
  }
}

extension CALayer {
  /// The values it was set to.
  package final var modelAppearance: Appearance { Appearance(self, modelValues, own) }

  /// The values that its presentation has at this moment.
  package final var shownAppearance: Appearance {
    if state.isIdle { state.commit() }
    return Appearance(self, shownModel(), shownOwnValues())
  }

  /// The key paths that can be animated, without their members, in the order they are listed.
  package static var animatableKeyPaths: [String] { LayerKey.allCases.map(\.keyPath) + ["bounds"] }

  /// What kind of value a key path moves; `nil` where it moves none.
  package static func animatableKind(ofKeyPath keyPath: String) -> AnimatableKind? {
    LayerKeyPath(keyPath)?.kind
  }
}
