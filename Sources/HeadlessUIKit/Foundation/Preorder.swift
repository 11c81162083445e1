/// The nodes of a tree, each before its children.
///
/// It is iterative, as trees may be deeper than a stack; a node's children are asked for after it.
package nonisolated struct Preorder<Node>: Sequence, IteratorProtocol {
  private var waiting: [Node]
  private var last: Node?
  private let below: (Node) -> [Node]

  package init(_ root: Node, _ below: @escaping (Node) -> [Node]) {
    (waiting, self.below) = ([root], below)
  }

  package mutating func next() -> Node? {
    if let last { waiting.append(contentsOf: below(last).reversed()) }
    last = waiting.popLast()
    return last
  }
}

/// Releases trees without a call for each level: an unshared node gives up its children first, by
/// `takeBelow`; a shared one is passed to `leave`.
func dismantle<Node: AnyObject>(
  _ nodes: inout [Node], _ takeBelow: (Node) -> [Node], leave: (Node) -> Void = { _ in }
) {
  var waiting = exchange(&nodes, with: [])
  while var node = waiting.popLast() {
    if isKnownUniquelyReferenced(&node) {
      waiting.append(contentsOf: takeBelow(node))
    } else {
      leave(node)
    }
  }
}
