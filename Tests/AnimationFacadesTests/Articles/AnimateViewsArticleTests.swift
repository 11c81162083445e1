import AnimationFacades
import HeadlessUIKit
import Testing

// The listings of "Let's Build UIView.animateWithDuration in Swift".

/// The article's own function: begin and commit around a block that does not escape, and a delegate
/// for the completion.
private final class Listing {
  private var delegates = Set<AnimationDelegate>()

  func animateViews(
    duration: TimeInterval, delay: TimeInterval = 0, curve: UIView.AnimationCurve? = nil,
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    UIView.beginAnimations(nil, context: nil)
    if let completion = completion {
      let wrapper = AnimationDelegate(callback: completion, remove: { self.delegates.remove($0) })
      delegates.insert(wrapper)
      UIView.setAnimationDelegate(wrapper)
    }
    UIView.setAnimationDuration(duration)
    UIView.setAnimationDelay(delay)
    if let curve = curve {
      UIView.setAnimationCurve(curve)
    }
    animations()
    UIView.commitAnimations()
  }
}

private final class AnimationDelegate: NSObject, UIViewAnimationDelegate {
  let callback: (Bool) -> Void
  let remove: (AnimationDelegate) -> Void

  init(callback: @escaping (Bool) -> Void, remove: @escaping (AnimationDelegate) -> Void) {
    self.callback = callback
    self.remove = remove
  }

  func animationDidStop(
    _ animationId: String?, finished: Bool, context: UnsafeMutableRawPointer?
  ) {
    self.callback(finished)
    remove(self)
  }
}

/// What the article's views are in.
private final class Screen {
  let stage = Stage()
  let view1: UIView
  let view2: UIView
  private(set) var ends: [(finished: Bool, time: Double)] = []

  init() {
    let stage = self.stage
    (view1, view2) = stage.run {
      (
        UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)),
        UIView(frame: CGRect(x: 120, y: 0, width: 50, height: 50))
      )
    }
    [view1, view2].forEach(stage.window.addSubview)
  }

  func animationDidComplete(_ finished: Bool) {
    ends.append((finished, stage.now))
  }

  /// The frames at sixty times a second.
  func frames(for seconds: Double) -> [CGRect?] {
    (0...Int(seconds * 60)).flatMap { frame in
      if frame > 0 { stage.advance(by: 1.0 / 60) }
      return [view1, view2].map { $0.layer.presentation()?.frame }
    }
  }
}

@Suite struct `the article on animateWithDuration` {
  private let screen = Screen()
  private var view1: UIView { screen.view1 }
  private var view2: UIView { screen.view2 }

  @Test func `moves one view, and another after its new frame`() {
    screen.stage.run {
      UIView.animate(
        withDuration: 0.5,
        animations: {
          view1.frame.size.width += 200
          view2.frame.origin.x = view1.frame.maxX + 20
        })
    }
    let told = Screen()
    told.stage.run {
      animateViews(
        duration: 0.5,
        animations: {
          told.view1.frame.size.width += 200
          told.view2.frame.origin.x = told.view1.frame.maxX + 20
        })
    }
    #expect(view2.frame.minX == 320)
    #expect(screen.frames(for: 1) == told.frames(for: 1))
  }

  @Test func `calls the function as it says`() {
    screen.stage.run {
      animateViews(
        duration: 1.2, delay: 0.2,
        animations: { view1.frame.origin.x += 50 },
        completion: { self.screen.animationDidComplete($0) }
      )
    }
    screen.stage.advance(by: 0.8)
    #expect(view1.layer.presentation()?.frame.minX == 25)
    screen.stage.advance(by: 1)
    #expect(screen.ends.map(\.finished) == [true] && screen.ends.map(\.time) == [1.4])
  }

  @Test func `uses begin and commit the normal way`() {
    screen.stage.run {
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(1.2)

      view1.frame.origin.x += 50

      UIView.commitAnimations()
    }
    let told = Screen()
    told.stage.run { animateViews(duration: 1.2, animations: { told.view1.frame.origin.x += 50 }) }
    #expect(screen.frames(for: 1.5) == told.frames(for: 1.5))
  }

  @Test(arguments: [nil, UIView.AnimationCurve.linear, .easeIn, .easeOut, .easeInOut])
  func `builds a function that does the same`(curve: UIView.AnimationCurve?) {
    let (told, listing) = (Screen(), Listing())
    screen.stage.run {
      listing.animateViews(
        duration: 0.75, delay: 0.25, curve: curve, animations: { view1.frame.origin.x += 50 },
        completion: screen.animationDidComplete)
    }
    told.stage.run {
      animateViews(
        duration: 0.75, delay: 0.25, curve: curve,
        animations: { told.view1.frame.origin.x += 50 }, completion: told.animationDidComplete)
    }
    #expect(screen.frames(for: 1.5) == told.frames(for: 1.5))
    #expect(screen.ends.map(\.time) == [1] && told.ends.map(\.time) == [1])
    #expect(screen.ends.map(\.finished) == told.ends.map(\.finished))
  }
}
