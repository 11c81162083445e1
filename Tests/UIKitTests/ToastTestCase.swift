import UIKit
import XCTest

/// A test of an app, of the older kind: its views are properties, made before anything is current.
@MainActor
final class ToastTestCase: XCTestCase {
  private let stage = Stage()
  private let toast = ToastView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

  override func setUp() async throws {
    await MainActor.run {
      stage.makeCurrent()
      stage.window.addSubview(toast)
    }
  }

  override func tearDown() async throws {
    await MainActor.run { stage.resignCurrent() }
  }

  func testShowsAndHides() {
    toast.show(for: 1)
    stage.advance(by: 0.125)
    XCTAssertEqual(toast.layer.presentation()?.opacity ?? 0, 0.5, accuracy: 1e-6)
    stage.advance(by: 1)
    XCTAssertEqual(toast.told, ["shown", "dismissed"])
  }

  func testAwaits() {
    guard #available(macOS 15, *) else { return }
    var told: [Double] = []
    stage.task { [self] in
      await UIView.animate(withDuration: 0.5) { toast.alpha = 0 }
      told.append(stage.now)
      await UIView.animate(withDuration: 0.5) { toast.alpha = 1 }
      told.append(stage.now)
    }
    stage.advance(by: 0.75)
    XCTAssertEqual(told, [0.5])
    XCTAssertEqual(toast.layer.presentation()?.opacity ?? 0, 0.5, accuracy: 1e-6)
    stage.advance(by: 1)
    XCTAssertEqual(told, [0.5, 1])
  }

  func testAwaitsInAnAsyncTest() async throws {
    await Task.yield()
    toast.show(for: 0.5)
    stage.advance(by: 0.5)
    XCTAssertEqual(toast.told, ["shown", "dismissed"])
  }
}
