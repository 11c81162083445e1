/// The entries that change the stage, as a tree, and the place in it where the session is.
///
/// Going back and entering something else grows a new branch; nothing is ever taken away.
package struct Timeline {
  package struct Node {
    /// Its number; greater than its parent's.
    package let place: Int
    package let parent: Int?
    /// `nil` at the root: the empty stage.
    package var entry: Entry? { kept?.entry }
    /// The moment the stage was at after the entry, in ticks.
    package fileprivate(set) var end: Int64
    /// The settings after the entry; `nil` at the root, which has those the session begins with.
    fileprivate(set) var settings: Settings?
    package let origin: Origin
    /// Whether only time has passed in it.
    fileprivate(set) var isQuiet = false
    // Apart, so that copying the tree, as each scratch session does, counts one reference a node.
    private let kept: Kept?

    private final class Kept: Sendable {
      let entry: Entry

      init(_ entry: Entry) { self.entry = entry }
    }

    fileprivate init(
      place: Int, parent: Int?, entry: Entry? = nil, end: Int64, settings: Settings? = nil,
      origin: Origin
    ) {
      (self.place, self.parent, self.end) = (place, parent, end)
      (self.settings, self.origin, kept) = (settings, origin, entry.map(Kept.init))
    }

    package func with(_ entry: Entry) -> Node {
      Node(place: place, parent: parent, entry: entry, end: end, settings: settings, origin: origin)
    }
  }

  /// The origin of an entry, which it keeps when an edit of an earlier one enters it again.
  package struct Origin: Equatable {
    /// The number of its entry in the history, or of the entry it is a part of; 0 at the root.
    package let number: Int
    /// The place where it was entered first.
    let place: Int
  }

  package private(set) var nodes = [
    Node(place: 0, parent: nil, end: 0, origin: Origin(number: 0, place: 0))
  ]
  package private(set) var pointer = 0
  // The places of each branch, oldest branch first, and the branch of each place.
  private var lines: [[Int]] = []
  private var lineOf: [Int?] = [nil]
  package var here: Node { nodes[pointer] }
  private var undone: [Int] = []
  /// Whether the next entry begins a branch, even where it would continue one.
  var beginsBranch = false
  private var redone: [Int] = []
  /// How often it was moved other than by undo and redo.
  private(set) var moves = 0

  /// The path to a place from an earlier one, which is not included; by default the root.
  package func path(to place: Int, from start: Int = 0) -> [Node] {
    places(to: place, from: start).map { nodes[$0] }
  }

  /// The texts of the entries on the way to the present place, the last first.
  var texts: some Sequence<String> {
    sequence(first: pointer) { nodes[$0].parent }.lazy.compactMap { nodes[$0].entry?.text }
  }

  /// The last entry on the way to the present place, or the last for which something holds.
  package func last(where holds: (Node) -> Bool = { _ in true }) -> Node? {
    var place = pointer
    while let parent = nodes[place].parent, !holds(nodes[place]) { place = parent }
    return nodes[place].parent == nil ? nil : nodes[place]
  }

  func places(to place: Int, from start: Int) -> [Int] {
    var (result, place) = ([Int](), place)
    while place != start, let parent = nodes[place].parent {
      result.append(place)
      place = parent
    }
    return result.reversed()
  }

  /// Whether two branches share an entry after they part: one of them is an edit of the other.
  package func sharesOrigins(_ place: Int, _ other: Int) -> Bool {
    let fork = fork(place, other)
    let origins = Set(path(to: place, from: fork).map(\.origin.place))
    return path(to: other, from: fork).contains { origins.contains($0.origin.place) }
  }

  /// Adds an entry after the present place and goes there.
  mutating func grow(_ entry: Entry, end: Int64, settings: Settings, origin: Origin) {
    branch(from: pointer, entry, end: end, origin: origin)
    settle(end: end, settings: settings)
  }

  /// Adds an entry after a place and goes there: the first continues the place's branch, each later
  /// one begins a branch.
  package mutating func branch(from place: Int, _ entry: Entry, end: Int64, origin: Origin) {
    let new = nodes.count
    let settings = nodes[place].settings
    nodes.append(
      Node(place: new, parent: place, entry: entry, end: end, settings: settings, origin: origin))
    defer { beginsBranch = false }
    if !beginsBranch, let line = lineOf[place], lines[line].last == place {
      lines[line].append(new)
      lineOf.append(line)
    } else {
      lineOf.append(lines.count)
      lines.append([new])
    }
    move(to: new)
  }

  /// The origin of an entry that is typed now, or is a part of one with a number.
  package func origin(number: Int) -> Origin { Origin(number: number, place: nodes.count) }

  /// Takes over the entries that a copy has grown, and goes to its place.
  mutating func adopt(_ grown: Timeline) {
    (nodes, lines, lineOf) = (grown.nodes, grown.lines, grown.lineOf)
    move(to: grown.pointer)
  }

  mutating func settle(end: Int64, settings: Settings) {
    (nodes[pointer].end, nodes[pointer].settings) = (end, settings)
  }

  /// Notes that nothing happens between the previous place and the present one.
  mutating func settleQuiet() { nodes[pointer].isQuiet = true }

  /// Goes to a place; one undo comes back.
  package mutating func move(to place: Int) {
    undone.append(pointer)
    redone = []
    moves += 1
    pointer = place
  }

  /// The entry after a place on the path here.
  package func node(after place: Int) -> Node? { last { $0.parent == place } }

  /// The last place that the paths to two others share.
  package func fork(_ place: Int, _ other: Int) -> Int {
    var (place, other) = (place, other)
    // A parent's number is smaller, so the greater of two places is never on the path to the other.
    while place != other {
      if place > other { swap(&place, &other) }
      other = nodes[other].parent ?? 0
    }
    return place
  }

  /// A line of entries that grew from one place.
  package struct Branch {
    package let name: String
    package let places: [Int]

    package var start: Int { places[0] }
    package var tip: Int { places[places.count - 1] }
  }

  package var branches: [Branch] { lines.indices.map(branch) }

  private func branch(_ line: Int) -> Branch {
    Branch(name: "branch\(line + 1)", places: lines[line])
  }

  /// The branch that a place is on; `nil` for the root.
  package func branch(of place: Int) -> Branch? { lineOf[place].map(branch) }

  /// The newest branch that went on from here, or from within the step that leads here, before the
  /// session went back.
  package var branchGoingOn: Branch? {
    let (here, parent) = (here, here.parent ?? 0)
    func isNext(_ node: Node) -> Bool {
      node.end > here.end
        && (node.parent == pointer
          || node.parent == here.parent && node.origin.number == here.origin.number)
    }
    var passed: Set<Int> = []
    for last in nodes.indices.dropFirst(parent + 1).reversed() {
      var place = last
      while place > parent, passed.insert(place).inserted {
        if isNext(nodes[place]) { return branch(of: last) }
        place = nodes[place].parent ?? 0
      }
    }
    return nil
  }

  package func branch(named name: String) -> Branch? {
    guard name.hasPrefix("branch"), let number = Int(name.dropFirst(6)),
      lines.indices.contains(number - 1), name == "branch\(number)"
    else { return nil }
    return branch(number - 1)
  }

  /// The last place on the path to another (default: here) reached at or before a moment.
  package func place(at ticks: Int64, before place: Int? = nil) -> Int {
    var place = place ?? pointer
    while nodes[place].end > ticks, let parent = nodes[place].parent { place = parent }
    return place
  }

  /// A record that takes a move back; cheaper than a copy, whose cost grows with the timeline.
  struct Savepoint {
    fileprivate let count, pointer, undone, moves: Int
    fileprivate let redone: [Int]
  }

  var savepoint: Savepoint {
    Savepoint(
      count: nodes.count, pointer: pointer, undone: undone.count, moves: moves, redone: redone)
  }

  mutating func comeBack(to before: Savepoint) {
    while nodes.count > before.count, let line = lineOf.removeLast() {
      nodes.removeLast()
      lines[line].removeLast()
      if lines[line].isEmpty { lines.removeLast() }
    }
    undone.removeSubrange(before.undone...)
    (pointer, redone, moves) = (before.pointer, before.redone, before.moves)
  }

  /// Takes the last move back, or the last undo; `false` if there is none.
  @discardableResult
  mutating func retrace(isRedo: Bool) -> Bool {
    guard let place = isRedo ? redone.popLast() : undone.popLast() else { return false }
    if isRedo { undone.append(pointer) } else { redone.append(pointer) }
    pointer = place
    return true
  }

  /// Forgets the moves made so far, so that undo does not take them back one by one.
  mutating func forgetUndo() { undone = [] }
}
