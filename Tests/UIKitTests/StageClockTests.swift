import Foundation
import Testing
import UIKit

@MainActor @Suite struct `the clock of a stage in an app's own code` {
  private let stage = Stage()

  private func makeToast() -> ToastView {
    stage.run {
      let toast = ToastView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      stage.window.addSubview(toast)
      return toast
    }
  }

  // When a thing is told, in seconds of the stage.
  private func moment(within limit: Double, _ begin: (@escaping () -> Void) -> Void) -> Double? {
    var moment: Double?
    stage.run { begin { moment = stage.now } }
    stage.advance(by: limit)
    return moment
  }

  @Test func `brings what is put off at its exact time`() {
    stage.advance(by: 1 / 3)
    let start = stage.now
    let toast = makeToast()
    let shown = moment(within: 5) { told in toast.show(for: 2.5, completion: told) }
    #expect(shown == start + 2.5 && toast.told == ["shown", "dismissed"])
    #expect(toast.layer.presentation()?.opacity == 1)
  }

  @Test func `does not bring what was cancelled`() {
    let toast = makeToast()
    stage.run { toast.show(for: 1) }
    stage.advance(by: 0.5)
    stage.run { toast.show(for: 1) }
    stage.advance(by: 0.999)
    #expect(toast.told == ["shown", "shown"])
    stage.advance(by: 0.001)
    #expect(toast.told == ["shown", "shown", "dismissed"])
  }

  @Test func `drives timers that repeat, without any drift`() {
    let toast = makeToast()
    stage.run { toast.countDown(from: 30) }
    stage.advance(by: 9.99)
    #expect(toast.remaining == 1)
    stage.advance(by: 0.01)
    #expect(toast.remaining == 0)
    stage.advance(by: 100)
    #expect(toast.remaining == 0)
  }

  @Test func `drives a timer that is added to a run loop, or fired by hand`() {
    let toast = makeToast()
    stage.run { toast.pulse() }
    stage.advance(by: 0.5)
    #expect(toast.told == ["pulse"] && !toast.isPulsing)
    stage.run { toast.pulse() }
    toast.pulseNow()
    stage.advance(by: 1)
    #expect(toast.told == ["pulse", "pulse"] && !toast.isPulsing)
  }

  @Test func `brings delays of a file that imports Foundation alone`() {
    #expect(moment(within: 1) { delay(0.2, execute: $0) } == 0.2)
  }

  @Test func `knows deadlines in every spelling`() {
    #expect(moment(within: 3) { makeToast().wait(2, then: $0) } == 2)
    let begin = stage.now
    var moments: [Double] = []
    stage.run { putOffInEverySpelling { moments.append(stage.now - begin) } }
    stage.advance(by: 1000)
    #expect(moments == [0, 0, 0, 0, 0.5, 0.75, 1, 1.25, 2, 2.5])
  }
}

@Suite struct `queues and timers where no stage is current` {
  @Test func `go by the run loop`() {
    var calls = 0
    let timer = Timer.scheduledTimer(withTimeInterval: 0.001, repeats: true) { timer in
      calls += 1
      if calls == 3 { timer.invalidate() }
    }
    for _ in 0..<500 where timer.isValid { RunLoop.current.run(until: Date() + 0.01) }
    #expect(calls == 3 && timer.timeInterval == 0.001)
  }

  @Test func `go by the main queue, and by others`() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.001) { continuation.resume() }
    }
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume() }
    }
    await withCheckedContinuation { continuation in
      delay(milliseconds: 1) { continuation.resume() }
    }
  }
}
