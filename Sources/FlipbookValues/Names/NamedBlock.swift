/// A block of animations with a name, which can be run again.
package struct NamedBlock {
  private let animate: (((Bool) -> Void)?) -> Void
  private var completion: ((Bool) -> Void)?

  /// - Parameter animate: sets the animations going, with what is done at their end.
  package init(completion: ((Bool) -> Void)?, _ animate: @escaping (((Bool) -> Void)?) -> Void) {
    (self.completion, self.animate) = (completion, animate)
  }

  package func run() { animate(completion) }

  /// Adds what is done at the end of each run to come, behind what is done there already.
  package mutating func addCompletion(_ added: @escaping (Bool) -> Void) {
    completion = { [completion] finished in
      completion?(finished)
      added(finished)
    }
  }
}
