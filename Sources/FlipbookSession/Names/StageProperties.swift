import FlipbookLanguage
import HeadlessUIKit

/// A property of the stage itself, as in `stage.now`.
struct StageProperty: Sendable {
  /// The word that means the stage.
  static let root = "stage"

  let name: String
  let meaning: String
  let read: @Sendable (World) -> Double

  /// Every property, in the order they are listed.
  static let all: [StageProperty] = [
    StageProperty(name: "now", meaning: "the moment, in seconds", read: { $0.stage.now }),
    StageProperty(
      name: "frame", meaning: "the moment, in frames",
      read: { $0.stage.now * Double($0.settings.rate) }),
  ]
}

extension Scope {
  /// What a path on the stage stands for.
  func stageValue(_ path: Path) throws(Mistake) -> Value {
    let names = StageProperty.all.map(\.name)
    guard let member = path.members.first else {
      throw Mistake(.unknownProperty("", of: "the stage", near: names), path.span)
    }
    guard let property = StageProperty.all.first(where: { $0.name == member.text }) else {
      throw Mistake(unknownProperty(member.text, of: "the stage", names), member.span)
    }
    let value = Value.plain(property.read(world))
    guard path.members.count > 1 else { return value }
    return try self.member(path.members[1], of: value, path: path)
  }

  /// Prints every property of the stage.
  func printStage() {
    for property in StageProperty.all where !isRehearsal {
      world.answer.print("\(property.name)  \(world.text.number(property.read(world)))")
    }
  }
}
