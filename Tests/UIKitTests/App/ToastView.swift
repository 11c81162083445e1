import Foundation
import UIKit

/// A message that comes, stays, and goes, as apps write it.
final class ToastView: UIView {
  private(set) var told: [String] = []
  private(set) var remaining = 0
  private var dismissal: DispatchWorkItem?
  private var timer: Timer?

  func show(for duration: TimeInterval, completion: (() -> Void)? = nil) {
    alpha = 0
    DispatchQueue.main.async {
      self.told.append("shown")
      UIView.animate(withDuration: 0.25) { self.alpha = 1 }
    }
    dismissal?.cancel()
    let item = DispatchWorkItem { [weak self] in
      self?.told.append("dismissed")
      completion?()
    }
    dismissal = item
    DispatchQueue.main.asyncAfter(deadline: .now() + duration, execute: item)
  }

  func countDown(from count: Int) {
    remaining = count
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1 / 3.0, repeats: true) { [weak self] timer in
      guard let self = self else { return timer.invalidate() }
      self.remaining -= 1
      if self.remaining == 0 { timer.invalidate() }
    }
  }

  func blink(times: Int) {
    for time in 0..<times {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1 * Double(time)) { [weak self] in
        self?.isHidden.toggle()
      }
    }
  }

  func wait(_ seconds: Int, then block: @escaping () -> Void) {
    let time =
      DispatchTime.now() + Double(Int64(Double(seconds) * Double(NSEC_PER_SEC)))
      / Double(NSEC_PER_SEC)
    DispatchQueue.main.asyncAfter(deadline: time, execute: block)
  }

  func pulse() {
    let timer = Timer(timeInterval: 0.5, repeats: false, block: { _ in self.told.append("pulse") })
    RunLoop.main.add(timer, forMode: .tracking)
    self.timer = timer
  }

  var isPulsing: Bool { timer?.isValid ?? false }
  func pulseNow() { timer?.fire() }
}
