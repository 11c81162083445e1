import Foundation
import HeadlessUIKit
import Testing

@testable import FlipbookSession

/// The Swift that is exported from each snippet; some of it is compiled here.
@Suite struct WrittenSwiftTests {
  /// A changed command changes these files: `WRITE_SWIFT=1` rewrites them.
  @Test func `is what the session writes now`() throws {
    let writes = ProcessInfo.processInfo.environment["WRITE_SWIFT"] != nil
    for (path, text) in try Snippets.files() {
      let file = Snippets.folder.appending(path: path)
      if writes { try text.write(to: file, atomically: true, encoding: .utf8) }
      let kept = try? String(contentsOf: file, encoding: .utf8)
      #expect(kept == text, "\(path): WRITE_SWIFT=1 swift test --filter WrittenSwift writes it")
    }
  }

  @Test(arguments: Snippets.names.filter { Snippets.isCompiled($0) })
  func `moves as the session does`(name: String) throws {
    let motion = try #require(Motions.all[name])
    let session = try Snippets.session(name)
    let moments = Self.moments(upTo: session.timeline.here.end)
    var expected: [[Seen]] = []
    try Replay(of: session).visit(moments) { world in
      expected.append(Seen.all(on: world.stage))
    }
    // Core Animation's control points are Floats, which the shell's are not.
    let hasFloats = try Snippets.written("swift", of: session, name).contains("(controlPoints:")
    let tolerance = hasFloats ? 0x1p-24 : 1e-9
    let stage = Stage()
    var kept: [UIViewPropertyAnimator] = []
    stage.task { kept = (try? await motion(stage.window)) ?? [] }
    defer { kept = [] }
    for (moment, expected) in zip(moments, expected) {
      stage.advance(by: Stage.seconds(ticks: moment - stage.ticks))
      let seen = Seen.all(on: stage)
      try #require(seen.count == expected.count, "at \(stage.now) s")
      for (one, other) in zip(seen, expected) {
        let difference = one.difference(from: other)
        #expect(difference <= tolerance, "\(one) instead of \(other) at \(stage.now) s")
      }
    }
  }

  // Moments between the actions, and after the last one.
  private static func moments(upTo end: Int64) -> [Int64] {
    let second = Stage.ticks(seconds: 1) ?? 1
    return (0..<40).map { (end + second) / 40 * $0 + 12_345_671 }
  }
}

/// The shown numbers of a layer.
struct Seen {
  let numbers: [Double]

  static func all(on stage: Stage) -> [Seen] {
    var seen: [Seen] = []
    for placed in stage.window.placedLayers(asking: {}) {
      let (layer, m) = (placed.shown, placed.transform)
      let matrix = [m.m11, m.m12, m.m14, m.m21, m.m22, m.m24, m.m41, m.m42, m.m44]
      let box = layer.bounds
      let sizes = [
        box.minX, box.minY, box.width, box.height, layer.cornerRadius, layer.borderWidth,
      ]
      let color = layer.backgroundColor?.components ?? []
      seen.append(
        Seen(numbers: (matrix + sizes + color).map { Double($0) } + [Double(layer.opacity)]))
    }
    return seen
  }

  /// The largest difference of two numbers, as a share of those above 1.
  func difference(from other: Seen) -> Double {
    guard numbers.count == other.numbers.count else { return .infinity }
    return zip(numbers, other.numbers).map { abs($0 - $1) / max(abs($0), abs($1), 1) }.max() ?? 0
  }
}
