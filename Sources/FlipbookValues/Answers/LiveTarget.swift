/// What a person moves by hand.
package enum LiveTarget: Equatable, Sendable {
  case stage
  /// A property animator, or a view's dance, along its fraction.
  case animator(String)
  case chain(String)

  package var name: String {
    switch self {
    case .stage: ValueWords.stage
    case .animator(let name), .chain(let name): name
    }
  }
}

/// Where what happens is shown at once.
package enum Audience: Sendable {
  /// Nowhere: what comes of an entry is looked at later.
  case none
  /// On a terminal that shows lines only.
  case lines
  /// On a terminal that can draw.
  case screen
}
