// Fingers in the block: their way is linear in the number, and so is everything that gestures make
// of it.
extension NumberRule {
  /// A finger's way, and the blocks of the gestures that may follow it.
  package struct Finger {
    package let way: Expression
    let blocks: [Block]
    fileprivate(set) var isDown = false
  }

  static let fingerWords = Set([GestureWord.translation, .velocity, .location].map(\.rawValue))

  mutating func readTouch(_ command: Command) throws(Unknown) {
    guard !passesTime, finger == nil, depth == 0, loops == 0 else { throw Unknown() }
    var (view, way): (String?, Expression?)
    for argument in command.arguments {
      guard let value = argument.value.expression else { throw Unknown() }
      switch (argument.label?.text, value) {
      case (nil, .path(let path)) where view == nil && path.members.isEmpty: view = path.root?.text
      case ("by", _), ("flick", _):
        guard try dependence(of: value) != .throughThings else { throw Unknown() }
        way = value
      default: try checkFree(value)
      }
    }
    guard let way, let blocks = view.flatMap(before.gestures) else { throw Unknown() }
    finger = Finger(way: way, blocks: blocks)
  }

  /// Reads the gestures' blocks whenever time passes; where the finger comes down must not change.
  mutating func readGestures() throws(Unknown) {
    guard let finger else { return }
    guard finger.isDown || !setsAny, !startsLater else { throw Unknown() }
    let others = names
    for word in Self.fingerWords { names[word] = numbers(in: finger.way) }
    loops += 1
    try readAgain(finger.blocks)
    loops -= 1
    for word in Self.fingerWords { names[word] = others[word] }
    self.finger?.isDown = true
  }

  /// Reads an assignment to a name: a finger's word starts again, any other name is a value.
  mutating func readName(_ name: Name, _ assignment: Assignment) throws(Unknown) {
    guard !Self.fingerWords.contains(name.text) else { return try checkFree(assignment.value) }
    let dependence = try dependence(of: assignment.value)
    locals.insert(name.text)
    guard dependence > .none || names[name.text] != nil else { return }
    guard [.set, .add, .subtract].contains(assignment.operator) else { throw Unknown() }
    add(numbers(in: assignment.value), to: name.text)
  }
}
