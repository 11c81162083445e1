/// What a command makes, whose properties it takes as labels.
enum PropertyOwner: Sendable {
  case view, layer

  /// Its properties, in the order they are listed.
  var properties: [(name: String, meaning: String, kind: ValueKind)] {
    switch self {
    case .view: ViewProperty.all.map { ($0.name, $0.meaning, $0.kind) }
    case .layer: LayerProperty.all.map { ($0.name, $0.meaning, $0.kind) }
    }
  }
}
