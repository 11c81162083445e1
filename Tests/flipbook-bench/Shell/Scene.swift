import FlipbookAssembly
import FlipbookSession
import FlipbookTestRunner
import FlipbookValues
import SessionFiles

/// Sessions with much on their stage.
enum Scene {
  /// Enters all entries; throws if one fails.
  static func enter(_ entries: [String], into session: Session) throws {
    for entry in entries {
      let outcome = session.enter(entry)
      guard !outcome.failed else {
        throw WrongResult(description: "\(entry): \(outcome.text.prefix(200))")
      }
    }
  }

  /// A session into which all entries were entered.
  static func session(_ entries: [String]) throws -> Session {
    let session = Session()
    try enter(entries, into: session)
    return session
  }

  /// Views in rows, in the window itself.
  static func views(_ count: Int) -> [String] {
    (0..<count).map { "view v\($0) frame: (\($0 % 40 * 9), \($0 / 40 % 80 * 10), 8, 8)" }
  }

  /// Named animators, all running, each moving one number of some views.
  static func animators(_ count: Int, of views: Int) -> [String] {
    (0..<count).map { "animator a\($0) 1s { v\($0 % views).center.x += 1 }; start a\($0)" }
  }

  /// Blocks without a name, all running.
  static func blocks(_ count: Int, of views: Int) -> [String] {
    (0..<count).map { "animate 1s { v\($0 % views).center.x += 1 }" }
  }

  /// Many named animators on a tenth as many views, which run.
  static func named(_ count: Int) -> [String] {
    views(max(count / 10, 1)) + animators(count, of: max(count / 10, 1))
  }

  /// `count` changes: a tenth make views, a tenth move one view each, the others set numbers.
  static func changed(_ count: Int) -> [String] {
    let views = max(count / 10, 1)
    return self.views(views) + blocks(views, of: views)
      + (2 * views..<max(count, 2 * views)).map { "v\($0 % views).layer.borderWidth = \($0 % 7)" }
  }

  /// The entry number of the first change that moves a view.
  static func firstBlock(among count: Int) -> Int { max(count / 10, 1) + 1 }

  /// Views, each inside the one before.
  static func nested(_ count: Int) -> [String] {
    (0..<count).map { "view v\($0)" + ($0 > 0 ? " in: v\($0 - 1)" : "") }
  }

  /// An animation attached under many keys.
  static func attached(_ count: Int) -> [String] {
    ["view v", "animation fade opacity to: 0 1s"]
      + (0..<count).map { "attach fade to: v key: \"k\($0)\"" }
  }

  /// Entries that each change one value.
  static func changes(_ count: Int) -> [String] {
    ["view v"] + (1..<count).map { "v.alpha = 0.\($0 % 9 + 1)" }
  }
}

extension Contestant {
  /// The shell running entries in a new session, after others that are not timed.
  static func entering(
    _ entries: [String], after scene: [String] = [], named name: String = "shell"
  ) -> Contestant {
    Contestant(name) {
      let session = try Scene.session(scene)
      return { try Scene.enter(entries, into: session) }
    }
  }

  /// The shell answering entries that all fail.
  static func failing(_ entries: [String], after scene: [String]) -> Contestant {
    Contestant("shell") {
      let session = try Scene.session(scene)
      return {
        for entry in entries where !session.enter(entry).failed {
          throw WrongResult(description: "\(entry) does not fail")
        }
      }
    }
  }

  /// A worker writing its messages about ended entries, and its parent reading them.
  static func telling(_ count: Int) -> Contestant {
    Contestant("worker") {
      {
        for _ in 0..<count {
          let message = WorkerMessage.ended(.blank, moment: 1, seconds: 1)
          guard WorkerMessage(message.bytes[...]) == message else {
            throw WrongResult(description: "a message is not read as it was sent")
          }
        }
      }
    }
  }

  /// The shell writing the whole table.
  static func table(after scene: [String]) -> Contestant {
    Contestant("shell") {
      let session = try Scene.session(scene)
      let entry = Session().enter("table all").failed ? "table" : "table all"
      return { try Scene.enter([entry], into: session) }
    }
  }
}
