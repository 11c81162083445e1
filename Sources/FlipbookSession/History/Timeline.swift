import FlipbookLanguage

/// The entries that change the stage, as a tree, and the place in it where the session is.
///
/// Going back and entering something else grows a new branch; nothing is ever taken away.
struct Timeline {
  struct Node {
    /// Its number; greater than its parent's.
    let place: Int
    let parent: Int?
    /// `nil` at the root: the empty stage.
    let entry: Entry?
    /// The moment the stage was at after the entry, in ticks.
    var end: Int64
  }

  private(set) var nodes = [Node(place: 0, parent: nil, entry: nil, end: 0)]
  /// The place where the session is.
  private(set) var pointer = 0
  private var undone: [Int] = []
  private var redone: [Int] = []
  // Which of the moves above count as one, and the same for those that were undone.
  private var groups: [Range<Int>] = []
  private var redoneGroups: [Range<Int>] = []
  // How many of the first moves undo leaves alone.
  private var floor = 0
  // What was so before each group that is under way, the innermost last.
  private var outer: [(undone: [Int], groups: [Range<Int>], floor: Int)] = []

  /// The way to a place from one before it, the root unless said, without that one.
  func path(to place: Int, from start: Int = 0) -> [Node] {
    var result: [Node] = []
    var place = place
    while place != start, let parent = nodes[place].parent {
      result.append(nodes[place])
      place = parent
    }
    return result.reversed()
  }

  /// Adds an entry behind the present place and goes there.
  mutating func grow(_ entry: Entry, end: Int64) {
    branch(from: pointer, entry, end: end)
  }

  /// Adds an entry behind another place, as a new branch, and goes there.
  mutating func branch(from place: Int, _ entry: Entry, end: Int64) {
    nodes.append(Node(place: nodes.count, parent: place, entry: entry, end: end))
    move(to: nodes.count - 1)
  }

  /// Says at which moment the present place has been reached.
  mutating func settle(end: Int64) {
    nodes[pointer].end = end
  }

  /// Goes to a place; one undo comes back.
  mutating func move(to place: Int) {
    undone.append(pointer)
    forgetRedone()
    pointer = place
  }

  // MARK: Groups

  /// Whether all that is done counts as one move.
  var isInGroup: Bool { !outer.isEmpty }

  /// Goes to the empty stage; from there on all moves count as one, and within, undo goes no further
  /// back than this.
  mutating func beginGroup() {
    outer.append((undone, groups, floor))
    (undone, groups) = ([], [])
    move(to: 0)
    floor = undone.count
  }

  /// Whether a group has begun and nothing that undo could take back has been done in it.
  var isAtFloor: Bool { isInGroup && undone.count == floor }

  /// Undo goes no further back than here until the group is over.
  mutating func raiseFloor() {
    floor = undone.count
  }

  mutating func endGroup() {
    guard let before = outer.popLast() else { return }
    let group = before.undone.count..<before.undone.count + undone.count
    (undone, groups, floor) = (before.undone + undone, before.groups + [group], before.floor)
    forgetRedone()
  }

  private mutating func forgetRedone() {
    (redone, redoneGroups) = ([], [])
    groups.removeAll { $0.upperBound > undone.count }
  }

  /// The entry behind a place on the way here.
  func node(after place: Int) -> Node? {
    var node = nodes[pointer]
    while let parent = node.parent, parent != place { node = nodes[parent] }
    return node.parent == nil ? nil : node
  }

  /// The last place that the ways to two others have in common.
  func fork(_ place: Int, _ other: Int) -> Int {
    var (place, other) = (place, other)
    // A parent's number is smaller, so that the greater of two is never on the way to the other.
    while place != other {
      if place > other { swap(&place, &other) }
      other = nodes[other].parent ?? 0
    }
    return place
  }

  /// A line of entries that grew from one place.
  struct Branch {
    let name: String
    /// Its first entry.
    let start: Int
    /// Its places, from the first to the last.
    let places: [Int]

    var tip: Int { places[places.count - 1] }
  }

  /// Every branch, in the order they began.
  ///
  /// The first entry behind a place goes on with the branch it is on; each later one begins one.
  var branches: [Branch] {
    var branchOf = [Int: Int]()
    var lines: [[Int]] = []
    var hasChild = Set<Int>()
    for place in nodes.indices.dropFirst() {
      let parent = nodes[place].parent ?? 0
      if parent != 0, hasChild.insert(parent).inserted, let line = branchOf[parent] {
        lines[line].append(place)
        branchOf[place] = line
      } else {
        branchOf[place] = lines.count
        lines.append([place])
      }
    }
    return lines.enumerated().map {
      Branch(name: "branch\($0.offset + 1)", start: $0.element[0], places: $0.element)
    }
  }

  func branch(named name: String) -> Branch? {
    branches.first { $0.name == name }
  }

  /// The last place on the way here that was reached at or before a moment.
  func place(at ticks: Int64) -> Int {
    var place = pointer
    while nodes[place].end > ticks, let parent = nodes[place].parent { place = parent }
    return place
  }

  // MARK: Undo and redo

  /// Goes back to where the session was before the last move, or before a whole group of them.
  ///
  /// Returns the places it came by, the one it is at last; none when there is nothing to undo.
  mutating func undo() -> [Int] {
    undone.count > floor ? retrace(from: \.undone, \.groups, to: \.redone, \.redoneGroups) : []
  }

  /// Takes the last undo back, in the same way.
  mutating func redo() -> [Int] {
    retrace(from: \.redone, \.redoneGroups, to: \.undone, \.groups)
  }

  private typealias Moves = WritableKeyPath<Timeline, [Int]>
  private typealias Groups = WritableKeyPath<Timeline, [Range<Int>]>

  // Moves the last move, or the last group, from one side to the other and goes where it leads.
  private mutating func retrace(
    from source: Moves, _ sourceGroups: Groups, to target: Moves, _ targetGroups: Groups
  ) -> [Int] {
    var steps = 1
    if let group = self[keyPath: sourceGroups].last,
      group.upperBound == self[keyPath: source].count
    {
      self[keyPath: sourceGroups].removeLast()
      let start = self[keyPath: target].count
      self[keyPath: targetGroups].append(start..<start + group.count)
      steps = group.count
    }
    return (0..<steps).compactMap { _ in
      guard let place = self[keyPath: source].popLast() else { return nil }
      self[keyPath: target].append(pointer)
      pointer = place
      return place
    }
  }
}
