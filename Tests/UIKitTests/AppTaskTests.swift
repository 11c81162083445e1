import Foundation
import Testing
import UIKit

@MainActor @Suite struct `the tasks of an app's own code` {
  private let stage = Stage()

  @available(macOS 15, *)
  @Test func `go by the stage's clock, and end at once when they are cancelled`() {
    let field = stage.run { SearchField() }
    stage.run { field.type("a") }
    stage.advance(by: 0.2)
    stage.run { field.type("ab") }
    #expect(field.told == ["no a 0.2"])
    stage.advance(by: 0.299)
    #expect(field.told.count == 1)
    stage.advance(by: 0.001)
    // Views outside of a window do not wait for anything.
    #expect(field.told == ["no a 0.2", "ab 0.5", "shown 0.5"])
  }

  @available(macOS 15, *)
  @Test func `show one thing after the other`() {
    let field = stage.run {
      let field = SearchField()
      field.results.forEach(stage.window.addSubview)
      field.type("b")
      return field
    }
    stage.advance(by: 0.3 + 0.25 + 0.125)
    let shown = field.results.map { $0.layer.presentation()?.opacity ?? -1 }
    #expect(shown[0] == 1 && abs(shown[1] - 0.5) < 1e-6)
    stage.advance(by: 1)
    #expect(field.told == ["b 0.3", "shown 0.8"])
  }
}

@MainActor @Suite struct `a group of work on a stage` {
  private let stage = Stage()
  private var views: [UIView] = []

  init() {
    let stage = stage
    views = stage.run {
      let views = [UIView(), UIView(), UIView()]
      views.forEach(stage.window.addSubview)
      return views
    }
  }

  // In seconds of the stage.
  private func moment(_ begin: (@escaping () -> Void) -> Void) -> Double? {
    var moment: Double?
    stage.run { begin { moment = stage.now } }
    stage.advance(by: 10)
    return moment
  }

  @Test func `tells the main queue when the last of it has ended`() {
    let end = moment { move(views, by: CGVector(dx: 10, dy: 0), completion: $0) }
    #expect(end.map { abs($0 - 0.6) < 1e-9 } == true)
    #expect(views.allSatisfy { $0.center.x == 10 })
  }

  @Test func `tells it when the turn ends if there is none, and again when more has ended`() {
    let group = DispatchGroup()
    var moments: [Double] = []
    stage.run {
      group.notify(queue: .main) { moments.append(stage.now) }
      #expect(moments.isEmpty)
    }
    #expect(moments == [0])
    stage.run {
      group.enter()
      let item = DispatchWorkItem { moments.append(stage.now) }
      group.notify(queue: .main, work: item)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { group.leave() }
      DispatchQueue.main.async(group: group) { moments.append(-1) }
    }
    stage.advance(by: 1)
    #expect(moments == [0, -1, 0.5])
  }

  @Test func `is empty at once when it was never entered, in a wait too`() {
    let group = DispatchGroup()
    #expect(group.wait(timeout: .now()) == .success)
    group.enter()
    #expect(stage.run { group.wait(timeout: .now()) } == .timedOut)
    group.leave()
    group.wait()
  }
}

@Suite struct `a group of work where no stage is current` {
  @Test func `goes by the queue it is given`() async {
    let group = DispatchGroup()
    let queue = DispatchQueue(label: "own")
    group.enter()
    queue.async { group.leave() }
    await withCheckedContinuation { continuation in
      group.notify(queue: queue) { continuation.resume() }
    }
  }
}
