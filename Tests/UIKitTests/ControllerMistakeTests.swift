import Testing
import UIKit

@MainActor @Suite struct `controllers where they cannot be` {
  @Test func `end the program`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let (navigation, page) = (UINavigationController(), UIViewController())
      for _ in 0..<2 { navigation.pushViewController(page, animated: false) }
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      UINavigationController().pushViewController(UINavigationController(), animated: false)
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      let (stage, page) = (Stage(), UIViewController())
      stage.run { stage.window.rootViewController = page }
      stage.run { page.present(page, animated: false) }
    }
    await #expect(processExitsWith: .success) { @MainActor in
      let (navigation, page) = (UINavigationController(), UIViewController())
      navigation.pushViewController(page, animated: false)
    }
  }
}
