import FlipbookAssembly
import FlipbookCommands
import FlipbookValues
import Foundation
import HeadlessUIKit
import Testing

@testable import FlipbookSession

/// The session that is shown: something of everything that moves, in views that lie in others.
enum Subject {
  static let hostileName = "<img src=x onerror=alert(1)>"

  static let entries = [
    "view card frame: (40, 80, 200, 140) backgroundColor: #2f6fde cornerRadius: 16",
    "view badge in: card frame: (20, 20, 48, 48) backgroundColor: #ffb020 cornerRadius: 24",
    "view dot in: badge frame: (16, 16, 16, 16) backgroundColor: white cornerRadius: 8",
    "view \"\(hostileName)\" frame: (60, 300, 80, 50) backgroundColor: #7a3ff2",
    "view panel frame: (200, 320, 120, 80) backgroundColor: systemTeal",
    "layer stripe in: panel frame: (10, 10, 40, 20) backgroundColor: black",
    "animator slide 1.2s spring(dampingRatio: 0.5) "
      + "{ card.center.x += 90; card.transform = rotate(20deg) * scale(1.2) }",
    "start slide after: 0.3s",
    "animate 1s delay: 0.2s { badge.backgroundColor = systemGreen; badge.center.x += 90 }",
    "keyframes 1.5s { at 0% for: 50% { dot.alpha = 0.2 }; "
      + "at 50% for: 50% { dot.alpha = 1; dot.transform = scale(2) } }",
    "animation turn transform.rotation.z to: 3 1.1s linear",
    "attach turn to: stripe key: \"turn\"",
    "step 0.4s",
    "mark middle",
    "chain intro { then 0.5s { \"\(hostileName)\".center.x += 100 }; "
      + "then 0.417s { \"\(hostileName)\".alpha = 0.3; root.backgroundColor = #102030 }; "
      + "do { card.cornerRadius = 40 } }",
    "perform intro",
    "animate 0.8s { card.center.x -= 60 }",
    "step 0.351s",
  ]

  /// A session after some entries, or after those above.
  static func session(_ entries: [String] = entries) throws -> Session {
    let session = Session()
    for entry in entries {
      let outcome = session.enter(entry)
      try #require(!outcome.failed, "\(entry)\n\(outcome.text)")
    }
    return session
  }

  /// The page of a session after some entries.
  static func page(_ entries: [String] = entries, _ entry: String = "export html page.html") throws
    -> String
  {
    let outcome = try session(entries).enter(entry)
    guard case .export(let export, _, _)? = outcome.request else {
      throw Browser.Problem(description: outcome.text)
    }
    return export.text
  }

  // MARK: What the engine says

  /// A layer as the engine has it at a moment.
  struct Seen {
    let name: String
    let box: CGRect
    let opacity: Double
    let color: [Double]?
  }

  /// What is shown at a moment, from a session that goes there by itself.
  static func seen(at time: Double) throws -> [Seen] {
    let session = try session()
    #expect(!session.enter("goto \(time)s").failed)
    return session.world.stage.window.placedLayers { () throws(Never) in }.map { placed in
      let bounds = placed.shown.bounds
      let corners = [
        CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
        CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
      ].map { placed.shown.convert($0, to: nil) }
      let (xs, ys) = (corners.map(\.x), corners.map(\.y))
      let (x, y) = (xs.min() ?? 0, ys.min() ?? 0)
      return Seen(
        name: session.world.name(of: placed.layer) ?? "",
        box: CGRect(x: x, y: y, width: (xs.max() ?? x) - x, height: (ys.max() ?? y) - y),
        opacity: placed.shown.exactOpacity,
        color: placed.shown.backgroundColor?.components.map { $0.map { Double($0) } })
    }
  }

  /// What `sample` prints of paths at a moment.
  static func sampled(_ paths: [String], at time: Double) throws -> [Double] {
    let session = try session()
    for entry in ["goto \(time)s", "set digits 9", "set format csv"] {
      try #require(!session.enter(entry).failed)
    }
    let text = session.enter("sample \(paths.joined(separator: " ")) every: 1s for: 0s").text
    let row = try #require(text.split(separator: "\n").last)
    return row.split(separator: ",").dropFirst().compactMap { Double($0) }
  }
}
