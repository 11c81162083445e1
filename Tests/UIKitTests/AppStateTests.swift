import Testing
import UIKit

@MainActor @Suite struct `an app` {
  private let stage = Stage()

  @Test func `knows how its stage looks`() {
    stage.run {
      let (view, controller) = (UIView(), UIViewController())
      let traits = view.traitCollection
      #expect(traits === controller.traitCollection && traits === UITraitCollection.current)
      #expect(traits.userInterfaceStyle == .light && traits.displayScale == UIScreen.main.scale)
      #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
      #expect(traits.layoutDirection == .leftToRight)
    }
  }

  @Test func `hears of the app what a test posts`() {
    let names = [
      UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
      UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification,
      UIApplication.willTerminateNotification,
    ]
    #expect(Set(names).count == 5)
    #expect(names[0].rawValue == "UIApplicationDidBecomeActiveNotification")
  }
}
