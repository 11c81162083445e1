/// A value that makes changed copies of itself.
package protocol Changeable {}

extension Changeable {
  package func changing(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}
