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

  @Test func `has the room of a phone that is held upright`() {
    let traits = stage.run { UIView().traitCollection }
    #expect(traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .regular)
    #expect(traits.userInterfaceIdiom == .phone && UIUserInterfaceIdiom.vision.rawValue == 6)
    #expect(UIScreen.main.bounds.width < UIScreen.main.bounds.height)
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

  @Test func `has windows, of which the topmost is the key window`() {
    stage.run {
      let (app, window) = (UIApplication.shared, UIWindow(frame: UIScreen.main.bounds))
      #expect(app === UIApplication.shared && app.windows == [stage.window])
      #expect(stage.window.isKeyWindow && window.windowScene == nil)
      window.makeKeyAndVisible()
      #expect(app.windows == [stage.window, window] && app.keyWindow === window)
      #expect(!stage.window.isKeyWindow && window.isKeyWindow)
      // As apps look for it today.
      let scenes = app.connectedScenes.filter { $0.activationState == .foregroundActive }
      let found = scenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
      #expect(found.first { $0.isKeyWindow } === window && window.windowScene === scenes.first)
      window.isHidden = true
      #expect(app.keyWindow === stage.window && !window.isKeyWindow && stage.window.isKeyWindow)
      window.isHidden = false
      let inner = UIWindow()
      window.addSubview(inner)
      #expect(app.keyWindow === window && window.isKeyWindow && !inner.isKeyWindow)
      (window.isHidden, stage.window.isHidden) = (true, true)
      #expect(app.keyWindow == nil && !stage.window.isKeyWindow && app.windows.isEmpty)
      #expect(app.statusBarFrame == .zero && app.isStatusBarHidden)
      #expect(app.statusBarStyle == .default && UIWindow.Level.normal < .alert)
    }
    let other = Stage()
    other.run { #expect(UIApplication.shared.windows == [other.window]) }
  }

  @Test func `has colours that are light, as its traits are`() {
    stage.run {
      let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }
      #expect(color == .red && color.resolvedColor(with: .current) == .red)
    }
  }

  @Test func `has pictures that are equal when they are one`() {
    let picture = UIImage(size: CGSize(width: 2, height: 3))
    #expect(picture == picture && picture != UIImage(size: picture.size))
  }
}
