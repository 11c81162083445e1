import OrderedCollections

/// Declarations behind the code, for what UIKit lacks.
enum SwiftSupport {
  static func lines(for needs: Set<SwiftWriter.Need>) -> SwiftLines {
    let lines: SwiftLines = texts.filter { needs.contains($0.key) }.reduce([]) { lines, part in
      lines + "" + text(part.value)
    }
    let own = missing.filter { needs.contains($0.key) }.map { text($0.value).indented.lines }
    guard !own.isEmpty else { return lines }
    return lines + ["", "#if !canImport(HeadlessUIKit)"]
      + SwiftLines(own.joined(separator: [""]) + ["#endif"])
  }

  private static func text(_ text: String) -> SwiftLines {
    SwiftLines(text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
  }

  private static let texts: OrderedDictionary<SwiftWriter.Need, String> = [
    .shown: """
    extension CALayer {
      /// What is seen of it at this moment.
      fileprivate var shown: CALayer { presentation() ?? self }
    }
    """,
    .looks: """
    extension Stage {
      /// Lets time pass, and looks before it does, so many times on the way, and at the end.
      fileprivate func advance(
        by seconds: TimeInterval, looks: Int, _ look: () throws -> Void
      ) rethrows {
        let start = now
        for place in 0...looks {
          advance(by: start + seconds * Double(place) / Double(looks) - now)
          try look()
        }
      }
    }
    """,
    .steps: """
    extension [Double] {
      /// How far it is from each number to the next.
      fileprivate var steps: [Double] { zip(dropFirst(), self).map(-) }
    }
    """,
    .turns: """
    extension [Double] {
      /// How much longer each step is than the one before, but for setting out and coming to rest.
      fileprivate var turns: [Double] {
        zip(steps.dropFirst(), steps).filter { $0 != 0 && $1 != 0 }.map(-)
      }
    }
    """,
    .actionView: """
    /// A view whose layer is given actions.
    private final class ActionView: UIView {
      override class var layerClass: AnyClass { ActionLayer.self }
    }
    """,
    .animatorStep: """
    /// A step of a chain with a timing that blocks do not take.
    private struct AnimatorStep: Animation {
      let duration: TimeInterval
      let delay: TimeInterval
      let animationBlock: () -> Void
      private let timing: any UITimingCurveProvider

      init(
        duration: TimeInterval, delay: TimeInterval = 0, timing: any UITimingCurveProvider,
        animationBlock: @escaping () -> Void
      ) {
        // A spring that is given in full takes as long as it needs.
        self.duration = UIViewPropertyAnimator(duration: duration, timingParameters: timing).duration
        (self.delay, self.timing, self.animationBlock) = (delay, timing, animationBlock)
      }

      func performAnimations(completion: ((Bool) -> Void)?) {
        let animator = UIViewPropertyAnimator(duration: duration, timingParameters: timing)
        animator.isUserInteractionEnabled = false
        animator.addAnimations(animationBlock)
        animator.addCompletion { completion?($0 == .end) }
        animator.startAnimation(afterDelay: delay)
      }
    }
    """,
    .animationCalls: """
    /// Calls closures where animations between begin and commit call a delegate.
    private final class AnimationCalls: NSObject {
      private let willStart: () -> Void
      private let didStop: (Bool) -> Void
      // The delegate is not retained: it keeps itself until they are over.
      private var own: AnimationCalls?

      init(willStart: @escaping () -> Void = {}, didStop: @escaping (Bool) -> Void = { _ in }) {
        (self.willStart, self.didStop) = (willStart, didStop)
        super.init()
        own = self
      }

      fileprivate func start() { willStart() }

      fileprivate func stop(_ finished: Bool) {
        didStop(finished)
        own = nil
      }
    }

    #if canImport(HeadlessUIKit)
      extension AnimationCalls: UIViewAnimationDelegate {
        func listen() { UIView.setAnimationDelegate(self) }

        func animationWillStart(_ animationID: String?, context: UnsafeMutableRawPointer?) {
          start()
        }

        func animationDidStop(
          _ animationID: String?, finished: Bool, context: UnsafeMutableRawPointer?
        ) {
          stop(finished)
        }
      }
    #else
      extension AnimationCalls {
        @MainActor func listen() {
          UIView.setAnimationDelegate(self)
          UIView.setAnimationWillStart(#selector(animationWillStart))
          UIView.setAnimationDidStop(#selector(animationDidStop))
        }

        @objc func animationWillStart(_ animationID: String?, context: UnsafeMutableRawPointer?) {
          start()
        }

        @objc func animationDidStop(
          _ animationID: String?, finished: NSNumber, context: UnsafeMutableRawPointer?
        ) {
          stop(finished.boolValue)
        }
      }
    #endif
    """,
    .company: """
    /// Lets a gesture go on beside others, and them beside it.
    private final class Company: NSObject, UIGestureRecognizerDelegate {
      static let shared = Company()

      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool {
        true
      }
    }
    """,
  ]

  // Declarations that only UIKit lacks and HeadlessUIKit has.
  private static let missing: OrderedDictionary<SwiftWriter.Need, String> = [
    .gestureClosures: """
    extension UIGestureRecognizer {
      private final class Target: NSObject {
        let body: (UIGestureRecognizer) -> Void

        init(_ body: @escaping (UIGestureRecognizer) -> Void) { self.body = body }

        @objc func call(_ gesture: UIGestureRecognizer) { body(gesture) }
      }

      /// Calls a closure where UIKit calls a selector.
      fileprivate func addAction(_ body: @escaping (UIGestureRecognizer) -> Void) {
        let target = Target(body)
        addTarget(target, action: #selector(Target.call(_:)))
        let key = Unmanaged.passUnretained(target).toOpaque()
        objc_setAssociatedObject(self, key, target, .OBJC_ASSOCIATION_RETAIN)
      }
    }
    """,
    .letGo: """
    /// How far something goes on that is let go, as a scroll view has it.
    private func project(initialVelocity: CGFloat, decelerationRate: CGFloat) -> CGFloat {
      initialVelocity / 1000 * decelerationRate / (1 - decelerationRate)
    }

    /// How far something goes that is dragged beyond its end.
    private func rubberBand(_ offset: CGFloat, in dimension: CGFloat) -> CGFloat {
      let way = abs(offset)
      return (offset < 0 ? -1 : 1) * (1 - 1 / (way * 0.55 / dimension + 1)) * dimension
    }

    /// A velocity as a spring wants it: ways in a second.
    private func relativeVelocity(
      forVelocity velocity: CGFloat, from current: CGFloat, to target: CGFloat
    ) -> CGFloat {
      target == current ? 0 : velocity / (target - current)
    }
    """,
  ]
}
