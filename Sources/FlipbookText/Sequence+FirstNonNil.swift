extension Sequence {
  /// The first transformed element that is not `nil`.
  ///
  /// `lazy.compactMap(_:).first` asks for it twice: for its place, and for itself.
  package func firstNonNil<Result>(_ transform: (Element) throws -> Result?) rethrows -> Result? {
    for element in self {
      if let result = try transform(element) { return result }
    }
    return nil
  }
}
