/// The nodes of a tree, each before those below it, the first of these first.
///
/// It goes by a list of its own, not by a call for each level: trees may be deeper than a stack.
/// What lies below a node is asked for once the node has been dealt with.
nonisolated struct Preorder<Node>: Sequence, IteratorProtocol {
  private var waiting: [Node]
  private var last: Node?
  private let below: (Node) -> [Node]

  init(_ root: Node, _ below: @escaping (Node) -> [Node]) {
    (waiting, self.below) = ([root], below)
  }

  mutating func next() -> Node? {
    if let last { waiting.append(contentsOf: below(last).reversed()) }
    last = waiting.popLast()
    return last
  }
}

/// Lets go of trees without a call for each level: what nobody else holds gives up what lies below
/// it before it goes.
///
/// - Parameters:
///   - takeBelow: empties the list of what lies below a node, and answers what was in it.
///   - leave: is given what somebody holds.
func dismantle<Node: AnyObject>(
  _ nodes: inout [Node], _ takeBelow: (Node) -> [Node], leave: (Node) -> Void = { _ in }
) {
  var waiting: [Node] = []
  swap(&waiting, &nodes)
  while var node = waiting.popLast() {
    if isKnownUniquelyReferenced(&node) {
      waiting.append(contentsOf: takeBelow(node))
    } else {
      leave(node)
    }
  }
}
