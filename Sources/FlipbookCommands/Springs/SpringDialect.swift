/// The same spring in the words of another framework.
package struct SpringDialect {
  /// A text that makes the spring there.
  package struct Spelling {
    package let text: String
    /// How far from the spring that moves at most, in shares of the way, as its framework moves it.
    package var loss = 0.0
  }

  package let name: String
  package let spellings: [Spelling]
  /// What there is not, or is different, a phrase each.
  package let lost: [String]
  /// The seconds until it is over by the framework's own rule; `nil` for never, or later than
  /// ``SpringLooks/longest``.
  package let end: Double?
  package let rule: String
}

extension SpringDialect {
  /// Every dialect, in the order they are listed.
  package static func all(of spring: TranslatedSpring) -> [SpringDialect] {
    [spring.uiKit, spring.coreAnimation, spring.swiftUI, spring.android, spring.motion, spring.css]
  }
}
