/// A value of which changed copies are made.
package protocol Changeable {}

extension Changeable {
  package func changing(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}
