internal import PropertyEngine

/// What kind of value a layer's key path moves.
package enum AnimatableKind: Sendable {
  case number, point, size, rect, color, matrix, flag

  /// How many numbers make a value; 0 for a matrix.
  package var width: Int {
    switch self {
    case .number, .flag: 1
    case .point, .size: 2
    case .rect, .color: 4
    case .matrix: 0
    }
  }
}

extension LayerKey {
  /// All that is known of a value.
  struct Declaration {
    /// Core Animation's own word for it.
    let keyPath: String
    let kind: AnimatableKind
    /// Geometry is animated additively, all else takes over.
    ///
    /// Source: WWDC 2014 session 236 for the geometric keys.
    let blending: Blending
    /// The numbers a layer begins with; those of a matrix are the identity's.
    let initial: SIMD4<Double>

    init(
      _ keyPath: String, _ kind: AnimatableKind, _ blending: Blending = .absolute,
      initial: SIMD4<Double> = .zero
    ) {
      (self.keyPath, self.kind, self.blending, self.initial) = (keyPath, kind, blending, initial)
    }
  }

  var keyPath: String { declaration.keyPath }
  var kind: AnimatableKind { declaration.kind }
  var blending: Blending { declaration.blending }
  var initial: SIMD4<Double> { declaration.initial }

  /// How many numbers make the value; 0 for a matrix.
  var width: Int { kind.width }

  /// The component that a spring's vertical velocity drives.
  ///
  /// Source: `UISpringTimingParameters` in Apple's documentation: only positions use both.
  var verticalComponent: Int? { self == .position ? 1 : nil }

  /// The key whose action a change of this one asks for; both parts of the bounds share one.
  var actionKey: String {
    switch self {
    case .boundsOrigin, .boundsSize: "bounds"
    default: keyPath
    }
  }
}
