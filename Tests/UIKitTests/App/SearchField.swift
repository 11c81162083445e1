import CoreGraphics
import QuartzCore
import UIKit

/// A field that looks for what is typed once nothing more has come for a while, and shows its results
/// one after the other, as apps of today write it.
@MainActor
final class SearchField {
  let results = [UIView(), UIView()]
  private(set) var told: [String] = []
  private var task: Task<Void, any Error>?

  func type(_ text: String) {
    task?.cancel()
    task = Task {
      do {
        try await Task.sleep(for: .milliseconds(300))
      } catch {
        note("no \(text)")
        throw error
      }
      note(text)
      Task { await show() }
    }
  }

  private func show() async {
    for view in results { view.alpha = 0 }
    for view in results {
      await UIView.animate(withDuration: 0.25) { view.alpha = 1 }
    }
    note("shown")
  }

  private func note(_ text: String) {
    told.append("\(text) \((CACurrentMediaTime() * 1000).rounded() / 1000)")
  }
}

/// Moves views together and tells when all have come to rest, as libraries do.
func move(_ views: [UIView], by vector: CGVector, completion: @escaping () -> Void) {
  let group = DispatchGroup()
  for (index, view) in views.enumerated() {
    group.enter()
    let duration = 0.2 * Double(index + 1)
    UIView.animate(withDuration: duration) {
      view.center = CGPoint(x: view.center.x + vector.dx, y: view.center.y + vector.dy)
    } completion: { _ in
      group.leave()
    }
  }
  group.notify(queue: .main, execute: completion)
}
